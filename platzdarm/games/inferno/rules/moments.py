"""Windows in which treasures may be used (INF-TREAS-05), and the names of the moments at which effects work."""

from typing import Any, Final

from platzdarm.games.inferno.rules.cards import MOMENTS
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.reactions import Reaction

BEFORE_DAMAGE: Final = "before_damage"


class Moment(Reaction[Contest]):
    """`about` are the champions that it is about: who attacks, and who is attacked."""

    def __init__(
        self,
        name: str,
        everyone: list[int],
        pieces: list[int] | None = None,
        order: list[int] | None = None,
        used: list[str] | None = None,
    ) -> None:
        super().__init__(name, everyone, order, used)
        self.pieces: list[int] = pieces if pieces is not None else []

    def about(self, position: Contest) -> list[int]:
        return self.pieces

    def values(self) -> list[Any]:
        return [self.name, self.everyone, self.pieces, self.order, self.used]


WHEN: Final[dict[str, Moment]] = {name: Moment(name, []) for name in MOMENTS}


def before_damage(position: Contest, attacker: int, targets: list[int]) -> None:
    """The active player is asked first, then the others in turn order; villains hold nothing."""
    order = position.turn_order()
    owner = position.owner[attacker]
    at = order.index(owner) if owner in order else 0
    position.agenda.append(Moment(BEFORE_DAMAGE, order[at:] + order[:at], [attacker, *targets]))
