"""Neuroshima Hex! 3.0: hex tiles, battles in initiative phases, two to six players, puzzles."""

ORDER = 1  # among the games
