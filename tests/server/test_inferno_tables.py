"""Inferno over the wire: every variant, secrets, what is foreseen, and positions made by hand."""

from typing import Any

import pytest

from tests.server.visitor import Visitor, all_answers

Message = dict[str, Any]
SEATS = {"duel": 2, "teams": 4, "three": 3, "four": 4}
SCENARIOS = {
    "duel": "love_lives_forever",
    "teams": "love_lives_forever",
    "three": "twilight_of_idols",
    "four": "infernal_battle",
}


def opened(visitor: Visitor, mode: str = "duel", *kinds: str, **options: str) -> Message:
    seats = kinds or ("me", *["bot:random"] * (SEATS[mode] - 1))
    made = visitor.open_table(*seats, game="inferno", options={"scenario": SCENARIOS[mode], "mode": mode, **options})
    table: Message = made["table"]
    return table


@pytest.mark.parametrize("mode", list(SEATS))
def test_a_scenario_begins_in_every_variant(anna: Visitor, mode: str) -> None:
    table = opened(anna, mode)
    assert (table["state"], table["mine"], len(table["seats"])) == ("playing", [0], SEATS[mode])
    facts = anna.line().watch(table["id"])["facts"]
    assert [player["seat"] for player in facts["players"]] == list(range(SEATS[mode]))
    assert len(facts["sides"]) == (2 if mode == "teams" else SEATS[mode]) and len(facts["row"]) == 6


def test_one_person_plays_and_sees_no_hand_and_no_treasure_of_the_other(anna: Visitor) -> None:
    table = opened(anna)
    line = anna.line()
    shown = line.watch(table["id"])
    acted = 0
    for _ in range(200):
        mine, other = shown["facts"]["players"]
        assert mine["hand"] is not None and other["hand"] is None
        held = shown["facts"]["sides"][1]
        assert held["treasures"] is None or held["treasures_held"] == 0
        answers = all_answers(shown["asked"])
        if answers:
            seat, action = answers[shown["number"] * 7 % len(answers)]
            line.act(table["id"], seat, shown["number"], action)
            acted += 1
        shown |= line.wait("moved", number=shown["number"] + 1)
        if acted > 25 or shown["facts"]["result"] is not None:
            break
    assert acted > 10


def test_a_preview_tells_what_can_be_bought_and_where_champions_can_go(anna: Visitor) -> None:
    position = {
        "scenario": "love_lives_forever",
        "champions": [
            {"id": "rakar", "owner": 0, "cells": ["g7"]},
            {"id": "virak", "owner": 1, "cells": ["h7"]},
        ],
        "players": [{"runes": 3, "power": 5, "hand": ["apprentice", "militia"]}],
        "row": ["wind_sash"],
    }
    table = anna.ok("POST", "/api/analysis", {"game": "inferno", "position": position})
    facts = anna.line().watch(table["id"])["facts"]
    assert {champion["id"]: champion["cells"] for champion in facts["champions"]} == {"rakar": ["g7"], "virak": ["h7"]}
    assert facts["players"][0]["hand"] == ["apprentice", "militia"]
    foreseen = anna.ok("GET", f"/api/tables/{table['id']}/preview?seat=0")
    (rakar,) = [one for one in foreseen["outlooks"] if one["champion"] == "rakar"]
    assert rakar["targets"] == ["virak"] and len(rakar["reach"]) > 15 and "h7" not in rakar["reach"]
    (bought,) = [one for one in foreseen["players"][0]["purchases"] if one["slot"] == "row-1"]
    assert (bought["card"], bought["cost"], bought["short"], bought["action"]) == ("wind_sash", 2, 0, "acquire row-1")


@pytest.mark.parametrize("scenario", ["campaign_1", "campaign_2", "campaign_3", "campaign_4"])
def test_a_position_of_the_campaign_is_set_up_with_its_villains_and_its_threat(anna: Visitor, scenario: str) -> None:
    wish = {"scenario": scenario, "mode": "solo", "threat": 9, "sides": [{"honour": 5}, {"honour": 7}]}
    start = anna.ok("POST", "/api/analysis", {"game": "inferno", "position": wish})["facts"]
    assert (start["campaign"]["threat"], [side["honour"] for side in start["sides"]]) == (9, [5, 7])
    standing = [{name: one[name] for name in ("id", "owner", "cells")} for one in start["champions"]]
    hero = {"id": "jirra", "owner": 0, "cells": ["b7"]}
    position = {**wish, "champions": [*standing, hero], "players": [{"power": 5}]}
    shown = anna.ok("POST", "/api/analysis", {"game": "inferno", "position": position})
    assert [one["owner"] for one in shown["facts"]["champions"]].count(5) == len(standing)
    assert "order jirra" in [action for _, action in all_answers(shown["asked"])]
    villains = anna.ok("POST", "/api/analysis", {"game": "inferno", "position": {**position, "turn": 1}})
    assert villains["facts"]["round"] >= 1 and villains["asked"], "the villains' turn is played to the next question"


def test_a_machine_leaves_the_first_word_to_its_partner(anna: Visitor) -> None:
    """Either partner may name a champion, and a machine would always be faster."""
    table = opened(anna, "teams")
    line = anna.line()
    shown = line.watch(table["id"])
    mine = {
        player["seat"] for player in shown["facts"]["players"] if player["side"] == shown["facts"]["players"][0]["side"]
    }
    picked = 0
    while any(question["kind"] == "draft" for question in shown["asked"]):
        answers = [(seat, action) for seat, action in all_answers(shown["asked"]) if action.startswith("draft")]
        if {question["seat"] for question in shown["asked"]} & mine:
            seat, action = answers[0]
            line.act(table["id"], seat, shown["number"], action)
            picked += 1
        shown |= line.wait("moved", number=shown["number"] + 1)
    assert picked == 6
