"""Legal answers as products of short lists: counting, testing and picking agree with the whole list."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platzdarm.kernel.action import WIDE, fifth, first, fourth, pack, second, third, verb_of, wide, with_wide
from platzdarm.kernel.answers import Answers, Span, each
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.vocabulary import Kind, Number, Scene, Vocabulary
from tests.ambush.platzdarm_ambush.game import Ambush, Raid

operand = st.integers(0, 255)
operands = st.lists(operand, unique=True, max_size=6)


@st.composite
def spans(draw: st.DrawFn, verb: int) -> Span:
    """A span over two of the five operands; a third one is fixed in its base."""
    x, y, fixed = draw(st.permutations(range(1, 6)))[:3]
    base = verb | draw(operand) << 8 * fixed
    return Span(base, draw(operands), 8 * x, draw(operands), 8 * y)


@st.composite
def sets(draw: st.DrawFn) -> Answers:
    """Single actions and spans; each has a verb of its own, so that nothing is listed twice."""
    singles = draw(st.lists(st.integers(0, 99), unique=True, max_size=5))
    return Answers(singles, [draw(spans(verb)) for verb in range(100, 100 + draw(st.integers(0, 3)))])


@settings(deadline=None)
@given(sets())
def test_counting_picking_and_listing_agree(options: Answers) -> None:
    listed = options.as_list()
    assert len(options) == len(listed) == len(set(listed))
    assert [options.at(index) for index in range(len(options))] == listed
    assert list(options) == listed
    with pytest.raises(IndexError):
        options.at(len(options))


@settings(deadline=None)
@given(sets(), st.integers(0, 2**48), st.integers(0, 60))
def test_holds_what_it_lists_and_nothing_else(options: Answers, stranger: int, bit: int) -> None:
    listed = set(options.as_list())
    assert all(options.holds(action) and action in options for action in listed)
    near = [action ^ 1 << bit for action in listed]
    for action in [*near, stranger, -1]:
        assert options.holds(action) == (action in listed)
    assert "place" not in options


def test_one_operand() -> None:
    options = Answers([7], [each(pack(3, 9), [4, 2, 5], 16)])
    assert options.as_list() == [7, pack(3, 9, 4), pack(3, 9, 2), pack(3, 9, 5)]
    assert not options.holds(pack(3, 9, 3))
    assert not options.holds(pack(3, 9, 4) | 1 << 48)


def test_no_answers() -> None:
    for options in (Answers([], []), Answers([], [each(1, [], 8)])):
        assert len(options) == 0 and options.as_list() == [] and not options.holds(0)


def test_of_a_partial_set_the_rest_is_unknown() -> None:
    options = Answers([1], [each(2, [0, 1], 8)], partial=True)
    assert options.holds(1) and options.holds(pack(2, 1))
    with pytest.raises(Unknown):
        options.holds(pack(2, 2))


@settings(deadline=None)
@given(operand, operand, operand, operand, operand, operand)
def test_an_action_gives_its_operands_back(verb: int, a: int, b: int, c: int, d: int, e: int) -> None:
    action = pack(verb, a, b, c, d, e)
    assert (verb_of(action), first(action), second(action), third(action)) == (verb, a, b, c)
    assert (fourth(action), fifth(action)) == (d, e)


@pytest.mark.parametrize("number", [256, 300, -1])
def test_an_operand_that_has_no_room_is_refused_and_does_not_become_another(number: int) -> None:
    for place in range(5):
        operands = [0] * 5
        operands[place] = number
        with pytest.raises(ValueError, match=str(number)):
            pack(1, *operands)
    with pytest.raises(ValueError, match="two bytes"):
        with_wide(1, 8, 1 << 16 if number > 0 else number)


class Square(Kind[Raid]):
    """A square of a map of 400, written by its number."""

    def __init__(self) -> None:
        super().__init__(wide=True)

    def word(self, scene: Scene[Raid], value: int) -> str:
        return f"s{value}"

    def number(self, scene: Scene[Raid], word: str) -> int:
        return int(word.removeprefix("s"))


def test_a_square_of_a_large_map_takes_two_bytes() -> None:
    """The toy's commandos march over 400 squares: where to, how far, and with whom."""
    march = 1
    kinds = {"square": Square(), "number": Number[Raid]()}
    table = Vocabulary(kinds, {0: "pass", march: "march number square with:number"}, [], {})
    squares = list(range(400))
    options = Answers([], [Span(pack(march, 7), squares, 16, [3, 5], 32, WIDE)])
    assert len(options) == len(set(options.as_list())) == 800 and options.spans[0].fits
    position = Ambush().start({}, SeededChance(b"march"))
    for action in options:
        assert wide(action, 16) in squares and options.holds(action)
        assert table.read(position, 0, table.write(position, 0, action)) == action
    assert table.write(position, 0, with_wide(pack(march, 7), 16, 300) | 5 << 32) == "march 7 s300 5"
    assert not options.holds(with_wide(pack(march, 7), 16, 400) | 5 << 32)
    assert not options.holds(with_wide(pack(march, 7), 16, 300) | 4 << 32)


def test_a_span_of_bytes_has_no_room_for_a_large_map() -> None:
    assert not Span(1, [300], 8, [0], 16).fits and not each(1, [300], 8).fits
    assert each(1, [300], 8, WIDE).fits and not each(1, [1 << 16], 8, WIDE).fits
