"""Attacks: directions of symbols, melee, ranged attacks, armour, toughness (chapters SYM, MEL, RNG, ARM and TGH)."""

import pytest

from tests.neuroshima.helpers_battle import WAYS, ahead, all_round
from tests.neuroshima.tabletop import cell, fight, in_turn, is_free, layout, netted, piece_at, play

CENTRE = (0, 0)


@pytest.mark.rule("NH-SYM-01")
def test_a_blow_in_one_direction_harms_nobody_elsewhere() -> None:
    fought = fight(layout("borgo_brawler (0,0) rot 0, outpost_commando (0,1) rot 0, outpost_medic (1,0) rot 0"))
    assert fought.acted == {3: {(0, 1)}, 2: {(0, 0)}}
    assert fought.gone == set()


@pytest.mark.rule("NH-SYM-01")
@pytest.mark.parametrize("rotation", range(6))
def test_every_symbol_works_in_the_direction_of_its_side_only(rotation: int) -> None:
    """Each of these tiles has its symbol on side 0, but for the net fighter, whose net is on side 1."""
    melee = fight(layout(f"borgo_brawler (0,0) rot {rotation}, {all_round('outpost_recon_centre', CENTRE)}"))
    assert melee.gone == {WAYS[rotation]}
    ranged = fight(layout(f"moloch_hybrid (0,0) rot {rotation}, {all_round('outpost_recon_centre', CENTRE, steps=2)}"))
    assert ranged.gone == {ahead(CENTRE, rotation, 2)}
    net = layout(f"hegemony_net_fighter (0,0) rot {rotation}, {all_round('outpost_recon_centre', CENTRE)}")
    assert netted(net) == {WAYS[(rotation + 1) % 6]}
    link = fight(layout(f"moloch_mother_module (0,0) rot {rotation}, {all_round('moloch_hornet', CENTRE)}"))
    assert link.acted[1] == {WAYS[rotation]}


@pytest.mark.rule("NH-SYM-01")
@pytest.mark.parametrize("rotation", range(6))
@pytest.mark.parametrize("way", range(6))
def test_armour_works_in_the_direction_of_its_side_only(rotation: int, way: int) -> None:
    """The gunner stands in direction `way` and hits twice, unless the blocker's armour looks that way."""
    q, r = ahead(CENTRE, way, 2)
    fought = fight(layout(f"outpost_hmg ({q},{r}) rot {(way + 3) % 6}, moloch_blocker (0,0) rot {rotation}"))
    assert fought.wounds(CENTRE) == (0 if way == rotation else 2)


# -- melee -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-MEL-01")
def test_a_blow_hits_the_adjacent_tile_for_its_strength_and_nothing_behind() -> None:
    fought = fight(layout("borgo_brawler (0,0) rot 0, moloch_blocker (0,-1) rot 0, moloch_officer (0,-2) rot 0"))
    assert fought.wounds((0, -1)) == 2
    assert fought.gone == set()


@pytest.mark.rule("NH-MEL-01")
@pytest.mark.parametrize(
    ("attacker", "strength"),
    [("borgo_claws (0,0) rot 1", 1), ("borgo_brawler (0,0) rot 0", 2), ("borgo_net_fighter (0,0) rot 4", 3)],
)
def test_a_blow_is_as_strong_as_printed(attacker: str, strength: int) -> None:
    assert fight(layout(f"{attacker}, moloch_hq (0,-1)")).hq("moloch") == 20 - strength


@pytest.mark.rule("NH-MEL-01")
def test_a_blow_does_not_reach_over_an_empty_cell() -> None:
    assert fight(layout("borgo_brawler (0,0) rot 0, moloch_officer (0,-2) rot 0")).gone == set()


@pytest.mark.rule("NH-MEL-02")
def test_all_blows_of_a_tile_strike_at_the_same_time() -> None:
    fought = fight(
        layout(
            "borgo_mutant (0,0) rot 0, outpost_medic (0,-1) rot 0, outpost_officer (1,-1) rot 0, "
            "outpost_recon_centre (-1,0) rot 0"
        )
    )
    assert fought.destroyed == {2: {(0, -1), (1, -1), (-1, 0)}}


@pytest.mark.rule("NH-MEL-03")
@pytest.mark.parametrize(
    "board",
    [
        "outpost_commando (0,1) rot 4, moloch_medic (0,-1) rot 0",
        "outpost_brawler (0,0) rot 0, moloch_medic (0,-1) rot 0",
    ],
)
def test_attacks_are_automatic_and_nobody_is_asked(board: str) -> None:
    fought = fight(layout(board))
    assert fought.asked == []
    assert fought.destroyed == {3: {(0, -1)}}


@pytest.mark.rule("NH-MEL-04")
def test_a_blow_does_not_harm_friends() -> None:
    fought = fight(layout("moloch_armoured_hunter (0,0) rot 0, moloch_officer (0,-1) rot 0, outpost_medic (0,1) rot 0"))
    assert fought.gone == {(0, 1)}
    beside_hq = fight(layout("moloch_armoured_hunter (0,0) rot 0, moloch_hq (0,-1)"))
    assert beside_hq.hq("moloch") == 20
    assert beside_hq.gone == set()


# -- ranged attacks ----------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-RNG-01")
def test_a_shot_flies_any_distance() -> None:
    assert fight(layout("outpost_commando (-2,0) rot 0, moloch_medic (2,0) rot 0")).destroyed == {3: {(2, 0)}}


@pytest.mark.rule("NH-RNG-01")
def test_a_shot_hits_the_first_enemy_for_its_strength() -> None:
    one = fight(layout("outpost_commando (0,2) rot 4, moloch_blocker (0,0) rot 0, moloch_blocker (0,-1) rot 0"))
    assert (one.wounds((0, 0)), one.wounds((0, -1))) == (1, 0)
    two = fight(layout("outpost_annihilator (0,2) rot 2, moloch_blocker (0,0) rot 0, moloch_blocker (0,-1) rot 0"))
    assert (two.wounds((0, 0)), two.wounds((0, -1))) == (2, 0)


@pytest.mark.rule("NH-RNG-01")
def test_a_shot_flies_straight() -> None:
    fought = fight(layout("outpost_commando (0,0) rot 4, moloch_medic (1,-2) rot 0, moloch_medic (-1,-1) rot 0"))
    assert fought.gone == set()


@pytest.mark.rule("NH-RNG-02")
def test_a_shot_stops_at_the_first_enemy_even_if_it_destroys_it() -> None:
    fought = fight(layout("outpost_annihilator (0,2) rot 2, moloch_officer (0,0) rot 0, moloch_hq (0,-1)"))
    assert fought.gone == {(0, 0)}
    assert fought.hq("moloch") == 20


@pytest.mark.rule("NH-RNG-03")
def test_a_shot_passes_through_friends_without_harm() -> None:
    fought = fight(
        layout(
            "outpost_commando (0,2) rot 4, outpost_runner (0,1) rot 0, moloch_guard (0,-1) rot 0, moloch_hq (0,-2)",
        )
    )
    assert fought.gone == {(0, -1)}
    assert fought.stands((0, 1))
    assert fought.hq("moloch") == 20


@pytest.mark.rule("NH-RNG-04")
def test_all_shots_of_a_tile_are_fired_at_the_same_time() -> None:
    fought = fight(
        layout(
            "moloch_protector (0,1) rot 0, outpost_medic (0,-1) rot 0, outpost_officer (2,-1) rot 0, "
            "outpost_scout (-2,1) rot 0"
        )
    )
    assert fought.destroyed == {1: {(0, -1), (2, -1), (-2, 1)}}


@pytest.mark.rule("NH-RNG-05")
def test_a_shot_at_an_adjacent_tile_is_a_ranged_attack() -> None:
    fought = fight(layout("outpost_commando (0,0) rot 4, moloch_blocker (0,-1) rot 3"))
    assert fought.acted == {3: {(0, 0)}}
    assert fought.wounds((0, -1)) == 0


@pytest.mark.rule("NH-RNG-06")
def test_a_netted_tile_stops_a_shot() -> None:
    board = layout(
        "hegemony_net_fighter (1,-1) rot 4, outpost_medic (0,-1) rot 0, hegemony_universal_soldier (0,1) rot 1, "
        "outpost_hq (0,-2)"
    )
    assert netted(board) == {(0, -1)}
    fought = fight(board)
    assert (0, -1) in fought.destroyed[3]
    assert fought.hq("outpost") == 20


@pytest.mark.rule("NH-RNG-06")
def test_a_hq_stops_a_shot() -> None:
    fought = fight(layout("outpost_commando (0,2) rot 4, moloch_hq (0,0), moloch_medic (0,-2) rot 0"))
    assert fought.hq("moloch") == 19
    assert fought.stands((0, -2))


# -- armour ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-ARM-01")
def test_armour_takes_one_off_a_shot() -> None:
    assert fight(layout("outpost_commando (0,1) rot 4, moloch_blocker (0,-1) rot 3")).wounds((0, -1)) == 0
    assert fight(layout("outpost_annihilator (0,1) rot 2, moloch_blocker (0,-1) rot 3")).wounds((0, -1)) == 1


@pytest.mark.rule("NH-ARM-02")
def test_a_stopped_shot_does_not_fly_on() -> None:
    fought = fight(
        layout("outpost_commando (0,2) rot 4, moloch_blocker (0,0) rot 3, moloch_medic (0,-1) rot 0"),
    )
    assert fought.gone == set()
    assert fought.wounds((0, 0)) == 0


@pytest.mark.rule("NH-ARM-03")
def test_armour_protects_only_its_own_sides() -> None:
    assert fight(layout("outpost_commando (0,1) rot 4, moloch_blocker (0,-1) rot 0")).wounds((0, -1)) == 1


@pytest.mark.rule("NH-ARM-04")
def test_armour_does_nothing_against_a_blow() -> None:
    assert fight(layout("outpost_brawler (0,0) rot 0, moloch_blocker (0,-1) rot 3")).wounds((0, -1)) == 2


@pytest.mark.rule("NH-ARM-05")
def test_armour_does_nothing_against_a_sniper() -> None:
    game = in_turn(layout("moloch_armoured_hunter (0,0) rot 0, outpost_hq (2,0)"), "outpost", "sniper")
    play(game, f"snipe {cell(game, (0, 0))}")
    assert is_free(game, (0, 0))


@pytest.mark.rule("NH-ARM-05")
@pytest.mark.parametrize("rotation", range(6))
def test_armour_does_nothing_against_an_air_strike(rotation: int) -> None:
    board = layout(
        f"borgo_super_mutant (0,0) rot {rotation}, borgo_super_mutant (0,-1) rot {rotation}, moloch_hq (2,0)"
    )
    game = in_turn(board, "moloch", "air_strike")
    play(game, f"airstrike {cell(game, (0, 0))}")
    assert [piece_at(game, place).wounds for place in ((0, 0), (0, -1))] == [1, 1]


@pytest.mark.rule("NH-ARM-05")
def test_armour_does_nothing_against_a_grenade() -> None:
    game = in_turn(layout("moloch_armoured_hunter (0,0) rot 0, borgo_hq (0,-1)"), "borgo", "grenade")
    play(game, f"grenade {cell(game, (0, 0))}")
    assert is_free(game, (0, 0))


@pytest.mark.rule("NH-ARM-05")
def test_armour_does_nothing_against_the_explosion_of_the_clown() -> None:
    board = layout("moloch_clown (0,0) rot 3, hegemony_gladiator (0,-1) rot 3")
    fought = fight(board, {"explode": "explode"})
    assert fought.wounds((0, -1)) == 1


@pytest.mark.rule("NH-ARM-06")
def test_armour_lowers_each_shot_separately() -> None:
    ones = fight(
        layout("outpost_commando (0,2) rot 4, outpost_commando (0,1) rot 4, moloch_blocker (0,-1) rot 3"),
    )
    assert ones.wounds((0, -1)) == 0
    twos = fight(
        layout("outpost_annihilator (0,2) rot 2, outpost_annihilator (0,1) rot 2, moloch_blocker (0,-1) rot 3"),
    )
    assert twos.wounds((0, -1)) == 2


@pytest.mark.rule("NH-ARM-07")
def test_armour_saves_its_tile_from_the_gauss_cannon_but_not_those_behind() -> None:
    saved = fight(layout("moloch_gauss_cannon (0,2) rot 2, hegemony_gladiator (0,0) rot 3, hegemony_hq (0,-2)"))
    assert saved.wounds((0, 0)) == 0
    assert saved.hq("hegemony") == 19
    from_behind = fight(layout("moloch_gauss_cannon (0,2) rot 2, hegemony_gladiator (0,0) rot 0, hegemony_hq (0,-2)"))
    assert from_behind.wounds((0, 0)) == 1
    assert from_behind.hq("hegemony") == 19


# -- toughness ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-TGH-01")
def test_a_tile_has_one_hit_point_more_than_its_toughness() -> None:
    whole = fight(layout("outpost_hmg (0,1) rot 0, moloch_blocker (0,-1) rot 0"))
    assert whole.wounds((0, -1)) == 2
    wounded = fight(layout("outpost_hmg (0,1) rot 0, moloch_blocker (0,-1) rot 0 with 1 wound"))
    assert wounded.destroyed == {1: {(0, -1)}}


@pytest.mark.rule("NH-TGH-01")
@pytest.mark.parametrize(
    ("victim", "wounds"),
    [("moloch_hybrid (0,-1) rot 0", None), ("moloch_gauss_cannon (0,-1) rot 0", 1), ("moloch_blocker (0,-1) rot 0", 1)],
)
def test_without_toughness_the_first_damage_destroys(victim: str, wounds: int | None) -> None:
    fought = fight(layout(f"outpost_commando (0,1) rot 4, {victim}"))
    assert fought.stands((0, -1)) == (wounds is not None)
    if wounds is not None:
        assert fought.wounds((0, -1)) == wounds


@pytest.mark.rule("NH-TGH-01")
def test_an_attack_of_strength_two_deals_two_damages() -> None:
    fought = fight(layout("outpost_annihilator (0,1) rot 2, moloch_gauss_cannon (0,-1) rot 0"))
    assert fought.destroyed == {2: {(0, -1)}}
