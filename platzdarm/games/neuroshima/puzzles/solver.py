"""All ways to win a puzzle's one turn (chapter ETU), by exhaustive search.

Every tile of the hand is tried on every cell in every rotation that differs, every instant on every target, every move
of one's own; a turn wins if its battle does whatever the others choose in it, with the right choices of one's own. Four
things keep this short, and none of them leaves a solution out:

- Orders that come to the same board with the same hand are one: a table holds the ways to win from there.
- A discard is never tried. It changes nothing on the board and nothing is drawn (NH-ETU-03), so what wins after it wins
  without it.
- A turn that ends with fewer tiles played than the puzzle asks for is lost (NH-ETU-01), so it is not fought out.
- A position from which the enemy HQ cannot be hurt enough any more is given up (`reach`, which says why that is sound).

Two turns are the same solution if the battle begins on the same board with the same tiles left in hand: the order of
the tiles does not count, nor does the way on which a tile that moves came to its cell.
"""

from typing import Final

from platzdarm.games.neuroshima.puzzles.reach import Reach
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.turn import Act
from platzdarm.games.neuroshima.rules.verbs import DISCARD, END, MOVE, PLACE, REDRAW, RIDE, RUN
from platzdarm.kernel.action import first, third, verb_of
from platzdarm.kernel.decision import Decision

Board = tuple[int, ...]
ALL: Final = 0
MOST_WAYS: Final = 4096  # of answers to what others choose before the battle; nobody reads as many


class Way:
    """A solution: the boards on which its battle may begin, and its actions in one order.

    There is more than one board only where others choose before the battle (the way of a pushed tile, a medic); the
    actions, choices in the battle among them, then go on after the first answer of the others.
    """

    def __init__(self, boards: frozenset[Board], actions: list[int]) -> None:
        self.boards = boards
        self.actions = actions


class TurnTree:
    """One turn from its start: what may be done that makes a difference, and what comes to the same."""

    def __init__(self, start: Skirmish, needed: int) -> None:
        self.start = start.copy()
        self.start.quiet = True
        self.seat = start.active
        self.needed = needed
        self.reach = Reach(start.setting.field, self.seat)

    def is_hopeless(self, position: Skirmish) -> bool:
        return self.needed > 0 and self.reach.most(position) < self.needed

    def differing(self, position: Skirmish, decision: Decision) -> list[int]:
        """The answers without those that come to the same: rotations that look alike, discards, an idle end."""
        kept: list[int] = []
        tiles = position.setting.armies[self.seat].tiles
        for action in decision.answers.as_list():
            verb = verb_of(action)
            if verb in (DISCARD, REDRAW) or (verb == END and self.needed > 0):
                continue
            if verb == PLACE:
                if tiles[first(action)].alike[third(action)] != third(action):
                    continue
            elif verb in (MOVE, RUN, RIDE):
                piece = position.cells[first(action)]
                assert piece is not None
                if piece.tile.alike[third(action)] != third(action):
                    continue
            kept.append(action)
        return kept

    def after(self, position: Skirmish, seat: int, action: int) -> Skirmish:
        """As `Position.play` does it, but it stops before the battle, whose board is what a turn is known by."""
        child = position.copy()
        child.asked = None
        child.agenda[-1].answer(child, seat, action)
        while not is_turn_over(child):
            if not child.agenda[-1].run(child):
                break
        return child

    def identity(self, position: Skirmish, agenda: int) -> Board:
        """Board, hand and what was played. Tiles that look alike as they lie are alike."""
        key = [agenda, position.played, *sorted(position.hands[self.seat])]
        for cell, piece in enumerate(position.cells):
            if piece is not None:
                lies = (piece.tile.index * 8 + piece.seat) * 8 + piece.tile.alike[piece.rotation]
                key.append(((lies * 16 + piece.wounds) * 4 + (0 if agenda else piece.spent)) * 64 + cell)
        return tuple(key)


class Solver(TurnTree):
    """`needed` is the least damage to the enemy HQ with which the goal can be met; 0 where nothing is known of it."""

    def __init__(self, start: Skirmish, needed: int, enough: int = ALL) -> None:
        super().__init__(start, needed)
        self.enough = enough  # stop at so many winning boards
        self.known: dict[Board, list[Way]] = {}
        self.fought: dict[Board, list[Way]] = {}
        self.wins = 0
        self.others_chose = False  # then a winning board alone is no way to win yet

    @property
    def boards(self) -> int:
        """How many positions of the turn were looked at."""
        return len(self.known) + len(self.fought)

    def ways(self) -> list[Way]:
        return self.ways_from(self.start)

    def has_enough(self) -> bool:
        return 0 < self.enough <= self.wins and not self.others_chose

    # -- the turn ---------------------------------------------------------------------------------------------

    def ways_from(self, position: Skirmish) -> list[Way]:
        """The turn goes on here. In the midst of an instant nothing is looked up: too little of it is in the key."""
        if not isinstance(position.agenda[-1], Act):
            return self.answered(position)
        key = self.identity(position, 0)
        known = self.known.get(key)
        if known is None:
            known = [] if self.is_hopeless(position) else self.answered(position)
            self.known[key] = known
        return known

    def answered(self, position: Skirmish) -> list[Way]:
        decision = position.pending()[0]
        if decision.seat == self.seat:
            return self.any_of(position, decision)
        self.others_chose = True
        return self.all_of(position, decision)

    def any_of(self, position: Skirmish, decision: Decision) -> list[Way]:
        """The solver's question: what wins after any answer, by the shortest way to each end."""
        found: dict[frozenset[Board], Way] = {}
        for action in self.differing(position, decision):
            for way in self.ways_after(position, self.seat, action):
                other = found.get(way.boards)
                if other is None or len(other.actions) > 1 + len(way.actions):
                    found[way.boards] = Way(way.boards, [action, *way.actions])
            if self.has_enough():
                break
        return list(found.values())

    def all_of(self, position: Skirmish, decision: Decision) -> list[Way]:
        """Another's question: a plan for each of his answers."""
        plans: list[Way] = []
        for number, action in enumerate(decision.answers.as_list()):
            after = self.ways_after(position, decision.seat, action)
            if number == 0:
                plans = [Way(way.boards, [action, *way.actions]) for way in after]
            else:
                plans = [Way(plan.boards | way.boards, plan.actions) for plan in plans for way in after][:MOST_WAYS]
            if not plans:
                break
        return plans

    def ways_after(self, position: Skirmish, seat: int, action: int) -> list[Way]:
        child = self.after(position, seat, action)
        return self.battle(child) if is_turn_over(child) else self.ways_from(child)

    # -- the battle -------------------------------------------------------------------------------------------

    def battle(self, position: Skirmish) -> list[Way]:
        """The turn is over, by a battle or without one. With fewer tiles played than asked it is lost (NH-ETU-01)."""
        if position.played != position.setting.puzzle_plays:
            return []
        key = self.identity(position, len(position.agenda))
        known = self.fought.get(key)
        if known is None:
            position.advance()
            choices = self.forced_win(position)
            known = [] if choices is None else [Way(frozenset([key]), choices)]
            self.wins += len(known)
            self.fought[key] = known
        return known

    def forced_win(self, position: Skirmish) -> list[int] | None:
        """The choices of a battle that is won whatever the others choose; None where there is no such."""
        if position.over:
            return [] if position.result is not None and position.result[self.seat] == 1.0 else None
        decision = position.pending()[0]
        line: list[int] | None = None
        for action in decision.answers.as_list():
            child = position.copy()
            child.play(decision.seat, action)
            rest = self.forced_win(child)
            if decision.seat == self.seat:
                if rest is not None:
                    return [action, *rest]
            elif rest is None:
                return None
            elif line is None:
                line = [action, *rest]
        return line


class Survey(TurnTree):
    """The most damage that a turn surely does to the enemy HQ, if that is more than `floor`, and how many turns do it.

    It leaves out turns in which others choose before the battle, and ends where it has looked at `patience` positions:
    it finds what may be a puzzle, and proves nothing. The HQ must have more points than can be taken.
    """

    def __init__(self, start: Skirmish, floor: int, patience: int) -> None:
        super().__init__(start, floor + 1)
        self.best = floor
        self.turns = 0
        self.patience = patience
        self.seen: set[Board] = set()
        self.visit(self.start)

    @property
    def gave_up(self) -> bool:
        return len(self.seen) >= self.patience

    def visit(self, position: Skirmish) -> None:
        key = self.identity(position, 0)
        if key in self.seen or self.gave_up:
            return
        self.seen.add(key)
        if self.is_hopeless(position):
            return
        for action in self.differing(position, position.pending()[0]):
            child = self.after(position, self.seat, action)
            if is_turn_over(child):
                self.fight(child)
            elif isinstance(child.agenda[-1], Act):
                self.visit(child)

    def fight(self, position: Skirmish) -> None:
        key = self.identity(position, len(position.agenda))
        if position.played != position.setting.puzzle_plays or key in self.seen:
            return
        self.seen.add(key)
        position.advance()
        damage = self.start.points[1 - self.seat] - self.forced_points(position)
        if damage > self.best:
            self.best = damage
            self.turns = 1
        elif damage == self.best:
            self.turns += 1
        # A second turn that does as much makes none of them a puzzle: only a better one is of interest then.
        self.needed = self.best + (self.turns != 1)

    def forced_points(self, position: Skirmish) -> int:
        """What the battle leaves to the enemy HQ if everybody chooses well; all of it where the own HQ falls."""
        if position.over:
            return position.points[1 - self.seat] if position.is_alive(self.seat) else self.start.points[1 - self.seat]
        decision = position.pending()[0]
        found: list[int] = []
        for action in decision.answers.as_list():
            child = position.copy()
            child.play(decision.seat, action)
            found.append(self.forced_points(child))
        return min(found) if decision.seat == self.seat else max(found)


def is_turn_over(position: Skirmish) -> bool:
    return not any(isinstance(step, Act) for step in position.agenda)
