"""Inferno for the server, and for boards made by hand."""
