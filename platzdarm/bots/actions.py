"""Actions to read and write in programs: a packed number as an object with the names of its verb and operands.

    actions = Actions(game.vocabulary)
    placed = actions.unpack(action)              # Place(tile=3, cell=7, rotation=2)
    actions.pack(actions["place"](tile=3, cell=7, rotation=0))

The types come from the game's table of verbs, one a verb, so `match` and attribute access work on them. Operands are
numbers as the rules have them; `Game.write` puts an action into words.
"""

from collections.abc import Iterator, Mapping
from dataclasses import astuple, make_dataclass
from keyword import iskeyword
from typing import Any

from platzdarm.kernel.action import verb_of
from platzdarm.kernel.errors import NotationError
from platzdarm.kernel.vocabulary import Row, Vocabulary


class Actions(Mapping[str, type[Any]]):
    """The types of a game's actions, by the verb's word."""

    def __init__(self, vocabulary: Vocabulary[Any]) -> None:
        self.rows: list[Row[Any]] = vocabulary.verbs
        self.types = {row.word: type_of(row) for row in self.rows}
        self.verbs = {made: number for number, made in enumerate(self.types.values())}

    def __getitem__(self, verb: str) -> type[Any]:
        return self.types[verb]

    def __iter__(self) -> Iterator[str]:
        return iter(self.types)

    def __len__(self) -> int:
        return len(self.types)

    def unpack(self, action: int) -> Any:
        """The object for a packed action."""
        if verb_of(action) >= len(self.rows):
            raise NotationError("no-verb", number=verb_of(action), last=len(self.rows) - 1)
        row = self.rows[verb_of(action)]
        return self.types[row.word](*row.values(action))

    def pack(self, action: Any) -> int:
        """The packed action for an object of one of these types."""
        if type(action) not in self.verbs:
            raise NotationError("no-action-type", given=type(action).__name__, known=", ".join(self.types))
        number = self.verbs[type(action)]
        packed = number
        for operand, value in zip(self.rows[number].operands, astuple(action), strict=True):
            if not 0 <= value <= operand.kind.most:
                raise NotationError("operand", name=operand.name, value=value, most=operand.kind.most)
            packed |= value << operand.shift
        return packed


def type_of(row: Row[Any]) -> type[Any]:
    """Optional operands may be left out: 0 stands for them. One that Python keeps for itself is written `class_`."""
    fields: list[Any] = []
    for operand in row.operands:
        name = f"{operand.name}_" if iskeyword(operand.name) else operand.name
        fields.append((name, int, 0) if operand.optional else (name, int))
    return make_dataclass("".join(part.capitalize() for part in row.word.split("_")), fields, frozen=True)
