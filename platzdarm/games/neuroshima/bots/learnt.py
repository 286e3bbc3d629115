"""A judgement that was learnt by playing: a network sees a duel in numbers and tells who will win it."""

from typing import Final

from platzdarm.bots.network import Eight, Network
from platzdarm.games.neuroshima.bots.features import SEATS, board_features, hand_features, hand_key
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.judge import SURE, judge_board, verdict
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import POINTS
from platzdarm.kernel.position import Position

PLAIN: Final = 2.0  # what those think who have learnt nothing lies closer together than what the network thinks


class LearntHeuristics(NeuroshimaHeuristics):
    """`share` of the judgement is the network's, the rest is what those think who have learnt nothing.

    Each errs where the other does not, so that half of each is better than the network alone (docs/strength.md). Where
    more than two play, or points are won instead of lost, the network is not asked.
    """

    def __init__(self, network: Network, share: float = 1.0) -> None:
        super().__init__()
        self.network = network
        self.share = share
        self.hands: dict[tuple[int, ...], list[Eight]] = {}  # what the network makes of hands and piles

    def forget(self) -> None:
        super().forget()
        self.hands = {}

    def judge(self, position: Position, seat: int) -> float:
        assert isinstance(position, Skirmish)
        if position.result is not None:
            return verdict(position, seat)
        board = self.boards.of(position)
        plain = judge_board(position, board, seat)
        if position.setting.seats != SEATS or position.setting.mode == POINTS:
            return plain
        seen = board.seen[seat]
        if not seen:
            board.seen[seat] = seen = self.network.first(board_features(position, board, seat))
        key = hand_key(position, seat)
        held = self.hands.get(key)
        if held is None:
            self.hands[key] = held = self.network.second(hand_features(position, seat))
        learnt = SURE * self.network.value(seen, held)
        return self.share * learnt + (1 - self.share) * max(-SURE, min(SURE, PLAIN * plain))
