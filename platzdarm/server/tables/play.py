"""Playing at a table: acting, taking back, giving up, losing on time, and the end."""

from collections.abc import Callable

from sqlalchemy import Connection

from platzdarm.games.roster import usual_bot
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.window import PASS
from platzdarm.server.problems import Problem
from platzdarm.server.ratings import rate
from platzdarm.server.store import matches
from platzdarm.server.store.rows import OVER, PLAYING, MoveRow, Seat
from platzdarm.server.tables.audience import Drafts, post
from platzdarm.server.tables.holding import passes_unasked, windows
from platzdarm.server.tables.live_match import LiveMatch, PlayedAction
from platzdarm.server.tables.orders import standing_answer
from platzdarm.server.tables.table import BY_RESIGNING, BY_RULES, BY_TIME, Table, now_ms

MOST_SPENT = 20  # messages that were taken back and are remembered
MOST_BY_ORDER = 100  # answers that standing orders may give after one action


async def act(table: Table, person: str | None, seat: int, number: int, text: str, message: str | None) -> int:
    """Play for a person; how many actions have been played then. The same message twice counts once."""
    async with table.lock:
        table.own_seat(person, seat)
        if repeated(table, seat, number, text, message):
            return number + 1
        live = table.playing()
        if message is not None and [message, seat, number, " ".join(text.split())] in (table.stored.spent or []):
            return live.number
        await refuse_if_late(table)
        if passed_already(live, seat, number, text):
            return number + 1
        if number != live.number:
            raise Problem("conflict", "other-number", number=live.number)
        action = live.game.read(live.position, seat, text)
        return await played(table, seat, action, message)


def repeated(table: Table, seat: int, number: int, text: str, message: str | None) -> bool:
    """Whether this very message was played already."""
    if table.live is None or message is None or number >= table.live.number:
        return False
    line = table.live.lines[number]
    return (line.seat, line.action, line.message) == (seat, " ".join(text.split()), message)


def passed_already(live: LiveMatch, seat: int, number: int, text: str) -> bool:
    """Who could only pass was passed for meanwhile: he wanted nothing else."""
    if text.strip() != "pass" or number >= live.number:
        return False
    line = live.lines[number]
    return (line.seat, line.action, line.message) == (seat, "pass", None)


async def pass_for(table: Table, seat: int, number: int) -> None:
    """A pass that nobody had to say, after it was kept back."""
    async with table.lock:
        live = table.live
        if live is None or live.number != number or await time_is_up(table):
            return
        if any(decision.seat == seat and passes_unasked(table, decision) for decision in windows(table)):
            await played(table, seat, PASS, None)


async def act_for_bot(table: Table, seat: int, number: int, action: int | None) -> None:
    """Play what a bot chose, unless the table has moved on; the first answer where it chose nothing legal."""
    async with table.lock:
        live = table.live
        if live is None or table.stored.state != PLAYING or live.number != number or table.bot_at(seat) is None:
            return
        try:
            if action is not None:
                await played(table, seat, action, None)
                return
        except IllegalAction:
            pass
        for decision in live.position.pending():
            if decision.seat == seat:
                await played(table, seat, decision.answers.at(0), None)
                return


async def played(table: Table, seat: int, action: int, message: str | None) -> int:
    """An action and what standing orders answer to it, stored together; the number after the action itself."""
    live = table.playing()
    before = live.number
    drafts = step(table, live, seat, action, message)
    orders = {place.seat: place.orders for place in table.seats if table.bot_at(place.seat) is None}
    for _ in range(MOST_BY_ORDER):
        held = [decision.seat for decision in windows(table)] if table.hold else []
        answer = standing_answer(live.position, orders, held)
        if answer is None:
            break
        drafts += step(table, live, *answer, None)
    rows = new_rows(table, live, before)
    if live.position.over and live.position.result is not None:
        more = finish(table, live.position.result, BY_RULES, drafts)
        await conclude(table, drafts, more, rows=rows)
    else:
        await table.commit_moves(drafts, rows)
    return before + 1


def step(table: Table, live: LiveMatch, seat: int, action: int, message: str | None) -> Drafts:
    if table.stored.analysis:
        live.lucks[live.number] = live.position.chance.copy()
    live.play(seat, action, message)
    table.clock.go_on(table.ticking(), table.clock_now())
    table.offers.after_action()
    return table.draft_moved()


def new_rows(table: Table, live: LiveMatch, before: int) -> list[MoveRow]:
    now = now_ms()
    return [live.row(table.id, number, now) for number in range(before + 1, live.number + 1)]


# -- back ---------------------------------------------------------------------------------------------------------


async def undo(table: Table, person: str | None, seat: int, number: int | None, to: int | None = None) -> int:
    """Take back the own last action, free up to the last new information; at an analysis table any number of them."""
    async with table.lock:
        table.own_seat(person, seat)
        live = table.playing()
        if number is not None and number != live.number:
            raise Problem("conflict", "other-number", number=live.number)
        if table.stored.analysis:
            back = live.number - 1 if to is None else to
            if not 0 <= back < live.number:
                raise Problem("conflict", "nothing-to-undo")
            await cut(table, back)
        elif to is not None:
            raise Problem("conflict", "undo-to-analysis")
        else:
            gone = live.lines[-1:]
            live.undo(seat)
            spend(table, gone, live.number)
            await store_cut(table, live)
        return live.number if table.live is None else table.live.number


async def cut(table: Table, number: int) -> None:
    """Take back to that many actions, whatever was shown since."""
    live = table.playing()
    spend(table, live.lines[number:], number)
    table.live = LiveMatch(table.stored, live.rows(table.id, number, 0), live.snapshots)
    table.live.met_before(live.lucks)
    await store_cut(table, table.live)


def spend(table: Table, gone: list[PlayedAction], first: int) -> None:
    """Messages that are taken back have counted all the same: one that comes late a second time plays nothing."""
    said = [
        [line.message, line.seat, number, line.action]
        for number, line in enumerate(gone, first)
        if line.message is not None
    ]
    table.stored.spent = [*(table.stored.spent or []), *said][-MOST_SPENT:]


async def store_cut(table: Table, live: LiveMatch) -> None:
    table.stored.branch += 1
    table.clock.go_on(table.ticking(), table.clock_now(), back=True)
    table.offers.after_action()
    await table.commit(table.draft_taken_back(), cut=live.number + 1)


# -- the end ------------------------------------------------------------------------------------------------------


async def resign(table: Table, person: str | None, seat: int) -> None:
    async with table.lock:
        table.own_seat(person, seat)
        table.playing()
        if table.stored.analysis:
            raise Problem("conflict", "analysis-only")
        await lose(table, seat, BY_RESIGNING)


async def refuse_if_late(table: Table) -> None:
    if await time_is_up(table):
        raise Problem("conflict", "time-is-up")


async def time_is_up(table: Table) -> bool:
    """Under the lock: whoever has run out of time loses now."""
    fallen = table.clock.fallen(table.clock_now()) if table.stored.state == PLAYING else []
    for seat in fallen:
        if table.stored.state == PLAYING:
            await lose(table, seat, BY_TIME)
    return bool(fallen)


async def lose(table: Table, number: int, reason: str) -> None:
    """A seat gives up. The game goes on, with a program on the seat, while people of two sides are left.

    When nobody is left but machines, a side of which somebody gave up does not win by those of its own. Where all play
    together against the game itself it goes on while anybody is left, and then it is lost.
    """
    live = table.playing()
    seat = table.seats[number]
    seat.resigned, seat.bot = True, usual_bot(table.stored.game)
    teams = live.adapter.teams(live.position)
    standing = {teams[place.seat] for place in table.seats if not place.resigned}
    people = any(not place.resigned and place.person is not None for place in table.seats)
    table.clock.go_on(table.ticking(), table.clock_now(), back=True)
    drafts: Drafts = []
    together = len(set(teams)) == 1
    if not people or (len(standing) < 2 and not together):
        given_up = {teams[place.seat] for place in table.seats if place.resigned}
        winners = set() if together else standing - given_up or standing
        share = 1 / max(len(winners), 1)
        more = finish(table, [share if team in winners else 0.0 for team in teams], reason, drafts)
        await conclude(table, drafts, more, seats=[seat])
    else:
        await table.commit(drafts + table.draft_table(), seats=[seat])


def finish(table: Table, result: list[float], reason: str, drafts: Drafts) -> Callable[[Connection], None] | None:
    """The game is over: the seed is shown, and a rated game is rated. Gives what is left to do in the store."""
    stored = table.stored
    stored.state, stored.result, stored.reason, stored.changed = OVER, list(result), reason, now_ms()
    table.clock.go_on([], table.clock_now(), back=True)
    table.offers.standing = []
    drafts += table.draft_over()
    return rating_work(table.stored.game, table.seats, result) if stored.rated else None


async def conclude(
    table: Table,
    drafts: Drafts,
    more: Callable[[Connection], None] | None,
    rows: list[MoveRow] | None = None,
    seats: list[Seat] | None = None,
) -> None:
    """Store the end. What became of the ratings is worked out with that, so it is shown right after it."""
    await table.commit(drafts, rows=rows, seats=seats, more=more)
    if more is not None:
        post(table.draft_table())


def rating_work(game: str, seats: list[Seat], result: list[float]) -> Callable[[Connection], None]:
    one, other = seats
    assert one.person is not None and other.person is not None
    pair = one.person, other.person

    def work(connection: Connection) -> None:
        for seat, new in zip(seats, rate(connection, game, pair, result[0]), strict=True):
            seat.rating_after, seat.deviation_after = new.rating, new.deviation
        matches.save_seats(connection, [one, other])

    return work
