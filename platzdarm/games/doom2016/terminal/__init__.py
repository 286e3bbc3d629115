"""DOOM (2016) in the terminal: its screen and its command line tools."""
