### The command-line tools and the content files of DOOM: The Board Game (2016).

help-doom2016 = tools for DOOM: The Board Game (2016)
help-doom2016-sight = who sees whom on a hand-made board, read as JSON from standard input

## Odds

help-doom2016-odds = exact odds of a hand-made attack, from these arguments or as JSON from standard input
help-arg-odds-red = red dice
help-arg-odds-black = black dice
help-arg-odds-symbols = damage symbols added to the dice
help-arg-odds-cancel = shields that the attack cancels
help-arg-odds-reroll = the attacker may reroll up to N dice (more than 6: all dice or none); may be given again
help-arg-odds-stunned = the attacker is stunned and removes a die
help-arg-odds-health = health that the defender has left
help-arg-odds-stagger = further damage at which the defender is staggered
help-arg-odds-shields = shields that always count: armour, a machine's own
help-arg-odds-deck = the defender's deck, in unknown order: shields of each card or dodge, as 0,1,1,dodge
help-arg-odds-discards = its discard pile, shuffled when the deck runs out
help-arg-odds-cover = the defender has cover and may take a second card
odds-damage = damage
odds-chance = chance
odds-at-least = at least
odds-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
odds-mean = expected damage: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-kill = killed: { $chance }
odds-stagger = staggered and alive: { $chance }
error-odds-card = '{ $card }' is no defence card; write its shields or dodge, as 0,1,1,dodge
error-odds-nothing = which attack? Name it with arguments (platzdarm doom2016 odds --help) or as JSON on standard input

## Errors of notation, word for word as the engine raises them

fault-d16-aim = '{ $ability }' is not aimed at '{ $word }' now

## Content files

content-ok-mission = { $file }: ok, mission { $name }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
content-ok-pack = { $file }: ok, pack { $name }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}

## Errors of content files, word for word as the engine raises them

fault-d16-own-mission-twice = there is already a mission '{ $mission }'
fault-d16-own-pack-twice = there is already a pack '{ $pack }'
fault-d16-own-pack-key = a pack holds { $known }
fault-d16-own-id-twice = stands twice; ids must differ
place-mission = { $place }: mission '{ $mission }'
fault-d16-own-room = { $number } { $kind } in all; there is room for { $most }
fault-d16-own-figures = { $number } figures are too many
fault-d16-own-main = a main card has an attack
fault-d16-own-frags = the invader needs at least 1
fault-d16-own-tokens = there is room for { $most }
fault-d16-own-squad = a squad card cannot '{ $verb }'
fault-d16-own-group-demon = no demon '{ $demon }'; choose one of { $known }
fault-d16-own-figures-of = the box holds { $most } figures of '{ $demon }'
fault-d16-own-operation = no mission '{ $mission }'; choose one of { $known }
fault-d16-own-weapon = there is no '{ $weapon }'; choose one of { $known }
fault-d16-own-sets = the same set stands twice
fault-d16-own-classes = name four different ones, or none
fault-d16-own-weapon-pairs = name a pair for each of four marines, or none
fault-d16-own-pair = '{ $weapon }' stands twice
fault-d16-own-copies = the box holds { $copies } of '{ $weapon }', not { $given }
fault-d16-own-two = two of them are on { $square }
fault-d16-own-ground = nobody can walk onto { $square }
fault-d16-own-across = '{ $demon }' ({ $size }) stands across a wall, a door or the rim of the map
fault-d16-own-stand = '{ $demon }' cannot stand on { $square }
fault-d16-own-taken = { $square } is taken by { $other }
fault-d16-own-exit-needed = the objective '{ $objective }' needs one
fault-d16-own-exit-none = the objective '{ $objective }' has none
fault-d16-own-door-border = a door stands on a border between two squares
fault-d16-own-no-portal = no demon can come without a portal
fault-d16-own-samples = { $samples } samples need as many yellow or red ones, not { $given }
fault-d16-own-groups = '{ $card }' has no { $colour } groups
fault-d16-own-unreached = { $square } cannot be reached from the start
fault-d16-own-no-room = there is no room for four marines
fault-d16-own-door-empty = a door has at least one border
fault-d16-own-door-wall = there is a wall between { $one } and { $other }
fault-d16-own-door-twice = there is a door between { $one } and { $other } already
fault-d16-own-objective-field = an objective of the kind '{ $kind }' does not read it
fault-d16-own-range = a card without dice has no range; a grenade's range stands in its effect
fault-d16-own-dodge = a card that dodges needs no shields
fault-d16-own-dice = '{ $verb }' needs at least one die
fault-d16-own-empty-pack = the pack has no entries

## Looking a card, a figure or a square up

command-doom2016-piece = card
play-help-doom2016-piece = card NAME: everything about a card, a figure or a square
play-doom2016-piece-what = which one? Write 'card NAME'
play-doom2016-piece-unknown = there is no card, figure or square '{ $name }'

## Words of the puzzles that are made

d16-puzzle-task-demons = Every portal is sealed. Leave { $count ->
    [2] neither of the two demons
   *[other] none of the { $count } demons
} alive in this activation, and roll no dice.
d16-puzzle-task-sample = You hold two samples. Take the third, { $lies ->
    [1] which lies about,
   *[0] which a demon carries,
} in this activation, and roll no dice.
d16-puzzle-hint-glory = A staggered demon dies when you walk onto it: no dice are rolled.
d16-puzzle-hint-card = You cannot do without this card: { $name }.
