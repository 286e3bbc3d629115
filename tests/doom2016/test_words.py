"""DOOM in words: every question, answer and event of whole games, and nothing that a seat may not know."""

import re

import pytest

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.peeking import KINDS
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.rounds import INVADER_CARD, ActivationPhase
from platzdarm.games.doom2016.text import chronicle
from platzdarm.games.doom2016.text.words import Names, action_message, question
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.events import Event
from platzdarm.kernel.pile import Pile, bag_of
from platzdarm.kernel.position import View
from platzdarm.text.lines import Line, settled, word
from platzdarm.text.words import LANGUAGES, Words
from tests.doom2016 import tabletop

GAME = Doom2016()
MOVES = 400


def names(lang: str) -> Names:
    return Names(Words(lang), GAME.library)


def setting(mission: str, marines: int, decks: str = "recommended") -> dict[str, str]:
    return {"mission": mission, "marines": str(marines), "decks": decks}


def told_of(before: Incursion, events: list[Event]) -> list[Line]:
    return chronicle.tell(before, [GAME.vocabulary.event(before, event) for event in events])


def play_on(options: dict[str, str], seed: bytes, moves: int) -> list[tuple[Incursion, Decision, int, list[Event]]]:
    """A random game: the position before each action, the question, the answer, what happened."""
    luck = SeededChance(seed)
    position = GAME.start(options, SeededChance(seed))
    course = []
    for _ in range(moves):
        if position.over:
            break
        asked = position.pending()
        decision = asked[luck.roll(len(asked))]
        action = decision.answers.at(luck.roll(len(decision.answers)))
        before = position.copy()
        course.append((before, decision, action, list(position.play(decision.seat, action))))
    return course


TABLES = [
    setting("first_steps", 2),
    setting("knee_deep_in_the_dead", 1, "own"),
    setting("cold_reactor", 3, "own"),
    setting("locked_archive", 4, "own"),
    setting("titans_shadow", 2),
    setting("throne_of_the_titan", 4),
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options["mission"]))
def test_whole_games_are_worded_in_both_languages(options: dict[str, str]) -> None:
    known = {lang: names(lang) for lang in LANGUAGES}
    for before, decision, action, events in play_on(options, options["mission"].encode(), MOVES):
        for lang, one in known.items():
            told = [question(one, before, decision), action_message(one, before, decision.seat, action)]
            for line in [
                *map(one.words.tell, told),
                *(word(line, one.words, one.name) for line in told_of(before, events)),
            ]:
                assert line.strip() == line and "  " not in line and "{" not in line
                if lang == "ru":
                    assert re.search("[а-яё→]", line.lower()), line


@pytest.mark.parametrize("options", TABLES[:4], ids=lambda options: str(options["mission"]))
def test_the_words_of_a_seat_depend_on_what_it_knows_alone(options: dict[str, str]) -> None:
    """The same events, told from the seat's view instead of the whole position, give the same lines."""
    for before, _, _, events in play_on(options, b"secrets", 200):
        for seat in range(-1, before.setting.seats):
            seen = [event for event in events if event.seen_by(seat)]
            known = View(before, seat).known
            assert isinstance(known, Incursion)
            assert told_of(known, seen) == told_of(before, seen)


def tell(events: list[Event], lang: str = "en") -> list[str]:
    one = names(lang)
    position = GAME.start(setting("knee_deep_in_the_dead", 2), SeededChance(b"x"))
    return [word(line, one.words, one.name) for line in told_of(position, events)]


def test_others_learn_how_many_cards_were_drawn_and_the_owner_which() -> None:
    armor = next(card.index for card in GAME.library.content.actions if card.id == "armor")
    drawn = [Event("drew", [0]), Event("drew_card", [0, armor], 2)] * 2
    assert tell([event for event in drawn if event.seen_by(0)]) == ["Alpha draws 2 cards"]
    assert tell([event for event in drawn if event.seen_by(1)]) == ["Alpha draws Armor ×2"]


@pytest.mark.rule("D16-INIT-06")
def test_an_invader_card_is_told_also_where_nobody_can_be_activated() -> None:
    card = Event("revealed", [INVADER_CARD])
    position = tabletop.layout("alpha (0,0), imp (9,9)")
    position.used_types = 1 << tabletop.demon_type("imp")
    position.initiative, position.unrevealed = Pile([bag_of([INVADER_CARD], KINDS)]), [0, 0, 0, 0, 1]
    position.agenda = [ActivationPhase(1)]
    position.advance()
    assert [event.kind for event in position.events] == ["revealed", "nobody_ready"]
    assert tell([card, Event("nobody_ready", [])]) == ["Initiative card: Invader. No demons are left to activate"]
    assert tell([card, Event("type_activated", [tabletop.demon_type("imp")])]) == ["The invader activates Imp"]


def test_a_way_of_several_steps_is_one_line_and_so_are_cards_drawn_together() -> None:
    """Whatever happens between the steps that is not worth a line."""
    alpha, bravo = 0, 1
    walk = [
        *(
            Event("moved", [alpha, 0]),
            Event("exhausted", [alpha]),
            Event("moved", [alpha, 1]),
            Event("moved", [bravo, 2]),
        ),
        *(Event("drew", [alpha]), Event("drew", [alpha]), Event("drew", [bravo]), Event("round", [2])),
        Event("moved", [alpha, 3]),
    ]
    position = GAME.start(setting("knee_deep_in_the_dead", 2), SeededChance(b"x"))
    told = told_of(position, walk)
    assert [line.id.removeprefix("d16-event-") for line in told] == [
        *("moved", "moved", "drew-many", "drew", "round", "moved")
    ]
    assert [line.topic for line in told] == ["alpha", "bravo", "", "", "", "alpha"]
    both = [*told_of(position, [Event("moved", [alpha, 3])]), *told_of(position, [Event("moved", [alpha, 4])])]
    assert settled(both) == both[1:], "over several actions, too"


def test_a_card_that_is_used_need_not_be_told_to_be_discarded() -> None:
    content = GAME.library.content
    event = next(card.index for card in content.events if card.id == "hellish_power_1")
    used = Event("used", [0, 4, event, 0, 0, content.demons[0].index + 10])
    assert tell([used, Event("event_discarded", [event])]) == ["Invader uses Hellish Power"]
    assert tell([Event("event_discarded", [event])]) == ["The invader discards Hellish Power"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Imp 1 attacks Alpha: 2 red and 1 black die",
                "Imp 1 rolls red 1, red 2, black 3",
                "Alpha has no defence card",
                "Alpha suffers 6 damage, 6 in all",
                "Imp 1 kills Alpha",
            ],
        ),
        (
            "ru",
            [
                "Атака: Имп 1 → Альфа, 2 красных и 1 чёрный кубик",
                "Имп 1 бросает: красный 1, красный 2, чёрный 3",
                "Альфа: карты защиты нет",
                "Альфа получает 6 урона, всего 6",
                "Альфа погибает; убийца — Имп 1",
            ],
        ),
    ],
)
def test_an_attack_is_told_step_by_step(lang: str, told: list[str]) -> None:
    position = GAME.start(setting("knee_deep_in_the_dead", 2), SeededChance(b"x"))
    imp = position.setting.figure_named["imp-1"]
    events = [
        Event("attack", [imp, 0, -1, 2, 1]),
        Event("rolled", [imp, 1, 2, 11]),
        Event("defence", [0, -1]),
        Event("damaged", [0, 6, 6]),
        Event("killed", [0, imp, position.setting.start]),
    ]
    assert tell(events, lang) == told


@pytest.mark.parametrize(
    ("lang", "blocked", "through", "dodged"),
    [
        ("en", "Imp 1: 2 symbols against 3 shields, no damage", "Imp 1: 3 symbols against 1 shield, 2 damage",
         "Imp 1 dodges: no damage"),
        ("ru", "Имп 1: 2 символа против 3 щитов, урона нет", "Имп 1: 3 символа против 1 щита, 2 урона",
         "Имп 1: уклонение, урона нет"),
    ],
)  # fmt: skip
def test_it_is_told_why_an_attack_did_little_or_nothing(lang: str, blocked: str, through: str, dodged: str) -> None:
    imp = GAME.start(setting("knee_deep_in_the_dead", 2), SeededChance(b"x")).setting.figure_named["imp-1"]
    assert tell([Event("struck", [imp, 2, 3, 0, 0])], lang) == [blocked]
    assert tell([Event("struck", [imp, 3, 1, 0, 2])], lang) == [through]
    assert tell([Event("struck", [imp, 3, 0, 1, 0])], lang) == [dodged]
    assert tell([Event("struck", [imp, 3, 0, 0, 3])], lang) == [], "the damage is told anyway"


def test_an_attack_by_hand_tells_what_became_of_it() -> None:
    position = tabletop.layout("alpha (0,0), imp (2,0)")
    tabletop.stack_events(position, "iron_skin_1")
    tabletop.luck(position, "red=1 event:iron_skin_1")
    before = position.copy()
    tabletop.attack(position, "alpha", "imp", 1, 0)
    events = list(position.events)
    while position.pending():
        events += position.play(position.pending()[0].seat, position.pending()[0].answers.at(0))
    struck = [event for event in events if event.kind == "struck"]
    imp = tabletop.number(position, "imp")
    assert [event.values for event in struck] == [[imp, 1, 0, 1, 0]], "special defence of an imp is to dodge"
    assert [line.id for line in told_of(before, struck)] == ["d16-event-struck-dodged"]


def test_a_glory_kill_and_a_respawn_have_lines_of_their_own() -> None:
    position = GAME.start(setting("knee_deep_in_the_dead", 2), SeededChance(b"x"))
    imp, start = position.setting.figure_named["imp-1"], position.setting.start
    kill = [Event("killed", [imp, 0, start]), Event("healed", [0, 2]), Event("drew_glory", [0])]
    told = tell([*kill, Event("drew_glory_card", [0, 0])])
    assert told[0] == "Glory kill: Alpha tears Imp 1 apart" and sum("draws" in line for line in told) == 1
    assert tell([Event("killed", [imp, 0, start])]) == ["Alpha kills Imp 1"]
    position.remove(0)
    for kind in ("teleported", "moved"):
        lines = told_of(position, [Event(kind, [0, start])])
        assert [line.id for line in lines] == ["d16-event-respawn"]
    beside = [Event("respawn", [0, start]), Event("moved", [0, start])]
    assert [line.id for line in told_of(position, beside)] == ["d16-event-respawn"], "told once, where it stands"


def test_a_portal_that_lies_face_down_keeps_its_colour() -> None:
    position = GAME.start(setting("knee_deep_in_the_dead", 2), SeededChance(b"x"))
    hidden = [n for n in range(len(position.setting.portals)) if not position.portals_up >> n & 1]
    assert hidden
    assert not re.search("blue|yellow|red", names("en").portal(position, hidden[0]))
