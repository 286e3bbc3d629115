"""Headquarters (chapter HQ)."""

import pytest

from tests.neuroshima.helpers_battle import WAYS, all_round, move_text, offers, phases_of, push_text
from tests.neuroshima.tabletop import (
    asks,
    cell,
    fight,
    in_turn,
    is_free,
    layout,
    netted,
    piece_at,
    play,
    refused,
)

# an army, and a module of another army that neither acts nor helps against it
HARMLESS_ENEMY = {
    "borgo": "outpost_recon_centre",
    "hegemony": "outpost_recon_centre",
    "moloch": "outpost_recon_centre",
    "outpost": "moloch_brain",
}


@pytest.mark.rule("NH-HQ-01")
def test_a_hq_strikes_all_its_neighbours_in_phase_zero() -> None:
    fought = fight(
        layout("borgo_hq (0,0), outpost_commando (0,-1) rot 0, outpost_runner (1,0) rot 3, outpost_medic (0,1) rot 3")
    )
    assert fought.acted[0] == {(0, 0)}
    assert fought.destroyed == {0: {(0, -1), (1, 0), (0, 1)}}


@pytest.mark.rule("NH-HQ-01")
@pytest.mark.parametrize("army", HARMLESS_ENEMY)
@pytest.mark.parametrize("rotation", [0, 5])
def test_every_hq_strikes_in_all_six_directions(army: str, rotation: int) -> None:
    fought = fight(layout(f"{army}_hq (0,0) rot {rotation}, {all_round(HARMLESS_ENEMY[army], (0, 0))}"))
    assert fought.destroyed == {0: set(WAYS)}


@pytest.mark.rule("NH-HQ-01")
@pytest.mark.parametrize("army", ["hegemony", "moloch", "outpost"])
def test_every_hq_strikes_for_one(army: str) -> None:
    assert fight(layout(f"{army}_hq (0,0), borgo_super_officer (0,-1) rot 0")).wounds((0, -1)) == 1


@pytest.mark.rule("NH-HQ-02")
def test_a_hq_with_an_officer_does_not_harm_another_hq() -> None:
    fought = fight(layout("hegemony_hq (0,0), outpost_hq (0,-1), hegemony_officer_2 (0,1) rot 0"))
    assert (fought.hq("hegemony"), fought.hq("outpost")) == (20, 20)


@pytest.mark.rule("NH-HQ-02")
def test_a_hq_with_a_quartermaster_does_not_shoot_another_hq() -> None:
    board = layout("hegemony_quartermaster (0,1) rot 0, hegemony_hq (0,0), outpost_hq (0,-2)")
    fought = fight(board, {"convert": "convert c3 0 ranged"})
    assert (fought.hq("hegemony"), fought.hq("outpost")) == (20, 20)


@pytest.mark.rule("NH-HQ-02")
def test_the_shot_of_a_hq_stops_at_the_other_hq_without_effect() -> None:
    board = "hegemony_quartermaster (0,2) rot 0, hegemony_hq (0,1), outpost_medic (0,-2) rot 0"
    to_ranged = {"convert": "convert c4 0 ranged"}
    assert fight(layout(board), to_ranged).gone == {(0, -2)}
    blocked = fight(layout(f"{board}, outpost_hq (0,-1)"), to_ranged)
    assert blocked.gone == set()
    assert blocked.hq("outpost") == 20


@pytest.mark.rule("NH-HQ-03")
def test_a_hq_gives_its_bonus_to_an_adjacent_friend() -> None:
    fought = fight(layout("borgo_hq (0,0), borgo_mutant (0,1) rot 3, moloch_blocker (0,2) rot 0"))
    assert phases_of(fought, (0, 1)) == [3]
    assert fought.wounds((0, 2)) == 1


@pytest.mark.rule("NH-HQ-03")
def test_a_hq_gives_its_bonus_on_all_six_sides_and_no_further() -> None:
    fought = fight(layout(f"borgo_hq (0,0), {all_round('borgo_mutant', (0, 0))}, borgo_mutant (0,-2) rot 0"))
    assert fought.acted == {3: set(WAYS), 2: {(0, -2)}, 0: {(0, 0)}}


@pytest.mark.rule("NH-HQ-03")
def test_each_army_has_its_own_bonus() -> None:
    """Outpost: an extra attack. Moloch: +1 ranged. Hegemony: +1 melee. Each with a blow that shows the difference."""
    outpost = fight(layout("outpost_hq (0,1), outpost_brawler (0,0) rot 0, moloch_hq (0,-1)"))
    assert outpost.hq("moloch") == 16
    moloch = fight(layout("moloch_hq (0,1), moloch_hybrid (0,0) rot 0, outpost_hq (0,-2)"))
    assert moloch.hq("outpost") == 18
    hegemony = fight(layout("hegemony_hq (0,1), hegemony_universal_soldier (0,0) rot 1, outpost_hq (0,-1)"))
    assert hegemony.hq("outpost") == 17  # a blow of 1 + 1, and a shot of 1


@pytest.mark.rule("NH-HQ-03")
def test_a_hq_gives_no_bonus_to_enemies() -> None:
    fought = fight(layout("borgo_hq (0,0), outpost_commando (0,1) rot 0, borgo_mutant (0,-1) rot 0"))
    assert fought.acted[3] == {(0, 1), (0, -1)}
    assert 4 not in fought.acted


@pytest.mark.rule("NH-HQ-04")
def test_the_bonus_of_a_hq_does_not_work_on_itself() -> None:
    strength = fight(layout("hegemony_hq (0,0), moloch_blocker (0,-1) rot 0"))
    assert strength.wounds((0, -1)) == 1
    initiative = fight(layout("borgo_hq (0,0), moloch_blocker (0,-1) rot 0"))
    assert initiative.acted == {0: {(0, 0)}}


@pytest.mark.rule("NH-HQ-05")
def test_modules_work_on_a_hq() -> None:
    fought = fight(
        layout(
            "hegemony_hq (0,0), hegemony_officer_2 (0,1) rot 0, moloch_blocker (0,-1) rot 0, "
            "hegemony_scout (-1,1) rot 1"
        )
    )
    assert fought.acted == {1: {(0, 0)}}
    assert fought.wounds((0, -1)) == 2


@pytest.mark.rule("NH-HQ-06")
def test_a_hq_is_moved_by_a_move_tile() -> None:
    game = in_turn(layout("outpost_hq (0,0), moloch_hq (2,-2)"), "outpost", "move")
    play(game, move_text(game, "move", (0, 0), (1, 0), 0))
    assert piece_at(game, (1, 0)).tile.id == "outpost_hq"
    assert is_free(game, (0, 0))


@pytest.mark.rule("NH-HQ-06")
def test_a_netted_hq_is_not_moved() -> None:
    game = in_turn(layout("outpost_hq (0,0), hegemony_net_fighter (0,1) rot 5"), "outpost", "move")
    assert netted(game) == {(0, 0)}
    assert refused(game, move_text(game, "move", (0, 0), (1, 0), 0)) == "NH-NET-03"


@pytest.mark.rule("NH-HQ-06")
def test_a_hq_is_moved_by_a_transport() -> None:
    game = in_turn(layout("hegemony_hq (0,0), hegemony_transport (0,1) rot 0, moloch_hq (2,-2)"), "hegemony")
    play(game, move_text(game, "ride", (0, 0), (0, -1), 0))
    assert piece_at(game, (0, -1)).tile.id == "hegemony_hq"


@pytest.mark.rule("NH-HQ-06")
def test_a_hq_is_pushed() -> None:
    game = in_turn(layout("hegemony_officer_1 (0,0) rot 0, outpost_hq (0,-1)"), "hegemony", "push")
    play(game, push_text(game, (0, 0), (0, -1)))
    assert asks(game) == ("outpost", "retreat")
    play(game, f"retreat {cell(game, (0, -2))}")
    assert piece_at(game, (0, -2)).tile.id == "outpost_hq"


@pytest.mark.rule("NH-HQ-06")
def test_a_hq_blocks_enemy_shots_but_not_those_of_its_own_army() -> None:
    stopped = fight(layout("outpost_annihilator (0,2) rot 2, moloch_hq (0,0), moloch_scout (0,-1) rot 0"))
    assert stopped.hq("moloch") == 18
    assert (0, -1) not in stopped.gone
    passed = fight(layout("outpost_annihilator (0,2) rot 2, outpost_hq (0,0), moloch_scout (0,-2) rot 0"))
    assert passed.hq("outpost") == 20
    assert passed.gone == {(0, -2)}


@pytest.mark.rule("NH-HQ-06")
def test_sniper_and_grenade_cannot_be_aimed_at_a_hq() -> None:
    sniper = in_turn(layout("outpost_hq (0,0), moloch_hq (0,-1), moloch_scout (2,0) rot 0"), "outpost", "sniper")
    assert offers(sniper, "snipe") == {f"snipe {cell(sniper, (2, 0))}"}
    assert refused(sniper, f"snipe {cell(sniper, (0, -1))}") == "NH-SNP-02"
    grenade = in_turn(layout("borgo_hq (0,0), moloch_hq (0,-1), moloch_scout (1,0) rot 0"), "borgo", "grenade")
    assert offers(grenade, "grenade") == {f"grenade {cell(grenade, (1, 0))}"}
    assert refused(grenade, f"grenade {cell(grenade, (0, -1))}") == "NH-GRN-02"


@pytest.mark.rule("NH-HQ-06", "NH-HQ-07")
def test_an_air_strike_does_not_harm_a_hq() -> None:
    game = in_turn(layout("moloch_hq (0,1), outpost_hq (0,0), outpost_scout (0,-1) rot 0"), "moloch", "air_strike")
    play(game, f"airstrike {cell(game, (0, 0))}")
    assert game.points == [20, 20]
    assert is_free(game, (0, -1)) and not is_free(game, (0, 0))


@pytest.mark.rule("NH-HQ-07")
def test_damage_to_a_hq_is_kept_on_the_counter_without_wounds() -> None:
    fought = fight(layout("outpost_annihilator (0,1) rot 2, moloch_hq (0,-1)"))
    assert fought.hq("moloch") == 18
    assert fought.wounds((0, -1)) == 0


@pytest.mark.rule("NH-HQ-07")
def test_an_explosion_damages_every_hq_next_to_it() -> None:
    board = layout("moloch_clown (0,0) rot 2, outpost_hq (0,-1), moloch_hq (0,1)")
    fought = fight(board, {"explode": "explode"})
    assert (fought.hq("outpost"), fought.hq("moloch")) == (19, 19)
    assert fought.wounds((0, -1)) == 0
