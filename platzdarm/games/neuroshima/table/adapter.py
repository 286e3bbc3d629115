"""What a server needs of Neuroshima Hex beyond its rules: options and content, the preview of a battle, analysis."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import UnsetType

from platzdarm.content.meaning import meaning
from platzdarm.content.plain import from_data
from platzdarm.games.neuroshima.content.library import by_difficulty
from platzdarm.games.neuroshima.content.schema import ArmyEntry, PlacedEntry, PuzzleEntry
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules import setup
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import MODES, POINTS
from platzdarm.games.neuroshima.rules.turn import ACT_STEP, MUSTER_STEP, ROUNDS_STEP
from platzdarm.games.neuroshima.table.events import ANY_EVENT
from platzdarm.games.neuroshima.table.facts import SKIRMISH_RULES, SkirmishFacts
from platzdarm.games.neuroshima.table.preview import BattlePreview, fought
from platzdarm.games.neuroshima.table.puzzles import built_in_puzzles, with_names
from platzdarm.games.neuroshima.table.scenario import MAX_POINTS, put
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import SealedChance
from platzdarm.kernel.errors import ContentError
from platzdarm.kernel.pile import Pile, bag_with
from platzdarm.kernel.position import Step

MOST_IN_HAND = 6
A_LATER_TURN = 3  # a turn like any other, not an opening


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


class Adapter:
    all_open = True
    orderable = VOCABULARY.orderable
    types: Mapping[str, Any] = {
        "Facts": SkirmishFacts,
        "AnyEvent": ANY_EVENT,
        "Preview": BattlePreview,
        "Content": SkirmishContent,
        "SetUp": SetUp,
        "Puzzle": PuzzleEntry,
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
        return SkirmishContent(armies)

    def puzzles(self) -> list[PuzzleEntry]:
        return [with_names(puzzle) for puzzle in [*built_in_puzzles(), *self.library.puzzles]]

    def seats(self, options: Mapping[str, str]) -> int:
        return len(options["armies"].split(","))

    def teams(self, position: Skirmish) -> list[int]:
        return list(position.setting.sides.teams)

    # -- the preview of a battle ------------------------------------------------------------------------------

    def preview(self, position: Skirmish, number: int, before: SkirmishFacts | UnsetType) -> BattlePreview:
        return fought(position, number, before)

    # -- analysis ---------------------------------------------------------------------------------------------

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Skirmish]:
        wish = from_data(data, SetUp, "board")
        wanted = {"armies": ",".join(seat.army for seat in wish.seats), "board": wish.board}
        if wish.mode in MODES:
            wanted["mode"] = wish.mode
        options = self.game.settle(wanted)
        return options, self.position_of(wish, options)

    def position_of(self, wish: SetUp, options: Mapping[str, str]) -> Skirmish:
        seats = len(wish.seats)
        if not 0 <= wish.active < seats:
            raise ContentError("no-seat", place="active", seat=wish.active, last=seats - 1)
        setting = setup.make_setting(options, self.library.armies, wish.active if options["first"] == setup.LOT else 0)
        start = [Pile([bag_with(army.pile_counts())]) for army in setting.armies]
        position = Skirmish(
            SKIRMISH_RULES,
            setting,
            [ROUNDS_STEP],
            SealedChance(),
            [None] * setting.field.size,
            [()] * seats,
            start,
            [[] for _ in range(seats)],
            [],
        )
        for number, seat in enumerate(wish.seats):
            if not 0 <= seat.hq <= MAX_POINTS:
                raise ContentError("board-hq", rule="NH-GOAL-01", number=number, points=seat.hq, most=MAX_POINTS)
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
            raise ContentError("setup-hand", rule="NH-VAR-01", number=number, most=MOST_IN_HAND)
        for place, names in (("hand", seat.hand), ("discards", seat.discards)):
            for name in names:
                tile = army.by_key.get(name.removeprefix(f"{army.name}_"))
                if tile is None:
                    raise ContentError(
                        "setup-tile", rule="NH-SET-01", number=number, where=place, tile=name, army=army.name
                    )
                left[tile.index] -= 1
                if place == "hand":
                    position.hands[number] = (*position.hands[number], tile.index)
                else:
                    position.to_discards(number, tile.index)
        left[army.hq.index] = 0
        for tile in army.tiles:
            if left[tile.index] < 0:
                raise ContentError(
                    "setup-many", rule="NH-COMP-01", number=number, army=army.name, count=tile.count, tile=tile.id
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
