"""The army chapter HEG: what is printed on Hegemony's tiles, and what they do."""

import pytest

from tests.neuroshima.helpers_modes import beginning, destinations, muster, printed
from tests.neuroshima.tabletop import fight, in_turn, is_free, layout, netted, pass_turn, piece_at, play, refused


@pytest.mark.rule("NH-HEG-01")
def test_hegemony_has_these_thirty_five_tiles() -> None:
    assert muster("hegemony") == (
        "hegemony_hq x1, hegemony_runner x3, hegemony_thug x1, hegemony_ganger x4, hegemony_gladiator x1, "
        "hegemony_net_fighter x2, hegemony_net_master x1, hegemony_guard x1, hegemony_universal_soldier x3, "
        "hegemony_boss x1, hegemony_officer_1 x2, hegemony_officer_2 x1, hegemony_scout x1, hegemony_transport x1, "
        "hegemony_quartermaster x1, hegemony_battle x5, hegemony_move x3, hegemony_sniper x1, hegemony_push x2"
    )


@pytest.mark.rule(
    "NH-HEG-02",
    "NH-HEG-03",
    "NH-HEG-04",
    "NH-HEG-05",
    "NH-HEG-06",
    "NH-HEG-07",
    "NH-HEG-08",
    "NH-HEG-09",
    "NH-HEG-11",
)
@pytest.mark.parametrize(
    "figures",
    [
        "hegemony_hq (x1): initiative 0, melee 1 on all sides",
        "hegemony_runner (x3): initiative 2, melee 1 on side 0, mobility",
        "hegemony_thug (x1): initiative 2, melee 2 on side 0, melee 1 on sides 1,5",
        "hegemony_ganger (x4): initiative 3, melee 1 on side 5",
        "hegemony_guard (x1): initiative 2, melee 1 on sides 0,4,5, toughness 1",
        "hegemony_gladiator (x1): initiative 1, melee 2 on sides 0,1,5, armour on sides 0,1,5, toughness 1",
        "hegemony_net_fighter (x2): no initiative, net on side 1",
        "hegemony_net_master (x1): initiative 2, melee 1 on side 3, net on sides 2,4",
        "hegemony_universal_soldier (x3): initiative 3, melee 1 on side 5, ranged 1 on side 5",
        "hegemony_boss (x1): no initiative, links on sides 0,5",
        "hegemony_officer_1 (x2): no initiative, links on sides 0,5",
        "hegemony_officer_2 (x1): no initiative, links on sides 0,1,5",
        "hegemony_scout (x1): no initiative, links on sides 0,1,5",
        "hegemony_transport (x1): no initiative, links on all sides",
        "hegemony_quartermaster (x1): no initiative, link on side 0",
    ],
)
def test_a_hegemony_tile_shows_these_figures(figures: str) -> None:
    assert printed(figures.split()[0]) == figures


@pytest.mark.rule("NH-HEG-02")
def test_hegemonys_headquarters_strengthens_melee_of_adjacent_tiles() -> None:
    fought = fight(layout("hegemony_hq (0,1), hegemony_ganger (0,0) rot 1, borgo_hq (0,-1)"))
    assert fought.hq("borgo") == 18 and fought.destroyed == {0: {(0, 0)}}
    assert fight(layout("hegemony_hq (0,2), hegemony_ganger (0,0) rot 1, borgo_hq (0,-1)")).hq("borgo") == 19
    # Not shots: of the universal soldier's attack only the strike could grow, and at a distance there is none.
    assert fight(layout("hegemony_hq (0,1), hegemony_universal_soldier (0,0) rot 1, borgo_hq (0,-2)")).hq("borgo") == 19


@pytest.mark.rule("NH-HEG-03")
def test_a_thug_strikes_ahead_for_two_and_to_both_sides_for_one() -> None:
    board = (
        "hegemony_thug (0,0) rot 0, outpost_medic (-1,0) rot 0, moloch_blocker (0,-1) rot 0, "
        "outpost_officer (1,-1) rot 0"
    )
    fought = fight(layout(board))
    assert fought.wounds((0, -1)) == 2 and fought.destroyed == {2: {(-1, 0), (1, -1)}}


@pytest.mark.rule("NH-HEG-03")
def test_runner_ganger_and_guard_strike_in_their_phase_and_directions() -> None:
    places = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    around = ", ".join(f"outpost_scoper ({q},{r})" for q, r in places)
    assert fight(layout(f"hegemony_runner (0,0), {around}")).destroyed == {2: {places[0]}}
    assert fight(layout(f"hegemony_ganger (0,0), {around}")).destroyed == {3: {places[5]}}
    assert fight(layout(f"hegemony_guard (0,0), {around}")).destroyed == {2: {places[0], places[4], places[5]}}


@pytest.mark.rule("NH-HEG-03")
def test_runners_are_mobile_and_gangers_are_not() -> None:
    game = in_turn(layout("hegemony_runner (0,0), hegemony_ganger (2,0), outpost_hq (2,-2)"), "hegemony")
    assert {text.split()[1] for text in beginning(game, "run")} == {"c3"}
    assert refused(game, "run e3 e2 r0") == "NH-PLAY-03"


@pytest.mark.rule("NH-HEG-04")
def test_the_gladiator_stops_a_shot_and_strikes_for_two() -> None:
    fought = fight(layout("hegemony_gladiator (0,0) rot 0, moloch_hybrid (0,-2) rot 3, moloch_hq (1,-1)"))
    assert fought.acted == {3: {(0, -2)}, 1: {(0, 0)}, 0: {(1, -1)}}
    assert fought.hq("moloch") == 18 and fought.wounds((0, 0)) == 1


@pytest.mark.rule("NH-HEG-05")
def test_the_net_master_nets_two_and_strikes_the_one_between() -> None:
    board = (
        "hegemony_net_master (0,0) rot 3, outpost_brawler (-1,0) rot 4, outpost_hmg (1,-1) rot 5, "
        "outpost_annihilator (0,-1) rot 5"
    )
    assert netted(layout(board)) == {(-1, 0), (1, -1)}
    fought = fight(layout(board))
    assert fought.destroyed == {2: {(0, 0), (0, -1)}}
    assert fought.acted == {2: {(0, 0), (0, -1)}, 1: {(1, -1)}}  # free from phase 1 on, the HMG shoots then


@pytest.mark.rule("NH-HEG-05")
def test_hegemonys_net_fighter_nets_one_and_never_attacks() -> None:
    position = layout("hegemony_net_fighter (0,0) rot 0, outpost_medic (1,-1), outpost_scout (0,-1)")
    assert netted(position) == {(1, -1)}
    fought = fight(position)
    assert fought.acted == {} and fought.gone == set()


@pytest.mark.rule("NH-HEG-06")
def test_a_universal_soldier_deals_two_nearby_and_one_far_off() -> None:
    soldier = "hegemony_universal_soldier {} rot 1, moloch_blocker (0,-1) rot {}"
    assert fight(layout(soldier.format("(0,0)", 0))).wounds((0, -1)) == 2
    assert fight(layout(soldier.format("(0,1)", 0))).wounds((0, -1)) == 1
    assert fight(layout(soldier.format("(0,0)", 3))).wounds((0, -1)) == 1  # armour stops the shot only
    assert fight(layout(soldier.format("(0,0)", 0))).acted == {3: {(0, 0)}}


@pytest.mark.rule("NH-HEG-07")
def test_the_boss_strengthens_and_quickens() -> None:
    fought = fight(layout("hegemony_boss (0,1) rot 0, hegemony_runner (0,0) rot 0, outpost_hq (0,-1)"))
    assert fought.acted[3] == {(0, 0)} and fought.hq("outpost") == 18 and fought.destroyed == {0: {(0, 0)}}
    unlinked = fight(layout("hegemony_boss (0,1) rot 2, hegemony_runner (0,0) rot 0, outpost_hq (0,-1)"))
    assert unlinked.acted[2] == {(0, 0)} and unlinked.hq("outpost") == 19


@pytest.mark.rule("NH-HEG-08")
@pytest.mark.parametrize("officer", ["officer_1", "officer_2"])
def test_both_officers_of_hegemony_add_one_to_melee_and_nothing_to_shots(officer: str) -> None:
    soldier = f"hegemony_{officer} (0,1) rot 0, hegemony_universal_soldier (0,0) rot 1"
    assert fight(layout(f"{soldier}, moloch_blocker (0,-1) rot 0")).destroyed == {3: {(0, -1)}}
    assert fight(layout(f"{soldier}, moloch_blocker (0,-2) rot 0")).wounds((0, -2)) == 1


@pytest.mark.rule("NH-HEG-08")
def test_hegemonys_scout_quickens() -> None:
    fought = fight(layout("hegemony_scout (0,1) rot 0, hegemony_runner (0,0) rot 0, outpost_hq (0,-1)"))
    assert fought.acted[3] == {(0, 0)} and fought.hq("outpost") == 19


# -- Transport ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-HEG-09")
def test_the_transport_lets_linked_tiles_move_as_soon_as_it_is_placed() -> None:
    board = "hegemony_ganger (0,-1) rot 0, hegemony_hq (1,0), hegemony_thug (-2,0), outpost_hq (2,-2)"
    game = in_turn(layout(board), "hegemony", "transport")
    assert beginning(game, "ride") == set()
    play(game, "place transport c3 r0")
    assert {text.split()[1] for text in beginning(game, "ride")} == {"c2", "d3"}
    assert destinations(game, "ride", (0, -1)) == {(0, -1), (0, -2), (1, -2), (1, -1), (-1, 0), (-1, -1)}
    assert refused(game, "ride c3 c4 r0") == "NH-HEG-09"
    assert refused(game, "ride a1 a2 r0") == "NH-HEG-09"
    play(game, "ride c2 c1 r5", "ride d3 d3 r4")  # one leaves the Transport behind, the other turns
    assert is_free(game, (0, -1)) and piece_at(game, (0, -2)).rotation == 5 and piece_at(game, (1, 0)).rotation == 4
    assert beginning(game, "ride") == set()


@pytest.mark.rule("NH-HEG-09")
def test_the_transport_carries_no_enemy() -> None:
    game = in_turn(layout("hegemony_transport (0,0), outpost_commando (0,-1), hegemony_ganger (1,0)"), "outpost")
    assert beginning(game, "ride") == set()
    assert refused(game, "ride c2 c1 r0") == "NH-HEG-09"


@pytest.mark.rule("NH-HEG-10")
def test_the_transports_move_comes_on_top_of_mobility_and_once_a_turn() -> None:
    board = "hegemony_transport (0,0), hegemony_runner (0,-1), hegemony_hq (-2,2), outpost_hq (2,0)"
    game = in_turn(layout(board), "hegemony", piles={"hegemony": "move move move"})
    play(game, "run c2 d2 r1", "ride d2 d3 r2")
    assert piece_at(game, (1, 0)).rotation == 2
    assert refused(game, "ride d3 d2 r0") == "NH-HEG-10"
    assert refused(game, "run d3 d2 r0") == "NH-MOB-03"
    pass_turn(game)
    assert beginning(game, "ride", "run") == set()  # Outpost's turn
    pass_turn(game)
    play(game, "discard move")
    assert destinations(game, "ride", (1, 0)) and destinations(game, "run", (1, 0))  # a new turn, new moves


@pytest.mark.rule("NH-HEG-10")
def test_neither_a_netted_transport_nor_a_netted_tile_moves() -> None:
    board = "hegemony_transport (0,0), hegemony_ganger (0,-1), hegemony_runner (1,0), moloch_net_fighter {}"
    netted_transport = in_turn(layout(board.format("(0,1) rot 0")), "hegemony")
    assert netted(netted_transport) == {(0, 0)}
    assert beginning(netted_transport, "ride") == set()
    netted_tile = in_turn(layout(board.format("(-1,0) rot 1")), "hegemony")
    assert netted(netted_tile) == {(0, -1)}
    assert {text.split()[1] for text in beginning(netted_tile, "ride")} == {"d3"}
    assert refused(netted_tile, "ride c2 c1 r0") == "NH-NET-03"


# -- Quartermaster -----------------------------------------------------------------------------------------------

TO_SHOT = {"convert": "convert c3 0 ranged"}
TO_STRIKE = {"convert": "convert c3 0 melee"}
AS_PRINTED = {"convert": "keep"}


@pytest.mark.rule("NH-HEG-11")
def test_the_quartermaster_may_turn_a_strike_into_a_shot() -> None:
    board = "hegemony_quartermaster (0,1) rot {}, hegemony_runner (0,0) rot 0, outpost_hq (0,-2)"
    fought = fight(layout(board.format(0)), TO_SHOT)
    assert fought.hq("outpost") == 19
    assert fought.asked == [("hegemony", ["keep c4", "convert c3 0 ranged"])]
    assert fight(layout(board.format(0)), AS_PRINTED).hq("outpost") == 20
    assert fight(layout(board.format(1))).hq("outpost") == 20  # not linked, not asked


@pytest.mark.rule("NH-HEG-11")
def test_the_quartermaster_may_turn_a_shot_into_a_strike() -> None:
    # Armour takes 1 off a shot; the same attack as a strike goes through.
    board = "hegemony_quartermaster (0,1) rot 0, hegemony_universal_soldier (0,0) rot 1, moloch_blocker (0,-1) rot 3"
    assert fight(layout(board), AS_PRINTED).wounds((0, -1)) == 1
    assert fight(layout(board), TO_STRIKE).wounds((0, -1)) == 2


@pytest.mark.rule("NH-HEG-12")
def test_only_one_direction_is_turned() -> None:
    board = (
        "hegemony_quartermaster (0,1) rot 0, hegemony_thug (0,0) rot 0, outpost_medic (0,-2) rot 0, "
        "outpost_officer (2,-2) rot 0"
    )
    fought = fight(layout(board), TO_SHOT)
    assert fought.destroyed == {2: {(0, -2)}} and len(fought.asked) == 1
    other_way = fight(layout(board), {"convert": "convert c3 1 ranged"})
    assert other_way.destroyed == {2: {(2, -2)}}


@pytest.mark.rule("NH-HEG-12")
def test_the_converted_strike_keeps_its_printed_strength() -> None:
    board = "hegemony_quartermaster (0,1) rot 0, hegemony_thug (0,0) rot 0, outpost_hq (0,-2)"
    assert fight(layout(board), TO_SHOT).hq("outpost") == 18


@pytest.mark.rule("NH-HEG-12")
def test_only_one_phase_of_a_battle_gets_it_and_the_owner_says_which() -> None:
    # Outpost's HQ, an ally, gives the runner an extra attack in phase 1.
    board = "hegemony_quartermaster (0,1) rot 0, hegemony_runner (0,0) rot 0, outpost_hq (1,0), borgo_hq (0,-2)"
    first = fight(layout(board, teams=[0, 0, 1]), ["convert c3 0 ranged"])
    assert first.hq("borgo") == 19 and first.acted[1] == {(0, 0)}
    second = fight(layout(board, teams=[0, 0, 1]), ["keep c4", "convert c3 0 ranged"])
    assert second.hq("borgo") == 19
    never = fight(layout(board, teams=[0, 0, 1]), ["keep c4", "keep c4"])
    assert never.hq("borgo") == 20


@pytest.mark.rule("NH-HEG-13")
def test_bonuses_apply_to_the_converted_attack_by_its_new_type() -> None:
    modules = "hegemony_quartermaster (0,1) rot 0, hegemony_officer_2 (-1,1) rot 1"
    shot = fight(layout(f"{modules}, hegemony_runner (0,0) rot 0, moloch_blocker (0,-2) rot 0"), TO_SHOT)
    assert shot.wounds((0, -2)) == 1  # the officer adds to melee only
    strikes = layout(f"{modules}, hegemony_universal_soldier (0,0) rot 1, moloch_blocker (0,-1) rot 3")
    assert fight(strikes, TO_STRIKE).destroyed == {3: {(0, -1)}}  # two strikes of 2
    on_hq = layout(f"{modules}, hegemony_universal_soldier (0,0) rot 1, moloch_hq (0,-1)")
    assert fight(on_hq, TO_STRIKE).hq("moloch") == 16


@pytest.mark.rule("NH-HEG-13")
def test_an_allied_officers_bonus_to_shots_applies_to_a_strike_turned_shot() -> None:
    board = (
        "hegemony_quartermaster (0,1) rot 0, hegemony_runner (0,0) rot 0, outpost_officer (1,0), moloch_blocker (0,-2)"
    )
    assert fight(layout(board, teams=[0, 0, 1]), TO_SHOT).wounds((0, -2)) == 2
