"""Greedy sees what a beginner sees: a win at hand, a battle that would lose, whom the medic should save."""

import pytest

from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.judge import forecast, judge, preferred_hq_cells
from platzdarm.games.neuroshima.rules.field import STANDARD
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import DUEL, POINTS
from platzdarm.games.neuroshima.rules.verbs import MOVE, RUN
from platzdarm.games.neuroshima.table.scenario import begin_battle
from platzdarm.games.roster import make_bot
from platzdarm.kernel.action import first, second, verb_of
from tests.bots.table_talk import answer, play_turn
from tests.neuroshima.tabletop import discards, in_turn, layout, new_game, play

GREEDY = make_bot("greedy", "neuroshima")


def outposts_turn(tiles: str, hand: str, **more: bool) -> Skirmish:
    return in_turn(layout(tiles, seats="outpost hegemony", mode=DUEL), "outpost", hand, **more)  # type: ignore[arg-type]


def test_it_fights_the_battle_that_wins() -> None:
    position = outposts_turn(
        "outpost_hq (-2,2), outpost_brawler (0,1) rot 0, hegemony_hq (0,0) with 2 points", "move battle scout"
    )
    assert play_turn(GREEDY, position)[-1] == "battle"
    assert position.result == [1.0, 0.0]


def test_it_places_the_tile_that_wins_and_then_fights() -> None:
    position = outposts_turn("outpost_hq (-2,2), hegemony_hq (1,0) with 2 points", "scout battle brawler")
    play_turn(GREEDY, position)
    assert position.result == [1.0, 0.0]


def test_it_gives_away_the_tile_that_does_not_win() -> None:
    position = outposts_turn(
        "outpost_hq (-2,2), hegemony_hq (1,0) with 2 points", "scout battle brawler", must_discard=True
    )
    play_turn(GREEDY, position)
    assert position.result == [1.0, 0.0] and discards(position, "outpost")[0] == "scout"


def test_it_does_not_start_a_battle_that_loses() -> None:
    position = outposts_turn("outpost_hq (0,0) with 2 points, hegemony_thug (0,1) rot 0, hegemony_hq (2,0)", "battle")
    assert "battle" not in play_turn(GREEDY, position)
    assert position.result is None


def test_it_gets_its_hq_out_of_the_line_of_fire() -> None:
    position = outposts_turn(
        "outpost_hq (0,0) with 2 points, hegemony_thug (0,1) rot 0, hegemony_hq (2,0)", "battle move"
    )
    play_turn(GREEDY, position)
    assert forecast(position).points[0] == 2


def test_it_leaves_the_last_cell_free_when_a_full_board_would_lose() -> None:
    held = {(0, 0): "moloch_hq", (0, 1): "hegemony_thug", (2, -2): "hegemony_hq"}
    free = (-2, 2)
    tiles = [
        f"{held.get(cell, 'moloch_blocker')} ({cell[0]},{cell[1]})" + (" with 2 points" if cell == (0, 0) else "")
        for cell in STANDARD.coordinates
        if cell != free
    ]
    position = in_turn(layout(", ".join(tiles), mode=DUEL), "moloch", "blocker")
    assert not any(text.startswith("place") for text in play_turn(GREEDY, position))
    assert position.result is None


def test_its_medic_saves_the_hq_that_would_fall_not_the_soldier() -> None:
    position = layout(
        "outpost_hq (0,0) with 1 point, outpost_medic (0,-1) rot 3, outpost_commando (-1,0) rot 0, "
        "hegemony_ganger (0,1) rot 1, hegemony_ganger (-1,1) rot 1, hegemony_hq (2,0)",
        seats="outpost hegemony",
        mode=DUEL,
    )
    begin_battle(position)
    assert answer(GREEDY, position).startswith("heal c3 ")


def test_its_medic_saves_the_soldier_when_the_hq_has_points_to_spare() -> None:
    position = layout(
        "outpost_hq (0,0), outpost_medic (0,-1) rot 3, outpost_annihilator (-1,0) rot 4, "
        "hegemony_ganger (0,1) rot 1, hegemony_ganger (-1,1) rot 1, hegemony_hq (1,0) with 2 points",
        seats="outpost hegemony",
        mode=DUEL,
    )
    begin_battle(position)
    # The Annihilator, left alive, destroys the enemy HQ in the next phase.
    assert answer(GREEDY, position).startswith("heal b2 ")


def test_the_clown_explodes_when_that_wins() -> None:
    position = layout(
        "moloch_hq (-2,0), moloch_clown (0,0) rot 3, hegemony_hq (0,-1) with 1 point",
        seats="moloch hegemony",
        mode=DUEL,
    )
    begin_battle(position)
    assert answer(GREEDY, position) == "explode c3"


def test_the_same_luck_gives_the_same_answer() -> None:
    position = outposts_turn("outpost_hq (0,0), hegemony_thug (0,1) rot 0, hegemony_hq (2,0)", "commando brawler")
    before = position.data()
    assert len({answer(GREEDY, position, b"one") for _ in range(3)}) == 1
    assert position.data() == before


def test_judgements_mirror_each_other_and_know_a_win() -> None:
    position = outposts_turn(
        "outpost_hq (-2,2), outpost_brawler (0,1) rot 0, hegemony_hq (0,0) with 9 points", "brawler battle"
    )
    position.hands[0] = ()
    assert judge(position, 0) > 0 > judge(position, 1)
    play(position, "end")
    position.result = [1.0, 0.0]
    assert (judge(position, 0), judge(position, 1)) == (1.0, -1.0)


def test_in_the_points_game_more_points_are_better() -> None:
    position = layout("outpost_hq (-2,2), hegemony_hq (0,0), moloch_hq (2,0)", mode=POINTS)
    position.points = [3, 9, 1]
    assert judge(position, 1) > judge(position, 0) > judge(position, 2)


@pytest.mark.rule("NH-TIP-02")
def test_hqs_go_where_the_book_advises_and_no_cell_is_ruled_out() -> None:
    position = new_game(armies="outpost,hegemony")
    assert sorted(preferred_hq_cells(position, 0)) == list(range(19))
    assert preferred_hq_cells(position, 0)[0] == STANDARD.index[0, 0]
    assert answer(GREEDY, position) == "hq c3"
    play(position, "hq c3")
    assert preferred_hq_cells(position, 1)[0] in STANDARD.around[STANDARD.index[0, 0]]
    assert len(preferred_hq_cells(position, 1)) == 18

    position = new_game(armies="moloch,borgo")
    corner = preferred_hq_cells(position, 0)[0]
    assert len(STANDARD.around[corner]) == 3
    assert preferred_hq_cells(position, 1)[0] == STANDARD.index[0, 0]


def test_every_move_that_deserves_a_look_is_legal() -> None:
    """Turning on the spot is a span of its own form: of one operand, not of cells and rotations."""
    board = "borgo_hq (0,0) rot 2, borgo_assassin (1,0) rot 4, borgo_mutant (2,0) rot 1, outpost_hmg (0,-2) rot 3"
    position = in_turn(layout(board, seats="borgo outpost"), "borgo", "move")
    decision = position.pending()[0]
    looked = NeuroshimaHeuristics().promising(position, decision, 200)
    legal = set(decision.answers.as_list())
    assert set(looked) <= legal
    verbs = {verb_of(action) for action in looked if second(action) == first(action) and verb_of(action) in (MOVE, RUN)}
    assert verbs == {MOVE, RUN}, "tiles turn, too"
