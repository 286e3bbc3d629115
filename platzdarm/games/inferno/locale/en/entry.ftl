### What the start page and the command line say of the game before it is opened.

game-inferno = Inferno
game-inferno-about = A deck, champions and shrines on a field of hexes.
game-inferno-players = 1–4 players
game-inferno-time = 60 min
