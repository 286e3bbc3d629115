"""The words for the operands of actions, both ways. What has no name of its own is written as a number: `#7`."""

from typing import Final

from platzdarm.games.doom2016.rules import verbs
from platzdarm.games.doom2016.rules.cards import MARINES
from platzdarm.games.doom2016.rules.field import DIRECTIONS, OFF
from platzdarm.games.doom2016.rules.setting import Setting
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD
from platzdarm.kernel.errors import NotationError

ITEMS: Final = ("health_pack", "weapon", "token")
COLOURS_OF_DICE: Final = ("red", "black")
PLACES: Final = ("top", "bottom")
INITIATIVE_CARDS: Final = (*MARINES, "invader")
WHICH: Final = ("first", "second")
TURNED: Final = ("straight", "turned")

AIMED: Final = "aimed "  # in front of a kind: the operand is one higher, and 0 means that there is none
NOTHING: Final = "-"
DICE: Final = "dice-"
NUMBERED: Final = {"offer": "offer-", "one die": "die-", "face": "face-"}  # prefix of a number
FROM_ONE: Final = ("offer",)  # numbers that people count from 1
MOST: Final = 255

SHORT_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "direction": DIRECTIONS,
    "item": ITEMS,
    "marine": MARINES,
    "die": COLOURS_OF_DICE,
    "source": verbs.SOURCES,
    "initiative": INITIATIVE_CARDS,
    "end": PLACES,
    "group": WHICH,
    "turned": TURNED,
}


def names_of(setting: Setting, kind: str) -> list[str]:
    """All names of a kind of operand, by number."""
    content = setting.content
    field = setting.field
    match kind:
        case "door":
            return [door_names(setting, number)[0] for number in range(len(field.doors))]
        case "portal":
            return [field.name(square) for square, _ in setting.portals]
        case "machine":
            return [field.name(square) for square in setting.object_squares]
        case "card":
            return [card.id for card in content.actions]
        case "figure":
            return setting.names
        case "type":
            return [demon.id for demon in content.demons]
        case "place":
            demons = [demon.id for demon in content.demons]
            return [*demons, *[NOTHING] * (INVASION_CARD - len(demons)), "invasion"]
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
    return list(SHORT_LISTS.get(kind, ()))


def door_names(setting: Setting, door: int) -> list[str]:
    """A door may be named by any of its borders; the first name is the one that is written."""
    field = setting.field
    borders = sorted((min(border), max(border)) for border in field.doors[door])
    return [f"{field.name(one)}-{field.name(other)}" for one, other in borders]


# -- writing -----------------------------------------------------------------------------------------------------


def write_operand(setting: Setting, kind: str, value: int) -> str:
    if kind.startswith(AIMED):
        return write_operand(setting, kind.removeprefix(AIMED), value - 1) if value else NOTHING
    if kind in NUMBERED:
        return f"{NUMBERED[kind]}{value + int(kind in FROM_ONE)}"
    if kind == "dice":
        return DICE + "+".join(str(at + 1) for at in range(8) if value >> at & 1)
    if kind == "square":
        return setting.field.name(value) if value < setting.field.size else as_number(value)
    return pick(names_of(setting, kind), value)


def pick(names: list[str], value: int) -> str:
    """The name of a number; the bare number if there is none, or if the name means another."""
    if value < len(names) and names.index(names[value]) == value:
        return names[value]
    return as_number(value)


def as_number(value: int) -> str:
    return f"#{value}"


# -- reading -----------------------------------------------------------------------------------------------------


def read_operand(setting: Setting, kind: str, word: str) -> int:
    if kind.startswith(AIMED):
        return 0 if word == NOTHING else read_operand(setting, kind.removeprefix(AIMED), word) + 1
    if word.startswith("#"):
        return read_number(word[1:], word)
    if kind in NUMBERED:
        return read_numbered(kind, word)
    if kind == "dice":
        return read_dice(word)
    if kind == "square":
        square = setting.field.named(word)
        if square == OFF:
            raise NotationError(f"there is no square '{word}' on this map [D16-MAP-01]")
        return square
    if kind == "door":
        return read_door(setting, word)
    return find(names_of(setting, kind), kind, word)


def find(names: list[str], kind: str, word: str) -> int:
    if word not in names:
        raise NotationError(f"there is no {kind} '{word}'")
    return names.index(word)


def read_number(digits: str, word: str) -> int:
    if not digits.isdecimal() or int(digits) > MOST:
        raise NotationError(f"'{word}' is not a number from 0 to 255")
    return int(digits)


def read_numbered(kind: str, word: str) -> int:
    prefix = NUMBERED[kind]
    if not word.startswith(prefix):
        raise NotationError(f"'{word}' is not understood; write '{prefix}1'")
    value = read_number(word.removeprefix(prefix), word) - int(kind in FROM_ONE)
    if value < 0:
        raise NotationError(f"there is no {kind} '{word}'")
    return value


def read_dice(word: str) -> int:
    bits = 0
    for part in word.removeprefix(DICE).split("+"):
        if not word.startswith(DICE) or not part.isdecimal() or not 1 <= int(part) <= 8:
            raise NotationError(f"'{word}' is no set of dice; write '{DICE}1+3'")
        bits |= 1 << int(part) - 1
    return bits


def read_door(setting: Setting, word: str) -> int:
    """By any of its borders, from either side."""
    one, _, other = word.partition("-")
    for number in range(len(setting.field.doors)):
        names = door_names(setting, number)
        if word in names or f"{other}-{one}" in names:
            return number
    raise NotationError(f"there is no door '{word}'")
