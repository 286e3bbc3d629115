### Inferno on the start page.

## The game before it is opened

game-inferno = Inferno
game-inferno-title = Ascension Tactics: Inferno
game-inferno-about = Build a deck, order champions, hold the shrines.
game-inferno-players = 1–4 players
game-inferno-time = 90 min
game-inferno-lesson = Seven short steps with fixed luck, from the first card to thirty honour.
game-inferno-editor = Make a scenario
game-inferno-editor-about = field, portals, treasures, neutrals
game-inferno-puzzles = One turn to win
game-inferno-puzzles-text = A few cards, one order, and the honour that is still missing. The engine checks your answer.
