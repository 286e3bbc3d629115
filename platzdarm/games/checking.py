"""Are these content files as they should be? Each game knows its own kinds: the `Checker` in its `terminal/checker.py`.

The command line, the server and whoever makes content are told the same by it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from platzdarm.content.bounds import check_bounds
from platzdarm.content.files import parse
from platzdarm.content.packs import File, Pack
from platzdarm.content.previews import EntryPreview
from platzdarm.games.discovery import game_names, games_with, part
from platzdarm.kernel.errors import ContentError, OptionsError, PlatzdarmError
from platzdarm.text.words import Words

CHECKER = "terminal.checker"


class Checker(Protocol):
    keys: tuple[str, ...]  # each kind of file is known by a key that it alone has; `a.b` is the key b of the table a
    everywhere: str  # the key of files that count at every table of the game: cards; '' where there are none

    def check(self, file: str, text: str) -> str:
        """What the file holds, in words; ContentError says what is wrong. It may use what stands in those before."""

    def previews(self, file: str, text: str) -> list[EntryPreview]:
        """What players will read of a file that was found right."""

    def sound(self, file: str, text: str, wrong: Sequence[PlatzdarmError]) -> list[EntryPreview]:
        """Of a file that is wrong: what players will read of those of its entries that are right by themselves."""


@dataclass
class Findings:
    """What became of checking files: a line for each that is right, what players read of it, and all that is wrong."""

    said: list[str] = field(default_factory=list)
    previews: list[tuple[str, list[EntryPreview]]] = field(default_factory=list)  # by file
    wrong: list[PlatzdarmError] = field(default_factory=list)

    def faults(self) -> list[PlatzdarmError]:
        """Each by itself: an error of a file may have further ones with it."""
        return [one for error in self.wrong for one in error.each()]


def checkers(words: Words) -> list[Checker]:
    return [checker_of(name, words) for name in games_with(CHECKER)]


def checker_of(game: str, words: Words) -> Checker:
    made: Checker = part(game, CHECKER).Checker(words)
    return made


def game_of(file: str, text: str) -> str:
    """Whose content this file is, by what stands in it."""
    kinds = {name: part(name, CHECKER).Checker.keys for name in games_with(CHECKER)}
    raw = parse(text, file)
    for name, keys in kinds.items():
        if any(has(raw, key) for key in keys):
            return name
    raise no_kind(file, kinds.values())


def check_whose(files: Iterable[File], game: str) -> None:
    """What was made for another game would be told to be wrong in every line."""
    for file, text in files if game in games_with(CHECKER) else ():
        whose = game_of(file, text)
        if whose != game:
            raise ContentError("content-other-game", place=file, whose=whose, game=game)


def no_kind(file: str, kinds: Iterable[Iterable[str]]) -> ContentError:
    return ContentError("content-no-kind", place=file, keys=", ".join(key for keys in kinds for key in keys))


def check_game(pack: Pack) -> None:
    """A pack is for a game that there is."""
    game = pack.manifest.game
    if game not in games_with(CHECKER):
        raise OptionsError("no-game", game=game, known=", ".join(game_names()))


def check_pack(pack: Pack, place: str, words: Words) -> Findings:
    """Its files may use one another, in whatever order."""
    files = [(f"{place}/{name}", text) for name, text in pack.files]
    return check_files(files, [checker_of(pack.manifest.game, words)])


def check_files(files: Sequence[File], among: Sequence[Checker]) -> Findings:
    """A mission may need cards of a file that comes after it: what fails is tried again when others were right."""
    found = Findings()
    left = list(files)
    while True:
        failed: list[tuple[File, PlatzdarmError]] = []
        for file in left:
            try:
                checker = checker_for(*file, among)
                found.said.append(checker.check(*file))
            except PlatzdarmError as error:
                failed.append((file, error))
            else:
                found.previews.append((file[0], checker.previews(*file)))
        if not failed or len(failed) == len(left):
            found.wrong = [error for _, error in failed]
            found.previews += [(file[0], sound_entries(file, error, among)) for file, error in failed]
            return found
        left = [file for file, _ in failed]


def sound_entries(file: File, error: PlatzdarmError, among: Sequence[Checker]) -> list[EntryPreview]:
    try:
        return checker_for(*file, among).sound(*file, error.each())
    except PlatzdarmError:
        return []


def checker_for(file: str, text: str, among: Sequence[Checker]) -> Checker:
    raw = parse(text, file)
    for checker in among:
        if any(has(raw, key) for key in checker.keys):
            check_bounds(raw, file)
            return checker
    raise no_kind(file, [checker.keys for checker in among])


def has(raw: Mapping[str, Any], key: str) -> bool:
    outer, _, inner = key.partition(".")
    found = raw.get(outer)
    return outer in raw and (not inner or (isinstance(found, dict) and inner in found))
