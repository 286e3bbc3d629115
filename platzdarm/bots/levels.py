"""What people are told of a machine before they sit down against it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How strong a bot is beside the others of its game (greedy is 1500), and how long it thinks about a turn.

    Both are measured, compiled (docs/strength.md): a strength says nothing about people.
    """

    bot: str
    strength: int
    seconds: float
