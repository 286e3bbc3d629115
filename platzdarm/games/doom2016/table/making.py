"""For those who make a mission: what they may begin with, and the map tiles of the box."""

from typing import Any

import msgspec

from platzdarm.content.making import content_texts
from platzdarm.content.packs import File
from platzdarm.games.doom2016.content.library import MISSIONS, built_in_library

CONTENT = "platzdarm.games.doom2016.content"


def sample() -> File:
    return content_texts(CONTENT, ["sample/last_light"])[0]


def published() -> list[File]:
    return content_texts(CONTENT, [f"missions/{name}" for name in MISSIONS])


def parts() -> dict[str, Any]:
    """The map tiles; and of the objectives, what a mission must lay out for them."""
    entries = built_in_library().entries
    objectives = [{"id": one.id, "kind": one.kind, "tokens": one.tokens} for one in entries["objectives"]]
    return {"tiles": msgspec.to_builtins(entries["tiles"]), "objectives": objectives}
