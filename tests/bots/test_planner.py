"""The bot that thinks once a turn: it follows its plan, keeps its time, and looks at what the other can do next."""

from math import inf
from time import perf_counter

import pytest

from platzdarm.arena.matches import play_game
from platzdarm.bots.greedy import Greedy
from platzdarm.bots.heuristics import Heuristics, Identity
from platzdarm.bots.planner import Planner
from platzdarm.bots.replies import Budget, ReplySearch, Tried
from platzdarm.bots.turns import Best, Breadth, Line, TurnSearch
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.judge import judge
from platzdarm.games.neuroshima.bots.learnt import LearntHeuristics
from platzdarm.games.neuroshima.bots.roster import CALM, HARD, KEEN, LEVELS, RUTHLESS
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.roster import make_bot
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position, View
from tests.bots.table_talk import play_turn
from tests.neuroshima.tabletop import in_turn, layout, library

SMALL = Budget(Breadth(150, 30, 12, 3), Breadth(20, 10, 6, 1), kept=6, replies=24, seconds=60)
GAME = Neuroshima(library())


class Known(Heuristics):
    """What Neuroshima's know, for those of the tests: theirs are compiled, and nobody extends them by hand."""

    def __init__(self) -> None:
        self.whole = NeuroshimaHeuristics()

    def ready_answer(self, position: Position, decision: Decision) -> int | None:
        return self.whole.ready_answer(position, decision)

    def promising(self, position: Position, decision: Decision, limit: int) -> list[int]:
        return self.whole.promising(position, decision, limit)

    def settle(self, position: Position) -> None:
        self.whole.settle(position)

    def continues(self, start: Position, position: Position, seat: int) -> Decision | None:
        return self.whole.continues(start, position, seat)

    def identity(self, position: Position) -> Identity:
        return self.whole.identity(position)

    def judge(self, position: Position, seat: int) -> float:
        return self.whole.judge(position, seat)


class Counting(Known):
    """Counts the searches and what they look at."""

    def __init__(self) -> None:
        super().__init__()
        self.searches = 0
        self.judged = 0

    def forget(self) -> None:
        self.whole.forget()
        self.searches += 1

    def judge(self, position: Position, seat: int) -> float:
        self.judged += 1
        return super().judge(position, seat)


def test_it_thinks_once_a_turn_and_follows_its_plan() -> None:
    known = Counting()
    position = in_turn(
        layout("outpost_hq (-2,2), hegemony_hq (2,0), hegemony_thug (1,0) rot 0", seats="outpost hegemony"),
        "outpost",
        "scout hmg brawler",
        must_discard=True,
    )
    done = play_turn(Planner("small", known, SMALL), position)
    assert len(done) >= 3
    assert known.searches == 1


def test_a_plan_is_for_tables_with_the_same_armies() -> None:
    known = NeuroshimaHeuristics()
    bot = Planner("small", known, SMALL)
    kinds = {
        bot.key(in_turn(layout("", seats=seats), seats.split()[0], ""))[0]
        for seats in ("outpost moloch", "moloch outpost")
    }
    assert len(kinds) == 2


def test_the_same_luck_gives_the_same_game() -> None:
    def game() -> list[tuple[int, int]]:
        bots = [Planner("small", NeuroshimaHeuristics(), SMALL), make_bot("random", "neuroshima")]
        finished = play_game(GAME, {}, bots, b"planner")
        assert finished.forfeit is None
        return finished.actions

    assert game() == game()


@pytest.mark.parametrize("options", [{"players": "3", "mode": "points"}, {"players": "4", "mode": "teams"}])
def test_it_plays_other_modes_to_the_end(options: dict[str, str]) -> None:
    few = Budget(Breadth(12, 8, 4, 1), Breadth(6, 4, 2, 1), kept=2, replies=4, seconds=60)
    seats = len(GAME.settle(options)["armies"].split(","))
    bots = [Planner("few", NeuroshimaHeuristics(), few), *[make_bot("random", "neuroshima")] * (seats - 1)]
    assert play_game(GAME, options, bots, b"modes").forfeit is None


def test_where_the_machine_is_slow_the_clock_ends_it() -> None:
    """With far too large a budget it answers all the same, a little after its time at most."""
    endless = Budget(Breadth(10**6, 500, 200, 50), Breadth(10**5, 100, 50, 9), kept=200, replies=10**6, seconds=0.3)
    position, known = turn_of_outpost(), Counting()
    decision = position.pending()[0]
    began = perf_counter()
    action = Planner("endless", known, endless).choose(View(position, 0), decision, SeededChance(b"clock"))
    assert decision.answers.lists(action)
    # How many looks the time was enough for is a matter of the machine: only that they are few of those allowed.
    assert known.judged < endless.own.judged / 5 and perf_counter() - began < 60


def test_after_its_time_nothing_is_looked_at_but_what_an_answer_needs() -> None:
    position, known = turn_of_outpost(), Counting()
    decision = position.pending()[0]
    found = TurnSearch(known, position, 0, HARD.own, deadline=0.0).lines(decision, 3)
    assert [decision.answers.lists(line.path[0]) for line in found] == [True]
    assert known.judged == 1


class Dawdling(Known):
    """Ponders over the second action of a line until the time is up."""

    def __init__(self, deadline: float) -> None:
        super().__init__()
        self.deadline = deadline
        self.asked = 0

    def promising(self, position: Position, decision: Decision, limit: int) -> list[int]:
        found = super().promising(position, decision, limit)
        self.asked += 1
        while self.asked > 1 and perf_counter() < self.deadline:
            pass
        return [action for action in found if self.leads_on(position, decision.seat, action)][:1]

    def leads_on(self, position: Position, seat: int, action: int) -> bool:
        child = position.copy()
        child.play(seat, action)
        self.settle(child)
        return self.goes_on(position, child, seat)


def test_a_line_stands_that_the_clock_has_cut_short() -> None:
    """It was neither ended nor gone on with, so that nothing was left to answer: the bot of a slow machine crashed."""
    position, deadline = turn_of_outpost(), perf_counter() + 2
    known, decision = Dawdling(deadline), position.pending()[0]
    found = TurnSearch(known, position, 0, HARD.own, deadline).lines(decision, 3)
    assert [decision.answers.lists(line.path[0]) for line in found] == [True] and known.asked == 2


class Lured(Known):
    """To whom tiles on cells of high numbers look good until the other has had his turn, and bad afterwards."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.last = turn + 1

    def judge(self, position: Position, seat: int) -> float:
        assert isinstance(position, Skirmish)
        return 0.001 * cells(position) if position.turn <= self.last else -0.001 * cells(position)


def cells(position: Skirmish) -> int:
    return sum(cell for cell, piece in enumerate(position.cells) if piece is not None and piece.seat == 0)


def test_it_sees_what_greedy_does_not_what_comes_after_the_reply() -> None:
    by_greedy, by_planner = turn_of_outpost(), turn_of_outpost()
    lured = Lured(by_greedy.turn)
    play_turn(Greedy(lured), by_greedy)
    wide = Budget(Breadth(300, 60, 60, 20), Breadth(10, 5, 3, 1), kept=40, replies=200, seconds=60)
    play_turn(Planner("wide", lured, wide), by_planner)
    assert cells(by_planner) < cells(by_greedy)


def test_who_trusts_its_judgement_is_not_turned_by_a_few_replies() -> None:
    """Replies say the opposite of what the lured judge before them."""
    kept = {}
    for trust in (0.0, 1000.0):
        position = turn_of_outpost()
        wide = Budget(Breadth(300, 60, 60, 20), Breadth(10, 5, 3, 1), kept=40, replies=200, seconds=60, trust=trust)
        play_turn(Planner("wide", Lured(position.turn), wide), position)
        kept[trust] = cells(position)
    assert kept[0.0] < kept[1000.0]


def test_a_round_of_replies_that_time_cuts_short_does_not_count() -> None:
    position = turn_of_outpost()
    search = ReplySearch(NeuroshimaHeuristics(), position, 0, SMALL, SeededChance(b"cut"))
    found = TurnSearch(search.heuristics, position, 0, SMALL.own).lines(position.pending()[0], 3)
    live = [Tried(line, 1.0) for line in found]
    for deadline, weight in ((0.0, 1.0), (inf, 2.0)):
        search.deadline = deadline
        search.try_all(live, b"luck")
        assert [tried.weight for tried in live] == [weight] * 3


def line(value: float, action: int) -> Line:
    position = turn_of_outpost()
    return Line([action], position, position, value)


def test_the_best_lines_are_kept_the_earlier_of_two_alike_first() -> None:
    best = Best(3)
    for action, value in enumerate((0.1, 0.5, 0.3, 0.5, 0.2, 0.3)):
        if best.takes(value):
            best.add(line(value, action))
    assert [kept.path[0] for kept in best.lines] == [1, 3, 2]


def test_whether_a_turn_goes_on_is_told_without_a_list_of_answers() -> None:
    """Most positions of a search are never gone on from, and listing is a third of what they cost."""
    known, position = NeuroshimaHeuristics(), turn_of_outpost()
    child = position.copy()
    child.play(0, position.pending()[0].answers.as_list()[-1])
    known.settle(child)
    assert known.goes_on(position, child, 0) and child.asked is None
    assert known.continues(position, child, 0) is child.pending()[0]


def test_a_board_that_was_judged_before_is_judged_alike() -> None:
    known, start = NeuroshimaHeuristics(), turn_of_outpost()
    for action in start.pending()[0].answers.as_list()[::17]:
        child = start.copy()
        child.play(0, action)
        for seat in (0, 1):
            assert known.judge(child, seat) == known.judge(child, seat) == judge(child, seat)


def turn_of_outpost() -> Skirmish:
    return in_turn(layout("outpost_hq (-2,2), hegemony_hq (2,0)", seats="outpost hegemony"), "outpost", "scout hmg")


def test_levels_differ_by_how_far_they_look() -> None:
    for less, more in ((CALM, KEEN), (KEEN, HARD.own), (HARD.own, RUTHLESS.own), (HARD.reply, RUTHLESS.reply)):
        assert (less.judged, less.first, less.later, less.beam) < (more.judged, more.first, more.later, more.beam)
    assert (HARD.kept, HARD.replies) < (RUTHLESS.kept, RUTHLESS.replies)
    assert HARD.seconds < RUTHLESS.seconds


def test_who_reckons_with_replies_has_learnt_and_trusts_that() -> None:
    """Without it the first replies, two of each line, drop most lines by luck (docs/strength.md)."""
    for name, budget in (("hard", HARD), ("ruthless", RUTHLESS)):
        bot = make_bot(name, "neuroshima")
        assert isinstance(bot, Planner) and isinstance(bot.heuristics, LearntHeuristics)
        assert bot.budget is budget and budget.trust > 0


def test_what_is_told_of_levels_rises_and_keeps_to_the_time_that_they_have() -> None:
    told = {level.bot: level for level in LEVELS}
    assert list(told) == ["calm", "keen", "hard", "ruthless"]
    assert sorted(told, key=lambda name: told[name].strength) == sorted(told, key=lambda name: told[name].seconds)
    assert told["hard"].seconds <= 0.3 < HARD.seconds
    assert told["ruthless"].seconds <= 1 < RUTHLESS.seconds
