"""What a seat is told before it decides: what an ability does to whom, how long grenades burn, what sealing costs."""

from pathlib import Path

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.table.facts import facts
from platzdarm.games.doom2016.table.foresight import attacks, outcomes
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import parse
from tests.doom2016.tabletop import (
    demon_acts,
    demon_type,
    layout,
    legal,
    library,
    luck,
    marine_acts,
    number,
    play,
    stack_events,
)

GOLDEN = Path(__file__).parent / "golden"


def position_at(mission: str, deed: str, after: int = 0) -> Incursion:
    """The first golden record of the mission in which that is done, before it or after it."""
    for path in sorted(GOLDEN.glob(f"{mission}*.rec")):
        record = parse(path.read_text("utf-8"))
        for at, move in enumerate(record.moves):
            if move.text.startswith(deed):
                replay = Replay(Doom2016(library()), record)
                for _ in range(at - 1 + after):
                    replay.step()
                assert isinstance(replay.position, Incursion)
                return replay.position
    raise AssertionError(f"no golden record of '{mission}' has '{deed}'")


def test_an_ability_tells_what_it_does_to_each_aim() -> None:
    position = position_at("", "use card wide_choke")
    told = outcomes(position.masked(position.pending()[0].seat))
    aimed = [one for one in told if one.action.startswith("use card wide_choke")]
    assert aimed
    for one in aimed:
        target = one.action.split()[-1]
        assert [(before - after) for figure, before, after in one.health if figure == target] == [1]


def test_an_ability_that_kills_its_user_says_so_although_he_then_draws_cards() -> None:
    position = position_at("throne_of_the_titan", "use glory blood_fury", after=2)
    seat = position.pending()[0].seat
    marine = position.setting.names[seat - 1]
    position.damage[seat - 1] = position.health(seat - 1) - 1
    told = {one.action.split()[-1]: one.health for one in outcomes(position.masked(seat))}
    assert (marine, 1, 0) in told[marine]


def test_a_reaction_tells_what_is_left_of_the_attack() -> None:
    position = position_at("ember_ward", "use hand armor")
    seat = position.pending()[0].seat
    told = {one.action: one for one in outcomes(position.masked(seat))}
    attack = facts(position.masked(seat), seat).attack
    assert attack is not None
    armour = told["use hand armor"]
    shown = armour.damage if armour.damage is not None else sum(before - after for _, before, after in armour.health)
    assert shown == max(attack.damage - 2, 0)


def test_to_tell_outcomes_changes_nothing() -> None:
    position = position_at("", "use card wide_choke")
    known = position.masked(1)
    outcomes(known)
    assert facts(known, 1) == facts(position.masked(1), 1)


def test_a_grenade_tells_how_many_cards_it_burns() -> None:
    thrown = position_at("", "play frag_grenade", after=1)
    assert [grenade[3] for grenade in facts(thrown, 0).grenades] == [1]


def test_the_goal_tells_what_sealing_a_portal_costs() -> None:
    assert facts(position_at("breach_point", "seal"), 0).goal.price == 2
    assert facts(position_at("ember_ward", "use hand armor"), 0).goal.price == 0


def test_an_ability_that_comes_to_the_same_as_passing_says_so() -> None:
    def marks(health_left: int) -> list[bool]:
        position = stack_events(layout("alpha (0,0), imp (2,0)"), "soul_harvest_2")
        imp = number(position, "imp")
        position.damage[imp] = position.health(imp) - health_left
        marine_acts(luck(position, "red=1 red=1 event:soul_harvest_2"), cards="stun_bomb")
        play(position, "play stun_bomb", "attack imp-1")
        while not any(text.startswith("use card stun_bomb") for text in legal(position)):
            play(position, "pass")
        seat = position.pending()[0].seat
        return [one.idle for one in outcomes(position.masked(seat)) if one.action.startswith("use card stun_bomb")]

    assert marks(health_left=1) == [True]
    assert marks(health_left=3) == [False]


def test_after_a_kill_the_attack_tells_what_it_did_though_its_defence_card_is_gone() -> None:
    position = stack_events(layout("alpha (0,0), imp-1 (1,0), imp-2 (2,0)"), "demonic_resilience_2")
    marine_acts(luck(position, "red=2 red=2 red=2 event:demonic_resilience_2"), cards="rolling_barrage")
    play(position, "play rolling_barrage", "attack imp-1")
    while not any(text.startswith("use card rolling_barrage") for text in legal(position)):
        play(position, "pass")
    attack = facts(position.masked(1), 1).attack
    assert attack is not None and attack.step == "damage" and attack.shown is None
    assert attack.symbols > attack.damage == attack.dealt


def test_an_attack_that_is_paid_for_has_its_dice_and_range_with_and_without_cover() -> None:
    """Cover never helps whoever attacks: both numbers are of the same dice."""
    position = layout("alpha (0,0), bravo (3,0), imp (6,0)")
    position.argent[demon_type("imp")] = 1
    demon_acts(position, "imp")
    (odds,) = [one for one in attacks(position) if one.action == "attack alpha charged_fireball"]
    (plain,) = [one for one in attacks(position) if one.action == "attack bravo"]
    assert (odds.red, odds.range) == (plain.red + 1, plain.range + 2)
    assert odds.cover and odds.open_kill >= odds.kill
    assert sum(n * chance for n, chance in enumerate(odds.open_spread)) > odds.mean


def test_after_an_attack_no_answer_promises_its_damage_again() -> None:
    position = layout("alpha (0,0) stunned, imp (1,0)")
    demon_acts(luck(position, "red=1 red=1"), "imp")
    play(position, "attack alpha")
    while not any("hit_run" in text for text in legal(position)):
        play(position, "pass")
    told = {one.action: one.damage for one in outcomes(position.masked(0))}
    assert told and set(told.values()) == {None}
