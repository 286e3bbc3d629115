"""A game as a course of questions: who is asked when, waiting, turning pages, forfeits. Ambush has it all."""

import pytest

from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.course import FIRST, MORE, NOBODY, WAIT, Course
from platzdarm.kernel.observing import Counts, Observer, Places, Smalls, Stack, wide
from platzdarm.kernel.pile import UNSEEN, Bag, Pile
from tests.ambush.platzdarm_ambush.bots.observation import shapes
from tests.ambush.platzdarm_ambush.game import ATTACK, SIGNAL, STEADY, VOCABULARY, Ambush


def course(page: int = 12, limit: int = 500, interrupts: bool = True) -> Course:
    start = Ambush().start({"turns": "4"}, SeededChance(b"course"))
    return Course(Observer(shapes(start), list(VOCABULARY.questions), start), start, page, limit, interrupts)


def mustered(page: int = 12, interrupts: bool = True) -> Course:
    """Everybody has chosen how to start; the turn of seats 0 and 2 stands."""
    made = course(page, interrupts=interrupts)
    for _ in range(4):
        made.answer(FIRST)
    return made


def test_who_are_asked_at_once_are_asked_in_turn_and_the_last_cannot_wait() -> None:
    made = course()
    assert [made.seat, made.may_wait] == [0, True]
    for seat in (1, 2, 3):
        made.answer(WAIT)
        assert made.seat == seat
    assert not made.may_wait
    made.answer(FIRST)
    assert made.packed(FIRST) == STEADY and made.seat == 0, "when one has acted, the others are asked anew"


def test_who_may_act_out_of_turn_is_asked_before_those_for_whom_play_waits() -> None:
    made = mustered()
    order = [made.seat]
    while made.may_wait:
        made.answer(WAIT)
        order.append(made.seat)
    assert order == [1, 3, 0, 2]


def test_who_waited_may_still_act_once_another_has() -> None:
    made = mustered()
    made.answer(WAIT)
    assert [made.seat, made.packed(FIRST)] == [3, SIGNAL]
    made.answer(FIRST)  # fires the flare
    assert made.seat == 1


def test_a_seat_in_turn_finds_its_flare_among_its_answers() -> None:
    made = mustered()
    made.answer(WAIT)
    made.answer(WAIT)
    assert made.seat == 0 and SIGNAL in made.listed() and any(action & 255 == ATTACK for action in made.listed())


def test_without_interrupts_only_those_are_asked_for_whom_play_waits() -> None:
    made = mustered(interrupts=False)
    assert made.seat == 0
    made.answer(WAIT)
    assert [made.seat, made.may_wait] == [2, False]


def test_pages_are_turned_round() -> None:
    whole, made = mustered(interrupts=False), mustered(interrupts=False, page=2)
    found: list[int] = []
    for _ in range(-(-len(whole.listed()) // 2)):
        assert made.has_more and made.seat == 0
        found += made.listed()
        made.answer(MORE)
    assert found == whole.listed() and made.listed() == found[:2]


def test_an_action_is_found_on_its_page() -> None:
    made = mustered(page=2)
    last = made.position.pending()[0].answers.as_list()[-1]
    number = made.turn_to(0, last)
    assert made.seat == 0 and made.packed(number) == last
    with pytest.raises(ValueError):
        made.turn_to(0, 255)


@pytest.mark.parametrize("answer", [MORE, FIRST + 2, 99, -1])
def test_an_answer_that_the_mask_forbids_is_a_forfeit(answer: int) -> None:
    made = course()
    made.answer(answer)
    assert made.over and made.seat == NOBODY and made.result() == [0, 1 / 3, 1 / 3, 1 / 3]


def test_the_last_who_is_asked_cannot_wait() -> None:
    made = course()
    for _ in range(4):
        made.answer(WAIT)
    assert made.over and made.forfeit == 3


def test_a_game_is_broken_off_at_its_limit() -> None:
    made = course(limit=2)
    made.answer(FIRST)
    assert not made.broken_off
    made.answer(FIRST)
    assert made.broken_off and not made.over and made.result() == [0, 0, 0, 0]


# -- how fields are told -----------------------------------------------------------------------------------------


def test_a_hand_is_counted_and_what_is_hidden_too() -> None:
    assert Counts(3).tell((0, 2, 2, UNSEEN), 0) == bytes([1, 0, 2, 1])


def test_a_pile_is_counted_over_its_bags() -> None:
    assert Stack(3).tell(Pile([Bag([1, 0, 2], 3), Bag([0, 1], 1)]), 0) == bytes([1, 1, 2, 4])


def test_numbers_that_do_not_fit_are_told_as_their_limit() -> None:
    assert Smalls(4, up=1).tell([-1, 3, 400], 0) == bytes([0, 4, 255, 0])
    assert wide([-1, 299], 3) == bytes([0, 0, 44, 1, 0, 0])


def test_squares_are_told_by_column_and_row() -> None:
    assert Places([(0, 0), (3, 1)], 3).tell([1, -1], 0) == bytes([4, 2, 0, 0, 0, 0])


def test_everybody_is_told_of_himself_first() -> None:
    made = mustered()
    made.position.shields[2] = 7  # type: ignore[attr-defined]
    where = made.observer.layout["shields"]
    assert [made.observe(seat)[where][0] for seat in range(4)] == [made.position.shields[seat] for seat in range(4)]  # type: ignore[attr-defined]
