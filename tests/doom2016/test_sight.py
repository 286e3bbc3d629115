"""Sight, cover, range and adjacency: the ledger's rules with its own examples.

Coordinates are the ledger's: square (0, 0) lies in the middle of an open plain that is wide enough for every case.
"""

import argparse
import io
import json
from collections.abc import Sequence
from typing import Any

import pytest

from platzdarm.board.squares import SquareMap
from platzdarm.cli import doom2016 as command
from platzdarm.games.doom2016 import sight
from platzdarm.games.doom2016.sight import ALOFT, RANGE, WALKING, Ground, Outlook
from platzdarm.games.doom2016.sight_board import SightBoard, parse_board
from platzdarm.kernel.errors import ContentError
from platzdarm.words import Words

Point = tuple[int, int]
Segment = tuple[Point, Point]
MARGIN = 6  # squares around the origin in each direction


def row(y: int) -> list[Segment]:
    """A wall along a level line, across the whole map."""
    return [((x, y), (x + 1, y)) for x in range(-MARGIN, MARGIN + 1)]


class Plain:
    """An open plain with a few things on it. A figure is named by its square, a large one by the list of them."""

    def __init__(
        self,
        walls: Sequence[Segment] = (),
        doors: Sequence[Segment] = (),
        blocking: Sequence[Point] = (),
        impassable: Sequence[Point] = (),
        difficult: Sequence[Point] = (),
        figures: Sequence[Point] = (),
        flying: Sequence[Point] = (),
    ) -> None:
        side = 2 * MARGIN + 1
        self.map = SquareMap(side, side, walls=[(moved(start), moved(end)) for start, end in walls])
        borders = [self.map.border(moved(start), moved(end)) for start, end in doors]
        kinds = [[self.square(place) for place in kind] for kind in (blocking, impassable, difficult)]
        self.ground = Ground(self.map, kinds[0], kinds[1], kinds[2], borders)
        self.closed = (1 << len(borders)) - 1
        self.others = self.map.bits(self.square(place) for place in figures)
        self.flying = set(flying)

    def square(self, place: Point) -> int:
        return self.map.index[moved(place)]

    def base(self, figure: Point | list[Point]) -> list[int]:
        return [self.square(place) for place in (figure if isinstance(figure, list) else [figure])]

    def outlook(self, one: Point | list[Point], other: Point | list[Point]) -> Outlook:
        flies = [not isinstance(figure, list) and figure in self.flying for figure in (one, other)]
        return self.ground.between(self.closed, self.base(one), flies[0], self.base(other), flies[1])

    def sees(self, one: Point | list[Point], other: Point | list[Point]) -> bool:
        """Both ways at once, as sight is mutual."""
        there = sight.sees(self.outlook(one, other), self.base(one), self.base(other))
        back = sight.sees(self.outlook(other, one), self.base(other), self.base(one))
        assert there == back
        return there

    def cover(self, attacker: Point | list[Point], defender: Point | list[Point], stunned: bool = False) -> bool:
        one, other = self.base(attacker), self.base(defender)
        occupied = self.others | self.map.bits(one) | self.map.bits(other)
        return sight.has_cover(self.outlook(attacker, defender), one, other, occupied, stunned)

    def distance(self, one: Point | list[Point], other: Point | list[Point]) -> int | None:
        found = sight.distance(self.outlook(one, other), self.base(one), self.base(other))
        assert found == sight.distance(self.outlook(other, one), self.base(other), self.base(one))
        return found

    def adjacent(self, one: Point | list[Point], other: Point | list[Point]) -> bool:
        found = sight.adjacent(self.outlook(one, other), self.base(one), self.base(other))
        assert found == sight.adjacent(self.outlook(other, one), self.base(other), self.base(one))
        return found

    def clear(self, viewer: Point, start: Point, target: Point, end: Point) -> bool:
        """One line, from a corner of the viewer's square to a corner of the target's."""
        outlook = self.outlook(viewer, target)
        first, last = self.map.corner(*moved(start)), self.map.corner(*moved(end))
        reached = outlook.around(first, self.map.corners(self.square(viewer)).index(first))
        goal = outlook.around(last, self.map.corners(self.square(target)).index(last))
        return outlook.clear(first, reached, last, goal)

    def neighbours(self, place: Point, net: int = WALKING) -> set[Point]:
        found = self.ground.outlook(self.closed).neighbours(net)[self.square(place)]
        return {(self.map.coordinates[n][0] - MARGIN, self.map.coordinates[n][1] - MARGIN) for n in found}


def moved(place: Point) -> Point:
    return place[0] + MARGIN, place[1] + MARGIN


def column(x: int) -> list[Point]:
    """A column of squares across the whole map."""
    return [(x, y) for y in range(-MARGIN, MARGIN + 1)]


def border(x: int, y: int, end_x: int, end_y: int) -> Segment:
    return (x, y), (end_x, end_y)


WALL = border(1, 0, 1, 1)  # between (0, 0) and (1, 0)
LEVEL = border(0, 1, 1, 1)  # between (0, 0) and (0, 1)


# -- map, terrain, doors ---------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-MAP-01")
def test_a_square_has_four_borders_and_four_corners() -> None:
    plain = Plain()
    square = plain.square((0, 0))
    assert len(set(plain.map.borders(square))) == len(set(plain.map.corners(square))) == 4
    assert plain.map.border(moved((1, 0)), moved((1, 1))) in plain.map.borders(plain.square((1, 0)))


@pytest.mark.rule("D16-MAP-02")
def test_a_wall_stops_movement_and_sight_gives_cover_and_separates() -> None:
    plain = Plain(walls=[WALL])
    assert (1, 0) not in plain.neighbours((0, 0)) and (1, 0) not in plain.neighbours((0, 0), ALOFT)
    assert not plain.adjacent((0, 0), (1, 0))
    assert not plain.clear((0, 0), (0, 0), (1, 0), (2, 1))
    assert plain.cover((3, 1), (0, 0))


@pytest.mark.rule("D16-MAP-03")
def test_the_rim_of_the_map_is_wall() -> None:
    square_map = SquareMap(2, 1, void=[])
    for start, end in (((0, 0), (1, 0)), ((0, 0), (0, 1)), ((2, 0), (2, 1)), ((1, 1), (2, 1))):
        assert square_map.walls.holds(square_map.border(start, end))
    assert Ground(square_map).outlook(0).neighbours(WALKING) == [[1], [0]]


@pytest.mark.rule("D16-MAP-03")
def test_nobody_sees_through_a_hole_in_the_map() -> None:
    figures = [marine("alpha", [0, 0]), demon("imp", [2, 0])]
    assert answers(3, 1, figures, void=[[1, 0]])["alpha", "imp"] == (False, False, None, False)
    # around the hole: from the corner where it ends
    assert answers(3, 2, figures, void=[[1, 0]])["alpha", "imp"] == (True, True, 2, False)


@pytest.mark.rule("D16-TERR-01")
def test_there_are_three_kinds_of_terrain() -> None:
    for kind in ("blocking", "impassable", "difficult"):
        assert answers(3, 1, [], terrain={kind: [[1, 0]]}) == {}
    with pytest.raises(ContentError, match="unknown field `lava`"):
        answers(3, 1, [], terrain={"lava": [[1, 0]]})


@pytest.mark.rule("D16-TERR-02")
def test_every_square_of_a_group_with_a_wall_in_its_outline_is_terrain() -> None:
    plain = Plain(difficult=[(2, 0), (3, 0)], walls=[border(2, 1, 3, 1)])
    assert plain.cover((0, 0), (2, 0)) and plain.cover((0, 0), (3, 0))


@pytest.mark.rule("D16-TERR-03")
def test_inner_borders_of_a_group_have_its_colour() -> None:
    plain = Plain(impassable=[(0, 0), (1, 0), (0, 1), (1, 1)])
    assert plain.neighbours((0, 0)) == set()
    assert not plain.adjacent((0, 0), (1, 0))
    assert not Plain(blocking=[(0, 0), (1, 0)]).sees((0, 0), (1, 0))


@pytest.mark.rule("D16-TERR-03")
def test_a_wall_on_the_outline_stays_a_wall() -> None:
    plain = Plain(impassable=[(1, 0)], walls=[WALL])
    assert plain.distance((0, 0), (1, 0)) == 2


@pytest.mark.rule("D16-TERR-05", "D16-EXLOS-12")
def test_difficult_terrain_lets_sight_through_and_gives_cover() -> None:
    plain = Plain(difficult=[(2, 0)])
    assert plain.sees((0, 0), (4, 0))
    assert plain.cover((0, 0), (4, 0)) and plain.cover((4, 0), (0, 0))


@pytest.mark.rule("D16-TERR-06")
def test_impassable_terrain_stops_walkers_alone() -> None:
    plain = Plain(impassable=column(1))
    assert plain.sees((0, 0), (2, 0)) and not plain.cover((0, 0), (2, 0))
    assert plain.neighbours((0, 0)) == {(0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)}
    assert len(plain.neighbours((0, 0), ALOFT)) == 8


@pytest.mark.rule("D16-TERR-07")
def test_blocking_terrain_stops_walkers_and_sight() -> None:
    plain = Plain(blocking=column(1))
    assert not plain.sees((0, 0), (2, 0)) and plain.distance((0, 0), (2, 0)) is None
    assert not any(x > 0 for x, _ in plain.neighbours((0, 0)))
    assert len(plain.neighbours((0, 0), ALOFT)) == 8


@pytest.mark.rule("D16-DOOR-01", "D16-DOOR-04")
def test_a_closed_door_is_a_wall_and_an_open_one_is_nothing() -> None:
    corridor = SquareMap(3, 1)
    ground = Ground(corridor, doors=[corridor.border((1, 0), (1, 1))])
    closed, opened = ground.outlook(1), ground.outlook(0)
    assert closed.neighbours(WALKING)[0] == closed.neighbours(ALOFT)[0] == []
    assert not sight.sees(closed, [0], [2]) and not sight.adjacent(closed, [0], [1])
    assert sight.distance(closed, [0], [2]) is None
    assert opened.neighbours(WALKING)[0] == [1]
    assert sight.sees(opened, [0], [2]) and sight.adjacent(opened, [0], [1])
    assert sight.distance(opened, [0], [2]) == 2


@pytest.mark.rule("D16-DOOR-02")
def test_only_a_figure_with_the_door_on_its_own_border_is_adjacent_to_it() -> None:
    plain = Plain(doors=[WALL])
    assert plain.ground.doors_beside(plain.base((0, 0))) == plain.ground.doors_beside(plain.base((1, 0))) == [0]
    assert plain.ground.doors_beside(plain.base((0, 1))) == []
    assert plain.ground.doors_beside(plain.base([(1, 0), (2, 0)])) == [0]


# -- adjacency -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-ADJ-01")
def test_an_inner_square_has_eight_neighbours() -> None:
    plain = Plain()
    for net in (WALKING, RANGE, ALOFT):
        assert len(plain.neighbours((0, 0), net)) == 8
    assert not plain.adjacent((0, 0), (2, 0))


@pytest.mark.rule("D16-ADJ-02")
@pytest.mark.parametrize(
    "plain",
    [Plain(walls=[WALL]), Plain(doors=[WALL]), Plain(impassable=[(1, 0)]), Plain(blocking=[(0, 0)])],
    ids=["wall", "door", "impassable", "blocking"],
)
def test_what_parts_squares_that_share_a_border(plain: Plain) -> None:
    assert not plain.adjacent((0, 0), (1, 0))


@pytest.mark.rule("D16-ADJ-03", "D16-EXMOVE-01")
def test_a_diagonal_needs_a_third_square() -> None:
    plain = Plain(walls=[WALL])
    assert plain.adjacent((0, 0), (1, 1)) and plain.adjacent((0, 1), (1, 0))
    plain = Plain(walls=[WALL, LEVEL])
    assert not plain.adjacent((0, 0), (1, 1)) and plain.adjacent((0, 1), (1, 0))


@pytest.mark.rule("D16-ADJ-03")
def test_the_third_square_must_exist() -> None:
    figures = [marine("alpha", [0, 0]), demon("imp", [1, 1])]
    assert answers(2, 2, figures, void=[[1, 0]])["alpha", "imp"] == (True, False, 1, True)
    assert answers(2, 2, figures, void=[[1, 0], [0, 1]])["alpha", "imp"] == (False, False, None, False)


@pytest.mark.rule("D16-ADJ-04")
def test_a_straight_wall_parts_both_diagonals() -> None:
    plain = Plain(walls=[WALL, border(1, 1, 1, 2)])
    assert not plain.adjacent((0, 0), (1, 1)) and not plain.adjacent((0, 1), (1, 0))


@pytest.mark.rule("D16-ADJ-05")
def test_terrain_on_one_side_of_a_diagonal_and_on_both() -> None:
    one, both = [(1, 0)], [(1, 0), (0, 1)]
    for plain in (Plain(blocking=one), Plain(impassable=one)):
        assert plain.adjacent((0, 0), (1, 1))
    for plain in (Plain(blocking=both), Plain(impassable=both), Plain(blocking=one, impassable=both[1:])):
        assert not plain.adjacent((0, 0), (1, 1))


@pytest.mark.rule("D16-ADJ-06")
def test_a_large_figure_is_adjacent_with_any_of_its_squares() -> None:
    plain = Plain()
    base = [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert plain.adjacent((2, 2), base) and plain.adjacent(base, (-1, 0))
    assert not plain.adjacent((3, 0), base)


@pytest.mark.rule("D16-LARGE-05", "D16-FLY-01")
def test_terrain_does_not_break_adjacency_for_a_figure_that_moves_over_it() -> None:
    plain = Plain(blocking=[(1, 0), (0, 1)])
    assert (1, 1) in plain.neighbours((0, 0), ALOFT) and (1, 0) in plain.neighbours((0, 0), ALOFT)


@pytest.mark.rule("D16-LARGE-07", "D16-FLY-02")
def test_walls_and_doors_break_it_for_everybody() -> None:
    for plain in (Plain(walls=[WALL, LEVEL]), Plain(doors=[WALL, LEVEL])):
        assert plain.neighbours((0, 0), ALOFT).isdisjoint({(1, 0), (0, 1), (1, 1)})


# -- range -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-RANGE-01", "D16-RANGE-02")
def test_distance_is_the_least_count_of_squares() -> None:
    plain = Plain()
    assert plain.distance((0, 0), (3, 1)) == 3
    assert plain.distance((0, 0), (1, 1)) == 1
    assert [target for target in ((3, 3), (4, 0)) if (plain.distance((0, 0), target) or 0) <= 3] == [(3, 3)]


@pytest.mark.rule("D16-RANGE-03")
def test_impassable_terrain_counts_as_ground_for_range() -> None:
    plain = Plain(impassable=column(1))
    assert plain.distance((0, 0), (2, 0)) == 2
    assert plain.distance((0, 0), (1, 0)) == 1 and not plain.adjacent((0, 0), (1, 0))


@pytest.mark.rule("D16-RANGE-04")
def test_the_count_goes_round_walls_doors_and_blocking_terrain() -> None:
    assert Plain(walls=[LEVEL]).distance((0, 0), (0, 1)) == 2
    assert Plain(doors=[LEVEL]).distance((0, 0), (0, 1)) == 2
    assert Plain(blocking=[(1, 0), (1, 1), (1, -1)]).distance((0, 0), (2, 0)) == 4


@pytest.mark.rule("D16-RANGE-05")
def test_figures_and_difficult_terrain_do_not_change_the_count() -> None:
    assert Plain(difficult=[(1, 0)], figures=[(2, 0), (2, 1), (2, -1)]).distance((0, 0), (4, 0)) == 4


# -- line of sight ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-LOS-01")
def test_a_wall_across_the_map_hides_everything_behind_it() -> None:
    plain = Plain(walls=row(1))
    assert not plain.sees((0, 0), (0, 1)) and not plain.sees((0, 0), (3, 1))
    assert Plain().sees((0, 0), (3, 1))


@pytest.mark.rule("D16-LOS-01")
def test_one_clear_line_is_enough() -> None:
    plain = Plain(walls=[WALL])
    assert not plain.clear((0, 0), (0, 0), (3, 1), (3, 1))
    assert plain.clear((0, 0), (1, 1), (3, 1), (3, 1))
    assert plain.sees((0, 0), (3, 1))


@pytest.mark.rule("D16-LOS-02")
def test_figures_difficult_and_impassable_terrain_never_block() -> None:
    assert Plain(impassable=[(3, 0)], difficult=column(2), figures=column(1)).sees((0, 0), (5, 0))


@pytest.mark.rule("D16-LOS-03")
def test_a_line_may_run_along_a_wall() -> None:
    assert Plain(walls=row(1)).clear((0, 0), (1, 1), (3, 0), (3, 1))
    assert Plain(doors=row(1)).clear((0, 0), (1, 1), (3, 0), (3, 1))
    assert Plain(blocking=[(1, 1), (2, 1)]).clear((0, 0), (1, 1), (3, 0), (3, 1))


@pytest.mark.rule("D16-LOS-03", "D16-LOS-04")
def test_a_line_along_a_wall_changes_sides_only_where_the_wall_ends() -> None:
    wall = [border(x, 1, x + 1, 1) for x in range(-MARGIN, 2)]
    assert Plain(walls=wall).clear((0, 0), (1, 1), (3, 1), (3, 1))
    assert not Plain(walls=row(1)).clear((0, 0), (1, 1), (3, 1), (3, 1))


@pytest.mark.rule("D16-LOS-04")
def test_a_straight_run_through_a_corner_blocks() -> None:
    run = [WALL, border(1, 1, 1, 2)]
    assert not Plain(walls=run).clear((-1, -1), (0, 0), (2, 2), (2, 2))
    assert not Plain(walls=run[:1], doors=run[1:]).clear((-1, -1), (0, 0), (2, 2), (2, 2))
    assert not Plain(walls=run[:1], blocking=[(0, 1)]).clear((-1, -1), (0, 0), (2, 2), (2, 2))


@pytest.mark.rule("D16-LOS-05")
def test_something_shut_on_both_sides_of_a_line_blocks_it_at_the_corner() -> None:
    plain = Plain(walls=[WALL, LEVEL])
    assert not plain.clear((0, 0), (0, 0), (1, 1), (2, 2))
    assert not plain.clear((0, 0), (1, 1), (1, 1), (2, 2))
    assert Plain(walls=[WALL]).clear((0, 0), (0, 0), (1, 1), (2, 2))


@pytest.mark.rule("D16-LOS-06")
def test_a_line_into_a_blocking_square_is_blocked_also_through_its_corner() -> None:
    plain = Plain(blocking=[(1, 1)])
    assert not plain.clear((0, 0), (1, 1), (2, 2), (2, 2))
    assert plain.clear((0, 0), (1, 0), (2, 2), (3, 2))
    assert plain.sees((0, 0), (2, 2))


@pytest.mark.rule("D16-LOS-07")
def test_asking_changes_nothing() -> None:
    plain = Plain(walls=[WALL], blocking=[(2, 2)], figures=[(1, 2)])
    places = [(0, 0), (3, 1), (3, 3), (1, 0)]
    asked = [(plain.sees(a, b), plain.cover(a, b), plain.distance(a, b)) for a in places for b in places if a != b]
    again = [(plain.sees(a, b), plain.cover(a, b), plain.distance(a, b)) for a in places for b in places if a != b]
    assert asked == again


# -- cover -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-COVER-01")
def test_the_attacker_takes_the_corner_that_leaves_no_cover() -> None:
    # from the west corners a line to the defender's square crosses the figure; from the east corners none does
    plain = Plain(figures=[(1, 1)])
    assert not plain.cover((0, 0), (3, 0))


@pytest.mark.rule("D16-COVER-01")
def test_a_corner_that_does_not_see_is_not_used() -> None:
    # behind the wall there are corners with a free view, but none of them can be reached from the attacker's square
    plain = Plain(walls=row(1))
    assert not plain.sees((0, 0), (2, 2)) and not plain.cover((0, 0), (2, 2))


@pytest.mark.rule("D16-COVER-02")
def test_one_crossing_line_is_enough_and_without_one_there_is_no_cover() -> None:
    assert not Plain().cover((0, 0), (4, 0))
    assert Plain(blocking=[(2, 0)]).cover((0, 0), (4, 0))
    assert Plain(figures=[(2, 0)]).cover((0, 0), (4, 0))


@pytest.mark.rule("D16-COVER-03")
def test_a_closed_door_gives_cover() -> None:
    plain = Plain(doors=[WALL])
    assert plain.sees((3, 1), (0, 0)) and plain.cover((3, 1), (0, 0))


@pytest.mark.rule("D16-COVER-04")
def test_a_figure_covers_only_if_a_line_goes_through_its_square() -> None:
    assert not Plain(figures=[(1, 1)]).cover((0, 0), (3, 0))
    assert not Plain(figures=[(1, 1), (1, -1)]).cover((0, 0), (3, 0))
    assert Plain(figures=[(1, 0)]).cover((0, 0), (3, 0))


@pytest.mark.rule("D16-COVER-04")
def test_neither_attacker_nor_defender_is_a_figure_in_between() -> None:
    base = [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert not Plain().cover(base, (4, 4))


@pytest.mark.rule("D16-COVER-05")
def test_the_defenders_own_difficult_square_covers_and_the_attackers_does_not() -> None:
    assert Plain(difficult=[(2, 0)]).cover((0, 0), (2, 0))
    assert not Plain(difficult=[(2, 0)]).cover((2, 0), (4, 0))
    assert Plain(difficult=[(2, 0), (3, 0)]).cover((2, 0), (5, 0))


@pytest.mark.rule("D16-COVER-05")
def test_a_large_attacker_stands_on_all_its_difficult_squares() -> None:
    assert not Plain(difficult=[(0, 0), (1, 0)]).cover([(0, 0), (1, 0)], (4, 0))


@pytest.mark.rule("D16-COVER-05")
def test_a_line_out_of_the_gap_between_two_difficult_squares_crosses_their_outline() -> None:
    plain = Plain(difficult=[(1, 0), (0, 1)])
    assert plain.sees((0, 0), (3, 3)) and plain.cover((0, 0), (3, 3))
    assert not Plain(difficult=[(1, 0)]).cover((0, 0), (3, 3))


@pytest.mark.rule("D16-COVER-05")
def test_a_line_that_gets_around_the_defenders_wall_over_difficult_squares_crosses_them() -> None:
    wall = border(1, 2, 2, 2)  # below the defender; the line to its far end leads around it
    assert not Plain(walls=[wall]).cover((0, 0), (1, 2))
    assert Plain(walls=[wall], difficult=[(2, 1), (2, 2), (1, 0)]).cover((0, 0), (1, 2))


@pytest.mark.rule("D16-COVER-06")
def test_no_cover_from_a_corner_that_both_squares_share() -> None:
    assert not Plain(difficult=[(2, 0)]).cover((1, 0), (2, 0))
    assert not Plain(difficult=[(2, 1)]).cover((1, 0), (2, 1))


@pytest.mark.rule("D16-STUN-02")
def test_a_stunned_defender_has_no_cover() -> None:
    plain = Plain(difficult=[(2, 0)])
    assert plain.cover((0, 0), (4, 0)) and not plain.cover((0, 0), (4, 0), stunned=True)


# -- large and flying figures ----------------------------------------------------------------------------------------


@pytest.mark.rule("D16-LARGE-14")
def test_a_large_figure_never_has_cover() -> None:
    plain = Plain(walls=[border(2, 0, 2, 1)], difficult=[(3, 0), (4, 0)])
    assert plain.sees((0, 0), [(3, 0), (4, 0)]) and not plain.cover((0, 0), [(3, 0), (4, 0)])


@pytest.mark.rule("D16-LARGE-15")
def test_one_visible_square_of_a_large_figure_is_enough() -> None:
    wall = [border(x, 1, x + 1, 1) for x in range(-MARGIN, MARGIN) if x != 4]
    base = [(4, 1), (5, 1), (4, 2), (5, 2)]
    plain = Plain(walls=wall)
    seen = [place for place in base if plain.sees((1, 0), place)]
    assert 0 < len(seen) < 4 and plain.sees((1, 0), base)
    assert plain.distance((1, 0), base) == 3


@pytest.mark.rule("D16-LARGE-15")
def test_a_large_attacker_takes_its_best_square() -> None:
    plain = Plain(figures=[(2, 0)])
    assert plain.cover((0, 0), (4, 0)) and not plain.cover([(0, 0), (0, 1), (1, 0), (1, 1)], (4, 1))


@pytest.mark.rule("D16-LARGE-16")
def test_a_large_figure_on_blocking_terrain_is_seen_and_in_range() -> None:
    base = [(3, 0), (4, 0), (3, 1), (4, 1)]
    plain = Plain(blocking=base)
    assert plain.sees((0, 0), base) and plain.distance((0, 0), base) == 3


@pytest.mark.rule("D16-FLY-05")
def test_a_flyer_on_blocking_terrain_sees_and_is_seen() -> None:
    plain = Plain(blocking=[(3, 0)], flying=[(3, 0)])
    assert plain.sees((0, 0), (3, 0)) and plain.distance((0, 0), (3, 0)) == 3
    walking = Plain(blocking=[(3, 0)])
    assert not walking.sees((0, 0), (3, 0)) and walking.distance((0, 0), (3, 0)) is None


@pytest.mark.rule("D16-FLY-05")
def test_the_whole_group_is_ignored_and_no_other() -> None:
    group = [(3, 0), (3, 1), (4, 1)]
    assert Plain(blocking=group, flying=[(4, 1)]).sees((0, 0), (4, 1))
    assert not Plain(blocking=[*column(2), (4, 1)], flying=[(4, 1)]).sees((0, 0), (4, 1))
    # a wall between two blocking squares parts their groups
    apart = Plain(blocking=[*column(3), *column(4)], walls=[border(4, y, 4, y + 1) for y in range(-6, 7)])
    apart.flying = {(4, 0)}
    assert not apart.sees((0, 0), (4, 0))


@pytest.mark.rule("D16-FLY-05")
def test_a_flyer_in_its_enclosure_is_not_adjacent() -> None:
    plain = Plain(blocking=[(1, 0)], flying=[(1, 0)])
    assert plain.distance((0, 0), (1, 0)) == 1 and not plain.adjacent((0, 0), (1, 0))


@pytest.mark.rule("D16-FLY-06")
def test_the_enclosure_gives_no_cover_but_other_things_do() -> None:
    assert not Plain(blocking=[(3, 0)], flying=[(3, 0)]).cover((0, 0), (3, 0))
    assert Plain(blocking=[(3, 0)], flying=[(3, 0)], figures=[(1, 0)]).cover((0, 0), (3, 0))
    assert Plain(blocking=[(3, 0)], flying=[(3, 0)], difficult=[(2, 0)]).cover((0, 0), (3, 0))


# -- appendix 2 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-EXLOS-01", "D16-EXLOS-02", "D16-EXLOS-03")
def test_cases_1_to_3_sight_is_mutual_and_cover_is_not() -> None:
    plain = Plain(walls=[WALL])
    assert plain.sees((0, 0), (3, 1)) and plain.sees((3, 1), (0, 0))
    assert not plain.cover((0, 0), (3, 1))
    assert plain.cover((3, 1), (0, 0))
    for corner in ((3, 1), (4, 1), (3, 2), (4, 2)):
        assert not plain.clear((3, 1), corner, (0, 0), (0, 0))


@pytest.mark.rule("D16-EXLOS-04")
def test_case_4_a_line_may_pass_through_the_target() -> None:
    plain = Plain()
    assert plain.clear((0, 0), (1, 0), (2, 0), (3, 1)) and not plain.cover((0, 0), (2, 0))


@pytest.mark.rule("D16-EXLOS-05", "D16-EXLOS-06", "D16-EXLOS-07")
def test_cases_5_to_7_both_sides_of_a_wall_with_a_free_end() -> None:
    plain = Plain(walls=[border(x, 1, x + 1, 1) for x in range(-MARGIN, 1)])
    assert plain.clear((0, 0), (1, 1), (0, 1), (1, 1))
    assert plain.sees((0, 0), (0, 1)) and not plain.adjacent((0, 0), (0, 1))
    assert plain.distance((0, 0), (0, 1)) == 2
    assert not plain.cover((0, 0), (0, 1)) and not plain.cover((0, 1), (0, 0))


@pytest.mark.rule("D16-EXLOS-08")
def test_case_8_a_line_may_touch_a_corner_of_blocking_terrain() -> None:
    assert Plain(blocking=[(1, 1)]).clear((0, 2), (0, 2), (2, -1), (2, 0))


@pytest.mark.rule("D16-EXLOS-09")
def test_case_9_a_line_may_touch_the_end_of_a_wall() -> None:
    assert Plain(walls=[border(1, 1, 1, 2)]).clear((0, 2), (0, 2), (2, -1), (2, 0))


@pytest.mark.rule("D16-EXLOS-10")
def test_case_10_a_line_may_pass_between_a_figure_and_something_else() -> None:
    for plain in (Plain(figures=[(1, 0), (0, 1)]), Plain(figures=[(1, 0)], blocking=[(0, 1)])):
        assert plain.clear((-1, -1), (0, 0), (2, 2), (2, 2))


@pytest.mark.rule("D16-EXLOS-11")
def test_case_11_a_line_cannot_pass_where_walls_or_blocking_terrain_meet_diagonally() -> None:
    walls = [WALL, border(1, 1, 2, 1)]
    for plain in (Plain(blocking=[(1, 0), (0, 1)]), Plain(blocking=[(0, 1)], walls=walls)):
        assert not plain.clear((-1, -1), (0, 0), (2, 2), (2, 2))


@pytest.mark.rule("D16-EXLOS-13")
def test_case_13_cover_behind_blocking_terrain() -> None:
    plain = Plain(blocking=[(0, 2)])
    assert plain.clear((0, 0), (0, 1), (0, 4), (0, 4)) and plain.clear((0, 0), (1, 1), (0, 4), (1, 4))
    assert plain.cover((0, 0), (0, 4))


@pytest.mark.rule("D16-EXLOS-14")
def test_case_14_cover_behind_a_figure() -> None:
    plain = Plain(figures=[(2, 2)])
    assert plain.sees((0, 0), (4, 4)) and plain.cover((0, 0), (4, 4))


@pytest.mark.rule("D16-EXLOS-15")
def test_last_case_a_flyer_fully_enclosed() -> None:
    plain = Plain(blocking=[(3, 0)], flying=[(3, 0)])
    assert plain.sees((0, 0), (3, 0)) and plain.distance((0, 0), (3, 0)) == 3 and not plain.cover((0, 0), (3, 0))


@pytest.mark.rule("D16-EXRULE-04")
def test_three_demons_one_without_cover() -> None:
    demons = [(4, 0), (3, 3), (3, 2)]
    plain = Plain(blocking=[(3, 1)], figures=demons)
    assert all(plain.sees((0, 0), demon) for demon in demons)
    assert [plain.cover((0, 0), demon) for demon in demons] == [False, True, True]


# -- hand-made boards ------------------------------------------------------------------------------------------------

Answer = tuple[bool, bool, int | None, bool]


def marine(name: str, *squares: list[int], **more: Any) -> dict[str, Any]:
    return {"id": name, "side": "marine", "squares": list(squares)} | more


def demon(name: str, *squares: list[int], **more: Any) -> dict[str, Any]:
    return marine(name, *squares, **more) | {"side": "demon"}


def board(width: int, height: int, figures: list[dict[str, Any]], **more: Any) -> str:
    return json.dumps({"width": width, "height": height, "figures": figures} | more)


def answers(width: int, height: int, figures: list[dict[str, Any]], **more: Any) -> dict[tuple[str, str], Answer]:
    pairs = SightBoard(parse_board(board(width, height, figures, **more))).pairs()
    return {
        (pair["from"], pair["to"]): (pair["sight"], pair["cover"], pair["distance"], pair["adjacent"]) for pair in pairs
    }


@pytest.mark.rule("D16-SIDES-03")
def test_every_ordered_pair_of_enemies_is_answered() -> None:
    figures = [marine("alpha", [0, 0]), demon("imp-1", [3, 0]), marine("bravo", [0, 1]), demon("imp-2", [3, 1])]
    enemies = [("alpha", "imp-1"), ("alpha", "imp-2"), ("imp-1", "alpha"), ("imp-1", "bravo")]
    enemies += [("bravo", "imp-1"), ("bravo", "imp-2"), ("imp-2", "alpha"), ("imp-2", "bravo")]
    assert list(answers(8, 6, figures)) == enemies


@pytest.mark.rule("D16-COVER-04")
def test_all_figures_on_the_board_give_cover_friend_or_foe() -> None:
    figures = [marine("alpha", [0, 0]), demon("imp", [4, 0])]
    assert answers(5, 1, figures)["alpha", "imp"] == (True, False, 4, False)
    for third in (marine("bravo", [2, 0]), demon("soldier", [2, 0])):
        assert answers(5, 1, [*figures, third])["alpha", "imp"] == (True, True, 4, False)


def test_flying_and_stunned_are_read() -> None:
    flyer = [marine("alpha", [0, 0]), demon("cacodemon", [3, 0], flying=True)]
    assert answers(5, 1, flyer, terrain={"blocking": [[3, 0]]})["alpha", "cacodemon"] == (True, False, 3, False)
    stunned = [marine("alpha", [0, 0]), demon("imp", [3, 0], stunned=True)]
    assert answers(5, 1, stunned, terrain={"difficult": [[3, 0]]})["alpha", "imp"] == (True, False, 3, False)


IMP = demon("imp", [1, 1])


@pytest.mark.rule("D16-MAP-01", "D16-TERR-02", "D16-SIDES-04", "D16-MOVE-06", "D16-LARGE-13")
@pytest.mark.parametrize(
    ("figures", "more", "told"),
    [
        ([demon("imp", [8, 0])], {}, "figures[0].squares[0]: there is no square [8, 0] on the map [D16-MAP-01]"),
        ([IMP], {"void": [[1, 1]]}, "figures[0].squares[0]: there is no square [1, 1] on the map [D16-MAP-01]"),
        ([], {"void": [[0, 6]]}, "void[0]: there is no square [0, 6] on the map [D16-MAP-01]"),
        (
            [],
            {"terrain": {"difficult": [[0, 0], [-1, 0]]}},
            "terrain.difficult[1]: there is no square [-1, 0] on the map [D16-MAP-01]",
        ),
        (
            [],
            {"terrain": {"blocking": [[0, 0]], "difficult": [[0, 0]]}},
            "terrain.difficult[0]: [0, 0] is blocking already [D16-TERR-02]",
        ),
        ([], {"walls": [[[0, 0], [2, 0]]]}, "walls[0]: [[0, 0], [2, 0]] is not a border of length 1 [D16-MAP-01]"),
        ([], {"doors": [[[0, 0], [1, 1]]]}, "doors[0]: [[0, 0], [1, 1]] is not a border of length 1 [D16-MAP-01]"),
        ([], {"doors": [[[8, 6], [9, 6]]]}, "doors[0]: [[8, 6], [9, 6]] is not on the map [D16-MAP-01]"),
        ([IMP, IMP], {}, "figures[1].id: 'imp' stands twice; ids must differ"),
        ([IMP, marine("alpha", [1, 1])], {}, "figures[1].squares[0]: [1, 1] is taken by 'imp' [D16-MOVE-06]"),
        (
            [demon("baron", [0, 0], [1, 0]), demon("mancubus", [1, 1], [1, 0])],
            {},
            "figures[1].squares[1]: [1, 0] is taken by the large figure 'baron' [D16-LARGE-13]",
        ),
        (
            [demon("imp", [0, 0], [1, 1])],
            {},
            "figures[0].squares: [[0, 0], [1, 1]] is no base of 1, 2, 2x2 or 2x3 squares [D16-SIDES-04]",
        ),
        (
            [demon("imp", [0, 0], [0, 0])],
            {},
            "figures[0].squares: [[0, 0], [0, 0]] is no base of 1, 2, 2x2 or 2x3 squares [D16-SIDES-04]",
        ),
        ([], {"wall": []}, "board: Object contains unknown field `wall`"),
        ([], {"width": 0}, "board: Expected `int` >= 1 - at `width`"),
        ([], {"walls": [[[0, 0]]]}, "board: Expected `array` of length 2 - at `walls[0]`"),
        ([demon("imp", [0, 0]) | {"side": "cat"}], {}, "board: Invalid enum value 'cat' - at `figures[0].side`"),
    ],
)
def test_a_board_that_cannot_be_is_refused_in_one_line(
    figures: list[dict[str, Any]], more: dict[str, Any], told: str
) -> None:
    with pytest.raises(ContentError) as caught:
        SightBoard(parse_board(json.dumps({"width": 8, "height": 6, "figures": figures} | more)))
    assert str(caught.value) == told
    assert "\n" not in told


def test_a_board_that_is_no_json() -> None:
    with pytest.raises(ContentError, match="board: not valid JSON"):
        parse_board("width: 8")


# -- the command -----------------------------------------------------------------------------------------------------


def call(typed: str, capsys: pytest.CaptureFixture[str], lang: str = "en", **switches: bool) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        assert command.run(argparse.Namespace(**({"json": False} | switches)), Words(lang)) == 0
    return capsys.readouterr().out


DUEL = board(
    8,
    6,
    [marine("alpha", [0, 0]), demon("imp-1", [3, 0], flying=False, stunned=False), demon("imp-2", [0, 1])],
    void=[],
    walls=[],
    doors=[],
    terrain={"blocking": [], "impassable": [], "difficult": [[2, 0]]},
)


def test_the_command_answers_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    pairs = json.loads(call(DUEL, capsys, json=True))["pairs"]
    assert pairs[0] == {
        "from": "alpha",
        "to": "imp-1",
        "sight": True,
        "cover": True,
        "distance": 3,
        "adjacent": False,
    }
    assert len(pairs) == 4


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["alpha sees imp-1, in cover (distance 3)", "alpha sees imp-2, no cover (adjacent)"]),
        ("ru", ["alpha видит imp-1, в укрытии (расстояние 3)", "alpha видит imp-2, без укрытия (по соседству)"]),
    ],
)
def test_the_command_answers_in_words(capsys: pytest.CaptureFixture[str], lang: str, told: list[str]) -> None:
    assert call(DUEL, capsys, lang).splitlines()[:2] == told


def test_the_command_tells_of_nobody_and_of_nothing_in_sight(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(board(1, 1, []), capsys) == "there are no two figures of different sides\n"
    apart = board(3, 1, [marine("alpha", [0, 0]), demon("imp", [2, 0])], void=[[1, 0]])
    assert call(apart, capsys).splitlines()[0] == "alpha does not see imp (out of any range)"
