"""Medics (chapter MED)."""

import pytest

from tests.neuroshima.helpers_battle import heal_text
from tests.neuroshima.tabletop import asks, cell, fight, in_turn, is_free, layout, piece_at, play


@pytest.mark.rule("NH-MED-01")
def test_a_medic_cancels_all_damage_of_one_attack_and_is_discarded() -> None:
    fought = fight(
        layout("moloch_medic (0,1) rot 0, moloch_stormtrooper (0,0) rot 1, outpost_annihilator (0,-2) rot 5"),
    )
    assert fought.wounds((0, 0)) == 0
    assert fought.destroyed == {2: {(0, 1)}}


@pytest.mark.rule("NH-MED-01")
def test_a_medic_cancels_blow_and_shot_of_one_enemy_tile() -> None:
    fought = fight(
        layout("moloch_medic (0,1) rot 0, moloch_stormtrooper (0,0) rot 1, hegemony_universal_soldier (0,-1) rot 4"),
    )
    assert fought.wounds((0, 0)) == 0
    assert fought.destroyed == {3: {(0, 1)}}


@pytest.mark.rule("NH-MED-01")
def test_a_medic_heals_only_in_the_phase_in_which_it_is_spent() -> None:
    """The HMG hits in phases 2 and 1: the medic is spent on the first hit, the second one counts."""
    fought = fight(layout("moloch_medic (0,1) rot 0, moloch_blocker (0,0) rot 3, outpost_hmg (0,-2) rot 3"))
    assert fought.destroyed == {2: {(0, 1)}}
    assert fought.wounds((0, 0)) == 1


@pytest.mark.rule("NH-MED-01")
def test_a_medic_heals_only_tiles_it_is_linked_to() -> None:
    not_linked = fight(layout("moloch_medic (0,1) rot 1, moloch_blocker (0,0) rot 3, outpost_commando (0,-2) rot 1"))
    assert not_linked.gone == set()
    assert not_linked.wounds((0, 0)) == 1


@pytest.mark.rule("NH-MED-02")
def test_healing_is_compulsory_for_harmless_wounds_too() -> None:
    fought = fight(layout("moloch_medic (0,1) rot 0, moloch_blocker (0,0) rot 3, outpost_commando (2,-2) rot 2"))
    assert fought.asked == []
    assert fought.wounds((0, 0)) == 0
    assert fought.destroyed == {3: {(0, 1)}}


@pytest.mark.rule("NH-MED-02")
def test_where_there_is_a_choice_not_to_heal_is_no_answer() -> None:
    """Two patients, neither in danger of its life: all that the owner can answer is which of them is healed."""
    board = layout(
        "moloch_medic (0,1) rot 0, moloch_blocker (0,0) rot 3, moloch_blocker (1,1) rot 3, "
        "outpost_commando (0,-2) rot 1, outpost_commando (1,-1) rot 1"
    )
    fought = fight(board, lambda kind, texts: texts[0])
    options = {heal_text(board, (0, 0), (0, -2), (0, 1)), heal_text(board, (1, 1), (1, -1), (0, 1))}
    assert [(army, set(texts)) for army, texts in fought.asked] == [("moloch", options)]
    assert fought.destroyed == {3: {(0, 1)}}
    assert fought.wounds((0, 0)) + fought.wounds((1, 1)) == 1


@pytest.mark.rule("NH-MED-03")
def test_an_attack_that_deals_no_damage_spends_no_medic() -> None:
    fought = fight(layout("moloch_medic (0,1) rot 0, moloch_blocker (0,0) rot 0, outpost_commando (0,-2) rot 1"))
    assert fought.acted == {3: {(0, -2)}}
    assert fought.gone == set()
    assert fought.wounds((0, 0)) == 0


# -- instants ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-MED-04")
def test_a_medic_cancels_a_sniper() -> None:
    board = layout("outpost_medic (0,1) rot 0, outpost_hmg (0,0) rot 0, hegemony_hq (2,0)")
    game = in_turn(board, "hegemony", "sniper")
    play(game, f"snipe {cell(game, (0, 0))}")
    assert not is_free(game, (0, 0))
    assert is_free(game, (0, 1))


@pytest.mark.rule("NH-MED-04")
def test_a_medic_cancels_a_grenade() -> None:
    board = layout("borgo_hq (0,0), moloch_blocker (0,-1) rot 3, moloch_medic (1,-2) rot 0")
    game = in_turn(board, "borgo", "grenade")
    play(game, f"grenade {cell(game, (0, -1))}")
    assert piece_at(game, (0, -1)).wounds == 0
    assert is_free(game, (1, -2))


@pytest.mark.rule("NH-MED-04")
def test_a_medic_cancels_an_air_strike_on_one_linked_tile() -> None:
    board = "outpost_medic (0,2) rot 0, outpost_hmg (0,1) rot 0, moloch_hq (2,-2)"
    one = in_turn(layout(board), "moloch", "air_strike")
    play(one, f"airstrike {cell(one, (0, 0))}")
    assert not is_free(one, (0, 1))
    assert is_free(one, (0, 2))
    board = "outpost_brawler (-1,1) rot 0, outpost_medic (-1,2) rot 0, outpost_hmg (0,1) rot 0, moloch_hq (2,-2)"
    two = in_turn(layout(board), "moloch", "air_strike")
    play(two, f"airstrike {cell(two, (0, 0))}")
    assert asks(two) == ("outpost", "heal")
    play(two, f"heal {cell(two, (0, 1))} from instant with {cell(two, (-1, 2))}")
    assert not is_free(two, (0, 1))
    assert is_free(two, (-1, 1)) and is_free(two, (-1, 2))


# -- choices -------------------------------------------------------------------------------------------------------

TWO_ATTACKERS = (
    "borgo_super_mutant (0,0) rot 3, borgo_medic (0,1) rot 0, outpost_annihilator (0,-2) rot 5, outpost_runner (1,-1) "
    "rot 5"
)


@pytest.mark.rule("NH-MED-05")
def test_of_several_attacks_on_one_tile_the_owner_picks_the_one_to_cancel() -> None:
    board = layout(TWO_ATTACKERS)
    from_annihilator = heal_text(board, (0, 0), (0, -2), (0, 1))
    from_runner = heal_text(board, (0, 0), (1, -1), (0, 1))
    lives = fight(layout(TWO_ATTACKERS), [from_annihilator])
    assert [(army, set(texts)) for army, texts in lives.asked] == [("borgo", {from_annihilator, from_runner})]
    assert lives.wounds((0, 0)) == 1
    assert lives.destroyed == {2: {(0, 1)}}
    dies = fight(layout(TWO_ATTACKERS), [from_runner])
    assert dies.destroyed == {2: {(0, 0), (0, 1)}}


@pytest.mark.rule("NH-MED-05")
def test_in_a_team_the_owner_of_the_target_picks_the_attack_that_an_allied_medic_cancels() -> None:
    """The rulebook says who decides: the owner of the target, not that of the medic."""
    board = layout(
        "borgo_super_mutant (0,0) rot 3, outpost_medic (0,1) rot 0, moloch_stormtrooper (0,-2) rot 3, "
        "moloch_guard (2,-2) rot 4",
        teams=[0, 0, 1],
    )
    fought = fight(board, lambda kind, texts: texts[0])
    assert [army for army, _ in fought.asked] == ["borgo"]


TWO_PATIENTS = (
    "outpost_medic (0,1) rot 0, outpost_hmg (0,0) rot 0, outpost_commando (1,0) rot 0, moloch_hybrid (0,-2) rot 3, "
    "moloch_hybrid (1,-2) rot 3"
)


@pytest.mark.rule("NH-MED-06")
def test_of_several_damaged_tiles_the_owner_picks_the_one_to_heal() -> None:
    board = layout(TWO_PATIENTS)
    save_gunner = heal_text(board, (0, 0), (0, -2), (0, 1))
    save_commando = heal_text(board, (1, 0), (1, -2), (0, 1))
    gunner = fight(layout(TWO_PATIENTS), [save_gunner])
    assert [(army, set(texts)) for army, texts in gunner.asked] == [("outpost", {save_gunner, save_commando})]
    assert gunner.destroyed == {3: {(1, 0), (0, 1)}, 2: {(0, -2)}}
    commando = fight(layout(TWO_PATIENTS), [save_commando])
    assert commando.destroyed == {3: {(0, 0), (0, 1)}}


TWO_MEDICS = "outpost_medic (0,1) rot 0, outpost_medic (1,0) rot 5, outpost_hmg (0,0) rot 1"


@pytest.mark.rule("NH-MED-07")
@pytest.mark.parametrize("medic", [(0, 1), (1, 0)])
def test_of_two_linked_medics_the_owner_picks_the_one_to_spend(medic: tuple[int, int]) -> None:
    board = layout(f"{TWO_MEDICS}, moloch_hybrid (0,-2) rot 3")
    fought = fight(board, [heal_text(board, (0, 0), (0, -2), medic)])
    assert len(fought.asked[0][1]) == 2
    assert fought.destroyed == {3: {medic}}


@pytest.mark.rule("NH-MED-07")
@pytest.mark.parametrize("medic", [(0, 1), (0, -1)])
def test_the_owner_also_picks_between_medics_that_are_not_linked_to_each_other(medic: tuple[int, int]) -> None:
    board = layout(
        "outpost_medic (0,1) rot 0, outpost_medic (0,-1) rot 3, outpost_hmg (0,0) rot 1, moloch_hybrid (-2,0) rot 2"
    )
    fought = fight(board, [heal_text(board, (0, 0), (-2, 0), medic)])
    assert len(fought.asked[0][1]) == 2
    assert fought.destroyed == {3: {medic}}


@pytest.mark.rule("NH-MED-07")
def test_two_medics_cancel_two_different_attacks() -> None:
    board = layout(
        "outpost_medic (0,1) rot 0, outpost_medic (0,-1) rot 3, outpost_hmg (0,0) rot 1, moloch_hybrid (-2,0) rot 2, "
        "moloch_hybrid (2,0) rot 5"
    )
    fought = fight(board, lambda kind, texts: texts[0])
    assert fought.stands((0, 0))
    assert fought.destroyed == {3: {(0, 1), (0, -1)}}


# -- medics that are hurt, and chains ------------------------------------------------------------------------------

MEDIC_AND_PATIENT_HIT = (
    "outpost_medic (0,1) rot 0, outpost_hmg (0,0) rot 1, moloch_hybrid (0,-2) rot 3, moloch_hybrid (2,-1) rot 4"
)


@pytest.mark.rule("NH-MED-08")
def test_a_medic_damaged_with_its_patient_heals_nobody() -> None:
    fought = fight(layout(MEDIC_AND_PATIENT_HIT))
    assert fought.destroyed == {3: {(0, 0), (0, 1)}}


@pytest.mark.rule("NH-MED-08")
def test_a_damaged_medic_that_another_medic_saves_may_heal() -> None:
    fought = fight(layout(f"{MEDIC_AND_PATIENT_HIT}, outpost_medic (0,2) rot 0"))
    assert fought.asked == []
    assert fought.destroyed == {3: {(0, 1), (0, 2)}}
    assert fought.stands((0, 0))


CHAIN = "outpost_hmg (0,-1) rot 3, outpost_medic (0,0) rot 0, outpost_medic (0,1) rot 0, moloch_hybrid (2,-1) rot 5"


@pytest.mark.rule("NH-MED-09")
def test_in_a_chain_the_last_medic_absorbs_the_damage() -> None:
    fought = fight(layout(CHAIN))
    assert fought.asked == []
    assert fought.destroyed == {3: {(0, 1)}}


@pytest.mark.rule("NH-MED-09")
def test_in_a_chain_two_attacks_are_absorbed_by_both_medics() -> None:
    fought = fight(layout(f"{CHAIN}, moloch_hybrid (-1,-1) rot 2"), lambda kind, texts: texts[0])
    assert fought.destroyed == {3: {(0, 0), (0, 1)}}
    assert fought.stands((0, -1))


@pytest.mark.rule("NH-MED-09")
def test_a_chain_of_three_ends_at_the_third_medic() -> None:
    fought = fight(layout(f"{CHAIN}, outpost_medic (0,2) rot 0"))
    assert fought.destroyed == {3: {(0, 2)}}


MUTUAL = "outpost_hmg (0,-1) rot 1, outpost_medic (0,0) rot 1, outpost_medic (1,0) rot 5, moloch_hybrid (0,-2) rot 3"


@pytest.mark.rule("NH-MED-10")
@pytest.mark.parametrize("medic", [(0, 0), (1, 0)])
def test_of_two_medics_linked_to_each_other_the_owner_picks_the_one_that_absorbs(medic: tuple[int, int]) -> None:
    board = layout(MUTUAL)
    fought = fight(board, [heal_text(board, (0, -1), (0, -2), medic)])
    assert [(army, len(texts)) for army, texts in fought.asked] == [("outpost", 2)]
    assert fought.destroyed == {3: {medic}}


@pytest.mark.rule("NH-MED-11")
def test_a_medic_heals_the_hq() -> None:
    fought = fight(layout("outpost_medic (0,1) rot 0, outpost_hq (0,0), hegemony_runner (0,-1) rot 3"))
    assert fought.hq("outpost") == 20
    assert fought.destroyed == {2: {(0, 1)}, 0: {(0, -1)}}


@pytest.mark.rule("NH-MED-11")
@pytest.mark.parametrize("patient", ["commando", "officer", "recon_centre", "medic"])
def test_a_medic_heals_units_modules_and_other_medics(patient: str) -> None:
    fought = fight(layout(f"outpost_medic (0,1) rot 0, outpost_{patient} (0,0) rot 0, moloch_hybrid (0,-2) rot 3"))
    assert fought.destroyed == {3: {(0, 1)}}
    assert fought.stands((0, 0))
