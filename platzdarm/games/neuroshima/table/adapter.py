"""What a server needs of Neuroshima Hex beyond its rules: options and content, the preview of a battle, analysis."""

from collections.abc import Mapping
from typing import Any

import msgspec

from platzdarm.games.neuroshima.content.library import by_difficulty
from platzdarm.games.neuroshima.content.schema import PlacedEntry
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules import setup
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import MODES, POINTS
from platzdarm.games.neuroshima.rules.sides import STRIDE
from platzdarm.games.neuroshima.rules.turn import ACT_STEP, MUSTER_STEP, ROUNDS_STEP
from platzdarm.games.neuroshima.table.facts import SKIRMISH_RULES
from platzdarm.games.neuroshima.table.scenario import MAX_POINTS, begin_battle, put, report
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import SealedChance
from platzdarm.kernel.errors import ContentError
from platzdarm.kernel.pile import Pile, bag_with
from platzdarm.kernel.position import Position, Step
from platzdarm.text.foreign import understood

MOST_IN_HAND = 6
A_LATER_TURN = 3  # a turn like any other, not an opening


class SeatSetUp(msgspec.Struct, frozen=True):
    """Of a seat's facts what can be set up; the rest of the army is in the pile."""

    army: str
    hq: int = 20
    hand: list[str] = []
    discards: list[str] = []


class SetUp(msgspec.Struct, frozen=True):
    """A position for analysis: the facts of a table, or as much of them as somebody wants to say."""

    seats: list[SeatSetUp]
    tiles: list[PlacedEntry] = []
    board: str = "standard"
    mode: str | None = None
    active: int = 0
    turn: int = A_LATER_TURN


class Adapter:
    all_open = True
    orderable = VOCABULARY.orderable

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

    def content(self) -> dict[str, Any]:
        entries = [self.library.entries[name] for name in by_difficulty(self.library)]
        armies: list[dict[str, Any]] = msgspec.to_builtins(entries)
        return {"armies": armies}

    def seats(self, options: Mapping[str, str]) -> int:
        return len(options["armies"].split(","))

    def teams(self, position: Position) -> list[int]:
        assert isinstance(position, Skirmish)
        return list(position.setting.sides.teams)

    # -- the preview of a battle ------------------------------------------------------------------------------

    def preview(self, position: Position) -> dict[str, Any] | None:
        """The battle with the first answer to each choice, and what each seat threatens as the board stands."""
        assert isinstance(position, Skirmish)
        threats = [{"seat": seat, "cells": threatened(position, seat)} for seat in range(position.setting.seats)]
        position.agenda = []
        position.asked = None
        position.result = None
        events = list(begin_battle(position))
        while not position.over:
            decision = position.pending()[0]
            events += position.play(decision.seat, decision.answers.at(0))
        return {
            **report(position, events),
            "events": [VOCABULARY.event(position, event) for event in events],
            "after": position.facts(-1),
            "threats": threats,
        }

    # -- analysis ---------------------------------------------------------------------------------------------

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Position]:
        try:
            wish = msgspec.convert(data, SetUp)
        except msgspec.ValidationError as error:
            raise ContentError("because", place="board", reason=understood(str(error))) from None
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
        empty: list[tuple[int, ...]] = [() for _ in range(seats)]
        position = Skirmish(
            SKIRMISH_RULES,
            setting,
            [ROUNDS_STEP],
            SealedChance(),
            [None] * setting.field.size,
            empty,
            start,
            list(empty),
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
                pile = position.hands if place == "hand" else position.discards
                pile[number] = (*pile[number], tile.index)
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


def threatened(position: Skirmish, seat: int) -> list[str]:
    """The cells that attacks of this seat's tiles reach now, as far as shots go."""
    field, sides = position.setting.field, position.setting.sides
    control = position.control()
    found: set[int] = set()
    for cell, piece in enumerate(position.cells):
        if piece is None or piece.seat != seat or control.is_netted(cell) or not piece.tile.initiative:
            continue
        for way in piece.facing.melee_ways:
            found.add(field.neighbour[cell * 6 + way])
        for way in piece.facing.ranged_ways:
            for target in field.ray[cell * 6 + way]:
                found.add(target)
                other = position.cells[target]
                if other is not None and sides.hits[seat * STRIDE + other.seat] and not piece.tile.gauss:
                    break
    return [field.name(cell) for cell in sorted(found) if cell >= 0]
