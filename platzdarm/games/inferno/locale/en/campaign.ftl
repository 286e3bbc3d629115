### The campaign of Inferno: what is asked, what happened, and what schemes and villains say.

## Why an action is refused

refusal-inf-rats-obey-king = in this scenario no rat obeys for power

## What is asked

inf-ask-recruit = Choose a champion for the campaign
inf-ask-captive = Whom have the villains caught?
inf-ask-spoils = Which quest stays for the next scenarios?
inf-ask-villain_target = Whom does the villain attack? The book leaves it to you
inf-ask-villain_cell = Where does the villain go? The book leaves it to you
inf-ask-villain_called = Which villain is called?
inf-ask-forge = Which construct does the villain get?
inf-ask-rat_first = Which rat goes next?
inf-ask-rat_goal = Where does the rat want to go?
inf-ask-ransom = Discard a treasure of the Rat King?
inf-ask-cleansing = Which blighted ground is removed?
inf-ask-bearer = Who bears the honour of the shrine?
inf-ask-free = Free a captive?
inf-ask-toll = A treasure, or a random card?
inf-action-random = A random card

## What happened

inf-event-terrain = { $cell } is now: { $ground }
inf-event-scheme = Scheme: { $scheme }
inf-event-threat = { $scheme }: the lower effect needs threat { $needed }, it is { $threat }
inf-event-threat-met = { $scheme }: threat { $threat } reaches { $needed }, the lower effect works
inf-event-schemes_discarded = The schemes are discarded; threat level { $threat }
inf-event-schemes_out = No scheme is left to reveal
inf-event-surge = Surge of { $piece }
inf-event-villain_ordered = { $piece } is ordered
inf-event-villain_ordered-to = { $piece } is ordered; its target is { $goal }
inf-event-order_lost = { $piece } finds no free portal: the order is lost
inf-event-can_defeat = { $piece } could defeat: { $targets }
inf-event-villain_plan-defeats = { $piece } attacks { $target }: of those whom it can defeat from here, the highest defence
inf-event-villain_plan-reaches = { $piece } goes for { $target }: of those whom it can defeat, the highest defence
inf-event-villain_plan-reaches-to = { $piece } attacks from { $cell }, the cell nearest to its target
inf-event-villain_plan-shrine-to = { $piece } stands by the shrine at { $cell } with its target and stays there
inf-event-villain_plan-advances-to = { $piece } goes towards its target, to { $cell }
inf-event-villain_plan-stays-to = { $piece } can come no nearer and stays at { $cell }
inf-event-villain_plan-strikes = { $piece } attacks { $target }, the highest defence within its reach
inf-event-villain_plan-hunts = { $piece } hunts { $target }, who bears the most honour
inf-event-villain_plan-hunts-to = { $piece } goes to { $cell }
inf-event-villain_plan-forages-to = { $piece } scurries to { $cell }
inf-event-villain_choice = { $seat } has chosen for { $piece }
inf-event-villain_choice-cell = { $seat } has chosen for { $piece }: { $cell }
inf-event-villain_choice-target = { $seat } has chosen for { $piece }: { $target }
inf-event-caught = { $piece } of { $seat } has been caught
inf-event-forged = { $piece } is equipped with { $card } of the row
inf-event-villain_lost = { $card } of { $piece } is banished
inf-event-hardened = { $piece }: strength and defence +{ $number } until the villains' next turn
inf-event-omen = { $treasure } helps all villains until their next turn
inf-event-treasure_lost = { $seat } discards { $treasure }
inf-event-torn = The web at { $cell } is torn
inf-event-shielded = { $piece } cannot be hurt while honour lies on its card
inf-event-hoarded = { $piece } brings { $treasure } from { $cell } to the Rat King
inf-event-ransomed = { $seat } takes { $treasure } from the Rat King
inf-event-lured = { $seat } leads { $piece }
inf-event-marked = { $piece } is marked by Beelzepug
inf-event-unmarked = { $piece } is no longer marked: the target lies in the portal again
inf-event-pool = { $piece } has { $total } defence left
inf-event-cleansed = The blighted ground at { $cell } is gone
inf-event-markers = Honour on the card of { $piece }: { $total }
inf-event-pulled_champion = { $piece } is drawn towards Rakar
inf-event-risen = { $piece } is reborn
inf-event-buried = { $piece } goes back into the deck of the reborn
inf-event-captive = { $piece } is held at { $cell }
inf-event-freed = { $seat } frees { $piece }
inf-event-kept_for_good = { $seat } keeps { $card } for the next scenarios

## Names

inf-ground-ordinary = ordinary ground
inf-ground-forest = forest
inf-ground-shrine = shrine
inf-ground-portal = portal
inf-ground-blighted = blighted ground
inf-ground-enchanted = enchanted ground
inf-ground-beacon = beacon
inf-why-defeats = can defeat it from here
inf-why-reaches = can defeat it after a move
inf-why-shrine = stands by the shrine with its target
inf-why-advances = towards its target
inf-why-stays = can come no nearer
inf-why-strikes = attacks though nobody falls
inf-why-hunts = hunts the bearer of the most honour
inf-why-forages = looks for treasure

## What schemes and villains say

inf-when-scheme = Scheme:
inf-when-threat = Threat:
inf-threat = From threat { $n } on:
inf-do-order_goal =
    order { $goal ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[boss] the boss
    }
inf-do-order_boss = order the boss
inf-do-order_nearest-devil_rat = order the villain whose target lies nearest to the Devil Rat
inf-do-surge = Surge
inf-do-enter_rat-giant_rat =
    a Giant Rat enters at the target of { $goal ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[boss] the boss
    }
inf-do-enter_rat-devil_rat =
    the Devil Rat enters at the target of { $goal ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[boss] the boss
    }
inf-do-villain_honour = the villains gain { $n } honour
inf-per-villain_shrines =
    { $each ->
        [one] for each shrine that they control
       *[other] for every { $each } shrines that they control
    }
inf-do-forge =
    the dearest construct of the row goes to { $goal ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[boss] the boss
    }
inf-do-reveal_treasure =
    { $n ->
        [one] reveal a treasure: it helps all villains until their next turn
       *[other] reveal { $n } treasures: they help all villains until their next turn
    }
inf-do-harden =
    { $goal ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[boss] the boss
    } has +{ $n } strength and +{ $n } defence until the villains' next turn
inf-do-each_loses =
    { $n ->
        [one] each player discards a treasure or a random card
       *[other] each player discards a treasure and a random card
    }
inf-do-web_champion = a web under the nearest champion of the players in sight; leaving it costs { $n } points more
inf-who-goal =
    for { $goal ->
        [red] red
        [blue] blue
        [yellow] yellow
        [green] green
       *[boss] the boss
    }
inf-keyword-mind_thief = Slaughter: whose champion it was discards a random card
inf-text-figures-from = { $n } figures from threat { $threat } on

## Mistakes in content files

fault-inf-no-target = the campaign needs a target of colour { $colour }
fault-inf-no-boss = a scenario of the campaign needs one boss
