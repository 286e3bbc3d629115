"""`kill -9` under load: everything that was acknowledged is there after the restart, and nothing twice."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.running import ServerProcess, until
from tests.server.visitor import Line, Visitor, all_answers

PLAYERS = 4
ACTIONS_BEFORE_KILL = 25


class Player:
    """Plays both seats of a table of its own as fast as it can, and remembers what was acknowledged."""

    def __init__(self, address: str) -> None:
        self.visitor = Visitor(address).guest()
        options = {"armies": "borgo,moloch", "first": "0"}
        self.table = self.visitor.open_table("me", "me", options=options)["table"]["id"]
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.unsure: dict[str, Any] | None = None  # sent, and not answered when the server died
        self.sent = 0
        self.over = False

    def play_until_it_dies(self, address: str) -> None:
        self.visitor.http.base_url = self.visitor.address = address
        with suppress(WebSocketException, OSError, TimeoutError):
            self.play()
            self.over = True

    def play(self) -> None:
        line = self.visitor.line()
        if self.unsure is not None:
            self.send(line, self.unsure)  # the same message once more: it must count once
        shown = line.watch(self.table)
        while shown["state"] == "playing":
            answers = all_answers(shown["asked"])
            seat, action = answers[(shown["number"] * 7) % len(answers)]
            self.sent += 1
            message = {"seat": seat, "number": shown["number"], "action": action, "id": f"{self.table}{self.sent}"}
            line.heard.clear()
            self.send(line, message)
            news = line.wait("moved", number=message["number"] + 1)
            shown |= {"asked": news["asked"], "number": news["number"]}
            if news["facts"]["result"] is not None:
                shown["state"] = "over"

    def send(self, line: Line, message: dict[str, Any]) -> None:
        self.unsure = message
        answer = line.ok("act", table=self.table, **message)
        assert answer["number"] == message["number"] + 1
        self.acknowledged[answer["number"]] = (message["seat"], message["action"])
        self.unsure = None

    def check(self, address: str) -> None:
        self.visitor.http.base_url = self.visitor.address = address
        shown = self.visitor.ok("GET", f"/api/tables/{self.table}")
        stored = {entry["number"]: (entry["seat"], entry["action"]) for entry in shown["log"]}
        for number, line in self.acknowledged.items():
            assert stored.get(number) == line, f"action {number} was acknowledged and is lost"
        assert sorted(stored) == list(range(1, shown["number"] + 1)), "an action is missing or doubled"
        more = len(stored) - len(self.acknowledged)
        assert more in (0, 1), "more is stored than was sent"
        if more:
            assert self.unsure is not None and stored[len(stored)] == (self.unsure["seat"], self.unsure["action"])


def play_and_kill(server: ServerProcess, players: list[Player]) -> int:
    """All play until so many actions are under way, and the server dies in the middle of it; how many were sent."""
    before = sent_by(players)
    with ThreadPoolExecutor(PLAYERS) as pool:
        games = [pool.submit(player.play_until_it_dies, server.address) for player in players]
        enough = before + ACTIONS_BEFORE_KILL
        until(lambda: sent_by(players) >= enough or all(game.done() for game in games), 60)
        server.kill()
        for game in games:
            game.result(60)
    return sent_by(players) - before


def sent_by(players: list[Player]) -> int:
    return sum(player.sent for player in players)


def rounds(place: str, log: Path, number: int) -> int:
    """So many times: play, kill, start again, compare. Gives the number of actions sent."""
    server = ServerProcess(place, log).start()
    players = [Player(server.address) for _ in range(PLAYERS)]
    sent = 0
    for _ in range(number):
        sent += play_and_kill(server, players)
        server.start()
        for player in players:
            player.check(server.address)
        if any(player.over for player in players):
            players = [Player(server.address) for _ in range(PLAYERS)]
    server.stop()
    assert '"level": "error"' not in log.read_text()
    return sent


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
@pytest.mark.slow
def test_three_rounds_of_kill_lose_and_double_nothing(place: str, tmp_path: Path) -> None:
    assert rounds(place, tmp_path / "log", 3) >= 3 * ACTIONS_BEFORE_KILL


@pytest.mark.slow
def test_thirty_rounds_of_kill_lose_and_double_nothing(place: str, tmp_path: Path) -> None:
    assert rounds(place, tmp_path / "log", 30) >= 30 * ACTIONS_BEFORE_KILL
