"""After a game: the next of a series, with the same people on the same seats."""

from collections.abc import Iterator, Mapping

import pytest

from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.kernel.position import Position
from tests.server.test_tables import seated
from tests.server.visitor import Line, Visitor, all_answers

Options = Mapping[str, str]


def three_armies(_game: Neuroshima, options: Options, position: Position) -> dict[str, str] | None:
    """A series of two: a duel, then three armies on a board that the players choose. The winner is known."""
    assert position.result is not None and max(position.result) == 1.0
    return None if options["armies"].count(",") == 2 else {"armies": "borgo,moloch,outpost", "players": "3"}


@pytest.fixture
def series(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Neuroshima, "sequel", three_armies)
    yield


def over(line: Line, table: str) -> None:
    line.ok("resign", table=table, seat=0)
    line.wait("over")


def test_a_game_without_a_sequel_has_only_a_rematch(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line = anna.line()
    line.watch(table)
    over(line, table)
    assert line.wait("table")["table"]["sequel"] is None
    assert line.refused("next", table=table) == ("conflict", "no-sequel")


def test_the_next_game_of_a_series_keeps_people_on_their_seats(series: None, anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris, clock={"kind": "days", "days": 2})
    line, other = anna.line(), boris.line()
    assert line.watch(table)["sequel"] is None
    assert line.refused("next", table=table) == ("conflict", "not-over")
    over(line, table)
    assert line.wait("table")["table"]["sequel"] == {"armies": "borgo,moloch,outpost", "players": "3"}
    line.ok("next", table=table)
    assert line.wait("table")["table"]["offers"] == [{"what": "next", "seat": 0, "yes": [0]}]
    other.ok("next", table=table)
    name = line.wait("table")["table"]["rematch"]
    following = anna.ok("GET", f"/api/tables/{name}")
    assert [seat["name"] for seat in following["seats"]] == ["Anna", "Boris", None]
    assert (following["state"], following["seats"][2]["kind"], following["mine"]) == ("waiting", "open", [0])
    assert following["clock"]["settings"] == {"kind": "days", "days": 2}
    begun = anna.ok("POST", f"/api/tables/{name}/start")
    assert begun["options"]["armies"] == "borgo,moloch,outpost" and begun["seats"][2]["kind"] == "bot"
    assert line.say("next", table=table)["type"] == "ack"  # too late, and no harm
    assert anna.ok("GET", f"/api/tables/{table}")["rematch"] == name


def test_what_the_game_leaves_open_must_be_agreed_on(series: None, anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    line.watch(table)
    over(line, table)
    assert line.refused("next", table=table, options={"armies": "borgo,moloch"}) == ("bad_request", "sequel-says")
    assert line.refused("next", table=table, options={"first": "9"}) == ("bad_request", "option-value")
    line.ok("next", table=table, options={"first": "1"})
    other.ok("next", table=table, options={"first": "2"})
    shown = anna.ok("GET", f"/api/tables/{table}")
    assert shown["offers"] == [{"what": "next", "seat": 1, "yes": [1], "options": {"first": "2"}}]
    line.ok("next", table=table, options={"first": "2"})
    name = anna.ok("GET", f"/api/tables/{table}")["rematch"]
    assert anna.ok("GET", f"/api/tables/{name}")["options"]["first"] == "2"


def test_a_draw_by_consent_is_no_win_to_go_on_from(series: None, anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    line.ok("ask", table=table, seat=0, what="draw")
    other.ok("answer", table=table, seat=1, what="draw", yes=True)
    shown = anna.ok("GET", f"/api/tables/{table}")
    assert (shown["state"], shown["sequel"]) == ("over", None)


def test_an_operation_goes_on_with_the_next_mission_and_one_person_commands_two_marines(
    anna: Visitor, boris: Visitor
) -> None:
    options = {"operation": "black_bishop", "marines": "2"}
    made = anna.open_table("me", "open", "open", game="doom2016", options=options)
    table, mission = made["table"]["id"], made["table"]["options"]["mission"]
    for seat in (1, 2):
        joined = boris.ok("POST", f"/api/tables/{table}/join", {"seat": seat})
    assert (joined["state"], joined["mine"]) == ("playing", [1, 2])
    line, other = anna.line(), boris.line()
    line.watch(table)
    play_some([(anna, line), (boris, other)], table)
    over(line, table)
    sequel = line.wait("table")["table"]["sequel"]
    assert sequel["won"] == "0-1" and sequel["mission"] != mission
    line.ok("next", table=table)
    other.ok("next", table=table)
    following = boris.ok("GET", f"/api/tables/{boris.ok('GET', f'/api/tables/{table}')['rematch']}")
    assert (following["options"]["mission"], following["mine"]) == (sequel["mission"], [1, 2])
    assert following["state"] == "playing"


def play_some(people: list[tuple[Visitor, Line]], table: str) -> None:
    """Until each seat has acted; to each only the questions of his own seats come with answers."""
    acted: set[int] = set()
    while acted != {0, 1, 2}:
        for visitor, line in people:
            shown = visitor.ok("GET", f"/api/tables/{table}")
            assert all((question["seat"] in shown["mine"]) == ("answers" in question) for question in shown["asked"])
            answers = all_answers(shown["asked"])
            if answers:
                seat, action = answers[shown["number"] * 7 % len(answers)]
                line.act(table, seat, shown["number"], action)
                acted.add(seat)
                break


@pytest.mark.rule("D16-OPS-07")
def test_in_an_operation_of_their_own_the_loser_names_the_next_mission(anna: Visitor, boris: Visitor) -> None:
    options = {"operation": "own", "mission": "cold_reactor", "marines": "1"}
    made = anna.open_table("me", "person", game="doom2016", options=options)
    table = made["table"]["id"]
    boris.ok("POST", f"/api/tables/{table}/join", {"invitation": made["invitations"][0]["invitation"]})
    winner, loser = boris.line(), anna.line()
    loser.watch(table)
    over(loser, table)
    assert winner.refused("next", table=table) == ("bad_request", "d16-mission-unnamed")
    wish = {"mission": "pump_hall"}
    assert winner.refused("next", table=table, options=wish) == ("forbidden", "sequel-not-yours")
    loser.ok("next", table=table, options=wish)
    assert winner.refused("next", table=table, options={"mission": "ember_ward"}) == ("forbidden", "sequel-not-yours")
    winner.ok("next", table=table, options=wish)
    following = anna.ok("GET", f"/api/tables/{anna.ok('GET', f'/api/tables/{table}')['rematch']}")
    assert following["options"]["mission"] == "pump_hall" and following["options"]["won"] == "0-1"


def test_a_rematch_that_was_offered_can_be_taken_back_or_refused(anna: Visitor, boris: Visitor, address: str) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    other.watch(table)
    assert line.refused("decline", table=table, what="rematch") == ("conflict", "no-such-offer")
    other.ok("resign", table=table, seat=1)
    line.ok("rematch", table=table)
    line.ok("decline", table=table, what="rematch")
    assert anna.ok("GET", f"/api/tables/{table}")["offers"] == []
    other.ok("rematch", table=table)
    shown = anna.ok("GET", f"/api/tables/{table}")
    assert shown["offers"] == [{"what": "rematch", "seat": 1, "yes": [1]}] and shown["rematch"] is None
    line.ok("decline", table=table, what="rematch")
    while other.wait("table")["table"]["offers"]:
        pass
    stranger = Visitor(address).guest("Stranger").line()
    other.ok("rematch", table=table)
    assert stranger.refused("decline", table=table, what="rematch") == ("forbidden", "not-at-table")
    line.ok("rematch", table=table)
    assert anna.ok("GET", f"/api/tables/{table}")["rematch"] is not None
