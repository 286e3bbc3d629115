"""Actions as text, both ways: `step ne`, `attack imp-2`, `play pump_blast`, `use event hellish_power_1`.

Squares are named by column and row (`c4`), figures by type and number (`imp-2`), cards by their ids, doors by a border
(`c4-d4`). The whole list stands in docs/doom2016.md.
"""

from typing import Any, Final

from platzdarm.games.doom2016.rules import verbs
from platzdarm.games.doom2016.rules.cards import MARINES, Content
from platzdarm.games.doom2016.rules.position import (
    BLACK_DIE,
    DECK,
    EVENTS,
    GLORY_KILLS,
    INITIATIVE,
    RANDOM_CARD,
    RED_DIE,
    Incursion,
)
from platzdarm.games.doom2016.rules.setting import Setting
from platzdarm.games.doom2016.text import ability_names
from platzdarm.games.doom2016.text.operands import (
    COLOURS_OF_DICE,
    INITIATIVE_CARDS,
    PLACES,
    find,
    pick,
    read_number,
    read_operand,
    write_operand,
)
from platzdarm.kernel.action import pack
from platzdarm.kernel.errors import NotationError

__all__ = ["COLOURS_OF_DICE", "INITIATIVE_CARDS", "PLACES", "write_operand"]  # for those who name operands

# the operands of each verb; '?' in front: left out where it is 0
FORMS: Final[dict[int, tuple[str, ...]]] = {
    verbs.STEP: ("direction",),
    verbs.TURN: ("square",),
    verbs.TELEPORT: ("square",),
    verbs.DOOR: ("door",),
    verbs.TAKE: ("item",),
    verbs.PLAY: ("card", "?aim"),
    verbs.RUN: ("card",),
    verbs.ATTACK: ("figure", "?offer", "?ability"),
    verbs.USE: ("source", "ability", "?target", "?other"),
    verbs.ACTIVATE: ("type",),
    verbs.NEXT: ("figure",),
    verbs.LOSE: ("die",),
    verbs.DISPLACE: ("figure", "square"),
    verbs.PORTAL: ("portal",),
    verbs.GROUP: ("group",),
    verbs.PUT: ("square", "?turned"),
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
    verbs.WORK: ("machine", "card"),
    verbs.SEAL: ("portal",),
    verbs.ORDER: ("initiative", "end"),
    verbs.FLAMES: ("ability",),
}


def kind_of(setting: Setting, verb: int, kind: str, operands: list[int]) -> str:
    """What the operand of `play` behind the card means depends on the card."""
    if kind != "aim":
        return kind
    card = setting.content.actions[operands[0]] if operands[0] < len(setting.content.actions) else None
    if card is not None and card.aim == "square":
        return "aimed square"
    return "aimed card"


# -- writing -----------------------------------------------------------------------------------------------------


def write(position: Incursion, seat: int, action: int) -> str:
    verb = action & 255
    if verb >= len(verbs.NAMES):
        return f"action {action}"
    form = FORMS.get(verb, ())
    operands = [action >> 8 * (at + 1) & 255 for at in range(len(form))]
    if verb == verbs.USE:
        words = write_use(position, seat, operands)
    elif verb == verbs.ATTACK:
        words = write_attack(position, operands)
    elif verb == verbs.FLAMES:
        words = [pick([ability.id for ability in ability_names.demon_abilities(position)], operands[0])]
    else:
        words = []
        for kind, value in zip(form, operands, strict=True):
            if value or kind[0] != "?":
                actual = kind_of(position.setting, verb, kind.lstrip("?"), operands)
                words.append(write_operand(position.setting, actual, value))
    return " ".join([verbs.NAMES[verb], *words])


def write_attack(position: Incursion, operands: list[int]) -> list[str]:
    figure, offer, ability = operands
    words = [write_operand(position.setting, "figure", figure)]
    if offer:
        words.append(write_operand(position.setting, "offer", offer))
    if ability:
        words.append(pick([one.id for one in ability_names.demon_abilities(position)], ability - 1))
    return words


def write_use(position: Incursion, seat: int, operands: list[int]) -> list[str]:
    source, number, target, other = operands
    words = [write_operand(position.setting, "source", source)]
    words.append(pick(ability_names.ability_names(position, seat, source), number))
    aims = [target, other] if other else [target] if target else []
    kinds = ability_names.aim_kinds(position, seat, source, number)
    for at, value in enumerate(aims):
        kind = kinds[at] if at < len(kinds) else "number"
        words.append(write_operand(position.setting, kind, value))
    return words


# -- reading -----------------------------------------------------------------------------------------------------


def read(position: Incursion, seat: int, text: str) -> int:
    words = text.split()
    if not words:
        raise NotationError("an empty line is no action")
    if words[0] not in verbs.NAMES:
        raise NotationError(f"there is no action '{words[0]}'; actions begin with {', '.join(verbs.NAMES[1:])}")
    if not 0 <= seat < position.setting.seats:
        raise NotationError(f"there is no seat {seat}; seats are 0 to {position.setting.seats - 1}")
    verb = verbs.NAMES.index(words[0])
    form = FORMS.get(verb, ())
    needed = sum(1 for kind in form if kind[0] != "?")
    if not needed <= len(words) - 1 <= len(form):
        wanted = " ".join([words[0], *(kind.lstrip("?").upper() for kind in form)])
        raise NotationError(f"'{text}' is not understood; write '{wanted}'")
    if verb == verbs.USE:
        return pack(verb, *read_use(position, seat, words[1:]))
    if verb == verbs.ATTACK:
        return pack(verb, *read_attack(position, words[1:]))
    if verb == verbs.FLAMES:
        return pack(verb, read_ability(position, words[1]))
    operands: list[int] = []
    for kind, word in zip(form, words[1:], strict=False):
        actual = kind_of(position.setting, verb, kind.lstrip("?"), operands)
        operands.append(read_operand(position.setting, actual, word))
    return pack(verb, *operands)


def read_ability(position: Incursion, word: str) -> int:
    """An ability of the acting demon."""
    return named([ability.id for ability in ability_names.demon_abilities(position)], "ability", word)


def named(names: list[str], kind: str, word: str) -> int:
    return read_number(word[1:], word) if word.startswith("#") else find(names, kind, word)


def read_attack(position: Incursion, words: list[str]) -> list[int]:
    operands = [read_operand(position.setting, "figure", words[0]), 0, 0]
    rest = words[1:]
    if rest and rest[0].startswith("offer-"):
        operands[1] = read_operand(position.setting, "offer", rest.pop(0))
    if rest:
        operands[2] = read_ability(position, rest.pop(0)) + 1
    if rest:
        raise NotationError(f"'{rest[0]}' is not understood; write 'attack FIGURE OFFER ABILITY'")
    return operands


def read_use(position: Incursion, seat: int, words: list[str]) -> list[int]:
    source = read_operand(position.setting, "source", words[0])
    operands = [source, named(ability_names.ability_names(position, seat, source), "ability", words[1])]
    kinds = ability_names.aim_kinds(position, seat, source, operands[1])
    for at, word in enumerate(words[2:]):
        if at >= len(kinds) and not word.startswith("#"):
            raise NotationError(f"'{words[1]}' is not aimed at '{word}' now")
        operands.append(read_operand(position.setting, kinds[at] if at < len(kinds) else "number", word))
    return operands


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
