"""What every game's terminal screen is made of."""
