"""What the fields of events mean, and their types."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from platzdarm.content.meaning import meaning
from platzdarm.games.doom2004.table.fact_types import (
    ActionName,
    CardId,
    DieFacts,
    DoorId,
    FigureId,
    Order,
    Square,
    TokenId,
    TypeId,
)
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.text.event_types import event_types, fields_of

Aim = Annotated[str | int | None, meaning("What the card is aimed at: a figure, a door; dice as bits; or nothing.")]

FIELDS: Final[Mapping[str, Any]] = {
    "type": Annotated[TypeId, meaning("The type of invader that was to appear.")],
    "round": Annotated[int, meaning("The number of the round.")],
    "figure": Annotated[FigureId, meaning("The figure that it happens to, or that does it.")],
    "action": Annotated[ActionName, meaning("The action that is declared.")],
    "side": Annotated[Literal["invader", "marines"], meaning("Who has won.")],
    "card": Annotated[CardId, meaning("The card.")],
    "cards": Annotated[int, meaning("Cards that the invader has now.")],
    "group": Annotated[int, meaning("Which group of the card, from 0.")],
    "target": Aim,
    "other": Annotated[FigureId, meaning("The other figure.")],
    "wounds": Annotated[int, meaning("How many wounds.")],
    "token": Annotated[TokenId, meaning("The token.")],
    "square": Square,
    "there": Annotated[Square, meaning("The square of the other token.")],
    "turned": Annotated[int, meaning("1 where a demon stands north and south, else 0.")],
    "door": Annotated[DoorId, meaning("The door.")],
    "area": Annotated[str, meaning("The id of the area; its name and text stand in the facts.")],
    "way": Annotated[int, meaning("Which way was chosen, from 0.")],
    "special": Annotated[str, meaning("The rule of the scenario's own; its line tells what it says.")],
    "tokens": Annotated[int, meaning("Wound tokens that came back.")],
    "left": Annotated[int, meaning("How many are left.")],
    "order": Annotated[Order, meaning("The order.")],
    "points": Annotated[int, meaning("Movement points that come with it.")],
    "ammo": Annotated[str, meaning("The type of ammo.")],
    "attacker": Annotated[FigureId, meaning("Who attacks.")],
    "weapon": Annotated[TokenId, meaning("The weapon, if a marine attacks.")],
    "aimed": Annotated[int, meaning("1 if it is aimed, else 0.")],
    "range": Annotated[int, meaning("How far away the square is.")],
    "dice": Annotated[list[DieFacts], meaning("All dice as they lie now.")],
    "success": Annotated[int, meaning("1 if the attack succeeds, else 0.")],
    "miss": Annotated[int, meaning("1 if a die shows a miss, else 0.")],
    "reach": Annotated[int, meaning("Range of the dice with all that is added.")],
    "armour": Annotated[int, meaning("Armour, which the damage does not reach.")],
    "damage": Annotated[int, meaning("Damage before armour.")],
    "now": Annotated[int, meaning("Wounds that an invader has now; wound tokens that a marine has left.")],
    "killer": Annotated[FigureId, meaning("Who killed it, if anybody.")],
    "frags": Annotated[int, meaning("Frags that the invader has now.")],
}
OWN_TYPES: Final[Mapping[tuple[str, str], Any]] = {
    ("used", "other"): Aim,
    ("swapped", "other"): Annotated[TokenId, meaning("The other token.")],
}

ANY_EVENT: Final = event_types({kind: fields_of(row, FIELDS, OWN_TYPES) for kind, row in VOCABULARY.events.items()})
