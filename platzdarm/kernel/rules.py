"""What the rules know of a whole position, beside it: so a position need not know who builds on it.

A game has one such object, made where its facts are told by name, and every position of the game holds it. It keeps
nothing of its own: all copies share it.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.fields import Field

P = TypeVar("P")


def untold(position: Any, seat: int) -> Any:
    raise TypeError("a game's position must tell its facts")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[P]):
    """`tell` gives what a seat may know as JSON-able data; subclasses add what raises here.

    `fields` are those that a position adds to the kernel's own, `steps` those that may stand on its agenda, and
    `derived` are attributes that follow from the fields, kept only for speed.
    """

    def __init__(
        self,
        tell: Callable[[P, int], Any] = untold,
        fields: dict[str, Field] | None = None,
        steps: dict[str, Any] | None = None,
        derived: tuple[str, ...] = (),
    ) -> None:
        self.tell = tell
        self.declared = fields
        self.steps = steps if steps is not None else {}
        self.derived = derived

    @property
    def fields(self) -> dict[str, Field]:
        if self.declared is None:
            raise TypeError("a game's position must declare its fields")
        return self.declared

    def facts(self, position: P, seat: int) -> Any:
        """What `seat` may know, as JSON-able data. Spectators are seat -1. Asked of a masked position."""
        return self.tell(position, seat)

    def refusal(self, position: P, seat: int, action: int) -> IllegalAction:
        """Why an action is not legal now."""
        raise TypeError("a game's position must say why it refuses an action")

    def conceal(self, position: P, seat: int) -> None:
        """Take out, in place, what `seat` may not know, and note in `hidden` whose holdings are gone."""

    def guess(self, position: P, seat: int, chance: Chance) -> P:
        """A full position that is consistent with what `seat` knows; the unknown is drawn from `chance`.

        Where the content itself is secret (a map not yet revealed) playing on may raise Unknown: a leaf of a search.
        """
        raise TypeError("a game's position must be able to guess")

    def inventory(self, position: P) -> dict[str, int]:
        """Every piece that exists, by name: must not change from the first move to the last."""
        raise TypeError("a game's position must count its pieces")

    # -- what a window asks, where the rules know many things that can be used in it --------------------------

    def playable(self, position: P, seat: int, window: Any) -> list[int]:
        """The actions that `seat` may take in a window, PASS not among them."""
        return []

    def concerns(self, position: P, seat: int, window: Any) -> bool:
        """Whether `seat` is asked in a window: decided from what everybody can see."""
        return bool(self.playable(position, seat, window))

    def react(self, position: P, seat: int, action: int, window: Any) -> None:
        """Carry out what a seat has chosen in a window."""
