"""A table as one caller may see it."""

from typing import Any, cast

from platzdarm.kernel.chance import seed_hash
from platzdarm.kernel.position import SPECTATOR
from platzdarm.server.messages import ChatInfo, ClockInfo, LogEntry, SeatInfo, TableInfo, TableRow
from platzdarm.server.store.matches import Listed
from platzdarm.server.store.rows import OVER, WAITING, ChatLine, Seat, Sheet
from platzdarm.server.tables.clocks import Clock
from platzdarm.server.tables.course import Course
from platzdarm.server.tables.offers import Offers
from platzdarm.server.views import viewer_of


def seats_of(seats: list[Seat], person: str | None) -> list[int]:
    return [seat.seat for seat in seats if person is not None and seat.person == person]


def seat_info(seat: Seat, names: dict[str, str], ratings: dict[str, float], here: set[str]) -> SeatInfo:
    person = seat.person or ""
    rating = seat.rating if seat.rating is not None else ratings.get(person)
    name = names.get(person)
    return SeatInfo(seat.seat, seat.kind, name, seat.person, seat.bot, person in here, rating, seat.resigned)


class Showing:
    """Everything of a live table that is shown, put together for one caller at a time."""

    def __init__(
        self,
        sheet: Sheet,
        seats: list[SeatInfo],
        orders: dict[int, dict[str, str]],
        course: Course | None,
        clock: Clock,
        offers: Offers,
        chat: list[ChatLine],
    ) -> None:
        self.sheet = sheet
        self.seats = seats
        self.orders = orders
        self.course = course
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
        sheet, course = self.sheet, self.course
        known = None
        if course is not None:
            known = course.glance().view(mine)
        over = sheet.state == OVER
        return TableInfo(
            id=sheet.id,
            game=sheet.game,
            options=sheet.options,
            state=sheet.state,
            seats=self.seats,
            mine=mine,
            number=sheet.number if course is None else course.number,
            branch=sheet.branch,
            facts=None if known is None else known.facts,
            asked=[] if known is None or over else known.asked,
            log=self.log(mine, seen),
            clock=self.clock_info(now),
            offers=self.offers.standing,
            chat=[ChatInfo(line.name, line.text, line.at) for line in self.chat],
            seed_hash=seed_hash(bytes.fromhex(sheet.seed)),
            rated=sheet.rated,
            casual=sheet.casual,
            open=sheet.open,
            analysis=sheet.analysis,
            undo=undo,
            orders={str(seat): self.orders[seat] for seat in mine},
            orderable=[] if course is None else list(course.door.orderable),
            owner=person == sheet.owner,
            created=sheet.created,
            changed=sheet.changed,
            seed=sheet.seed if over else None,
            result=sheet.result,
            reason=sheet.reason,
            rematch=sheet.rematch,
            sequel=sequel,
        )

    def clock_info(self, now: int) -> ClockInfo:
        return self.clock.info(now if self.sheet.state != WAITING else self.sheet.created)

    def log(self, mine: list[int], seen: int) -> list[LogEntry]:
        course = self.course
        if course is None:
            return []
        viewer = viewer_of(course.position, mine) if mine else SPECTATOR
        shown = course.door.all_open or self.sheet.state == OVER
        return [
            LogEntry(
                number,
                line.seat,
                line.action if shown or line.seat in mine else None,
                cast(list[dict[str, Any]], line.told.to(viewer)),  # JSON already
            )
            for number, line in enumerate(course.lines[seen:], seen + 1)
        ]


def lobby_row(listed: Listed, person: str | None, names: dict[str, str]) -> TableRow:
    sheet = listed.sheet
    return TableRow(
        id=sheet.id,
        game=sheet.game,
        options=sheet.options,
        state=sheet.state,
        seats=[seat_info(seat, names, {}, set()) for seat in listed.seats],
        clock=sheet.clock,
        rated=sheet.rated,
        casual=sheet.casual,
        number=sheet.number,
        due=sheet.due if sheet.state != OVER else [],
        mine=seats_of(listed.seats, person),
        created=sheet.created,
        changed=sheet.changed,
        result=sheet.result,
        reason=sheet.reason,
    )
