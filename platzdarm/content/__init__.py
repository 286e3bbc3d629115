"""Content files: what the libraries of all games are made of."""
