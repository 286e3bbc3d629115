"""The rules of Neuroshima Hex: one rulebook chapter (or a few that belong together) a module."""
