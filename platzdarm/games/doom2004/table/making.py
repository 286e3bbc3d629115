"""For those who make a scenario: what they may begin with, and the pieces, tokens and invaders of the box."""

from collections.abc import Sequence
from typing import Any

import msgspec

from platzdarm.content.making import Told, content_texts
from platzdarm.content.packs import File
from platzdarm.games.doom2004.content.library import PACKAGE, SCENARIOS, built_in_library


def sample() -> File:
    return content_texts(PACKAGE, ["sample/two_rooms"])[0]


def published() -> list[File]:
    return content_texts(PACKAGE, [f"scenarios/{name}" for name in SCENARIOS])


def parts() -> dict[str, Any]:
    entries = built_in_library().entries
    lists = ("pieces", "tokens", "weapons", "invaders")
    return {name: msgspec.to_builtins(entries[name]) for name in lists}


def told(_files: Sequence[File]) -> list[Told]:
    """A scenario's texts are all its author's."""
    return []
