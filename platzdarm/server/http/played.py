"""What was played on this server: how long and how hard each choice has been, one's own games against machines, and
the game of the week."""

import time
from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter, QueryParameter

from platzdarm.games.discovery import game_names
from platzdarm.server.adapters import adapter_of
from platzdarm.server.http.calls import Asked, errors, member, services_of, visitor
from platzdarm.server.messages.games import Outcomes, Played
from platzdarm.server.messages.tables import GameOfTheWeek
from platzdarm.server.problems import Problem
from platzdarm.server.services import Services
from platzdarm.server.store.matches import names_of
from platzdarm.server.store.played import against_bots, longest_since, played
from platzdarm.server.tables.presenter import lobby_row
from platzdarm.server.tables.table import now_ms

FRESH = 300.0  # seconds for which an answer is good enough
LATEST = 10  # games against a machine that are told one by one
WEEK = 7 * 86_400_000  # milliseconds


async def figures_of(services: Services, game: str, option: str) -> list[Played]:
    known = services.played.get((game, option))
    if known is None or known[0] + FRESH < time.monotonic():
        rows = await services.store.read(played, game, option)
        known = (time.monotonic(), [Played(row.choice, row.games, row.minutes, row.first_won) for row in rows])
        services.played[game, option] = known
    return known[1]


@get(
    "/api/games/{game:str}/played",
    responses=errors(404),
    tags=["games"],
    summary="How often, how long, and with what outcome each choice of an option was played here",
)
async def get_played(
    request: Asked,
    game: Annotated[str, PathParameter(max_length=32)],
    option: Annotated[str, QueryParameter(max_length=32, description="one of the game's options")],
) -> list[Played]:
    await visitor(request)
    if game not in game_names() or option not in [row["name"] for row in adapter_of(game).choices()]:
        raise Problem("not_found", "no-option")
    return await figures_of(services_of(request), game, option)


@get(
    "/api/games/{game:str}/machines",
    responses=errors(401, 404),
    tags=["games"],
    summary="How my games against each machine ended",
)
async def get_machines(request: Asked, game: Annotated[str, PathParameter(max_length=32)]) -> list[Outcomes]:
    caller = await member(request)
    if game not in game_names():
        raise Problem("not_found", "no-game", game=game, known=", ".join(game_names()))
    found = await services_of(request).store.read(against_bots, caller.person.id, game)
    return [outcomes(bot, ends) for bot, ends in found.items()]


def outcomes(bot: str, ends: list[str]) -> Outcomes:
    return Outcomes(bot, ends.count("won"), ends.count("drawn"), ends.count("lost"), ends[-LATEST:])


async def week_of(services: Services) -> GameOfTheWeek:
    """As somebody who sits nowhere may see it: one answer serves all."""
    known = services.week
    if known is None or known[0] + FRESH < time.monotonic():
        found = await services.store.read(longest_since, now_ms() - WEEK)
        row = None
        if found is not None:
            people = [seat.person for seat in found.seats if seat.person]
            row = lobby_row(found, None, await services.store.read(names_of, people))
        known = services.week = (time.monotonic(), GameOfTheWeek(row))
    return known[1]


@get("/api/week", responses=errors(), tags=["games"], summary="The game of the week")
async def get_week(request: Asked) -> GameOfTheWeek:
    await visitor(request)
    return await week_of(services_of(request))


CALLS: list[Any] = [get_played, get_machines, get_week]
