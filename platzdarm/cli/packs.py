"""`platzdarm content new, names, add, list, remove`: packs of content, made, put in use, and taken out of use."""

import argparse
import json
import os
import re
import shutil
from importlib import resources
from pathlib import Path
from typing import Any

from platzdarm.cli.content import checked_pack, opened
from platzdarm.content.files import parse
from platzdarm.content.folders import content_folder, installed_packs, single_files
from platzdarm.content.installing import folder_of as place_of
from platzdarm.content.installing import write_folder
from platzdarm.content.packs import MANIFEST, Pack, is_pack, pack_of, plain_text
from platzdarm.games.discovery import folder_of, game_beside, game_names
from platzdarm.kernel.errors import ContentError, PlatzdarmError
from platzdarm.terminal.faults import Fault, tell
from platzdarm.text.words import Words

WRONG = 2
SAMPLE = "sample"  # the folder of a game's content with which a new pack begins
ID = re.compile("[a-z0-9][a-z0-9_]*")


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.command == "new":
        return make(arguments, words)
    if arguments.command == "add":
        return add(arguments, words)
    if arguments.command == "remove":
        return remove(arguments, words)
    if arguments.command == "names":
        return name(arguments, words)
    return show(arguments, words)


# -- making -------------------------------------------------------------------------------------------------------


def make(arguments: argparse.Namespace, words: Words) -> int:
    """A folder with a manifest and a sample that can be played at once."""
    folder: Path = arguments.folder
    if not ID.fullmatch(folder.name) or len(folder.name) > 32:
        raise Fault("pack-bad-id", id=folder.name)
    if folder.exists():
        raise Fault("pack-folder-exists", folder=str(folder))
    samples = resources.files(folder_of(arguments.game).package) / "content" / SAMPLE
    files = {one.name: one.read_text("utf-8") for one in samples.iterdir() if one.name.endswith(".toml")}
    told = manifest_text(folder.name, arguments.game, arguments.author)
    pack_of({MANIFEST: told, **files}.items(), str(folder))  # an author of a thousand letters is refused at once
    written(folder, {MANIFEST: told, **files})
    print(words.say("pack-made", folder=str(folder), files=", ".join(sorted(files))))
    return 0


def manifest_text(id: str, game: str, author: str | None) -> str:
    title = json.dumps(id.replace("_", " ").capitalize())
    who = json.dumps(author or os.environ.get("USER") or "?", ensure_ascii=False)
    return f"""\
id = "{id}"
game = "{game}"
name = {{ en = {title}, ru = {title} }}
author = {who}
version = "0.1.0"
licence = "CC-BY-SA-4.0"
languages = ["en", "ru"]
"""


def written(folder: Path, files: dict[str, str]) -> None:
    try:
        write_folder(folder, files)
    except OSError:
        raise Fault("error-unwritable", file=str(folder)) from None


# -- what there is to put together ---------------------------------------------------------------------------------


def name(arguments: argparse.Namespace, words: Words) -> int:
    """The ids that a file of one's own may name, kind by kind, and the folder in which all about them stands."""
    folder = folder_of(arguments.game).path / "content"
    kinds = ids_in(folder)
    for kind in arguments.kinds:
        if kind not in kinds:
            raise Fault("content-no-names", kind=kind, known=", ".join(kinds))
    asked = {kind: kinds[kind] for kind in arguments.kinds or kinds}
    if arguments.json:
        print(json.dumps(asked))
        return 0
    print(words.say("content-names", game=arguments.game, folder=str(folder)))
    for kind, ids in asked.items():
        print(f"{kind}: {', '.join(ids)}")
    return 0


def ids_in(folder: Path) -> dict[str, list[str]]:
    """By kind: the lists of the game's own files, and the folders of those that hold one thing each."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.toml")) + sorted(folder.glob("*/*.toml")):
        if path.parent.name == SAMPLE:
            continue
        raw = parse(plain_text(path), str(path))
        lists = {path.parent.name: [raw]} if "id" in raw else raw
        for kind, entries in lists.items():
            ids = [one["id"] for one in entries if "id" in one] if isinstance(entries, list) else []
            found.setdefault(kind, []).extend(ids)
    return {kind: ids for kind, ids in found.items() if ids}


# -- in use -------------------------------------------------------------------------------------------------------


def add(arguments: argparse.Namespace, words: Words) -> int:
    """What is not right in every file is not put in use."""
    path: Path = arguments.pack
    try:
        pack = opened(path)
    except ContentError as error:
        if error.slug == "pack-no-zip" and not is_pack(path):
            raise Fault("pack-single", file=str(path), folder=str(content_folder())) from None
        raise
    found = checked_pack(pack, str(path), words)
    if found.wrong:
        for wrong in found.wrong:
            tell(wrong, words)
        return WRONG
    told = pack.manifest
    folder = place_of(told)
    if folder.exists() and not arguments.replace:
        raise Fault("pack-installed", id=told.id, folder=str(folder))
    check_beside(pack, path, folder)
    written(folder, {MANIFEST: pack.told, **dict(pack.files)})
    for line in found.said:
        print(line)
    print(words.say("pack-added", id=told.id, folder=str(folder)))
    return 0


def check_beside(pack: Pack, path: Path, folder: Path) -> None:
    """It must go together with what is in use, else the game could not be played at all any more."""
    files = [(str(path / name), text) for name, text in pack.files]
    try:
        game_beside(pack.manifest.game, files, without=folder)
    except PlatzdarmError as error:
        raise Fault("pack-beside", id=pack.manifest.id, reason=error) from None


def show(arguments: argparse.Namespace, words: Words) -> int:
    """Packs and single files, game by game."""
    found = [row for game in game_names() for row in rows_of(game, words)]
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    print(words.say("pack-list" if found else "pack-none", folder=str(content_folder())))
    for row in found:
        kind = "pack-row-wrong" if row["fault"] else "pack-row" if row["id"] else "pack-row-file"
        print(words.say(kind, **{name: value for name, value in row.items() if value is not None}))
    return 0


def rows_of(game: str, words: Words) -> list[dict[str, Any]]:
    rows = [row_of(game, folder, words) for folder in installed_packs(game)]
    single = {"id": None, "name": None, "version": None, "author": None, "licence": None, "fault": None}
    return rows + [{"game": game, **single, "place": str(path)} for path in single_files(game)]


def row_of(game: str, folder: Path, words: Words) -> dict[str, Any]:
    row: dict[str, Any] = {"game": game, "id": folder.name, "place": str(folder), "fault": None}
    try:
        pack = opened(folder)
    except PlatzdarmError as error:
        return {**row, "fault": words.fault(error)}
    told = pack.manifest
    name = getattr(told.name, words.lang)
    return {**row, "name": name, "version": told.version, "author": told.author, "licence": told.licence}


def remove(arguments: argparse.Namespace, words: Words) -> int:
    """Out of use. Tables that play with it need it, and say so when they are opened."""
    packs = {folder.name: folder for game in game_names() for folder in installed_packs(game)}
    folder = packs.get(arguments.id)
    if folder is None:
        if not packs:
            raise Fault("pack-none-installed", id=arguments.id)
        raise Fault("pack-not-installed", id=arguments.id, known=", ".join(packs))
    try:
        shutil.rmtree(folder)
    except OSError:
        raise Fault("error-unwritable", file=str(folder)) from None
    print(words.say("pack-removed", id=arguments.id))
    return 0
