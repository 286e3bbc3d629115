### Card texts of DOOM: The Board Game (2016), put together from the effects of the content files.

## Figures on a card

d16-card-type =
    { $type ->
        [main] main action
        [bonus] bonus action
       *[reaction] reaction
    }{ $weapon ->
        [none] { "" }
       *[other] , { $weapon }
    }
d16-card-event = event
d16-card-demon =
    { $n ->
        [one] 1 figure
       *[other] { $n } figures
    }
d16-card-base = large, { $width }×{ $height } squares
d16-card-speed = speed { $n }
d16-card-attack = attack: { $dice }, range { $range }
d16-card-health = health { $n }
d16-card-stagger = stagger { $n }
d16-card-special-dodge = special defence: dodge
d16-card-special-shields =
    special defence: { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
d16-card-armoured = armoured: always 1 shield more
d16-card-flying = flies
d16-card-defence = defence: { $marks }
d16-card-no-defence = no defence
d16-card-ability = { $name }. { $text }
d16-card-ability-argent = { $name } ({ $n } argent). { $text }
d16-card-squad =
    { $n ->
        [one] For a lone marine.
       *[other] For a squad of { $n } marines.
    }
d16-card-invasion =
    { $colour ->
        [blue] Blue portal
        [yellow] Yellow portal
       *[red] Red portal
    }: { $one }; or { $other }.
d16-card-group-demons = { $demon } ×{ $n }
d16-card-group-argent = { $demons }, { $n } argent

## How a sentence is put together

d16-text-when = { $when }, { $text }
d16-text-needs = { $needs }, { $text }
d16-text-cost = { $cost }: { $text }

d16-cost-exhaust = { d16-may }exhaust this card
d16-cost-discard = { d16-may }discard this card
d16-cost-card = { d16-may }discard 1 card from your hand

## Moments

d16-when-setup = at set-up
d16-when-bonus = as a bonus action
d16-when-start_activation = at the start of your activation
d16-when-ally_start_activation = at the start of another marine's activation
d16-when-end_activation =
    { $by ->
        [demon] at the end of this demon's activation
        [event] at the end of a demon's activation
       *[marine] at the end of your activation
    }
d16-when-activation_phase = before an initiative card is revealed
d16-when-status_phase = in the status phase, once the initiative deck is ready
d16-when-demon_activation =
    { $by ->
        [demon] during this demon's activation
       *[event] during a demon's activation
    }
d16-when-demon_near = after each step of a demon
d16-when-declared = when another marine is declared the defender
d16-when-instead_of_attack = instead of its normal attack
d16-when-attacking =
    { $by ->
        [demon] when this demon attacks
        [event] when a demon attacks
       *[marine] when you attack
    }
d16-when-before_roll =
    { $by ->
        [demon] before this demon's attack roll
        [event] before a demon's attack roll
       *[marine] before your attack roll
    }
d16-when-while_defending =
    { $by ->
        [demon] while this demon defends
        [event] while a demon defends
       *[marine] while defending
    }
d16-when-while_attacking =
    { $by ->
        [demon] while this demon attacks
        [event] while a demon attacks
       *[marine] while attacking
    }
d16-when-after_attack =
    { $by ->
        [demon] after this demon's attack
        [event] after a demon's attack
       *[marine] after your attack
    }
d16-when-on_kill =
    { $by ->
        [demon] when this demon is killed
        [event] when a demon is killed
       *[marine] when you kill a demon
    }
d16-when-on_killed = when you are killed, before your figure is removed
d16-when-on_gain = as soon as you gain it
d16-when-when_stunned =
    { $by ->
        [demon] when this demon is stunned
        [event] when a demon is stunned
       *[marine] when you are stunned
    }
d16-when-next_card = when the next initiative card has been resolved

## Conditions

d16-needs-beside = if the defender is adjacent
d16-needs-not-beside = if the defender is not adjacent
d16-needs-near =
    if the defender is within { $within ->
        [one] 1 square
       *[other] { $within } squares
    }
d16-needs-not-near =
    if the defender is farther away than { $within ->
        [one] 1 square
       *[other] { $within } squares
    }
d16-needs-large = if that demon is large
d16-needs-not-large = if that demon is small
d16-needs-comrade_sees = if another demon of its type sees the defender
d16-needs-not-comrade_sees = if no other demon of its type sees the defender
d16-needs-attacks_with = if you attack with a { $weapon } card
d16-needs-not-attacks_with = if you attack with another card than { $weapon }
d16-needs-squares_entered = if it has entered { $least } or more squares in this activation
d16-needs-squares_entered-most = if it has entered at most { $most } squares in this activation
d16-needs-straight_squares = if it has just moved { $least } or more squares in a straight line
d16-needs-straight_squares-most = if it has just moved at most { $most } squares in a straight line
d16-needs-symbols = if there are { $least } or more symbols in the attack
d16-needs-symbols-most = if there are at most { $most } symbols in the attack
d16-needs-damage_beyond = if there is { $least } or more damage beyond the killed demon's health
d16-needs-damage_beyond-most = if there is at most { $most } damage beyond the killed demon's health
d16-needs-damage_dealt =
    { $least ->
        [one] if the defender suffered damage
       *[other] if the defender suffered { $least } or more damage
    }
d16-needs-damage_dealt-most =
    { $most ->
        [0] if the defender suffered no damage
       *[other] if the defender suffered at most { $most } damage
    }
d16-needs-defender_damage = if the defender already has { $least } or more damage
d16-needs-defender_damage-most =
    { $most ->
        [0] if the defender has no damage yet
       *[other] if the defender has at most { $most } damage
    }
d16-needs-glory_cards =
    { $least ->
        [one] if you have a glory kill card
       *[other] if you have { $least } or more glory kill cards
    }
d16-needs-glory_cards-most =
    { $most ->
        [0] if you have no glory kill card
       *[other] if you have at most { $most } glory kill cards
    }

d16-trait =
    { $trait ->
        [rifle] rifle
        [shotgun] shotgun
        [grenade] grenade
       *[other] { $trait }
    }

## Who is meant

d16-who-self =
    { $case ->
       *[any] yourself
    }
d16-who-defender =
    { $case ->
       *[any] the defender
    }
d16-who-killer =
    { $case ->
       *[any] the marine that killed it
    }

d16-some-figure =
    { $case ->
       *[any] { $pick ->
            [all] { $other ->
                [yes] each other figure
               *[no] each figure
            }
            [any] a figure of your choice
            [one_or_two] { $other ->
                [yes] one or two other figures
               *[no] one or two figures
            }
           *[one] { $other ->
                [yes] one other figure
               *[no] one figure
            }
        }
    }
d16-some-enemy =
    { $case ->
       *[any] { $pick ->
            [all] each enemy
            [any] an enemy of your choice
            [one_or_two] one or two enemies
           *[one] one enemy
        }
    }
d16-some-demon =
    { $case ->
       *[any] { $pick ->
            [all] each demon
            [any] a demon of your choice
            [one_or_two] one or two demons
           *[one] one demon
        }
    }
d16-some-marine =
    { $case ->
       *[any] { $pick ->
            [all] each marine
            [any] a marine of your choice
            [one_or_two] one or two marines
           *[one] a marine
        }
    }

d16-place-self =
    { $case ->
       *[any] { $by ->
            [demon] this demon
            [event] that demon
           *[marine] you
        }
    }
d16-place-defender =
    { $case ->
       *[any] the defender
    }
d16-place-killed =
    { $case ->
       *[any] the killed one
    }
d16-place-token =
    { $case ->
       *[any] the token
    }

d16-where-beside = { $some } next to { $beside }
d16-where-behind = { $some } next to { $beside }, but farther from { $me }
d16-where-near =
    { $some } within { $within ->
        [one] 1 square
       *[other] { $within } squares
    } of { $from }
d16-where-near-seen =
    { $some } in sight within { $within ->
        [one] 1 square
       *[other] { $within } squares
    }
d16-where-itself-self =
    { $itself } { $pick ->
        [all] and
       *[one] or
    } { $case ->
       *[any] { $some }
    } next to { $beside }
d16-where-itself-defender =
    { $itself } { $pick ->
        [all] and
       *[one] or
    } { $case ->
       *[any] { $some }
    } next to it
d16-where-itself-killed = { $some } where it stood or next to that
d16-where-itself-token = { $some } on or next to the token

d16-each-squares_entered =
    every { $n ->
        [one] square
       *[other] { $n } squares
    } entered in this activation
d16-each-straight_squares =
    every { $n ->
        [one] square
       *[other] { $n } squares
    } just moved in a straight line
d16-each-symbols =
    every { $n ->
        [one] symbol
       *[other] { $n } symbols
    } in the attack
d16-each-damage_beyond = every { $n } damage beyond the killed demon's health
d16-each-damage_dealt = every { $n } damage dealt
d16-each-defender_damage = every { $n } damage on the defender
d16-each-glory_cards =
    every { $n ->
        [one] glory kill card
       *[other] { $n } glory kill cards
    } that you have

## What is done

d16-may =
    { $may ->
        [yes] you may{" "}
       *[no] {""}
    }
d16-do-activations =
    you are activated { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    } in each activation phase
d16-do-add_dice = { d16-may }add { $dice }
d16-do-add_dice-per =
    { d16-may }add { $dice } for { $each }{ $total ->
        [0] {""}
        [one] , at most 1 die
       *[other] , at most { $total } dice
    }
d16-do-add_hits =
    { d16-may }add { $n ->
        [one] 1 damage symbol
       *[other] { $n } damage symbols
    }
d16-do-add_range =
    { $by ->
        [marine] your attacks have { $n } more range
       *[demon] the attack has { $n } more range
    }
d16-do-add_shields =
    { d16-may }add { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
d16-do-ally_gain_mp =
    that marine gains { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
d16-do-attack = { d16-may }attack with { $dice } at range { $range }
d16-do-attack-that-demon = { d16-may }attack that demon with { $dice }, if it is in sight within range { $range }
d16-do-attack_again =
    { $range ->
        [0] { d16-may }attack once more with { $dice }
       *[other] { d16-may }attack once more with { $dice } at range { $range }
    }
d16-do-attack_again-another =
    { $range ->
        [0] { d16-may }attack a different enemy with { $dice }
       *[other] { d16-may }attack a different enemy with { $dice } at range { $range }
    }
d16-do-attack_again-fewer = { d16-may }attack a different enemy with one die fewer than on the demon card
d16-do-attack_each =
    { d16-may }attack each enemy in sight within { $range ->
        [one] 1 square
       *[other] { $range } squares
    }, one after the other, with { $dice }
d16-do-cancel_shields =
    { d16-may }cancel { $n ->
        [one] 1 shield
       *[other] { $n } shields
    } of the defender
d16-do-cancel_stun = the stun has no effect
d16-do-damage = { d16-may }deal { $n } damage to { $to }
d16-do-damage-per =
    { d16-may }deal { $n } damage to { $to } for { $each }{ $total ->
        [0] {""}
       *[other] , at most { $total } damage
    }
d16-do-damage-symbols = { d16-may }deal { $to } as much damage as there are symbols in the attack
d16-do-damage-damage_beyond = { d16-may }deal { $to } the damage beyond the killed demon's health
d16-do-discard_random = { d16-may }choose a marine, who discards 1 random card from hand
d16-do-dodge = the attack is dodged
d16-do-dodge-near-token =
    a marine that defends within { $within ->
        [one] 1 square
       *[other] { $within } squares
    } of the token may take the token off the map to dodge the attack
d16-do-doors_free = you open doors without spending movement points
d16-do-draw =
    { d16-may }draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
d16-do-draw_events =
    { d16-may }draw { $n ->
        [one] 1 event card
       *[other] { $n } event cards
    }, then discard 1 from your hand
d16-do-extra_health = you have { $n } more health
d16-do-extra_main =
    you have { $n ->
        [one] 1 more main action
       *[other] { $n } more main actions
    } in each activation
d16-do-first_card = { d16-may }put your initiative card on top of the initiative deck
d16-do-fly =
    { $by ->
        [marine] you fly until the end of this activation
       *[demon] it flies until the end of this activation
    }
d16-do-forbid_glory_kill = it cannot be glory killed in this activation
d16-do-gain_mp =
    { $by ->
        [marine] { d16-may }gain { $n ->
            [one] 1 movement point
           *[other] { $n } movement points
        }
        [event] it gains { $n ->
            [one] 1 movement point
           *[other] { $n } movement points
        }
       *[demon] this demon gains { $n ->
            [one] 1 movement point
           *[other] { $n } movement points
        }
    }
d16-do-grenade_range =
    you throw grenades { $n ->
        [one] 1 square
       *[other] { $n } squares
    } farther
d16-do-hand_limit =
    your hand limit is { $n ->
        [one] 1 card
       *[other] { $n } cards
    } higher
d16-do-head_start =
    the invader begins the mission with { $n ->
        [one] 1 frag token
       *[other] { $n } frag tokens
    }
d16-do-heal = { d16-may }heal { $n } damage on { $of }
d16-do-heal-per =
    { d16-may }heal { $n } damage on { $of } for { $each }{ $total ->
        [0] {""}
       *[other] , at most { $total } damage
    }
d16-do-heal-self = { d16-may }heal { $n } damage
d16-do-heal-damage_dealt = { d16-may }heal as much damage as the grenade has dealt, at most { $most }
d16-do-ignore_cover = { d16-may }ignore cover
d16-do-immune_stun = you cannot be stunned
d16-do-keep_in_play = this card stays in play until the end of an activation in which you attack with this weapon
d16-do-limit_range = until the end of the round the attacks of marines have a range of { $n } at most
d16-do-lower_stagger = until the end of this activation the defender's stagger value is { $n } lower
d16-do-main_actions =
    you have { $n ->
        [one] 1 main action
       *[other] { $n } main actions
    } in each activation
d16-do-mark = the next attack of a marine on the defender in this round may reroll 1 die
d16-do-next_add_dice = your next attack in this activation adds { $dice }
d16-do-next_reroll = in your next attack in this activation you may reroll all dice once
d16-do-peek_initiative =
    { $n ->
        [one] { d16-may }look at the top card of the initiative deck and put it back on top or at the bottom
       *[other] { d16-may }look at the top { $n } cards of the initiative deck and put each back on top or at the bottom
    }
d16-do-place_argent =
    { d16-may }put { $n ->
        [one] 1 argent token
       *[other] { $n } argent tokens
    } on the card of a demon type on the map
d16-do-place_grenade =
    put the grenade's token on a square in sight within { $range ->
        [one] 1 square
       *[other] { $range } squares
    }
d16-do-push =
    { d16-may }move the defender, if it is small, up to { $n ->
        [one] 1 square
       *[other] { $n } squares
    }
d16-do-redraw_defence = the defender discards its defence card and reveals another
d16-do-remove_argent =
    { d16-may }remove { $n ->
        [one] 1 argent token
       *[other] { $n } argent tokens
    } from a demon card
d16-do-reorder_initiative = { d16-may }look at the top { $n } cards of the initiative deck and put them back in any order
d16-do-reroll_dice =
    { d16-may }reroll { $n ->
        [one] 1 die
       *[other] up to { $n } dice
    }
d16-do-reroll_dice-all = { d16-may }reroll all dice
d16-do-roll_damage = { d16-may }roll { $dice } and deal that much damage to { $to }
d16-do-scavenge = health packs heal { $n } damage instead of { $pack }; when you pick up a weapon, draw 1 card
d16-do-set_die = { d16-may }turn one die to a face of your choice
d16-do-slip_past_enemies = squares with enemies cost you no extra movement points
d16-do-start_with_weapon = take one more weapon: { $weapon }
d16-do-stun = { d16-may }stun { $whom }
d16-do-swap_card = { d16-may }discard 1 card from your hand and draw 1
d16-do-take_attack = if you are next to that marine, you become the defender instead
d16-do-take_back = return a { $weapon } card from your discard pile to your hand
d16-do-take_glory = { d16-may }draw 1 glory kill card
d16-do-teleport =
    { d16-may }move to an active teleporter within { $range ->
        [one] 1 square
       *[other] { $range } squares
    }
d16-do-wear_down = the stagger value of demons that you have attacked in this activation is { $n } lower

## Threat cards

d16-threat-infestation =
    Portals lie face down. When a marine opens a door, those that marines can see are turned up, and when a marine
    is activated, those that this marine can see; demons come out of them at once.
d16-threat-horde =
    All portals lie face up. At the start of each status phase the invader summons at one portal, never twice in
    succession at the same one; at yellow portals from round { $yellow } on, at red ones from round { $red } on.
d16-threat-assault =
    All portals lie face up. At the start of each status phase the invader gains { $tokens } threat tokens, and
    { $more } more if a marine was killed in the round before; { $most } at most. They buy summonings: { $blue_price }
    at a blue portal, { $yellow_price } at a yellow one, { $red_price } at a red one.
d16-threat-first_door =
    Portals lie face down. When a marine opens the first door, all of them are turned up and demons come out.
    As long as there are portals on the map, demons cannot open doors.
d16-threat-portals-stay = Portals stay after a summoning.
d16-threat-portals-go = A portal is removed after its summoning.
d16-threat-doors = Demons cannot open doors.

## Objective cards

d16-objective-sample_collection =
    The first { $tokens } groups from yellow and red portals bring a sample each, carried by a demon and dropped when
    it dies. The marines win as soon as they carry all { $tokens }.
d16-objective-asset_extraction =
    { $tokens } assets lie on the map. A marine with an asset can neither run nor use teleporters. The marines win when
    all of them have been brought to the start square.
d16-objective-guard_duty =
    The marines guard { $tokens } machines with { $health } health{ $shields ->
        [0] {""}
        [one] {" and 1 shield"}
       *[other] {" and "}{ $shields } shields
    } each. They win if one still stands at the end of
    round { $rounds }; the invader wins when all are destroyed.
d16-objective-system_restart =
    Next to a machine a marine may discard a card from hand to put 1 progress token on it; the invader then draws an
    event card. The marines win when each of the { $tokens } machines has { $progress }.
d16-objective-drone_escort =
    The drone has { $health } health and { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }. When a marine ends its activation next to it, the marine moves it up to { $speed } squares. Destroyed, it comes
    back at the teleporter switched on last, and the invader gains a frag token. The marines win when it reaches the
    exit.
d16-objective-seal_the_breach =
    A marine on a portal with no demon next to it may spend { $price } movement points to close it. The marines win
    when no portal and no demon is left on the map.
d16-objective-first_contact =
    The marines win when a door has been opened, no portal is left and every demon is dead.
d16-objective-frags =
    { $n ->
        [one] The invader wins with 1 frag token.
       *[other] The invader wins with { $n } frag tokens.
    }
d16-objective-frags-by-marines =
    Frag tokens that the invader needs to win, by the number of marines from one to four: { $numbers }.
