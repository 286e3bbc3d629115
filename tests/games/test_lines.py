"""The log of every game tells nothing that its reader may not know; that it has words, `test_every_game.py` tries."""

import msgspec
import pytest

from platzdarm.games.discovery import game_names
from platzdarm.kernel.match import Replay
from platzdarm.kernel.position import SPECTATOR, View
from platzdarm.kernel.record import parse
from platzdarm.server.adapters import game_of, teller_of
from platzdarm.server.views import event_views
from platzdarm.text.lines import Line
from tests.games.golden import golden_paths

MOVES = 300


@pytest.mark.parametrize("name", game_names())
def test_a_line_tells_nothing_that_its_readers_events_do_not(name: str) -> None:
    """Told from what a seat knows, the events that it may see give the lines that the server sends it."""
    game, tell = game_of(name), teller_of(name)
    replay = Replay(game, parse(golden_paths(name)[-1].read_text("utf-8")))
    for _ in range(min(MOVES, len(replay.record.moves) - 1)):
        before = replay.position.copy()
        events = replay.step()
        views = event_views(game, tell, before, events)
        for viewer in range(SPECTATOR, before.seat_count()):
            told = views.to(viewer)
            seen = [game.vocabulary.event(before, event) for event in events if event.seen_by(viewer)]
            assert msgspec.json.decode(told.events) == seen
            assert msgspec.json.decode(told.lines, type=list[Line]) == tell(View(before, viewer).known, seen)
