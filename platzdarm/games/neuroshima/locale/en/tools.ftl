### The command line of Neuroshima Hex: tools, content files, and looking a tile up.

help-neuroshima = tools for Neuroshima Hex
help-neuroshima-battle = fight the battle on a hand-made board, read as JSON from standard input
help-arg-choices = first: the first legal answer to each choice; all: every distinct end
content-ok-army = { $file }: ok, army { $name }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
command-neuroshima-piece = tile
play-help-neuroshima-piece = tile NAME: everything about a tile
play-neuroshima-piece-what = which tile? Write 'tile NAME'
play-neuroshima-piece-unknown = there is no tile '{ $name }'

## Words of the puzzles that are made

puzzle-task = { $count ->
    [2] Play both tiles and destroy the HQ of { $army }.
    [3] Play all three tiles and destroy the HQ of { $army }.
    [4] Play all four tiles and destroy the HQ of { $army }.
   *[other] Play all { $count } tiles and destroy the HQ of { $army }.
}
puzzle-hint-kind = { $kind ->
    [push] The Push decides: somebody stands where he is of use to the enemy.
    [grenade] The Grenade decides: who beside your HQ is in the way?
    [air_strike] The Air Strike decides: count what falls on both sides.
    [sniper] The Sniper decides: whose end changes the battle most?
    [move] The Move decides: one of your tiles does little where it stands.
    [net] A net decides: who must not act?
    [module] A module decides: whom does it help most?
    [shot] A shot decides: look for the line to the HQ.
   *[blow] A blow from close by decides: who strikes, and when?
}
puzzle-hint-cell = Look at { $cell }.
