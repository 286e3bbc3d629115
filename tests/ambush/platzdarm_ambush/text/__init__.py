"""Ambush in words."""
