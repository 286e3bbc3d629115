"""From map pieces to a field: pieces are turned and laid, joined where openings meet, and walled everywhere else."""

from typing import Any

from platzdarm.content.faults import Faults
from platzdarm.games.doom2004.content.faults import fault
from platzdarm.games.doom2004.content.schema import DoorEntry, LaidPiece, PieceEntry, ScenarioEntry
from platzdarm.games.doom2004.rules.cards import KEYS
from platzdarm.games.doom2004.rules.field import EAST, NORMAL, NORTH, Door, Field

Square = tuple[int, int]
SIDES: dict[str, Square] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
WAYS_IN = ("duct", "teleporter_red", "teleporter_blue", "teleporter_yellow")
CLOCKWISE = {"north": "east", "east": "south", "south": "west", "west": "north"}


class Laid:
    """A piece on the map: its squares, and the sides of squares that are open."""

    def __init__(self, piece: PieceEntry) -> None:
        self.squares = [(x, y) for y, row in enumerate(piece.shape) for x, mark in enumerate(row) if mark == "#"]
        self.width, self.height = len(piece.shape[0]), len(piece.shape)
        self.open: set[tuple[Square, str]] = set()
        for opening in piece.openings:
            for at in (opening.first, opening.first + 1):
                self.open.add((self.outermost(opening.side, at), opening.side))

    def outermost(self, side: str, at: int) -> Square:
        across = side in ("north", "south")
        line = [square for square in self.squares if (square[0] if across else square[1]) == at]
        return min(line, key=lambda square: -(square[0] * SIDES[side][0] + square[1] * SIDES[side][1]))

    def turn(self) -> None:
        """A quarter clockwise."""
        height = self.height
        self.squares = [(height - 1 - y, x) for x, y in self.squares]
        self.open = {((height - 1 - y, x), CLOCKWISE[side]) for (x, y), side in self.open}
        self.width, self.height = self.height, self.width

    def shift(self, dx: int, dy: int) -> None:
        self.squares = [(x + dx, y + dy) for x, y in self.squares]
        self.open = {((x + dx, y + dy), side) for (x, y), side in self.open}


class Plan:
    """The map of a scenario as it is drawn: which piece and area each square is of, and which sides are open."""

    def __init__(self, entry: ScenarioEntry, pieces: dict[str, PieceEntry], place: object) -> None:
        self.entry = entry
        self.place = place
        self.width, self.height = entry.size
        self.area_of: dict[Square, int] = {}
        self.piece_of: dict[Square, int] = {}
        self.open: set[tuple[Square, str]] = set()
        faults = Faults()
        for number, laid in enumerate(entry.pieces):
            with faults.noted():
                self.add(number, laid, pieces)
        for name in pieces:
            with faults.noted():
                self.check_box(name, pieces[name].copies)
        faults.tell()

    def add(self, number: int, laid: LaidPiece, pieces: dict[str, PieceEntry]) -> None:
        areas = [area.id for area in self.entry.areas]
        field = f"pieces[{number}]"
        if laid.piece not in pieces:
            raise fault("no-piece", self.place, f"{field}.piece", name=laid.piece, known=", ".join(pieces))
        if laid.area not in areas:
            raise fault("no-area", self.place, f"{field}.area", name=laid.area, known=", ".join(areas))
        self.lay(Laid(pieces[laid.piece]), laid.turn, laid.at, areas.index(laid.area), number, field)

    def lay(self, piece: Laid, turn: int, at: Square, area: int, number: int, field: str) -> None:
        for _ in range(turn // 90):
            piece.turn()
        piece.shift(*at)
        for x, y in piece.squares:
            if not (0 <= x < self.width and 0 <= y < self.height):
                raise fault("off-frame", self.place, f"{field}.at", x=x, y=y)
            if (x, y) in self.piece_of:
                raise fault("overlap", self.place, f"{field}.at", x=x, y=y, other=self.piece_of[(x, y)])
            self.piece_of[(x, y)] = number
            self.area_of[(x, y)] = area
        self.open |= piece.open

    def check_box(self, name: str, copies: int) -> None:
        if len([laid for laid in self.entry.pieces if laid.piece == name]) > copies:
            raise fault("too-many-pieces", self.place, "pieces", name=name, most=copies)

    def joined(self, square: Square, side: str) -> bool:
        """Whether one can go from a square over that side: inside a piece, or where two openings meet."""
        dx, dy = SIDES[side]
        other = (square[0] + dx, square[1] + dy)
        if other not in self.piece_of:
            return False
        if self.piece_of[square] == self.piece_of[other]:
            return True
        return (square, side) in self.open and (other, OPPOSITE[side]) in self.open

    # -- as the rules count ---------------------------------------------------------------------------------------

    def row(self, y: int) -> int:
        return self.height - 1 - y

    def walls(self) -> list[tuple[int, Square]]:
        """Borders between squares that no opening joins."""
        found: list[tuple[int, Square]] = []
        for x, y in self.piece_of:
            if (x + 1, y) in self.piece_of and not self.joined((x, y), "east"):
                found.append((NORTH, (x + 1, self.row(y))))
            if (x, y + 1) in self.piece_of and not self.joined((x, y), "south"):
                found.append((EAST, (x, self.row(y))))
        return found

    def door_sides(self, door: DoorEntry) -> list[tuple[Square, str]]:
        """The two borders of a door, by the square north or west of each and the side of it."""
        x, y = door.at
        if door.lies == "vertical":
            return [((x - 1, y), "east"), ((x - 1, y + 1), "east")]
        return [((x, y - 1), "south"), ((x + 1, y - 1), "south")]

    def door(self, number: int, door: DoorEntry) -> Door:
        areas = [area.id for area in self.entry.areas]
        field = f"doors[{number}]"
        for name in door.joins:
            if name not in areas:
                raise fault("no-area", self.place, f"{field}.joins", name=name, known=", ".join(areas))
        joins = sorted(areas.index(name) for name in door.joins)
        self.check_door(door, field, joins)
        x, y = door.at
        stride = self.width + 1
        if door.lies == "vertical":
            run, corner = NORTH, self.row(y + 1) * stride + x
        else:
            run, corner = EAST, (self.row(y) + 1) * stride + x
        kind = NORMAL if door.kind == "normal" else KEYS.index(door.kind)
        return Door(number, door.id, kind, run, corner, joins)

    def check_door(self, door: DoorEntry, field: str, joins: list[int]) -> None:
        """It fills an opening between just its areas, or leads off the board (D04-DOOR-01)."""
        for square, side in self.door_sides(door):
            dx, dy = SIDES[side]
            both = [one for one in (square, (square[0] + dx, square[1] + dy)) if one in self.area_of]
            if not both:
                raise fault("door-in-the-air", self.place, f"{field}.at", rule="D04-DOOR-01", door=door.id)
            found = sorted(self.area_of[one] for one in both)
            if found != joins or (len(both) == 2 and not self.joined(square, side)):
                raise fault("door-joins", self.place, f"{field}.joins", rule="D04-DOOR-01", door=door.id)

    def field(self) -> Field:
        faults = Faults()
        doors: list[Door | None] = []
        for number, door in enumerate(self.entry.doors):
            with faults.noted():
                doors.append(self.door(number, door))
        faults.tell()
        self.check_joins()
        self.check_whole()
        area_of = {(x, self.row(y)): area for (x, y), area in self.area_of.items()}
        return Field(self.width, self.height, area_of, self.walls(), doors)

    def check_joins(self) -> None:
        """Where two areas meet there is a door: what is not revealed must not be seen."""
        closed = {side for door in self.entry.doors for side in self.door_sides(door)}
        faults = Faults()
        for square in self.area_of:
            for side in ("east", "south"):
                dx, dy = SIDES[side]
                other = (square[0] + dx, square[1] + dy)
                if other in self.area_of and self.area_of[other] != self.area_of[square]:
                    if self.joined(square, side) and (square, side) not in closed:
                        faults.found.append(fault("no-door", self.place, "doors", x=square[0], y=square[1]))
        faults.tell()

    def check_whole(self) -> None:
        """Every piece can be come to, through doors, ducts and teleporters: nobody would ever see the others."""
        props = [prop for area in self.entry.areas for prop in area.props if prop.prop in WAYS_IN]
        come_to = self.reached([*self.entry.marine_starts, *(cell for prop in props for cell in prop.cells)])
        faults = Faults()
        for number, laid in enumerate(self.entry.pieces):
            if number not in come_to:
                faults.found.append(fault("cut-off", self.place, f"pieces[{number}].at", piece=laid.piece))
        faults.tell()

    def reached(self, squares: list[Square]) -> set[int]:
        """The pieces to which one can go from there, whatever is locked."""
        left, seen = [square for square in squares if square in self.piece_of], set[Square]()
        while left:
            x, y = square = left.pop()
            if square not in seen:
                seen.add(square)
                left += [(x + dx, y + dy) for side, (dx, dy) in SIDES.items() if self.joined(square, side)]
        return {self.piece_of[square] for square in seen}


def lay_out(entry: ScenarioEntry, pieces: dict[str, Any], place: object) -> Plan:
    return Plan(entry, pieces, place)
