"""What every game needs, and nothing that only one needs: positions that ask questions."""
