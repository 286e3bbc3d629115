"""Geometry that games share: neighbours, lines, sight, paths."""
