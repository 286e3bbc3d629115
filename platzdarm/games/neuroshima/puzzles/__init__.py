"""Puzzles of Neuroshima Hex: the proof of one, how hard it is, and a maker of new ones."""
