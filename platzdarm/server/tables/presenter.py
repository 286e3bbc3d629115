"""A table as one caller may see it."""

from platzdarm.kernel.chance import seed_hash
from platzdarm.server.messages.tables import Band, ChatInfo, ClockInfo, LobbyRow, LogEntry, SeatInfo, TableInfo
from platzdarm.server.store.matches import Listed
from platzdarm.server.store.rows import OVER, WAITING, ChatLine, Named, Seat, TableRow
from platzdarm.server.tables.audience import Audience
from platzdarm.server.tables.clocks import Clock
from platzdarm.server.tables.live_match import LiveMatch
from platzdarm.server.tables.offers import Offers
from platzdarm.server.views import eyes_of

NOBODY: tuple[str | None, bool] = (None, False)


def band_of(stored: TableRow) -> Band | None:
    return None if stored.band is None else Band(*stored.band)


def seats_of(seats: list[Seat], person: str | None) -> list[int]:
    return [seat.seat for seat in seats if person is not None and seat.person == person]


def seat_info(
    seat: Seat, names: dict[str, Named], ratings: dict[str, float], here: set[str], left: dict[str, int]
) -> SeatInfo:
    person = seat.person or ""
    rating = seat.rating if seat.rating is not None else ratings.get(person)
    name, guest = names.get(person, NOBODY)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=name,
        person=seat.person,
        bot=seat.bot,
        here=person in here,
        left=left.get(person),
        rating=rating,
        resigned=seat.resigned,
        guest=guest,
        rating_after=seat.rating_after,
        invited=None if seat.taken else names.get(seat.invited or "", NOBODY)[0],
    )


class TablePresenter:
    """Everything of a live table that is shown, put together for one caller at a time."""

    def __init__(
        self,
        stored: TableRow,
        seats: list[SeatInfo],
        orders: dict[int, dict[str, str]],
        live: LiveMatch | None,
        clock: Clock,
        offers: Offers,
        chat: list[ChatLine],
    ) -> None:
        self.stored = stored
        self.seats = seats
        self.orders = orders
        self.live = live
        self.clock = clock
        self.offers = offers
        self.chat = chat

    def table(
        self,
        person: str | None,
        mine: list[int],
        undo: list[int],
        sequel: dict[str, str] | None,
        now: int,
        seen: int,
    ) -> TableInfo:
        stored, live = self.stored, self.live
        known = None
        if live is not None:
            known = live.views().view(mine)
        over = stored.state == OVER
        return TableInfo(
            id=stored.id,
            game=stored.game,
            options=stored.options,
            state=stored.state,
            seats=self.seats,
            mine=mine,
            number=stored.number if live is None else live.number,
            branch=stored.branch,
            facts=None if known is None else known.facts,
            asked=[] if known is None or over else known.asked,
            log=self.log(mine, seen),
            clock=self.clock_info(now),
            offers=self.offers.standing,
            chat=[ChatInfo(line.name, line.text, line.at) for line in self.chat],
            seed_hash=seed_hash(bytes.fromhex(stored.seed)),
            rated=stored.rated,
            casual=stored.casual,
            open=stored.open,
            analysis=stored.analysis,
            undo=undo,
            orders={str(seat): self.orders[seat] for seat in mine},
            orderable=[] if live is None else list(live.adapter.orderable),
            owner=person == stored.owner,
            created=stored.created,
            changed=stored.changed,
            seed=stored.seed if over else None,
            result=stored.result,
            reason=stored.reason,
            rematch=stored.rematch,
            sequel=sequel,
            series=stored.series,
            own_content=stored.files is not None,
            band=band_of(stored),
        )

    def clock_info(self, now: int) -> ClockInfo:
        return self.clock.info(now if self.stored.state != WAITING else self.stored.created)

    def log(self, mine: list[int], seen: int) -> list[LogEntry]:
        live = self.live
        if live is None:
            return []
        eyes = eyes_of(live.adapter, live.position, mine)
        shown = live.adapter.all_open or self.stored.state == OVER
        entries = []
        for number, line in enumerate(live.lines[seen:], seen + 1):
            told = line.events.to_any(eyes)
            action = line.action if shown or line.seat in mine else None
            entries.append(LogEntry(number, line.seat, action, told.events, told.lines))
        return entries


def lobby_row(
    listed: Listed,
    person: str | None,
    names: dict[str, Named],
    ratings: dict[str, float] | None = None,
    audience: Audience | None = None,
) -> LobbyRow:
    """`audience` are those who watch the table now, where it is live in this process."""
    stored = listed.stored
    here: set[str] = set() if audience is None else audience.here()
    left: dict[str, int] = {} if audience is None else audience.left
    return LobbyRow(
        id=stored.id,
        game=stored.game,
        options=stored.options,
        state=stored.state,
        seats=[seat_info(seat, names, ratings or {}, here, left) for seat in listed.seats],
        clock=stored.clock,
        rated=stored.rated,
        casual=stored.casual,
        number=stored.number,
        due=stored.due if stored.state != OVER else [],
        mine=seats_of(listed.seats, person),
        created=stored.created,
        changed=stored.changed,
        result=stored.result,
        reason=stored.reason,
        series=stored.series,
        band=band_of(stored),
        own_content=stored.files is not None,
    )
