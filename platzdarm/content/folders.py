"""Where content of one's own lies: `PLATZDARM_CONTENT`, else a folder among this user's data.

In it is a folder for each game, with single files and with packs, each pack in a folder of its own.
"""

import os
import sys
from pathlib import Path

from platzdarm.content.packs import MANIFEST

CONTENT = "PLATZDARM_CONTENT"


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "platzdarm"


def content_folder() -> Path:
    return Path(os.environ.get(CONTENT) or data_folder() / "content")


def installed_packs(game: str) -> list[Path]:
    """The folders of the packs that are in use for a game."""
    return sorted(path.parent for path in (content_folder() / game).glob(f"*/{MANIFEST}"))


def single_files(game: str) -> list[Path]:
    return sorted((content_folder() / game).glob("*.toml"))


def stamp(game: str) -> tuple[tuple[str, int, int], ...]:
    """Changes with whatever is put in use or taken out of it."""
    found = [(path, path.stat()) for path in files_in_use(game)]
    return tuple((str(path), about.st_mtime_ns, about.st_size) for path, about in found)


def files_in_use(game: str) -> list[Path]:
    """Single files first, then those of each pack."""
    packed = [sorted(folder.glob("*.toml")) for folder in installed_packs(game)]
    return [*single_files(game), *(path for files in packed for path in files if path.name != MANIFEST)]
