"""For those who make a mission: what they may begin with, the map tiles of the box, and what its cards say."""

from collections.abc import Sequence
from typing import Any

import msgspec

from platzdarm.content.making import Told, content_texts
from platzdarm.content.packs import File
from platzdarm.games.doom2016.content.library import MISSIONS, built_in_library, library_with
from platzdarm.games.doom2016.text.card_text import card_text
from platzdarm.text.words import LANGUAGES, Words

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


def told(files: Sequence[File]) -> list[Told]:
    """Goal and threat, as their cards tell them."""
    library = library_with(files)
    mission = library.missions[list(library.missions)[-1]]
    cards = {"objective": mission.objective, "threat": mission.threat}
    return [
        Told(kind, {lang: card_text(Words(lang), library, kind, card) for lang in LANGUAGES})
        for kind, card in cards.items()
    ]
