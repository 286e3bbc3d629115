"""The tools of DOOM (2016) on the command line: `platzdarm doom2016 TOOL`."""

from platzdarm.terminal.arguments import Commands, positive, take_json, whole


def add_tools(commands: Commands) -> None:
    take_json(commands.add("sight", "doom2016-sight", "platzdarm.games.doom2016.terminal.sight"))
    odds = commands.add("odds", "doom2016-odds", "platzdarm.games.doom2016.terminal.odds")
    say = odds.words.say
    for name in ("red", "black", "symbols", "cancel"):
        odds.add_argument(f"--{name}", metavar="N", type=whole, help=say(f"help-arg-odds-{name}"))
    odds.add_argument("--reroll", metavar="N", type=positive, action="append", help=say("help-arg-odds-reroll"))
    odds.add_argument("--stunned", action="store_true", help=say("help-arg-odds-stunned"))
    odds.add_argument("--health", metavar="N", type=positive, help=say("help-arg-odds-health"))
    for name in ("stagger", "shields"):
        odds.add_argument(f"--{name}", metavar="N", type=whole, help=say(f"help-arg-odds-{name}"))
    for name in ("deck", "discards"):
        odds.add_argument(f"--{name}", metavar="CARDS", help=say(f"help-arg-odds-{name}"))
    odds.add_argument("--cover", action="store_true", help=say("help-arg-odds-cover"))
    take_json(odds)
