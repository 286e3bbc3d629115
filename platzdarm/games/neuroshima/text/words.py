"""Names, questions and actions of Neuroshima Hex in words: ids of the catalogues and their arguments.

The terminal, the server and the page word things alike by these; `chronicle` words events, `tile_text` tiles.
"""

from platzdarm.content.schema import Text
from platzdarm.games.neuroshima.content.library import Library, full_tile
from platzdarm.games.neuroshima.content.schema import TileEntry
from platzdarm.games.neuroshima.rules import verbs
from platzdarm.games.neuroshima.rules.attacks import INSTANT_SOURCE
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.tiles import Piece, Tile
from platzdarm.games.neuroshima.text.facing import facing
from platzdarm.games.neuroshima.text.vocabulary import ATTACKS, VOCABULARY
from platzdarm.kernel.action import first, second, third, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.text.words import Message, Words

MARKS = "●○◆◇▲△"  # one for each seat, so that no colour is needed to tell them apart
MOVES = (verbs.MOVE, verbs.RUN, verbs.RIDE)
AT_TARGET = (verbs.SNIPE, verbs.GRENADE)
BY_TILE_THERE = (verbs.EXPLODE, verbs.FIGHT, verbs.KEEP)


class Names:
    """Armies and tiles are named by their content files, in the language of `words`."""

    def __init__(self, words: Words, library: Library) -> None:
        self.words = words
        self.library = library

    def pick(self, text: Text) -> str:
        return text.ru if self.words.lang == "ru" else text.en

    def entry(self, tile: Tile) -> TileEntry:
        return self.library.entries[tile.army].tiles[tile.index]

    def tile(self, tile: Tile) -> str:
        return self.pick(self.entry(tile).name)

    def army(self, army: str) -> str:
        return self.pick(self.library.entries[army].name)

    def name(self, kind: str, id: str) -> str:
        """What a chronicle names."""
        if kind == "army":
            return self.army(id)
        tile = full_tile(self.library, id)
        assert kind == "tile" and tile is not None
        return self.tile(tile)

    def seat(self, position: Skirmish, seat: int) -> str:
        """The army's name; where armies repeat (five or six players), with the seat's mark."""
        armies = [army.name for army in position.setting.armies]
        name = self.army(armies[seat])
        if armies.count(armies[seat]) == 1:
            return name
        return self.words.say("name-seat-twice", army=name, mark=MARKS[seat])

    def tiles(self, position: Skirmish, seat: int, numbers: list[int]) -> str:
        army = position.setting.armies[seat]
        return ", ".join(self.tile(army.tiles[number]) for number in numbers)

    def at(self, position: Skirmish, piece: Piece | None, cell: int) -> str:
        """A tile and where it stands; instants strike from nowhere."""
        if cell == INSTANT_SOURCE:
            return self.words.say("name-instant")
        where = position.setting.field.name(cell)
        return where if piece is None else self.words.say("name-tile-at", tile=self.tile(piece.tile), cell=where)


def question(names: Names, position: Skirmish, decision: Decision) -> Message:
    """What a decision asks; the rule's id stands in the text."""
    seat = names.seat(position, decision.seat)
    if decision.kind == "discard":
        return "ask-discard", {"seat": seat, "rule": VOCABULARY.rule(position, decision)}
    if decision.kind in ("retreat", "explode", "convert"):
        cell = decision.about[0]
        return f"ask-{decision.kind}", {"seat": seat, "tile": names.at(position, position.cells[cell], cell)}
    return f"ask-{decision.kind}", {"seat": seat}


def action_message(names: Names, position: Skirmish, seat: int, action: int) -> Message:
    """An action in words, in the position in which it is played."""
    verb = verb_of(action)
    message = f"action-{VOCABULARY.verbs[verb].word}"
    cells = position.cells
    place = position.setting.field.name

    def at(cell: int) -> str:
        return names.at(position, None if cell == INSTANT_SOURCE else cells[cell], cell)

    if verb == verbs.DISCARD:
        return message, {"tile": names.tiles(position, seat, [first(action)])}
    if verb == verbs.PLACE:
        tile = names.tiles(position, seat, [first(action)])
        placed = position.setting.armies[seat].tiles[first(action)]
        return message, {"tile": tile, "cell": place(second(action)), "rotation": facing(placed, third(action))}
    if verb in MOVES:
        piece = cells[first(action)]
        tile = names.tile(piece.tile) if piece is not None else place(first(action))
        if first(action) == second(action):
            return f"{message}-turn", {"tile": tile, "cell": place(second(action)), "rotation": third(action)}
        ends = {"start": place(first(action)), "cell": place(second(action))}
        looks = third(action) if piece is None else facing(piece.tile, third(action))
        return message, {"tile": tile, **ends, "rotation": looks}
    if verb == verbs.PUSH:
        return message, {"pusher": at(first(action)), "pushed": at(second(action))}
    if verb == verbs.CONVERT:
        side = names.words.say(f"name-side-{second(action)}")
        return message, {"tile": at(first(action)), "side": side, "kind": ATTACKS[third(action)]}
    if verb == verbs.HEAL:
        return message, {"patient": at(first(action)), "source": at(second(action)), "medic": at(third(action))}
    if verb in AT_TARGET:
        return message, {"target": at(first(action))}
    if verb in BY_TILE_THERE:
        return message, {"tile": at(first(action))}
    if verb in (verbs.HEADQUARTERS, verbs.RETREAT, verbs.AIR_STRIKE):
        return message, {"cell": place(first(action))}
    return message, {}


def find_tiles(names: Names, armies: list[str], text: str) -> list[Tile]:
    """Tiles that a person may mean: by id, by key, or by the beginning of a name; `armies` are looked in first."""
    wanted = text.strip().lower()
    order = list(dict.fromkeys([*armies, *names.library.armies]))
    tiles = [tile for army in order for tile in names.library.armies[army].tiles]
    exact = [tile for tile in tiles if wanted in (tile.id, tile.key, names.tile(tile).lower())]
    if not exact:
        exact = [tile for tile in tiles if names.tile(tile).lower().startswith(wanted) or tile.key.startswith(wanted)]
    near = [tile for tile in exact if tile.army in armies]
    return near or exact
