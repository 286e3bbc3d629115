"""Equipment tokens (chapters EQUIP, TOKEN)."""

import pytest

from platzdarm.games.doom2004.rules.equipment import berserk_wears_off
from platzdarm.games.doom2004.rules.wounds import kill_marine
from tests.doom2004.tabletop import (
    act,
    acting,
    arm,
    dice,
    layout,
    legal,
    number,
    order,
    points,
    refused,
    shoot,
    square,
    turn,
)


@pytest.mark.rule("D04-EQUIP-01")
def test_invaders_leave_tokens_alone() -> None:
    position = acting(layout("imp (0,0), green (9,9)", tokens={(1, 0): "shotgun"}), "imp")
    act(position, "invader", "step e")
    assert len(position.tokens) == 1


@pytest.mark.rule("D04-EQUIP-02", "D04-TOKEN-02")
def test_every_token_on_the_way_is_picked_up() -> None:
    position = turn(layout("green (0,0)", tokens={(2, 0): "bullets", (5, 0): "cells"}), "green", "sprint")
    for _ in range(6):
        act(position, "green", "step e")
    assert position.ammo[:3] == [4, 0, 1] and position.tokens == () and points(position) == 2


@pytest.mark.rule("D04-EQUIP-03")
def test_nothing_is_picked_up_outside_the_own_turn() -> None:
    position = layout("hell_knight (0,0), green (2,0)", tokens={(4, 0): "bullets"})
    shoot(position, "hell_knight", (0, 0), "red=3/1 blue=0/2 blue=0/2")
    act(position, "invader", "knock green (4,0)")
    assert len(position.tokens) == 1
    turn(position, "green", "unload")
    assert not position.tokens and position.ammo_left(0, 0) == 4


@pytest.mark.rule("D04-EQUIP-04", "D04-EQUIP-05")
def test_weapons_and_ammo_are_given_to_a_neighbour_and_nothing_else() -> None:
    position = arm(layout("green (0,0), red (1,0)"), "green", "shotgun")
    position.adrenaline[0] = 1
    turn(position, "green", "advance")
    for item in ("bullets", "bullets", "shotgun"):
        act(position, "green", f"give {item} red")
    assert points(position) == 1 and (position.ammo_left(0, 0), position.ammo_left(1, 0)) == (1, 5)
    assert position.weapon_tokens(1, 4) == 1 and position.weapon_tokens(0, 4) == 0
    for item in ("adrenaline", "armour", "medkit", "berserk", "red_key"):
        assert not legal(position, "green", f"give {item} red")
    assert not legal(position, "red", "give bullets green"), "nobody takes, and not in another's turn"
    apart = turn(layout("green (0,0), red (2,0)"), "green", "advance")
    assert refused(apart, "green", "give bullets red") == "D04-EQUIP-04"


@pytest.mark.rule("D04-TOKEN-01", "D04-ATK-05")
def test_a_weapon_can_be_used_as_soon_as_it_is_picked_up() -> None:
    position = turn(layout("green (0,0), imp (3,0)", tokens={(1, 0): "shotgun"}), "green", "advance")
    assert refused(position, "green", "attack shotgun (3,0)") == "D04-ATK-05"
    act(position, "green", "step e")
    assert legal(position, "green", "attack shotgun (3,0)")


@pytest.mark.rule("D04-TOKEN-03")
def test_armour_adds_up_until_the_marine_is_killed() -> None:
    position = turn(layout("green (0,0)", tokens={(1, 0): "armour", (2, 0): "armour"}), "green", "sprint")
    act(position, "green", "step e")
    act(position, "green", "step e")
    assert position.armour[0] == 4
    kill_marine(position, 0)
    assert position.armour[0] == 2


@pytest.mark.rule("D04-TOKEN-04", "D04-TOKEN-05")
@pytest.mark.parametrize(("before", "after", "left"), [(4, 7, 0), (8, 9, 0), (9, 9, 1)])
def test_health_gives_back_three_wound_tokens_at_most(before: int, after: int, left: int) -> None:
    position = layout("green (0,0)", tokens={(1, 0): "medkit"})
    position.life[0] = before
    turn(position, "green", "sprint")
    act(position, "green", "step e")
    assert position.life[0] == after and len(position.tokens) == left


@pytest.mark.rule("D04-TOKEN-06")
def test_a_key_belongs_to_no_marine() -> None:
    position = turn(layout("green (0,0)", tokens={(1, 0): "red_key"}), "green", "sprint")
    before = position.weapons[0], position.ammo.copy()
    act(position, "green", "step e")
    assert position.keys == 1 and (position.weapons[0], position.ammo) == before


@pytest.mark.rule("D04-TOKEN-07", "D04-TOKEN-08")
def test_adrenaline_gives_four_points_in_a_later_turn_with_any_action() -> None:
    position = turn(layout("green (0,0), imp (9,9)", tokens={(1, 0): "adrenaline"}), "green", "sprint")
    act(position, "green", "step e")
    assert position.adrenaline[0] == 1 and refused(position, "green", "adrenaline") == "D04-TOKEN-07"
    turn(position, "green")
    act(position, "green", "adrenaline")
    act(position, "green", "action sprint")
    assert points(position) == 12
    act(position, "green", "step e")
    assert points(position) == 11
    position.adrenaline[0] = 2
    turn(position, "green")
    act(position, "green", "adrenaline")
    act(position, "green", "adrenaline")
    act(position, "green", "action unload")
    assert points(position) == 8 and legal(position, "green", "attack pistol (9,9)")
    position.adrenaline[0] = 1
    turn(position, "green")
    act(position, "green", "adrenaline")
    act(position, "green", "action ready")
    act(position, "green", "attack fist (2,1)")
    assert points(position) == 4 and legal(position, "green", "order guard green")


@pytest.mark.rule("D04-TOKEN-09", "D04-TOKEN-10")
def test_a_berserk_marine_has_his_fist_alone_and_kills_with_it() -> None:
    position = arm(layout("green (0,0), cyberdemon (2,0)", tokens={(1, 0): "berserk"}), "green", "shotgun")
    turn(position, "green", "advance")
    act(position, "green", "step e")
    assert refused(position, "green", "attack shotgun (2,0)") == "D04-ATK-05"
    dice(position, "yellow=4/0*")
    act(position, "green", "attack fist (2,0)")
    assert not position.on_board(number(position, "cyberdemon"))
    missed = layout("green (1,0), cyberdemon (2,0)")
    missed.berserk[0] = 2
    shoot(missed, "green", (2, 0), "yellow=x", "fist")
    assert missed.on_board(number(missed, "cyberdemon"))
    guarding = order(layout("green (1,0), imp (5,0)"), "green", "guard")
    guarding.berserk[0] = 2
    acting(guarding, "imp")
    act(guarding, "invader", "step n")
    assert not legal(guarding, "green", "attack pistol (4,1)")


@pytest.mark.rule("D04-TOKEN-11")
def test_berserk_lasts_until_the_end_of_the_turn_after_the_next() -> None:
    position = turn(layout("green (0,0)", tokens={(1, 0): "berserk"}), "green", "advance")
    act(position, "green", "step e")
    held = []
    for _ in range(3):
        held.append(position.berserk[0] > 0)
        berserk_wears_off(position, 0)
    assert held == [True, True, True] and position.berserk[0] == 0
    assert [event.kind for event in position.events].count("berserk_over") == 1, "told when it is over, not before"
    position.berserk[0] = 2
    kill_marine(position, 0)
    assert position.berserk[0] == 0 and position.death[0] == square(position, (1, 0))
