"""The sets of the book, which players may agree on instead of a draft (INF-SETUP-05)."""

from collections.abc import Callable

import pytest

from platzdarm.bots.bot import Bot
from platzdarm.games.inferno.bots.calm import InfernoCalm
from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.bots.hard import InfernoHard
from platzdarm.games.inferno.bots.reasons import reason
from platzdarm.games.inferno.rules.drafting import Draft
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.verbs import OFFER, PASS, YES
from platzdarm.games.inferno.terminal.screen import GameScreen
from platzdarm.games.inferno.text.chronicle import tell
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.conformance import Examination
from platzdarm.kernel.match import Match, Replay
from platzdarm.kernel.position import View
from platzdarm.text.lines import word
from platzdarm.text.words import Words
from tests.inferno.tabletop import asked, do, game, kinds, may, offered, refused

FOUR = {"scenario": "soul_spires_4", "draft": "yes"}


def drafting(**options: str) -> Contest:
    return game().start({**FOUR, **options}, SeededChance(b"sets"))


def chooser(position: Contest) -> int:
    return position.pending()[0].seat


def pick(position: Contest) -> None:
    position.play(chooser(position), position.pending()[0].answers.at(0))


def champions(position: Contest) -> list[set[int]]:
    return [{position.kind[piece] for piece in position.supply(seat)} for seat in range(position.setting.seats)]


def others(seat: int) -> list[int]:
    return [other for other in range(4) if other != seat]


@pytest.mark.rule("INF-SETUP-05", "INF-SPIRE-10")
def test_when_all_agree_everybody_has_the_set_of_the_colour() -> None:
    position = drafting()
    pick(position)
    by = chooser(position)
    assert kinds(do(position, "offer", seat=by)) == ["sets_offered"]
    assert asked(position, by) == [] and offered(position, others(by)[0]) == ["yes", "pass"]
    for seat in others(by)[:2]:
        assert kinds(do(position, "yes", seat=seat)) == ["sets_agreed"]
        assert refused(position, "yes", seat=seat) == "INF-TURN-04"
    assert sum(map(len, champions(position))) == 1, "nothing is dealt before the last has agreed"
    told = kinds(do(position, "yes", seat=others(by)[2]))
    assert told[:2] == ["sets_agreed", "sets_taken"] and "turn" in told
    plain = game().start({**FOUR, "draft": "no"}, SeededChance(b"sets"))
    assert position.first == plain.first and champions(position) == champions(plain)
    assert (position.offer, position.undrafted.size, position.facts(0).draft) == ((), 0, None)
    assert asked(position, position.first) == ["act"]


@pytest.mark.rule("INF-SETUP-05", "INF-DRAFT-03")
def test_one_who_declines_is_enough_and_the_draft_goes_on() -> None:
    position = drafting()
    pick(position)
    by, before = chooser(position), position.facts(0)
    do(position, "offer", seat=by)
    do(position, "yes", seat=others(by)[0])
    assert position.facts(0).draft.sets.by == by and position.facts(0).draft.sets.waiting == others(by)[1:]
    assert kinds(do(position, "pass", seat=others(by)[2])) == ["sets_declined"]
    after = position.facts(0)
    assert (after.draft, after.champions) == (before.draft, before.champions)
    assert asked(position, by) == ["draft"] and not asked(position, others(by)[1])


@pytest.mark.rule("INF-SETUP-05")
def test_nobody_offers_twice() -> None:
    position = drafting()
    by = chooser(position)
    do(position, "offer", seat=by)
    do(position, "pass", seat=others(by)[0])
    assert "offer" not in offered(position, by) and refused(position, "offer", seat=by) == "INF-SETUP-05"
    pick(position)
    assert may(position, "offer", seat=chooser(position)), "the next has not offered yet"


@pytest.mark.rule("INF-DRAFT-03")
def test_the_sets_are_offered_instead_of_the_first_pick_or_not_at_all() -> None:
    position = drafting()
    assert refused(position, "offer", seat=others(chooser(position))[0]) == "INF-TURN-04"
    for _ in range(4):
        assert may(position, "offer", seat=chooser(position)), "whoever picks later than others may offer as well"
        pick(position)
    while asked(position, chooser(position)) == ["draft"]:
        assert refused(position, "offer", seat=chooser(position)) == "INF-DRAFT-03"
        pick(position)
    assert refused(position, "offer", seat=chooser(position)) == "INF-PLAY-02", "the draft is over"


@pytest.mark.rule("INF-TEAM-02")
def test_partners_always_draft() -> None:
    position = game().start({"scenario": "love_lives_forever", "mode": "teams"}, SeededChance(b"sets"))
    assert "offer" not in offered(position, chooser(position))
    assert refused(position, "offer", seat=chooser(position)) == "INF-TEAM-02"


@pytest.mark.parametrize("level", [InfernoCalm, InfernoGreedy, InfernoHard])
def test_bots_draft_by_themselves_and_agree_when_they_are_asked(level: Callable[[], Bot]) -> None:
    position, bot, luck = drafting(), level(), SeededChance(b"bots")
    for _ in range(2):
        seat = chooser(position)
        action = bot.choose(View(position, seat), position.pending()[0], luck)
        assert action != OFFER
        position.play(seat, action)
    do(position, "offer", seat=chooser(position))
    while asked(position, chooser(position)) == ["sets"]:
        seat = chooser(position)
        action = bot.choose(View(position, seat), View(position, seat).pending()[0], luck)
        assert action == YES
        position.play(seat, action)
    assert [len(found) for found in champions(position)] == [3] * 4


def test_a_bot_that_drafts_at_random_offers_nothing_by_whim() -> None:
    for bot in (InfernoCalm(), InfernoGreedy()):
        for seed in range(30):
            position = drafting()
            action = bot.choose(View(position, chooser(position)), position.pending()[0], SeededChance(bytes([seed])))
            assert action != OFFER


@pytest.mark.parametrize("answer", ["yes", "pass"])
def test_an_offer_is_written_down_saved_and_replayed(answer: str) -> None:
    match = Match(game(), FOUR, b"an offer")
    position = match.position
    assert isinstance(position, Contest)
    by = chooser(position)
    match.play(by, OFFER)
    kept = game().load({"options": FOUR, "position": position.data()}, SeededChance(b""))
    assert [asked(kept, seat) for seat in range(4)] == [asked(position, seat) for seat in range(4)]
    for seat in others(by):
        if asked(position, seat) == ["sets"]:
            match.play(seat, VOCABULARY.read(position, seat, answer))
    again = Replay(game(), match.record())
    again.check()
    assert again.position.data()["agenda"] == position.data()["agenda"]
    assert again.position.data()["owner"] == position.data()["owner"]


def test_a_draft_that_was_saved_before_there_were_offers_is_loaded() -> None:
    position = drafting()
    data = position.data()
    at = next(number for number, step in enumerate(data["agenda"]) if step[0] == "Draft")
    data["agenda"][at] = data["agenda"][at][:2]
    loaded = game().load({"options": FOUR, "position": data}, SeededChance(b""))
    assert isinstance(loaded.agenda[-1], Draft) and offered(loaded, chooser(loaded)) == offered(
        position, chooser(position)
    )


def test_an_offer_keeps_every_promise_of_the_engine() -> None:
    """Copies, secrets, records and what is told, in the middle of an agreement."""
    for answer in (YES, PASS):
        examination = Examination(game(), FOUR, b"examined", thorough=1)
        take_part(examination, OFFER)
        while examination.match.position.pending()[0].kind == "sets":
            take_part(examination, answer)


def take_part(examination: Examination, action: int) -> None:
    """Whoever is asked first answers, after everything was tried; trying things out renews the position."""
    examination.check_thoroughly(examination.match.position.pending()[0], action)
    events = examination.match.play(examination.match.position.pending()[0].seat, action)
    examination.check_told(events)
    examination.check_pieces()


@pytest.mark.parametrize(
    ("lang", "question", "lines", "advice"),
    [
        (
            "en",
            "player {}: player {} offers the sets of the book instead of the draft. Do you agree? [INF-SETUP-05]",
            ["Purple offers the sets of the book instead of the draft", "Blue declines the sets: the draft goes on"],
            "The book has matched the sets of this scenario, and the game begins at once.",
        ),
        (
            "ru",
            "игрок {}: игрок {} предлагает взять составы книги вместо выбора чемпионов. Вы согласны? [INF-SETUP-05]",
            [
                "Пурпурный предлагает взять составы книги вместо выбора чемпионов",
                "Синий отказывается от составов: выбор продолжается",
            ],
            "Составы этого сценария подобраны книгой, и игра начнётся сразу.",
        ),
    ],
)
def test_an_offer_is_told_in_words(lang: str, question: str, lines: list[str], advice: str) -> None:
    position, words = drafting(), Words(lang)
    screen = GameScreen(words, game())
    by = chooser(position)
    first = (by + 1) % 4  # the last to move picks first
    assert screen.action(position, by, OFFER) == words.say("inf-action-offer")
    told = []
    for seat, action in ((by, "offer"), (first, "pass")):
        before = position.copy()
        if action == "pass":
            decision = next(one for one in position.pending() if one.seat == first)
            assert screen.ask(position, decision) == question.format(first + 1, by + 1)
            assert screen.action(position, first, YES) == words.say("inf-action-yes-sets")
            found = reason(View(position, first), YES, SeededChance(b""))
            assert found is not None and word(found, words, screen.name) == advice
        events = [VOCABULARY.event(position, event) for event in do(position, action, seat=seat)]
        told += [word(line, words, screen.name) for line in tell(before, events)]
    assert told == lines
