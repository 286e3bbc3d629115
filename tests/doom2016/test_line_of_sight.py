"""Line of sight (chapters LOS, LARGE, FLY)."""

import pytest

from tests.doom2016.plain import LEVEL, MARGIN, WALL, Plain, border, column, row

# -- line of sight ------------------------------------------------------------------------------------------------


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


# -- large and flying figures -------------------------------------------------------------------------------------


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
