"""Content in the making: what one may begin with, and what was opened."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from platzdarm.content.meaning import meaning
from platzdarm.content.packs import Manifest


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
