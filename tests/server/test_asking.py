"""What one may ask: lobby, games, rules, why not, preview, hint, record, positions, analysis."""

import json
from typing import Any

import pytest

from platzdarm.games.discovery import game
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import parse
from tests.server.test_tables import DUEL, opened, seated
from tests.server.visitor import Visitor, all_answers, first_answer


def test_the_games_come_with_options_armies_and_bots(address: str) -> None:
    games = {told["name"]: told for told in Visitor(address).call("GET", "/api/games").json()}
    for told in games.values():
        for puzzle in told["content"].get("puzzles", []):
            puzzle.pop("facts", None)  # as a table tells them: there what is not is null
        assert ": null" not in json.dumps(told), told["name"]
    neuroshima = games["neuroshima"]
    assert neuroshima["bots"] == ["random", "calm", "greedy", "keen", "hard", "ruthless"]
    assert {row["name"] for row in neuroshima["options"]} >= {"armies", "mode", "players", "board"}
    armies = {army["id"]: army for army in neuroshima["content"]["armies"]}
    assert set(armies) == {"borgo", "moloch", "outpost", "hegemony"}
    assert sum(len(army["tiles"]) for army in armies.values()) == 72
    assert armies["borgo"]["tiles"][0]["melee"] and armies["borgo"]["name"]["ru"]


@pytest.mark.parametrize("path", ["/api/games", "/api/rules/doom2016"])
def test_what_is_long_and_the_same_for_all_comes_packed(address: str, path: str) -> None:
    assert Visitor(address).call("GET", path).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/openapi/json"])
def test_what_is_somebodys_own_is_not_packed(address: str, path: str) -> None:
    assert "content-encoding" not in Visitor(address).call("GET", path).headers


def test_the_lobby_lists_what_is_open_mine_and_live(anna: Visitor, boris: Visitor) -> None:
    hidden = anna.open_table("me", "open", **DUEL)["table"]["id"]
    public = anna.open_table("me", "open", **DUEL, open=True, clock={"kind": "days", "days": 3})["table"]["id"]
    found = boris.ok("GET", "/api/tables?list=open,mine,live&game=neuroshima")
    rows = {row["id"]: row for row in found["open"]}
    assert public in rows and hidden not in rows and found["mine"] == []
    assert rows[public]["seats"][0]["name"] == "Anna" and rows[public]["clock"] == {"kind": "days", "days": 3}
    boris.ok("POST", f"/api/tables/{public}/join", {})
    found = boris.ok("GET", "/api/tables?list=open,mine,live")
    assert public in [row["id"] for row in found["live"]] and public not in [row["id"] for row in found["open"]]
    assert [(row["id"], row["mine"], row["due"]) for row in found["mine"]] == [(public, [1], [0])]
    assert boris.refused("GET", "/api/tables?list=secret") == ("bad_request", "no-list")


def test_why_not_names_the_rule_in_the_readers_language(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    anna.line().act(table, 0, 0, "hq c3")
    why = boris.ok("POST", f"/api/tables/{table}/why", {"seat": 1, "action": "hq c3"})
    assert why == {"legal": False, "rule": "NH-BRD-03", "slug": "cell-taken", "text": "a cell holds one tile only"}
    boris.http.headers["Accept-Language"] = "ru"
    russian = boris.ok("POST", f"/api/tables/{table}/why", {"seat": 1, "action": "hq c3"})
    assert russian["text"] == "на клетке помещается только одна фишка"


def points_of(facts: dict[str, Any]) -> list[int]:
    return [seat["hq"] for seat in facts["seats"]]


def test_the_preview_fights_a_battle_and_leaves_the_table_alone(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    opened(line, other, table)
    before = anna.ok("GET", f"/api/tables/{table}")
    preview = anna.ok("GET", f"/api/tables/{table}/preview")
    assert preview["events"][0] == {"kind": "battle_began", "cause": "hand"}
    assert [phase["initiative"] for phase in preview["phases"]] == [0]
    assert points_of(preview["after"]) == [20, 20] and len(preview["after"]["tiles"]) == 2
    assert preview["threats"][0]["cells"] == ["b2", "b3", "c2", "c4", "d2", "d3"]
    after = anna.ok("GET", f"/api/tables/{table}")
    assert (after["facts"], after["number"]) == (before["facts"], before["number"])


def test_the_preview_takes_in_an_action_that_is_only_thought_of(anna: Visitor, boris: Visitor) -> None:
    position = {
        "seats": [{"army": "outpost", "hand": ["outpost_brawler"]}, {"army": "moloch"}],
        "tiles": [
            {"seat": 0, "tile": "outpost_hq", "cell": "b3"},
            {"seat": 1, "tile": "moloch_hq", "cell": "d2"},
        ],
    }
    made = anna.ok("POST", "/api/analysis", {"game": "neuroshima", "position": position})
    address = f"/api/tables/{made['id']}/preview"
    plain = anna.ok("GET", address)
    struck = anna.ok("GET", f"{address}?seat=0&action=place brawler d3 r0")
    assert (points_of(plain["after"]), points_of(struck["after"])) == ([20, 20], [20, 18])
    assert len(struck["before"]["tiles"]) == 3
    assert "d2" in struck["threats"][0]["cells"]
    assert anna.ok("GET", f"/api/tables/{made['id']}")["facts"] == made["facts"]
    # what comes after the turn is luck, and nobody is told it
    assert anna.refused("GET", f"{address}?seat=0&action=end")[0] == "conflict"
    assert anna.refused("GET", f"{address}?seat=0&action=place brawler d2 r0")[0] == "refused"
    assert boris.refused("GET", f"{address}?seat=0&action=end") == ("forbidden", "not-your-seat")


def test_the_preview_of_a_battle_under_way_is_the_rest_of_it(anna: Visitor) -> None:
    """The hybrid has hit before the clown is asked about, and hits no second time."""
    position = {
        "seats": [{"army": "moloch", "hand": ["moloch_battle"]}, {"army": "outpost"}],
        "tiles": [
            {"seat": 0, "tile": "moloch_hq", "cell": "a1"},
            {"seat": 1, "tile": "outpost_hq", "cell": "c3"},
            {"seat": 0, "tile": "moloch_hybrid", "cell": "c4", "rotation": 0},
            {"seat": 0, "tile": "moloch_clown", "cell": "c2", "rotation": 3},
        ],
    }
    made = anna.ok("POST", "/api/analysis", {"game": "neuroshima", "position": position})
    address = f"/api/tables/{made['id']}/preview"
    whole = anna.ok("GET", address)
    assert not whole["running"] and [phase["initiative"] for phase in whole["phases"]] == [3, 2, 1, 0]
    line = anna.line()
    line.act(made["id"], 0, line.watch(made["id"])["number"], "battle")
    assert points_of(anna.ok("GET", f"/api/tables/{made['id']}")["facts"]) == [20, 19]
    rest = anna.ok("GET", address)
    assert rest["running"] and [phase["initiative"] for phase in rest["phases"]] == [2, 1, 0]
    assert points_of(rest["after"]) == points_of(whole["after"])


def test_the_preview_takes_in_the_tile_that_fills_the_board(anna: Visitor) -> None:
    cells = [
        f"{column}{row}" for column, rows in zip("abcde", (3, 4, 5, 4, 3), strict=True) for row in range(1, rows + 1)
    ]
    crowd = (
        ["commando"] * 5 + ["runner"] * 2 + ["annihilator"] * 2 + ["scout"] * 2 + ["hmg", "officer", "mobile_armour"]
    )
    others = [cell for cell in cells if cell not in ("b3", "d2", "d3")]
    crowd += ["recon_centre"] * (len(others) - len(crowd) - 1) + ["saboteur"]
    position = {
        "seats": [{"army": "outpost", "hand": ["outpost_brawler", "outpost_battle"]}, {"army": "moloch"}],
        "tiles": [
            {"seat": 0, "tile": "outpost_hq", "cell": "b3"},
            {"seat": 1, "tile": "moloch_hq", "cell": "d2"},
            *({"seat": 0, "tile": f"outpost_{tile}", "cell": cell} for tile, cell in zip(crowd, others, strict=True)),
        ],
    }
    made = anna.ok("POST", "/api/analysis", {"game": "neuroshima", "position": position})
    address = f"/api/tables/{made['id']}/preview"
    filled = anna.ok("GET", f"{address}?seat=0&action=place brawler d3 r0")
    assert len(filled["before"]["tiles"]) == len(cells) and filled["before"]["tiles"] != filled["after"]["tiles"]
    assert any(event["kind"] == "hit" and event["source"] == "d3" for event in filled["events"])
    played = anna.ok("GET", f"{address}?seat=0&action=battle")
    assert played["after"] != played["before"] and played["events"][0]["kind"] == "battle_began"


def test_a_hint_is_legal_and_for_casual_tables_only(anna: Visitor, boris: Visitor) -> None:
    table = anna.open_table("me", "bot:random", options={**DUEL["options"]}, casual=True)["table"]["id"]
    hint = anna.ok("GET", f"/api/tables/{table}/hint")
    assert hint["seat"] == 0 and hint["action"].startswith("hq ")
    anna.line().act(table, 0, 0, hint["action"])
    serious = seated(anna, boris)
    assert anna.refused("GET", f"/api/tables/{serious}/hint") == ("forbidden", "casual-only")
    assert boris.refused("GET", f"/api/tables/{table}/hint") == ("conflict", "not-asked")


def test_the_record_of_a_game_under_way_replays_and_holds_no_seed(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    opened(line, other, table)
    record = parse(anna.ok("GET", f"/api/tables/{table}/record"))
    assert record.seed is None and record.seed_hash is not None and record.seats == ["Anna", "Boris"]
    assert Replay(game("neuroshima"), record).check().pending()[0].seat == 0


def test_any_earlier_position_can_be_looked_at(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    opened(line, other, table)
    found = [anna.ok("GET", f"/api/tables/{table}/at/{number}") for number in range(3)]
    assert [len(position["facts"]["tiles"]) for position in found] == [0, 1, 2]
    assert found[2]["facts"] == anna.ok("GET", f"/api/tables/{table}")["facts"]
    assert anna.refused("GET", f"/api/tables/{table}/at/3") == ("not_found", "no-such-number")


def test_rules_can_be_read_and_searched(address: str) -> None:
    visitor = Visitor(address)
    whole = visitor.ok("GET", "/api/rules/neuroshima?lang=en")
    assert sum(len(chapter["rules"]) for chapter in whole["chapters"]) == 264
    found = visitor.ok("GET", "/api/rules/neuroshima?lang=ru&words=медик")
    rules = [rule for chapter in found["chapters"] for rule in chapter["rules"]]
    start, end = rules[0]["marks"][0]
    assert rules[0]["text"][start:end].lower().startswith("медик")
    assert visitor.refused("GET", "/api/rules/chess") == ("not_found", "no-rules")


def test_signs_that_are_no_words_find_no_rule(address: str) -> None:
    assert Visitor(address).ok("GET", "/api/rules/neuroshima?lang=ru&words=😀 ??")["chapters"] == []


def test_an_analysis_table_from_a_record(anna: Visitor, boris: Visitor) -> None:
    table = seated(anna, boris)
    line, other = anna.line(), boris.line()
    opened(line, other, table)
    record = anna.ok("GET", f"/api/tables/{table}/record")
    analysis = boris.ok("POST", "/api/analysis", {"game": "neuroshima", "record": record, "at": 2})
    assert (analysis["mine"], analysis["analysis"], analysis["number"]) == ([0, 1], True, 2)
    assert analysis["facts"]["tiles"] == anna.ok("GET", f"/api/tables/{table}")["facts"]["tiles"]
    branch = boris.line()
    seat, action = first_answer(branch.watch(analysis["id"])["asked"])
    branch.act(analysis["id"], seat, 2, action)
    assert branch.ok("undo", table=analysis["id"], seat=0)["number"] == 2
    assert branch.ok("undo", table=analysis["id"], seat=0)["number"] == 1
    assert anna.line().refused("act", table=analysis["id"], seat=0, number=1, action="hq a1")[1] == "not-your-seat"
    wrong = record.replace("hq c1", "hq c3")
    assert boris.refused("POST", "/api/analysis", {"game": "neuroshima", "record": wrong})[0] == "bad_request"


POSITION = {
    "seats": [
        {"army": "outpost", "hq": 7, "hand": ["outpost_commando", "battle"]},
        {"army": "moloch", "hq": 12, "hand": []},
    ],
    "tiles": [
        {"seat": 0, "tile": "outpost_hq", "cell": "c3"},
        {"seat": 1, "tile": "moloch_hq", "cell": "e1"},
        {"seat": 1, "tile": "moloch_juggernaut", "cell": "d3", "rotation": 2, "wounds": 1},
    ],
    "active": 0,
}


def test_an_analysis_table_from_a_position_plays_on_and_can_be_set_up_again(anna: Visitor, boris: Visitor) -> None:
    made = anna.ok("POST", "/api/analysis", {"game": "neuroshima", "position": POSITION})
    facts = made["facts"]
    assert [seat["hq"] for seat in facts["seats"]] == [7, 12] and facts["active"] == 0
    assert facts["seats"][0]["hand"] == ["outpost_commando", "outpost_battle"]
    assert facts["seats"][0]["pile"] == 32 and facts["seats"][1]["pile"] == 33
    line = anna.line()
    line.watch(made["id"])
    line.act(made["id"], 0, 0, "place commando c2 r3")
    line.act(made["id"], 0, 1, "battle")
    fought = line.wait("moved", number=2)
    assert any(event["kind"] == "battle_ended" for event in fought["events"])
    shared = boris.ok("GET", f"/api/tables/{made['id']}")
    assert shared["facts"]["tiles"] == fought["facts"]["tiles"] and shared["mine"] == []
    again = boris.ok("POST", "/api/analysis", {"game": "neuroshima", "position": shared["facts"]})
    assert again["facts"]["tiles"] == shared["facts"]["tiles"]
    assert line.ok("undo", table=made["id"], seat=0)["number"] == 1
    preview = anna.ok("GET", f"/api/tables/{made['id']}/preview")
    boris.ok("POST", "/api/analysis", {"game": "neuroshima", "position": preview["after"]})


def test_a_position_that_is_being_set_up_is_foreseen_without_a_table(anna: Visitor) -> None:
    made = anna.ok("POST", "/api/analysis", {"game": "neuroshima", "position": POSITION})
    tables = anna.ok("GET", "/api/tables?list=mine")
    foreseen = anna.ok("POST", "/api/analysis/preview", {"game": "neuroshima", "position": POSITION})
    assert foreseen == anna.ok("GET", f"/api/tables/{made['id']}/preview")
    assert anna.ok("GET", "/api/tables?list=mine") == tables
    wrong = {**POSITION, "tiles": [{"seat": 9, "tile": "outpost_hq", "cell": "a1"}]}
    assert anna.refused("POST", "/api/analysis/preview", {"game": "neuroshima", "position": wrong})[0] == "bad_request"
    assert anna.refused("POST", "/api/analysis/preview", {"game": "chess", "position": {}})[0] == "bad_request"


def test_hints_are_given_at_a_table_set_up_by_hand(anna: Visitor) -> None:
    for position in (POSITION, {**POSITION, "active": 1}, {**POSITION, "tiles": []}):
        made = anna.ok("POST", "/api/analysis", {"game": "neuroshima", "position": position})
        hint = anna.ok("GET", f"/api/tables/{made['id']}/hint")
        assert (hint["seat"], hint["action"]) in all_answers(made["asked"])


def test_a_wrong_position_is_told_in_the_readers_language(address: str) -> None:
    visitor = Visitor(address, "ru").guest()
    wrong = {**POSITION, "tiles": [{"seat": 0, "tile": "outpost_hq", "cell": "k9"}]}
    error = visitor.call("POST", "/api/analysis", {"game": "neuroshima", "position": wrong}).json()["error"]
    assert error["code"] == "bad_request" and "[NH-BRD-01]" in error["text"]
    assert any("а" <= sign <= "я" for sign in error["text"])
    greedy = {**POSITION, "seats": [{"army": "outpost", "hand": ["hq"] * 7}, {"army": "moloch"}]}
    assert visitor.refused("POST", "/api/analysis", {"game": "neuroshima", "position": greedy})[0] == "bad_request"


def test_puzzles_are_told_to_those_who_ask_for_them(address: str) -> None:
    """Not to every page: they show rooms of Doom (2004) that a table keeps secret until they are opened."""
    visitor = Visitor(address)
    for told in visitor.ok("GET", "/api/games"):
        puzzles = visitor.ok("GET", f"/api/games/{told['name']}/puzzles")
        assert len(puzzles) == told["puzzles"] >= 15
        assert "puzzles" not in told["content"]
    assert visitor.refused("GET", "/api/games/chess/puzzles") == ("not_found", "no-game")
