"""What happened, in lines: who stood where, what is told together, and what is not told at all."""

from typing import Any

from platzdarm.games.neuroshima.rules import verbs
from platzdarm.games.neuroshima.text.chronicle import tell
from platzdarm.games.neuroshima.text.words import Names, action_message
from platzdarm.kernel.action import pack
from platzdarm.text.lines import Line, word
from platzdarm.text.words import Words
from tests.neuroshima.tabletop import layout, library

BOARD = (
    "outpost_hq (-1,1), outpost_mobile_armour (-1,0), moloch_hq (1,-1), moloch_hunter_killer (0,0), "
    "moloch_armoured_guard (-2,1) rot 3"
)
BATTLE: list[dict[str, Any]] = [
    {"kind": "battle_began", "cause": "tile"},
    {"kind": "phase", "phase": 3},
    {"kind": "acted", "cell": "c3"},
    {"kind": "hit", "source": "c3", "target": "b3", "damage": 1},
    {"kind": "hq_damaged", "seat": 0, "damage": 1, "left": 18},
    {"kind": "phase", "phase": 2},
    {"kind": "hit", "source": "a2", "target": "b2", "damage": 1},
    {"kind": "destroyed", "cell": "b2", "seat": 0, "tile": "outpost_mobile_armour"},
    {"kind": "phase", "phase": 1},
    {"kind": "battle_ended"},
]


def texts(lines: list[Line]) -> list[str]:
    names = Names(Words("en"), library())
    return [word(line, names.words, names.name) for line in lines]


def test_a_battle_tells_who_did_what_where_and_leaves_empty_phases_out() -> None:
    lines = tell(layout(BOARD), BATTLE)
    assert texts(lines) == [
        "Battle!",
        "Phase 3",
        "Acting: Hunter-Killer (c3)",
        "Hunter-Killer (c3) hits HQ (b3) for 1",
        "The HQ of Outpost loses 1, 18 left",
        "Phase 2",
        "Armoured Guard (a2) hits Mobile Armour (b2) for 1",
        "Mobile Armour (b2) is destroyed",
        "The battle is over",
    ]
    assert (lines[3].seat, lines[3].kind) == (1, "detail")


def test_tiles_are_followed_from_where_they_were_placed() -> None:
    events: list[dict[str, Any]] = [
        {"kind": "placed", "seat": 0, "tile": "outpost_hq", "cell": "c3", "rotation": 0},
        {"kind": "placed", "seat": 0, "tile": "outpost_runner", "cell": "a1", "rotation": 2},
        {"kind": "moved", "start": "a1", "cell": "a2", "rotation": 0},
    ]
    assert texts(tell(layout("", seats="outpost moloch"), events)) == [
        "Outpost sets up the HQ on c3",
        "Outpost places Runner on a1, facing right-up",  # where its wedge points
        "Runner moves from a1 to a2, facing left-up",
    ]


def test_tiles_drawn_together_share_a_line() -> None:
    drawn = [{"kind": "drew", "seat": 0, "tile": f"outpost_{tile}"} for tile in ("runner", "hmg")]
    other = {"kind": "drew", "seat": 1, "tile": "moloch_officer"}
    assert len(texts(tell(layout(BOARD), [*drawn, other]))) == 2


def test_a_move_that_only_turns_says_so() -> None:
    """Not 'Transport: from a1 to a1'."""
    names = Names(Words("en"), library())
    position = layout("borgo_mutant (0,0)", seats="borgo outpost")
    for verb, told in ((verbs.MOVE, "Move: "), (verbs.RUN, ""), (verbs.RIDE, "Transport: ")):
        here = position.setting.field.index[0, 0]
        turn = action_message(names, position, 0, pack(verb, here, here, 1))
        assert names.words.tell(turn) == f"{told}Mutant (c3) turns to face right-up"
        away = action_message(names, position, 0, pack(verb, here, position.setting.field.index[1, 0], 3))
        assert names.words.tell(away).endswith("from c3 to d3, facing down")
