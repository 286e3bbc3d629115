"""Orders, re-rolls and timing (chapters ORDER, AIM, GUARD, DODGE, HEAL, REROLL, TIME)."""

import pytest

from platzdarm.games.doom2004.rules.invaders import ACTIVATING, CUT, PREPARE, InvaderTurn
from platzdarm.games.doom2004.rules.marines import BEFORE, MarineTurn
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.rounds import Rounds
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.verbs import AIM, DODGE, GUARD, HEALING, NO_ORDER
from platzdarm.games.doom2004.rules.wounds import kill_marine, wound
from tests.doom2004.tabletop import (
    act,
    acting,
    arm,
    asked,
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
    turn,
)


def invader(position: Foray, stage: int) -> Foray:
    position.turn = INVADER
    return ready(position, Rounds(position.setting.marines + 1), InvaderTurn(stage))


# -- orders ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-ORDER-02")
def test_a_marine_has_one_order_at_a_time() -> None:
    position = turn(order(layout("green (0,0)"), "green", "aim"), "green", "ready")
    assert refused(position, "green", "order guard green") == "D04-ORDER-01"
    act(position, "green", "step e")
    assert legal(position, "green", "order guard green"), "moving has cost him his aim"


@pytest.mark.rule("D04-ORDER-03", "D04-GUARD-07", "D04-DODGE-03", "D04-HEAL-05")
@pytest.mark.parametrize(
    ("what", "after"), [("aim", AIM), ("guard", NO_ORDER), ("dodge", NO_ORDER), ("heal", NO_ORDER)]
)
def test_unused_orders_go_at_the_start_of_the_next_turn_but_aim_stays(what: str, after: int) -> None:
    position = order(layout("green (0,0)"), "green", what)
    ready(position, Rounds(1), MarineTurn(0, BEFORE))
    assert position.order[0] == (AIM if what == "aim" else NO_ORDER)


@pytest.mark.rule("D04-AIM-01")
def test_aim_is_declared_before_the_roll() -> None:
    position = turn(order(layout("green (0,0), imp (3,0)"), "green", "aim"), "green", "advance")
    assert legal(position, "green", "attack pistol (3,0) aimed") and legal(position, "green", "attack pistol (3,0)")
    act(position, "green", "attack pistol (3,0)")
    assert position.order[0] == AIM and asked(position)[1] != "reroll"
    none = turn(layout("green (0,0), imp (3,0)"), "green", "advance")
    assert refused(none, "green", "attack pistol (3,0) aimed") == "D04-AIM-01"


@pytest.mark.rule("D04-AIM-03", "D04-AIM-04")
def test_aim_is_lost_by_a_wound_or_a_step() -> None:
    position = order(layout("imp (3,0), green (0,0)"), "green", "aim")
    shoot(position, "imp", (0, 0), "yellow=4/0* green=2/0")
    assert position.order[0] == AIM, "1 damage on armour 2"
    shoot(position, "imp", (0, 0), "yellow=3/1 green=2/0")
    assert position.order[0] == NO_ORDER
    moved = turn(order(layout("green (0,0)"), "green", "aim"), "green", "advance")
    act(moved, "green", "step e")
    assert moved.order[0] == NO_ORDER


@pytest.mark.rule("D04-AIM-05")
def test_aim_stays_while_he_works_on_the_spot() -> None:
    position = order(layout("green (0,0), imp (9,9)", doors=[("d1", "normal", "h", (0, 1))]), "green", "aim")
    turn(position, "green", "advance")
    act(position, "green", "door d1")
    act(position, "green", "attack fist (1,0)")
    assert position.order[0] == AIM


@pytest.mark.rule("D04-AIM-06")
def test_aim_serves_in_the_turn_in_which_it_is_placed() -> None:
    position = turn(layout("green (0,0), imp (3,0)"), "green", "ready")
    act(position, "green", "order aim green")
    assert legal(position, "green", "attack pistol (3,0) aimed")


# -- guard -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-GUARD-01", "D04-GUARD-04", "D04-GUARD-05", "D04-GUARD-06")
def test_guard_interrupts_after_any_step_of_the_invaders_turn_and_play_goes_on() -> None:
    position = order(layout("zombie (6,0), green (0,0)"), "green", "guard")
    acting(position, "zombie", 3)
    act(position, "invader", "step n")
    assert asked(position) == ("green", "interrupt")
    act(position, "green", "pass")
    assert asked(position) == ("invader", "invader") and position.order[0] == GUARD, "he keeps it for later moments"
    act(position, "invader", "step n")
    dice(position, "yellow=x green=2/1")
    assert "guard" in kinds(act(position, "green", "attack pistol (6,2)"))
    assert position.order[0] == NO_ORDER and asked(position) == ("invader", "invader")
    assert legal(position, "invader", "step n"), "it still has a point"
    own = turn(order(layout("demon (5,5), green (3,6), red (0,0)"), "red", "guard"), "green", "advance")
    act(own, "green", "step e")
    act(own, "invader", "strike (4,6)")
    assert asked(own)[0] != "red", "never in a marine's turn"


@pytest.mark.rule("D04-GUARD-05", "D04-TIME-01")
def test_guard_has_its_moment_between_the_invaders_cards_and_his_figures() -> None:
    """Not before: the invader's cards come first."""
    position = invader(deal(order(layout("imp (3,0), green (0,0)"), "green", "guard"), "panic_1"), CUT)
    assert asked(position) == ("invader", "prepare")
    act(position, "invader", "pass")
    assert asked(position) == ("green", "interrupt")
    act(position, "green", "pass")
    assert asked(position) == ("invader", "activate")


@pytest.mark.rule("D04-GUARD-03")
def test_guard_may_stop_an_attack_that_is_announced_but_not_rolled() -> None:
    position = order(layout("imp (4,0), green (0,0)"), "green", "guard")
    acting(position, "imp")
    act(position, "invader", "strike (0,0)")
    assert asked(position) == ("green", "interrupt")
    dice(position, "yellow=2/2 green=2/1")
    act(position, "green", "attack pistol (4,0)")
    assert not position.on_board(number(position, "imp")) and position.life[0] == 9


@pytest.mark.rule("D04-GUARD-07")
def test_guard_is_lost_by_a_wound() -> None:
    position = order(layout("imp (4,0), green (0,0)"), "green", "guard")
    wound(position, 0, 1)
    assert position.order[0] == NO_ORDER


# -- dodge and re-rolls ------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-DODGE-01", "D04-REROLL-01")
def test_a_dodging_marine_picks_the_dice_that_are_rolled_again() -> None:
    position = order(layout("zombie (1,0), green (0,0)"), "green", "dodge")
    shoot(position, "zombie", (0, 0), "red=1/3 blue=1/1 red=x")
    assert asked(position) == ("green", "reroll") and legal(position, "green", "pass")
    act(position, "green", "reroll dice-1")
    assert position.life[0] == 9, "the second result stands"


@pytest.mark.rule("D04-DODGE-02", "D04-DODGE-03", "D04-REROLL-02")
def test_dodge_serves_once_against_each_attack_and_stays() -> None:
    position = order(layout("zombie (1,0), green (0,0)"), "green", "dodge")
    for _ in range(3):
        shoot(position, "zombie", (0, 0), "red=1/3 blue=1/1 red=1/3")
        act(position, "green", "reroll dice-1")
        assert position.over, "one re-roll an attack"
    assert position.life[0] == 3 and position.order[0] == DODGE


@pytest.mark.rule("D04-DODGE-04", "D04-REROLL-05")
def test_dodge_counts_against_friends_too_and_one_of_several_picks_the_dice() -> None:
    position = arm(layout("green (0,0), red (3,0), blue (3,1)", marines=3), "green", rockets=1)
    order(order(position, "red", "dodge"), "blue", "dodge")
    shoot(position, "green", (3, 0), "red=3/1 green=2/1", "grenade")
    assert asked(position) == ("red", "reroll")
    act(position, "red", "pass")
    assert position.over
    by_blue = arm(layout("green (3,1), red (3,0), blue (0,0)", marines=3), "blue", rockets=1)
    order(order(by_blue, "green", "dodge"), "red", "dodge")
    shoot(by_blue, "blue", (3, 0), "red=3/1 green=2/1", "grenade")
    assert asked(by_blue) == ("green", "reroll"), "the first to the attacker's left"


@pytest.mark.rule("D04-REROLL-03")
def test_an_aimed_attack_that_is_dodged_is_not_rolled_again() -> None:
    position = deal(order(layout("green (0,0), imp (3,0)"), "green", "aim"), "dodge_1")
    turn(position, "green", "advance")
    act(position, "green", "attack pistol (3,0) aimed")
    while asked(position)[1] == "attack_declared":
        act(position, "invader", "pass")
    assert asked(position) == ("invader", "attack_rolled")
    act(position, "invader", "use event dodge_1 dice-1")
    assert asked(position)[1] not in ("reroll", "attack_rolled")


@pytest.mark.rule("D04-REROLL-02")
def test_dice_that_a_card_rolled_again_are_not_dodged_besides() -> None:
    position = order(arm(layout("green (0,0), imp (3,0), red (4,0)"), "green", rockets=2), "red", "dodge")
    deal(turn(position, "green", "advance"), "dodge_1")
    dice(position, "red=3/1 green=2/1 red=3/1")
    act(position, "green", "attack grenade (3,0)")
    while asked(position)[1] == "attack_declared":
        act(position, "invader", "pass")
    act(position, "invader", "use event dodge_1 dice-1")
    assert asked(position)[1] != "reroll"


@pytest.mark.rule("D04-REROLL-04")
def test_a_dodge_order_cancels_aim_by_itself() -> None:
    position = arm(layout("green (0,0), red (3,0)"), "green", rockets=1)
    order(order(position, "green", "aim"), "red", "dodge")
    turn(position, "green", "advance")
    act(position, "green", "attack grenade (3,0) aimed")
    assert asked(position)[1] != "reroll" and position.order[0] == NO_ORDER and position.order[1] == DODGE


# -- heal --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-HEAL-01")
def test_only_the_medic_places_heal() -> None:
    assert refused(turn(layout("green (0,0)"), "green", "ready"), "green", "order heal green") == "D04-ORDER-01"
    medic = turn(skill(layout("green (0,0)"), "green", "medic"), "green", "ready")
    act(medic, "green", "order heal green")
    assert medic.order[0] == HEALING


@pytest.mark.rule("D04-HEAL-02", "D04-HEAL-03")
def test_heal_gives_back_a_token_in_anybodys_turn_to_a_neighbour_who_lost_one() -> None:
    position = order(layout("green (0,0), red (1,0), imp (9,9)"), "green", "heal")
    position.life[1] = 3
    turn(position, "red", "advance")
    assert refused(position, "green", "heal green"), "he has all of his"
    act(position, "green", "heal red")
    assert position.life[1] == 4 and position.order[0] == NO_ORDER
    again = order(position, "green", "heal")
    acting(again, "imp")
    assert legal(again, "green", "heal red")


@pytest.mark.rule("D04-HEAL-04")
def test_heal_comes_before_the_roll_or_after_the_wounds() -> None:
    position = order(layout("zombie (2,0), red (1,0), green (0,0)"), "green", "heal")
    position.life[1] = 3
    acting(position, "zombie")
    act(position, "invader", "strike (1,0)")
    assert asked(position) == ("green", "interrupt") and legal(position, "green", "heal red")
    dice(position, "red=0/4* blue=0/2")
    act(position, "green", "heal red")
    assert position.life[1] == 1, "4 tokens, 3 wounds"
    rolled = order(order(layout("zombie (2,0), red (1,0), green (0,0)"), "green", "heal"), "red", "dodge")
    rolled.life[1] = 3
    shoot(rolled, "zombie", (1, 0), "red=0/4* blue=0/2")
    act(rolled, "green", "pass")
    assert asked(rolled) == ("red", "reroll") and refused(rolled, "green", "heal red")


@pytest.mark.rule("D04-HEAL-05")
def test_wounds_and_moves_do_not_cost_the_medic_his_order() -> None:
    position = order(layout("green (0,0), imp (9,9)"), "green", "heal")
    wound(position, 0, 1)
    turn(position, "green", "advance")
    act(position, "green", "step e")
    assert position.order[0] == HEALING


@pytest.mark.rule("D04-KILL-05")
def test_a_killed_marine_loses_his_order() -> None:
    position = order(layout("green (0,0)"), "green", "dodge")
    kill_marine(position, 0)
    assert position.order[0] == NO_ORDER


# -- timing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-TIME-01")
def test_the_invaders_event_comes_before_a_guard() -> None:
    position = order(deal(layout("imp (4,0), green (0,0)"), "surprise_attack_1"), "green", "guard")
    acting(position, "imp")
    act(position, "invader", "strike (0,0)")
    assert asked(position) == ("invader", "strike_declared")
    act(position, "invader", "use event surprise_attack_1")
    assert asked(position) == ("green", "interrupt")


@pytest.mark.rule("D04-TIME-02")
def test_a_window_opens_before_a_marines_roll() -> None:
    position = deal(layout("archvile (3,0), green (0,0)"), "dark_energies_1")
    position.wounds[number(position, "archvile")] = 1
    turn(position, "green", "advance")
    dice(position, "yellow=2/2 green=2/0")
    act(position, "green", "attack pistol (3,0)")
    assert asked(position) == ("invader", "attack_declared")
    act(position, "invader", "use event dark_energies_1 archvile-1")
    assert position.wounds[number(position, "archvile")] == 1, "none, and then one again"
    assert position.on_board(number(position, "archvile"))


@pytest.mark.rule("D04-TIME-03")
def test_start_of_turn_cards_are_played_before_or_after_the_spawn_until_the_first_activation() -> None:
    hand = "panic_1 panic_2 spawn_zombie2_or_imp_1"
    position = deal(layout("imp (15,15), green (0,0), red (0,1)", obstacles=[(8, y) for y in range(20)]), hand)
    order(order(position, "green", "guard"), "red", "dodge")
    invader(position, PREPARE)
    act(position, "invader", "use event panic_1 green")
    act(position, "invader", "spawn spawn_zombie2_or_imp_1 group-2")
    act(position, "invader", "put (15,0)")
    act(position, "invader", "use event panic_2 red")
    assert position.order[:2] == [NO_ORDER, NO_ORDER]
    late = invader(deal(order(position, "green", "guard"), "panic_1"), ACTIVATING)
    assert refused(late, "invader", "use event panic_1 green")


@pytest.mark.rule("D04-SETUP-06")
def test_prepared_cancels_an_event_by_giving_up_an_order() -> None:
    position = skill(order(deal(layout("imp (9,9), green (0,0)"), "panic_1"), "green", "aim"), "green", "prepared")
    invader(position, PREPARE)
    act(position, "invader", "use event panic_1 green")
    assert asked(position) == ("green", "cancel")
    act(position, "green", "pass")
    assert position.order[0] == NO_ORDER
    dark = skill(order(deal(layout("imp (9,9), green (0,0)"), "darkness_1"), "green", "aim"), "green", "prepared")
    ready(dark, Rounds(1), MarineTurn(0, BEFORE))
    act(dark, "invader", "use event darkness_1")
    assert "cancelled" in kinds(act(dark, "green", "cancel"))
    turn_step = dark.agenda[-1]
    assert isinstance(turn_step, MarineTurn) and turn_step.dimmed == 0 and dark.order[0] == NO_ORDER


@pytest.mark.rule("D04-SETUP-06")
def test_alert_places_a_guard_at_the_end_of_a_turn() -> None:
    position = turn(skill(layout("green (0,0), red (5,5)"), "green", "alert"), "green", "sprint")
    act(position, "green", "end")
    assert asked(position) == ("green", "alert")
    act(position, "green", "order guard green")
    assert position.order[0] == GUARD
