"""What a table of Neuroshima Hex needs beyond the rules: its adapter, boards made by hand, puzzles."""
