"""Files that are made from others and lie in the repository all the same: `python -m tests.made` writes them all anew.

Each has a test that fails where it is stale. All take a few seconds, so nobody need know
which of them a change has touched.
"""

import runpy
from collections.abc import Iterator
from pathlib import Path

from tests.doom2004 import catalogue as doom2004
from tests.inferno import catalogue as inferno
from tests.page import samples
from tests.server import lines_samples, settings_page, vocabulary_samples

ROOT = Path(__file__).parents[1]
Made = Iterator[tuple[Path, bytes]]


def made() -> Made:
    """Where each lies, and what should stand there."""
    for game in samples.games():
        yield samples.path_of(game), samples.written(game).encode()
    yield lines_samples.FILE, lines_samples.samples()
    yield vocabulary_samples.FILE, vocabulary_samples.samples()
    yield settings_page.PAGE, settings_page.page().encode()
    wire = runpy.run_path(str(ROOT / "web/scripts/wire_types.py"))["written"]()
    for path, text in (doom2004.pages() | inferno.pages() | wire).items():
        yield path, text.encode()


if __name__ == "__main__":
    for path, content in made():
        if path.read_bytes() != content:
            path.write_bytes(content)
            print(path.relative_to(ROOT))
