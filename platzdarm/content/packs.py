"""Packs: a folder, or a zip of it, with `pack.toml` (who made what, for which game) and content files beside it.

A pack from a stranger is read with care: a zip may hold nothing but a few plain files of text, and nothing of it is
unpacked before all of it was looked at.
"""

import re
import stat
import zipfile
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Annotated

import msgspec

from platzdarm.content.bounds import check_bounds
from platzdarm.content.files import convert, parse
from platzdarm.content.meaning import meaning
from platzdarm.content.schema import Identifier, Text
from platzdarm.kernel.errors import ContentError

MANIFEST = "pack.toml"
MOST_FILES = 100
MOST_BYTES = 2_000_000  # of all files together
LANGUAGES = ("en", "ru")  # content files have every text in both

# What zipfile raises for a file that is none or is damaged, is packed in a way that it does not know, or is locked.
UNREADABLE = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError)

File = tuple[str, str]  # name and text
FILE_NAME = re.compile(r"\w[\w.-]{0,58}\.toml")

Line = Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern=r"^[^\n]*$")]


class Manifest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What `pack.toml` says of a pack."""

    id: Annotated[Identifier, meaning("Its id, and the name of its folder.")]
    game: Annotated[Identifier, meaning("The game that it is for.")]
    name: Annotated[Text, meaning("Its name.")]
    author: Annotated[Line, meaning("Who made it.")]
    version: Annotated[str, msgspec.Meta(pattern=r"^\d{1,4}\.\d{1,4}\.\d{1,4}$"), meaning("Three numbers, as 1.0.0.")]
    licence: Annotated[Line, meaning("What others may do with it, as CC-BY-SA-4.0.")]
    languages: Annotated[list[str], msgspec.Meta(min_length=1), meaning("In which languages it was written with care.")]


@dataclass(frozen=True)
class Pack:
    """A pack that was read: nothing is known yet of whether its files are right."""

    manifest: Manifest
    told: str  # the manifest, as its author wrote it
    files: list[File]  # the others, by name

    @property
    def digest(self) -> str:
        sums = [blake2b(f"{name}\0{text}".encode(), digest_size=16).digest() for name, text in self.files]
        return blake2b(b"".join(sums), digest_size=16).hexdigest()


def is_pack(path: Path) -> bool:
    return (path / MANIFEST).is_file() if path.is_dir() else path.suffix == ".zip"


def read_pack(path: Path) -> Pack:
    """From a folder or a zip. OSError where it cannot be read at all."""
    files = zipped_files(plain_bytes(path), str(path)) if not path.is_dir() else folder_files(path)
    return pack_of(files, str(path))


def pack_of(files: Iterable[File], place: str) -> Pack:
    known = dict(files)
    told = known.pop(MANIFEST, None)
    if told is None:
        raise ContentError("pack-no-manifest", place=place, file=MANIFEST)
    raw = parse(told, f"{place}/{MANIFEST}")
    check_bounds(raw, f"{place}/{MANIFEST}")
    manifest: Manifest = convert(raw, Manifest, f"{place}/{MANIFEST}", {"languages": LANGUAGES})
    strange = [one for one in manifest.languages if one not in LANGUAGES]
    if strange:
        known_ones = ", ".join(LANGUAGES)
        raise ContentError("pack-language", place=f"{place}/{MANIFEST}", language=strange[0], known=known_ones)
    if not known:
        raise ContentError("pack-empty", place=place)
    return Pack(manifest, told, sorted(known.items()))


def folder_files(folder: Path) -> list[File]:
    found = sorted(folder.glob("*.toml"))
    for path in found:
        if path.is_symlink():  # what it leads to is nobody's to give away
            raise ContentError("pack-name", place=str(folder), name=path.name)
    check_size(len(found), sum(path.stat().st_size for path in found), str(folder))
    return [(path.name, plain_text(path)) for path in found]


def zipped_files(data: bytes, place: str, most: int = MOST_BYTES) -> list[File]:
    """The files of a zip, whether they lie at its top or all in one folder."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            check_size(len(entries), sum(entry.file_size for entry in entries), place, most)
            names = [plain_name(entry, place) for entry in entries]
            alike = [name.casefold() for name in names]
            if len(set(alike)) < len(alike):
                raise ContentError("pack-name", place=place, name=max(alike, key=alike.count))
            return [
                (name, text_of(read_entry(archive, entry), f"{place}/{name}"))
                for name, entry in zip(names, entries, strict=True)
            ]
    except UNREADABLE:
        raise ContentError("pack-no-zip", place=place) from None


def read_entry(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """No more than the zip says that there is: a bomb says little and unpacks to much."""
    with archive.open(entry) as file:
        return file.read(entry.file_size)


def plain_name(entry: zipfile.ZipInfo, place: str) -> str:
    """The last part of a name such as `my_pack/army.toml`; anything else than that, links too, is refused."""
    folder, _, last = entry.filename.rpartition("/")
    linked = stat.S_ISLNK(entry.external_attr >> 16)
    if linked or folder in (".", "..") or "/" in folder or not FILE_NAME.fullmatch(last):
        raise ContentError("pack-name", place=place, name=entry.filename)
    return last


def check_size(files: int, size: int, place: str, most: int = MOST_BYTES) -> None:
    if files > MOST_FILES:
        raise ContentError("pack-files", place=place, files=files, most=MOST_FILES)
    if size > most:
        raise ContentError("pack-size", place=place, size=size, most=most)


def plain_text(path: Path) -> str:
    return text_of(plain_bytes(path), str(path))


def plain_bytes(path: Path) -> bytes:
    """Of a plain file that is no larger than a whole pack may be: a device or a pipe would be read without end."""
    about = path.stat()
    if not stat.S_ISREG(about.st_mode):
        raise ContentError("no-plain-file", place=str(path))
    check_size(1, about.st_size, str(path))
    with path.open("rb") as file:
        return file.read(MOST_BYTES)


def text_of(data: bytes, place: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ContentError("not-text", place=place) from None


def zip_of(pack: Pack) -> bytes:
    """As others get it: everything in one folder with the pack's id, and always the same bytes for the same files."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in [(MANIFEST, pack.told), *pack.files]:
            archive.writestr(zipfile.ZipInfo(f"{pack.manifest.id}/{name}"), text, zipfile.ZIP_DEFLATED)
    return data.getvalue()
