"""A small network that judges positions: one hidden layer, in plain code, so that playing needs no framework.

What it sees comes in two parts. The first is dear to find and is met again and again (the board of a search, with
other hands), so what it adds to the hidden units is kept by whoever asks; the second is added each time.
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

    def begun(self, first: list[float]) -> list[Eight]:
        """What the first part, and the bias, add to the hidden units."""
        live = [number for number, one in enumerate(first) if one != 0.0]  # most are 0
        return [grown(group[self.inputs], group, 0, live, first) for group in self.groups]

    def value(self, sums: list[Eight], second: list[float]) -> float:
        """From -1 to 1."""
        start = self.inputs - len(second)
        live = [number for number, one in enumerate(second) if one != 0.0]
        total: float = self.bias
        for place, group in enumerate(self.groups):
            total += said(self.out[place], grown(sums[place], group, start, live, second))
        return tanh(total)


def eights(values: list[float]) -> list[Eight]:
    """The last is filled up with zeros: units that say nothing."""
    full = values + [0.0] * (-len(values) % TOGETHER)
    return [Eight(*full[at : at + TOGETHER]) for at in range(0, len(full), TOGETHER)]


def grown(sums: Eight, group: list[Eight], start: int, live: list[int], values: list[float]) -> Eight:
    """The sums and what the live values add to them; the first value is the input `start`."""
    a, b, c, d = sums.a, sums.b, sums.c, sums.d
    e, f, g, h = sums.e, sums.f, sums.g, sums.h
    for number in live:
        weights = group[start + number]
        value: float = values[number]
        a += weights.a * value
        b += weights.b * value
        c += weights.c * value
        d += weights.d * value
        e += weights.e * value
        f += weights.f * value
        g += weights.g * value
        h += weights.h * value
    return Eight(a, b, c, d, e, f, g, h)


def said(out: Eight, inner: Eight) -> float:
    near = out.a * shown(inner.a) + out.b * shown(inner.b) + out.c * shown(inner.c) + out.d * shown(inner.d)
    return near + out.e * shown(inner.e) + out.f * shown(inner.f) + out.g * shown(inner.g) + out.h * shown(inner.h)


def shown(inner: float) -> float:
    return inner if inner > 0.0 else LEAK * inner
