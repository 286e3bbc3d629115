"""A search for sample positions: random moves, until every kind of question that is wanted has come up."""

from collections.abc import Callable, Collection
from typing import Any

from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.game import Game
from platzdarm.kernel.position import Position

MOST = 200  # games that are tried
Samples = dict[str, dict[str, Any]]


def search(game: Game[Any], options: Callable[[int], dict[str, str]], kinds: Collection[str], last: int) -> Samples:
    """By kind of question; `options` are those of a game by its number, `last` is how many moves it is followed."""
    found: Samples = {}
    for seed in range(MOST):
        if found.keys() >= set(kinds):
            return found
        play(game, options(seed), seed, kinds, last, found)
    raise AssertionError(f"not found: {set(kinds) - found.keys()}")


def play(
    game: Game[Any], options: dict[str, str], seed: int, kinds: Collection[str], last: int, found: Samples
) -> None:
    position = game.start(options, SeededChance(seed.to_bytes(4, "little")))
    luck = SeededChance((seed + 1).to_bytes(4, "little"))
    for _ in range(last):
        if position.over:
            return
        decision = position.pending()[0]
        if decision.kind in kinds and decision.kind not in found and len(decision.answers) > 2:
            found[decision.kind] = sample(game, position)
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))


def sample(game: Game[Any], position: Position) -> dict[str, Any]:
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
