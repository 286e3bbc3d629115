### Tools of Inferno.

## Tools of the command line

help-inferno = tools for Ascension Tactics: Inferno
help-inferno-reach = where champions of a field made by hand may go and whom they can attack, read as JSON from standard input
help-inferno-villain = the equally good plans of a villain on a field made by hand, read as JSON from standard input
inf-reach-cells = { $champion } may end a move at { $cells }
inf-reach-target = { $champion } can attack { $target }: { $ways }
inf-villain-plan = { $steps }; target { $target }; ends at { $cell }

## Looking something up in the terminal

command-inferno-piece = card
play-help-inferno-piece = card NAME: everything about a card, a champion, a quest or a treasure
play-inferno-piece-what = which one? Write 'card NAME'
play-inferno-piece-unknown = there is no card, champion, quest or treasure '{ $name }'

## Content files

content-ok-inferno = { $file }: ok, scenario { $name }, variants: { $modes }
content-ok-inferno-pack = { $file }: ok, pack { $name }, entries: { $n }

## The campaign in the terminal

inf-screen-course = Campaign: { $course }
inf-screen-chapter =
    { $state ->
        [done] { $name } (done)
        [now] [{ $n } { $name }]
       *[ahead] { $name }
    }
inf-screen-evening = An evening that was begun with --save FILE goes on with --resume FILE; after it the terminal names the command for the next one.
inf-screen-threat = Threat level { $threat }

## Words of the puzzles that are made

inf-puzzle-task = You lack { $mine } honour, your opponent { $other }. Win this turn.
inf-puzzle-hint-order = The order goes to { $champion }.
inf-puzzle-hint-strike = Strike { $name }.
inf-puzzle-hint-play = Everything turns on this card: { $name }.
inf-puzzle-hint-use = The treasure comes in useful: { $name }.
inf-puzzle-hint-acquire = Buy { $name } first, for its Ambush.
