### Inferno at the table.

## Why an action is refused

refusal-inf-over = the game is over
refusal-inf-no-treasure = that treasure is not yours to use, or not on that champion
refusal-inf-goal-unmet = the goal of that quest has not been met
refusal-inf-not-asked = it is not your decision now
refusal-inf-order-first = first the ordered champion must finish
refusal-inf-not-in-order = an ordered champion moves and attacks, or ends its order
refusal-inf-no-way = the champion cannot go there
refusal-inf-no-target = that enemy cannot be attacked from here
refusal-inf-not-now = that cannot be done now
refusal-inf-gate-used = the gate has been used this turn
refusal-inf-no-runes = there are not enough runes
refusal-inf-no-bearer = no champion of yours can bear that construct
refusal-inf-not-in-hand = that card is not in your hand
refusal-inf-not-on-offer = there is no such card on offer
refusal-inf-no-means = you cannot pay for that card
refusal-inf-not-yours = that champion is not yours
refusal-inf-exhausted = that champion is exhausted
refusal-inf-no-power = there is not enough power
refusal-inf-no-base = all your bases are on the field
refusal-inf-no-portal = there is no free portal to enter by

## What is asked

inf-ask-act = Your turn
inf-ask-champion = Order under way
inf-ask-free_order = Order for nothing
inf-ask-ambush = Use the Ambush?
inf-ask-aim = Choose for the effect
inf-ask-may = Use the effect?
inf-ask-choose = Choose one
inf-ask-order = Which comes first?
inf-ask-research = Which quest do you keep?
inf-ask-complete = A quest can be completed
inf-ask-treasure = You may use a treasure
inf-ask-before_damage = A treasure before the damage?
inf-ask-discard = Discard a card
inf-ask-loot = Which card do you take?
inf-ask-light = Who bears the token?
inf-ask-offering = Banish a token for honour?
inf-ask-draft = Choose a champion
inf-ask-split = Who goes to the second partner?

## Actions

inf-action-pass = Pass
inf-action-play = Play { $card }
inf-action-play-on = Equip { $on } with { $card }
inf-action-acquire = Acquire { $card } for { $cost }
inf-action-order = Order { $piece } for { $cost } power
inf-action-order-in = Order { $piece }, entering at { $place }, for { $cost } power
inf-action-step = Step to { $cell }
inf-action-stop = End the move
inf-action-strike = Attack { $target } ({ $how })
inf-action-strike-area = Attack all in reach ({ $how })
inf-action-use = Use { $treasure } on { $piece }
inf-action-gate = Use the gate
inf-action-research = Do research
inf-action-keep = Keep { $card }
inf-action-complete = Complete { $card } with { $piece }
inf-action-end = End
inf-action-yes = Yes
inf-action-choose = Choose { $way }
inf-action-champion = { $piece }
inf-action-champion-at = { $piece } at { $place }
inf-action-card = { $card } ({ $zone })
inf-action-slot = { $card } ({ $cost })
inf-action-cell = { $cell }
inf-action-cell-to = From { $cell } to { $to }
inf-action-token = { $treasure }
inf-action-none = None
inf-action-draft = Take { $kind }
inf-action-first = First { $named }
inf-action-spend = Banish a token

## What happened

inf-event-turn = Turn of { $side }
inf-event-turn_ended = { $seat } ends the turn
inf-event-gate = { $seat } gains { $power } power from the gate
inf-event-won = Won by { $side }
inf-event-honour = Honour for { $side }: +{ $number }, { $total } in all
inf-event-drew_card = { $seat } draws { $card }
inf-event-drew = { $seat } draws cards: { $number }
inf-event-shuffled = { $seat } shuffles the discards
inf-event-discarded = { $seat } discards { $card }
inf-event-cleaned_up = { $seat } clears the table
inf-event-played = { $seat } plays { $card }
inf-event-played-on = { $seat } equips { $piece } with { $card }
inf-event-copied = { $seat } copies { $card }
inf-event-runes = { $seat } gains runes: { $number }
inf-event-power = { $seat } gains power: { $number }
inf-event-acquired = { $seat } acquires { $card }
inf-event-ambush = Ambush: { $text } ({ $seat })
inf-event-accepted = { $seat } uses { $text }
inf-event-declined = { $seat } does not use { $text }
inf-event-triggered = { $text } takes effect ({ $seat })
inf-event-revealed = { $slot }: { $card }
inf-event-centre_shuffled = The banished cards become the centre deck
inf-event-banished = { $seat } banishes { $card }
inf-event-fetched = { $seat } takes { $card } back
inf-event-saved = { $seat } saves { $card }
inf-event-destroyed = { $card } of { $seat } is destroyed
inf-event-looted = { $seat } takes { $card } of { $from }
inf-event-looked_at = { $seat } looks at { $card }
inf-event-research = { $seat } looks at quests: { $number }
inf-event-kept_quest = { $seat } keeps { $card }
inf-event-completed = { $seat } completes { $card } with { $piece }
inf-event-offered = { $champion } can be chosen
inf-event-drafted = { $seat } takes { $champion }
inf-event-joined = { $piece } joins { $seat }
inf-event-ordered = { $seat } orders { $piece } for { $cost } power
inf-event-entered = { $piece } enters at { $cell }
inf-event-moved = { $piece } moves to { $cell }
inf-event-order_over = { $piece } has finished
inf-event-attack = { $piece } attacks { $targets } ({ $how })
inf-event-shrugged = { $piece } shrugs the attack off
inf-event-damage = { $piece } takes { $number } damage
inf-event-defeated = { $piece } is defeated
inf-event-defeated-by = { $by } defeats { $piece }
inf-event-boosted = { $piece }: strength +{ $strength }, defence +{ $defence }, speed +{ $speed } this turn
inf-event-boosted-strength = { $piece }: strength +{ $n } this turn
inf-event-boosted-defence = { $piece }: defence +{ $n } this turn
inf-event-boosted-speed = { $piece }: speed +{ $n } this turn
inf-event-granted = { $piece } has this turn: { $keyword }
inf-event-souls = { $piece } has absorbed souls: { $total }
inf-event-readied = { $piece } is ready
inf-event-transformed = { $piece } becomes { $champion }
inf-event-collected = { $seat } finds a treasure at { $cell }
inf-event-gained_treasure = { $seat } gains a treasure
inf-event-treasure = { $seat } holds { $treasure }
inf-event-used = { $seat } uses { $treasure } on { $piece }
inf-event-kept = { $piece } keeps { $treasure }
inf-event-pulled = A treasure slides from { $cell } to { $to }
inf-event-web = A web at { $cell }
inf-event-beacon = { $seat } takes the beacon at { $cell }
inf-event-token = { $seat } takes the beacon token at { $cell }
inf-event-token_spent = { $seat } banishes a beacon token
inf-event-lit = { $piece } bears a beacon token

## Names

inf-seat = player { $n }
inf-seat-blue = Blue
inf-seat-yellow = Yellow
inf-seat-green = Green
inf-seat-purple = Purple
inf-seat-mate = { $seat } { $n }
inf-side-players = the players
inf-side-villains = the villains
inf-side-team = team { $seat }
inf-keyword-ranged = ranged attack
inf-keyword-reach = reach
inf-keyword-area_attack = area attack
inf-keyword-sweep = area attack on adjacent enemies
inf-keyword-double_attack = double attack
inf-keyword-counterstrike = counter-strike
inf-keyword-immobile = immobile
inf-keyword-minion = minion
inf-keyword-sure_footed = ignores harmful terrain
inf-keyword-forester = forests cost nothing extra
inf-keyword-web_walker = may enter where a web lies
inf-keyword-ordinary_only = moves over ordinary cells only
inf-keyword-soul_eater = Slaughter: an absorbed soul
inf-keyword-salvager = when defeated, its dearest construct returns to your hand
inf-slot-row-1 = place 1 of the row
inf-slot-row-2 = place 2 of the row
inf-slot-row-3 = place 3 of the row
inf-slot-row-4 = place 4 of the row
inf-slot-row-5 = place 5 of the row
inf-slot-row-6 = place 6 of the row
inf-slot-mystic = the Mystics
inf-slot-heavy_infantry = the Heavy Infantry
inf-at = { $champion } ({ $cell })
inf-zone-hand = hand
inf-zone-discard = discard
inf-zone-played = played
inf-how-melee = from an adjacent cell
inf-how-ranged = at range
inf-how-reach = with reach

## Mistakes in content files

fault-inf-id-twice = '{ $id }' stands there twice
fault-inf-no-into = '{ $verb }' cannot bring '{ $into }'; known: { $known }
fault-inf-too-many = { $found } entries; there can be { $most }
fault-inf-no-words = there are no words for this effect ('{ $message }')
fault-inf-missing = the rules need '{ $id }'
fault-inf-no-champion = there is no champion '{ $name }' here; known: { $known }
fault-inf-no-verb = an effect needs a moment and either a verb or ways to choose
fault-inf-moment = '{ $verb }' does nothing at '{ $when }', but at: { $known }
fault-inf-unread = '{ $verb }' does not read this field, but: { $known }
fault-inf-hero-bonus = only constructs and quests have bonuses
fault-inf-no-faction = a champion needs a faction
fault-inf-champion-cost = champions of the centre deck, and no others, have a cost
fault-inf-no-goal = there is no goal '{ $name }'; known: { $known }
fault-inf-empty-treasure = the treasure does nothing
fault-inf-no-special = there is no such special rule; known: { $known }
fault-inf-spots = { $found } cells for { $wanted } champions
fault-inf-rows = the field has { $wanted } rows, not { $found }
fault-inf-row = row { $row } has { $wanted } cells, not { $found }
fault-inf-letter = '{ $letter }' means nothing; known: { $known }
fault-inf-no-cell = { $cell } is no cell of a field of radius { $radius }
fault-inf-count = the list says { $wanted }, the field has { $found }
fault-inf-terrain = { $found } terrain tokens, but the box holds { $most }
fault-inf-no-portal = there is no portal of colour { $colour }
fault-inf-no-recommended = there are no champions for colour { $colour }
fault-inf-board-size = { $found } cells; a field has 1 to { $most }
fault-inf-board-twice = { $what } stands there twice
fault-inf-board-seat = '{ $found }' is no seat
fault-inf-board-terrain-twice = { $what } has a terrain already
fault-inf-board-no-cell = { $what } is no cell of the field
fault-inf-board-shared = two champions stand at { $what }
fault-inf-board-number = { $found } is out of bounds
fault-inf-board-no-villain = '{ $what }' is no champion of seat { $seat }; known: { $known }

## Positions made by hand

fault-inf-out-of-range = { $number } is not between { $least } and { $most }
fault-inf-no-cell-named = there is no cell '{ $cell }'
fault-inf-no-piece = there is no champion '{ $name }' in this scenario
fault-inf-no-room = no champion can stand at { $cell } here
fault-inf-no-triangle = these are not three cells that touch each other
fault-inf-no-card-named = '{ $card }' cannot lie there
fault-inf-too-many-cards = there are not so many cards '{ $card }'
fault-inf-no-treasure-named = treasure '{ $treasure }' is not left
fault-inf-no-beacon = there is no beacon at { $cell }

## The terminal's screen

inf-asked = { $seat }: { $question } [{ $rule }]
inf-asked-about = { $question } ({ $about })
inf-screen-head = { $scenario } · round { $round } · honour { $honour } of { $needed }
inf-screen-honour = { $seat } { $honour }
inf-screen-player = { $seat } · honour { $honour }
inf-screen-means = { $runes } runes, { $power } power
inf-screen-cards = hand { $hand }, deck { $deck }+{ $discard }
inf-screen-treasures = treasures { $n }
inf-screen-champion = { $code } { $strength }/{ $defence } { $where } { $name }
inf-screen-off = –
inf-screen-row = Row: { $cards }
inf-screen-piles = Mystics { $mystics }, Heavy Infantry { $infantry }, quests { $quests }, centre deck { $centre }
inf-screen-offer = { $n } { $name } ({ $cost })
inf-screen-hand = Hand: { $cards }
inf-screen-card = { $name } [{ $id }]
inf-screen-figures = strength { $strength }, defence { $defence }, speed { $speed }, order { $order }
inf-screen-cost = cost { $cost }
inf-screen-legend-map = · open, f forest, S shrine, P portal, B beacon, E enchanted, X blighted, $ treasure, t beacon token, w web; after the name of a deck comes + and the discards
inf-screen-legend-champions = A letter and the number of the player is a champion; N is neutral, V a villain, C a captive, * is ordered now; beside the field, ~ is exhausted and – is off the field. A row begins with the name of its first cell: next to g1 lies h1.
inf-screen-strike = { $attack }: { $outcome }
inf-screen-falls = { $champion } falls ({ $damage } to { $defence })
inf-screen-stands = { $champion } stands ({ $damage } to { $defence })
inf-screen-you-fall = your champion falls too
