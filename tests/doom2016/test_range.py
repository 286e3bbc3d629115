"""Range (chapter RANGE): how squares are counted."""

import pytest

from tests.doom2016.plain import LEVEL, Plain, column


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
