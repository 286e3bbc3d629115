"""The cases of appendix 2 (chapters EXLOS, EXRULE)."""

import pytest

from tests.doom2016.plain import MARGIN, WALL, Plain, border


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
