"""Players of Inferno."""
