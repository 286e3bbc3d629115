"""Map, terrain, doors and adjacency (chapters MAP, TERR, DOOR, ADJ)."""

import pytest

from platzdarm.board.squares import SquareMap
from platzdarm.games.doom2016.rules import sight
from platzdarm.games.doom2016.rules.sight import ALOFT, RANGE, WALKING, SightMap
from platzdarm.kernel.errors import ContentError
from tests.doom2016.plain import LEVEL, WALL, Plain, answers, border, column, demon, marine, moved
from tests.wording import raises

# -- map, terrain, doors ------------------------------------------------------------------------------------------


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
    assert SightMap(square_map).outlook(0).neighbours(WALKING) == [[1], [0]]


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
    with raises(ContentError, match="no field .lava. here"):
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
    ground = SightMap(corridor, doors=[corridor.border((1, 0), (1, 1))])
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


# -- adjacency ----------------------------------------------------------------------------------------------------


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
