"""The games. Each is one entry of the registry; no game imports another."""
