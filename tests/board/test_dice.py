"""Dice in exact numbers, against counting every throw."""

from collections import Counter
from itertools import product

import pytest

from platzdarm.board.dice import chances, sums, throws

RED, BLACK = (0, 1, 1, 1, 2, 2), (1, 2, 2, 2, 3, 3)


@pytest.mark.parametrize(("red", "black"), [(0, 0), (1, 0), (0, 3), (2, 2)])
def test_totals_are_counted_exactly(red: int, black: int) -> None:
    dice = (RED,) * red + (BLACK,) * black
    every = Counter(sum(shown) for shown in product(*dice))
    assert {total: ways for total, ways in enumerate(sums(dice)) if ways} == dict(every)
    assert sum(chances(dice)) == pytest.approx(1)


def test_throws_tell_what_lies_on_the_table() -> None:
    every = Counter(tuple(sorted(shown)) for shown in product(RED, repeat=3))
    assert dict(throws(RED, 3)) == dict(every)
    assert throws(RED, 0) == [((), 1)]
