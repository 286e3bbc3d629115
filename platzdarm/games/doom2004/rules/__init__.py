"""The rules: one chapter of the rulebook, or a few that belong together, a module."""
