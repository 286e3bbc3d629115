"""Hexagonal boards: neighbours, lines and names."""

import pytest

from platzdarm.board.hexes import DIRECTIONS, OFF, HexBoard, disc, distance

RADII = [1, 2, 3, 4]


@pytest.mark.parametrize(("radius", "cells"), [(0, 1), (1, 7), (2, 19), (3, 37), (4, 61)])
def test_a_board_has_all_cells_near_its_centre(radius: int, cells: int) -> None:
    board = HexBoard(radius)
    assert board.size == cells
    assert all(distance(cell, (0, 0)) <= radius for cell in board.coordinates)
    assert board.coordinates == disc(radius)


def test_directions_run_clockwise_from_the_top() -> None:
    # Up is a smaller r in the same column; two directions later one is back in the next column, and so on.
    assert DIRECTIONS[0] == (0, -1)
    for one, two in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True):
        assert (-one[1], one[0] + one[1]) == two


@pytest.mark.parametrize("radius", RADII)
def test_neighbours_are_next_to_each_other_and_see_each_other_back(radius: int) -> None:
    board = HexBoard(radius)
    for cell in range(board.size):
        for direction in range(6):
            other = board.neighbour[cell * 6 + direction]
            if other == OFF:
                continue
            assert distance(board.coordinates[cell], board.coordinates[other]) == 1
            assert board.neighbour[other * 6 + (direction + 3) % 6] == cell
        near = [n for n in range(board.size) if distance(board.coordinates[n], board.coordinates[cell]) == 1]
        assert sorted(board.around[cell]) == near


@pytest.mark.parametrize("radius", RADII)
def test_a_ray_goes_on_to_the_edge_in_a_straight_line(radius: int) -> None:
    board = HexBoard(radius)
    for cell in range(board.size):
        for direction in range(6):
            at = cell
            for step in board.ray[cell * 6 + direction]:
                at = board.neighbour[at * 6 + direction]
                assert at == step
            assert board.neighbour[at * 6 + direction] == OFF


@pytest.mark.parametrize("radius", RADII)
def test_names_read_back(radius: int) -> None:
    board = HexBoard(radius)
    names = [board.name(cell) for cell in range(board.size)]
    assert len(set(names)) == board.size
    assert [board.named(name) for name in names] == list(range(board.size))


def test_names_as_printed() -> None:
    board = HexBoard(2)
    assert board.name(board.index[0, 0]) == "c3"
    assert board.name(board.index[-2, 0]) == "a1" and board.name(board.index[2, 0]) == "e3"
    assert [board.named(name) for name in ("a4", "c6", "f1", "c0", "C3", "", "c")] == [OFF] * 7


def test_distance() -> None:
    assert distance((0, 0), (0, 0)) == 0
    assert distance((-2, 0), (2, 0)) == 4
    assert distance((1, -2), (-1, 2)) == 4
    assert distance((0, -2), (2, -2)) == 2
