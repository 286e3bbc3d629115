"""The army chapter OUT: what is printed on Outpost's tiles, and what they do."""

import pytest

from platzdarm.games.neuroshima.rules.tiles import Piece
from tests.neuroshima.helpers_modes import beginning, destinations, muster, printed
from tests.neuroshima.tabletop import discards, fight, in_turn, layout, netted, play, refused


@pytest.mark.rule("NH-OUT-01")
def test_outpost_has_these_thirty_five_tiles() -> None:
    assert muster("outpost") == (
        "outpost_hq x1, outpost_mobile_armour x1, outpost_brawler x1, outpost_runner x2, outpost_saboteur x1, "
        "outpost_hmg x1, outpost_recon_centre x1, outpost_commando x5, outpost_medic x2, outpost_annihilator x2, "
        "outpost_officer x1, outpost_scoper x1, outpost_scout x2, outpost_battle x6, outpost_move x7, "
        "outpost_sniper x1"
    )


@pytest.mark.rule("NH-OUT-02", "NH-OUT-03", "NH-OUT-04", "NH-OUT-05", "NH-OUT-06", "NH-OUT-07", "NH-OUT-08")
@pytest.mark.parametrize(
    "figures",
    [
        "outpost_hq (x1): initiative 0, melee 1 on all sides",
        "outpost_brawler (x1): initiative 3, melee 2 on side 0",
        "outpost_runner (x2): initiative 2, melee 1 on side 5, mobility",
        "outpost_mobile_armour (x1): initiative 3 and 2, melee 2 on side 0, ranged 1 on side 5, mobility",
        "outpost_hmg (x1): initiative 2 and 1, ranged 1 on side 0",
        "outpost_commando (x5): initiative 3, ranged 1 on side 2",
        "outpost_annihilator (x2): initiative 2, ranged 2 on side 4",
        "outpost_medic (x2): no initiative, links on sides 0,1,5",
        "outpost_officer (x1): no initiative, links on all sides",
        "outpost_scout (x2): no initiative, links on sides 0,2,4",
        "outpost_saboteur (x1): no initiative, links on all sides",
        "outpost_recon_centre (x1): no initiative",
        "outpost_scoper (x1): no initiative, links on all sides",
    ],
)
def test_an_outpost_tile_shows_these_figures(figures: str) -> None:
    assert printed(figures.split()[0]) == figures


@pytest.mark.rule("NH-OUT-02")
def test_outposts_headquarters_gives_adjacent_tiles_an_extra_attack() -> None:
    fought = fight(layout("outpost_hq (0,1), outpost_mobile_armour (0,0) rot 0, hegemony_hq (0,-1)"))
    assert all((0, 0) in fought.acted[phase] for phase in (3, 2, 1))
    assert fought.hq("hegemony") == 14 and fought.destroyed == {0: {(0, 0)}}


@pytest.mark.rule("NH-OUT-02")
def test_outposts_headquarters_helps_neither_distant_tiles_nor_enemies() -> None:
    fought = fight(layout("outpost_hq (0,2), outpost_brawler (0,0) rot 0, hegemony_hq (0,-1), hegemony_runner (0,1)"))
    assert fought.hq("hegemony") == 18
    assert fought.acted == {3: {(0, 0)}, 2: {(0, 1)}, 0: {(0, 2), (0, -1)}}


@pytest.mark.rule("NH-OUT-03")
def test_a_runner_strikes_in_phase_two() -> None:
    fought = fight(layout("outpost_runner (0,0) rot 1, moloch_officer (0,-1) rot 0"))
    assert fought.destroyed == {2: {(0, -1)}}


@pytest.mark.rule("NH-OUT-03")
def test_mobile_armour_strikes_ahead_and_shoots_counter_clockwise_of_it_in_two_phases() -> None:
    fought = fight(layout("outpost_mobile_armour (0,0) rot 0, moloch_blocker (0,-1) rot 0, hegemony_hq (-2,0)"))
    assert fought.acted[3] == {(0, 0)} and fought.acted[2] == {(0, 0)}
    assert fought.hq("hegemony") == 18 and fought.destroyed == {2: {(0, -1)}}


@pytest.mark.rule("NH-OUT-03")
def test_runner_and_mobile_armour_are_mobile_and_the_brawler_is_not() -> None:
    board = "outpost_runner (0,0), outpost_mobile_armour (2,0), outpost_brawler (-2,0), moloch_hq (2,-2)"
    game = in_turn(layout(board), "outpost")
    assert {text.split()[1] for text in beginning(game, "run")} == {"c3", "e3"}
    assert refused(game, "run a1 a2 r0") == "NH-PLAY-03"


@pytest.mark.rule("NH-OUT-04")
def test_an_annihilator_shoots_once_for_two() -> None:
    fought = fight(layout("outpost_annihilator (0,2) rot 2, hegemony_hq (0,-2)"))
    assert fought.hq("hegemony") == 18 and fought.acted == {2: {(0, 2)}, 0: {(0, -2)}}


@pytest.mark.rule("NH-OUT-04")
def test_the_hmg_shoots_twice_and_the_commando_first() -> None:
    fought = fight(layout("outpost_hmg (0,2) rot 0, outpost_commando (1,1) rot 4, hegemony_hq (0,-2), borgo_hq (1,-2)"))
    assert fought.acted == {3: {(1, 1)}, 2: {(0, 2)}, 1: {(0, 2)}, 0: {(0, -2), (1, -2)}}
    assert fought.hq("hegemony") == 18 and fought.hq("borgo") == 19


@pytest.mark.rule("NH-OUT-05")
def test_the_officer_adds_to_shots_and_nothing_to_melee() -> None:
    fought = fight(layout("outpost_officer (0,1) rot 0, outpost_brawler (0,0) rot 0, moloch_blocker (0,-1) rot 0"))
    assert fought.wounds((0, -1)) == 2
    fought = fight(layout("outpost_officer (0,1) rot 0, outpost_commando (0,0) rot 4, moloch_blocker (0,-1) rot 0"))
    assert fought.wounds((0, -1)) == 2


@pytest.mark.rule("NH-OUT-05")
def test_the_scout_quickens_and_the_medic_heals_on_link_sides_only() -> None:
    board = "outpost_scout (0,1) rot {}, outpost_brawler (0,0) rot 0, moloch_hq (2,-2)"
    assert fight(layout(board.format(0))).acted[4] == {(0, 0)}
    assert fight(layout(board.format(1))).acted[3] == {(0, 0)}
    board = "outpost_medic (0,1) rot {}, outpost_brawler (0,0) rot 3, moloch_hybrid (0,-2) rot 3"
    assert fight(layout(board.format(0))).destroyed == {3: {(0, 1)}}
    assert fight(layout(board.format(3))).destroyed == {3: {(0, 0)}}


@pytest.mark.rule("NH-OUT-06")
def test_the_saboteur_slows_linked_enemies_down_by_one() -> None:
    fought = fight(layout("outpost_saboteur (0,0) rot 0, moloch_stormtrooper (0,-1) rot 1, outpost_hq (1,-2)"))
    assert fought.acted == {1: {(0, -1)}, 0: {(0, -1), (1, -2)}}
    assert fought.hq("outpost") == 18 and fought.wounds((0, -1)) == 1


@pytest.mark.rule("NH-OUT-06")
def test_the_saboteur_slows_nobody_below_zero_and_no_friend() -> None:
    board = "outpost_saboteur (0,0), moloch_hq (0,-1), outpost_brawler (1,0), outpost_scout (1,-1), moloch_medic (-2,2)"
    fought = fight(layout(board))
    assert fought.acted == {3: {(1, 0)}, 0: {(0, -1)}}
    assert fought.destroyed == {0: {(0, 0), (1, -1)}}


RECON = "outpost_recon_centre (2,-2), outpost_commando (0,0), moloch_hq (-2,2)"


@pytest.mark.rule("NH-OUT-07")
def test_with_a_recon_centre_tiles_move_up_to_two_cells() -> None:
    game = in_turn(layout(RECON), "outpost", "move")
    assert len(destinations(game, "move", (0, 0))) == 17  # all cells but those of the Recon Centre and the HQ
    play(game, "move c3 c1 r4")
    without = in_turn(layout("outpost_commando (0,0), moloch_hq (-2,2)"), "outpost", "move")
    assert destinations(without, "move", (0, 0)) == {(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}


@pytest.mark.rule("NH-OUT-07")
def test_both_steps_lead_through_free_cells() -> None:
    ring = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    walls = ", ".join(f"moloch_blocker ({q},{r})" for q, r in ring)
    game = in_turn(layout(f"{RECON}, {walls}"), "outpost", "move")
    assert destinations(game, "move", (0, 0)) == {(0, 0)}  # it can only turn
    gap = ", ".join(f"moloch_blocker ({q},{r})" for q, r in ring if (q, r) != (0, -1))
    game = in_turn(layout(f"{RECON}, {gap}"), "outpost", "move")
    assert destinations(game, "move", (0, 0)) == {(0, 0), (0, -1), (0, -2), (1, -2), (-1, -1)}


@pytest.mark.rule("NH-OUT-07")
def test_the_recon_centre_lengthens_mobility_and_transport_but_no_enemys_moves() -> None:
    board = "outpost_recon_centre (2,-2), outpost_runner (0,0), hegemony_transport (0,1), hegemony_runner (-2,0)"
    game = in_turn(layout(board, teams=[0, 0]), "outpost")
    assert (0, -2) in destinations(game, "run", (0, 0)) and (0, -2) in destinations(game, "ride", (0, 0))
    enemy = in_turn(layout(board), "hegemony")
    assert destinations(enemy, "run", (-2, 0)) == {(-2, 0), (-2, 1), (-1, 0), (-1, -1)}


@pytest.mark.rule("NH-OUT-07")
def test_a_netted_recon_centre_lengthens_nothing() -> None:
    board = "outpost_recon_centre (2,-2), outpost_runner (0,0), hegemony_net_fighter (2,-1) rot 5"
    game = in_turn(layout(board), "outpost")
    assert netted(game) == {(2, -2)}
    assert (0, -2) not in destinations(game, "run", (0, 0)) and (0, -1) in destinations(game, "run", (0, 0))


@pytest.mark.rule("NH-OUT-07")
def test_the_recon_centre_lengthens_no_push() -> None:
    board = "outpost_recon_centre (2,-2), hegemony_ganger (0,1), moloch_hybrid (0,0), borgo_hq (-2,2)"
    game = in_turn(layout(board, teams=[0, 0, 1, 1]), "hegemony", "push")
    play(game, "push c4 c3")
    assert beginning(game, "retreat") == {"retreat c2", "retreat d2", "retreat b2"}


@pytest.mark.rule("NH-OUT-08")
def test_the_scoper_turns_an_enemy_module_to_outposts_use() -> None:
    board = "hegemony_boss (0,0) rot 0, outpost_brawler (-1,0) rot 0, hegemony_runner (0,-1) rot 0, outpost_scoper {}"
    assert fight(layout(board.format("(0,1) rot 0"))).acted == {4: {(-1, 0)}, 2: {(0, -1)}}
    # Away from the boss it takes nothing over.
    assert fight(layout(board.format("(0,2) rot 0"))).acted == {3: {(-1, 0), (0, -1)}}


@pytest.mark.rule("NH-OUT-09")
def test_a_module_that_scopers_of_two_enemies_hold_works_for_nobody() -> None:
    """Armies repeat at tables of five and six, so there may be two Scopers that are no friends."""
    board = "hegemony_boss (0,0) rot 0, outpost_brawler (-1,0) rot 0, hegemony_runner (0,-1) rot 0, {} (0,1), {} (1,0)"
    position = layout(board.format("outpost_scoper", "outpost_scoper"), seats="outpost hegemony borgo")
    assert fight(position.copy()).acted == {4: {(-1, 0)}, 2: {(0, -1)}}
    other = position.setting.field.index[1, 0]
    scoper = position.cells[other]
    assert scoper is not None
    position.cells[other] = Piece(scoper.tile, 2, scoper.rotation)
    assert fight(position).acted == {3: {(-1, 0)}, 2: {(0, -1)}}


@pytest.mark.rule("NH-OUT-09")
def test_a_captured_medic_heals_outpost_and_is_discarded() -> None:
    board = (
        "moloch_medic (0,0) rot 0, outpost_hmg (0,-1) rot 1, outpost_scoper (-1,1) rot 0, moloch_hybrid (2,-1) rot 5"
    )
    fought = fight(layout(board))
    assert fought.destroyed == {3: {(0, 0)}} and fought.stands((0, -1))
    assert discards(fought.position, "moloch") == ["medic"]


@pytest.mark.rule("NH-OUT-09")
def test_a_captured_module_stays_an_enemy_that_outpost_shoots_and_its_owner_moves() -> None:
    board = "moloch_scout (0,0) rot 0, outpost_scoper (-1,1) rot 0, outpost_commando (0,2) rot 4, moloch_hq (2,-2)"
    assert fight(layout(board)).destroyed == {3: {(0, 0)}}
    outposts_turn = in_turn(layout(board), "outpost", "move sniper")
    assert refused(outposts_turn, "move c3 c2 r0") == "NH-MOV-02"
    assert beginning(outposts_turn, "snipe") == {"snipe c3"}
    molochs_turn = in_turn(layout(board), "moloch", "move")
    assert (0, -1) in destinations(molochs_turn, "move", (0, 0))


@pytest.mark.rule("NH-OUT-09")
def test_a_captured_module_that_is_netted_works_for_nobody() -> None:
    # Hegemony, Outpost's ally, nets the captured scout: neither Moloch's hybrid nor Outpost's brawler is quickened.
    board = (
        "outpost_scoper (-1,0), hegemony_net_fighter {}, moloch_scout (0,0) rot 0, moloch_hybrid (0,-1), "
        "outpost_brawler (1,0)"
    )
    far = layout(board.format("(2,0) rot 0"), teams=[0, 0, 1])
    assert fight(far).acted == {4: {(1, 0)}, 3: {(0, -1)}}
    netting = layout(board.format("(0,1) rot 5"), teams=[0, 0, 1])
    assert netted(netting) == {(0, 0)}
    assert fight(netting).acted == {3: {(1, 0), (0, -1)}}


@pytest.mark.rule("NH-OUT-09")
def test_the_bonus_of_a_headquarters_is_not_taken_over() -> None:
    board = "outpost_scoper (0,1), borgo_hq (0,0), borgo_mutant (0,-1) rot 0, outpost_brawler (1,0) rot 2"
    fought = fight(layout(board))
    assert fought.acted[3] == {(0, -1), (1, 0)} and 4 not in fought.acted


@pytest.mark.rule("NH-OUT-09")
def test_a_netted_scoper_takes_over_nothing() -> None:
    board = (
        "hegemony_boss (0,0) rot 0, outpost_brawler (-1,0) rot 0, hegemony_runner (0,-1) rot 0, "
        "outpost_scoper (0,1) rot 0, hegemony_net_fighter (0,2) rot 5"
    )
    fought = fight(layout(board))
    assert fought.acted == {3: {(-1, 0), (0, -1)}}
