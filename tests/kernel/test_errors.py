"""Errors: one line, with the place and the rule."""

import pytest

from platzdarm.kernel.chance import SealedChance
from platzdarm.kernel.errors import ContentError, IllegalAction, Place, PlatzdarmError, RecordError, Unknown
from platzdarm.kernel.position import Position, Step
from platzdarm.kernel.rules import Rules
from platzdarm.kernel.window import Window
from tests.kernel.raids import mustered, play
from tests.wording import english


def test_errors_are_one_line_with_the_place_and_the_rule() -> None:
    taken = IllegalAction("cell-taken", rule="NH-BRD-03")
    assert english(taken) == "a cell holds one tile only [NH-BRD-03]"
    assert (
        english(RecordError("in-action", line=12, action="hq c3", reason=taken))
        == f"line 12: 'hq c3': {english(taken)}"
    )
    assert english(RecordError("no-seed")) == "the record has no seed, so the game cannot be played on"
    where = Place("field", place=Place("entry", place="mine.toml", entry="imp"), field="speed")
    wrong = ContentError("because", place=where, reason=PlatzdarmError("missing-field", field="en"))
    assert english(wrong) == "mine.toml: entry 'imp', field speed: the field 'en' is missing"


def test_for_programmers_an_error_is_its_name_and_its_arguments() -> None:
    assert (
        str(ContentError("no-tile", place="mine.toml", rule="NH-SET-01", tile="x"))
        == "mine.toml: no-tile tile=x [NH-SET-01]"
    )
    assert str(RecordError("no-seed")) == "no-seed"
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
