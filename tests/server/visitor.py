"""Somebody at the server: a browser's session or a program's token, and a WebSocket."""

import json
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

COOKIE = "platzdarm_session"
Message = dict[str, Any]


class Visitor:
    def __init__(self, address: str, lang: str = "en", token: str | None = None) -> None:
        self.address = address
        headers = {"X-Platzdarm": "1", "Accept-Language": lang}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self.http = httpx.Client(base_url=address, headers=headers, timeout=30, verify=False)

    def guest(self, name: str | None = None) -> "Visitor":
        self.ok("POST", "/api/guest", {} if name is None else {"name": name})
        return self

    def account(self, name: str, password: str = "correct horse") -> "Visitor":
        self.ok("POST", "/api/accounts", {"name": name, "password": password})
        return self

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.http.request(method, path, json=body, headers=headers)

    def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.call(method, path, body)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def refused(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[str, str]:
        """The code and slug of an error."""
        answer = self.call(method, path, body, **headers)
        assert answer.status_code >= 400, f"{method} {path}: {answer.text}"
        error = answer.json()["error"]
        assert error["text"]
        return error["code"], error["slug"]

    @property
    def id(self) -> str:
        return str(self.ok("GET", "/api/me")["person"])

    def open_table(self, *kinds: str, **wishes: Any) -> Message:
        seats = [{"kind": kind} if ":" not in kind else bot_seat(kind) for kind in kinds]
        return dict(self.ok("POST", "/api/tables", {"game": "neuroshima", "seats": seats} | wishes))

    def line(self) -> "Line":
        return Line(self)


def bot_seat(kind: str) -> Message:
    word, _, bot = kind.partition(":")
    return {"kind": word, "bot": bot}


class Line:
    """A WebSocket; what the server says unasked is kept in `heard`."""

    def __init__(self, visitor: Visitor, **headers: str) -> None:
        extra = {name: value for name, value in visitor.http.headers.items() if name == "authorization"}
        cookie = visitor.http.cookies.get(COOKIE)
        if cookie:
            extra["Cookie"] = f"{COOKIE}={cookie}"
        url = visitor.address.replace("http", "ws", 1) + "/api/live"
        self.stack = ExitStack()
        opening = connect(url, additional_headers={**extra, **headers}, max_size=None)
        self.socket: ClientConnection = self.stack.enter_context(opening)
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.count = 0
        self.hello = self.next()

    def next(self, patience: float = 20.0) -> Message:
        raw = self.socket.recv(patience)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Message = json.loads(raw)
        return message

    def send_raw(self, raw: str | bytes) -> None:
        self.socket.send(raw)

    def say(self, kind: str, **fields: Any) -> Message:
        """Say something and give the answer to it."""
        self.count += 1
        said = {"type": kind, "id": f"m{self.count}", **fields}
        self.socket.send(json.dumps(said))
        while True:
            message = self.next()
            if message.get("id") == said["id"] and message["type"] in ("ack", "error", "pong"):
                return message
            self.heard.append(message)

    def ok(self, kind: str, **fields: Any) -> Message:
        answer = self.say(kind, **fields)
        assert answer["type"] == "ack", answer
        return answer

    def refused(self, kind: str, **fields: Any) -> tuple[str, str]:
        answer = self.say(kind, **fields)
        assert answer["type"] == "error", answer
        return answer["error"]["code"], answer["error"]["slug"]

    def wait(self, kind: str, patience: float = 20.0, **fields: Any) -> Message:
        """The next message of that type (and with these fields), from those already heard on."""
        while True:
            for place, message in enumerate(self.heard):
                if message["type"] == kind and all(message.get(key) == value for key, value in fields.items()):
                    del self.heard[: place + 1]
                    return message
            self.heard.append(self.next(patience))

    def watch(self, table: str, **fields: Any) -> Message:
        self.ok("watch", table=table, **fields)
        return dict(self.wait("table")["table"])

    def act(self, table: str, seat: int, number: int, action: str) -> int:
        return int(self.ok("act", table=table, seat=seat, number=number, action=action)["number"])

    def close(self) -> None:
        self.stack.close()

    def closed_with(self) -> int:
        """Read on until the server closes; its code."""
        try:
            while True:
                self.heard.append(self.next())
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code


def first_answer(asked: list[Message]) -> tuple[int, str]:
    """Seat and notation of the first answer to the first question that has answers."""
    return all_answers(asked)[0]


def all_answers(asked: list[Message]) -> list[tuple[int, str]]:
    """Every answer, made from singles and forms as a client does."""
    found: list[tuple[int, str]] = []
    for question in asked:
        legal = question.get("answers")
        if legal is None:
            continue
        answers = list(legal["singles"])
        for span in legal["spans"]:
            for x in span["x"]:
                for y in span["y"] or [""]:
                    answers.append(span["form"].replace("{x}", x).replace("{y}", str(y)))
        assert len(answers) == legal["count"]
        found += [(question["seat"], answer) for answer in answers]
    return found
