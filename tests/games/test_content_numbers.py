"""No figure that changes play is left untold: each number of the content files, changed by one, changes a text."""

import copy
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import resources
from itertools import zip_longest
from typing import Any, TypeVar

import pytest

from platzdarm.content.files import convert
from platzdarm.games.doom2004.content import library as foray
from platzdarm.games.doom2004.text.card_text import card_text as foray_text
from platzdarm.games.doom2016.content.library import CHOICES, FILES, Library, built_in_library, built_in_texts
from platzdarm.games.doom2016.text.card_text import card_text
from platzdarm.games.neuroshima.content import library as armies
from platzdarm.games.neuroshima.content.library import CHOICES as ARMY_CHOICES
from platzdarm.games.neuroshima.content.schema import ArmyEntry
from platzdarm.games.neuroshima.text.tile_text import tile_text
from platzdarm.games.neuroshima.text.words import Names
from platzdarm.kernel.errors import ContentError
from platzdarm.text.words import LANGUAGES, Words

Path = tuple[str | int, ...]
T = TypeVar("T")

# which cards are made of a file of DOOM
CARDS = {
    "demons": "demon",
    "weapons": "action",
    "events": "event",
    "invasions": "invasion",
    "threats": "threat",
    "objectives": "objective",
    "classes": "class",
    "glory_kills": "glory",
    "squads": "squad",
}
# what no text tells, and why it need not
UNTOLD = {
    ("weapons", "copies"): "how many sets lie in the box",
    ("glory_kills", "copies"): "how many of the card lie in the deck",
    ("squads", "copies"): "how many of the card lie in the box",
    ("initiative", "copies"): "how many of the card lie in the box",
    ("dice", "red"): "faces of a die are drawn",
    ("dice", "black"): "faces of a die are drawn",
    ("tiles", "copies"): "how many of the tile lie in the box",
    ("tiles", "openings"): "a map is drawn",
}


def numbers(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from numbers(inner, (*path, at))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


def changed(data: Any, path: Path, by: int) -> Any:
    twin = copy.deepcopy(data)
    inner = twin
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] += by
    return twin


def rotated(things: Sequence[T], first: int) -> list[T]:
    return [*things[first:], *things[:first]]


def alike(texts: Iterable[object], told: Iterable[object]) -> bool:
    """Ends at the first that differs: to word them is what takes time here."""
    return all(text == other for text, other in zip_longest(texts, told))


def field(path: Path) -> str:
    return next(str(key) for key in reversed(path) if isinstance(key, str))


# -- DOOM ----------------------------------------------------------------------------------------------------------


def doom_texts(library: Library, kind: str, lang: str, first: int = 0) -> Iterator[list[str]]:
    """The texts of all cards of a kind, beginning with one of them."""
    content: Any = library.content
    found: dict[str, Any] = {
        "action": content.actions,
        "class": content.classes,
        "threat": content.threats,
        "objective": content.objectives,
    }
    cards = found.get(kind) or getattr(content, kind if kind == "glory" else f"{kind}s")
    names = list(cards) if isinstance(cards, dict) else list(range(len(cards)))
    return (card_text(words(lang), library, kind, name) for name in rotated(names, first))


def card_at(raw: Any, path: Path) -> int:
    """Which card of its file a number stands on, where a weapon has several: that is where a text should change."""
    entry = path[0]
    before = sum(len(one.get("cards", "1")) for one in raw[:entry])
    return before + int(path[2]) if len(path) > 2 and path[1] == "cards" else before


@cache
def words(lang: str) -> Words:
    return Words(lang)


@pytest.mark.parametrize("name", FILES)
def test_every_number_on_a_card_of_doom_is_told(name: str) -> None:
    key, kind = FILES[name]
    raw = tomllib.loads(built_in_texts()[name])[key]
    library = built_in_library()
    told = {lang: list(doom_texts(library, CARDS[name], lang)) for lang in LANGUAGES} if name in CARDS else {}
    silent = []
    for path in numbers(raw):
        if (name, field(path)) in UNTOLD:
            continue
        for by in (1, -1):
            try:
                entries = {**library.entries, name: convert(changed(raw, path, by), kind, name, CHOICES)}
                other = Library(entries)
            except ContentError:
                continue  # that would be no card: a number that cannot change says nothing
            first = card_at(raw, path)
            if not told or any(
                alike(doom_texts(other, CARDS[name], lang, first), rotated(told[lang], first)) for lang in LANGUAGES
            ):
                silent.append((name, path, by))
    assert silent == []


@pytest.mark.parametrize(("name", "number"), UNTOLD)
def test_what_need_not_be_told_is_there(name: str, number: str) -> None:
    raw = tomllib.loads(built_in_texts()[name])[FILES[name][0]]
    assert number in {str(key) for path in numbers(raw) for key in path}


# -- Doom (2004) ---------------------------------------------------------------------------------------------------

FORAY_KINDS = {
    "weapons": "weapon",
    "invaders": "invader",
    "marine_cards": "marine_card",
    "events": "card",
    "spawns": "card",
    "levels": "level",
}
FORAY_UNTOLD = {
    ("dice", "range"): "faces of a die are drawn",
    ("dice", "damage"): "faces of a die are drawn",
    ("weapons", "tokens"): "how many tokens lie in the box",
    ("tokens", "tokens"): "how many tokens lie in the box",
    ("marine_cards", "copies"): "how many of the card lie in the box",
    ("pieces", "copies"): "how many of the piece lie in the box",
    ("pieces", "first"): "a map is drawn",
}


def foray_texts(library: foray.Library, kind: str, lang: str) -> list[list[str]]:
    content: Any = library.content
    ids = {
        "weapon": [weapon.id for weapon in content.weapons],
        "invader": [invader.id for invader in content.invaders],
        "marine_card": [card.id for card in content.marine_cards],
        "card": [card.id for card in content.cards],
        "level": list(content.levels),
    }
    return [foray_text(words(lang), library, kind, id) for id in ids[kind]]


@pytest.mark.parametrize("name", foray.FILES)
def test_every_number_on_a_card_of_doom_2004_is_told(name: str) -> None:
    key, kind = foray.FILES[name]
    raw = tomllib.loads((resources.files(foray.PACKAGE) / f"{name}.toml").read_text("utf-8"))[key]
    library = foray.built_in_library()
    told = {lang: foray_texts(library, FORAY_KINDS[name], lang) for lang in LANGUAGES} if name in FORAY_KINDS else {}
    silent = []
    for path in numbers(raw):
        if (name, field(path)) in FORAY_UNTOLD:
            continue
        for by in (1, -1):
            try:
                made = convert(changed(raw, path, by), kind, name, foray.CHOICES)
                other = foray.Library({**library.entries, name: made})
            except ContentError:
                continue
            if not told or any(foray_texts(other, FORAY_KINDS[name], lang) == told[lang] for lang in LANGUAGES):
                silent.append((name, path, by))
    assert silent == []


# -- Neuroshima ----------------------------------------------------------------------------------------------------


def army_texts(entry: ArmyEntry, lang: str, first: int = 0) -> Iterator[list[str]]:
    library = armies.Library()
    library.entries[entry.id] = entry
    library.armies[entry.id] = armies.build_army(entry)
    names = Names(words(lang), library)
    tiles = rotated(library.armies[entry.id].tiles, first)
    return ([words(lang).tell(line) for line in tile_text(names, tile)] for tile in tiles)


@pytest.mark.parametrize("army", armies.BUILT_IN)
def test_every_number_on_a_tile_is_told(army: str) -> None:
    folder = resources.files("platzdarm.games.neuroshima.content") / "armies"
    raw = tomllib.loads((folder / f"{army}.toml").read_text("utf-8"))
    entry = convert(raw, ArmyEntry, army, ARMY_CHOICES, "tile")
    told = {lang: list(army_texts(entry, lang)) for lang in LANGUAGES}
    silent = []
    for path in numbers(raw):
        if path == ("difficulty",):
            continue  # how hard the army is to play: the page shows it, no tile does
        for by in (1, -1):
            try:
                other = convert(changed(raw, path, by), ArmyEntry, army, ARMY_CHOICES, "tile")
                for tile in other.tiles:
                    armies.check_tile(tile, army)  # the size of the army is out of step with one count, of course
            except ContentError:
                continue
            first = int(path[1])
            if any(alike(army_texts(other, lang, first), rotated(told[lang], first)) for lang in LANGUAGES):
                silent.append((path, by))
    assert silent == []
