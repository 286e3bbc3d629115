"""A whole game over the wire, on both databases, and what a spy could have known on the way."""

import json
from collections.abc import Iterator
from typing import Any

from platzdarm.games.discovery import game
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.kernel.chance import seed_hash
from platzdarm.kernel.match import Match, Replay
from platzdarm.kernel.record import Record, parse
from platzdarm.server.bot_pool import make_task
from platzdarm.server.config import Config
from tests.server.running import server_in_thread
from tests.server.test_tables import seated
from tests.server.visitor import Line, Visitor, all_answers

TELLING = 5  # so many tiles in the order in which they will be drawn are no accident


def play_to_the_end(lines: list[Line], table: str) -> None:
    shown = [line.watch(table) for line in lines]
    while shown[0]["state"] == "playing":
        number = shown[0]["number"]
        for line, known in zip(lines, shown, strict=True):
            answers = all_answers(known["asked"])
            if answers:
                # Not the first, which would be to end the turn; so that battles are fought.
                seat, action = answers[(number * 31 + 17) % len(answers)]
                line.act(table, seat, number, action)
        for line, known in zip(lines, shown, strict=True):
            known |= line.wait("moved", number=number + 1)
            if game_over(known):
                line.wait("over")
                known["state"] = "over"


def game_over(known: dict[str, Any]) -> bool:
    return known["facts"]["result"] is not None


def test_a_whole_game_ends_by_the_rules_and_can_be_verified(place: str) -> None:
    with server_in_thread(Config(place, port=0, rates=1000)) as (address, server):
        anna, boris = Visitor(address).guest("Anna"), Visitor(address).guest("Boris")
        table = seated(anna, boris, open=True)
        spy = Line(Visitor(address))
        before = spy.watch(table)
        play_to_the_end([anna.line(), boris.line()], table)
        over = spy.wait("over")
        assert over["reason"] == "rules" and seed_hash(bytes.fromhex(over["seed"])) == before["seed_hash"]
        record = parse(anna.ok("GET", f"/api/tables/{table}/record"))
        position = Replay(game("neuroshima"), record).check()
        assert isinstance(position, Skirmish)
        assert position.result == over["result"]
        printed = [[tile.id for tile in army.tiles] for army in position.setting.armies]
        assert spied(spy, over["seed"], record, printed) == []
        server.services.tables.live.clear()  # as after a restart: from the store
        again = boris.ok("GET", f"/api/tables/{table}")
        assert (again["state"], again["result"], again["number"]) == ("over", over["result"], len(record.moves) - 1)


# -- the spy ------------------------------------------------------------------------------------------------------


def spied(spy: Line, seed: str, record: Record, printed: list[list[str]]) -> list[str]:
    """Everything in what the spy received before the end that he could not have known; nothing, that is.

    What is left in a pile is no secret and is told as the army's list has it: draws that happen to come in that order
    (one time in sixty with five tiles) show nothing.
    """
    draws = [move.outcomes for move in record.moves]
    found: list[str] = []
    number = 0
    for raw in spy.raw:
        message = json.loads(raw)
        if message["type"] == "over":
            break
        number = message.get("number", number) if message["type"] == "moved" else number
        if seed in raw or seed[:16] in raw:
            found.append(f"the seed, at {number}")
        for seat in range(2):
            coming = [tile for tiles in draws[number + 1 :] for tile in tiles if tile.startswith(army(record, seat))]
            places = [printed[seat].index(tile) for tile in coming[:TELLING]]
            if places not in (sorted(places), sorted(places, reverse=True)):
                found += [f"{tiles} at {number}" for tiles in lists(message) if foretells(tiles, coming[:TELLING])]
    assert number > 50, "the spy saw a whole game"
    return found


def army(record: Record, seat: int) -> str:
    return record.options["armies"].split(",")[seat]


def foretells(tiles: list[Any], coming: list[str]) -> bool:
    if len(coming) < TELLING:
        return False
    return any(tiles[start : start + TELLING] in (coming, coming[::-1]) for start in range(len(tiles)))


def lists(data: Any) -> Iterator[list[Any]]:
    """Every list in a message, also of the keys of an object: an order can hide there."""
    if isinstance(data, dict):
        yield list(data)
        for value in data.values():
            yield from lists(value)
    elif isinstance(data, list):
        yield data
        for value in data:
            yield from lists(value)


def test_the_checker_would_notice_a_leak() -> None:
    assert foretells(["x", "a", "b", "c", "d", "e"], ["a", "b", "c", "d", "e"])
    assert not foretells(["a", "b", "c", "d"], ["a", "b", "c", "d", "e"])


def test_a_bots_worker_gets_nothing_of_what_is_to_come() -> None:
    seed = bytes(range(32))
    match = Match(game("neuroshima"), {"armies": "borgo,moloch", "first": "0"}, seed)
    task = make_task("neuroshima", match.options, match.position, 0, 0, "greedy")
    assert task.known["chance"] == [] and seed.hex() not in repr(task) and str(seed) not in repr(task)
