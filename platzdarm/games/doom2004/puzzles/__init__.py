"""One-turn puzzles of Doom (2004): what counts in them, and how new ones are made."""
