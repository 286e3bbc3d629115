"""For those who make an army: what they may begin with."""

from platzdarm.content.making import content_texts
from platzdarm.content.packs import File
from platzdarm.games.neuroshima.content.library import BUILT_IN

CONTENT = "platzdarm.games.neuroshima.content"


def sample() -> File:
    return content_texts(CONTENT, ["sample/steppe_riders"])[0]


def published() -> list[File]:
    return content_texts(CONTENT, [f"armies/{name}" for name in BUILT_IN])


def parts() -> dict[str, object]:
    return {}
