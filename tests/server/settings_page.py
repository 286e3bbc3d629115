"""The table of settings in docs/hosting.md, made from their declarations."""

import re
from pathlib import Path

from platzdarm.server.settings import SETTINGS, Setting, shown
from platzdarm.text.words import Words

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
TABLE = re.compile(r"\| variable \|.*?\n\n", re.DOTALL)


def table() -> str:
    words = Words("en")
    rows = ["| variable | default | from, to | what it does |", "| --- | --- | --- | --- |"]
    rows += [row(setting, words) for setting in SETTINGS]
    return "\n".join(rows) + "\n\n"


def row(setting: Setting, words: Words) -> str:
    default = "" if setting.default is None else shown(setting.default)
    bounds = f"{shown(setting.least)}, {shown(setting.most)}" if setting.kind == "number" else ""
    return f"| `{setting.name}` | {default} | {bounds} | {words.say(f'setting-{setting.field}')} |"


def page() -> str:
    """The whole page, with the table as it should be."""
    return TABLE.sub(lambda _: table(), PAGE.read_text("utf-8"), count=1)
