### The command line of Neuroshima Hex: tools, content files, and looking a tile up.

help-neuroshima = tools for Neuroshima Hex
help-neuroshima-battle = fight the battle on a hand-made board, read as JSON from standard input
help-arg-choices = first: the first legal answer to each choice; all: every distinct end
content-ok-army = { $file }: ok, army { $name }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
content-ok-puzzle = { $file }: ok, puzzle { $name }
command-neuroshima-piece = tile
play-help-neuroshima-piece = tile NAME: everything about a tile
play-neuroshima-piece-what = which tile? Write 'tile NAME'
play-neuroshima-piece-unknown = there is no tile '{ $name }'
