### The editor of missions.

d16-edit-title = Mission editor
d16-edit-help = Lay map tiles, put doors, portals, tokens and demons by hand, see what is wrong as you go, and play it against the machine at once.
d16-edit-copy-help = The surest way: change a mission that works until it is yours.
d16-edit-sample-help = A small, complete mission to change.
d16-edit-blank-help = One tile and a start.
d16-edit-none = There is no mission in this file.
d16-edit-parts = Pieces
d16-edit-bench = Map
d16-edit-about = Mission
d16-edit-map = The map of the mission
d16-edit-help-tool = { $tool ->
    [select] Click something to select it, again for what lies below. Drag what is selected.
    [door] Passages between tiles are lit: a click puts a door there or takes it away.
    [erase] A click takes away what lies on top.
    [tiles] A click lays the tile with its lower left corner there. R turns it, F takes the other side.
   *[other] A click puts it on a square, or takes it away again.
}
d16-edit-tiles = Map tiles
d16-edit-side-of = Side of the tiles
d16-edit-tokens = Tokens
d16-edit-demons = Demons at the start
d16-edit-weapons = Weapons to find
d16-edit-thing = { $thing ->
    [tiles] tile
    [start] start
    [exit] exit
    [teleporters] teleporter
    [health_packs] health pack
    [objectives] objective
    [portals] portal
    [weapons] weapon
   *[demons] demon
}
d16-edit-portal = { $colour ->
    [blue] blue portal
    [yellow] yellow portal
   *[red] red portal
}
d16-edit-of = { $count } of { $wanted }
d16-edit-objective-note = “{ $name }” needs objective squares: { $count }.
d16-edit-flip = Other side
d16-edit-demon = Which demon
d16-edit-marines = with marines:
d16-edit-colour = Colour
d16-edit-face-up = face up from the start
d16-edit-name = Name
d16-edit-id = Id: small letters, figures and _
d16-edit-objective = Objective
d16-edit-threat = Threat
d16-edit-invasion = Invasion card, recommended
d16-edit-sets = Event sets, recommended
d16-edit-set = Event set { $n }
d16-edit-boss = Boss: when it dies, all portals close
d16-edit-no-boss = none
d16-edit-number = Number, for sorting
d16-edit-tutorial = A lesson, by the simpler rules of the tutorial
d16-edit-own-weapons = Recommends weapons for the marines
d16-edit-own-classes = Recommends classes for the marines
d16-edit-marine = Marine { $n }
d16-edit-marine-weapon = Marine { $n }, weapon { $weapon }
d16-edit-marine-class = Class of marine { $n }
