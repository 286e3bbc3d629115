"""When it is sure who is better: a sequential test, asked after every deal.

The generalised sequential probability ratio test (Wald 1945) on the mean score of a deal, its spread estimated from
the deals themselves: deals are mirrored, and the two games of one are anything but independent.
"""

from dataclasses import dataclass
from math import log

MARGIN = 0.05  # scores of 0.45 and 0.55 are told apart
ERROR = 0.05  # how often, in the long run, each of the two is mistaken for the other
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 10  # deals before which nothing is decided: their spread says nothing yet
SPREAD = 0.02  # the least variance that is believed, where all deals went the same way


@dataclass
class Sequential:
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        """The mean result of one deal, from 0 to 1."""
        self.count += 1
        self.total += score
        self.squares += score * score

    def evidence(self) -> float:
        """The logarithm of how much likelier the deals are if the first is better than if the second is."""
        if not self.count:
            return 0.0
        mean = self.total / self.count
        spread = max(self.squares / self.count - mean * mean, SPREAD)
        return self.count * 2 * MARGIN * (mean - 0.5) / spread

    @property
    def decided(self) -> bool:
        return self.count >= FEWEST and abs(self.evidence()) >= BOUND
