### Tools of Inferno.

## Tools of the command line

help-inferno-reach = where champions of a field made by hand may go and whom they can attack, read as JSON from standard input
help-inferno-villain = the equally good plans of a villain on a field made by hand, read as JSON from standard input
inf-reach-cells = { $champion } may end a move at { $cells }
inf-reach-target = { $champion } can attack { $target }: { $ways }
inf-villain-plan = { $steps }; target { $target }; ends at { $cell }
