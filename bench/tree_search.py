"""Plain tree search (UCT) over single decisions: what the reply search of Neuroshima Hex is measured against.

    PYTHONPATH=bench platzdarm arena --game neuroshima --bots hard,tree_search:TreeSearch --games 400 --all-games

It is no bot of the roster. It knows what `hard` knows (the promising answers, the judgement of a board) and has as much
time for a turn; it differs in its moves, which are single actions, and in that it grows one tree with the luck of
each visit (open loop). Its time is the processor's own, so that a busy machine does not make it weaker.
"""

from math import inf, log, sqrt
from time import thread_time

from platzdarm.bots.searcher import Searcher
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position

SECONDS = 0.1  # a decision; a turn has about three
WIDTH = 40  # answers that deserve a look
CURIOSITY = 0.15  # the weight of what was seldom tried: a point of a HQ is 0.05
DEPTH = 12  # decisions, about four turns


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # for the seat that chose to come here
        self.children: dict[int, Node] = {}

    def chosen(self, actions: list[int]) -> int:
        """Of the actions that are possible this time the one with the highest upper bound."""
        looked = log(self.visits + 1)
        best, bound = actions[0], -inf
        for action in actions:
            child = self.children.get(action)
            if child is None:
                return action  # everything is tried once
            value = child.total / child.visits + CURIOSITY * sqrt(looked / child.visits)
            if value > bound:
                best, bound = action, value
        return best


class TreeSearch(Searcher):
    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__("tree_search", NeuroshimaHeuristics())
        self.seconds = seconds

    def search(self, world: Position, decision: Decision, chance: Chance) -> int:
        self.heuristics.forget()
        root, until = Node(), thread_time() + self.seconds
        while thread_time() < until or not root.children:
            position = world.copy()
            position.chance = SeededChance(chance.roll(1 << 30).to_bytes(4, "little"))
            self.visit(root, position)
        return max(root.children, key=lambda action: root.children[action].visits)

    def visit(self, root: Node, position: Position) -> None:
        """Down the tree to a node that nobody has seen yet; what is judged there counts for all on the way."""
        way: list[tuple[Node, int]] = []
        node = root
        while not position.over and len(way) < DEPTH:
            decision = position.pending()[0]
            action = node.chosen(self.heuristics.promising(position, decision, WIDTH))
            position.play(decision.seat, action)
            self.heuristics.settle(position)
            fresh = action not in node.children
            node = node.children.setdefault(action, Node())
            way.append((node, decision.seat))
            if fresh:
                break
        root.visits += 1
        for passed, seat in way:
            passed.visits += 1
            passed.total += self.heuristics.judge(position, seat)
