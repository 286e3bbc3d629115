"""The rules of Inferno, a chapter of the ledger (or a few that belong together) a module."""
