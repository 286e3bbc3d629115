"""Standing orders: kinds of questions that a player wants answered without being asked."""

from collections.abc import Collection, Mapping

from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Position
from platzdarm.kernel.window import PASS

ASK, PASSING, FIRST = "ask", "pass", "first"


def standing_answer(
    position: Position, orders: Mapping[int, Mapping[str, str]], held: Collection[int]
) -> tuple[int, int] | None:
    """Seat and action of a due question that an order answers, or None; passes of the seats `held` are kept back."""
    for decision in position.pending():
        order = orders.get(decision.seat, {}).get(decision.kind, ASK)
        if decision.due and order != ASK and not (order == PASSING and decision.seat in held):
            action = ordered(decision, order)
            if action is not None:
                return decision.seat, action
    return None


def ordered(decision: Decision, order: str) -> int | None:
    """Where one cannot pass, an order to pass does not apply."""
    if order == FIRST:
        return decision.answers.at(0)
    return PASS if decision.answers.holds(PASS) else None
