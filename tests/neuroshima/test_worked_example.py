"""The rulebook's worked example, played through the engine move by move (chapter EXA)."""

import pytest

from tests.neuroshima.tabletop import discards, fight, hand, layout, legal, netted, new_game, pile_size, play, refused

BATTLE_BOARD = (
    "outpost_hq (1,0), outpost_medic (0,-1) rot 4, outpost_brawler (1,-1) rot 0, outpost_annihilator (0,-2) rot 4, "
    "outpost_hmg (-1,0) rot 1, outpost_commando (-1,2) rot 5, outpost_scout (0,1) rot 0, hegemony_hq (1,-2), "
    "hegemony_officer_1 (2,-2) rot 5, hegemony_net_fighter (2,-1) rot 4, hegemony_runner (0,0) rot 2, "
    "hegemony_universal_soldier (-1,-1) rot 2, hegemony_ganger (-2,1) rot 2, hegemony_boss (-1,1) rot 1"
)

DRAWS = [
    "outpost_medic",
    "hegemony_move",
    "hegemony_officer_1",
    "outpost_move",
    "outpost_brawler",
    "outpost_annihilator",
    "hegemony_battle",
    "hegemony_net_fighter",
    "hegemony_runner",
    "outpost_move",
    "outpost_battle",
    "outpost_hmg",
    "hegemony_universal_soldier",
    "hegemony_ganger",
    "hegemony_net_fighter",
    "outpost_commando",
    "outpost_scout",
    "outpost_medic",
    "hegemony_ganger",
    "hegemony_boss",
    "hegemony_runner",
    "outpost_sniper",
    "outpost_move",
    "outpost_battle",
]


@pytest.mark.rule("NH-EXA-01", "NH-EXA-02", "NH-EXA-03", "NH-EXA-04", "NH-EXA-05", "NH-EXA-07")
def test_the_example_game_is_played_to_the_aftermath() -> None:
    game = new_game(DRAWS, armies="outpost,hegemony")
    play(game, "hq c3", "hq c1")
    play(game, "place medic c2 r4")
    assert hand(game, "outpost") == [] and pile_size(game, "outpost") == 33
    play(game, "end")

    play(game, "move c1 d1 r0", "place officer_1 e1 r5", "end")
    play(game, "discard move", "place brawler d2 r0", "place annihilator c1 r4", "end")
    play(game, "discard battle", "place net_fighter e2 r4", "place runner b3 r1")
    assert netted(game) == {(1, -1)}
    assert refused(game, "move d1 c1 r0") == "NH-TURN-03"
    play(game, "end")

    play(game, "discard battle", "move c3 d3 r0", "place hmg b2 r1", "end")
    play(game, "discard ganger", "place universal_soldier b1 r2", "place net_fighter e3 r4", "run b3 c3 r2", "end")
    assert netted(game) == {(1, -1), (1, 0)}
    play(game, "discard medic", "place commando b4 r5", "place scout c4 r0", "end")
    play(game, "discard runner", "place ganger a2 r2", "place boss b3 r1", "end")

    play(game, "discard move", "snipe e3")
    assert netted(game) == {(1, -1)}
    assert pile_size(game, "outpost") == 21 and pile_size(game, "hegemony") == 23
    play(game, "battle")

    assert game.points == [18, 14]
    standing = {piece.tile.id for piece in game.cells if piece is not None}
    assert standing == {
        "outpost_hq",
        "outpost_hmg",
        "outpost_commando",
        "outpost_scout",
        "hegemony_hq",
        "hegemony_officer_1",
        "hegemony_universal_soldier",
        "hegemony_ganger",
        "hegemony_boss",
    }
    assert len(discards(game, "outpost")) == 10 and len(discards(game, "hegemony")) == 7
    assert hand(game, "outpost") == [] and game.turn == 10  # the book counts the placing of HQs as turn 1
    assert game.pending()[0].seat == 1 and all(text.startswith("discard") for text in legal(game))


@pytest.mark.rule("NH-EXA-06")
def test_the_example_battle_runs_phase_by_phase() -> None:
    fought = fight(layout(BATTLE_BOARD))
    assert fought.acted == {
        4: {(-1, 2)},
        3: {(0, 0), (1, -1), (-2, 1), (-1, -1)},
        2: {(1, -1), (-1, 0)},
        1: {(-1, 0)},
        0: {(1, 0), (1, -2)},
    }
    assert fought.hq("outpost") == 18
    assert fought.hq("hegemony") == 14
