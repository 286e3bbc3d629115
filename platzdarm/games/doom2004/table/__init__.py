"""What a server needs of the game."""
