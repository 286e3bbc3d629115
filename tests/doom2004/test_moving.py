"""Movement, its costs, and large invaders (chapters MOVE, COST, BIG)."""

import pytest

from platzdarm.games.doom2004.rules.setting import DOOR_COST
from platzdarm.games.doom2004.rules.sight import adjacent, in_sight
from platzdarm.games.doom2004.rules.terrain import FAR
from tests.doom2004.tabletop import (
    act,
    acting,
    arm,
    at,
    base,
    layout,
    legal,
    number,
    points,
    refused,
    shoot,
    skill,
    square,
    turn,
)


@pytest.mark.rule("D04-MOVE-01")
def test_a_step_goes_straight_or_diagonally_for_a_point() -> None:
    position = turn(layout("green (0,0)"), "green", "advance")
    act(position, "green", "step ne")
    assert at(position, "green") == (1, 1) and points(position) == 3
    assert points(acting(layout("imp (0,0), green (9,9)"), "imp")) == 4


@pytest.mark.rule("D04-MOVE-02", "D04-MOVE-03", "D04-MOVE-07")
def test_friends_are_passed_but_nobody_stops_or_attacks_on_their_square() -> None:
    position = turn(layout("green (0,0), red (1,0), imp (5,0)"), "green", "advance")
    act(position, "green", "step e")
    assert not legal(position, "green", "end") and not legal(position, "green", "attack pistol (5,0)")
    act(position, "green", "step e")
    assert points(position) == 2 and legal(position, "green", "attack pistol (5,0)")
    last = acting(layout("zombie (0,0), imp (1,0), green (9,9)"), "zombie", 1)
    assert refused(last, "invader", "step e")


@pytest.mark.rule("D04-MOVE-04")
@pytest.mark.parametrize("what", ["imp", "barrel", "obstacle"])
def test_enemies_and_props_close_a_corridor(what: str) -> None:
    props = {"barrels": [(1, 0)]} if what == "barrel" else {"obstacles": [(1, 0)]} if what == "obstacle" else {}
    figures = "green (0,0), imp (1,0)" if what == "imp" else "green (0,0)"
    position = turn(layout(figures, size=(6, 1), **props), "green", "sprint")  # type: ignore[arg-type]
    assert refused(position, "green", "step e") == "D04-MOVE-04"


@pytest.mark.rule("D04-MOVE-05")
def test_walking_past_enemies_costs_nothing() -> None:
    position = turn(layout("green (0,0), zombie (2,1)"), "green", "advance")
    for _ in range(3):
        act(position, "green", "step e")
    assert points(position) == 1 and position.life[0] == 9


@pytest.mark.rule("D04-MOVE-06")
def test_diagonal_steps_pass_one_wall_corner_but_not_between_two() -> None:
    assert legal(turn(layout("green (0,0)", void=[(1, 0)]), "green", "sprint"), "green", "step ne")
    assert not legal(turn(layout("green (0,0)", void=[(1, 0), (0, 1)]), "green", "sprint"), "green", "step ne")
    both = layout("green (0,0), imp (1,0)", obstacles=[(0, 1)])
    assert legal(turn(both, "green", "sprint"), "green", "step ne"), "figures and obstacles do not close it"


@pytest.mark.rule("D04-COST-01", "D04-COST-03")
def test_costs_are_those_of_the_table() -> None:
    doors = [("d1", "normal", "h", (0, 1))]
    plates = [("blue", (0, 0)), ("blue", (9, 9))]
    position = layout("green (0,0), red (9,8)", doors=doors, plates=plates, tokens={(9, 9): "cells"})
    turn(position, "green", "sprint")
    act(position, "green", "door d1")
    act(position, "green", "teleport")
    act(position, "green", "give bullets red")
    act(position, "green", "give bullets red")
    assert points(position) == 8 - 2 - 1 - 2 and position.ammo_left(0, 2) == 1
    standing = turn(layout("green (0,0)", tokens={(0, 0): "bullets"}), "green", "unload")
    assert standing.ammo_left(0, 0) == 4


@pytest.mark.rule("D04-COST-02")
def test_costs_are_paid_in_full_or_nothing_is_done() -> None:
    position = turn(layout("green (0,0)", doors=[("d1", "normal", "h", (2, 1))]), "green", "advance")
    for direction in ("e", "e", "w"):
        act(position, "green", f"step {direction}")
    assert points(position) == 1
    act(position, "green", "step e")
    assert refused(position, "green", "door d1") == "D04-COST-02"
    gift = turn(layout("green (0,0), red (1,0), imp (9,9)"), "green", "ready")
    act(gift, "green", "attack fist (1,1)")
    assert not legal(gift, "green", "give bullets red")


@pytest.mark.rule("D04-SETUP-06")
def test_recon_passes_obstacles_and_enemies_but_does_not_stop_there() -> None:
    position = skill(layout("green (0,0), imp (2,0)", size=(6, 1), obstacles=[(1, 0)]), "green", "recon")
    turn(position, "green", "advance")
    act(position, "green", "step e")
    assert not legal(position, "green", "end")
    act(position, "green", "step e")
    act(position, "green", "step e")
    assert at(position, "green") == (3, 0) and legal(position, "green", "end") and points(position) == 1


# -- large invaders ----------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-BIG-01")
def test_a_large_invader_is_on_all_its_squares() -> None:
    position = layout("hell_knight (2,2), green (4,4), red (0,2)")
    knight = number(position, "hell_knight")
    assert base(position, "hell_knight") == {(2, 2), (3, 2), (2, 3), (3, 3)}
    assert adjacent(position, knight, 0), "corner to corner"
    assert not in_sight(position, 1, square(position, (5, 2)), position.occupied(1))
    for at_square in base(position, "hell_knight"):
        assert position.figures_at(square(position, at_square)) == [knight]


@pytest.mark.rule("D04-BIG-02")
def test_a_blast_over_several_squares_of_it_counts_once() -> None:
    position = arm(layout("green (5,2), hell_knight (0,2)"), "green", "bfg", cells=2)
    dice_text = "red=2/2 yellow=1/3 blue=1/1 blue=1/1 green=2/0 green=2/0"
    shoot(position, "green", (1, 2), dice_text, "bfg")
    assert position.wounds[number(position, "hell_knight")] == 7 // 4


@pytest.mark.rule("D04-BIG-03")
def test_acid_wounds_a_large_invader_once_on_its_way_and_once_at_the_end() -> None:
    position = layout("mancubus (0,0), green (19,19)", acid=[(2, 0), (2, 1), (3, 0)])
    acting(position, "mancubus", 3)
    act(position, "invader", "step e")
    act(position, "invader", "step e")
    assert position.wounds[number(position, "mancubus")] == 1
    act(position, "invader", "end")
    assert position.wounds[number(position, "mancubus")] == 2


@pytest.mark.rule("D04-BIG-04")
def test_a_half_of_a_demon_leads_and_the_other_follows() -> None:
    position = acting(layout("demon (1,0), green (19,19)"), "demon")
    act(position, "invader", "step n second")
    assert base(position, "demon") == {(2, 1), (2, 0)}
    back = acting(layout("demon (1,0), green (19,19)"), "demon")
    act(back, "invader", "step w first")
    assert base(back, "demon") == {(0, 0), (1, 0)} and points(back) == 4


@pytest.mark.rule("D04-BIG-05", "D04-BIG-06")
def test_a_demon_sidesteps_diagonally_and_never_straight() -> None:
    position = acting(layout("demon (1,0), green (19,19)"), "demon")
    assert not legal(position, "invader", "step n")
    act(position, "invader", "step ne")
    assert base(position, "demon") == {(2, 1), (3, 1)}


@pytest.mark.rule("D04-BIG-07")
def test_a_block_of_four_goes_as_one() -> None:
    position = acting(layout("hell_knight (0,0), green (19,19)", size=(20, 20), void=[(4, 4)]), "hell_knight")
    act(position, "invader", "step ne")
    assert base(position, "hell_knight") == {(1, 1), (2, 1), (1, 2), (2, 2)}
    act(position, "invader", "step ne")
    assert not legal(position, "invader", "step ne"), "one of its squares would be none"


@pytest.mark.rule("D04-BIG-08")
def test_every_new_square_must_be_free_to_enter() -> None:
    marine = acting(layout("mancubus (0,0), green (2,0)"), "mancubus")
    assert not legal(marine, "invader", "step e")
    friend = acting(layout("mancubus (0,0), zombie (2,0), green (19,19)"), "mancubus", 1)
    assert not legal(friend, "invader", "step e"), "it could not stop there"
    passing = acting(layout("mancubus (0,0), zombie (2,0), green (19,19)"), "mancubus", 4)
    act(passing, "invader", "step e")
    assert not legal(passing, "invader", "end")


@pytest.mark.rule("D04-COST-01", "D04-MOVE-05")
def test_a_way_through_a_closed_door_counts_the_points_for_opening_it() -> None:
    """As bots and previews reckon: figures are not in the way, obstacles are."""
    position = layout("green (0,0), imp (1,0)", size=(6, 1), doors=[("d1", "normal", "v", (3, 0))])
    field, terrain = position.setting.field, position.terrain()
    far = terrain.flood(((square(position, (0, 0)), 0),), 20, 0, DOOR_COST)
    assert [far[field.number(x, 0)] for x in range(6)] == [0, 1, 2, 5, 6, 7]
    near = terrain.flood(((square(position, (0, 0)), 1), (square(position, (5, 0)), 2)), 4, 0, DOOR_COST)
    assert [near[field.number(x, 0)] for x in range(6)] == [1, 2, 3, 4, 3, 2], "from the nearest, with its handicap"
    barred = terrain.flood(((square(position, (0, 0)), 0),), 20, 1, DOOR_COST)
    assert [barred[field.number(x, 0)] for x in range(6)] == [0, 1, 2, FAR, FAR, FAR]
    wall = layout("green (0,0)", size=(4, 1), obstacles=[(2, 0)])
    shut = wall.terrain().flood(((square(wall, (0, 0)), 0),), 20, 0, DOOR_COST)
    assert [shut[wall.setting.field.number(x, 0)] for x in range(4)] == [0, 1, FAR, FAR]
