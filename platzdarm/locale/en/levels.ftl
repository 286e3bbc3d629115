# Against the machine: how strong the machines are, and how one's games against them ended.

levels-title = Against the machine
levels-about = { $longer ->
    [yes] The stronger, the longer it thinks; the rules
   *[no] The rules
} are the same for all, and none looks at what is hidden from it.
levels-choice = How strong a machine
levels-door = Machine: { levels-name }. Choose another
levels-door-of = How strong a machine for { $game }
levels-advice = we advise { $bot ->
    [calm] the calm one
    [greedy] the greedy one
    [keen] the keen one
    [hard] the hard one
    [ruthless] the ruthless one
   *[other] { $bot }
}
levels-name = { $bot ->
    [calm] Calm
    [greedy] Greedy
    [keen] Keen
    [hard] Hard
    [ruthless] Ruthless
   *[other] { $bot }
}
levels-strength = strength about { $strength }
levels-strength-help = Measured in games between machines, where the greedy one has 1500. It is not the scale of people’s ratings.
levels-thinks = { $seconds ->
    [0] answers at once
    [1] thinks up to a second about a turn
   *[other] thinks up to { $seconds } s about a turn
}
levels-thinks-given = thinks about { NUMBER($seconds, maximumFractionDigits: 1) } s over a turn
levels-time = Its time for a turn
levels-time-own = its own: { NUMBER($seconds, maximumFractionDigits: 1) } s
levels-time-given = { NUMBER($seconds, maximumFractionDigits: 1) } s
levels-time-fixed = answers at once
levels-won = you won { $share } % of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
levels-score = { $won } : { $lost }
levels-score-told = Won { $won }, lost { $lost }, drawn { $drawn }
levels-latest = the latest
levels-none = Not played yet
levels-none-help = Your games against it will be counted here.
levels-guest = Games are counted from your first one on, without an account too.
levels-yours = Your game
levels-casual = with hints and take-backs
levels-play = Play { $bot ->
    [calm] the calm one
    [greedy] the greedy one
    [keen] the keen one
    [hard] the hard one
    [ruthless] the ruthless one
   *[other] { $bot }
}
levels-missing = This game has no machines to choose from.

# What each can do, and what it cannot.
levels-calm-about = Plays simply and leaves you time to mend a mistake.
levels-calm-can-1 = takes what is good at first sight
levels-calm-can-2 = never blunders on purpose
levels-calm-cannot = plans nothing
levels-greedy-about = Looks for the best turn that it can play now.
levels-greedy-can-1 = weighs everything that it may do this turn
levels-greedy-can-2 = counts what is at stake at once
levels-greedy-cannot = does not ask what you will answer
levels-keen-about = Looks through its whole turn, far and wide.
levels-keen-can-1 = tries many ways through its turn
levels-keen-can-2 = foresees what a battle would leave
levels-keen-cannot = does not ask what you will answer
levels-hard-about = { $game ->
    [doom2004] As the invader it stands in your way; its marines play as the greedy one’s.
    [doom2016] Its demons hunt the weak and whoever carries something; its marines dare more.
   *[other] Tries its best plans on what you might answer.
}
levels-hard-can-1 = { $game ->
    [doom2004] its invader shuts corridors before you
    [doom2016] its demons go for the weakest of you
   *[other] reckons with your best reply
}
levels-hard-can-2 = { $game ->
    [doom2004] spawns where you are about to go
    [doom2016] spends argent power freely
   *[other] gives something up to win more
}
levels-hard-cannot = far plans are beyond it
levels-ruthless-about = The best that the program can do: it looks widest and has learnt.
levels-ruthless-can-1 = reckons with your best reply
levels-ruthless-can-2 = knows a good position from its own games
levels-ruthless-cannot = is in no hurry
