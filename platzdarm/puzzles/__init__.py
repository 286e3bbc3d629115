"""One-turn puzzles: what those of all games share. A game adds its positions, and what counts in them as a deed."""
