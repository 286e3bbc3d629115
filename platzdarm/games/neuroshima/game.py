"""Neuroshima Hex: how it is set up, saved and written."""

from collections.abc import Mapping, Sequence
from typing import Any

from platzdarm.content.files import parse
from platzdarm.games.neuroshima.content.library import Library, built_in_library, by_difficulty
from platzdarm.games.neuroshima.rules import setup
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import MODES
from platzdarm.games.neuroshima.table.facts import SKIRMISH_RULES
from platzdarm.games.neuroshima.table.puzzles import PUZZLE_KEY, parse_puzzle
from platzdarm.games.neuroshima.text.vocabulary import LOT, VOCABULARY, domains_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import NotationError
from platzdarm.kernel.game import Game, Options
from platzdarm.kernel.vocabulary import find_outcome, write_outcome


class Neuroshima(Game[Skirmish]):
    name = "neuroshima"
    rules = 1
    vocabulary = VOCABULARY
    measured = {"players": "2"}

    def __init__(self, library: Library | None = None) -> None:
        self.library = library if library is not None else built_in_library()

    def settle(self, options: Options) -> dict[str, str]:
        return setup.settle(options, by_difficulty(self.library))

    def start(self, options: Options, chance: Chance) -> Skirmish:
        return setup.start(SKIRMISH_RULES, self.settle(options), self.library.armies, chance)

    def load(self, data: Mapping[str, Any], chance: Chance) -> Skirmish:
        options = self.settle(data["options"])
        setting = setup.make_setting(options, self.library.armies, data["position"]["setting"])
        position = Skirmish(SKIRMISH_RULES, setting, [], chance, [], [], [], [], [])
        position.restore(data["position"])
        return position

    def write_outcome(self, position: Skirmish, outcome: int) -> str:
        return write_outcome(domains_of(position), outcome)

    def read_outcome(self, position: Skirmish | None, text: str) -> int:
        if position is not None:
            found = find_outcome(domains_of(position), text)
            if found < 0:
                raise NotationError("no-tile-of-game", tile=text)
            return found
        found = find_outcome([LOT], text)  # before the first position there is only the draw of the first player
        if found < 0:
            raise NotationError("first-player", rule="NH-SET-04", text=text)
        return found

    def with_files(self, files: Sequence[tuple[str, str]]) -> "Neuroshima":
        library = built_in_library()
        puzzles = [(file, text) for file, text in files if PUZZLE_KEY in parse(text, file)]
        for file, text in files:
            if (file, text) not in puzzles:
                library.add(text, file)
        library.puzzles = [parse_puzzle(text, file) for file, text in puzzles]
        return Neuroshima(library)

    def content_digests(self, options: Options) -> dict[str, str]:
        names = self.settle(options)["armies"].split(",")
        return {name: digest for name, digest in self.library.digests.items() if name in names}

    def random_options(self, chance: Chance) -> dict[str, str]:
        """Any mode, number of players, armies and variants."""
        players = 2 + chance.roll(5)
        modes = setup.MODES_OF_PLAYERS[players]
        mode = modes[chance.roll(len(modes))]
        seats = 4 if MODES[mode] == "teams" else players
        names = sorted(self.library.armies)
        chosen: list[str] = []
        while len(chosen) < seats:
            name = names[chance.roll(len(names))]
            if players > 4 or name not in chosen:
                chosen.append(name)
        options = {"players": str(players), "mode": MODES[mode], "armies": ",".join(chosen)}
        options["reinforcement"] = setup.YES_NO[chance.roll(2)]
        options["advanced_opening"] = setup.YES_NO[chance.roll(2)]
        if players == 4 and chance.roll(2):
            options["board"] = "extended"
        return self.settle(options)
