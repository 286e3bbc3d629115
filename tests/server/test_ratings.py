"""Glicko-2 against the example of its inventor, and rated games between accounts."""

from dataclasses import replace

import pytest

from platzdarm.server.ratings import Glicko, updated
from platzdarm.server.store.played import Finished, has_won, marks_of
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


def test_who_is_at_the_table_is_told_what_became_of_the_ratings(address: str) -> None:
    eva, foma = (Visitor(address).account(new_name(name)) for name in ("Eva", "Foma"))
    table = seated(eva, foma, rated=True)
    line = eva.line()
    line.watch(table)
    foma.line().ok("resign", table=table, seat=1)
    news = line.wait("table")["table"]["seats"]
    while news[0]["rating_after"] is None:
        news = line.wait("table")["table"]["seats"]
    assert [seat["rating"] for seat in news] == [1500.0, 1500.0]
    assert [seat["rating_after"] for seat in news] == pytest.approx([1662.3, 1337.7], abs=0.1)


def test_a_players_page_has_the_course_of_the_rating_and_pages_of_games(address: str) -> None:
    names = new_name("Eva"), new_name("Foma")
    eva, foma = (Visitor(address).account(name) for name in names)
    tables = []
    for _ in range(3):
        tables.append(seated(eva, foma, rated=True))
        foma.line().ok("resign", table=tables[-1], seat=1)
    page = Visitor(address).ok("GET", f"/api/players/{names[0]}")
    ratings = [point["rating"] for point in page["course"]]
    assert len(ratings) == page["played"] == 3 and ratings == sorted(ratings) and "more" not in page
    assert [point["score"] for point in page["course"]] == [1, 1, 1]
    deviations = [point["deviation"] for point in page["course"]]
    assert deviations == sorted(deviations, reverse=True) and deviations[-1] == page["ratings"][0]["deviation"]
    assert ratings[-1] == page["ratings"][0]["rating"] and {point["game"] for point in page["course"]} == {"neuroshima"}
    rest = Visitor(address).ok("GET", f"/api/players/{names[0]}?skip=2")
    assert [row["id"] for row in rest["games"]] == tables[:1]


def test_marks_are_earned_by_games_that_whoever_looks_may_see(address: str) -> None:
    names = new_name("Eva"), new_name("Foma")
    eva, foma = (Visitor(address).account(name) for name in names)

    def marks(name: str, looker: Visitor) -> list[str]:
        found: list[str] = looker.ok("GET", f"/api/players/{name}")["marks"]
        return found

    foma.line().ok("resign", table=seated(eva, foma), seat=1)
    assert marks(names[0], eva) == marks(names[1], eva) == []
    foma.line().ok("resign", table=seated(eva, foma, rated=True), seat=1)
    assert marks(names[0], eva) == ["rated"] and marks(names[1], foma) == []
    for _ in range(8):
        foma.line().ok("resign", table=seated(eva, foma), seat=1)
    assert marks(names[0], eva) == marks(names[0], foma) == ["rated", "row"]
    assert marks(names[0], Visitor(address)) == ["rated"], "private games tell strangers nothing"


def test_what_each_mark_asks_for() -> None:
    def earned(*games: Finished) -> list[str]:
        return marks_of(list(games), {"one", "two"})

    won, lost = (Finished("one", outcome, rated=False, actions=50, seats=2) for outcome in (True, False))
    assert earned() == earned(lost) == earned(won) == []
    assert earned(*[won] * 9, lost, won) == [] and earned(lost, *[won] * 10) == ["row"]
    assert earned(replace(lost, rated=True, actions=999, seats=6)) == []
    assert earned(replace(won, actions=299, seats=3)) == []
    assert earned(replace(won, rated=True, actions=300, seats=4)) == ["rated", "crowd", "long"]
    assert earned(won, replace(lost, game="two")) == [] and earned(won, replace(won, game="two")) == ["every_game"]
    assert earned(*[lost] * 99) == [] and earned(*[lost] * 100) == ["many"]
    assert has_won([1.0, 0.0], [0]) and not has_won([1.0, 0.0], [0, 1]), "who has all seats has won nothing"
    assert not has_won([0.5, 0.5], [0]) and not has_won([], [0])


def test_private_games_are_on_a_players_page_for_those_alone_who_sat_there(address: str) -> None:
    names = new_name("Eva"), new_name("Foma")
    eva, foma = (Visitor(address).account(name) for name in names)
    private, public = seated(eva, foma), seated(eva, foma, open=True)
    for table in (private, public):
        foma.line().ok("resign", table=table, seat=1)
    alone = eva.open_table("me", "bot:random", **DUEL)["table"]["id"]
    eva.line().ok("resign", table=alone, seat=0)

    def shown(looker: Visitor) -> tuple[set[str], int]:
        page = looker.ok("GET", f"/api/players/{names[0]}")
        return {row["id"] for row in page["games"]}, page["played"]

    assert shown(eva) == ({private, public, alone}, 3)
    assert shown(foma) == ({private, public}, 2)
    assert shown(Visitor(address)) == shown(Visitor(address).guest()) == ({public}, 1)


def test_rated_games_are_for_two_accounts(address: str, anna: Visitor) -> None:
    eva = Visitor(address).account(new_name("Eva"))
    wish = {"game": "neuroshima", "rated": True, **DUEL}
    assert anna.refused("POST", "/api/tables", wish) == ("forbidden", "rated-accounts")
    alone = {**wish, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert eva.refused("POST", "/api/tables", alone) == ("bad_request", "rated-two-people")
    table = eva.open_table("me", "open", rated=True, **DUEL)["table"]["id"]
    assert anna.refused("POST", f"/api/tables/{table}/join", {}) == ("forbidden", "rated-accounts")
    assert eva.refused("POST", f"/api/tables/{table}/join", {"seat": 1}) == ("conflict", "rated-two-people")


def test_two_players_are_compared(address: str) -> None:
    names = new_name("Eva"), new_name("Foma")
    eva, foma = (Visitor(address).account(name) for name in names)
    rated, private = seated(eva, foma, rated=True), seated(eva, foma)
    for table in (rated, private):
        eva.line().act(table, 0, 0, "hq c3")
        foma.line().ok("resign", table=table, seat=1)
    path = f"/api/players/{names[0].lower()}/against/{names[1]}"
    told = Visitor(address).ok("GET", path)
    assert [player["name"] for player in told["players"]] == list(names)
    assert told["players"][0]["ratings"][0]["rating"] > 1500 > told["players"][1]["ratings"][0]["rating"]
    assert [(game["id"], game["mine"], game["result"]) for game in told["games"]] == [(rated, [0], [1.0, 0.0])]
    assert {game["id"] for game in foma.ok("GET", path)["games"]} == {rated, private}, "who sat there sees it"
    stranger = Visitor(address)
    assert stranger.refused("GET", f"/api/players/{names[0]}/against/{names[0]}") == ("bad_request", "same-player")
    assert stranger.refused("GET", f"/api/players/{names[0]}/against/{new_name('Nobody')}") == (
        "not_found",
        "no-player",
    )
