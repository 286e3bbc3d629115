"""Who may sit, watch and open tables: limits that parallel calls cannot pass, one side a person, private tables."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from platzdarm.server.config import Config
from platzdarm.server.presence import AWAY, KEPT, Presence
from tests.server.running import server_in_thread
from tests.server.test_people import new_name
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


def test_a_rated_table_can_choose_who_may_sit_down_by_rating(address: str) -> None:
    eva, foma, gleb = (Visitor(address).account(new_name(name)) for name in ("Eva", "Foma", "Gleb"))
    table = seated(eva, foma, rated=True)
    foma.line().ok("resign", table=table, seat=1)  # Eva has 1662 now, Foma 1338
    wish: dict[str, Any] = {"open": True, "rated": True, "band": {"least": 1400, "most": 1600}, **DUEL}
    made = eva.open_table("me", "open", **wish)["table"]
    assert made["band"] == {"least": 1400, "most": 1600}
    (row,) = [row for row in gleb.ok("GET", "/api/tables")["open"] if row["id"] == made["id"]]
    assert row["band"] == made["band"]
    answer = foma.call("POST", f"/api/tables/{made['id']}/join", {}).json()["error"]
    assert answer["slug"] == "outside-band"
    assert answer["text"] == "this table is for ratings from 1400 to 1600; yours is 1338"
    assert gleb.ok("POST", f"/api/tables/{made['id']}/join", {})["state"] == "playing"  # unrated is 1500
    # A link is an invitation whatever the rating.
    made = eva.open_table("me", "open", **wish)
    invitation = made["invitations"][0]["invitation"]
    assert foma.ok("POST", f"/api/tables/{made['table']['id']}/join", {"invitation": invitation})["mine"] == [1]
    wish |= {"game": "neuroshima", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for changed in ({"rated": False}, {"open": False}):
        assert eva.refused("POST", "/api/tables", {**wish, **changed}) == ("bad_request", "band-rated")
    upside_down = {**wish, "band": {"least": 1600, "most": 1400}}
    assert eva.refused("POST", "/api/tables", upside_down) == ("bad_request", "band-order")


def test_who_is_challenged_is_told_and_takes_the_seat_or_declines(address: str) -> None:
    names = new_name("Eva"), new_name("Foma")
    eva, foma = (Visitor(address).account(name) for name in names)
    stranger = Visitor(address).guest()
    seats = [{"kind": "me"}, {"kind": "person", "name": names[1].upper()}]
    assert foma.ok("GET", "/api/tables?list=asked")["asked"] == []
    tables = [
        eva.ok("POST", "/api/tables", {"game": "neuroshima", "seats": seats, **DUEL})["table"]["id"] for _ in range(2)
    ]
    asked = foma.ok("GET", "/api/tables?list=asked")["asked"]
    assert {row["id"] for row in asked} == set(tables) and asked[0]["seats"][1]["invited"] == names[1]
    assert stranger.ok("GET", "/api/tables?list=asked")["asked"] == []
    assert stranger.refused("POST", f"/api/tables/{tables[0]}/join", {})[1] == "no-free-seat"
    assert stranger.refused("POST", f"/api/tables/{tables[0]}/decline") == ("conflict", "not-invited")
    assert Visitor(address).refused("GET", "/api/tables?list=asked")[0] == "unauthorised"
    line = eva.line()
    line.watch(tables[1])
    foma.ok("GET", f"/api/tables/{tables[0]}")  # it is private, and he may see it
    assert foma.ok("POST", f"/api/tables/{tables[0]}/join", {})["state"] == "playing"
    assert foma.call("POST", f"/api/tables/{tables[1]}/decline").status_code == 204
    assert line.wait("table")["table"]["seats"][1]["invited"] is None
    assert foma.ok("GET", "/api/tables?list=asked")["asked"] == []
    assert foma.refused("GET", f"/api/tables/{tables[1]}") == ("forbidden", "private-table")
    nobody = [{"kind": "me"}, {"kind": "person", "name": "Nobody At All"}]
    assert eva.refused("POST", "/api/tables", {"game": "neuroshima", "seats": nobody, **DUEL}) == (
        "not_found",
        "no-player",
    )
    oneself = [{"kind": "me"}, {"kind": "person", "name": names[0]}]
    assert eva.refused("POST", "/api/tables", {"game": "neuroshima", "seats": oneself, **DUEL}) == (
        "bad_request",
        "ask-oneself",
    )
    anybody = [{"kind": "me"}, {"kind": "open", "name": names[1]}]
    assert eva.refused("POST", "/api/tables", {"game": "neuroshima", "seats": anybody, **DUEL}) == (
        "bad_request",
        "name-no-person",
    )


def test_who_is_on_some_page_is_here(address: str) -> None:
    names = new_name("Eva"), new_name("Foma")
    eva, foma = (Visitor(address).account(name) for name in names)
    eva.ok("GET", "/api/tables")
    assert foma.ok("GET", f"/api/players/{names[0]}")["here"] is True


def test_who_has_not_asked_for_anything_for_a_minute_and_has_no_line_is_away() -> None:
    now = [0.0]
    presence = Presence(lambda: now[0])
    assert not presence.here("eva")
    presence.note("eva")
    presence.came("foma")
    now[0] = AWAY - 1
    assert [presence.here(one) for one in ("eva", "foma", "gleb")] == [True, True, False]
    now[0] = AWAY + 1
    assert [presence.here(one) for one in ("eva", "foma", "gleb")] == [False, True, False]
    presence.went("foma")
    assert presence.here("foma")
    now[0] += AWAY
    assert not presence.here("foma") and not presence.lines
    for number in range(KEPT + 5):
        presence.note(str(number))
    assert len(presence.seen) == KEPT
