"""Ascension Tactics: Inferno."""

ORDER = 4
