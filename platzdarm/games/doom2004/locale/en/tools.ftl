### Tools of Doom: The Boardgame (2004).

## Tools of the command line

help-doom2004 = tools for Doom: The Boardgame (2004)
help-doom2004-sight = who sees whom on a board made by hand, read as JSON from standard input
help-doom2004-odds = exact odds of an attack made by hand, read as JSON from standard input
d04-sight-nobody = there are no two figures of different sides
d04-sight-blocked = { $attacker } does not see { $target }
d04-sight-adjacent = { $attacker } stands next to { $target } and sees it
d04-sight-clear = { $attacker } sees { $target }, range { $range }
d04-odds-success = success { $chance }, a bullet spent { $ammo }
d04-odds-wounds =
    { $wounds ->
        [one] 1 wound: { $chance }
       *[other] { $wounds } wounds: { $chance }
    }
d04-odds-mean = { $mean } wounds on average, a kill { $kill }

## Looking a card, a figure or a square up

command-doom2004-piece = card
play-help-doom2004-piece = card NAME: everything about a card, a weapon, a figure or a square
play-doom2004-piece-what = which one? Write 'card NAME'
play-doom2004-piece-unknown = there is no card, weapon, figure or square '{ $name }'

## Content files

content-ok-scenario = { $file }: ok, scenario { $name }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}

## Words of the puzzles that are made

d04-puzzle-task-leave = Leave the board in this turn, and roll no dice.
d04-puzzle-task-boss = The cyberdemon has 3 wounds left. Kill it in this turn, and roll no dice.
d04-puzzle-hint-watch = Nobody may step next to a demon: it is watchful, and its blow is left to luck.
d04-puzzle-hint-run = Nothing but a run will do. Adrenaline is spent before the action is declared.
d04-puzzle-hint-points = It takes all { $points } movement points.
