"""Programs that play DOOM (2016)."""
