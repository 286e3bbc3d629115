"""Doom (2004) on the command line: its screen in 80 by 24, a game against bots, sight and odds for machines."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from platzdarm.cli.screens import make_screen
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.kernel.chance import SeededChance
from platzdarm.terminal.terminal import Terminal
from platzdarm.text.words import Words
from tests.cli.desk import LANGUAGES, Desk
from tests.cli.samples import sample_of
from tests.doom2004.tabletop import arm, layout, library, read, turn

CYRILLIC = re.compile("[А-Яа-я]")
EXAMPLE = sample_of("doom2004") / "two_rooms.toml"
SMALL = Terminal(80, 24, False, False)
BOARD: dict[str, Any] = {
    "width": 9,
    "height": 7,
    "void": [[0, 0]],
    "doors": [[[2, 2], [4, 2]]],
    "obstacles": [[5, 5]],
    "barrels": [[6, 6]],
    "figures": [
        {"id": "red", "side": "marine", "squares": [[1, 1]]},
        {"id": "imp-1", "side": "invader", "squares": [[4, 1]]},
        {"id": "imp-2", "side": "invader", "squares": [[2, 2]]},
    ],
}
ATTACK: dict[str, Any] = {
    "dice": {"red": 1, "yellow": 1, "blue": 0, "green": 2},
    "range": 4,
    "armour": 2,
    "health": 3,
    "aim": True,
    "dodge": False,
}


def played(scenario: str, moves: int) -> Foray:
    position = Doom2004(library()).start({"scenario": scenario, "marines": "3"}, SeededChance(b"screen"))
    luck = SeededChance(b"moves")
    for _ in range(moves):
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    return position


# -- the screen --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", library().scenarios)
def test_the_screen_fits_a_small_terminal(scenario: str, lang: str) -> None:
    screen = make_screen(Doom2004(library()), Words(lang))
    for moves in (0, 120):
        position = played(scenario, moves)
        for seat in (0, 1):
            lines = screen.draw(position.masked(seat), ["what happened"] * 9, SMALL)
            assert len(lines) <= 20 and max(len(line) for line in lines) <= 80
            assert any("@G" in line for line in lines)


def test_what_is_unopened_is_not_drawn() -> None:
    screen = make_screen(Doom2004(library()), Words("en"))
    position = played("ash_and_red_light", 0)
    both = [screen.draw(position.masked(seat), [], Terminal(200, 60, False, False)) for seat in (0, 1)]
    maps = [[line[:24] for line in lines] for lines in both]
    assert sum("?" in line for line in maps[1]) == 2
    assert maps[0][: len(maps[1])] == maps[1]


def test_an_attack_is_worded_with_its_odds() -> None:
    screen = make_screen(Doom2004(library()), Words("en"))
    position = turn(arm(layout("green (2,2), imp-1 (2,6)"), "green", bullets=1), "green", "unload")
    said = screen.action(position, 1, read(position, "green", "attack pistol (2,6)"))
    assert "Imp 1" in said and "%" in said


def test_cards_weapons_and_squares_are_looked_up() -> None:
    screen = make_screen(Doom2004(library()), Words("en"))
    position = played("ash_and_red_light", 0)
    assert any("Blast" in line for line in screen.piece(position, "rocket launcher"))
    assert any("Scatter" in line for line in screen.piece(position, "dodge"))
    square = position.setting.field.name(position.place[0])
    assert "Duty room" in screen.piece(position, square)[0]
    assert screen.piece(position, "nothing of that name") == []


def test_a_game_against_bots_is_played(desk: Desk) -> None:
    said = desk.call("play", "doom2004", "--seed", "1", "--option", "marines=1", typed="action sprint\nquit\n")
    assert "D04-ACTION-01" in said.out


# -- for machines ------------------------------------------------------------------------------------------------


def test_sight_answers_for_every_ordered_pair_of_enemies(desk: Desk) -> None:
    told = json.loads(desk.call("doom2004", "sight", "--json", typed=json.dumps(BOARD)).out)["pairs"]
    assert [(pair["from"], pair["to"]) for pair in told] == [
        ("red", "imp-1"),
        ("red", "imp-2"),
        ("imp-1", "red"),
        ("imp-2", "red"),
    ]
    assert told[0] == {"from": "red", "to": "imp-1", "sight": True, "distance": 3, "adjacent": False}
    assert told[1] == {"from": "red", "to": "imp-2", "sight": False, "distance": None, "adjacent": False}


BAD_BOARDS = [
    ({"doors": [[[2, 2], [4, 3]]]}, "doors[0]", "D04-DOOR-01"),
    ({"doors": [[[0, 0], [2, 0]]]}, "doors[0]", "D04-DOOR-01"),
    ({"obstacles": [[1, 1]]}, "figures[0].squares[0]", ""),
    ({"barrels": [[99, 1]]}, "barrels[0]", ""),
    ({"figures": [{"id": "a", "side": "marine", "squares": [[1, 1], [3, 1]]}]}, "figures[0].squares", "D04-COMP-01"),
    ({"figures": [BOARD["figures"][0], BOARD["figures"][0]]}, "figures", ""),
    ({"width": 0}, "width", ""),
    ({"figures": 7}, "figures", ""),
    ({"colour": "red"}, "colour", ""),
]


@pytest.mark.parametrize(("change", "place", "rule"), BAD_BOARDS)
def test_a_board_that_cannot_be_is_refused_with_place_and_rule(
    desk: Desk, change: dict[str, Any], place: str, rule: str
) -> None:
    said = desk.call("doom2004", "sight", "--json", typed=json.dumps({**BOARD, **change}))
    assert said.code != 0 and said.out == ""
    assert place in said.err and rule in said.err


def test_odds_have_every_field_and_add_up(desk: Desk) -> None:
    told = json.loads(desk.call("doom2004", "odds", "--json", typed=json.dumps(ATTACK)).out)
    assert set(told) == {"success", "ammo", "wounds", "mean", "kill"}
    assert sum(told["wounds"].values()) == pytest.approx(1)
    assert told["kill"] == told["wounds"]["3"]
    assert told["mean"] == pytest.approx(sum(int(wounds) * chance for wounds, chance in told["wounds"].items()))
    plain = json.loads(desk.call("doom2004", "odds", "--json", typed=json.dumps({**ATTACK, "dodge": True})).out)
    assert plain == json.loads(desk.call("doom2004", "odds", "--json", typed=json.dumps({**ATTACK, "aim": False})).out)
    assert plain["mean"] < told["mean"]


BAD_ATTACKS = [
    ({"dice": {"red": 2}}, "dice.red", "D04-COMP-05"),
    ({"dice": {}}, "dice", "D04-ROLL-02"),
    ({"dice": {"red": -1}}, "dice.red", ""),
    ({"armour": 0}, "armour", ""),
    ({"health": "many"}, "health", ""),
    ({"aim": 1}, "aim", ""),
]


@pytest.mark.parametrize(("change", "place", "rule"), BAD_ATTACKS)
def test_an_attack_that_cannot_be_is_refused_with_place_and_rule(
    desk: Desk, change: dict[str, Any], place: str, rule: str
) -> None:
    said = desk.call("doom2004", "odds", "--json", typed=json.dumps({**ATTACK, **change}))
    assert said.code != 0 and said.out == ""
    assert place in said.err and rule in said.err


@pytest.mark.parametrize("text", ["", "[]", "{", "\x00", '{"width": 1e999}'])
@pytest.mark.parametrize("tool", ["sight", "odds"])
def test_what_is_no_json_is_refused_in_one_line(desk: Desk, tool: str, text: str) -> None:
    said = desk.call("doom2004", tool, "--json", typed=text)
    assert said.code != 0 and len(said.err.splitlines()) == 1 and "Traceback" not in said.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tools_speak_both_languages(desk: Desk, lang: str) -> None:
    for tool, typed in (("sight", BOARD), ("odds", ATTACK)):
        said = desk.call("doom2004", tool, "--lang", lang, typed=json.dumps(typed))
        assert said.code == 0 and bool(CYRILLIC.search(said.out)) == (lang == "ru")


# -- scenarios of one's own --------------------------------------------------------------------------------------


def test_the_example_of_a_scenario_is_checked_and_played(desk: Desk) -> None:
    assert "Two Rooms" in desk.call("content", "check", str(EXAMPLE)).out
    game = Doom2004(library()).with_files([("two_rooms.toml", EXAMPLE.read_text("utf-8"))])
    position = game.start({"scenario": "two_rooms", "marines": "1"}, SeededChance(b"example"))
    assert len([square for square in position.setting.field.squares if position.revealed(square)]) == 25
    assert list(game.content_digests({"scenario": "two_rooms"})) == ["two_rooms"]


def test_a_broken_scenario_is_refused_with_file_entry_and_field(desk: Desk, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(EXAMPLE.read_text("utf-8").replace('piece = "hall_short"', 'piece = "cupboard"'), "utf-8")
    said = desk.call("content", "check", str(broken))
    assert said.code != 0 and "broken.toml" in said.err + said.out and "cupboard" in said.err + said.out


def test_all_faults_of_a_scenario_are_told_each_on_its_line(desk: Desk, tmp_path: Path) -> None:
    text = EXAMPLE.read_text("utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text(
        text.replace("[[doors]]", "colour = 3\n\n[[doors]]", 1).replace("origin =", "orign =", 1), "utf-8"
    )
    said = desk.call("content", "check", str(broken))
    lines = said.err.strip().splitlines()
    assert said.code != 0 and all("broken.toml" in line for line in lines)
    assert [word for word in ("orign", "origin", "colour") if any(word in line for line in lines)] == [
        "orign",
        "origin",
        "colour",
    ]
    assert len(lines) == 3
