"""Inferno on the command line."""
