### Texts of DOOM: The Board Game (2016).

## Who sees whom

sight-clear = { $attacker } sees { $defender }, no cover ({ $where })
sight-covered = { $attacker } sees { $defender }, in cover ({ $where })
sight-blocked = { $attacker } does not see { $defender } ({ $where })
sight-adjacent = adjacent
sight-distance = distance { $distance }
sight-out-of-range = out of any range
sight-nobody = there are no two figures of different sides

## Errors of hand-made boards, word for word as the engine raises them

fault-sight-square = there is no square { $square } on the map
fault-sight-length = { $segment } is not a border of length 1
fault-sight-segment = { $segment } is not on the map
fault-sight-terrain = { $square } is { $kind } already
fault-sight-id = '{ $figure }' stands twice; ids must differ
fault-sight-base = { $squares } is no base of 1, 2, 2x2 or 2x3 squares
fault-sight-taken-large = { $square } is taken by the large figure '{ $figure }'
fault-sight-taken = { $square } is taken by '{ $figure }'

## Why not

refusal-not-your-decision = it is another seat's decision
refusal-in-attack = nobody moves during an attack
refusal-no-points = there are not enough movement points
refusal-cannot-pass = a wall, a door, terrain or the rim of the map is in the way
refusal-cannot-stop = a figure cannot stop on another one's square
refusal-cannot-turn = after turning it must cover half of its squares, and stand on the map
refusal-no-teleporter = a marine moves from an active teleporter to another
refusal-nothing-below = a large figure stops on small figures only
refusal-no-door = there is no door to open on a border of that figure's squares
refusal-door-forbidden = demons cannot open doors now
refusal-nothing-here = there is nothing of the kind to take on that square
refusal-weapon-owned = the weapon set is owned already, or none is left
refusal-demons-take-nothing = demons take no items
refusal-card-not-in-hand = the card is not in your hand
refusal-is-reaction = a reaction is played only when its text says
refusal-main-used = no main action is left
refusal-no-run = Run is a main action and costs a card from hand
refusal-friend = only an enemy can be attacked
refusal-no-attack-left = no attack is left
refusal-card-resolved = no card with an attack is being resolved
refusal-out-of-reach = the figure is not in sight or out of range
refusal-no-glory-kill = no attack can be made on it now, and the movement points left do not lead into its square for a glory kill
refusal-glory-forbidden = an event card protects it from glory kills until this activation ends, and no attack can be made on it now
refusal-no-ability = that cannot be used now, or not so
refusal-demon-acted = those of the chosen type act now that have not acted yet
refusal-type-acted = a type can be activated that is on the map and has not acted this round
refusal-no-group = choose one of the two groups of the portal's colour
refusal-no-portal = that portal cannot be used now
refusal-no-place = summoned figures go on free squares as near to the portal as possible
refusal-no-argent-there = argent power cannot be put there
refusal-no-discard = that card cannot be discarded now
refusal-no-sets = choose three different event sets
refusal-no-weapons = choose two different starting weapons that are left
refusal-no-respawn = a marine respawns on an active teleporter
refusal-no-displacement = a displaced figure goes to the nearest free square
refusal-no-seal = the objective card does not allow that now

## Errors of notation, options and content, word for word as the engine raises them

fault-d16-square = there is no square '{ $square }' on this map
fault-d16-operation-over = won={ $won }: the operation is over
fault-d16-played = played: name each mission that was won, separated by commas
fault-d16-mission-unnamed = mission: the loser of the last mission names the next one
fault-d16-mission-twice = mission={ $mission }: no mission is played twice
fault-d16-wins = won={ $won }: write the invader's and the marines' wins as 2-1
fault-d16-marines = marines={ $marines }: there are 1 to 4 marines
fault-d16-tutorial-decks = decks=own: the tutorial has its own decks
fault-d16-file-key = { $file }: the file holds '{ $key }' and nothing else
fault-d16-map-size = { $squares } squares; a map has at most 255
fault-d16-doors = the box holds 8 doors
fault-d16-no-tile = there is no tile '{ $tile }'; choose one of { $known }
fault-d16-tile-copies = the box holds { $copies } of tile '{ $tile }'
fault-d16-tile-overlap = tile '{ $tile }' overlaps another at { $square }
fault-d16-field-choice = there is no '{ $name }'; choose one of { $known }
fault-d16-field-square = { $square } is not a square of the map
fault-d16-field-objectives = { $needed } squares are needed, not { $given }

## Names

d16-side-invader = Invader
d16-side-marines = Marines
d16-side-alpha = Alpha
d16-side-bravo = Bravo
d16-side-charlie = Charlie
d16-side-delta = Delta
d16-figure-demon = { $demon } { $n }
d16-figure-machine = Machine { $n }
d16-figure-drone = Drone
d16-at = { $figure } ({ $square })
d16-invasion-card = invasion card
d16-times = { $what } ×{ $n }
d16-door = the door { $squares }
d16-mark = mark
d16-brace = braced weapon
d16-terrain-difficult = difficult terrain
d16-terrain-impassable = impassable terrain
d16-terrain-blocking = blocking terrain
d16-direction-n = north
d16-direction-ne = north-east
d16-direction-e = east
d16-direction-se = south-east
d16-direction-s = south
d16-direction-sw = south-west
d16-direction-w = west
d16-direction-nw = north-west
d16-portal =
    { $colour ->
        [blue] blue portal
        [yellow] yellow portal
       *[red] red portal
    } on { $square }
d16-portal-unknown = portal on { $square }
d16-shields =
    { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
d16-dodge-mark = dodge
d16-special-mark = special
d16-dice-red =
    { $n ->
        [one] 1 red die
       *[other] { $n } red dice
    }
d16-dice-black =
    { $n ->
        [one] 1 black die
       *[other] { $n } black dice
    }
d16-dice-both =
    { $red } red and { $black ->
        [one] 1 black die
       *[other] { $black } black dice
    }
d16-dice-none = no dice
d16-die-face =
    { $die ->
        [black] black { $n }
       *[red] red { $n }
    }
d16-die-turned = { $die } → { $n }

## What happened

# Arguments are named as the events' fields in the game's vocabulary; `text/chronicle.py` gives them. Lists have commas.
# `$dice` of an attack is made with d16-dice-..., that of a roll with d16-die-face. Endings: -many for several alike
# at once ($n), -aim and -aimed for something named with it, -by with a killer, -none for no card, -card with a card.

d16-event-chose = { $seat } chooses in secret
d16-event-armed = { $marine } takes { $weapons }
d16-event-class = { $marine } has the class { $class }
d16-event-leader = { $marine } takes point
d16-event-round = Round { $round }
d16-event-threat = Threat tokens: { $tokens }
d16-event-initiative = Initiative deck: { $cards }
d16-event-revealed = Initiative card: { $turn }
d16-event-type_activated = The invader activates { $type }
d16-event-nobody_ready = Initiative card: Invader. No demons are left to activate
d16-event-activation = { $figure } is activated
d16-event-ended = { $figure } ends
d16-event-progress = Rounds held: { $rounds }
d16-event-game_over =
    { $side ->
        [invader] The mission is over: the invader wins
       *[marines] The mission is over: the marines win
    }
d16-event-drew = { $marine } draws a card
d16-event-drew-many =
    { $marine } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
d16-event-drew_card = { $marine } draws { $card }
d16-event-discarded = { $marine } discards { $card }
d16-event-shuffled = { $marine } shuffles the discard pile into a new deck
d16-event-drew_event = The invader draws an event card
d16-event-drew_event-many =
    The invader draws { $n ->
        [one] 1 event card
       *[other] { $n } event cards
    }
d16-event-drew_event_card = From the event deck: { $event }
d16-event-event_discarded = The invader discards { $event }
d16-event-events_shuffled = The discarded events are shuffled into a new deck
d16-event-drew_glory = { $marine } draws a glory kill card
d16-event-drew_glory_card = { $marine } draws the glory kill { $glory }
d16-event-glory_discarded = { $marine } discards the glory kill { $glory }
d16-event-played = { $marine } plays { $card }
d16-event-played-aim = { $marine } plays { $card }: { $aim }
d16-event-ran = { $figure } runs
d16-event-used = { $seat } uses { $ability }
d16-event-used-aimed = { $seat } uses { $ability }: { $aims }
d16-event-exhausted = { $marine } exhausts the class card
d16-event-looked =
    { $seat } looks at { $cards ->
        [one] the top initiative card
       *[other] the top { $cards } initiative cards
    }
d16-event-looked_at = On top of the initiative deck: { $turns }
d16-event-put_back =
    { $seat } puts a card { $end ->
        [top] on top of the initiative deck
       *[bottom] at the bottom of the initiative deck
    }
d16-event-first_card = The initiative card of { $marine } goes to the top
d16-event-moved = { $figure } moves to { $square }
d16-event-turned = { $figure } turns on { $square }
d16-event-teleported = { $figure } teleports to { $square }
d16-event-displaced = { $figure } is displaced to { $square }
d16-event-respawn = { $figure } respawns on { $square }
d16-event-placed = { $figure } appears on { $square }
d16-event-teleporter_active = The teleporter on { $square } is active
d16-event-door_opened = { $figure } opens a door
d16-event-took_pack = { $marine } takes the health pack on { $square }
d16-event-took_weapon = { $marine } takes a weapon: { $weapon }
d16-event-took_token = { $marine } takes the objective token on { $square }
d16-event-took_token-sample = { $marine } takes the sample on { $square }
d16-event-took_token-asset = { $marine } takes the asset on { $square }
d16-event-token_dropped = An objective token lies on { $square }
d16-event-token_dropped-sample = A sample lies on { $square }
d16-event-token_dropped-asset = An asset lies on { $square }
d16-event-carries = { $figure } carries a sample
d16-event-secured = Assets brought home: { $tokens }
d16-event-worked = { $marine } works on { $machine }: progress { $tokens }
d16-event-thrown = { $marine } throws a grenade at { $square }
d16-event-exploded = The grenade on { $square } goes off: { $damage } damage
d16-event-portal_up = The portal on { $portal } is turned up
d16-event-portal = Demons come out of the portal on { $portal }
d16-event-summoned =
    { $tokens ->
        [0] Group summoned: { $types }
       *[other] Group summoned: { $types }, { $tokens } argent
    }
d16-event-portal_closed = The portal on { $portal } is gone
d16-event-portals_closed = All portals close
d16-event-argent = Argent power, { $place }: { $tokens }
d16-event-attack = { $attacker } attacks { $defender }: { $dice }
d16-event-attack-card = { $attacker } attacks { $defender } with { $card }: { $dice }
d16-event-lost_die =
    { $die ->
        [black] { $attacker } is stunned and takes a black die away
       *[red] { $attacker } is stunned and takes a red die away
    }
d16-event-rolled = { $attacker } rolls { $dice }
d16-event-rolled-nobody = Rolled: { $dice }
d16-event-rolled-none = { $attacker } has no die left to roll
d16-event-defence = { $defender } defends with { $shown }
d16-event-defence-none = { $defender } has no defence card
d16-event-damaged = { $figure } suffers { $damage } damage, { $total } in all
d16-event-healed = { $figure } heals { $damage } damage
d16-event-stunned = { $figure } is stunned
d16-event-killed = { $figure } is killed
d16-event-killed-by = { $killer } kills { $figure }
d16-event-killed-glory = Glory kill: { $killer } tears { $figure } apart
d16-event-struck =
    { $defender }: { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    } against { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }, { $dealt ->
        [0] no damage
       *[other] { $dealt } damage
    }
d16-event-struck-dodged = { $defender } dodges: no damage
d16-event-frag = Frag tokens of the invader: { $frags }

## Questions

# `$figure` is whom the question is about, `$demon` a type, `$card` the defence card. The rule stands beside it.

d16-asked = { $seat }: { $question } [{ $rule }]
d16-ask-sets = choose three event sets, in secret
d16-ask-invasion = choose an invasion card, in secret
d16-ask-weapons = choose two starting weapons
d16-ask-class = choose a class card
d16-ask-leader = who takes point?
d16-ask-argent_discard = discard event cards for argent power, or pass
d16-ask-argent = where does the argent token go?
d16-ask-transfer = move argent tokens from the invasion card to the group, or pass
d16-ask-spend = spend threat tokens on a portal, or pass
d16-ask-portal = which portal is used?
d16-ask-group = which group comes out of the { $portal }?
d16-ask-place = where is the { $demon } placed?
d16-ask-carry = which demon carries the sample?
d16-ask-drop =
    { $kind ->
        [sample_collection] where does the sample fall?
        [asset_extraction] where does the asset fall?
       *[other] where does the objective token fall?
    }
d16-ask-act = move, play cards, attack, or end
d16-ask-walk = { $figure } may spend movement points now, or end
d16-ask-respawn = where does { $figure } respawn?
d16-ask-activate = which demons are activated?
d16-ask-next_demon = which of the demons acts next?
d16-ask-demon = { $figure } acts: move, attack, or end
d16-ask-displace = { $figure } stops on others: who goes where?
d16-ask-lose_die = { $figure } is stunned: which die is taken away?
d16-ask-cover = { $figure } has cover: keep { $card } or take the next card?
d16-ask-discard = discard one event card
d16-ask-peek = put each card back on top or at the bottom
d16-ask-reorder = put the cards back, the last one on top
d16-ask-status_phase = the initiative deck is ready: use something?
d16-ask-activation_phase = before the next initiative card: use something?
d16-ask-start_activation = { $figure } is activated: use something?
d16-ask-ally_start_activation = { $figure } is activated: help?
d16-ask-end_activation = the activation of { $figure } ends: use something?
d16-ask-demon_near = { $figure } has moved: react?
d16-ask-declared = { $figure } is attacked: take the attack?
d16-ask-before_roll = { $figure } is about to roll: use something?
d16-ask-while_defending = { $figure } defends: use something?
d16-ask-while_attacking = { $figure } attacks: use something?
d16-ask-after_attack = the attack of { $figure } is over: use something?
d16-ask-on_kill = { $figure } is killed: use something?
d16-ask-on_killed = { $figure } is killed: one last attack?
d16-ask-when_stunned = { $figure } is stunned: use something?

## Answers

d16-action-pass = pass
d16-action-step = step { $direction } ({ $square })
d16-action-turn = turn to { $square }
d16-action-teleport = teleport to { $square }
d16-action-stop = stop here; the figures below are displaced
d16-action-open = open { $door }
d16-action-take =
    { $item ->
        [health_pack] take the health pack
        [weapon] take the weapon
        [token-sample_collection] take the sample
        [token-asset_extraction] take the asset
       *[token] take the objective token
    }
d16-action-play = play { $card }
d16-action-play-aim = play { $card }: { $aim }
d16-action-run = run: discard { $card } for 6 movement points
d16-action-attack = attack { $figure }: { $dice }
d16-action-attack-with = attack { $figure } with { $ability }: { $dice }
d16-action-use = use { $ability }
d16-action-use-aimed = use { $ability }: { $aims }
d16-action-end = end
d16-action-activate = activate { $type }
d16-action-keep = keep the card
d16-action-second = discard it and use the next card
d16-action-lose =
    { $die ->
        [black] take a black die away
       *[red] take a red die away
    }
d16-action-displace = { $figure } to { $square }
d16-action-portal = use the { $portal }
d16-action-group = summon { $group }
d16-action-put =
    { $turned ->
        [0] place it on { $square }
       *[1] place it on { $square }, turned
    }
d16-action-argent = argent token on { $place }
d16-action-discard = discard { $event }
d16-action-sets = take { $sets }
d16-action-invasion = take { $invasion }
d16-action-weapons = take { $weapons }
d16-action-class = take { $class }
d16-action-leader = { $marine } takes point
d16-action-respawn = respawn on { $square }
d16-action-drop = put the token on { $square }
d16-action-carry = { $figure } carries the sample
d16-action-work = work on { $machine }, discarding { $card }
d16-action-seal = close the { $portal }
d16-action-order =
    { $end ->
        [top] put { $turn } on top
       *[bottom] put { $turn } at the bottom
    }
d16-action-flames = use { $ability } instead of the attack
d16-action-next = { $figure } acts next

## The table on the screen

d16-screen-head = { $mission } · round { $round } · frags { $frags }/{ $needed }
d16-screen-setup = { $mission } · set-up
d16-screen-goal =
    { $kind ->
        [sample_collection] samples { $done }/{ $needed }
        [asset_extraction] assets { $done }/{ $needed }
        [guard_duty] rounds { $done }/{ $needed }
        [system_restart] progress { $done }/{ $needed }
       *[seal_the_breach] portals left { $done }
    }
d16-screen-threat = threat { $tokens }
d16-screen-to-come = to come: { $cards }
d16-screen-health = ♥{ $left }/{ $health }
d16-screen-off = killed
d16-screen-points =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
d16-screen-mains =
    { $n ->
        [one] 1 main action
       *[other] { $n } main actions
    }
d16-screen-counts = hand { $hand }, deck { $deck }, discards { $discards }
d16-screen-glory = glory kills { $n }
d16-screen-class = { $name }
d16-screen-class-exhausted = { $name } (exhausted)
d16-screen-argent = argent { $n }
d16-screen-type-used = exhausted
d16-screen-demon = { $demon } ♥{ $health }
d16-screen-type = { $demon }: { $figures }
d16-screen-type-notes = { $demon } ({ $notes }): { $figures }
d16-screen-invasion = invasion card: { $name }
d16-screen-card = { $name } [{ $id }]: { $text }
d16-screen-card-short = { $name } [{ $id }]
d16-screen-hand = In hand ({ $seat }): { $cards }
d16-screen-in-play = in play: { $cards }
d16-screen-legend-map =
    ~~ difficult, %% impassable, ## blocking terrain; ┃ ━ walls, ╎ ╌ doors; Ob Oy Or portals, O? face down; T t teleporter, on and off; + health pack; w weapon; * objective token; g grenade; & machine or drone; X exit
d16-screen-legend-figures = @ marines; { $demons }; ♥ health left, ⊗ stunned, ! staggered, * carries a token
d16-screen-odds = { $attack }; mean damage { NUMBER($mean, minimumFractionDigits: 1) }, kills { $kill } %
d16-screen-odds-stagger =
    { $attack }; mean damage { NUMBER($mean, minimumFractionDigits: 1) }, kills { $kill } %, staggers { $stagger } %
d16-screen-square = { $square }: { $things }
d16-screen-square-empty = { $square }: plain floor
d16-screen-teleporter-on = active teleporter
d16-screen-teleporter-off = teleporter, not yet active
d16-screen-pack = health pack
d16-screen-token = objective token
d16-screen-grenade = grenade: { $weapon }
d16-screen-exit = exit
d16-screen-figure = { $figure } ({ $code }): { $state }
d16-screen-stunned = stunned
d16-screen-staggered = staggered
d16-screen-carries = carries tokens: { $n }
