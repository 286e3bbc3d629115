"""Instants (chapters INST, PSH, BTL, MOV, GRN, SNP, AIR)."""

import pytest

from platzdarm.games.neuroshima.rules.field import EXTENDED
from platzdarm.games.neuroshima.rules.position import Skirmish
from tests.neuroshima.helpers_modes import beginning, destinations, give_hand, pile_of
from tests.neuroshima.tabletop import (
    Cell,
    asks,
    cell,
    discards,
    hand,
    in_turn,
    is_free,
    layout,
    legal,
    netted,
    pass_turn,
    piece_at,
    play,
    refused,
)

INNER = {(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}


# -- INST --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-INST-01")
def test_an_instant_may_come_before_a_placement_and_vacate_the_cell_for_it() -> None:
    game = in_turn(layout("outpost_hq (0,0), hegemony_hq (2,-2)"), "outpost", "move commando")
    assert "place commando c3 r0" not in legal(game)
    play(game, "move c3 c4 r0", "place commando c3 r0")
    assert piece_at(game, (0, 0)).tile.key == "commando" and piece_at(game, (0, 1)).tile.key == "hq"


@pytest.mark.rule("NH-INST-01")
def test_instants_may_come_between_and_after_placements() -> None:
    board = "outpost_hq (0,0), hegemony_hq (2,-2), hegemony_scout (2,0)"
    game = in_turn(layout(board), "outpost", "commando sniper brawler move")
    play(game, "place commando c1 r0", "snipe e3", "place brawler e3 r0", "move c1 b1 r3")
    assert piece_at(game, (2, 0)).tile.key == "brawler" and piece_at(game, (-1, -1)).rotation == 3


@pytest.mark.rule("NH-INST-01")
def test_no_instant_is_played_in_a_battle() -> None:
    board = "moloch_hq (-2,0), moloch_clown (0,0), outpost_hq (2,0), outpost_scout (0,-1)"
    game = in_turn(layout(board), "moloch", "battle air_strike push")
    assert "airstrike c3" in legal(game) and "push c3 c2" in legal(game)
    play(game, "battle")
    assert asks(game) == ("moloch", "explode")
    assert legal(game) == ["fight c3", "explode c3"]
    assert refused(game, "airstrike c3") == "NH-BAT-11"
    assert refused(game, "push c3 c2") == "NH-BAT-11"


@pytest.mark.rule("NH-INST-01")
def test_no_instant_is_played_in_another_players_turn() -> None:
    game = layout("outpost_hq (0,0), outpost_scout (1,0), hegemony_hq (2,-2)")
    give_hand(in_turn(game, "outpost", "move"), "hegemony", "sniper")
    assert refused(game, "snipe d3", army="hegemony") == "NH-TURN-08"


@pytest.mark.rule("NH-INST-02")
def test_a_sniped_netter_frees_its_victim_in_the_same_turn() -> None:
    board = "outpost_hq (0,0), hegemony_hq (2,-2), hegemony_net_fighter (0,1) rot 5"
    game = in_turn(layout(board), "outpost", "sniper move commando")
    assert netted(game) == {(0, 0)}
    assert refused(game, "move c3 b3 r0") == "NH-NET-03"
    play(game, "snipe c4")
    assert netted(game) == set() and discards(game, "hegemony") == ["net_fighter"]
    play(game, "move c3 b3 r0", "place commando c4 r0")


@pytest.mark.rule("NH-INST-02")
def test_a_sniped_module_helps_nobody_in_the_battle_that_follows() -> None:
    board = "outpost_hq (0,-1), hegemony_runner (0,0) rot 0, hegemony_officer_1 (0,1) rot 0"
    game = in_turn(layout(board), "outpost", "sniper battle")
    play(game, "snipe c4", "battle")
    assert game.points[0] == 19


# -- PSH ---------------------------------------------------------------------------------------------------------


def retreat_cells(game: Skirmish) -> set[Cell]:
    field = game.setting.field
    return {field.coordinates[field.named(text.split()[1])] for text in beginning(game, "retreat")}


@pytest.mark.rule("NH-PSH-01")
def test_a_free_tile_pushes_an_adjacent_free_enemy() -> None:
    board = "moloch_hybrid (0,0) rot 0, outpost_brawler (0,-1) rot 0, outpost_scout (2,0), moloch_guard (1,0)"
    game = in_turn(layout(board), "moloch", "push")
    # The scout is next to the guard only; its own tiles, and enemies farther off, nobody pushes.
    assert beginning(game, "push") == {"push c3 c2"}
    assert refused(game, "push c3 e3") == "NH-PSH-01"
    assert refused(game, "push c3 d3") == "NH-PSH-01"
    play(game, "push c3 c2", "retreat c1")
    assert is_free(game, (0, -1)) and piece_at(game, (0, -2)).tile.key == "brawler"
    assert piece_at(game, (0, 0)).tile.key == "hybrid"
    assert discards(game, "moloch") == ["push"] and asks(game) == ("moloch", "act")


@pytest.mark.rule("NH-PSH-01")
def test_a_netted_enemy_is_not_pushed() -> None:
    board = "moloch_net_fighter (0,0) rot 0, moloch_hybrid (1,-1), outpost_brawler (0,-1)"
    game = in_turn(layout(board), "moloch", "push")
    assert beginning(game, "push") == set()
    assert refused(game, "push d2 c2") == "NH-NET-09"


@pytest.mark.rule("NH-PSH-01")
def test_a_netted_tile_does_not_push() -> None:
    board = "moloch_hybrid (0,0), hegemony_net_fighter (0,1) rot 5, hegemony_scout (0,-1)"
    game = in_turn(layout(board), "moloch", "push")
    assert netted(game) == {(0, 0)}
    assert beginning(game, "push") == set()
    assert refused(game, "push c3 c2") == "NH-NET-03"


@pytest.mark.rule("NH-PSH-02")
def test_a_pushed_tile_goes_one_step_to_a_cell_away_from_the_pusher() -> None:
    game = in_turn(layout("moloch_hybrid (0,0) rot 0, outpost_brawler (0,-1) rot 0"), "moloch", "push")
    play(game, "push c3 c2")
    assert retreat_cells(game) == {(0, -2), (1, -2), (-1, -1)}
    assert refused(game, f"retreat {cell(game, (1, -1))}") == "NH-PSH-02"  # next to the pusher
    play(game, f"retreat {cell(game, (-1, -1))}")
    assert piece_at(game, (-1, -1)).tile.key == "brawler" and is_free(game, (0, -1))


@pytest.mark.rule("NH-PSH-02")
def test_the_cell_behind_may_not_be_jumped_over() -> None:
    board = "moloch_hybrid (0,1), outpost_brawler (0,0), outpost_medic (0,-1)"
    game = in_turn(layout(board), "moloch", "push")
    play(game, "push c4 c3")
    assert retreat_cells(game) == {(1, -1), (-1, 0)}


@pytest.mark.rule("NH-PSH-03")
def test_the_owner_of_the_pushed_tile_chooses_among_several_cells() -> None:
    board = "moloch_hybrid (0,0) rot 0, outpost_brawler (1,-1) rot 0, outpost_medic (1,-2) rot 0"
    game = in_turn(layout(board), "moloch", "push")
    play(game, "push c3 d2")
    assert asks(game) == ("outpost", "retreat")
    assert retreat_cells(game) == {(2, -2), (2, -1)}
    assert refused(game, "retreat e1", army="moloch") == "NH-TURN-08"
    play(game, "retreat e2")
    assert piece_at(game, (2, -1)).tile.key == "brawler"
    assert asks(game) == ("moloch", "act")


@pytest.mark.rule("NH-PSH-03")
def test_where_one_cell_is_left_nobody_is_asked() -> None:
    board = "moloch_hybrid (0,0), outpost_brawler (1,-1), outpost_medic (1,-2), outpost_scout (2,-2)"
    game = in_turn(layout(board), "moloch", "push")
    play(game, "push c3 d2")
    assert asks(game) == ("moloch", "act") and piece_at(game, (2, -1)).tile.key == "brawler"


@pytest.mark.rule("NH-PSH-04")
def test_a_tile_with_all_cells_behind_it_taken_is_not_pushed() -> None:
    board = (
        "moloch_hybrid (0,0) rot 0, outpost_runner (0,-1) rot 0, outpost_medic (0,-2) rot 0, "
        "outpost_scout (1,-2) rot 0, moloch_guard (-1,-1) rot 0"
    )
    game = in_turn(layout(board), "moloch", "push")
    # The free cells (1,-1) and (-1,0) beside the runner are next to the hybrid, so they do not count.
    assert is_free(game, (1, -1)) and is_free(game, (-1, 0))
    assert refused(game, "push c3 c2") == "NH-PSH-04"
    assert hand(game, "moloch") == ["push"]
    # The guard stands elsewhere and can push the same runner to (1,-1).
    play(game, "push b1 c2")
    assert piece_at(game, (1, -1)).tile.key == "runner"


@pytest.mark.rule("NH-PSH-04")
@pytest.mark.parametrize(("pusher", "pushed"), [((1, -1), (2, -2)), ((0, -1), (0, -2))])
def test_from_inside_nothing_is_pushed_off_the_board(pusher: Cell, pushed: Cell) -> None:
    board = f"moloch_hybrid ({pusher[0]},{pusher[1]}), outpost_brawler ({pushed[0]},{pushed[1]})"
    game = in_turn(layout(board), "moloch", "push")
    assert beginning(game, "push") == set()
    assert refused(game, f"push {cell(game, pusher)} {cell(game, pushed)}") == "NH-PSH-04"


@pytest.mark.rule("NH-PSH-05")
def test_a_module_pushes_a_headquarters() -> None:
    game = in_turn(layout("hegemony_officer_1 (0,0), outpost_hq (0,-1) with 7 points"), "hegemony", "push")
    play(game, "push c3 c2")
    assert asks(game) == ("outpost", "retreat")
    play(game, "retreat c1")
    assert piece_at(game, (0, -2)).tile.key == "hq" and is_free(game, (0, -1))
    assert game.points[1] == 7


@pytest.mark.rule("NH-PSH-05")
def test_a_headquarters_pushes_and_the_pushed_tile_keeps_rotation_and_wounds() -> None:
    board = "hegemony_hq (0,0), moloch_blocker (0,-1) rot 2 with 1 wound, moloch_medic (1,0) rot 4"
    game = in_turn(layout(board), "hegemony", "push push")
    play(game, "push c3 c2", "retreat c1", "push c3 d3", "retreat e3")
    blocker, medic = piece_at(game, (0, -2)), piece_at(game, (2, 0))
    assert (blocker.tile.key, blocker.rotation, blocker.wounds) == ("blocker", 2, 1)
    assert (medic.tile.key, medic.rotation, medic.wounds) == ("medic", 4, 0)


# -- BTL ---------------------------------------------------------------------------------------------------------

DUEL_BOARD = "outpost_hq (2,0), outpost_brawler (0,0) rot 0, hegemony_hq (0,-1)"


@pytest.mark.rule("NH-BTL-01")
def test_a_battle_is_fought_at_once_and_ends_the_turn() -> None:
    game = in_turn(layout(DUEL_BOARD), "outpost", "battle commando", piles={"hegemony": "ganger ganger ganger"})
    play(game, "battle")
    assert game.points == [20, 18]
    assert hand(game, "outpost") == ["commando"] and discards(game, "outpost") == ["battle", "brawler"]
    assert asks(game) == ("hegemony", "discard")
    assert refused(game, "place commando a1 r0", army="outpost") == "NH-TURN-08"


@pytest.mark.rule("NH-BTL-01")
def test_nobody_plays_battle_once_somebody_has_drawn_his_last_tile() -> None:
    game = give_hand(in_turn(layout(DUEL_BOARD), "outpost", "battle"), "hegemony", "battle")
    pile_of(game, "hegemony", "ganger")
    assert "battle" in legal(game)
    play(game, "end")
    assert asks(game) == ("hegemony", "act") and hand(game, "hegemony") == ["battle", "ganger"]
    assert refused(game, "battle") == "NH-END-02"
    pile_of(game, "outpost", "move")
    play(game, "end")
    assert asks(game) == ("outpost", "act") and hand(game, "outpost") == ["battle", "move"]
    assert refused(game, "battle") == "NH-END-02"


# -- MOV ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-MOV-01")
def test_move_takes_a_headquarters_to_an_adjacent_free_cell() -> None:
    board = "hegemony_hq (0,-2), hegemony_officer_1 (-1,-1) rot 2, outpost_hq (0,0)"
    game = in_turn(layout(board), "hegemony", "move")
    assert destinations(game, "move", (0, -2)) == {(0, -2), (1, -2), (0, -1)}
    assert refused(game, "move c1 c3 r0") == "NH-BRD-03"
    assert refused(game, "move c1 e1 r0") == "NH-MOB-01"  # two cells away
    play(game, "move c1 d1 r4")
    assert is_free(game, (0, -2))
    assert (piece_at(game, (1, -2)).tile.key, piece_at(game, (1, -2)).rotation) == ("hq", 4)
    assert hand(game, "hegemony") == [] and discards(game, "hegemony") == ["move"]
    assert beginning(game, "move") == set()


@pytest.mark.rule("NH-MOV-01")
def test_move_takes_a_module_and_turns_it_to_any_rotation() -> None:
    game = in_turn(layout("hegemony_officer_1 (2,-2) rot 2, outpost_hq (0,0)"), "hegemony", "move")
    turns = {f"move e1 e1 r{rotation}" for rotation in (0, 1, 3, 4, 5)}
    steps = {f"move e1 {name} r{rotation}" for name in ("d1", "d2", "e2") for rotation in range(6)}
    assert beginning(game, "move") == turns | steps


@pytest.mark.rule("NH-MOV-01")
def test_a_tile_hemmed_in_may_still_turn() -> None:
    board = "hegemony_ganger (2,-2) rot 0, outpost_hq (1,-2), outpost_scout (1,-1), outpost_medic (2,-1)"
    game = in_turn(layout(board), "hegemony", "move")
    assert beginning(game, "move") == {f"move e1 e1 r{rotation}" for rotation in range(1, 6)}
    play(game, "move e1 e1 r5")
    assert piece_at(game, (2, -2)).rotation == 5


@pytest.mark.rule("NH-MOV-02")
def test_move_works_on_no_enemy_ally_or_netted_tile() -> None:
    board = "outpost_commando (0,0), outpost_scout (2,-2), borgo_mutant (-2,0), hegemony_net_fighter (0,1) rot 5"
    game = in_turn(layout(board, teams=[0, 0, 1]), "outpost", "move")
    assert netted(game) == {(0, 0)}
    assert refused(game, "move c3 b3 r0") == "NH-NET-03"
    assert refused(game, "move c3 c3 r1") == "NH-NET-03"
    assert refused(game, "move c4 b4 r0") == "NH-MOV-02"
    assert refused(game, "move a1 a2 r0") == "NH-MOV-02"
    assert {text.split()[1] for text in beginning(game, "move")} == {"e1"}


# -- GRN ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-GRN-01")
def test_a_grenade_destroys_a_tough_enemy_next_to_the_own_headquarters() -> None:
    board = "borgo_hq (0,0), moloch_blocker (0,-1) rot 3, moloch_hybrid (0,-2) rot 0, borgo_mutant (1,0)"
    game = in_turn(layout(board), "borgo", "grenade")
    assert beginning(game, "grenade") == {"grenade c2"}
    assert refused(game, "grenade c1") == "NH-GRN-01"
    assert refused(game, "grenade d3") == "NH-SNP-02"  # a friend
    play(game, "grenade c2")
    assert is_free(game, (0, -1)) and not is_free(game, (0, -2))
    assert discards(game, "moloch") == ["blocker"] and discards(game, "borgo") == ["grenade"]


@pytest.mark.rule("NH-GRN-01")
def test_a_grenade_is_thrown_from_the_own_headquarters_only() -> None:
    game = in_turn(layout("borgo_hq (2,0), borgo_mutant (0,0), moloch_hybrid (0,-1)"), "borgo", "grenade")
    assert beginning(game, "grenade") == set()
    assert refused(game, "grenade c2") == "NH-GRN-01"


@pytest.mark.rule("NH-GRN-02")
def test_a_grenade_is_not_aimed_at_a_headquarters() -> None:
    game = in_turn(layout("borgo_hq (0,0), outpost_hq (0,-1)"), "borgo", "grenade")
    assert beginning(game, "grenade") == set()
    assert refused(game, "grenade c2") == "NH-GRN-02"


@pytest.mark.rule("NH-GRN-03")
def test_a_netted_headquarters_throws_no_grenade() -> None:
    board = "borgo_hq (0,0), hegemony_net_fighter (0,1) rot {}, hegemony_scout (1,0)"
    game = in_turn(layout(board.format(5)), "borgo", "grenade")
    assert netted(game) == {(0, 0)}
    assert refused(game, "grenade c4") == "NH-GRN-03"
    assert refused(game, "grenade d3") == "NH-GRN-03"
    facing_away = in_turn(layout(board.format(0)), "borgo", "grenade")
    assert beginning(facing_away, "grenade") == {"grenade c4", "grenade d3"}


@pytest.mark.rule("NH-GRN-04")
def test_a_medic_linked_to_the_target_cancels_the_grenade() -> None:
    board = "borgo_hq (0,0), moloch_blocker (0,-1) rot 3, moloch_medic (1,-2) rot 0"
    game = in_turn(layout(board), "borgo", "grenade")
    play(game, "grenade c2")
    assert piece_at(game, (0, -1)).wounds == 0
    assert is_free(game, (1, -2)) and discards(game, "moloch") == ["medic"]
    assert hand(game, "borgo") == [] and discards(game, "borgo") == ["grenade"]


# -- SNP ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-SNP-01")
def test_a_sniper_deals_one_damage_at_any_distance() -> None:
    game = in_turn(layout("hegemony_hq (-2,2), moloch_gauss_cannon (2,-2) rot 0"), "hegemony", "sniper")
    play(game, "snipe e1")
    assert piece_at(game, (2, -2)).wounds == 1


@pytest.mark.rule("NH-SNP-01")
def test_neither_cover_nor_armour_helps_against_a_sniper() -> None:
    # A juggernaut has armour towards every second side, a shield of blockers in front and a wound already.
    board = (
        "hegemony_hq (0,2), moloch_blocker (0,0) rot 3, moloch_blocker (0,1) rot 3, "
        "moloch_juggernaut (0,-1) rot 1 with 1 wound, moloch_armoured_guard (0,-2) rot 3"
    )
    game = in_turn(layout(board), "hegemony", "sniper sniper sniper")
    play(game, "snipe c2", "snipe c1", "snipe c3")
    assert is_free(game, (0, -1)) and is_free(game, (0, -2))
    assert piece_at(game, (0, 0)).wounds == 1 and piece_at(game, (0, 1)).wounds == 0


@pytest.mark.rule("NH-SNP-02")
def test_a_sniper_spares_headquarters_and_own_tiles() -> None:
    board = "hegemony_hq (-2,2), hegemony_ganger (0,0), moloch_hq (2,-2), moloch_guard (0,-1), moloch_medic (1,0)"
    game = in_turn(layout(board), "hegemony", "sniper")
    assert beginning(game, "snipe") == {"snipe c2", "snipe d3"}
    assert refused(game, "snipe e1") == "NH-SNP-02"
    assert refused(game, "snipe c3") == "NH-SNP-02"


# -- AIR ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-AIR-01")
def test_an_air_strike_hits_units_and_modules_of_both_sides_on_seven_cells() -> None:
    board = (
        "outpost_commando (0,-1) rot 0, moloch_hybrid (1,0) rot 0, moloch_blocker (0,0) rot 0, outpost_hq (0,1), "
        "outpost_medic (0,-2) rot 0"
    )
    game = in_turn(layout(board), "moloch", "air_strike")
    play(game, "airstrike c3")
    assert is_free(game, (0, -1)) and is_free(game, (1, 0))
    assert piece_at(game, (0, 0)).wounds == 1
    assert game.points[0] == 20 and not is_free(game, (0, 1)) and not is_free(game, (0, -2))
    assert discards(game, "outpost") == ["commando"] and discards(game, "moloch") == ["air_strike", "hybrid"]


@pytest.mark.rule("NH-AIR-01")
def test_an_air_strike_reaches_each_of_the_six_neighbours_and_no_cell_beyond() -> None:
    outer = [(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)]
    board = ", ".join(f"outpost_scout ({q},{r})" for q, r in [*sorted(INNER), *outer])
    game = in_turn(layout(board, seats="moloch outpost"), "moloch", "air_strike")
    play(game, "airstrike c3")
    assert all(is_free(game, place) for place in INNER)
    assert not any(is_free(game, place) for place in outer)


@pytest.mark.rule("NH-AIR-02")
def test_the_blast_must_lie_on_the_board_as_a_whole() -> None:
    game = in_turn(layout("outpost_hq (0,1), moloch_hq (2,0)"), "moloch", "air_strike")
    assert beginning(game, "airstrike") == {f"airstrike {cell(game, place)}" for place in INNER}
    assert refused(game, f"airstrike {cell(game, (2, 0))}") == "NH-AIR-02"


@pytest.mark.rule("NH-AIR-02")
def test_on_the_extended_board_every_main_cell_may_be_the_target() -> None:
    game = in_turn(layout("outpost_hq (0,1), moloch_hq (2,0)", board="extended"), "moloch", "air_strike")
    assert beginning(game, "airstrike") == {f"airstrike {EXTENDED.name(number)}" for number in EXTENDED.main_cells}
    assert len(EXTENDED.main_cells) == 19
    assert refused(game, f"airstrike {cell(game, (3, 0))}") == "NH-AIR-02"


@pytest.mark.rule("NH-AIR-03")
def test_an_air_strike_on_an_empty_cell_spares_the_headquarters() -> None:
    game = in_turn(layout("outpost_hq (0,1), outpost_scout (1,-1) rot 0, moloch_hq (-1,0)"), "moloch", "air_strike")
    play(game, "airstrike c3")
    assert is_free(game, (1, -1))
    assert game.points == [20, 20] and not is_free(game, (0, 1)) and not is_free(game, (-1, 0))


@pytest.mark.rule("NH-AIR-04")
def test_a_medic_outside_the_blast_saves_a_tile_inside() -> None:
    board = layout("outpost_medic (0,2) rot 0, outpost_hmg (0,1) rot 0", seats="outpost moloch")
    game = in_turn(board, "moloch", "air_strike")
    play(game, "airstrike c3")
    assert not is_free(game, (0, 1)) and is_free(game, (0, 2))
    assert discards(game, "outpost") == ["medic"]


@pytest.mark.rule("NH-AIR-04")
def test_a_medic_inside_the_blast_saves_nobody() -> None:
    board = layout("outpost_medic (0,1) rot 0, outpost_hmg (0,0) rot 0", seats="outpost moloch")
    game = in_turn(board, "moloch", "air_strike")
    play(game, "airstrike c3")
    assert is_free(game, (0, 0)) and is_free(game, (0, 1))


@pytest.mark.rule("NH-AIR-04")
def test_a_medic_saves_only_one_of_two_struck_tiles_and_its_owner_says_which() -> None:
    board = "outpost_medic (1,1) rot 0, outpost_hmg (1,0), outpost_commando (0,1)"
    game = in_turn(layout(board, seats="outpost moloch"), "moloch", "air_strike")
    play(game, "airstrike c3")
    assert asks(game) == ("outpost", "heal")
    assert set(legal(game)) == {"heal d3 from instant with d4", "heal c4 from instant with d4"}
    play(game, "heal c4 from instant with d4")
    assert not is_free(game, (0, 1)) and is_free(game, (1, 0)) and is_free(game, (1, 1))


@pytest.mark.rule("NH-AIR-04")
def test_a_medic_cancels_the_air_strike_of_its_own_side_too() -> None:
    game = in_turn(layout("moloch_medic (0,2) rot 0, moloch_hybrid (0,1), outpost_hq (2,0)"), "moloch", "air_strike")
    play(game, "airstrike c3")
    assert not is_free(game, (0, 1)) and is_free(game, (0, 2))


@pytest.mark.rule("NH-INST-01")
def test_after_its_instants_are_played_a_turn_goes_on_until_it_is_ended() -> None:
    game = in_turn(layout("outpost_hq (0,0), hegemony_hq (2,-2), hegemony_scout (2,0)"), "outpost", "sniper")
    play(game, "snipe e3")
    assert asks(game) == ("outpost", "act")
    assert asks(pass_turn(game))[0] == "hegemony"
