"""What those who learn Neuroshima Hex by playing need: duels of all pairs of armies, and what is to be seen of them."""

from platzdarm.bots.heuristics import Heuristics
from platzdarm.bots.network import Network
from platzdarm.games.neuroshima.bots.features import FEATURES, board_features, hand_features
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.judge import Board
from platzdarm.games.neuroshima.bots.learnt import LearntHeuristics
from platzdarm.games.neuroshima.bots.roster import TABLES
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.kernel.position import Position


class NeuroshimaSchool:
    inputs = FEATURES
    tables = TABLES

    def heuristics(self, network: Network | None) -> Heuristics:
        return NeuroshimaHeuristics() if network is None else LearntHeuristics(network)

    def features(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, Skirmish)
        return board_features(position, Board(position), seat) + hand_features(position, seat)

    def turn(self, position: Position) -> int:
        assert isinstance(position, Skirmish)
        return position.turn


SCHOOL = NeuroshimaSchool()
