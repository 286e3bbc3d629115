"""What is wrong in a content file of this game, told with its place."""

from platzdarm.kernel.errors import ContentError, Place


def fault(slug: str, place: object, field: str, rule: str = "", **arguments: object) -> ContentError:
    return ContentError(f"inf-{slug}", place=Place("field", place=place, field=field), rule=rule, **arguments)
