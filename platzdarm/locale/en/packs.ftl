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

pack-mark = pack “{ $name }”
pack-mark-by = “{ $name }” { $version }, by { $author }
packs-title = Content packs
packs-lead = Armies, missions, scenarios and cards of your own. Plain files, checked before play.
packs-yours = Your own
packs-yours-none = Nothing yet. Open a pack that you have made, or begin one.
packs-others = On this server
packs-built-in = Built in
packs-open = Open a file
packs-opened = opened here
packs-row = { $summary }, by { $author }
packs-about = { $kinds } for { $game }, { $version }
packs-about-nothing = { $game }, { $version }
packs-manifest = { $summary }, by { $author }, { $licence }
packs-files = { $files ->
    [one] { $files } file
   *[other] { $files } files
}{ $entries ->
    [0] {""}
    [one] , { $entries } entry
   *[other] , { $entries } entries
}, digest { $digest }; written with care in { $languages }
packs-count = { $count } { $kind ->
    [armies] { $count ->
        [one] army
       *[other] armies
    }
    [puzzles] { $count ->
        [one] puzzle
       *[other] puzzles
    }
    [missions] { $count ->
        [one] mission
       *[other] missions
    }
    [scenarios] { $count ->
        [one] scenario
       *[other] scenarios
    }
    [classes] { $count ->
        [one] class
       *[other] classes
    }
    [champions] { $count ->
        [one] champion
       *[other] champions
    }
   *[cards] { $count ->
        [one] card
       *[other] cards
    }
}
packs-check = Check
packs-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
packs-right = Nothing is wrong with it
packs-entries-right = { $count ->
    [one] { $count } entry right
   *[other] { $count } entries right
}
packs-all-right = Everything is right: it can be played.
packs-line = { $file }, line { $line }
packs-entry = entry
packs-field = field
packs-preview = Preview
packs-preview-language = Language of the preview
packs-preview-none = Nothing can be shown before something is right.
packs-preview-broken = { $line ->
    [0] Cannot be shown before it is right.
   *[other] Cannot be shown until line { $line } is right.
}
packs-preview-secret = Rooms, encounters and endings are shown to you as their maker only; players meet them in play.
packs-times = × { $count }
packs-inside = What is in it
packs-everywhere = It has cards: they count at every table of the game here.
packs-download = Download
packs-play = Play with it
packs-edit = Edit
packs-check-again = Check again
packs-put-in-use = Put in use
packs-close = Close it here
packs-added = { $name } is in use now.
packs-no-uploads = Whoever runs this server has not allowed uploads. You can send them the file, or play it on your own machine: platzdarm content add.
packs-sign-in = To put it in use here you need an account.
packs-no-manifest = Single files are checked; to put something in use, make a pack of it with a pack.toml.
packs-with-errors = With errors a pack cannot be put in use.
packs-has-cards = It has cards, which would count at every table: only whoever runs the server can put them in use.
packs-not-a-pack = A pack is a zip, or files that end in .toml.
packs-choose = Choose a pack to see what is in it.
packs-none = No pack is in use on this server yet.
packs-how = Drop a zip or its .toml files anywhere on this page to have them checked. Nothing is kept on the server before you say so. “platzdarm content new GAME FOLDER” begins a pack on your machine.
nav-packs = Packs
