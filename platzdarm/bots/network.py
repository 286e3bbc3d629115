"""A small network that judges positions: one hidden layer, in plain code, so that playing needs no framework.

What it sees comes in two parts, each of which is met again and again in a search (the board with other hands, the hands
with another board): whoever asks keeps what each adds to the hidden units.
"""

from math import tanh
from typing import Final

from mypy_extensions import mypyc_attr

LEAK: Final = 0.01  # of a hidden unit below zero
TOGETHER: Final = 8


@mypyc_attr(acyclic=True)
class Eight:
    """A number for each of eight hidden units. Compiled these are plain numbers, those of a list are objects."""

    def __init__(self, a: float, b: float, c: float, d: float, e: float, f: float, g: float, h: float) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h


NOTHING: Final = Eight(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Network:
    """`hidden` has a row of weights for each hidden unit, `out` is one for what they say; biases are last."""

    def __init__(self, hidden: list[list[float]], out: list[float]) -> None:
        self.inputs = len(hidden[0]) - 1
        self.bias = out[-1]
        self.out = eights(out[:-1])
        # What each input, and at last the bias, adds to the hidden units, eight of them together.
        self.groups: list[list[Eight]] = [[] for _ in self.out]
        for number in range(self.inputs + 1):
            for group, weights in zip(self.groups, eights([row[number] for row in hidden]), strict=True):
                group.append(weights)

    def first(self, values: list[float]) -> list[Eight]:
        """What the first part, and the bias, add to the hidden units."""
        return [added(group[self.inputs], group, 0, values) for group in self.groups]

    def second(self, values: list[float]) -> list[Eight]:
        """What the second part adds to them."""
        return [added(NOTHING, group, self.inputs - len(values), values) for group in self.groups]

    def value(self, first: list[Eight], second: list[Eight]) -> float:
        """From -1 to 1."""
        total: float = self.bias
        for place, out in enumerate(self.out):
            total += said(out, first[place], second[place])
        return tanh(total)


def eights(values: list[float]) -> list[Eight]:
    """The last is filled up with zeros: units that say nothing."""
    full = values + [0.0] * (-len(values) % TOGETHER)
    return [Eight(*full[at : at + TOGETHER]) for at in range(0, len(full), TOGETHER)]


def added(sums: Eight, group: list[Eight], start: int, values: list[float]) -> Eight:
    """The sums and what the values add to them, the first of which is the input `start`."""
    a, b, c, d = sums.a, sums.b, sums.c, sums.d
    e, f, g, h = sums.e, sums.f, sums.g, sums.h
    for number, value in enumerate(values):
        if value == 0.0:  # most are
            continue
        weights = group[start + number]
        a += weights.a * value
        b += weights.b * value
        c += weights.c * value
        d += weights.d * value
        e += weights.e * value
        f += weights.f * value
        g += weights.g * value
        h += weights.h * value
    return Eight(a, b, c, d, e, f, g, h)


def said(out: Eight, one: Eight, two: Eight) -> float:
    total = out.a * shown(one.a + two.a) + out.b * shown(one.b + two.b)
    total += out.c * shown(one.c + two.c) + out.d * shown(one.d + two.d)
    total += out.e * shown(one.e + two.e) + out.f * shown(one.f + two.f)
    return total + out.g * shown(one.g + two.g) + out.h * shown(one.h + two.h)


def shown(inner: float) -> float:
    return inner if inner > 0.0 else LEAK * inner
