"""The games, each in a folder of its own, and how they are found; no game imports another."""
