"""The one turn of a puzzle: with it the game is over."""

from typing import Any

from platzdarm.kernel.position import Position, Step


class LastTurn(Step[Position]):
    """Below somebody's turn on the agenda: when that is over, the seats that took it have lost."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def values(self) -> list[Any]:
        return [self.seats]

    def run(self, position: Position) -> bool:
        position.result = [0.0 if seat in self.seats else 1.0 for seat in range(position.seat_count())]
        return True
