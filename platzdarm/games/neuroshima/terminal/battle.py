"""`platzdarm neuroshima battle`: fights the battle on a hand-made board."""

import argparse
import json
from collections.abc import Iterable
from typing import Any

from platzdarm.games.neuroshima.content.library import full_tile
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.table.scenario import battlefield, begin_battle, fight_all, fight_first, parse_board
from platzdarm.games.neuroshima.terminal.drawing import draw_board
from platzdarm.games.neuroshima.text.chronicle import Chronicle
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.games.neuroshima.text.words import Names, action_message
from platzdarm.kernel.events import Event
from platzdarm.terminal.given import given_text
from platzdarm.terminal.terminal import this_terminal
from platzdarm.text.lines import story
from platzdarm.text.words import Words

FIRST = "first"


def run(game: Neuroshima, arguments: argparse.Namespace, words: Words) -> int:
    position = battlefield(game.library, parse_board(given_text()))
    if arguments.json:
        answer = fight_first(position) if arguments.choices == FIRST else {"outcomes": fight_all(position)}
        print(json.dumps(answer))
        return 0
    names = Names(words, game.library)
    if arguments.choices == FIRST:
        account(position, names)
    else:
        list_ends(position, names)
    return 0


def account(position: Skirmish, names: Names) -> None:
    """The battle phase by phase, the first answer to each choice, and the board after it."""
    chronicle = Chronicle(position.copy())

    def tell(events: Iterable[Event]) -> None:
        lines = chronicle.tell([VOCABULARY.event(position, event) for event in events])
        print("\n".join(story(lines, names.words, names.name)))

    tell(begin_battle(position))
    while not position.over:
        decision = position.pending()[0]
        action = decision.answers.at(0)
        chosen = names.words.tell(action_message(names, position, decision.seat, action))
        print(names.words.say("battle-choice", seat=names.seat(position, decision.seat), action=chosen))
        tell(position.play(decision.seat, action))
    print()
    print(names.words.say("battle-after"))
    for seat, points in enumerate(position.points):
        print(names.words.say("battle-hq", seat=names.seat(position, seat), points=points))
    print("\n".join(draw_board(position, names, colour=this_terminal().colour)))


def list_ends(position: Skirmish, names: Names) -> None:
    ends = fight_all(position)
    print(names.words.say("battle-outcomes", outcomes=len(ends)))
    for number, end in enumerate(ends, 1):
        points = ", ".join(map(str, end["hq"]))
        print(names.words.say("battle-outcome", number=number, points=points))
        left = [standing(position, names, tile) for tile in end["tiles"]]
        print(names.words.say("battle-left", tiles=", ".join(left)) if left else names.words.say("battle-empty"))


def standing(position: Skirmish, names: Names, entry: dict[str, Any]) -> str:
    tile = full_tile(names.library, entry["tile"])
    assert tile is not None
    field = position.setting.field
    cell = field.name(field.index[tuple(entry["cell"])])
    return names.words.say("name-tile-at", tile=names.tile(tile), cell=cell)
