"""Content in the making: what is checked, and what is answered."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from platzdarm.content.meaning import meaning
from platzdarm.content.packs import Manifest
from platzdarm.server.messages.shared import Label
from platzdarm.server.messages.tables import ContentFile


class DraftWish(Struct, forbid_unknown_fields=True):
    """Content files that somebody is making."""

    game: Annotated[Label, meaning("The game that they are for.")]
    files: Annotated[
        Annotated[list[ContentFile], Meta(min_length=1, max_length=8)],
        meaning("The files; one that needs another comes after it."),
    ]


class DraftFault(Struct, frozen=True):
    """Something that is wrong with a file."""

    file: Annotated[str, meaning("The file.")]
    entry: Annotated[str, meaning("The entry in it: a tile, or what the file is about. Empty for the whole file.")]
    field: Annotated[str, meaning("The field, as `effects[0]`. Empty for the whole entry.")]
    text: Annotated[str, meaning("What is wrong and what would be right, in the caller's language.")]
    rule: Annotated[str, meaning("The rule behind it, if any.")]


class DraftTexts(Struct, frozen=True):
    """What the game makes of an entry's data."""

    entry: Annotated[str, meaning("The entry.")]
    en: Annotated[list[str], meaning("In English, line by line.")]
    ru: Annotated[list[str], meaning("In Russian.")]


class DraftInfo(Struct, frozen=True):
    """What there is to say of a draft. Nothing of it was kept."""

    faults: Annotated[list[DraftFault], meaning("All that is wrong; empty where it can be played.")]
    texts: Annotated[list[DraftTexts], meaning("The texts of the last file, once all is right.")]


class PackWish(Struct, forbid_unknown_fields=True):
    """A file from somebody's own disk, to be opened in the editor."""

    name: Annotated[str, Meta(max_length=200), meaning("What it is called: a name that ends in .toml or .zip.")]
    data: Annotated[str, Meta(max_length=400_000), meaning("What is in it, in base64.")]


class OpenedFile(Struct, frozen=True):
    """A content file and what it says."""

    name: Annotated[str, meaning("Its name.")]
    text: Annotated[str, meaning("Its text.")]
    entry: Annotated[dict[str, Any], meaning("The same as data.")]


class OpenedPack(Struct, frozen=True):
    """A pack, or a single file, that was opened."""

    manifest: Annotated[Manifest | None, meaning("What `pack.toml` says; null for a single file.")]
    files: Annotated[list[OpenedFile], meaning("The other files.")]


class MakerKit(Struct, frozen=True):
    """What somebody may begin with who makes content for a game."""

    sample: Annotated[OpenedFile, meaning("A small one, with which a new pack begins.")]
    published: Annotated[list[OpenedFile], meaning("What comes with the game, to be copied.")]
    parts: Annotated[dict[str, Any], meaning("What things are put together from; each game says what is in it.")]
