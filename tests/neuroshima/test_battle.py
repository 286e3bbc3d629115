"""The battle: its causes, its phases, and what it leaves (chapter BAT)."""

import pytest

from platzdarm.games.neuroshima.rules.setting import DUEL, FIELD_TEST
from tests.neuroshima.helpers_battle import ahead
from tests.neuroshima.helpers_turns import (
    TWO_HQS,
    battle_told,
    battles,
    full_board,
    give,
    last_draw,
    tell,
    told_in_phase,
)
from tests.neuroshima.tabletop import (
    asks,
    discards,
    fight,
    hand,
    in_turn,
    is_free,
    layout,
    pass_turn,
    piece_at,
    play,
    refused,
    seat_of,
)
from tests.neuroshima.test_worked_example import BATTLE_BOARD


@pytest.mark.rule("NH-BAT-01")
def test_a_battle_tile_starts_one_battle_of_all_tiles_of_all_players() -> None:
    board = f"{TWO_HQS}, outpost_commando (-1,1) rot 3, hegemony_ganger (1,0) rot 0, borgo_mutant (2,-1) rot 3"
    position = in_turn(layout(board, seats="outpost hegemony borgo"), "hegemony", "battle")
    told = tell(position, "battle")
    assert battles(told) == ["by tile"]
    acted = {position.setting.field.coordinates[event.values[0]] for event in told if event.kind == "acted"}
    assert acted == {(0, 2), (0, -2), (-1, 1), (1, 0), (2, -1)}


@pytest.mark.rule("NH-BAT-01")
def test_filling_the_board_starts_a_battle() -> None:
    position = in_turn(full_board(free=[(0, 0)]), "outpost", "officer")
    assert battles(tell(position, "place officer c3 r0")) == ["by full board"]


@pytest.mark.rule("NH-BAT-01")
def test_the_game_ends_with_a_last_battle() -> None:
    position = last_draw(layout(TWO_HQS), "outpost", "hegemony")
    assert battles(tell(position, "end")) == []
    play(position, "discard " + hand(position, "hegemony")[0])
    assert battles(tell(position, "end")) == ["as last"]


@pytest.mark.rule("NH-BAT-01")
def test_nothing_else_starts_a_battle() -> None:
    position = in_turn(layout(f"{TWO_HQS}, hegemony_ganger (0,0)"), "outpost", "sniper move hmg")
    assert battles(tell(position, "snipe c3", "move c5 c4 r0", "place hmg c3 r0", "end")) == []


@pytest.mark.rule("NH-BAT-02")
def test_phases_run_from_the_highest_initiative_on_the_board_down_to_zero() -> None:
    fought = fight(layout("outpost_hmg (0,1) rot 0, moloch_hq (0,-1), outpost_hq (2,0)"))
    assert [phase["initiative"] for phase in fought.phases()] == [2, 1, 0]
    assert fought.acted == {2: {(0, 1)}, 1: {(0, 1)}, 0: {(0, -1), (2, 0)}}
    assert fought.hq("moloch") == 18


@pytest.mark.rule("NH-BAT-02")
def test_the_current_value_counts_not_the_printed_one() -> None:
    fought = fight(layout("outpost_commando (0,0) rot 0, outpost_scout (0,1) rot 0, moloch_hybrid (-2,0) rot 0"))
    assert [phase["initiative"] for phase in fought.phases()] == [4, 3, 2, 1, 0]
    assert fought.acted == {4: {(0, 0)}, 3: {(-2, 0)}}


@pytest.mark.rule("NH-BAT-03")
def test_tiles_of_one_phase_act_at_the_same_time() -> None:
    fought = fight(layout("outpost_commando (0,1) rot 4, moloch_hybrid (0,-1) rot 3"))
    assert fought.acted == {3: {(0, 1), (0, -1)}}
    assert fought.destroyed == {3: {(0, 1), (0, -1)}}


@pytest.mark.rule("NH-BAT-03")
@pytest.mark.parametrize("seats", ["outpost moloch", "moloch outpost"])
def test_targets_are_fixed_when_the_phase_begins_whoever_is_counted_first(seats: str) -> None:
    """The commando in front dies of the same phase's shot, and still covers its HQ against the second shot."""
    board = (
        "outpost_hq (0,2), outpost_commando (0,1) rot 4, moloch_hybrid (0,-1) rot 3, moloch_hybrid (0,-2) rot 3, "
        "moloch_hq (2,-2)"
    )
    fought = fight(layout(board, seats=seats))
    assert fought.destroyed == {3: {(0, 1), (0, -1)}}
    assert fought.hq("outpost") == 20


@pytest.mark.rule("NH-BAT-04")
def test_attacks_of_one_phase_add_up() -> None:
    fought = fight(layout("moloch_hybrid (0,2) rot 0, moloch_hybrid (2,0) rot 5, borgo_super_officer (0,0) rot 0"))
    assert fought.destroyed == {3: {(0, 0)}}


@pytest.mark.rule("NH-BAT-04")
def test_damage_to_a_hq_by_several_attackers_adds_up() -> None:
    fought = fight(layout("moloch_hybrid (0,2) rot 0, moloch_hybrid (2,0) rot 5, borgo_hq (0,0)"))
    assert fought.hq("borgo") == 18


@pytest.mark.rule("NH-BAT-05")
def test_a_tile_that_is_destroyed_still_stops_shots_until_the_phase_ends() -> None:
    board = "moloch_hybrid (0,2) rot 0, moloch_hybrid (0,1) rot 0, borgo_officer (0,0) rot 0, borgo_scout (0,-1) rot 0"
    position = layout(board)
    fought = fight(position)
    assert fought.destroyed == {3: {(0, 0)}}
    assert fought.stands((0, -1)) and fought.wounds((0, -1)) == 0


@pytest.mark.rule("NH-BAT-05")
def test_both_shots_strike_the_tile_that_is_destroyed() -> None:
    board = "moloch_hybrid (0,2) rot 0, moloch_hybrid (0,1) rot 0, borgo_officer (0,0) rot 0, borgo_scout (0,-1) rot 0"
    position = layout(board)
    told = battle_told(position)
    officer = position.setting.field.index[0, 0]
    assert [event.values[1] for event in told if event.kind == "hit"] == [officer, officer]


@pytest.mark.rule("NH-BAT-05")
def test_a_tile_that_is_destroyed_still_acts_in_that_phase() -> None:
    fought = fight(layout("outpost_brawler (0,0) rot 0, moloch_hunter_killer (0,-1) rot 0, outpost_commando (0,-2)"))
    assert fought.destroyed == {3: {(0, 0), (0, -1), (0, -2)}}


@pytest.mark.rule("NH-BAT-06")
def test_cells_of_destroyed_tiles_are_empty_from_the_next_phase_on() -> None:
    position = layout("outpost_hmg (0,2) rot 0, borgo_officer (0,0) rot 0, borgo_scout (0,-1) rot 0")
    fought = fight(position)
    assert fought.destroyed == {2: {(0, 0)}, 1: {(0, -1)}}
    assert discards(position, "borgo") == ["officer", "scout"]


@pytest.mark.rule("NH-BAT-06")
def test_destroyed_tiles_of_all_owners_are_removed_together() -> None:
    position = layout("outpost_commando (0,1) rot 4, moloch_hybrid (0,-1) rot 3")
    told = told_in_phase(battle_told(position), 3)
    assert [event.kind for event in told][-2:] == ["destroyed", "destroyed"]
    assert discards(position, "outpost") == ["commando"] and discards(position, "moloch") == ["hybrid"]
    assert is_free(position, (0, 1)) and is_free(position, (0, -1))


@pytest.mark.rule("NH-BAT-07")
def test_a_damaged_tile_keeps_its_wounds() -> None:
    fought = fight(layout("outpost_commando (0,1) rot 4, moloch_blocker (0,-1) rot 0 with 1 wound"))
    assert fought.wounds((0, -1)) == 2
    assert fought.gone == set()


@pytest.mark.rule("NH-BAT-07")
def test_wounds_last_from_battle_to_battle() -> None:
    board = "outpost_hq (-2,2), moloch_hq (2,-2), outpost_commando (0,1) rot 4, moloch_blocker (0,-1) rot 0"
    position = in_turn(layout(board, seats="outpost moloch", mode=DUEL), "outpost", "battle")
    wounds = []
    for _ in range(2):
        play(position, "battle")
        wounds.append(piece_at(position, (0, -1)).wounds)
        pass_turn(position)
        wounds.append(piece_at(position, (0, -1)).wounds)
        play(give(position, "outpost", "battle hmg medic"), "discard hmg")
    assert wounds == [1, 1, 2, 2]
    play(position, "battle")
    assert is_free(position, (0, -1))


@pytest.mark.rule("NH-BAT-08")
def test_a_module_works_in_the_phase_in_which_it_is_destroyed() -> None:
    board = (
        "hegemony_ganger (0,0) rot 1, hegemony_officer_2 (0,1) rot 0, moloch_blocker (0,-1) rot 0, "
        "moloch_hybrid (2,-1) rot 4"
    )
    fought = fight(layout(board))
    assert fought.destroyed == {3: {(0, 1)}}
    assert fought.wounds((0, -1)) == 2


@pytest.mark.rule("NH-BAT-08")
def test_a_module_that_was_removed_works_no_more_in_the_next_phase() -> None:
    """The officer falls in phase 3; the HMG strikes in phases 2 and 1 with its printed strength."""
    board = "outpost_hmg (0,1) rot 0, outpost_officer (0,2), moloch_blocker (0,-1) rot 0, moloch_hybrid (2,0) rot 4"
    assert fight(layout(board)).wounds((0, -1)) == 2
    unhurt = fight(layout(board.removesuffix(", moloch_hybrid (2,0) rot 4")))
    assert unhurt.gone == {(0, -1)}


@pytest.mark.rule("NH-BAT-08")
def test_a_net_holds_until_the_net_fighter_is_removed() -> None:
    """The net fighter falls in phase 2, where the netted HMG cannot act; in phase 1 it can."""
    board = (
        "hegemony_net_fighter (0,1) rot 5, outpost_hmg (0,0) rot 0, hegemony_scout (0,-2) rot 3, "
        "outpost_annihilator (2,-1) rot 0"
    )
    fought = fight(layout(board))
    assert fought.acted == {2: {(2, -1)}, 1: {(0, 0)}}
    assert fought.destroyed == {2: {(0, 1)}, 1: {(0, -2)}}


@pytest.mark.rule("NH-BAT-09")
def test_damage_to_a_hq_is_counted_at_the_end_of_the_phase() -> None:
    """The worked example, phase 2: Hegemony's counter goes from 18 to 15 in one step."""
    position = layout(BATTLE_BOARD)
    told = told_in_phase(battle_told(position), 2)
    steps = [event.values for event in told if event.kind == "hq_damaged"]
    assert steps == [[seat_of(position, "hegemony"), 3, 15]]
    kinds = [event.kind for event in told]
    assert kinds.index("hq_damaged") > max(place for place, kind in enumerate(kinds) if kind in ("acted", "hit"))


@pytest.mark.rule("NH-BAT-09")
def test_a_hq_that_falls_takes_the_damage_of_all_attackers_of_the_phase() -> None:
    board = "moloch_hybrid (0,2) rot 0, moloch_hybrid (2,0) rot 5, borgo_hq (0,0) with 1 point left, borgo_scout (0,-1)"
    fought = fight(layout(board))
    assert fought.hq("borgo") == 0
    assert fought.destroyed == {3: {(0, 0)}}


@pytest.mark.rule("NH-BAT-10")
def test_a_fallen_hq_leaves_at_the_end_of_its_phase_and_strikes_no_more() -> None:
    board = "outpost_brawler (0,0) rot 0, hegemony_hq (0,-1) with 2 points left, outpost_commando (1,-2) rot 0"
    for mode in (FIELD_TEST, DUEL):
        fought = fight(layout(board, mode=mode))
        assert fought.destroyed == {3: {(0, -1)}}
        assert fought.stands((0, 0)) and fought.stands((1, -2))
        assert 0 not in fought.acted


@pytest.mark.rule("NH-BAT-10")
def test_the_battle_runs_on_after_a_hq_has_fallen() -> None:
    """The HQ falls in phase 3, its runner strikes in phase 2, and the other HQ acts in phase 0."""
    board = (
        "outpost_brawler (0,0) rot 0, hegemony_hq (0,-1) with 2 points left, outpost_hq (0,2), "
        "hegemony_runner (-1,0) rot 2"
    )
    fought = fight(layout(board, seats="outpost hegemony", mode=DUEL))
    assert [phase["initiative"] for phase in fought.phases()] == [3, 2, 1, 0]
    assert fought.destroyed == {3: {(0, -1)}, 2: {(0, 0)}}
    assert fought.acted[0] == {(0, 2)}
    assert fought.position.result == [1.0, 0.0]


@pytest.mark.rule("NH-BAT-11")
def test_during_a_battle_only_the_choices_of_the_battle_are_answered() -> None:
    board = (
        "outpost_hq (0,2), moloch_hq (0,-2), moloch_clown (0,0), outpost_runner (0,-1) rot 0, outpost_medic (2,-2), "
        "moloch_blocker (-2,0)"
    )
    position = give(in_turn(layout(board, mode=DUEL), "moloch", "battle hybrid move"), "outpost", "commando move")
    play(position, "battle")
    assert asks(position) == ("moloch", "explode")
    for text in ("place hybrid b2 r0", "move a1 a2 r0", "discard hybrid", "battle", "end", "run c3 b2 r0"):
        assert refused(position, text, army="moloch") == "NH-BAT-11"
    for text in ("place commando b2 r0", "run c2 b2 r0", "move c2 b2 r0", "discard commando", "end"):
        assert refused(position, text, army="outpost") == "NH-TURN-08"
    told = tell(position, "fight c3")
    assert not {event.kind for event in told} & {"placed", "moved", "discarded", "played", "pushed"}


@pytest.mark.rule("NH-BAT-11")
@pytest.mark.parametrize(
    ("board", "owner", "kinds"),
    [
        ("moloch_clown (0,0), borgo_scout (0,-1)", "moloch", ["explode", "fight"]),
        ("hegemony_quartermaster (0,1), hegemony_ganger (0,0)", "hegemony", ["convert", "keep"]),
        (
            "outpost_medic (0,1), outpost_officer (0,0), outpost_scoper (1,0), moloch_hybrid (0,-2) rot 3, "
            "moloch_hybrid (2,-2) rot 3, moloch_hybrid (1,-2) rot 3",
            "outpost",
            ["heal", "heal"],
        ),
    ],
)
def test_the_decisions_of_a_battle_are_explosion_conversion_and_healing(
    board: str, owner: str, kinds: list[str]
) -> None:
    fought = fight(layout(board), lambda kind, texts: texts[0])
    army, texts = fought.asked[0]
    assert army == owner
    assert sorted({text.split()[0] for text in texts}) == sorted(set(kinds))


@pytest.mark.rule("NH-BAT-12")
def test_whoever_started_the_battle_has_ended_his_turn_and_keeps_his_hand() -> None:
    board = f"{TWO_HQS}, outpost_runner (0,0)"
    position = in_turn(layout(board, mode=DUEL), "outpost", "battle hmg")
    play(position, "battle")
    assert hand(position, "outpost") == ["hmg"] and discards(position, "outpost") == ["battle"]
    assert asks(position) == ("hegemony", "discard")
    for text in ("place hmg b2 r0", "run c3 b2 r0", "discard hmg"):
        assert refused(position, text, army="outpost") == "NH-TURN-08"


@pytest.mark.rule("NH-BAT-06")
def test_a_tile_is_destroyed_wherever_it_stands() -> None:
    """An HQ strikes all round, so one beside each cell of the board must do."""
    for cell in layout(TWO_HQS).setting.field.coordinates:
        base = next(near for near in (ahead(cell, way) for way in range(6)) if max(map(abs, (*near, sum(near)))) <= 2)
        fought = fight(layout(f"outpost_commando {place(cell)} rot 0, moloch_hq {place(base)}"))
        assert fought.destroyed == {0: {cell}}, cell


def place(cell: tuple[int, int]) -> str:
    return f"({cell[0]},{cell[1]})"
