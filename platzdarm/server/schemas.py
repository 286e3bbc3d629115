"""The one description of the wire: JSON schemas of all messages and of what each game tells, made from their types.

The page's types, the documents and the OpenAPI description are made from these schemas; `web/scripts/wire_types.py`
writes the first two, and a test fails where they are stale.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from platzdarm.content.meaning import REFERENCE
from platzdarm.games.discovery import game_names
from platzdarm.server.adapters import adapter_of
from platzdarm.server.messages import drafts, games, live, packs, people, shared, tables

Schema = dict[str, Any]
Schemas = dict[str, Schema]

UNIONS = {"ClientMessage": live.FromClient, "ServerMessage": live.FromServer, "ClockWish": tables.ClockWish}
ROLES = ("Facts", "AnyEvent", "Preview", "Content", "SetUp", "Puzzle")
# Each game has its own; here is what all have in common.
PER_GAME = {"Facts": "Facts", "GameEvent": "AnyEvent", "Preview": "Preview", "Content": "Content", "Puzzle": "Puzzle"}


def structs_of(*modules: Any) -> list[Any]:
    found = [value for module in modules for value in vars(module).values()]
    types = [value for value in found if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [one for one in dict.fromkeys(types) if one not in (msgspec.Struct, live.Said)]


def schemas_of(types: Iterable[Any], named: Mapping[str, Any]) -> Schemas:
    """Of the types and all that they are made of; `named` are unions, which have no name of their own."""
    roots, found = msgspec.json.schema_components([*types, *named.values()], ref_template=REFERENCE)
    unions = dict(zip(named, roots[-len(named) :], strict=True))
    return {**found, **unions}


@cache
def messages() -> Schemas:
    """What is the same for all games."""
    found = schemas_of(structs_of(shared, people, tables, games, packs, drafts, live), UNIONS)
    for name in PER_GAME:
        found[name] = {**found[name], "additionalProperties": True}
    return found


@cache
def game_schemas(game: str) -> Schemas:
    types = adapter_of(game).types
    return schemas_of((one for name, one in types.items() if name != "AnyEvent"), {"AnyEvent": types["AnyEvent"]})


def typed_games() -> list[str]:
    return [game for game in game_names() if adapter_of(game).types]


def name_of(schema: Schema) -> str:
    """The name that a reference has."""
    return str(schema["$ref"]).rsplit("/", 1)[-1]


@cache
def everything() -> Schemas:
    """For the OpenAPI description: a game's types stand under its name, and the common ones say which these are."""
    found = dict(messages())
    for game in typed_games():
        for name, schema in game_schemas(game).items():
            found[f"{game}.{name}"] = renamed(schema, game)
    for name, own in PER_GAME.items():
        of_games = [type_name(game, own) for game in typed_games()]
        references = [{"$ref": REFERENCE.format(name=one)} for one in of_games]
        found[name] = {"description": found[name]["description"], "anyOf": references}
    return found


def type_name(game: str, role: str) -> str:
    """How the description calls a game's `Facts` and so on."""
    own = adapter_of(game).types[role]
    return f"{game}.{role if role == 'AnyEvent' else own.__name__}"


def renamed(schema: Any, game: str) -> Any:
    """The same with its references to the types of that game."""
    if isinstance(schema, list):
        return [renamed(part, game) for part in schema]
    if not isinstance(schema, dict):
        return schema
    prefix = REFERENCE.format(name="")
    return {
        key: value.replace(prefix, f"{prefix}{game}.")
        if isinstance(value, str) and value.startswith(prefix)
        else renamed(value, game)
        for key, value in schema.items()
    }
