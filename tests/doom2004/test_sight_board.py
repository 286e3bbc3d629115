"""Sight on boards made by hand: the answer's form, large figures, and what is refused with its place."""

from typing import Any

import msgspec
import pytest

from platzdarm.games.doom2004.table.sight_board import SightGiven, answer
from platzdarm.kernel.errors import ContentError


def ask(**board: Any) -> list[dict[str, Any]]:
    return answer(msgspec.convert({"width": 9, "height": 7, **board}, SightGiven))["pairs"]  # type: ignore[no-any-return]


def figure(id: str, side: str, *squares: tuple[int, int]) -> dict[str, Any]:
    return {"id": id, "side": side, "squares": [list(square) for square in squares]}


RED = figure("red", "marine", (0, 0))


def test_every_ordered_pair_of_enemies_is_told() -> None:
    pairs = ask(figures=[RED, figure("blue", "marine", (0, 2)), figure("imp", "invader", (3, 1))])
    assert [(pair["from"], pair["to"]) for pair in pairs] == [
        ("red", "imp"), ("blue", "imp"), ("imp", "red"), ("imp", "blue"),
    ]  # fmt: skip
    assert pairs[0] == {"from": "red", "to": "imp", "sight": True, "distance": 3, "adjacent": False}


@pytest.mark.rule("D04-LOS-04", "D04-ROLL-01")
def test_large_figures_are_seen_by_their_nearest_visible_square() -> None:
    knight = figure("knight", "invader", (4, 0), (5, 0), (4, 1), (5, 1))
    assert ask(figures=[RED, knight])[0]["distance"] == 4
    hidden = ask(figures=[RED, knight], obstacles=[[2, 0], [1, 1]])
    assert hidden[0]["sight"] is False and hidden[0]["distance"] is None


def test_a_closed_door_parts_neighbours() -> None:
    imp = figure("imp", "invader", (0, 1))
    assert ask(figures=[RED, imp])[0]["adjacent"] is True
    pair = ask(figures=[RED, imp], doors=[[[0, 1], [2, 1]]])[0]
    assert pair["adjacent"] is False and pair["sight"] is False


@pytest.mark.parametrize(
    ("board", "slug", "place"),
    [
        ({"figures": [RED, figure("imp", "invader", (0, 0))]}, "d04-stacked", "figures[1].squares[0]"),
        ({"obstacles": [[9, 0]]}, "d04-no-square", "obstacles[0]"),
        ({"void": [[1, 1]], "barrels": [[1, 1]]}, "d04-no-square", "barrels[0]"),
        ({"doors": [[[0, 0], [2, 0]]]}, "d04-door-in-the-air", "doors[0]"),
        ({"doors": [[[1, 1], [2, 1]]]}, "d04-door-length", "doors[0]"),
        ({"figures": [figure("imp", "invader", (0, 0), (2, 0))]}, "d04-in-pieces", "figures[0].squares"),
        ({"figures": [RED, figure("red", "invader", (3, 3))]}, "d04-id-twice", "figures[0].id"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(board: dict[str, Any], slug: str, place: str) -> None:
    with pytest.raises(ContentError) as refused:
        ask(**board)
    assert refused.value.slug == slug and place in str(refused.value.place)
