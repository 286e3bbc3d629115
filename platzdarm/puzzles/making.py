"""A made puzzle: its name until somebody finds a better one, its words in both languages, whether a bot solves it."""

from collections.abc import Callable, Collection
from itertools import count
from typing import Any

import msgspec

from platzdarm.content.schema import Text
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View
from platzdarm.puzzles.entry import PuzzleEntry
from platzdarm.text.words import Value, Words


def is_solved_by(choose: Callable[[View[Any], Decision, Chance], int], start: Any, solver: int) -> bool:
    """Whether a bot wins in that turn, be it by luck."""
    position, chance = start.copy(), SeededChance(b"bot")
    position.quiet = True
    position.chance = SeededChance(b"luck")
    while not position.over:
        decision = position.pending()[0]
        position.play(decision.seat, choose(View(position, decision.seat), decision, chance))
    return position.result is not None and bool(position.result[solver] == 1.0)


def in_both(message: str, **arguments: Value | Text) -> Text:
    """A message in both languages; names among its arguments are told in each."""

    def told(lang: str) -> str:
        own = {key: getattr(one, lang) if isinstance(one, Text) else one for key, one in arguments.items()}
        return Words(lang).say(message, **own)

    return Text(told("en"), told("ru"))


def worded(entry: PuzzleEntry, taken: Collection[str], task: Text, hints: list[Text]) -> PuzzleEntry:
    """With a number that nobody has."""
    number = next(number for number in count(1) if f"made_{number:03}" not in taken)
    name = in_both("puzzle-made-name", number=number)
    return msgspec.structs.replace(entry, id=f"made_{number:03}", name=name, task=task, hints=hints)
