"""The normal turn, the unlucky draw, playing tiles and the full board (chapters TURN, UNL, PLAY, FULL)."""

from importlib import resources

import pytest

from platzdarm.games.neuroshima.content.library import Library
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from tests.neuroshima.helpers_turns import TWO_HQS, battles, full_board, give, tell
from tests.neuroshima.tabletop import (
    asks,
    discards,
    hand,
    in_turn,
    is_free,
    layout,
    legal,
    library,
    netted,
    new_game,
    piece_at,
    pile_size,
    play,
    refused,
    seat_of,
)


def turn_begins(kept: str, pile: str, board: str = TWO_HQS) -> Skirmish:
    """Outpost's turn begins: it has drawn from a pile of known tiles and is asked."""
    position = in_turn(layout(board, seats="outpost hegemony"), "hegemony", piles={"outpost": pile})
    return play(give(position, "outpost", kept), "end")


def next_turn(position: Skirmish) -> Skirmish:
    """Outpost ends its turn, Hegemony does nothing with its own, and Outpost draws again."""
    play(position, "end")
    play(position, "discard " + hand(position, "hegemony")[0], "end")
    assert asks(position)[0] == "outpost"
    return position


# -- the normal turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-TURN-01")
@pytest.mark.parametrize(
    ("kept", "pile", "left"), [(1, 10, 8), (0, 10, 7), (2, 10, 9), (0, 3, 0), (0, 2, 0), (1, 1, 0), (2, 0, 0)]
)
def test_one_draws_until_one_holds_three_or_the_pile_is_empty(kept: int, pile: int, left: int) -> None:
    position = turn_begins("hmg " * kept, "officer " * pile)
    assert hand(position, "outpost") == ["hmg"] * kept + ["officer"] * (pile - left)
    assert pile_size(position, "outpost") == left


@pytest.mark.rule("NH-TURN-01")
def test_each_draws_from_his_own_pile_and_only_when_his_turn_begins() -> None:
    position = turn_begins("", "officer " * 10)
    assert pile_size(position, "hegemony") == 34 and hand(position, "hegemony") == []
    play(position, "discard officer", "end")
    assert pile_size(position, "hegemony") == 31 and len(hand(position, "hegemony")) == 3
    assert pile_size(position, "outpost") == 7 and len(hand(position, "outpost")) == 2


@pytest.mark.rule("NH-TURN-02")
def test_nothing_may_be_done_before_the_forced_discard() -> None:
    position = turn_begins("hmg move", "officer " * 10, f"{TWO_HQS}, outpost_runner (0,0)")
    assert len(hand(position, "outpost")) == 3
    for text in ("place hmg b2 r0", "run c3 b2 r0", "move c3 b2 r0", "end"):
        assert refused(position, text) == "NH-TURN-02"
    assert sorted(legal(position)) == ["discard hmg", "discard move", "discard officer"]
    play(position, "discard move")
    play(position, "run c3 c2 r0", "place hmg b2 r0")
    assert discards(position, "outpost") == ["move"]


@pytest.mark.rule("NH-TURN-02")
@pytest.mark.parametrize("gone", ["hmg", "scout", "officer"])
def test_a_kept_tile_or_a_new_one_may_be_the_one_discarded(gone: str) -> None:
    position = play(turn_begins("hmg scout", "officer " * 10), f"discard {gone}")
    assert discards(position, "outpost") == [gone]
    assert sorted([*hand(position, "outpost"), gone]) == ["hmg", "officer", "scout"]


@pytest.mark.rule("NH-TURN-02")
def test_only_one_discard_is_forced() -> None:
    position = play(turn_begins("", "officer " * 10), "discard officer")
    assert asks(position) == ("outpost", "act")
    assert "end" in legal(position)


@pytest.mark.rule("NH-TURN-03")
def test_one_tile_may_be_played_and_the_other_kept() -> None:
    position = turn_begins("hmg scout", "officer " * 10)
    play(position, "discard officer", "place hmg c3 r0")
    next_turn(position)
    assert hand(position, "outpost") == ["scout", "officer", "officer"]
    assert pile_size(position, "outpost") == 7


@pytest.mark.rule("NH-TURN-03")
@pytest.mark.parametrize("first", ["place hmg c3 r0", "discard hmg", "place scout b2 r0", "discard scout"])
def test_the_two_tiles_are_independent_and_in_any_order(first: str) -> None:
    position = play(turn_begins("hmg scout", "officer " * 10), "discard officer", first)
    other = "scout" if "hmg" in first else "hmg"
    assert hand(position, "outpost") == [other]
    assert {"end", f"discard {other}", f"place {other} d3 r0"} <= set(legal(position))
    assert refused(position, f"place {'hmg' if other == 'scout' else 'scout'} d3 r0") == "NH-TURN-03"


@pytest.mark.rule("NH-TURN-04")
def test_all_tiles_may_be_discarded() -> None:
    position = turn_begins("hmg scout", "officer " * 10)
    play(position, "discard officer", "discard scout", "discard hmg")
    assert hand(position, "outpost") == []
    assert discards(position, "outpost") == ["officer", "scout", "hmg"]
    next_turn(position)
    assert len(hand(position, "outpost")) == 3 and pile_size(position, "outpost") == 6


@pytest.mark.rule("NH-TURN-04")
def test_a_turn_may_end_with_nothing_played() -> None:
    position = play(turn_begins("hmg scout", "officer " * 10), "discard officer", "end")
    assert hand(position, "outpost") == ["hmg", "scout"]
    assert asks(position)[0] == "hegemony"


@pytest.mark.rule("NH-TURN-05")
def test_everybody_sees_all_hands_and_discards() -> None:
    position = play(turn_begins("hmg scout", "officer " * 10), "discard officer", "end")
    play(position, "discard " + hand(position, "hegemony")[0])
    for seat in (-1, 0, 1):
        outpost, hegemony = View(position, seat).facts().seats
        assert outpost.hand == ["outpost_hmg", "outpost_scout"]
        assert outpost.discards == ["outpost_officer"]
        assert hegemony.hand == [f"hegemony_{key}" for key in hand(position, "hegemony")]
        assert len(hegemony.hand) == 2 and len(hegemony.discards) == 1


@pytest.mark.rule("NH-TURN-05")
def test_nobody_sees_the_order_of_a_pile() -> None:
    """Two games that differ only in what will be drawn look the same; what is left in a pile anybody can count."""
    draws = ["outpost_medic", "hegemony_boss", "hegemony_thug"]
    one = play(new_game([*draws, "outpost_hmg", "outpost_scout"], armies="outpost,hegemony"), "hq c5", "hq c1", "end")
    other = play(
        new_game([*draws, "outpost_scout", "outpost_move"], armies="outpost,hegemony"), "hq c5", "hq c1", "end"
    )
    for seat in (-1, 0, 1):
        facts = View(one, seat).facts()
        assert facts == View(other, seat).facts()
        assert View(one, seat).known.data() == View(other, seat).known.data()
        unseen = {tile.id: tile.count for tile in library().armies["outpost"].tiles}
        for seen in ("outpost_hq", "outpost_medic"):
            unseen[seen] -= 1
        assert facts.seats[0].pile_holds == {tile: count for tile, count in unseen.items() if count}
    play(one, "end")
    play(other, "end")
    assert View(one, 1).facts() != View(other, 1).facts()


@pytest.mark.rule("NH-TURN-06")
def test_with_fewer_than_three_tiles_and_an_empty_pile_no_discard_is_forced() -> None:
    position = turn_begins("", "officer")
    assert hand(position, "outpost") == ["officer"]
    assert asks(position) == ("outpost", "act")
    play(position, "place officer c3 r0")
    assert discards(position, "outpost") == []


@pytest.mark.rule("NH-TURN-06")
def test_the_last_tile_drawn_as_the_third_forces_the_discard() -> None:
    position = turn_begins("hmg scout", "officer")
    assert len(hand(position, "outpost")) == 3
    assert asks(position) == ("outpost", "discard")
    assert refused(position, "place officer c3 r0") == "NH-TURN-02"


@pytest.mark.rule("NH-TURN-07")
def test_discards_never_return_to_the_pile() -> None:
    position = in_turn(layout(TWO_HQS), "hegemony", piles={"outpost": ""})
    seat = seat_of(position, "outpost")
    officer = position.setting.armies[seat].by_key["officer"].index
    position.discards[seat] = [officer] * 20
    play(position, "end")
    assert asks(position)[0] == "outpost"
    assert hand(position, "outpost") == [] and pile_size(position, "outpost") == 0
    assert len(discards(position, "outpost")) == 20


@pytest.mark.rule("NH-TURN-07")
def test_played_discarded_and_destroyed_tiles_go_to_their_owners_discards() -> None:
    board = f"{TWO_HQS}, hegemony_ganger (0,0), outpost_medic (2,-2)"
    position = in_turn(layout(board, seats="outpost hegemony"), "outpost", "sniper hmg battle")
    play(position, "snipe c3")
    assert discards(position, "outpost") == ["sniper"] and discards(position, "hegemony") == ["ganger"]
    play(position, "discard hmg", "battle")
    assert discards(position, "outpost") == ["sniper", "hmg", "battle"]
    assert pile_size(position, "outpost") == 34


@pytest.mark.rule("NH-TURN-07")
def test_tiles_destroyed_in_a_battle_go_to_their_owners_discards() -> None:
    board = f"{TWO_HQS}, outpost_commando (0,1) rot 4, hegemony_ganger (0,0)"
    position = play(in_turn(layout(board), "outpost", "battle"), "battle")
    assert discards(position, "outpost") == ["battle"]
    assert discards(position, "hegemony") == ["ganger"]


@pytest.mark.rule("NH-TURN-08")
def test_nobody_plays_in_another_players_turn() -> None:
    position = in_turn(layout(f"{TWO_HQS}, outpost_runner (0,0)"), "hegemony", "thug")
    give(position, "outpost", "commando sniper")
    for text in ("place commando b2 r0", "run c3 b2 r0", "discard commando", "end"):
        assert refused(position, text, army="outpost") == "NH-TURN-08"
    assert refused(position, "place commando b2 r0", army="outpost") == "NH-TURN-08"
    assert asks(position)[0] == "hegemony"


@pytest.mark.rule("NH-TURN-09")
def test_the_turn_ends_when_the_player_says_so() -> None:
    position = in_turn(layout(TWO_HQS), "outpost", "hmg scout")
    play(position, "place hmg c3 r0")
    assert asks(position)[0] == "outpost"
    play(position, "place scout b2 r0")
    assert asks(position)[0] == "outpost" and legal(position) == ["end"]
    play(position, "end")
    assert {decision.seat for decision in position.pending()} == {seat_of(position, "hegemony")}
    assert refused(position, "end", army="outpost") == "NH-TURN-08"


@pytest.mark.rule("NH-TURN-09")
def test_the_turn_ends_when_a_battle_starts() -> None:
    position = play(in_turn(layout(TWO_HQS), "outpost", "battle hmg"), "battle")
    assert {decision.seat for decision in position.pending()} == {seat_of(position, "hegemony")}


# -- the unlucky draw --------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-UNL-01")
def test_a_hand_of_instants_may_be_drawn_anew_before_the_forced_discard() -> None:
    draws = ["outpost_medic", "hegemony_boss", "hegemony_thug", "outpost_move", "outpost_battle", "outpost_sniper"]
    game = new_game([*draws, "outpost_hmg", "outpost_move", "outpost_scout"], armies="outpost,hegemony")
    play(game, "hq c5", "hq c1", "place medic c4 r0", "end", "end")
    assert sorted(hand(game, "outpost")) == ["battle", "move", "sniper"]
    play(game, "redraw")
    assert sorted(discards(game, "outpost")) == ["battle", "move", "sniper"]
    assert sorted(hand(game, "outpost")) == ["hmg", "move", "scout"]
    assert asks(game) == ("outpost", "discard")
    assert refused(game, "end") == "NH-TURN-02"
    assert pile_size(game, "outpost") == 34 - 1 - 3 - 3


@pytest.mark.rule("NH-UNL-01")
def test_one_board_tile_kept_or_drawn_rules_the_redraw_out() -> None:
    kept_unit = turn_begins("hmg move", "battle " * 10)
    assert refused(kept_unit, "redraw") == "NH-UNL-01"
    drawn_module = turn_begins("battle move", "officer " * 10)
    assert refused(drawn_module, "redraw") == "NH-UNL-01"


@pytest.mark.rule("NH-UNL-01")
def test_kept_instants_are_discarded_with_the_others() -> None:
    position = play(turn_begins("move sniper", "battle " * 10), "redraw")
    assert sorted(discards(position, "outpost")) == ["battle", "move", "sniper"]
    assert hand(position, "outpost") == ["battle"] * 3 and pile_size(position, "outpost") == 6


@pytest.mark.rule("NH-UNL-01")
def test_after_the_forced_discard_it_is_too_late_to_draw_anew() -> None:
    position = play(turn_begins("move sniper", "battle " * 10), "discard battle")
    assert refused(position, "redraw") == "NH-UNL-01"


@pytest.mark.rule("NH-UNL-02")
def test_an_opening_hand_of_one_or_two_instants_may_be_drawn_anew() -> None:
    draws = ["outpost_battle", "outpost_medic", "hegemony_move", "hegemony_push", "hegemony_boss", "hegemony_thug"]
    game = play(new_game(draws, armies="outpost,hegemony"), "hq c5", "hq c1", "redraw")
    assert discards(game, "outpost") == ["battle"] and hand(game, "outpost") == ["medic"]
    assert asks(game) == ("outpost", "act")
    play(game, "end", "redraw")
    assert sorted(discards(game, "hegemony")) == ["move", "push"]
    assert sorted(hand(game, "hegemony")) == ["boss", "thug"]
    assert asks(game) == ("hegemony", "act")


@pytest.mark.rule("NH-UNL-03")
def test_one_may_draw_anew_as_often_as_the_hand_is_all_instants() -> None:
    position = play(turn_begins("", "battle " * 12), "redraw", "redraw")
    assert discards(position, "outpost") == ["battle"] * 6
    assert hand(position, "outpost") == ["battle"] * 3 and pile_size(position, "outpost") == 3


@pytest.mark.rule("NH-UNL-03")
def test_a_redraw_with_a_unit_in_it_is_the_last() -> None:
    draws = ["outpost_battle", "outpost_move", "outpost_medic"]
    game = play(new_game(draws, armies="outpost,hegemony"), "hq c5", "hq c1", "redraw", "redraw")
    assert hand(game, "outpost") == ["medic"]
    assert refused(game, "redraw") == "NH-UNL-01"


@pytest.mark.rule("NH-UNL-03")
def test_the_redraw_is_optional() -> None:
    position = turn_begins("move sniper", "battle " * 10)
    assert set(legal(position)) == {"redraw", "discard move", "discard sniper", "discard battle"}
    play(position, "discard sniper", "battle")
    assert discards(position, "outpost") == ["sniper", "battle"]


@pytest.mark.rule("NH-UNL-04")
def test_a_redraw_from_a_small_pile_takes_what_is_left_and_begins_the_end() -> None:
    position = turn_begins("move sniper", "battle " * 3)
    assert pile_size(position, "outpost") == 2
    play(position, "redraw")
    assert hand(position, "outpost") == ["battle", "battle"]
    assert asks(position) == ("outpost", "act")
    assert refused(position, "battle") == "NH-END-02"
    play(position, "end")
    play(position, "discard " + hand(position, "hegemony")[0])
    assert battles(tell(position, "end")) == ["as last"]


@pytest.mark.rule("NH-UNL-05")
def test_the_unlucky_draw_is_a_matter_of_the_army() -> None:
    """All four armies have it; an army file can say that its army has not."""
    assert [army.unlucky_draw for army in library().armies.values()] == [True] * 4
    folder = resources.files("platzdarm.games.neuroshima.content") / "armies"
    text = (folder / "outpost.toml").read_text("utf-8")
    shelf = Library()
    shelf.add(text, "outpost.toml")
    shelf.add(text.replace('id = "outpost"', 'id = "dancers"\nunlucky_draw = false', 1), "dancers.toml")
    for army, allowed in (("outpost", True), ("dancers", False)):
        other = "dancers" if army == "outpost" else "outpost"
        options = {"armies": f"{army},{other}", "first": "0"}
        position = play(Neuroshima(shelf).start(options, SeededChance(b"dancers")), "hq c5", "hq c1")
        give(position, army, "battle")
        assert ("redraw" in legal(position)) is allowed
    assert refused(position, "redraw") == "NH-UNL-01"


# -- playing tiles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-PLAY-01")
def test_an_instant_works_at_once_and_is_discarded() -> None:
    position = in_turn(layout(f"{TWO_HQS}, hegemony_guard (0,0)"), "outpost", "sniper")
    assert refused(position, "place sniper b2 r0") == "NH-PLAY-01"
    play(position, "snipe c3")
    assert piece_at(position, (0, 0)).wounds == 1
    assert discards(position, "outpost") == ["sniper"] and hand(position, "outpost") == []
    assert sum(1 for piece in position.cells if piece is not None) == 3
    assert asks(position) == ("outpost", "act")


@pytest.mark.rule("NH-PLAY-02")
def test_a_board_tile_is_placed_on_any_free_cell_in_any_rotation() -> None:
    position = in_turn(layout(TWO_HQS), "outpost", "commando")
    placements = {text for text in legal(position) if text.startswith("place commando")}
    assert len(placements) == 17 * 6
    assert len([text for text in legal(position) if text.startswith("place")]) == 17 * 6
    play(position, "place commando e1 r5")  # touches nothing
    assert piece_at(position, (2, -2)).rotation == 5 and hand(position, "outpost") == []


@pytest.mark.rule("NH-PLAY-02")
def test_modules_are_placed_like_units() -> None:
    position = in_turn(layout(TWO_HQS), "outpost", "recon_centre")
    assert len([text for text in legal(position) if text.startswith("place recon_centre")]) == 17 * 6


@pytest.mark.rule("NH-PLAY-03")
def test_a_placed_tile_is_neither_moved_nor_turned() -> None:
    position = play(in_turn(layout(TWO_HQS), "outpost", "commando"), "place commando c3 r0")
    assert refused(position, "run c3 c3 r1") == "NH-PLAY-03"
    assert refused(position, "run c3 c2 r0") == "NH-PLAY-03"
    assert refused(position, "move c3 c3 r1") == "NH-TURN-03"
    assert refused(position, "ride c3 c3 r1") == "NH-HEG-09"
    assert legal(position) == ["end"]


@pytest.mark.rule("NH-PLAY-03")
def test_a_placed_tile_stays_through_battles_and_turns() -> None:
    position = in_turn(layout(TWO_HQS), "outpost", "commando battle")
    play(position, "place commando c3 r1", "battle")
    play(position, "discard " + hand(position, "hegemony")[0], "end")
    commando = piece_at(position, (0, 0))
    assert (commando.tile.id, commando.rotation) == ("outpost_commando", 1)


@pytest.mark.rule("NH-PLAY-04")
def test_a_net_works_from_the_moment_it_lies_on_the_board() -> None:
    board = "outpost_hq (0,0), hegemony_hq (0,-2)"
    position = in_turn(layout(board), "hegemony", "net_fighter")
    assert netted(position) == set()
    play(position, "place net_fighter c4 r5")
    assert netted(position) == {(0, 0)}
    play(give(position, "outpost", "move hmg"), "end")
    play(position, "discard " + hand(position, "outpost")[-1])
    assert refused(position, "move c3 b2 r0") == "NH-NET-03"


@pytest.mark.rule("NH-PLAY-04")
def test_a_module_works_from_the_moment_it_lies_on_the_board() -> None:
    position = in_turn(layout(f"{TWO_HQS}, hegemony_thug (0,0)"), "hegemony", "transport")
    assert refused(position, "ride c3 b2 r0") == "NH-HEG-09"
    play(position, "place transport c4 r0", "ride c3 b2 r0")
    assert not is_free(position, (-1, 0))


@pytest.mark.rule("NH-PLAY-05")
def test_an_instant_without_a_target_can_only_be_kept_or_discarded() -> None:
    position = play(in_turn(layout(TWO_HQS), "outpost", "sniper hmg"), "discard hmg")
    assert sorted(legal(position)) == ["discard sniper", "end"]
    assert refused(position, "snipe c1") == "NH-SNP-02"
    assert refused(position, "snipe c3") == "NH-PLAY-05"
    kept = play(position.copy(), "end")
    assert hand(kept, "outpost") == ["sniper"]
    assert discards(play(position, "discard sniper"), "outpost") == ["hmg", "sniper"]


@pytest.mark.rule("NH-PLAY-05")
def test_a_push_or_a_move_without_a_target_cannot_be_played_either() -> None:
    position = play(in_turn(layout(TWO_HQS), "hegemony", "push thug"), "discard thug")
    assert sorted(legal(position)) == ["discard push", "end"]
    board = "outpost_hq (0,0), hegemony_hq (0,-2), hegemony_net_fighter (0,1) rot 5"
    caught = play(in_turn(layout(board), "outpost", "move hmg"), "discard hmg")
    assert sorted(legal(caught)) == ["discard move", "end"]


# -- the full board ----------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-FULL-01")
def test_filling_the_last_cell_starts_a_battle_at_once() -> None:
    position = in_turn(full_board(free=[(0, 0)]), "outpost", "commando")
    told = tell(position, "place commando c3 r0")
    assert battles(told) == ["by full board"]
    assert is_free(position, (1, 0))  # the commando has shot at the scout on its right


@pytest.mark.rule("NH-FULL-01")
def test_the_last_cell_but_one_starts_nothing() -> None:
    position = in_turn(full_board(free=[(0, 0), (0, 1)]), "outpost", "commando")
    assert battles(tell(position, "place commando c3 r0")) == []
    assert asks(position) == ("outpost", "act")


@pytest.mark.rule("NH-FULL-02")
def test_the_full_board_battle_ends_the_turn_and_the_hand_is_kept() -> None:
    position = in_turn(full_board(free=[(0, 0)]), "outpost", "commando hmg")
    play(position, "place commando c3 r0")
    assert hand(position, "outpost") == ["hmg"]
    assert asks(position)[0] == "hegemony"
    for text in ("place hmg d3 r0", "discard hmg"):
        assert refused(position, text, army="outpost") == "NH-TURN-08"


@pytest.mark.rule("NH-FULL-02")
def test_once_the_full_board_battle_has_begun_nothing_is_played_or_discarded() -> None:
    board = full_board(free=[(0, 0)], d2="hegemony_quartermaster", d1="hegemony_ganger")
    position = give(in_turn(board, "outpost", "commando hmg"), "hegemony", "thug")
    play(position, "place commando c3 r0")
    assert asks(position) == ("hegemony", "convert")
    for text in ("place thug c3 r0", "discard thug", "end"):
        assert refused(position, text, army="hegemony") == "NH-BAT-11"
    for text in ("place hmg c3 r0", "discard hmg", "end"):
        assert refused(position, text, army="outpost") == "NH-TURN-08"


@pytest.mark.rule("NH-FULL-03")
def test_a_board_that_stays_full_starts_no_new_battle_until_a_cell_is_filled_again() -> None:
    position = in_turn(full_board(free=[(0, 0)]), "outpost", "officer", piles={"hegemony": "scout " * 10})
    give(position, "hegemony", "sniper")
    assert battles(tell(position, "place officer c3 r0")) == ["by full board"]
    assert all(piece is not None for piece in position.cells)
    assert asks(position) == ("hegemony", "discard")
    assert battles(tell(position, "discard scout")) == []
    assert asks(position) == ("hegemony", "act")
    assert battles(tell(position, "snipe c3")) == []
    assert battles(tell(position, "place scout c3 r0")) == ["by full board"]


@pytest.mark.rule("NH-FULL-03")
def test_ending_a_turn_on_a_full_board_starts_no_battle() -> None:
    position = in_turn(full_board(), "hegemony", "scout")
    assert [text for text in legal(position) if text.startswith("place")] == []
    assert battles(tell(position, "end")) == []
    assert asks(position)[0] == "outpost"


@pytest.mark.rule("NH-FULL-03")
@pytest.mark.parametrize("turning", ["run e1 e1 r1", "move e1 e1 r1", "ride e1 e1 r1"])
def test_a_tile_that_turns_on_the_spot_fills_no_cell(turning: str) -> None:
    board = full_board(e1="hegemony_runner", d1="hegemony_transport")
    position = in_turn(board, "hegemony", "move")
    assert battles(tell(position, turning)) == []
    assert asks(position) == ("hegemony", "act")
    assert piece_at(position, (2, -2)).rotation == 1
