"""Bots that play Ambush."""
