"""Types of events, made of a game's vocabulary: one for each kind, told apart by `kind`."""

from collections.abc import Mapping
from typing import Annotated, Any, Union, get_args

from msgspec import Struct, defstruct, field

from platzdarm.kernel.vocabulary import Row


def event_types(table: Mapping[str, Mapping[str, Any]]) -> Any:
    """A union of types. `table` has for each kind of event its fields by name, with the type of each."""
    return Union[tuple(event_type(kind, fields) for kind, fields in table.items())]  # noqa: UP007


def fields_of(row: Row[Any], types: Mapping[str, Any], own: Mapping[tuple[str, str], Any]) -> dict[str, Any]:
    """The fields of a row. `types` are by name; `own` are of those that mean something else in one kind of event."""
    found = {operand.name: own.get((row.word, operand.name)) or types[operand.name] for operand in row.operands}
    optional = {operand.name for operand in row.operands if operand.optional}
    return {name: nullable(hint) if name in optional else hint for name, hint in found.items()}


def nullable(hint: Any) -> Any:
    """The same type with the same meaning, or nothing."""
    inner, *notes = get_args(hint)
    return Annotated[inner | None, *notes]


def event_type(kind: str, fields: Mapping[str, Any]) -> type[Struct]:
    name = "".join(word.capitalize() for word in kind.split("_")) + "Event"
    # An event may have a `class`, which no attribute can be called.
    rows = [(f"{called}_", hint, field(name=called)) for called, hint in fields.items()]
    return defstruct(name, rows, tag_field="kind", tag=kind)
