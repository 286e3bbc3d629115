"""What the fields of events mean, and their types."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from platzdarm.content.meaning import meaning
from platzdarm.games.neuroshima.table.facts import Cell, TileId
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.text.event_types import event_types, fields_of

FIELDS: Final[Mapping[str, Any]] = {
    "seat": Annotated[int, meaning("Whose it is, or who does it.")],
    "tile": TileId,
    "tiles": Annotated[list[TileId], meaning("The tiles.")],
    "cell": Annotated[Cell, meaning("Where it happens; where a tile comes to lie.")],
    "rotation": Annotated[int, meaning("Steps of 60 degrees clockwise, 0 to 5.")],
    "turn": Annotated[int, meaning("The number of the turn.")],
    "start": Annotated[Cell, meaning("Where the tile lay before.")],
    "cause": Annotated[
        Literal["tile", "full", "last", "hand"],
        meaning("Why there is a battle: a tile, a full board, the last tile drawn, a preview."),
    ],
    "phase": Annotated[int, meaning("The initiative whose turn it is.")],
    "source": Annotated[str, meaning("The cell of the tile that strikes or heals, or `instant`.")],
    "target": Annotated[Cell, meaning("The tile that is struck.")],
    "damage": Annotated[int, meaning("How much damage.")],
    "side": Annotated[int, meaning("The direction of the attack, 0 to 5 clockwise from the top.")],
    "attack": Annotated[Literal["melee", "ranged"], meaning("What the attack becomes.")],
    "medic": Annotated[Cell, meaning("The medic that takes the damage.")],
    "left": Annotated[int, meaning("Points that the HQ has left.")],
    "points": Annotated[int, meaning("Points that the seat has now.")],
    "seats": Annotated[list[int], meaning("The seats that tie, or that have won.")],
    "solved": Annotated[int, meaning("1 where the puzzle is solved, else 0.")],
}
ANY_EVENT: Final = event_types({kind: fields_of(row, FIELDS, {}) for kind, row in VOCABULARY.events.items()})
