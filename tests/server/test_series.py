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


def alone(visitor: Visitor) -> str:
    options = {"scenario": "campaign_1", "mode": "solo"}
    table: str = visitor.open_table("me", game="inferno", options=options)["table"]["id"]
    return table


def code_of(visitor: Visitor, table: str, anew: bool = False) -> str:
    code: str = visitor.ok("POST", f"/api/series/{table}/handover", {"anew": anew})["code"]
    return code


def test_a_guest_goes_on_with_his_campaign_in_another_browser_by_its_secret_link(anna: Visitor, address: str) -> None:
    first = alone(anna)
    code = code_of(anna, first)
    elsewhere = Visitor(address).guest("Elsewhere")
    assert elsewhere.refused("GET", f"/api/series/{first}") == ("forbidden", "private-table")
    old_line = anna.line()
    assert old_line.watch(first)["mine"] == [0]
    told = elsewhere.ok("POST", f"/api/series/{first}/resume", {"code": code})
    assert [(row["id"], row["mine"]) for row in told["tables"]] == [(first, [0])]
    assert old_line.wait("table")["table"]["mine"] == [], "who had the seat hears at once that it is played elsewhere"
    line = elsewhere.line()
    assert line.watch(first)["asked"][0]["answers"]["count"] > 0
    line.ok("resign", table=first, seat=0)
    line.ok("next", table=first)
    second = elsewhere.ok("GET", f"/api/tables/{first}")["rematch"]
    assert anna.refused("POST", f"/api/series/{first}/handover", {}) == ("forbidden", "not-at-table")
    # The link that she kept leads back on every evening; it is the same for whoever plays.
    assert code_of(elsewhere, second) == code
    assert anna.ok("POST", f"/api/series/{first}/resume", {"code": code})["tables"][-1]["mine"] == [0]
    assert elsewhere.refused("GET", f"/api/tables/{second}") == ("forbidden", "private-table")


def test_a_link_hands_over_the_seat_of_who_asked_for_it_and_nothing_else(
    anna: Visitor, boris: Visitor, address: str
) -> None:
    friend = Visitor(address).guest("Friend")
    first = evening(anna, boris)
    code = code_of(boris, first)
    assert friend.refused("POST", f"/api/series/{first}/handover", {}) == ("forbidden", "not-at-table")
    for wrong in ("x", code[:-1], code + "x", anna.ok("GET", f"/api/tables/{first}")["seats"][0]["person"]):
        assert friend.refused("POST", f"/api/series/{first}/resume", {"code": wrong}) == ("forbidden", "no-handover")
    assert friend.refused("POST", f"/api/series/{alone(anna)}/resume", {"code": code}) == ("forbidden", "no-handover")
    told = friend.ok("POST", f"/api/series/{first}/resume", {"code": code})
    assert [[seat["name"] for seat in row["seats"]] for row in told["tables"]] == [["Anna", "Friend"]]
    assert told["tables"][0]["mine"] == [1], "a partner's link is no way to the seat of who opened the table"
    assert boris.refused("GET", f"/api/tables/{first}") == ("forbidden", "private-table")
    assert code not in str(anna.ok("GET", f"/api/tables/{first}")) + str(anna.ok("GET", f"/api/series/{first}"))
    renewed = code_of(friend, first, anew=True)
    assert boris.refused("POST", f"/api/series/{first}/resume", {"code": code}) == ("forbidden", "no-handover")
    assert boris.ok("POST", f"/api/series/{first}/resume", {"code": renewed})["tables"][0]["mine"] == [1]


def test_only_campaigns_have_such_links_and_only_somebody_uses_them(anna: Visitor, address: str) -> None:
    table = anna.open_table("me", "bot", game="inferno", options={"scenario": "love_lives_forever"})["table"]["id"]
    assert anna.refused("POST", f"/api/series/{table}/handover", {}) == ("not_found", "no-series")
    first = alone(anna)
    nobody = Visitor(address)
    assert nobody.refused("POST", f"/api/series/{first}/resume", {"code": code_of(anna, first)})[0] == "unauthorised"
    assert anna.refused("POST", f"/api/series/{first}/resume", {"code": ""})[0] == "bad_request"


def test_in_a_rated_campaign_nobody_plays_for_another(address: str) -> None:
    vera, foma = Visitor(address).account("Vera"), Visitor(address).account("Foma")
    options = {"campaign": "four_doors_down", "marines": "1"}
    table = vera.open_table("me", "open", game="doom2004", options=options, rated=True)["table"]["id"]
    foma.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    assert vera.refused("POST", f"/api/series/{table}/handover", {}) == ("forbidden", "handover-rated")
    assert foma.refused("POST", f"/api/series/{table}/resume", {"code": "x"}) == ("forbidden", "handover-rated")
