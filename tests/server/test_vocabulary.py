"""The table that a client parses by: complete, and the one that the page is tested with."""

import json
from importlib import import_module

from platzdarm.games.discovery import game, game_names
from platzdarm.server.http.games import game_info
from tests.server.vocabulary_samples import FILE, samples


def test_the_page_is_tested_with_what_the_server_writes_today() -> None:
    assert FILE.read_bytes() == samples(), "stale: python -m tests.made"


def test_a_client_gets_every_verb_event_and_question_with_known_kinds() -> None:
    for name in game_names():
        told, vocabulary = game_info(name, 5.0).vocabulary, game(name).vocabulary
        assert [verb.word for verb in told.verbs] == list(vocabulary.by_word)
        assert {event.kind for event in told.events} == set(vocabulary.events)
        assert [asked.kind for asked in told.questions if asked.orderable] == game_info(name, 5.0).orderable
        kinds = {kind.name for kind in told.kinds}
        rows = [*(verb.operands for verb in told.verbs), *(event.fields for event in told.events)]
        assert {operand.kind for row in [*rows, *(asked.about for asked in told.questions)] for operand in row} <= kinds


def test_every_number_of_a_verb_has_its_row() -> None:
    for name in game_names():
        numbers = import_module(f"platzdarm.games.{name}.rules.verbs")
        assert len(game(name).vocabulary.verbs) - 1 == numbers.LAST


def test_the_samples_hold_every_verb() -> None:
    for name, told in json.loads(FILE.read_bytes()).items():
        assert {action["verb"] for action in told["actions"]} == set(game(name).vocabulary.by_word)
