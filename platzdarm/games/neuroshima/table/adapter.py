"""What a server needs of Neuroshima Hex: questions, answers and events by name, the preview of a battle, analysis."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import UnsetType

from platzdarm.games.neuroshima.content.library import by_difficulty
from platzdarm.games.neuroshima.content.schema import ArmyEntry, PlacedEntry, PuzzleEntry
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules import setup
from platzdarm.games.neuroshima.rules.attacks import INSTANT_SOURCE
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import MODES, POINTS
from platzdarm.games.neuroshima.rules.tiles import BATTLE
from platzdarm.games.neuroshima.rules.turn import ACT_STEP, MUSTER_STEP, ROUNDS_STEP
from platzdarm.games.neuroshima.table.events import any_event
from platzdarm.games.neuroshima.table.facts import SkirmishFacts
from platzdarm.games.neuroshima.table.preview import BattlePreview, fought
from platzdarm.games.neuroshima.table.puzzles import built_in_puzzles, with_names
from platzdarm.games.neuroshima.table.scenario import MAX_POINTS, put
from platzdarm.games.neuroshima.text import notation
from platzdarm.games.neuroshima.text.chronicle import CAUSES
from platzdarm.kernel.answers import Span
from platzdarm.kernel.chance import SealedChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import ContentError
from platzdarm.kernel.events import Event
from platzdarm.kernel.pile import Pile, bag_with
from platzdarm.kernel.position import Position, Step
from platzdarm.text.meaning import meaning

RULES = {
    "headquarters": "NH-SET-05",
    "discard": "NH-TURN-02",
    "act": "NH-TURN-03",
    "retreat": "NH-PSH-03",
    "explode": "NH-MOL-11",
    "convert": "NH-HEG-11",
    "heal": "NH-MED-05",
}
MOST_IN_HAND = 6
A_LATER_TURN = 3  # a turn like any other, not an opening

# The numbers of each event by name; `*` takes all that are left.
EVENT_FIELDS: dict[str, tuple[str, ...]] = {
    "placed": ("seat", "tile", "cell", "rotation"),
    "turn": ("seat", "turn"),
    "drew": ("seat", "tile"),
    "last_tile_drawn": ("seat",),
    "redrew": ("seat", "*tiles"),
    "discarded": ("seat", "tile"),
    "turn_ended": ("seat",),
    "played": ("seat", "tile", "cell"),
    "moved": ("start", "cell", "rotation"),
    "pushed": ("start", "cell"),
    "battle_began": ("cause",),
    "battle_ended": (),
    "phase": ("phase",),
    "acted": ("cell",),
    "hit": ("source", "target", "damage"),
    "converted": ("cell", "side", "attack"),
    "exploded": ("cell",),
    "healed": ("cell", "source", "medic"),
    "wounded": ("cell", "damage"),
    "hq_damaged": ("seat", "damage", "left"),
    "scored": ("seat", "damage", "points"),
    "destroyed": ("cell", "seat", "tile"),
    "spent": ("cell", "seat", "tile"),
    "removed": ("cell", "seat", "tile"),
    "eliminated": ("seat",),
    "tie": ("*seats",),
    "game_over": ("*seats",),
    "puzzle_over": ("solved",),
}
CELLS = ("cell", "start", "source", "target", "medic")


class SeatSetUp(msgspec.Struct, frozen=True):
    """Of a seat's facts what can be set up; the rest of the army is in the pile."""

    army: Annotated[str, meaning("Its army's id.")]
    hq: Annotated[int, meaning("Points of its HQ.")] = 20
    hand: Annotated[list[str], meaning("Tiles in hand.")] = []
    discards: Annotated[list[str], meaning("Tiles that are out of the game.")] = []


class SetUp(msgspec.Struct, frozen=True):
    """A position for analysis: the facts of a table, or as much of them as somebody wants to say."""

    seats: Annotated[list[SeatSetUp], meaning("By seat.")]
    tiles: Annotated[list[PlacedEntry], meaning("What lies on the board.")] = []
    board: Annotated[str, meaning("`standard` or `extended`.")] = "standard"
    mode: Annotated[str | None, meaning("The mode of play; without one, what fits the number of seats.")] = None
    active: Annotated[int, meaning("Whose turn it is.")] = 0
    turn: Annotated[int, meaning("The number of the turn.")] = A_LATER_TURN


class SkirmishContent(msgspec.Struct, frozen=True):
    """What never changes in Neuroshima Hex."""

    armies: Annotated[list[ArmyEntry], meaning("The easiest to play first.")]
    puzzles: Annotated[list[PuzzleEntry], meaning("One turn, one battle (chapter ETU).")]


class Adapter:
    all_open = True
    orderable = ("retreat", "explode", "convert", "heal")
    types: Mapping[str, Any] = {
        "Facts": SkirmishFacts,
        "AnyEvent": any_event(EVENT_FIELDS),
        "Preview": BattlePreview,
        "Content": SkirmishContent,
        "SetUp": SetUp,
    }

    def __init__(self, game: Neuroshima) -> None:
        self.game = game
        self.library = game.library

    # -- the game for the lobby and the page ------------------------------------------------------------------

    def choices(self) -> list[dict[str, Any]]:
        defaults = self.game.settle({})
        rows: list[dict[str, Any]] = [
            {"name": name, "choices": list(choices), "default": defaults[name]}
            for name, choices in setup.CHOICES.items()
        ]
        return [*rows, {"name": "armies", "choices": by_difficulty(self.library), "default": defaults["armies"]}]

    def content(self) -> SkirmishContent:
        armies = [self.library.entries[name] for name in by_difficulty(self.library)]
        return SkirmishContent(armies, [with_names(puzzle) for puzzle in built_in_puzzles()])

    def seats(self, options: Mapping[str, str]) -> int:
        return len(options["armies"].split(","))

    def teams(self, position: Position) -> list[int]:
        assert isinstance(position, Skirmish)
        return list(position.setting.sides.teams)

    # -- questions and answers --------------------------------------------------------------------------------

    def question(self, position: Position, decision: Decision) -> tuple[list[str], str]:
        assert isinstance(position, Skirmish)
        rule = RULES[decision.kind]
        if decision.kind == "discard" and len(position.hands[decision.seat]) > 3:
            rule = "NH-VAR-01"
        return [position.setting.field.name(cell) for cell in decision.about], rule

    def span(self, position: Position, seat: int, span: Span) -> tuple[str, list[str], list[int]]:
        """Operand n of an action is word n of its notation; the second one that varies is always a rotation."""
        assert isinstance(position, Skirmish)
        words = notation.write(position, seat, span.at(0)).split()
        words[span.x_shift // 8] = "{x}"
        turned = span.y_shift == 24
        if turned:
            words[3] = "r{y}"
        cells = [position.setting.field.name(cell) for cell in span.xs]
        return " ".join(words), cells, list(span.ys) if turned else []

    # -- events -----------------------------------------------------------------------------------------------

    def event(self, position: Position, event: Event) -> dict[str, Any]:
        assert isinstance(position, Skirmish)
        told: dict[str, Any] = {"kind": event.kind}
        values = event.values
        for place, name in enumerate(EVENT_FIELDS[event.kind]):
            if name.startswith("*"):
                told[name[1:]] = [self.named(position, event, name[1:-1], value) for value in values[place:]]
            else:
                told[name] = self.named(position, event, name, values[place])
        if event.kind == "played" and position.setting.armies[values[0]].tiles[values[1]].instant == BATTLE:
            del told["cell"]  # a Battle is played nowhere
        return told

    def named(self, position: Skirmish, event: Event, name: str, value: int) -> str | int:
        if name in CELLS:
            return notation.INSTANT if value == INSTANT_SOURCE else position.setting.field.name(value)
        if name == "tile":
            seat = event.values[EVENT_FIELDS[event.kind].index("seat")]
            return position.setting.armies[seat].tiles[value].id
        if name == "cause":
            return CAUSES[value]
        return notation.KINDS[value] if name == "attack" else value

    # -- the preview of a battle ------------------------------------------------------------------------------

    def preview(self, position: Position, number: int, before: SkirmishFacts | UnsetType) -> BattlePreview:
        assert isinstance(position, Skirmish)
        return fought(position, number, before, self.event)

    # -- analysis ---------------------------------------------------------------------------------------------

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Position]:
        try:
            wish = msgspec.convert(data, SetUp)
        except msgspec.ValidationError as error:
            raise ContentError(f"board: {str(error).replace('$.', '')}") from None
        wanted = {"armies": ",".join(seat.army for seat in wish.seats), "board": wish.board}
        if wish.mode in MODES:
            wanted["mode"] = wish.mode
        options = self.game.settle(wanted)
        return options, self.position_of(wish, options)

    def position_of(self, wish: SetUp, options: Mapping[str, str]) -> Skirmish:
        seats = len(wish.seats)
        if not 0 <= wish.active < seats:
            raise ContentError(f"active: there is no seat {wish.active}; seats are 0 to {seats - 1}")
        setting = setup.make_setting(options, self.library.armies, wish.active if options["first"] == setup.LOT else 0)
        start = [Pile([bag_with(army.pile_counts())]) for army in setting.armies]
        empty: list[tuple[int, ...]] = [() for _ in range(seats)]
        cells = [None] * setting.field.size
        position = Skirmish(setting, [ROUNDS_STEP], SealedChance(), cells, empty, start, list(empty), [])  # type: ignore[arg-type]
        for number, seat in enumerate(wish.seats):
            if not 0 <= seat.hq <= MAX_POINTS:
                raise ContentError(f"seats[{number}].hq: {seat.hq} is not 0 to {MAX_POINTS} [NH-GOAL-01]")
            # In the points game a counter of 0 is the beginning and no end (NH-PTS-01).
            position.points.append(max(seat.hq, 1) if setting.mode == POINTS else seat.hq)
        for number, placed in enumerate(wish.tiles):
            put(position, self.library, placed, f"tiles[{number}]")
        position.points = [seat.hq for seat in wish.seats]
        for number, seat in enumerate(wish.seats):
            self.share_out(position, number, seat)
        self.give_turn(position, wish)
        return position

    def share_out(self, position: Skirmish, number: int, seat: SeatSetUp) -> None:
        """Hand and discards as wished; of the army, what is not on the board or there is in the pile."""
        army = position.setting.armies[number]
        left = army.pile_counts()
        for piece in position.cells:
            if piece is not None and piece.seat == number:
                left[piece.tile.index] -= 1
        if len(seat.hand) > MOST_IN_HAND:
            raise ContentError(f"seats[{number}].hand: no hand is larger than {MOST_IN_HAND} [NH-VAR-01]")
        for place, names in (("hand", seat.hand), ("discards", seat.discards)):
            for name in names:
                tile = army.by_key.get(name.removeprefix(f"{army.name}_"))
                if tile is None:
                    raise ContentError(f"seats[{number}].{place}: '{name}' is no tile of {army.name} [NH-SET-01]")
                left[tile.index] -= 1
                pile = position.hands if place == "hand" else position.discards
                pile[number] = (*pile[number], tile.index)
        left[army.hq.index] = 0
        for tile in army.tiles:
            if left[tile.index] < 0:
                raise ContentError(
                    f"seats[{number}]: {army.name} has {tile.count} of '{tile.id}', not more [NH-COMP-01]"
                )
        position.piles[number] = Pile([bag_with(left)] if any(left) else [])

    def give_turn(self, position: Skirmish, wish: SetUp) -> None:
        """HQs that are missing are placed first; then the active seat goes on with its turn."""
        position.active = wish.active
        order = position.setting.order
        position.clock = order.index(wish.active) + 1
        position.turn = max(wish.turn, 1)
        steps: list[Step[Any]] = [ROUNDS_STEP]
        for seat, points in enumerate(position.points):
            if points == 0 and position.setting.mode != POINTS:
                position.alive &= ~(1 << seat)
        missing = any(position.is_alive(seat) and position.hq_cell(seat) < 0 for seat in range(position.setting.seats))
        if wish.turn > 0 and position.is_alive(wish.active):
            steps.append(ACT_STEP)
        else:
            position.clock = order.index(wish.active)
            position.turn = max(wish.turn, 0)
        if missing:
            steps.append(MUSTER_STEP)
        position.agenda = steps
