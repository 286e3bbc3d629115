# The end of a mission of DOOM (2016), in the page.

game-doom2016-other = Other mission
d16-end-squad = The squad has won
d16-end-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
d16-end-invader = The invader has won
d16-end-squad-why = { $objective }: { $kind ->
        [sample_collection] the squad carries all { $done } samples.
        [asset_extraction] all { $done } assets are back at the start square.
        [guard_duty] the machines stood for { $done } rounds.
        [system_restart] every machine runs again.
        [drone_escort] the drone has reached the exit.
        [seal_the_breach] every portal is sealed and no demon is left.
       *[other] no portal is open and no demon is left.
    }
d16-end-frags-why = The invader has { $frags } frags, as many as it takes.
d16-end-guard-why = { $objective }: no machine is left to guard.
d16-end-course = How it went
d16-end-course-help = Click a number to see it on the board
d16-end-goal-lane = goal
d16-end-frags-lane = frags
d16-end-moment = Turning point { $number }, round { $round }
d16-end-last = The last moment
d16-end-round = round { $round }
d16-end-to-last = To the last moment
d16-end-watch = Watch it
d16-end-watch-round = Watch round { $round }
d16-end-from = Play on from here
d16-end-turning = Round { $round }: { $what ->
        [carrier] { $figure } falls with what it carried.
        [own_fire] { $figure } dies by the squad's own fire ({ $killer }).
        [last_token] { $figure } takes { $goal ->
            [sample_collection] a sample, the last of this game.
            [asset_extraction] an asset, the last of this game.
           *[other] a token, the last of this game.
        }
        [last_step] { $figure } { $goal ->
            [seal_the_breach] seals a portal, the last of this game.
            [system_restart] works on a machine for the last time.
           *[other] brings an asset home, the last of this game.
        }
        [first_frag] the first frag, { $figure } is killed.
       *[last_frag] the last frag, { $figure } is killed.
    }
d16-end-damage = Damage dealt
d16-end-damage-sum = squad { $squad }, invader { $invader }, own fire { $own }
d16-end-figure = Figure
d16-end-dealt = dealt
d16-end-kills = kills
d16-end-glory = glory
d16-end-deaths = deaths
d16-end-lost = lost
d16-end-own-operation = Your own operation
d16-end-first-to = first to { $wins } wins
d16-end-side-squad = Squad
d16-end-side-invader = Invader
d16-end-operation-squad = The squad has won the operation.
d16-end-operation-invader = The invader has won the operation.
