"""Who sits where: from the wish of who opens a table to full seats."""

import secrets
from collections.abc import Mapping

from platzdarm.bots.levels import level_name
from platzdarm.games.roster import bots_of, settled_bot, usual_bot
from platzdarm.server.messages.tables import SeatWish
from platzdarm.server.problems import Problem
from platzdarm.server.security import new_code
from platzdarm.server.store.rows import BOT, OPEN, PERSON, WAITING, Seat, TableRow


def make_seats(
    table: str,
    game: str,
    wishes: list[SeatWish] | None,
    seats: int,
    person: str,
    asked: Mapping[str, str],
    bot_seconds: float,
) -> list[Seat]:
    """Without a wish, the one who asks sits down first and the other seats are open; `asked` are ids by name."""
    if wishes is None:
        wishes = [SeatWish("me")] + [SeatWish("open") for _ in range(seats - 1)]
    if len(wishes) != seats:
        raise Problem("bad_request", "seats-number", wanted=seats, given=len(wishes))
    return [make_seat(table, game, number, wish, person, asked, bot_seconds) for number, wish in enumerate(wishes)]


def make_seat(
    table: str, game: str, number: int, wish: SeatWish, person: str, asked: Mapping[str, str], bot_seconds: float
) -> Seat:
    invitation = new_code(12)
    if wish.name is not None and wish.kind != "person":
        raise Problem("bad_request", "name-no-person")
    if wish.kind == "bot":
        bot = wish.bot or usual_bot(game)
        if level_name(bot) not in bots_of(game):
            raise Problem("bad_request", "no-bot", bot=bot, known=", ".join(bots_of(game)))
        return Seat(table, number, BOT, invitation, bot=settled_bot(bot, game, bot_seconds))
    if wish.bot is not None:
        raise Problem("bad_request", "bot-no-bot")
    if wish.kind == "me":
        return Seat(table, number, PERSON, invitation, person=person)
    invited = asked[wish.name] if wish.name is not None else None
    return Seat(table, number, OPEN if wish.kind == "open" else PERSON, invitation, invited=invited)


def same_seats(table: str, before: list[Seat], number: int) -> list[Seat]:
    """Everybody where he sat in the game before; a seat that is new stands open."""
    kept = [same_seat(table, seat) for seat in before[:number]]
    return kept + [Seat(table, place, OPEN, new_code(12)) for place in range(len(kept), number)]


def same_seat(table: str, seat: Seat) -> Seat:
    """A link that hands it over leads through the whole campaign."""
    return Seat(table, seat.seat, seat.kind, new_code(12), seat.person, fresh_bot(seat), handover=seat.handover)


def fresh_bot(seat: Seat) -> str | None:
    """The program on a seat that always was one's; not the one that stood in for a person who gave up."""
    return seat.bot if seat.kind == BOT else None


def choose_seat(
    stored: TableRow, seats: list[Seat], person: str, wanted: int | None, invitation: str | None
) -> Seat | None:
    """The seat that somebody takes; None where it is his already."""
    if invitation is not None:
        invited = [seat for seat in seats if secrets.compare_digest(seat.invitation.encode(), invitation.encode())]
        if not invited or (wanted is not None and invited[0].seat != wanted):
            raise Problem("forbidden", "no-invitation")
        return take(stored, invited[0], person)
    if wanted is not None and wanted >= len(seats):
        raise Problem("not_found", "no-seat", seat=wanted)
    if any(seat.person == person and wanted in (None, seat.seat) for seat in seats):
        return None  # who wants a further seat names it
    kept = [seat for seat in seats if seat.invited == person and not seat.taken and wanted in (None, seat.seat)]
    free = [seat for seat in seats if seat.kind == OPEN and not seat.taken and wanted in (None, seat.seat)]
    if kept or free:
        return take(stored, (kept or free)[0], person)
    raise Problem("conflict" if wanted is None or seats[wanted].taken else "forbidden", "no-free-seat")


def take(stored: TableRow, seat: Seat, person: str) -> Seat | None:
    if seat.person == person:
        return None
    if seat.taken:
        raise Problem("conflict", "seat-taken")
    if stored.state != WAITING:
        raise Problem("conflict", "begun-already")
    return seat
