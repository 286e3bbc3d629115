"""A small network that judges positions: one hidden layer, in plain code, so that playing needs no framework."""

from math import tanh


class Network:
    """`hidden` has a row of weights for each hidden unit, `out` is one for what they say; biases are last."""

    def __init__(self, hidden: list[list[float]], out: list[float]) -> None:
        self.hidden = hidden
        self.out = out
        self.inputs = len(hidden[0]) - 1

    def value(self, features: list[float]) -> float:
        """From -1 to 1."""
        out = self.out
        total: float = out[len(self.hidden)]
        # Most features of a position are 0: only the others are multiplied.
        live = [number for number in range(self.inputs) if features[number] != 0.0]
        for place, weights in enumerate(self.hidden):
            one: float = weights[self.inputs]
            for number in live:
                one += weights[number] * features[number]
            if one > 0.0:
                total += out[place] * one
            else:
                total += 0.01 * out[place] * one
        return tanh(total)
