"""Neuroshima Hex in the terminal: its screen and its command line tools."""
