"""Doom: The Boardgame (2004)."""

ORDER = 3
