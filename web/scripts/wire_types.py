"""The page's types and the documents of the wire, made from the server's own types.

`tests/made.py` writes `wire.ts` for the page as a whole and for each game's part of it, and `docs/wire/`. They are
committed, and a test fails where they are stale.
"""

from pathlib import Path

from platzdarm.server import schemas
from platzdarm.server.describing import described_types, in_words
from platzdarm.server.schemas import Schema, Schemas
from platzdarm.text.words import Words

ROOT = Path(__file__).parents[2]
MADE = "Made by web/scripts/wire_types.py from the server's types; do not edit."


# -- TypeScript ---------------------------------------------------------------------------------------------------


def type_of(schema: Schema) -> str:
    match schema:
        case {"$ref": _}:
            return schemas.name_of(schema)
        case {"enum": values}:
            return " | ".join(f"'{value}'" for value in values)
        case {"anyOf": parts}:
            return " | ".join(type_of(part) for part in parts)
        case {"prefixItems": parts}:
            return f"[{', '.join(type_of(part) for part in parts)}]"
        case {"items": items}:
            inner = type_of(items)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case {"additionalProperties": dict() as values}:
            return f"Record<string, {type_of(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": name}:
            return str(name)
    return "unknown"


def declared(name: str, schema: Schema) -> str:
    """A type of that name. An alias, not an interface: what a game adds to the common types then fits them."""
    head = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{head}export type {name} =\n  | {type_of(schema).replace(' | ', f'{chr(10)}  | ')};\n"
    lines = [field for key, value in schema["properties"].items() for field in field_lines(schema, key, value)]
    if schema.get("additionalProperties") is True:
        lines.append("  [name: string]: unknown;")
    return f"{head}export type {name} = {{\n" + "\n".join(lines) + "\n};\n"


def field_lines(schema: Schema, key: str, value: Schema) -> list[str]:
    mark = "" if key in schema["required"] else "?"
    lines = [f"  /** {value['description']} */"] if "description" in value else []
    return [*lines, f"  {key}{mark}: {type_of(value)};"]


def module(title: str, types: Schemas, more: str = "") -> str:
    head = f"/** {title} {MADE} */\n{more}\n"
    return head + "\n".join(declared(name, schema) for name, schema in sorted(types.items()))


# -- documents ----------------------------------------------------------------------------------------------------


def document(title: str, text: str, types: Schemas) -> str:
    parts = [f"# {title}", text, f"*{MADE}*"]
    for name, schema in described_types(types):
        parts.append(f"## {name}")
        if "description" in schema:
            parts.append(schema["description"])
        if rows := schema.get("properties"):
            parts.append("\n".join(["| field | type | meaning |", "| --- | --- | --- |", *table_rows(schema, rows)]))
        elif "anyOf" in schema:
            parts.append(f"One of {in_words(schema)}.")
    return "\n\n".join(parts) + "\n"


def table_rows(schema: Schema, rows: Schemas) -> list[str]:
    found = []
    for name, value in rows.items():
        optional = "" if name in schema["required"] else ", may be missing"
        words = in_words(value).replace("|", "\\|")
        found.append(f"| `{name}` | {words}{optional} | {value.get('description', '')} |")
    return found


# -- everything ---------------------------------------------------------------------------------------------------


def written() -> dict[Path, str]:
    """What each file should hold."""
    messages = schemas.messages()
    protocol = f"\nexport const PROTOCOL = {schemas.live.PROTOCOL};\n"
    found = {
        ROOT / "web/src/lib/wire.ts": module("The protocol's types.", messages, protocol),
        ROOT / "docs/wire/messages.md": document(
            "Messages",
            "What the server and its clients say to each other, over HTTP and the WebSocket.",
            schemas.messages(),
        ),
    }
    for game in schemas.typed_games():
        title = Words("en").say(f"game-{game}-title")
        types = schemas.game_schemas(game)
        found[ROOT / f"web/src/games/{game}/wire.ts"] = module(f"What the server tells of {title}.", types)
        roles = ", ".join(f"{role} is `{schemas.type_name(game, role).split('.')[1]}`" for role in schemas.ROLES)
        found[ROOT / f"docs/wire/{game}.md"] = document(title, f"What is told of a game: {roles}.", types)
    return found
