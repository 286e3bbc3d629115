"""A question that the position asks: whose decision, what is asked, and the legal answers."""

from typing import Final

from mypy_extensions import mypyc_attr

from platzdarm.kernel.answers import Answers

NOTHING: Final[list[int]] = []  # what most decisions are about; never changed


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """`kind` is a word that the client can translate and draw; `about` are the cells or cards it is about.

    A decision is due (play waits for it) or open (its seat may take it while something else is due).
    """

    def __init__(
        self, seat: int, kind: str, answers: Answers, about: list[int] | None = None, due: bool = True
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.answers = answers
        self.about: list[int] = about if about is not None else NOTHING
        self.due = due
