"""Schemas for people to read."""

from platzdarm.server.schemas import Schema, Schemas, name_of


def in_words(schema: Schema) -> str:
    """A type in a few words, with names of types in backticks."""
    match schema:
        case {"$ref": _}:
            return f"`{name_of(schema)}`"
        case {"enum": values}:
            return " or ".join(f'`"{value}"`' for value in values)
        case {"anyOf": parts}:
            return " or ".join(in_words(part) for part in parts)
        case {"prefixItems": parts}:
            return f"[{', '.join(in_words(part) for part in parts)}]"
        case {"items": items}:
            return f"list of {in_words(items)}"
        case {"additionalProperties": dict() as values}:
            return f"object of {in_words(values)}"
        case {"type": name}:
            return str(name)
    return "anything"


def described_types(types: Schemas) -> list[tuple[str, Schema]]:
    """By name, unions first: they are where one begins to read."""
    return sorted(types.items(), key=lambda entry: ("properties" in entry[1], entry[0]))
