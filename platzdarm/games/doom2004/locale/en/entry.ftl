### What the start page and the command line say of the game before it is opened.

game-doom2004 = DOOM 2004
game-doom2004-title = Doom: The Boardgame (2004)
game-doom2004-about = A base in the dark. Open doors, save bullets, listen for steps.
game-doom2004-players = 2–4 players
game-doom2004-time = 120 min
game-doom2004-lesson = Seven short steps with fixed luck, from the first step to an escape.
game-doom2004-puzzles = One turn, no dice
game-doom2004-puzzles-text = Doors, keys, watchful demons, and a way out that needs no luck. The engine checks your answer.
game-doom2004-editor = Make a scenario
game-doom2004-editor-about = rooms, doors, equipment, invaders
