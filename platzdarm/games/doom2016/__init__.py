"""DOOM: The Board Game (2016): one invader and his demons against one to four marines, on a map of squares."""

ORDER = 2  # among the games
