"""What has been played to its end by the rules: how long games took, and who won them."""

from dataclasses import dataclass
from statistics import median

from sqlalchemy import Connection, and_, func, select

from platzdarm.server.store import schema
from platzdarm.server.store.matches import Listed, listed
from platzdarm.server.store.rows import OVER

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
