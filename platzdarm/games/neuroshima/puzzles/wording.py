"""What a made puzzle is called, what it asks for, and its hints: in both languages, by what decides it."""

import tomllib
from collections.abc import Collection
from importlib import resources

import msgspec

from platzdarm.content.schema import Text
from platzdarm.games.neuroshima.content.library import Library, full_tile
from platzdarm.games.neuroshima.content.schema import PuzzleEntry
from platzdarm.games.neuroshima.rules.tiles import (
    AIR_STRIKE,
    GRENADE,
    INSTANT,
    INSTANTS,
    MODULE,
    MOVE,
    PUSH,
    SNIPER,
    Tile,
)
from platzdarm.text.words import Value, Words

# What decides a puzzle, the rarer before the more common.
THEMES = ("push", "grenade", "air_strike", "sniper", "move", "net", "module", "shot", "blow")
VERBS = {"snipe": SNIPER, "grenade": GRENADE, "push": PUSH, "move": MOVE, "air_strike": AIR_STRIKE}
NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX")


def worded(library: Library, entry: PuzzleEntry, taken: Collection[str]) -> PuzzleEntry:
    """The puzzle with an id that is not taken, name, task and hints."""
    decisive = by_weight(library, entry)
    theme, key = decisive[0]
    id, name = free_title([theme for theme, _ in decisive], taken)
    enemy = library.entries[entry.seats[1].army].name
    kind = in_both("puzzle-hint-kind", kind=theme)
    cell = in_both("puzzle-hint-cell", cell=cell_in(key))
    return msgspec.structs.replace(
        entry,
        id=id,
        name=name,
        task=Text(
            Words("en").say("puzzle-task", count=entry.play, army=enemy.en),
            Words("ru").say("puzzle-task", count=entry.play, army=enemy.ru),
        ),
        hints=[kind, cell],
    )


def in_both(message: str, **arguments: Value) -> Text:
    return Text(Words("en").say(message, **arguments), Words("ru").say(message, **arguments))


def by_weight(library: Library, entry: PuzzleEntry) -> list[tuple[str, str]]:
    """The themes of a puzzle with the actions of its solution that they stand for, what decides it first."""
    army = entry.seats[0].army
    found = [(theme_of(tile_of(library, army, action)), action) for action in entry.solution if action != "battle"]
    return sorted((one for one in found if one[0]), key=lambda one: THEMES.index(one[0]))


def tile_of(library: Library, army: str, action: str) -> Tile | None:
    """The tile that an action of the solution plays; none where a tile moves by itself."""
    verb, *operands = action.split()
    if verb == "place":
        return full_tile(library, f"{army}_{operands[0]}")
    instants = [tile for tile in library.armies[army].tiles if tile.instant and tile.instant == VERBS.get(verb)]
    return instants[0] if instants else None


def theme_of(tile: Tile | None) -> str:
    if tile is None:
        return ""
    if tile.kind == INSTANT:
        return INSTANTS[tile.instant]
    if tile.nets:
        return "net"
    if tile.kind == MODULE or not tile.initiative:
        return "module"
    return "shot" if any(tile.ranged) else "blow"


def cell_in(action: str) -> str:
    """The cell that an action is about: the last one that it names."""
    return [word for word in action.split()[1:] if len(word) == 2 and word[0] in "abcdefg" and word[1].isdecimal()][-1]


def free_title(themes: list[str], taken: Collection[str]) -> tuple[str, Text]:
    """An id and a name that nobody has: of one of the themes, else a general one, else one with a number."""
    titles = tomllib.loads((resources.files(__package__) / "titles.toml").read_text("utf-8"))
    for numeral in NUMERALS:
        for en, ru in [title for theme in [*themes, "any"] for title in titles[theme]]:
            id = "_".join("".join(c for c in f"{en}{numeral}".lower() if c.isalnum() or c == " ").split())
            if id not in taken:
                return id, Text(f"{en}{numeral}", f"{ru}{numeral}")
    raise ValueError(f"more than {len(taken)} puzzles want other titles than we have")
