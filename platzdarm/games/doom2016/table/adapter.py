"""What a server needs of DOOM (2016) beyond its rules: options and content, what is foreseen, analysis."""

from collections.abc import Mapping
from typing import Any

from msgspec import UnsetType

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.puzzles.book import BOOK
from platzdarm.games.doom2016.rules import operations, setup
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.games.doom2016.table import foresight, scenario
from platzdarm.games.doom2016.table.events import ANY_EVENT
from platzdarm.games.doom2016.table.fact_types import IncursionFacts
from platzdarm.games.doom2016.table.page_content import IncursionContent, PageContent
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.puzzles.entry import PuzzleContent


class Adapter:
    all_open = False
    orderable = VOCABULARY.orderable
    types: Mapping[str, Any] = {
        "Facts": IncursionFacts,
        "AnyEvent": ANY_EVENT,
        "Preview": foresight.Foreseen,
        "Content": IncursionContent,
        "SetUp": scenario.SetUp,
        "Puzzle": PuzzleContent,
    }

    def __init__(self, game: Doom2016) -> None:
        self.game = game
        self.library = game.library

    # -- the game for the lobby and the page ------------------------------------------------------------------

    def choices(self) -> list[dict[str, Any]]:
        defaults = self.game.settle({})
        campaigns = [operations.NO_OPERATION, operations.OWN, *operations.names(self.library)]
        return [
            {"name": "mission", "choices": list(self.library.missions), "default": defaults["mission"]},
            {"name": "marines", "choices": ["1", "2", "3", "4"], "default": defaults["marines"]},
            {"name": "decks", "choices": list(setup.DECKS), "default": defaults["decks"]},
            {"name": "operation", "choices": campaigns, "default": operations.NO_OPERATION},
        ]

    def content(self) -> IncursionContent:
        return PageContent(self.library).everything()

    def puzzles(self) -> list[PuzzleContent]:
        return [BOOK.shown(self.set_up, puzzle) for puzzle in [*BOOK.shipped(), *self.library.puzzles]]

    def seats(self, options: Mapping[str, str]) -> int:
        return 1 + int(options["marines"])

    def teams(self, position: Incursion) -> list[int]:
        return [int(seat != INVADER) for seat in range(position.seat_count())]

    # -- what is foreseen, and analysis -----------------------------------------------------------------------

    def preview(self, position: Incursion, number: int, before: IncursionFacts | UnsetType) -> foresight.Foreseen:
        return foresight.foresee(position, number, before)

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Incursion]:
        return scenario.set_up(self.game, data)
