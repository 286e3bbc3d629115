"""What a searching bot must know of a game; each game has its own."""

from mypy_extensions import mypyc_attr

from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position

Identity = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    def ready_answer(self, position: Position, decision: Decision) -> int | None:
        """An answer that needs no search, or None."""
        return None

    def promising(self, position: Position, decision: Decision, limit: int) -> list[int]:
        """At most about `limit` legal answers that deserve a look; never none."""
        return decision.answers.as_list()[:limit]

    def settle(self, position: Position) -> None:
        """Answer questions inside a procedure (a battle) simply, until somebody's turn goes on."""

    def continues(self, start: Position, position: Position, seat: int) -> Decision | None:
        """The question with which the turn of `seat` goes on after `start`, or None if that turn is over."""
        raise TypeError("a game's heuristics must say where a turn ends")

    def goes_on(self, start: Position, position: Position, seat: int) -> bool:
        """Whether `continues` would find a question: asked far more often, so worth an answer that lists none."""
        return self.continues(start, position, seat) is not None

    def identity(self, position: Position) -> Identity:
        """What makes positions of one search the same to whoever goes on from them."""
        raise TypeError("a game's heuristics must tell positions apart")

    def kind_of_table(self, position: Position) -> str:
        """What tells tables apart on which identities mean different things: the armies, the mode."""
        return ""

    def judge(self, position: Position, seat: int) -> float:
        """From -1 (lost) to 1 (won)."""
        raise TypeError("a game's heuristics must judge positions")

    def forget(self) -> None:
        """A search begins: what was kept of the one before may go."""
