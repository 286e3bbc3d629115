### Inferno on the page.

## Names

inf-headline =
    { $scenario } · { $round ->
        [0] setting up
       *[other] round { $round }
    }
inf-gate =
    { $colour ->
        [blue] Blue
        [yellow] Yellow
        [green] Green
       *[purple] Purple
    }, gate { $number }
inf-neutral = neutral
inf-champion-numbered = { $name } { $n }
inf-faction-enlightened = Enlightened
inf-faction-lifebound = Lifebound
inf-faction-mechana = Mechana
inf-faction-void = Void
inf-faction-fallen = Fallen
inf-type =
    { $type ->
        [hero] hero
        [construct] construct
        [quest] quest
       *[champion] champion
    }
inf-word-ranged = ranged attack
inf-word-reach = reach
inf-word-area_attack = area attack
inf-word-sweep = area attack on adjacent enemies
inf-word-double_attack = double attack
inf-word-counterstrike = counter-strike
inf-word-immobile = immobile
inf-word-minion = minion
inf-word-sure_footed = ignores harmful terrain
inf-word-forester = forests cost nothing extra
inf-word-web_walker = may enter where a web lies
inf-word-ordinary_only = moves over ordinary cells only
inf-word-soul_eater = Slaughter: an absorbed soul
inf-word-salvager = its dearest construct returns when it falls
inf-line = { $when } { $text }
inf-figures =
    strength { $strength }, defence { $defence }, order { $order }{ $speed ->
        [0] { "" }
       *[other] , speed { $speed }
    }
inf-cost =
    costs { $cost } { $pays ->
        [power] power
       *[runes] { $cost ->
            [one] rune
           *[other] runes
        }
    }
inf-counted =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }

## What is asked

inf-prompt-champion =
    Order to { $champion }: { $moves ->
        [yes] { $strikes ->
            [0] move
           *[other] move and strike
        }
       *[no] { $strikes ->
            [0] nothing is left to do
           *[other] strike
        }
    }
inf-prompt-aim =
    { $name }: { $what ->
        [champion] which champion?
        [card] which card?
        [slot] which card of the row?
        [cell] which cell?
        [token] which treasure?
       *[other] what do you choose?
    }
inf-prompt-may = { $name }: use it?
inf-prompt-choose = { $name }: what do you choose?
inf-prompt-ambush = Use the Ambush of { $name }?
inf-prompt-damage = { $attacker } strikes { $target }: use a treasure?
inf-prompt-draft = Take champion number { $number }
inf-prompt-split = { $mine ->
    [yes] Whom do you take from your partner? ({ $number } of { $all })
   *[no] Whom do you give to your partner? ({ $number } of { $all })
}
inf-prompt-sets = { $seat } offers the sets of the book instead of the draft
inf-prompt-treasure-open = The others' turn. You may use a treasure
inf-hint-act =
    { $runes ->
        [one] 1 rune
       *[other] { $runes } runes
    }, { $power } power. { $rest ->
        [play] Play, buy, give orders, or end the turn.
        [both] Your cards are played: buy, give orders, or end the turn.
        [buy] There is no power for an order: buy, or end the turn.
        [order] What is left is to give orders or to end the turn.
       *[end] Nothing else is left: end the turn.
    }
inf-hint-champion =
    { $moved ->
        [yes] The move is over.
       *[no] { $points ->
            [one] 1 point to move.
           *[other] { $points } points to move.
        }
    } { $attacks ->
        [0] No attack is left.
        [one] One attack is left.
       *[other] { $attacks } attacks are left.
    }
inf-hint-draft-together = You choose for both partners: six champions, of whom each of you gets three afterwards.
inf-hint =
    { $kind ->
        [free_order] The order costs nothing: choose a champion; a new one comes in by the portal.
        [ambush] It works once, because the card was taken from the row.
        [aim] What may be chosen is lit.
        [may] You may decline.
        [choose] One of these happens.
        [order] The others follow.
        [research] The others go below the quest deck.
        [treasure] A treasure can be used at any moment.
        [before_damage] No damage has been dealt yet.
        [discard] Choose a card of your hand.
        [loot] It goes to your discard pile.
        [light] Whoever bears it is of every faction.
        [offering] A token that is banished brings honour.
        [draft] A new champion takes the place of the one that is taken.
        [sets] If all agree, everybody takes the set of their colour; else the draft goes on.
        [split] Three for each of you: the others stay with the first partner.
        [villain_target] The rule makes no difference between them: any player decides.
        [villain_cell] The rule makes no difference between them: any player decides.
        [villain_called] The rule makes no difference between them: any player decides.
        [forge] By the rule the dearest of the row: any player decides.
        [ransom] One or none: any player decides.
        [cleansing] It becomes ordinary ground: any player decides.
        [bearer] Any player decides.
        [rat_goal] They are equally near: any player decides.
        [rat_first] All of them run, one after another; any player decides.
        [recruit] Whoever is chosen stays for the whole campaign.
       *[other] { "" }
    }
inf-pass =
    { $kind ->
        [ambush] Do not use it
        [may] Do not use it
        [before_damage] Pass
        [offering] Keep the tokens
        [sets] Decline
       *[other] None of it
    }
inf-yes =
    { $kind ->
        [sets] Agree
       *[other] Use it
    }
inf-end-sure =
    { $count ->
        [one] Something could still be played, and is worth nothing after the turn.
       *[other] { $count } things could still be played, and are worth nothing after the turn.
    }
inf-end =
    { $kind ->
        [champion] End order
       *[other] End turn
    }
inf-order =
    { $kind ->
        [before_damage] A treasure before damage
       *[other] { $kind }
    }
inf-step-bearer = { $card }: who gets it?
inf-step-bearer-hint = Choose a champion on the field or in the list.
inf-step-pull = A treasure is pulled
inf-step-pull-hint = Choose the cell where it goes.
inf-choices = What can be done here

## Answers

inf-answer-play =
    { $champion ->
        [none] play { $card }
       *[other] { $card } on { $champion }
    }
inf-answer-acquire = buy { $card }
inf-answer-order =
    { $place ->
        [none] order { $champion } for { $cost } power
       *[other] order { $champion } for { $cost } power, entering at { $place }
    }
inf-answer-step = step to { $cell }
inf-answer-strike =
    { $champion ->
        [none] area attack { $how ->
            [ranged] at range
            [reach] with reach
           *[melee] all around
        }
       *[other] strike { $champion } { $how ->
            [ranged] at range
            [reach] with reach
           *[melee] from beside
        }
    }
inf-answer-use = { $treasure } on { $champion }
inf-answer-gate = gate: { $power } power
inf-answer-research = do research
inf-answer-keep = keep { $card }
inf-answer-complete = complete { $card } with { $champion }
inf-answer-end = end
inf-answer-stop = stop moving
inf-answer-pass = pass
inf-answer-yes = use it
inf-answer-way = choice { $n }
inf-answer-champion =
    { $champion ->
        [none] nobody
       *[other] { $place ->
            [none] { $champion }
           *[other] { $champion } at { $place }
        }
    }
inf-answer-card =
    { $card ->
        [none] no card
       *[other] { $card } { $zone ->
            [discard] from the discard pile
            [played] of those that were played
           *[hand] from hand
        }
    }
inf-answer-slot =
    { $card ->
        [none] no card of the row
       *[other] { $card }
    }
inf-answer-cell =
    { $cell ->
        [none] no cell
       *[other] { $to ->
            [none] { $cell }
           *[other] from { $cell } to { $to }
        }
    }
inf-answer-token =
    { $treasure ->
        [none] no treasure
       *[other] { $treasure }
    }
inf-answer-draft = take { $champion }
inf-answer-offer = offer the sets
inf-answer-first = first { $name }
inf-answer-random = a random card of your hand
inf-answer-spend = banish a token

## On the field

inf-board = The field
inf-deed-way =
    Go to { $cell } for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
inf-deed-strike =
    { $area ->
        [yes] Area attack
       *[no] Strike { $champion }
    } { $how ->
        [ranged] at range
        [reach] with reach
       *[melee] from beside
    }
inf-deed-order =
    { $place ->
        [none] Order { $champion } for { $cost } power
       *[other] { $champion }, { $strength }/{ $defence }, enters at { $place } for { $cost } power
    }
inf-deed-equip = { $card } on { $champion }
inf-deed-use = { $treasure } on { $champion }
inf-deed-champion =
    { $place ->
        [none] { $champion }
       *[other] { $champion } at { $place }
    }
inf-deed-stop = { $champion } stops here
inf-deed-cell = The cell { $cell }
inf-draft-hint =
    { $verb ->
        [way] { $blighted ->
            [yes] Blighted ground deals 5 damage.
           *[no] It may go on from there while points are left.
        }
        [order] One move and one attack, then it is exhausted.
        [play] A construct stays until its bearer falls.
        [use] Until the end of the turn.
       *[other] { "" }
    }
inf-draft-verb =
    { $verb ->
        [way] Go
        [strike] Strike
        [order] Order
        [play] Equip
        [stop] Stop here
        [acquire] Buy
        [draft] Take
        [give] Give
       *[other] Choose
    }
inf-outcome =
    { $shrugs ->
        [yes] shrugs it off
       *[no] { $falls ->
            [yes] { $attacker ->
                [falls] both fall
               *[stands] { $back ->
                    [0] is defeated, does not strike back
                   *[other] is defeated, strikes back for { $back }
                }
            }
           *[no] { $attacker ->
                [falls] stands, and the attacker falls
               *[stands] { $back ->
                    [0] stands
                   *[other] stands, strikes back for { $back }
                }
            }
        }
    }
inf-cell =
    { $cell }, { $terrain ->
        [forest] forest
        [shrine] shrine
        [portal] portal
        [blighted] blighted ground
        [enchanted] enchanted ground
        [beacon] beacon
       *[ordinary] open ground
    }{ $held ->
        [none] { "" }
        [blue] , blue
        [yellow] , yellow
        [green] , green
        [villains] , villains
       *[purple] , purple
    }{ $thing ->
        [treasure] , treasure
        [web] , web
        [token] , beacon token
       *[none] { "" }
    }{ $champion ->
        [none] { "" }
       *[other] . { $champion }
    }{ $may ->
        [none] { "" }
       *[other] . { $may }
    }
inf-cell-champion =
    { $champion }, { $colour ->
        [blue] blue
        [yellow] yellow
        [green] green
        [purple] purple
        [villains] villains
       *[neutral] neutral
    }, strength { $strength }, defence { $defence }{ $exhausted ->
        [yes] , exhausted
       *[no] { "" }
    }
inf-cell-title = Cell { $cell }
inf-cell-lies =
    { $terrain ->
        [forest] Forest
        [shrine] Shrine
        [portal] Portal
        [blighted] Blighted ground
        [enchanted] Enchanted ground
        [beacon] Beacon
       *[ordinary] Open ground
    }{ $held ->
        [none] { "" }
        [blue] , blue
        [yellow] , yellow
        [green] , green
        [villains] , villains
       *[purple] , purple
    }{ $thing ->
        [treasure] , a treasure
        [web] , a web
        [token] , a beacon token
       *[none] { "" }
    }
inf-terrain-rule =
    { $terrain ->
        [forest] To enter it costs 2 points; it blocks the sight.
        [shrine] Who has the most champions in it and next to it controls it: { $honour } honour at the end of the turn.
        [portal] Champions enter here; no enemy may stop in it.
        [blighted] 5 damage to whoever enters it or begins a turn in it.
        [beacon] It is taken by moving into it or through it.
       *[enchanted] What it does, the scenario says.
    }
inf-lying-rule =
    { $thing ->
        [treasure] Whoever stops here takes it.
        [web] Some champions may enter here.
       *[token] Whoever stops here takes it.
    }
inf-steps = The order, step by step
inf-step-enter = Enter
inf-step-entered = on the field
inf-step-move = Move
inf-step-moves =
    { $state ->
        [done] done
       *[open] { $points ->
            [one] 1 point, a forest takes 2
           *[other] { $points } points, a forest takes 2
        }
        [shut] nowhere to go
    }
inf-step-strike = Strike
inf-step-strikes =
    { $state ->
        [done] done
        [open] { $targets ->
            [0] after a move
            [one] one target from here
           *[other] { $targets } targets from here
        }
        [shut] nobody in reach
       *[waits] { $attacks ->
            [one] one attack
           *[other] { $attacks } attacks
        }
    }
inf-step-over = Exhausted
inf-step-over-when = when the order is over
inf-overlay-threat = Where enemies could strike
inf-overlay-threat-short = threats
inf-overlay-names = Names of the cells
inf-overlay-names-short = names
inf-shown =
    { $deed ->
        [acquired] bought
        [banished] banished
        [completed] completed
        [revealed] revealed
       *[played] played
    }
inf-splash = Defeated
inf-splash-by = { $victor } defeats { $fallen }

## The row

inf-row = Centre row
inf-row-deck = deck { $deck }, banished { $banished }
inf-row-champion = { $strength } / { $defence }, order { $order }
inf-row-after = after your hand
inf-row-short =
    { $pays ->
        [power] { $count } power short
       *[runes] { $count ->
            [one] 1 rune short
           *[other] { $count } runes short
        }
    }
inf-row-label =
    { $name }, { $type ->
        [hero] hero
        [construct] construct
        [quest] quest
       *[champion] champion
    }, costs { $cost } { $pays ->
        [power] power
       *[runes] { $cost ->
            [one] rune
           *[other] runes
        }
    }: { $text }{ $ambush ->
        [yes] . Ambush
       *[no] { "" }
    }{ $state ->
        [now] . You can take it now
        [later] . After playing your hand
       *[not] { $short ->
            [0] { "" }
           *[other] . Missing: { $short }
        }
    }
inf-row-lacks = { $count } more
inf-row-missing = −{ $count }
inf-row-left = ×{ $count }
inf-row-empty = none left
inf-row-rat = Giant Rat
inf-row-research = Research
inf-row-does =
    { $what ->
        [rat] 1 power: a new rat enters by your portal and acts. Strength 1, defence 1, speed 2; at most four of yours are on the field. Rats bear no constructs.
       *[research] 3 runes: look at two quests, keep one in your discards. When its goal is met, a champion keeps its reward.
    }
inf-buy =
    { $state ->
        [now] If you buy it now
        [later] If you buy it after your hand
       *[not] If you could buy it
    }
inf-buy-pays =
    { $state ->
        [now] pay { $cost } { $pays ->
            [power] power
           *[runes] { $cost ->
                [one] rune
               *[other] runes
            }
        }, { $left ->
            [0] none left
           *[other] { $left } left
        }
        [later] costs { $cost }; the cards in your hand bring the { $short } that you lack
       *[not] costs { $cost }; you lack { $short } { $pays ->
            [power] power
           *[runes] { $short ->
                [one] rune
               *[other] runes
            }
        }
    }
inf-buy-refill = the row is filled up first
inf-buy-ambush =
    then its Ambush: { $text }{ $names ->
        [none] { "" }
       *[other] { " " }({ $names })
    }
inf-buy-goes =
    { $type ->
        [champion] the champion joins yours, off the field
       *[other] the card goes to your discard pile
    }
inf-deck = Your deck
inf-deck-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
inf-deck-plain = no faction { $count }
inf-deck-average = A hand of five gives { NUMBER($runes, maximumFractionDigits: 1) } runes and { NUMBER($power, maximumFractionDigits: 1) } power on average.
inf-row-why = Why not?
inf-row-buy =
    { $pays ->
        [power] Buy { $card } for { $cost } power
       *[runes] Buy { $card } for { $cost ->
            [one] 1 rune
           *[other] { $cost } runes
        }
    }
inf-row-hint = Bright frame: you can pay now. Your hand holds more: runes { $runes }, power { $power }.
inf-row-ambush =
    { $text }{ $names ->
        [none] { "" }
       *[other] : { $names }
    }. The row refills first.
inf-buy-lacks =
    { $state ->
        [later] Play your hand first: it gives the { $pays ->
            [power] { $short } power
           *[runes] { $short ->
                [one] 1 rune
               *[other] { $short } runes
            }
        } that you lack.
       *[not] You lack { $pays ->
            [power] { $short } power
           *[runes] { $short ->
                [one] 1 rune
               *[other] { $short } runes
            }
        }, and your hand does not give it.
    }
inf-row-choose = Tap a card to see what it does
inf-bar-row = Row
inf-bar-champions = Champions
inf-bar-close = Close

## Champions, treasures, quests

inf-sum-villains = the villains
inf-supply = Your champions
inf-supply-none = none yet
inf-supply-order = power for an order
inf-supply-state =
    { $state ->
        [exhausted] exhausted
        [beaten] defeated
        [off] off the field
       *[ready] on the field
    }
inf-supply-tell = { $champion }, { $state }, { $figures }{ $constructs ->
    [0] { "" }
   *[other] , { $gear }
}
inf-supply-gear =
    { $count ->
        [one] { $count } construct
       *[other] { $count } constructs
    }
inf-card-line =
    { $type ->
        [hero] Hero
        [construct] Construct
        [quest] Quest
       *[champion] Champion
    }{ $factions ->
        [none] { "" }
       *[other] , { $factions }
    }{ $cost ->
        [0] { "" }
       *[other] , { $pays ->
            [power] { $cost } power
           *[runes] { $cost ->
                [one] 1 rune
               *[other] { $cost } runes
            }
        }
    }
inf-champion-line =
    { $owner }{ $factions ->
        [none] { "" }
       *[other] , { $factions }
    }{ $state ->
        [exhausted] , exhausted
        [beaten] , defeated
        [off] , off the field
       *[ready] { "" }
    }
inf-champion-damage = { $damage } of { $defence } damage this turn
inf-champion-bears = { $card }: { $text }
inf-champion-quest = Quest: { $card }
inf-part =
    { $sign ->
        [less] −
       *[more] +
    } { $n }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
inf-sum =
    { $figure ->
        [strength] Strength
        [defence] Defence
       *[speed] Speed
    } { $printed } { $parts } = { $total }
inf-part-source =
    { $source ->
        [souls] absorbed souls
        [boost] until the end of the turn
        [standing] own ability or help of others
       *[other] printed
    }
inf-mat-constructs = Constructs
inf-mat-quests = Quests
inf-mat-more = Souls and boosts
inf-mat-state =
    { $state ->
        [exhausted] exhausted
        [beaten] defeated
        [ordered] under orders
       *[ready] can be ordered
    }
inf-mat-part =
    { $name }:{ $strength ->
        [0] { "" }
       *[other] { " " }strength { $strength }
    }{ $defence ->
        [0] { "" }
       *[other] { " " }defence { $defence }
    }{ $speed ->
        [0] { "" }
       *[other] { " " }speed { $speed }
    }
inf-targets =
    { $from ->
        [here] Whom to strike
       *[other] Whom to strike from { $from }
    }
inf-targets-back = strikes back: { $back } against your { $defence }
inf-targets-sure = Your own champion falls: press again to strike
inf-targets-far =
    { $count ->
        [one] { $count } more enemy further off
       *[other] { $count } more enemies further off
    }
inf-targets-none = Nobody is near.
inf-safe =
    { $reason ->
        [hidden] out of sight, { $distance } cells away
        [holy] in the holy land
        [there] out of reach from there: { $distance ->
            [one] 1 cell
           *[other] { $distance } cells
        }
       *[far] too far: { $distance ->
            [one] 1 cell
           *[other] { $distance } cells
        }
    }
inf-attack = Attack announced
inf-attack-no-damage = no damage yet
inf-attack-blow =
    { $champion } { $shrugs ->
        [yes] shrugs it off
       *[no] { $falls ->
            [yes] is defeated
           *[no] stands
        }
    }
inf-attack-back =
    Counter-strike: { $champion } { $falls ->
        [yes] is defeated
       *[no] stands
    }
inf-attack-fate =
    { $count ->
        [0] Nobody falls
       *[other] Falls: { $names }
    }
inf-attack-same = same result
inf-attack-always = Always pass from now on
inf-attack-away = For those off the field, who can wait
inf-treasure = Treasure
inf-treasures = Your treasures
inf-treasures-yours =
    { $team ->
        [yes] only your team sees them
       *[no] only you see them
    }
inf-treasures-for = for:
inf-treasures-away = off the field: { $count }
inf-asking = When to ask me
inf-asking-always = always
inf-asking-falls = when one of mine would fall
inf-asking-told =
    passes: { $idle ->
        [yes] no treasure would change anything
       *[no] nobody of one's own would fall
    }
inf-treasures-any = at any moment
inf-quests = Quests
inf-goal = Goal
inf-goal-honour = { $honour } honour wins

## Hand and plates

inf-hand = Your hand
inf-hand-short = Hand
inf-hand-more = { $count } more
inf-hand-hidden = Cards in hand: { $count }, face down now
inf-hand-empty = Your hand is empty
inf-hand-all = Play all
inf-hand-card =
    { $card }, { $type ->
        [hero] hero
        [construct] construct
        [quest] quest
       *[champion] champion
    }: { $text }
inf-hand-deed =
    { $verb ->
        [card] Choose
       *[play] Play
    }
inf-hand-on = { $champion }
inf-hand-not-now = Not now
inf-played = Played
inf-plate-gate = gate { $number }
inf-plate-deck = deck { $deck }, discard { $discard }
inf-plate-runes =
    { $runes ->
        [one] 1 rune
       *[other] { $runes } runes
    }{ $more ->
        [0] { "" }
       *[other] , { $more } more for constructs
    }
inf-plate-more = +{ $count } in hand
inf-plate-of =
    { $gain ->
        [0] of { $needed }
       *[other] of { $needed }, +{ $gain }
    }
inf-plate-power = { $power } power
inf-plate-honour = { $honour } honour, { $needed } win
inf-plate-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
inf-plate-treasures =
    { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
inf-seat-line = { $honour } honour, { $needed } win
inf-seat-cards = Hand { $hand }, deck { $deck }, discard { $discard }, treasures { $treasures }
inf-seat-holds = Shrines { $shrines }, beacons { $beacons }
inf-seat-unseen =
    { $known ->
        [yes] In the deck: { $cards }
       *[no] In hand and deck: { $cards }
    }
inf-status = Honour to win: { $needed }. { $sides }
inf-status-side = { $name } { $honour }
inf-status-order = Order of turns

## The draft

inf-draft-order = Who chooses, one after the other
inf-draft-count =
    { $drafted ->
        [yes] pick { $number } of { $all }
       *[no] champion { $number } of { $all }
    }
inf-draft-own =
    { $count ->
        [0] nobody yet
        [one] 1 champion
       *[other] { $count } champions
    }
inf-draft-compare =
    { $beside ->
        [yes] All again
       *[no] Compare ({ $count })
    }
inf-draft-mark = { $champion }: to compare
inf-sets-offer = Offer the sets
inf-sets-needs =
    { $others ->
        [one] the other must agree
       *[other] all { $others } others must agree
    }
inf-sets-said =
    { $says ->
        [offers] offers the sets
        [agrees] agrees
       *[thinks] thinks
    }
inf-sets-declined = The sets were declined: choosing goes on.
inf-draft-sets = Sets of the book
inf-draft-sets-hint = for a first draft
inf-draft-set =
    { $colour ->
        [blue] Blue
        [yellow] Yellow
        [green] Green
       *[purple] Purple
    }
inf-draft-like = { $faction }, like { $champion }
inf-draft-alone = No faction in common with yours
inf-draft-first-one = Your first champion
inf-draft-take =
    { $how ->
        [give] { $champion } goes to your partner
        [take] { $champion } comes to you
       *[draft] Take { $champion }
    }

## A new table

inf-setup-company = Who plays
inf-setup-for =
    { $company ->
        [any] Any
        [teams] Two teams
       *[other] { $company }
    }
inf-setup-fit =
    { $found ->
        [one] { $found } scenario of { $all } fits
       *[other] { $found } scenarios of { $all } fit
    }
inf-setup-scenario = Scenario
inf-setup-first = first game
inf-setup-about = { $honour } honour · { $short }
inf-setup-more =
    { $known ->
        [yes] { $modes } · { $least }–{ $most } min
       *[no] { $modes }
    }
inf-setup-modes =
    { $modes ->
        [duel] for two
        [duel-teams] for two, or two teams
        [three] for three
        [four] for four
       *[campaign] for one to four, together
    }
inf-setup-rules = How it is won
inf-setup-book = Champions of the book
inf-setup-book-line = { $colour ->
        [blue] Blue
        [yellow] Yellow
        [green] Green
       *[purple] Purple
    }: { $champions }
inf-setup-length = Length
inf-setup-lasts =
    { $length ->
        [short] Up to 75 minutes
       *[any] Any
    }
inf-setup-mode = How it is played
inf-mode =
    { $mode ->
        [duel] one against one
        [teams] two against two
        [three] three, all against all
        [four] four, all against all
        [solo] alone against the villains
        [pair] two against the villains
        [trio] three against the villains
       *[quartet] four against the villains
    }
inf-setup-champions = Champions
inf-setup-draft =
    { $draft ->
        [yes] Draft
       *[no] As the book advises
    }
inf-setup-draft-help =
    { $draft ->
        [yes] Everybody chooses in turn from six open champions.
       *[no] Everybody has the set that the scenario recommends.
    }
inf-setup-seat = Seat { $seat }
inf-setup-mate = Team { $side }, seat { $seat }

## The end

inf-end-why = { $name } has { $honour } honour in round { $round }; { $needed } win
inf-end-honour = Honour by round
inf-end-curve =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }. { $sides }
inf-end-round = Round { $round }
inf-end-leaps = What brought most
inf-end-no-leaps = Nobody gained honour.
inf-end-leap = +{ $gain }, { $total } in all
inf-end-by =
    { $how ->
        [held] { $name }: shrines and beacons held
        [beacons] { $name }: beacons lit
        [felled] { $name } defeats { $champion }
       *[won] { $name }: honour in the turn
    }
inf-end-how =
    { $how ->
        [held] Shrines and beacons held
        [beacons] Beacons lit
        [felled] { $champion } falls
       *[won] Honour in the turn
    }
inf-end-at = round { $round }, honour +{ $gain }
inf-end-team =
    { $number ->
        [0] The players
       *[other] Team { $number }
    }
inf-end-watch = Watch
inf-end-from = Play on from here
inf-end-position = The field at the end
inf-end-sources = Where it came from
inf-end-source = held at the end of turns { $held }, won in between { $won }
inf-end-champions = Champions
inf-end-champion = champion
inf-end-orders = orders
inf-end-defeats = defeated
inf-end-damage = damage
inf-end-fell = fell

## The campaign

inf-prompt-recruit = Choose a champion for the campaign
inf-prompt-captive = Whom do the villains hold?
inf-prompt-spoils = Which quest do you keep?
inf-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
inf-lettered = { $letter }: { $what }
inf-prompt-villain_target = { $champion }: whom does it strike? Both are equal
inf-prompt-villain_cell = { $champion }: where does it go? The cells are equal
inf-prompt-villain_called = Which villain comes?
inf-prompt-forge = { $champion }: which construct does it get? They cost the same
inf-prompt-act-other = Plays cards, buys and gives orders
inf-prompt-rat_first = Which rat goes next?
inf-prompt-rat_goal = { $champion }: where does it run?
inf-prompt-ransom = The Rat King is defeated: which of his treasures goes?
inf-prompt-cleansing = Which cell is cleansed?
inf-prompt-bearer = Who gets the honour markers of the shrine?
inf-prompt-free = Free the captive?
inf-prompt-toll = What do you discard?
inf-villains = Villains
inf-threat-level = Threat level
inf-schemes-left =
    { $count ->
        [0] No scheme is left: the villains win when they need one
        [one] 1 scheme left; the villains win when none is
       *[other] { $count } schemes left; the villains win when none is
    }
inf-scheme-lower =
    From threat { $needed }: { $works ->
        [yes] works now
       *[no] does not work yet, the threat is { $threat }
    }
inf-scheme-number =
    { $number ->
        [1] first scheme
       *[other] second scheme
    }
inf-scheme-done = done
inf-threat-bar = Threat { $threat } of { $all }; lower halves of schemes work from { $levels }
inf-villain-boss = boss
inf-villain-line =
    { $strength } / { $defence }, worth { $honour } honour{ $boss ->
        [yes] , boss
       *[no] { "" }
    }{ $goal ->
        [red] , red banner
        [blue] , blue banner
        [yellow] , yellow banner
        [green] , green banner
       *[none] { "" }
    }
inf-setup-campaign-title = Campaign for one to four together: The End of Suffering
inf-setup-campaign-about = Four scenarios against the villains. Your champions keep a quest after each victory, and every evening is saved.
inf-setup-campaign-link = To the campaign
inf-setup-campaign = campaign
inf-setup-difficulty = Difficulty
inf-setup-difficulty-help = Threat at the start: normal 0, hard 4, nightmare 8; 4 more for three or four players.
inf-difficulty =
    { $level ->
        [hard] hard
        [nightmare] nightmare
       *[normal] normal
    }
inf-end-campaign =
    { $won ->
        [yes] The villains are beaten
       *[no] The villains have won
    }
inf-end-schemes = The villains' schemes ran out in round { $round }

## The course of the campaign

inf-campaign-name = The End of Suffering
inf-campaign-goal =
    { $scenario ->
        [campaign_1] Be the first with 40 honour
        [campaign_2] Defeat him before the villains have 40 honour
        [campaign_3] Take 20 honour from him, then defeat him
       *[campaign_4] Be the first with 40 honour, and free the captives
    }
inf-campaign-waiting = Waits for players
inf-campaign-running =
    { $known ->
        [yes] Round { $round }, honour { $players } : { $villains }, threat { $threat }
       *[no] Under way
    }
inf-campaign-ended =
    { $won ->
        [yes] { $known ->
            [yes] Won { $players } : { $villains }, threat { $threat }
           *[no] Won
        }
       *[no] { $known ->
            [yes] Lost { $players } : { $villains }, threat { $threat }
           *[no] Lost
        }
    }
inf-campaign-kept = Quest kept: { $quest }
inf-campaign-no-team = Champions are chosen when the first evening begins: four alone, three each for two, two each for more; no Fallen.
inf-campaign-difficulty =
    Difficulty: { inf-difficulty }; threat begins at { $mode ->
        [trio] { $level ->
            [hard] 8
            [nightmare] 12
           *[normal] 4
        }
        [quartet] { $level ->
            [hard] 8
            [nightmare] 12
           *[normal] 4
        }
       *[other] { $level ->
            [hard] 4
            [nightmare] 8
           *[normal] 0
        }
    }
inf-campaign-honour = The villains win with { $honour } honour, or when their schemes run out.

## Positions by hand

analysis-inferno-help = Choose a champion, then a cell. Delete removes the one under the pointer.
inf-analysis-turn = To move
inf-analysis-honour = Honour: { $name }
inf-analysis-treasures = Treasures
inf-analysis-treasure = add a treasure
inf-analysis-runes = Runes
inf-analysis-power = Power
inf-analysis-hand = Hand
inf-analysis-dealt = Dealt from the deck
inf-analysis-add = add a card
inf-analysis-take = Remove
inf-analysis-whose = Whose champions
inf-analysis-standing = Champions in play
inf-analysis-kinds = Champions to choose from
inf-analysis-stands =
    { $cell ->
        [off] off the field
       *[other] on { $cell }
    }
inf-analysis-remove = Remove: { $champion }
inf-analysis-exhausted = exhausted
inf-analysis-damage = damage
inf-analysis-equip = add a construct
inf-analysis-nobody = Nobody yet: choose below, then a cell.
inf-analysis-none-left = The box has no more of these: { $kind }

## The villains' turn, part by part

inf-villain-turn = The villains' turn
inf-villain-part =
    { $part ->
        [scenario] Scenario
        [first] First scheme
        [second] Second scheme
        [discard] Discard
       *[honour] Honour
    }
inf-reason-heading = Why { $villain } acts so
inf-reason =
    { $question ->
        [able] Can it defeat anybody?
        [whom] Whom of them?
        [from] From where?
        [hunts] Whom does it hunt?
        [shrine] Does it hold a shrine?
        [strikes] Whom can it still strike?
       *[where] Where does it go?
    }
inf-reason-nobody = Nobody is within its reach, or everybody would withstand it.
inf-reason-equal =
    { $equal ->
        [target] Equal: you decide whom it strikes.
        [order] You decide who goes first.
       *[cell] Equal: you decide where it goes.
    }
inf-villain-why = Why the villains act so: { $part }
inf-villain-sum = Threat { $threat }

## Puzzles

inf-puzzle-means = { $power } power; in the hand: { $cards }
inf-puzzle-nothing = nothing
inf-puzzle-missed = Not solved: { $honour } of { $needed } honour

## Pictures beside the rules

rule-picture-INF-TERM-01 = Runes, power, honour.
rule-picture-INF-TERM-02 = Enlightened, Lifebound, Mechana, Void, Fallen.
rule-picture-INF-AMB-01 = The sign of Ambush.
rule-picture-INF-ATK-01 = From an adjacent cell, at range, with reach.
rule-picture-INF-KEY-06 = Counter-strike.
rule-picture-INF-QUEST-01 = Research, and a quest.
rule-picture-INF-TREAS-01 = A treasure.
rule-picture-INF-CHAMP-03 = On the field; ready for an order; carrying one out; exhausted.
rule-picture-INF-DMG-01 = Can be attacked; has taken damage; would be defeated.
rule-picture-INF-CVIL-01 = A villain's plate has cut corners.
