"""The solver of puzzles: what is one solution, whose choices count, and that its bound leaves nothing out."""

import msgspec
import pytest

from platzdarm.games.neuroshima.content.schema import PuzzleEntry, SeatEntry
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.puzzles import maker
from platzdarm.games.neuroshima.puzzles.desk import named, prove
from platzdarm.games.neuroshima.puzzles.files import puzzle_file
from platzdarm.games.neuroshima.puzzles.solver import Solver, Survey
from platzdarm.games.neuroshima.rules.tiles import BATTLE
from platzdarm.games.neuroshima.table.puzzles import built_in_puzzles, parse_puzzle, start_puzzle
from platzdarm.kernel.chance import SeededChance
from tests.neuroshima.tabletop import library

GAME = Neuroshima(library())
PUZZLE = """
id = "example"
origin = "original"
name = { en = "Example", ru = "Пример" }
task = { en = "Destroy the enemy HQ.", ru = "Уничтожьте вражеский командный центр." }
seats = [{ army = "borgo" }, { army = "moloch", hq = %d }]
tiles = [
    { seat = 0, tile = "borgo_hq", cell = "a1" },
    { seat = 0, tile = "borgo_mutant", cell = "d3", rotation = 0 },
    { seat = 1, tile = "moloch_hq", cell = "c3" },
%s]
hand = [%s"borgo_battle"]
play = %d
goal = "destroy_hq"
solution = ["battle"]
"""
MEDIC = '    { seat = 1, tile = "moloch_medic", cell = "c4" },\n'


def ways(hq: int, hand: tuple[str, ...], more: str = "") -> list[list[str]]:
    tiles = "".join(f'"borgo_{tile}", ' for tile in hand)
    return prove(GAME, parse_puzzle(PUZZLE % (hq, more, tiles, len(hand) + 1), "example.toml")).ways


def made(number: int = 0) -> PuzzleEntry:
    return [entry for entry in built_in_puzzles() if entry.hints][number]


def test_orders_that_come_to_the_same_board_are_one_solution() -> None:
    found = ways(4, ("brawler", "claws"))
    assert found and len({tuple(sorted(way)) for way in found}) == len(found)


def test_what_the_enemy_chooses_in_the_battle_is_the_best_for_him() -> None:
    """The Medic takes the Brawler's blow, not the Mutant's; only where either would do the HQ falls."""
    assert ways(2, ("brawler",)) and not ways(2, ("brawler",), MEDIC)
    assert ways(1, ("brawler",), MEDIC)


def test_a_puzzle_that_nothing_solves_has_no_way() -> None:
    assert ways(9, ("brawler",)) == []


@pytest.mark.parametrize("seed", [b"one", b"three"])
def test_the_bound_leaves_no_solution_out(seed: bytes) -> None:
    """On boards out of games, with one tile and a Battle: with the bound and without it the same turns win."""
    checked = 0
    for board in maker.natural_boards(library(), ("outpost", "hegemony"), SeededChance(seed)):
        army = board.setting.armies[0]
        battle = next(tile.id for tile in army.tiles if tile.instant == BATTLE)
        for tile in army.tiles[1::5]:
            start = start_puzzle(library(), maker.draft(board, [tile.id, battle]))
            start.points[1] = 20
            best = Survey(start, 0, 100_000).best
            if tile.instant != BATTLE and best:
                start.points[1] = best
                every = {way.boards for way in Solver(start, 0).ways()}
                assert {way.boards for way in Solver(start, best).ways()} == every != set()
                start.points[1] = best + 1
                assert not Solver(start, 0).ways()
                checked += 1
        if checked > 3:
            return
    assert checked


def test_a_draft_becomes_the_puzzle_that_was_made_of_it() -> None:
    """The points of the enemy HQ, the one solution and the grade are found anew, and the file reads as it was."""
    entry = min((one for one in built_in_puzzles() if one.hints), key=lambda one: (one.play, -len(one.tiles)))
    points = [SeatEntry(seat.army, hq) for seat, hq in zip(entry.seats, (entry.seats[0].hq, 20), strict=True)]
    draft = msgspec.structs.replace(entry, seats=points, solution=[], hints=[], difficulty=0)
    found = maker.puzzle_of(library(), draft, entry.difficulty)
    assert found is not None and found.seats == entry.seats and found.difficulty == entry.difficulty
    assert sorted(found.solution) == sorted(entry.solution)
    again = named(found, ())
    assert again.hints == entry.hints and again.task == entry.task
    assert parse_puzzle(puzzle_file(again), "again.toml") == again


def test_what_is_found_by_anybody_makes_no_puzzle() -> None:
    """One tile beside the HQ and a Battle: the rule of a beginner finds it whatever he begins with."""
    text = PUZZLE % (20, "", '"borgo_brawler", ', 2)
    assert maker.puzzle_of(library(), parse_puzzle(text, "dull.toml"), 1) is None
