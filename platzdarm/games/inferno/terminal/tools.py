"""The tools of Inferno on the command line: `platzdarm inferno TOOL`."""

from platzdarm.terminal.arguments import Commands, take_json


def add_tools(commands: Commands) -> None:
    take_json(commands.add("reach", "inferno-reach", "platzdarm.games.inferno.terminal.reach"))
    take_json(commands.add("villain", "inferno-villain", "platzdarm.games.inferno.terminal.villain"))
