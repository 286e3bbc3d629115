"""Coming to a table: sitting down, beginning, talking."""

from platzdarm.games.roster import usual_bot
from platzdarm.server.messages.live import ChatNews
from platzdarm.server.problems import Problem
from platzdarm.server.ratings import START
from platzdarm.server.store import matches
from platzdarm.server.store.rows import BOT, PLAYING, WAITING, ChatLine, MoveRow, Named, Person, Seat
from platzdarm.server.tables.audience import post
from platzdarm.server.tables.live_match import LiveMatch
from platzdarm.server.tables.seating import choose_seat
from platzdarm.server.tables.table import Table, now_ms


async def join(table: Table, person: Person, wanted: int | None, invitation: str | None) -> int:
    """Take a seat; the game begins with the last one. Gives the seat's number."""
    async with table.lock:
        seat = choose_seat(table.stored, table.seats, person.id, wanted, invitation)
        if seat is None:
            return wanted if wanted is not None else table.mine(person.id)[0]
        if table.stored.rated:
            check_rated(table, person)
        if invitation is None and seat.invited != person.id:
            await check_band(table, person)
        if invitation is None and person.id != table.stored.owner:
            check_side(table, person, seat)
        seat.person = person.id
        table.names[person.id] = Named(person.name, person.guest)
        rows = begin(table) if all(place.taken for place in table.seats) else []
        changed = table.seats if table.stored.rated else [seat]
        await table.commit(table.draft_table(), rows=rows, seats=changed)
        return seat.seat


def check_rated(table: Table, person: Person) -> None:
    if person.guest:
        raise Problem("forbidden", "rated-accounts")
    if table.mine(person.id):
        raise Problem("conflict", "rated-two-people")


async def check_band(table: Table, person: Person) -> None:
    """Who opened a rated table in the lobby has said with which ratings one may sit down."""
    if table.stored.band is None or person.id == table.stored.owner:
        return
    least, most = table.stored.band
    known = await table.store.read(matches.ratings_of, [person.id], table.stored.game)
    rating = round(known.get(person.id, START))
    if not least <= rating <= most:
        raise Problem("forbidden", "outside-band", least=str(least), most=str(most), rating=str(rating))


async def decline(table: Table, person: str) -> None:
    """Who was asked does not want to: the seat is kept for nobody, and its link holds."""
    async with table.lock:
        kept = [seat for seat in table.seats if seat.invited == person and not seat.taken]
        if not kept:
            raise Problem("conflict", "not-invited")
        for seat in kept:
            seat.invited = None
        await table.commit(table.draft_table(), seats=kept)


def check_side(table: Table, person: Person, wanted: Seat) -> None:
    """Who comes in from the street plays for one side: two marines, but not a marine and the invader."""
    mine = table.mine(person.id)
    if mine:
        sides = table.sides()
        if any(sides[seat] != sides[wanted.seat] for seat in mine):
            raise Problem("forbidden", "one-side")


async def start(table: Table, person: str) -> None:
    """The owner begins before all seats are taken; programs sit down on the empty ones."""
    async with table.lock:
        if person != table.stored.owner:
            raise Problem("forbidden", "owner-only")
        if table.stored.state != WAITING:
            raise Problem("conflict", "begun-already")
        empty = [seat for seat in table.seats if not seat.taken]
        if empty and table.stored.rated:
            raise Problem("conflict", "rated-two-people")
        for seat in empty:
            seat.kind, seat.bot = BOT, usual_bot(table.stored.game)
        rows = begin(table)
        await table.commit(table.draft_table(), rows=rows, seats=empty)


def begin(table: Table) -> list[MoveRow]:
    """The match is set up; its start is the first line to be stored."""
    stored = table.stored
    stored.state = PLAYING
    now = now_ms()
    table.live = LiveMatch(stored, [])
    table.clock.start(len(table.seats), table.ticking(), table.clock_now())
    if stored.rated:
        note_ratings(table, table.seats)
    return [table.live.row(table.id, 0, now)]


def note_ratings(table: Table, seats: list[Seat]) -> None:
    """A rated game remembers what its players were rated when it began."""
    for seat in seats:
        seat.rating = table.ratings.get(seat.person or "", START)


async def say(table: Table, person: Person, text: str) -> None:
    line = ChatLine(table.id, person.id, person.name, text, now_ms())
    async with table.lock:
        await table.store.write(matches.add_chat, line, table.process)
        table.chat = [*table.chat, line][-matches.CHAT_KEPT :]
        tell(table, line)


async def hear_chat(table: Table) -> None:
    """Somebody has talked at this table through another process, or the host has removed something that was said."""
    async with table.lock:
        known, table.chat = table.chat, await table.store.read(matches.chat_of, table.id)
        oldest = table.chat[0].at if table.chat else 0
        if any(line.at >= oldest and line not in table.chat for line in known):
            post(table.draft_table())
            return
        for line in table.chat:
            if line not in known:
                tell(table, line)


def tell(table: Table, line: ChatLine) -> None:
    news = ChatNews(table.id, line.name, line.text, line.at)
    post(table.audience.draft_each(lambda _: news))
