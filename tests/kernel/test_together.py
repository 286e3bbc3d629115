"""Simultaneous effects: in the seats' order, put in order by each seat, asked only where there is a choice."""

from typing import Any

from platzdarm.kernel.action import first, pack
from platzdarm.kernel.position import Step, View
from platzdarm.kernel.together import Together
from tests.ambush.platzdarm_ambush.game import GIVE, Raid, TeamTurn
from tests.kernel.raids import mustered, raid

SHIELD, POINT, PAUSE = range(3)


class Salute(Together[Raid]):
    """At the end of a round the teams salute: the second team first."""

    def order(self, raid: Raid) -> list[int]:
        return [1, 3, 0, 2]

    def name(self, raid: Raid, effect: int) -> int:
        return pack(GIVE, effect)

    def resolve(self, raid: Raid, effect: int) -> None:
        raid.tell("salute", [effect])
        if effect == PAUSE:
            raid.agenda.append(TeamTurn([3]))


def saluting(*waiting: tuple[int, int]) -> tuple[Raid, list[int]]:
    """A raid with these (seat, effect) at once on top, run to its first question, and the effects so far."""
    position = raid(mustered())
    step: Step[Any] = Salute([list(entry) for entry in waiting])
    position.agenda.append(step)
    position.asked = None
    position.events = []
    position.advance()
    return position, done(position)


def done(position: Raid) -> list[int]:
    return [event.values[0] for event in position.events if event.kind == "salute"]


def test_what_leaves_no_choice_happens_without_a_question_in_the_order_of_the_seats() -> None:
    position, effects = saluting((0, SHIELD), (1, POINT), (3, SHIELD))
    assert effects == [POINT, SHIELD, SHIELD]
    assert [d.kind for d in position.pending()][:1] == ["act"], "play goes on"


def test_a_seat_puts_its_own_in_order_and_the_last_one_needs_no_question() -> None:
    position, effects = saluting((0, SHIELD), (0, POINT), (1, SHIELD))
    assert effects == [SHIELD], "seat 1 comes first and has one"
    (question,) = position.pending()
    assert (question.seat, question.kind) == (0, "order")
    assert [first(action) for action in question.answers] == [SHIELD, POINT]
    position.play(0, pack(GIVE, POINT))
    assert done(position) == [POINT, SHIELD]


def test_twice_the_same_is_no_choice() -> None:
    assert saluting((2, SHIELD), (2, SHIELD))[1] == [SHIELD, SHIELD]


def test_the_next_effect_waits_for_what_the_last_one_began() -> None:
    position, effects = saluting((1, PAUSE), (0, POINT))
    assert effects == [PAUSE]
    assert [d.seat for d in position.pending() if d.due] == [3]
    wait = next(action for d in position.pending() if d.seat == 3 for action in d.answers)
    position.play(3, wait)
    assert done(position) == [POINT]


def test_it_is_copied_saved_and_shown_as_any_step() -> None:
    position, _ = saluting((0, SHIELD), (0, POINT), (2, SHIELD))
    twin = position.copy()
    twin.play(0, pack(GIVE, SHIELD))
    assert position.agenda[-1].data() == ["Salute", [[0, SHIELD], [0, POINT], [2, SHIELD]]]
    assert [(d.seat, d.kind) for d in View(position, 0).pending()] == [(0, "order")]
    assert View(position, 2).pending() == []
