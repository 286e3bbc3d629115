"""How long a pass is kept back (see `holding`)."""

from random import SystemRandom

SHORTEST, MEAN_MORE, LONGEST = 2.0, 1.5, 9.0  # seconds
luck = SystemRandom()


def drawn() -> float:
    return min(SHORTEST + luck.expovariate(1 / MEAN_MORE), LONGEST)


class Waiting:
    """Until when a pass is kept back in each window that stands open at a table."""

    def __init__(self) -> None:
        self.number = -1
        self.until: dict[int, float] = {}  # by seat

    def come_to(self, number: int) -> None:
        """So many actions have been played: after others than these, also after some taken back, all is drawn anew."""
        if number != self.number:
            self.number, self.until = number, {}

    def open(self, number: int, seat: int, now: float, stretch: float, most: float) -> float:
        self.come_to(number)
        return self.until.setdefault(seat, now + min(drawn() * stretch, most))
