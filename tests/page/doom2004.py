"""Sample positions of Doom (2004) for the page's tests, as the server would send them, and the names of its log.

Random moves from the start of each scenario, until every kind of question that is answered on the board has come up.
"""

from typing import Any

import msgspec

from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.table.page_content import PageContent
from platzdarm.kernel.chance import SeededChance

KINDS = ("act", "activate", "invader", "put", "respawn")
LAST = 900  # moves of a game


def play(game: Doom2004, seed: int, found: dict[str, dict[str, Any]]) -> None:
    scenarios = list(game.library.scenarios)
    options = {"scenario": scenarios[seed % len(scenarios)], "marines": str(1 + seed % 3)}
    position = game.start(options, SeededChance(seed.to_bytes(4, "little")))
    luck = SeededChance((seed + 1).to_bytes(4, "little"))
    for _ in range(LAST):
        if position.over:
            return
        decision = position.pending()[0]
        if decision.kind in KINDS and decision.kind not in found and len(decision.answers) > 2:
            found[decision.kind] = sample(game, position)
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))


def sample(game: Doom2004, position: Foray) -> dict[str, Any]:
    """The position as the seat sees it that is asked."""
    decision = position.pending()[0]
    answers = [game.write(position, decision.seat, action) for action in decision.answers.as_list()]
    question = {
        "seat": decision.seat,
        "kind": decision.kind,
        "about": [],
        "due": True,
        "rule": "",
        "answers": {"count": len(answers), "singles": answers, "spans": []},
    }
    return {"facts": position.masked(decision.seat).facts(decision.seat), "questions": [question]}


def samples() -> dict[str, Any]:
    game = Doom2004()
    found: dict[str, dict[str, Any]] = {}
    seed = 0
    while found.keys() < set(KINDS):
        assert seed < 200, f"not found: {set(KINDS) - found.keys()}"
        play(game, seed, found)
        seed += 1
    return {"content": content(game), "positions": found}


def content(game: Doom2004) -> dict[str, Any]:
    """As much of the page's content as names need, no texts."""
    told = msgspec.to_builtins(PageContent(game.library).everything())
    shelves = ("weapons", "invaders", "tokens", "marine_cards", "cards")
    return {shelf: [{**entry, "text": {"en": [], "ru": []}} for entry in told[shelf]] for shelf in shelves}
