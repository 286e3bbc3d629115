### Texts of the DOOM (2016) module of the page.

## A new table

d16-page-side = { $side ->
    [invader] Invader
    [alpha] Alpha
    [bravo] Bravo
    [charlie] Charlie
   *[delta] Delta
}
d16-page-your-side = Your side
d16-page-squad = The marines
d16-page-mission = Mission
d16-page-tutorial = to begin with
d16-page-marines = Marines
d16-page-frags = { $frags ->
    [one] The invader wins with { $frags } frag.
   *[other] The invader wins with { $frags } frags.
}
d16-page-mission-name = { $number }. { $name }
d16-page-after = after mission { $number }
d16-page-length = { $rounds ->
    [0] { $threat }
    [one] { $threat }, about { $rounds } round
   *[other] { $threat }, about { $rounds } rounds
}
d16-page-share = machines alike: marines { $share } %
d16-page-shelf = Set of missions
d16-page-shelf-operation = { $name } { $first }–{ $last }
d16-page-shelf-own = Own { $count }
d16-page-shelf-tutorial = Training
d16-page-deck-of = { $class ->
    [none] { $first }, { $second }
   *[other] { $class }: { $first }, { $second }
}
d16-page-deck-own = chooses class and weapons at the table
d16-page-decks = Decks
d16-page-deck = { $deck ->
    [recommended] recommended
   *[own] chosen by each player
}

## The map (web/src/games/doom2016/board/Board.svelte)

d16-board = Map
d16-deeds = What to do here
d16-draft-attack = Attack
d16-draft-tap = A second tap on the target attacks, too
d16-draft-hint = Enter or a second click attacks
d16-deed-walk = { $how ->
    [glory] Glory kill at { $square }, { $cost } MP
    [teleport] Teleport to { $square }, { $cost } MP
    [turn] Turn at { $square }, { $cost } MP
   *[other] Go to { $square }, { $cost } MP
}
d16-deed-attack = { $with ->
    [none] Attack { $figure }
   *[other] Attack { $figure }: { $with }
}
d16-deed-next = { $figure } acts next
d16-deed-carry = { $figure } takes the sample
d16-deed-leader = { $figure } gets the squad card
d16-deed-activate = Activate: { $type }
d16-deed-argent = Argent token to: { $type }
d16-deed-displace = Move { $figure } to { $square }
d16-deed-put = Place { $type } on { $square }
d16-deed-portal = Choose the portal at { $square }
d16-deed-seal = Seal the portal at { $square }
d16-deed-work = Work on the machine with { $card }
d16-deed-open = Open the door
d16-deed-take = { $item ->
    [health_pack] Take the health pack
    [weapon] Take the weapon
    [token-sample_collection] Take the sample
    [token-asset_extraction] Take the asset
   *[token] Take the objective token
}
d16-deed-stop = Stop here
d16-deed-respawn = Come back on { $square }
d16-deed-drop = Put the token on { $square }
d16-deed-play = { $card } at { $square }
d16-deed-use = { $ability }: { $aim }
d16-square-figure = { $figure }, health { $left } of { $health }{ $active ->
    [1] , acting
   *[0] {""}
}{ $stunned ->
    [1] , stunned
   *[0] {""}
}{ $staggered ->
    [1] , staggered
   *[0] {""}
}
d16-square = { $square }{ $terrain ->
    [difficult] , difficult terrain
    [impassable] , impassable terrain
    [blocking] , blocking terrain
   *[plain] {""}
}{ $thing ->
    [portal-blue] , portal I, blue
    [portal-yellow] , portal II, yellow
    [portal-red] , portal III, red
    [portal-hidden] , portal, face down
    [weapon] , weapon: { $name }
    [pack] , health pack
    [token-sample_collection] , sample
    [token-asset_extraction] , asset
    [token] , objective token
    [grenade] , grenade
    [teleporter-on] , active teleporter
    [teleporter-off] , inactive teleporter
    [machine] , machine
    [exit] , exit
   *[none] {""}
}{ $figures ->
    [none] {""}
   *[other] . { $figures }
}{ $may ->
    [none] {""}
   *[other] . { $may }
}

## Mats, cards and panels beside the map

d16-headline = { $mission } · { $round ->
    [0] before the first round
   *[other] round { $round }
}
d16-end = { $kind ->
    [walk] Done moving
   *[other] End activation
}
d16-help-act = { $kind ->
    [act] { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } left, { $mains ->
        [0] main action taken
       *[other] main action free
    }{ $attacks ->
        [0] {""}
       *[other] , an attack to make
    }
    [demon] { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } left{ $attacks ->
        [0] , has attacked
       *[other] , its attack still to come
    }
   *[walk] { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } to spend now or lose
}
d16-help-moment = { $only ->
    [yes] There is nothing to use here; the others cannot know that
   *[no] { $can ->
        [many] Use a card or an ability, or pass
       *[other] To use: { $can }
    }
}
d16-help-place = Still to place: { $demons }; on the portal or as near to it as possible
d16-help = { $kind ->
    [sets] The marines learn of your choice only as cards appear
    [invasion] It says which demons come out of each portal
    [weapons] Each adds its cards to your deck
    [class] Its abilities are yours for the whole mission
    [leader] One of three marines gets the squad card
    [argent_discard] Up to three, one argent token each
    [argent] Tokens pay for abilities of demon cards; those on the invasion card wait for the next group
    [transfer] What stays on the invasion card is lost
    [spend] Stronger portals cost more tokens
    [portal] Portals are resolved one after another
    [group] The same group may come again at another portal
    [carry] Whoever kills it takes the sample from its square
    [drop] The marines choose; the first answer counts
    [respawn] On an active teleporter; a demon there dies
    [activate] A type acts once in a round, all its figures one after another
    [next_demon] Every demon of the type acts once
    [displace] To the nearest free square
    [lose_die] A stunned attacker rolls one die fewer
    [cover] In cover you may discard the first defence card for a second; the second must be used
    [discard] It goes to the open discards
    [peek] Only you have seen them
    [reorder] Only you have seen them
   *[other] {""}
}
d16-order = { $kind ->
    [status_phase] When the initiative deck is ready
    [activation_phase] Before each initiative card
    [start_activation] When your figure is activated
    [ally_start_activation] When a comrade is activated
    [end_activation] At the end of an activation
    [demon_near] When a demon moves in your sight
    [declared] When a comrade is attacked
    [before_roll] Before your attack rolls
    [while_defending] While you defend
    [while_attacking] While you attack
    [after_attack] After your attack
    [on_kill] When a demon is killed
    [on_killed] When your marine is killed
   *[when_stunned] When a demon is stunned
}

d16-face-kind = { $kind ->
    [main] main
    [bonus] bonus
    [reaction] reaction
    [event] event
    [glory] glory kill
    [class] class card
    [weapon] weapon set
    [grenade] grenade
    [invasion] invasion card
    [threat] threat card
   *[objective] objective card
}
d16-face-boot = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
}
d16-face-range = range { $n }
d16-face-dodge = dodge
d16-face-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
d16-face-defends = defence
d16-face-special = special
d16-face-no-shield = no defence

d16-dice-faces = Dice: { $faces }
d16-dice-plain = Dice: { $red } red, { $black } black

d16-hand = Hand: { $side }
d16-hand-in-play = In play
d16-hand-empty = No cards in hand
d16-hand-closed = { $count ->
    [one] { $count } card: shown when { $side } is asked
   *[other] { $count } cards: shown when { $side } is asked
}
d16-hand-chosen = { $card }, chosen
d16-hand-play = Play
d16-hand-loses = { $card ->
    [none] The attack that was not made is lost
   *[other] The attack of { $card } is lost
}
d16-hand-play-for = Play: { $card }
d16-hand-throw = Choose a square
d16-hand-aim = Choose in the list
d16-hand-run = Run: +6 MP
d16-hand-work = Work on { $square }
d16-hand-discard = Discard
d16-hand-use = Use

d16-plate-dead = killed
d16-plate-stunned = stunned
d16-plate-class = { $exhausted ->
    [yes] class: { $class } (exhausted)
   *[no] class: { $class }
}
d16-plate-life = health { $life } of { $all }
d16-plate-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
d16-plate-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
d16-plate-points = { $count } MP
d16-plate-mains = { $count ->
    [0] main action taken
    [one] main action
   *[other] { $count } main actions
}
d16-plate-frags = frags { $count } of { $needed }
d16-plate-argent = { $count } argent tokens in the supply

d16-mat = The invader's mat
d16-mat-name = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
d16-mat-card = { $name }: { $figures } on the map, { $argent ->
    [none] {""}
   *[other] argent { $argent },{" "}
}{ $ready ->
    [acting] acting
    [yes] ready
   *[no] has acted
}
d16-mat-large = large { $width }×{ $height }
d16-mat-speed = speed { $n }
d16-mat-life = health { $n }
d16-mat-flies = flies
d16-mat-armour = armour
d16-mat-argent = argent power: { $count }
d16-mat-none = No demons on the map
d16-mat-invasion = Face down
d16-mat-legend = Tick: has acted this round.{ $argent ->
    [no] {""}
   *[yes] {" "}Ember: argent token.
}

d16-goal-of = { $done } of { $needed }
d16-goal-frags = Frags of the invader
d16-goal-order = Initiative cards of this round
d16-goal-hidden = not revealed yet

d16-odds = Odds against { $defender }
d16-odds-one = damage { $damage }: { $percent } %
d16-odds-cover = cover
d16-odds-mean = mean damage { $mean }
d16-odds-stagger = to stagger { $percent } %

d16-attack = Attack
d16-attack-step = { $step ->
    [declared] target
    [roll] dice
    [defend] defence
    [strike] effects
   *[damage] damage
}
d16-strip-step = { $step ->
    [target] Target
    [roll] Roll
    [defence] Defence
    [defender] Defender
    [attacker] Attacker
   *[damage] Damage
}
d16-strip-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
d16-strip-symbols = { $symbols }
d16-strip-sum = { $symbols } − { $shields }
d16-strip-damage = { $symbols } − { $shields } = { $damage }
d16-strip-dodge = dodge, 0
d16-splash = { $tone ->
    [glory] Glory kill
    [telefrag] Telefrag
   *[death] Killed in action
}
d16-splash-glory = { $killer } tears { $victim } apart on { $square }
d16-splash-glory-alone = { $victim } is torn apart on { $square }
d16-splash-telefrag = { $killer } appears where { $victim } stood, { $square }
d16-splash-telefrag-alone = Nothing is left of { $victim } on { $square }
d16-splash-death = { $victim } falls on { $square } to { $killer }
d16-splash-death-alone = { $victim } falls on { $square }
d16-splash-healed = +{ $n } health
d16-attack-against = attacks { $defender }
d16-attack-more = +{ $n }
d16-attack-sum = { $kind ->
    [dodge] Dodged: no damage
   *[plain] { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    } − { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } = { $damage } damage
}
d16-attack-shown = Defence card: { $card }
d16-attack-stunned-attacker = attacker stunned
d16-attack-stunned-defender = defender stunned

d16-reactions = Reactions
d16-abilities = Abilities
d16-reactions-pass = Pass
d16-reactions-always = Always pass here
d16-reactions-reroll = Reroll these
d16-use-card = Attacking card
d16-use-later = Rest of the effect. { $text }
d16-use-reroll = Reroll
d16-use-reroll-text = { $all ->
    [yes] Reroll all dice of this attack.
   *[no] Reroll one die of this attack.
}
d16-use-grenade = Decoy
d16-use-grenade-text = The decoy near you dodges this attack.
d16-use-die = { $colour ->
    [black] black { $from } → { $to }
   *[red] red { $from } → { $to }
}
d16-use-one-die = { $colour ->
    [black] black { $face }
   *[red] red { $face }
}

d16-choose-count = { $count } of { $need } chosen
d16-choose-done = Choose
d16-choose-later = Look at the map
d16-choose-again = Back to the choice
d16-choose-short = { $demons }: { $left ->
    [0] no figure is left
   *[other] only { $left } left
}
d16-choose-group = { $argent ->
    [0] Group { $number }
   *[other] Group { $number }, argent { $argent }
}
d16-choose-order = { $end ->
    [top] { $card }: on top
   *[bottom] { $card }: at the bottom
}

d16-describe-card = { $card }. { $text }
d16-describe-life = Health { $left } of { $all }
d16-describe-stunned = Stunned: no defence card, no cover, one die fewer
d16-describe-staggered = Staggered: a marine who moves in kills it gloriously
d16-describe-marked = Marked: the next attack on it may reroll a die
d16-describe-carries = { $kind ->
    [sample_collection] Carries samples: { $count }
    [asset_extraction] Carries assets: { $count }
   *[other] Carries objective tokens: { $count }
}
d16-describe-gone = not on the map
d16-describe-where = square { $square }
d16-describe-type = On the map: { $figures }, { $argent ->
    [none] {""}
   *[other] argent { $argent },{" "}
}{ $ready ->
    [yes] ready
    [acting] acting now
   *[no] has acted
}
d16-describe-cards = Hand { $hand }, deck { $deck }{ $glory ->
    [none] {""}
   *[other] , glory kill cards { $glory }
}
d16-describe-class = { $class }: { $text }
d16-describe-weapons = Weapons: { $weapons }
d16-describe-discards = Discarded: { $cards }
d16-describe-frags = Frags { $count } of { $needed }
d16-describe-events = Events in hand { $hand }, in the deck { $deck }
d16-describe-invasion = Invasion card: { $card }
d16-describe-terrain = { $terrain ->
    [difficult] Difficult terrain: 2 MP, gives cover
    [difficult-only] Difficult terrain: 2 MP
    [impassable] Impassable terrain: only flyers and large figures enter
    [blocking] Blocking terrain: stops steps and sight
   *[plain] Floor
}
d16-describe-portal = { $colour ->
    [blue] Blue portal (I)
    [yellow] Yellow portal (II)
    [red] Red portal (III)
   *[none] Portal, face down
}
d16-describe-teleporter = { $on ->
    [yes] Active teleporter
   *[no] Inactive teleporter: a marine who enters switches it on
}
d16-describe-pack = A health pack lies here: heals 5
d16-describe-weapon = A weapon lies here: { $weapon }
d16-describe-token = { $kind ->
    [sample_collection] Sample
    [asset_extraction] Asset
   *[other] Objective token
}
d16-describe-grenade = { $weapon } of { $marine }{ $fuse ->
    [none] {""}
    [0] : goes off after this activation
   *[other] : goes off after the next initiative card
}
d16-describe-exit = Exit
d16-describe-machine = Machine: progress { $done }
d16-overlay-sight = What it sees
d16-overlay-sight-short = Sight
d16-overlay-reach-short = Reach
d16-overlay-reach = Where it can go
d16-page-operation = Operation
d16-page-operation-kind = { $kind ->
    [none] a single mission
   *[own] our own choice
}

## Goals and order in the bar (panels/Status.svelte)

d16-status = Goals and the invader
d16-status-goal = { $of ->
    [none] Goal: { $name }
   *[other] Goal: { $name }, { $of }
}
d16-status-kind = { $kind ->
    [sample_collection] Samples
    [asset_extraction] Assets
    [guard_duty] Rounds held
    [system_restart] Restarted
    [seal_the_breach] Sealed
    [drone_escort] Drone to the exit
   *[first_contact] Kill them all
}
d16-status-frags = Frags
d16-status-round = { $round ->
    [0] Start
   *[other] Round { $round }
}
d16-status-comrade = { $dead ->
    [yes] { $name } is killed: show the square
   *[no] { $name }, health { $left } of { $health }: show on the map
}
d16-status-threat = { $name }, tokens { $count }

## Deeds at their place, poses, drafts (board/)

d16-place-seal = { $colour ->
    [blue] Seal portal I
    [yellow] Seal portal II
    [red] Seal portal III
   *[none] Seal the portal
}
d16-place-points = { $cost } of { $points } MP
d16-place-work = Work on machine { $n }
d16-place-work-price = progress { $done } of { $needed }; discard a card
d16-place-sure = { $verb ->
    [seal] Yes, seal it
    [open] Yes, open it
    [work] Yes, discard it
   *[other] Yes
}
d16-draft-verb = { $verb ->
    [attack] Attack
    [seal] Seal
    [open] Open
    [work] Work
    [use] Use
   *[pose] { $turn ->
        [yes] Turn
       *[no] Step
    }
}
d16-draft-back = Back
d16-draft-attack-title = { $with ->
    [none] Attack { $figure }?
   *[other] Attack { $figure }: { $with }?
}
d16-draft-sure = { $deed }?
d16-draft-work = { $machine }: discard { $card }?
d16-draft-after = { $verb ->
    [seal] Costs { $price }. A sealed portal stays sealed.
    [open] The door stays open, and what is behind it comes into the game.
   *[work] { $price }. The invader draws an event.
}
d16-poses = Eight poses
d16-pose = { $turn ->
    [yes] Turn { $slot ->
        [nw] north-west
        [ne] north-east
        [sw] south-west
       *[se] south-east
    }
   *[no] Step { $slot ->
        [n] north
        [w] west
        [e] east
       *[s] south
    }
}{ $legal ->
    [yes] , { $cost } of { $points } MP
   *[no] : not possible, click to see why
}
d16-draft-pose = { $turn ->
    [yes] { $figure }: turn { $slot ->
        [nw] north-west
        [ne] north-east
        [sw] south-west
       *[se] south-east
    }
   *[no] { $figure }: step { $slot ->
        [n] north
        [w] west
        [e] east
       *[s] south
    }
}
d16-draft-pose-hint = Will stand on { $from }–{ $to }, costs { $cost } of { $points } MP. { $moved ->
    [none] Nobody has to give way.
   *[other] Has to give way: { $moved }.
}
d16-out = to { $square }
d16-odds-range = range { $range }
d16-odds-best = { $what ->
    [kill] to kill { $defender }
    [stagger] to stagger { $defender }; it cannot be killed by this
    [hurt] to damage { $defender }; it cannot be killed by this
   *[nothing] This cannot damage { $defender }
}
d16-odds-covered = { $open ->
    [none] The target is in cover
   *[other] The target is in cover, { $open } % without it
}
d16-odds-why = why
d16-odds-because = Dashed lines on the map cross terrain or a figure: the defender may draw a second card (D16-COVER-01).
d16-odds-legend = { $cover ->
    [yes] damage, per cent; dashes: without cover; pink kills
   *[no] damage, per cent; pink kills; reactions not counted
}

## Named aims, standing orders, the hand (panels/)

d16-draft-use = { $own ->
    [yes] { $ability } on yourself: { $figure }?
   *[no] { $square ->
        [none] { $ability }: { $figure }?
       *[other] { $ability }: { $figure } on { $square }?
    }
}
d16-aim = { $own ->
    [none] { $figure }, { $square }
   *[other] { $figure }, { $square }: { $own }
}
d16-aim-you = this is you
d16-aim-partner = your partner
d16-aim-health = health { $before } → { $after }
d16-aim-damage = damage { $damage }
d16-aim-sure = Hurt { $figure }? Once more to do it
d16-aim-lost-sure = { $lost }. Once more to do it
d16-aim-wound = { $figure } ({ $before } → { $after })
d16-aim-wounds = Wounds your own side: { $figures }
d16-aim-nobody = Nobody
d16-aim-only-friends = Could only hit your own side: open to confirm
d16-reactions-pass-for = Pass: damage { $damage }
d16-until = { $marine }: always pass until …
d16-until-what = { $until ->
    [deadly] a blow would kill me
    [activation] my activation
   *[round] the round ends
}
d16-until-note = Holds for { $marine } alone, while this page is open. A flag on the plate ends it.
d16-until-flag = { $until ->
    [deadly] passes until a blow would kill
    [activation] passes until the activation
   *[round] passes until the round ends
}
d16-until-told = { $until ->
    [deadly] { $marine } passes by your order: until a blow would kill
    [activation] { $marine } passes by your order: until the activation
   *[round] { $marine } passes by your order: until the round ends
}
d16-until-end = End this order
d16-order-flag = { $count ->
    [one] 1 standing order
   *[other] { $count } standing orders
}
d16-hand-aim-map = Choose on the map
d16-hand-not-now = Not now
d16-portal-taken = taken: { $figure }
d16-portal-free = free
d16-portal-down = face down
d16-or = or
d16-choose-who = { $side }: { $what }
d16-choose-deck = class and weapons
d16-choose-weapons = Weapons: { $count } of { $need }
d16-choose-class = Class: { $count } of { $need }
d16-choose-horde = event sets and invasion card, in secret
d16-choose-sets = Event sets: { $count } of { $need }
d16-choose-invasion = Invasion card: { $count } of { $need }
d16-choose-event = { $name } ×{ $count }. { $text }
d16-choose-deck-of = Deck, { $count } cards
d16-choose-advised = As the box advises
d16-choose-taken = taken by { $marine }

## Prompts that speak of the situation (voice.ts)

d16-prompt-demon = { $figure } acts: { $attacks ->
    [yes] { $goes ->
        [yes] move, attack, or end
       *[no] attack, or end
    }
   *[no] { $goes ->
        [yes] move, or end
       *[no] { $uses ->
            [yes] use something, or end
           *[no] nothing is left but to end
        }
    }
}
d16-prompt-act = { $attacks ->
    [yes] { $plays ->
        [yes] { $goes ->
            [yes] Move, attack, play a card, or end
           *[no] Attack, play a card, or end
        }
       *[no] { $goes ->
            [yes] Move, attack, or end
           *[no] Attack, or end
        }
    }
   *[no] { $plays ->
        [yes] { $goes ->
            [yes] Move, play a card, or end
           *[no] Play a card, or end
        }
       *[no] { $goes ->
            [yes] Move, or end
           *[no] Nothing is left to do: end
        }
    }
}
d16-prompt-act-hint = { $points ->
    [0] { $who }: no movement points
    [one] { $who }: 1 movement point
   *[other] { $who }: { $points } movement points
}{ $attacks ->
    [0] {""}
   *[other] , an attack to make
}{ $mains ->
    [0] {""}
    [one] , a main action free
   *[other] , { $mains } main actions free
}.{ $deed ->
    [seal] {" "}The portal can be sealed.
    [work] {" "}A machine is in reach.
    [open] {" "}A door can be opened.
    [glory] {" "}{ $figure } is staggered: move onto it.
    [take] {" "}There is something to take.
   *[none] {""}
}
d16-prompt-attack = { $kind ->
    [while_defending] { $attacker } attacks { $defender }: defend?
    [before_roll] { $attacker } is about to roll against { $defender }: use something?
   *[other] { $attacker } attacks { $defender }: add something?
}
d16-prompt-attack-hint = { $dodged ->
    [yes] Dodged: no damage
   *[no] { $symbols } − { $shields } = damage { $damage }, health { $left } → { $after }
}. { $can ->
    [many] A card, an ability, or pass
    [none] Nothing to use
   *[other] To use: { $can }
}

d16-both = { $second ->
    [none] { $first }
   *[other] { $first }, { $second }
}
d16-step-card = { $card }: what with it?
d16-step-card-hint = { $aim ->
    [yes] Show on the map what it is aimed at
    [touch] { $ways ->
        [one] A second tap on the card does what its button says
       *[other] Choose by a button; a second tap on the card does the first
    }
   *[no] { $ways ->
        [one] A second click on the card does what its button says
       *[other] Choose beside the cards; a second click on the card does the first
    }
}
d16-step-use = { $aim ->
    [dice] { $ability }: which dice?
   *[other] { $ability }: what is its aim?
}
d16-step-use-hint = { $aim ->
    [first] Click whom it moves, on the map; then where to
    [map] Click whom or what it is aimed at, on the map or in the list
    [dice] Choose the dice in the list
   *[list] Choose in the list
}
d16-step-picked = { $figure }: where to?
d16-step-picked-hint = Click a lit square on the map
d16-step-menu = { $what }: what do you do there?
d16-step-menu-hint = Choose one of the deeds, or Esc
d16-prompt-cover = { $defender } in cover: keep { $card }?
d16-prompt-cover-hint = { $dodged ->
    [yes] With it the attack is dodged. The next card would have to be used.
   *[no] { $symbols } − { $shields } = damage { $damage }, health { $left } → { $after }. The next card would have to be used.
}
d16-cover = { $verb ->
    [keep] Keep it
   *[second] Next card
}

## Why a hint

d16-reason-pass = Better to keep it for something worse.
d16-reason-kill = It kills with a chance of { $chance } %.
d16-reason-hurt = It deals { $whole }.{ $tenths } damage on average.
d16-reason-best = Nothing else is better.
d16-reason-end = Nothing more is to be gained now.
d16-reason-use = It gains more now than it would later.
d16-reason-objective = That is what the mission is about.
d16-reason-takes = { $what ->
    [pack] It heals.
    [weapon] A new weapon brings its cards.
   *[token] That is what the mission is about.
}
d16-reason-towards = { $goal ->
    [token] The way to what must be fetched.
    [home] The way to the start square with what you carry.
    [demon] The way to the demons.
    [pack] The way to a health pack.
    [weapon] The way to a new weapon.
    [portal] The way to a portal.
    [carrier] Whoever carries the load needs company.
    [machine] The way to the machine.
    [drone] Beside the drone it is guarded best.
    [door] The way to what lies behind the doors.
   *[start] The way to the start square.
}
d16-reason-finds = { $what ->
    [pack] A health pack lies there.
    [weapon] A new weapon lies there.
    [teleporter] It activates the teleporter there.
   *[token] What must be fetched lies there.
}
d16-reason-aims = From there { $figure } can be attacked.
d16-reason-glory = { $figure } staggers there: a glory kill.
d16-reason-shelter = { $count ->
    [one] One demon fewer can attack you there.
   *[other] { $count } demons fewer can attack you there.
}
d16-reason-door = The way leads through this door.
d16-reason-grenade = It hurts the demons most there.
d16-reason-stays = It stays in play and keeps helping.
d16-reason-exit = Nearer to the exit.
d16-reason-nears = It comes nearer to { $figure }.
d16-reason-unseen = { $count ->
    [one] One marine fewer sees it there.
   *[other] { $count } marines fewer see it there.
}
d16-reason-flees = It carries a sample: away from the marines.
d16-reason-activate = These demons can do most now.
d16-reason-next = This demon can do most now.
d16-reason-flames = It hurts everyone around.
d16-reason-portal = From there the strongest demons come out near the marines.
d16-reason-group = The stronger group.
d16-reason-put = As near to the marines as can be.
d16-reason-carry = The toughest demon keeps the sample longest.
d16-reason-argent = The power is wanted most there.
d16-reason-discard = The least useful card.
d16-reason-order = So your side comes first.
d16-reason-keep = The card shown blocks at least as much as an average one.
d16-reason-second = The card shown lets more through than an average one.
d16-reason-lose = The weaker die.
d16-reason-respawn = From there the way is shortest.
d16-reason-drop = As near to the start square as can be.
d16-reason-recommended = The mission recommends it.
d16-reason-beginners = A good choice for beginners.

## Captions of the pictures beside the rules

rule-picture-D16-COMP-03 = One, two or three hits; no face is blank.
rule-picture-D16-TELE-01 = Active, and inactive.
rule-picture-D16-ITEM-01 = A health pack, and a weapon.
rule-picture-D16-LARGE-01 = Large figures: a Baron of Hell, a Mancubus, a Cyberdemon.
rule-picture-D16-STUN-01 = An Imp, and the same Imp stunned.
rule-picture-D16-DAMAGE-01 = Each bar is a point of health: unhurt, and with two damage.
rule-picture-D16-GLORY-01 = A staggered demon carries this rim.
rule-picture-D16-SUMMON-03 = Blue, yellow and red, numbered as well as coloured; the last one lies face down.

## Positions set up by hand (analysis/)

analysis-doom2016-help = Choose a figure, then a square. Delete removes the figure under the pointer.
d16-analysis-mission = Mission
d16-analysis-round = Round
d16-analysis-marines = Marines
d16-analysis-turn = To move
d16-analysis-new-round = the round begins
d16-analysis-doors = Doors
d16-analysis-door = { $open ->
    [yes] Door { $n }: open
   *[no] Door { $n }: shut
}
d16-analysis-figures = Figures
d16-analysis-stands = { $figure } on { $square }
d16-analysis-move = Move { $figure }
d16-analysis-remove = Remove { $figure }
d16-analysis-none-left = The box has no more of these: { $type }
d16-analysis-damage = Damage
d16-analysis-stunned = stunned
d16-analysis-turned = across

## Puzzles

d16-puzzle-hand = In the hand: { $cards }
d16-puzzle-left = Not solved: { $count ->
    [one] one demon is left
   *[other] { $count } demons are left
}
d16-puzzle-sample = Not solved: { $lies ->
    [0] a demon still has the sample
   *[other] the sample still lies there
}
