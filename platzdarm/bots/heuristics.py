"""What a searching bot must know of a game; each game has its own."""

from typing import Protocol

from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position


class Heuristics(Protocol):
    def ready_answer(self, position: Position, decision: Decision) -> int | None:
        """An answer that needs no search, or None."""

    def promising(self, position: Position, decision: Decision, limit: int) -> list[int]:
        """At most about `limit` legal answers that deserve a look; never none."""

    def settle(self, position: Position) -> None:
        """Answer questions inside a procedure (a battle) simply, until somebody's turn goes on."""

    def continues(self, start: Position, position: Position, seat: int) -> Decision | None:
        """The question with which the turn of `seat` goes on after `start`, or None if that turn is over."""

    def judge(self, position: Position, seat: int) -> float:
        """From -1 (lost) to 1 (won)."""
