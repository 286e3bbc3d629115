"""Initiative and extra attacks (chapters INI and XA)."""

import pytest

from tests.neuroshima.helpers_battle import all_round, phases_of
from tests.neuroshima.tabletop import fight, layout, netted


@pytest.mark.rule("NH-INI-01")
def test_the_faster_tile_kills_the_slower_one_before_it_can_act() -> None:
    fought = fight(layout("borgo_claws (0,0) rot 1, outpost_annihilator (0,-1) rot 5"))
    assert fought.acted == {3: {(0, 0)}}
    assert fought.destroyed == {3: {(0, -1)}}


@pytest.mark.rule("NH-INI-01")
def test_each_tile_acts_in_the_phase_of_its_printed_value() -> None:
    fought = fight(
        layout(
            "borgo_claws (-2,0) rot 0, outpost_annihilator (2,0) rot 4, moloch_protector (0,-2) rot 0, "
            "hegemony_hq (0,2)"
        )
    )
    assert [phase["initiative"] for phase in fought.phases()] == [3, 2, 1, 0]
    assert fought.acted == {3: {(-2, 0)}, 2: {(2, 0)}, 1: {(0, -2)}, 0: {(0, 2)}}


@pytest.mark.rule("NH-INI-02")
def test_a_tile_with_two_values_makes_all_its_attacks_in_both_phases() -> None:
    fought = fight(
        layout("outpost_mobile_armour (0,0) rot 0, moloch_blocker (0,-1) rot 0, moloch_blocker (-1,0) rot 0")
    )
    assert phases_of(fought, (0, 0)) == [3, 2]
    assert fought.destroyed == {2: {(0, -1)}}
    assert fought.wounds((-1, 0)) == 2


@pytest.mark.rule("NH-INI-03")
def test_a_tile_without_initiative_acts_in_no_phase() -> None:
    fought = fight(layout("moloch_blocker (0,0) rot 0, outpost_officer (0,-1) rot 0"))
    assert fought.acted == {}
    with_hq = fight(layout("moloch_blocker (0,0) rot 0, outpost_officer (0,-1) rot 0, moloch_hq (2,0)"))
    assert with_hq.acted == {0: {(2, 0)}}


@pytest.mark.rule("NH-INI-03")
def test_the_effect_of_a_tile_without_initiative_lasts_until_the_tile_is_removed() -> None:
    """The scout falls in phase 3, so its +1 still holds in that phase and is gone in the next."""
    board = "borgo_scout (0,1) rot 0, borgo_brawler (0,0) rot 0, borgo_net_fighter (1,0) rot 0"
    assert fight(layout(board)).acted == {3: {(0, 0)}, 2: {(1, 0)}}
    shot_down = fight(layout(f"{board}, moloch_hybrid (0,2) rot 0"))
    assert shot_down.destroyed == {3: {(0, 1)}}
    assert shot_down.acted == {3: {(0, 0), (0, 2)}, 1: {(1, 0)}}


@pytest.mark.rule("NH-INI-04")
def test_a_bonus_shifts_every_printed_value() -> None:
    fought = fight(layout("outpost_hmg (0,0) rot 0, outpost_scout (0,1) rot 0, moloch_hq (0,-2)"))
    assert phases_of(fought, (0, 0)) == [3, 2]
    assert fought.hq("moloch") == 18


@pytest.mark.rule("NH-INI-04")
def test_a_penalty_shifts_every_printed_value() -> None:
    fought = fight(layout("moloch_stormtrooper (0,0) rot 0, outpost_saboteur (0,1) rot 0, outpost_hq (0,-2)"))
    assert phases_of(fought, (0, 0)) == [1, 0]
    assert fought.hq("outpost") == 18


@pytest.mark.rule("NH-INI-05")
def test_initiative_does_not_fall_below_zero() -> None:
    fought = fight(layout("outpost_saboteur (0,0) rot 0, moloch_hq (0,-1), outpost_commando (1,-2) rot 0"))
    assert fought.acted == {3: {(1, -2)}, 0: {(0, -1)}}
    assert fought.destroyed == {0: {(0, 0), (1, -2)}}


@pytest.mark.rule("NH-INI-05")
def test_two_values_brought_to_zero_at_once_give_one_action() -> None:
    fought = fight(
        layout(
            "moloch_stormtrooper (0,0) rot 0, outpost_saboteur (1,0) rot 0, outpost_saboteur (-1,0) rot 0, "
            "outpost_hq (0,-2)"
        )
    )
    assert phases_of(fought, (0, 0)) == [0]
    assert fought.hq("outpost") == 19


@pytest.mark.rule("NH-INI-06")
def test_initiative_has_no_upper_limit() -> None:
    fought = fight(
        layout(
            "borgo_claws (0,0) rot 1, borgo_hq (1,0), borgo_scout (0,1) rot 0, borgo_scout (-1,1) rot 0, "
            "outpost_commando (0,-1) rot 1"
        )
    )
    assert fought.acted == {6: {(0, 0)}, 1: {(1, 0)}}
    assert fought.destroyed == {6: {(0, -1)}}


@pytest.mark.rule("NH-INI-07")
def test_a_tile_that_was_netted_in_its_only_phase_never_acts() -> None:
    fought = fight(
        layout(
            "moloch_net_fighter (0,0) rot 0, outpost_brawler (0,-1) rot 0, moloch_officer (0,-2) rot 0, "
            "outpost_commando (2,0) rot 3"
        )
    )
    assert fought.acted == {3: {(2, 0)}}
    assert fought.destroyed == {3: {(0, 0)}}


@pytest.mark.rule("NH-INI-07")
def test_a_tile_acts_in_a_lower_phase_when_it_was_slowed_before_its_own_phase_came() -> None:
    """The scout falls in phase 4, before the brawler's raised phase 3: it acts in phase 2, by its value as it stands
    then, and only once."""
    fought = fight(
        layout(
            "borgo_brawler (0,0) rot 0, borgo_scout (0,1) rot 0, moloch_blocker (0,-1) rot 0, outpost_commando (0,2) "
            "rot 4, outpost_scout (0,3) rot 0",
            board="extended",
        )
    )
    assert fought.destroyed == {4: {(0, 1)}}
    assert phases_of(fought, (0, 0)) == [2]
    assert fought.wounds((0, -1)) == 2


@pytest.mark.rule("NH-INI-08")
def test_situation_1_a_value_used_early_is_not_used_again_when_the_bonus_is_lost() -> None:
    fought = fight(
        layout(
            "borgo_mutant (0,0) rot 0, borgo_scout (0,1) rot 0, moloch_blocker (0,-1) rot 0, moloch_hybrid (2,-1) rot 4"
        )
    )
    assert fought.acted == {3: {(0, 0), (2, -1)}}
    assert fought.destroyed == {3: {(0, 1)}}
    assert fought.wounds((0, -1)) == 1


@pytest.mark.rule("NH-INI-09")
def test_situation_2_a_slowed_tile_that_gets_its_value_back_too_late_does_not_act() -> None:
    fought = fight(
        layout(
            "borgo_claws (0,0) rot 1, outpost_saboteur (1,0) rot 0, outpost_officer (0,-1) rot 0, "
            "borgo_assassin (-1,2) rot 2"
        )
    )
    assert fought.destroyed == {3: {(1, 0)}}
    assert fought.acted == {3: {(-1, 2)}}


@pytest.mark.rule("NH-INI-09")
def test_a_slowed_tile_acts_late_while_the_saboteur_stands() -> None:
    fought = fight(layout("borgo_claws (0,0) rot 1, outpost_saboteur (1,0) rot 0, outpost_officer (0,-1) rot 0"))
    assert fought.acted == {2: {(0, 0)}}


@pytest.mark.rule("NH-INI-10")
def test_situation_3_a_bonus_that_comes_back_too_late_costs_the_action() -> None:
    board = "borgo_mutant (0,0) rot 0, borgo_scout (0,1) rot 0, hegemony_officer_2 (0,-1) rot 0"
    net = "hegemony_net_fighter (1,1) rot 4"
    fought = fight(layout(f"{board}, {net}, borgo_assassin (1,-1) rot 4"))
    assert fought.destroyed == {3: {(1, 1)}}
    assert fought.acted == {3: {(1, -1)}}
    assert fight(layout(f"{board}, {net}")).acted == {2: {(0, 0)}}  # while the net holds, it acts without the bonus
    assert fight(layout(board)).acted == {3: {(0, 0)}}


# -- extra attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-XA-01")
def test_an_extra_attack_comes_in_the_phase_below_the_last_one() -> None:
    brawler = fight(layout("outpost_hq (0,1), outpost_brawler (0,0) rot 0, moloch_blocker (0,-1) rot 0"))
    assert brawler.acted == {3: {(0, 0)}, 2: {(0, 0)}, 0: {(0, 1)}}
    assert brawler.destroyed == {2: {(0, -1)}}
    gunner = fight(layout("outpost_hq (0,1), outpost_hmg (0,0) rot 0, moloch_hq (0,-2)"))
    assert phases_of(gunner, (0, 0)) == [2, 1, 0]
    assert gunner.hq("moloch") == 17


@pytest.mark.rule("NH-XA-01")
def test_in_the_extra_phase_all_attacks_are_made_again() -> None:
    fought = fight(
        layout("outpost_hq (0,1), outpost_mobile_armour (0,0) rot 0, moloch_hq (0,-1), moloch_blocker (-2,0) rot 0")
    )
    assert phases_of(fought, (0, 0)) == [3, 2, 1]
    assert fought.hq("moloch") == 14
    assert fought.destroyed[1] == {(-2, 0)}


@pytest.mark.rule("NH-XA-02")
def test_an_extra_attack_below_phase_zero_is_lost() -> None:
    fought = fight(
        layout(
            "moloch_protector (0,0) rot 0, moloch_mother_module (0,1) rot 0, outpost_saboteur (1,0) rot 0, "
            "outpost_hq (0,-2)"
        )
    )
    assert phases_of(fought, (0, 0)) == [0]
    assert fought.hq("outpost") == 19


@pytest.mark.rule("NH-XA-02")
def test_a_hq_gains_nothing_from_the_mother_module() -> None:
    fought = fight(layout("moloch_hq (0,0), moloch_mother_module (0,1) rot 0, borgo_super_officer (0,-1) rot 0"))
    assert phases_of(fought, (0, 0)) == [0]
    assert fought.wounds((0, -1)) == 1


@pytest.mark.rule("NH-XA-03")
def test_a_tile_kept_from_its_own_phase_may_still_use_the_extra_one() -> None:
    fought = fight(
        layout(
            "moloch_net_fighter (0,0) rot 0, outpost_brawler (0,-1) rot 0, outpost_hq (1,-1), "
            "moloch_officer (0,-2) rot 0, outpost_commando (2,0) rot 3"
        )
    )
    assert fought.acted == {3: {(2, 0)}, 2: {(0, -1)}, 0: {(1, -1)}}
    assert fought.destroyed == {3: {(0, 0)}, 2: {(0, -2)}}


@pytest.mark.rule("NH-XA-04")
def test_the_giver_of_an_extra_attack_must_stand_when_the_extra_phase_begins() -> None:
    fought = fight(
        layout(
            "moloch_hornet (0,0) rot 0, moloch_mother_module (0,1) rot 0, borgo_super_mutant (0,-1) rot 0, "
            "borgo_mutant (0,2) rot 0"
        )
    )
    assert fought.acted == {2: {(0, 0), (0, -1), (0, 2)}}
    assert fought.destroyed == {2: {(0, 1), (0, -1)}}


@pytest.mark.rule("NH-XA-04")
def test_a_netted_giver_gives_no_extra_attack_until_it_is_free() -> None:
    """The net on the Mother Module holds in phase 3 and is gone in phase 2; the hornet's extra phase is 1."""
    board = "moloch_hornet (0,0) rot 0, moloch_mother_module (0,1) rot 0, hegemony_net_fighter (1,1) rot 4"
    caught = layout(board)
    assert netted(caught) == {(0, 1)}
    assert phases_of(fight(caught), (0, 0)) == [2]
    freed = fight(layout(f"{board}, moloch_hybrid (1,-1) rot 3"))
    assert freed.destroyed == {3: {(1, 1)}}
    assert phases_of(freed, (0, 0)) == [2, 1]


@pytest.mark.rule("NH-XA-04")
def test_the_extra_value_rises_with_the_lowest_value() -> None:
    """Slowed to 1 and 0, the hornet is back at 2 and 1 once the saboteur has fallen in phase 3."""
    fought = fight(
        layout(
            "moloch_hornet (0,0) rot 0, moloch_mother_module (0,1) rot 0, outpost_saboteur (1,0) rot 0, "
            "moloch_hybrid (1,-2) rot 3, outpost_hq (0,-1)"
        )
    )
    assert fought.destroyed[3] == {(1, 0)}
    assert phases_of(fought, (0, 0)) == [2, 1]
    assert fought.hq("outpost") == 16


@pytest.mark.rule("NH-XA-04")
def test_the_extra_value_falls_with_the_lowest_value() -> None:
    """With the scout the brawler has 4 and 3; the scout falls in phase 4, so the extra attack comes in phase 2."""
    fought = fight(
        layout(
            "outpost_brawler (0,0) rot 0, outpost_hq (-1,0), outpost_scout (0,1) rot 0, moloch_blocker (0,-1) rot 0, "
            "borgo_assassin (0,2) rot 1, borgo_hq (1,1)"
        )
    )
    assert fought.destroyed == {4: {(0, 1)}, 2: {(0, -1)}}
    assert phases_of(fought, (0, 0)) == [4, 2]


@pytest.mark.rule("NH-XA-04")
def test_two_givers_add_two_successive_values() -> None:
    board = "outpost_brawler (0,0) rot 0, outpost_hq (-1,0), moloch_mother_module (0,1) rot 0, moloch_hq (0,-1)"
    alone = fight(layout(board))
    assert phases_of(alone, (0, 0)) == [3, 2]
    assert alone.hq("moloch") == 16
    captured = fight(layout(f"{board}, outpost_scoper (0,2) rot 0"))
    assert phases_of(captured, (0, 0)) == [3, 2, 1]
    assert captured.hq("moloch") == 14


@pytest.mark.rule("NH-XA-01")
def test_a_hq_gives_its_extra_attack_on_all_six_sides() -> None:
    fought = fight(layout(f"outpost_hq (0,0), {all_round('outpost_brawler', (0, 0))}, moloch_hq (2,0)"))
    assert fought.acted[3] == fought.acted[2]
    assert len(fought.acted[2]) == 6
