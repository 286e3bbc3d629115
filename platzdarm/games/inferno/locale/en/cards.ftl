### What cards, champions and quests of Inferno say.

## When

inf-when-on_play = When played:
inf-when-ambush = Ambush:
inf-when-standing = Always:
inf-when-ordered = When you order this champion:
inf-when-order_ended = When an order of this champion ends:
inf-when-slaughter = Slaughter:
inf-when-defeated = When this champion is defeated:
inf-when-equipped = When this champion is equipped:
inf-when-completed = When this quest is completed or this champion receives one:
inf-when-reward = Whoever defeats it:

## On what condition

inf-allegiance =
    Allegiance, { $faction ->
        [enlightened] Enlightened
        [lifebound] Lifebound
        [mechana] Mechana
        [void] Void
       *[fallen] Fallen
    }:
inf-if-by_shrine = in or next to a shrine,
inf-if-souls = with { $n } absorbed souls or more,
inf-if-constructs_borne = with { $n } constructs or more on it,
inf-if-living_earths-most = if you have at most { $n } Living Earth on the field,
inf-may = you may
inf-then = ; if you do,
inf-way = ({ $n })

## What it does

inf-do-gain_runes =
    { $n ->
        [one] gain 1 rune
       *[other] gain { $n } runes
    }
inf-do-gain_construct_runes =
    { $n ->
        [one] gain 1 rune for constructs only
       *[other] gain { $n } runes for constructs only
    }
inf-do-gain_power = gain { $n } power
inf-do-gain_honour = gain { $n } honour
inf-do-draw =
    { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
inf-do-gain_treasure =
    { $n ->
        [one] gain 1 treasure
       *[other] gain { $n } treasures
    }
inf-do-research = do research
inf-do-banish-own_card = banish a card from your hand or discard
inf-do-banish-played_card = banish a card that you played this turn
inf-do-banish-row_card = banish a card of the centre row
inf-do-discard =
    { $n ->
        [one] discard 1 card
       *[other] discard { $n } cards
    }
inf-do-opponents_discard =
    { $n ->
        [one] each opponent discards 1 card
       *[other] each opponent discards { $n } cards
    }
inf-do-rob_hands = each opponent discards a random card, and you take one of these into your hand
inf-do-fetch = take a construct from your discard into your hand
inf-do-copy_hero = carry out the effect of a hero that you played this turn, without Ambush and faction
inf-do-gain_card-hero_on_offer = gain a hero on offer of cost { $cost } or less
inf-do-gain_card-row_card = gain a card of the centre row
inf-do-add_strength = +{ $n } strength this turn
inf-do-add_defence = +{ $n } defence this turn
inf-do-add_speed = +{ $n } speed this turn
inf-do-grant-ranged = ranged attack this turn
inf-do-gain_souls =
    { $n ->
        [one] 1 absorbed soul
       *[other] { $n } absorbed souls
    }
inf-do-ready = ready
inf-do-inspire_next = the next champion that you order this turn has +{ $n } strength and +{ $n } speed
inf-do-order_free = give an order for nothing
inf-do-order_rat = order a Giant Rat, or the Devil Rat on the field, for nothing
inf-do-transform-nine_tailed_bard = it becomes the Nine-Tailed Bard
inf-do-transform-scrap_colossus = it becomes the Scrap Colossus
inf-do-transform-judge_of_the_lost = it becomes the Judge of the Lost
inf-do-transform-soul_tyrant = it becomes the Soul Tyrant
inf-do-join_supply-eye_of_the_storm = the Eye of the Storm joins your supply
inf-do-enter_beside-pugdemon_pack = enter another Pugdemon Pack of yours next to this champion
inf-do-enter_beside-devil_rat = enter the Devil Rat next to this champion
inf-do-enter_beside-giant_rat = enter a Giant Rat next to this champion
inf-do-enter_beside-wisp = enter a Wisp next to this champion
inf-do-enter_beside-sentry_gun = enter a Sentry Gun next to this champion
inf-do-awaken-living_earth = awaken Living Earth in place of
inf-do-crush = defeat an enemy of defence { $n } or less outside portals and enter there, on three free cells
inf-do-fall_apart-pugdemon_pack = banish it with its quests; the Pugdemon Pack joins your supply
inf-do-place_web = a web in the cell of the defeated enemy
inf-do-pull_treasure = bring a treasure within { $within } cells up to { $n } cells nearer
inf-do-keep_treasure = put one of your treasures on this card: it works while it lies there
inf-do-have_strength = +{ $n } strength
inf-do-have_defence = +{ $n } defence
inf-do-have_both = +{ $n } strength and defence
inf-do-have_speed = +{ $n } speed
inf-do-have-area_attack = area attack
inf-do-have-counterstrike = counter-strike
inf-do-have-ranged = ranged attack
inf-do-have-double_attack = double attack
inf-do-have-reach = reach
inf-do-have-soul_eater = Slaughter: an absorbed soul
inf-do-have-sweep = area attack on adjacent enemies
inf-do-have-immobile = immobile
inf-do-have-minion = minion
inf-do-have-sure_footed = ignores harmful terrain
inf-do-have-forester = forests cost nothing extra
inf-do-have-web_walker = may enter where a web lies
inf-do-have-ordinary_only = moves over ordinary cells only
inf-do-have-salvager = when defeated, its dearest construct returns to your hand
inf-do-grant-reach = reach this turn
inf-do-grant-area_attack = area attack this turn
inf-do-grant-sweep = area attack on adjacent enemies this turn
inf-do-grant-double_attack = double attack this turn
inf-do-grant-counterstrike = counter-strike this turn
inf-do-grant-immobile = immobile this turn
inf-do-grant-minion = minion this turn
inf-do-grant-sure_footed = ignores harmful terrain this turn
inf-do-grant-forester = forests cost nothing extra this turn
inf-do-grant-web_walker = may enter where a web lies this turn
inf-do-grant-ordinary_only = moves over ordinary cells only this turn
inf-do-grant-soul_eater = this turn Slaughter: an absorbed soul
inf-do-grant-salvager = when defeated this turn, its dearest construct returns to your hand
inf-do-order_discount = its orders cost { $n } less, at least 1
inf-do-shrug_off = the first attack each turn of strength { $n } or less does it no damage
inf-do-strike_afar = +{ $n } strength when it attacks an enemy that is not adjacent

## How many, and whom

inf-per-constructs =
    { $each ->
        [one] for each construct that you control
       *[other] for every { $each } constructs that you control
    }
inf-per-constructs_borne =
    { $each ->
        [one] for each construct on it
       *[other] for every { $each } constructs on it
    }
inf-per-constructs_played =
    { $each ->
        [one] for each construct that you played this turn
       *[other] for every { $each } constructs that you played this turn
    }
inf-per-other_pasythea =
    { $each ->
        [one] for each other construct of Pasythea that you control
       *[other] for every { $each } other constructs of Pasythea that you control
    }
inf-at-most = (at most { $n } times)
inf-who-self-it = for this champion
inf-who-own_champion-one = for one of your champions
inf-who-own_champion-all = for your champions
inf-who-own_champion-all-near = for your other champions within { $within } cells
inf-who-exhausted_champion-one = one of your champions
inf-who-linked-all = for it, your other Damned and your Kythis while it is on the field (mental link)
inf-who-forest = a free forest within { $within } cells
inf-of-factions =
    ({ $one ->
        [enlightened] Enlightened
        [lifebound] Lifebound
        [mechana] Mechana
        [void] Void
       *[fallen] Fallen
    }{ $other ->
        [enlightened] , Enlightened
        [lifebound] , Lifebound
        [mechana] , Mechana
        [void] , Void
        [fallen] , Fallen
       *[none] { "" }
    })

## Figures

inf-text-both = { $n } strength and defence
inf-text-strength = { $n } strength
inf-text-defence = { $n } defence
inf-text-speed = { $n } speed
inf-text-souls =
    { $n ->
        [one] 1 absorbed soul
       *[other] { $n } absorbed souls
    }
inf-text-cells = covers { $n } cells
inf-text-figures = { $n } separate champions

## Goals of quests

inf-goal-plays =
    play { $n } more { $faction ->
        [enlightened] Enlightened
        [lifebound] Lifebound
        [mechana] Mechana
        [void] Void
       *[fallen] Fallen
    } { $n ->
        [one] card
       *[other] cards
    }
inf-goal-plays_dear = play { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of cost 3 or more
inf-goal-plays_construct = play { $n ->
        [one] { $n } construct
       *[other] { $n } constructs
    }
inf-goal-draws = draw { $n ->
        [one] { $n } card by an effect
       *[other] { $n } cards by effects
    }
inf-goal-banishes = banish { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
inf-goal-gains_runes = gain { $n ->
        [one] { $n } rune
       *[other] { $n } runes
    }
inf-goal-spends_power = spend { $n } power
inf-goal-orders = order { $n ->
        [one] { $n } champion
       *[other] { $n } champions
    }
inf-goal-orders_rats = order { $n ->
        [one] { $n } Giant Rat
       *[other] { $n } Giant Rats
    }
inf-goal-ends_on_shrine = end a move on a shrine{ $n ->
        [1] { "" }
       *[other] , { $n } times
    }
inf-goal-comes_onto_portal = come onto a portal or blighted ground{ $n ->
        [1] { "" }
       *[other] , { $n } times
    }
inf-goal-enters_forest = enter { $n ->
        [one] { $n } forest
       *[other] { $n } different forests
    }
inf-goal-takes_treasure = gain { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }
inf-goal-attacks_from_afar = attack from 3 cells away{ $n ->
        [1] { "" }
       *[other] , { $n } times
    }
inf-goal-defeats = defeat { $n ->
        [one] { $n } enemy by an attack
       *[other] { $n } enemies by attacks
    }
inf-goal-defeats_by_shrine = defeat { $n ->
        [one] { $n } enemy
       *[other] { $n } enemies
    } in or next to a shrine
inf-goal-equipped_defeats = defeat { $n ->
        [one] { $n } enemy
       *[other] { $n } enemies
    } with an equipped champion
inf-goal-controls_shrines = control { $n ->
        [one] { $n } shrine
       *[other] { $n } shrines
    }
inf-goal-bears_constructs = your champions bear { $n ->
        [one] { $n } construct
       *[other] { $n } constructs
    }
inf-goal-owns_souls = have { $n ->
        [one] { $n } absorbed soul
       *[other] { $n } absorbed souls
    }
inf-goal-was_defeated = { $n ->
        [one] { $n } of your champions was
       *[other] { $n } of your champions were
    } defeated since your last turn

## Scenarios

inf-scenario-honour = Whoever has { $n } honour first wins.
inf-scenario-shrine = At the end of your turn you gain { $n } honour for each shrine that you control: those with the most of your champions in and next to them.
inf-special-all_beacons = The first to control all beacons at once gains { $n } honour.
inf-special-research_tokens = A champion that ends its move on a beacon token of your colour takes it, and you do research. With each quest that you complete you may banish a token for { $n } honour.
inf-special-chosen_slaughter = Slaughter by a champion of a faction that has the most cards in the centre row brings { $n } honour more.
inf-special-chosen_shrine = A shrine that you control with a champion of a faction that has the most cards in the centre row brings { $n } honour more. A token of your colour makes a champion one of every faction.
inf-special-gates_of_war = Enchanted ground is closed and blocks sight, unless you control { $n } beacons or more.
inf-special-holy_lands = Of your champions only { $n } may stand on the shrine and the enchanted ground around it, and whoever stands there can only be attacked from there.
inf-special-beacon_income = At the end of your turn you gain 1 honour for each beacon that you control beyond { $n }.
inf-special-rat_king = The first side with 40 honour wins. At the start of their turn the villains order all their Giant Rats, which fetch treasures for the Rat King: he has the boosts of all of them.
inf-surge-rat_king = Surge: a Giant Rat in every free shrine, then an order to all rats.
inf-special-beelzepug = You win when Beelzepug is defeated, the villains with 40 honour. Damage lowers his defence for good. Whoever enters by the marked portal is marked, and an order to Beelzepug defeats the marked champion wherever it stands; blighted ground defeats at once.
inf-surge-beelzepug = Surge: the villains gain 5 honour, and Beelzepug's defence grows by 5.
inf-special-rakar = You win when Rakar is defeated, the villains with 40 honour. He cannot be damaged while honour lies on his card: { $n } at the start, and what you gain is taken from there and lies on your champions. He hunts the champion that has most of it.
inf-surge-rakar = Surge: that champion walks towards him, or Rakar is ordered.
inf-special-kythis = The first side with 40 honour wins. Six captives stand on beacons; a champion that ends its move next to one may free it.
inf-surge-kythis = Surge: a champion is reborn in its goal, then all reborn champions are ordered.
