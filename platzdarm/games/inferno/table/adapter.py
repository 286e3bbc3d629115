"""What a server needs of Inferno beyond its rules: options and content, what is foreseen, analysis."""

from collections.abc import Mapping
from typing import Any

from msgspec import UnsetType

from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.puzzles.book import BOOK
from platzdarm.games.inferno.rules import setup
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import SEATS
from platzdarm.games.inferno.table import analysis, foresight
from platzdarm.games.inferno.table.events import ANY_EVENT
from platzdarm.games.inferno.table.fact_types import ContestFacts
from platzdarm.games.inferno.table.page_content import ContestContent, PageContent
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.puzzles.entry import PuzzleContent


class Adapter:
    all_open = False
    orderable = VOCABULARY.orderable
    types: Mapping[str, Any] = {
        "Facts": ContestFacts,
        "AnyEvent": ANY_EVENT,
        "Preview": foresight.Foreseen,
        "Content": ContestContent,
        "SetUp": analysis.SetUp,
        "Puzzle": PuzzleContent,
    }

    def __init__(self, game: Inferno) -> None:
        self.game = game
        self.library = game.library

    # -- the game for the lobby and the page ------------------------------------------------------------------

    def choices(self) -> list[dict[str, Any]]:
        defaults = self.game.settle({})
        return [
            {"name": "scenario", "choices": list(self.library.scenarios), "default": defaults["scenario"]},
            {"name": "mode", "choices": list(SEATS), "default": defaults["mode"]},
            {"name": "draft", "choices": list(setup.CHOICES), "default": defaults["draft"]},
            {"name": "difficulty", "choices": list(setup.DIFFICULTIES), "default": setup.DIFFICULTIES[0]},
        ]

    def content(self) -> ContestContent:
        return PageContent(self.library).everything()

    def puzzles(self) -> list[PuzzleContent]:
        return [BOOK.shown(self.set_up, puzzle) for puzzle in [*BOOK.shipped(), *self.library.puzzles]]

    def seats(self, options: Mapping[str, str]) -> int:
        return SEATS[options["mode"]]

    def teams(self, position: Contest) -> list[int]:
        return [position.setting.side_of(seat) for seat in range(position.seat_count())]

    # -- what is foreseen, and analysis -----------------------------------------------------------------------

    def preview(self, position: Contest, number: int, before: ContestFacts | UnsetType) -> foresight.Foreseen:
        return foresight.foresee(position, number, before)

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Contest]:
        return analysis.set_up(self.game, data)
