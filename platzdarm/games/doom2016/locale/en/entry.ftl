### What the start page and the command line say of the game before it is opened.

game-doom2016 = DOOM 2016
game-doom2016-title = DOOM: The Board Game (2016)
game-doom2016-about = A squad against the invader. Exact odds before the roll, cover, glory kills.
game-doom2016-players = 2–5 players
game-doom2016-time = 90 min
game-doom2016-lesson = Ten short steps with fixed cards, from the first step to a mission won.
game-doom2016-editor = Make a mission
game-doom2016-editor-about = map tiles, portals, demons, goal
game-doom2016-puzzles = One activation, no dice
game-doom2016-puzzles-text = A few cards, wounded demons, and a plan that needs no luck. The engine checks your answer.
