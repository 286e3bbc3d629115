"""Greedy plays DOOM (2016): every question is answered from the seat's own view, by what looks best at once."""
