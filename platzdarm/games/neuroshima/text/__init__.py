"""Neuroshima Hex in words and in notation."""
