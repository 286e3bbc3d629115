"""Errors: one line, with the place and the rule."""

import pytest

from platzdarm.kernel.chance import SealedChance
from platzdarm.kernel.errors import IllegalAction, PlatzdarmError, RecordError, Unknown
from platzdarm.kernel.position import Position, Step
from platzdarm.kernel.rules import Rules
from platzdarm.kernel.window import Window
from tests.kernel.raids import mustered, play


def test_errors_are_one_line_with_the_place_and_the_rule() -> None:
    assert str(IllegalAction("NH-TURN-03", "hq", "a HQ stays")) == "a HQ stays [NH-TURN-03]"
    assert str(IllegalAction("", "not-asked", "not your decision")) == "not your decision"
    assert str(RecordError(12, "broken")) == "line 12: broken"
    assert str(RecordError(0, "broken")) == "broken"
    assert issubclass(RecordError, PlatzdarmError) and not issubclass(Unknown, PlatzdarmError)


def test_a_refusal_tells_a_wrong_answer_from_a_wrong_seat() -> None:
    match = mustered()
    with pytest.raises(IllegalAction) as wrong_answer:
        match.position.play(0, 255)
    with pytest.raises(IllegalAction) as wrong_seat:
        play(play(match, "1 cover"), "1 wait")
    assert (wrong_answer.value.slug, wrong_seat.value.slug) == ("no-answer", "not-asked")


def test_a_game_that_leaves_something_out_is_told_so() -> None:
    bare = Position(Rules(), [], SealedChance())
    assert bare.over and bare.pending() == []
    for ask in (bare.seat_count, bare.copy, bare.data, bare.inventory):
        with pytest.raises(TypeError, match="a game's position must"):
            ask()
    with pytest.raises(TypeError):
        bare.facts(0)
    with pytest.raises(TypeError):
        bare.guess(0, SealedChance())
    window = Window[Position]("bare", [0, 1], [1])
    assert window.copy().data() == window.data() == ["Window", "bare", [0, 1], [1]]
    step = Step[Position]()
    assert step.copy() is step and step.masked(0) is step and step.data() == ["Step"]
    assert not step.run(bare) and step.decisions(bare) == [] and not step.exclusive
