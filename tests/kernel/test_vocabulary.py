"""The table of a game: actions as people write them, both ways, and events by name."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from platzdarm.kernel.action import pack
from platzdarm.kernel.answers import Span, each
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import NotationError
from platzdarm.kernel.events import Event
from platzdarm.kernel.vocabulary import (
    Asking,
    Chosen,
    Dependent,
    Domain,
    Kind,
    Listed,
    Number,
    OrNone,
    Scene,
    Vocabulary,
    find_outcome,
    write_outcome,
)
from tests.ambush.platzdarm_ambush.game import Ambush, Raid
from tests.wording import english

HEROES = ("emma", "fox")


class Square(Kind[Raid]):
    """Of a map of 400 squares: two bytes."""

    def word(self, scene: Scene[Raid], value: int) -> str:
        return f"s{value}" if value < 400 else ""

    def number(self, scene: Scene[Raid], word: str) -> int:
        if not word.startswith("s") or not word[1:].isdecimal() or int(word[1:]) >= 400:
            raise NotationError("no-name", rule="D04-MAP-01", kind="square", word=word)
        return int(word[1:])


class Aim(Dependent[Raid]):
    """Emma aims at squares, the fox at heroes."""

    def kind(self, scene: Scene[Raid]) -> Kind[Raid]:
        return KINDS["hero" if scene.value("hero") else "square"]


KINDS: dict[str, Kind[Raid]] = {
    "hero": Listed("hero", HEROES),
    "square": Square(wide=True),
    "turn": Number("turn", "r", most=5, rule="X-CONV-01", form="rTURN"),
    "offer": Number("offer", "offer-", first=1),
    "dice": Chosen("dice-"),
    "guard": OrNone(Listed("hero", HEROES)),
    "aim": Aim(),
    "seat": Number(),
    "number": Number(),
}
VERBS = {
    0: "pass",
    1: "put hero square turn",
    2: "heal hero 'from' square 'with' medic:hero",
    3: "strike hero ?offer ?guard",
    4: "reroll dice",
    5: "aim hero aim",
}
EVENTS = ("drew seat *cards:hero", "killed hero ?killer:hero", "guarded guard", "over")
QUESTIONS: dict[str, Asking] = {
    "cover": Asking("X-COVER-01", "hero ?killer:hero", orderable=True),
    "act": Asking("X-ACT-01", "*squares:square"),
}


def vocabulary(
    verbs: Mapping[int, str] = VERBS, events: Sequence[str] = EVENTS, questions: Mapping[str, Asking] = QUESTIONS
) -> Vocabulary[Raid]:
    return Vocabulary(KINDS, verbs, events, questions)


TABLE = vocabulary()
RAID = Ambush().start({}, SeededChance(b"raid"))


def both_ways(action: int, text: str) -> None:
    assert TABLE.write(RAID, 0, action) == text
    assert TABLE.read(RAID, 0, text) == action


def refusal(text: str, seat: int = 0) -> str:
    with pytest.raises(NotationError) as error:
        TABLE.read(RAID, seat, text)
    return english(error.value)


def test_an_operand_of_two_bytes_moves_those_behind_it() -> None:
    both_ways(1 | 1 << 8 | 300 << 16 | 4 << 32, "put fox s300 r4")
    assert refusal("put fox s400 r1") == "there is no square 's400' [D04-MAP-01]"
    assert TABLE.read(RAID, 0, "put fox #65535 r1") == 1 | 1 << 8 | 65535 << 16 | 1 << 32
    assert refusal("put fox #65536 r1") == "'#65536' is not a number from 0 to 65535"


def test_keywords_stand_between_operands() -> None:
    both_ways(2 | 300 << 16 | 1 << 32, "heal emma from s300 with fox")
    for text in ("heal emma with s3 from fox", "heal emma s3 fox", "heal emma from s3 with"):
        assert refusal(text) == f"'{text}' is not understood; write 'heal HERO from SQUARE with MEDIC'"


def test_what_may_be_missing_is_left_out() -> None:
    both_ways(pack(3, 1), "strike fox")
    both_ways(pack(3, 1, 1), "strike fox offer-2")
    both_ways(pack(3, 1, 0, 2), "strike fox fox")
    both_ways(pack(3, 1, 1, 1), "strike fox offer-2 emma")
    assert TABLE.read(RAID, 0, "strike fox -") == pack(3, 1)
    assert refusal("strike fox offer-0") == "there is no offer 'offer-0'"
    assert (
        refusal("strike fox emma emma") == "'strike fox emma emma' is not understood; write 'strike HERO OFFER GUARD'"
    )


def test_sets_are_written_by_their_places() -> None:
    both_ways(pack(4, 0b101), "reroll dice-1+3")
    assert refusal("reroll dice-9") == "'dice-9' is no set of dice; write 'dice-1+3'"


def test_a_kind_may_depend_on_what_stands_before() -> None:
    both_ways(pack(5, 0, 7), "aim emma s7")
    both_ways(pack(5, 1, 1), "aim fox fox")


def test_what_has_no_name_is_a_number_that_fits() -> None:
    both_ways(pack(3, 9, 0, 8), "strike #9 #7")
    assert refusal("strike fox #255") == "'#255' is not a number from 0 to 255"  # one higher there is no room for it
    assert refusal("put fox s1 r7") == "turn 'r7' must be r0 to r5 [X-CONV-01]"
    assert refusal("strike wolf") == "there is no hero 'wolf'"
    assert TABLE.write(RAID, 0, 77) == "action 77"


def test_what_is_no_action_says_so() -> None:
    assert refusal("") == "an empty line is no action"
    assert refusal("dance") == "there is no action 'dance'; actions begin with put, heal, strike, reroll, aim"
    assert refusal("pass", 7) == "there is no seat 7; seats are 0 to 3"
    assert refusal("put fox s1") == "'put fox s1' is not understood; write 'put HERO SQUARE rTURN'"


def test_a_span_is_a_form_with_places_for_what_varies() -> None:
    span = Span(pack(1, 1), [2, 300], 16, [0, 3], 32)
    assert TABLE.span(RAID, 0, span) == ("put fox {x} r{y}", ["s2", "s300"], [0, 3])
    assert TABLE.span(RAID, 0, each(2 | 1 << 32, [0, 1], 8)) == ("heal {x} from s0 with fox", ["emma", "fox"], [])
    assert TABLE.span(RAID, 0, each(pack(3, 1), [1, 2], 24)) == ("strike fox {x}", ["emma", "fox"], [])


def test_an_event_is_told_by_name() -> None:
    assert TABLE.event(RAID, Event("drew", [2, 0, 1])) == {"kind": "drew", "seat": 2, "cards": ["emma", "fox"]}
    assert TABLE.event(RAID, Event("killed", [0, -1])) == {"kind": "killed", "hero": "emma", "killer": None}
    assert [TABLE.event(RAID, Event("guarded", [n]))["guard"] for n in (0, 2)] == [None, "fox"]
    wrong: list[tuple[str, list[int]]] = [
        ("sang", []),
        ("killed", [0]),
        ("killed", [-1, 0]),
        ("over", [1]),
        ("drew", []),
    ]
    assert [kind for kind, values in wrong if TABLE.tells(Event(kind, values))] == []


def test_a_question_names_what_it_is_about_and_its_rule() -> None:
    def asked(kind: str, about: list[int]) -> Decision:
        return Decision(0, kind, Ambush().start({}, SeededChance(b"")).pending()[0].answers, about)

    assert TABLE.about(RAID, asked("cover", [1, -1])) == ["fox", ""]
    assert TABLE.about(RAID, asked("act", [3, 300])) == ["s3", "s300"]
    assert TABLE.rule(RAID, asked("act", [])) == "X-ACT-01" and TABLE.orderable == ("cover",)
    assert not TABLE.asks(asked("cover", [1])) and not TABLE.asks(asked("dance", []))


def test_each_verb_and_event_has_exactly_one_row() -> None:
    broken: list[dict[str, Any]] = [
        {"verbs": {0: "pass", 2: "put hero"}},
        {"verbs": {0: "pass", 1: "pass"}},
        {"events": ("over", "over")},
    ]
    for rows in broken:
        with pytest.raises(AssertionError):
            vocabulary(**rows)


def test_outcomes_are_named_by_domain() -> None:
    domains = [Domain(1, "red", ["0", "1"]), Domain(7, "", HEROES)]
    for outcome, text in ((1 << 16 | 1, "red:1"), (7 << 16, "emma")):
        assert write_outcome(domains, outcome) == text and find_outcome(domains, text) == outcome
    assert [find_outcome(domains, text) for text in ("red:2", "wolf", "emma:0")] == [-1] * 3
