"""The cards, demons, tiles and missions of DOOM (2016): data, checked when it is loaded."""
