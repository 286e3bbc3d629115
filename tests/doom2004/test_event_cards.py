"""Event cards one by one (chapter EVENT): each played at its moment, and what it changes."""

import pytest

from platzdarm.games.doom2004.rules.invaders import ACTIVATING, PREPARE, InvaderTurn
from platzdarm.games.doom2004.rules.marines import BEFORE, MarineTurn
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.rounds import Rounds
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.table.facts import active_facts
from tests.doom2004.tabletop import (
    act,
    acting,
    arm,
    asked,
    at,
    card,
    content,
    deal,
    dice,
    kinds,
    layout,
    legal,
    name,
    number,
    order,
    pass_windows,
    points,
    ready,
    refused,
    square,
    turn,
)

DOOR = [("d1", "normal", "v", (2, 0)), ("d2", "red", "v", (6, 0))]


def before(position: Foray) -> Foray:
    """The moment before green's turn."""
    position.turn = 1
    return ready(position, Rounds(1), MarineTurn(0, BEFORE))


def invader(position: Foray, stage: int = PREPARE) -> Foray:
    position.turn = INVADER
    return ready(position, Rounds(position.setting.marines + 1), InvaderTurn(stage))


@pytest.mark.rule("D04-EVENT-01", "D04-TIME-04")
def test_shaky_footing_takes_two_points_for_one_turn() -> None:
    position = before(deal(layout("green (0,0), imp (9,9)"), "shaky_footing_1"))
    act(position, "invader", "use event shaky_footing_1")
    active = active_facts(position)
    assert active is not None and active.slowed == 2
    assert [(one.action, one.points, one.attacks, one.either) for one in active.actions] == [
        ("sprint", 6, 0, False),
        ("unload", 0, 2, False),
        ("advance", 2, 1, False),
        ("ready", 2, 1, True),
    ]
    act(position, "green", "action sprint")
    assert points(position) == 6
    act(position, "green", "end")
    assert points(turn(position, "green", "sprint")) == 8


@pytest.mark.rule("D04-EVENT-01", "D04-ROLL-03")
def test_in_darkness_ranged_attacks_need_two_more_and_fists_do_not() -> None:
    position = before(deal(layout("green (0,0), imp (3,0), imp-2 (0,1)"), "darkness_1"))
    act(position, "invader", "use event darkness_1")
    act(position, "green", "action unload")
    dice(position, "yellow=2/2 green=2/1")
    act(position, "green", "attack pistol (3,0)")
    pass_windows(position)
    assert position.on_board(number(position, "imp-1")), "4 does not reach 3 and 2"
    dice(position, "yellow=2/2")
    act(position, "green", "attack fist (0,1)")
    pass_windows(position)
    assert not position.on_board(number(position, "imp-2"))


@pytest.mark.rule("D04-EVENT-01", "D04-DOOR-06")
def test_a_sealed_door_stays_shut_for_the_turn() -> None:
    position = before(deal(layout("green (1,0), imp (9,9)", size=(10, 10), doors=DOOR), "sealed_in_1"))
    assert not legal(position, "invader", "use event sealed_in_1 d2"), "never a security door"
    act(position, "invader", "use event sealed_in_1 d1")
    act(position, "green", "action advance")
    assert refused(position, "green", "door d1")
    act(position, "green", "end")
    assert legal(turn(position, "green", "advance"), "green", "door d1")


@pytest.mark.rule("D04-EVENT-01", "D04-EVENT-02")
def test_jumping_the_gun_one_that_sees_the_marine_attacks_without_a_step() -> None:
    wall = [(8, y) for y in range(20)]
    position = before(deal(layout("green (0,0), imp-1 (3,0), imp-2 (15,0)", obstacles=wall), "jump_the_gun_1"))
    assert not legal(position, "invader", "use event jump_the_gun_1 imp-2"), "it does not see him"
    act(position, "invader", "use event jump_the_gun_1 imp-1")
    assert not legal(position, "invader", "step w") and legal(position, "invader", "strike (0,0)")
    dice(position, "yellow=3/1 green=2/0")
    act(position, "invader", "strike (0,0)")
    pass_windows(position)
    act(position, "invader", "end")
    assert position.life[0] == 8 and position.discards == (card("jump_the_gun_1"),)
    assert asked(position) == ("green", "action")


@pytest.mark.rule("D04-EVENT-01", "D04-TIME-02")
def test_a_dud_ends_the_attack_without_dice_ammo_or_scatter() -> None:
    position = arm(layout("green (0,0), imp (3,0)"), "green", rockets=1, bullets=1)
    turn(deal(position, "dud_1"), "green", "unload")
    deck = position.deck.size
    act(position, "green", "attack grenade (3,0)")
    told = kinds(act(position, "invader", "use event dud_1"))
    assert "misfired" in told and "rolled" not in told
    assert position.ammo_left(0, 1) == 1 and position.deck.size == deck
    assert asked(position) == ("green", "act") and legal(position, "green", "attack pistol (3,0)"), "the second attack"


@pytest.mark.rule("D04-EVENT-01")
def test_a_dud_is_for_weapons_that_spend_ammo() -> None:
    position = turn(deal(layout("green (0,0), imp (1,0)"), "dud_1"), "green", "unload")
    act(position, "green", "attack fist (1,0)")
    assert asked(position) != ("invader", "attack_declared") or not legal(position, "invader", "use event dud_1")


@pytest.mark.rule("D04-EVENT-01", "D04-ACT-03")
def test_a_charge_doubles_the_movement_and_rage_adds_an_attack() -> None:
    position = invader(deal(layout("green (0,0), zombie (9,0)"), "charge_1 rage_1"), ACTIVATING)
    act(position, "invader", "activate zombie-1")
    act(position, "invader", "use event charge_1")
    assert points(position) == 6
    act(position, "invader", "use event rage_1")
    assert position.agenda[-1].attacks == 2  # type: ignore[attr-defined]
    act(position, "invader", "step w")
    assert position.hand == () and set(position.discards) == {card("charge_1"), card("rage_1")}


@pytest.mark.rule("D04-EVENT-01", "D04-DODGE-01")
def test_a_surprise_attack_cannot_be_dodged_and_hurts_more() -> None:
    position = order(deal(layout("imp (3,0), green (0,0)"), "surprise_attack_1"), "green", "dodge")
    acting(position, "imp")
    act(position, "invader", "strike (0,0)")
    dice(position, "yellow=3/1 green=2/1")
    act(position, "invader", "use event surprise_attack_1")
    pass_windows(position)
    assert asked(position) == ("invader", "invader"), "he was not asked"
    assert position.life[0] == 9 - 2, "1 and 1, 1 for deadly and 1 for the card, on armour 2"


@pytest.mark.rule("D04-EVENT-01", "D04-REROLL-01")
def test_a_dodge_makes_the_attacker_roll_the_chosen_dice_again() -> None:
    position = turn(deal(layout("green (0,0), imp (3,0)"), "dodge_1"), "green", "advance")
    dice(position, "yellow=2/2 green=2/1 yellow=x")
    act(position, "green", "attack pistol (3,0)")
    while asked(position)[1] == "attack_declared":
        act(position, "invader", "pass")
    act(position, "invader", "use event dodge_1 dice-1")
    pass_windows(position)
    assert position.on_board(number(position, "imp")), "the yellow die was a miss then"


@pytest.mark.rule("D04-EVENT-01", "D04-KILL-01")
def test_dark_energies_take_a_wound_off() -> None:
    position = deal(layout("archvile (3,0), green (0,0)"), "dark_energies_1")
    position.wounds[number(position, "archvile")] = 2
    turn(position, "green", "advance")
    act(position, "green", "attack pistol (3,0)")
    act(position, "invader", "use event dark_energies_1 archvile-1")
    assert position.wounds[number(position, "archvile")] <= 1
    whole = turn(deal(layout("archvile (3,0), green (0,0)"), "dark_energies_1"), "green", "advance")
    act(whole, "green", "attack pistol (3,0)")
    assert not legal(whole, "invader", "use event dark_energies_1 archvile-1"), "it has none"


@pytest.mark.rule("D04-EVENT-01", "D04-TIME-03")
def test_mislaid_crates_change_places() -> None:
    tokens = {(5, 5): "shotgun", (9, 9): "bullets", (9, 8): "bullets"}
    position = invader(deal(layout("green (0,0), imp (15,15)", tokens=tokens), "mislaid_crate_1"))
    names = content().token_names()
    lying = sorted((names[token & 255], token >> 8) for token in position.tokens)
    crates = [f"{names[token & 255]}-{position.setting.field.name(token >> 8)}" for token in position.tokens]
    chosen = [one for one in crates if one != f"bullets-{name(position, (9, 8))}"]
    alike = [one for one in crates if one.startswith("bullets")]
    assert not legal(position, "invader", f"use event mislaid_crate_1 {' '.join(alike)}"), "nothing would change"
    act(position, "invader", f"use event mislaid_crate_1 {' '.join(chosen)}")
    moved = sorted((names[token & 255], token >> 8) for token in position.tokens)
    assert (
        moved != lying
        and ("shotgun", square(position, (9, 9))) in moved
        and ("bullets", square(position, (5, 5))) in moved
    )
    assert len(moved) == 3


@pytest.mark.rule("D04-EVENT-01", "D04-ACT-02")
def test_a_trap_activates_one_or_two_now() -> None:
    position = deal(layout("green (0,0), imp-1 (5,0), imp-2 (9,9)", tokens={(1, 0): "bullets"}), "its_a_trap_1")
    turn(position, "green", "advance")
    act(position, "green", "step e")
    act(position, "invader", "use event its_a_trap_1 imp-1 imp-2")
    act(position, "invader", "step n")
    act(position, "invader", "end")
    act(position, "invader", "step n")
    act(position, "invader", "end")
    assert at(position, "imp-1") == (5, 1) and at(position, "imp-2") == (9, 10)
    assert asked(position) == ("green", "act"), "his turn goes on"


@pytest.mark.rule("D04-EVENT-01", "D04-ACT-02")
@pytest.mark.parametrize(("one", "other"), [("imp-1", "imp-2"), ("imp-2", "imp-1")])
def test_the_second_of_a_trap_is_activated_when_the_first_has_finished(one: str, other: str) -> None:
    position = deal(layout("green (0,0), imp-1 (5,0), imp-2 (9,9)", tokens={(1, 0): "bullets"}), "its_a_trap_1")
    turn(position, "green", "advance")
    act(position, "green", "step e")

    def activated(text: str) -> list[int]:
        return [event.values[0] for event in act(position, "invader", text) if event.kind == "activated"]

    assert activated(f"use event its_a_trap_1 {one} {other}") == [number(position, one)]
    assert activated("step n") == []
    assert activated("end") == [number(position, other)]


@pytest.mark.rule("D04-EVENT-01")
def test_smash_takes_a_door_away_for_good() -> None:
    position = layout("green (0,0), imp (2,1), imp-2 (9,9)", size=(10, 10), doors=DOOR)
    invader(deal(position, "smash_1"))
    assert not legal(position, "invader", "use event smash_1 d2"), "nobody stands beside it"
    act(position, "invader", "use event smash_1 d1")
    assert not position.shut & 1 and position.gone & 1
    assert refused(turn(position, "green", "advance"), "green", "door d1"), "it cannot be closed again"
