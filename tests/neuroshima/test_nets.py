"""Nets (chapter NET): examples, and any tangle of netters against a slow second implementation."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platzdarm.games.neuroshima.rules.position import Skirmish
from tests.neuroshima.helpers_battle import ahead, move_text, offers, phases_of, push_text
from tests.neuroshima.tabletop import (
    Cell,
    asks,
    cell,
    fight,
    in_turn,
    is_free,
    layout,
    legal,
    netted,
    piece_at,
    play,
    refused,
)

Laid = dict[Cell, tuple[str, int]]  # cell -> tile, rotation


def lay(laid: Laid) -> Skirmish:
    tiles = ", ".join(f"{tile} ({q},{r}) rot {rotation}" for (q, r), (tile, rotation) in laid.items())
    return layout(tiles, seats="hegemony moloch borgo outpost")


def turned_cell(place: Cell, turn: int) -> Cell:
    """The board turned clockwise by sixths about its centre."""
    for _ in range(turn):
        place = (-place[1], place[0] + place[1])
    return place


def turned(laid: Laid, turn: int) -> Laid:
    return {turned_cell(place, turn): (tile, (rotation + turn) % 6) for place, (tile, rotation) in laid.items()}


@pytest.mark.rule("NH-NET-01")
def test_a_net_catches_the_adjacent_enemy_it_points_to_and_no_other() -> None:
    board = layout(
        "hegemony_net_fighter (0,0) rot 5, outpost_commando (0,-1) rot 0, outpost_medic (1,0) rot 0, "
        "outpost_hmg (0,-2) rot 0"
    )
    assert netted(board) == {(0, -1)}


@pytest.mark.rule("NH-NET-01")
def test_a_net_does_not_reach_over_an_empty_cell() -> None:
    assert netted(layout("hegemony_net_fighter (0,0) rot 5, outpost_hmg (0,-2) rot 0")) == set()


@pytest.mark.rule("NH-NET-01")
def test_two_net_symbols_catch_two_tiles() -> None:
    board = layout("hegemony_net_master (0,0) rot 4, outpost_hmg (0,-1) rot 0, outpost_medic (1,0) rot 0")
    assert netted(board) == {(0, -1), (1, 0)}


@pytest.mark.rule("NH-NET-02")
def test_a_net_ignores_friends() -> None:
    assert netted(layout("hegemony_net_fighter (0,0) rot 5, hegemony_ganger (0,-1) rot 0")) == set()
    own_hq = layout("moloch_net_fighter (0,0) rot 0, moloch_hq (0,-1), outpost_hq (-1,0)")
    assert netted(own_hq) == {(-1, 0)}


# -- what a netted tile cannot do, and what it still can -----------------------------------------------------------


@pytest.mark.rule("NH-NET-03")
def test_a_netted_tile_does_not_attack() -> None:
    fought = fight(layout("hegemony_net_fighter (1,-1) rot 4, outpost_brawler (0,-1) rot 0, hegemony_hq (0,-2)"))
    assert fought.acted == {0: {(0, -2)}}
    assert fought.destroyed == {0: {(0, -1)}}
    assert fought.hq("hegemony") == 20


@pytest.mark.rule("NH-NET-03")
def test_a_netted_tile_neither_moves_nor_turns() -> None:
    board = "outpost_runner (0,-1) rot 0, hegemony_net_fighter (0,0) rot 5, outpost_hq (2,0)"
    game = in_turn(layout(board), "outpost", "move")
    for verb in ("run", "move"):
        assert refused(game, move_text(game, verb, (0, -1), (1, -2), 0)) == "NH-NET-03"
        assert refused(game, move_text(game, verb, (0, -1), (0, -1), 3)) == "NH-NET-03"
    assert offers(game, "run") == set()
    assert all(text.split()[1] == cell(game, (2, 0)) for text in offers(game, "move"))


@pytest.mark.rule("NH-NET-03")
def test_a_netted_tile_does_not_push() -> None:
    board = "moloch_hybrid (0,0) rot 0, outpost_brawler (0,-1) rot 0"
    free = in_turn(layout(board), "moloch", "push")
    assert push_text(free, (0, 0), (0, -1)) in legal(free)
    caught = in_turn(layout(f"{board}, hegemony_net_fighter (0,1) rot 5"), "moloch", "push")
    assert refused(caught, push_text(caught, (0, 0), (0, -1))) == "NH-NET-03"


@pytest.mark.rule("NH-NET-03")
def test_a_netted_tile_gives_no_bonus_and_carries_nobody() -> None:
    board = "borgo_scout (0,0) rot 0, borgo_mutant (0,-1) rot 0"
    assert phases_of(fight(layout(board)), (0, -1)) == [3]
    assert phases_of(fight(layout(f"{board}, hegemony_net_fighter (0,1) rot 5")), (0, -1)) == [2]
    transport = "hegemony_transport (0,0) rot 0, hegemony_ganger (0,-1) rot 0"
    assert offers(in_turn(layout(transport), "hegemony"), "ride")
    held = in_turn(layout(f"{transport}, moloch_net_fighter (0,1) rot 0"), "hegemony")
    assert offers(held, "ride") == set()


@pytest.mark.rule("NH-NET-03")
def test_a_netted_clown_cannot_explode() -> None:
    fought = fight(layout("moloch_clown (0,0) rot 0, outpost_hq (0,-1), hegemony_net_fighter (0,1) rot 5"))
    assert fought.asked == []
    assert fought.hq("outpost") == 20


@pytest.mark.rule("NH-NET-04")
def test_a_netted_tile_keeps_its_armour() -> None:
    board = layout(
        "hegemony_net_fighter (1,-1) rot 4, moloch_blocker (0,-1) rot 3, hegemony_universal_soldier (0,1) rot 1"
    )
    assert netted(board) == {(0, -1)}
    assert fight(board).wounds((0, -1)) == 0


@pytest.mark.rule("NH-NET-04")
def test_a_netted_tile_is_hit_and_keeps_its_toughness() -> None:
    tough = fight(
        layout("hegemony_net_fighter (1,-1) rot 4, moloch_blocker (0,-1) rot 0, hegemony_universal_soldier (0,1) rot 1")
    )
    assert tough.wounds((0, -1)) == 1
    frail = fight(
        layout("hegemony_net_fighter (1,-1) rot 4, moloch_hybrid (0,-1) rot 0, hegemony_universal_soldier (0,1) rot 1")
    )
    assert frail.destroyed == {3: {(0, -1)}}


@pytest.mark.rule("NH-NET-04")
def test_a_netted_tile_is_healed() -> None:
    board = layout(
        "hegemony_net_fighter (1,-1) rot 4, outpost_hmg (0,-1) rot 0, outpost_medic (0,0) rot 0, "
        "hegemony_universal_soldier (0,-2) rot 4"
    )
    assert netted(board) == {(0, -1)}
    fought = fight(board)
    assert fought.destroyed == {3: {(0, 0)}}
    assert fought.stands((0, -1))


@pytest.mark.rule("NH-NET-04")
def test_a_netted_tile_still_receives_bonuses() -> None:
    """The net dies in phase 3; the scout's bonus counted all along, so the annihilator's value was 3 and is gone."""
    board = "hegemony_net_fighter (0,0) rot 5, outpost_annihilator (0,-1) rot 2, outpost_commando (2,0) rot 3"
    assert phases_of(fight(layout(board)), (0, -1)) == [2]
    assert phases_of(fight(layout(f"{board}, outpost_scout (-1,0) rot 1")), (0, -1)) == []


# -- when a net begins and ends ------------------------------------------------------------------------------------


@pytest.mark.rule("NH-NET-05")
def test_a_net_works_from_the_moment_it_is_placed_and_outside_battle() -> None:
    board = layout("outpost_hq (2,0), hegemony_hq (-2,0), outpost_runner (0,-1) rot 0", seats="hegemony outpost")
    game = in_turn(board, "hegemony", "net_fighter")
    assert netted(game) == set()
    play(game, f"place net_fighter {cell(game, (0, 0))} r5")
    assert netted(game) == {(0, -1)}
    play(game, "end")
    assert asks(game) == ("outpost", "discard")
    play(game, legal(game)[0])
    assert refused(game, move_text(game, "run", (0, -1), (1, -2), 0)) == "NH-NET-03"
    assert refused(game, move_text(game, "run", (0, -1), (0, -1), 1)) == "NH-NET-03"


@pytest.mark.rule("NH-NET-05")
def test_a_net_cannot_be_switched_off() -> None:
    """Nobody is asked about it: all that the netter's owner may do in his turn is to end it."""
    game = in_turn(layout("hegemony_net_fighter (0,0) rot 5, outpost_commando (0,-1) rot 0"), "hegemony")
    assert legal(game) == ["end"]
    assert fight(layout("hegemony_net_fighter (0,0) rot 5, outpost_commando (0,-1) rot 0")).asked == []


@pytest.mark.rule("NH-NET-06")
def test_the_net_of_a_destroyed_netter_holds_to_the_end_of_the_phase() -> None:
    later = fight(
        layout(
            "moloch_net_fighter (0,0) rot 0, outpost_hmg (0,-1) rot 0, moloch_hq (0,-2), outpost_commando (2,0) rot 3"
        )
    )
    assert later.acted == {3: {(2, 0)}, 2: {(0, -1)}, 1: {(0, -1)}, 0: {(0, -2)}}
    assert later.destroyed == {3: {(0, 0)}, 0: {(0, -1)}}
    assert later.hq("moloch") == 18
    same_phase = fight(
        layout(
            "borgo_net_fighter (0,0) rot 4, outpost_runner (0,-1) rot 1, borgo_officer (0,-2) rot 0, "
            "outpost_annihilator (2,0) rot 1"
        )
    )
    assert same_phase.acted == {2: {(2, 0)}}
    assert same_phase.destroyed == {2: {(0, 0)}}


@pytest.mark.rule("NH-NET-06")
def test_outside_battle_a_tile_is_free_at_once_when_the_netter_is_destroyed() -> None:
    board = "hegemony_net_fighter (0,0) rot 5, outpost_runner (0,-1) rot 0, outpost_hq (2,0)"
    game = in_turn(layout(board), "outpost", "sniper")
    play(game, f"snipe {cell(game, (0, 0))}")
    assert netted(game) == set()
    play(game, move_text(game, "run", (0, -1), (1, -2), 2))
    assert not is_free(game, (1, -2))


@pytest.mark.rule("NH-NET-06")
def test_outside_battle_a_tile_is_free_at_once_when_the_netter_is_turned_or_pushed_away() -> None:
    board = "hegemony_net_fighter (0,0) rot 5, moloch_hybrid (0,-1) rot 0, moloch_hornet (1,0) rot 0"
    turned = in_turn(layout(board), "hegemony", "move")
    play(turned, move_text(turned, "move", (0, 0), (0, 0), 0))
    assert netted(turned) == set()
    pushed = in_turn(layout(board), "moloch", "push")
    play(pushed, push_text(pushed, (1, 0), (0, 0)), f"retreat {cell(pushed, (-1, 1))}")
    assert netted(pushed) == set()


# -- HQs, modules, pushes ------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-NET-07")
def test_a_netted_hq_neither_attacks_nor_gives_its_bonus() -> None:
    fought = fight(
        layout(
            "hegemony_net_fighter (0,0) rot 5, outpost_hq (0,-1), outpost_brawler (1,-1) rot 2, "
            "hegemony_guard (2,-1) rot 0"
        )
    )
    assert phases_of(fought, (1, -1)) == [3]
    assert phases_of(fought, (0, -1)) == []
    assert fought.stands((0, 0))


@pytest.mark.rule("NH-NET-07")
def test_a_netted_hq_neither_moves_nor_throws_a_grenade() -> None:
    game = in_turn(layout("hegemony_net_fighter (0,0) rot 5, borgo_hq (0,-1)"), "borgo", "move grenade")
    assert refused(game, move_text(game, "move", (0, -1), (1, -2), 0)) == "NH-NET-03"
    assert refused(game, f"grenade {cell(game, (0, 0))}") == "NH-GRN-03"


@pytest.mark.rule("NH-NET-08")
def test_a_netted_medic_heals_nobody() -> None:
    board = "outpost_medic (0,1) rot 0, outpost_hmg (0,0) rot 1, hegemony_universal_soldier (0,-2) rot 4"
    assert fight(layout(board)).destroyed == {3: {(0, 1)}}
    caught = fight(layout(f"hegemony_net_fighter (1,1) rot 4, {board}"))
    assert caught.destroyed == {3: {(0, 0)}}


@pytest.mark.rule("NH-NET-08")
@pytest.mark.parametrize(("module", "strength", "phase"), [("outpost_officer", 2, 3), ("outpost_scout", 1, 4)])
def test_a_netted_module_gives_no_effect(module: str, strength: int, phase: int) -> None:
    board = f"outpost_commando (0,1) rot 4, moloch_hq (0,-1), {module} (0,2) rot 0"
    free = fight(layout(board))
    assert free.hq("moloch") == 20 - strength
    assert phases_of(free, (0, 1)) == [phase]
    caught = fight(layout(f"{board}, hegemony_net_fighter (1,1) rot 3"))
    assert caught.hq("moloch") == 19
    assert phases_of(caught, (0, 1)) == [3]


@pytest.mark.rule("NH-NET-09")
def test_a_netted_tile_cannot_be_pushed() -> None:
    board = "outpost_brawler (0,-1) rot 0, moloch_hybrid (1,-1) rot 0"
    caught = in_turn(layout(f"moloch_net_fighter (0,0) rot 0, {board}"), "moloch", "push")
    assert refused(caught, push_text(caught, (0, 0), (0, -1))) == "NH-NET-09"
    assert refused(caught, push_text(caught, (1, -1), (0, -1))) == "NH-NET-09"
    free = in_turn(layout(f"moloch_net_fighter (0,0) rot 3, {board}"), "moloch", "push")
    assert offers(free, "push") == {push_text(free, (0, 0), (0, -1)), push_text(free, (1, -1), (0, -1))}


@pytest.mark.rule("NH-NET-10")
def test_a_net_fighter_is_pushed_only_by_a_tile_it_has_not_caught() -> None:
    board = "hegemony_net_fighter (0,0) rot 5, moloch_hybrid (0,-1) rot 0, moloch_hornet (1,0) rot 0"
    game = in_turn(layout(board), "moloch", "push")
    assert refused(game, push_text(game, (0, -1), (0, 0))) == "NH-NET-03"
    play(game, push_text(game, (1, 0), (0, 0)), f"retreat {cell(game, (-1, 0))}")
    assert piece_at(game, (-1, 0)).tile.key == "net_fighter"


# -- netters that aim at netters -----------------------------------------------------------------------------------


@pytest.mark.rule("NH-NET-11")
def test_the_victims_of_a_caught_netter_are_free() -> None:
    board = layout(
        "hegemony_net_fighter (0,1) rot 5, moloch_net_fighter (0,0) rot 0, hegemony_ganger (0,-1) rot 0",
    )
    assert netted(board) == {(0, 0)}


@pytest.mark.rule("NH-NET-11")
def test_in_a_chain_of_netters_every_second_one_is_caught() -> None:
    """The first catches the second, so the third is free and catches the fourth."""
    board = layout(
        "hegemony_net_fighter (0,2) rot 5, borgo_net_fighter (0,1) rot 4, hegemony_net_fighter (0,0) rot 5, "
        "borgo_net_fighter (0,-1) rot 4, hegemony_ganger (0,-2) rot 0"
    )
    assert netted(board) == {(0, 1), (0, -1)}


@pytest.mark.rule("NH-NET-12")
def test_two_netters_aiming_at_each_other_are_free_and_their_other_nets_work() -> None:
    board = "hegemony_net_fighter (0,0) rot 5, moloch_net_fighter (0,-1) rot 3"
    assert netted(layout(board)) == set()
    assert netted(layout(f"{board}, hegemony_ganger (1,-1) rot 0")) == {(1, -1)}


@pytest.mark.rule("NH-NET-12")
def test_netters_that_cancel_each_other_can_be_moved_and_pushed() -> None:
    board = "hegemony_net_fighter (0,0) rot 5, moloch_net_fighter (0,-1) rot 3"
    moving = in_turn(layout(board), "hegemony", "move")
    play(moving, move_text(moving, "move", (0, 0), (1, 0), 0))
    assert not is_free(moving, (1, 0))
    pushing = in_turn(layout(board), "moloch", "push")
    assert offers(pushing, "push") == {push_text(pushing, (0, -1), (0, 0))}


@pytest.mark.rule("NH-NET-13")
def test_three_netters_in_a_ring_are_free_and_their_other_nets_work() -> None:
    board = layout(
        "hegemony_net_fighter (0,0) rot 0, moloch_net_fighter (1,-1) rot 3, borgo_net_fighter (1,0) rot 3, "
        "outpost_commando (2,-1) rot 0"
    )
    assert netted(board) == {(2, -1)}


@pytest.mark.rule("NH-NET-13")
def test_four_netters_of_two_players_in_a_ring_are_free() -> None:
    board = layout(
        "hegemony_net_fighter (0,0) rot 0, borgo_net_fighter (1,-1) rot 0, hegemony_net_fighter (2,-1) rot 3, "
        "borgo_net_fighter (1,0) rot 3"
    )
    assert netted(board) == set()


@pytest.mark.rule("NH-NET-14")
def test_a_free_netter_from_outside_breaks_a_pair() -> None:
    board = layout(
        "hegemony_net_fighter (0,0) rot 5, moloch_net_fighter (0,-1) rot 3, hegemony_net_fighter (1,-2) rot 3",
    )
    assert netted(board) == {(0, -1)}


@pytest.mark.rule("NH-NET-14")
def test_a_caught_netter_from_outside_breaks_no_pair() -> None:
    """The outsider is caught itself by a Borgo netter, so the pair stands as before."""
    board = layout(
        "hegemony_net_fighter (0,0) rot 5, moloch_net_fighter (0,-1) rot 3, hegemony_net_fighter (1,-2) rot 3, "
        "borgo_net_fighter (2,-2) rot 3"
    )
    assert netted(board) == {(1, -2)}


@pytest.mark.rule("NH-NET-14")
def test_a_netter_that_a_free_ring_catches_throws_no_net() -> None:
    """A netter caught by the other net of a pair's member does not catch the ganger that it aims at."""
    pair = "hegemony_net_fighter (0,0) rot 5, moloch_net_fighter (0,-1) rot 3"
    board = layout(f"{pair}, borgo_net_fighter (1,-1) rot 0, hegemony_ganger (2,-1) rot 0")
    assert netted(board) == {(1, -1)}
    assert netted(layout("borgo_net_fighter (1,-1) rot 0, hegemony_ganger (2,-1) rot 0")) == {(2, -1)}


@pytest.mark.rule("NH-NET-14")
@pytest.mark.parametrize("turn", range(6))
def test_a_pair_that_another_pair_aims_at_is_broken_by_it(turn: int) -> None:
    """The Moloch netter of the first pair also aims at the Net Master of the second one, which is therefore netted and
    does not catch the HMG. Turned through all directions, so that no order of cells gives the answer by chance."""
    first_pair: Laid = {(0, 0): ("moloch_net_fighter", 0), (-1, 0): ("hegemony_net_fighter", 1)}
    second_pair: Laid = {(0, -1): ("hegemony_net_master", 4), (1, -1): ("borgo_net_fighter", 3)}
    victim: Laid = {(0, -2): ("outpost_hmg", 0)}
    assert netted(lay(turned(second_pair | victim, turn))) == {turned_cell((0, -2), turn)}
    assert netted(lay(turned(first_pair | second_pair | victim, turn))) == {turned_cell((0, -1), turn)}


@pytest.mark.rule("NH-NET-15")
def test_netters_that_cancel_each_other_may_attack_each_other() -> None:
    fought = fight(layout("borgo_net_fighter (0,0) rot 4, hegemony_net_fighter (0,-1) rot 2"))
    assert fought.acted == {1: {(0, 0)}}
    assert fought.destroyed == {1: {(0, -1)}}


# -- any tangle: the method of NH-NET-14, slowly and word by word ----------------------------------------------------

PRINTED_NETS = {
    "hegemony_net_fighter": (1,),
    "hegemony_net_master": (2, 4),
    "moloch_net_fighter": (0, 5),
    "borgo_net_fighter": (2,),
}
TWO_NETS = ("hegemony_net_master", "moloch_net_fighter")
INNER_CELLS: list[Cell] = [(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (1, -2), (2, -2), (2, -1)]


def aims(laid: Laid, place: Cell) -> set[Cell]:
    """The enemies on which the nets of the tile on `place` lie."""
    tile, rotation = laid[place]
    pointed = {ahead(place, (side + rotation) % 6) for side in PRINTED_NETS.get(tile, ())}
    return {other for other in pointed if other in laid and laid[other][0].split("_")[0] != tile.split("_")[0]}


def is_connected(group: tuple[Cell, ...], laid: Laid) -> bool:
    """From each member, going along nets inside the group, one comes to every other and back to itself."""
    for start in group:
        come_to: set[Cell] = set()
        for _ in group:
            come_to |= {other for place in {start} | come_to for other in aims(laid, place) if other in group}
        if come_to != set(group):
            return False
    return True


def find_group(undecided: set[Cell], laid: Laid) -> tuple[Cell, ...]:
    for size in range(2, len(undecided) + 1):
        for group in combinations(sorted(undecided), size):
            outside = undecided - set(group)
            if is_connected(group, laid) and not any(aims(laid, place) & set(group) for place in outside):
                return group
    raise AssertionError("there is always such a group")


def netted_slowly(laid: Laid) -> set[Cell]:
    undecided = {place for place, (tile, _) in laid.items() if tile in PRINTED_NETS}
    free: set[Cell] = set()
    caught: set[Cell] = set()
    while undecided:
        # (1) an undecided netter aimed at by no free and no undecided netter is free and nets all it aims at
        fresh = next((p for p in sorted(undecided) if not any(p in aims(laid, q) for q in free | undecided)), None)
        if fresh is not None:
            group: tuple[Cell, ...] = (fresh,)
        else:
            # (2) when stuck, a group that no undecided netter outside aims at is free; nets among its members are void
            group = find_group(undecided, laid)
        free |= set(group)
        for place in group:
            caught |= aims(laid, place) - set(group)
        undecided -= free | caught
    return caught


def netters_at(place: Cell) -> st.SearchStrategy[tuple[Cell, tuple[str, int]] | None]:
    """Mostly netters, and most of them with two nets: those tangle best."""
    tiles = st.sampled_from([*PRINTED_NETS, *TWO_NETS, *TWO_NETS, "outpost_hmg", "borgo_mutant"])
    laid = st.tuples(st.just(place), st.tuples(tiles, st.integers(0, 5)))
    return st.one_of(laid, laid, laid, laid, laid, st.none())


@pytest.mark.rule("NH-NET-11", "NH-NET-12", "NH-NET-13", "NH-NET-14")
@settings(max_examples=400, deadline=None)
@given(st.tuples(*map(netters_at, INNER_CELLS)))
def test_any_tangle_of_netters_is_untangled_by_the_method_of_the_ledger(
    cells: tuple[tuple[Cell, tuple[str, int]] | None, ...],
) -> None:
    laid: Laid = dict(entry for entry in cells if entry is not None)
    assert netted(lay(laid)) == netted_slowly(laid)
