"""Content in the making, looked at by a worker: the checks are those of `content check`, and nothing is kept."""

from base64 import b64decode
from collections.abc import Iterable, Sequence

import msgspec

from platzdarm.content.files import parse
from platzdarm.content.making import MAKING, Making
from platzdarm.content.packs import File, pack_of, text_of, zipped_files
from platzdarm.content.previews import EntryPreview
from platzdarm.games.checking import check_files, checker_of
from platzdarm.games.discovery import part
from platzdarm.kernel.errors import Place, PlatzdarmError
from platzdarm.server.messages.drafts import DraftFault, DraftInfo, DraftTexts, MakerKit, OpenedFile, OpenedPack
from platzdarm.server.problems import Problem
from platzdarm.text.words import Words

MOST_FAULTS = 100


def check_draft(game: str, files: Sequence[File], lang: str) -> bytes:
    """A `DraftInfo` as JSON."""
    words = Words(lang)
    found = check_files(files, [checker_of(game, words)])
    faults = [told_fault(error, words) for error in found.faults()]
    texts = [] if faults else texts_of(dict(found.previews)[files[-1][0]])
    return msgspec.json.encode(DraftInfo(faults[:MOST_FAULTS], texts))


def told_fault(error: PlatzdarmError, words: Words) -> DraftFault:
    file, entry, field = whereabouts(error.place)
    return DraftFault(file, entry, field, words.reason(error), error.rule)


def whereabouts(place: object) -> tuple[str, str, str]:
    """File, entry and field of a place in words, whatever a game calls its entries."""
    entry, parts = "", list[str]()
    while isinstance(place, Place):
        for name, value in place.arguments.items():
            if name in ("field", "part"):
                parts.insert(0, str(value))
            else:
                entry = entry or str(value)
        place = place.place
    return str(place), entry, ".".join(parts)


def texts_of(entries: Iterable[EntryPreview]) -> list[DraftTexts]:
    """What players will read, each with its name first."""
    return [DraftTexts(one.id, [one.name.en, *one.lines.en], [one.name.ru, *one.lines.ru]) for one in entries]


def making_of(game: str) -> Making:
    module: Making = part(game, MAKING)
    return module


# -- files --------------------------------------------------------------------------------------------------------


def open_pack(name: str, data: str) -> bytes:
    """An `OpenedPack` as JSON, of a zip or of a single file."""
    try:
        content = b64decode(data, validate=True)
    except ValueError:  # also what is no ASCII at all
        raise Problem("bad_request", "no-base64") from None
    if name.lower().endswith(".zip"):
        pack = pack_of(zipped_files(content, name), name)
        return msgspec.json.encode(OpenedPack(pack.manifest, [opened(file) for file in pack.files]))
    return msgspec.json.encode(OpenedPack(None, [opened((name, text_of(content, name)))]))


def opened(file: File) -> OpenedFile:
    name, text = file
    return OpenedFile(name, text, parse(text, name))


def kit_of(game: str) -> MakerKit:
    making = making_of(game)
    return MakerKit(opened(making.sample()), [opened(file) for file in making.published()], making.parts())
