"""The words of the game in both languages: all that its vocabulary names, every refusal, every mistake in content."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from platzdarm.games import doom2004
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.invaders import PREPARE, InvaderTurn
from platzdarm.games.doom2004.rules.marines import BEFORE, MarineTurn
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.refusals import REASONS
from platzdarm.games.doom2004.rules.rounds import Rounds
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.text.card_text import CardTexts, sentences
from platzdarm.games.doom2004.text.chronicle import tell
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.games.doom2004.text.words import Names, action_message
from platzdarm.kernel.chance import SeededChance
from platzdarm.text.lines import Line, Name, Phrase, word
from platzdarm.text.words import Words
from tests.doom2004.tabletop import act, acting, deal, dice, layout, library, order, ready, turn
from tests.games.vocabularies import unworded

FOLDER = Path(str(doom2004.__file__)).parent
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


def faults() -> set[str]:
    """The slugs of all mistakes that the content and the options are told."""
    found: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call):
                called = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
                place = 0 if called in ("fault", "wrong", "wrong_option") else 3 if called == "find" else len(node.args)
                slug = node.args[place] if place < len(node.args) else None
                if isinstance(slug, python.Constant) and isinstance(slug.value, str):
                    found.add(f"fault-d04-{slug.value}")
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("ru")
    assert not re.search("[а-я]", text("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_and_action_has_words(lang: str) -> None:
    assert unworded(VOCABULARY, [text(lang)]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_every_mistake_has_a_sentence(lang: str) -> None:
    known = messages(lang)
    assert [slug for slug in REASONS if f"refusal-{slug}" not in known] == []
    found = faults()
    assert len(found) > 35 and sorted(found - set(known)) == []
    assert sorted(id for id in known if id.startswith("fault-d04-") and id not in found) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_is_told_in_words(lang: str) -> None:
    """Random games: every line has its message with just its variables, and whatever it names has a name."""
    game, known, names = Doom2004(library()), messages(lang), Names(Words(lang), library())
    luck = SeededChance(b"chronicle")
    heard: set[str] = set()
    for scenario in library().scenarios:
        position = game.start({"scenario": scenario, "marines": "2"}, SeededChance(scenario.encode()))
        for _ in range(1_500):
            if position.over:
                break
            before = position.copy()
            decision = position.pending()[0]
            events = position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
            told = [VOCABULARY.event(position, event) for event in events]
            for line in tell(before, told):
                heard.add(line.id)
                for one in phrases(line):
                    if isinstance(one, Name):
                        assert one.kind == "cell" or names.name(one.kind, one.id)
                    else:
                        assert set(one.args) == known[one.id], one.id
    assert len(heard) > 35


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text_and_no_message_is_idle(lang: str) -> None:
    known = messages(lang)
    box = library().content
    abilities = [card.ability for card in box.cards if card.ability is not None]
    abilities += [card.ability for card in box.marine_cards]
    said: set[str] = set()
    for ability in abilities:
        for parts in sentences(ability):
            for id, arguments in parts:
                assert known[id] == set(arguments), id
                said.add(id)
    worded = {id for id in known if id.startswith(("d04-when-", "d04-if-", "d04-do-"))}
    assert sorted(worded - said) == []


FAILING = [
    ("yellow=x green=2/1", ["d04-event-judged-miss"], {}),
    ("yellow=1/3 green=2/0", ["d04-event-judged-short"], {"reach": 3, "range": 4}),
    ("yellow=3/1* green=2/0", ["d04-event-damage", "d04-event-unhurt"], {"damage": 1, "armour": 2}),
]


@pytest.mark.parametrize(("rolled", "ids", "numbers"), FAILING)
def test_an_attack_without_wounds_says_why(rolled: str, ids: list[str], numbers: dict[str, int]) -> None:
    """A miss, a range that is too short, or armour that holds: with their numbers."""
    position = turn(layout("green (0,0), imp (4,0)"), "green", "advance")
    before = position.copy()
    dice(position, rolled)
    told = [VOCABULARY.event(position, event) for event in act(position, "green", "attack pistol (4,0)")]
    lines = [line for line in tell(before, told) if line.id.startswith(("d04-event-judged", *ids))]
    assert [line.id for line in lines] == ids
    assert {name: lines[-1].args[name] for name in numbers} == numbers


def phrases(argument: object) -> Iterator[Line | Phrase | Name]:
    if isinstance(argument, (Line, Phrase)):
        yield argument
        for inner in argument.args.values():
            yield from phrases(inner)
    elif isinstance(argument, list):
        for part in argument:
            yield from phrases(part)
    elif isinstance(argument, Name):
        yield argument


def worded(position: Foray, seat: str, notation: str, lang: str = "en") -> list[str]:
    """What the log tells of an action."""
    names = Names(Words(lang), library())
    before = position.copy()
    told = [VOCABULARY.event(position, event) for event in act(position, seat, notation)]
    return [word(line, names.words, names.name) for line in tell(before, told)]


def test_the_log_names_who_is_attacked_and_not_the_square_alone() -> None:
    position = turn(layout("green (0,0), imp (4,0)"), "green", "advance")
    dice(position, "yellow=x green=2/1")
    assert worded(position, "green", "attack pistol (4,0)")[0] == "Green attacks Imp 1 (e1) with Pistol, range 4"
    position = turn(layout("green (0,0), imp (4,0)"), "green", "advance")
    dice(position, "yellow=x green=2/1")
    assert worded(position, "green", "attack pistol (3,0)")[0] == "Green attacks d1 with Pistol, range 3"


def test_the_log_tells_which_group_of_a_spawn_card_comes() -> None:
    position = deal(layout("green (0,0)", size=(14, 9), void=[(9, y) for y in range(9)]), "spawn_imp2_or_trite2_1")
    ready(position, InvaderTurn(PREPARE))
    told = worded(position.copy(), "invader", "spawn spawn_imp2_or_trite2_1 group-2")
    assert told[0] == "The invader plays a spawn card, Imp ×2 / Trite ×2, and chooses Trite ×2"
    told = worded(position, "invader", "spawn spawn_imp2_or_trite2_1 group-1", "ru")
    assert told[0] == "Захватчик играет карту высадки «Имп ×2 / Трайт ×2» и выбирает: Имп ×2"


def test_an_order_that_is_used_is_not_told_as_lost() -> None:
    position = turn(order(layout("green (0,0), imp (4,0)"), "green", "heal"), "green", "unload")
    position.life[0] = 7
    assert worded(position, "green", "heal green") == [
        "Green carries out the order: heal",
        "Green is healed: +1, life 8 now",
    ]


def test_a_door_that_a_card_is_aimed_at_is_called_a_door() -> None:
    doors = [("d1", "normal", "h", (0, 1))]
    position = deal(layout("green (1,0), imp (9,9)", size=(10, 10), doors=doors), "sealed_in_1")
    position.turn = 1
    ready(position, Rounds(1), MarineTurn(0, BEFORE))
    use = "use event sealed_in_1 d1"
    names = Names(Words("ru"), library())
    message, args = action_message(names, position, INVADER, VOCABULARY.read(position, INVADER, use))
    assert names.words.say(message, **args) == "Сыграть: Взаперти — Дверь D1"
    assert worded(position, "invader", use, "ru")[0] == "Захватчик играет карту: Взаперти — Дверь D1"


def test_cards_that_are_drawn_one_after_the_other_are_told_once() -> None:
    drawn = [{"kind": "drew", "cards": cards} for cards in (5, 6, 7)]
    told = tell(layout("green (0,0)"), [*drawn, {"kind": "deck_empty"}, {"kind": "drew", "cards": 8}])
    names = Names(Words("en"), library())
    assert [word(line, names.words, names.name) for line in told] == [
        "The invader draws and has 7 cards",
        "The invader's deck has run out",
        "The invader draws and has 8 cards",
    ]


def test_of_a_frag_the_log_tells_how_many_are_needed() -> None:
    position = acting(layout("green (0,0), zombie (1,0)"), "zombie")
    position.life[0] = 1
    dice(position, "red=0/4* blue=0/3")
    assert f"Frag: 1 of {position.setting.frags}" in worded(position, "invader", "strike (0,0)")


def test_a_card_tells_once_when_it_is_played() -> None:
    texts = CardTexts(Words("en"), library())
    ability = next(card.ability for card in library().content.cards if card.id.startswith("surprise"))
    assert ability is not None
    assert texts.ability(ability) == [
        "When an invader attacks, before the roll: the attack cannot be dodged; the attack does 1 more damage."
    ]
