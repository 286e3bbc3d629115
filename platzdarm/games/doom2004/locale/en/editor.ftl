### The editor of scenarios.

d04-edit-title = Scenario editor
d04-edit-help = Lay map pieces, hang doors, put equipment, props and invaders by hand, see what is wrong as you go, and play it against the machine at once.
d04-edit-copy-help = The surest way: change a scenario that works until it is yours.
d04-edit-sample-help = A small, complete scenario to change.
d04-edit-blank-help = One room and a door out of it.
d04-edit-none = There is no scenario in this file.
d04-edit-parts = Pieces
d04-edit-bench = Map
d04-edit-about = Scenario
d04-edit-map = The map of the scenario
d04-edit-help-tool = { $tool ->
    [select] Click something to select it, again for what lies below. Drag what is selected.
    [door] Where areas meet, and where one leads out, is lit: a click hangs a door of this kind there, or takes it away.
    [erase] A click takes away what lies on top.
    [pieces] A click lays the piece with its upper left corner there, as a part of the area below. R turns it.
    [starts] A click puts a marine there; the one that was put first goes.
   *[other] A click puts it on a square, or takes it away again. R turns what is long.
}
d04-edit-area-now = Area of new pieces
d04-edit-area = { $number }. { $name }
d04-edit-area-new = New area
d04-edit-area-of = Area of the piece
d04-edit-area-text = Read out as it is revealed
d04-edit-area-remove = Remove the area with all that is in it
d04-edit-areas = Areas
d04-edit-pieces = Map pieces
d04-edit-piece = { $piece ->
    [room_9x10] room 9×10
    [room_10x5_3] room 10×5, three openings
    [room_10x5_2] room 10×5, two openings
    [room_9x5] room 9×5
    [room_5x5] room 5×5
    [room_4x4] room 4×4
    [cross] crossing
    [tee] branch
    [bend_large] large bend
    [bend_small] small bend
    [hall_short] short corridor
    [hall_long] long corridor
    [cap] alcove
   *[other] { $piece }
}
d04-edit-doors = Doors
d04-edit-door = { $kind ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[normal] ordinary
}
d04-edit-equipment = Marines and equipment
d04-edit-thing = { $thing ->
    [marine_starts] marine’s start
   *[other] thing
}
d04-edit-props = Props
d04-edit-prop = { $prop ->
    [obstacle_1x1] obstacle, 1 square
    [obstacle_1x2] obstacle, 2 squares
    [obstacle_1x3] obstacle, 3 squares
    [waste_1x2] acid
    [barrel] barrel
    [duct] duct
    [encounter] encounter
    [teleporter_red] red teleporter
    [teleporter_blue] blue teleporter
   *[teleporter_yellow] yellow teleporter
}
d04-edit-prop-id = Its id:
d04-edit-turn-prop = Turn
d04-edit-invaders = Invaders
d04-edit-invader = Which invader
d04-edit-of = { $count } of { $most }
d04-edit-marines = From so many marines
d04-edit-from-level = From level
d04-edit-to-level = Up to level
d04-edit-name = Name
d04-edit-id = Id: small letters, figures and _
d04-edit-goal = The marines win
d04-edit-goal-none = not said yet
d04-edit-goal-door = { $kind ->
    [red] by leaving through red door { $door }
    [blue] by leaving through blue door { $door }
    [yellow] by leaving through yellow door { $door }
   *[normal] by leaving through door { $door }
}
d04-edit-goal-plate = by leaving over plate { $plate }
d04-edit-goal-kill = by a kill
d04-edit-goal-flags = Only once these are set by encounters:
d04-edit-goal-text = { $side ->
    [marines] The marines’ goal, as they read it
   *[invader] The invader’s goal, as it is read
}
d04-edit-frags = Frags for the invader to win
d04-edit-more-frags = { $marines ->
    [one] More with { $marines } marine
   *[other] More with { $marines } marines
}
d04-edit-briefing = Briefing
d04-edit-ending = { $side ->
    [marines] Read when the marines win
   *[invader] Read when the invader wins
}
d04-edit-number = Number, for sorting
d04-edit-by-file = Special rules, variants, a boss and a crawlway stay as the file has them; they are written by hand, as the guide to content tells.
d04-edit-encounter = Encounter
d04-edit-encounter-text = Read to the marine
d04-edit-encounter-ways = The marine chooses between two
d04-edit-encounter-none = There is a square for an encounter in this area, but nothing happens there yet.
d04-edit-encounter-add = Write the encounter
d04-edit-encounter-remove = Remove the encounter
d04-edit-way = Choice { $number }
d04-edit-deed = { $deed ->
    [take] gets
    [heal] heals wounds:
    [set] sets the flag
    [reveal] reveals
    [open_doors] opens door
    [invader_draws] the invader draws cards:
    [wound] wounds all marines:
    [mark] leaves a mark
    [remove_props] removes props
    [activate] activates invaders
    [variant] calls a variant
    [boss] changes the boss
    [enable_plates] wakes teleporters
   *[other] { $deed }
}
d04-edit-deed-add = One more deed…
