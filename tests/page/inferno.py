"""Sample positions of Inferno for the page's tests, as the server would send them, and the names of its log.

Random moves from the start of a duel and of the campaign, until every kind of question has come up that is answered on
the field or in the row.
"""

from typing import Any

import msgspec

from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.table.page_content import PageContent
from platzdarm.kernel.chance import SeededChance

KINDS = ("act", "champion", "villain_cell")
SCENARIOS = ("love_lives_forever", "campaign_1")
LAST = 400  # moves of a game
SHELVES = ("cards", "champions", "treasures", "villains", "schemes")


def play(game: Inferno, seed: int, found: dict[str, dict[str, Any]]) -> None:
    position = game.start({"scenario": SCENARIOS[seed % len(SCENARIOS)]}, SeededChance(seed.to_bytes(4, "little")))
    luck = SeededChance((seed + 1).to_bytes(4, "little"))
    for _ in range(LAST):
        if position.over:
            return
        decision = position.pending()[0]
        if decision.kind in KINDS and decision.kind not in found and len(decision.answers) > 2:
            found[decision.kind] = sample(game, position)
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))


def sample(game: Inferno, position: Contest) -> dict[str, Any]:
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
    game = Inferno()
    found: dict[str, dict[str, Any]] = {}
    seed = 0
    while found.keys() < set(KINDS):
        assert seed < 100, f"not found: {set(KINDS) - found.keys()}"
        play(game, seed, found)
        seed += 1
    return {"content": content(game), "positions": found}


def content(game: Inferno) -> dict[str, Any]:
    """As much of the page's content as names need, no texts."""
    told = msgspec.to_builtins(PageContent(game.library).everything())
    return {shelf: [{**entry, "lines": []} for entry in told[shelf]] for shelf in SHELVES}
