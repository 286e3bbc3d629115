"""What the server writes, for the page to take apart again.

The page's tests read the file (`tests/made.py` writes it anew); `test_vocabulary.py` compares it with what the engine
says today.
"""

from pathlib import Path
from typing import Any

import msgspec

from platzdarm.games.discovery import game, game_names
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.game import Game
from platzdarm.kernel.match import Replay
from platzdarm.kernel.position import Position
from platzdarm.kernel.record import parse
from platzdarm.kernel.vocabulary import Number, Scene
from platzdarm.server.http.games import vocabulary_info

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "src" / "games" / "vocabularies.json"
# records in which most verbs are played, and how far they are followed
RECORDS = {
    "neuroshima": ("free_for_all-6-1", 140),
    "doom2016": ("titans_shadow-4", 820),
    "doom2004": ("throne_is_a_machine-3", 600),
    "inferno": ("soul_spires_4-four", 600),
}


def samples() -> bytes:
    told = {name: {"vocabulary": vocabulary_info(game(name)), "actions": actions_of(name)} for name in game_names()}
    return msgspec.json.encode(told) + b"\n"


def actions_of(name: str) -> list[dict[str, Any]]:
    """The first of each verb and length in a record; what is not played there, with nothing but zeros."""
    record, last = RECORDS[name]
    replay = Replay(game(name), parse((ROOT / "tests" / name / "golden" / f"{record}.rec").read_text("utf-8")))
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for move in replay.record.moves[1:last]:
        action = replay.game.read(replay.position, move.seat, move.text)
        key = (verb_of(action), len(move.text.split()))
        if key not in found:
            found[key] = taken_apart(replay.game, replay.position, move.seat, action)
        replay.step()
    played = {verb for verb, _ in found}
    for verb in range(len(replay.game.vocabulary.verbs)):
        if verb not in played:
            found[verb, 0] = taken_apart(replay.game, replay.position, 0, verb)
    return [found[key] for key in sorted(found)]


def taken_apart(game: Game[Any], position: Position, seat: int, action: int) -> dict[str, Any]:
    """The text of an action, and what the page is to find in it."""
    row = game.vocabulary.verbs[verb_of(action)]
    scene = Scene(position, seat, row.names, row.values(action))
    told: dict[str, Any] = {"text": game.write(position, seat, action), "verb": row.word}
    for operand, value in zip(row.operands, scene.values, strict=True):
        kind = operand.kind
        if value or not operand.optional:
            told[operand.name] = value + kind.first if isinstance(kind, Number) else kind.write(scene, value)
    return told
