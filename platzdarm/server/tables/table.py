"""One live table: the match, seats and people, and one lock, so that there is one writer.

Whatever changes is stored first, then shown. What is shown is shown under the lock, so nobody ever sees an action
that is not stored yet. Where another process was faster, the store refuses, and the table is loaded anew.
What people do at a table is in `play`, `consent` and `arrivals`; here is what those have in common.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.game import Game
from platzdarm.kernel.position import Position
from platzdarm.server.adapters import TableAdapter, adapter_of, game_of
from platzdarm.server.messages.live import Moved, Over, TableNews, TakenBack
from platzdarm.server.messages.tables import TableInfo
from platzdarm.server.problems import Problem
from platzdarm.server.store import matches
from platzdarm.server.store.matches import Change, Loaded, Stale
from platzdarm.server.store.moves import apply_moves, make_played
from platzdarm.server.store.rows import BOT, CLOSED, OVER, PLAYING, MoveRow, Seat, SnapshotRow, TableRow
from platzdarm.server.tables.audience import Audience, Drafts, Watcher, post
from platzdarm.server.tables.clocks import Clock, clock_settings
from platzdarm.server.tables.live_match import LiveMatch
from platzdarm.server.tables.loading import Loader
from platzdarm.server.tables.offers import offers_from
from platzdarm.server.tables.presenter import TablePresenter, seat_info
from platzdarm.server.tables.waiting import Waiting
from platzdarm.server.views import eyes_of

BY_RULES, BY_RESIGNING, BY_TIME, BY_CONSENT = "rules", "resigned", "time", "agreed"


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Table:
    def __init__(
        self,
        loaded: Loaded,
        live: LiveMatch | None,
        loader: Loader,
        process: str,
        changed: "Callable[[Table], None]",
        clock_now: Callable[[], int],
        hold: float,
    ) -> None:
        self.id = loaded.stored.id
        self.loader = loader
        self.store = loader.store
        self.process = process
        self.changed = changed
        self.clock_now = clock_now  # the time for clocks, which stand still for a while after an outage
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.touched = time.monotonic()
        self.hold = hold  # stretches the time for which passes are kept back; 0: they are not
        self.holding = Waiting()
        self.thinking = False  # whether a bot of this process is at work here
        self.unsure = False  # whether the store failed, so that what is in memory may not be what is stored
        self.take(loaded, live)

    def take(self, loaded: Loaded, live: LiveMatch | None) -> None:
        """Everything as it is stored."""
        self.stored = loaded.stored
        self.seats = loaded.seats
        self.names = loaded.names
        self.ratings = loaded.ratings
        self.chat = loaded.chat
        self.offers = offers_from(self.stored.offers)
        self.live = live
        stored = self.stored
        self.clock = Clock(clock_settings(stored.clock), list(stored.clock_left), stored.clock_since, self.ticking())

    async def reload(self) -> None:
        """As it is stored; where even that cannot be found out, nothing is shown or stored until it can."""
        self.unsure = True
        found = await self.loader.load(self.id)
        if found is None:
            raise Problem("not_found", "no-table")  # an analysis table that was cleared away
        self.take(*found)
        self.unsure = False

    async def make_sure(self) -> None:
        if self.unsure:
            async with self.lock:
                await self.reload()

    def demand_sure(self) -> None:
        if self.unsure:
            raise Problem("conflict", "changed-elsewhere")

    # -- who is who -------------------------------------------------------------------------------------------

    def mine(self, person: str | None) -> list[int]:
        """The seats that a person has; one that he gave up is a program's until the game is over."""
        given_up = self.stored.state == PLAYING
        return [
            seat.seat
            for seat in self.seats
            if person is not None and seat.person == person and not (seat.resigned and given_up)
        ]

    def own_seat(self, person: str | None, number: int) -> Seat:
        if number not in self.mine(person):
            raise Problem("forbidden", "not-your-seat", seat=number)
        return self.seats[number]

    def voters(self) -> list[int]:
        """The seats of people who still play."""
        return [seat.seat for seat in self.seats if seat.person is not None and not seat.resigned]

    def bot_at(self, number: int) -> str | None:
        """The program that answers for a seat, if it is one's."""
        seat = self.seats[number]
        return seat.bot if seat.kind == BOT or seat.resigned else None

    def due(self) -> list[int]:
        if self.live is None or self.stored.state != PLAYING:
            return []
        return list(dict.fromkeys(decision.seat for decision in self.live.position.pending() if decision.due))

    def bots_due(self) -> list[int]:
        """The machines that answer now: where a partner of theirs is asked the same, a person has the first word."""
        if self.live is None or self.stored.state != PLAYING:
            return []
        position = self.live.position
        asked = [decision for decision in position.pending() if decision.due]
        people = [decision for decision in asked if self.bot_at(decision.seat) is None]
        sides = self.adapter().teams(position) if people else []
        first = {(sides[decision.seat], decision.kind) for decision in people}
        bots = [decision for decision in asked if self.bot_at(decision.seat) is not None]
        free = [decision.seat for decision in bots if not people or (sides[decision.seat], decision.kind) not in first]
        return list(dict.fromkeys(free))

    def ticking(self) -> list[int]:
        """The seats whose clock runs: people's only."""
        return [seat for seat in self.due() if self.bot_at(seat) is None]

    def playing(self) -> LiveMatch:
        if self.stored.state == OVER:
            raise Problem("conflict", "over")
        if self.live is None:
            raise Problem("conflict", "not-begun")
        return self.live

    def sides(self) -> list[int]:
        """The side of each seat, also before the game has begun."""
        live = self.live
        position = live.position if live is not None else self.game().start(self.stored.options, SeededChance(b""))
        return self.adapter().teams(position)

    def game(self) -> Game[Any]:
        """The game that is played here, with content of the table's own where it brings any."""
        return game_of(self.stored.game, self.stored.own_files)

    def adapter(self) -> TableAdapter:
        return adapter_of(self.stored.game, self.stored.own_files)

    def admit(self, person: str | None) -> None:
        if not admitted(self.stored, self.seats, person):
            raise Problem("forbidden", "private-table")

    def sits(self, person: str) -> bool:
        """Also one whose seat is a program's since he gave up."""
        return sits_at(self.seats, person)

    def sequel(self) -> dict[str, str] | None:
        """The options of the game that follows in a series, once this one has been won."""
        ended = self.ended_position()
        return None if ended is None else self.game().sequel(self.stored.options, ended)

    def sequel_seats(self) -> list[int]:
        """The seats that name what the sequel leaves open; none where everybody may."""
        ended = self.ended_position()
        return [] if ended is None else self.game().sequel_seats(self.stored.options, ended)

    def ended_position(self) -> Position | None:
        """The last position with the result of the table, also where somebody gave up; None if nobody has won."""
        stored, live = self.stored, self.live
        if live is None or stored.state != OVER or stored.analysis or stored.reason in (BY_CONSENT, CLOSED):
            return None
        position = live.position.copy()
        position.result = stored.result
        return position

    # -- storing ----------------------------------------------------------------------------------------------

    async def commit(
        self,
        drafts: Drafts,
        rows: list[MoveRow] | None = None,
        cut: int | None = None,
        seats: list[Seat] | None = None,
        more: Callable[[Connection], None] | None = None,
    ) -> None:
        """Store the table as it is now; then, and only then, send the drafts."""
        self.demand_sure()
        self.fill_in()
        rows = rows or []
        change = Change(replace(self.stored), rows, self.snapshots(rows), cut, seats or [], more)
        await self.store_then_show(self.store.write(matches.apply, change, self.process), drafts)

    async def commit_moves(self, drafts: Drafts, rows: list[MoveRow]) -> None:
        """The same where nothing has happened but these actions, and the game goes on: the quick way."""
        self.demand_sure()
        self.fill_in()
        played = make_played(self.stored, rows, self.clock.ticks, self.process, self.snapshots(rows))
        await self.store_then_show(self.store.write_among(apply_moves, played), drafts)

    def snapshots(self, rows: list[MoveRow]) -> list[SnapshotRow]:
        return [] if self.live is None else self.live.snapshot_rows(self.id, [row.number for row in rows])

    async def store_then_show(self, writing: Awaitable[None], drafts: Drafts) -> None:
        try:
            await writing
        except Stale:
            await self.reload()
            post(self.draft_table(whole=True))
            raise Problem("conflict", "changed-elsewhere") from None
        except BaseException:
            await self.reload()
            raise
        self.stored.revision += 1
        self.touched = time.monotonic()
        post(drafts)
        self.changed(self)

    def fill_in(self) -> None:
        """What the row repeats of the match, so that lists and the clock's watch need not load the table."""
        stored = self.stored
        stored.number = self.live.number if self.live is not None else 0
        stored.due = self.due()
        stored.bot_due = bool(self.bots_due())
        stored.clock_left, stored.clock_since = list(self.clock.left), self.clock.since
        stored.deadline = self.clock.deadline() if stored.state == PLAYING else None
        stored.offers = self.offers.data()
        if stored.state != OVER:  # what is offered and said afterwards makes no game longer
            stored.changed = now_ms()

    async def refresh(self) -> bool:
        """Another process has changed the table: catch up, and tell those who watch here. False where it is gone."""
        async with self.lock:
            before, live = self.stored, self.live
            known = (before.branch, live.number) if live is not None else ()
            loaded = await self.store.read(matches.load, self.id, *known)
            if loaded is None or loaded.stored.revision == before.revision:
                return loaded is not None
            if live is not None and loaded.first:
                for row in loaded.moves:
                    live.replay(row, before.analysis)
                    post(self.draft_moved())
                if before.analysis:
                    live.fresh_luck()
            else:
                live = await self.loader.match(loaded)
            self.take(loaded, live)
            if live is not None and before.branch != self.stored.branch:
                post(self.draft_taken_back())
            if self.stored.state == OVER and before.state != OVER:
                post(self.draft_over())
            else:
                post(self.draft_table(whole=before.branch != self.stored.branch))
            return True

    # -- showing ----------------------------------------------------------------------------------------------

    def undoable(self) -> list[int]:
        if self.live is None or self.stored.state == OVER:
            return []
        if self.stored.analysis:
            return [seat.seat for seat in self.seats] if self.live.number else []
        return self.live.undoable()

    def info(self, person: str | None, seen: int = 0) -> TableInfo:
        self.demand_sure()
        here = self.audience.here()
        seats = [seat_info(seat, self.names, self.ratings, here, self.audience.left) for seat in self.seats]
        orders = {seat.seat: seat.orders for seat in self.seats}
        showing = TablePresenter(self.stored, seats, orders, self.live, self.clock, self.offers, self.chat)
        return showing.table(person, self.mine(person), self.undoable(), self.sequel(), self.clock_now(), seen)

    def draft_table(self, but: Watcher | None = None, whole: bool = False) -> Drafts:
        """To those who know the log already, unless it is told anew as a whole."""
        seen = 0 if whole or self.live is None else self.live.number
        return self.audience.draft_each(lambda person: TableNews(self.info(person, seen)), but)

    def draft_moved(self) -> Drafts:
        """The last action, to everybody with his own eyes."""
        live = self.live
        assert live is not None
        line, number = live.lines[-1], live.number
        clock, undo = self.clock.info(self.clock_now()), self.undoable()
        shown = live.adapter.all_open

        def moved(mine: list[int]) -> Moved:
            known = live.views().view(mine)
            told = line.events.to_any(eyes_of(live.adapter, live.position, mine))
            action = line.action if shown or line.seat in mine else None
            return Moved(
                self.id, number, line.seat, action, told.events, told.lines, known.facts, known.asked, clock, undo
            )

        return self.audience.draft(self.mine, moved)

    def draft_over(self) -> Drafts:
        """The end, and the log as a whole: every action is told now."""
        stored = self.stored
        assert stored.result is not None and stored.reason is not None
        over = Over(stored.id, stored.result, stored.reason, stored.seed)
        return self.audience.draft_each(lambda _: over) + self.draft_table(whole=True)

    def draft_taken_back(self) -> Drafts:
        live = self.live
        assert live is not None
        clock, undo = self.clock.info(self.clock_now()), self.undoable()

        def taken_back(mine: list[int]) -> Any:
            known = live.views().view(mine)
            first_gone = live.number + 1
            return TakenBack(self.id, first_gone, self.stored.branch, known.facts, known.asked, clock, undo)

        return self.audience.draft(self.mine, taken_back)


def admitted(stored: TableRow, seats: list[Seat], person: str | None) -> bool:
    """A game that is not open is for those who sit there, are asked to or opened it; once it is over, for everybody."""
    if stored.open or stored.analysis or stored.state == OVER:
        return True
    return person is not None and (person == stored.owner or sits_at(seats, person) or is_asked(seats, person))


def is_asked(seats: list[Seat], person: str) -> bool:
    return any(seat.invited == person and not seat.taken for seat in seats)


def sits_at(seats: list[Seat], person: str) -> bool:
    return any(seat.person == person for seat in seats)
