"""What has been played to its end: how long games took, who won them, and which marks somebody has earned."""

from dataclasses import dataclass, field
from statistics import median

from sqlalchemy import Connection, and_, func, select

from platzdarm.bots.levels import level_name
from platzdarm.server.store import schema
from platzdarm.server.store.matches import Listed, finished_for, listed
from platzdarm.server.store.rows import BOT, OVER

MOST = 2000  # games that are looked at, the latest
ENOUGH = 5  # fewer tell nothing of how long or how hard something is
MINUTE = 60_000


@dataclass(frozen=True)
class PlayedRow:
    """Of one choice: how many games, how long the middle one took, and the share that the first seat won."""

    choice: str
    games: int
    minutes: int | None
    first_won: float | None


def played(connection: Connection, game: str, option: str) -> list[PlayedRow]:
    """By what was chosen for an option."""
    tables = schema.tables.c
    asked = (
        select(tables.options, tables.created, tables.changed, tables.result)
        .where(tables.game == game, tables.state == OVER, tables.reason == "rules", tables.analysis.is_(False))
        .order_by(tables.changed.desc())
        .limit(MOST)
    )
    found: dict[str, list[tuple[int, bool]]] = {}
    for options, created, changed, result in connection.execute(asked):
        if option in options and result:
            found.setdefault(options[option], []).append((changed - created, result[0] == 1.0))
    return [summed_up(choice, games) for choice, games in sorted(found.items())]


def summed_up(choice: str, games: list[tuple[int, bool]]) -> PlayedRow:
    if len(games) < ENOUGH:
        return PlayedRow(choice, len(games), None, None)
    minutes = max(round(median(took for took, _ in games) / MINUTE), 1)
    return PlayedRow(choice, len(games), minutes, sum(won for _, won in games) / len(games))


def longest_since(connection: Connection, moment: int) -> Listed | None:
    """Of the open games that at least two people have played to their end since then, the one with most actions."""
    tables, seats = schema.tables.c, schema.seats.c
    companies = select(seats.table).group_by(seats.table).having(func.count(seats.person.distinct()) > 1)
    public = and_(tables.state == OVER, tables.reason == "rules", tables.open.is_(True), tables.analysis.is_(False))
    wanted = (
        select(tables.id)
        .where(public, tables.changed >= moment, tables.id.in_(companies))
        .order_by(tables.number.desc(), tables.id)
        .limit(1)
    )
    found = listed(connection, tables.id.in_(wanted), 1)
    return found[0] if found else None


def against_bots(connection: Connection, person: str, game: str) -> dict[str, list[str]]:
    """How a person's games ended at which nobody else sat but bots of one level, by its name, the oldest first."""
    tables, seats = schema.tables.c, schema.seats.c
    wanted = (
        select(tables.id, tables.result, tables.changed)
        .where(finished_for(person, person), tables.game == game)
        .order_by(tables.changed.desc(), tables.id)
        .limit(MOST)
        .subquery()
    )
    asked = (
        select(wanted.c.id, wanted.c.result, seats.seat, seats.person, seats.bot, seats.kind)
        .where(seats.table == wanted.c.id)
        .order_by(wanted.c.changed, wanted.c.id)
    )
    companies: dict[str, Company] = {}
    for table, result, seat, sitter, bot, kind in connection.execute(asked):
        company = companies.setdefault(table, Company(result or []))
        company.sitters.add(sitter)
        if sitter == person:
            company.own.append(seat)
        if kind == BOT:
            company.bots.add(level_name(bot))
    found: dict[str, list[str]] = {}
    for company in companies.values():
        outcome = company.outcome()
        if outcome is not None and len(company.bots) == 1 and company.sitters == {person, None}:
            found.setdefault(next(iter(company.bots)), []).append(outcome)
    return found


@dataclass
class Company:
    """Who sat at a table, and what came of it."""

    result: list[float]
    own: list[int] = field(default_factory=list)
    bots: set[str] = field(default_factory=set)
    sitters: set[str | None] = field(default_factory=set)

    def outcome(self) -> str | None:
        """None where all played on one side: there a machine was no opponent."""
        if len(set(self.result)) > 1:
            return "won" if has_won(self.result, self.own) else "lost"
        return "drawn" if any(0.0 < share < 1.0 for share in self.result) else None


IN_A_ROW = 10
CROWD = 4  # seats
LONG = 300  # actions
MANY = 100  # games
# All marks that there are, in the order in which they are shown.
MARKS = ("rated", "crowd", "long", "row", "every_game", "many")


@dataclass(frozen=True)
class Finished:
    """A game as one of those who sat there has it: `won` alone, or with a side that others were against."""

    game: str
    won: bool
    rated: bool
    actions: int
    seats: int


def games_of(connection: Connection, person: str, looker: str | None) -> list[Finished]:
    """Of the games that are on a person's page, the latest, the oldest first. Who had all seats has won nothing."""
    tables, seats = schema.tables.c, schema.seats.c
    asked = (
        select(tables.id, tables.game, tables.result, tables.rated, tables.number, seats.seat)
        .where(finished_for(person, looker), seats.table == tables.id, seats.person == person)
        .order_by(tables.changed.desc(), tables.id)
        .limit(MOST)
    )
    found: dict[str, tuple[str, list[float], bool, int, list[int]]] = {}
    for table, game, result, rated, number, seat in connection.execute(asked):
        found.setdefault(table, (game, result or [], rated, number, []))[4].append(seat)
    games = [
        Finished(game, has_won(result, own), rated, number, len(result))
        for game, result, rated, number, own in found.values()
    ]
    return games[::-1]


def has_won(result: list[float], own: list[int]) -> bool:
    best, worst = max(result, default=0.0), min(result, default=0.0)
    return best > worst and all(result[seat] == best for seat in own)


def marks_of(games: list[Finished], known: set[str]) -> list[str]:
    """Which marks those games have earned; `known` are the games that there are."""
    won = [game for game in games if game.won]
    row = longest = 0
    for game in games:
        row = row + 1 if game.won else 0
        longest = max(longest, row)
    earned = {
        "rated": any(game.rated for game in won),
        "crowd": any(game.seats >= CROWD for game in won),
        "long": any(game.actions >= LONG for game in won),
        "row": longest >= IN_A_ROW,
        "every_game": known <= {game.game for game in won},
        "many": len(games) >= MANY,
    }
    return [mark for mark in MARKS if earned[mark]]
