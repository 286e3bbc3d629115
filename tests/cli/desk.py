"""Calls the command as a player would, and keeps what it says."""

import io
import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from platzdarm.cli.main import main

LANGUAGES = ("en", "ru")


@dataclass
class Said:
    code: int
    out: str
    err: str

    @property
    def error(self) -> str:
        """The one line of an error: exit code 2, nothing on standard output, no traceback."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("platzdarm: ")
        return self.err.strip()


def answer_and_next(text: str) -> tuple[str, str]:
    """The first sentence, put together again where it was folded for the width of the terminal; the line after it."""
    first, *lines = text.splitlines()
    while lines[0].startswith("  "):
        first += lines.pop(0)[1:]
    return first, lines[0]


class Desk:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def call(self, *argv: str | Path, typed: str = "") -> Said:
        self.capsys.readouterr()
        stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
        self.monkeypatch.setattr("sys.stdin", stdin)
        code = main([os.fspath(word) for word in argv])
        said = self.capsys.readouterr()
        return Said(code, said.out, said.err)

    def play(self, *lines: str, lang: str = "en", options: tuple[str, ...] = ()) -> Said:
        """A game of two persons, Borgo against Moloch, with a seed of its own."""
        table = ["--seats", "person,person", "--option", "armies=borgo,moloch", "--option", "first=0"]
        typed = "".join(f"{line}\n" for line in lines)
        return self.call("play", "neuroshima", *table, "--seed", "5eed", "--lang", lang, *options, typed=typed)
