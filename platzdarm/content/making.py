"""What a game brings for those who make content of their own: `table/making.py` of its folder, as functions."""

from collections.abc import Iterable, Sequence
from importlib import resources
from typing import Any, NamedTuple, Protocol

from platzdarm.content.packs import File

MAKING = "table.making"


class Told(NamedTuple):
    """What is made of an entry's data, in each language: the lines of a tile or a card."""

    entry: str
    lines: dict[str, list[str]]


class Making(Protocol):
    """The module, as the server sees it."""

    def sample(self) -> File:
        """With which a new pack begins."""

    def published(self) -> list[File]:
        """What comes with the game and may be copied."""

    def parts(self) -> Any:
        """What a maker puts things together from, beyond the content that a page has anyway: map pieces."""

    def told(self, files: Sequence[File]) -> list[Told]:
        """The texts that the game makes of the last of these files, which are right; it may need the others."""


def content_texts(package: str, names: Iterable[str]) -> list[File]:
    """Files beside a game's content, by their names without the ending."""
    folder = resources.files(package)
    paths = [folder.joinpath(f"{name}.toml") for name in names]
    return [(path.name, path.read_text("utf-8")) for path in paths]
