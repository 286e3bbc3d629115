"""Mobility (chapter MOB)."""

import pytest

from tests.neuroshima.helpers_battle import WAYS, all_round, heal_text, move_text, offers
from tests.neuroshima.tabletop import asks, cell, in_turn, is_free, layout, legal, pass_turn, piece_at, play, refused


@pytest.mark.rule("NH-MOB-01")
def test_a_mobile_tile_moves_and_turns_in_one_use() -> None:
    game = in_turn(layout("hegemony_runner (-1,1) rot 1"), "hegemony")
    play(game, move_text(game, "run", (-1, 1), (0, 0), 2))
    assert is_free(game, (-1, 1))
    assert piece_at(game, (0, 0)).rotation == 2
    assert offers(game, "run") == set()


@pytest.mark.rule("NH-MOB-01")
def test_a_mobile_tile_goes_to_any_free_adjacent_cell_in_any_rotation_or_turns_on_the_spot() -> None:
    game = in_turn(layout("hegemony_runner (0,0) rot 1, hegemony_ganger (0,-1) rot 0, moloch_hq (1,0)"), "hegemony")
    to_cells = {
        move_text(game, "run", (0, 0), target, rotation)
        for target in set(WAYS) - {(0, -1), (1, 0)}
        for rotation in range(6)
    }
    on_the_spot = {move_text(game, "run", (0, 0), (0, 0), rotation) for rotation in (0, 2, 3, 4, 5)}
    assert offers(game, "run") == to_cells | on_the_spot
    assert refused(game, move_text(game, "run", (0, 0), (0, -1), 0)) == "NH-BRD-03"
    assert refused(game, move_text(game, "run", (0, 0), (0, 2), 0)) == "NH-MOB-01"


@pytest.mark.rule("NH-MOB-01")
def test_a_mobile_tile_hemmed_in_may_still_turn() -> None:
    game = in_turn(layout(f"hegemony_runner (0,0) rot 0, {all_round('moloch_blocker', (0, 0))}"), "hegemony")
    assert offers(game, "run") == {move_text(game, "run", (0, 0), (0, 0), rotation) for rotation in range(1, 6)}


@pytest.mark.rule("NH-MOB-01")
def test_only_tiles_with_mobility_move_and_only_in_their_owners_turn() -> None:
    board = layout("hegemony_runner (0,0) rot 0, hegemony_ganger (0,2) rot 0, outpost_runner (0,-2) rot 0")
    game = in_turn(board, "hegemony")
    assert refused(game, move_text(game, "run", (0, 2), (1, 1), 0)) == "NH-PLAY-03"
    assert refused(game, move_text(game, "run", (0, -2), (0, -1), 0)) == "NH-MOV-02"
    assert refused(game, move_text(game, "run", (0, -2), (0, -1), 0), "outpost") == "NH-TURN-08"
    assert {text.split()[1] for text in offers(game, "run")} == {cell(game, (0, 0))}


@pytest.mark.rule("NH-MOB-02")
def test_mobility_is_used_before_between_and_after_placements() -> None:
    board = "hegemony_hq (-2,0), moloch_hq (2,0), hegemony_runner (0,0) rot 0, hegemony_runner (0,-2) rot 0"
    game = in_turn(layout(board), "hegemony", "ganger thug")
    play(game, f"place ganger {cell(game, (0, 1))} r0")
    play(game, move_text(game, "run", (0, 0), (0, -1), 0))
    play(game, f"place thug {cell(game, (0, 0))} r0")
    play(game, move_text(game, "run", (0, -2), (1, -2), 0))
    assert [piece_at(game, place).tile.key for place in ((0, 0), (0, -1), (1, -2))] == ["thug", "runner", "runner"]


@pytest.mark.rule("NH-MOB-02")
def test_mobility_comes_after_the_forced_discard() -> None:
    board = layout("hegemony_runner (0,0) rot 0, hegemony_hq (-2,0), moloch_hq (2,0)")
    game = in_turn(board, "hegemony", "ganger thug move", must_discard=True)
    assert refused(game, move_text(game, "run", (0, 0), (0, -1), 0)) == "NH-TURN-02"
    play(game, "discard ganger", move_text(game, "run", (0, 0), (0, -1), 0))
    assert not is_free(game, (0, -1))


@pytest.mark.rule("NH-MOB-02")
def test_mobility_is_not_used_once_a_battle_was_started() -> None:
    board = layout("hegemony_runner (0,0) rot 0, hegemony_hq (-2,0), moloch_hq (2,0)", seats="hegemony moloch")
    game = in_turn(board, "hegemony", "battle")
    play(game, "battle")
    assert asks(game)[0] == "moloch"
    assert refused(game, move_text(game, "run", (0, 0), (0, -1), 0), "hegemony") == "NH-TURN-08"


@pytest.mark.rule("NH-MOB-02")
def test_mobility_is_never_used_in_a_battle() -> None:
    """The battle stops for the owner's choice of a patient; he cannot run instead."""
    board = layout(
        "outpost_medic (0,1) rot 0, outpost_runner (0,0) rot 0, outpost_commando (1,0) rot 0, outpost_hq (-2,2), "
        "moloch_hybrid (0,-2) rot 3, moloch_hybrid (1,-2) rot 3, moloch_hq (-2,0)"
    )
    game = in_turn(board, "outpost", "battle")
    play(game, "battle")
    assert asks(game) == ("outpost", "heal")
    assert refused(game, move_text(game, "run", (0, 0), (0, -1), 0)) == "NH-BAT-11"
    play(game, heal_text(game, (0, 0), (0, -2), (0, 1)))
    assert asks(game)[0] == "moloch"
    assert piece_at(game, (0, 0)).tile.key == "runner"


@pytest.mark.rule("NH-MOB-03")
def test_a_tile_moves_once_in_the_turn_it_was_placed() -> None:
    game = in_turn(layout("hegemony_hq (-2,0), moloch_hq (2,0)"), "hegemony", "runner")
    play(game, f"place runner {cell(game, (0, 0))} r0", move_text(game, "run", (0, 0), (0, -1), 0))
    assert refused(game, move_text(game, "run", (0, -1), (0, 0), 0)) == "NH-MOB-03"


@pytest.mark.rule("NH-MOB-03")
def test_a_turn_on_the_spot_uses_the_mobility_up() -> None:
    game = in_turn(layout("hegemony_runner (0,0) rot 0, hegemony_runner (0,2) rot 0"), "hegemony")
    play(game, move_text(game, "run", (0, 0), (0, 0), 3))
    assert refused(game, move_text(game, "run", (0, 0), (0, -1), 3)) == "NH-MOB-03"
    assert {text.split()[1] for text in offers(game, "run")} == {cell(game, (0, 2))}


@pytest.mark.rule("NH-MOB-03")
def test_a_move_tile_does_not_use_the_mobility_up() -> None:
    game = in_turn(layout("hegemony_runner (0,0) rot 0"), "hegemony", "move")
    play(game, move_text(game, "move", (0, 0), (0, -1), 0), move_text(game, "run", (0, -1), (0, -2), 0))
    assert not is_free(game, (0, -2))


@pytest.mark.rule("NH-MOB-03")
def test_in_the_next_own_turn_the_tile_moves_again() -> None:
    board = layout("hegemony_runner (0,0) rot 0, hegemony_hq (-2,0), moloch_hq (2,0)", seats="hegemony moloch")
    game = in_turn(board, "hegemony")
    play(game, move_text(game, "run", (0, 0), (0, -1), 0), "end")
    pass_turn(game)
    play(game, legal(game)[0])
    play(game, move_text(game, "run", (0, -1), (0, 0), 0))
    assert not is_free(game, (0, 0))
