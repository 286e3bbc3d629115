"""Names, questions and actions of Inferno in words: ids of the catalogues and their arguments.

`chronicle` words events, `card_text` cards. Names are given as they stand on cards, so no sentence inflects them.
"""

from functools import cached_property
from typing import Any

from platzdarm.content.schema import Text
from platzdarm.games.inferno.content.library import Library
from platzdarm.games.inferno.rules import verbs
from platzdarm.games.inferno.rules.cards import VILLAIN_PREFIX
from platzdarm.games.inferno.rules.figures import order_cost
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.text.card_text import card_text, champion_text, treasure_text, worded
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import first, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.vocabulary import Scene
from platzdarm.text.words import Message, Value, Words

FILES = {
    "card": ["basic", "centre", "champions", "quests"],
    "champion": ["champions"],
    "treasure": ["treasures"],
    "scheme": ["schemes"],
}
NOTHING = ("", "-")  # how the notation writes an operand that is not there


class Names:
    """What content files name, in the language of `words`."""

    def __init__(self, words: Words, library: Library) -> None:
        self.words = words
        self.library = library
        self.content = library.content

    def pick(self, text: Text) -> str:
        return text.ru if self.words.lang == "ru" else text.en

    @cached_property
    def known(self) -> dict[str, dict[str, str]]:
        """Kind of thing -> id -> name."""
        found: dict[str, dict[str, str]] = {}
        for kind, files in FILES.items():
            entries: list[Any] = [entry for file in files for entry in self.library.entries[file]]
            found[kind] = {entry.id: self.pick(entry.name) for entry in entries}
        return found

    def name(self, kind: str, id: str) -> str:
        """What a chronicle names; cells are called as on the map."""
        if kind == "scenario":
            return self.pick(self.library.scenario_entries[id].name)
        if kind == "champion":
            id = id.removeprefix(VILLAIN_PREFIX)
        return self.known[kind][id] if kind in self.known else id

    def seat(self, seat: int) -> str:
        return self.words.say("inf-seat", n=seat + 1)

    def piece(self, position: Contest, piece: int) -> str:
        """A champion, with its cell if it is on the field: several may have one name."""
        name = self.name("champion", position.kind_at(piece).name)
        if not position.on_field(piece):
            return name
        return self.words.say("inf-at", champion=name, cell=position.field.name(position.cell[piece]))

    # -- texts --------------------------------------------------------------------------------------------------

    def card_lines(self, id: str) -> list[str]:
        card = self.content.card(id)
        found = champion_text(self.content.kinds[card.champion]) if card.champion >= 0 else card_text(card)
        return [worded(self.words, sentence) for sentence in found]

    def champion_lines(self, id: str) -> list[str]:
        return [worded(self.words, sentence) for sentence in champion_text(self.content.kind(id))]

    def treasure_lines(self, id: str) -> list[str]:
        treasure = next(one for one in self.content.treasures if one.id == id)
        return [worded(self.words, sentence) for sentence in treasure_text(treasure)]

    # -- operands -----------------------------------------------------------------------------------------------

    def said(self, position: Contest, kind: str, word: str) -> Value:
        """An operand of an action or question, from its word in the notation."""
        match kind.removeprefix("some_"):
            case "piece":
                return self.piece(position, position.setting.piece_named[word])
            case "kind":
                return self.name("champion", word)
            case "card" | "treasure":
                return self.name(kind.removeprefix("some_"), word)
            case "how" | "zone":
                return self.words.say(f"inf-{kind}-{word}")
            case "text":
                kind = next(kind for kind in ("card", "champion", "scheme") if word in self.known[kind])
                return self.name(kind, word)
        return word


# -- questions ---------------------------------------------------------------------------------------------------


def question(names: Names, position: Contest, decision: Decision) -> Message:
    """What a decision asks, and about what."""
    asked = f"inf-ask-{decision.kind}"
    row = VOCABULARY.abouts[decision.kind]
    if not decision.about or not row.operands:
        return asked, {}
    if decision.kind == "sets":
        return asked, {"seat": names.seat(decision.about[0])}
    if decision.kind == "before_damage":
        about = ", ".join(names.piece(position, piece) for piece in decision.about)
    else:
        written = dict(zip(row.names, VOCABULARY.about(position, decision), strict=False))
        kind = next(kind for kind in ("piece", "cell", "text") if kind in written)
        about = str(names.said(position, kind, str(written[kind])))
    return "inf-asked-about", {"question": names.words.say(asked), "about": about}


# -- actions -----------------------------------------------------------------------------------------------------


def action_message(names: Names, position: Contest, seat: int, action: int) -> Message:
    """An action in words, in the position in which it is played."""
    verb = verb_of(action)
    message = f"inf-action-{VOCABULARY.verbs[verb].word}"
    said = operands(names, position, seat, action)
    match verb:
        case verbs.YES | verbs.PASS if asks_for_sets(position, seat):
            return f"{message}-sets", said
        case verbs.PLAY if "on" in said:
            return f"{message}-on", said
        case verbs.ACQUIRE:
            return message, offer(names, position, first(action))
        case verbs.ORDER:
            said["cost"] = order_cost(position, first(action))
            return (f"{message}-in" if "place" in said else message), said
        case verbs.STRIKE if "target" not in said:
            return f"{message}-area", said
        case verbs.CHAMPION if "place" in said:
            return f"{message}-at", said
        case verbs.SLOT if first(action):
            return message, offer(names, position, first(action) - 1)
        case verbs.CELL if "to" in said:
            return f"{message}-to", said
        case verbs.CHAMPION | verbs.CARD | verbs.CELL | verbs.TOKEN | verbs.SLOT if not said:
            return "inf-action-none", {}
    return message, said


def asks_for_sets(position: Contest, seat: int) -> bool:
    return any(decision.seat == seat and decision.kind == "sets" for decision in position.pending())


def offer(names: Names, position: Contest, slot: int) -> dict[str, Value]:
    card = offered(position, slot)
    if card == NO_CARD:
        return {"card": verbs.SLOTS[slot], "cost": 0}
    known = position.setting.card(card)
    return {"card": names.name("card", known.id), "cost": known.cost}


def operands(names: Names, position: Contest, seat: int, action: int) -> dict[str, Value]:
    """Those that are there, by name."""
    row = VOCABULARY.verbs[verb_of(action)]
    values = row.values(action)
    scene = Scene(position, seat, row.names, values)
    found: dict[str, Value] = {}
    for operand, value in zip(row.operands, values, strict=True):
        word = operand.kind.write(scene, value)
        if word not in NOTHING:
            found[operand.name] = names.said(position, operand.kind_name, word)
    return found
