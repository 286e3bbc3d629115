### Everything that Ambush says.

ambush-seat = Seat { $seat } (team { $team })
ambush-card = { $card ->
    [scout] scout
    [soldier] soldier
    [captain] captain
    [ambush] ambush
   *[hidden] a hidden card
}
ambush-card-text = { $name }: strength { $strength }
ambush-screen-seat = { $seat }: { $points } points, { $shields } shields, hand: { $hand }
ambush-result = { $number ->
    [0] A draw
   *[other] Won: { $seats }
}

ambush-ask-muster = { $seat }: steady or bold? [{ $rule }]
ambush-ask-act = { $seat }: what do you do? [{ $rule }]
ambush-ask-answer = { $seat }: do you answer the attack? [{ $rule }]
ambush-ask-flare = { $seat }: do you fire your flare? [{ $rule }]

ambush-action-pass = pass
ambush-action-ambush = play an ambush
ambush-action-steady = start steady, with a shield
ambush-action-bold = start bold, with a card more
ambush-action-rest = rest and draw a card
ambush-action-wait = wait
ambush-action-attack = attack { $target } with { $card }
ambush-action-give = hand the orders over to { $target }
ambush-action-signal = fire the flare for a card
ambush-action-cover = fire the flare for a shield

ambush-event-drew = { $seat } draws a card
ambush-event-drew-card = { $seat } gets { $card }
ambush-event-handed-over = { $seat } has the orders
ambush-event-orders-read = The orders are worth { $face }
ambush-event-orders-opened = The orders were worth { $face }
ambush-event-flare = { $seat }: { $verb }
ambush-event-mustered = { $seat }: { $verb }
ambush-event-chose = { $seat } has chosen
ambush-event-turn = The turn of team { $team }
ambush-event-attack = { $seat } attacks { $target } with { $card }
ambush-event-roll = The die shows { $face }
ambush-event-ambush = { $cancelled ->
    [0] { $seat } saves the attack
   *[other] { $seat } stops the attack
}

## The command line

help-ambush = tools for Ambush
help-ambush-odds = how often an attack gets through
help-arg-ambush-card = strength of the fighter
ambush-odds = { $hits } of { $sides }
content-ok-ambush = { $file }: ok, a season of { $turns } turns
fault-ambush-options = { $key }={ $value }: there are turns=1 to 9 and hand=1 to 9
fault-ambush-no-outcome = '{ $text }' is no outcome
fault-ambush-set-up = board: positions of Ambush are not set up by hand
command-ambush-piece = card
play-help-ambush-piece = card NAME: the strength of a card
play-ambush-piece-what = which card? Write 'card NAME'
play-ambush-piece-unknown = there is no card '{ $name }'
