"""A judgement that was learnt by playing: a network sees a duel in numbers and tells who will win it."""

from platzdarm.bots.network import Network
from platzdarm.games.neuroshima.bots.features import SEATS, board_features, hand_features
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.judge import SURE, judge_board, verdict
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import POINTS
from platzdarm.kernel.position import Position


class LearntHeuristics(NeuroshimaHeuristics):
    """Where more than two play, or points are won instead of lost, it judges as those do who have learnt nothing."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def judge(self, position: Position, seat: int) -> float:
        assert isinstance(position, Skirmish)
        if position.result is not None:
            return verdict(position, seat)
        board = self.boards.of(position)
        if position.setting.seats != SEATS or position.setting.mode == POINTS:
            return judge_board(position, board, seat)
        sums = board.begun[seat]
        if not sums:
            board.begun[seat] = sums = self.network.begun(board_features(position, board, seat))
        return SURE * self.network.value(sums, hand_features(position, seat))
