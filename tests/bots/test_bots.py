"""Every bot plays every mode with legal answers only, and the roster knows them by name."""

import pytest

from platzdarm.arena.matches import play_game
from platzdarm.bots.random_bot import RandomBot
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.roster import bots_of, make_bot
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import OptionsError
from tests.neuroshima.tabletop import library
from tests.wording import raises

GAME = Neuroshima(library())
TABLES = (
    {"players": "2", "reinforcement": "yes", "advanced_opening": "yes"},
    {"players": "3", "mode": "free_for_all"},
    {"players": "3", "mode": "points"},
    {"players": "3", "mode": "one_against_two"},
    {"players": "3", "mode": "teams"},
    {"players": "4", "mode": "teams"},
    {"players": "4", "mode": "points", "board": "extended"},
    {"players": "6"},
)


def table_name(options: dict[str, str]) -> str:
    return "-".join(options.values())


@pytest.mark.parametrize("options", TABLES, ids=table_name)
def test_greedy_plays_every_mode_legally_to_the_end(options: dict[str, str]) -> None:
    """The arena forfeits on an illegal answer, so a game without forfeit is one of legal answers."""
    seats = len(GAME.settle(options)["armies"].split(","))
    bots = [make_bot("greedy" if seat == 0 else "random", "neuroshima") for seat in range(seats)]
    finished = play_game(GAME, options, bots, b"modes")
    assert finished.forfeit is None
    assert len(finished.result) == seats and max(finished.result) > 0


@pytest.mark.parametrize("number", range(20))
def test_random_plays_any_table_legally_to_the_end(number: int) -> None:
    options = GAME.random_options(SeededChance(b"table %d" % number))
    seats = len(options["armies"].split(","))
    assert play_game(GAME, options, [RandomBot()] * seats, b"random").forfeit is None


def test_the_same_seed_gives_the_same_game() -> None:
    bots = [make_bot("greedy", "neuroshima"), make_bot("random", "neuroshima")]
    one = play_game(GAME, {}, bots, b"seed")
    assert one.actions == play_game(GAME, {}, bots, b"seed").actions
    assert one.actions != play_game(GAME, {}, bots, b"other").actions


def test_the_roster_makes_every_bot_that_it_names() -> None:
    assert [make_bot(name, "neuroshima").name for name in bots_of("neuroshima")] == [
        "random",
        "calm",
        "greedy",
        "keen",
        "hard",
        "ruthless",
    ]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("deep_thought", "choose from random, calm, greedy, keen, hard, ruthless"),
        ("no_such_module:Bot", "cannot be loaded"),
        ("platzdarm.games.roster:NoBot", "cannot be loaded"),
        ("fractions:Fraction", "is no bot"),
    ],
)
def test_an_unknown_bot_is_refused_with_the_choices(name: str, told: str) -> None:
    with raises(OptionsError, match=told):
        make_bot(name, "neuroshima")


@pytest.mark.parametrize("time", ["0", "", "-1", "1e3", "99", "21", "2.55", "two"])
def test_an_impossible_thinking_time_is_refused_with_what_is_possible(time: str) -> None:
    with raises(OptionsError, match="give seconds a turn from 0.1 to 20"):
        make_bot(f"hard@{time}", "neuroshima")


def test_who_has_no_time_to_choose_says_who_has() -> None:
    with raises(OptionsError, match="a time can be given to: hard, ruthless"):
        make_bot("calm@5", "neuroshima")


def test_greedy_says_which_games_it_plays() -> None:
    with raises(OptionsError, match="it plays neuroshima"):
        make_bot("greedy", "checkers")


@pytest.mark.slow
def test_greedy_beats_random_almost_always() -> None:
    won = 0.0
    armies = ("outpost", "moloch", "borgo", "hegemony")
    pairs = [(one, other) for one in armies for other in armies if one != other]
    for number, pair in enumerate(pairs * 2):
        seat = number // len(pairs)
        bots = [make_bot("greedy" if s == seat else "random", "neuroshima") for s in range(2)]
        won += play_game(GAME, {"armies": ",".join(pair)}, bots, b"strength %d" % number).result[seat]
    assert won >= 0.9 * len(pairs) * 2
