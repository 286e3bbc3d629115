"""Looking at packs, in a worker process: those that are in use, and those that somebody sends.

A pack that is sent to a server is a stranger's: it is looked at as a whole before anything of it is kept, it may bring
nothing that changes a table which did not choose it, and it stays as it is once it is there.
"""

import binascii
from base64 import b64decode
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import PurePath
from typing import Final

from platzdarm.content.files import parse
from platzdarm.content.folders import installed_packs
from platzdarm.content.installing import folder_of, uploader_of
from platzdarm.content.packs import FILE_NAME, MANIFEST, File, Pack, check_size, pack_of, read_pack, zipped_files
from platzdarm.content.previews import EntryPreview
from platzdarm.content.spots import spot_of
from platzdarm.games.checking import Findings, check_files, check_game, check_pack, checker_of, checkers
from platzdarm.games.discovery import game_beside, game_names
from platzdarm.kernel.errors import ContentError, PlatzdarmError
from platzdarm.server.messages.packs import PackEntry, PackFault, PackFile, PackInfo, PackReport, SentPack
from platzdarm.text.words import Words

MOST_SENT: Final = 300_000  # bytes of all files of a pack that is sent
MOST_FAULTS: Final = 100  # that are told
NOBODY: Final = ""
Key = tuple[str, str, str]  # game, id, and a digest of all that stands in a pack
PARTS: Final = ("tile", "area", "encounter", "special", "ending", "closing", "action", "event")  # of other entries
SENT: Final = "pack"  # what the place of a pack without a manifest is called


@dataclass(frozen=True)
class Known:
    """A pack that is in use, and who has sent it here."""

    report: PackReport
    owner: str


@dataclass(frozen=True)
class Examined:
    """What came of looking at a pack that was sent; `pack` where all of it is right."""

    report: PackReport
    pack: Pack | None
    faults: list[PlatzdarmError]


# -- in use -------------------------------------------------------------------------------------------------------


def packs_in_use(known: Container[Key]) -> list[tuple[Key, Known | None]]:
    """By game; None for those that the caller knows. One that is wrong is left out: `content list` tells of it."""
    found: list[tuple[Key, Known | None]] = []
    for game in game_names():
        for folder in installed_packs(game):
            try:
                pack = read_pack(folder)
                check_game(pack)
            except (PlatzdarmError, OSError):
                continue
            key = (game, pack.manifest.id, blake2b(f"{pack.told}{pack.digest}".encode()).hexdigest())
            found.append((key, None if key in known else described(pack, uploader_of(folder))))
    return found


def described(pack: Pack, sent: tuple[str, int] | None) -> Known:
    findings = check_pack(pack, pack.manifest.id, Words("en"))
    by, at = sent or (NOBODY, None)
    told = [one for one in all_previews(findings) if not one.secret]
    return Known(PackReport(info_of(pack, findings, at), pack.manifest.game, [], told, []), by)


def info_of(pack: Pack, findings: Findings, uploaded: int | None, mine: bool = False) -> PackInfo:
    told = pack.manifest
    previews = [one for one in all_previews(findings) if one.kind not in PARTS]
    return PackInfo(
        game=told.game,
        id=told.id,
        name=told.name,
        author=told.author,
        version=told.version,
        licence=told.licence,
        languages=told.languages,
        digest=pack.digest,
        files=len(pack.files),
        entries=[PackEntry(one.kind, one.id, one.name, one.option) for one in previews],
        everywhere=bool(card_files(pack)),
        uploaded=uploaded,
        mine=mine,
    )


def all_previews(findings: Findings) -> list[EntryPreview]:
    return [one for _, previews in findings.previews for one in previews]


def card_files(pack: Pack) -> list[str]:
    """The files of a pack that count at every table of its game."""
    key = checker_of(pack.manifest.game, Words("en")).everywhere
    return [name for name, text in pack.files if key and key in readable(text, name)]


def readable(text: str, name: str) -> Mapping[str, object]:
    try:
        return parse(text, name)
    except ContentError:
        return {}


# -- sent ---------------------------------------------------------------------------------------------------------


def examine(wish: SentPack, lang: str, to_keep: bool) -> Examined:
    """All that is wrong with what was sent; `to_keep` asks also whether it may be put in use here."""
    words = Words(lang)
    files: list[File] = []
    try:
        files = files_of(wish)
        if MANIFEST in dict(files):
            return examine_pack(files, words, to_keep)
        if to_keep:
            raise ContentError("pack-no-manifest", place=SENT, file=MANIFEST)
        return examine_files(files, wish.game, words)
    except PlatzdarmError as error:
        return examined(None, Findings(wrong=[error]), files, words)


def files_of(wish: SentPack) -> list[File]:
    if not wish.zip:
        check_size(len(wish.files), sum(len(file.text.encode()) for file in wish.files), SENT, MOST_SENT)
        for file in wish.files:
            if not FILE_NAME.fullmatch(file.name):
                raise ContentError("pack-name", place=SENT, name=file.name)
        names = [file.name.casefold() for file in wish.files]
        if not names or len(set(names)) < len(names):
            raise ContentError("pack-name", place=SENT, name=max(names, key=names.count, default="-"))
        return [(file.name, file.text.removeprefix("\ufeff")) for file in wish.files]
    try:
        return zipped_files(b64decode(wish.zip, validate=True), SENT, MOST_SENT)
    except (binascii.Error, ValueError):
        raise ContentError("pack-no-zip", place=SENT) from None


def examine_pack(files: list[File], words: Words, to_keep: bool) -> Examined:
    pack = pack_of(files, SENT)
    check_game(pack)
    findings = check_pack(pack, SENT, words)
    if to_keep and not findings.wrong:
        findings.wrong = may_be_kept(pack)
    return examined(pack, findings, files, words)


def examine_files(files: list[File], game: str, words: Words) -> Examined:
    placed = [(f"{SENT}/{name}", text) for name, text in files]
    among = [checker_of(game, words)] if game else checkers(words)
    return examined(None, check_files(placed, among), files, words)


def may_be_kept(pack: Pack) -> list[PlatzdarmError]:
    """What is right by itself may still be in somebody's way."""
    told = pack.manifest
    if folder_of(told).exists():
        return [ContentError("pack-taken", place=f"{SENT}/{MANIFEST}", id=told.id)]
    cards = [ContentError("pack-everywhere", place=f"{SENT}/{name}") for name in card_files(pack)]
    if cards:
        return list(cards)
    try:
        game_beside(told.game, [(f"{SENT}/{name}", text) for name, text in pack.files])
    except PlatzdarmError as error:
        return [error]
    return []


def examined(pack: Pack | None, findings: Findings, files: Iterable[File], words: Words) -> Examined:
    faults = findings.faults()
    texts = {f"{SENT}/{name}": text for name, text in files}
    report = PackReport(
        pack=info_of(pack, findings, None, mine=True) if pack is not None else None,
        game=pack.manifest.game if pack is not None else "",
        faults=[fault_of(error, texts, words) for error in faults[:MOST_FAULTS]],
        previews=all_previews(findings),
        files=[PackFile(PurePath(name).name, text) for name, text in texts.items()],
    )
    return Examined(report, None if faults else pack, faults)


def fault_of(error: PlatzdarmError, texts: Mapping[str, str], words: Words) -> PackFault:
    spot = spot_of(error, texts)
    return PackFault(
        text=words.fault(error),
        reason=words.reason(error),
        rule=error.rule,
        file=PurePath(spot.file).name if spot.file != SENT else "",
        line=spot.line,
        entry=spot.entry,
        field=spot.field,
    )
