"""Line of sight, cover, range and adjacency (chapters TERR, ADJ, RANGE, LOS, COVER, FLY and LARGE of the ledger).

How to ask. `SightMap` is the map of a mission with its terrain and doors, and never changes. An `Outlook` is the ground
as two figures see it: with the doors that are closed now, and without the blocking terrain that one of the two stands
on. The ground keeps its outlooks, and these keep every answer, as nothing else that moves can change one:

    outlook = ground.between(closed, attacker, attacker_flies, defender, defender_flies)
    sees(outlook, attacker, defender) -> bool
    has_cover(outlook, attacker, defender, occupied, stunned) -> bool
    distance(outlook, attacker, defender) -> int | None
    adjacent(outlook, attacker, defender) -> bool

`attacker` and `defender` are the squares under a figure (numbers of `SquareMap`), `closed` has the bit of every closed
door, `occupied` the bit (`SquareMap.bit`) of every square with a figure. Movement has the same source:
`outlook.neighbours(WALKING)` and `outlook.neighbours(ALOFT)` list the squares next to each square.

Rulings that rest on judgement, each in one place: `Outlook.clear` (D16-LOS-01, 04, 05), `Outlook.uncovered_corners`
(D16-COVER-05), `SightMap.find_groups` and `SightMap.enclosures` (D16-FLY-05, D16-LARGE-16), `Outlook.parting`
(D16-RANGE-03 against D16-ADJ-02).
"""

from collections.abc import Sequence
from typing import Final

from platzdarm.board.paths import count_from
from platzdarm.board.squares import (
    NORTH_EAST,
    NORTH_WEST,
    OFF,
    SOUTH_EAST,
    SOUTH_WEST,
    Borders,
    SquareMap,
)
from platzdarm.kernel.answers import holds

# Whose neighbours: of a small walking figure, and of figures as such (D16-ADJ-02); for counting range (D16-RANGE-03);
# of a large or flying figure that moves (D16-LARGE-05, D16-FLY-01).
WALKING: Final = 0
RANGE: Final = 1
ALOFT: Final = 2

# So much of what was worked out is kept for each map, so that a process that plays for days does not grow.
MOST_OUTLOOKS: Final = 32
MOST_CORNERS: Final = 1000

UNKNOWN: Final = 0  # what an outlook knows of the sight between two squares
SEEN: Final = 1
UNSEEN: Final = 2


def sees(outlook: "Outlook", attacker: list[int], defender: list[int]) -> bool:
    """From any square of the one to any square of the other (D16-LARGE-15)."""
    for start in attacker:
        for end in defender:
            if outlook.square_sees(start, end):
                return True
    return False


def has_cover(
    outlook: "Outlook", attacker: list[int], defender: list[int], occupied: int, stunned: bool = False
) -> bool:
    """Whether the defender has cover, the attacker's best corner being used; False if he is not in sight."""
    if stunned or len(defender) > 1:  # D16-STUN-02, D16-LARGE-14
        return False
    ground_map = outlook.ground.map
    own = 0
    for start in attacker:
        own |= ground_map.bit[start]
    others = occupied & ~(own | ground_map.bit[defender[0]])
    for start in attacker:
        for crossed in outlook.uncovered(start, defender[0], own):
            if not crossed & others:
                return False
    return sees(outlook, attacker, defender)


def distance(outlook: "Outlook", attacker: list[int], defender: list[int]) -> int | None:
    """The least number of squares to count (D16-RANGE-01), None if no count leads there."""
    least = OFF
    for start in attacker:
        steps = outlook.steps_from(start)
        for end in defender:
            if steps[end] != OFF and (least == OFF or steps[end] < least):
                least = steps[end]
    return None if least == OFF else least


def adjacent(outlook: "Outlook", attacker: list[int], defender: list[int]) -> bool:
    """Whether a square of the one is adjacent to a square of the other (D16-ADJ-06)."""
    neighbours = outlook.neighbours(WALKING)
    for start in attacker:
        for end in defender:
            if holds(neighbours[start], end):
                return True
    return False


def reach_around() -> list[int]:
    """For each set of shut borders at a corner and each square there: the squares that it reaches around the corner.

    Border i of a corner (east, north, west, south) lies between its squares i - 1 and i; index is shut * 4 + square.
    """
    found: list[int] = []
    for shut in range(16):
        for square in range(4):
            reached = 1 << square
            for turn in range(3):
                if shut >> (square + turn + 1) % 4 & 1:
                    break
                reached |= 1 << (square + turn + 1) % 4
            for turn in range(3):
                if shut >> (square - turn) % 4 & 1:
                    break
                reached |= 1 << (square - turn - 1) % 4
            found.append(reached)
    return found


AROUND: Final = reach_around()


class SightMap:
    """A map with its terrain and its doors; squares and doors by number."""

    def __init__(
        self,
        square_map: SquareMap,
        blocking: Sequence[int] = (),
        impassable: Sequence[int] = (),
        difficult: Sequence[int] = (),
        doors: Sequence[int] = (),
    ) -> None:
        self.map = square_map
        self.doors = list(doors)  # the borders that they stand on
        self.blocking = square_map.bits(blocking)
        self.impassable = square_map.bits(impassable)
        self.difficult = square_map.bits(difficult)
        # group_of[square]: the number of the blocking group that it belongs to, or OFF; groups[number]: its bits
        self.group_of = [OFF] * square_map.size
        self.groups: list[int] = []
        self.find_groups(blocking)
        self.outlooks: dict[int, Outlook] = {}

    def find_groups(self, blocking: Sequence[int]) -> None:
        """Blocking squares that share a border belong together, unless a wall or a door parts them.

        The book speaks of adjacent squares outlined together (D16-TERR-02), and no wall lies between adjacent ones.
        """
        parted = self.with_doors((1 << len(self.doors)) - 1)
        for first in blocking:
            if self.group_of[first] != OFF:
                continue
            number = len(self.groups)
            self.group_of[first] = number
            found = [first]
            for square in found:
                borders = self.map.borders(square)
                for side in range(4):
                    beside = self.map.neighbour[square * 8 + 2 * side]
                    if beside == OFF or self.group_of[beside] != OFF or parted.holds(borders[side]):
                        continue
                    if self.map.bit[beside] & self.blocking:
                        self.group_of[beside] = number
                        found.append(beside)
            self.groups.append(self.map.bits(found))

    def with_doors(self, closed: int) -> Borders:
        """The walls and the closed doors, which count as walls (D16-DOOR-01)."""
        found = Borders(self.map.walls.east, self.map.walls.north)
        for number in range(len(self.doors)):
            if closed >> number & 1:
                found.add(self.doors[number])
        return found

    def doors_beside(self, squares: Sequence[int]) -> list[int]:
        """The doors on a border of one of these squares, open or closed (D16-DOOR-02)."""
        borders = [border for square in squares for border in self.map.borders(square)]
        return [number for number in range(len(self.doors)) if self.doors[number] in borders]

    def enclosures(self, squares: list[int], flying: bool) -> int:
        """The blocking groups, as bits, whose borders do not count for the figure on these squares.

        A flying figure (D16-FLY-05) and each square of a large one (D16-LARGE-16) can be seen, and see, out of the
        blocking terrain that they stand on.
        """
        found = 0
        if flying or len(squares) > 1:
            for square in squares:
                if self.group_of[square] != OFF:
                    found |= 1 << self.group_of[square]
        return found

    def outlook(self, closed: int, ignored: int = 0) -> "Outlook":
        """With these doors closed, and without the borders of these blocking groups."""
        key = closed << len(self.groups) | ignored
        found = self.outlooks.get(key)
        if found is None:
            if len(self.outlooks) >= MOST_OUTLOOKS:
                del self.outlooks[next(iter(self.outlooks))]  # the oldest
            found = Outlook(self, closed, ignored)
            self.outlooks[key] = found
        return found

    def between(
        self,
        closed: int,
        attacker: list[int],
        attacker_flies: bool,
        defender: list[int],
        defender_flies: bool,
    ) -> "Outlook":
        """What counts between two figures; the same both ways, as sight is mutual (D16-EXLOS-01)."""
        ignored = 0
        if self.groups:
            ignored = self.enclosures(attacker, attacker_flies) | self.enclosures(defender, defender_flies)
        return self.outlook(closed, ignored)


class Outlook:
    """A ground with given doors closed and given blocking groups ignored. Every answer is worked out once."""

    def __init__(self, ground: SightMap, closed: int, ignored: int) -> None:
        self.ground = ground
        self.closed = closed
        self.stride = ground.map.stride
        self.walls = ground.with_doors(closed)
        self.blocking = ground.blocking
        for number in range(len(ground.groups)):
            if ignored >> number & 1:
                self.blocking &= ~ground.groups[number]
        # what stops a line: walls, closed doors and all borders of blocking squares (D16-TERR-03)
        shut = self.walls.joined(ground.map.outlines(self.blocking))
        self.shut_east = shut.east
        self.shut_north = shut.north
        # corners that no line passes, rising or falling to the east, for both ways around are shut (see `clear`)
        west, south = shut.east << 1, shut.north << self.stride
        self.shut_rising = (west | shut.north) & (south | shut.east)
        self.shut_falling = (shut.north | shut.east) & (west | south)
        # answers so far, by attacker's square * size + defender's
        self.sights = bytearray(ground.map.size * ground.map.size)
        self.reaches = [OFF] * (4 * self.stride * (ground.map.height + 2))  # by corner * 4 + square at it
        self.corners: dict[int, list[int]] = {}
        self.steps: list[list[int] | None] = [None] * ground.map.size
        self.nets: list[list[list[int]] | None] = [None, None, None]

    # -- sight ----------------------------------------------------------------------------------------------------

    def square_sees(self, start: int, end: int) -> bool:
        if start > end:  # sight is mutual (D16-EXLOS-01)
            start, end = end, start
        key = start * self.ground.map.size + end
        known = self.sights[key]
        if known == UNKNOWN:
            known = SEEN if self.finds_line(start, end) else UNSEEN
            self.sights[key] = known
        return known == SEEN

    def finds_line(self, start: int, end: int) -> bool:
        """Whether some line from a corner of the one to a corner of the other is clear (D16-LOS-01)."""
        ends = self.ground.map.corners(end)
        goals = [self.around(ends[i], i) for i in range(4)]
        starts = self.ground.map.corners(start)
        for i in range(4):
            reached = self.around(starts[i], i)
            for j in range(4):
                if self.clear(starts[i], reached, ends[j], goals[j]):
                    return True
        return False

    def around(self, corner: int, square: int) -> int:
        """Of the four squares at a corner, those that the given one reaches around it."""
        known = self.reaches[4 * corner + square]
        if known == OFF:
            known = AROUND[gates(self.shut_east, self.shut_north, corner, self.stride) * 4 + square]
            self.reaches[4 * corner + square] = known
        return known

    def clear(self, start: int, reached: int, end: int, goal: int) -> bool:
        """Whether a line is clear from one corner to another, and from one square to another.

        D16-LOS-01: from the attacker's square one steps orthogonally between squares that the line touches, over
        borders that it touches and that are not shut; it is clear if the defender's square is reached. So a line may
        run along a wall, on one side of it, and touch its end (D16-LOS-03), but not change sides where a wall runs
        through a corner (D16-LOS-04) or where something is shut on both sides of it (D16-LOS-05).

        `reached` are the squares at the first corner that the attacker's reaches around it, `goal` those at the last
        that reach the defender's. In between a slanting line goes from square to square over the borders that it
        crosses; at a joint it passes if one way around is open.
        """
        dx = end % self.stride - start % self.stride
        dy = end // self.stride - start // self.stride
        if dx < 0 or (dx == 0 and dy < 0):
            start, end, reached, goal, dx, dy = end, start, goal, reached, -dx, -dy
        if dx == 0 or dy == 0:
            return self.clear_along(start, reached, goal, dx, dy)
        if dy > 0:
            if not (reached >> NORTH_EAST & 1 and goal >> SOUTH_WEST & 1):
                return False
            track = self.ground.map.track(dx, dy, False)
            if self.shut_rising & track.joints << start:
                return False
        else:
            if not (reached >> SOUTH_EAST & 1 and goal >> NORTH_WEST & 1):
                return False
            track = self.ground.map.track(dx, -dy, True)
            start += dy * self.stride
            if self.shut_falling & track.joints << start:
                return False
        return not (self.shut_east & track.east << start or self.shut_north & track.north << start)

    def clear_along(self, start: int, reached: int, goal: int, dx: int, dy: int) -> bool:
        """The same for a line that runs east or north along borders: there are two lanes of squares beside it."""
        if dx == 0 and dy == 0:
            return reached & goal != 0
        if dx:
            right, left, last_right, last_left = SOUTH_EAST, NORTH_EAST, SOUTH_WEST, NORTH_WEST
            step, between, across, beside = 1, self.shut_east, self.shut_north, self.stride
        else:
            left, right, last_left, last_right = NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST
            step, between, across, beside = self.stride, self.shut_north, self.shut_east, 1
        on_left, on_right = reached >> left & 1 != 0, reached >> right & 1 != 0
        corner = start
        for number in range(dx + dy):
            if number:
                corner += step
                on_left = on_left and not across >> corner & 1
                on_right = on_right and not across >> (corner - beside) & 1
            if not (on_left or on_right):
                return False
            if not between >> corner & 1:
                on_left = on_right = True
        return (on_left and goal >> last_left & 1 != 0) or (on_right and goal >> last_right & 1 != 0)

    # -- cover ----------------------------------------------------------------------------------------------------

    def uncovered(self, start: int, end: int, own: int) -> list[int]:
        """For each corner of the attacker's square from which no terrain covers: the squares that its lines cross.

        The defender is uncovered if nobody else stands on the squares of one of them (D16-COVER-04). `own` are all
        squares of the attacker.
        """
        own &= self.ground.difficult
        if own & ~self.ground.map.bit[start]:
            return self.uncovered_corners(start, end, own)
        key = start * self.ground.map.size + end
        found = self.corners.get(key)
        if found is None:
            if len(self.corners) >= MOST_CORNERS:
                self.corners.clear()
            found = self.uncovered_corners(start, end, own)
            self.corners[key] = found
        return found

    def uncovered_corners(self, start: int, end: int, own: int) -> list[int]:
        """D16-COVER-01, 02, 05 and 06, for the attacker's corners that see the defender.

        Ruling in D16-COVER-05: for cover, the borders of difficult squares count like shut ones in the test for a
        clear line, except those of the attacker's own squares. Where a line does not pass through the inside of a
        difficult square, that can matter only at its two ends, where it must lead around the corner: wherever else a
        line squeezes past a difficult square, another of the four goes through it.
        """
        ground_map = self.ground.map
        difficult = self.ground.difficult & ~own
        veil = ground_map.outlines(difficult)
        east, north = self.shut_east | veil.east, self.shut_north | veil.north
        starts, ends = ground_map.corners(start), ground_map.corners(end)
        goals = [AROUND[gates(east, north, ends[i], self.stride) * 4 + i] for i in range(4)]
        found: list[int] = []
        for i in range(4):
            corner = starts[i]
            if corner in ends:  # D16-COVER-06
                reached = self.around(corner, i)
                if any(self.clear(corner, reached, ends[j], self.around(ends[j], j)) for j in range(4)):
                    return [0]
                continue
            reached = AROUND[gates(east, north, corner, self.stride) * 4 + i]
            crossed = self.crossed_by_all(corner, reached, ends, goals)
            if crossed != OFF and not crossed & difficult:
                found.append(crossed)
        return found

    def crossed_by_all(self, corner: int, reached: int, ends: tuple[int, int, int, int], goals: list[int]) -> int:
        """The squares that the lines to all four corners pass through, or OFF if one of the lines is not clear."""
        crossed = 0
        for i in range(4):
            if not self.clear(corner, reached, ends[i], goals[i]):
                return OFF
            crossed |= self.inside(corner, ends[i])
        return crossed

    def inside(self, start: int, end: int) -> int:
        """The squares through whose inside a line passes; none if it runs along borders."""
        dx = end % self.stride - start % self.stride
        dy = end // self.stride - start // self.stride
        if dx == 0 or dy == 0:
            return 0
        if dx < 0:
            start, dx, dy = end, -dx, -dy
        if dy > 0:
            return self.ground.map.track(dx, dy, False).inside << start
        return self.ground.map.track(dx, -dy, True).inside << (start + dy * self.stride)

    # -- range and adjacency --------------------------------------------------------------------------------------

    def steps_from(self, start: int) -> list[int]:
        """How many squares must be counted to each square, or OFF."""
        known = self.steps[start]
        if known is not None:
            return known
        self.steps[start] = found = count_from(start, self.neighbours(RANGE))
        return found

    def neighbours(self, net: int) -> list[list[int]]:
        """For each square the adjacent ones: WALKING, RANGE or ALOFT."""
        known = self.nets[net]
        if known is not None:
            return known
        shut = self.parting(net)
        square_map = self.ground.map
        is_shut = shut.marks(self.stride * (square_map.height + 3))
        # open_to[square * 4 + side]: the neighbour there if the border is not shut, or OFF
        open_to: list[int] = []
        for square in range(square_map.size):
            borders = square_map.borders(square)
            for side in range(4):
                beside = square_map.neighbour[square * 8 + 2 * side]
                open_to.append(OFF if is_shut[borders[side]] else beside)
        found = [adjacent_squares(square, open_to) for square in range(square_map.size)]
        self.nets[net] = found
        return found

    def parting(self, net: int) -> Borders:
        """The borders that part squares: what counts for everybody, and the terrain that counts here.

        Adjacency and walking know every red border (D16-ADJ-02), also for figures in an enclosure; the count of range
        leaves impassable terrain out (D16-RANGE-03), and blocking terrain that one of the two stands on (D16-FLY-05).
        """
        if net == ALOFT:
            return self.walls
        terrain = self.blocking if net == RANGE else self.ground.blocking | self.ground.impassable
        return self.walls.joined(self.ground.map.outlines(terrain))


def gates(east: int, north: int, corner: int, stride: int) -> int:
    """Which of the borders at a corner are in the set: east 1, north 2, west 4, south 8."""
    return (
        (east >> corner & 1)
        | (north >> corner & 1) << 1
        | (east >> (corner - 1) & 1) << 2
        | (north >> (corner - stride) & 1) << 3
    )


def adjacent_squares(square: int, open_to: list[int]) -> list[int]:
    """Orthogonal neighbours over open borders, and diagonal ones by way of a third square (D16-ADJ-03)."""
    found: list[int] = []
    for side in range(4):
        turn = (side + 1) % 4
        first, second = open_to[square * 4 + side], open_to[square * 4 + turn]
        if first != OFF:
            found.append(first)
        diagonal = OFF if first == OFF else open_to[first * 4 + turn]
        if diagonal == OFF and second != OFF:
            diagonal = open_to[second * 4 + side]
        if diagonal != OFF:
            found.append(diagonal)
    return found
