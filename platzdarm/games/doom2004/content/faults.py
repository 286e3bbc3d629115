"""Mistakes in content files: what is wrong, and where."""

from typing import Any

from platzdarm.kernel.errors import ContentError, Place


def fault(slug: str, place: object, field: str, rule: str = "", **arguments: Any) -> ContentError:
    """A mistake in a field; its sentence is `fault-d04-SLUG`."""
    return ContentError(f"d04-{slug}", place=Place("field", place=place, field=field), rule=rule, **arguments)
