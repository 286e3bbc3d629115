"""Windows (chapter TIMING): named moments in which seats may use abilities and cards."""

from typing import Any

from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.kernel.reactions import Reaction


class Moment(Reaction[Incursion]):
    """`figure` is whom the moment is about; `square`, `other` and `number` say more where a figure has been killed.

    `used` holds what was used here: the same ability or event cannot be used twice at once (D16-TIMING-02).
    """

    def __init__(
        self,
        name: str,
        everyone: list[int],
        figure: int = -1,
        square: int = -1,
        other: int = -1,
        number: int = 0,
        order: list[int] | None = None,
        used: list[str] | None = None,
    ) -> None:
        super().__init__(name, everyone, order, used)
        self.figure = figure
        self.square = square
        self.other = other
        self.number = number

    def about(self, position: Incursion) -> list[int]:
        return [self.figure] if self.figure >= 0 else []

    def values(self) -> list[Any]:
        about = [self.figure, self.square, self.other, self.number]
        return [self.name, self.everyone, *about, self.order, self.used]

    def copy(self) -> "Moment":
        """By hand, for speed: in a search most positions have a moment on top. Seats are never changed in place."""
        used = self.used.copy()
        return Moment(self.name, self.everyone, self.figure, self.square, self.other, self.number, self.order, used)
