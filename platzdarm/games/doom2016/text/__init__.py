"""DOOM (2016) in words and in notation."""
