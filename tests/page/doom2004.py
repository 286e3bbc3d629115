"""Sample positions of Doom (2004) for the page's tests, as the server would send them, and the names of its log.

Random moves from the start of each scenario, until every kind of question that is answered on the board has come up.
"""

from typing import Any

import msgspec

from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.table.page_content import PageContent
from tests.page.search import search

KINDS = ("act", "activate", "invader", "put", "respawn")
LAST = 900  # moves of a game


def samples() -> dict[str, Any]:
    game = Doom2004()
    scenarios = list(game.library.scenarios)

    def options(seed: int) -> dict[str, str]:
        return {"scenario": scenarios[seed % len(scenarios)], "marines": str(1 + seed % 3)}

    return {"content": content(game), "positions": search(game, options, KINDS, LAST)}


def content(game: Doom2004) -> dict[str, Any]:
    """As much of the page's content as names need, no texts."""
    told = msgspec.to_builtins(PageContent(game.library).everything())
    shelves = ("weapons", "invaders", "tokens", "marine_cards", "cards")
    return {shelf: [{**entry, "text": {"en": [], "ru": []}} for entry in told[shelf]] for shelf in shelves}
