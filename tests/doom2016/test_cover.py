"""Cover (chapter COVER)."""

import pytest

from tests.doom2016.plain import WALL, Plain, border, row


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
