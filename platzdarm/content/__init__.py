"""What the content files of all games share."""
