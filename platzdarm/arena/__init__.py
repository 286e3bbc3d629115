"""Many games: matches between bots, in this process or in several."""
