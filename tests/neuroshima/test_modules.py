"""Modules (chapter MOD)."""

import pytest

from tests.neuroshima.helpers_battle import WAYS, ahead, all_round, move_text, offers, phases_of, push_text
from tests.neuroshima.tabletop import cell, fight, in_turn, is_free, layout, legal, piece_at, play, refused


@pytest.mark.rule("NH-MOD-01")
def test_a_module_is_placed_like_any_tile_and_moved_by_a_move_tile() -> None:
    game = in_turn(layout("outpost_hq (-2,0), moloch_hq (2,0)"), "outpost", "officer move")
    placements = {text for text in offers(game, "place") if text.split()[1] == "officer"}
    assert len(placements) == 17 * 6
    play(game, f"place officer {cell(game, (0, 0))} r0")
    assert refused(game, move_text(game, "run", (0, 0), (0, -1), 0)) == "NH-PLAY-03"
    play(game, move_text(game, "move", (0, 0), (0, -1), 4))
    assert piece_at(game, (0, -1)).rotation == 4


@pytest.mark.rule("NH-MOD-01")
def test_a_module_does_not_move_or_turn_by_itself() -> None:
    game = in_turn(layout("outpost_officer (0,0) rot 0, outpost_medic (0,2) rot 0"), "outpost")
    assert legal(game) == ["end"]


@pytest.mark.rule("NH-MOD-01")
def test_a_module_is_pushed() -> None:
    game = in_turn(layout("outpost_officer (0,-1) rot 2, moloch_hybrid (0,0) rot 0"), "moloch", "push")
    play(game, push_text(game, (0, 0), (0, -1)), f"retreat {cell(game, (0, -2))}")
    assert is_free(game, (0, -1))
    assert piece_at(game, (0, -2)).rotation == 2


@pytest.mark.rule("NH-MOD-02")
def test_a_module_works_on_all_tiles_its_link_sides_point_to() -> None:
    fought = fight(
        layout(
            "borgo_scout (0,0) rot 0, borgo_mutant (0,-1) rot 0, borgo_mutant (1,-1) rot 0, borgo_mutant (0,1) rot 3, "
            "moloch_blocker (0,2) rot 0"
        )
    )
    assert fought.acted == {3: {(0, -1), (1, -1)}, 2: {(0, 1)}}
    assert fought.wounds((0, 2)) == 1


@pytest.mark.rule("NH-MOD-02")
def test_a_module_does_not_reach_beyond_the_adjacent_cells() -> None:
    fought = fight(layout("borgo_scout (0,1) rot 0, borgo_mutant (0,-1) rot 0"))
    assert phases_of(fought, (0, -1)) == [2]


@pytest.mark.rule("NH-MOD-03")
@pytest.mark.parametrize("rotation", range(6))
def test_a_link_is_one_way_and_needs_nothing_of_the_linked_tile(rotation: int) -> None:
    fought = fight(
        layout(f"outpost_scout (0,1) rot 0, {all_round('outpost_commando', (0, 1), rotation=rotation)}"),
    )
    assert fought.acted[4] == {(0, 0), (1, 1), (-1, 2)}
    assert fought.acted[3] == {(1, 0), (0, 2), (-1, 1)}


@pytest.mark.rule("NH-MOD-04")
def test_a_module_works_from_the_moment_of_linking() -> None:
    game = in_turn(layout("hegemony_ganger (0,0) rot 0, hegemony_hq (-2,0)"), "hegemony", "transport")
    assert offers(game, "ride") == set()
    play(game, f"place transport {cell(game, (0, 1))} r0", move_text(game, "ride", (0, 0), (0, -1), 3))
    assert piece_at(game, (0, -1)).tile.key == "ganger"


@pytest.mark.rule("NH-MOD-04")
def test_a_module_cannot_be_switched_off() -> None:
    """An early blow may be unwelcome, but nobody is asked: the scout always counts."""
    fought = fight(layout("borgo_scout (0,0) rot 0, borgo_mutant (0,-1) rot 0, outpost_hq (0,-2)"))
    assert fought.asked == []
    assert phases_of(fought, (0, -1)) == [3]


@pytest.mark.rule("NH-MOD-05")
def test_effects_of_several_modules_add_up() -> None:
    board = "hegemony_ganger (0,0) rot 1, hegemony_officer_2 (0,1) rot 0, moloch_blocker (0,-1) rot 0"
    assert fight(layout(board)).wounds((0, -1)) == 2
    assert fight(layout(f"{board}, hegemony_officer_1 (-1,1) rot 1")).destroyed == {3: {(0, -1)}}


@pytest.mark.rule("NH-MOD-05")
def test_there_is_no_upper_limit_of_strength() -> None:
    """Melee 1, with three officers and the HQ's bonus: 5."""
    fought = fight(
        layout(
            "hegemony_ganger (0,0) rot 1, hegemony_officer_2 (0,1) rot 0, hegemony_officer_1 (-1,1) rot 1, "
            "hegemony_officer_1 (-1,0) rot 2, hegemony_hq (1,0), moloch_hq (0,-1)"
        )
    )
    assert fought.hq("moloch") == 15


@pytest.mark.rule("NH-MOD-06")
def test_only_a_direct_link_counts() -> None:
    board = "borgo_mutant (0,-1) rot 0, borgo_scout (0,0) rot 0, borgo_scout (0,1) rot 0, moloch_blocker (0,-2) rot 0"
    fought = fight(layout(board))
    assert fought.acted == {3: {(0, -1)}}


@pytest.mark.rule("NH-MOD-07")
def test_an_extra_attack_on_a_module_does_nothing() -> None:
    fought = fight(layout("outpost_hq (0,0), outpost_officer (0,-1) rot 0, moloch_medic (0,-2) rot 0"))
    assert fought.acted == {0: {(0, 0)}}
    assert fought.gone == set()


@pytest.mark.rule("NH-MOD-07")
def test_bonuses_on_a_module_do_not_make_it_attack() -> None:
    fought = fight(
        layout(
            "hegemony_officer_1 (0,0) rot 0, hegemony_boss (0,1) rot 0, hegemony_hq (1,0), "
            f"{', '.join(f'outpost_scout ({q},{r}) rot 0' for q, r in ((0, -1), (-1, 0), (-1, 1)))}"
        )
    )
    assert fought.acted == {0: {(1, 0)}}
    assert fought.gone == set()


@pytest.mark.rule("NH-MOD-08")
def test_a_module_does_not_help_enemies() -> None:
    scout = fight(layout("borgo_scout (0,0) rot 0, outpost_annihilator (0,-1) rot 0"))
    assert scout.acted == {2: {(0, -1)}}
    officer = fight(layout("outpost_officer (0,1) rot 0, moloch_hybrid (0,0) rot 0, borgo_hq (0,-2)"))
    assert officer.hq("borgo") == 19
    medic = fight(layout("borgo_medic (0,0) rot 0, outpost_annihilator (0,-1) rot 0, moloch_hybrid (2,-1) rot 5"))
    assert medic.gone == {(0, -1)}


@pytest.mark.rule("NH-MOD-08")
def test_the_saboteur_slows_enemies_and_no_friends() -> None:
    fought = fight(layout("outpost_saboteur (0,0) rot 0, borgo_mutant (0,-1) rot 0, outpost_annihilator (0,1) rot 5"))
    assert fought.acted == {2: {(0, 1)}, 1: {(0, -1)}}


@pytest.mark.rule("NH-MOD-09")
def test_a_module_is_destroyed_like_any_tile() -> None:
    tough = fight(layout("outpost_commando (0,1) rot 4, borgo_super_officer (0,-1) rot 0"))
    assert tough.wounds((0, -1)) == 1
    frail = fight(layout("outpost_commando (0,1) rot 4, borgo_officer (0,-1) rot 0"))
    assert frail.destroyed == {3: {(0, -1)}}


@pytest.mark.rule("NH-MOD-10")
def test_a_strength_bonus_raises_every_attack_of_its_type() -> None:
    fought = fight(
        layout(
            "moloch_brain (0,1) rot 0, moloch_juggernaut (0,0) rot 0, hegemony_gladiator (0,-1) rot 0, "
            "hegemony_guard (1,-1) rot 1"
        )
    )
    assert fought.destroyed == {1: {(0, -1), (1, -1)}}


@pytest.mark.rule("NH-MOD-10")
def test_a_strength_bonus_raises_each_of_several_blows() -> None:
    fought = fight(
        layout(
            "borgo_officer (0,1) rot 0, borgo_mutant (0,0) rot 0, moloch_blocker (0,-1) rot 0, "
            "moloch_blocker (1,-1) rot 0, moloch_blocker (-1,0) rot 0"
        )
    )
    assert [fought.wounds(place) for place in ((0, -1), (1, -1), (-1, 0))] == [2, 2, 2]


@pytest.mark.rule("NH-MOD-10")
def test_a_strength_bonus_creates_no_attack() -> None:
    """The Brain gives both kinds: the hybrid gets no blow, the hunter no shot, and nobody a new direction."""
    hybrid = fight(layout(f"moloch_brain (0,1) rot 0, moloch_hybrid (0,0) rot 0, {ring_without((0, 1))}"))
    assert hybrid.gone == {(0, -1)}
    hunter = fight(layout("moloch_brain (0,1) rot 0, moloch_hunter_killer (0,0) rot 0, outpost_scout (0,-2) rot 0"))
    assert hunter.gone == set()
    blocker = fight(layout(f"moloch_brain (0,1) rot 0, moloch_blocker (0,0) rot 0, {ring_without((0, 1))}"))
    assert blocker.acted == {}


def ring_without(place: tuple[int, int]) -> str:
    """Outpost Recon Centres all round the centre, but for one cell."""
    return ", ".join(f"outpost_recon_centre ({q},{r}) rot 0" for q, r in WAYS if (q, r) != place)


@pytest.mark.rule("NH-MOD-11")
def test_an_officer_raises_ranged_strength() -> None:
    fought = fight(
        layout("outpost_officer (0,2) rot 0, outpost_commando (0,1) rot 4, moloch_blocker (0,-1) rot 0"),
    )
    assert fought.wounds((0, -1)) == 2


@pytest.mark.rule("NH-MOD-11")
def test_an_officer_raises_only_the_kind_of_attack_printed_on_it() -> None:
    ranged_officer = fight(layout("outpost_officer (0,1) rot 0, outpost_brawler (0,0) rot 0, moloch_hq (0,-1)"))
    assert ranged_officer.hq("moloch") == 18
    melee_officer = fight(layout("borgo_officer (0,1) rot 0, borgo_assassin (0,0) rot 1, moloch_hq (0,-1)"))
    assert melee_officer.hq("moloch") == 19
    both = fight(layout("hegemony_officer_2 (0,1) rot 0, hegemony_universal_soldier (0,0) rot 1, moloch_hq (0,-1)"))
    assert both.hq("moloch") == 17  # a blow of 2 and a shot of 1


@pytest.mark.rule("NH-MOD-12")
def test_a_scout_raises_initiative() -> None:
    fought = fight(
        layout("outpost_scout (0,2) rot 0, outpost_commando (0,1) rot 4, moloch_hybrid (0,-1) rot 3"),
    )
    assert fought.acted == {4: {(0, 1)}}
    assert fought.destroyed == {4: {(0, -1)}}


@pytest.mark.rule("NH-MOD-12")
@pytest.mark.parametrize(
    ("scout", "links"),
    [
        ("borgo_scout", {0, 1, 5}),
        ("hegemony_scout", {0, 1, 5}),
        ("moloch_scout", {0, 2, 4}),
        ("outpost_scout", {0, 2, 4}),
    ],
)
def test_every_scout_raises_initiative_by_one(scout: str, links: set[int]) -> None:
    army = scout.split("_")[0]
    unit = {"borgo": "claws", "hegemony": "ganger", "moloch": "hybrid", "outpost": "commando"}[army]
    fought = fight(layout(f"{scout} (0,0) rot 0, {all_round(f'{army}_{unit}', (0, 0))}"))
    assert fought.acted[4] == {ahead((0, 0), way) for way in links}
