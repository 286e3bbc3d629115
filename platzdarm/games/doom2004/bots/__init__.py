"""Programs that play Doom (2004)."""
