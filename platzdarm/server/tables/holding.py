"""A pass whose moment tells nothing.

Where hands are hidden everybody who might hold something is asked, and who holds nothing can only pass. If that
happened at once, a later pass would tell of a card that was kept. So where other people play, every pass in such a
window becomes known after a while that is drawn when the window opens, in the same way whether the seat passes
because it must, by a standing order or because its owner has said so; who must pass need not say so. The draw has a
long tail: a pass that comes late may have been one that was decided at once. What is played is known at once.
"""

from platzdarm.kernel.decision import Decision
from platzdarm.kernel.window import PASS
from platzdarm.server.store.rows import PLAYING
from platzdarm.server.tables.orders import PASSING
from platzdarm.server.tables.table import Table
from platzdarm.server.tables.waiting import LONGEST


def windows(table: Table) -> list[Decision]:
    """The questions at which a pass is kept back."""
    live, stored = table.live, table.stored
    if live is None or stored.state != PLAYING or stored.analysis or live.adapter.all_open:
        return []
    people = {seat.person for seat in table.seats if table.bot_at(seat.seat) is None}
    if len(people) < 2:
        return []
    return [
        decision
        for decision in live.position.pending()
        if decision.due
        and decision.kind in live.adapter.orderable
        and table.bot_at(decision.seat) is None
        and decision.answers.holds(PASS)
    ]


def passes_unasked(table: Table, decision: Decision) -> bool:
    """Whether the seat can only pass, or has ordered it."""
    return len(decision.answers) == 1 or table.seats[decision.seat].orders.get(decision.kind) == PASSING


def wait_of(table: Table, seat: int, number: int, text: str, now: float) -> float:
    """For how many seconds what a person says now is kept back: only a pass is."""
    live = table.live
    if live is None or text.strip() != "pass" or number != live.number or not table.hold:
        return 0.0
    if not any(decision.seat == seat for decision in windows(table)):
        return 0.0
    return max(release(table, seat, now) - now, 0.0)


def release(table: Table, seat: int, now: float) -> float:
    """When a pass of the seat becomes known; a clock must not run out over it."""
    assert table.live is not None
    most = LONGEST * table.hold
    if table.clock.ticks:
        most = min(most, table.clock.left_at(table.clock_now())[seat] / 3000)
    return table.holding.open(table.live.number, seat, now, table.hold, most)
