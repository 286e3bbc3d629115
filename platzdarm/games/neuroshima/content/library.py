"""Loads army files and makes `Army` objects of them. A mistake is reported with file, entry, field and remedy."""

from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import get_args, get_type_hints

from platzdarm.content.faults import Faults
from platzdarm.content.files import convert, digest, parse
from platzdarm.content.schema import Origin
from platzdarm.games.neuroshima.content.schema import ArmyEntry, EffectEntry, EffectName, PuzzleEntry, TileEntry
from platzdarm.games.neuroshima.rules.tiles import INSTANT, INSTANTS, KINDS, Army, Gift, Tile
from platzdarm.kernel.errors import ContentError, Place

ARMY_SIZE = 35  # NH-COMP-01
BUILT_IN = ("outpost", "moloch", "borgo", "hegemony")

# effect -> the scopes it may have; instants and a unit's own powers have none
SCOPES: dict[str, tuple[str, ...]] = {
    "initiative": ("linked", "adjacent"),
    "melee_strength": ("linked", "adjacent"),
    "ranged_strength": ("linked", "adjacent"),
    "extra_attack": ("linked", "adjacent"),
    "medic": ("linked",),
    "take_over_module": ("linked",),
    "grant_mobility": ("linked",),
    "swap_attack_type": ("linked",),
    "move_distance": ("army",),
}
# field -> what may stand there, for messages
CHOICES = {
    "kind": get_args(get_type_hints(TileEntry)["kind"]),
    "effect": get_args(EffectName),
    "scope": ("linked", "adjacent", "army"),
    "target": ("friendly", "enemy"),
    "origin": get_args(Origin),
}
NEED_VALUE = ("initiative", "melee_strength", "ranged_strength", "move_distance")
MAY_HARM = ("initiative", "melee_strength", "ranged_strength")


class Library:
    """The armies one can play: the four of the box and those that were loaded from files."""

    def __init__(self) -> None:
        self.entries: dict[str, ArmyEntry] = {}
        self.armies: dict[str, Army] = {}
        self.digests: dict[str, str] = {}  # of armies that do not come with the game
        self.puzzles: list[PuzzleEntry] = []  # those of one's own

    def add(self, text: str, file: str, built_in: bool = False) -> ArmyEntry:
        entry = parse_army(text, file)
        if entry.id in self.entries:
            raise ContentError("army-exists", place=Place("file-field", place=file, field="id"), army=entry.id)
        self.entries[entry.id] = entry
        self.armies[entry.id] = build_army(entry)
        if not built_in:
            self.digests[entry.id] = digest(text)
        return entry

    def add_file(self, path: Path) -> ArmyEntry:
        try:
            text = path.read_text("utf-8")
        except OSError as error:
            raise ContentError("unreadable", place=path, detail=error.strerror) from None
        except UnicodeDecodeError:
            raise ContentError("not-text", place=path) from None
        return self.add(text, str(path))


def built_in_library() -> Library:
    library = Library()
    folder = resources.files("platzdarm.games.neuroshima.content") / "armies"
    for name in BUILT_IN:
        library.add((folder / f"{name}.toml").read_text("utf-8"), f"{name}.toml", built_in=True)
    return library


def parse_army(text: str, file: str) -> ArmyEntry:
    entry: ArmyEntry = convert(parse(text, file), ArmyEntry, file, CHOICES, "tile")
    check_army(entry, file)
    return entry


def check_army(entry: ArmyEntry, file: str) -> None:
    """What the types cannot say."""
    faults = Faults()
    seen: set[str] = set()
    for tile in entry.tiles:
        place = Place("tile", place=file, tile=tile.id)
        if tile.id in seen:
            faults.found.append(ContentError("tile-twice", place=Place("field", place=place, field="id")))
        seen.add(tile.id)
        faults.found += check_tile(tile, place)
    heads = [tile for tile in entry.tiles if tile.kind == "hq"]
    if len(heads) != 1 or heads[0].count != 1:
        faults.found.append(ContentError("one-hq", place=file, rule="NH-COMP-01"))
    total = sum(tile.count for tile in entry.tiles)
    if total != ARMY_SIZE:
        faults.found.append(ContentError("army-size", place=file, rule="NH-COMP-01", total=total, size=ARMY_SIZE))
    faults.tell()


def check_tile(tile: TileEntry, place: object) -> Iterator[ContentError]:
    printed = [*tile.melee, *tile.ranged, *tile.armour, *tile.net, *tile.link]
    if tile.kind == "instant":
        if len(tile.effects) != 1 or tile.effects[0].effect not in INSTANTS:
            yield ContentError(
                "instant-effect", place=Place("field", place=place, field="effects"), known=", ".join(INSTANTS[1:])
            )
        if any(printed) or tile.initiative or tile.toughness or tile.mobility:
            yield ContentError("instant-bare", place=place)
    if tile.kind == "hq" and (tile.initiative != [0] or tile.melee != [1] * 6 or tile.toughness):
        yield ContentError("hq-figures", place=place, rule="NH-HQ-01")
    if (any(tile.melee) or any(tile.ranged)) and not tile.initiative:
        yield ContentError("needs-initiative", place=Place("field", place=place, field="initiative"), rule="NH-INI-01")
    if tile.kind == "unit" and not (any(printed) or tile.effects):
        yield ContentError("unit-idle", place=place)
    if tile.kind == "module" and (any(tile.melee) or any(tile.ranged)):
        yield ContentError("module-attack", place=place, rule="NH-MOD-07")
    if len(set(tile.initiative)) != len(tile.initiative):
        yield ContentError("initiative-twice", place=Place("field", place=place, field="initiative"))
    for number, effect in enumerate(tile.effects):
        yield from check_effect(tile, effect, Place("field", place=place, field=f"effects[{number}]"))


def check_effect(tile: TileEntry, effect: EffectEntry, place: object) -> Iterator[ContentError]:
    name = effect.effect
    if name in INSTANTS and tile.kind != "instant":
        yield ContentError("instant-kind", place=place, effect=name)
        return
    scopes = SCOPES.get(name, ())
    if not scopes:
        if (effect.value, effect.scope, effect.target) != (None, None, None):
            yield ContentError("effect-bare", place=place, effect=name)
        return
    if effect.scope not in scopes:
        yield ContentError("effect-scope", place=place, effect=name, scopes=" or ".join(scopes))
    elif effect.scope == "linked" and not any(tile.link):
        yield ContentError("effect-link", place=place)
    elif tile.kind == "hq" and effect.scope != "adjacent":
        yield ContentError("hq-scope", place=place, rule="NH-HQ-03")
    elif tile.kind != "hq" and effect.scope == "adjacent":
        yield ContentError("module-scope", place=place, rule="NH-MOD-02")
    if (name in NEED_VALUE) != (effect.value is not None):
        slug = "effect-needs-value" if name in NEED_VALUE else "effect-no-value"
        yield ContentError(slug, place=place, effect=name)
    enemy = name == "take_over_module"
    if effect.target is None or (not enemy and effect.target == "enemy" and name not in MAY_HARM):
        yield ContentError("effect-target", place=place, effect=name, target="enemy" if enemy else "friendly")
    elif enemy and effect.target != "enemy":
        yield ContentError("effect-target", place=place, rule="NH-OUT-08", effect="take_over_module", target="enemy")


def build_army(entry: ArmyEntry) -> Army:
    tiles = [build_tile(entry.id, number, tile) for number, tile in enumerate(entry.tiles)]
    return Army(entry.id, tiles, entry.harms_allies, entry.unlucky_draw, entry.difficulty)


def build_tile(army: str, index: int, entry: TileEntry) -> Tile:
    tile = Tile(
        army,
        entry.id,
        index,
        KINDS.index(entry.kind),
        entry.count,
        list(entry.initiative),
        entry.toughness,
        entry.mobility,
        list(entry.melee),
        list(entry.ranged),
        list(entry.armour),
        list(entry.net),
        list(entry.link),
    )
    for effect in entry.effects:
        apply_effect(tile, effect)
    tile.seal()
    return tile


def apply_effect(tile: Tile, effect: EffectEntry) -> None:
    name, value = effect.effect, effect.value or 0
    if tile.kind == INSTANT:
        tile.instant = INSTANTS.index(name)
        return
    tile.all_round = tile.all_round or effect.scope == "adjacent"
    gift: Gift = tile.to_foes if effect.target == "enemy" else tile.to_friends
    match name:
        case "initiative":
            gift.initiative += value
        case "melee_strength":
            gift.melee += value
        case "ranged_strength":
            gift.ranged += value
        case "extra_attack":
            gift.extra += 1
        case "medic":
            tile.medic = True
        case "take_over_module":
            tile.takes_over = True
        case "grant_mobility":
            tile.grants_mobility = True
        case "swap_attack_type":
            tile.swaps_attack = True
        case "move_distance":
            tile.march = value
        case "gauss_shot":
            tile.gauss = True
        case "explosion":
            tile.explodes = True


def by_difficulty(library: Library) -> list[str]:
    """Army names, the easiest to learn first (NH-TIP-01).

    Those of the box come before any of one's own: what is usual does not change with what somebody has added.
    """
    armies = library.armies
    return sorted(armies, key=lambda name: (name in library.digests, armies[name].difficulty, name))


def full_tile(library: Library, tile_id: str) -> Tile | None:
    """The tile with a full id such as `outpost_commando`."""
    for army in library.armies.values():
        for tile in army.tiles:
            if tile.id == tile_id:
                return tile
    return None
