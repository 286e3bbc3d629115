"""A small network that judges positions: one hidden layer, in plain code, so that playing needs no framework.

What it sees comes in two parts. The first is dear to find and is met again and again (the board of a search, with
other hands), so what it adds to the hidden units is kept by whoever asks; the second is added each time.
"""

from math import tanh

LEAK = 0.01  # of a hidden unit below zero


class Network:
    """`hidden` has a row of weights for each hidden unit, `out` is one for what they say; biases are last."""

    def __init__(self, hidden: list[list[float]], out: list[float]) -> None:
        self.hidden = hidden
        self.out = out
        self.inputs = len(hidden[0]) - 1

    def begun(self, first: list[float]) -> list[float]:
        """What the first part, and the bias, add to each hidden unit."""
        live = [number for number, one in enumerate(first) if one != 0.0]  # most are 0
        sums: list[float] = []
        for weights in self.hidden:
            total: float = weights[self.inputs]
            for number in live:
                total += weights[number] * first[number]
            sums.append(total)
        return sums

    def value(self, sums: list[float], second: list[float]) -> float:
        """From -1 to 1."""
        out, start = self.out, self.inputs - len(second)
        live = [number for number, one in enumerate(second) if one != 0.0]
        total: float = out[len(self.hidden)]
        for place, weights in enumerate(self.hidden):
            one: float = sums[place]
            for number in live:
                one += weights[start + number] * second[number]
            total += out[place] * one if one > 0.0 else LEAK * out[place] * one
        return tanh(total)
