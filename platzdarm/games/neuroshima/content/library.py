"""Loads army files and makes `Army` objects of them. A mistake is reported with file, entry, field and remedy."""

from importlib import resources
from pathlib import Path
from typing import get_args, get_type_hints

from platzdarm.content.files import convert, digest, parse
from platzdarm.content.schema import Origin
from platzdarm.games.neuroshima.content.schema import ArmyEntry, EffectEntry, EffectName, TileEntry
from platzdarm.games.neuroshima.rules.tiles import INSTANT, INSTANTS, KINDS, Army, Gift, Tile
from platzdarm.kernel.errors import ContentError

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

    def add(self, text: str, file: str, built_in: bool = False) -> ArmyEntry:
        entry = parse_army(text, file)
        if entry.id in self.entries:
            raise ContentError(f"{file}: id: there is already an army '{entry.id}'; choose another id")
        self.entries[entry.id] = entry
        self.armies[entry.id] = build_army(entry)
        if not built_in:
            self.digests[entry.id] = digest(text)
        return entry

    def add_file(self, path: Path) -> ArmyEntry:
        try:
            text = path.read_text("utf-8")
        except OSError as error:
            raise ContentError(f"{path}: cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise ContentError(f"{path}: is not UTF-8 text") from None
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
    seen: set[str] = set()
    for tile in entry.tiles:
        place = f"{file}: tile '{tile.id}'"
        if tile.id in seen:
            raise ContentError(f"{place}, field id: stands twice; ids must differ")
        seen.add(tile.id)
        check_tile(tile, place)
    heads = [tile for tile in entry.tiles if tile.kind == "hq"]
    if len(heads) != 1 or heads[0].count != 1:
        raise ContentError(f"{file}: an army has exactly one HQ tile with count = 1 [NH-COMP-01]")
    total = sum(tile.count for tile in entry.tiles)
    if total != ARMY_SIZE:
        raise ContentError(f"{file}: the counts add up to {total}; an army has {ARMY_SIZE} tiles [NH-COMP-01]")


def check_tile(tile: TileEntry, place: str) -> None:
    printed = [*tile.melee, *tile.ranged, *tile.armour, *tile.net, *tile.link]
    if tile.kind == "instant":
        if len(tile.effects) != 1 or tile.effects[0].effect not in INSTANTS:
            raise ContentError(f"{place}, field effects: an instant has exactly one of {', '.join(INSTANTS[1:])}")
        if any(printed) or tile.initiative or tile.toughness or tile.mobility:
            raise ContentError(f"{place}: an instant never lies on the board, so it has a name and an effect only")
    if tile.kind == "hq" and (tile.initiative != [0] or tile.melee != [1] * 6 or tile.toughness):
        raise ContentError(f"{place}: a HQ has initiative = [0], melee 1 on all sides, no toughness [NH-HQ-01]")
    if (any(tile.melee) or any(tile.ranged)) and not tile.initiative:
        raise ContentError(f"{place}, field initiative: a tile that attacks needs at least one value [NH-INI-01]")
    if tile.kind == "module" and (any(tile.melee) or any(tile.ranged)):
        raise ContentError(f"{place}: a module has no attack of its own; make it a unit [NH-MOD-07]")
    if len(set(tile.initiative)) != len(tile.initiative):
        raise ContentError(f"{place}, field initiative: the same value stands twice")
    for number, effect in enumerate(tile.effects):
        check_effect(tile, effect, f"{place}, field effects[{number}]")


def check_effect(tile: TileEntry, effect: EffectEntry, place: str) -> None:
    name = effect.effect
    if name in INSTANTS and tile.kind != "instant":
        raise ContentError(f"{place}: '{name}' belongs to an instant tile; set kind = \"instant\"")
    scopes = SCOPES.get(name, ())
    if not scopes:
        if (effect.value, effect.scope, effect.target) != (None, None, None):
            raise ContentError(f"{place}: '{name}' takes no value, scope or target")
        return
    if effect.scope not in scopes:
        raise ContentError(f"{place}: '{name}' needs scope = {' or '.join(scopes)}")
    if effect.scope == "linked" and not any(tile.link):
        raise ContentError(f"{place}: scope = linked, but no side of field link is 1")
    if (name in NEED_VALUE) != (effect.value is not None):
        wants = "needs a value" if name in NEED_VALUE else "takes no value"
        raise ContentError(f"{place}: '{name}' {wants}")
    enemy = name == "take_over_module"
    if effect.target is None or (not enemy and effect.target == "enemy" and name not in MAY_HARM):
        raise ContentError(f"{place}: '{name}' needs target = {'enemy' if enemy else 'friendly'}")
    if enemy and effect.target != "enemy":
        raise ContentError(f"{place}: 'take_over_module' needs target = enemy [NH-OUT-08]")
    if tile.kind == "hq" and effect.scope != "adjacent":
        raise ContentError(f"{place}: a HQ works on all its neighbours: scope = adjacent [NH-HQ-03]")
    if tile.kind != "hq" and effect.scope == "adjacent":
        raise ContentError(f"{place}: scope = adjacent is a HQ's; a module has links on six sides [NH-MOD-02]")


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
    """Army names, the easiest to learn first (NH-TIP-01)."""
    return sorted(library.armies, key=lambda name: (library.armies[name].difficulty, name))


def full_tile(library: Library, tile_id: str) -> Tile | None:
    """The tile with a full id such as `outpost_commando`."""
    for army in library.armies.values():
        for tile in army.tiles:
            if tile.id == tile_id:
                return tile
    return None
