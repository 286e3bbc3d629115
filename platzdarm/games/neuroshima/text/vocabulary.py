"""The table of verbs, events and questions: `place mutant c3 r2`, `push c3 c2`, `heal c3 from c1 with d2`.

Tiles are named by their key in the seat's army, cells by column and row, rotations r0 to r5 in clockwise sixths.
"""

from typing import Any, Final

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules import verbs
from platzdarm.games.neuroshima.rules.attacks import INSTANT_SOURCE
from platzdarm.games.neuroshima.rules.position import FIRST_PLAYER, Skirmish
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import NotationError
from platzdarm.kernel.vocabulary import Asking, Domain, Kind, Listed, Number, Scene, Vocabulary

ATTACKS: Final = ("melee", "ranged")  # as attacks.TO_MELEE and TO_RANGED
CAUSES: Final = ("tile", "full", "last", "hand")  # as battle.BY_TILE and so on
INSTANT: Final = "instant"
MOST_SEATS: Final = 6


class Cell(Kind[Skirmish]):
    def word(self, scene: Scene[Skirmish], value: int) -> str:
        field = scene.position.setting.field
        return field.name(value) if value < field.size else ""

    def number(self, scene: Scene[Skirmish], word: str) -> int:
        field = scene.position.setting.field
        cell = field.named(word)
        if cell == OFF:
            raise NotationError("no-cell", rule="NH-BRD-02", cell=word, board=field.name_of_board)
        return cell


class Source(Cell):
    """Where damage comes from: a cell, or an instant, which strikes from nowhere."""

    def word(self, scene: Scene[Skirmish], value: int) -> str:
        return INSTANT if value == INSTANT_SOURCE else super().word(scene, value)

    def number(self, scene: Scene[Skirmish], word: str) -> int:
        return INSTANT_SOURCE if word == INSTANT else super().number(scene, word)


class TileOfSeat(Kind[Skirmish]):
    """A tile of the army of the seat that acts, or that the event names."""

    def word(self, scene: Scene[Skirmish], value: int) -> str:
        tiles = scene.position.setting.armies[scene.seat].tiles
        return tiles[value].key if value < len(tiles) else ""

    def number(self, scene: Scene[Skirmish], word: str) -> int:
        army = scene.position.setting.armies[scene.seat]
        if word not in army.by_key:
            raise NotationError("no-tile-of-army", rule="NH-SET-01", tile=word, army=army.name)
        return army.by_key[word].index

    def data(self, scene: Scene[Skirmish], value: int) -> Any:
        return scene.position.setting.armies[scene.seat].tiles[value].id


KINDS: Final[dict[str, Kind[Skirmish]]] = {
    "cell": Cell(),
    "source": Source("CELL|instant"),
    "tile": TileOfSeat(),
    "rotation": Number("rotation", "r", most=5, rule="NH-CONV-02", form="rROTATION"),
    "direction": Number("direction", most=5, rule="NH-CONV-01", form="DIRECTION"),
    "attack": Listed("attack", ATTACKS, form="melee|ranged"),
    "cause": Listed("cause", CAUSES),
    "seat": Number(),
    "number": Number(),
}

VERBS: Final = {
    verbs.PASS: "pass",
    verbs.HEADQUARTERS: "hq cell",
    verbs.DISCARD: "discard tile",
    verbs.REDRAW: "redraw",
    verbs.PLACE: "place tile cell rotation",
    verbs.MOVE: "move start:cell cell rotation",
    verbs.RUN: "run start:cell cell rotation",
    verbs.RIDE: "ride start:cell cell rotation",
    verbs.PUSH: "push start:cell cell",
    verbs.RETREAT: "retreat cell",
    verbs.BATTLE: "battle",
    verbs.SNIPE: "snipe cell",
    verbs.GRENADE: "grenade cell",
    verbs.AIR_STRIKE: "airstrike cell",
    verbs.END: "end",
    verbs.EXPLODE: "explode cell",
    verbs.FIGHT: "fight cell",
    verbs.CONVERT: "convert cell way:direction attack",
    verbs.KEEP: "keep cell",
    verbs.HEAL: "heal cell 'from' source 'with' medic:cell",
}

EVENTS: Final = (
    "placed seat tile cell rotation",
    "turn seat turn:number",
    "drew seat tile",
    "last_tile_drawn seat",
    "redrew seat *tiles:tile",
    "discarded seat tile",
    "turn_ended seat",
    "played seat tile ?cell",
    "moved start:cell cell rotation",
    "pushed start:cell cell",
    "battle_began cause",
    "battle_ended",
    "phase phase:number",
    "acted cell",
    "hit source target:cell damage:number",
    "converted cell side:direction attack",
    "exploded cell",
    "healed cell source medic:cell",
    "wounded cell damage:number",
    "hq_damaged seat damage:number left:number",
    "scored seat damage:number points:number",
    "destroyed cell seat tile",
    "spent cell seat tile",
    "removed cell seat tile",
    "eliminated seat",
    "tie *seats:seat",
    "game_over *seats:seat",
    "puzzle_over solved:number",
)

QUESTIONS: Final[dict[str, Asking]] = {
    "headquarters": Asking("NH-SET-05"),
    "discard": Asking("NH-TURN-02"),
    "act": Asking("NH-TURN-03"),
    "retreat": Asking("NH-PSH-03", "cell", orderable=True),
    "explode": Asking("NH-MOL-11", "cell", orderable=True),
    "convert": Asking("NH-HEG-11", "*cells:cell", orderable=True),
    "heal": Asking("NH-MED-05", orderable=True),
}


class NeuroshimaVocabulary(Vocabulary[Skirmish]):
    def rule(self, position: Skirmish, decision: Decision) -> str:
        """A hand is larger than three only with the reinforcement, which has its own rule for the discard."""
        if decision.kind == "discard" and len(position.hands[decision.seat]) > 3:
            return "NH-VAR-01"
        return super().rule(position, decision)


VOCABULARY: Final = NeuroshimaVocabulary(KINDS, VERBS, EVENTS, QUESTIONS)

LOT: Final = Domain(FIRST_PLAYER, "first", [str(seat) for seat in range(MOST_SEATS)])  # who begins [NH-SET-04]


def domains_of(position: Skirmish) -> list[Domain]:
    """What chance can bring: tiles by their ids. Only a tile's number matters on replay: who draws is known."""
    armies = position.setting.armies
    return [LOT, *[Domain(seat + 1, "", [tile.id for tile in army.tiles]) for seat, army in enumerate(armies)]]
