### What the cards of Doom: The Boardgame (2004) say.

## When a card is played

d04-when-passive = Always
d04-when-marine_turn = Immediately before a marine's turn
d04-when-attack_declared = Immediately before a marine rolls for an attack
d04-when-strike_declared = When an invader attacks, before the roll
d04-when-attack_rolled = When a marine has rolled for an attack
d04-when-invader_turn = At the start of your turn
d04-when-invader_activated = When an invader is activated
d04-when-area_revealed = When an area has just been revealed
d04-when-equipment_taken = When a marine has picked up equipment

## On what condition

d04-if-invader_attacked = if an invader is attacked
d04-if-uses_ammo = if the weapon uses ammo

## What event cards do

d04-do-activate-one = activate one invader of that area now
d04-do-activate-one-or-two = activate one or two invaders now
d04-do-add_attacks =
    { $n ->
        [one] it may attack once more
       *[other] it may attack { $n } more times
    }
d04-do-add_damage = the attack does { $n } more damage
d04-do-attack_now = one invader that sees him attacks without moving
d04-do-dim = his ranged attacks this turn need { $n } more range
d04-do-discard_order = discard one marine's order
d04-do-double_movement = its movement is doubled
d04-do-misfire = the attack fails; no ammo is spent, and a blast does not scatter
d04-do-no_dodge = the attack cannot be dodged
d04-do-remove_door = remove for good a closed door next to an invader, a security door too
d04-do-remove_wound =
    { $n ->
        [one] remove 1 wound from an invader
       *[other] remove { $n } wounds from an invader
    }
d04-do-reroll_dice = the attacker rolls the dice that you pick once more
d04-do-seal_door = one closed ordinary door cannot be opened until the turn ends
d04-do-slow_down =
    { $n ->
        [one] he has 1 movement point fewer this turn
       *[other] he has { $n } movement points fewer this turn
    }
d04-do-swap_tokens = two equipment tokens on the board change places

## What marine cards do

d04-do-advance_attacks =
    { $n ->
        [one] when you advance you have 1 attack
       *[other] when you advance you have { $n } attacks
    }
d04-do-advance_move =
    { $n ->
        [one] when you advance you have 1 movement point
       *[other] when you advance you have { $n } movement points
    }
d04-do-cancel_events = you may discard your order to cancel an event card that affects you
d04-do-guard_at_end = at the end of your turn you may place a guard order if you have no order
d04-do-kills_move =
    { $n ->
        [one] for a kill in your own turn you get 1 movement point and an attack, twice a turn at most
       *[other] for a kill in your own turn you get { $n } movement points and an attack, twice a turn at most
    }
d04-do-lead_accuracy =
    { $within ->
        [one] attacks of other marines within 1 square of you have { $n } more range
       *[other] attacks of other marines within { $within } squares of you have { $n } more range
    }
d04-do-lead_deadly =
    { $within ->
        [one] attacks of other marines within 1 square of you do { $n } more damage
       *[other] attacks of other marines within { $within } squares of you do { $n } more damage
    }
d04-do-melee_deadly = your melee attacks do { $n } more damage
d04-do-melee_watchful = you are watchful with fist and chainsaw
d04-do-pass_through = you move through obstacles and enemies, and take no wound as you enter acid
d04-do-place_heal = when you ready you may place a heal order too
d04-do-ranged_accuracy = your ranged attacks have { $n } more range
d04-do-ready_both = when you ready you both move and attack, and may place the order for a marine whom you see
d04-do-see_past_figures = figures do not block your ranged attacks
d04-do-starting_armour = at the start and when you return you have { $n } more armour
d04-do-starting_wounds =
    { $n ->
        [one] at the start and when you return you have 1 more wound token
       *[other] at the start and when you return you have { $n } more wound tokens
    }

## The text of a card, a weapon, an invader

d04-text-sentence = { $when }: { $what }.
d04-text-dice =
    { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    } { $n }
d04-text-weapon =
    { $kind ->
        [melee] Melee
       *[ranged] Ranged
    }; dice: { $dice }; { $ammo ->
        [bullets] uses bullets and shells
        [rockets] uses rockets and grenades
        [cells] uses energy cells
       *[none] needs no ammo
    }.
d04-text-invader =
    Movement { $movement }, armour { $armour }, wounds { $wounds }; { $kind ->
        [melee] melee
       *[ranged] ranged
    } attack: { $dice }.
d04-text-figures =
    { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } of each colour, { $width }×{ $height }.
d04-power-accuracy = Accuracy: { $n } more range.
d04-power-aimed = Aimed: after the roll any dice may be rolled again.
d04-power-blast =
    Blast { $n }: everybody within { $n ->
        [one] 1 square
       *[other] { $n } squares
    } of the target is hit; a blast that fails scatters.
d04-power-blow_through = Blow-through: the attack goes on to an adjacent square with a blue or green die fewer.
d04-power-deadly = Deadly: { $n } more damage.
d04-power-knockback = Knockback: who is hit may be moved by one, two or three squares.
d04-power-scuttle = Scuttle: moves through ducts.
d04-power-seeking = Seeking: needs no line of sight, its range is counted along squares.
d04-power-sweep = Sweep: hits everybody adjacent.
d04-power-watchful = Watchful: may attack an enemy that moves next to it.
d04-text-way =
    { $n ->
        [one] 1 square
       *[other] { $n } squares
    } { $side ->
        [north] north
        [south] south
        [east] east
       *[west] west
    }
d04-text-scatter = Scatter: { $way }.
d04-text-scatter-none = Scatter: harms nobody.

## Levels of difficulty

d04-level-wounds = Wound tokens of a marine: { $n }.
d04-level-bullets = Bullets at the start: { $n }.
d04-level-marine_cards = Marine cards: { $n }.
d04-level-hand =
    { $n ->
        [one] The invader keeps up to 1 card.
       *[other] The invader keeps up to { $n } cards.
    }
d04-level-draw =
    { $n ->
        [one] He draws 1 more card each turn.
       *[other] He draws { $n } more cards each turn.
    }
d04-level-spawns =
    { $n ->
        [one] He may play 1 spawn card each turn.
       *[other] He may play { $n } spawn cards each turn.
    }
d04-level-placements = Enemies of the rooms: level { $n } of 3.
