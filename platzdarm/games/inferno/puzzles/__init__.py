"""One-turn puzzles of Inferno: what counts in them, and how new ones are made."""
