### What only the page says of Doom (2004).

## The table

d04-headline = { $scenario } · round { $round }
d04-board = The base
d04-hand-weapons = Weapons and ammo
d04-hand = Invader's cards
d04-hand-empty = No cards in hand
d04-spawn-lost = { $rest ->
    [yes] Spawn the rest
   *[no] Spawn for nothing
}
d04-spawn-lost-seen = Marines see every free square ({ $seen }){ $taken ->
    [0] { "" }
   *[other] , { $taken } taken
}: nobody appears, and the card is spent
d04-spawn-lost-room = { $who }: not enough room out of the marines’ sight; { $rest ->
    [yes] the rest appear
   *[no] nobody appears, and the card is spent
}
d04-hand-aim = Choose the aim on the board
d04-hand-use = Play: { $aim }
d04-hand-not-now = Not now
d04-hand-deed = { $verb ->
    [discard] Discard
   *[use] Play
}
d04-bin = Bin
d04-of = { $done }/{ $needed }
d04-back = Back
d04-out = { $square ->
    [barrel] to the barrel
   *[other] to { $square }
}
d04-overlay-sight = Who sees whom
d04-overlay-sight-short = Sight
d04-overlay-reach = Where enemies could go
d04-overlay-reach-short = Reach
d04-briefing = Briefing
d04-room = Area { $number }
d04-room-close = Put the text away
d04-room-kept = the text stays in the log

## Prompts

d04-prompt-activate-done = All invaders have acted
d04-prompt-prepare-done = Nothing is left to play
d04-prompt-act = { $kind ->
    [invader] { $figure }: { $goes ->
        [yes] { $attacks ->
            [yes] go, attack or end the activation
           *[no] { $ends ->
                [yes] go or end the activation
               *[no] go on, it cannot stop here
            }
        }
       *[no] { $attacks ->
            [yes] attack or end the activation
           *[no] end the activation
        }
    }
   *[act] { $figure }: { $goes ->
        [yes] { $attacks ->
            [yes] go, shoot or end the turn
           *[no] { $ends ->
                [yes] { $orders ->
                    [yes] go, give an order or end the turn
                   *[no] go or end the turn
                }
               *[no] go on, you cannot stop here
            }
        }
       *[no] { $attacks ->
            [yes] shoot or end the turn
           *[no] { $orders ->
                [yes] give an order or end the turn
               *[no] end the turn
            }
        }
    }
}
d04-steps = { $points ->
    [one] 1 step
   *[other] { $points } steps
}
d04-attacks = { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
}
d04-hint-act = { $points ->
    [0] { $attacks ->
        [0] no steps and no attacks left
       *[other] { d04-attacks }
    }
   *[other] { $attacks ->
        [0] { d04-steps }
       *[other] { d04-steps }, { d04-attacks }
    }
}{ $either ->
    [yes] : one or the other
   *[no] { "" }
}{ $orders ->
    [yes] { $points ->
        [0] { $attacks ->
            [0] ; an order is left
           *[other] , an order
        }
       *[other] , an order
    }
   *[no] { "" }
}
d04-hint-put = Lit squares are seen by no marine. { $left ->
    [one] One is left to place
   *[other] { $left } are left to place
}
d04-hint-moment = { $only ->
    [yes] Nothing can be done: the page goes on by itself
   *[no] { $kind ->
        [interrupt] Click an enemy to shoot, or let it pass
        [heal] Click the marine who is to be healed, or let it pass
        [watchful] Click the enemy to strike, or let it pass
       *[other] Choose a card, or let it pass
    }
}
d04-hint = { $kind ->
    [action] One of four, before anything else
    [keep] The scenario is won; the rest stays in the base
    [respawn] Lit squares lie 8 to 16 squares from where he was killed
    [encounter] Read, then choose
    [alert] A guard order may interrupt the invader's turn
    [discard] Choose a card of the hand
    [prepare] Lit cards can be played now; the others wait for their moment
    [recycle] The lit ones may be lifted and placed anew
    [activate] Click an invader; each acts once
    [reroll] The second roll is final
    [knock] Click the square that the figure is pushed to
    [walk] The shot may go on: each further square costs a blue or green die
    [watchful] A step beside it is answered
    [cancel] The card lies on the board; to cancel it costs the order
    [heal] Click the marine who is to be healed
   *[other] { "" }
}
d04-pass = { $kind ->
    [put] Without { $type }
    [prepare] On to the activations
    [interrupt] Not now
    [watchful] Do not attack
    [alert] No order
    [reroll] Leave them as they lie
    [walk] The shot ends here
    [knock] Leave it standing
    [cancel] Let the card work
   *[other] Pass
}
d04-end = { $kind ->
    [activate] End the turn
    [invader] End the activation
   *[other] End the turn
}
d04-order = { $kind ->
    [interrupt] my guard and heal orders in the invader's turn
    [watchful] attacks of watchful figures
    [marine_turn] cards before a marine's turn
    [attack_declared] cards before a marine's dice
    [strike_declared] cards for an attack of mine
    [attack_rolled] cards after a roll
    [area_revealed] cards for a new area
   *[equipment_taken] cards for equipment
}
d04-step-card = { $name }: whom do you spawn?
d04-step-group = Press one of the groups below the card, or Esc
d04-step-aim = Choose the aim: { $name }
d04-step-aims = Press an aim that glows, or Esc
d04-step-picked = { $name }: the first of two
d04-step-next = { $alone ->
    [yes] Click a second one, or this one again for it alone
   *[no] Choose the second, or take it back
}

## What can be done

d04-deeds = What can be done here
d04-deed-way = { $how ->
    [teleport] Teleport to { $square }
    [duct] Through the ducts to { $square }
    [crawl] Crawl to { $square }
   *[other] Go to { $square }
}, { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}
d04-deed-attack = { $weapon }: { $name }
d04-barrel-at = barrel at { $square }
d04-deed-strike = Attack { $name }
d04-answer-attack = { $aimed ->
    [yes] Aimed attack
   *[no] Attack
}: { $name } – { $weapon }
d04-deed-door = { $closed ->
    [yes] Open
   *[no] Shut
} the { $kind ->
    [red] red door
    [blue] blue door
    [yellow] yellow door
   *[normal] door
}, 2 steps
d04-door-button = { $closed ->
    [yes] Open the door
   *[no] Shut the door
}
d04-answer-door = { $closed ->
    [yes] Open door { $door }
   *[no] Shut door { $door }
}
d04-deed-give = Give { $token }, 1 step
d04-deed-put = { $type } on { $square }{ $turned ->
    [yes] , north and south
   *[no] { "" }
}
d04-deed-use = { $card } – { $aim }
d04-deed-aims = { $one } and { $other }
d04-deed-teleport = Enter the teleporter
d04-deed-crawl = Crawl through the duct
d04-deed-leave = Leave the base
d04-deed-heal = Heal { $figure }
d04-deed-activate = Activate { $figure }
d04-deed-recycle = Lift { $figure }
d04-deed-respawn = Return on { $square }
d04-deed-walk = On to { $target } for a { $colour ->
    [blue] blue
   *[green] green
} die
d04-deed-knock = { $figure } to { $square }
d04-draft-verb = { $verb ->
    [way] Go
    [step] Go
    [duct] Go
    [put] Place
    [respawn] Return
    [walk] Go on
    [knock] Push
    [attack] Shoot
    [strike] Attack
    [door] { $shut ->
        [yes] Open
       *[no] Shut
    }
    [leave] Leave
    [recycle] Lift
   *[use] Play
}
d04-draft-chance = { $what ->
    [kill] { $percent } % to kill
    [wound] { $percent } % to wound
    [hit] { $percent } % to hit
    [barrel] { $percent } % to set the barrel off
   *[nothing] It can harm nobody
}; a second click { $verb ->
    [strike] attacks
    [walk] lets the shot go on
   *[attack] shoots
}
d04-draft-hint = { $verb ->
    [attack] Weigh the odds; a second click shoots
    [strike] Weigh the odds; a second click attacks
    [door] What lies behind a door cannot be taken back
    [shut] A closed door stops sight and shots; an invader may open it again
    [leave] He does not come back
    [walk] Weigh the odds; with a second click the shot goes on
    [recycle] This cannot be taken back
    [use] This cannot be taken back
   *[way] Tap again to confirm
}
d04-strike-anywhere = Attack an empty square

## Actions and orders

d04-actions = Action
d04-nobody-seen = nobody is in sight
d04-action-what = { $action ->
    [sprint] { d04-steps }, no attack
    [advance] { d04-steps } and { d04-attacks }
    [unload] { d04-attacks }, no steps
   *[ready] { d04-steps } { $either ->
        [yes] or
       *[no] and
    } { d04-attacks }, and an order
}
d04-slowed = { $count ->
    [one] A card of the invader takes 1 step
   *[other] A card of the invader takes { $count } steps
}
d04-dimmed = Darkness: ranged attacks need { $count } more range
d04-adrenaline = Adrenaline
d04-adrenaline-what = 4 more steps, whatever the action
d04-orders = Orders
d04-order-text = { $order ->
    [aim] Once, dice of your attack may be rolled again.
    [guard] Attack at any point of the invader's turn; any wound takes it away.
    [dodge] The attacker must roll again what you choose, until your turn.
   *[heal] Once, at any time, a wound of yours or of a neighbour is healed.
}
d04-goal = Goal
d04-encounter = { $figure } meets somebody

## Attacks

d04-strip = Attack
d04-strip-step = { $step ->
    [aim] aim
    [roll] roll
    [reroll] re-roll
   *[wounds] wounds
}
d04-sum-range = range { $range }
d04-sum-miss = Miss: the whole attack fails
d04-sum-short = Range { $reach } of { $range }: too short
d04-sum-damage = Damage { $damage }
d04-wounds-of = damage { $damage }, armour { $armour }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
d04-odds = Odds against { $name }
d04-odds-square = square { $square }
d04-odds-weapon = Weapon
d04-odds-best = { $what ->
    [kill] to kill { $name }
    [wound] to wound { $name }{ $fatal ->
        [yes] { "" }
       *[no] ; it cannot be killed by this
    }
    [hit] to hit { $name }
    [barrel] to blow up the barrel
   *[nothing] This cannot harm { $name }
}
d04-odds-wait = { $name }: the odds are being counted
d04-odds-without = { $percent } % without aim
d04-odds-range = range { $range }
d04-odds-legend = wounds in per cent{ $plain ->
    [yes] ; dashed: without aim
   *[no] { "" }
}
d04-odds-one = { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
} { $percent } %
d04-odds-armour = Armour { $armour }: a wound for every { $armour ->
    [1] point of damage
   *[other] { $armour } damage
}; { $health ->
    [one] 1 wound kills
   *[other] { $health } wounds kill
}
d04-odds-wish = Show the chance to { $next ->
    [kill] kill
    [wound] wound
   *[hit] hit
}
d04-odds-dodges = It dodges: it may have dice rolled again, or cancel the aim.
d04-odds-also = also { $name }: { $wound } % wound, { $kill } % kill
d04-odds-scatter = { $miss } % miss: a card then scatters the blast over { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, { $none } % harm nobody
d04-odds-astray = { $percent } % that it goes astray and hits a friend
d04-odds-aim = Aim
d04-odds-aim-what = roll dice again once; the order is spent
d04-odds-ammo = { $percent } % to spend a token, then { $after ->
    [0] none is left
   *[other] { $after } left
}
d04-faces = Faces of the dice
d04-faces-legend = Range with the sight, damage with the burst, a bullet spends ammo; a cross: the whole attack fails.
d04-north = North by the compass
d04-reroll-what = roll again
d04-reroll-hit = hit
d04-reroll-wish = { $wish ->
    [kill] kill
   *[wound] wound
}
d04-reroll-none = none
d04-reroll-keep = Leave them
d04-reroll = Roll { $n } again
d04-ask-guard = { $enemy ->
    [none] { $figure } is on guard: shoot?
   *[other] { $enemy } { $attacks ->
        [yes] attacks
       *[no] is in sight
    }. { $figure }, shoot?
}
d04-ask-mend = { $figure }: heal a wound now?
d04-guard-friends = It hits friends as well: { $friends }.
d04-ask-cancel-for = { $figure }: cancel “{ $card }” for the order { $order }?
d04-reveal = Revealed: { $area }
d04-reveal-step = { $step ->
    [floor] floor
    [things] things
    [enemies] enemies
   *[story] story
}
d04-behind = Behind the door
d04-behind-count = { $placed } of { $all }
d04-behind-type = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
d04-behind-line = armour { $armour }, wounds { $wounds }, move { $movement }
d04-behind-missing = { $count ->
    [one] no figure free for one
   *[other] no figure free for { $count }
}
d04-behind-nobody = Nobody
d04-legend-free = { $count ->
    [one] free, 1 square
   *[other] free, { $count } squares
}
d04-legend-places = { $count ->
    [one] free, 1 place
   *[other] free, { $count } places
}
d04-legend-seen = who sees the square
d04-legend-dark = not yet revealed
d04-legend-taken = taken or blocked
d04-denied = Not here: { $reason ->
    [seen] { $eyes ->
        [one] { $who } sees it
       *[other] { $who } see it
    }
    [taken] somebody stands there
    [blocked] it is blocked
   *[no-room] it does not fit there
}
d04-denied-rule = { $reason ->
    [seen] Other invaders hide nothing from them: D04-SPAWN-02, D04-SPAWN-03
   *[other] Every square must be free and out of sight: D04-SPAWN-04
}
d04-ask-blow = { $attacker }: does the shot go on?
d04-guard-title = { $heals ->
    [yes] Order to heal
   *[no] On guard
}
d04-guard-now = now
d04-guard-two = from 2
d04-guard-near = adjacent
d04-guard-shoot = { $weapon }: { $target }
d04-guard-how = To { $wish ->
    [kill] kill
   *[wound] wound
}. Click the enemy to shoot.
d04-guard-threat = { $kills ->
    [no] { $attacker } could wound { $target }: { $wound } %.
   *[yes] { $attacker } could wound { $target }: { $wound } %, kill: { $kill } %.
}
d04-pass-until = Pass until my turn
d04-patience-told = { $marine }: { $seconds } s are over, not now
d04-until-title = When to ask me
d04-until-always = { $heals ->
    [yes] whenever somebody can be healed
   *[no] whenever a shot could hit
}
d04-until = { $until ->
    [likely] with an even chance to kill
    [danger] only before an attack on us
   *[turn] no more before my turn
}
d04-until-told = { $marine } is not asked: { $until ->
    [likely] no even chance to kill
    [danger] nobody attacks yet
   *[turn] not before the own turn
}
d04-until-end = Ask me again
d04-splash = { $tone ->
    [telefrag] Telefrag
   *[death] A marine falls
}
d04-splash-by = { $killer } kills { $victim } on { $square }
d04-splash-alone = { $victim } dies on { $square }
d04-splash-frags = Frags { $frags } of { $needed }

## The invader

d04-invader-steps = The invader's turn
d04-invader-step = { $step ->
    [cards] cards
    [spawn] spawn
   *[activate] activate
}
d04-invader-who = Who acts
d04-invader-count = { $done ->
    [0] { $waiting } wait
   *[other] { $done } done, { $waiting } wait
}
d04-invader-state = { $state ->
    [acts] acts
   *[waits] waits
}
d04-reserve = Figures
d04-reserve-help = on the board · free
d04-deck = { $count ->
    [one] card in the deck
   *[other] cards in the deck
}, { $discards } discarded. { $draws ->
    [one] 1 is
   *[other] { $draws } are
} drawn each turn; when { $count ->
    [one] it runs
   *[other] they run
} out: +1 frag.
d04-card-kind = { $kind ->
    [spawn] spawn
   *[event] event
}
d04-card-or = or
d04-card-scatter = scatter
d04-scatter = scatters { $far }
d04-scatter-none = harms nobody

## Plates and cards

d04-plate-life = { $life } of { $most } life
d04-plate-armour = armour { $armour }
d04-plate-points = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
d04-plate-attacks = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
d04-plate-berserk = berserk
d04-plate-state = { $state ->
    [left] got out
   *[killed] killed, returns
}
d04-plate-frags = { $count } of { $needed } frags
d04-plate-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
d04-plate-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
d04-status = Goals and figures
d04-status-goal = Goal: { $goal }
d04-status-areas = { $count ->
    [one] 1 area
   *[other] { $count } areas
}
d04-status-round = Round { $round }
d04-status-turn = Round { $round } · { $side }
d04-order-short = Order: { $order }
d04-order-group = Order
d04-status-order = Order of turns
d04-weapon-ammo = { $ammo ->
    [none] no ammo needed
    [bullets] bullets { $left }
    [rockets] rockets { $left }
   *[cells] cells { $left }
}{ $melee ->
    [yes] , adjacent
   *[no] { "" }
}
d04-invader-line = { $left } of { $most } wounds left
d04-marine-line = life { $life } of { $most }, armour { $armour }{ $order ->
    [none] { "" }
    [aim] , aim
    [guard] , guard
    [dodge] , dodge
   *[heal] , heal
}
d04-marine-ammo = bullets { $bullets }, rockets { $rockets }, cells { $cells }
d04-marine-card = { $name }: { $text }
d04-invader-seat = Frags { $frags } of { $needed }, { $hand } cards in hand, { $deck } in the deck
d04-token = { $token ->
    [medkit] Heals wounds when it is taken
    [armour] One more armour
    [adrenaline] 4 more steps, once
    [berserk] Fist and chainsaw only, but what blows
    [red_key] Opens red doors
    [blue_key] Opens blue doors
    [yellow_key] Opens yellow doors
   *[other] Ammo
}
d04-door-line = { $kind ->
    [red] Red door
    [blue] Blue door
    [yellow] Yellow door
   *[normal] Door
}, { $closed ->
    [yes] { $locked ->
        [yes] locked
       *[no] { $sealed ->
            [yes] jammed in this turn
           *[no] shut
        }
    }
   *[no] open
}
d04-square-title = Square { $square }
d04-lying = { $thing ->
    [token] { $name }
    [barrel] Barrel: explodes when it is hit
    [acid] Acid: who ends a turn here is wounded
    [duct] Duct: trites come and go by it
    [plate] Teleporter
    [plate-dead] Teleporter, dead
    [encounter] An encounter: for the first marine who ends his move here
    [obstacle] Nobody can enter or see through
   *[none] { "" }
}
d04-square-figure = { $figure }, { $left } of { $most }{ $order ->
    [none] { "" }
    [aim] , aim
    [guard] , guard
    [dodge] , dodge
   *[heal] , heal
}
d04-square = { $square }{ $thing ->
    [token] , { $name }
    [barrel] , barrel
    [acid] , acid
    [duct] , duct
    [plate] , teleporter
    [plate-dead] , dead teleporter
    [encounter] , encounter
    [obstacle] , obstacle
   *[none] { "" }
}{ $figures ->
    [none] { "" }
   *[other] ; { $figures }
}{ $may ->
    [none] { "" }
   *[other] . { $may }
}

## A new table

d04-setup-kind = What is played
d04-setup-own = Own file
d04-setup-kind-help = { $campaign ->
    [yes] { $count } scenarios, one after the other. Whoever gets out takes one weapon along; at the end of each the next one is a click away.
   *[no] One evening, one base. Without experience: the first scenario, two marines.
}
d04-setup-campaign = Campaign: { $name }
d04-setup-single = One scenario
d04-setup-scenario = Scenario
d04-setup-scenario-name = { $number } · { $name }
d04-setup-length = { $rounds ->
    [0] up to { $frags } frags
   *[other] up to { $frags } frags, about { $rounds } rounds
}
d04-setup-share = machines alike: marines { $share } %
d04-setup-figure = { $what ->
    [wounds] a marine's wounds
    [bullets] bullets at the start
    [cards] marine cards
    [hand] the invader's hand
    [draw] cards he draws a turn
   *[spawns] spawn cards a turn
}
d04-setup-first = begin here
d04-setup-after = after scenario { $number }
d04-setup-level = Difficulty
d04-setup-level-plain = As the book has it.
d04-setup-marines = Marines
d04-setup-draw = The invader draws
d04-setup-draw-way = { $way ->
    [two] always two cards (errata)
   *[each] a card for each marine (book)
}
d04-setup-role = { $side ->
    [invader] after the marines
    [first] marine, moves first
   *[marine] marine
}
d04-setup-side = Your side

## The end

d04-end-marines = The marines escape
d04-end-invader = The invader wins
d04-end-left = The last of them got out in round { $round }; frags { $frags } of { $needed }.
d04-end-goal = They reached their goal in round { $round }; frags { $frags } of { $needed }.
d04-end-frags = { $frags } of { $needed } frags in round { $round }.
d04-end-round = Round { $round }
d04-end-round-short = r. { $round }
d04-end-map = The base and the ways through it
d04-end-moments = Moments
d04-end-moment = { $what ->
    [death] { $killer ->
        [none] { $figure } dies
       *[other] { $killer } kills { $figure }
    }
    [deck] The deck runs out: one frag without a shot
    [key] { $figure } takes { $token }
    [great] { $killer ->
        [none] { $figure } dies
       *[other] { $killer } kills { $figure }
    }
   *[left] { $figure } is out
}
d04-end-damage = { $damage } damage before armour
d04-end-watch = Watch
d04-end-from = Play from here
d04-end-to-map = Back to the map
d04-end-course = Course of the game
d04-end-rounds = { $rounds } rounds, { $areas } areas, { $frags } frags
d04-end-areas = areas open
d04-end-frags-line = frags
d04-end-limit = { $needed } frags: the end
d04-end-squad = The squad
d04-end-kills = kills
d04-end-wounds = wounds
d04-end-hits = hits
d04-end-deaths = deaths
d04-end-luck = luck
d04-end-luck-of = { $sign ->
    [good] +{ NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [bad] −{ NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[fair] 0
}
d04-end-luck-help = Luck: how many more or fewer first rolls have hit than the dice promised.
d04-end-kept = { $figure } takes along: { $weapon }
d04-end-campaign = { $more ->
    [yes] { $kept ->
        [yes] With these weapons the next scenario begins. The link of its table brings you back to it.
       *[no] The next scenario begins without anything brought along. The link of its table brings you back to it.
    }
   *[no] The campaign is over.
}

## Positions by hand

d04-analysis-doors = Open doors
analysis-doom2004-help = Choose a figure, then a square; a click on a door opens or shuts it. Delete removes an invader.
d04-analysis-figures = Figures
d04-analysis-stands = { $figure } on { $square }
d04-analysis-move = Move
d04-analysis-remove = Remove
d04-analysis-none-left = The box has no more of these: { $type }
d04-analysis-areas = Areas revealed
d04-analysis-frags = Frags
d04-analysis-turn = To move
d04-analysis-life = Life
d04-analysis-armour = Armour

## The course of a campaign

d04-campaign-evening =
    { $state ->
        [waiting] Waits for players
        [playing] { $known ->
            [yes] Round { $round }, frags { $frags } of { $needed }
           *[no] Under way
        }
        [marines] { $known ->
            [yes] The marines won in round { $round }, frags { $frags } of { $needed }
           *[no] The marines won
        }
       *[invader] { $known ->
            [yes] The invader won in round { $round }, frags { $frags } of { $needed }
           *[no] The invader won
        }
    }

## Puzzles

d04-puzzle-life = Life { $life }
d04-puzzle-adrenaline = { $count ->
    [1] Adrenaline
   *[other] Adrenaline × { $count }
}
d04-puzzle-key = { $colour ->
    [red] Red key
    [blue] Blue key
   *[yellow] Yellow key
}
d04-puzzle-here = Not solved: you are still on the board
d04-puzzle-killed = Not solved: you were killed
d04-puzzle-boss = Not solved: the cyberdemon is alive
d04-puzzle-watched = Not solved: a watchful demon may strike you now, and that is left to luck
