### What the start page and the command line say of the game before it is opened.

game-neuroshima = Neuroshima
game-neuroshima-title = Neuroshima Hex! 3.0
game-neuroshima-about = Four armies, nineteen cells. The battle decides, and you see it coming.
game-neuroshima-players = 2–6 players
game-neuroshima-time = 30 min
game-neuroshima-lesson = A dozen short steps on real positions, from the HQ to a battle won.
game-neuroshima-puzzles = One turn, one battle
game-neuroshima-puzzles-text = A few tiles in the hand and one goal. The engine checks your answer.
game-neuroshima-puzzles-lead = One turn, one battle: play the tiles of the hand so that the goal is met.
game-neuroshima-editor = Make an army
game-neuroshima-editor-about = tiles, sides, effects
