"""One game between bots: its result, its record, and what becomes of bots that misbehave."""

import pytest

from platzdarm.arena.matches import play_game, simulate
from platzdarm.bots.bot import Bot
from platzdarm.bots.random_bot import RandomBot
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import parse
from tests.arena import hostile
from tests.neuroshima.tabletop import library
from tests.wording import raises

GAME = Neuroshima(library())


def test_the_record_on_demand_replays_to_the_same_result() -> None:
    finished = play_game(GAME, {"players": "3"}, [RandomBot()] * 3, b"record")
    record = parse(finished.record().format())
    assert record.seats == ["random", "random", "random"]
    assert len(record.moves) == finished.moves + 1  # the start is a line too
    assert Replay(GAME, record).check().result == finished.result


def test_every_seat_needs_its_bot() -> None:
    with raises(OptionsError, match="3 are needed"):
        play_game(GAME, {"players": "3"}, [RandomBot()] * 2, b"")


@pytest.mark.parametrize(
    ("culprit", "told"),
    [
        (hostile.Crasher(), "bot 'crasher' (seat 1) crashed: ZeroDivisionError: oops"),
        (hostile.Quitter(), "bot 'quitter' (seat 1) crashed: SystemExit: 3"),
        (hostile.Illegal(), "bot 'illegal' (seat 1) answered illegally: "),
        (hostile.Poet(), "bot 'poet' (seat 1) answered 'to be or not to be', which is no action"),
        (hostile.Forger(), "bot 'forger' (seat 1) answered illegally: "),
    ],
    ids=lambda value: value.name if isinstance(value, Bot) else "",
)
def test_a_bot_that_misbehaves_forfeits_and_is_named(culprit: Bot, told: str) -> None:
    finished = play_game(GAME, {}, [RandomBot(), culprit], b"hostile")
    assert finished.result == [1.0, 0.0]
    assert str(finished.forfeit).startswith(told)


@pytest.mark.parametrize("culprit", [hostile.Idler(), hostile.Latecomer()], ids=lambda bot: bot.name)
def test_a_bot_that_keeps_others_waiting_forfeits(culprit: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platzdarm.arena.matches.PATIENCE", 0.2)
    finished = play_game(GAME, {}, [RandomBot(), culprit], b"hostile")
    assert finished.result == [1.0, 0.0]
    assert str(finished.forfeit) == f"bot '{culprit.name}' (seat 1) has not answered for 0.2 s"
    assert play_game(GAME, {}, [RandomBot(), RandomBot()], b"hostile").forfeit is None, "nobody is hurried afterwards"


def test_among_three_the_others_share_what_a_forfeit_leaves() -> None:
    finished = play_game(GAME, {"players": "3"}, [RandomBot(), hostile.Crasher(), RandomBot()], b"hostile")
    assert finished.result == [0.5, 0.0, 0.5]


def test_wrecking_its_view_changes_nothing_in_the_game() -> None:
    honest = play_game(GAME, {}, [RandomBot(), RandomBot()], b"ghost")
    haunted = play_game(GAME, {}, [RandomBot(), hostile.Poltergeist()], b"ghost")
    assert haunted.forfeit is None
    assert haunted.actions == honest.actions and haunted.result == honest.result


def test_a_simulation_goes_on_after_forfeits_and_reports_them() -> None:
    summary = simulate("neuroshima", {}, ["random", "tests.arena.hostile:Crasher"], 12, seed=b"hostile")
    random, crasher = summary.rows
    assert (random.wins, crasher.losses) == (12, 12)
    assert summary.forfeits == 12
    assert 0 < len(summary.faults) <= 5 and "tests.arena.hostile:Crasher" in summary.faults[0]
