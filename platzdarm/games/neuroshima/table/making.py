"""For those who make an army: what they may begin with, and the texts of its tiles."""

from collections.abc import Sequence

from platzdarm.content.making import Told, content_texts
from platzdarm.content.packs import File
from platzdarm.games.neuroshima.content.library import BUILT_IN, built_in_library
from platzdarm.games.neuroshima.text.tile_text import tile_text
from platzdarm.games.neuroshima.text.words import Names
from platzdarm.text.words import LANGUAGES, Words

CONTENT = "platzdarm.games.neuroshima.content"


def sample() -> File:
    return content_texts(CONTENT, ["sample/steppe_riders"])[0]


def published() -> list[File]:
    return content_texts(CONTENT, [f"armies/{name}" for name in BUILT_IN])


def parts() -> dict[str, object]:
    return {}


def told(files: Sequence[File]) -> list[Told]:
    """The lines of each tile."""
    library, (file, text) = built_in_library(), files[-1]
    army = library.armies[library.add(text, file).id]
    names = {lang: Names(Words(lang), library) for lang in LANGUAGES}
    return [
        Told(tile.key, {lang: [one.words.tell(line) for line in tile_text(one, tile)] for lang, one in names.items()})
        for tile in army.tiles
    ]
