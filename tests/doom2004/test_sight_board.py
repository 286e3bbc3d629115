"""Sight on boards made by hand: the answer's form, large figures, and what is refused with its place."""

import argparse
import io
import json
from types import ModuleType
from typing import Any

import msgspec
import pytest

from platzdarm.games.doom2004.table.sight_board import SightGiven, answer
from platzdarm.games.doom2004.terminal import odds, sight
from platzdarm.kernel.errors import ContentError
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words


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
        ({"figures": [RED, figure("red", "invader", (3, 3))]}, "d04-id-twice", "figures[1].id"),
        ({"void": [[9, 0]]}, "d04-no-square", "void[0]"),
        ({"doors": [[[1, 1], [3, 1]], [[2, 1], [4, 1]]]}, "d04-door-on-door", "doors[1]"),
        ({"doors": [[[1, 1], [1, 3]], [[1, 3], [1, 1]]]}, "d04-door-on-door", "doors[1]"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(board: dict[str, Any], slug: str, place: str) -> None:
    with pytest.raises(ContentError) as refused:
        ask(**board)
    assert refused.value.slug == slug and place in str(refused.value.place)


class Stdin:
    def __init__(self, text: str) -> None:
        self.buffer = io.BytesIO(text.encode())


def piped(monkeypatch: pytest.MonkeyPatch, tool: ModuleType, text: str) -> int:
    """A tool of the command line, asked for JSON."""
    monkeypatch.setattr("sys.stdin", Stdin(text))
    return int(tool.run(None, argparse.Namespace(json=True), Words("en")))


def test_the_tools_answer_in_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    board = {"width": 9, "height": 7, "figures": [RED, figure("imp-1", "invader", (3, 0))]}
    assert piped(monkeypatch, sight, json.dumps(board)) == 0
    assert json.loads(capsys.readouterr().out)["pairs"][0] == {
        "from": "red", "to": "imp-1", "sight": True, "distance": 3, "adjacent": False,
    }  # fmt: skip
    attack = {"dice": {"red": 1, "yellow": 1, "blue": 0, "green": 2}, "range": 4, "armour": 2, "health": 3, "aim": True}
    assert piped(monkeypatch, odds, json.dumps(attack)) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"success", "ammo", "wounds", "mean", "kill"}


NAMELESS = '{"width": 9, "height": 7, "figures": [{"id": "", "side": "marine", "squares": [[0, 0]]}]}'


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"width": 0, "height": 7}', '{"width": 9, "height": 7, "colour": 1}', NAMELESS]
)
def test_what_is_no_board_is_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    with pytest.raises(ContentError):
        piped(monkeypatch, sight, text)
    with pytest.raises(ContentError):
        piped(monkeypatch, odds, text)


@pytest.mark.parametrize("tool", [sight, odds])
def test_a_byte_order_mark_is_none_of_the_text(monkeypatch: pytest.MonkeyPatch, tool: ModuleType) -> None:
    given = json.dumps(
        {"width": 9, "height": 7} if tool is sight else {"dice": {"red": 1}, "range": 1, "armour": 1, "health": 1}
    )
    piped(monkeypatch, tool, f"\ufeff{given}")
    with pytest.raises(Fault, match="error-nothing-given"):
        piped(monkeypatch, tool, "\ufeff")


def test_what_an_editor_saves_in_utf_16_is_said_to_be_no_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("{}".encode("utf-16"))))
    with pytest.raises(Fault, match="error-not-text"):
        sight.run(None, argparse.Namespace(json=True), Words("en"))
