"""All live tables of this process: loading them from the store, caring for clocks and bots, letting idle ones go."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping

import msgspec

from platzdarm.games.discovery import game_names
from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.server.adapters import adapter_of, game_of
from platzdarm.server.bot_pool import BotPool, make_task
from platzdarm.server.config import Config
from platzdarm.server.messages.tables import TableWish
from platzdarm.server.names import fold
from platzdarm.server.problems import Problem
from platzdarm.server.replays import Replays
from platzdarm.server.security import new_code
from platzdarm.server.store import expiry, matches, people
from platzdarm.server.store.rows import OVER, PLAYING, WAITING, MoveRow, Person, Seat, SnapshotRow, TableRow
from platzdarm.server.store.store import Store
from platzdarm.server.tables.arrivals import begin, hear_chat
from platzdarm.server.tables.audience import post
from platzdarm.server.tables.company import Company
from platzdarm.server.tables.holding import passes_unasked, release, windows
from platzdarm.server.tables.loading import Loader
from platzdarm.server.tables.play import act_for_bot, pass_for, time_is_up
from platzdarm.server.tables.seating import make_seats, same_seats
from platzdarm.server.tables.table import Table, now_ms

TICK = 0.25  # seconds between looks at the clocks of live tables
ROUND = 5.0  # seconds between looks at those in the store
IDLE_AFTER_END = 60.0  # seconds
STUCK_MS = 20_000  # a bot that has not moved for so long was left by a process that died

log = logging.getLogger("platzdarm.tables")


def new_id() -> str:
    return new_code(9)


class LiveTables:
    def __init__(
        self, store: Store, config: Config, bot_pool: BotPool, replays: Replays, clock_now: Callable[[], int]
    ) -> None:
        self.store = store
        self.loader = Loader(store, replays)
        self.config = config
        self.process = config.process
        self.bot_pool = bot_pool
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.clock_now = clock_now
        self.leisure = asyncio.Lock()
        self.company = Company(store, config.process, self.live, self.spawn)
        self.stopping = False

    # -- finding and opening tables ---------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        found = self.live.get(name)
        if found is None:
            if name not in self.loading:
                self.loading[name] = asyncio.create_task(self.load(name))
            found = await asyncio.shield(self.loading[name])
        await found.make_sure()
        found.touched = time.monotonic()
        return found

    async def load(self, name: str) -> Table:
        try:
            found = await self.loader.load(name)
            if found is None:
                raise Problem("not_found", "no-table")
            table = Table(*found, self.loader, self.process, self.wake, self.clock_now, self.config.hold)
            self.live[name] = table
            self.wake(table)
            return table
        finally:
            del self.loading[name]

    async def open(self, person: Person, wish: TableWish) -> Table:
        if wish.game not in game_names():
            raise Problem("bad_request", "no-game", game=wish.game, known=", ".join(game_names()))
        files = tuple((file.name, file.text) for file in wish.files)
        if files:
            await asyncio.to_thread(adapter_of, wish.game, files)  # to read it takes a tenth of a second
        game = game_of(wish.game, files)
        options = game.settle(wish.options)
        name = new_id()
        asked = await self.people_asked(person, wish)
        number, most = adapter_of(wish.game, files).seats(options), self.config.bot_seconds
        seats = make_seats(name, wish.game, wish.seats, number, person.id, asked, most)
        if wish.rated:
            check_rated_wish(person, seats)
            if files:
                raise Problem("bad_request", "rated-own-files")
        check_band(wish)
        stored = self.new_row(name, wish.game, options, person.id)
        stored.files = [list(file) for file in files] or None
        stored.series = name if game.in_series(options) else None
        stored.clock = msgspec.to_builtins(wish.clock)
        stored.open, stored.rated, stored.casual = wish.open, wish.rated, wish.casual and not wish.rated
        stored.band = [wish.band.least, wish.band.most] if wish.band is not None else None
        most = self.config.guest_tables if person.guest else self.config.account_tables
        try:
            await self.store.write(matches.add_table_within, stored, seats, matches.Quota(most, self.config.bot_tables))
        except matches.TooMany as error:
            raise Problem("too_many", error.slug, most=error.most) from None
        return await self.begin_if_full(await self.table(name))

    async def people_asked(self, person: Person, wish: TableWish) -> dict[str, str]:
        """The ids of the accounts for which seats are kept, by the names that were given."""
        found: dict[str, str] = {}
        for name in {seat.name for seat in wish.seats or [] if seat.name is not None}:
            known = await self.store.read(people.person_by_handle, fold(name))
            if known is None:
                raise Problem("not_found", "no-player", name=name)
            if known.id == person.id:
                raise Problem("bad_request", "ask-oneself")
            found[name] = known.id
        return found

    async def open_again(self, old: Table, wanted: Mapping[str, str]) -> str:
        """The same people on the same seats, and the same clock; a new seed."""
        before = old.stored
        options = old.game().settle(wanted)
        stored = self.new_row(new_id(), before.game, options, before.owner)
        stored.clock, stored.open = before.clock, before.open
        stored.rated, stored.casual, stored.series = before.rated, before.casual, before.series
        stored.files = before.files
        seats = same_seats(stored.id, old.seats, old.adapter().seats(options))
        await self.store.write(matches.add_table, stored, seats)
        return (await self.begin_if_full(await self.table(stored.id))).id

    async def open_analysis(
        self, person: Person, stored: TableRow, moves: list[MoveRow], snapshots: list[SnapshotRow]
    ) -> Table:
        """All seats are the caller's; the lines so far are the beginning."""
        most = self.config.guest_analyses if person.guest else self.config.account_analyses
        seats = [
            Seat(stored.id, number, "person", new_code(12), person=person.id)
            for number in range(adapter_of(stored.game).seats(stored.options))
        ]
        stored.state, stored.number = PLAYING, len(moves) - 1
        self.forget(await self.store.write(expiry.add_analysis, stored, seats, moves, most, snapshots))
        return await self.table(stored.id)

    async def cancel(self, table: Table, person: str) -> None:
        """The owner thinks better of it before anybody has played."""
        async with table.lock:
            if person != table.stored.owner:
                raise Problem("forbidden", "owner-only")
            if table.stored.state != WAITING:
                raise Problem("conflict", "begun-already")
            await self.store.write(expiry.drop_tables, [table.id])
            self.forget([table.id])

    def forget(self, names: list[str]) -> None:
        """Tables that are gone from the store."""
        for name in names:
            self.live.pop(name, None)

    def new_row(self, name: str, game: str, options: dict[str, str], owner: str) -> TableRow:
        now, seed = now_ms(), secrets.token_hex(32)
        return TableRow(name, game, game_of(game).rules, options, owner, seed, {"kind": "none"}, now, now)

    async def begin_if_full(self, table: Table) -> Table:
        async with table.lock:
            if table.live is None and all(seat.taken for seat in table.seats):
                await table.commit([], rows=begin(table), seats=table.seats)
        return table

    # -- bots -------------------------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """After every change: if a program is asked, it shall think; who can only pass is passed for."""
        if table.stored.bot_due and table.stored.state == PLAYING and not table.thinking and not self.stopping:
            table.thinking = True
            self.spawn(self.let_think(table))
        if table.hold and not self.stopping:
            self.keep_back(table)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def keep_back(self, table: Table) -> None:
        """Windows have opened: for how long a pass is kept back is drawn now, whoever will pass, and why."""
        if table.live is None:
            return
        now, number = time.monotonic(), table.live.number
        table.holding.come_to(number)
        for decision in windows(table):
            known = decision.seat in table.holding.until
            until = release(table, decision.seat, now)
            if not known and passes_unasked(table, decision):
                self.spawn(self.pass_later(table, decision.seat, number, until - now))

    async def pass_later(self, table: Table, seat: int, number: int, wait: float) -> None:
        await asyncio.sleep(wait)
        try:
            await pass_for(table, seat, number)
        except PlatzdarmError:
            log.info("another process passed", extra={"table": table.id})

    async def let_think(self, table: Table) -> None:
        try:
            while not self.stopping and await self.bot_moves(table):
                pass
        except (PlatzdarmError, OSError) as error:
            # Another process was faster, or the store is away: whoever cares for stuck bots tries again.
            log.warning("bot stopped", extra={"table": table.id, "why": type(error).__name__})
        finally:
            table.thinking = False

    async def bot_moves(self, table: Table) -> bool:
        """One answer of one bot; False where none is asked."""
        async with table.lock:
            live = table.live
            seat = next(iter(table.bots_due()), None)
            if live is None or seat is None:
                return False
            bot, number, stored = table.bot_at(seat), live.number, table.stored
            assert bot is not None
            task = make_task(stored.game, stored.options, live.position, seat, 0, bot, stored.own_files)
        if not any(place.person for place in table.seats):
            await self.take_turns()
        answer = await self.bot_pool.ask(task)
        if self.stopping and answer is None:
            return False  # the worker was ended with us, and thinks again after the start
        await act_for_bot(table, seat, number, answer)
        return True

    async def take_turns(self) -> None:
        """Games at which nobody plays share so many moves a second: nobody waits for them."""
        async with self.leisure:
            await asyncio.sleep(1 / self.config.bot_moves)

    # -- caring -----------------------------------------------------------------------------------------------

    async def care(self) -> None:
        """For ever: clocks that run out, bots that were left alone, tables that nobody watches."""
        next_round = 0.0
        while not self.stopping:
            await asyncio.sleep(TICK)
            try:
                self.look_at_clocks()
                await self.company.bury()
                if time.monotonic() >= next_round:
                    next_round = time.monotonic() + ROUND
                    await self.look_into_store()
                    self.let_idle_go()
            except Exception:
                log.exception("caring for tables failed")

    def look_at_clocks(self) -> None:
        now = self.clock_now()
        for table in self.live.values():
            deadline = table.stored.deadline
            if deadline is not None and deadline <= now and not table.lock.locked():
                self.spawn(self.judge_time(table))

    async def judge_time(self, table: Table) -> None:
        try:
            async with table.lock:
                await time_is_up(table)
        except PlatzdarmError:
            log.info("another process judged the time", extra={"table": table.id})

    async def look_into_store(self) -> None:
        now = now_ms()
        # Nobody but us can have left a bot alone on a database of our own.
        stuck = now - (STUCK_MS if self.store.shared else 0)
        for name in await self.store.read(matches.needing_care, self.clock_now(), stuck):
            if name not in self.live:
                self.spawn(self.take_up(name))
            else:
                self.wake(self.live[name])

    async def take_up(self, name: str) -> None:
        try:
            self.wake(await self.table(name))
        except Exception:
            log.exception("a table cannot be loaded", extra={"table": name})

    def let_idle_go(self) -> None:
        """A table that nobody watches; one whose game is over has less reason to stay."""
        now = time.monotonic()
        for name, table in list(self.live.items()):
            busy = table.audience.watchers or table.thinking or table.lock.locked()
            idle = min(self.config.idle, IDLE_AFTER_END) if table.stored.state == OVER else self.config.idle
            if not busy and table.touched < now - idle:
                del self.live[name]

    async def heard(self, kind: str, name: str) -> None:
        """Another process has changed a table or a person, or somebody has talked; or news may have been missed."""
        if kind == "missed":
            await self.catch_up()
            return
        if kind == "person":
            await self.name_anew(name)
            return
        table = self.live.get(name)
        if table is None:
            return
        if kind == "table":
            await self.refresh(table)
        elif kind == "chat":
            await hear_chat(table)

    async def name_anew(self, person: str) -> None:
        """Somebody is called otherwise now: whoever is at a table with him sees it."""
        for table in [table for table in self.live.values() if table.sits(person)]:
            async with table.lock:
                await table.reload()
                post(table.draft_table())

    async def catch_up(self) -> None:
        for known in list(self.live.values()):
            await self.refresh(known)
        self.company.ask_again()

    async def refresh(self, table: Table) -> None:
        if not await table.refresh():
            self.forget([table.id])

    async def close(self) -> None:
        """Whatever is under way is finished; bots stop after the answer that they are at."""
        self.stopping = True
        self.bot_pool.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)


def check_band(wish: TableWish) -> None:
    if wish.band is None:
        return
    if not (wish.rated and wish.open):
        raise Problem("bad_request", "band-rated")
    if wish.band.least > wish.band.most:
        raise Problem("bad_request", "band-order", least=str(wish.band.least), most=str(wish.band.most))


def check_rated_wish(person: Person, seats: list[Seat]) -> None:
    if person.guest:
        raise Problem("forbidden", "rated-accounts")
    if len(seats) != 2 or sum(seat.person is not None for seat in seats) != 1 or any(seat.bot for seat in seats):
        raise Problem("bad_request", "rated-two-people")
