"""Hand-made boards, and `platzdarm doom2016 sight`, which answers for them."""

import argparse
import io
import json
from typing import Any

import pytest

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.table.sight_board import SightBoard, parse_board
from platzdarm.games.doom2016.terminal import sight as command
from platzdarm.kernel.errors import ContentError
from platzdarm.text.words import Words
from tests.doom2016.plain import answers, board, demon, marine
from tests.doom2016.tabletop import library
from tests.wording import english, raises


@pytest.mark.rule("D16-SIDES-03")
def test_every_ordered_pair_of_enemies_is_answered() -> None:
    figures = [marine("alpha", [0, 0]), demon("imp-1", [3, 0]), marine("bravo", [0, 1]), demon("imp-2", [3, 1])]
    enemies = [("alpha", "imp-1"), ("alpha", "imp-2"), ("imp-1", "alpha"), ("imp-1", "bravo")]
    enemies += [("bravo", "imp-1"), ("bravo", "imp-2"), ("imp-2", "alpha"), ("imp-2", "bravo")]
    assert list(answers(8, 6, figures)) == enemies


@pytest.mark.rule("D16-COVER-04")
def test_all_figures_on_the_board_give_cover_friend_or_foe() -> None:
    figures = [marine("alpha", [0, 0]), demon("imp", [4, 0])]
    assert answers(5, 1, figures)["alpha", "imp"] == (True, False, 4, False)
    for third in (marine("bravo", [2, 0]), demon("soldier", [2, 0])):
        assert answers(5, 1, [*figures, third])["alpha", "imp"] == (True, True, 4, False)


def test_flying_and_stunned_are_read() -> None:
    flyer = [marine("alpha", [0, 0]), demon("cacodemon", [3, 0], flying=True)]
    assert answers(5, 1, flyer, terrain={"blocking": [[3, 0]]})["alpha", "cacodemon"] == (True, False, 3, False)
    stunned = [marine("alpha", [0, 0]), demon("imp", [3, 0], stunned=True)]
    assert answers(5, 1, stunned, terrain={"difficult": [[3, 0]]})["alpha", "imp"] == (True, False, 3, False)


IMP = demon("imp", [1, 1])


@pytest.mark.rule("D16-MAP-01", "D16-TERR-02", "D16-SIDES-04", "D16-MOVE-06", "D16-LARGE-13")
@pytest.mark.parametrize(
    ("figures", "more", "told"),
    [
        ([demon("imp", [8, 0])], {}, "figures[0].squares[0]: there is no square [8, 0] on the map [D16-MAP-01]"),
        ([IMP], {"void": [[1, 1]]}, "figures[0].squares[0]: there is no square [1, 1] on the map [D16-MAP-01]"),
        ([], {"void": [[0, 6]]}, "void[0]: there is no square [0, 6] on the map [D16-MAP-01]"),
        (
            [],
            {"terrain": {"difficult": [[0, 0], [-1, 0]]}},
            "terrain.difficult[1]: there is no square [-1, 0] on the map [D16-MAP-01]",
        ),
        (
            [],
            {"terrain": {"blocking": [[0, 0]], "difficult": [[0, 0]]}},
            "terrain.difficult[0]: [0, 0] is blocking already [D16-TERR-02]",
        ),
        ([], {"walls": [[[0, 0], [2, 0]]]}, "walls[0]: [[0, 0], [2, 0]] is not a border of length 1 [D16-MAP-01]"),
        ([], {"doors": [[[0, 0], [1, 1]]]}, "doors[0]: [[0, 0], [1, 1]] is not a border of length 1 [D16-MAP-01]"),
        ([], {"doors": [[[8, 6], [9, 6]]]}, "doors[0]: [[8, 6], [9, 6]] is not on the map [D16-MAP-01]"),
        ([IMP, IMP], {}, "figures[1].id: 'imp' stands twice; ids must differ"),
        ([IMP, marine("alpha", [1, 1])], {}, "figures[1].squares[0]: [1, 1] is taken by 'imp' [D16-MOVE-06]"),
        (
            [demon("baron", [0, 0], [1, 0]), demon("mancubus", [1, 1], [1, 0])],
            {},
            "figures[1].squares[1]: [1, 0] is taken by the large figure 'baron' [D16-LARGE-13]",
        ),
        (
            [demon("imp", [0, 0], [1, 1])],
            {},
            "figures[0].squares: [[0, 0], [1, 1]] is no base of 1, 2, 2x2 or 2x3 squares [D16-SIDES-04]",
        ),
        (
            [demon("imp", [0, 0], [0, 0])],
            {},
            "figures[0].squares: [[0, 0], [0, 0]] is no base of 1, 2, 2x2 or 2x3 squares [D16-SIDES-04]",
        ),
        ([], {"wall": []}, "board: there is no field 'wall' here"),
        ([], {"width": 0}, "board: width: the whole number must be at least 1"),
        ([], {"walls": [[[0, 0]]]}, "board: walls[0]: there must be 2 items"),
        ([demon("imp", [0, 0]) | {"side": "cat"}], {}, "board: figures[0].side: 'cat' cannot stand here"),
    ],
)
def test_a_board_that_cannot_be_is_refused_in_one_line(
    figures: list[dict[str, Any]], more: dict[str, Any], told: str
) -> None:
    with pytest.raises(ContentError) as caught:
        SightBoard(parse_board(json.dumps({"width": 8, "height": 6, "figures": figures} | more)))
    assert english(caught.value) == told
    assert "\n" not in told


def test_a_board_that_is_no_json() -> None:
    with raises(ContentError, match="board: not valid JSON"):
        parse_board("width: 8")


# -- the command -----------------------------------------------------------------------------------------------------


def call(typed: str, capsys: pytest.CaptureFixture[str], lang: str = "en", **switches: bool) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        assert command.run(Doom2016(library()), argparse.Namespace(**({"json": False} | switches)), Words(lang)) == 0
    return capsys.readouterr().out


DUEL = board(
    8,
    6,
    [marine("alpha", [0, 0]), demon("imp-1", [3, 0], flying=False, stunned=False), demon("imp-2", [0, 1])],
    void=[],
    walls=[],
    doors=[],
    terrain={"blocking": [], "impassable": [], "difficult": [[2, 0]]},
)


def test_the_command_answers_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    pairs = json.loads(call(DUEL, capsys, json=True))["pairs"]
    assert pairs[0] == {
        "from": "alpha",
        "to": "imp-1",
        "sight": True,
        "cover": True,
        "distance": 3,
        "adjacent": False,
    }
    assert len(pairs) == 4


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["alpha sees imp-1, in cover (distance 3)", "alpha sees imp-2, no cover (adjacent)"]),
        ("ru", ["alpha видит imp-1, в укрытии (расстояние 3)", "alpha видит imp-2, без укрытия (по соседству)"]),
    ],
)
def test_the_command_answers_in_words(capsys: pytest.CaptureFixture[str], lang: str, told: list[str]) -> None:
    assert call(DUEL, capsys, lang).splitlines()[:2] == told


def test_the_command_tells_of_nobody_and_of_nothing_in_sight(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(board(1, 1, []), capsys) == "there are no two figures of different sides\n"
    apart = board(3, 1, [marine("alpha", [0, 0]), demon("imp", [2, 0])], void=[[1, 0]])
    assert call(apart, capsys).splitlines()[0] == "alpha does not see imp (out of any range)"
