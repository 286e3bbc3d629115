"""Square maps: numbers of squares, corners and borders, and what a line from corner to corner meets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from platzdarm.board.squares import DIRECTIONS, OFF, Borders, SquareMap, trace

STRIDE = 20
sizes = st.integers(min_value=1, max_value=9)


def places(bits: int) -> set[tuple[int, int]]:
    """The corners in a set that counts from the origin in rows of STRIDE."""
    return {(at % STRIDE, at // STRIDE) for at in range(bits.bit_length()) if bits >> at & 1}


def holed() -> SquareMap:
    """Three by two squares without the one in the middle of the south."""
    return SquareMap(3, 2, void=[(1, 0)])


def test_only_squares_that_exist_are_numbered() -> None:
    square_map = holed()
    assert square_map.size == 5
    assert square_map.coordinates == [(0, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert [square_map.square(*place) for place in square_map.coordinates] == [0, 1, 2, 3, 4]
    assert [square_map.square(*place) for place in ((1, 0), (-1, 0), (3, 1), (0, 2))] == [OFF] * 4


def test_neighbours_in_all_eight_directions() -> None:
    square_map = SquareMap(3, 3)
    middle = square_map.square(1, 1)
    around = [square_map.coordinates[n] for n in square_map.neighbour[middle * 8 : middle * 8 + 8]]
    assert around == [(1 + dx, 1 + dy) for dx, dy in DIRECTIONS]
    assert square_map.neighbour[:8].count(OFF) == 5


def test_corners_and_borders_of_a_square() -> None:
    square_map = holed()
    square = square_map.square(2, 1)
    assert square_map.corners(square) == tuple(square_map.corner(*at) for at in ((2, 1), (3, 1), (3, 2), (2, 2)))
    ends = (((3, 1), (3, 2)), ((2, 2), (3, 2)), ((2, 1), (2, 2)), ((2, 1), (3, 1)))
    assert square_map.borders(square) == tuple(square_map.border(*pair) for pair in ends)


def test_a_border_is_the_same_from_both_ends() -> None:
    square_map = holed()
    assert square_map.border((1, 1), (2, 1)) == square_map.border((2, 1), (1, 1))
    west_of_corner = square_map.border((1, 1), (0, 1))
    assert square_map.border((1, 1), (2, 1)) == west_of_corner + 2


@pytest.mark.parametrize(
    ("start", "end"),
    [((0, 0), (0, 0)), ((0, 0), (1, 1)), ((0, 1), (1, 0)), ((0, 0), (2, 0)), ((3, 0), (4, 0)), ((0, -1), (0, 0))],
)
def test_what_is_no_border_of_the_map(start: tuple[int, int], end: tuple[int, int]) -> None:
    square_map = holed()
    assert square_map.border(start, end) == OFF
    with pytest.raises(ValueError, match="not the ends of a border"):
        SquareMap(3, 2, walls=[(start, end)])


def test_the_rim_of_the_map_and_of_a_hole_is_wall() -> None:
    square_map = holed()
    for ends in (((0, 0), (1, 0)), ((0, 0), (0, 1)), ((3, 1), (3, 2)), ((1, 2), (2, 2))):
        assert square_map.walls.holds(square_map.border(*ends))
    for ends in (((1, 0), (1, 1)), ((2, 0), (2, 1)), ((1, 1), (2, 1))):
        assert square_map.walls.holds(square_map.border(*ends))
    for ends in (((0, 1), (1, 1)), ((1, 1), (1, 2)), ((2, 1), (3, 1))):
        assert not square_map.walls.holds(square_map.border(*ends))


def test_walls_are_added_to_the_rim() -> None:
    square_map = SquareMap(2, 1, walls=[((1, 1), (1, 0))])
    assert square_map.walls.holds(square_map.border((1, 0), (1, 1)))


def test_outlines_hold_inner_borders_too() -> None:
    square_map = SquareMap(3, 3)
    pair = [square_map.square(1, 1), square_map.square(2, 1)]
    outlines = square_map.outlines(square_map.bits(pair))
    borders = {border for square in pair for border in square_map.borders(square)}
    assert len(borders) == 7
    every = {border for square in range(square_map.size) for border in square_map.borders(square)}
    assert {border for border in every if outlines.holds(border)} == borders


def test_sets_of_borders_are_joined() -> None:
    one, other = Borders(), Borders()
    one.add(6)
    other.add(7)
    both = one.joined(other)
    assert [both.holds(border) for border in (5, 6, 7, 8)] == [False, True, True, False]
    assert not one.holds(7)


# -- lines ---------------------------------------------------------------------------------------------------------


def test_a_line_across_three_by_two() -> None:
    rising = trace(3, 2, False, STRIDE)
    assert places(rising.inside) == {(0, 0), (1, 0), (1, 1), (2, 1)}
    assert places(rising.north) == {(1, 0), (2, 1)}
    assert places(rising.east) == {(1, 1)}
    assert rising.joints == 0
    falling = trace(3, 2, True, STRIDE)
    assert places(falling.inside) == {(0, 1), (1, 1), (1, 0), (2, 0)}
    assert places(falling.north) == {(1, 1), (2, 0)}
    assert places(falling.east) == {(1, 1)}


def test_a_diagonal_meets_nothing_but_joints() -> None:
    track = trace(3, 3, False, STRIDE)
    assert (track.east, track.north) == (0, 0)
    assert places(track.joints) == {(1, 1), (2, 2)}
    assert places(track.inside) == {(0, 0), (1, 1), (2, 2)}
    assert places(trace(3, 3, True, STRIDE).joints) == {(1, 2), (2, 1)}


@given(width=sizes, height=sizes, falling=st.booleans())
def test_squares_are_one_more_than_the_crossings(width: int, height: int, falling: bool) -> None:
    track = trace(width, height, falling, STRIDE)
    crossings = [track.east, track.north, track.joints]
    assert track.inside.bit_count() == 1 + sum(bits.bit_count() for bits in crossings)
    # a line of width by height crosses width - 1 upright and height - 1 level lines, at a joint both at once
    assert track.north.bit_count() + track.joints.bit_count() == width - 1
    assert track.east.bit_count() + track.joints.bit_count() == height - 1


@given(width=sizes, height=sizes)
def test_falling_is_rising_upside_down(width: int, height: int) -> None:
    rising, falling = trace(width, height, False, STRIDE), trace(width, height, True, STRIDE)
    assert places(falling.inside) == {(x, height - 1 - y) for x, y in places(rising.inside)}
    assert places(falling.north) == {(x, height - 1 - y) for x, y in places(rising.north)}
    assert places(falling.east) == {(x, height - y) for x, y in places(rising.east)}
    assert places(falling.joints) == {(x, height - y) for x, y in places(rising.joints)}


def test_a_map_keeps_its_tracks() -> None:
    square_map = SquareMap(5, 4)
    assert square_map.track(3, 2, True) is square_map.track(3, 2, True)
    assert square_map.track(3, 2, True).inside != square_map.track(3, 2, False).inside
    assert square_map.track(5, 4, False).inside == trace(5, 4, False, square_map.stride).inside
