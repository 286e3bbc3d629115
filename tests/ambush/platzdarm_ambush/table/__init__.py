"""Ambush at a table of the server."""
