"""A bot outside the server: it takes a seat with a token and plays by the documented protocol (docs/protocol.md).

    python examples/bot.py --server http://127.0.0.1:8420 --token TOKEN --table TABLE [--invitation INVITATION]
    python examples/bot.py --server http://127.0.0.1:8420 --new [--game inferno --seats 2 --option mode=duel]

The second opens a table of its own as a guest and plays it against bots of the server. It plays any game, for the
server lists the legal answers. It needs httpx and websockets, nothing of Platzdarm. Its play is a placeholder for
yours: `choose` picks at random.
"""

import argparse
import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]


def answers(question: Message) -> list[str]:
    """Every legal answer: the singles, and the forms with their x and y put in."""
    legal = question["answers"]
    found: list[str] = list(legal["singles"])
    for span in legal["spans"]:
        for x in span["x"]:
            for y in span["y"] or [""]:
                found.append(span["form"].replace("{x}", x).replace("{y}", str(y)))
    return found


def choose(facts: Message, question: Message) -> str:
    """Your bot goes here: `facts` is all that this seat may know."""
    return random.choice(answers(question))


class Player:
    """Keeps the table as the server tells it, and answers whenever one of its own seats is asked."""

    def __init__(self, table: str, moves: int | None) -> None:
        self.table = table
        self.left = moves
        self.known: Message = {}
        self.sent = -1  # the number for which an action is under way

    async def play(self, socket: ClientConnection) -> Message | None:
        """To the end of the game, or of its moves. None where the connection was lost: connect and play on."""
        self.sent = -1
        await socket.send(json.dumps({"type": "watch", "id": "watch", "table": self.table}))
        async for raw in socket:
            self.hear(json.loads(raw))
            if self.known.get("state") == "over":
                return self.known
            action = self.decide()
            if action is not None:
                if self.left == 0:
                    return self.known
                self.left = None if self.left is None else self.left - 1
                await socket.send(json.dumps(action))
        return None

    def hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "table":
            self.known = message["table"]
        elif kind == "moved":
            self.known |= {key: message[key] for key in ("number", "facts", "asked")}
        elif kind == "taken_back":
            self.known |= {key: message[key] for key in ("branch", "facts", "asked")}
            self.known["number"] = message["number"] - 1
            self.sent = -1
        elif kind == "over":
            self.known |= {"state": "over", "result": message["result"]}
        elif kind == "error":
            print("refused:", message["error"]["text"])
            self.sent = -1

    def decide(self) -> Message | None:
        number = self.known.get("number", 0)
        for question in self.known.get("asked", []):
            if "answers" in question and question["due"] and number != self.sent:
                self.sent = number
                action = choose(self.known["facts"], question)
                # The id makes the action count once, however often it is sent; after a take-back it is another one.
                name = f"{self.table}-{self.known.get('branch', 0)}-{number}"
                return {"type": "act", "id": name, "table": self.table, "seat": question["seat"]} | {
                    "number": number,
                    "action": action,
                }
        return None


def accepted(answer: httpx.Response) -> Message:
    """What the server answers; where it refuses, its reason ends the program."""
    told: Message = answer.json() if answer.content else {}
    if answer.is_error:
        raise SystemExit(f"refused: {told['error']['text']}")
    return told


async def take_seat(http: httpx.AsyncClient, arguments: argparse.Namespace) -> str:
    """The id of the table at which the bot sits then."""
    if arguments.new:
        others = [{"kind": "bot", "bot": "random"}] * (arguments.seats - 1)
        wish = {"game": arguments.game, "options": dict(word.split("=", 1) for word in arguments.option)}
        made = accepted(await http.post("/api/tables", json={**wish, "seats": [{"kind": "me"}, *others]}))
        return str(made["table"]["id"])
    link = {"invitation": arguments.invitation} if arguments.invitation else {}
    accepted(await http.post(f"/api/tables/{arguments.table}/join", json=link))
    return str(arguments.table)


async def main(arguments: argparse.Namespace) -> None:
    headers = {"X-Platzdarm": "1"}
    if arguments.token:
        headers["Authorization"] = f"Bearer {arguments.token}"
    async with httpx.AsyncClient(base_url=arguments.server, headers=headers) as http:
        if not arguments.token:
            accepted(await http.post("/api/guest", json={"name": "Example bot"}))
            token = accepted(await http.post("/api/tokens", json={"name": "example"}))["token"]
            headers["Authorization"] = f"Bearer {token}"
        player = Player(await take_seat(http, arguments), arguments.moves)
    url = arguments.server.replace("http", "ws", 1) + "/api/live"
    while True:
        try:
            async with connect(url, additional_headers=headers, max_size=None) as socket:
                end = await player.play(socket)
            if end is not None:
                print("over:", end["result"]) if end["state"] == "over" else print("played", arguments.moves)
                return
        except (ConnectionClosed, OSError):
            pass
        await asyncio.sleep(1)  # the server was restarted, perhaps; nothing is lost


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="An example bot for Platzdarm.")
    parser.add_argument("--server", default="http://127.0.0.1:8420")
    parser.add_argument("--token", help="from POST /api/tokens; without it the bot plays as a guest")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--table", help="the table to sit down at")
    where.add_argument("--new", action="store_true", help="open a table against a bot of the server")
    parser.add_argument("--game", default="neuroshima", help="of a new table")
    parser.add_argument("--seats", type=int, default=2, help="of a new table; bots take all but the first")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="of a new table")
    parser.add_argument("--moves", type=int, metavar="N", help="leave after so many moves of its own")
    parser.add_argument("--invitation", help="the secret of an invitation link, for a seat that is not open to all")
    wishes = parser.parse_args()
    if any("=" not in word for word in wishes.option):
        parser.error("--option is KEY=VALUE")
    try:
        asyncio.run(main(wishes))
    except httpx.TransportError:
        raise SystemExit(f"no server answers at {wishes.server}") from None
