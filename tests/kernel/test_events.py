"""Events: what happened, and who may see it."""

from platzdarm.kernel.events import EVERYONE, Event
from platzdarm.kernel.position import SPECTATOR
from tests.ambush.platzdarm_ambush.game import Ambush
from tests.kernel.raids import mustered, raid


def test_an_event_is_seen_by_its_audience() -> None:
    assert [Event("roll", [3]).seen_by(seat) for seat in (SPECTATOR, 0, 5)] == [True] * 3
    assert [Event("drew", [1], 0b101).seen_by(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, True, False, True]


def test_events_are_values() -> None:
    event = Event("drew", [1, 2], 4)
    assert event == Event("drew", [1, 2], 4) and hash(event) == hash(Event("drew", [1, 2], 4))
    for other in (Event("roll", [1, 2], 4), Event("drew", [1], 4), Event("drew", [1, 2], EVERYONE), "drew"):
        assert event != other
    assert repr(event) == "Event('drew', [1, 2], 4)"


def test_a_quiet_position_tells_nothing_and_plays_the_same() -> None:
    loud, quiet = raid(mustered()), raid(mustered())
    quiet.quiet = True
    action = Ambush().read(loud, 0, "rest")
    assert loud.play(0, action) != [] and quiet.play(0, action) == []
    assert loud.data() == quiet.data()
