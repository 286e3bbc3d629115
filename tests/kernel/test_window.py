"""Windows: asked in the rules' order, without telling what anybody holds."""

from platzdarm.kernel.position import View
from tests.ambush.platzdarm_ambush.game import AMBUSH_CARD
from tests.kernel.raids import answers, mustered, play, questions, raid


def test_everybody_who_might_answer_is_asked_one_after_the_other() -> None:
    match = play(mustered(), "0 attack captain 3")
    assert questions(match) == [(3, "answer")], "the target first; flares rest while a window stands"
    assert answers(match, 3) == ["pass"], "asked in vain: seat 3 holds no ambush card"
    play(match, "3 pass")
    assert questions(match) == [(1, "answer")]
    assert answers(match, 1) == ["pass", "ambush"]
    assert match.position.pending()[0].about == [0, 2, 3]


def test_being_asked_tells_nothing() -> None:
    """Whether seat 3 could have answered cannot be seen by the others."""
    match = play(mustered(), "0 attack captain 3")
    for seat in (-1, 0, 1, 2):
        (question,) = View(match.position, seat).known.pending()
        assert question.seat == 3 and question.answers.partial


def test_an_answer_can_be_answered() -> None:
    match = play(mustered(luck=[5]), "0 attack captain 1", "1 ambush")
    assert questions(match) == [(0, "answer")], "now the attackers"
    play(match, "0 pass", "2 ambush")
    assert raid(match).discards.count(AMBUSH_CARD) == 2
    play(match, "1 pass", "3 pass")
    assert match.history[-1].outcomes == ["die:5"], "the attack goes on"
    assert raid(match).shields == [1, 0, 1, 1]


def test_an_attack_that_stays_cancelled_rolls_no_die() -> None:
    match = play(mustered(), "0 attack captain 1", "1 ambush", "0 pass", "2 pass")
    assert match.history[-1].outcomes == []
    assert questions(match)[0] == (2, "act"), "the mate of seat 0 goes on"


def test_a_seat_with_empty_hands_is_not_asked() -> None:
    match = mustered(luck=[0, 0, 0])
    play(match, "0 wait", "2 wait", "3 attack scout 0", "0 pass", "2 pass")
    play(match, "1 wait", "0 wait", "2 wait", "3 attack scout 0", "0 pass", "2 pass", "1 wait")
    assert raid(match).hands[3] == ()
    play(match, "0 attack scout 3")
    assert questions(match) == [(1, "answer")]


def test_windows_that_have_come_to_different_seats_differ() -> None:
    match = play(mustered(), "0 attack captain 1")
    before = match.position.data()["agenda"][-1]
    play(match, "1 pass")
    assert match.position.data()["agenda"][-1] != before


def test_mates_act_in_any_order_and_flares_in_anybodys_turn() -> None:
    match = mustered()
    assert questions(match) == [(0, "act"), (2, "act"), *((seat, "flare") for seat in range(4))]
    play(match, "2 wait", "1 cover")
    assert questions(match) == [(0, "act"), (0, "flare"), (2, "flare"), (3, "flare")]
    play(match, "0 wait")
    assert questions(match)[:2] == [(1, "act"), (3, "act")]
