"""Actions as text, both ways: `step ne`, `attack imp-2`, `play pump_blast`, `use event hellish_power_1`.

Squares are named by column and row (`c4`), figures by type and number (`imp-2`), cards by their ids.
"""

from typing import Any, Final

from platzdarm.games.doom2016 import verbs
from platzdarm.games.doom2016.cards import MARINES, Content
from platzdarm.games.doom2016.field import DIRECTIONS, OFF
from platzdarm.games.doom2016.position import (
    BLACK_DIE,
    DECK,
    EVENTS,
    GLORY_KILLS,
    INITIATIVE,
    RANDOM_CARD,
    RED_DIE,
    Incursion,
)
from platzdarm.games.doom2016.summoning import INVASION_CARD
from platzdarm.games.doom2016.table import Table
from platzdarm.kernel.action import pack
from platzdarm.kernel.errors import NotationError

ITEMS: Final = ("health_pack", "weapon", "token")
COLOURS_OF_DICE: Final = ("red", "black")
PLACES: Final = ("top", "bottom")
INITIATIVE_CARDS: Final = (*MARINES, "invader")

# the operands of each verb; '?' in front: 0 is left out at the end of a line
FORMS: Final[dict[int, tuple[str, ...]]] = {
    verbs.STEP: ("direction",),
    verbs.TURN: ("square",),
    verbs.TELEPORT: ("square",),
    verbs.DOOR: ("number",),
    verbs.TAKE: ("item",),
    verbs.PLAY: ("card", "?aim"),
    verbs.RUN: ("card",),
    verbs.ATTACK: ("figure", "?number", "?number"),
    verbs.USE: ("source", "ability", "?number", "?number"),
    verbs.ACTIVATE: ("type",),
    verbs.NEXT: ("figure",),
    verbs.LOSE: ("die",),
    verbs.DISPLACE: ("figure", "square"),
    verbs.PORTAL: ("number",),
    verbs.GROUP: ("number",),
    verbs.PUT: ("square", "?number"),
    verbs.ARGENT: ("place",),
    verbs.DISCARD: ("event",),
    verbs.SETS: ("set", "set", "set"),
    verbs.INVASION: ("invasion",),
    verbs.WEAPONS: ("weapon", "weapon"),
    verbs.CLASS: ("class",),
    verbs.LEADER: ("marine",),
    verbs.RESPAWN: ("square",),
    verbs.DROP: ("square",),
    verbs.CARRY: ("figure",),
    verbs.WORK: ("number", "card"),
    verbs.SEAL: ("number",),
    verbs.ORDER: ("initiative", "end"),
    verbs.FLAMES: ("number",),
}


def names_of(table: Table, kind: str) -> list[str]:
    """All names of a kind of operand, by number."""
    content = table.content
    match kind:
        case "direction":
            return list(DIRECTIONS)
        case "square":
            return [table.field.name(square) for square in range(table.field.size)]
        case "item":
            return list(ITEMS)
        case "card":
            return [card.id for card in content.actions]
        case "figure":
            return table.names
        case "type":
            return [demon.id for demon in content.demons]
        case "place":
            return [*(demon.id for demon in content.demons), *["invasion"] * (len(content.demons) == INVASION_CARD)]
        case "event":
            return [card.id for card in content.events]
        case "glory":
            return [card.id for card in content.glory]
        case "set":
            return content.sets
        case "invasion":
            return [card.id for card in content.invasions]
        case "weapon":
            return [weapon.id for weapon in content.weapons]
        case "class":
            return [card.id for card in content.classes]
    return list(SHORT_LISTS[kind])


SHORT_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "marine": MARINES,
    "die": COLOURS_OF_DICE,
    "source": verbs.SOURCES,
    "initiative": INITIATIVE_CARDS,
    "end": PLACES,
}
ABILITY_KINDS: Final = {verbs.HAND: "card", verbs.GLORY: "glory", verbs.EVENT: "event", verbs.KEPT: "card"}


def kind_of(table: Table, verb: int, kind: str, operands: list[int]) -> str:
    """`aim` and `ability` depend on the operand before them."""
    if kind == "ability":
        return ABILITY_KINDS.get(operands[0], "number")
    if kind == "aim":
        card = table.content.actions[operands[0]] if operands[0] < len(table.content.actions) else None
        if card is not None and card.find("place_grenade") is not None:
            return "aimed square"
        if card is not None and card.find("take_back") is not None:
            return "aimed card"
        return "number"
    return kind


def write_operand(table: Table, kind: str, value: int) -> str:
    if kind == "number":
        return str(value)
    if kind.startswith("aimed "):
        return write_operand(table, kind[6:], value - 1) if value else "-"
    names = names_of(table, kind)
    return names[value] if value < len(names) else f"#{value}"


def write(position: Incursion, seat: int, action: int) -> str:
    verb = action & 255
    if verb >= len(verbs.NAMES):
        return f"action {action}"
    form = FORMS.get(verb, ())
    operands = [action >> 8 * (at + 1) & 255 for at in range(len(form))]
    words = [verbs.NAMES[verb]]
    shown = len(form)
    while shown and form[shown - 1][0] == "?" and not operands[shown - 1]:
        shown -= 1
    for at in range(shown):
        kind = kind_of(position.table, verb, form[at].lstrip("?"), operands)
        words.append(write_operand(position.table, kind, operands[at]))
    return " ".join(words)


def read_operand(table: Table, kind: str, word: str) -> int:
    if kind == "number":
        if not word.isdecimal() or int(word) > 255:
            raise NotationError(f"'{word}' is not a number from 0 to 255")
        return int(word)
    if kind.startswith("aimed "):
        return 0 if word == "-" else read_operand(table, kind[6:], word) + 1
    if kind == "square":
        square = table.field.named(word)
        if square == OFF:
            raise NotationError(f"there is no square '{word}' on this map [D16-MAP-01]")
        return square
    names = names_of(table, kind)
    if word not in names:
        raise NotationError(f"there is no {kind} '{word}'")
    return names.index(word)


def read(position: Incursion, seat: int, text: str) -> int:
    words = text.split()
    if not words:
        raise NotationError("an empty line is no action")
    if words[0] not in verbs.NAMES:
        raise NotationError(f"there is no action '{words[0]}'; actions begin with {', '.join(verbs.NAMES[1:])}")
    if not 0 <= seat < position.table.seats:
        raise NotationError(f"there is no seat {seat}; seats are 0 to {position.table.seats - 1}")
    verb = verbs.NAMES.index(words[0])
    form = FORMS.get(verb, ())
    needed = sum(1 for kind in form if kind[0] != "?")
    if not needed <= len(words) - 1 <= len(form):
        wanted = " ".join([words[0], *(kind.lstrip("?").upper() for kind in form)])
        raise NotationError(f"'{text}' is not understood; write '{wanted}'")
    operands: list[int] = []
    for kind, word in zip(form, words[1:], strict=False):
        actual = kind_of(position.table, verb, kind.lstrip("?"), operands)
        operands.append(read_operand(position.table, actual, word))
    return pack(verb, *operands)


# -- outcomes of chance ------------------------------------------------------------------------------------------


def outcome_domains(content: Content) -> dict[str, tuple[int, list[str]]]:
    """Word -> domain and names of the values; dice are named by the number of their face."""
    faces = [str(n) for n in range(6)]
    cards = [card.id for card in content.actions]
    found = {
        "red": (RED_DIE, faces),
        "black": (BLACK_DIE, faces),
        "event": (EVENTS, [card.id for card in content.events]),
        "glory": (GLORY_KILLS, [card.id for card in content.glory]),
        "initiative": (INITIATIVE, list(INITIATIVE_CARDS)),
        "random": (RANDOM_CARD, cards),
    }
    for number, marine in enumerate(MARINES):
        found[marine] = (DECK + number, cards)
    return found


def write_outcome(content: Content, outcome: int) -> str:
    domain, value = outcome >> 16, outcome & 0xFFFF
    for word, (number, names) in outcome_domains(content).items():
        if number == domain:
            return f"{word}:{names[value]}"
    raise NotationError(f"outcome {outcome} has no name")


def read_outcome(content: Content, text: str) -> int:
    word, _, name = text.partition(":")
    found: Any = outcome_domains(content).get(word)
    if found is None or name not in found[1]:
        raise NotationError(f"'{text}' is no outcome of chance in this game")
    return int(found[0]) << 16 | int(found[1].index(name))
