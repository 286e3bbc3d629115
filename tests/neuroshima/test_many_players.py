"""Games of three and more (chapters FFA, PTS, OVT, EXT)."""

import pytest

from platzdarm.games.neuroshima.rules.field import EXTENDED, STANDARD
from platzdarm.games.neuroshima.rules.position import FINAL_TURNS, Skirmish
from platzdarm.games.neuroshima.rules.setting import FREE_FOR_ALL, ONE_AGAINST_TWO, POINTS
from platzdarm.kernel.errors import OptionsError
from tests.neuroshima.helpers_modes import (
    before_last_battle,
    beginning,
    destinations,
    give_hand,
    opening_turns,
    pile_of,
    place_hqs,
)
from tests.neuroshima.tabletop import (
    Cell,
    asks,
    cell,
    discards,
    fight,
    hand,
    in_turn,
    is_free,
    layout,
    netted,
    new_game,
    pass_turn,
    piece_at,
    pile_size,
    play,
    refused,
)
from tests.wording import raises


def armies_on(position: Skirmish) -> set[str]:
    return {piece.tile.army for piece in position.cells if piece is not None}


# -- FFA ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-FFA-01")
def test_three_players_each_for_himself_draw_one_two_and_three_tiles() -> None:
    game = place_hqs(new_game(armies="outpost,moloch,borgo", mode="free_for_all"))
    assert game.points == [20, 20, 20]
    assert asks(game) == ("outpost", "act")
    pass_turn(game)
    assert asks(game) == ("moloch", "act")
    pass_turn(game)
    assert asks(game) == ("borgo", "discard") and len(hand(game, "borgo")) == 3
    fresh = place_hqs(new_game(armies="outpost,moloch,borgo", mode="free_for_all"))
    assert opening_turns(fresh, 5) == [(0, 1), (1, 2), (2, 3), (0, 3), (1, 3)]


@pytest.mark.rule("NH-FFA-01")
def test_the_fourth_of_four_players_draws_three_tiles() -> None:
    game = place_hqs(new_game(armies="outpost,moloch,borgo,hegemony", mode="free_for_all"))
    assert game.points == [20, 20, 20, 20]
    assert opening_turns(game, 5) == [(0, 1), (1, 2), (2, 3), (3, 3), (0, 3)]


@pytest.mark.rule("NH-FFA-02")
def test_after_the_last_draw_every_other_player_has_one_turn_before_the_last_battle() -> None:
    draws = ["outpost_commando", "moloch_hybrid", "moloch_push"]
    game = place_hqs(new_game(draws, armies="outpost,moloch,borgo", mode="free_for_all"), (0, 2), (-2, 0), (2, -2))
    pile_of(game, "moloch", "hybrid push")
    play(game, "place commando c3 r3", "end")  # aims at Moloch's HQ
    assert pile_size(game, "moloch") == 0
    play(game, "place hybrid e3 r0", "end")  # aims at Borgo's HQ
    assert asks(game)[0] == "borgo"
    pass_turn(game)
    assert asks(game)[0] == "outpost" and game.points == [20, 20, 20]
    pass_turn(game)
    assert game.points == [20, 19, 19] and game.result == [1.0, 0.0, 0.0]


FALLING = (
    "outpost_hq (2,0), outpost_commando (0,2) rot 4, borgo_hq (0,-1) with 1 point, borgo_net_fighter (1,-1) rot 0, "
    "borgo_mutant (-2,2) rot 0, moloch_hq (2,-2), moloch_medic (-1,-1) rot 0"
)


@pytest.mark.rule("NH-FFA-03")
def test_the_tiles_of_a_fallen_player_fight_on_to_the_end_of_the_battle() -> None:
    fought = fight(layout(FALLING, mode=FREE_FOR_ALL))
    assert fought.hq("borgo") == 0
    # The HQ falls in phase 3, yet its bonus (net fighter: 1 + 1) and its own strike in phase 0 go on.
    assert fought.acted == {3: {(0, 2)}, 2: {(1, -1), (-2, 2)}, 0: {(2, 0), (0, -1), (2, -2)}}
    assert (-1, -1) in fought.destroyed[0]
    assert armies_on(fought.position) == {"outpost", "moloch"}


@pytest.mark.rule("NH-FFA-03")
def test_a_fallen_player_loses_all_his_tiles_and_his_turns_are_skipped() -> None:
    game = give_hand(in_turn(layout(FALLING, mode=FREE_FOR_ALL), "outpost", "battle"), "borgo", "move")
    play(game, "battle")
    assert armies_on(game) == {"outpost", "moloch"} and hand(game, "borgo") == []
    assert sorted(discards(game, "borgo")) == ["hq", "move", "mutant", "net_fighter"]
    assert game.result is None
    assert asks(game)[0] == "moloch"
    pass_turn(game)
    assert asks(game)[0] == "outpost"
    pass_turn(game)
    assert asks(game)[0] == "moloch"


@pytest.mark.rule("NH-FFA-03")
def test_a_fallen_player_is_not_waited_for_before_the_last_battle() -> None:
    others = {
        (2, 0): "outpost_hq",
        (0, 0): "outpost_brawler",
        (0, -1): "borgo_hq",
        (0, -2): "borgo_medic",
        (-2, 0): "moloch_hq",
    }
    tiles = [f"{others.get(place, 'moloch_blocker')} ({place[0]},{place[1]})" for place in STANDARD.coordinates]
    board = ", ".join(tile for tile in tiles if tile != "moloch_blocker (0,2)")
    board = board.replace("borgo_hq (0,-1)", "borgo_hq (0,-1) with 2 points")
    position = layout(board, seats="outpost borgo moloch", mode=FREE_FOR_ALL)
    game = in_turn(position, "moloch", piles={"outpost": "scout"})
    play(game, "end")
    assert asks(game)[0] == "outpost"  # draws the last tile: Borgo and Moloch would have a turn each
    play(game, "place scout c5 r0")  # fills the board; in the battle Borgo falls
    assert game.points[1] == 0 and armies_on(game) == {"outpost", "moloch"}
    assert asks(game)[0] == "moloch"
    pass_turn(game)
    assert game.stage != FINAL_TURNS  # the last battle has been fought


@pytest.mark.rule("NH-FFA-04")
def test_the_last_player_with_a_headquarters_wins_at_once() -> None:
    board = (
        "outpost_hq (2,0), outpost_commando (0,2) rot 4, outpost_commando (-1,2) rot 4, "
        "moloch_hq (0,-2) with 2 points, borgo_hq (-1,-1) with 1 point"
    )
    position = layout(board, mode=FREE_FOR_ALL)
    game = in_turn(position, "outpost", "battle battle", piles={"outpost": "scout scout scout scout"})
    play(game, "battle")
    assert game.points == [20, 1, 0] and game.result is None
    pass_turn(game)
    play(game, "discard scout", "battle")
    assert game.points == [20, 0, 0] and game.result == [1.0, 0.0, 0.0]


@pytest.mark.rule("NH-FFA-04")
def test_if_the_last_headquarters_fall_in_one_battle_their_owners_draw() -> None:
    # Outpost's HQ falls in phase 3, Moloch's only in phase 2 by the HMG: one battle all the same.
    board = (
        "outpost_hq (2,0) with 1 point, outpost_hmg (0,2) rot 0, moloch_hq (0,-2) with 1 point, "
        "moloch_hybrid (-1,0) rot 2, borgo_medic (-2,2)"
    )
    game = layout(board, mode=FREE_FOR_ALL)
    game.alive = 0b011  # Borgo is out already
    assert fight(game).position.result == [0.5, 0.5, 0.0]


@pytest.mark.rule("NH-FFA-04")
def test_a_tie_for_most_points_is_played_out_by_those_who_are_tied() -> None:
    board = "outpost_hq (0,2), moloch_hq (-2,0), moloch_hybrid (2,0) rot 0, borgo_hq (2,-2)"
    game = before_last_battle(layout(board, mode=FREE_FOR_ALL), "borgo")
    play(game, "end")
    assert game.points == [20, 20, 19] and game.result is None
    assert asks(game)[0] == "outpost"
    pass_turn(game)
    assert asks(game)[0] == "moloch"
    pass_turn(game)
    assert game.points == [20, 20, 18] and game.result == [0.5, 0.5, 0.0]


# -- PTS ---------------------------------------------------------------------------------------------------------


def points_game(board: str, points: list[int], seats: str = "outpost moloch borgo") -> Skirmish:
    position = layout(board, seats=seats, mode=POINTS)
    position.points = points
    return position


@pytest.mark.rule("NH-PTS-01")
def test_damage_to_an_enemy_headquarters_is_a_point_for_the_attacker() -> None:
    assert new_game(armies="outpost,moloch,borgo", mode="points").points == [0, 0, 0]
    fought = fight(points_game("outpost_brawler (0,0) rot 0, moloch_hq (0,-1), borgo_hq (2,0)", [0, 0, 0]))
    assert fought.position.points == [2, 0, 0]
    assert fought.stands((0, -1)) and fought.acted[0] >= {(0, -1)}


@pytest.mark.rule("NH-PTS-01")
def test_each_attacker_scores_for_himself_and_no_headquarters_falls() -> None:
    shooters = "outpost_annihilator (0,2) rot 2, moloch_hybrid (2,-2) rot 4"
    board = f"{shooters}, outpost_hq (-2,0), moloch_hq (2,0), borgo_hq (0,0)"
    game = points_game(board, [3, 4, 1])
    fought = fight(game)
    assert fought.position.points == [5, 5, 1]
    assert fought.stands((0, 0)) and game.is_alive(2)


@pytest.mark.rule("NH-PTS-02")
def test_damage_that_a_medic_cancels_scores_nothing() -> None:
    fought = fight(points_game("outpost_brawler (0,0) rot 0, moloch_hq (0,-1), moloch_medic (1,-2) rot 0", [0, 0, 0]))
    assert fought.position.points == [0, 0, 0]
    assert not fought.stands((1, -2))


@pytest.mark.rule("NH-PTS-02")
def test_damage_to_the_own_headquarters_scores_nothing() -> None:
    board = "moloch_clown (0,0) rot 0, moloch_hq (0,1), outpost_hq (1,0), borgo_hq (0,-1)"
    fought = fight(points_game(board, [0, 0, 0]), {"explode": "explode"})
    assert fought.position.points == [0, 2, 0]  # one each for Outpost's and Borgo's HQ, none for Moloch's own


@pytest.mark.rule("NH-PTS-03")
def test_the_first_to_reach_twenty_points_wins_before_the_battle_is_over() -> None:
    game = points_game("outpost_hmg (0,1) rot 0, borgo_hq (0,-1), moloch_hq (2,0), outpost_hq (-2,0)", [19, 0, 12])
    fought = fight(game)
    assert game.points == [20, 0, 12]  # the HMG's second shot, in phase 1, is not fired any more
    assert game.result == [1.0, 0.0, 0.0] and 1 not in fought.acted


@pytest.mark.rule("NH-PTS-03")
def test_of_two_who_reach_twenty_in_one_phase_the_higher_total_wins() -> None:
    board = "outpost_brawler (0,0) rot 0, moloch_hybrid (2,-1) rot 5, borgo_hq (0,-1)"  # 2 and 1, in phase 3
    assert fight(points_game(board, [19, 19, 0])).position.result == [1.0, 0.0, 0.0]
    assert fight(points_game(board, [18, 19, 0])).position.result == [0.5, 0.5, 0.0]
    assert fight(points_game(board, [17, 19, 0])).position.result == [0.0, 1.0, 0.0]


@pytest.mark.rule("NH-PTS-03")
def test_without_twenty_the_most_points_after_the_last_battle_win() -> None:
    game = points_game("outpost_hq (-2,0), outpost_commando (0,2) rot 4, borgo_hq (0,-1), moloch_hq (2,0)", [2, 2, 1])
    before_last_battle(game, "borgo")
    play(game, "end")
    assert game.points == [3, 2, 1] and game.result == [1.0, 0.0, 0.0]


@pytest.mark.rule("NH-PTS-04")
def test_in_the_points_game_one_two_and_three_tiles_are_drawn() -> None:
    game = place_hqs(new_game(armies="outpost,moloch,borgo", mode="points"))
    assert opening_turns(game, 4) == [(0, 1), (1, 2), (2, 3), (0, 3)]
    game = place_hqs(new_game(armies="outpost,moloch,borgo,hegemony", mode="points"))
    assert opening_turns(game, 5) == [(0, 1), (1, 2), (2, 3), (3, 3), (0, 3)]


@pytest.mark.rule("NH-PTS-04")
def test_in_the_points_game_every_other_player_has_one_more_turn_before_the_last_battle() -> None:
    game = new_game(["outpost_commando"], armies="outpost,moloch,borgo", mode="points")
    place_hqs(game, (0, 2), (-2, 0), (2, -2))
    pile_of(game, "moloch", "hybrid push")
    play(game, "place commando c3 r3", "end")
    order = []
    while game.result is None:
        order.append(asks(game)[0])
        assert game.points == [0, 0, 0]
        pass_turn(game)
    assert order == ["moloch", "borgo", "outpost"]
    assert game.points == [1, 0, 0] and game.result == [1.0, 0.0, 0.0]


# -- OVT ---------------------------------------------------------------------------------------------------------


def lone_game() -> Skirmish:
    return place_hqs(new_game(armies="outpost,borgo,hegemony", mode="one_against_two"))


@pytest.mark.rule("NH-OVT-01")
def test_the_lone_player_has_twenty_points_and_each_of_the_team_thirteen() -> None:
    assert lone_game().points == [20, 13, 13]


@pytest.mark.rule("NH-OVT-02")
def test_the_lone_player_moves_between_the_two_of_the_team() -> None:
    assert [seat for seat, _ in opening_turns(lone_game(), 6)] == [0, 1, 0, 2, 0, 1]
    with pytest.raises(OptionsError):
        new_game(armies="outpost,borgo,hegemony", mode="one_against_two", first="1")


@pytest.mark.rule("NH-OVT-03")
def test_one_two_then_three_tiles_are_drawn_by_the_lone_player_and_the_team() -> None:
    assert [tiles for _, tiles in opening_turns(lone_game(), 5)] == [1, 2, 3, 3, 3]


@pytest.mark.rule("NH-OVT-04")
def test_the_teams_modules_work_on_each_others_tiles() -> None:
    # The boss at (0,1) is linked to the mutant: 2 + 1 initiative, 1 + 1 strength.
    board = "outpost_hq (0,-1), borgo_mutant (0,0) rot 0, hegemony_boss (0,1) rot 0"
    game = layout(board, seats="outpost borgo hegemony", teams=[0, 1, 1], mode=ONE_AGAINST_TWO)
    fought = fight(game)
    assert fought.acted[3] == {(0, 0)} and fought.hq("outpost") == 18


@pytest.mark.rule("NH-OVT-04")
def test_in_a_real_game_the_second_and_third_player_are_allies() -> None:
    game = lone_game()
    sides = game.setting.sides
    assert sides.teams == [0, 1, 1]
    # A Borgo net fighter beside Hegemony's HQ catches nothing; beside Outpost's HQ it does.
    for target, caught in (("hegemony", False), ("outpost", True)):
        board = f"borgo_net_fighter (0,0) rot 4, {target}_hq (0,-1)"
        position = layout(board, seats="outpost borgo hegemony", teams=sides.teams)
        assert (netted(position) == {(0, -1)}) is caught


def lone_battle(*points: int) -> Skirmish:
    """In phase 3 the commando shoots Borgo's HQ and the assassin Outpost's."""
    board = (
        f"outpost_hq (0,2) with {points[0]} points, outpost_commando (-1,1) rot 4, "
        f"borgo_hq (-1,-1) with {points[1]} points, borgo_assassin (0,0) rot 4, "
        f"hegemony_hq (2,-2) with {points[2]} points"
    )
    game = in_turn(layout(board, teams=[0, 1, 1], mode=ONE_AGAINST_TWO), "outpost", "battle")
    return play(game, "battle")


@pytest.mark.rule("NH-OVT-05")
def test_the_first_side_to_destroy_an_enemy_headquarters_wins() -> None:
    assert lone_battle(20, 1, 13).result == [1.0, 0.0, 0.0]
    assert lone_battle(1, 13, 13).result == [0.0, 1.0, 1.0]
    assert lone_battle(20, 13, 13).result is None


@pytest.mark.rule("NH-OVT-05")
def test_if_the_lone_headquarters_and_one_of_the_teams_fall_in_one_battle_the_team_wins() -> None:
    assert lone_battle(1, 1, 13).result == [0.0, 1.0, 1.0]
    # Also where the team's HQ falls first, in phase 3, and the lone one in phase 2.
    board = (
        "outpost_hq (0,2) with 1 point, outpost_commando (-1,1) rot 4, borgo_hq (-1,-1) with 1 point, "
        "hegemony_hq (2,-2) with 13 points, borgo_mutant (0,1) rot 3"
    )
    game = in_turn(layout(board, teams=[0, 1, 1], mode=ONE_AGAINST_TWO), "outpost", "battle")
    play(game, "battle")
    assert game.points == [0, 0, 13] and game.result == [0.0, 1.0, 1.0]


def lone_end(*points: int) -> Skirmish:
    board = (
        f"outpost_hq (0,2) with {points[0]} points, borgo_hq (-1,-1) with {points[1]} points, "
        f"hegemony_hq (2,-2) with {points[2]} points"
    )
    game = before_last_battle(layout(board, teams=[0, 1, 1], mode=ONE_AGAINST_TWO), "hegemony")
    return play(game, "end")


@pytest.mark.rule("NH-OVT-06")
def test_if_no_headquarters_fell_the_side_with_less_damage_wins() -> None:
    assert lone_end(15, 13, 7).result == [1.0, 0.0, 0.0]  # 5 damage against 6, though 15 points against 20
    assert lone_end(15, 13, 9).result == [0.0, 1.0, 1.0]  # 5 against 4
    tie = lone_end(15, 13, 8)
    assert tie.result is None and asks(tie)[0] == "outpost"  # one more turn each


@pytest.mark.rule("NH-OVT-06")
def test_play_goes_on_in_order_until_each_other_player_has_had_a_turn() -> None:
    game = new_game(["outpost_commando"], armies="outpost,borgo,hegemony", mode="one_against_two")
    place_hqs(game, (0, 2), (-2, 0), (2, -2))
    pile_of(game, "outpost", "scout")  # drawn in the lone player's second turn
    play(game, "place commando c3 r3")  # aims at Borgo's HQ
    order = []
    while game.result is None:
        assert game.points == [20, 13, 13]
        order.append(asks(game)[0])
        pass_turn(game)
    assert order == ["outpost", "borgo", "outpost", "hegemony", "outpost", "borgo"]
    assert game.points == [20, 12, 13] and game.result == [1.0, 0.0, 0.0]


# -- EXT ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-EXT-01")
def test_four_players_may_agree_on_the_extended_board() -> None:
    draws = ["outpost_commando"]
    options = {"armies": "outpost,moloch,borgo,hegemony", "mode": "free_for_all"}
    game = place_hqs(new_game(draws, **options, board="extended"))
    assert len(game.cells) == 37
    play(game, f"place commando {cell(game, (3, -1))} r0")
    assert piece_at(game, (3, -1)).tile.key == "commando"
    assert len(new_game(**options).cells) == 19


@pytest.mark.rule("NH-EXT-01")
def test_five_and_six_players_use_the_extended_board_and_fewer_than_four_do_not() -> None:
    assert len(new_game(players="5").cells) == 37 and len(new_game(players="6").cells) == 37
    with raises(OptionsError, match="NH-EXT-01"):
        new_game(armies="outpost,moloch,borgo", board="extended")
    with pytest.raises(OptionsError):
        new_game(players="5", board="standard")


@pytest.mark.rule("NH-EXT-02")
def test_a_shot_crosses_the_whole_extended_board() -> None:
    fought = fight(layout("outpost_commando (0,3) rot 4, moloch_medic (0,-3) rot 0", board="extended"))
    assert fought.destroyed == {3: {(0, -3)}}


@pytest.mark.rule("NH-EXT-02")
def test_one_moves_pushes_nets_and_links_on_the_ring() -> None:
    # A boss on the ring is linked to a runner on the ring, a net fighter on the ring nets a tile on the ring.
    board = (
        "hegemony_boss (3,0) rot 0, hegemony_runner (3,-1) rot 0, outpost_hq (3,-2), "
        "hegemony_net_fighter (-3,1) rot 5, outpost_commando (-3,0), hegemony_scout (0,2), outpost_medic (0,3)"
    )
    game = in_turn(layout(board, board="extended"), "hegemony", "push move")
    assert netted(game) == {(-3, 0)}
    assert destinations(game, "move", (3, 0)) == {(3, 0), (2, 1), (2, 0)}
    assert beginning(game, "push") >= {f"push {cell(game, (3, -1))} {cell(game, (3, -2))}"}
    assert refused(game, f"push {cell(game, (0, 2))} {cell(game, (0, 3))}") == "NH-PSH-04"
    fought = fight(layout(board, board="extended"))
    assert fought.acted[3] == {(3, -1)} and fought.hq("outpost") == 18


def crowd(free: Cell, ring: str) -> str:
    """Blockers on all main cells but one, a HQ of Outpost among them to show that a battle was fought."""
    places = [EXTENDED.coordinates[number] for number in EXTENDED.main_cells]
    tiles = [f"moloch_blocker ({q},{r})" for q, r in places if (q, r) not in (free, (0, 0))]
    return ", ".join(["outpost_hq (0,0)", *tiles, ring] if ring else ["outpost_hq (0,0)", *tiles])


def battle_was_fought(game: Skirmish) -> bool:
    return piece_at(game, (0, -1)).wounds == 1


@pytest.mark.rule("NH-EXT-03")
def test_a_tile_placed_on_the_last_main_cell_starts_a_battle_with_the_ring_empty() -> None:
    game = in_turn(layout(crowd((2, 0), ""), board="extended"), "outpost", "medic scout")
    play(game, f"place medic {cell(game, (2, 0))} r0")
    assert battle_was_fought(game) and asks(game)[0] == "moloch" and hand(game, "outpost") == ["scout"]


@pytest.mark.rule("NH-EXT-03")
def test_a_tile_moved_from_the_ring_to_the_last_main_cell_starts_a_battle() -> None:
    game = in_turn(layout(crowd((2, 0), "outpost_medic (3,-1)"), board="extended"), "outpost", "move")
    play(game, f"move {cell(game, (3, -1))} {cell(game, (2, 0))} r0")
    assert battle_was_fought(game) and asks(game)[0] == "moloch"
    running = in_turn(layout(crowd((2, 0), "outpost_runner (3,-1)"), board="extended"), "outpost")
    play(running, f"run {cell(running, (3, -1))} {cell(running, (2, 0))} r3")
    assert battle_was_fought(running) and asks(running)[0] == "moloch"


@pytest.mark.rule("NH-EXT-03")
@pytest.mark.parametrize(("retreat", "battle"), [((2, 0), True), ((3, 0), False)])
def test_a_tile_pushed_from_the_ring_to_the_last_main_cell_starts_a_battle(retreat: Cell, battle: bool) -> None:
    board = crowd((2, 0), "outpost_medic (3,-1), moloch_hybrid (3,-2)")
    game = in_turn(layout(board, board="extended"), "moloch", "push guard")
    play(game, f"push {cell(game, (3, -2))} {cell(game, (3, -1))}", f"retreat {cell(game, retreat)}")
    assert battle_was_fought(game) is battle
    assert asks(game)[0] == ("outpost" if battle else "moloch")
    assert hand(game, "moloch") == ["guard"]


@pytest.mark.rule("NH-EXT-03")
def test_with_a_main_cell_free_nineteen_tiles_start_no_battle() -> None:
    game = in_turn(layout(crowd((2, 0), ""), board="extended"), "outpost", "medic scout")
    play(game, f"place medic {cell(game, (3, 0))} r0")  # the nineteenth tile, on the ring
    assert not battle_was_fought(game) and asks(game) == ("outpost", "act") and is_free(game, (2, 0))


@pytest.mark.rule("NH-EXT-03")
def test_a_tile_on_the_ring_starts_no_battle_over_a_main_board_that_is_full_already() -> None:
    game = in_turn(layout(crowd((2, 0), "moloch_blocker (2,0)"), board="extended"), "outpost", "medic")
    play(game, f"place medic {cell(game, (3, 0))} r0")
    assert not battle_was_fought(game) and asks(game) == ("outpost", "act")


@pytest.mark.rule("NH-EXT-04")
def test_five_and_six_players_play_each_for_himself_and_draw_one_two_then_three() -> None:
    game = place_hqs(new_game(armies="outpost,moloch,borgo,hegemony,outpost"))
    assert game.points == [20] * 5 and game.setting.mode == FREE_FOR_ALL and game.setting.sides.teams == [0, 1, 2, 3, 4]
    assert opening_turns(game, 6) == [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3), (0, 3)]
    game = place_hqs(new_game(armies="outpost,moloch,borgo,hegemony,borgo,borgo"))
    assert [tiles for _, tiles in opening_turns(game, 7)] == [1, 2, 3, 3, 3, 3, 3]
    with pytest.raises(OptionsError):
        new_game(players="5", mode="points")
