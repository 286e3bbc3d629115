"""The army chapter MOL: what is printed on Moloch's tiles, and what they do."""

import pytest

from platzdarm.games.neuroshima.table.scenario import begin_battle
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from tests.neuroshima.helpers_modes import muster, printed
from tests.neuroshima.tabletop import fight, layout, netted

NEIGHBOURS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


@pytest.mark.rule("NH-MOL-01")
def test_moloch_has_these_thirty_five_tiles() -> None:
    assert muster("moloch") == (
        "moloch_hq x1, moloch_blocker x2, moloch_hybrid x2, moloch_gauss_cannon x1, moloch_juggernaut x1, "
        "moloch_hunter_killer x2, moloch_mother_module x1, moloch_armoured_hunter x2, moloch_armoured_guard x1, "
        "moloch_guard x1, moloch_protector x1, moloch_hornet x1, moloch_net_fighter x1, moloch_stormtrooper x1, "
        "moloch_clown x1, moloch_brain x1, moloch_officer x1, moloch_scout x1, moloch_medic x2, moloch_air_strike x1, "
        "moloch_battle x4, moloch_move x1, moloch_push x5"
    )


@pytest.mark.rule(
    "NH-MOL-02",
    "NH-MOL-03",
    "NH-MOL-04",
    "NH-MOL-06",
    "NH-MOL-07",
    "NH-MOL-08",
    "NH-MOL-09",
    "NH-MOL-10",
    "NH-MOL-11",
    "NH-MOL-14",
    "NH-MOL-15",
)
@pytest.mark.parametrize(
    "figures",
    [
        "moloch_hq (x1): initiative 0, melee 1 on all sides",
        "moloch_blocker (x2): no initiative, armour on side 0, toughness 2",
        "moloch_gauss_cannon (x1): initiative 1, ranged 1 on side 4, toughness 1",
        "moloch_hunter_killer (x2): initiative 3, melee 1 on sides 0,1,3,5",
        "moloch_armoured_hunter (x2): initiative 2, melee 1 on all sides, armour on sides 0,5",
        "moloch_hornet (x1): initiative 2, melee 2 on side 0",
        "moloch_hybrid (x2): initiative 3, ranged 1 on side 0",
        "moloch_guard (x1): initiative 2, ranged 1 on sides 0,5",
        "moloch_armoured_guard (x1): initiative 2, ranged 1 on sides 1,5, armour on side 0",
        "moloch_protector (x1): initiative 1, ranged 1 on sides 0,1,5, toughness 1",
        "moloch_stormtrooper (x1): initiative 2 and 1, ranged 1 on side 0, toughness 1",
        "moloch_juggernaut (x1): initiative 1, melee 2 on side 0, ranged 1 on side 1, armour on sides 0,2,4, "
        "toughness 1",
        "moloch_net_fighter (x1): no initiative, net on sides 0,5",
        "moloch_mother_module (x1): no initiative, link on side 0",
        "moloch_clown (x1): initiative 2, melee 1 on sides 0,5, toughness 1",
        "moloch_brain (x1): no initiative, links on sides 0,2,4",
        "moloch_officer (x1): no initiative, links on sides 1,3,5",
        "moloch_scout (x1): no initiative, links on sides 0,2,4",
        "moloch_medic (x2): no initiative, links on sides 0,2,4",
    ],
)
def test_a_moloch_tile_shows_these_figures(figures: str) -> None:
    assert printed(figures.split()[0]) == figures


@pytest.mark.rule("NH-MOL-02")
def test_molochs_headquarters_strengthens_adjacent_shooters() -> None:
    assert fight(layout("moloch_hq (0,1), moloch_hybrid (0,0) rot 0, outpost_hq (0,-2)")).hq("outpost") == 18
    assert fight(layout("moloch_hq (1,1), moloch_hybrid (0,0) rot 0, outpost_hq (0,-2)")).hq("outpost") == 19
    # Shots only, not melee.
    assert fight(layout("moloch_hq (0,1), moloch_hornet (0,0) rot 0, outpost_hq (0,-1)")).hq("outpost") == 18


@pytest.mark.rule("NH-MOL-03")
def test_a_blocker_falls_to_its_third_wound_and_never_attacks() -> None:
    fought = fight(layout("borgo_net_fighter (0,0) rot 4, moloch_blocker (0,-1) rot 3"))
    assert fought.destroyed == {1: {(0, -1)}} and fought.acted == {1: {(0, 0)}}
    fought = fight(layout("borgo_brawler (0,0) rot 0, moloch_blocker (0,-1) rot 3"))
    assert fought.wounds((0, -1)) == 2
    fought = fight(layout("borgo_brawler (0,0) rot 0, moloch_blocker (0,-1) rot 3 with 1 wound"))
    assert fought.destroyed == {2: {(0, -1)}}


@pytest.mark.rule("NH-MOL-04")
def test_the_gauss_shot_hits_every_enemy_on_the_line() -> None:
    board = (
        "moloch_gauss_cannon (0,2) rot 2, outpost_scoper (0,1) rot 0, moloch_blocker (0,0) rot 0, outpost_hq (0,-1), "
        "outpost_scout (0,-2) rot 0"
    )
    fought = fight(layout(board))
    assert fought.destroyed == {1: {(0, 1), (0, -2)}}
    assert fought.hq("outpost") == 19 and fought.wounds((0, 0)) == 1


@pytest.mark.rule("NH-MOL-04")
def test_armour_stops_the_gauss_shot_for_its_own_tile_only() -> None:
    board = "moloch_gauss_cannon (0,2) rot 2, hegemony_gladiator (0,0) rot 3, hegemony_scout (0,-2)"
    fought = fight(layout(board))
    assert fought.wounds((0, 0)) == 0 and fought.destroyed == {1: {(0, -2)}}


@pytest.mark.rule("NH-MOL-05")
def test_the_gauss_shot_is_not_strengthened_but_repeated_by_an_extra_attack() -> None:
    board = (
        "moloch_gauss_cannon (0,1) rot 2, moloch_mother_module (0,2) rot 0, moloch_brain (-1,2) rot 1, borgo_hq (0,-1)"
    )
    fought = fight(layout(board))
    assert fought.acted == {1: {(0, 1)}, 0: {(0, 1), (0, -1)}} and fought.hq("borgo") == 18


@pytest.mark.rule("NH-MOL-05")
def test_neither_the_headquarters_nor_the_officer_strengthens_the_gauss_shot_and_the_scout_quickens_it() -> None:
    board = (
        "moloch_gauss_cannon (0,1) rot 2, moloch_hq (0,2), moloch_officer (-1,2) rot 0, moloch_scout (1,1) rot 3, "
        "borgo_hq (0,-1)"
    )
    fought = fight(layout(board))
    assert fought.acted[2] == {(0, 1)} and fought.hq("borgo") == 19


@pytest.mark.rule("NH-MOL-06")
def test_a_hunter_killer_strikes_four_ways() -> None:
    board = (
        "moloch_hunter_killer (0,0) rot 0, outpost_medic (0,-1) rot 0, outpost_officer (1,0) rot 0, "
        "outpost_scout (0,1) rot 1"
    )
    assert fight(layout(board)).destroyed == {3: {(0, -1), (0, 1)}}


@pytest.mark.rule("NH-MOL-06")
def test_an_armoured_hunter_strikes_all_round_and_a_hornet_one_way_for_two() -> None:
    around = ", ".join(f"outpost_scoper ({q},{r})" for q, r in NEIGHBOURS)
    assert fight(layout(f"moloch_armoured_hunter (0,0), {around}")).destroyed == {2: set(NEIGHBOURS)}
    around = ", ".join(f"borgo_super_officer ({q},{r})" for q, r in NEIGHBOURS)
    assert fight(layout(f"moloch_hornet (0,0), {around}")).destroyed == {2: {(0, -1)}}


@pytest.mark.rule("NH-MOL-06")
def test_the_armour_of_an_armoured_hunter_stops_shots_on_two_sides() -> None:
    board = "moloch_armoured_hunter (0,0) rot 0, outpost_commando {}"
    assert fight(layout(board.format("(0,-2) rot 1"))).gone == set()
    assert fight(layout(board.format("(-2,0) rot 0"))).gone == set()
    assert fight(layout(board.format("(2,-2) rot 2"))).gone == {(0, 0)}


@pytest.mark.rule("NH-MOL-07")
def test_a_stormtrooper_shoots_twice() -> None:
    fought = fight(layout("moloch_stormtrooper (0,1) rot 0, outpost_hq (0,-1)"))
    assert fought.acted == {2: {(0, 1)}, 1: {(0, 1)}, 0: {(0, -1)}} and fought.hq("outpost") == 18


@pytest.mark.rule("NH-MOL-07")
@pytest.mark.parametrize(
    ("shooter", "phase", "ways"),
    [("hybrid", 3, (0,)), ("guard", 2, (0, 5)), ("armoured_guard", 2, (1, 5)), ("protector", 1, (0, 1, 5))],
)
def test_molochs_shooters_shoot_in_their_phase_and_directions(shooter: str, phase: int, ways: tuple[int, ...]) -> None:
    targets = [(2 * q, 2 * r) for q, r in NEIGHBOURS]
    board = ", ".join(f"outpost_scoper ({q},{r})" for q, r in targets)
    fought = fight(layout(f"moloch_{shooter} (0,0), {board}"))
    assert fought.destroyed == {phase: {targets[way] for way in ways}}


@pytest.mark.rule("NH-MOL-08")
def test_the_juggernaut_strikes_and_shoots_at_once() -> None:
    fought = fight(layout("moloch_juggernaut (0,0) rot 0, outpost_hq (0,-1), hegemony_hq (2,-2)"))
    assert fought.acted[1] == {(0, 0)}
    assert (fought.hq("outpost"), fought.hq("hegemony")) == (18, 19) and fought.wounds((0, 0)) == 1


@pytest.mark.rule("NH-MOL-09")
def test_molochs_net_fighter_nets_two_tiles() -> None:
    board = (
        "moloch_net_fighter (0,0) rot 0, outpost_commando (0,-1) rot 0, outpost_hq (-1,0), outpost_medic (1,-1) rot 0"
    )
    assert netted(layout(board)) == {(0, -1), (-1, 0)}
    fought = fight(layout(board))
    assert fought.acted == {} and fought.gone == set()


@pytest.mark.rule("NH-MOL-10")
def test_the_mother_module_gives_the_linked_tile_an_extra_attack() -> None:
    board = "moloch_mother_module (0,1) rot {}, moloch_stormtrooper (0,0) rot 0, outpost_hq (0,-2)"
    fought = fight(layout(board.format(0)))
    assert all((0, 0) in fought.acted[phase] for phase in (2, 1, 0)) and fought.hq("outpost") == 17
    assert fight(layout(board.format(1))).hq("outpost") == 18


CLOWN = (
    "moloch_clown (0,0) rot 0, moloch_hq (0,1), outpost_hq (1,0), outpost_commando (0,-1) rot 0, "
    "moloch_hybrid (-1,1) rot 0"
)


@pytest.mark.rule("NH-MOL-11")
def test_the_clown_explodes_among_friends_enemies_and_headquarters() -> None:
    fought = fight(layout(CLOWN), {"explode": "explode"})
    assert fought.asked == [("moloch", ["fight c3", "explode c3"])]
    assert fought.destroyed[2] == {(0, 0), (0, -1), (-1, 1)}
    assert (fought.hq("moloch"), fought.hq("outpost")) == (19, 19)


@pytest.mark.rule("NH-MOL-11")
def test_the_clown_may_attack_as_usual_instead() -> None:
    fought = fight(layout(CLOWN), {"explode": "fight"})
    assert fought.destroyed[2] == {(0, -1)}
    # Outpost's HQ strikes it in phase 0; it has toughness 1. Moloch's own HQ and hybrid are unhurt.
    assert fought.wounds((0, 0)) == 1 and fought.hq("moloch") == 20 and fought.stands((-1, 1))


@pytest.mark.rule("NH-MOL-12")
def test_the_explosion_deals_one_through_armour_and_nobody_saves_the_clown() -> None:
    board = (
        "moloch_clown (0,0) rot 0, moloch_brain (0,2) rot 0, hegemony_gladiator (0,-1) rot 3, moloch_medic (0,1) rot 0"
    )
    fought = fight(layout(board), {"explode": "explode"})
    assert fought.wounds((0, -1)) == 1
    assert fought.destroyed == {2: {(0, 0), (0, 1)}}


@pytest.mark.rule("NH-MOL-12")
def test_a_brain_that_is_linked_to_the_clown_adds_nothing_to_the_explosion() -> None:
    # The brain's side 2 faces the clown. As a strike, 1 + 1 destroys the gladiator; exploding deals 1 all the same.
    board = "moloch_clown (0,0) rot 0, moloch_brain (-1,0) rot 0, hegemony_gladiator (0,-1) rot 3"
    assert fight(layout(board), {"explode": "fight"}).destroyed == {2: {(0, -1)}}
    fought = fight(layout(board), {"explode": "explode"})
    assert fought.wounds((0, -1)) == 1 and fought.destroyed == {2: {(0, 0), (-1, 0)}}


@pytest.mark.rule("NH-MOL-12")
def test_a_medic_that_outlives_the_explosion_is_not_spent_on_the_clown() -> None:
    # The medic at (0,1), linked to the clown, is itself saved by the one at (0,2); the brawler strikes the clown.
    board = "moloch_clown (0,0) rot 0, moloch_medic (0,1) rot 0, moloch_medic (0,2) rot 0, borgo_brawler (0,-1) rot 3"
    fought = fight(layout(board), {"explode": "explode"})
    assert fought.destroyed == {2: {(0, 0), (0, -1), (0, 2)}} and fought.stands((0, 1))


@pytest.mark.rule("NH-MOL-12")
def test_a_medic_saves_a_neighbour_of_the_exploding_clown() -> None:
    board = "moloch_clown (0,0) rot 0, outpost_commando (0,-1) rot 0, outpost_medic (0,-2) rot 3"
    fought = fight(layout(board), {"explode": "explode"})
    assert fought.destroyed == {2: {(0, 0), (0, -2)}} and fought.stands((0, -1))


@pytest.mark.rule("NH-MOL-13")
def test_a_clown_destroyed_in_its_phase_still_explodes() -> None:
    board = "moloch_clown (0,0) rot 0, borgo_brawler (0,-1) rot 3, borgo_officer (1,0) rot 0"
    fought = fight(layout(board), {"explode": "explode"})
    assert fought.destroyed == {2: {(0, 0), (0, -1), (1, 0)}} and fought.acted == {2: {(0, 0), (0, -1)}}


@pytest.mark.rule("NH-MOL-13")
def test_a_netted_clown_is_not_asked() -> None:
    board = "moloch_clown (0,0) rot 0, hegemony_net_fighter (0,1) rot 5, hegemony_scout (0,-1)"
    fought = fight(layout(board))
    assert fought.asked == [] and fought.acted == {} and fought.gone == set()


@pytest.mark.rule("NH-MOL-13")
def test_a_clown_destroyed_before_its_phase_does_not_explode() -> None:
    fought = fight(layout("moloch_clown (0,0) rot 0, outpost_brawler (0,-1) rot 3"))
    assert fought.asked == [] and fought.destroyed == {3: {(0, 0)}}


@pytest.mark.rule("NH-MOL-13")
def test_with_an_extra_attack_the_clown_strikes_first_and_explodes_afterwards() -> None:
    board = "moloch_clown (0,0) rot 0, moloch_mother_module (0,1) rot 0, borgo_hq (0,-1), borgo_super_officer (1,0)"
    fought = fight(layout(board), ["fight c3", "explode c3"])
    assert fought.acted[2] == {(0, 0)} and fought.acted[1] == {(0, 0)}
    assert fought.hq("borgo") == 18 and fought.wounds((1, 0)) == 1 and fought.destroyed == {1: {(0, 0), (0, 1)}}
    at_once = fight(layout(board), ["explode c3"])
    assert at_once.destroyed == {2: {(0, 0), (0, 1)}} and 1 not in at_once.acted


@pytest.mark.rule("NH-MOL-14")
def test_the_brain_strengthens_melee_and_shots() -> None:
    fought = fight(layout("moloch_brain (0,1) rot 0, moloch_hornet (0,0) rot 0, borgo_hq (0,-1)"))
    assert fought.hq("borgo") == 17 and fought.destroyed == {0: {(0, 0)}}
    assert fight(layout("moloch_brain (0,1) rot 0, moloch_hybrid (0,0) rot 0, borgo_hq (0,-2)")).hq("borgo") == 18
    assert fight(layout("moloch_brain (0,1) rot 1, moloch_hybrid (0,0) rot 0, borgo_hq (0,-2)")).hq("borgo") == 19


@pytest.mark.rule("NH-MOL-15")
def test_molochs_officer_strengthens_shots_and_not_melee() -> None:
    assert fight(layout("moloch_officer (0,1) rot 1, moloch_hybrid (0,0) rot 0, borgo_hq (0,-2)")).hq("borgo") == 18
    assert fight(layout("moloch_officer (0,1) rot 0, moloch_hybrid (0,0) rot 0, borgo_hq (0,-2)")).hq("borgo") == 19
    assert fight(layout("moloch_officer (0,1) rot 1, moloch_hornet (0,0) rot 0, borgo_hq (0,-1)")).hq("borgo") == 18


@pytest.mark.rule("NH-MOL-15")
def test_molochs_scout_quickens_and_its_medic_heals() -> None:
    assert fight(layout("moloch_scout (0,1) rot 0, moloch_hybrid (0,0), borgo_hq (2,-2)")).acted[4] == {(0, 0)}
    fought = fight(layout("moloch_medic (0,1) rot 0, moloch_hybrid (0,0) rot 3, borgo_claws (0,-1) rot 4"))
    assert fought.destroyed == {3: {(0, 1)}}


@pytest.mark.rule("NH-MOL-11")
def test_the_explosion_is_told_when_it_is_chosen() -> None:
    position = layout(CLOWN)
    list(begin_battle(position))
    (decision,) = position.pending()
    (action,) = (
        one for one in decision.answers if VOCABULARY.write(position, decision.seat, one).startswith("explode")
    )
    assert "exploded" in [event.kind for event in position.play(decision.seat, action)]
