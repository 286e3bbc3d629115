"""Who beats whom: fair deals, ratings that can be believed, and an end when it is sure."""

import json
from math import log
from pathlib import Path
from random import Random

import pytest

from platzdarm.arena.pairings import Plan, Standings, contest, ways_to_sit
from platzdarm.arena.ratings import SCALE, ratings
from platzdarm.arena.sequential import Sequential
from platzdarm.arena.workers import Cluster, Workers
from platzdarm.bots.random_bot import RandomBot
from platzdarm.cli.main import main
from platzdarm.kernel.errors import OptionsError


class Also(RandomBot):
    """The same bot under another name."""

    name = "also"


def played(plan: Plan, jobs: int = 1) -> Standings:
    standings = plan.start()
    with Workers(jobs) as workers:
        contest(plan, standings, workers, lambda found: None)
    return standings


def duel(games: int, *bots: str, early: bool = True) -> Plan:
    tables = [{"players": "2", "armies": "borgo,moloch"}, {"players": "2", "armies": "outpost,hegemony"}]
    return Plan("neuroshima", tables, bots or ("random", "tests.arena.test_pairings:Also"), games, b"seed", early)


# -- who sits where ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options", "wanted"),
    [
        ("neuroshima", {"players": "2"}, {(0, 1), (1, 0)}),
        ("doom2016", {"mission": "first_steps", "marines": "3"}, {(0, 1, 1, 1), (1, 0, 0, 0)}),
        ("doom2004", {"marines": "1"}, {(0, 1), (1, 0)}),
        ("inferno", {"scenario": "love_lives_forever", "mode": "duel"}, {(0, 1), (1, 0)}),
    ],
)
def test_a_side_is_one_bots_and_every_deal_is_played_from_both(
    game: str, options: dict[str, str], wanted: set[tuple[int, ...]]
) -> None:
    assert set(ways_to_sit(game, (), tuple(options.items()))) == wanted


def test_where_all_play_together_nobody_can_be_beaten() -> None:
    with pytest.raises(OptionsError, match="arena-one-side"):
        ways_to_sit("inferno", (), (("mode", "pair"), ("scenario", "campaign_1")))


def test_a_deal_is_mirrored_so_equal_bots_are_exactly_even() -> None:
    """The same bot under two names, with luck that depends on the seat alone: what one wins, the other wins too."""
    found = played(duel(8, early=False))
    assert found.games == 8
    assert found.pairings[0].row.score == 0.5
    armies = dict.fromkeys(("borgo", "hegemony", "moloch", "outpost"), 4)
    assert {row.bot: row.games for row in found.telling()["army"]} == armies


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    plan = duel(8)
    assert played(plan, 2).pairings == played(plan).pairings


# -- how sure it is ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_nobody_is_played_further_once_it_is_sure() -> None:
    found = played(duel(200, "random", "greedy"))
    assert found.pairings[0].test.decided
    assert found.games == 20
    assert found.pairings[0].row.high < 0.5


@pytest.mark.parametrize(("share", "wrong"), [(0.55, 0.08), (0.45, 0.08)])
def test_the_sequential_test_errs_as_seldom_as_it_says(share: float, wrong: float) -> None:
    luck, errors, count = Random(5), 0, 400
    for _ in range(count):
        test = Sequential()
        while not test.decided:
            test.add((float(luck.random() < share) + float(luck.random() < share)) / 2)
        errors += (test.evidence() > 0) != (share > 0.5)
    assert errors / count <= wrong


def test_ratings_give_back_the_strengths_that_made_the_results() -> None:
    strengths = {"low": -100.0, "middle": 0.0, "high": 100.0}
    bots = list(strengths)
    games = [[0.0 if a == b else 10000.0 for b in bots] for a in bots]
    scores = [
        [0.0 if a == b else 10000 / (1 + 10 ** ((strengths[b] - strengths[a]) / 400)) for b in bots] for a in bots
    ]
    found = {rating.bot: rating for rating in ratings(bots, games, scores)}
    assert list(found) == ["high", "middle", "low"]
    for bot, strength in strengths.items():
        assert found[bot].points == pytest.approx(1500 + strength, abs=1)


def test_the_error_of_a_rating_is_that_of_its_share() -> None:
    """With two bots each is half of the difference from the mean, and the difference is a function of one share."""
    games = [[0.0, 400.0], [400.0, 0.0]]
    first, second = ratings(["a", "b"], games, [[0.0, 200.0], [200.0, 0.0]])
    of_the_difference = SCALE * 1.96 / (400 * 0.25) ** 0.5
    assert first.points == second.points == pytest.approx(1500)
    assert first.error == pytest.approx(of_the_difference / 2, rel=0.02)


def test_who_wins_every_game_has_a_rating_all_the_same() -> None:
    found = ratings(["a", "b"], [[0.0, 50.0], [50.0, 0.0]], [[0.0, 50.0], [0.0, 0.0]])
    assert SCALE * log(10) == pytest.approx(400)
    assert 1600 < found[0].points < 2300 and found[0].error < 600


# -- the command ---------------------------------------------------------------------------------------------------

COMMAND = ("arena", "--game", "neuroshima", "--seed", "5eed", "--games", "4")


def test_the_command_tells_strength_pairings_and_armies(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    assert main([*COMMAND, "--bots", "random,greedy", "--report", str(report), "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    for told in ("Сила", "greedy", "borgo"):
        assert told in out
    assert max(map(len, out.splitlines())) <= 80
    text = report.read_text("utf-8")
    assert text.startswith("<!doctype html>") and text.count("<svg") >= 3 and "random – greedy" in text
    assert "http" not in text, "the page needs nothing from elsewhere"
    again = "platzdarm arena --game neuroshima --bots random,greedy --games 4 --seed 5eed"
    assert again in text, "the command that plays the same again"
    unsure = "random – greedy: сыграно 4 партии (самое большее 4), и последовательный тест ещё не решил, кто сильнее."
    assert unsure in text and unsure in " ".join(out.split())


def test_who_is_found_stronger_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    words = ["--bots", "random,greedy", "--games", "400", "--option", "armies=borgo,moloch", "--report", str(report)]
    assert main([*COMMAND, *words]) == 0
    told = "greedy is stronger than random: so says the sequential test, which is wrong in 5 of 100 cases."
    out = " ".join(capsys.readouterr().out.split())
    assert out.startswith("20 games") and told in out
    text = report.read_text("utf-8")
    assert told in text and "--option armies=borgo,moloch --seed 5eed" in text


def test_as_json_it_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--bots", "random,greedy", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4 and found["seed"] == "5eed"
    assert [rating["bot"] for rating in found["ratings"]] == ["greedy", "random"]
    assert found["pairings"][0]["losses"] == 4
    assert {row["bot"] for row in found["balance"]["army"]} == {"borgo", "hegemony", "moloch"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "greedy"], "at least two different bots"),
        (["--bots", "greedy,greedy"], "at least two different bots"),
        (["--bots", "greedy,nobody"], "there is no bot 'nobody'"),
        (["--game", "chess"], "there is no game 'chess'"),
        (["--game", "chess", "--bots", "greedy,keen"], "there is no game 'chess'"),
        (["--bots", "random,greedy", "--games", "0"], "0"),
        (["--bots", "random,greedy", "--option", "armies=borgo,nobody"], "nobody"),
    ],
)
def test_what_cannot_be_played_is_refused(capsys: pytest.CaptureFixture[str], words: list[str], told: str) -> None:
    assert main([*COMMAND, *words]) == 2
    assert told in capsys.readouterr().err


def test_after_ctrl_c_what_was_played_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    def some(plan: Plan, standings: Standings, workers: Workers, progress: object) -> None:
        contest(Plan(plan.game_name, plan.tables, plan.bots, 2, plan.seed), standings, workers, interrupted)

    monkeypatch.setattr("platzdarm.cli.arena.contest", some)
    assert main([*COMMAND, "--bots", "random,greedy", "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["games"] == 2


# -- a cluster -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_on_a_ray_cluster_the_same_is_found() -> None:
    plan = duel(4, "random", "greedy")
    standings = plan.start()
    with Cluster("local") as workers:
        contest(plan, standings, workers, lambda found: None)
    assert standings.pairings == played(plan).pairings


@pytest.mark.slow
def test_a_wrong_address_of_a_cluster_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--bots", "random,greedy", "--ray", "127.0.0.1:1"]) == 2
    assert "no Ray cluster at 127.0.0.1:1" in capsys.readouterr().err
