### Texts of Neuroshima Hex.

## Why not: one sentence for each reason of `refusals.py`

refusal-not-your-turn = it is another seat's decision
refusal-hq-first = the HQs are placed first
refusal-hq-placed = the HQs are placed already
refusal-cell-taken = a cell holds one tile only
refusal-discard-first = one of the three tiles must be discarded first
refusal-discard-first-of-six = one of the six tiles must be discarded first
refusal-in-battle = in a battle nothing is played, discarded, moved or turned
refusal-not-in-hand = the tile is not in your hand
refusal-is-instant = an instant never lies on the board
refusal-play-limit = no more than two tiles may be played in a turn
refusal-play-limit-opening = in the first turn one tile may be played
refusal-play-limit-puzzle = the puzzle asks for no more tiles than that
refusal-keep-all = with reinforcements tiles that are not played must be kept
refusal-battle-forbidden = nobody may play Battle once somebody has drawn his last tile
refusal-no-tile-there = there is no tile on that cell
refusal-not-own-tile = only own tiles may be moved
refusal-netted = a netted tile can do nothing
refusal-hq-netted = the HQ is netted and cannot throw
refusal-too-far = the tile cannot go that far
refusal-no-mobility = that tile has no mobility
refusal-moved-already = that tile has used its mobility this turn
refusal-no-transport = no Transport is linked to that tile
refusal-carried-already = the Transport has moved that tile this turn
refusal-stays-put = a move must change the cell or the rotation
refusal-target-friendly = only an enemy tile can be the target
refusal-target-hq = a HQ cannot be the target
refusal-grenade-hq = a Grenade cannot be thrown at a HQ
refusal-grenade-range = a Grenade reaches only tiles next to the own HQ
refusal-air-strike-edge = the blast must lie on the board as a whole
refusal-push-target = only an adjacent enemy tile can be pushed
refusal-push-netted = a netted tile cannot be pushed
refusal-push-no-room = there is no free cell to push the tile to
refusal-push-ally = an ally's tile cannot be pushed
refusal-retreat-cell = a pushed tile goes to a free cell away from the pusher
refusal-redraw = a redraw needs a hand of instants only, right after the draw, and tiles to draw
refusal-no-choice = there is no such choice to make now

## Errors of notation, options and content, word for word as the engine raises them

fault-empty-line = an empty line is no action
fault-no-action = there is no action '{ $word }'; actions begin with { $known }
fault-no-seat = there is no seat { $seat }; seats are 0 to { $last }
fault-form = '{ $text }' is not understood; write '{ $form }'
fault-no-cell = there is no cell '{ $cell }' on the { $board } board
fault-no-tile-of-army = there is no tile '{ $tile }' in the army { $army }
fault-no-tile-of-game = '{ $tile }' is no tile of an army in this game
fault-first-player = '{ $text }' is not the draw of the first player, 'first:SEAT'
fault-option-unknown = unknown option '{ $option }'; there are { $known }
fault-option-value = { $option }={ $value }: choose one of { $known }
fault-option-first = first={ $value }: the seats are 0 to { $last }
fault-option-first-lone = first: the lone player, seat 0, begins
fault-option-mode = mode={ $mode }: { $players } players may choose { $known }
fault-option-standard = board=standard: five or six players need the extended board
fault-option-extended = board=extended: it is for four players or more
fault-option-army = armies: there is no army '{ $army }'; choose from { $known }
fault-option-armies = armies: { $needed } are needed, one for each seat, not { $given }
fault-option-army-twice = armies: no army may be used twice
fault-army-exists = there is already an army '{ $army }'; choose another id
fault-tile-twice = stands twice; ids must differ
place-tile = { $place }: tile '{ $tile }'
fault-one-hq = an army has exactly one HQ tile with count = 1
fault-army-size = the counts add up to { $total }; an army has { $size } tiles
fault-instant-effect = an instant has exactly one of { $known }
fault-instant-bare = an instant never lies on the board, so it has a name and an effect only
fault-hq-figures = a HQ has initiative = [0], melee 1 on all sides, no toughness
fault-needs-initiative = a tile that attacks needs at least one value
fault-module-attack = a module has no attack of its own; make it a unit
fault-unit-idle = a unit needs an attack, a net, armour or an effect
fault-initiative-twice = the same value stands twice
fault-instant-kind = '{ $effect }' belongs to an instant tile; set kind = "instant"
fault-effect-bare = '{ $effect }' takes no value, scope or target
fault-effect-scope = '{ $effect }' needs scope = { $scopes }
fault-effect-link = scope = linked, but no side of field link is 1
fault-effect-needs-value = '{ $effect }' needs a value
fault-effect-no-value = '{ $effect }' takes no value
fault-effect-target = '{ $effect }' needs target = { $target }
fault-hq-scope = a HQ works on all its neighbours: scope = adjacent
fault-module-scope = scope = adjacent is a HQ's; a module has links on six sides
fault-board-name = board: '{ $board }' is not one of { $known }
fault-board-seats = seats: there are 1 to { $most }, not { $given }
fault-board-army = seats[{ $number }].army: there is no army '{ $army }'; choose from { $known }
fault-board-hq = seats[{ $number }].hq: { $points } is not 0 to { $most }
fault-board-tile = there is no tile '{ $tile }'; choose one of { $known }
fault-board-instant = '{ $tile }' is an instant and never lies on the board
fault-board-seat = { $seat } is not one of the seats 0 to { $last }
fault-board-other-army = '{ $tile }' is not of seat { $seat }'s army { $army }
fault-board-cell = { $cell } is not on the { $board } board
fault-board-taken = { $cell } has a tile already
fault-board-rotation = { $rotation } is not 0 to 5
fault-board-wounds = { $wounds }; '{ $tile }' lives with 0 to { $most }
fault-board-second-hq = seat { $seat } has a HQ on the board already
fault-board-hq-wounds = a HQ has no wounds, its points are in seats[].hq
fault-board-fallen-hq = a HQ without points has left the board; set seats[{ $seat }].hq
fault-puzzle-hand = puzzle '{ $puzzle }': hand: '{ $tile }' is no tile of { $army }; choose one of { $known }
fault-puzzle-goal = puzzle '{ $puzzle }': solution: it does not meet the goal '{ $goal }'

## Names

name-tile-at = { $tile } ({ $cell })
name-seat-twice = { $army } { $mark }
name-instant = an instant
name-side-0 = up
name-side-1 = right-up
name-side-2 = right-down
name-side-3 = down
name-side-4 = left-down
name-side-5 = left-up
nh-facing = { $rotation ->
   *[0] { name-side-0 }
    [1] { name-side-1 }
    [2] { name-side-2 }
    [3] { name-side-3 }
    [4] { name-side-4 }
    [5] { name-side-5 }
}

## What happened

event-placed = { $seat } places { $tile } on { $cell }, facing { nh-facing }
event-placed-hq = { $seat } sets up the HQ on { $cell }
event-turn = Turn { $turn }: { $seat }
event-drew = { $seat } draws: { $tiles }
event-last_tile_drawn = { $seat } has drawn the last tile: everybody else has one more turn, then comes the last battle
event-redrew = { $seat } throws the hand away ({ $tiles }) and draws anew
event-discarded = { $seat } discards { $tile }
event-turn_ended = { $seat } ends the turn
event-played = { $seat } plays { $tile }
event-moved = { $tile } moves from { $start } to { $cell }, facing { nh-facing }
event-turned = { $tile } ({ $cell }) turns to face { nh-facing }
event-pushed = { $tile } is pushed from { $start } to { $cell }
event-battle_began-tile = Battle!
event-battle_began-full = The board is full: battle!
event-battle_began-last = The last battle!
event-battle_began-hand = Battle!
event-battle_ended = The battle is over
event-phase = Phase { $phase }
event-acted = Acting: { $tiles }
event-hit = { $source } hits { $target } for { $damage }
event-converted = { $tile }: the attack { $side } becomes { $kind ->
    [melee] melee
   *[ranged] ranged
}
event-exploded = { $tile } explodes
event-healed = { $medic } saves { $patient } from { $source }
event-wounded = { $tile } is wounded, damage { $damage }
event-hq_damaged = The HQ of { $seat } loses { $damage }, { $left } left
event-scored = { $seat } scores { $damage }, { $points } in all
event-destroyed = { $tile } is destroyed
event-spent = { $tile } has done its work and leaves the board
event-removed = { $tile } is taken off the board
event-eliminated = { $seat } is out of the game
event-tie = A tie: one more turn each for { $seats }, then a battle
event-game_over-won = The game is over. Winner: { $seats }
event-game_over-drawn = The game is over. A draw between { $seats }
event-puzzle_over = { $solved ->
    [1] The puzzle is solved
   *[0] The puzzle is not solved
}

## What is asked

ask-headquarters = { $seat }: put the HQ on a free cell: hq CELL [NH-SET-05]
ask-discard = { $seat }: discard one tile first: discard TILE [{ $rule }]
ask-act = { $seat }: play, discard or move tiles, or end the turn: end [NH-TURN-03]
ask-retreat = { $seat }: where does { $tile } retreat to? [NH-PSH-03]
ask-explode = { $seat }: does { $tile } explode or fight? [NH-MOL-11]
ask-convert = { $seat }: does { $tile } change an attack? [NH-HEG-11]
ask-heal = { $seat }: which damage does which medic take? [NH-MED-05]

## Actions in words

action-pass = pass
action-hq = put the HQ on { $cell }
action-discard = discard { $tile }
action-redraw = throw the hand away and draw anew
action-place = place { $tile } on { $cell }, facing { nh-facing }
action-move = Move: { $tile } from { $start } to { $cell }, facing { nh-facing }
action-run = { $tile } goes from { $start } to { $cell }, facing { nh-facing }
action-ride = Transport: { $tile } from { $start } to { $cell }, facing { nh-facing }
action-move-turn = Move: { $tile } ({ $cell }) turns to face { nh-facing }
action-run-turn = { $tile } ({ $cell }) turns to face { nh-facing }
action-ride-turn = Transport: { $tile } ({ $cell }) turns to face { nh-facing }
action-push = Push: { $pusher } pushes { $pushed }
action-retreat = retreat to { $cell }
action-battle = Battle
action-snipe = Sniper at { $target }
action-grenade = Grenade at { $target }
action-airstrike = Air Strike around { $cell }
action-end = end the turn
action-explode = { $tile } explodes
action-fight = { $tile } attacks as usual
action-convert = { $tile }: the attack { $side } becomes { $kind ->
    [melee] melee
   *[ranged] ranged
}
action-keep = { $tile } changes nothing
action-heal = { $medic } saves { $patient } from { $source }

## A tile in words

tile-head = { $name } ({ $key }): { $army }, { $kind ->
    [hq] HQ
    [unit] unit
    [module] module
   *[instant] instant
}, { $count } in the army
tile-initiative = Initiative { $values }
tile-no-initiative = No initiative
tile-toughness = Toughness { $toughness }: the damage number { $deadly } destroys it
tile-mobility = Mobile: once in its owner's turn it may go to a neighbouring cell, turn, or both
tile-melee = Melee, strength { $strength }: { $sides }
tile-ranged = Ranged, strength { $strength }: { $sides }
tile-armour = Armour: { $sides }
tile-net = Net: { $sides }
tile-link = Link: { $sides }
effect-initiative = { $scope ->
    [linked] Linked
   *[adjacent] Adjacent
} { $target ->
    [friendly] friendly
   *[enemy] enemy
} tiles: initiative { $value }
effect-melee_strength = { $scope ->
    [linked] Linked
   *[adjacent] Adjacent
} { $target ->
    [friendly] friendly
   *[enemy] enemy
} tiles: melee strength { $value }
effect-ranged_strength = { $scope ->
    [linked] Linked
   *[adjacent] Adjacent
} { $target ->
    [friendly] friendly
   *[enemy] enemy
} tiles: ranged strength { $value }
effect-extra_attack = { $scope ->
    [linked] Linked
   *[adjacent] Adjacent
} friendly tiles: one extra attack, one phase after their last
effect-medic = Takes on itself all the damage that one enemy tile does to a linked friendly tile in one phase, and leaves the board
effect-take_over_module = Linked enemy modules work for its owner
effect-move_distance = While it works, friendly tiles that move may go up to { $value } cells
effect-grant_mobility = Linked friendly tiles may once in their owner's turn go to a neighbouring cell, turn, or both
effect-swap_attack_type = Once in a battle, one attack of a linked friendly tile may change from melee to ranged or back
effect-gauss_shot = Its shot hits every enemy in the line; bonuses to strength do not count
effect-explosion = In its phase it may explode instead of attacking: 1 damage to every neighbouring tile, and it is destroyed
effect-battle = A battle begins at once and ends the turn; not allowed once somebody has drawn his last tile
effect-move = One own tile goes to a free neighbouring cell, turns, or both
effect-push = One own tile pushes an adjacent enemy tile one cell away
effect-sniper = One enemy tile anywhere, no HQ, takes 1 damage; armour does not help
effect-grenade = One enemy tile next to the own HQ, no HQ, is destroyed; not while the own HQ is netted
effect-air_strike = Every unit and module on a cell and the six around it takes 1 damage, friends too; no HQ

## The table on the screen

screen-turn = Turn { $turn }
screen-setup = Setting up
screen-stage = { $stage ->
    [final_turns] final turns
    [last_battle] last battle
    [extra_turns] tie: extra turns
    [extra_battle] tie: last battle
   *[normal] {""}
}
screen-seat = { $mark } { $number } { $army }
screen-seat-hq = HQ { $points }
screen-seat-points = points { $points }
screen-seat-out = out of the game
screen-seat-counts = pile { $pile }, discards { $discards }
screen-seat-team = team { $team }
screen-hand = hand: { $tiles }
screen-hand-empty = hand: none
screen-hand-tile = { $name } [{ $key }]
screen-initiative = i{ $values }
screen-legend = † melee, ↑ ranged, ■ armour, # net, + link; i initiative, ♥ hits left, ★ HQ points, ⊗ netted
board-result = { $seat }: { $score ->
    [won] wins
    [drawn] draws
   *[lost] loses
}

## A battle by hand

battle-hq = HQ { $seat }: { $points }
battle-choice = { "  " }{ $seat } chooses: { $action }
battle-after = After the battle
battle-outcomes = { $outcomes ->
    [one] { $outcomes } distinct end
   *[other] { $outcomes } distinct ends
}
battle-outcome = End { $number }: HQ points { $points }
battle-left = { "  " }on the board: { $tiles }
battle-empty = { "  " }the board is empty
