"""Sample positions of Neuroshima Hex for the page's tests and gallery, as the server would send them.

Games are played with random moves until every kind of question has come up. With each position goes the engine's own
word on who would strike whom and whither a pushed tile may go; what HQs and modules give stands in the facts.
"""

from typing import Any

import msgspec

from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.attacks import Volley, hit_source, hit_target
from platzdarm.games.neuroshima.rules.instants import retreats
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.kernel.chance import SeededChance
from platzdarm.server import views
from platzdarm.server.adapters import adapter_of

KINDS = ("headquarters", "discard", "act", "retreat", "explode", "convert", "heal")
BUSY = 11  # tiles on the board of the sample in the middle of a game
LONG = 24  # events of the sample battle
MIGHT = 9  # more than any armour takes off: the page draws whom an attack reaches, not what it does


class Search:
    def __init__(self) -> None:
        self.game = Neuroshima()
        self.adapter = adapter_of(self.game.name)
        self.found: dict[str, dict[str, Any]] = {}

    def run(self) -> None:
        wanted = {*KINDS, "mobile", "pushes", "instants", "battle", "extended"}
        for seed in range(4000):
            if wanted <= self.found.keys():
                return
            options = {"armies": "hegemony,moloch" if seed % 2 else "outpost,borgo"}
            if seed % 5 == 4:
                options = {"players": "6"}
            self.play(options, seed)
        raise AssertionError(f"not found: {sorted(wanted - self.found.keys())}")

    def play(self, options: dict[str, str], seed: int) -> None:
        position = self.game.start(options, SeededChance(seed.to_bytes(4, "little")))
        luck = SeededChance((seed + 1).to_bytes(4, "little"))
        while not position.over:
            decision = position.pending()[0]
            names = self.kinds_of(position)
            for name in names:
                if name not in self.found:
                    self.found[name] = self.sample(position)
            action = decision.answers.at(luck.roll(len(decision.answers)))
            before = self.sample(position)
            text = self.game.write(position, decision.seat, action)
            events = position.play(decision.seat, action)
            if len(events) >= LONG and "battle" not in self.found and position.turn > 8 and not position.over:
                told = [self.game.vocabulary.event(position, event) for event in events]
                after = position.facts(decision.seat)
                self.found["battle"] = {**before, "action": text, "events": told, "after": after}

    def kinds_of(self, position: Skirmish) -> list[str]:
        decision = position.pending()[0]
        board = position.setting.field.name_of_board
        laid = sum(piece is not None for piece in position.cells)
        if board == "extended":
            return ["extended"] if laid > 2 * BUSY and decision.kind == "act" else []
        if decision.kind != "act":
            return [decision.kind]
        if laid < BUSY:
            return []
        verbs = {self.game.write(position, decision.seat, action).split()[0] for action in decision.answers}
        names = ["act"] if {"place", "move"} <= verbs else []
        if verbs & {"run", "ride"}:
            names.append("mobile")
        if "push" in verbs:
            names.append("pushes")
        if verbs & {"snipe", "grenade", "airstrike"}:
            names.append("instants")
        return names

    def sample(self, position: Skirmish) -> dict[str, Any]:
        decision = position.pending()[0]
        told = msgspec.to_builtins(
            views.PositionViews(self.game, self.adapter, position, 0).question(position, decision, True)
        )
        facts = position.facts(decision.seat)
        return {"facts": facts, "questions": [told], "strikes": strikes(position), "retreats": pushes(position)}


def strikes(position: Skirmish) -> list[list[str]]:
    """Who would strike whom as the board stands, if all attacked at once."""
    field, control = position.setting.field, position.control()
    volley = Volley(position.cells, field, position.setting.sides, position.influence())
    for cell, piece in enumerate(position.cells):
        if piece is None or not piece.tile.initiative or control.is_netted(cell):
            continue
        for way in piece.facing.melee_ways:
            volley.strike(cell, piece, way, MIGHT)
        for way in piece.facing.ranged_ways:
            volley.shoot(cell, piece, way, MIGHT, piece.tile.gauss)
    return sorted([field.name(hit_source(hit)), field.name(hit_target(hit))] for hit in volley.hits)


def pushes(position: Skirmish) -> list[tuple[str, str, list[str]]]:
    """Every tile beside another: who pushes, who is pushed, and the cells that it may go to."""
    field, cells = position.setting.field, position.cells
    return [
        (field.name(pusher), field.name(pushed), sorted(map(field.name, retreats(position, pusher, pushed))))
        for pusher, piece in enumerate(cells)
        for pushed in field.around[pusher]
        if piece is not None and cells[pushed] is not None
    ]


def samples() -> dict[str, Any]:
    search = Search()
    search.run()
    return {"content": search.adapter.content(), "positions": search.found}
