"""Ambush: a whole game in one folder, found on the path by its name. It exists to try the house, not to be played."""
