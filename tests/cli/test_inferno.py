"""Inferno on the command line: its screen in 80 by 24, a game against bots, cards that are looked up, own scenarios."""

import re
from pathlib import Path

import pytest

from platzdarm.cli.screens import make_screen
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.chance import SeededChance
from platzdarm.terminal.terminal import Terminal
from platzdarm.text.words import Words
from tests.cli.desk import LANGUAGES, Desk
from tests.cli.samples import sample_of
from tests.inferno.tabletop import do, game, library, table

EXAMPLES = sample_of("inferno")
CYRILLIC = re.compile("[А-Яа-я]")
SMALL = Terminal(80, 24, False, False)
PLAYABLE = list(library().scenarios)


def played(scenario: str, moves: int) -> Contest:
    position = game().start({"scenario": scenario}, SeededChance(b"screen"))
    luck = SeededChance(b"moves")
    for _ in range(moves):
        if position.over:  # an evening alone against the villains may be short
            break
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    return position


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", PLAYABLE)
def test_the_screen_fits_a_small_terminal(scenario: str, lang: str) -> None:
    screen = make_screen(game(), Words(lang))
    for moves in (0, 90):
        position = played(scenario, moves)
        for seat in range(position.setting.seats)[:2]:
            lines = screen.draw(position.masked(seat), ["what happened"] * 9, SMALL)
            assert len(lines) <= 20 and max(len(line) for line in lines) <= 80
            assert "what happened" in lines[-1] and any(line.startswith("a7") for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_champion_is_told_beside_the_field(lang: str) -> None:
    """In 80 by 24, with those that are alike in one line; a name that has no room is marked."""
    screen, position = make_screen(game(), Words(lang)), played("love_lives_forever", 0)
    lines = [line[56:] for line in screen.draw(position.masked(0), [], SMALL)[1:14]]
    for letter in "TVPRCESA":
        assert sum(re.search(rf" {letter}[12] \d/\d – ", line) is not None for line in lines) == 1, letter
    assert any(re.search(r" P[12] 3/3 – ×3 ", line) for line in lines)
    assert any(re.search(r" T[12] 4/5 – .*…$", line) for line in lines)


def test_a_hand_is_drawn_for_its_player_alone() -> None:
    screen = make_screen(game(), Words("en"))
    position = played("love_lives_forever", 0)
    (seat,) = [decision.seat for decision in position.pending()]
    assert any("Hand:" in line for line in screen.draw(position.masked(seat), [], SMALL))
    assert not any("Hand:" in line for line in screen.draw(position.masked(1 - seat), [], SMALL))


def test_an_attack_is_worded_with_what_comes_of_it() -> None:
    screen = make_screen(game(), Words("en"))
    position = table({"rakar": (0, (0, 0)), "scrapbot": (1, (1, 0))}, power=9)
    do(position, "order rakar")
    said = screen.action(position, 0, game().read(position, 0, "strike melee scrapbot"))
    assert said == "Attack Scrapbot (h7) (from an adjacent cell): Scrapbot falls (8 to 5)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_champions_quests_and_treasures_are_looked_up(lang: str) -> None:
    screen = make_screen(game(), Words(lang))
    position = played("love_lives_forever", 0)
    for id in ("mystic", "rakar", "two_graves", "war_horn", "kythis"):
        lines = screen.piece(position, id)
        assert len(lines) > 1 and any(CYRILLIC.search(line) for line in lines) == (lang == "ru"), id
    assert screen.piece(position, "nothing of that name") == []


def test_a_game_against_bots_is_played(desk: Desk) -> None:
    said = desk.call("play", "inferno", "--seed", "1", typed="gate\nend\nquit\n")
    assert "INF-TURN-04" in said.out


def test_content_files_of_both_kinds_are_checked(desk: Desk) -> None:
    said = desk.call("content", "check", EXAMPLES / "lantern_folk.toml", EXAMPLES / "two_lamps.toml")
    assert said.code == 0 and "Lantern Folk" in said.out and "Two Lamps" in said.out


def test_a_broken_scenario_is_refused_with_file_entry_and_field(desk: Desk, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text((EXAMPLES / "two_lamps.toml").read_text("utf-8").replace("1 . . . f", ". . . . f"), "utf-8")
    said = desk.call("content", "check", broken)
    assert said.code != 0 and "broken.toml" in said.err and "two_lamps" in said.err and "counts.portal" in said.err
