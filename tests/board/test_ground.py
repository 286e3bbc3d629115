"""The ground of a map of squares: names, doors, and where figures of several squares fit and go."""

from platzdarm.board.ground import DIRECTIONS, Ground, Ways, with_doors
from platzdarm.board.paths import OFF

ROOM = {(x, y): 0 for x in range(4) for y in range(3)}


def ways_of(ground: Ground, shut: int = 0) -> Ways:
    """Straight neighbours over borders that no wall and no shut door closes."""
    closed = with_doors(ground.map.walls, ground.door_borders, shut)
    beside = [
        [
            to
            for side, to in enumerate(ground.map.neighbour[square * 8 : square * 8 + 8 : 2])
            if to != OFF and not closed.holds(ground.map.borders(square)[side])
        ]
        for square in range(ground.size)
    ]
    return Ways(ground, beside)


def test_squares_are_named_by_column_and_row_from_the_lower_left() -> None:
    ground = Ground({(x, y): 0 for x in range(5, 40) for y in (7, 8)}, set(), [])
    assert (
        ground.name(0) == "a1"
        and ground.name(ground.index[30, 8]) == "z2"
        and ground.name(ground.index[31, 7]) == "aa1"
    )
    assert all(ground.named(ground.name(square)) == square for square in range(ground.size))
    assert [ground.named(word) for word in ("a3", "aaa1", "1a", "", "a", "zz9")] == [OFF] * 6


def test_a_large_map_has_as_many_squares_as_it_needs() -> None:
    ground = Ground({(x, y): 0 for x in range(20) for y in range(20)}, set(), [])
    assert ground.size == 400 and ground.named("t20") == 399


def test_a_door_parts_squares_while_it_is_shut() -> None:
    ground = Ground(ROOM, set(), [[((1, y), (2, y)) for y in range(3)]])
    here, there = ground.index[1, 1], ground.index[2, 1]
    east = DIRECTIONS.index("e")
    assert ways_of(ground).around[here][east] == there
    assert ways_of(ground, shut=1).around[here][east] == OFF
    assert ground.doors_beside[here] == ground.doors_beside[there] == 1 and ground.doors_beside[ground.index[0, 1]] == 0
    assert ways_of(ground).spread(here)[there] == 1 and ways_of(ground, shut=1).spread(here)[there] == OFF


def test_a_base_fits_where_no_wall_runs_through_it() -> None:
    ground = Ground(ROOM, {((1, 0), (2, 0))}, [])
    ways = ways_of(ground)
    assert ways.base(ground.index[0, 0], 2, 2) == [ground.index[x, y] for x, y in ((0, 0), (1, 0), (0, 1), (1, 1))]
    assert ways.base(ground.index[1, 0], 2, 2) == []  # astride the wall
    assert ways.base(ground.index[3, 0], 2, 2) == []  # off the map
    assert ways.base(ground.index[1, 1], 2, 2) != []


def test_every_section_of_a_base_must_be_able_to_take_the_step() -> None:
    ground = Ground(ROOM, {((1, 0), (2, 0))}, [])
    ways = ways_of(ground)
    east, north = DIRECTIONS.index("e"), DIRECTIONS.index("n")
    assert ways.shifted(ground.index[0, 0], 2, 2, east) == OFF
    assert ways.shifted(ground.index[0, 0], 2, 2, north) == ground.index[0, 1]
    assert ways.shifted(ground.index[0, 1], 2, 2, east) == ground.index[1, 1]


def test_a_turn_leaves_half_of_the_base_covered() -> None:
    ways = ways_of(Ground(ROOM, set(), []))
    ground = ways.ground
    start = ground.index[1, 1]
    for anchor in ways.turns(start, 2, 1):
        kept = set(ways.base(start, 2, 1)) & set(ways.base(anchor, 1, 2))
        assert len(kept) == 1
    assert len(ways.turns(start, 2, 1)) == 4
    assert ways.turns(start, 2, 2) == []
