"""At the table: opening, joining by link, playing, watching, coming back, taking back, giving up, agreeing."""

import json
import time

import pytest

from platzdarm.kernel.chance import seed_hash
from platzdarm.server.services import Services
from tests.server.running import until
from tests.server.visitor import Line, Visitor, all_answers, first_answer

DUEL = {"options": {"armies": "borgo,moloch", "first": "0"}}


def seated(anna: Visitor, boris: Visitor, **wishes: object) -> str:
    """A table of two people, begun; its id."""
    made = anna.open_table("me", "person", **(DUEL | wishes))
    invitation = made["invitations"][0]["invitation"]
    table = str(made["table"]["id"])
    boris.ok("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    return table


def opened(line: Line, other: Line, table: str) -> None:
    """Both HQs are down; seat 0 has his first tile."""
    line.act(table, 0, 0, "hq c3")
    other.act(table, 1, 1, "hq c1")


def test_a_guest_plays_against_the_machine_at_once(anna: Visitor) -> None:
    made = anna.open_table("me", "bot:random", options={"armies": "borgo,moloch"}, casual=True)
    assert made["invitations"] == [] and made["table"]["state"] == "playing"
    table, line = made["table"]["id"], anna.line()
    shown = line.watch(table)
    for _ in range(12):
        while not [question for question in shown["asked"] if "answers" in question]:
            news = line.wait("moved")
            shown |= {"asked": news["asked"], "number": news["number"]}
        seat, action = first_answer(shown["asked"])
        line.act(table, seat, shown["number"], action)
        news = line.wait("moved", seat=seat)
        assert (news["seat"], news["action"]) == (seat, action)
        shown |= {"asked": news["asked"], "number": news["number"]}
    assert shown["number"] >= 12


def test_a_friend_joins_by_the_link_and_the_game_begins(anna: Visitor, boris: Visitor, address: str) -> None:
    made = anna.open_table("me", "person", **DUEL)
    table, invitation = made["table"]["id"], made["invitations"][0]
    assert invitation["link"] == f"{address}/table/{table}?invitation={invitation['invitation']}"
    assert made["table"]["state"] == "waiting" and made["table"]["facts"] is None
    stranger = Visitor(address).guest()
    assert stranger.refused("POST", f"/api/tables/{table}/join", {}) == ("conflict", "no-free-seat")
    assert stranger.refused("POST", f"/api/tables/{table}/join", {"seat": 1}) == ("forbidden", "no-free-seat")
    assert stranger.refused("POST", f"/api/tables/{table}/join", {"invitation": "x"}) == ("forbidden", "no-invitation")
    line = anna.line()
    line.watch(table)
    joined = boris.ok("POST", f"/api/tables/{table}/join", {"invitation": invitation["invitation"]})
    assert (joined["state"], joined["mine"]) == ("playing", [1])
    news = line.wait("table")["table"]
    assert [seat["name"] for seat in news["seats"]] == ["Anna", "Boris"]
    assert news["asked"][0]["answers"]["count"] == 19
    late = stranger.refused("POST", f"/api/tables/{table}/join", {"invitation": invitation["invitation"]})
    assert late == ("conflict", "seat-taken")


def test_every_answer_can_be_made_from_singles_and_forms(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    opened(line, other, table)
    asked = line.watch(table)["asked"]
    assert "options" not in other.watch(table)["asked"][0]
    answers = all_answers(asked)
    assert (0, "end") in answers
    for _, action in answers:
        why = anna.ok("POST", f"/api/tables/{table}/why", {"seat": 0, "action": action})
        assert why["legal"], action
    assert line.act(table, 0, 2, answers[-1][1]) == 3


def test_what_is_illegal_is_refused_with_its_rule_and_the_table_goes_on(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    line.act(table, 0, 0, "hq c3")
    answer = other.say("act", table=table, seat=1, number=1, action="hq c3")
    assert answer["error"] == {
        "code": "refused",
        "slug": "cell-taken",
        "rule": "NH-BRD-03",
        "text": "a cell holds one tile only",
    }
    assert other.refused("act", table=table, seat=1, number=1, action="fly away") == ("bad_request", "no-action")
    assert other.refused("act", table=table, seat=0, number=1, action="hq a1") == ("forbidden", "not-your-seat")
    assert line.refused("act", table=table, seat=1, number=1, action="hq a1") == ("forbidden", "not-your-seat")
    assert line.refused("act", table=table, seat=0, number=1, action="hq a1")[0] == "refused"
    assert other.refused("act", table=table, seat=1, number=0, action="hq a1") == ("conflict", "other-number")
    assert other.act(table, 1, 1, "hq a1") == 2


def test_the_same_message_twice_counts_once(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line = anna.line()
    said = json.dumps({"type": "act", "id": "once", "table": table, "seat": 0, "number": 0, "action": "hq c3"})
    line.send_raw(said)
    line.send_raw(said)
    assert [line.wait("ack", id="once")["number"] for _ in range(2)] == [1, 1]
    again = anna.line()
    again.send_raw(said)
    assert again.wait("ack", id="once")["number"] == 1
    assert anna.ok("GET", f"/api/tables/{table}")["number"] == 1


def test_the_same_message_counts_once_even_if_it_was_taken_back(
    anna: Visitor, boris: Visitor, services: Services
) -> None:
    table = seated(anna, boris)
    line = anna.line()
    said = json.dumps({"type": "act", "id": "once", "table": table, "seat": 0, "number": 0, "action": "hq c3"})
    line.send_raw(said)
    assert line.wait("ack", id="once")["number"] == 1
    line.ok("undo", table=table, seat=0)
    for _ in range(2):
        line.send_raw(said)
        assert line.wait("ack", id="once")["number"] == 0
        services.tables.live.pop(table)  # as after a restart
    assert anna.ok("GET", f"/api/tables/{table}")["number"] == 0
    assert line.act(table, 0, 0, "hq c3") == 1


def test_who_comes_back_gets_what_he_missed(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    opened(line, other, table)
    line.close()
    back = anna.line()
    full = back.watch(table)
    assert [entry["number"] for entry in full["log"]] == [1, 2]
    assert full["log"][1]["action"] == "hq c1"
    assert full["log"][0]["events"] == [{"kind": "placed", "seat": 0, "tile": "borgo_hq", "cell": "c3", "rotation": 0}]
    part = back.watch(table, seen=1)
    assert [entry["number"] for entry in part["log"]] == [2]
    assert [entry["number"] for entry in back.watch(table, seen=1, branch=7)["log"]] == [1, 2]


def test_undo_is_free_until_something_new_was_shown(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    other.watch(table)
    line.act(table, 0, 0, "hq c3")
    assert other.wait("moved")["undo"] == [0]
    assert other.refused("undo", table=table, seat=1)[1] == "no-undo"
    assert line.ok("undo", table=table, seat=0)["number"] == 0
    back = other.wait("taken_back")
    assert (back["number"], back["facts"]["tiles"]) == (1, [])
    line.act(table, 0, 0, "hq b2")
    other.act(table, 1, 1, "hq c1")  # and seat 0 draws
    assert other.refused("undo", table=table, seat=1)[1] == "no-undo"


def test_taking_back_further_needs_consent(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    opened(line, other, table)
    line.watch(table)
    other.ok("ask", table=table, seat=1, what="takeback")
    assert line.wait("table")["table"]["offers"] == [{"what": "takeback", "seat": 1, "yes": [1]}]
    line.ok("answer", table=table, seat=0, what="takeback", yes=False)
    assert other.refused("answer", table=table, seat=1, what="takeback", yes=True)[1] == "no-such-offer"
    other.ok("ask", table=table, seat=1, what="takeback")
    line.ok("answer", table=table, seat=0, what="takeback", yes=True)
    assert line.wait("taken_back")["number"] == 2
    assert anna.ok("GET", f"/api/tables/{table}")["number"] == 1
    other.act(table, 1, 1, "hq a1")


def test_a_bot_lets_everything_be_taken_back_but_agrees_to_no_draw(anna: Visitor) -> None:
    made = anna.open_table("me", "bot:random", **DUEL)
    table, line = made["table"]["id"], anna.line()
    line.watch(table)
    line.act(table, 0, 0, "hq c3")
    line.wait("moved", seat=1)
    assert line.refused("ask", table=table, seat=0, what="draw")[1] == "bots-play-on"
    line.ok("ask", table=table, seat=0, what="takeback")
    assert line.wait("taken_back")["number"] == 1


def test_resigning_ends_a_duel_and_the_seed_is_shown(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    before = other.watch(table)
    assert before["seed"] is None
    opened(line, other, table)
    line.ok("resign", table=table, seat=0)
    over = other.wait("over")
    assert (over["result"], over["reason"]) == ([0.0, 1.0], "resigned")
    assert seed_hash(bytes.fromhex(over["seed"])) == before["seed_hash"]
    assert other.refused("act", table=table, seat=1, number=2, action="end") == ("conflict", "over")
    record = anna.ok("GET", f"/api/tables/{table}/record")
    assert f"seed: {over['seed']}" in record and "0 hq c3" in record and "ended: resigned" in record


def test_a_draw_is_agreed(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    line.watch(table)
    line.ok("ask", table=table, seat=0, what="draw")
    line.act(table, 0, 0, "hq c3")
    assert other.refused("answer", table=table, seat=1, what="draw", yes=True)[1] == "no-such-offer"
    line.ok("ask", table=table, seat=0, what="draw")
    other.ok("answer", table=table, seat=1, what="draw", yes=True)
    assert line.wait("over")["result"] == [0.5, 0.5]


def test_a_rematch_has_the_same_people(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    line.watch(table)
    assert line.refused("rematch", table=table)[1] == "not-over"
    line.ok("resign", table=table, seat=0)
    line.ok("rematch", table=table)
    other.ok("rematch", table=table)
    news = line.wait("table")["table"]
    while news["rematch"] is None:
        news = line.wait("table")["table"]
    again = anna.ok("GET", f"/api/tables/{news['rematch']}")
    assert (again["state"], again["mine"], again["options"]) == ("playing", [0], news["options"])
    assert again["seed_hash"] != news["seed_hash"]


def test_three_players_play_on_when_one_gives_up(anna: Visitor, boris: Visitor) -> None:
    made = anna.open_table("me", "person", "bot:random", options={"armies": "borgo,moloch,outpost", "first": "0"})
    table = made["table"]["id"]
    boris.ok("POST", f"/api/tables/{table}/join", {"invitation": made["invitations"][0]["invitation"]})
    line, other = anna.line(), boris.line()
    other.watch(table)
    line.ok("resign", table=table, seat=0)
    news = other.wait("moved", seat=0)
    assert news["action"].startswith("hq")
    shown = other.watch(table)
    assert (shown["state"], shown["seats"][0]["resigned"]) == ("playing", True)
    assert line.refused("act", table=table, seat=0, number=1, action="end") == ("forbidden", "not-your-seat")


@pytest.mark.parametrize(("mine", "result"), [(0, [0.0, 1.0, 1.0]), (1, [1.0, 0.0, 0.0])])
def test_who_gives_up_beside_a_machine_loses_with_it(anna: Visitor, mine: int, result: list[float]) -> None:
    seats = ["me" if seat == mine else "bot:random" for seat in range(3)]
    made = anna.open_table(*seats, game="doom2016", options={"mission": "pump_hall", "marines": "2"})
    table, line = made["table"]["id"], anna.line()
    line.watch(table)
    line.ok("resign", table=table, seat=mine)
    assert line.wait("over")["result"] == result


def test_several_seats_on_one_screen(anna: Visitor) -> None:
    made = anna.open_table("me", "me", **DUEL)
    table, line = made["table"]["id"], anna.line()
    assert made["table"]["mine"] == [0, 1]
    line.act(table, 0, 0, "hq c3")
    line.act(table, 1, 1, "hq c1")
    assert first_answer(line.watch(table)["asked"])[0] == 0


def test_one_person_takes_several_seats_by_naming_them(anna: Visitor, boris: Visitor) -> None:
    options = {"armies": "borgo,moloch,outpost", "first": "0"}
    made = boris.open_table("open", "me", "open", options=options, open=True)
    table = made["table"]["id"]
    assert anna.ok("POST", f"/api/tables/{table}/join", {})["mine"] == [0]
    assert boris.ok("POST", f"/api/tables/{table}/join", {})["mine"] == [1]  # a second click is no second seat
    joined = boris.ok("POST", f"/api/tables/{table}/join", {"seat": 2})
    assert (joined["mine"], joined["state"]) == ([1, 2], "playing")
    line, other = anna.line(), boris.line()
    other.watch(table)
    line.act(table, 0, 0, "hq c3")
    for seat in (1, 2):
        asked = other.wait("moved", number=seat)["asked"]
        assert first_answer(asked)[0] == seat
        other.act(table, seat, seat, first_answer(asked)[1])
    assert other.refused("act", table=table, seat=0, number=3, action="end") == ("forbidden", "not-your-seat")


def test_who_opened_the_table_may_begin_with_bots(anna: Visitor, boris: Visitor) -> None:
    table = anna.open_table("me", "open", **DUEL, open=True)["table"]["id"]
    assert boris.refused("POST", f"/api/tables/{table}/start") == ("forbidden", "owner-only")
    begun = anna.ok("POST", f"/api/tables/{table}/start")
    assert (begun["state"], begun["seats"][1]["kind"]) == ("playing", "bot")
    assert anna.refused("POST", f"/api/tables/{table}/start") == ("conflict", "begun-already")


def test_standing_orders_answer_for_a_player(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line = anna.line()
    line.watch(table)
    assert line.refused("orders", table=table, seat=0, orders={"act": "first"}) == ("bad_request", "no-order")
    line.ok("orders", table=table, seat=0, orders={"heal": "first", "retreat": "ask"})
    assert line.wait("table")["table"]["orders"] == {"0": {"heal": "first", "retreat": "ask"}}
    assert boris.ok("GET", f"/api/tables/{table}")["orders"] == {"1": {}}


def test_who_opened_a_table_may_cancel_it_while_it_waits(anna: Visitor, boris: Visitor) -> None:
    made = anna.open_table("me", "person", **DUEL)
    table, invitation = made["table"]["id"], made["invitations"][0]["invitation"]
    assert boris.refused("DELETE", f"/api/tables/{table}") == ("forbidden", "owner-only")
    anna.ok("DELETE", f"/api/tables/{table}")
    assert anna.call("GET", f"/api/tables/{table}").status_code == 404
    assert boris.call("POST", f"/api/tables/{table}/join", {"invitation": invitation}).status_code == 404
    assert anna.refused("DELETE", f"/api/tables/{seated(anna, boris)}") == ("conflict", "begun-already")


def test_chat_and_who_is_here(anna: Visitor, boris: Visitor, address: str) -> None:
    table = seated(anna, boris, open=True)
    line = anna.line()
    line.watch(table)
    other = boris.line()
    other.watch(table)
    assert [seat["here"] for seat in line.wait("table")["table"]["seats"]] == [True, True]
    spectator = Visitor(address).guest("Clara").line()
    spectator.watch(table)
    spectator.ok("chat", table=table, text="good luck\x00 <b>")
    heard = line.wait("chat")
    assert (heard["name"], heard["text"]) == ("Clara", "good luck <b>")
    assert anna.ok("GET", f"/api/tables/{table}")["chat"][0]["text"] == "good luck <b>"
    other.close()
    seats = line.wait("table")["table"]["seats"]
    assert [seat["here"] for seat in seats] == [True, False]
    assert seats[0]["left"] is None and abs(seats[1]["left"] / 1000 - time.time()) < 60


def test_spectators_watch_without_being_anybody(anna: Visitor, boris: Visitor, address: str) -> None:
    table = seated(anna, boris, open=True)
    spectator = Line(Visitor(address))
    assert spectator.hello["person"] is None
    shown = spectator.watch(table)
    assert (shown["mine"], "answers" in shown["asked"][0]) == ([], False)
    anna.line().act(table, 0, 0, "hq c3")
    assert spectator.wait("moved")["action"] == "hq c3"
    assert spectator.refused("chat", table=table, text="hello") == ("unauthorised", "sign-in")
    assert spectator.refused("act", table=table, seat=0, number=1, action="end")[0] == "unauthorised"


@pytest.mark.parametrize(
    ("wish", "slug"),
    [
        ({"game": "chess"}, "no-game"),
        ({"seats": [{"kind": "me"}]}, "seats-number"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]}, "no-bot"),
        ({"seats": [{"kind": "me", "bot": "random"}, {"kind": "open"}]}, "bot-no-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hard@0"}]}, "bot-time"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hard@5.1"}]}, "bot-time"),  # PLATZDARM_BOT_SECONDS
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "calm@2"}]}, "bot-no-time"),
        ({"options": {"armies": "borgo,elves"}}, "option-army"),
        ({"clock": {"kind": "move", "seconds": 0}}, "malformed"),
        ({"unknown": 1}, "malformed"),
    ],
)
def test_a_wrong_wish_is_told(anna: Visitor, wish: dict[str, object], slug: str) -> None:
    assert anna.refused("POST", "/api/tables", {"game": "neuroshima", **wish}) == ("bad_request", slug)


def test_a_machine_keeps_the_time_that_it_was_given(anna: Visitor) -> None:
    made = anna.open_table("me", "bot:hard@02.0", options={"armies": "borgo,moloch", "first": "1"})
    address = f"/api/tables/{made['table']['id']}"
    assert made["table"]["seats"][1]["bot"] == "hard@2"
    until(lambda: anna.ok("GET", address)["number"] >= 1)  # it answers as any machine does, perhaps at once
    assert anna.ok("GET", address)["log"][0]["seat"] == 1
    hard = next(level for level in anna.ok("GET", "/api/games")[0]["levels"] if level["bot"] == "hard")
    assert hard["times"] == [0.22, 0.5, 1.0, 2.0, 5.0]


def test_what_is_wrong_with_a_message_is_told_in_the_language_asked_for(address: str) -> None:
    """By HTTP and by the WebSocket: none of the library's own words reaches a reader."""
    visitor = Visitor(address, lang="ru").guest()
    for body, words in ((b"", "текст пуст"), (b"{}", "нет обязательного поля game"), (b"[]", "ожидается таблица")):
        answer = visitor.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert words in answer.json()["error"]["text"]
    line = Line(visitor, **{"Accept-Language": "ru"})
    for said, words in (({"seat": "a"}, "seat: ожидается целое число"), ({}, "нет обязательного поля seat")):
        told = line.say("resign", table="x", **said)["error"]["text"]
        assert words in told and "Expected" not in told and "Object" not in told


def test_where_the_store_fails_nothing_is_shown_and_play_goes_on_once_it_is_back(
    anna: Visitor, boris: Visitor, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    line.watch(table)
    other.watch(table)
    with monkeypatch.context() as broken:
        broken.setattr(services.store.engine, "connect", no_connection)
        assert line.refused("act", table=table, seat=0, number=0, action="hq c3") == ("internal", "internal")
        assert line.refused("act", table=table, seat=0, number=0, action="hq c3")[0] == "internal"
    assert other.watch(table)["number"] == 0
    line.act(table, 0, 0, "hq a1")
    assert other.wait("moved")["action"] == "hq a1"


def no_connection() -> None:
    raise OSError("the disk is gone")


def test_a_table_that_nobody_watches_is_let_go_and_comes_back(
    anna: Visitor, boris: Visitor, services: Services
) -> None:
    table = seated(anna, boris)
    line = anna.line()
    line.act(table, 0, 0, "hq c3")
    before = anna.ok("GET", f"/api/tables/{table}")
    services.tables.live[table].touched = -1e9
    services.tables.let_idle_go()
    assert table not in services.tables.live
    after = anna.ok("GET", f"/api/tables/{table}")
    assert before.pop("clock")["left"] == after.pop("clock")["left"]
    assert after == before
