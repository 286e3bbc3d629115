"""Card texts come from the effects: nothing that a card does is left untold, in either language."""

import re
from typing import Any

import pytest

from platzdarm.content.effects import PICKS, AmountEntry, ConditionEntry, SelectorEntry
from platzdarm.games.doom2016.content.building import build_effect
from platzdarm.games.doom2016.content.library import Library, built_in_library
from platzdarm.games.doom2016.content.schema import EffectEntry
from platzdarm.games.doom2016.rules.cards import Effect
from platzdarm.games.doom2016.rules.effect_verbs import MOMENTS, VERBS
from platzdarm.games.doom2016.rules.effects import ANCHORS, COUNTS, KINDS, MARKS, NAMED
from platzdarm.games.doom2016.text.card_text import KINDS as CARDS
from platzdarm.games.doom2016.text.card_text import CardTexts, card_text
from platzdarm.text.words import LANGUAGES, Words


def library() -> Library:
    return built_in_library()


def numbers(kind: str) -> list[int | str]:
    content = library().content
    if kind in ("threat", "objective"):
        return list(content.threats if kind == "threat" else content.objectives)
    cards: dict[str, list[Any]] = {
        "action": content.actions,
        "class": content.classes,
        "glory": content.glory,
        "squad": content.squads,
        "event": content.events,
        "demon": content.demons,
        "invasion": content.invasions,
    }
    return list(range(len(cards[kind])))


def all_entries() -> list[EffectEntry]:
    entries = library().entries
    cards = [card for weapon in entries["weapons"] for card in weapon.cards]
    cards += [card for one in entries["events"] for card in one.cards]
    cards += [ability for demon in entries["demons"] for ability in demon.abilities]
    cards += [*entries["classes"], *entries["glory_kills"], *entries["squads"]]
    return [effect for card in cards for effect in card.effects]


def by_id(kind: str, id: str) -> int:
    content = library().content
    found: dict[str, list[Any]] = {
        "action": content.actions,
        "event": content.events,
        "demon": content.demons,
        "class": content.classes,
    }
    return next(number for number, card in enumerate(found[kind]) if card.id == id)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", CARDS)
def test_every_card_has_a_text(kind: str, lang: str) -> None:
    for number in numbers(kind):
        lines = card_text(Words(lang), library(), kind, number)
        assert lines, f"{kind} {number}"
        for line in lines:
            assert line.endswith("."), line
            assert line[0].isupper() or line[0].isdigit(), line
            assert not re.search(r"\s\s|\s[.,;]|\(\)|«»|[{}$_]", line), line
            if lang == "ru":
                plain = line.replace("BFG", "").replace("UAC", "")
                assert not re.search("[a-z]", plain), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_effect_language_is_in_the_catalogues(lang: str) -> None:
    """Also what no card says yet: a home-made card may."""
    words = Words(lang)
    silent = ("passive", "on_play", "on_pickup")
    wanted = [f"d16-when-{when}" for when in MOMENTS if when not in silent]
    wanted += [f"d16-who-{name}" for name in NAMED]
    wanted += [f"d16-some-{kind}" for kind in KINDS]
    wanted += [f"d16-place-{anchor}" for anchor in ANCHORS]
    wanted += [f"d16-each-{count}" for count in COUNTS]
    wanted += [f"d16-needs-{count}{bound}" for count in COUNTS for bound in ("", "-most")]
    wanted += [f"d16-needs-{turned}{asked}" for asked in (*MARKS, "beside", "near") for turned in ("", "not-")]
    wanted += [f"d16-do-{name}{ending}" for name, verb in VERBS.by_name.items() for ending in verb.endings]
    assert [name for name in wanted if not words.has(name)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_an_effect_stand_in_its_words(lang: str) -> None:
    texts = CardTexts(Words(lang), library())
    content = library().content
    abilities = [ability for card in content.actions for ability in card.abilities]
    abilities += [card.ability for card in content.events] + [card.ability for card in content.glory]
    abilities += [ability for card in content.classes for ability in card.abilities]
    checked = 0
    for effect in (effect for ability in abilities for effect in ability.effects):
        told = texts.body(effect, "marine")
        plain = effect.do not in ("reroll_dice", "peek_initiative", "discard_random", "draw_events")
        for number in (effect.n if plain else 0, effect.who.within if effect.who else 0):
            if number > 1:
                assert str(number) in told, told
                checked += 1
    assert checked > 20


def texts_of(lang: str) -> CardTexts:
    """Over cards of its own, so that a test may set their numbers: balance is no matter of words."""
    return CardTexts(Words(lang), Library(library().entries))


ENGLISH_SHOTGUN = "Main action, Combat Shotgun; speed 3; attack: 2 red and 1 black die, range 2; defence: 1 shield."
RUSSIAN_SHOTGUN = (
    "Основное действие, Боевой дробовик; скорость 3; атака: 2 красных и 1 чёрный кубик, дальность 2; защита: 1 щит."
)
ENGLISH_IMP = "8 figures; speed 4; attack: 2 red dice, range 4; health 3; stagger 2; special defence: dodge."
RUSSIAN_IMP = (
    "8 фигурок; скорость 4; атака: 2 красных кубика, дальность 4; здоровье 3; шаткость 2; особая защита: уклонение."
)


@pytest.mark.parametrize(
    ("lang", "shotgun", "imp"), [("en", ENGLISH_SHOTGUN, ENGLISH_IMP), ("ru", RUSSIAN_SHOTGUN, RUSSIAN_IMP)]
)
def test_the_first_line_tells_the_figures(lang: str, shotgun: str, imp: str) -> None:
    texts = texts_of(lang)
    card = texts.content.actions[by_id("action", "wide_choke")]
    card.speed, card.range, card.red, card.black, card.shields = 3, 2, 2, 1, 1
    assert texts.action(card.index)[0] == shotgun
    demon = texts.content.demons[by_id("demon", "imp")]
    demon.figures, demon.speed, demon.range, demon.red, demon.black = 8, 4, 4, 2, 0
    demon.health, demon.stagger, demon.special_dodge = 3, 2, True
    assert texts.demon(demon.index)[0] == imp


SENTENCES = [
    (
        "marine",
        [EffectEntry("while_attacking", "damage", who=SelectorEntry(pick="one", of="figure", beside="defender"), n=1)],
        ["While attacking, you may deal 1 damage to one figure next to the defender."],
        ["Когда вы атакуете: можете нанести 1 урон одной фигурке рядом с защищающимся."],
    ),
    (
        "marine",
        [
            EffectEntry("on_play", "place_grenade", range=4),
            EffectEntry(
                "next_card",
                "roll_damage",
                red=1,
                black=1,
                who=SelectorEntry(pick="all", of="figure", beside="token", itself=True),
            ),
        ],
        [
            "Put the grenade's token on a square in sight within 4 squares.",
            "When the next initiative card has been resolved, roll 1 red and 1 black die and deal that much damage "
            "to each figure on or next to the token.",
        ],
        [
            "Положите жетон гранаты на клетку в поле зрения не дальше 4 клеток.",
            "Когда разыграна следующая карта инициативы: бросьте 1 красный и 1 чёрный кубик и нанесите столько урона "
            "каждой фигурке на клетке жетона и по соседству.",
        ],
    ),
    (
        "event",
        [EffectEntry("on_kill", "heal", who=SelectorEntry(pick="all", of="demon", near="killed", within=3), n=2)],
        ["When a demon is killed, you may heal 2 damage on each demon within 3 squares of the killed one."],
        ["Когда демон убит: можете вылечить 2 урона у каждого демона не дальше 3 клеток от убитого."],
    ),
    (
        "demon",
        [EffectEntry("before_roll", "add_range", n=2), EffectEntry("before_roll", "add_dice", red=1)],
        ["When this demon attacks, the attack has 2 more range; you may add 1 red die."],
        ["Когда этот демон атакует: дальность атаки на 2 больше; можете добавить 1 красный кубик."],
    ),
    (
        "marine",
        [EffectEntry("ally_start_activation", "ally_gain_mp", cost="card", n=1)],
        [
            "At the start of another marine's activation, you may discard 1 card from your hand: "
            "that marine gains 1 movement point."
        ],
        [
            "В начале активации другого пехотинца: можете сбросить 1 карту с руки — "
            "этот пехотинец получает 1 очко движения."
        ],
    ),
    (
        "marine",
        [EffectEntry("while_attacking", "reroll_dice", cost="exhaust", needs=ConditionEntry(beside="defender"), n=2)],
        ["While attacking, if the defender is adjacent, you may exhaust this card: reroll up to 2 dice."],
        ["Когда вы атакуете: если защищающийся рядом, можете повернуть эту карту — перебросьте до 2 кубиков."],
    ),
]


@pytest.mark.parametrize(("by", "effects", "english", "russian"), SENTENCES)
def test_whole_sentences(by: str, effects: list[EffectEntry], english: list[str], russian: list[str]) -> None:
    made = [build_effect(effect) for effect in effects]
    assert CardTexts(Words("en"), library()).sentences(made, by) == english
    assert CardTexts(Words("ru"), library()).sentences(made, by) == russian


def selectors() -> list[str | SelectorEntry]:
    """Everybody who can be meant."""
    found: list[str | SelectorEntry] = list(NAMED)
    for pick in PICKS:
        for kind in KINDS:
            found.append(SelectorEntry(pick=pick, of=kind))
            for anchor in ANCHORS:
                found.append(SelectorEntry(pick=pick, of=kind, beside=anchor))
                found.append(SelectorEntry(pick=pick, of=kind, beside=anchor, itself=True))
                found.append(SelectorEntry(pick=pick, of=kind, near=anchor, within=2))
            found.append(SelectorEntry(pick=pick, of=kind, near="self", within=1, seen=True))
            found.append(SelectorEntry(pick=pick, of=kind, behind="defender"))
    return found


def conditions() -> list[str | ConditionEntry]:
    found: list[str | ConditionEntry] = ["large", "comrade_sees"]
    for turned in (False, True):
        found.append(ConditionEntry(beside="defender", unless=turned))
        found.append(ConditionEntry(near="defender", within=2, unless=turned))
        found += [ConditionEntry(be=mark, of="rifle", unless=turned) for mark in MARKS]
    for count in COUNTS:
        found += [ConditionEntry(count=count, least=2), ConditionEntry(count=count, most=1)]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_home_made_card_says_is_worded(lang: str) -> None:
    """Every verb with every figure that can be meant, at every moment, with every amount and condition."""
    texts = CardTexts(Words(lang), library())
    rows: list[tuple[str, str, Any, Any]] = []
    for verb in VERBS.names():
        rows += [(verb, when, "defender", "large") for when in MOMENTS]
    for verb in ("damage", "heal", "stun", "roll_damage"):
        rows += [(verb, "bonus", who, "large") for who in selectors()]
    rows += [("gain_mp", "bonus", None, needs) for needs in conditions()]
    amounts: list[Any] = [2, *(AmountEntry(per=count, each=3, most=2) for count in COUNTS)]
    for verb, when, who, needs in rows:
        for n in amounts if who == "defender" and verb in ("damage", "heal") else amounts[:1]:
            entry = EffectEntry(when, verb, "card", needs, who, n, 1, 1, range=3, weapon="rifle")
            for by in ("marine", "demon", "event"):
                told = texts.sentences([build_effect(entry)], by)
                assert len(told) == 1 and not re.search(r"\s\s|\s[.,;:]|\(\)|[{}$_]", told[0]), told


@pytest.mark.parametrize(
    ("number", "told"),
    [(1, "Получите 1 очко движения."), (3, "Получите 3 очка движения."), (5, "Получите 5 очков движения.")],
)
def test_russian_counts_movement_points(number: int, told: str) -> None:
    effect = build_effect(EffectEntry("on_play", "gain_mp", n=number))
    assert CardTexts(Words("ru"), library()).sentences([effect], "marine") == [told]


def test_the_same_effects_give_the_same_words() -> None:
    """Copies of an event differ in their defence only."""
    words = Words("ru")
    one, other = (card_text(words, library(), "event", by_id("event", f"hellish_power_{n}")) for n in (1, 2))
    assert one[0] != other[0]
    assert one[1:] == other[1:]


def test_no_effect_is_left_out() -> None:
    """As many verbs are told as the content files hold; grenades and demons tell several in one line."""
    told: list[str] = []

    class Listener(CardTexts):
        def body(self, effect: Effect, by: str, may: str = "no") -> str:
            told.append(by)
            return super().body(effect, by, may)

    texts = Listener(Words("en"), library())
    tellers = [texts.action, texts.event, texts.demon, texts.class_card, texts.glory, texts.squad]
    for teller, kind in zip(tellers, ("action", "event", "demon", "class", "glory", "squad"), strict=True):
        for number in numbers(kind):
            assert isinstance(number, int)
            teller(number)
    assert len(told) == len(all_entries())


def test_the_tutorials_figures_leave_out_stagger_and_armour() -> None:
    texts = CardTexts(Words("en"), library())
    pinky = by_id("demon", "pinky")
    usual, first = texts.demon_figures(pinky), texts.demon_figures(pinky, tutorial=True)
    assert "stagger" in usual and "armoured" in usual
    assert "stagger" not in first and "armoured" not in first and "health" in first
