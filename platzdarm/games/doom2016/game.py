"""DOOM (2016): how it is set up, saved and written."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from platzdarm.games.doom2016.content.library import Library, built_in_library, library_with
from platzdarm.games.doom2016.puzzles.book import BOOK
from platzdarm.games.doom2016.rules import operations, setup
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.table import scenario
from platzdarm.games.doom2016.table.facts import INCURSION_RULES
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY, domains_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.game import Game, Options
from platzdarm.puzzles.entry import apart


class Doom2016(Game[Incursion]):
    name = "doom2016"
    rules = 1
    vocabulary = VOCABULARY

    def __init__(self, library: Library | None = None) -> None:
        self.library = library if library is not None else built_in_library()
        self.domains = domains_of(self.library.content)

    def settle(self, options: Options) -> dict[str, str]:
        return setup.settle(options, self.library)

    def start(self, options: Options, chance: Chance) -> Incursion:
        return setup.start(INCURSION_RULES, self.settle(options), self.library, chance)

    def load(self, data: Mapping[str, Any], chance: Chance) -> Incursion:
        setting = setup.make_setting(self.settle(data["options"]), self.library)
        position = Incursion(INCURSION_RULES, setting, [], chance)
        position.restore(data["position"])
        return position

    def in_series(self, options: Options) -> bool:
        return options.get("operation", operations.NO_OPERATION) != operations.NO_OPERATION

    def sequel(self, options: Options, position: Incursion) -> dict[str, str] | None:
        """The options of the mission that follows in an operation; None where there is none."""
        assert position.result is not None
        return operations.sequel(self.settle(options), position.result, self.library)

    def sequel_seats(self, options: Options, position: Incursion) -> list[int]:
        assert position.result is not None
        return operations.choosers(options, position.result)

    def with_files(self, files: Sequence[tuple[str, str]]) -> "Doom2016":
        puzzles, others = apart(files)
        game = Doom2016(library_with(others))
        game.library.puzzles = BOOK.own(partial(scenario.set_up, game), puzzles)
        return game

    def content_digests(self, options: Options) -> dict[str, str]:
        return self.library.digests_for(self.settle(options)["mission"])

    def random_options(self, chance: Chance) -> dict[str, str]:
        """Any mission, number of marines and kind of decks."""
        missions = list(self.library.missions.values())
        mission = missions[chance.roll(len(missions))]
        decks = setup.RECOMMENDED if mission.tutorial else setup.DECKS[chance.roll(2)]
        return self.settle({"mission": mission.id, "marines": str(1 + chance.roll(4)), "decks": decks})
