"""The tools of Doom (2004) on the command line: `platzdarm doom2004 TOOL`."""

from platzdarm.terminal.arguments import Commands, take_json


def add_tools(commands: Commands) -> None:
    take_json(commands.add("sight", "doom2004-sight", "platzdarm.games.doom2004.terminal.sight"))
    take_json(commands.add("odds", "doom2004-odds", "platzdarm.games.doom2004.terminal.odds"))
