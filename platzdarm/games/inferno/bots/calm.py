"""Calm at a table of Inferno: sensible, but it follows its whims and does not look for danger."""

from platzdarm.games.inferno.bots.greedy import InfernoGreedy


class InfernoCalm(InfernoGreedy):
    name = "calm"
    whim = 4.0
    care = 0.0
