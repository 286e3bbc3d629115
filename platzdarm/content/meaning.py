"""What a field of a message means, said where the field is declared; schema and documents tell it from there."""

from typing import Any

from msgspec import Meta

REFERENCE = "#/components/schemas/{name}"


def meaning(text: str) -> Meta:
    return Meta(description=text)


def one_of(*names: str) -> Meta:
    """For a text that is always one of these."""
    return Meta(extra_json_schema={"enum": list(names)})


def shaped(name: str, *, many: bool = False) -> Meta:
    """For what is JSON already, or made from a table: the name of its type, which the schema has from elsewhere."""
    schema: dict[str, Any] = {"$ref": REFERENCE.format(name=name)}
    return Meta(extra_json_schema={"type": "array", "items": schema} if many else schema)
