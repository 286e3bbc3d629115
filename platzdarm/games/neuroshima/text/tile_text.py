"""The full text of a tile, from its data: text and behaviour cannot drift apart."""

from platzdarm.games.neuroshima.content.schema import EffectEntry, TileEntry
from platzdarm.games.neuroshima.rules.tiles import SIDES, Tile
from platzdarm.games.neuroshima.text.words import Names
from platzdarm.text.words import Message, Value


def tile_text(names: Names, tile: Tile) -> list[Message]:
    """One message a line: what it is, its figures, then each of its effects."""
    entry = names.entry(tile)
    head: dict[str, Value] = {
        "name": names.tile(tile),
        "key": tile.key,
        "army": names.army(tile.army),
        "kind": entry.kind,
        "count": entry.count,
    }
    lines: list[Message] = [("tile-head", head)]
    if entry.kind != "instant":
        lines += figures(names, entry)
    lines += [effect_text(effect) for effect in entry.effects]
    return lines


def figures(names: Names, entry: TileEntry) -> list[Message]:
    lines: list[Message] = []
    if entry.initiative:
        lines.append(("tile-initiative", {"values": ", ".join(map(str, entry.initiative))}))
    else:
        lines.append(("tile-no-initiative", {}))
    for kind, strengths in (("melee", entry.melee), ("ranged", entry.ranged)):
        for strength in sorted(set(strengths) - {0}, reverse=True):
            sides = side_names(names, [side for side in range(SIDES) if strengths[side] == strength])
            lines.append((f"tile-{kind}", {"strength": strength, "sides": sides}))
    for kind, marks in (("armour", entry.armour), ("net", entry.net), ("link", entry.link)):
        if any(marks):
            lines.append((f"tile-{kind}", {"sides": side_names(names, [side for side in range(SIDES) if marks[side]])}))
    if entry.toughness:
        # one damage more than the toughness destroys (NH-TGH-01)
        lines.append(("tile-toughness", {"toughness": entry.toughness, "deadly": entry.toughness + 1}))
    if entry.mobility:
        lines.append(("tile-mobility", {}))
    return lines


def side_names(names: Names, sides: list[int]) -> str:
    return ", ".join(names.words.say(f"name-side-{side}") for side in sides)


def effect_text(effect: EffectEntry) -> Message:
    """All three arguments are given; each message takes what it needs."""
    value: Value = effect.value or 0
    if effect.effect != "move_distance":
        value = f"{effect.value or 0:+d}"
    return f"effect-{effect.effect}", {"value": value, "scope": effect.scope or "", "target": effect.target or ""}
