### Why a hint is good advice.

inf-reason-pass = Nothing is gained by it now.
inf-reason-stop = Nothing better is within reach.
inf-reason-end = Nothing more is worth its price this turn.
inf-reason-gate = The gate’s power costs nothing.
inf-reason-research = No card on offer is worth more than a quest.
inf-reason-keep = Its goal is near, and what it gives lasts.
inf-reason-complete = The goal is met, and what it gives lasts.
inf-reason-yes = It costs little for what it gives.
inf-reason-sets = The book has matched the sets of this scenario, and the game begins at once.
inf-reason-way = Of the two this gives more.
inf-reason-trigger = One of them must come first, and this one waits for nothing.
inf-reason-spend = The token has no better use.
inf-reason-random = A treasure is worth more than most cards.
inf-reason-token-moved = One treasure nearer.

## Orders

inf-reason-shrine = A shrine: { $n } honour at the end of your turn, and none for the others.
inf-reason-chest = A treasure lies within reach.
inf-reason-beacon = A beacon is lit on the way.
inf-reason-captive = A captive can be freed there.
inf-reason-token = A token of your colour lies there.
inf-reason-safety = Out of reach of those who could defeat it.
inf-reason-nearer = It comes nearer to where it is needed.
inf-reason-enters = One champion more on the field.
inf-reason-defeats = It defeats { $targets }.
inf-reason-joint = What this attack leaves, another champion can finish this turn.
inf-reason-wears = It takes { $n } of his defence for good.
inf-reason-hurts = An attack that costs nothing more.

## Cards

inf-reason-plays = What stays in your hand is discarded at the end of the turn.
inf-reason-equips = { $piece } makes most of it.
inf-reason-recruit = Strength { $strength } and defence { $defence } for your supply.
inf-reason-faction = Your deck collects this faction: { $faction }.
inf-reason-gear = A construct stays with its champion: strength { $strength }, defence { $defence }.
inf-reason-power = It gives power for orders every time it is played.
inf-reason-runes = It gives runes for better cards every time it is played.
inf-reason-draw = It brings another card every time it is played.
inf-reason-souls = A soul makes a champion stronger for as long as it stands.
inf-reason-banish = It rids your deck of weak cards.
inf-reason-useful = The most useful card that you can pay for.
inf-reason-draft = Strength { $strength } and defence { $defence } for orders of { $order } power.
inf-reason-best-card = The most useful card among them.
inf-reason-worst-card = The card that you will miss least.

## Treasures and choices

inf-reason-saves = Without it this champion falls: { $piece }.
inf-reason-tells = With it the attack defeats its target: { $piece } strikes.
inf-reason-champion = { $piece } makes most of it.
inf-reason-cell = The nearest to what is fought over.
inf-reason-villains = Of what the villains may do this hurts you least.
