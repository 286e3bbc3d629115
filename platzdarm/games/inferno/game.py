"""Ascension Tactics: Inferno: how it is set up, saved and written."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from platzdarm.games.inferno.content.library import Library, built_in_library, library_with
from platzdarm.games.inferno.puzzles.book import BOOK
from platzdarm.games.inferno.rules import setup
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.recruiting import sequel
from platzdarm.games.inferno.rules.scenario import CAMPAIGN
from platzdarm.games.inferno.table import analysis
from platzdarm.games.inferno.table.facts import CONTEST_RULES
from platzdarm.games.inferno.text.own_texts import check_texts
from platzdarm.games.inferno.text.vocabulary import VOCABULARY, domains_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.game import Game, Options
from platzdarm.puzzles.entry import apart


class Inferno(Game[Contest]):
    name = "inferno"
    rules = 1
    vocabulary = VOCABULARY
    measured = {"scenario": "love_lives_forever", "mode": "duel"}
    negotiable = ("difficulty",)  # INF-CWIN-04

    def __init__(self, library: Library | None = None) -> None:
        self.library = library if library is not None else built_in_library()
        self.domains = domains_of(self.library.content)

    def settle(self, options: Options) -> dict[str, str]:
        return setup.settle(options, self.library.scenarios)

    def start(self, options: Options, chance: Chance) -> Contest:
        setting = setup.make_setting(self.settle(options), self.library.content, self.library.scenarios)
        return setup.start(CONTEST_RULES, setting, chance)

    def load(self, data: Mapping[str, Any], chance: Chance) -> Contest:
        setting = setup.make_setting(self.settle(data["options"]), self.library.content, self.library.scenarios)
        position = Contest(CONTEST_RULES, setting, [], chance)
        position.restore(data["position"])
        return position

    def with_files(self, files: Sequence[tuple[str, str]]) -> "Inferno":
        puzzles, others = apart(files)
        library = library_with(others)
        check_texts(library)
        game = Inferno(library)
        library.puzzles = BOOK.own(partial(analysis.set_up, game), puzzles)
        return game

    def content_digests(self, options: Options) -> dict[str, str]:
        return self.library.digests_for(self.settle(options)["scenario"])

    def in_series(self, options: Options) -> bool:
        return self.settle(options)["mode"] in CAMPAIGN

    def sequel(self, options: Options, position: Contest) -> dict[str, str] | None:
        """The next scenario of the campaign, with the same champions and the quests that they keep."""
        return sequel(position, self.settle(options))

    def random_options(self, chance: Chance) -> dict[str, str]:
        """Any scenario, variant, difficulty and way to come by champions."""
        scenarios = list(self.library.scenarios)
        scenario = scenarios[chance.roll(len(scenarios))]
        modes = self.library.scenarios[scenario].modes
        options = {"scenario": scenario, "mode": modes[chance.roll(len(modes))]}
        if options["mode"] in CAMPAIGN:
            options["difficulty"] = setup.DIFFICULTIES[chance.roll(len(setup.DIFFICULTIES))]
        elif options["mode"] != "teams":
            options["draft"] = setup.CHOICES[chance.roll(2)]
        return self.settle(options)
