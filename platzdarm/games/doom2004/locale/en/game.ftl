### Texts of Doom: The Boardgame (2004).

## Why not

refusal-d04-game-over = the game is over
refusal-d04-no-such-action = there is no such action
refusal-d04-not-your-decision = it is another seat's decision
refusal-d04-answer-first = another question waits for an answer
refusal-d04-undeclared = first an action must be declared
refusal-d04-no-points = there are not enough movement points
refusal-d04-cannot-pass = a wall, a door, a prop or a figure is in the way, or there would be no place to stop
refusal-d04-cannot-stop = nobody stops on a square with another figure
refusal-d04-passing = on a friend's square one can only go on
refusal-d04-no-attack = there is no attack left
refusal-d04-no-weapon = he does not have that weapon, or no ammo for it, or is berserk
refusal-d04-no-sight = there is no line of sight to that square, or it is out of reach
refusal-d04-no-aim = he has no aim order
refusal-d04-no-door = there is no such door beside the figure
refusal-d04-door-locked = the door is locked
refusal-d04-door-secured = invaders do not move security doors
refusal-d04-door-held = a large invader stands across the door
refusal-d04-door-sealed = the door is jammed for this turn
refusal-d04-no-teleporter = there is no live teleporter under a marine, or nowhere to stand at the other end
refusal-d04-no-duct = that duct cannot be used
refusal-d04-no-gift = weapons and ammo are given to an adjacent marine, for a movement point a token
refusal-d04-no-exit = there is no way out here, or not yet
refusal-d04-no-order = an order is placed by readying, once a turn, where there is none
refusal-d04-no-heal = nobody can be healed now
refusal-d04-no-respawn = he returns on a free square 8 to 16 squares from where he was killed
refusal-d04-no-reroll = these dice are not rolled again
refusal-d04-no-spawn = spawn cards are played in the invader's second step, and this one cannot be now
refusal-d04-no-place = there is no room for it here: it needs revealed and free squares, all out of the marines' sight
refusal-d04-place-seen = a marine sees this square: other invaders do not hide it
refusal-d04-place-taken = this square is taken or blocked
refusal-d04-no-activation = that invader cannot be activated, or has been
refusal-d04-no-card = that card cannot be played now, or not on that target
refusal-d04-no-walk = a blow-through goes on to an adjacent square with a blue or green die fewer
refusal-d04-no-knock = a figure is knocked to a free square within three steps
refusal-d04-no-adrenaline = adrenaline is spent before the action is declared

## What is wrong with options and content

fault-d04-marines = marines={ $marines }: one to three marines play
fault-d04-colours = colours={ $colours }: one for each marine, all different, out of { $known }
fault-d04-not-revealed = square '{ $square }' does not exist or has not been revealed
fault-d04-no-figure = there is no figure '{ $figure }' in this game
fault-d04-no-room = '{ $figure }' does not fit there
fault-d04-covers = as '{ $figure }' is to stand there, it covers { $squares }
fault-d04-taken-by = { $square } is taken by '{ $figure }'
fault-d04-out-of-range = { $number }; it is { $least } to { $most }
fault-d04-no-such-card = '{ $card }' is none of the cards that are left
fault-d04-no-turn = turn: { $turn }; seats are 0 to { $last }
fault-d04-won = won={ $won }: a letter, m or i, for each scenario played, { $most } at most
fault-d04-kept = kept={ $kept }: write a colour and a weapon, as red:shotgun; weapons are { $known }
fault-d04-no-piece = there is no piece '{ $name }'; the box has { $known }
fault-d04-no-area = there is no area '{ $name }'; there are { $known }
fault-d04-off-frame = square { $x }, { $y } lies outside the frame of the scenario
fault-d04-overlap = square { $x }, { $y } is taken by pieces[{ $other }]
fault-d04-too-many-pieces = the box has { $most } of '{ $name }'
fault-d04-door-in-the-air = door { $door } does not stand between squares
fault-d04-door-on-door = door { $door } stands on a border of another door
fault-d04-door-joins = door { $door } must fill an opening between just the areas that it joins
fault-d04-door-length = a door is two borders long, in a line
fault-d04-no-door = two areas meet at { $x }, { $y } without a door
fault-d04-cut-off = from nowhere can one come to the piece '{ $piece }'
fault-d04-no-door-named = there is no door '{ $name }'; there are { $known }
fault-d04-id-twice = '{ $id }' stands there twice
fault-d04-tokens = the tokens are { $known }, in this order, not { $found }
fault-d04-miss = a { $colour } die has no miss
fault-d04-no-dice = it rolls no dice
fault-d04-basic-tokens = a weapon that everybody has comes without tokens, any other with some
fault-d04-base = a figure fills 1x1, 2x1 or 2x2 squares
fault-d04-no-invader = there is no invader '{ $name }'; there are { $known }
fault-d04-no-token = there is no token '{ $name }'; there are { $known }
fault-d04-scatter = a scatter is [east, south], not both 0, or empty for the miss sign
fault-d04-no-square = there is no square { $x }, { $y }
fault-d04-no-floor = no square is left
fault-d04-other-area = square { $x }, { $y } lies in area { $area }
fault-d04-cells = '{ $prop }' fills { $cells } squares
fault-d04-astride = { $type } at { $x }, { $y } would stand across a wall
fault-d04-stacked = square { $x }, { $y } is taken
fault-d04-in-pieces = the squares of '{ $figure }' are not 1, 2 in a row, or a block of 4
fault-d04-encounter-square = area '{ $area }' needs exactly one encounter prop, and one encounter
fault-d04-encounter-ways = an encounter has deeds, or at least two ways, not both
fault-d04-crawlway = a crawlway joins two ducts that have these ids
fault-d04-no-flag = nothing sets the flag '{ $name }'; set are { $known }
fault-d04-no-plate = there is no plate '{ $name }'
fault-d04-no-exit = door '{ $door }' does not lead off the board
fault-d04-deed-field = '{ $do }' does not read this; it reads { $known }
fault-d04-deed-needs = '{ $do }' needs { $name }
fault-d04-no-variant = there is no variant '{ $name }'; there are { $known }
fault-d04-no-scenario = there is no scenario '{ $name }'; there are { $known }
fault-d04-too-many = the box has { $most } of '{ $what }'
fault-d04-too-many-areas = a scenario has at most { $most } areas

## Names

d04-side-green = Green
d04-side-red = Red
d04-side-blue = Blue
d04-side-invader = The invader
d04-side-marines = The marines
d04-name-action-sprint = sprint
d04-name-action-unload = unload
d04-name-action-advance = advance
d04-name-action-ready = ready
d04-name-order-none = no order
d04-name-order-aim = aim
d04-name-order-guard = guard
d04-name-order-dodge = dodge
d04-name-order-heal = heal
d04-figure = { $type } { $n }
d04-around = everybody around
d04-at = { $figure } ({ $square })
d04-times = { $what } ×{ $n }
d04-direction-n = north
d04-direction-ne = north-east
d04-direction-e = east
d04-direction-se = south-east
d04-direction-s = south
d04-direction-sw = south-west
d04-direction-w = west
d04-direction-nw = north-west
d04-die =
    { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    }
d04-die-face =
    { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    } { $miss ->
        [yes] miss
       *[no] { $range }/{ $damage }
    }

## What happened

d04-event-round = Round { $round }
d04-event-turn = { $figure }'s turn
d04-event-invader_turn = The invader's turn
d04-event-action = { $figure } declares: { $action }
d04-event-adrenaline = { $figure } spends adrenaline
d04-event-activated = { $figure } is activated
d04-event-game_over =
    { $side ->
        [invader] The game is over: the invader wins
       *[marines] The game is over: the marines win
    }
d04-event-drew_card = The invader draws { $card }
d04-event-drew =
    { $cards ->
        [one] The invader draws and has 1 card
       *[other] The invader draws and has { $cards } cards
    }
d04-event-discarded = The invader discards { $card }
d04-event-shuffled = The discards become the new deck
d04-event-deck_empty = The invader's deck has run out
d04-event-spawn = The invader plays a spawn card: { $card }
d04-event-spawn-choice = The invader plays a spawn card, { $card }, and chooses { $group }
d04-event-used = The invader plays { $card }
d04-event-used-aimed = The invader plays { $card }: { $aims }
d04-event-cancelled = { $figure } gives up the order and cancels { $card }
d04-event-scatter_card = A card tells where the blast scatters: { $card }
d04-event-mended =
    { $wounds ->
        [0] Wounds come off { $figure }: none is left
        [one] Wounds come off { $figure }: 1 is left
       *[other] Wounds come off { $figure }: { $wounds } are left
    }
d04-event-swapped = { $token } changes places with { $other }
d04-event-moved = { $figure } moves to { $square }
d04-event-teleported = { $figure } comes out of the teleporter: { $area }, { $square }
d04-event-knocked = { $figure } is knocked to { $square }
d04-event-placed = { $figure } appears: { $area }, { $square }
d04-event-recycled = { $figure } is taken off the board, to appear elsewhere
d04-event-no_place = { $type }: every free square is in a marine's sight, so nobody appears (D04-SPAWN-05)
d04-event-no_figure = { $type }: all figures of the kind are on the board, so nobody appears (D04-SPAWN-07)
d04-event-respawned = { $figure } returns: { $area }, { $square }
d04-event-left = { $figure } leaves the base
d04-event-kept = { $figure } takes along: { $weapon }
d04-event-telefrag = Telefrag: { $figure } arrives where { $other } stands
d04-event-door_opened = Door { $door } opens
d04-event-door_closed = Door { $door } closes
d04-event-door_destroyed = Door { $door } is smashed
d04-event-revealed = A new area: { $area }
d04-event-read = { $text }
d04-event-exploded = The barrel on { $square } explodes
d04-event-encounter = { $figure }: { $text }
d04-event-special = { $text }
d04-event-took = { $figure } takes { $token }
d04-event-gave = { $figure } gives { $token } to { $other }
d04-event-healed = { $figure } is healed: +{ $tokens }, life { $left } now
d04-event-ordered = { $figure } has the order: { $order }
d04-event-order_lost = { $figure } discards the order: { $order }
d04-event-order_lost-used = { $figure } carries out the order: { $order }
d04-event-guard = { $figure } interrupts the invader's turn
d04-event-follow_up = { $figure } gets movement points and an attack for the kill
d04-event-berserk_over = { $figure } is no longer berserk
d04-event-ammo_spent = { $figure } spends ammo: { $ammo }, { $left ->
    [0] the last
   *[other] { $left } left
}
d04-event-attack = { $attacker } attacks { $square }, range { $range }
d04-event-attack-weapon = { $attacker } attacks { $square } with { $weapon }, range { $range }
d04-event-watchful = { $figure } is watchful: { $other } is next to it
d04-event-misfired = { $attacker } has a dud: the attack fails
d04-event-rolled = { $attacker } rolls, range and damage: { $dice }
d04-event-rerolled = Rolled again, range and damage: { $dice }
d04-event-aim_cancelled = Aim and dodge cancel each other
d04-event-judged-miss = A die shows a miss: the attack fails
d04-event-judged-short = Out of reach: range { $reach } came up, it needs { $range }
d04-event-scattered = The blast scatters to { $square }
d04-event-scattered-none = The blast scatters and harms nobody
d04-event-damage = { $damage } damage: { $square }
d04-event-damage-around = { $damage } damage to everybody around
d04-event-attack_over = The attack is over
d04-event-unhurt = { $figure } is unhurt: damage { $damage }, armour { $armour }
d04-event-acid = Acid burns { $figure }
d04-event-wounded =
    { $wounds ->
        [one] { $figure } takes 1 wound
       *[other] { $figure } takes { $wounds } wounds
    }
d04-event-killed = { $figure } is killed
d04-event-killed-by = { $killer } kills { $figure }
d04-event-frag = Frag: { $frags } of { $needed }

## Questions

d04-ask-action = Declare { $figure }'s action
d04-ask-act = What does { $figure } do?
d04-ask-respawn = Where does { $figure } return?
d04-ask-encounter = { $figure } is at an encounter: which way?
d04-ask-alert = { $figure } is alert: place a guard order?
d04-ask-keep = { $figure }: which weapon to take along?
d04-ask-discard = Discard a card: the hand is too large
d04-ask-prepare = Play a spawn or event card, or go on
d04-ask-put = Where does { $type } appear?
d04-ask-recycle = All figures of this type are on the board ({ $type }). Take one up to place it anew?
d04-ask-activate = Who is activated next?
d04-ask-invader = What does { $figure } do?
d04-ask-reroll = { $attacker } attacks { $square }: which dice are rolled again?
d04-ask-knock = { $attacker } attacked { $square }: who is knocked where?
d04-ask-walk = { $attacker } attacked { $square }: does the blow-through go on?
d04-ask-watchful = { $watcher } is watchful: attack { $figure }?
d04-ask-cancel = Give up the order to cancel “{ $card }”?
d04-ask-heal = { $figure } may use the healing order
d04-ask-interrupt = Interrupt?
d04-ask-interrupt-of = Interrupt { $figures }?
d04-ask-marine_turn = Play a card before this marine's turn?
d04-ask-marine_turn-of = Play a card before the turn of { $figures }?
d04-ask-attack_declared = Play a card before the dice are rolled?
d04-ask-attack_declared-of = { $figures } attacks. Play a card before the dice are rolled?
d04-ask-strike_declared = Play a card for this attack?
d04-ask-strike_declared-of = { $figures } attacks. Play a card for it?
d04-ask-attack_rolled = Play a card after the roll?
d04-ask-attack_rolled-of = { $figures } has rolled. Play a card?
d04-ask-area_revealed = A new area is revealed. Play a card?
d04-ask-area_revealed-of = A new area is revealed ({ $figures }). Play a card?
d04-ask-equipment_taken = Equipment was picked up. Play a card?
d04-ask-equipment_taken-of = { $figures } has picked up equipment. Play a card?

## Actions

d04-action-pass = Pass
d04-action-action = { $action }
d04-action-adrenaline = Spend adrenaline: 4 more movement points
d04-action-step = Step { $direction } ({ $square })
d04-action-door = Door { $door }
d04-door = Door { $door }
d04-action-teleport = Enter the teleporter
d04-action-duct = Through the ducts to { $square }
d04-action-crawl = Crawl through the duct
d04-action-give = Give { $token } to { $figure }
d04-action-leave = Leave the base
d04-action-attack = Attack { $square }: { $weapon }
d04-action-attack-aimed = Aimed attack on { $square }: { $weapon }
d04-action-strike = Attack { $square }
d04-action-order = Order { $order }: { $figure }
d04-action-heal = Heal { $figure }
d04-action-end = End
d04-action-respawn = Return on { $square }
d04-action-reroll = Roll again: { $dice }
d04-action-walk = Blow through to { $square }, giving up a die: { $colour }
d04-action-knock = Knock { $figure } to { $square }
d04-action-use = Play { $card }
d04-action-use-aimed = Play { $card }: { $aims }
d04-action-discard = Discard { $card }
d04-action-spawn = Spawn: { $group }
d04-action-put = Place on { $square }
d04-action-put-turned = Place on { $square }, lying north and south
d04-action-recycle = Take up { $figure }
d04-action-activate = Activate { $figure }
d04-action-choose = { $way }
d04-action-cancel = Cancel the card
d04-action-keep = Take along: { $weapon }

## The terminal

d04-asked = { $seat }: { $question } [{ $rule }]
d04-screen-head = { $scenario } · round { $round } · frags { $frags }/{ $needed }
d04-screen-left = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}
d04-screen-killed = killed, returns in his turn
d04-screen-left-base = out of the base
d04-screen-life = ♥{ $life }/{ $most } armour { $armour }
d04-screen-ammo = { $ammo } { $n }
d04-screen-adrenaline = adrenaline { $n }
d04-screen-berserk = berserk
d04-screen-keys = keys: { $keys }
d04-screen-counts = hand { $hand }, deck { $deck }, discards { $discards }
d04-screen-type = { $type }: { $figures }
d04-screen-card = { $name } [{ $id }]: { $text }
d04-screen-card-short = { $name } [{ $id }]
d04-screen-hand = Hand: { $cards }
d04-screen-text = { $name }: { $text }
d04-screen-legend-map = ┃ ━ walls, ╎ ╌ closed doors, ? not revealed, ## obstacle, o barrel, ~ acid, = duct, T teleporter, ! encounter, * equipment
d04-screen-legend-figures = @ marines; { $invaders }; ♥ wounds left, → movement left
d04-screen-odds = { $attack }; { $figure }: hit { $hit } %, { NUMBER($mean, minimumFractionDigits: 1) } wounds on average, kill { $kill } %
d04-screen-obstacle = blocking obstacle
d04-screen-teleporter = teleporter
d04-screen-encounter = encounter
d04-screen-barrel = barrel
d04-screen-acid = acid
d04-screen-duct = duct
