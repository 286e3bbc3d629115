"""Putting packs in use: each in a folder of its own, whole or not at all."""

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platzdarm.content.folders import content_folder
from platzdarm.content.packs import MANIFEST, Manifest, Pack

UPLOADED: Final = "uploaded.json"  # beside the files of a pack that somebody sent to a server: who, and when


def folder_of(manifest: Manifest) -> Path:
    return content_folder() / manifest.game / manifest.id


def install(pack: Pack, more: Mapping[str, str] | None = None) -> Path:
    """OSError where it cannot be written; what is there under its name is whole in any case."""
    folder = folder_of(pack.manifest)
    write_folder(folder, {MANIFEST: pack.told, **dict(pack.files), **(more or {})})
    return folder


def write_folder(folder: Path, files: Mapping[str, str]) -> None:
    """All or nothing."""
    draft = folder.with_name(f".{folder.name}.{os.getpid()}")
    old = folder.with_name(f".{folder.name}.old.{os.getpid()}")
    try:
        draft.mkdir(parents=True)
        for name, text in files.items():
            (draft / name).write_text(text, "utf-8")
        if folder.exists():
            folder.rename(old)
        draft.rename(folder)
    except OSError:
        if old.exists() and not folder.exists():
            old.rename(folder)
        raise
    finally:
        for left in (draft, old):
            shutil.rmtree(left, ignore_errors=True)


def upload_note(person: str, at: int) -> dict[str, str]:
    return {UPLOADED: json.dumps({"by": person, "at": at})}


def uploader_of(folder: Path) -> tuple[str, int] | None:
    """Who sent it to the server, and when; None for what the host has put there."""
    try:
        note = json.loads((folder / UPLOADED).read_text("utf-8"))
        return str(note["by"]), int(note["at"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
