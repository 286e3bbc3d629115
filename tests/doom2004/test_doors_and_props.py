"""Doors, props, teleporters and ducts (chapters DOOR, PROP, TELE)."""

import pytest

from platzdarm.games.doom2004.rules.field import EAST
from platzdarm.games.doom2004.rules.invaders import PREPARE, InvaderTurn
from platzdarm.games.doom2004.rules.scenario import Deed, Encounter
from platzdarm.games.doom2004.rules.sight import in_sight
from platzdarm.games.doom2004.rules.targets import attack_squares, blast_area
from tests.doom2004.tabletop import (
    act,
    acting,
    at,
    deal,
    kinds,
    layout,
    legal,
    number,
    points,
    ready,
    refused,
    shoot,
    square,
    turn,
    weapon,
)

DOOR = [("d1", "normal", "h", (0, 1))]
RED = [("r1", "red", "h", (0, 1))]


@pytest.mark.rule("D04-DOOR-01", "D04-DOOR-04")
def test_a_door_stands_between_four_squares_and_closes_where_it_was() -> None:
    position = turn(layout("green (0,0)", doors=DOOR), "green", "sprint")
    door = position.setting.field.doors[0]
    four = sorted(square(position, at) for at in ((0, 0), (1, 0), (0, 1), (1, 1)))
    assert door is not None and door.squares == four and door.run == EAST
    assert not in_sight(position, 0, square(position, (0, 2)), 0)
    act(position, "green", "door d1")
    assert in_sight(position, 0, square(position, (0, 2)), 0) and legal(position, "green", "step n")
    act(position, "green", "door d1")
    assert position.shut == 1 and door.squares == four


@pytest.mark.rule("D04-DOOR-02")
def test_a_closed_door_stops_diagonal_steps_too() -> None:
    position = turn(layout("green (0,0)", doors=DOOR), "green", "sprint")
    assert not legal(position, "green", "step ne") and not legal(position, "green", "step n")
    assert legal(position, "green", "step e")


@pytest.mark.rule("D04-DOOR-03")
def test_no_attack_passes_a_closed_door() -> None:
    position = layout("green (1,0), imp (1,1)", doors=DOOR)
    assert square(position, (1, 1)) not in blast_area(position, square(position, (1, 0)), 1)
    content_weapon = position.setting.content.weapons[weapon("pistol")]
    content_weapon.powers.seeking = True
    try:
        reach = attack_squares(position, 0, weapon("pistol"))
        assert square(position, (1, 1)) in reach, "a way leads round the door"
        wall = layout("green (1,0), imp (1,1)", size=(2, 2), doors=DOOR)
        assert square(wall, (1, 1)) not in attack_squares(wall, 0, weapon("pistol"))
    finally:
        content_weapon.powers.seeking = False


@pytest.mark.rule("D04-DOOR-05", "D04-DOOR-06")
def test_opening_costs_two_points_and_needs_a_square_beside_the_door() -> None:
    position = acting(layout("zombie (0,0), green (9,9)", doors=DOOR), "zombie", 3)
    act(position, "invader", "door d1")
    assert position.shut == 0 and points(position) == 1
    far = turn(layout("green (3,0)", doors=DOOR), "green", "sprint")
    assert refused(far, "green", "door d1") == "D04-DOOR-06"


@pytest.mark.rule("D04-DOOR-07")
def test_a_door_cannot_be_closed_on_a_large_invader() -> None:
    position = layout("hell_knight (0,0), green (1,2)", doors=[("d1", "normal", "h", (0, 1))])
    position.shut = 0
    position.put(0, square(position, (0, 2)))
    turn(position, "green", "sprint")
    act(position, "green", "step e")
    assert refused(position, "green", "door d1") == "D04-DOOR-06", "he does not stand beside it"
    beside = layout("hell_knight (1,0), green (0,1)", doors=DOOR)
    beside.shut = 0
    assert refused(turn(beside, "green", "sprint"), "green", "door d1") == "D04-DOOR-07"
    beside.put(number(beside, "hell_knight"), square(beside, (5, 5)))
    assert legal(turn(beside, "green", "sprint"), "green", "door d1")


@pytest.mark.rule("D04-DOOR-08")
def test_a_card_destroys_doors_for_good_and_attacks_do_not() -> None:
    position = deal(layout("imp (0,1), green (9,0)", doors=RED), "smash_1")
    shoot(position, "imp", (0, 2), "yellow=3/1 green=2/1")
    assert position.shut == 1, "an attack leaves it alone"
    position.turn = 0
    ready(position, InvaderTurn(PREPARE))
    act(position, "invader", "use event smash_1 r1")
    assert position.shut == 0 and position.gone == 1
    position.put(0, square(position, (0, 0)))
    assert not legal(turn(position, "green", "sprint"), "green", "door r1")


@pytest.mark.rule("D04-DOOR-09", "D04-DOOR-10", "D04-DOOR-11")
def test_security_doors_want_their_key_which_then_serves_all_marines() -> None:
    position = layout("green (0,0), red (1,0)", doors=RED, tokens={(2, 0): "red_key"})
    turn(position, "green", "advance")
    assert refused(position, "green", "door r1") == "D04-DOOR-09" and points(position) == 4
    turn(position, "red", "advance")
    act(position, "red", "step e")
    assert position.keys == 1
    turn(position, "green", "advance")
    act(position, "green", "door r1")
    act(position, "green", "door r1")
    assert position.shut == 1 and points(position) == 0
    blue = layout("green (0,0)", doors=[("b1", "blue", "h", (0, 1))])
    blue.keys = 1
    assert refused(turn(blue, "green", "advance"), "green", "door b1") == "D04-DOOR-09"


@pytest.mark.rule("D04-DOOR-07")
def test_an_open_door_shuts_beside_a_large_invader_but_not_under_it() -> None:
    position = layout("green (0,0), demon (0,1)", size=(8, 6), doors=[("d1", "normal", "h", (0, 1))])
    position.shut = 0
    assert legal(turn(position, "green", "advance"), "green", "door d1"), "it stands beyond the door"
    assert refused(turn(position, "green", "unload"), "green", "door d1") == "D04-COST-02", "and nobody holds it"


@pytest.mark.rule("D04-DOOR-12")
def test_invaders_walk_through_open_security_doors_but_never_move_them() -> None:
    position = layout("imp (0,0), green (9,9)", doors=RED)
    position.keys = 1
    assert refused(acting(position, "imp"), "invader", "door r1") == "D04-DOOR-12"
    position.shut = 0
    acting(position, "imp")
    assert refused(position, "invader", "door r1") == "D04-DOOR-12" and legal(position, "invader", "step n")


# -- props -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-PROP-01", "D04-PROP-06")
@pytest.mark.parametrize("prop", ["obstacles", "barrels"])
def test_obstacles_and_barrels_block_way_and_sight(prop: str) -> None:
    position = layout("green (0,0), imp (2,0)", **{prop: [(1, 0)]})  # type: ignore[arg-type]
    turn(position, "green", "sprint")
    assert not legal(position, "green", "step e")
    assert not in_sight(position, 0, square(position, (2, 0)), 0)
    position.barrels = ()
    assert in_sight(position, 0, square(position, (2, 0)), 0) == (prop == "barrels"), "floor where a barrel stood"


@pytest.mark.rule("D04-PROP-02", "D04-PROP-03")
def test_acid_hinders_nobody_and_wounds_whoever_enters() -> None:
    position = layout("green (0,0), imp (3,0)", acid=[(1, 0), (2, 0)])
    assert in_sight(position, 0, square(position, (3, 0)), 0)
    turn(position, "green", "sprint")
    act(position, "green", "step e")
    act(position, "green", "step e")
    assert position.life[0] == 7 and points(position) == 6, "armour does not help"


@pytest.mark.rule("D04-PROP-04")
def test_who_ends_a_turn_in_acid_takes_one_more_wound() -> None:
    position = turn(layout("green (0,0)", acid=[(1, 0)]), "green", "sprint")
    act(position, "green", "step e")
    act(position, "green", "end")
    assert position.life[0] == 7
    turn(position, "green", "unload")
    assert kinds(act(position, "green", "end"))[:2] == ["acid", "wounded"], "it is told what wounds him"
    assert position.life[0] == 6


@pytest.mark.rule("D04-PROP-05", "D04-KNOCK-05")
def test_who_is_knocked_into_acid_takes_the_entry_wound_alone() -> None:
    position = layout("hell_knight (0,0), green (2,0)", acid=[(4, 0)])
    shoot(position, "hell_knight", (0, 0), "red=3/1 blue=0/2 blue=0/2")
    life = position.life[0]
    act(position, "invader", "knock green (4,0)")
    assert at(position, "green") == (4, 0) and position.life[0] == life - 1
    turn(position, "green", "advance")
    act(position, "green", "step e")
    act(position, "green", "end")
    assert position.life[0] == life - 1


@pytest.mark.rule("D04-PROP-06")
def test_where_a_barrel_stood_at_the_rim_of_the_map_one_may_step() -> None:
    position = turn(layout("green (1,1)", barrels=[(0, 1)]), "green", "advance")
    assert not legal(position, "green", "step w")
    position.barrels = ()
    assert legal(turn(position, "green", "advance"), "green", "step w")


@pytest.mark.rule("D04-PROP-07", "D04-LOS-03")
def test_both_sides_may_attack_a_barrel() -> None:
    position = layout("green (0,0), imp (6,0)", barrels=[(3, 0)])
    assert legal(turn(position, "green", "advance"), "green", "attack pistol (3,0)")
    assert legal(acting(position, "imp"), "invader", "strike (3,0)")


@pytest.mark.rule("D04-PROP-08", "D04-PROP-09")
def test_a_barrel_that_takes_damage_explodes_and_wounds_all_around_it() -> None:
    position = layout("green (0,0), red (4,0), archvile (3,1), imp (9,9)", barrels=[(3, 0)])
    position.armour[1] = 3
    shoot(position, "green", (3, 0), "yellow=4/0* green=2/0", "pistol")
    assert position.barrels != (), "no damage"
    shoot(position, "green", (3, 0), "yellow=3/1 green=2/0", "pistol")
    assert position.barrels == ()
    assert position.life[1] == 8 and position.wounds[number(position, "archvile")] == 1
    assert position.life[0] == 9


@pytest.mark.rule("D04-PROP-10")
def test_barrels_set_each_other_off_one_after_another() -> None:
    position = layout("green (0,9), mancubus (2,0), imp (9,9)", barrels=[(0, 0), (1, 0)])
    shoot(position, "green", (0, 0), "yellow=4/0* green=2/1", "pistol")
    assert position.barrels != (), "9 squares away"
    position.put(0, square(position, (0, 5)))
    shoot(position, "green", (0, 0), "yellow=3/1 green=2/0", "pistol")
    assert position.barrels == () and position.wounds[number(position, "mancubus")] == 1


@pytest.mark.rule("D04-PROP-11")
def test_an_encounter_is_for_the_first_marine_who_ends_his_move_there() -> None:
    position = layout("green (0,0), red (0,1)", marines=2)
    where = square(position, (1, 0))
    encounter = Encounter("cache", where, 0, [[Deed("take", numbers=[1, 1])]])
    area = position.setting.scenario.areas[0]
    assert area is not None
    area.encounter, position.encounters = encounter, 1
    turn(position, "green", "sprint")
    act(position, "green", "step e")
    act(position, "green", "step e")
    act(position, "green", "end")
    assert position.ammo_left(0, 1) == 0, "passing over it does nothing"
    turn(position, "red", "sprint")
    act(position, "red", "step se")
    act(position, "red", "end")
    assert position.ammo_left(1, 1) == 2 and position.encounters == 0
    position.put(1, square(position, (5, 5)))
    turn(position, "green", "sprint")
    act(position, "green", "step w")
    act(position, "green", "end")
    assert position.ammo_left(0, 1) == 0


# -- teleporters and ducts ---------------------------------------------------------------------------------------

PLATES = [("blue", (0, 0)), ("blue", (9, 9)), ("red", (5, 5))]


@pytest.mark.rule("D04-TELE-01")
def test_a_marine_teleports_to_the_plate_of_the_same_colour_for_a_point() -> None:
    position = turn(layout("green (1,0)", plates=PLATES), "green", "advance")
    act(position, "green", "step w")
    assert at(position, "green") == (0, 0), "stepping on it does nothing"
    act(position, "green", "teleport")
    assert at(position, "green") == (9, 9) and points(position) == 2
    lonely = turn(layout("green (5,5)", plates=PLATES), "green", "advance")
    assert refused(lonely, "green", "teleport") == "D04-TELE-01"


@pytest.mark.rule("D04-TELE-02")
def test_invaders_never_teleport() -> None:
    position = acting(layout("imp (1,0), green (5,9)", plates=PLATES), "imp")
    act(position, "invader", "step w")
    assert at(position, "imp") == (0, 0)
    assert refused(position, "invader", "teleport") == "D04-TELE-01"


@pytest.mark.rule("D04-TELE-03")
def test_teleporting_reveals_the_area_at_the_other_end_first() -> None:
    hidden = {(x, y): 1 for x in range(15, 20) for y in range(20)}
    position = layout("green (0,0)", areas=hidden, plates=[("blue", (0, 0)), ("blue", (17, 3))])
    turn(position, "green", "advance")
    told = kinds(act(position, "green", "teleport"))
    assert position.areas == 3 and at(position, "green") == (17, 3)
    assert told.index("revealed") < told.index("teleported")


@pytest.mark.rule("D04-TELE-04")
def test_nobody_stays_on_a_friends_plate() -> None:
    position = layout("green (0,0), red (9,9)", plates=PLATES)
    turn(position, "green", "advance")
    for _ in range(3):
        act(position, "green", "step e")
        position.put(0, square(position, (0, 0)))
        ready(position, *position.agenda)
    assert points(position) == 1 and not legal(position, "green", "teleport")
    turn(position, "green", "advance")
    act(position, "green", "teleport")
    assert not legal(position, "green", "end") and legal(position, "green", "step w")


@pytest.mark.rule("D04-TELE-05")
def test_who_stands_in_the_way_of_a_teleporting_marine_is_killed() -> None:
    position = layout("green (0,0), cyberdemon (8,8)", plates=PLATES)
    turn(position, "green", "advance")
    act(position, "green", "teleport")
    assert at(position, "green") == (9, 9) and not position.on_board(number(position, "cyberdemon"))


@pytest.mark.rule("D04-TELE-06")
def test_only_scuttling_invaders_use_ducts() -> None:
    ducts = [(0, 0), (9, 9)]
    position = acting(layout("trite (0,0), green (5,0)", ducts=ducts), "trite")
    act(position, "invader", "duct (9,9)")
    assert at(position, "trite") == (9, 9) and points(position) == 5
    zombie = acting(layout("zombie (0,0), green (5,0)", ducts=ducts), "zombie")
    assert refused(zombie, "invader", "duct (9,9)") == "D04-TELE-06"
    marine = turn(layout("green (0,0)", ducts=ducts), "green", "sprint")
    assert refused(marine, "green", "duct (9,9)") == "D04-TELE-06"


@pytest.mark.rule("D04-TELE-06", "D04-MOVE-03")
def test_who_passes_friends_may_come_to_rest_through_a_duct_with_the_last_point() -> None:
    crowd = [(1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1)]  # nobody can stop beside the duct at (2,0)
    figures = ", ".join(f"zombie-{count} ({x},{y})" for count, (x, y) in enumerate(crowd, start=1))
    position = acting(layout(f"trite (0,0), {figures}, green (5,5)", ducts=[(2, 0), (9, 9)]), "trite", points=3)
    for step in ("step e", "step e", "duct (9,9)"):
        act(position, "invader", step)
    assert at(position, "trite") == (9, 9) and points(position) == 0


@pytest.mark.rule("D04-TELE-07")
def test_a_duct_under_a_marine_or_out_of_the_known_cannot_be_travelled_to() -> None:
    position = acting(layout("trite (0,0), green (9,9)", ducts=[(0, 0), (9, 9)]), "trite")
    assert not legal(position, "invader", "duct (9,9)")
    hidden = {(x, y): 1 for x in range(15, 20) for y in range(20)}
    unseen = acting(layout("trite (0,0), green (5,0)", areas=hidden, ducts=[(0, 0)]), "trite")
    assert not legal(unseen, "invader", "duct (17,3)")
