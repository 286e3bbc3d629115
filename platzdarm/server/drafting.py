"""Content in the making, looked at by a worker: the checks are those of `content check`, and nothing is kept."""

import binascii
from base64 import b64decode
from collections.abc import Sequence

import msgspec

from platzdarm.content.files import parse
from platzdarm.content.making import MAKING, Making
from platzdarm.content.packs import File, pack_of, text_of, zipped_files
from platzdarm.games.discovery import part
from platzdarm.kernel.errors import ContentError, Place, PlatzdarmError
from platzdarm.server.messages.drafts import DraftFault, DraftInfo, DraftTexts, MakerKit, OpenedFile, OpenedPack
from platzdarm.server.problems import Problem
from platzdarm.text.words import Words

CHECKER = "terminal.checker"
MOST_FAULTS = 100


def check_draft(game: str, files: Sequence[File], lang: str) -> bytes:
    """A `DraftInfo` as JSON."""
    words = Words(lang)
    faults = [fault for file, error in wrong(game, files, words) for fault in told_faults(file, error, words)]
    texts = [] if faults else texts_of(game, files)
    return msgspec.json.encode(DraftInfo(faults[:MOST_FAULTS], texts))


def wrong(game: str, files: Sequence[File], words: Words) -> list[tuple[str, PlatzdarmError]]:
    """What is wrong with each file; one that comes later may use those before."""
    checker = part(game, CHECKER).Checker(words)
    found: list[tuple[str, PlatzdarmError]] = []
    for file, text in files:
        try:
            checker.check(file, text)
        except PlatzdarmError as error:
            found.append((file, error))
    return found


def told_faults(file: str, error: PlatzdarmError, words: Words) -> list[DraftFault]:
    more = error.more if isinstance(error, ContentError) else []
    return [told_fault(file, one, words) for one in (error, *more)]


def told_fault(file: str, error: PlatzdarmError, words: Words) -> DraftFault:
    entry, field = whereabouts(error.place)
    return DraftFault(file, entry, field, words.reason(error), error.rule)


def whereabouts(place: object) -> tuple[str, str]:
    """Entry and field of a place in words, whatever a game calls its entries."""
    entry, parts = "", list[str]()
    while isinstance(place, Place):
        for name, value in place.arguments.items():
            if name in ("field", "part"):
                parts.insert(0, str(value))
            else:
                entry = entry or str(value)
        place = place.place
    return entry, ".".join(parts)


def texts_of(game: str, files: Sequence[File]) -> list[DraftTexts]:
    return [DraftTexts(one.entry, one.lines["en"], one.lines["ru"]) for one in making_of(game).told(files)]


def making_of(game: str) -> Making:
    module: Making = part(game, MAKING)
    return module


# -- files --------------------------------------------------------------------------------------------------------


def open_pack(name: str, data: str) -> bytes:
    """An `OpenedPack` as JSON, of a zip or of a single file."""
    try:
        content = b64decode(data, validate=True)
    except binascii.Error:
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
