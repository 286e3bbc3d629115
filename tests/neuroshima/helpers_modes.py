"""Helpers for the tests of armies and of games of many: printed figures in words, known piles and hands."""

from collections.abc import Sequence

from platzdarm.games.neuroshima.rules.position import FINAL_TURNS, Skirmish
from platzdarm.games.neuroshima.rules.tiles import SIDES, Tile
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.events import Event
from platzdarm.kernel.pile import Pile, bag_of
from tests.neuroshima.tabletop import Cell, in_turn, legal, library, new_game, play, seat_of, short

# -- armies ------------------------------------------------------------------------------------------------------


def muster(army: str) -> str:
    """All tiles of an army in a new game, HQ included, worded like the army lists: `borgo_hq x1, borgo_mutant x6`."""
    others = [name for name in library().armies if name != army]
    game = new_game(armies=f"{army},{others[0]}")
    mine = {name.split(":")[1]: count for name, count in game.inventory().items() if name.startswith("0:")}
    return ", ".join(f"{name} x{count}" for name, count in mine.items())


def tile_of(tile_id: str) -> Tile:
    army, _, key = tile_id.partition("_")
    return library().armies[army].by_key[key]


def printed(tile_id: str) -> str:
    """Everything printed on a tile, worded like the army chapters of the rules."""
    tile = tile_of(tile_id)
    values = " and ".join(str(value) for value in tile.initiative)
    parts = [f"initiative {values}" if values else "no initiative"]
    parts += strengths("melee", tile.melee)
    parts += strengths("ranged", tile.ranged)
    for word, marks in (("armour", tile.armour), ("net", tile.net)):
        if any(marks):
            parts.append(f"{word} {on_sides(marks, 1)}")
    if any(tile.link):
        parts.append(f"{'link' if sum(tile.link) == 1 else 'links'} {on_sides(tile.link, 1)}")
    if tile.hit_points > 1:
        parts.append(f"toughness {tile.hit_points - 1}")
    if tile.mobility:
        parts.append("mobility")
    return f"{tile_id} (x{tile.count}): " + ", ".join(parts)


def strengths(word: str, sides: Sequence[int]) -> list[str]:
    found = sorted({strength for strength in sides if strength}, reverse=True)
    return [f"{word} {strength} {on_sides(sides, strength)}" for strength in found]


def on_sides(sides: Sequence[int], value: int) -> str:
    found = [side for side in range(SIDES) if sides[side] == value]
    if len(found) == SIDES:
        return "on all sides"
    return f"on {'side' if len(found) == 1 else 'sides'} {','.join(map(str, found))}"


# -- hands, piles and turns --------------------------------------------------------------------------------------


def give_hand(position: Skirmish, army: str, hand: str) -> Skirmish:
    """`army` holds exactly these tiles."""
    seat = seat_of(position, army)
    by_key = position.setting.armies[seat].by_key
    position.hands[seat] = tuple(by_key[short(key, army)].index for key in hand.split())
    position.asked = None
    return position


def pile_of(position: Skirmish, army: str, tiles: str) -> Skirmish:
    """`army`'s pile holds exactly these tiles."""
    seat = seat_of(position, army)
    owner = position.setting.armies[seat]
    cards = [owner.by_key[short(key, army)].index for key in tiles.split()]
    position.piles[seat] = Pile([bag_of(cards, len(owner.tiles))] if cards else [])
    return position


def place_hqs(position: Skirmish, *cells: Cell) -> Skirmish:
    """Every HQ in turn on the named cells, or on the first free one."""
    names = [position.setting.field.name(position.setting.field.index[place]) for place in cells]
    while position.pending()[0].kind == "headquarters":
        play(position, f"hq {names.pop(0)}" if names else legal(position)[0])
    return position


def empty_handed_turn(position: Skirmish) -> None:
    """Whoever is to move throws his whole hand away and ends his turn."""
    while (discards := [text for text in legal(position) if text.startswith("discard")]) != []:
        play(position, discards[0])
    play(position, "end")


def opening_turns(position: Skirmish, turns: int) -> list[tuple[int, int]]:
    """The next turns as (seat, tiles in hand after the draw), of players who keep nothing."""
    found: list[tuple[int, int]] = []
    for _ in range(turns):
        found.append((position.active, len(position.hands[position.active])))
        empty_handed_turn(position)
    return found


def before_last_battle(position: Skirmish, army: str, hand: str = "") -> Skirmish:
    """`army` has the last of the last turns: when it ends, the last battle is fought."""
    in_turn(position, army, hand)
    position.stage = FINAL_TURNS
    position.waiting = 1 << seat_of(position, army)
    return position


def happened(position: Skirmish, text: str) -> list[Event]:
    """Play a text for whoever is asked, and return what it led to."""
    seat = position.pending()[0].seat
    return position.play(seat, VOCABULARY.read(position, seat, text))


def beginning(position: Skirmish, *verbs: str) -> set[str]:
    """The legal answers that begin with one of these words."""
    return {text for text in legal(position) if text.split()[0] in verbs}


def destinations(position: Skirmish, verb: str, start: Cell) -> set[Cell]:
    """The cells to which the tile on `start` may go by `move`, `run` or `ride`; its own where it may only turn."""
    field = position.setting.field
    origin = field.name(field.index[start])
    words = [text.split() for text in legal(position)]
    targets = {word[2] for word in words if word[0] == verb and word[1] == origin}
    return {field.coordinates[field.named(name)] for name in targets}
