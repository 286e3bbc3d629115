"""Makes puzzles out of games that bots play: a natural board, a hand, and a HQ with just what the best turn does to it.

A turn out of the midst of a game gets a hand of what its army still has and a Battle. The enemy HQ is given as many
points as the best turn takes; if that turn is the only one, it is a puzzle. All of it follows from the seed.
"""

from collections.abc import Iterator

import msgspec

from platzdarm.bots.greedy import Greedy
from platzdarm.bots.turns import Breadth
from platzdarm.content.schema import Text
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.content.library import Library
from platzdarm.games.neuroshima.content.schema import PlacedEntry, PuzzleEntry, SeatEntry
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.puzzles.files import in_notation
from platzdarm.games.neuroshima.puzzles.grading import difficulty_of, found_below
from platzdarm.games.neuroshima.puzzles.solver import Solver, Survey, Way
from platzdarm.games.neuroshima.rules.position import NORMAL, Skirmish
from platzdarm.games.neuroshima.rules.tiles import BATTLE, Army
from platzdarm.games.neuroshima.table.facts import tiles_on_board
from platzdarm.games.neuroshima.table.puzzles import SOLVER, start_puzzle
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.position import View

LEAST_DAMAGE = 3  # a HQ that falls to less is seldom a riddle
MOST_POINTS = 20
PATIENCE = 12_000  # positions of one draft
LEAST_TILES, LEAST_FREE = 8, 5  # on a board half full
FEW_FREE = 6  # with so few cells a third tile can be gone through
HANDS = 4  # tried on one board
QUICK = Breadth(judged=90, first=50, later=20, beam=2)  # plays well enough for natural boards, in a third of the time
UNNAMED = Text("-", "-")


def drafts(library: Library, armies: tuple[str, str], chance: Chance) -> Iterator[PuzzleEntry]:
    """Boards of one game with hands that might make a puzzle; the first army is the solver's."""
    for position in natural_boards(library, armies, chance):
        for _ in range(HANDS):
            yield draft(position, dealt(position, chance))


def natural_boards(library: Library, armies: tuple[str, str], chance: Chance) -> Iterator[Skirmish]:
    """The first army's turns of a game between bots, as they begin, once both sides have laid out something."""
    seed = b"".join(chance.roll(1 << 30).to_bytes(4, "little") for _ in range(4))
    game = Neuroshima(library)
    position = game.start(game.settle({"players": "2", "armies": ",".join(armies)}), SeededChance(seed))
    position.quiet = True
    bot = Greedy(NeuroshimaHeuristics(), QUICK)
    seen = 0
    while not position.over:
        decision = position.pending()[0]
        if decision.kind == "act" and decision.seat == 0 and position.turn > seen and is_half_full(position):
            seen = position.turn
            yield position
        position.play(decision.seat, bot.choose(View(position, decision.seat), decision, chance))


def is_half_full(position: Skirmish) -> bool:
    free = len(position.free_cells())
    seats = [piece.seat for piece in position.cells if piece is not None]
    return (
        position.stage == NORMAL
        and not position.played
        and free >= LEAST_FREE
        and len(seats) >= LEAST_TILES
        and min(seats.count(0), seats.count(1)) >= 3
        and not has_runners(position)
    )


def has_runners(position: Skirmish) -> bool:
    """Own tiles that can move: there are many places for them from which they do the same, and so many solutions."""
    netted = position.control().netted
    for cell, piece in enumerate(position.cells):
        if piece is not None and piece.seat == SOLVER and not netted >> cell & 1:
            if piece.tile.mobility or piece.tile.grants_mobility:
                return True
    return False


def dealt(position: Skirmish, chance: Chance) -> list[str]:
    """Two or three tiles that the army has not used yet, and a Battle.

    Mostly there is an instant among them: of turns with one a puzzle comes three times as often.
    """
    army = position.setting.armies[SOLVER]
    battle = next(tile.index for tile in army.tiles if tile.instant == BATTLE)
    left = [number for number in unused(position, army) if number != battle]
    instants = [number for number in left if army.tiles[number].instant]
    hand: list[int] = []
    if instants and chance.roll(5):
        hand.append(instants[chance.roll(len(instants))])
        left.remove(hand[0])
    more = len(position.free_cells()) <= FEW_FREE and chance.roll(2) == 0
    while left and len(hand) < 2 + more:
        hand.append(left.pop(chance.roll(len(left))))
    if chance.roll(2):
        hand.reverse()  # which tile lies first in the hand tells nothing
    return [army.tiles[number].id for number in [*hand, battle]]


def unused(position: Skirmish, army: Army) -> list[int]:
    """Neither on the board nor among the discards."""
    left = [number for number, count in enumerate(army.pile_counts()) for _ in range(count)]
    gone = [piece.tile.index for piece in position.cells if piece is not None and piece.seat == SOLVER]
    for number in [*gone, *position.discards[SOLVER]]:
        if number in left:
            left.remove(number)
    return left


def draft(position: Skirmish, hand: list[str]) -> PuzzleEntry:
    armies = position.setting.armies
    seats = [SeatEntry(army.name, points) for army, points in zip(armies, position.points, strict=True)]
    tiles = [PlacedEntry(one.seat, one.tile, one.cell, one.rotation, one.wounds) for one in tiles_on_board(position)]
    return PuzzleEntry("draft", "original", UNNAMED, UNNAMED, seats, tiles, hand, len(hand), "destroy_hq", [])


# -- from a draft to a puzzle -------------------------------------------------------------------------------------


def puzzle_of(library: Library, entry: PuzzleEntry, difficulty: int) -> PuzzleEntry | None:
    """The draft with the points of the enemy HQ, its one solution and how hard it is; None where it makes no puzzle.

    `difficulty` is the least that is wanted: what is easier is seldom looked at, but may be found.
    """
    start = start_puzzle(library, entry)
    start.points[1] = MOST_POINTS
    found = Survey(start, max(LEAST_DAMAGE - 1, found_below(start, difficulty)), PATIENCE)
    if found.turns != 1 or found.gave_up or found.best >= MOST_POINTS:
        return None
    points = start.points[1] = found.best
    only = only_way(start)
    if only is None or not is_own(start, only.actions) or not needs_all(start):
        return None
    return msgspec.structs.replace(
        entry,
        seats=[entry.seats[0], SeatEntry(entry.seats[1].army, points)],
        solution=in_notation(start, only.actions),
        difficulty=difficulty_of(start),
    )


def only_way(start: Skirmish) -> Way | None:
    found = Solver(start, start.points[1], enough=2).ways()
    return found[0] if len(found) == 1 else None


def is_own(start: Skirmish, actions: list[int]) -> bool:
    """Whether nobody but the solver is asked on the way to the win."""
    position = start.copy()
    for action in actions:
        if position.pending()[0].seat != SOLVER:
            return False
        position.play(SOLVER, action)
    return True


def needs_all(start: Skirmish) -> bool:
    """Whether the goal is out of reach with fewer tiles."""
    trial = start.copy()
    plays = start.setting.puzzle_plays
    try:
        for fewer in range(1, plays):
            start.setting.puzzle_plays = fewer
            if Solver(trial, trial.points[1], enough=1).ways():
                return False
    finally:
        start.setting.puzzle_plays = plays
    return True
