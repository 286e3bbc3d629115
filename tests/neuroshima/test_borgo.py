"""The army chapter BOR: what is printed on Borgo's tiles, and what they do."""

import pytest

from tests.neuroshima.helpers_modes import beginning, muster, printed
from tests.neuroshima.tabletop import fight, in_turn, layout, netted, refused


@pytest.mark.rule("NH-BOR-01")
def test_borgo_has_these_thirty_five_tiles() -> None:
    assert muster("borgo") == (
        "borgo_hq x1, borgo_mutant x6, borgo_claws x4, borgo_super_mutant x1, borgo_net_fighter x2, borgo_brawler x2, "
        "borgo_assassin x2, borgo_super_officer x1, borgo_scout x2, borgo_medic x1, borgo_officer x2, borgo_battle x6, "
        "borgo_move x4, borgo_grenade x1"
    )


@pytest.mark.rule("NH-BOR-02", "NH-BOR-03", "NH-BOR-04", "NH-BOR-05", "NH-BOR-06", "NH-BOR-07")
@pytest.mark.parametrize(
    "figures",
    [
        "borgo_hq (x1): initiative 0, melee 1 on all sides",
        "borgo_mutant (x6): initiative 2, melee 1 on sides 0,1,5",
        "borgo_claws (x4): initiative 3, melee 1 on sides 4,5",
        "borgo_brawler (x2): initiative 2, melee 2 on side 0",
        "borgo_super_mutant (x1): initiative 2, melee 2 on side 0, melee 1 on sides 1,5, armour on sides 0,1,5, "
        "toughness 1",
        "borgo_net_fighter (x2): initiative 1, melee 3 on side 2, net on side 2",
        "borgo_assassin (x2): initiative 3, ranged 1 on side 5, mobility",
        "borgo_super_officer (x1): no initiative, links on sides 0,1,5, toughness 1",
        "borgo_officer (x2): no initiative, links on sides 0,1,5",
        "borgo_scout (x2): no initiative, links on sides 0,1,5",
        "borgo_medic (x1): no initiative, links on sides 0,1,5",
    ],
)
def test_a_borgo_tile_shows_these_figures(figures: str) -> None:
    assert printed(figures.split()[0]) == figures


@pytest.mark.rule("NH-BOR-02")
def test_borgos_headquarters_quickens_adjacent_friends() -> None:
    fought = fight(layout("borgo_hq (0,1), borgo_mutant (0,0) rot 0, outpost_brawler (0,-1) rot 3"))
    assert fought.acted[3] == {(0, 0), (0, -1)} and fought.destroyed[3] == {(0, 0), (0, -1)}


@pytest.mark.rule("NH-BOR-02")
def test_borgos_headquarters_quickens_neither_distant_tiles_nor_itself() -> None:
    fought = fight(layout("borgo_hq (0,2), borgo_mutant (0,0) rot 0, outpost_brawler (0,-1) rot 3"))
    assert fought.destroyed == {3: {(0, 0)}} and fought.acted[0] == {(0, 2)}


@pytest.mark.rule("NH-BOR-03")
def test_claws_strike_two_neighbouring_directions() -> None:
    board = (
        "borgo_claws (0,0) rot 0, outpost_medic (-1,1) rot 3, outpost_officer (-1,0) rot 0, outpost_scout (0,-1) rot 1"
    )
    assert fight(layout(board)).destroyed == {3: {(-1, 1), (-1, 0)}}


@pytest.mark.rule("NH-BOR-03")
def test_a_mutant_strikes_three_ways_and_a_brawler_one_way_for_two() -> None:
    around = ", ".join(f"outpost_scoper ({q},{r})" for q, r in [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)])
    assert fight(layout(f"borgo_mutant (0,0) rot 0, {around}")).destroyed == {2: {(0, -1), (1, -1), (-1, 0)}}
    board = "borgo_brawler (0,0) rot 0, moloch_blocker (0,-1), moloch_blocker (1,-1), moloch_blocker (-1,0)"
    fought = fight(layout(board))
    assert [fought.wounds(place) for place in ((0, -1), (1, -1), (-1, 0))] == [2, 0, 0]


@pytest.mark.rule("NH-BOR-04")
def test_the_super_mutant_stops_a_shot_and_survives_a_wound() -> None:
    fought = fight(layout("borgo_super_mutant (0,0) rot 0, outpost_commando (0,-2) rot 1, moloch_hq (1,-1)"))
    assert fought.acted == {3: {(0, -2)}, 2: {(0, 0)}, 0: {(1, -1)}}
    assert fought.hq("moloch") == 19 and fought.wounds((0, 0)) == 1


@pytest.mark.rule("NH-BOR-05")
def test_borgos_net_fighter_strikes_the_tile_it_has_netted() -> None:
    position = layout("borgo_net_fighter (0,0) rot 4, outpost_hq (0,-1)")
    assert netted(position) == {(0, -1)}
    fought = fight(position)
    assert fought.acted == {1: {(0, 0)}} and fought.hq("outpost") == 17 and fought.stands((0, 0))


@pytest.mark.rule("NH-BOR-06")
def test_an_assassin_shoots_first() -> None:
    fought = fight(layout("borgo_assassin (0,1) rot 1, outpost_hmg (0,-1) rot 3"))
    assert fought.destroyed == {3: {(0, -1)}} and fought.acted == {3: {(0, 1)}}


@pytest.mark.rule("NH-BOR-06")
def test_only_assassins_of_borgo_are_mobile() -> None:
    game = in_turn(layout("borgo_assassin (0,0), borgo_mutant (2,0), borgo_claws (-2,0), outpost_hq (2,-2)"), "borgo")
    assert {text.split()[1] for text in beginning(game, "run")} == {"c3"}
    assert refused(game, "run e3 e2 r0") == "NH-PLAY-03"


@pytest.mark.rule("NH-BOR-07")
@pytest.mark.parametrize("officer", ["super_officer", "officer"])
def test_both_officers_add_one_to_melee(officer: str) -> None:
    fought = fight(layout(f"borgo_{officer} (0,1) rot 0, borgo_brawler (0,0) rot 0, moloch_hq (0,-1)"))
    assert fought.hq("moloch") == 17 and fought.destroyed == {0: {(0, 0)}}


@pytest.mark.rule("NH-BOR-07")
def test_borgos_officers_add_nothing_to_shots() -> None:
    fought = fight(layout("borgo_super_officer (0,1) rot 0, borgo_assassin (0,0) rot 1, moloch_hq (0,-2)"))
    assert fought.hq("moloch") == 19


@pytest.mark.rule("NH-BOR-07")
def test_borgos_scout_quickens_and_its_medic_heals() -> None:
    assert fight(layout("borgo_scout (0,1) rot 0, borgo_claws (0,0) rot 0, moloch_hq (2,-2)")).acted[4] == {(0, 0)}
    fought = fight(layout("borgo_medic (0,1) rot 0, borgo_claws (0,0) rot 0, moloch_hybrid (0,-2) rot 3"))
    assert fought.destroyed == {3: {(0, 1)}}
