"""The terminal: how much room it has, whether it shows colours, and reading a line from it."""

import contextlib
import os
import shutil
import sys
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

CLEAR = "\x1b[H\x1b[2J"

CUT: Final = "…"


@dataclass(frozen=True)
class Terminal:
    """Where output is no terminal there are no colours and nothing is cleared; where input is none, it is echoed."""

    width: int
    height: int
    colour: bool
    interactive: bool

    def clear(self) -> None:
        if self.interactive:
            print(CLEAR, end="")

    def read(self, prompt: str) -> str:
        """A line; EOFError at the end of the input."""
        if self.interactive:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(prompt + line.rstrip("\n"))
        return line.rstrip("\n")


def this_terminal() -> Terminal:
    shown = sys.stdout.isatty()
    interactive = shown and sys.stdin.isatty()
    if interactive:
        with contextlib.suppress(ImportError):  # line editing, where the system has it
            import readline  # noqa: F401
    size = shutil.get_terminal_size((100, 50))
    colour = shown and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Terminal(size.columns, size.lines, colour, interactive)


def within(lines: list[str], height: int) -> list[str]:
    """So many lines and no more; a mark where something is left out."""
    return lines if len(lines) <= height else [*lines[: height - 1], f"  {CUT}"]


def shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + CUT


def fold(lines: list[str], width: int) -> list[str]:
    """Long lines go on in the next, indented as they began."""
    folded: list[str] = []
    for line in lines:
        lead = " " * (len(line) - len(line.lstrip()))
        folded += wrap(line.strip(), max(width, 20), initial_indent=lead, subsequent_indent=lead + "  ") or [""]
    return folded
