"""Lines of the log with their words, for the page to word alike.

The page's tests read the file (`tests/made.py` writes it anew); `test_lines.py` compares it with what the engine
says today.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from platzdarm.cli.screens import make_screen
from platzdarm.games.discovery import game_names
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import parse
from platzdarm.server.adapters import game_of, teller_of
from platzdarm.terminal.screen import Screen
from platzdarm.text.lines import Line, word
from platzdarm.text.words import LANGUAGES, Words
from tests.server.vocabulary_samples import RECORDS, ROOT

WORDS = {lang: Words(lang) for lang in LANGUAGES}
FILE = ROOT / "web" / "src" / "games" / "lines.json"


def samples() -> bytes:
    return msgspec.json.encode({name: [worded(name, line) for line in lines_of(name)] for name in game_names()}) + b"\n"


def worded(name: str, line: Line) -> dict[str, Any]:
    return {"line": line, "texts": {lang: word(line, WORDS[lang], screen_of(name, lang).name) for lang in LANGUAGES}}


@cache
def screen_of(name: str, lang: str) -> Screen:
    return make_screen(game_of(name), WORDS[lang])


def lines_of(name: str) -> list[Line]:
    """The first line of each message in a record."""
    record, last = RECORDS[name]
    path = Path(ROOT, "tests", name, "golden", f"{record}.rec")
    replay, tell = Replay(game_of(name), parse(path.read_text("utf-8"))), teller_of(name)
    found: dict[str, Line] = {}
    for _ in range(1, last):
        before = replay.position.copy()
        for line in tell(before, [replay.game.vocabulary.event(before, event) for event in replay.step()]):
            found.setdefault(line.id, line)
    return list(found.values())
