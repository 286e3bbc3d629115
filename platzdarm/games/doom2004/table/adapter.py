"""What a server needs of Doom (2004) beyond its rules: options and content, what is foreseen, analysis."""

from collections.abc import Mapping
from typing import Any

from msgspec import UnsetType

from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.puzzles.book import BOOK
from platzdarm.games.doom2004.rules import setup
from platzdarm.games.doom2004.rules.campaign import NO_CAMPAIGN
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.table import foresight, scenario
from platzdarm.games.doom2004.table.events import ANY_EVENT
from platzdarm.games.doom2004.table.fact_types import ForayFacts
from platzdarm.games.doom2004.table.page_content import ForayContent, PageContent
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.puzzles.entry import PuzzleContent


class Adapter:
    all_open = False
    orderable = VOCABULARY.orderable
    types: Mapping[str, Any] = {
        "Facts": ForayFacts,
        "AnyEvent": ANY_EVENT,
        "Preview": foresight.Foreseen,
        "Content": ForayContent,
        "SetUp": scenario.SetUp,
        "Puzzle": PuzzleContent,
    }

    def __init__(self, game: Doom2004) -> None:
        self.game = game
        self.library = game.library

    # -- the game for the lobby and the page ------------------------------------------------------------------

    def choices(self) -> list[dict[str, Any]]:
        defaults = self.game.settle({})
        campaigns = [NO_CAMPAIGN, *self.library.campaigns]
        return [
            {"name": "scenario", "choices": list(self.library.scenarios), "default": defaults["scenario"]},
            {"name": "marines", "choices": ["1", "2", "3"], "default": defaults["marines"]},
            {"name": "level", "choices": list(self.library.content.levels), "default": defaults["level"]},
            {"name": "draw", "choices": list(setup.DRAWS), "default": defaults["draw"]},
            {"name": "campaign", "choices": campaigns, "default": NO_CAMPAIGN},
        ]

    def content(self) -> ForayContent:
        return PageContent(self.library).everything()

    def puzzles(self) -> list[PuzzleContent]:
        return [BOOK.shown(self.set_up, puzzle) for puzzle in [*BOOK.shipped(), *self.library.puzzles]]

    def seats(self, options: Mapping[str, str]) -> int:
        return 1 + int(options["marines"])

    def teams(self, position: Foray) -> list[int]:
        return [int(seat != INVADER) for seat in range(position.seat_count())]

    # -- what is foreseen, and analysis -----------------------------------------------------------------------

    def preview(self, position: Foray, number: int, before: ForayFacts | UnsetType) -> foresight.Foreseen:
        return foresight.foresee(position, number, before)

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Foray]:
        return scenario.set_up(self.game, data)
