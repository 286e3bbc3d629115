### The editor of armies.

nh-edit-title = Army editor
nh-edit-help = Draw the tiles of an army by hand, see what is wrong as you go, and play it against the machine at once.
nh-edit-copy-help = The surest way: change an army that works until it is yours.
nh-edit-sample-help = A small, complete army to change.
nh-edit-blank-help = A HQ and one unit.
nh-edit-none = There is no army in this file.
nh-edit-parts = Tiles
nh-edit-bench = Tile
nh-edit-about = Army
nh-edit-against = Against
nh-edit-sum = { $sum } / { $size }
nh-edit-kind-of = { $kind ->
    [hq] HQ
    [module] module
    [instant] instant action
   *[unit] unit
}
nh-edit-wrong = something is wrong with it
nh-edit-one-less = { $tile }: one less
nh-edit-one-more = { $tile }: one more
nh-edit-add = Add a tile
nh-edit-copy = Copy the tile
nh-edit-up = Up in the list
nh-edit-down = Down in the list
nh-edit-remove = Remove the tile
nh-edit-no-tile = This army has no tiles yet.
nh-edit-sides = The sides of the tile
nh-edit-side = { $side }: { $marks }
nh-edit-this-side = Side: { $side }
nh-edit-nothing = nothing
nh-edit-mark = { $mark ->
    [melee] melee { $n }
    [ranged] ranged { $n }
    [armour] armour
    [net] net
   *[link] link
}
nh-edit-brush = A click on a side prints
nh-edit-brush-melee = melee
nh-edit-brush-ranged = ranged
nh-edit-brush-armour = armour
nh-edit-brush-net = net
nh-edit-brush-link = link
nh-edit-brush-help = Click again for more strength; with Shift or the right button, less. With keys: arrows go round, figures set the strength, Delete clears.
nh-edit-turn-left = Turn left
nh-edit-turn-right = Turn right
nh-edit-mirror = Mirror
nh-edit-name = Name
nh-edit-profile = What it is like to play
nh-edit-id = Id: small letters, figures and _
nh-edit-kind = Kind
nh-edit-count = How many
nh-edit-initiative = Initiative: the phases in which it acts
nh-edit-toughness = Toughness
nh-edit-mobility = Mobility: may move by itself
nh-edit-difficulty = Difficulty, 1 is the easiest
nh-edit-harms = May hurt its own allies in a team
nh-edit-unlucky = Three instant actions may be put back
nh-edit-effects = What it does
nh-edit-effect = Effect { $n }
nh-edit-effect-add = Add an effect
nh-edit-effect-remove = Remove effect { $n }
nh-edit-value = By how much
nh-edit-against-enemy = For enemy tiles instead of friendly ones
nh-edit-effect-initiative = Initiative
nh-edit-effect-melee_strength = Melee strength
nh-edit-effect-ranged_strength = Ranged strength
nh-edit-effect-extra_attack = Extra attack
nh-edit-effect-medic = Medic
nh-edit-effect-take_over_module = Takes over modules
nh-edit-effect-move_distance = Longer moves
nh-edit-effect-grant_mobility = Gives mobility
nh-edit-effect-swap_attack_type = Swaps melee and ranged
nh-edit-effect-gauss_shot = Shot through everybody
nh-edit-effect-explosion = Explosion
nh-edit-effect-battle = Battle
nh-edit-effect-move = Move
nh-edit-effect-push = Push
nh-edit-effect-sniper = Sniper
nh-edit-effect-grenade = Grenade
nh-edit-effect-air_strike = Air strike
