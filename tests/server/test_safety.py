"""Who may do what from where: origins, headers, limits, other people's seats, hostile messages, and no secrets."""

import json
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from platzdarm.server.config import Config
from platzdarm.server.security import new_code
from platzdarm.server.services import Services
from tests.server.running import server_in_thread
from tests.server.test_tables import DUEL, opened, seated
from tests.server.visitor import Line, Visitor


def test_every_answer_has_the_security_headers(address: str) -> None:
    for path in ("/", "/api/me", "/api/docs", "/nowhere.js", "/healthz"):
        headers = httpx.get(address + path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; "), path
        assert "unsafe" not in headers["content-security-policy"]
        assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
        assert "server" not in headers


def test_a_cookie_alone_changes_nothing(anna: Visitor) -> None:
    wish = {"game": "neuroshima", **DUEL}
    assert anna.refused("POST", "/api/tables", wish, **{"X-Platzdarm": "0"}) == ("forbidden", "own-header")
    assert anna.refused("POST", "/api/tables", wish, Origin="https://evil.example") == ("forbidden", "other-origin")
    assert anna.call("POST", "/api/tables", wish, Origin=anna.address).status_code == 201
    assert anna.call("GET", "/api/me", Origin="https://evil.example").status_code == 200


def test_another_sites_page_cannot_open_the_websocket(anna: Visitor) -> None:
    with pytest.raises(InvalidStatus):
        Line(anna, Origin="https://evil.example")
    assert Line(anna, Origin=anna.address).hello["person"] == anna.id


def test_nobody_acts_for_anothers_seat(anna: Visitor, boris: Visitor, address: str) -> None:
    table = seated(anna, boris)
    thief = Visitor(address).guest().line()
    for seat in (0, 1):
        for kind, fields in (
            ("act", {"number": 0, "action": "hq c3"}),
            ("undo", {}),
            ("ask", {"what": "draw"}),
            ("answer", {"what": "draw", "yes": True}),
            ("resign", {}),
            ("orders", {"orders": {}}),
        ):
            assert thief.refused(kind, table=table, seat=seat, **fields) == ("forbidden", "not-your-seat"), kind
    assert thief.refused("rematch", table=table) == ("forbidden", "not-at-table")
    assert thief.refused("act", table=table, seat=9, number=0, action="hq c3")[0] == "forbidden"
    shown = anna.ok("GET", f"/api/tables/{table}")
    assert (shown["number"], shown["state"], shown["offers"]) == (0, "playing", [])


def test_invitations_are_for_who_opened_the_table(anna: Visitor, boris: Visitor) -> None:
    made = anna.open_table("me", "person", **DUEL)
    table, secret = made["table"]["id"], made["invitations"][0]["invitation"]
    assert anna.ok("GET", f"/api/tables/{table}/invitations")[0]["invitation"] == secret
    assert boris.refused("GET", f"/api/tables/{table}/invitations") == ("forbidden", "owner-only")
    assert secret not in boris.call("GET", f"/api/tables/{table}").text


HOSTILE = [
    "",
    "null",
    "[]",
    "{}",
    '"act"',
    "{" * 5000,
    "[" * 15000,
    '{"type": "act"}',
    '{"type": "act", "table": 7}',
    '{"type": "fly", "id": 1}',
    '{"type": "watch", "table": "../../etc/passwd"}',
    '{"type": "watch", "table": "x\' OR 1=1 --"}',
    '{"type": "watch", "table": "\\u0000"}',
    '{"type": "watch", "table": "t", "seen": -1}',
    '{"type": "watch", "table": "t", "seen": 1e400}',
    '{"type": "chat", "table": "t", "text": "' + "x" * 501 + '"}',
    '{"type": "act", "id": {"a": 1}, "table": "t", "seat": 0, "number": 0, "action": "hq c3"}',
    '{"type": "act", "id": "' + "i" * 65 + '", "table": "t", "seat": 0, "number": 0, "action": "hq c3"}',
    '{"type": "act", "table": "t", "seat": 99999999999999999999999, "number": 0, "action": "hq c3"}',
    '{"type": "act", "table": "t", "seat": 0.5, "number": 0, "action": "hq c3"}',
    '{"type": "orders", "table": "t", "seat": 0, "orders": {"heal": "die"}}',
    '{"type": "ping", "extra": 1}',
    '{"type": "watch", "table": "\ud83d"}'.encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
]
WORDS = ["hq", "place", "c3", "r9", "\x00", "😀", "place mutant c3 r2", "hq " + "c" * 70, "%s%n", "heal a1 from", "-1"]


def test_hostile_messages_are_told_and_the_talk_goes_on(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line = anna.line()
    for number, raw in enumerate(HOSTILE):
        line.send_raw(raw)
        answer = line.next()
        assert answer["type"] == "error" and answer["error"]["code"] in ("bad_request", "not_found"), raw[:80]
        assert line.say("ping", id=f"after-{number}")["type"] == "pong"
    for raw_bytes in (b"\xff\xfe", bytes(range(256)), b"\x00" * 100):
        line.send_raw(raw_bytes)
        assert line.next()["error"]["code"] == "bad_request"
    line.send_raw("x" * 17_000)
    assert line.next()["error"]["code"] == "too_large"
    for text in WORDS:
        assert line.refused("act", table=table, seat=0, number=0, action=text)[0] in ("bad_request", "refused")
    line.act(table, 0, 0, "hq c3")


def test_a_monstrous_message_costs_the_connection_and_nothing_else(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line = anna.line()
    line.send_raw("x" * 100_000)
    assert line.closed_with() == 1009
    anna.line().act(table, 0, 0, "hq c3")


def test_limits_hold_and_the_table_goes_on(tmp_path: Path) -> None:
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, guest_tables=3)) as (address, _):
        anna = Visitor(address).guest()
        made = [anna.open_table("me", "me", **DUEL)["table"]["id"] for _ in range(3)]
        assert anna.refused("POST", "/api/tables", {"game": "neuroshima"}) == ("too_many", "too-many-tables")
        line = anna.line()
        for number in range(130):
            line.send_raw(json.dumps({"type": "ping", "id": number}))
        answers = [line.next() for _ in range(130)]
        assert {answer["type"] for answer in answers} == {"pong", "error"}
        assert {a["error"]["code"] for a in answers if a["type"] == "error"} == {"too_many"}
        time.sleep(0.3)
        line.act(made[0], 0, 0, "hq c3")
        visitor = Visitor(address)
        wrong = {"name": "Nobody", "password": "wrong password"}
        codes = [visitor.refused("POST", "/api/sessions", wrong)[0] for _ in range(12)]
        assert codes[0] == "unauthorised" and codes[-1] == "too_many"
        assert anna.call("PUT", "/api/me/settings", {"x": "y" * 20_000}).status_code == 413
        refused = anna.call("POST", "/api/packs/check", {"zip": "y" * 700_000}, **{"Accept-Language": "en"})
        assert refused.status_code == 413 and "600,000 bytes are the most" in refused.json()["error"]["text"]


def test_a_spy_never_learns_what_is_to_come(anna: Visitor, boris: Visitor, address: str, services: Services) -> None:
    """Everything that a spectator and both players ever receive is searched for the seed and for future draws."""
    table = seated(anna, boris, open=True)
    spy = Line(Visitor(address).guest("Spy"))
    spy.watch(table)
    line, other = anna.line(), boris.line()
    opened(line, other, table)
    seed = services.tables.live[table].stored.seed
    http = "".join(
        Visitor(address).call("GET", f"/api/tables/{table}{path}").text for path in ("", "/record", "/at/1", "/preview")
    )
    drawn = [event["tile"] for event in spy.wait("moved", number=2)["events"] if event["kind"] == "drew"]
    spy.say("ping")
    received = "".join([*spy.raw, *line.raw, *other.raw, http])
    assert seed not in received and '"chance"' not in received
    assert len(drawn) == 1
    line.ok("resign", table=table, seat=0)
    assert spy.wait("over")["seed"] == seed


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with (
        caplog.at_level("DEBUG", "platzdarm"),
        server_in_thread(Config(str(tmp_path / "p.db"), port=0)) as (address, _),
    ):
        anna = Visitor(address).account("Anna", "a secret password")
        token = anna.ok("POST", "/api/tokens", {"name": "bot"})["token"]
        made = anna.open_table("me", "person", **DUEL)
        invitation = made["invitations"][0]["invitation"]
        anna.call("GET", f"/table/{made['table']['id']}?invitation={invitation}")
        Visitor(address, token=token).ok("GET", "/api/me")
        cookie = anna.http.cookies["platzdarm_session"]
    said = "\n".join(f"{record.getMessage()} {record.__dict__}" for record in caplog.records)
    assert "/api/tokens" in said
    for secret in ("a secret password", token, invitation, cookie):
        assert secret not in said


def test_no_code_begins_like_an_option_of_the_command_line() -> None:
    codes = [new_code(12) for _ in range(500)]
    assert len(set(codes)) == 500 and not [code for code in codes if "-" in code]
