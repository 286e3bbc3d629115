"""Packs of content: which there are on a server, what is in them, and what is wrong with one that somebody sends."""

from typing import Annotated

from msgspec import Meta, Struct

from platzdarm.content.meaning import meaning
from platzdarm.content.previews import EntryPreview
from platzdarm.content.schema import Text


class PackFile(Struct, forbid_unknown_fields=True, frozen=True):
    """A file of a pack."""

    name: Annotated[Annotated[str, Meta(max_length=64)], meaning("Its name, such as `pack.toml`.")]
    text: Annotated[Annotated[str, Meta(max_length=400_000)], meaning("What stands in it.")]


class SentPack(Struct, forbid_unknown_fields=True):
    """A pack that is sent: its files, or a zip of them; or single files that somebody is making."""

    files: Annotated[Annotated[list[PackFile], Meta(max_length=100)], meaning("The files; without a zip.")] = []
    zip: Annotated[Annotated[str, Meta(max_length=560_000)], meaning("A zip in base64; without files.")] = ""
    game: Annotated[Annotated[str, Meta(max_length=32)], meaning("The game of single files; else they tell it.")] = ""


class PackEntry(Struct, frozen=True):
    """What a pack brings: an army, a puzzle, a mission, a scenario, cards."""

    kind: Annotated[str, meaning("What it is.")]
    id: Annotated[str, meaning("Its id.")]
    name: Annotated[Text, meaning("Its name.")]
    option: Annotated[str, meaning("The option of a table by which it is chosen; empty where it is not chosen.")]


class PackInfo(Struct, frozen=True):
    """A pack, as its manifest tells it, and what is in it."""

    game: Annotated[str, meaning("The game that it is for.")]
    id: Annotated[str, meaning("Its id, unlike that of every other pack of the game.")]
    name: Annotated[Text, meaning("Its name.")]
    author: Annotated[str, meaning("Who made it.")]
    version: Annotated[str, meaning("Its version.")]
    licence: Annotated[str, meaning("What others may do with it.")]
    languages: Annotated[list[str], meaning("In which languages it was written with care.")]
    digest: Annotated[str, meaning("By which its files can be told from another version of them.")]
    files: Annotated[int, meaning("How many files it has, but for its manifest.")]
    entries: Annotated[list[PackEntry], meaning("What is in it; tiles and rooms are told by its report.")]
    everywhere: Annotated[bool, meaning("Whether it has cards, which count at every table of the game.")]
    uploaded: Annotated[int | None, meaning("When somebody sent it here; null where the host has put it in use.")]
    mine: Annotated[bool, meaning("Whether the caller has sent it.")]


class PacksInfo(Struct, frozen=True):
    """The packs that are in use on this server, and what may be done with packs here."""

    packs: Annotated[list[PackInfo], meaning("By game and id.")]
    uploads: Annotated[int, meaning("How many packs an account may send; 0 where nobody may.")]
    downloads: Annotated[bool, meaning("Whether the files of packs may be had.")]
    most_bytes: Annotated[int, meaning("How large all files of a pack that is sent may be together.")]


class PackFault(Struct, frozen=True):
    """Something that is wrong with a pack."""

    text: Annotated[str, meaning("What, with its place, in the language that was asked for.")]
    reason: Annotated[str, meaning("What, without its place.")]
    rule: Annotated[str, meaning("The id of the rule behind it, or empty.")]
    file: Annotated[str, meaning("In which file, or empty.")]
    line: Annotated[int, meaning("In which line, from 1; 0 where that cannot be told.")]
    entry: Annotated[str, meaning("In which entry, or empty.")]
    field: Annotated[str, meaning("In which field, or empty.")]


class PackReport(Struct, frozen=True):
    """A pack that was looked at."""

    pack: Annotated[PackInfo | None, meaning("The pack; null for single files, and where its manifest is wrong.")]
    game: Annotated[str, meaning("The game that its files are for, or empty.")]
    faults: Annotated[list[PackFault], meaning("All that is wrong with it.")]
    previews: Annotated[
        list[EntryPreview], meaning("What players will read of what is right; its secrets only to its maker.")
    ]
    files: Annotated[list[PackFile], meaning("What was sent, unpacked; of packs in use nothing.")]
