"""Ambush in the terminal."""
