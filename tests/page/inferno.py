"""Sample positions of Inferno for the page's tests, as the server would send them, and the names of its log.

Random moves from the start of a duel and of the campaign, until every kind of question has come up that is answered on
the field or in the row.
"""

from typing import Any

import msgspec

from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.table.page_content import PageContent
from tests.page.search import search

KINDS = ("act", "champion", "villain_cell")
SCENARIOS = ("love_lives_forever", "campaign_1")
LAST = 400  # moves of a game
SHELVES = ("cards", "champions", "treasures", "villains", "schemes")


def samples() -> dict[str, Any]:
    game = Inferno()
    found = search(game, lambda seed: {"scenario": SCENARIOS[seed % len(SCENARIOS)]}, KINDS, LAST)
    return {"content": content(game), "positions": found}


def content(game: Inferno) -> dict[str, Any]:
    """As much of the page's content as names need, no texts."""
    told = msgspec.to_builtins(PageContent(game.library).everything())
    return {shelf: [{**entry, "lines": []} for entry in told[shelf]] for shelf in SHELVES}
