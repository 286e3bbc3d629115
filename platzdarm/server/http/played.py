"""How long and how hard what one may choose has been, in games on this server."""

import time
from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter, QueryParameter

from platzdarm.games.discovery import game_names
from platzdarm.server.adapters import adapter_of
from platzdarm.server.http.calls import Asked, errors, services_of, visitor
from platzdarm.server.messages.games import Played
from platzdarm.server.problems import Problem
from platzdarm.server.services import Services
from platzdarm.server.store.played import played

FRESH = 300.0  # seconds for which an answer is good enough


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


CALLS: list[Any] = [get_played]
