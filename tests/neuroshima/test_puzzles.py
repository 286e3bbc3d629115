"""Puzzles (chapter ETU): the rules of solving, and proofs of the puzzles that come with the game.

All of them are proven by `platzdarm puzzle solve --all`, which takes longer; here the first ones are, in two ways that
know nothing of each other, and a few of those that were made.
"""

import json
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from platzdarm.games.neuroshima.content.schema import PuzzleEntry
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.puzzles.desk import is_like, prove
from platzdarm.games.neuroshima.puzzles.grading import HARD_TO_FIND, difficulty_of
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.verbs import DISCARD
from platzdarm.games.neuroshima.table.puzzles import (
    SOLVER,
    built_in_puzzles,
    check_puzzle,
    load_puzzle,
    parse_puzzle,
    start_puzzle,
)
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.errors import ContentError
from tests.neuroshima.tabletop import asks, hand, legal, library, netted, pile_size, play, refused
from tests.wording import raises

# The example of NH-ETU-01, written as a file would be.
EXAMPLE = """
id = "example"
origin = "original"
name = { en = "Example", ru = "Пример" }
task = { en = "Destroy the enemy HQ.", ru = "Уничтожьте вражеский командный центр." }
seats = [{ army = "outpost" }, { army = "hegemony", hq = 2 }]
tiles = [
    { seat = 0, tile = "outpost_hq", cell = [-2, 2] },
    { seat = 0, tile = "outpost_brawler", cell = [1, -1] },
    { seat = 1, tile = "hegemony_hq", cell = [1, -2] },
    { seat = 1, tile = "hegemony_net_fighter", cell = [2, -1], rotation = 4 },
]
hand = ["outpost_sniper", "outpost_battle"]
play = 2
goal = "destroy_hq"
solution = ["snipe e2", "battle"]
"""

Plays = frozenset[tuple[str, ...]]
NO_WAY: Plays = frozenset()
GAME = Neuroshima(library())


def puzzle(text: str = EXAMPLE) -> PuzzleEntry:
    return parse_puzzle(text, "example.toml")


def started(text: str = EXAMPLE) -> Skirmish:
    return start_puzzle(library(), puzzle(text))


# -- ETU-01 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-ETU-01")
def test_the_right_order_solves_the_puzzle() -> None:
    game = play(started(), "snipe e2", "battle")
    assert game.over and game.result == [1.0, 0.0] and game.points[1] == 0


@pytest.mark.rule("NH-ETU-01")
def test_the_wrong_order_fails() -> None:
    game = started()
    assert netted(game) == {(1, -1)}
    play(game, "battle")
    assert game.over and game.result == [0.0, 1.0] and game.points[1] == 2


@pytest.mark.rule("NH-ETU-01")
def test_a_turn_ended_without_a_battle_fails() -> None:
    game = play(started(), "snipe e2", "end")
    assert game.over and game.result == [0.0, 1.0]


@pytest.mark.rule("NH-ETU-01")
def test_no_more_tiles_are_played_than_the_puzzle_asks_for() -> None:
    game = started(EXAMPLE.replace('hand = ["outpost_sniper",', 'hand = ["outpost_move", "outpost_sniper",'))
    play(game, "snipe e2", "move a3 a2 r0")
    assert hand(game, "outpost") == ["battle"] and "battle" not in legal(game)


@pytest.mark.rule("NH-ETU-01")
def test_a_tile_too_many_is_refused_by_the_rule_of_puzzles() -> None:
    game = started(EXAMPLE.replace('hand = ["outpost_sniper",', 'hand = ["outpost_move", "outpost_sniper",'))
    play(game, "snipe e2", "move a3 a2 r0")
    assert refused(game, "battle") == "NH-ETU-01"


@pytest.mark.rule("NH-ETU-01")
def test_only_the_solver_moves() -> None:
    game = started()
    assert asks(game) == ("outpost", "act") and [decision.seat for decision in game.pending()] == [SOLVER]
    play(game, "snipe e2", "battle")
    assert game.pending() == []


# -- ETU-02 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-ETU-02")
def test_a_puzzle_file_holds_board_points_hand_goal_and_solution() -> None:
    text = EXAMPLE.replace("cell = [1, -1] }", "cell = [1, -1], rotation = 2 }")
    game = started(text.replace("net_fighter", "gladiator").replace("rotation = 4", "rotation = 4, wounds = 1"))
    assert game.points == [20, 2] and hand(game, "outpost") == ["sniper", "battle"]
    assert [msgspec.structs.astuple(tile) for tile in game.facts(SOLVER).tiles] == [
        (0, "outpost_hq", "a3", 0, 0),
        (1, "hegemony_hq", "d1", 0, 0),
        (0, "outpost_brawler", "d2", 2, 0),
        (1, "hegemony_gladiator", "e2", 4, 1),
    ]
    on_one_line = EXAMPLE.replace("\n    ", " ").replace("\n]", " ]")
    for field in ("seats", "tiles", "hand", "play", "goal", "solution"):
        with raises(ContentError, match=field):
            puzzle("\n".join(line for line in on_one_line.splitlines() if not line.startswith(field)))


@pytest.mark.rule("NH-ETU-02")
def test_the_solution_of_a_puzzle_is_played_and_its_goal_checked() -> None:
    check_puzzle(library(), puzzle())
    for wrong in ('["battle"]', '["snipe e2"]', '["snipe d1", "battle"]', '["snipe e2", "battle", "end"]'):
        with raises(ContentError, match="solution"):
            check_puzzle(library(), puzzle(EXAMPLE.replace('["snipe e2", "battle"]', wrong)))


@pytest.mark.rule("NH-ETU-02")
def test_the_goal_of_more_points_needs_more_than_a_tie() -> None:
    text = EXAMPLE.replace('goal = "destroy_hq"', 'goal = "more_points"').replace(
        '"outpost" }', '"outpost", hq = {} }}'
    )
    text = text.replace('army = "hegemony", hq = 2', 'army = "hegemony", hq = 9')
    for points, solved in ((8, 1.0), (7, 0.0), (6, 0.0)):
        game = started(text.replace("hq = {} }}", f"hq = {points} }}"))
        play(game, "snipe e2", "battle")
        assert game.points[1] == 7 and game.result == [solved, 1.0 - solved]


@pytest.mark.rule("NH-ETU-02")
def test_the_solution_is_not_shown_in_any_view() -> None:
    for entry in built_in_puzzles():
        game = start_puzzle(library(), entry)
        shown = str([game.facts(seat) for seat in (-1, 0, 1)]) + json.dumps(game.data())
        assert "solution" not in shown
        assert not any(step in shown for step in entry.solution if " " in step)


@pytest.mark.rule("NH-ETU-02")
def test_a_puzzle_is_loaded_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(EXAMPLE, "utf-8")
    check_puzzle(library(), load_puzzle(path))
    with raises(ContentError, match="missing"):
        load_puzzle(tmp_path / "missing.toml")


# -- ETU-03 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-ETU-03")
def test_nothing_is_drawn_and_no_discard_is_forced() -> None:
    game = started(EXAMPLE.replace('hand = ["outpost_sniper",', 'hand = ["outpost_move", "outpost_sniper",'))
    assert asks(game) == ("outpost", "act")
    assert hand(game, "outpost") == ["move", "sniper", "battle"] and pile_size(game, "outpost") == 0
    assert "redraw" not in legal(game)  # three instants, but there is nothing to draw
    play(game, "snipe e2")
    assert hand(game, "outpost") == ["move", "battle"]


@pytest.mark.rule("NH-ETU-03")
def test_all_other_rules_hold() -> None:
    game = started(EXAMPLE.replace('hand = ["outpost_sniper",', 'hand = ["outpost_move", "outpost_sniper",'))
    assert refused(game, "move d2 d3 r0") == "NH-NET-03"
    assert refused(game, "snipe d1") == "NH-SNP-02"
    assert refused(game, "move a3 c3 r0") == "NH-MOB-01"


# -- the puzzles that come with the game -------------------------------------------------------------------------


# In these there is one key: of all boards on which the battle may be begun, one alone wins it.
ONE_KEY = (
    *("make_room", "beside_the_hq", "two_commanders", "two_ranks"),
    *("two_nets", "over_the_brawlers_head", "about_turn"),
)
BY_HAND = [entry for entry in built_in_puzzles() if not entry.hints]
MADE = [entry for entry in built_in_puzzles() if entry.hints]
SAMPLE = sorted(MADE, key=lambda entry: entry.id)[::12]


def winning_plays(position: Skirmish, known: dict[bytes, Plays]) -> Plays:
    """All sequences of tiles, by key, with which the solver can force the goal from here, whatever others choose."""
    if position.over:
        solved = position.result is not None and position.result[SOLVER] == 1.0
        return frozenset([()]) if solved else NO_WAY
    key = msgspec.json.encode(position.data())
    if key not in known:
        known[key] = search(position, known)
    return known[key]


def search(position: Skirmish, known: dict[bytes, Plays]) -> Plays:
    decision = position.pending()[0]
    branches = []
    for action in decision.answers:
        if verb_of(action) == DISCARD:
            continue  # changes nothing on the board, so whatever works after it works without it
        after = position.copy()
        after.quiet = True
        after.play(decision.seat, action)
        played = tile_played(position, after)
        branches.append(frozenset(played + rest for rest in winning_plays(after, known)))
    if decision.seat == SOLVER:
        return NO_WAY.union(*branches)
    return branches[0].intersection(*branches)


def tile_played(before: Skirmish, after: Skirmish) -> tuple[str, ...]:
    if after.played == before.played:
        return ()
    left = list(before.hands[SOLVER])
    for tile in after.hands[SOLVER]:
        left.remove(tile)
    return (before.setting.armies[SOLVER].tiles[left[0]].key,)


@pytest.mark.rule("NH-ETU-02")
@pytest.mark.parametrize("entry", BY_HAND, ids=lambda entry: entry.id)
def test_a_shipped_puzzle_is_solved_by_its_solution_and_only_with_the_tiles_asked_for(entry: PuzzleEntry) -> None:
    check_puzzle(library(), entry)
    game = start_puzzle(library(), entry)
    known: dict[bytes, Plays] = {}
    ways = winning_plays(game, known)
    told = [notation_tile(game, text) for text in entry.solution]
    assert tuple(key for key in told if key) in ways
    assert all(len(way) == entry.play and way[-1] == "battle" for way in ways), ways
    assert len({tuple(sorted(way)) for way in ways}) == 1, "other tiles of the hand would do as well"
    assert entry.play > 1 and ("battle",) not in ways
    solving = sum(("battle",) in plays for plays in known.values())
    proof = prove(GAME, entry)
    assert {tuple(sorted(tiles_of(game, way))) for way in proof.ways} == {tuple(sorted(way)) for way in ways}
    assert len(proof.ways) == 1
    if entry.id in ONE_KEY:
        assert solving == 1 and len(known) > 50, "one key among many boards that fail"


@pytest.mark.rule("NH-ETU-02")
@pytest.mark.parametrize("entry", MADE, ids=lambda entry: entry.id)
def test_a_made_puzzle_is_solved_by_its_solution(entry: PuzzleEntry) -> None:
    check_puzzle(library(), entry)
    assert entry.play == len(entry.hand) and entry.solution[-1] == "battle"


@pytest.mark.rule("NH-ETU-02")
@pytest.mark.parametrize("entry", SAMPLE, ids=lambda entry: entry.id)
def test_a_made_puzzle_has_no_other_solution(entry: PuzzleEntry) -> None:
    proof = prove(GAME, entry)
    assert [sorted(way) for way in proof.ways] == [sorted(entry.solution)]


def tiles_of(game: Skirmish, way: list[str]) -> list[str]:
    return [key for key in (notation_tile(game, text) for text in way) if key]


def notation_tile(game: Skirmish, text: str) -> str:
    """The tile that a line of the solution plays: none for a tile's own mobility and for choices."""
    words = text.split()
    instants = {"snipe": "sniper", "grenade": "grenade", "push": "push", "move": "move", "battle": "battle"}
    return words[1] if words[0] == "place" else instants.get(words[0], "")


def test_the_shipped_puzzles_are_many_for_every_army_and_of_every_grade() -> None:
    entries = built_in_puzzles()
    assert len({entry.id for entry in entries}) == len(entries) >= 110
    for army in ("outpost", "borgo", "moloch", "hegemony"):
        assert sum(entry.seats[SOLVER].army == army for entry in entries) >= 20
    assert sum(entry.difficulty >= HARD_TO_FIND for entry in entries) >= 40
    assert {entry.difficulty for entry in entries} == {1, 2, 3, 4}
    assert {entry.goal for entry in entries} == {"destroy_hq", "more_points"}
    assert all(entry.origin == "original" for entry in entries)
    for lang in ("en", "ru"):
        assert len({getattr(entry.name, lang) for entry in entries}) == len(entries), "no two have one name"
    for entry in entries:
        game = start_puzzle(library(), entry)
        assert VOCABULARY.read(game, SOLVER, entry.solution[0]) in game.pending()[0].answers
    assert not any(is_like(one, other) for one, other in combinations(MADE, 2))


@pytest.mark.parametrize("entry", [*BY_HAND[:3], *MADE[:2], *MADE[-1:]], ids=lambda entry: entry.id)
def test_a_puzzle_is_as_hard_as_its_file_says(entry: PuzzleEntry) -> None:
    assert difficulty_of(start_puzzle(library(), entry)) == entry.difficulty


@pytest.mark.rule("NH-ETU-01")
def test_a_puzzle_that_is_won_with_fewer_tiles_than_asked_is_not_solved() -> None:
    game = started(EXAMPLE.replace("play = 2", "play = 3"))
    play(game, "snipe e2", "battle")
    assert game.result == [0.0, 1.0]
