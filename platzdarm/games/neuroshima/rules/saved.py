"""A position from the plain data that `Position.data` gave: for snapshots, so that a long game loads quickly."""

from collections.abc import Mapping
from typing import Any

from platzdarm.games.neuroshima.rules import turn
from platzdarm.games.neuroshima.rules.battle import Battle
from platzdarm.games.neuroshima.rules.instants import InstantHarm, Retreat
from platzdarm.games.neuroshima.rules.medics import Harm
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import Setting
from platzdarm.games.neuroshima.rules.tiles import Piece
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.pile import Pile, bag_with
from platzdarm.kernel.position import Step
from platzdarm.kernel.rules import Rules


def load(rules: Rules[Skirmish], setting: Setting, data: Mapping[str, Any], chance: Chance) -> Skirmish:
    position = Skirmish(
        rules,
        setting,
        [load_step(step) for step in data["agenda"]],
        chance,
        [None if piece is None else load_piece(setting, piece) for piece in data["cells"]],
        [tuple(hand) for hand in data["hands"]],
        [Pile([bag_with(list(counts)) for counts in bags]) for bags in data["piles"]],
        [tuple(pile) for pile in data["discards"]],
        list(data["points"]),
    )
    numbers: list[int] = data["numbers"]
    position.alive, position.active, position.turn, position.clock, position.played = numbers[:5]
    position.fresh = bool(numbers[5])
    position.stage, position.waiting, position.tied = numbers[6:9]
    position.result = data["result"]
    position.advance()  # a step that waits works out its question anew
    return position


def load_piece(setting: Setting, numbers: list[int]) -> Piece:
    seat, tile, rotation, wounds, spent = numbers
    return Piece(setting.armies[seat].tiles[tile], seat, rotation, wounds, spent)


def load_step(data: list[Any]) -> Step[Any]:
    step = turn.step_from_data(data)
    if step is not None:
        return step
    if data[0] == "Retreat":
        return Retreat(data[1], data[2])
    if data[0] == "InstantHarm":
        harm = Harm(list(data[1]), 0)
        harm.spent = data[2]
        return InstantHarm(harm)
    return load_battle(data)


def load_battle(data: list[Any]) -> Battle:
    _, numbers, used, converting, harm = data
    battle = Battle(numbers[0], 0)
    battle.phase, battle.alive_before, battle.swapped, battle.settled, battle.exploding = numbers[1:]
    battle.used = list(used)
    battle.converting = dict(converting)
    if harm is not None:
        battle.harm = Harm(list(harm[0]), harm[2])
        battle.harm.spent = harm[1]
    return battle
