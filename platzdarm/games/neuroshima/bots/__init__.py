"""Programs that play Neuroshima Hex."""
