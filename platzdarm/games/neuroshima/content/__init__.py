"""Armies and puzzles as data, checked against their schema when loaded."""
