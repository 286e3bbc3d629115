### The editor of scenarios.

inf-edit-title = Scenario editor
inf-edit-help = Draw the field, put portals, treasures, tokens and neutrals by hand, see what is wrong as you go, and play it against the machine at once.
inf-edit-copy-help = The surest way: change a scenario that works until it is yours.
inf-edit-sample-help = A small, complete duel to change.
inf-edit-blank-help = Two portals and a shrine.
inf-edit-none = There is no scenario in this file.
inf-edit-parts = Pieces
inf-edit-bench = Field
inf-edit-about = Scenario
inf-edit-map = The field of the scenario
inf-edit-keys = Keys: arrows go from cell to cell, Enter puts what is chosen, or takes it away again.
inf-edit-help-tool = { $tool ->
    [erase] A click takes away what lies on top, the terrain last.
   *[other] A click puts it on a cell; where it is already, it is taken away.
}
inf-edit-terrain = Terrain
inf-edit-ground = { $terrain ->
    [forest] forest
    [shrine] shrine
    [beacon] beacon
    [enchanted] enchanted ground
    [blighted] blighted ground
   *[ordinary] ordinary ground
}
inf-edit-portals = Portals
inf-edit-portals-note = Each player enters by the portals of one colour, blue first; partners share one.
inf-edit-portal = { $colour ->
    [blue] blue portal
    [yellow] yellow portal
    [green] green portal
   *[purple] purple portal
}
inf-edit-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
   *[purple] purple
}
inf-edit-lying = Treasures and tokens
inf-edit-treasure = treasure
inf-edit-token = { $colour ->
    [blue] blue token
    [yellow] yellow token
    [green] green token
   *[purple] purple token
}
inf-edit-goals = Targets of the villains
inf-edit-goals-note = The campaign needs all four.
inf-edit-goal = { $colour ->
    [blue] blue target
    [yellow] yellow target
    [green] green target
   *[red] red target
}
inf-edit-neutrals = Neutrals
inf-edit-cell = { $cell }: { $there }
inf-edit-text = { $field ->
    [name] Name
    [short] What it is about, in a few words
   *[board] Name of the field
}
inf-edit-id = Id: small letters, figures and _
inf-edit-modes = Played by
inf-edit-honour = Honour to win
inf-edit-shrine = Honour of a shrine
inf-edit-specials = Rules of its own, with their number
inf-edit-special = { $special ->
    [all_beacons] honour for holding all beacons first
    [research_tokens] honour for a token with a quest
    [chosen_slaughter] honour for a slaughter of the chosen faction
    [chosen_shrine] honour for a shrine of the chosen faction
    [gates_of_war] beacons that open enchanted ground
    [holy_lands] champions in the holy lands
    [beacon_income] beacons that pay nothing
    [rat_king] evening of the Rat King
    [beelzepug] evening of Beelzepug
    [rakar] evening of Rakar
    [kythis] evening of Kythis
   *[other] { $special }
}
inf-edit-champions = { $colour ->
    [blue] Blue player’s champions
    [yellow] Yellow player’s champions
    [green] Green player’s champions
   *[purple] Purple player’s champions
}
inf-edit-champion = { $colour ->
    [blue] Blue player’s champion { $number }
    [yellow] Yellow player’s champion { $number }
    [green] Green player’s champion { $number }
   *[purple] Purple player’s champion { $number }
}
inf-edit-nobody = nobody
inf-edit-villains = Villains
inf-edit-villain = Villain { $number }
inf-edit-villain-goal = Its target
inf-edit-no-goal = no target
inf-edit-boss = boss
inf-edit-villain-add = One more villain
