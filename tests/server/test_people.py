"""Guests, accounts, sessions and tokens, as a browser and a program use them."""

import re
import secrets
from pathlib import Path

import pytest

from platzdarm.server.config import Config
from tests.server.running import server_in_thread
from tests.server.visitor import Line, Visitor


def new_name(word: str) -> str:
    return f"{word} {secrets.token_hex(3)}"


def test_nobody_is_nobody_until_he_is_a_guest(address: str) -> None:
    visitor = Visitor(address)
    assert visitor.ok("GET", "/api/me") == {"person": None, "name": None, "guest": False, "settings": {}, "ratings": []}
    assert visitor.refused("GET", "/api/sessions") == ("unauthorised", "sign-in")
    visitor.guest("Анна")
    me = visitor.ok("GET", "/api/me")
    assert (me["name"], me["guest"]) == ("Анна", True)
    again = visitor.ok("POST", "/api/guest", {})
    assert again["person"] == me["person"]


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(address: str) -> None:
    answer = Visitor(address).call("POST", "/api/guest", {})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


@pytest.mark.parametrize(("lang", "called"), [("en", "Guest"), ("ru", "Гость")])
def test_a_guest_without_a_name_has_one_in_his_language(address: str, lang: str, called: str) -> None:
    visitor = Visitor(address)
    made = visitor.call("POST", "/api/guest", {}, **{"Accept-Language": lang}).json()
    assert re.fullmatch(rf"{called} [0-9A-F]{{4}}", made["name"])


def test_a_guest_becomes_an_account_and_keeps_his_tables(address: str) -> None:
    visitor = Visitor(address).guest()
    table = visitor.open_table("me", "open")["table"]["id"]
    name = new_name("Vera")
    visitor.account(name)
    me = visitor.ok("GET", "/api/me")
    assert (me["name"], me["guest"]) == (name, False)
    assert [row["id"] for row in visitor.ok("GET", "/api/tables?list=mine")["mine"]] == [table]
    elsewhere = Visitor(address)
    elsewhere.ok("POST", "/api/sessions", {"name": name.upper(), "password": "correct horse"})
    assert elsewhere.id == me["person"]


def test_wrong_names_and_passwords_are_told_alike(address: str) -> None:
    name = new_name("Gleb")
    Visitor(address).account(name)
    visitor = Visitor(address)
    for credentials in (
        {"name": name, "password": "wrong password"},
        {"name": "Nobody 1", "password": "wrong password"},
    ):
        assert visitor.refused("POST", "/api/sessions", credentials) == ("unauthorised", "wrong-password")
    assert (
        visitor.refused("POST", "/api/accounts", {"name": name.lower(), "password": "another one"})[1] == "name-taken"
    )
    assert visitor.refused("POST", "/api/guest", {"name": name})[1] == "name-taken"


@pytest.mark.parametrize("name", ["", " ", "a" * 25, "<b>", "x\ny\x00", "-dash"])
def test_strange_names_are_refused(address: str, name: str) -> None:
    code, slug = Visitor(address).refused("POST", "/api/accounts", {"name": name, "password": "long enough"})
    assert code == "bad_request" and slug in ("bad-name", "malformed")


def test_a_refusal_names_the_field_in_the_language_that_was_asked_for(address: str) -> None:
    visitor = Visitor(address, lang="ru")
    short = visitor.http.post("/api/accounts", json={"name": "Ира", "password": "abc"}).json()["error"]["text"]
    assert "password" in short and "знаков в строке должно быть не меньше 8" in short
    lacking = visitor.http.get("/api/games/neuroshima/played").json()["error"]["text"]
    assert "в адресе нет обязательного параметра option" in lacking


def test_a_name_may_end_with_the_dot_of_an_initial(address: str) -> None:
    name = f"{new_name('Maria')} K."
    assert Visitor(address).account(name).ok("GET", "/api/me")["name"] == name
    assert Visitor(address).ok("GET", f"/api/players/{name}")["name"] == name


def test_a_session_that_is_ended_is_over_at_once(address: str) -> None:
    name = new_name("Dina")
    first = Visitor(address).account(name)
    second = Visitor(address)
    second.ok("POST", "/api/sessions", {"name": name, "password": "correct horse"})
    line = second.line()
    sessions = first.ok("GET", "/api/sessions")
    assert [entry["this"] for entry in sessions] == [True, False]
    assert Visitor(address).guest().refused("DELETE", f"/api/sessions/{sessions[1]['id']}") == ("not_found", "no-key")
    assert first.call("DELETE", f"/api/sessions/{sessions[1]['id']}").status_code == 204
    assert second.ok("GET", "/api/me")["person"] is None
    assert line.closed_with() == 4001


def test_a_token_serves_a_program_until_it_is_ended(anna: Visitor, address: str) -> None:
    made = anna.ok("POST", "/api/tokens", {"name": "my bot"})
    program = Visitor(address, token=made["token"])
    assert program.id == anna.id
    assert Line(program).hello["person"] == anna.id
    assert made["token"] not in anna.call("GET", "/api/tokens").text
    assert anna.call("DELETE", f"/api/tokens/{made['id']}").status_code == 204
    assert program.refused("GET", "/api/sessions")[0] == "unauthorised"


def test_a_cookie_is_no_token_and_a_token_no_cookie(anna: Visitor, address: str) -> None:
    cookie = anna.http.cookies["platzdarm_session"]
    assert Visitor(address, token=cookie).ok("GET", "/api/me")["person"] is None
    made = anna.ok("POST", "/api/tokens", {"name": "bot"})
    visitor = Visitor(address)
    visitor.http.cookies.set("platzdarm_session", made["token"])
    assert visitor.ok("GET", "/api/me")["person"] is None


def test_settings_are_kept(anna: Visitor) -> None:
    settings = {"language": "ru", "theme": "dark", "motion": False, "orders": {"heal": "first"}}
    anna.ok("PUT", "/api/me/settings", settings)
    assert anna.ok("GET", "/api/me")["settings"] == settings
    assert anna.refused("PUT", "/api/me/settings", {"big": "x" * 9000})[0] == "too_large"


def test_errors_speak_the_readers_language(address: str) -> None:
    english = Visitor(address, "en-GB,en;q=0.9").call("GET", "/api/tokens").json()["error"]["text"]
    russian = Visitor(address, "de, ru;q=0.5").call("GET", "/api/tokens").json()["error"]["text"]
    assert english.startswith("sit down") and russian.startswith("сначала")


@pytest.mark.parametrize("alike", ["Ｖictim", "ⅤICTIM", "Victіm", "Vісtim", "V1ctim", "victim", "Víctim", "Victim."])
def test_nobody_looks_like_an_account(tmp_path: Path, alike: str) -> None:
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, rates=1000)) as (address, _):
        Visitor(address).account("Victim")
        assert Visitor(address).refused("POST", "/api/guest", {"name": alike}) == ("conflict", "name-taken")
        wish = {"name": alike, "password": "correct horse"}
        assert Visitor(address).refused("POST", "/api/accounts", wish) == ("conflict", "name-taken")
        guest = Visitor(address).guest("Somebody")
        assert guest.refused("POST", "/api/accounts", wish) == ("conflict", "name-taken")


def test_what_cannot_be_seen_is_no_name(address: str) -> None:
    assert Visitor(address).refused("POST", "/api/guest", {"name": "Victim\u3164"}) == ("bad_request", "bad-name")


def test_an_account_does_not_take_the_name_of_a_guest_at_a_game(address: str) -> None:
    name = new_name("Zoya")
    guest = Visitor(address).guest(name)
    wish = {"name": name, "password": "correct horse"}
    table = guest.open_table("me", "open")["table"]["id"]
    assert Visitor(address).refused("POST", "/api/accounts", wish) == ("conflict", "name-taken")
    guest.ok("POST", "/api/accounts", wish)  # but he himself does
    assert guest.ok("GET", f"/api/tables/{table}")["seats"][0]["name"] == name


@pytest.mark.parametrize(
    "password", ["password", "12345678", "aaaaaaaa", "qwertyui", "Password1!", "пароль123", "87654321", "Weak Anna"]
)
def test_weak_passwords_are_refused(address: str, password: str) -> None:
    wish = {"name": "Weak Anna", "password": password}
    assert Visitor(address).refused("POST", "/api/accounts", wish) == ("bad_request", "weak-password")


def test_guessing_from_many_addresses_is_as_slow_as_from_one(tmp_path: Path) -> None:
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0)) as (address, _):
        Visitor(address).account("Galina")
        told = []
        for number in range(24):
            visitor = Visitor(address)
            visitor.http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
            told.append(
                visitor.refused("POST", "/api/sessions", {"name": "Galina", "password": f"a guess {number}"})[0]
            )
        assert told[:8] == ["unauthorised"] * 8 and told[-1] == "too_many"


def test_a_password_is_changed_and_all_else_is_signed_out(address: str) -> None:
    name = new_name("Rita")
    first = Visitor(address).account(name)
    second = Visitor(address)
    second.ok("POST", "/api/sessions", {"name": name, "password": "correct horse"})
    line = second.line()
    wish = {"old": "correct horse", "new": "battery staple"}
    assert first.refused("PUT", "/api/me/password", wish | {"old": "wrong"}) == ("forbidden", "wrong-password")
    assert first.refused("PUT", "/api/me/password", wish | {"new": "password"}) == ("bad_request", "weak-password")
    assert Visitor(address).guest().refused("PUT", "/api/me/password", wish) == ("forbidden", "accounts-only")
    assert first.call("PUT", "/api/me/password", wish).status_code == 204
    assert line.closed_with() == 4001 and second.ok("GET", "/api/me")["person"] is None
    assert first.ok("GET", "/api/me")["name"] == name
    third = Visitor(address)
    assert third.refused("POST", "/api/sessions", {"name": name, "password": "correct horse"})[0] == "unauthorised"
    third.ok("POST", "/api/sessions", {"name": name, "password": "battery staple"})
