"""`platzdarm inferno reach` and `villain`: fields made by hand, compared with the literal reading of the book."""

import random
from typing import Any

import msgspec
import pytest

from platzdarm.content.plain import from_json
from platzdarm.games.inferno.table import reach_board, villain_board
from platzdarm.games.inferno.table.hand_made import FieldGiven
from platzdarm.games.inferno.table.villain_board import VillainGiven
from platzdarm.kernel.errors import ContentError
from tests.inferno.literal import Cell, Fighter, Ground, plans

FIELDS = 2_000
MANY_FIELDS = 10_000


def disc(radius: int) -> list[Cell]:
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= radius]


def reach(board: dict[str, Any]) -> Any:
    return reach_board.answer(from_json(msgspec.json.encode(board), FieldGiven, "board"))


def villain(board: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = villain_board.answer(from_json(msgspec.json.encode(board), VillainGiven, "board"))[
        "plans"
    ]
    return found


def champion(id: str, seat: int, cell: Cell, **more: Any) -> dict[str, Any]:
    return {"id": id, "seat": seat, "cell": cell, **more}


def test_the_example_of_the_format() -> None:
    board = {
        "cells": disc(3),
        "terrain": {"forest": [[1, 1]], "portal": {"0": [[0, 2]], "1": [[-1, 0]]}},
        "champions": [
            champion("a", 0, (0, 0), speed=3, ranged=True, reach=False),
            champion("b", 1, (0, -1)),
            champion("c", 1, (0, -2)),
        ],
    }
    found = reach(board)
    assert found["a"]["reach"]["1,0"] == 1 and found["a"]["reach"]["1,1"] == 3
    assert "0,0" not in found["a"]["reach"], "its own cell is not among them"
    assert "-1,0" not in found["a"]["reach"], "an opponent's portal may be passed, not stopped in"
    assert found["a"]["reach"]["0,2"] == 2, "its own may"
    assert found["a"]["targets"] == {"b": ["melee", "ranged"]}, "c stands behind b"
    assert found["c"]["targets"] == {}


@pytest.mark.parametrize(
    ("board", "slug", "field"),
    [
        ({"cells": []}, "size", "cells"),
        ({"cells": [[0, 0], [0, 0]]}, "twice", "cells"),
        ({"cells": [[0, 0]], "terrain": {"forest": [[5, 5]]}}, "no-cell", "terrain.forest"),
        ({"cells": [[0, 0]], "terrain": {"forest": [[0, 0]], "shrine": [[0, 0]]}}, "terrain-twice", "terrain.shrine"),
        ({"cells": [[0, 0]], "terrain": {"portal": {"x": [[0, 0]]}}}, "seat", "terrain.portal.x"),
        ({"cells": [[0, 0]], "terrain": {"portal": {"": [[0, 0]]}}}, "seat", "terrain.portal"),
        ({"cells": [[0, 0]], "terrain": {"portal": {"5": [[0, 0]]}}}, "seat", "terrain.portal.5"),
        ({"cells": [[0, 0]], "terrain": {"portal": {"9" * 5000: []}}}, "seat", f"terrain.portal.{'9' * 5000}"),
        ({"cells": [[0, 0]], "champions": [champion("a", -1, (0, 0))]}, "seat", "champions.a.seat"),
        ({"cells": [[0, 0]], "champions": [champion("a", 5, (0, 0))]}, "seat", "champions.a.seat"),
        ({"cells": [[0, 0]], "champions": [champion("a", 0, (1, 0))]}, "no-cell", "champions.a.cell"),
        ({"cells": [[0, 0]], "champions": [champion("a", 0, (0, 0), speed=-1)]}, "number", "champions.a.speed"),
        (
            {"cells": [[0, 0]], "champions": [champion("a", 0, (0, 0)), champion("b", 0, (0, 0))]},
            "shared",
            "champions",
        ),
    ],
)
def test_a_board_that_cannot_be_is_refused_with_its_place(board: dict[str, Any], slug: str, field: str) -> None:
    with pytest.raises(ContentError) as refused:
        reach(board)
    assert refused.value.slug == f"inf-board-{slug}"
    assert getattr(refused.value.place, "arguments", {})["field"] == field


def test_a_villain_must_be_one() -> None:
    board = {"cells": disc(1), "champions": [champion("a", 0, (0, 0))], "villain": "a", "goal": [0, 0]}
    with pytest.raises(ContentError) as refused:
        villain(board)
    assert refused.value.slug == "inf-board-no-villain"


def scattered(luck: random.Random) -> tuple[dict[str, Any], Ground, Cell]:
    """A field with holes, forests, portals, a villain and some others."""
    cells = [cell for cell in disc(3) if luck.random() < 0.93]
    ground = Ground(set(cells))
    for cell in cells:
        roll = luck.random()
        if roll < 0.2:
            ground.forest.add(cell)
        elif roll < 0.25:
            ground.portals[cell] = luck.choice([0, 1, 4])
    standing = luck.sample(cells, 6)
    for number, cell in enumerate(standing):
        seat = 4 if number == 0 else luck.choice([0, 0, 1, 4])
        ranged, reaches = luck.random() < 0.4, luck.random() < 0.3
        strength, defence = luck.randint(1, 6), luck.randint(1, 9)
        damage = min(luck.randint(0, 3), defence - 1)
        name = "v" if number == 0 else f"f{number}"
        speed = luck.randint(1, 4)
        ground.fighters.append(Fighter(name, seat, cell, speed, ranged, reaches, strength, defence, damage))
    goal = luck.choice(cells)
    portals: dict[str, list[Cell]] = {}
    for cell, seat in ground.portals.items():
        portals.setdefault(str(seat), []).append(cell)
    board = {
        "cells": cells,
        "terrain": {"forest": sorted(ground.forest), "portal": portals},
        "champions": [vars(fighter) for fighter in ground.fighters],
        "villain": "v",
        "goal": goal,
    }
    return board, ground, goal


@pytest.mark.rule(
    "INF-CORD-03", "INF-CORD-04", "INF-CORD-05", "INF-CORD-06", "INF-CORD-07", "INF-CORD-08", "INF-CORD-09"
)
@pytest.mark.parametrize(
    ("seed", "fields"), [(11, FIELDS), pytest.param(11, MANY_FIELDS, marks=pytest.mark.slow)], ids=["some", "many"]
)
def test_a_villains_plans_are_those_of_the_book(seed: int, fields: int) -> None:
    luck = random.Random(seed)
    kinds: set[tuple[str, ...]] = set()
    for _ in range(fields):
        board, ground, goal = scattered(luck)
        told = {(tuple(plan["steps"]), plan["attack"], tuple(plan["end"])) for plan in villain(board)}
        expected = plans(ground, ground.fighters[0], goal)
        assert told == expected, board
        kinds |= {steps for steps, _, _ in expected}
    assert kinds == {(), ("move",), ("attack",), ("move", "attack"), ("attack", "move")}


def test_reach_is_that_of_the_book() -> None:
    luck = random.Random(12)
    for _ in range(FIELDS // 4):
        board, ground, _ = scattered(luck)
        found = reach({key: board[key] for key in ("cells", "terrain", "champions")})
        for fighter in ground.fighters:
            cells = {f"{q},{r}": cost for (q, r), cost in ground.moves(fighter).items()}
            assert found[fighter.id]["reach"] == cells, board
            enemies = [other for other in ground.fighters if other.seat != fighter.seat]
            ways = {other.id: ground.can_attack(fighter, fighter.cell, other.cell) for other in enemies}
            assert found[fighter.id]["targets"] == {id: way for id, way in ways.items() if way}, board


def test_sight_that_no_path_leads_to_is_soon_denied() -> None:
    """Holes part the two: the literal reader must not try every walk about the field."""
    ground = Ground({cell for cell in disc(3) if cell[0] != 0})
    archer = Fighter("v", 4, (-1, 0), ranged=True)
    assert not ground.sees(archer, (-1, 0), (1, 0)) and ground.shortest((-1, 0), (1, 0)) == []


def order(**changes: Any) -> list[dict[str, Any]]:
    board: dict[str, Any] = {"cells": disc(6), "villain": "v", "goal": [6, 0], "champions": [], **changes}
    return villain(board)


@pytest.mark.rule("INF-CORD-03")
def test_damage_already_taken_counts() -> None:
    hurt = champion("a", 0, (3, 0), defence=6, damage=3)
    strong = champion("v", 4, (0, 0), strength=3, defence=5)
    assert order(champions=[strong, hurt])[0]["attack"] == "a"
    assert order(champions=[strong, {**hurt, "damage": 2}], goal=[-6, 0])[0]["steps"] == ["move"]


@pytest.mark.rule("INF-CORD-04")
def test_the_highest_defence_among_those_it_can_defeat() -> None:
    weak, tough = champion("a", 0, (1, 0), defence=3), champion("b", 1, (0, 1), defence=5)
    strong = champion("v", 4, (0, 0), strength=5, defence=5)
    assert {plan["attack"] for plan in order(champions=[strong, weak, tough])} == {"b"}
    assert {plan["attack"] for plan in order(champions=[strong, weak, {**tough, "defence": 3}])} == {"a", "b"}


@pytest.mark.rule("INF-CORD-05")
def test_it_attacks_from_the_cell_nearest_to_its_target() -> None:
    weak, strong = champion("a", 0, (3, 0), defence=1), champion("v", 4, (0, 0), strength=3, defence=5)
    ends = [tuple(plan["end"]) for plan in order(champions=[strong, weak], goal=[-6, 0])]
    assert ends == [(2, 0)] and order(champions=[strong, weak], goal=[-6, 0])[0]["steps"] == ["move", "attack"]


@pytest.mark.rule("INF-CORD-06")
def test_it_attacks_first_where_it_need_not_move() -> None:
    weak, strong = champion("a", 0, (1, 0), defence=1), champion("v", 4, (0, 0), strength=3, defence=5)
    assert order(champions=[strong, weak]) == [{"steps": ["attack", "move"], "attack": "a", "end": [3, 0]}]
    assert order(champions=[strong, weak], goal=[0, 0]) == [{"steps": ["attack"], "attack": "a", "end": [0, 0]}]


@pytest.mark.rule("INF-CORD-07")
def test_it_stops_on_its_target_or_next_to_it() -> None:
    alone = champion("v", 4, (0, 0), strength=3, defence=5)
    assert order(champions=[alone], goal=[2, 0]) == [{"steps": ["move"], "attack": None, "end": [2, 0]}]
    taken = champion("w", 4, (2, 0), defence=5)
    assert {plan["end"][0] for plan in order(champions=[alone, taken], goal=[2, 0])} == {1}


@pytest.mark.rule("INF-CORD-08")
def test_it_goes_as_near_as_it_can() -> None:
    alone = champion("v", 4, (0, 0), strength=3, defence=5)
    assert order(champions=[alone]) == [{"steps": ["move"], "attack": None, "end": [3, 0]}]
    detour = order(champions=[alone], terrain={"forest": [[1, 0], [2, 0]]}, goal=[3, 0])
    assert detour and all(plan["end"] != [3, 0] for plan in detour), "four points would be needed"


@pytest.mark.rule("INF-CORD-09")
def test_it_attacks_although_nobody_falls_by_it() -> None:
    alone = champion("v", 4, (0, 0), strength=3, defence=5)
    six, eight = champion("a", 0, (4, 0), defence=6), champion("b", 0, (3, 1), defence=8)
    assert order(champions=[alone, six, eight]) == [{"steps": ["move", "attack"], "attack": "b", "end": [3, 0]}]
