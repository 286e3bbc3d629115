"""One-turn puzzles of Inferno and both DOOMs: what is shipped is solved as it says, and wrong play is told."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from platzdarm.games.discovery import game, part
from platzdarm.kernel.errors import ContentError
from platzdarm.puzzles.entry import PuzzleEntry, parse_puzzle
from platzdarm.puzzles.files import puzzle_file
from platzdarm.puzzles.solver import Habits, Search
from tests.wording import raises

GAMES = ("inferno", "doom2016", "doom2004")
LEAST = 15
DOCS = Path(__file__).parents[2] / "docs" / "puzzles.md"
GIVING_UP = {"doom2004": ("action unload", "end")}  # there an action is declared first
# Small enough for it; none of Inferno is.
SMALL = {"doom2004": ("shoulder_to_shoulder", "bitter_medicine"), "doom2016": ("three_steps_to_glory",)}
QUICK = 1  # of each game so many are proven here; all of them by `platzdarm puzzle solve --all`


@cache
def adapter(name: str) -> Any:
    return part(name, "table.adapter").Adapter(game(name))


def book(name: str) -> Any:
    return part(name, "puzzles.book").BOOK


def shipped() -> list[tuple[str, PuzzleEntry]]:
    return [(name, entry) for name in GAMES for entry in book(name).shipped()]


def example() -> PuzzleEntry:
    found = re.search(r"```toml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found
    return parse_puzzle(found[1], "first_blood.toml")


def changed(entry: PuzzleEntry, **fields: Any) -> PuzzleEntry:
    return msgspec.structs.replace(entry, **fields)


def checked(entry: PuzzleEntry) -> None:
    book("doom2016").check(adapter("doom2016").set_up, entry)


def ways(entry: PuzzleEntry) -> list[list[str]]:
    return list(book("doom2016").proof(adapter("doom2016").set_up, entry).ways)


# -- what is shipped ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_each_with_hints_and_an_id_of_its_own(name: str) -> None:
    entries = book(name).shipped()
    assert len(entries) >= LEAST
    assert len({entry.id for entry in entries}) == len({entry.name.ru for entry in entries}) == len(entries)
    assert all(entry.hints and 1 <= entry.difficulty <= 4 for entry in entries)


@pytest.mark.parametrize(("name", "entry"), shipped(), ids=lambda value: getattr(value, "id", value))
def test_the_solution_wins_without_luck(name: str, entry: PuzzleEntry) -> None:
    book(name).check(adapter(name).set_up, entry)


@pytest.mark.parametrize("name", GAMES)
def test_some_are_proven_to_have_one_solution(name: str) -> None:
    for entry in sorted(book(name).shipped(), key=lambda one: len(one.solution))[:QUICK]:
        assert len(book(name).proof(adapter(name).set_up, entry).ways) == 1, entry.id


@pytest.mark.parametrize("name", SMALL)
def test_what_a_search_leaves_out_gains_nothing(name: str) -> None:
    """With every legal answer tried, small puzzles have the solutions that are found without."""
    for entry in [one for one in book(name).shipped() if one.id in SMALL[name]]:
        start = book(name).start(adapter(name).set_up, entry)
        habits = book(name).habits(start, entry.seat)
        everything = type("Everything", (type(habits),), {"options": Habits.options})(start, entry.seat)
        found, all_found = (Search(start, entry.seat, one).run() for one in (habits, everything))
        assert len(found) == 1 and {plan.deeds for plan in found} == {plan.deeds for plan in all_found}, entry.id


@pytest.mark.parametrize("name", GAMES)
def test_a_page_is_told_of_each_with_its_facts(name: str) -> None:
    told = adapter(name).puzzles()
    assert len(told) == len(book(name).shipped())
    assert all(one.facts.result is None and one.position["last_turn"] for one in told)


@pytest.mark.parametrize(("name", "entry"), [(name, book(name).shipped()[0]) for name in GAMES])
def test_who_ends_the_turn_at_once_has_lost(name: str, entry: PuzzleEntry) -> None:
    position = book(name).start(adapter(name).set_up, entry)
    for text in GIVING_UP.get(name, ("end",)):
        position.play(entry.seat, game(name).read(position, entry.seat, text))
    assert position.over and position.result[entry.seat] == 0.0


@pytest.mark.parametrize(("name", "entry"), [(name, book(name).shipped()[0]) for name in GAMES])
def test_a_puzzle_is_written_as_it_is_read(name: str, entry: PuzzleEntry) -> None:
    assert parse_puzzle(puzzle_file(entry), "again.toml") == entry


@pytest.mark.parametrize(("name", "entry"), [(name, book(name).shipped()[0]) for name in GAMES])
def test_a_table_in_the_midst_of_a_puzzle_is_kept(name: str, entry: PuzzleEntry) -> None:
    options, position = adapter(name).set_up(book(name).wish(entry))
    data = position.data()
    again = game(name).load({"options": options, "position": data}, position.chance)
    assert again.data() == data


# -- one's own ----------------------------------------------------------------------------------------------------


def test_the_example_of_the_docs_has_one_solution() -> None:
    assert ways(example()) == [["run armor", "step nw"]]


def test_a_puzzle_that_nothing_solves_has_no_solution() -> None:
    figures = [*example().position["figures"][:1], {"id": "possessed_soldier-1", "squares": ["m10"]}]
    assert ways(changed(example(), solution=[], position={**example().position, "figures": figures})) == []


def test_what_is_wrong_with_a_solution_is_told() -> None:
    entry = example()
    with raises(ContentError, "it does not win"):
        checked(changed(entry, solution=["run armor"]))
    with raises(ContentError, "'step nw' comes after the end"):
        checked(changed(entry, solution=[*entry.solution, "step nw"]))
    with raises(ContentError, "solution: 'step nw':"):
        checked(changed(entry, solution=["step nw"]))
    with raises(ContentError, "nothing is asked of seat 1"):
        checked(changed(entry, seat=1))


def test_an_attack_is_left_to_luck() -> None:
    marines = [one | ({"hand": ["plasma_stream"]} if one["hand"] else {}) for one in example().position["marines"]]
    entry = changed(example(), position={**example().position, "marines": marines})
    with raises(ContentError, "is left to luck"):
        checked(changed(entry, solution=["play plasma_stream", "attack possessed_soldier-1"]))
    assert sorted(ways(changed(entry, solution=[]))) == [
        ["play plasma_stream", "step nw"],
        ["run plasma_stream", "step nw"],
    ]


def test_a_portal_that_is_not_there_is_told() -> None:
    entry = changed(example(), position={**example().position, "portals_left": [99]})
    with raises(ContentError, "there is no portal 99"):
        checked(entry)
