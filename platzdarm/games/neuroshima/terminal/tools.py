"""The tools of Neuroshima Hex on the command line: `platzdarm neuroshima TOOL`."""

from platzdarm.terminal.arguments import Commands, take_content, take_json


def add_tools(commands: Commands) -> None:
    battle = commands.add("battle", "neuroshima-battle", "platzdarm.games.neuroshima.terminal.battle")
    take_json(battle)
    choices = ("first", "all")
    battle.add_argument("--choices", choices=choices, default=choices[0], help=battle.words.say("help-arg-choices"))
    take_content(battle)
