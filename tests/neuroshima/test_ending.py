"""The end of the game and victory (chapters END and VIC)."""

import pytest

from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import DUEL
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.errors import IllegalAction
from tests.neuroshima.helpers_turns import TWO_HQS, battles, full_board, give, last_draw, tell
from tests.neuroshima.tabletop import (
    asks,
    fight,
    hand,
    in_turn,
    is_free,
    layout,
    legal,
    new_game,
    pass_turn,
    piece_at,
    pile_size,
    play,
    refused,
)

DRAW = [0.5, 0.5]
OUTPOST_WINS = [1.0, 0.0]
HEGEMONY_WINS = [0.0, 1.0]
OTHER = {"outpost": "hegemony", "hegemony": "outpost"}


def duel(board: str = TWO_HQS) -> Skirmish:
    return layout(board, seats="outpost hegemony", mode=DUEL)


def points(outpost: int, hegemony: int) -> str:
    """Two HQs out of reach, with these points."""
    return f"outpost_hq (0,2) with {outpost} points left, hegemony_hq (0,-2) with {hegemony} points left"


def after_last_battle(board: str, drawer: str = "outpost", piles: dict[str, str] | None = None) -> Skirmish:
    """The last tile is drawn and thrown away, the opponent passes, and the last battle is fought."""
    position = last_draw(duel(board), drawer, OTHER[drawer], piles)
    play(position, "discard " + hand(position, drawer)[0], "end")
    return pass_turn(position)


def refused_when_over(position: Skirmish) -> str:
    """The rule by which a player who wants to go on is told that the game is over."""
    with pytest.raises(IllegalAction) as error:
        position.play(1, VOCABULARY.read(position, 1, "end"))
    return error.value.rule


# -- the end of the game -----------------------------------------------------------------------------------------


@pytest.mark.rule("NH-END-01")
@pytest.mark.parametrize("drawer", ["outpost", "hegemony"])
def test_after_the_last_draw_the_opponent_has_one_more_turn_and_then_comes_the_last_battle(drawer: str) -> None:
    other = OTHER[drawer]
    position = last_draw(duel(points(20, 19)), drawer, other)
    assert asks(position) == (drawer, "act") and pile_size(position, drawer) == 0
    assert battles(tell(position, f"place {hand(position, drawer)[0]} a1 r0")) == []
    assert not is_free(position, (-2, 0))  # the drawer finishes his own turn first
    assert battles(tell(position, "end")) == []
    assert asks(position)[0] == other and len(hand(position, other)) == 3
    play(position, "discard " + hand(position, other)[0])
    assert battles(tell(position, "end")) == ["as last"]
    assert position.over and position.result == OUTPOST_WINS


@pytest.mark.rule("NH-END-01")
def test_a_game_that_is_over_is_over_in_every_copy_of_it() -> None:
    position = last_draw(duel(points(20, 19)), "outpost", "hegemony")
    play(position, "end")
    play(position, "discard " + hand(position, "hegemony")[0])
    assert not position.copy().over
    play(position, "end")
    assert position.copy().over and position.copy().result == OUTPOST_WINS
    assert position.copy().pending() == []


@pytest.mark.rule("NH-END-01")
def test_the_end_does_not_begin_before_the_last_tile_is_drawn() -> None:
    position = last_draw(duel(points(20, 19)), "outpost", "hegemony", {"outpost": "officer " * 4})
    assert pile_size(position, "outpost") == 1
    told = tell(position, "discard officer", "end")
    play(position, "discard " + hand(position, "hegemony")[0])
    told += tell(position, "end")
    assert battles(told) == [] and not position.over
    assert asks(position)[0] == "outpost" and pile_size(position, "outpost") == 0


@pytest.mark.rule("NH-END-01")
def test_a_whole_game_ends_with_the_last_battle_after_all_tiles_of_one_pile() -> None:
    """Each throws one tile away every turn: player 1 draws 1, 3, 1, 1, ... and is the first to run out."""
    game = play(new_game(armies="outpost,hegemony"), "hq c5", "hq c1")
    while pile_size(game, "outpost") and pile_size(game, "hegemony"):
        play(game, "discard " + hand(game, asks(game)[0])[0])
        told = tell(game, "end")
        assert battles(told) == []
    drawer = asks(game)[0]
    assert drawer == "outpost" and pile_size(game, drawer) == 0
    pass_turn(game)
    assert asks(game)[0] == OTHER[drawer]
    if asks(game)[1] == "discard":
        play(game, legal(game)[0])
    assert battles(tell(game, "end")) == ["as last"]


@pytest.mark.rule("NH-END-02")
def test_once_anyone_has_drawn_his_last_tile_nobody_may_play_battle() -> None:
    position = last_draw(duel(), "outpost", "hegemony", kept="battle")
    assert sorted(hand(position, "outpost")) == ["battle", "officer"]
    assert refused(position, "battle") == "NH-END-02"
    play(give(position, "hegemony", "battle thug"), "end")
    play(position, "discard " + hand(position, "hegemony")[-1])
    assert "battle" in hand(position, "hegemony")
    assert refused(position, "battle") == "NH-END-02"
    assert "discard battle" in legal(position)


@pytest.mark.rule("NH-END-02")
def test_with_one_tile_left_in_the_pile_battle_is_still_allowed() -> None:
    position = in_turn(duel(), "outpost", "battle hmg", piles={"outpost": "officer"})
    assert battles(tell(position, "battle")) == ["by tile"]


@pytest.mark.rule("NH-END-03")
def test_filling_the_board_still_starts_a_battle_after_the_last_draw() -> None:
    position = last_draw(full_board(free=[(0, 0)]), "outpost", "hegemony")
    assert battles(tell(position, "place officer c3 r0")) == ["by full board"]


@pytest.mark.rule("NH-END-04")
@pytest.mark.parametrize("kept", ["", "hmg"])
def test_after_the_board_is_filled_with_the_last_tile_the_opponent_still_has_his_turn(kept: str) -> None:
    position = last_draw(full_board(free=[(0, 0)]), "outpost", "hegemony", kept=kept)
    position.points = [20, 19]
    assert battles(tell(position, "place officer c3 r0")) == ["by full board"]
    assert asks(position) == ("hegemony", "discard") and len(hand(position, "hegemony")) == 3
    play(position, legal(position)[0])
    assert battles(tell(position, "end")) == ["as last"]
    assert position.result == OUTPOST_WINS


@pytest.mark.rule("NH-END-05")
def test_a_board_filled_in_the_final_turn_brings_two_battles() -> None:
    board = full_board(free=[(0, 0)])
    board.points = [19, 20]
    position = play(last_draw(board, "outpost", "hegemony", {"hegemony": "scout " * 10}), "end", "discard scout")
    assert battles(tell(position, "place scout c3 r0")) == ["by full board", "as last"]
    assert position.result == HEGEMONY_WINS


@pytest.mark.rule("NH-END-05")
def test_the_last_battle_is_fought_on_what_the_full_board_battle_left() -> None:
    """The commando on c1 shoots d1 in the first battle, and e1 behind it in the second."""
    board = full_board(free=[(0, 0)], c1="outpost_commando")
    position = play(last_draw(board, "outpost", "hegemony", {"hegemony": "scout " * 10}), "end", "discard scout")
    assert battles(tell(position, "place scout c3 r0")) == ["by full board", "as last"]
    assert is_free(position, (1, -2)) and is_free(position, (2, -2))
    assert sum(1 for piece in position.cells if piece is None) == 2


@pytest.mark.rule("NH-END-05")
def test_no_last_battle_follows_when_a_hq_falls_in_the_full_board_battle() -> None:
    board = full_board(free=[(-1, 0)])
    board.points = [1, 20]
    piles = {"hegemony": "ganger " * 10}
    position = play(last_draw(board, "outpost", "hegemony", piles), "end", "discard ganger")
    assert battles(tell(position, "place ganger b2 r5")) == ["by full board"]  # strikes the HQ on a2
    assert position.result == HEGEMONY_WINS


@pytest.mark.rule("NH-END-06")
def test_the_opponents_own_last_tile_prolongs_nothing() -> None:
    position = last_draw(duel(points(20, 19)), "outpost", "hegemony", {"hegemony": "scout scout"}, kept="hmg")
    play(position, "end")
    assert pile_size(position, "hegemony") == 0 and hand(position, "hegemony") == ["scout", "scout"]
    assert battles(tell(position, "end")) == ["as last"]
    assert position.over and position.result == OUTPOST_WINS
    assert hand(position, "outpost") and hand(position, "hegemony")  # tiles left in hand count for nothing


# -- victory -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-VIC-01")
def test_the_game_is_over_after_the_battle_in_which_a_hq_fell() -> None:
    board = f"{points(20, 2)}, outpost_brawler (0,-1) rot 0, hegemony_runner (-1,-1) rot 2, outpost_hmg (2,-2) rot 2"
    position = in_turn(duel(board), "outpost", "battle hmg")
    told = tell(position, "battle")
    assert battles(told) == ["by tile"]
    assert [event.values[0] for event in told if event.kind == "phase"] == [3, 2, 1, 0]
    assert position.over and position.pending() == []
    assert refused_when_over(position) == "NH-VIC-01"
    assert "turn" not in [event.kind for event in told]


@pytest.mark.rule("NH-VIC-01")
def test_the_game_is_over_after_the_last_battle() -> None:
    position = after_last_battle(points(7, 6))
    assert position.over and refused_when_over(position) == "NH-VIC-01"


@pytest.mark.rule("NH-VIC-02")
@pytest.mark.parametrize("left", [1, 20])
def test_the_player_whose_hq_stands_wins_whatever_its_points(left: int) -> None:
    board = (
        f"outpost_hq (0,2) with {left} points left, moloch_hq (0,-2) with 2 points left, outpost_brawler (0,-1) rot 0"
    )
    position = layout(board, seats="outpost moloch", mode=DUEL)
    play(in_turn(position, "moloch", "battle"), "battle")
    assert position.points == [left, 0]
    assert position.result == OUTPOST_WINS


@pytest.mark.rule("NH-VIC-03")
def test_both_hqs_destroyed_in_one_battle_is_a_draw() -> None:
    board = (
        "outpost_hq (0,1) with 1 point left, hegemony_hq (0,-2) with 2 points left, outpost_brawler (0,-1) rot 0, "
        "hegemony_runner (0,2) rot 0"
    )
    fought = fight(layout(board, mode=DUEL))
    assert fought.destroyed == {3: {(0, -2)}, 2: {(0, 1)}}
    assert fought.position.result == DRAW


@pytest.mark.rule("NH-VIC-03")
def test_both_hqs_destroyed_in_one_phase_is_a_draw() -> None:
    board = (
        "outpost_hq (0,1) with 1 point left, hegemony_hq (0,-2) with 2 points left, outpost_brawler (0,-1) rot 0, "
        "hegemony_ganger (0,2) rot 1"
    )
    fought = fight(layout(board, mode=DUEL))
    assert fought.destroyed == {3: {(0, -2), (0, 1)}}
    assert fought.position.result == DRAW


@pytest.mark.rule("NH-VIC-04")
@pytest.mark.parametrize(("outpost", "hegemony", "result"), [(7, 6, OUTPOST_WINS), (6, 7, HEGEMONY_WINS)])
def test_after_the_last_battle_more_points_win(outpost: int, hegemony: int, result: list[float]) -> None:
    assert after_last_battle(points(outpost, hegemony)).result == result


@pytest.mark.rule("NH-VIC-04")
def test_the_points_after_the_last_battle_count_not_those_before_it() -> None:
    """7 against 8 before the battle, 7 against 6 after it."""
    position = after_last_battle(f"{points(7, 8)}, outpost_brawler (0,-1) rot 0")
    assert position.points == [7, 6]
    assert position.result == OUTPOST_WINS


@pytest.mark.rule("NH-VIC-05")
@pytest.mark.parametrize("drawer", ["outpost", "hegemony"])
def test_equal_points_bring_one_more_turn_each_in_the_usual_order_and_one_more_battle(drawer: str) -> None:
    position = after_last_battle(points(9, 9), drawer)
    assert not position.over
    assert asks(position) == (drawer, "act")  # the other has just had his final turn
    assert battles(tell(position, "end")) == []
    other = OTHER[drawer]
    assert asks(position) == (other, "discard") and len(hand(position, other)) == 3  # drawn as in normal play
    play(position, legal(position)[0])
    assert battles(tell(position, "end")) == ["as last"]
    assert position.over


@pytest.mark.rule("NH-VIC-05")
def test_in_the_extra_turns_battle_stays_forbidden_and_a_full_board_still_fights() -> None:
    board = full_board(free=[(0, 0)])
    position = last_draw(board, "outpost", "hegemony", kept="battle")
    pass_turn(play(position, "end"))
    assert asks(position) == ("outpost", "act")
    assert refused(position, "battle") == "NH-END-02"
    assert battles(tell(position, "place officer c3 r0")) == ["by full board"]
    assert asks(position)[0] == "hegemony"
    play(position, legal(position)[0])
    assert battles(tell(position, "end")) == ["as last"]


@pytest.mark.rule("NH-VIC-06")
def test_with_nothing_to_draw_only_the_abilities_of_tiles_on_the_board_are_left() -> None:
    position = after_last_battle(f"{points(9, 9)}, outpost_runner (-2,0) rot 0")
    assert pile_size(position, "outpost") == 0 and hand(position, "outpost") == []
    runs = {f"run a1 {to} r{rotation}" for to in ("a2", "b1", "b2") for rotation in range(6)}
    turns = {f"run a1 a1 r{rotation}" for rotation in range(1, 6)}
    assert set(legal(position)) == {"end"} | runs | turns
    play(position, "run a1 b2 r3")
    assert piece_at(position, (-1, 0)).rotation == 3
    assert legal(position) == ["end"]


@pytest.mark.rule("NH-VIC-06")
def test_kept_tiles_may_be_played_in_the_extra_turn() -> None:
    position = last_draw(duel(points(9, 9)), "outpost", "hegemony")
    pass_turn(play(position, "end"))
    assert asks(position) == ("outpost", "act") and hand(position, "outpost") == ["officer"]
    play(position, "place officer c3 r0")
    assert not is_free(position, (0, 0))


@pytest.mark.rule("NH-VIC-07")
def test_equal_points_after_the_extra_battle_are_a_draw() -> None:
    position = pass_turn(play(after_last_battle(points(9, 9)), "end"))
    assert position.points == [9, 9]
    assert position.result == DRAW


@pytest.mark.rule("NH-VIC-07")
@pytest.mark.parametrize(
    ("left", "after", "destroyed"), [(9, [9, 8], False), (1, [1, 0], True)], ids=["better HQ", "HQ destroyed"]
)
def test_the_extra_battle_decides(left: int, after: list[int], destroyed: bool) -> None:
    position = last_draw(duel(points(left, left)), "outpost", "hegemony", {"outpost": "commando"})
    pass_turn(play(position, "end"))
    play(position, "place commando c3 r4", "end")
    pass_turn(position)
    assert position.points == after
    assert is_free(position, (0, -2)) is destroyed
    assert position.result == OUTPOST_WINS


@pytest.mark.rule("NH-VIC-07")
def test_both_hqs_destroyed_in_the_extra_battle_are_a_draw() -> None:
    piles = {"outpost": "commando", "hegemony": "ganger " * 10}
    position = last_draw(duel(points(1, 1)), "outpost", "hegemony", piles)
    pass_turn(play(position, "end"))
    play(position, "place commando c3 r4", "end")
    play(position, "discard ganger", "place ganger c4 r4", "end")
    assert position.points == [0, 0]
    assert position.result == DRAW
