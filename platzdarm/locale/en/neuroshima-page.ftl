### Texts of the Neuroshima module of the page.

# The language in which names of armies and tiles are picked from their files.
nh-language = en

## The board for those who cannot see it

nh-board = Board
nh-cell-empty = { $cell }, empty{ $may ->
    [1] , an answer
   *[0] {""}
}
nh-cell-tile = { $cell }: { $tile }, { $army }{ $kind ->
    [hq] , { $points } points
   *[other] , rotation { $rotation }, initiative { $phases }
}{ $tough ->
    [1] , hits left { $left }
   *[0] {""}
}{ $netted ->
    [1] , netted
   *[0] {""}
}{ $may ->
    [1] , an answer
   *[0] {""}
}
nh-turn-left = Turn left
nh-turn-right = Turn right
nh-choices = Choices

## An answer that is begun on the board

nh-draft-hq = HQ on { $cell }
nh-draft-place = { $tile } on { $cell }: turn and confirm
nh-draft-move = Move: { $tile } to { $cell }
nh-draft-run = { $tile } goes to { $cell }
nh-draft-ride = Transport carries { $tile } to { $cell }
nh-draft-push = { $pusher } pushes { $pushed }
nh-draft-retreat = Retreat to { $cell }
nh-draft-snipe = Sniper: { $target }
nh-draft-grenade = Grenade: { $target }
nh-draft-airstrike = Air Strike around { $cell }
nh-draft-battle = Battle now
nh-draft-turns = Wheel, Q and E or the two handles turn it; a second tap confirms
nh-draft-confirms = A second tap confirms
nh-draft-battle-hint = It ends the turn at once
nh-verb-hq = Set up
nh-verb-place = Place
nh-verb-move = Move
nh-verb-run = Go
nh-verb-ride = Go
nh-verb-push = Push
nh-verb-retreat = Retreat
nh-verb-snipe = Shoot
nh-verb-grenade = Throw
nh-verb-airstrike = Strike
nh-verb-battle = Begin the battle

## The card of a tile or a seat

nh-card-empty = Empty cell
nh-card-where = { $army }, { $cell }
nh-card-army = { $army }, { $kind ->
    [hq] HQ
    [unit] unit
    [module] module
   *[instant] instant
}, { $count } in the army
nh-card-sum = { $printed } { $parts } = { $result }
nh-card-more = + { $value } { $giver }
nh-card-less = − { $value } { $giver }
nh-card-points = HQ: { $points } points
nh-card-score = Points: { $points }
nh-card-hits = Hits left: { $left } of { $all }
nh-card-netted = Netted: it can do nothing
nh-card-gift = { $effect ->
    [extra_attack] { $giver } gives one extra attack
    [medic] { $giver } can heal it
    [grant_mobility] { $giver } can carry it
    [swap_attack_type] { $giver } can change one of its attacks
    [take_over_module] { $giver } has taken it over
   *[other] { $giver } works on it
}
nh-card-out = Out of the game
nh-card-team = team { $team }
nh-card-count = { $tile } × { $count }
nh-card-pile = Still in the pile ({ $count }): { $tiles }
nh-card-discards = Discarded ({ $count }): { $tiles }

## Hand and plate

nh-hand = Hand of { $army }
nh-hand-empty = No tiles in hand
nh-hand-instant = instant
nh-hand-module = module
nh-hand-unit = initiative { $phases }
nh-hand-idle = no initiative
nh-hand-chosen = { $tile }, chosen
nh-hand-discard = Discard { $tile }
nh-plate-hq = HQ: { $points } points
nh-plate-points = Points: { $points }
nh-plate-pile = Tiles in the pile: { $count }
nh-plate-out = out
