"""Attacks (chapters ATK, LOS, ROLL, DMG, AMMO, MELEE, MODS, BLAST, SCAT, BLOW, KNOCK, SEEK, SWEEP, WATCH)."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from platzdarm.games.doom2004.rules.arrival import Watch
from platzdarm.games.doom2004.rules.attack import knock_squares, scatter_square
from platzdarm.games.doom2004.rules.cards import Powers
from platzdarm.games.doom2004.rules.field import NORTH, OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.sight import distance, in_sight
from platzdarm.games.doom2004.rules.targets import attack_range, attack_squares, blast_area
from platzdarm.games.doom2004.rules.verbs import AIM
from tests.doom2004.tabletop import (
    act,
    acting,
    arm,
    asked,
    at,
    content,
    deal,
    dice,
    kinds,
    layout,
    legal,
    number,
    order,
    ready,
    refused,
    shoot,
    skill,
    square,
    turn,
    weapon,
)


@contextmanager
def powers(id: str, **changes: int) -> Iterator[None]:
    """A weapon with other abilities, for the length of a test."""
    arms = content().weapon(id)
    before = arms.powers
    arms.powers = Powers()
    for name, value in changes.items():
        setattr(arms.powers, name, type(getattr(before, name))(value))
    try:
        yield
    finally:
        arms.powers = before


def sees(position: Foray, figure: str, to: tuple[int, int]) -> bool:
    who = number(position, figure)
    return in_sight(position, who, square(position, to), position.occupied(who))


# -- declaring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-ATK-01", "D04-ROLL-06")
def test_an_attack_runs_in_its_steps() -> None:
    position = turn(order(layout("green (0,0), archvile (4,0)"), "green", "aim"), "green", "advance")
    dice(position, "yellow=3/1* green=2/1")
    told = act(position, "green", "attack pistol (4,0) aimed")
    assert kinds(told)[:3] == ["order_lost", "attack", "rolled"] and asked(position) == ("green", "reroll")
    dice(position, "yellow=3/1*")
    told = act(position, "green", "reroll dice-1")
    assert kinds(told) == ["rerolled", "ammo_spent", "judged", "damage", "wounded", "attack_over"]


@pytest.mark.rule("D04-ATK-02")
def test_a_square_is_attacked_and_whoever_stands_there_is_the_target() -> None:
    position = turn(arm(layout("green (0,0), imp-1 (3,0), imp-2 (5,0)"), "green", rockets=1), "green", "advance")
    assert legal(position, "green", "attack grenade (4,1)")
    demon = shoot(layout("green (0,0), demon (3,0)"), "green", (3, 0), "yellow=1/3 green=2/0", "pistol")
    assert demon.wounds[number(demon, "demon")] == 1


@pytest.mark.rule("D04-ATK-03")
def test_a_marine_names_his_weapon_and_an_invader_uses_its_own() -> None:
    position = turn(layout("green (0,0), imp (3,0)"), "green", "advance")
    assert refused(position, "green", "strike (3,0)") and legal(position, "green", "attack pistol (3,0)")
    assert refused(acting(position, "imp"), "invader", "attack pistol (0,0)")


@pytest.mark.rule("D04-ATK-06")
def test_an_attack_on_an_empty_square_is_an_attack() -> None:
    position = turn(layout("green (0,0), imp (9,9)"), "green", "advance")
    dice(position, "yellow=3/1* green=2/1")
    act(position, "green", "attack pistol (3,0)")
    assert position.ammo_left(0, 0) == 2 and not legal(position, "green", "attack pistol (3,0)")


# -- line of sight -----------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-LOS-01")
def test_sight_runs_from_centre_to_centre() -> None:
    position = layout("green (0,0)")
    assert sees(position, "green", (3, 1))
    assert not sees(layout("green (0,0)", obstacles=[(1, 0)]), "green", (3, 1)), "it passes (1,0) and (2,1)"
    assert not sees(layout("green (0,0)", obstacles=[(2, 1)]), "green", (3, 1))
    assert sees(layout("green (0,0)", obstacles=[(1, 1)]), "green", (3, 1)), "only a corner is touched"


@pytest.mark.rule("D04-LOS-02")
@pytest.mark.parametrize("between", ["imp (1,0)", "red (1,0)"])
def test_figures_of_both_sides_block_the_line(between: str) -> None:
    position = turn(layout(f"green (0,0), zombie (2,0), {between}"), "green", "advance")
    assert refused(position, "green", "attack pistol (2,0)") == "D04-LOS-06"
    sniper = skill(layout(f"green (0,0), zombie (2,0), {between}"), "green", "sniper")
    assert legal(turn(sniper, "green", "advance"), "green", "attack pistol (2,0)")


@pytest.mark.rule("D04-LOS-03")
def test_no_square_of_a_large_figure_is_hidden_by_its_own_others() -> None:
    for place in [(x, y) for x in range(7) for y in range(5) if (x, y) not in ((3, 2), (4, 2), (3, 3), (4, 3))]:
        position = layout(f"green ({place[0]},{place[1]}), mancubus (3,2)", size=(7, 5))
        own = position.squares(number(position, "mancubus"))
        assert set(own) <= set(attack_squares(position, 0, weapon("pistol"))), place


@pytest.mark.rule("D04-LOS-04")
def test_a_large_figure_sees_and_is_seen_with_any_of_its_squares() -> None:
    knight = layout("mancubus (0,0), green (5,1)", obstacles=[(2, 0), (3, 0)])
    assert legal(acting(knight, "mancubus"), "invader", "strike (5,1)")
    seen = turn(layout("green (0,0), mancubus (4,0)", obstacles=[(2, 1), (3, 1)]), "green", "advance")
    assert legal(seen, "green", "attack pistol (4,0)")
    assert not legal(seen, "green", "attack pistol (5,1)"), "another square of it is hidden"


@pytest.mark.rule("D04-LOS-05")
def test_one_corner_is_touched_freely_and_two_close_the_gap() -> None:
    assert sees(layout("green (0,0)", void=[(1, 0)]), "green", (1, 1))
    assert not sees(layout("green (0,0)", void=[(1, 0), (0, 1)]), "green", (1, 1))
    assert not sees(layout("green (0,0)", obstacles=[(1, 0)], barrels=[(0, 1)]), "green", (1, 1))
    assert sees(layout("green (0,0), imp-1 (1,0), imp-2 (0,1)"), "green", (1, 1)), "figures close nothing"
    door = layout("green (1,0)", doors=[("d1", "normal", "h", (2, 1))])
    assert not sees(door, "green", (2, 1)), "the end of a closed door"


@pytest.mark.rule("D04-LOS-06", "D04-GUARD-02")
def test_without_sight_nothing_is_rolled_or_spent() -> None:
    position = turn(layout("green (0,0), imp (2,0)", obstacles=[(1, 0)]), "green", "advance")
    assert refused(position, "green", "attack pistol (2,0)") == "D04-LOS-06"
    assert legal(position, "green", "attack pistol (0,2)"), "the attack is still there"


# -- rolling -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-ROLL-01")
def test_range_is_counted_from_the_nearest_square_that_sees() -> None:
    position = layout("green (0,0), mancubus (5,5), red (9,5)")
    assert distance(position, 0, square(position, (4, 2)), 0) == 4
    assert distance(position, 0, square(position, (1, 1)), 0) == 1
    mancubus = number(position, "mancubus")
    assert attack_range(position, mancubus, OFF, square(position, (9, 5))) == 3


@pytest.mark.rule("D04-ROLL-02")
def test_the_dice_of_the_weapon_are_rolled() -> None:
    position = turn(layout("green (0,0), imp (3,0)"), "green", "advance")
    told = [event for event in act(position, "green", "attack pistol (3,0)") if event.kind == "rolled"]
    assert [die // 8 for die in told[0].values[1:]] == [1, 3], "yellow and green"


@pytest.mark.rule("D04-ROLL-03")
def test_a_miss_fails_whatever_the_other_dice_show() -> None:
    position = shoot(layout("green (0,0), imp (1,0)"), "green", (1, 0), "yellow=x green=2/1", "pistol")
    assert position.on_board(number(position, "imp"))


@pytest.mark.rule("D04-ROLL-04", "D04-MELEE-03")
@pytest.mark.parametrize(("faces", "hit"), [("yellow=2/2 green=1/1", False), ("yellow=2/2 green=2/1", True)])
def test_the_ranges_must_reach_the_distance(faces: str, hit: bool) -> None:
    position = shoot(layout("green (0,0), archvile (4,0)"), "green", (4, 0), faces, "pistol")
    assert position.wounds[number(position, "archvile")] == (1 if hit else 0)


@pytest.mark.rule("D04-ROLL-05")
def test_the_books_example_of_a_pistol_at_four_squares() -> None:
    position = shoot(layout("green (0,0), archvile (4,0)"), "green", (4, 0), "yellow=2/2 green=2/0", "pistol")
    assert position.wounds[number(position, "archvile")] == 1


# -- damage ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-DMG-01", "D04-DMG-06")
def test_bullet_holes_add_up_and_the_books_demon_takes_a_wound() -> None:
    position = shoot(layout("green (0,0), demon (2,0)"), "green", (2, 0), "yellow=2/2 green=1/1", "pistol")
    assert position.wounds[number(position, "demon")] == 1


@pytest.mark.rule("D04-DMG-02", "D04-DMG-04", "D04-DMG-05")
def test_armour_is_not_used_up_and_what_is_left_over_is_lost() -> None:
    position = layout("imp (3,0), green (0,0)")
    position.armour[0] = 3
    for _ in range(3):
        shoot(position, "imp", (0, 0), "yellow=3/1 green=2/0")
    assert position.armour[0] == 3 and position.life[0] == 9, "2 damage each, with deadly"
    for _ in range(2):
        shoot(position, "imp", (0, 0), "yellow=2/2 green=2/1")
    assert position.life[0] == 9 - 2, "4 damage each"


@pytest.mark.rule("D04-DMG-07", "D04-KILL-06")
def test_a_marine_is_killed_when_his_last_wound_token_goes() -> None:
    position = layout("zombie (1,0), green (0,0)")
    shoot(position, "zombie", (0, 0), "red=1/3 blue=1/1")
    assert position.life[0] == 7
    position.life[0] = 2
    shoot(position, "zombie", (0, 0), "red=0/4* blue=0/3")
    assert not position.on_board(0) and position.frags == 1


@pytest.mark.rule("D04-DMG-08", "D04-KILL-01")
def test_an_invader_is_killed_when_its_tokens_reach_its_rating() -> None:
    position = layout("green (0,0), archvile (2,0)")
    archvile = number(position, "archvile")
    position.wounds[archvile] = 1
    shoot(position, "green", (2, 0), "yellow=2/2 green=1/1", "pistol")
    assert position.wounds[archvile] == 2
    shoot(position, "green", (2, 0), "yellow=2/2 green=1/1", "pistol")
    assert not position.on_board(archvile) and position.wounds[archvile] == 0 and position.frags == 0
    killed = [event.values for event in position.events if event.kind == "killed"]
    assert killed == [[archvile, 0, square(position, (2, 0))]], "who, by whom, where"


# -- ammo --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-AMMO-01")
def test_invaders_need_no_ammo() -> None:
    before = layout("imp (3,0), green (0,0)")
    ammo = before.ammo.copy()
    assert shoot(before, "imp", (0, 0), "yellow=3/1* green=2/1").ammo == ammo


@pytest.mark.rule("D04-AMMO-02")
def test_each_attack_needs_a_token() -> None:
    position = turn(arm(layout("green (0,0), imp (9,0)"), "green", bullets=1), "green", "unload")
    dice(position, "yellow=3/1* green=2/1")
    act(position, "green", "attack pistol (9,0)")
    assert refused(position, "green", "attack pistol (9,0)") == "D04-ATK-05" and legal(
        position, "green", "attack fist (1,0)"
    )


@pytest.mark.rule("D04-AMMO-03")
def test_weapons_without_ammo_spend_none() -> None:
    position = shoot(layout("green (0,0), imp (1,0)"), "green", (1, 0), "yellow=4/0*", "fist")
    assert position.ammo[:3] == [3, 0, 0]


@pytest.mark.rule("D04-AMMO-04")
@pytest.mark.parametrize(("faces", "left"), [("yellow=3/1*", 2), ("yellow=3/1", 3)])
def test_a_bullet_icon_costs_one_token_hit_or_not(faces: str, left: int) -> None:
    position = layout("green (0,0), imp (9,0)")
    assert shoot(position, "green", (9, 0), f"{faces} green=1/1", "pistol").ammo_left(0, 0) == left
    two = arm(layout("green (0,0), imp (3,0)"), "green", "bfg", cells=3)
    faces = "red=1/3* yellow=3/1* blue=1/1 blue=1/1 green=1/1 green=1/1"
    assert shoot(two, "green", (3, 0), faces, "bfg").ammo_left(0, 2) == 2, "two icons"


@pytest.mark.rule("D04-AMMO-05", "D04-AIM-02")
def test_only_the_final_dice_count_for_ammo() -> None:
    position = turn(order(layout("green (0,0), imp (4,0)"), "green", "aim"), "green", "advance")
    dice(position, "yellow=3/1* green=2/1 yellow=2/2")
    act(position, "green", "attack pistol (4,0) aimed")
    act(position, "green", "reroll dice-1")
    assert position.ammo_left(0, 0) == 3


# -- melee and abilities -----------------------------------------------------------------------------------------


@pytest.mark.rule("D04-MELEE-01")
def test_the_red_stripe_attacks_adjacent_squares_alone() -> None:
    demon = layout("demon (5,5), green (7,6)")
    assert square(demon, (7, 6)) in attack_squares(demon, number(demon, "demon"), OFF), "from any of its squares"
    position = acting(layout("zombie (0,0), green (1,1), red (2,0)"), "zombie")
    assert legal(position, "invader", "strike (1,1)") and not legal(position, "invader", "strike (2,0)")


@pytest.mark.rule("D04-MELEE-02")
def test_melee_ignores_range_numbers() -> None:
    position = shoot(layout("zombie (0,0), green (1,0)"), "zombie", (1, 0), "red=0/4* blue=0/2")
    assert position.life[0] == 9 - 3


@pytest.mark.rule("D04-MODS-01")
def test_accuracy_adds_to_the_range_but_not_to_a_miss() -> None:
    position = skill(layout("green (0,0), archvile (5,0)"), "green", "marksman")
    shoot(position, "green", (5, 0), "yellow=2/2 green=1/1", "pistol")
    assert position.wounds[number(position, "archvile")] == 1
    shoot(position, "green", (5, 0), "yellow=x green=3/0", "pistol")
    assert position.wounds[number(position, "archvile")] == 1


@pytest.mark.rule("D04-MODS-02")
def test_the_aimed_ability_is_an_aim_order_without_a_token() -> None:
    with powers("pistol", aimed=1):
        position = turn(layout("green (0,0), imp (4,0)"), "green", "advance")
        act(position, "green", "attack pistol (4,0)")
        assert asked(position) == ("green", "reroll")
        act(position, "green", "reroll dice-1+2")
        assert asked(position) != ("green", "reroll")


@pytest.mark.rule("D04-MODS-03")
def test_deadly_adds_damage_to_a_success() -> None:
    position = layout("imp (3,0), green (0,0)")
    shoot(position, "imp", (0, 0), "yellow=3/1 green=2/0")
    assert position.life[0] == 8
    shoot(position, "imp", (0, 0), "yellow=x green=2/1")
    assert position.life[0] == 8


@pytest.mark.rule("D04-SETUP-06")
def test_an_officer_leads_marines_nearby() -> None:
    position = skill(layout("green (0,0), red (2,2), archvile (5,0)"), "red", "officer")
    shoot(position, "green", (5, 0), "yellow=2/2 green=2/0", "pistol")
    assert position.wounds[number(position, "archvile")] == 1, "4 and 1 reach 5; 2 and 1 damage"


@pytest.mark.rule("D04-BLAST-01", "D04-BLAST-02")
def test_a_blast_covers_the_squares_around_that_nothing_shields() -> None:
    position = layout("zombie (6,5)", obstacles=[(4, 4)])
    area = {position.setting.field.name(one) for one in blast_area(position, square(position, (5, 5)), 1)}
    assert len(area) == 8 and position.setting.field.name(square(position, (4, 4))) not in area
    wide = blast_area(position, square(position, (5, 5)), 2)
    assert square(position, (7, 5)) in wide, "figures do not stop it"
    wall = layout(size=(3, 1), walls=[(1, (1, 0))])
    assert blast_area(wall, square(wall, (0, 0)), 2) == [square(wall, (0, 0))]
    barrel = layout(size=(5, 1), barrels=[(2, 0)])
    reached = blast_area(barrel, square(barrel, (1, 0)), 2)
    assert square(barrel, (2, 0)) in reached and square(barrel, (3, 0)) not in reached


@pytest.mark.rule("D04-BLAST-03", "D04-BLAST-04")
def test_a_blast_hurts_friend_and_foe_by_one_roll() -> None:
    position = arm(layout("green (0,0), zombie (1,0), demon (2,1)"), "green", rockets=1)
    shoot(position, "green", (1, 0), "red=1/3 green=2/1", "grenade")
    assert position.life[0] == 9 - 2, "the thrower too"
    assert not position.on_board(number(position, "zombie"))
    assert position.wounds[number(position, "demon")] == 1
    short = arm(layout("green (0,0), imp (4,0)"), "green", rockets=1)
    shoot(short, "green", (3, 0), "red=2/2 green=1/1", "grenade")
    assert not short.on_board(number(short, "imp")), "the range to the attacked square counts"


# -- scatter -----------------------------------------------------------------------------------------------------


def scattering(faces: str, card: str, **board: object) -> Foray:
    position = arm(layout("green (0,5), zombie (5,7), zombie-2 (15,15)", **board), "green", rockets=1)  # type: ignore[arg-type]
    deal(position, deck=f"{card} dodge_3", gone="rage_1")
    return shoot(position, "green", (5, 5), faces, "grenade")


@pytest.mark.rule("D04-SCAT-01", "D04-SCAT-02", "D04-SCAT-04")
def test_a_failed_blast_lands_where_the_top_card_says() -> None:
    """The first Dodge card shows two squares north."""
    position = scattering("red=1/3 green=1/1", "dodge_1")
    assert "scattered" in kinds(position.events)
    assert position.deck.size == 1 and position.hand == (), "an event card is used for its diagram alone"
    assert not position.on_board(number(position, "zombie-1")), "4 damage around (5,7)"
    plain = layout("green (0,0), imp (9,0)")
    before = plain.deck.size
    assert shoot(plain, "green", (9, 0), "yellow=x green=1/1", "pistol").deck.size == before


@pytest.mark.rule("D04-SCAT-05")
def test_a_scatter_that_is_blocked_does_no_harm() -> None:
    position = layout("green (0,0)", doors=[("d1", "normal", "h", (5, 6))])
    start = square(position, (5, 5))
    assert scatter_square(position, start, [0, 2]) == OFF, "a closed door"
    assert scatter_square(position, start, []) == OFF, "the miss sign"
    assert scatter_square(position, square(position, (5, 19)), [0, 2]) == OFF, "off the board"
    assert scatter_square(position, start, [2, 0]) == square(position, (7, 5))


@pytest.mark.rule("D04-SCAT-06", "D04-SCAT-07")
def test_the_scatter_card_is_discarded_and_the_last_one_is_a_frag() -> None:
    position = arm(layout("green (0,5), imp (15,15)"), "green", rockets=1)
    deal(position, deck="dodge_1", gone="rage_1 rage_2")
    shoot(position, "green", (5, 5), "red=x green=1/1", "grenade")
    assert position.frags == 1 and position.deck.size == 3 and position.discards == ()
    assert position.over or asked(position)[1] != "reroll"


# -- blow-through ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-BLOW-01", "D04-BLOW-02", "D04-BLOW-05")
def test_a_blow_through_goes_on_with_a_die_fewer() -> None:
    position = arm(layout("green (0,0), zombie (2,0), imp (3,0)"), "green", "shotgun")
    shoot(position, "green", (2, 0), "red=2/2 blue=1/1", "shotgun")
    assert asked(position) == ("green", "walk") and legal(position, "green", "walk (3,0) blue")
    assert not legal(position, "green", "walk (4,0) blue"), "not adjacent"
    dice(position, "red=3/1")
    act(position, "green", "walk (3,0) blue")
    assert position.over, "without a blue or green die it stops"
    third = arm(layout("green (0,0), zombie (2,0), imp-1 (3,0), imp-2 (4,0)"), "green", "shotgun")
    shoot(third, "green", (2, 0), "red=2/2 blue=1/1", "shotgun")
    dice(third, "red=3/1")
    act(third, "green", "walk (3,0) blue")
    assert third.over, "whoever may stand there"


@pytest.mark.rule("D04-BLOW-01", "D04-BLOW-02")
@pytest.mark.parametrize(
    ("gun", "beyond", "goes_on"),
    [
        ("shotgun", {}, False),
        ("shotgun", {"figures": ", imp (4,0)"}, False),  # two squares on, and one die to give up
        ("shotgun", {"barrels": [(3, 0)]}, True),
        ("chaingun", {"figures": ", imp (4,0)"}, True),
        ("chaingun", {"figures": ", imp (6,0)"}, False),
    ],
)
def test_whether_a_blow_through_goes_on_is_asked_only_if_it_may_come_upon_something(
    gun: str, beyond: dict[str, Any], goes_on: bool
) -> None:
    position = layout("green (0,0), zombie (2,0)" + beyond.get("figures", ""), barrels=beyond.get("barrels", ()))
    arm(position, "green", gun)
    rolled = "red=2/2 blue=1/1" if gun == "shotgun" else "yellow=2/2 blue=1/1 blue=1/1 green=1/1"
    shoot(position, "green", (2, 0), rolled, gun)
    assert (not position.over and asked(position) == ("green", "walk")) is goes_on


@pytest.mark.rule("D04-BLOW-03")
def test_nobody_is_attacked_twice_by_one_walk() -> None:
    position = arm(layout("green (0,0), demon (2,0), imp (3,1)"), "green", "shotgun")
    shoot(position, "green", (2, 0), "red=2/2 blue=0/2", "shotgun")
    assert not legal(position, "green", "walk (3,0) blue") and legal(position, "green", "walk (3,1) blue")


@pytest.mark.rule("D04-BLOW-04")
def test_each_walked_roll_is_judged_by_its_own_range() -> None:
    position = arm(layout("green (0,0), zombie (3,0), imp (4,0)"), "green", "shotgun")
    shoot(position, "green", (3, 0), "red=3/1 blue=0/3", "shotgun")
    dice(position, "red=3/1")
    act(position, "green", "walk (4,0) blue")
    assert position.on_board(number(position, "imp")), "3 does not reach 4"
    close = arm(layout("green (0,0), zombie (1,0), imp (2,0)"), "green", "shotgun")
    shoot(close, "green", (1, 0), "red=2/2 blue=1/1", "shotgun")
    dice(close, "red=2/2")
    act(close, "green", "walk (2,0) blue")
    assert not close.on_board(number(close, "imp")), "2 reach 2, and it is the imp that is hit"


@pytest.mark.rule("D04-BLOW-04", "D04-DODGE-01")
def test_who_dodges_may_have_a_walked_roll_rolled_again() -> None:
    """Whatever was done with the dice of the first roll: here it was aimed, and is settled."""
    position = order(arm(layout("green (0,0), zombie (1,0), red (2,0)"), "green", "shotgun"), "red", "dodge")
    turn(order(position, "green", "aim"), "green", "unload")
    dice(position, "red=2/2 blue=1/1")
    act(position, "green", "attack shotgun (1,0) aimed")
    dice(position, "blue=1/1")
    act(position, "green", "reroll dice-2")
    dice(position, "red=2/2")
    act(position, "green", "walk (2,0) blue")
    assert asked(position) == ("red", "reroll")


@pytest.mark.rule("D04-BLOW-06")
def test_walking_needs_a_token_and_every_roll_checks_ammo() -> None:
    position = arm(layout("green (0,0), zombie (2,0), imp (3,0)"), "green", "shotgun", bullets=1)
    shoot(position, "green", (2, 0), "red=1/3* blue=1/1", "shotgun")
    assert position.over and position.ammo_left(0, 0) == 0
    two = arm(layout("green (0,0), zombie (2,0), imp (3,0)"), "green", "shotgun", bullets=3)
    shoot(two, "green", (2, 0), "red=1/3* blue=1/1", "shotgun")
    dice(two, "red=1/3*")
    act(two, "green", "walk (3,0) blue")
    assert two.ammo_left(0, 0) == 1


# -- knockback, sweep, seeking -----------------------------------------------------------------------------------


@pytest.mark.rule("D04-KNOCK-01", "D04-KNOCK-02")
def test_a_knockback_moves_a_survivor_that_took_damage() -> None:
    position = layout("hell_knight (5,5), green (7,5)")
    shoot(position, "hell_knight", (5, 5), "red=3/1 blue=1/1 blue=1/1")
    assert asked(position) == ("invader", "knock") and legal(position, "invader", "knock green (5,4)")
    told = act(position, "invader", "knock green (5,4)")
    assert at(position, "green") == (5, 4)
    assert ("knocked", (0, square(position, (5, 4)))) in [(event.kind, tuple(event.values)) for event in told]
    missed = layout("hell_knight (5,5), green (7,5)")
    shoot(missed, "hell_knight", (5, 5), "red=x blue=1/1 blue=1/1")
    assert missed.over
    dead = layout("hell_knight (5,5), green (7,5)")
    dead.life[0] = 1
    shoot(dead, "hell_knight", (5, 5), "red=1/3 blue=1/1 blue=1/1")
    assert dead.over
    with powers("fist", knockback=1):
        grazed = layout("green (0,0), imp (1,0)")
        shoot(grazed, "green", (1, 0), "yellow=3/1", "fist")
        assert asked(grazed) == ("green", "knock"), "one point of damage is enough, and need not wound"


@pytest.mark.rule("D04-KNOCK-05", "D04-EXPL-01")
def test_a_marine_who_is_knocked_to_where_he_sees_the_unknown_explores_it_at_once() -> None:
    hidden = {(x, y): 1 for x in range(8, 12) for y in range(5)}
    walls = [(NORTH, (8, y)) for y in range(3)]
    doors = [("d1", "normal", "v", (8, 3))]
    position = layout("hell_knight (5,0), green (7,0)", size=(12, 5), areas=hidden, walls=walls, doors=doors)
    position.shut = 0
    shoot(position, "hell_knight", (5, 0), "red=3/1 blue=1/1 blue=1/1")
    assert position.areas == 1
    act(position, "invader", "knock green (7,3)")
    assert position.areas == 3


@pytest.mark.rule("D04-KNOCK-03", "D04-KNOCK-04")
def test_a_knocked_figure_passes_figures_and_obstacles_but_ends_on_a_free_square() -> None:
    position = layout("green (0,0), imp (1,0)", size=(8, 1), obstacles=[(2, 0)], tokens={(3, 0): "bullets"})
    assert knock_squares(position, 0) == [square(position, (3, 0))]
    barrel = layout("green (0,0)", size=(3, 1), barrels=[(2, 0)])
    assert square(barrel, (2, 0)) not in knock_squares(barrel, 0)
    door = layout("green (0,0)", size=(2, 4), doors=[("d1", "normal", "h", (0, 1))])
    assert knock_squares(door, 0) == [square(door, (1, 0))]


@pytest.mark.rule("D04-KNOCK-06", "D04-SWEEP-01", "D04-SWEEP-02")
def test_a_sweep_hits_all_around_by_one_roll_and_knocks_each_of_them_back() -> None:
    position = layout("hell_knight (5,5), green (7,5), red (5,4), zombie (4,5)", doors=[("d1", "normal", "v", (7, 5))])
    position.put(0, square(position, (6, 7)))
    position.armour[1] = 3
    shoot(position, "hell_knight", (5, 5), "red=2/2 blue=1/1 blue=1/1")
    assert position.life[0] == 7 and position.life[1] == 8, "4 damage on armour 2 and 3"
    assert not position.on_board(number(position, "zombie")), "friends too"
    act(position, "invader", "knock green (6,9)")
    assert legal(position, "invader", "knock red (5,3)")
    shielded = layout("hell_knight (5,5), green (7,5)", doors=[("d1", "normal", "v", (7, 5))])
    assert attack_squares(shielded, number(shielded, "hell_knight"), OFF) == []
    assert attack_range(shielded, number(shielded, "hell_knight"), OFF, square(shielded, (5, 5))) == 1


@pytest.mark.rule("D04-SEEK-01", "D04-SEEK-02", "D04-SEEK-03")
def test_a_seeking_attack_finds_its_way_within_eight_squares() -> None:
    with powers("pistol", seeking=1):
        walls = [(1, (1, y)) for y in range(3)]
        position = turn(layout("green (0,0), imp (1,0)", size=(12, 4), walls=walls), "green", "advance")
        assert legal(position, "green", "attack pistol (1,0)")
        assert attack_range(position, 0, weapon("pistol"), square(position, (1, 0))) == 6
        column = turn(layout("green (0,0), imp (1,0), zombie (3,0)", size=(12, 1)), "green", "advance")
        assert legal(column, "green", "attack pistol (3,0)"), "past a figure"
        assert legal(column, "green", "attack pistol (8,0)") and not legal(column, "green", "attack pistol (9,0)")
        door = turn(
            layout("green (0,0), imp (0,1)", size=(2, 2), doors=[("d1", "normal", "h", (0, 1))]), "green", "advance"
        )
        assert not legal(door, "green", "attack pistol (0,1)")
        found = attack_squares(column, 0, weapon("pistol"))
        assert square(column, (0, 0)) not in found and len(found) == len(set(found)) == 8


# -- watchful ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-WATCH-01", "D04-WATCH-02")
def test_a_watchful_demon_attacks_at_every_step_beside_it_before_anything_else() -> None:
    position = turn(layout("demon (5,5), green (3,6)"), "green", "advance")
    life = position.life[0]
    for _ in range(3):
        act(position, "green", "step e")
        assert asked(position) == ("invader", "watchful") and refused(position, "green", "attack pistol (5,5)")
        dice(position, "red=3/1 blue=1/1")
        act(position, "invader", f"strike ({at(position, 'green')[0]},{at(position, 'green')[1]})")  # type: ignore[index]
    assert position.life[0] == life - 3
    two = layout("demon-1 (5,5), demon-2 (12,12), green (11,13)")
    watching = [number(two, "demon-1"), number(two, "demon-2")]
    ready(two, Watch(0, watching))
    assert two.pending()[0].about == [watching[1], 0], "whoever is not beside him any more is passed over"


@pytest.mark.rule("D04-WATCH-03", "D04-WATCH-04")
def test_leaving_and_being_approached_wake_nobody() -> None:
    position = turn(layout("demon (5,5), green (4,5)"), "green", "advance")
    act(position, "green", "step w")
    assert asked(position) == ("green", "act")
    coming = acting(layout("demon (5,5), green (3,5)"), "demon")
    act(coming, "invader", "step w first")
    assert asked(coming) == ("invader", "invader") and legal(coming, "invader", "strike (3,5)")


@pytest.mark.rule("D04-WATCH-05")
def test_arriving_by_teleporter_wakes_a_watchful_enemy() -> None:
    position = layout("green (0,0), demon (9,10)", plates=[("blue", (0, 0)), ("blue", (9, 9))])
    turn(position, "green", "advance")
    act(position, "green", "teleport")
    assert asked(position) == ("invader", "watchful")
    knocked = layout("hell_knight (0,0), green (2,0), demon (5,1)")
    shoot(knocked, "hell_knight", (0, 0), "red=3/1 blue=1/1 blue=1/1")
    act(knocked, "invader", "knock green (4,0)")
    assert knocked.over, "a knockback does not"


@pytest.mark.rule("D04-SETUP-06")
def test_front_guard_makes_a_marine_watchful_with_his_fist() -> None:
    position = acting(skill(layout("imp (3,0), green (0,0)"), "green", "front_guard"), "imp")
    act(position, "invader", "step w")
    act(position, "invader", "step w")
    assert asked(position) == ("green", "watchful") and legal(position, "green", "attack fist (1,0)")
    assert not legal(position, "green", "attack pistol (1,0)")


@pytest.mark.rule("D04-AIM-01", "D04-SETUP-06")
def test_a_watchful_marine_keeps_his_aim_for_an_attack_of_his_own_turn() -> None:
    position = acting(skill(layout("imp (2,0), green (0,0)"), "green", "front_guard"), "imp")
    order(position, "green", "aim")
    act(position, "invader", "step w")
    dice(position, "yellow=x")
    told = kinds(act(position, "green", "attack fist (1,0)"))
    assert position.order[0] == AIM and "rolled" in told and asked(position)[1] != "reroll"


@pytest.mark.rule("D04-PROP-01", "D04-MELEE-01")
def test_a_fist_is_not_raised_against_an_obstacle_but_against_what_stands_beside_it() -> None:
    position = turn(layout("green (1,1), imp (1,2)", obstacles=[(2, 2), (0, 1)]), "green", "unload")
    assert legal(position, "green", "attack fist (1,2)")
    assert not legal(position, "green", "attack fist (2,2)") and not legal(position, "green", "attack fist (0,1)")


@pytest.mark.rule("D04-SETUP-06")
def test_killer_instinct_gives_movement_and_an_attack_for_a_kill() -> None:
    position = turn(skill(layout("green (0,0), imp (3,0)"), "green", "killer_instinct"), "green", "unload")
    dice(position, "yellow=2/2 green=2/1")
    act(position, "green", "attack pistol (3,0)")
    assert legal(position, "green", "step e")
    act(position, "green", "attack fist (1,1)")
    assert legal(position, "green", "attack fist (1,1)"), "two of unloading, and one more"
