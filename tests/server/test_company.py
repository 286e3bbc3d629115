"""Who may sit, watch and open tables: limits that parallel calls cannot pass, one side a person, private tables."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from platzdarm.server.config import Config
from tests.server.running import server_in_thread
from tests.server.test_tables import DUEL, seated
from tests.server.visitor import Visitor, bot_seat

MISSION = {"mission": "knee_deep_in_the_dead"}


def test_many_calls_at_once_open_no_more_tables_than_allowed(place: str) -> None:
    with server_in_thread(Config(place, port=0, rates=1000, guest_tables=5)) as (address, _):
        anna = Visitor(address).guest()
        cookie = anna.http.cookies["platzdarm_session"]

        def open_one(_: int) -> int:
            other = Visitor(address)
            other.http.cookies.set("platzdarm_session", cookie)
            return other.call("POST", "/api/tables", {"game": "neuroshima"}).status_code

        with ThreadPoolExecutor(12) as pool:
            codes = list(pool.map(open_one, range(24)))
        assert (codes.count(201), codes.count(429)) == (5, 19)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[str]:
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, rates=1000, guest_tables=150)) as (address, _):
        yield address


@pytest.mark.slow
def test_nobody_fills_the_lobby_alone(small: str) -> None:
    honest = Visitor(small).guest("Honest").open_table("me", "open", open=True, **DUEL)["table"]["id"]
    flooder = Visitor(small).guest()
    for _ in range(110):
        flooder.open_table("me", "open", open=True, **DUEL)
    shown = flooder.ok("GET", "/api/tables?list=open,mine")
    assert honest in [row["id"] for row in shown["open"]] and len(shown["open"]) < 10
    assert shown["more"] == ["mine"] and len(shown["mine"]) == 100
    rest = flooder.ok("GET", "/api/tables?list=mine&skip=100")
    assert len(rest["mine"]) == 10 and "more" not in rest
    assert not {row["id"] for row in rest["mine"]} & {row["id"] for row in shown["mine"]}


def test_games_between_programs_alone_are_few(small: str) -> None:
    anna = Visitor(small).guest()
    wish = {"game": "neuroshima", "seats": [bot_seat("bot:random"), bot_seat("bot:random")]}
    codes = [anna.call("POST", "/api/tables", wish).status_code for _ in range(5)]
    assert codes[:3] == [201] * 3
    if codes[3] != 201:  # unless one of them is over already
        assert anna.refused("POST", "/api/tables", wish)[1] == "too-many-bot-tables" or codes[4] == 201
    anna.open_table("me", "bot:random", **DUEL)


def test_a_stranger_at_an_open_table_plays_for_one_side(anna: Visitor, boris: Visitor) -> None:
    wish = {"game": "doom2016", "options": {**MISSION, "marines": "3"}, "open": True}
    seats = [{"kind": kind} for kind in ("open", "me", "open", "open")]
    table = anna.ok("POST", "/api/tables", wish | {"seats": seats})["table"]["id"]
    boris.ok("POST", f"/api/tables/{table}/join", {"seat": 2})
    assert boris.refused("POST", f"/api/tables/{table}/join", {"seat": 0}) == ("forbidden", "one-side")
    boris.ok("POST", f"/api/tables/{table}/join", {"seat": 3})
    anna.ok("POST", f"/api/tables/{table}/join", {"seat": 0})


def test_who_is_given_both_links_takes_both_seats(anna: Visitor, boris: Visitor) -> None:
    made = anna.open_table("open", "open", open=True, **DUEL)
    for invitation in made["invitations"]:
        boris.ok("POST", f"/api/tables/{made['table']['id']}/join", {"invitation": invitation["invitation"]})
    assert boris.ok("GET", f"/api/tables/{made['table']['id']}")["mine"] == [0, 1]


def test_a_private_table_is_for_those_who_sit_there(anna: Visitor, boris: Visitor, address: str) -> None:
    table = seated(anna, boris)
    stranger = Visitor(address).guest("Stranger")
    refusal = ("forbidden", "private-table")
    for path in ("", "/record", "/at/0", "/preview"):
        assert stranger.refused("GET", f"/api/tables/{table}{path}") == refusal
        assert Visitor(address).refused("GET", f"/api/tables/{table}{path}") == refusal
    line = stranger.line()
    assert line.refused("watch", table=table) == line.refused("chat", table=table, text="psst") == refusal
    other = boris.line()
    other.watch(table)
    other.ok("resign", table=table, seat=1)
    assert stranger.ok("GET", f"/api/tables/{table}")["state"] == "over", "what is over may be shown around"
    assert "seed: " in stranger.ok("GET", f"/api/tables/{table}/record")


def test_seats_say_who_is_a_guest(anna: Visitor, address: str) -> None:
    table = anna.open_table("me", "person", **DUEL)
    vera = Visitor(address).account("Vera of the seats")
    invitation = table["invitations"][0]["invitation"]
    shown = vera.ok("POST", f"/api/tables/{table['table']['id']}/join", {"invitation": invitation})
    assert [seat["guest"] for seat in shown["seats"]] == [True, False]


@pytest.mark.slow
def test_many_guests_at_one_address_are_limited_together(tmp_path: Path) -> None:
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, guest_tables=1000)) as (address, _):
        guests = [Visitor(address).guest() for _ in range(5)]
        table = guests[0].open_table("me", "me", open=True, **DUEL)["table"]["id"]
        codes = [guest.call("GET", f"/api/tables/{table}").status_code for _ in range(60) for guest in guests]
        assert codes[:100] == [200] * 100 and 429 in codes
        guests[1].http.headers["X-Forwarded-For"] = "10.1.2.3"
        assert guests[1].call("GET", f"/api/tables/{table}").status_code == 200, "who is elsewhere is not meant"


def test_the_lobby_tells_who_is_at_a_waiting_table_and_how_they_are_rated(address: str) -> None:
    vera = Visitor(address).account("Vera of the lobby")
    table = vera.open_table("me", "open", open=True, rated=True, **DUEL)["table"]["id"]

    def seats() -> list[dict[str, object]]:
        rows = Visitor(address).ok("GET", "/api/tables?list=open")["open"]
        return next(list(row["seats"]) for row in rows if row["id"] == table)

    assert [seat["here"] for seat in seats()] == [False, False]
    line = vera.line()
    line.watch(table)
    assert [seat["here"] for seat in seats()] == [True, False]
    line.ok("leave", table=table)
    assert seats()[0]["here"] is False and seats()[0]["left"] is not None
