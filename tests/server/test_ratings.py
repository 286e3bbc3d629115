"""Glicko-2 against the example of its inventor, and rated games between accounts."""

import pytest

from platzdarm.server.ratings import Glicko, updated
from tests.server.test_people import new_name
from tests.server.test_tables import DUEL, seated
from tests.server.visitor import Visitor


def test_the_example_of_the_paper() -> None:
    opponents = [Glicko(1400, 30), Glicko(1550, 100), Glicko(1700, 300)]
    after = updated(Glicko(1500, 200), list(zip(opponents, [1.0, 0.0, 0.0], strict=True)))
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_rated_game_changes_both_ratings_and_is_on_the_players_page(address: str) -> None:
    names = new_name("Eva"), new_name("Foma")
    eva, foma = (Visitor(address).account(name) for name in names)
    table = seated(eva, foma, rated=True)
    foma.line().ok("resign", table=table, seat=1)
    (won,) = eva.ok("GET", "/api/me")["ratings"]
    page = Visitor(address).ok("GET", f"/api/players/{names[1].lower()}")
    (lost,) = page["ratings"]
    assert won["rating"] == pytest.approx(1662.3, abs=0.1) and lost["rating"] == pytest.approx(1337.7, abs=0.1)
    assert (won["games"], page["name"], page["games"][0]["id"]) == (1, names[1], table)
    assert page["games"][0]["result"] == [1.0, 0.0]


def test_rated_games_are_for_two_accounts(address: str, anna: Visitor) -> None:
    eva = Visitor(address).account(new_name("Eva"))
    wish = {"game": "neuroshima", "rated": True, **DUEL}
    assert anna.refused("POST", "/api/tables", wish) == ("forbidden", "rated-accounts")
    alone = {**wish, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert eva.refused("POST", "/api/tables", alone) == ("bad_request", "rated-two-people")
    table = eva.open_table("me", "open", rated=True, **DUEL)["table"]["id"]
    assert anna.refused("POST", f"/api/tables/{table}/join", {}) == ("forbidden", "rated-accounts")
    assert eva.refused("POST", f"/api/tables/{table}/join", {"seat": 1}) == ("conflict", "rated-two-people")
