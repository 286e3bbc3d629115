"""The tools of Ambush on the command line: `platzdarm ambush TOOL`."""

from platzdarm.terminal.arguments import Commands, whole


def add_tools(commands: Commands) -> None:
    odds = commands.add("odds", "ambush-odds", f"{__package__}.odds")
    odds.add_argument("card", metavar="STRENGTH", type=whole, help=odds.words.say("help-arg-ambush-card"))
