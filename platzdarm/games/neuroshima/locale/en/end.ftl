# The end of a game of Neuroshima Hex, in the page.

game-neuroshima-other = Other army
nh-end-curve = HQ points
nh-end-turn = turn { $turn }
nh-end-change = { $name } { $change }
nh-end-battle = Battle in turn { $turn }: { $changes }
nh-end-battles = Battles
nh-end-decisive = The decisive battle · turn { $turn }
nh-end-other = Battle · turn { $turn }
nh-end-harmless = No battle touched a HQ · turn { $turn }
nh-end-no-battle = No battle was fought.
nh-end-phase = phase { $phase }
nh-end-began = Begun by { $name }.
nh-end-cause-full = The board was full.
nh-end-cause-last = The last battle.
nh-end-cause-hand = A trial.
nh-end-harmed = { $tiles } { $count ->
        [1] hits
       *[other] hit
    } the HQ of { $name }: { $lost } { $lost ->
        [one] point
       *[other] points
    } lost.
nh-end-fallen = { $count ->
        [one] One tile
       *[other] { $count } tiles
    } left the board.
nh-end-watch = Watch the battle
nh-end-from = Play from here
nh-end-used = Tiles played
nh-end-used-order = placed ones first, then instants
nh-end-used-none = none
nh-end-tile = { $tile }, { $count } times
nh-end-sum = In sum
nh-end-dealt = Damage to enemy HQs
nh-end-lost = Tiles lost
nh-end-placed = Tiles placed
nh-end-begun = Battles begun
nh-end-best = Hurt HQs most

nh-end-points-reached = { $names } reached 20 points.
nh-end-points-most = Nobody reached 20 points; { $names } made the most.
nh-end-both-fell = Both HQs fell in the same battle.
nh-end-equal = The HQs have the same points, even after the extra battle.
nh-end-length = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
nh-end-fell = HQ destroyed: { $names }.
nh-end-last-standing = Last one standing: { $names }.
nh-end-last-battle = The last battle is over; { $names } has more points left.
nh-end-extra = The extra battle decided; { $names } has more points left.
