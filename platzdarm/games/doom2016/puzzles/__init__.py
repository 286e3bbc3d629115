"""One-turn puzzles of DOOM (2016): what counts in them, and how new ones are made."""
