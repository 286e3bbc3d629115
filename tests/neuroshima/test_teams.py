"""Teams (chapters TEAM and MOLT)."""

import pytest

from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import TEAMS
from platzdarm.kernel.errors import OptionsError
from tests.neuroshima.helpers_modes import (
    before_last_battle,
    beginning,
    destinations,
    opening_turns,
    pile_of,
    place_hqs,
)
from tests.neuroshima.tabletop import (
    asks,
    discards,
    fight,
    hand,
    in_turn,
    is_free,
    layout,
    legal,
    netted,
    new_game,
    pass_turn,
    piece_at,
    pile_size,
    play,
    refused,
)

FOUR = "outpost,moloch,borgo,hegemony"
ALLIES_THEN_ENEMY = (0, 0, 1)


# -- TEAM --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-TEAM-01")
def test_each_headquarters_of_a_team_game_starts_with_fifteen_points() -> None:
    assert new_game(armies=FOUR, mode="teams").points == [15, 15, 15, 15]


@pytest.mark.rule("NH-TEAM-02")
def test_team_mates_never_move_one_after_the_other() -> None:
    game = place_hqs(new_game(armies=FOUR, mode="teams"))
    assert game.setting.sides.teams == [0, 0, 1, 1]
    assert opening_turns(game, 6) == [(0, 1), (2, 2), (1, 3), (3, 3), (0, 3), (2, 3)]


@pytest.mark.rule("NH-TEAM-02")
def test_headquarters_are_placed_in_the_same_order_whoever_begins() -> None:
    game = new_game(armies=FOUR, mode="teams", first="1")
    order = []
    while asks(game)[1] == "headquarters":
        order.append(asks(game)[0])
        play(game, legal(game)[0])
    assert order == ["moloch", "hegemony", "outpost", "borgo"]
    assert opening_turns(game, 4) == [(1, 1), (3, 2), (0, 3), (2, 3)]


@pytest.mark.rule("NH-TEAM-03")
def test_the_bonus_of_an_allied_headquarters_works() -> None:
    board = "outpost_commando (0,0) rot 4, borgo_hq (0,1), hegemony_ganger (0,-2) rot 0"
    assert fight(layout(board, teams=ALLIES_THEN_ENEMY)).acted[4] == {(0, 0)}
    assert 4 not in fight(layout(board, teams=[0, 1, 0])).acted


@pytest.mark.rule("NH-TEAM-03")
def test_an_allied_medic_heals() -> None:
    board = "outpost_medic (0,1) rot 0, borgo_mutant (0,0) rot 3, hegemony_ganger (0,-1) rot 4"
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    assert fought.stands((0, 0)) and not fought.stands((0, 1))
    assert not fight(layout(board, teams=[0, 1, 2])).stands((0, 0))


@pytest.mark.rule("NH-TEAM-03")
def test_an_allied_headquarters_of_outpost_gives_an_extra_attack() -> None:
    board = "outpost_hq (0,1), borgo_brawler (0,0) rot 0, hegemony_hq (0,-1)"
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    assert fought.hq("hegemony") == 16  # twice 2, in phases 2 and 1


@pytest.mark.rule("NH-TEAM-03")
def test_an_allied_recon_centre_lengthens_moves() -> None:
    board = "borgo_assassin (0,0) rot 0, outpost_recon_centre (-2,0), hegemony_hq (2,-2)"
    with_ally = in_turn(layout(board, teams=ALLIES_THEN_ENEMY), "borgo")
    assert (0, 2) in destinations(with_ally, "run", (0, 0))
    with_enemy = in_turn(layout(board, teams=[0, 1, 0]), "borgo")
    assert (0, 2) not in destinations(with_enemy, "run", (0, 0))


@pytest.mark.rule("NH-TEAM-03")
def test_an_allied_transport_carries_a_tile_in_its_owners_turn() -> None:
    board = "hegemony_transport (0,0), outpost_commando (0,-1), hegemony_ganger (1,0), borgo_hq (-2,2)"
    game = layout(board, teams=ALLIES_THEN_ENEMY)
    in_turn(game, "outpost")
    assert {text.split()[1] for text in beginning(game, "ride")} == {"c2"}
    play(game, "ride c2 c1 r3")
    assert piece_at(game, (0, -2)).rotation == 3
    game = in_turn(layout(board, teams=ALLIES_THEN_ENEMY), "hegemony")
    assert {text.split()[1] for text in beginning(game, "ride")} == {"d3"}


@pytest.mark.rule("NH-TEAM-04")
def test_neither_push_nor_move_works_on_an_ally() -> None:
    board = "hegemony_ganger (0,0), outpost_commando (0,-1), borgo_mutant (1,0)"
    game = in_turn(layout(board, teams=ALLIES_THEN_ENEMY), "hegemony", "push move")
    assert beginning(game, "push") == {"push c3 d3"}
    assert refused(game, "push c3 c2") == "NH-TEAM-04"
    assert refused(game, "push c2 c3") == "NH-MOV-02"  # an ally's tile does not push for one either
    assert refused(game, "move c2 c1 r0") == "NH-MOV-02"
    assert refused(game, "move c2 c2 r1") == "NH-MOV-02"


@pytest.mark.rule("NH-TEAM-04")
def test_snipers_and_grenades_choose_enemies_only() -> None:
    board = "hegemony_ganger (0,0), outpost_commando (0,-1), borgo_mutant (1,0)"
    game = in_turn(layout(board, teams=ALLIES_THEN_ENEMY), "hegemony", "sniper")
    assert beginning(game, "snipe") == {"snipe d3"}
    board = "borgo_hq (0,0), outpost_commando (0,-1), hegemony_ganger (1,0)"
    game = in_turn(layout(board, teams=ALLIES_THEN_ENEMY), "borgo", "grenade")
    assert beginning(game, "grenade") == {"grenade d3"}


@pytest.mark.rule("NH-TEAM-05")
def test_a_shot_passes_through_an_ally() -> None:
    board = "outpost_commando (0,2) rot 4, borgo_mutant (0,1) rot 0, hegemony_ganger (0,-1) rot 0"
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    assert fought.destroyed == {3: {(0, -1)}}


@pytest.mark.rule("NH-TEAM-05")
def test_melee_does_not_harm_allies() -> None:
    board = (
        "outpost_hq (0,1), borgo_mutant (0,0) rot 3, outpost_scout (-1,1), borgo_claws (1,0) rot 0, hegemony_hq (2,-2)"
    )
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    assert fought.gone == set() and fought.hq("outpost") == 20


@pytest.mark.rule("NH-TEAM-05")
def test_an_air_strike_and_an_explosion_hit_allies_as_they_hit_own_tiles() -> None:
    board = "moloch_clown (0,0), outpost_scout (0,-1), moloch_hybrid (1,0) rot 1, outpost_hq (0,1), hegemony_hq (2,-2)"
    game = in_turn(layout(board, teams=ALLIES_THEN_ENEMY), "moloch", "air_strike")
    play(game, "airstrike c3")
    assert is_free(game, (0, -1)) and is_free(game, (1, 0))
    fought = fight(
        layout(board.replace("(1,0) rot 1", "(-1,0) rot 5"), teams=ALLIES_THEN_ENEMY), {"explode": "explode"}
    )
    assert {(0, -1), (-1, 0), (0, 0)} <= fought.gone and fought.hq("outpost") == 19


@pytest.mark.rule("NH-TEAM-06")
def test_nets_do_not_catch_allies() -> None:
    board = "hegemony_net_fighter (0,0) rot 5, outpost_commando (0,-1), borgo_hq (2,0)"
    assert netted(layout(board, teams=ALLIES_THEN_ENEMY)) == set()
    assert netted(layout(board, teams=[0, 1, 1])) == {(0, -1)}


PLACES = ("outpost_hq (-2,0)", "hegemony_hq (0,2)", "borgo_hq (0,-2)", "moloch_hq (2,-2)")


def team_board(points: tuple[int, int, int, int], more: str = "") -> Skirmish:
    """Outpost and Hegemony against Borgo and Moloch, in this order of seats."""
    hqs = ", ".join(f"{place} with {left} points" for place, left in zip(PLACES, points, strict=True))
    return layout(f"{hqs}, {more}" if more else hqs, teams=[0, 0, 1, 1], mode=TEAMS)


def team_battle(points: tuple[int, int, int, int], more: str) -> list[float] | None:
    game = in_turn(team_board(points, more), "outpost", "battle")
    return play(game, "battle").result


SHOT_AT_BORGO = "outpost_commando (0,1) rot 4"
SHOT_AT_MOLOCH = "outpost_commando (2,0) rot 4"
SHOT_AT_OUTPOST = "borgo_assassin (1,0) rot 0"
SHOT_AT_HEGEMONY = "moloch_hybrid (-2,2) rot 2"


@pytest.mark.rule("NH-TEAM-07")
def test_the_first_team_to_destroy_an_enemy_headquarters_wins() -> None:
    assert team_battle((15, 15, 1, 15), SHOT_AT_BORGO) == [1.0, 1.0, 0.0, 0.0]
    assert team_battle((1, 15, 15, 15), SHOT_AT_OUTPOST) == [0.0, 0.0, 1.0, 1.0]
    assert team_battle((1, 15, 2, 2), SHOT_AT_OUTPOST) == [0.0, 0.0, 1.0, 1.0]  # points left do not count then
    assert team_battle((15, 15, 15, 15), SHOT_AT_BORGO) is None


@pytest.mark.rule("NH-TEAM-07")
def test_if_none_fell_the_team_with_more_points_in_all_wins() -> None:
    # The best single HQ does not count, nor the worst: 9 + 4 against 6 + 6, 10 + 1 against 6 + 6.
    for points, result in (((9, 4, 6, 6), [1.0, 1.0, 0.0, 0.0]), ((10, 1, 6, 6), [0.0, 0.0, 1.0, 1.0])):
        game = before_last_battle(team_board(points), "moloch")
        assert play(game, "end").result == result
    tie = before_last_battle(team_board((9, 3, 6, 6)), "moloch")
    assert play(tie, "end").result is None and asks(tie)[0] == "outpost"


@pytest.mark.rule("NH-TEAM-08")
def test_if_each_team_loses_a_headquarters_in_one_battle_the_two_left_are_compared() -> None:
    both = f"{SHOT_AT_BORGO}, {SHOT_AT_OUTPOST}"
    assert team_battle((1, 7, 1, 5), both) == [1.0, 1.0, 0.0, 0.0]
    assert team_battle((1, 5, 1, 7), both) == [0.0, 0.0, 1.0, 1.0]
    assert team_battle((1, 5, 1, 5), both) == [0.5, 0.5, 0.5, 0.5]


@pytest.mark.rule("NH-TEAM-08")
def test_who_loses_both_headquarters_loses_to_who_loses_one() -> None:
    all_but_one = f"{SHOT_AT_BORGO}, {SHOT_AT_MOLOCH}, {SHOT_AT_OUTPOST}"
    assert team_battle((1, 1, 1, 1), all_but_one) == [1.0, 1.0, 0.0, 0.0]
    everybody = f"{all_but_one}, {SHOT_AT_HEGEMONY}"
    assert team_battle((1, 1, 1, 1), everybody) == [0.5, 0.5, 0.5, 0.5]


@pytest.mark.rule("NH-TEAM-09")
def test_all_others_have_one_more_turn_after_the_last_draw() -> None:
    game = new_game(["outpost_commando"], armies=FOUR, mode="teams")
    place_hqs(game, (0, 2), (-2, 0), (-2, 2), (2, -2))  # seats 1, 3, 2, 4: Outpost, Borgo, Moloch, Hegemony
    pile_of(game, "borgo", "mutant mutant")
    play(game, "place commando c3 r3", "end")  # aims at Borgo's HQ
    assert asks(game)[0] == "borgo" and pile_size(game, "borgo") == 0
    order = []
    while game.result is None:
        assert game.points == [15, 15, 15, 15]
        order.append(asks(game)[0])
        pass_turn(game)
    assert order == ["borgo", "moloch", "hegemony", "outpost"]
    assert game.points == [15, 15, 14, 15] and game.result == [1.0, 1.0, 0.0, 0.0]


@pytest.mark.rule("NH-TEAM-10")
def test_of_three_people_one_commands_both_armies_of_a_team() -> None:
    game = place_hqs(new_game(armies=FOUR, mode="teams", players="3"))
    people = game.setting.people
    assert people == [0, 1, 2, 2] and game.setting.sides.teams == [0, 0, 1, 1]
    assert [seat.person for seat in game.facts(0).seats] == people
    assert game.points == [15, 15, 15, 15]
    assert [seat for seat, _ in opening_turns(game, 4)] == [0, 2, 1, 3]
    # Two seats, two piles and two hands: what one throws away is missing from its own pile only.
    assert [pile_size(game, army) for army in ("borgo", "hegemony")] == [32, 31]
    assert len(hand(game, "borgo")) == 0 and len(discards(game, "borgo")) == 2 and len(discards(game, "hegemony")) == 3
    with pytest.raises(OptionsError):
        new_game(armies="outpost,moloch,borgo", mode="teams", players="3")


# -- MOLT --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-MOLT-01")
def test_molochs_shot_stops_at_an_ally_and_harms_it() -> None:
    board = "moloch_hybrid (0,2) rot 0, borgo_officer (0,1) rot 0, hegemony_ganger (0,-1) rot 0"
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    assert fought.destroyed == {3: {(0, 1)}}


@pytest.mark.rule("NH-MOLT-01")
def test_molochs_melee_harms_allies_but_never_its_own_tiles() -> None:
    board = "moloch_armoured_hunter (0,0), moloch_scout (0,1), borgo_officer (0,-1), hegemony_hq (2,-2)"
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    assert fought.gone == {(0, -1)}


@pytest.mark.rule("NH-MOLT-01")
def test_moloch_may_harm_its_allys_headquarters_but_not_with_its_own() -> None:
    board = "moloch_hq (0,1), moloch_hybrid (1,1) rot 0, borgo_hq (1,0), hegemony_hq (-2,0)"
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    # The hybrid beside Moloch's HQ shoots for 2; the HQ itself spares Borgo's. Borgo's HQ spares the hybrid.
    assert fought.hq("borgo") == 18 and fought.gone == set()


@pytest.mark.rule("NH-MOLT-01")
def test_a_team_whose_headquarters_falls_to_moloch_has_lost_it() -> None:
    board = (
        "moloch_hq (-2,0), borgo_hq (0,-2) with 1 point, moloch_hybrid (0,1) rot 0, "
        "outpost_hq (2,-2), hegemony_hq (2,0)"
    )
    game = in_turn(layout(board, teams=[0, 0, 1, 1], mode=TEAMS), "moloch", "battle")
    assert play(game, "battle").result == [0.0, 0.0, 1.0, 1.0]


@pytest.mark.rule("NH-MOLT-02")
def test_an_allys_shot_passes_through_moloch() -> None:
    board = "outpost_commando (0,2) rot 4, moloch_blocker (0,1) rot 0, hegemony_ganger (0,-1) rot 0"
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    assert fought.destroyed == {3: {(0, -1)}} and fought.wounds((0, 1)) == 0


@pytest.mark.rule("NH-MOLT-02")
def test_an_allys_melee_does_not_harm_moloch() -> None:
    board = "outpost_brawler (0,0) rot 0, moloch_medic (0,-1), outpost_hq (1,0), moloch_scout (2,0), hegemony_hq (-2,0)"
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    assert fought.gone == set()


@pytest.mark.rule("NH-MOLT-03")
def test_molochs_headquarters_strengthens_an_ally_and_destroys_it() -> None:
    board = "moloch_hq (0,1), outpost_commando (0,0) rot 4, hegemony_gladiator (0,-2) rot 0"
    fought = fight(layout(board, teams=ALLIES_THEN_ENEMY))
    assert fought.destroyed == {3: {(0, -2)}, 0: {(0, 0)}}


@pytest.mark.rule("NH-MOLT-03")
def test_an_allys_modules_and_headquarters_work_on_moloch() -> None:
    # Outpost's officer adds 1 to the hybrid's shot; Borgo's HQ lets another act one phase earlier.
    board = "outpost_officer (0,1), moloch_hybrid (0,0) rot 0, hegemony_hq (0,-2)"
    assert fight(layout(board, teams=ALLIES_THEN_ENEMY)).hq("hegemony") == 18
    board = "borgo_hq (0,1), moloch_hybrid (0,0) rot 0, hegemony_hq (0,-2)"
    assert fight(layout(board, teams=ALLIES_THEN_ENEMY)).acted[4] == {(0, 0)}


@pytest.mark.rule("NH-MOLT-04")
def test_nets_work_between_moloch_and_its_allies_in_both_directions() -> None:
    board = "hegemony_net_fighter (0,0) rot 5, moloch_hybrid (0,-1), outpost_hq (2,0)"
    assert netted(layout(board, teams=ALLIES_THEN_ENEMY)) == {(0, -1)}
    board = "moloch_net_fighter (0,0) rot 0, hegemony_ganger (0,-1), hegemony_hq (-1,0), outpost_hq (2,0)"
    assert netted(layout(board, teams=ALLIES_THEN_ENEMY)) == {(0, -1), (-1, 0)}


@pytest.mark.rule("NH-MOLT-04")
def test_moloch_pushes_its_allies_and_is_pushed_by_them() -> None:
    board = "moloch_hybrid (0,0), hegemony_ganger (0,-1), outpost_hq (2,0)"
    game = in_turn(layout(board, teams=ALLIES_THEN_ENEMY), "moloch", "push")
    play(game, "push c3 c2")
    assert asks(game) == ("hegemony", "retreat")
    play(game, "retreat c1")
    assert piece_at(game, (0, -2)).tile.key == "ganger"
    game = in_turn(layout(board, teams=ALLIES_THEN_ENEMY), "hegemony", "push move")
    assert refused(game, "move c3 b3 r0") == "NH-MOV-02"  # Move stays with the own tiles
    play(game, "push c2 c3")
    assert asks(game) == ("moloch", "retreat")
    play(game, "retreat c4")
    assert piece_at(game, (0, 1)).tile.key == "hybrid"


@pytest.mark.rule("NH-MOLT-04")
def test_why_moloch_cannot_push_an_ally_is_told_by_the_true_rule() -> None:
    board = "moloch_hybrid (1,-1), hegemony_ganger (2,-2), outpost_hq (2,0)"
    game = in_turn(layout(board, teams=ALLIES_THEN_ENEMY), "moloch", "push")
    assert refused(game, "push d2 e1") == "NH-PSH-04"  # no room; that it is an ally would be no reason
