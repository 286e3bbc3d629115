"""Doom (2004): how it is set up, saved and written."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from platzdarm.games.doom2004.content.library import Library, built_in_library, library_with
from platzdarm.games.doom2004.puzzles.book import BOOK
from platzdarm.games.doom2004.rules import campaign, setup
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.table import scenario
from platzdarm.games.doom2004.table.facts import FORAY_RULES
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY, domains_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.game import Game, Options
from platzdarm.puzzles.entry import apart


class Doom2004(Game[Foray]):
    name = "doom2004"
    rules = 1
    vocabulary = VOCABULARY

    def __init__(self, library: Library | None = None) -> None:
        self.library = library if library is not None else built_in_library()
        self.domains = domains_of(self.library.content)

    def settle(self, options: Options) -> dict[str, str]:
        return setup.settle(options, self.library)

    def start(self, options: Options, chance: Chance) -> Foray:
        return setup.start(FORAY_RULES, self.settle(options), self.library, chance)

    def load(self, data: Mapping[str, Any], chance: Chance) -> Foray:
        setting = setup.make_setting(self.settle(data["options"]), self.library)
        position = Foray(FORAY_RULES, setting, [], chance)
        position.restore(data["position"])
        return position

    def in_series(self, options: Options) -> bool:
        return options.get("campaign", campaign.NO_CAMPAIGN) != campaign.NO_CAMPAIGN

    def sequel(self, options: Options, position: Foray) -> dict[str, str] | None:
        """The options of the scenario that follows in a campaign; None where there is none."""
        return campaign.sequel(self.settle(options), position, self.library.campaigns)

    def with_files(self, files: Sequence[tuple[str, str]]) -> "Doom2004":
        puzzles, others = apart(files)
        game = Doom2004(library_with(others))
        game.library.puzzles = BOOK.own(partial(scenario.set_up, game), puzzles)
        return game

    def content_digests(self, options: Options) -> dict[str, str]:
        return self.library.digests_for(self.settle(options)["scenario"])

    def random_options(self, chance: Chance) -> dict[str, str]:
        """Any scenario, number of marines, level and way of drawing."""
        scenarios, levels = list(self.library.scenarios), list(self.library.content.levels)
        return self.settle(
            {
                "scenario": scenarios[chance.roll(len(scenarios))],
                "marines": str(1 + chance.roll(3)),
                "level": levels[chance.roll(len(levels))],
                "draw": setup.DRAWS[chance.roll(2)],
            }
        )
