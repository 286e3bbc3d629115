"""Hand-made boards: set up any position, fight the battle on it, with the first or with all choices (NH-CONV-05)."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from platzdarm.board.hexes import OFF
from platzdarm.content.faults import Faults
from platzdarm.content.plain import from_json
from platzdarm.games.neuroshima.content.library import Library, full_tile
from platzdarm.games.neuroshima.content.schema import BoardEntry, PlacedEntry
from platzdarm.games.neuroshima.rules.battle import BY_HAND, start_battle
from platzdarm.games.neuroshima.rules.field import FIELDS, Field
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import FIELD_TEST, Setting
from platzdarm.games.neuroshima.rules.tiles import HQ, INSTANT, SIDES, Piece
from platzdarm.games.neuroshima.table.facts import SKIRMISH_RULES, tiles_on_board
from platzdarm.kernel.chance import SealedChance
from platzdarm.kernel.errors import ContentError
from platzdarm.kernel.events import Event
from platzdarm.kernel.pile import Pile

MAX_SEATS = 6
MAX_POINTS = 20


def parse_board(text: str | bytes) -> BoardEntry:
    return from_json(text, BoardEntry, "board")


def battlefield(library: Library, entry: BoardEntry, mode: int = FIELD_TEST) -> Skirmish:
    """A position with nothing but a board: no hands, no piles, nobody's turn. What is wrong is told all at once."""
    faults = Faults()
    faults.found += check_board(library, entry)
    faults.tell()
    seats = len(entry.seats)
    field = FIELDS[entry.board]
    armies = [library.armies[seat.army] for seat in entry.seats]
    teams = [number if seat.team is None else seat.team for number, seat in enumerate(entry.seats)]
    setting = Setting(mode, field, armies, teams, list(range(seats)))
    position = Skirmish(
        SKIRMISH_RULES,
        setting,
        [],
        SealedChance(),
        [None] * field.size,
        [()] * seats,
        [Pile([])] * seats,
        [[] for _ in range(seats)],
        [seat.hq for seat in entry.seats],
    )
    for number, placed in enumerate(entry.tiles):
        with faults.noted():
            put(position, library, placed, f"tiles[{number}]")
    faults.tell()
    return position


def check_board(library: Library, entry: BoardEntry) -> Iterator[ContentError]:
    """Without its tiles."""
    if entry.board not in FIELDS:
        yield ContentError("board-name", board=entry.board, known=", ".join(FIELDS))
    if not 1 <= len(entry.seats) <= MAX_SEATS:
        yield ContentError("board-seats", rule="NH-COMP-04", most=MAX_SEATS, given=len(entry.seats))
    for number, seat in enumerate(entry.seats):
        if seat.army not in library.armies:
            yield ContentError("board-army", number=number, army=seat.army, known=", ".join(library.armies))
        if not 0 <= seat.hq <= MAX_POINTS:
            yield ContentError("board-hq", rule="NH-GOAL-01", number=number, points=seat.hq, most=MAX_POINTS)


def put(position: Skirmish, library: Library, placed: PlacedEntry, place: object) -> None:
    """Put one tile down, or say what is wrong with it."""
    setting = position.setting
    if not 0 <= placed.seat < setting.seats:
        raise ContentError("board-seat", place=f"{place}.seat", seat=placed.seat, last=setting.seats - 1)
    army = setting.armies[placed.seat]
    tile = full_tile(library, placed.tile)
    if tile is None:
        names = ", ".join(tile.id for tile in army.tiles if tile.kind != INSTANT)
        raise ContentError("board-tile", place=f"{place}.tile", rule="NH-COMP-01", tile=placed.tile, known=names)
    if tile.kind == INSTANT:
        raise ContentError("board-instant", place=f"{place}.tile", rule="NH-PLAY-01", tile=placed.tile)
    if tile.army != army.name:
        where, seat = f"{place}.tile", placed.seat
        raise ContentError("board-other-army", place=where, rule="NH-SET-01", tile=tile.id, seat=seat, army=army.name)
    cell, spelled = cell_of(setting.field, placed)
    if cell == OFF:
        board = setting.field.name_of_board
        raise ContentError("board-cell", place=f"{place}.cell", rule="NH-BRD-01", cell=spelled, board=board)
    if position.cells[cell] is not None:
        raise ContentError("board-taken", place=f"{place}.cell", rule="NH-BRD-03", cell=spelled)
    if not 0 <= placed.rotation < SIDES:
        raise ContentError("board-rotation", place=f"{place}.rotation", rule="NH-CONV-02", rotation=placed.rotation)
    if tile.kind == HQ:
        check_hq(position, placed, place)
    elif not 0 <= placed.wounds < tile.hit_points:
        limit = tile.hit_points - 1
        raise ContentError(
            "board-wounds",
            place=f"{place}.wounds",
            rule="NH-TGH-01",
            wounds=placed.wounds,
            tile=placed.tile,
            most=limit,
        )
    position.put(cell, Piece(army.by_key[tile.key], placed.seat, placed.rotation, placed.wounds))


def cell_of(field: Field, placed: PlacedEntry) -> tuple[int, str]:
    """The cell, or OFF, and how the file has it spelled."""
    if isinstance(placed.cell, str):
        return field.named(placed.cell), f"'{placed.cell}'"
    return field.index.get(placed.cell, OFF), str(list(placed.cell))


def check_hq(position: Skirmish, placed: PlacedEntry, place: object) -> None:
    if position.hq_cell(placed.seat) >= 0:
        raise ContentError("board-second-hq", place=f"{place}.tile", rule="NH-COMP-01", seat=placed.seat)
    if placed.wounds:
        raise ContentError("board-hq-wounds", place=f"{place}.wounds", rule="NH-HQ-07")
    if position.points[placed.seat] == 0:
        raise ContentError("board-fallen-hq", place=f"{place}.tile", rule="NH-GOAL-01", seat=placed.seat)


# -- fighting --------------------------------------------------------------------------------------------------


def begin_battle(position: Skirmish) -> list[Event]:
    """Run to the first choice of an owner or to the end."""
    position.events = []
    start_battle(position, BY_HAND)
    position.advance()
    return position.events


def fight_first(position: Skirmish) -> dict[str, Any]:
    """Fight with the first legal answer each time."""
    events = list(begin_battle(position))
    while not position.over:
        decision = position.pending()[0]
        events += position.play(decision.seat, decision.answers.at(0))
    return report(position, events)


def fight_all(position: Skirmish) -> list[dict[str, Any]]:
    """Every distinct end of the battle, over all choices of all owners."""
    events = begin_battle(position)
    ends: dict[bytes, dict[str, Any]] = {}
    seen: set[bytes] = set()
    open_lines = [(position, events)]
    while open_lines:
        here, told = open_lines.pop()
        if here.over:
            end = report(here, told)
            ends.setdefault(msgspec.json.encode([end["hq"], end["tiles"]]), end)
            continue
        decision = here.pending()[0]
        for action in reversed(decision.answers.as_list()):
            next_one = here.copy()
            more = next_one.play(decision.seat, action)
            key = msgspec.json.encode(next_one.data())
            if key not in seen:
                seen.add(key)
                open_lines.append((next_one, told + more))
    return list(ends.values())


def report(position: Skirmish, events: list[Event]) -> dict[str, Any]:
    """The battle as data, in the coordinates of the board file: its phases, then HQs and tiles as they stand."""
    field = position.setting.field
    tiles = [
        {**msgspec.structs.asdict(tile), "cell": list(field.coordinates[field.named(tile.cell)])}
        for tile in tiles_on_board(position)
    ]
    phases = phases_of(events, lambda cell: list(field.coordinates[cell]))
    return {"phases": phases, "hq": list(position.points), "tiles": tiles}


def phases_of(events: list[Event], spell: Callable[[int], Any]) -> list[dict[str, Any]]:
    """For each phase who acted and what left the board.

    `destroyed` has every tile that left in the phase; medics that were spent are among them, and in `healed` too.
    """
    phases: list[dict[str, Any]] = []
    for event in events:
        if event.kind == "phase":
            phases.append({"initiative": event.values[0], "acted": [], "destroyed": []})
        elif event.kind == "acted":
            phases[-1]["acted"].append(spell(event.values[0]))
        elif event.kind in ("destroyed", "spent"):
            phases[-1]["destroyed"].append(spell(event.values[0]))
        elif event.kind == "healed":
            patient, source, medic = (spell(cell) for cell in event.values)
            phases[-1].setdefault("healed", []).append({"tile": patient, "from": source, "medic": medic})
    return phases
