"""The words of the game in both languages: all that its vocabulary names, cards, refusals and mistakes in content."""

import ast as python
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import platzdarm.games.inferno
from platzdarm.games.inferno.content.building import build
from platzdarm.games.inferno.content.library import read_entries
from platzdarm.games.inferno.rules import refusals
from platzdarm.games.inferno.rules.cards import Content
from platzdarm.games.inferno.rules.setting import GIANT_RAT, VILLAIN, VILLAINS
from platzdarm.games.inferno.rules.villainy import next_villain_rat
from platzdarm.games.inferno.text.card_text import Sentence, card_text, champion_text, scheme_text, treasure_text
from platzdarm.games.inferno.text.chronicle import seat_name, side_name, tell
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.games.inferno.text.words import Names
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import ContentError
from platzdarm.text.lines import Line, Name, Phrase
from platzdarm.text.words import Message, Words
from tests.games.vocabularies import unworded
from tests.inferno.evening import evening
from tests.inferno.tabletop import content, game, library, piece

FOLDER = Path(str(platzdarm.games.inferno.__file__)).parent
LANGUAGES = ("en", "ru")


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def text(lang: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((FOLDER / "locale" / lang).glob("*.ftl")))


def messages(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for part in FluentParser().parse(text(lang)).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message):
            assert part.id.name not in found
            variables = Variables()
            variables.visit(part)
            found[part.id.name] = variables.names
    return found


def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(text(lang)))
    return made


def said(words: FluentBundle, message: Message) -> str:
    pattern = words.get_message(message[0]).value
    assert pattern is not None
    found, errors = words.format_pattern(pattern, message[1])
    assert not errors, (message, errors)
    return " ".join(str(found).split())


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("ru")
    assert not re.search("[а-я]", text("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_and_action_has_words(lang: str) -> None:
    assert unworded(VOCABULARY, [text(lang)]) == []


def texts(known: Content) -> dict[str, list[Sentence]]:
    found = {card.id: card_text(card) for card in known.cards if card.champion < 0}
    found |= {f"champion {kind.id}": champion_text(kind) for kind in known.kinds}
    found |= {f"scheme {scheme.id}": scheme_text(scheme) for scheme in known.schemes}
    return found | {f"treasure {treasure.id}": treasure_text(treasure) for treasure in known.treasures}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text(lang: str) -> None:
    words = bundle(lang)
    for id, sentences in texts(content()).items():
        worded = [" ".join(said(words, part) for part in sentence) for sentence in sentences]
        plain = ("champion scrap_colossus", "champion samael", "champion giant_rat", "champion devil_rat")
        assert worded or id in plain or id.startswith("champion villain_"), id


def test_some_texts_read_well() -> None:
    words = bundle("en")

    def whole(id: str) -> list[str]:
        return [" ".join(said(words, part) for part in sentence) for sentence in texts(content())[id]]

    assert whole("edr_berserker") == ["When played: gain 2 power", "When played: Allegiance, Mechana: gain 1 power"]
    assert whole("champion soulcatcher")[0] == "Slaughter: 1 absorbed soul for this champion"
    assert whole("two_graves") == ["defeat 2 enemies by attacks", "−1 defence", "double attack"]


TOLD_ELSEWHERE = {"cost", "copies", "deal", "order", "strength", "defence", "honour"}  # printed on the card's face


def numbers(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of all numbers in an entry."""
    if isinstance(plain, bool) or not isinstance(plain, dict | list | int):
        return []
    if isinstance(plain, int):
        return [path]
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain)
    return [place for key, value in inside for place in numbers(value, (*path, key))]


@pytest.mark.parametrize("file", ["basic", "centre", "champions", "quests", "treasures", "villains", "schemes"])
def test_nothing_that_changes_play_is_missing_from_the_texts(file: str) -> None:
    """Every number of the content, changed by one, changes a text, unless it is printed beside it."""
    entries = read_entries()
    before = texts(build(entries))
    kind = type(entries[file][0])
    for at, found in enumerate(entries[file]):
        plain = msgspec.to_builtins(found)
        for place in numbers(plain):
            face = file in ("basic", "champions") or place[0] in ("cost", "copies")
            if (len(place) == 1 and place[0] in TOLD_ELSEWHERE and face) or place[0] in ("cells", "copies"):
                continue
            if file == "villains" and (place[0] in TOLD_ELSEWHERE or place == ("figures", 0)):
                continue
            other = msgspec.json.decode(msgspec.json.encode(plain))
            inner: Any = other
            for key in place[:-1]:
                inner = inner[key]
            inner[place[-1]] += -1 if inner[place[-1]] == 3 and place[-1] == "figures" else 1
            changed = {**entries, file: [*entries[file][:at], msgspec.convert(other, kind), *entries[file][at + 1 :]]}
            try:
                after = texts(build(changed))
            except ContentError:
                continue  # a hero has no strength to be changed
            assert after != before, (found.id, place)


def slugs(called: tuple[str, ...], prefix: str, place: int) -> set[str]:
    found: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") in called and len(node.args) > place:
                slug = node.args[place]
                if isinstance(slug, python.Constant) and isinstance(slug.value, str):
                    found.add(prefix + slug.value)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_every_mistake_has_a_sentence(lang: str) -> None:
    known = messages(lang)
    faults = slugs(("fault",), "fault-inf-", 0) | slugs(("wrong",), "fault-inf-board-", 1)
    assert len(faults) > 25 and {id for id in known if id.startswith("fault-inf-")} == faults
    assert {id for id in known if id.startswith("refusal-inf-")} == {f"refusal-{slug}" for slug in refusals.REASONS}


def parts(argument: Any) -> list[Any]:
    if isinstance(argument, list):
        return [part for one in argument for part in parts(one)]
    if isinstance(argument, Phrase):
        return [argument, *[part for one in argument.args.values() for part in parts(one)]]
    return [argument]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_is_told_in_words(lang: str) -> None:
    """Random games: every line has its message with just its variables, and whatever it names has a name."""
    known, names = messages(lang), Names(Words(lang), library())
    luck = SeededChance(b"chronicle")
    heard: set[str] = set()
    for scenario in ("love_lives_forever", "twilight_of_idols", *[f"campaign_{number}" for number in (1, 2, 3, 4)]):
        position = game().start({"scenario": scenario}, SeededChance(scenario.encode()))
        for _ in range(250):
            if position.over:  # villains win against players who play at random
                break
            before = position.copy()
            decision = position.pending()[luck.roll(len(position.pending()))]
            events = position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
            for line in tell(before, [VOCABULARY.event(position, event) for event in events]):
                check_line(line, known, names)
                heard.add(line.id)
    assert len(heard) > 20


def test_a_line_bears_the_mark_of_whose_deed_it_tells() -> None:
    position = game().start({"scenario": "love_lives_forever"}, SeededChance(b"marks"))
    fallen = position.setting.names[next(p for p, owner in enumerate(position.owner) if owner == 0)]
    told: list[dict[str, Any]] = [
        {"kind": "defeated", "piece": fallen, "by": 1},
        {"kind": "defeated", "piece": fallen, "by": None},
        {"kind": "honour", "side": 1, "number": 2, "total": 4},
    ]
    assert [line.seat for line in tell(position, told)] == [1, 0, 1]
    teams = game().start({"scenario": "love_lives_forever", "mode": "teams"}, SeededChance(b"marks"))
    assert [line.seat for line in tell(teams, told[2:])] == [None]


def test_what_villains_do_bears_their_mark_and_no_seats() -> None:
    position = evening(1, {"jirra": (0, 0)}, {"villain_rat_king": (1, 0)}, bare=True)
    king, jirra = (position.setting.names[piece(position, name)] for name in ("villain_rat_king", "jirra"))
    rat = position.setting.names[next_villain_rat(position, GIANT_RAT)]
    told: list[dict[str, Any]] = [
        {"kind": "turn", "side": VILLAINS},
        {"kind": "scheme", "scheme": position.setting.content.schemes[0].id},
        {"kind": "entered", "piece": rat, "cell": "m7"},
        {"kind": "moved", "piece": king, "cell": "g7"},
        {"kind": "defeated", "piece": jirra, "by": VILLAIN},
        {"kind": "honour", "side": VILLAINS, "number": 2, "total": 4},
        {"kind": "schemes_discarded", "threat": 2},
        {"kind": "turn", "side": 0},
        {"kind": "beat", "tale": "rat_king", "number": 1},
    ]
    assert [line.seat for line in tell(position, told)] == [VILLAIN] * 7 + [0, None]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_names_partners_by_the_gates_that_stand_on_their_plates(lang: str) -> None:
    position = game().start({"scenario": "love_lives_forever", "mode": "teams"}, SeededChance(b"gates"))
    gates = [position.gate_number(seat) + 1 for seat in range(4)]
    assert [seat_name(position, seat).args["n"] for seat in range(4)] == gates and sorted(gates) == [1, 2, 3, 4]
    teams = {Words(lang).say(side_name(position, side).id) for side in (0, 1)}
    assert teams == ({"команда синих", "команда жёлтых"} if lang == "ru" else {"the Blue team", "the Yellow team"})


def check_line(line: Line, known: dict[str, set[str]], names: Names) -> None:
    assert line.id in known and set(line.args) >= known[line.id], line
    for argument in line.args.values():
        for part in parts(argument):
            if isinstance(part, Phrase):
                assert known[part.id] == set(part.args)
            elif isinstance(part, Name) and part.kind != "cell":
                assert names.name(part.kind, part.id)


def test_partners_of_the_campaign_are_told_apart_and_a_lone_player_has_no_number() -> None:
    pair = game().start({"scenario": "campaign_1", "mode": "pair"}, SeededChance(b"pair"))
    assert {str(seat_name(pair, seat).args["n"]) for seat in range(2)} == {"1", "2"}
    alone = game().start({"scenario": "campaign_1", "mode": "solo"}, SeededChance(b"solo"))
    assert seat_name(alone, 0) == Phrase("inf-seat-blue")
