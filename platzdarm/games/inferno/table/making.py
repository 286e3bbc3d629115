"""For those who make a scenario: what they may begin with, and which rules of their own scenarios may have."""

from typing import Any

from platzdarm.content.making import content_texts
from platzdarm.content.packs import File
from platzdarm.games.inferno.content.library import PACKAGE, SCENARIOS, built_in_library
from platzdarm.games.inferno.rules.scenario import SPECIALS


def sample() -> File:
    return content_texts(PACKAGE, ["sample/two_lamps"])[0]


def published() -> list[File]:
    return content_texts(PACKAGE, [f"scenarios/{name}" for name in SCENARIOS])


def parts() -> dict[str, Any]:
    villains = [entry.id for entry in built_in_library().entries["villains"]]
    return {"specials": list(SPECIALS), "villains": villains}
