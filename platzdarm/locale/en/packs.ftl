# Packs of content: what they hold, and the page of packs.

preview-file = What players will read of { $file }:
preview-head = { $kind } { $id }{ $count ->
    [0] {""}
    [1] {""}
   *[other] , { $count } of them
}
preview-kind = { $kind ->
    [army] Army
    [tile] Tile
    [puzzle] Puzzle
    [mission] Mission
    [scenario] Scenario
    [area] Room
    [encounter] Encounter
    [special] Event of the scenario
    [ending] Endings: marines, invader
    [closing] Read out after the mission: marines, invader
    [demon] Demon
    [weapon] Weapon
    [action] Action card
    [event_set] Set of events
    [event] Event card
    [invasion] Invasion card
    [threat] Threat card
    [objective] Objective card
    [class] Class card
    [glory] Glory kill card
    [squad] Squad card
    [initiative] Initiative card
    [operation] Operation
    [hero] Hero
    [construct] Construct
    [champion] Champion
    [quest] Quest
    [treasure] Treasure
   *[other] { $kind }
}
