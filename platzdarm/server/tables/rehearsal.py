"""What the first table of a game would bring along: modules, content, the program's digest, what is told of a move."""

from contextlib import suppress
from functools import cache

import msgspec

from platzdarm.games.discovery import game_names
from platzdarm.server.adapters import game_of
from platzdarm.server.store.matches import Loaded
from platzdarm.server.store.rows import TableRow
from platzdarm.server.tables.live_match import LiveMatch
from platzdarm.server.tables.loading import fits, packed
from platzdarm.server.tables.snapshots import pack

NOBODY, NO_SEED, NO_CLOCK = "", "00" * 32, {"kind": "none"}


@cache
def rehearse() -> None:
    """One action of each game is played and told, and the position put away and brought back.

    At the start of a server, when nobody waits yet: what is loaded then stays out of the garbage collector's way, too.
    """
    for name in game_names():
        game = game_of(name)
        row = TableRow(NOBODY, name, game.rules, game.settle({}), NOBODY, NO_SEED, NO_CLOCK, 0, 0)
        live = LiveMatch(row, [])
        decision = live.position.pending()[0]
        live.play(decision.seat, decision.answers.at(0), None)
        again = LiveMatch(row, live.rows(NOBODY, live.number, 0), {live.number: pack(live.position)})
        msgspec.json.encode([again.views().view([decision.seat]), again.lines[0].events.to(decision.seat)])


def bring_back(last: Loaded) -> None:
    """The game that was played last, as for its players: lines of sight and whatever else all games on its map share
    are worked out then. What does not fit waits for them, for it takes its time, and so does what is broken."""
    if fits(last.stored, last.moves, last.snapshots):
        with suppress(Exception):
            LiveMatch(last.stored, last.moves, packed(last.snapshots)).views()
