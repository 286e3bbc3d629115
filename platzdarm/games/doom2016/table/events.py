"""What the fields of events mean, and their types."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from platzdarm.content.meaning import meaning
from platzdarm.games.doom2016.table.fact_types import CardId, Colour, DieColour, FigureId, Square, TypeId
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.text.event_types import event_types, fields_of

FIELDS: Final[Mapping[str, Any]] = {
    "seat": Annotated[int, meaning("Who does it: 0 the invader, 1 to 4 the marines.")],
    "marine": Annotated[str, meaning("The marine: `alpha`, `bravo`, `charlie` or `delta`.")],
    "weapons": Annotated[list[str], meaning("Weapons, by id.")],
    "class": Annotated[CardId, meaning("The class card.")],
    "round": Annotated[int, meaning("The number of the round.")],
    "tokens": Annotated[int, meaning("How many tokens there are now.")],
    "cards": Annotated[list[int], meaning("How many there are of each initiative card, by number.")],
    "turn": Annotated[str, meaning("The initiative card: a marine's name or `invader`.")],
    "type": TypeId,
    "figure": Annotated[FigureId, meaning("The figure that it happens to, or that does it.")],
    "rounds": Annotated[int, meaning("Rounds that were held.")],
    "side": Annotated[Literal["marines", "invader"], meaning("Who has won.")],
    "card": Annotated[CardId, meaning("The action card.")],
    "event": Annotated[CardId, meaning("The event card.")],
    "glory": Annotated[CardId, meaning("The glory kill card.")],
    "aim": Annotated[str | None, meaning("The square of a grenade, or the card that is taken back.")],
    "source": Annotated[str, meaning("Where an ability comes from: a hand, a class card, a demon and so on.")],
    "ability": Annotated[str, meaning("The ability: the id of its card, or its own.")],
    "aims": Annotated[list[str | int], meaning("What it is aimed at: figures, squares, types, cards; dice as bits.")],
    "turns": Annotated[list[str], meaning("Initiative cards that were looked at.")],
    "end": Annotated[str, meaning("Where the card was put: `top` or `bottom`.")],
    "square": Square,
    "turned": Annotated[int, meaning("1 where a large figure stands across, else 0.")],
    "door": Annotated[int, meaning("The door's number.")],
    "weapon": Annotated[str, meaning("The weapon, by id.")],
    "machine": Annotated[int, meaning("Which machine was worked on.")],
    "damage": Annotated[int, meaning("How much damage.")],
    "portal": Annotated[Square, meaning("The square of the portal.")],
    "colour": Annotated[Colour, meaning("The colour of the portal.")],
    "group": Annotated[int, meaning("Which of the two groups of that colour.")],
    "types": Annotated[list[TypeId], meaning("The demons, one entry a figure.")],
    "place": Annotated[str, meaning("Where argent power lies: a demon type, or `invasion` for that card.")],
    "attacker": Annotated[FigureId, meaning("Who attacks.")],
    "defender": Annotated[FigureId, meaning("Who is attacked.")],
    "red": Annotated[int, meaning("Red dice.")],
    "black": Annotated[int, meaning("Black dice.")],
    "die": Annotated[DieColour, meaning("The colour of the die.")],
    "dice": Annotated[list[tuple[DieColour, int]], meaning("Dice as they fell: colour, and which face.")],
    "shown": Annotated[CardId, meaning("The defence card: an event where a demon defends, else an action.")],
    "symbols": Annotated[int, meaning("Damage symbols of the attack, dice and all that was added.")],
    "shields": Annotated[int, meaning("Shields against it: card, armour and all that was added.")],
    "dodged": Annotated[int, meaning("1 where the attack was dodged, else 0.")],
    "dealt": Annotated[int, meaning("Damage that went through.")],
    "total": Annotated[int, meaning("Damage that the figure has now.")],
    "killer": Annotated[FigureId, meaning("Who killed it, if anybody.")],
    "frags": Annotated[int, meaning("Frag tokens that the invader has now.")],
}
OWN_TYPES: Final[Mapping[tuple[str, str], Any]] = {
    ("looked", "cards"): Annotated[int, meaning("How many cards.")],
    ("used", "figure"): Annotated[FigureId | None, meaning("The figure whose ability it is, if it is a figure's.")],
}


# Of an ability its target is told as a list.
USED: Final = {
    name: OWN_TYPES.get(("used", name), FIELDS[name]) for name in ("seat", "source", "ability", "figure", "aims")
}
ANY_EVENT: Final = event_types(
    {kind: fields_of(row, FIELDS, OWN_TYPES) for kind, row in VOCABULARY.events.items() if kind != "used"}
    | {"used": USED}
)
