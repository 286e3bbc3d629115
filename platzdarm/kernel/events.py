"""What happened between two decisions, each with who may see it."""

from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1


@mypyc_attr(acyclic=True)
class Event:
    """A kind and its numbers (seats, cells, cards: each has its row in the game's vocabulary).

    `audience` is a set of seats as bits, or EVERYONE. Where some see more than others, two events are emitted:
    the full one for those who may, and a poorer one for the rest.
    """

    def __init__(self, kind: str, values: list[int], audience: int = EVERYONE) -> None:
        self.kind = kind
        self.values = values
        self.audience = audience

    def seen_by(self, seat: int) -> bool:
        """Spectators (seat -1) see what everyone sees."""
        return self.audience == EVERYONE or (seat >= 0 and self.audience >> seat & 1 == 1)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.values == other.values
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.values), self.audience))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.values!r}, {self.audience})"
