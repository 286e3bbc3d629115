## Why a hint

d04-reason-pass = Better to wait for a better moment.
d04-reason-kills = It kills with a chance of { $chance } %.
d04-reason-hurts = It deals { $whole }.{ $tenths } wounds on average.
d04-reason-sprint = The way is long, and no shot from here is worth the time.
d04-reason-unload = Two attacks from here are worth most.
d04-reason-advance = A few steps and one attack are worth most.
d04-reason-ready = An order helps most until the next turn.
d04-reason-aim = Nothing threatens: the next attack will be surer.
d04-reason-guard = Whoever comes near is shot at first.
d04-reason-dodge = It saves most of the wounds that threaten here.
d04-reason-heal = It gives back a lost wound token.
d04-reason-adrenaline = Four points more lead to what is wanted.
d04-reason-errand = The way to what is wanted next.
d04-reason-door = The way leads through here.
d04-reason-leave = Out of the base, and safe.
d04-reason-end = Nothing more is to be gained now.
d04-reason-respawn = From there the way is short, and not too dangerous.
d04-reason-reroll = So the result can be expected to get better.
d04-reason-use = It gains more now than it would later.
d04-reason-discard = The least useful card.
d04-reason-spawn = The strongest group in hand.
d04-reason-put = Out of sight, and as near to the marines as can be.
d04-reason-recycle = It is too far away to be of use there.
d04-reason-activate = It is the nearest, and makes room for those behind.
d04-reason-blocks = From there it shuts the way before a marine.
d04-reason-nears = From there it can strike, or it comes nearer.
