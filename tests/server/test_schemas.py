"""The wire has one description: types, from which schemas, the page's types and the documents are made."""

import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import SPECTATOR
from platzdarm.server import schemas
from platzdarm.server.adapters import adapter_of, game_of
from platzdarm.server.messages.tables import PositionInfo
from platzdarm.server.views import PositionViews

WEB = Path(__file__).parents[2] / "web"


def test_the_pages_types_and_the_documents_are_not_stale() -> None:
    written = runpy.run_path(str(WEB / "scripts/wire_types.py"))["written"]()
    assert len(written) == 2 + 2 * len(schemas.typed_games())
    for path, text in written.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale: python -m tests.made"


def test_every_type_and_field_says_what_it_means() -> None:
    for name, schema in schemas.everything().items():
        assert "description" in schema or "anyOf" in schema or name.endswith("Event"), name
        for field, value in schema.get("properties", {}).items():
            told_apart = len(value.get("enum", [])) == 1
            assert told_apart or value.get("description"), f"{name}.{field}"


@pytest.mark.parametrize("game", schemas.typed_games())
def test_what_a_game_tells_is_as_its_types_say(game: str) -> None:
    """Facts, events, previews and content of real games, read back strictly."""
    rules, adapter = game_of(game), adapter_of(game)
    luck = SeededChance(b"types")
    assert read_back(adapter.content(), adapter.types["Content"])
    for puzzle in adapter.puzzles():
        assert read_back(puzzle, adapter.types["Puzzle"])
    position = rules.start(rules.settle({}), SeededChance(b"a game like any other"))
    for number in range(120):
        if position.over:
            break
        if number % 10 == 0:
            for seat in range(SPECTATOR, position.seat_count()):
                known = position.masked(seat)
                facts = known.facts(seat)
                assert read_back(facts, adapter.types["Facts"]) == plain(facts)
                shown = PositionViews(rules, adapter, position, number).view([seat] if seat >= 0 else [])
                msgspec.json.decode(msgspec.json.encode(shown), type=PositionInfo)
                read_back(adapter.preview(known, number, facts), adapter.types["Preview"])
        decision = position.pending()[0]
        events = position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
        for event in events:
            told = rules.vocabulary.event(position, event)
            assert read_back(told, adapter.types["AnyEvent"]) == plain(told), event.kind


def read_back(told: Any, kind: Any) -> Any:
    """As plain data; a field that the type does not know would be missing from it."""
    return plain(msgspec.json.decode(msgspec.json.encode(told), type=kind))


def plain(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))
