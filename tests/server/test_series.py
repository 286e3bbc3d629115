"""Campaigns: the evenings under one address, what follows, and what is not for everybody's eyes."""

from tests.server.visitor import Line, Visitor


def evening(anna: Visitor, boris: Visitor) -> str:
    made = anna.open_table("me", "open", game="inferno", options={"scenario": "campaign_1", "mode": "pair"})
    table: str = made["table"]["id"]
    boris.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    return table


def lose(line: Line, other: Line, table: str) -> None:
    line.ok("resign", table=table, seat=0)
    assert line.wait("table")["table"]["state"] == "playing", "the partner plays on"
    other.ok("resign", table=table, seat=1)
    assert line.wait("over")["result"] == [0.0, 0.0]


def test_the_evenings_of_a_campaign_stand_under_the_address_of_the_first(anna: Visitor, boris: Visitor) -> None:
    first = evening(anna, boris)
    line, other = anna.line(), boris.line()
    line.watch(first)
    told = anna.ok("GET", f"/api/series/{first}")
    assert (told["id"], told["game"], told["sequel"]) == (first, "inferno", None)
    assert [(row["id"], row["state"], row["mine"]) for row in told["tables"]] == [(first, "playing", [0])]
    lose(line, other, first)
    assert anna.ok("GET", f"/api/series/{first}")["sequel"]["scenario"] == "campaign_1", "lost: the same again"
    line.ok("next", table=first)
    assert anna.ok("GET", f"/api/series/{first}")["offers"] == [{"what": "next", "seat": 0, "yes": [0]}]
    other.ok("next", table=first)
    second = anna.ok("GET", f"/api/tables/{first}")["rematch"]
    for name in (first, second):
        told = boris.ok("GET", f"/api/series/{name}")
        assert (told["id"], [row["id"] for row in told["tables"]]) == (first, [first, second])
    mine = boris.ok("GET", "/api/tables?list=mine")["mine"]
    assert {row["series"] for row in mine} == {first}


def test_who_does_not_play_sees_the_evenings_that_are_over(anna: Visitor, boris: Visitor, address: str) -> None:
    stranger = Visitor(address).guest("Stranger")
    first = evening(anna, boris)
    assert stranger.refused("GET", f"/api/series/{first}") == ("forbidden", "private-table")
    line, other = anna.line(), boris.line()
    line.watch(first)
    lose(line, other, first)
    line.ok("next", table=first)
    other.ok("next", table=first)
    told = stranger.ok("GET", f"/api/series/{first}")
    assert ([row["id"] for row in told["tables"]], told["more"], told["sequel"]) == ([first], True, None)


def test_a_game_alone_has_no_campaign(anna: Visitor) -> None:
    table = anna.open_table("me", "bot", game="inferno", options={"scenario": "love_lives_forever"})["table"]
    assert table["series"] is None
    assert anna.refused("GET", f"/api/series/{table['id']}") == ("not_found", "no-series")
    assert anna.refused("GET", "/api/series/nowhere") == ("not_found", "no-series")
