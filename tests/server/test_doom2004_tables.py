"""Doom (2004) over the wire: one person with several marines, bots on either side, secrets, and a campaign."""

from typing import Any

import pytest

from tests.server.visitor import Line, Visitor, all_answers

Message = dict[str, Any]


def opened(visitor: Visitor, *kinds: str, **options: str) -> Message:
    made = visitor.open_table(*kinds, game="doom2004", options={**options, "marines": str(len(kinds) - 1)})
    table: Message = made["table"]
    return table


@pytest.mark.parametrize("marines", [1, 2, 3])
def test_a_scenario_begins_with_any_number_of_marines(anna: Visitor, marines: int) -> None:
    table = opened(anna, "me", *["bot:random"] * marines)
    assert (table["state"], table["mine"], len(table["seats"])) == ("playing", [0], marines + 1)
    facts = anna.line().watch(table["id"])["facts"]
    assert [marine["id"] for marine in facts["marines"]] == ["green", "red", "blue"][:marines]
    assert len(facts["hand"]) == facts["hand_size"] and len(facts["areas"]) >= 1


def test_one_person_plays_all_marines_and_sees_no_card_of_the_invader(anna: Visitor) -> None:
    table = opened(anna, "bot:random", "me", "me")
    line = anna.line()
    shown = line.watch(table["id"])
    acted: set[int] = set()
    for _ in range(60):
        assert shown["facts"]["hand"] is None
        answers = all_answers(shown["asked"])
        if not answers:
            shown |= line.wait("moved", number=shown["number"] + 1)
            continue
        seat, action = answers[shown["number"] * 7 % len(answers)]
        acted.add(seat)
        line.act(table["id"], seat, shown["number"], action)
        shown |= line.wait("moved", number=shown["number"] + 1)
        if acted == {1, 2}:
            break
    assert acted == {1, 2}


def test_a_preview_tells_attacks_sight_and_reach(anna: Visitor) -> None:
    table = opened(anna, "bot:random", "me")
    foreseen = anna.ok("GET", f"/api/tables/{table['id']}/preview?seat=1")
    (marine,) = [one for one in foreseen["figures"] if one["id"] == "green"]
    assert len(marine["squares"]) > 10 and len(marine["reach"]) > 10 and "spawn" in foreseen


def test_a_hand_made_position_is_analysed(anna: Visitor) -> None:
    position = {
        "scenario": "ash_and_red_light",
        "marines": [{"id": "green", "square": "h20"}],
        "areas": [{"id": "a1"}],
        "invaders": [{"id": "imp-1", "squares": ["j20"]}],
    }
    table = anna.ok("POST", "/api/analysis", {"game": "doom2004", "position": position})
    facts = anna.line().watch(table["id"])["facts"]
    assert [invader["id"] for invader in facts["invaders"]] == ["imp-1"]
    assert [area["id"] for area in facts["areas"]] == ["start", "a1"]


def test_a_campaign_goes_on_with_the_next_scenario_and_what_was_won(anna: Visitor, boris: Visitor) -> None:
    made = anna.open_table(
        "me", "open", "open", game="doom2004", options={"campaign": "four_doors_down", "marines": "2"}
    )
    table = made["table"]["id"]
    assert made["table"]["options"]["scenario"] == "ash_and_red_light"
    for seat in (1, 2):
        boris.ok("POST", f"/api/tables/{table}/join", {"seat": seat})
    line, other = anna.line(), boris.line()
    line.watch(table)
    play_a_little([(anna, line), (boris, other)], table)
    line.ok("resign", table=table, seat=0)
    line.wait("over")
    sequel = line.wait("table")["table"]["sequel"]
    assert (sequel["won"], sequel["scenario"]) == ("m", "breath_in_the_walls")
    line.ok("next", table=table)
    other.ok("next", table=table)
    following = boris.ok("GET", f"/api/tables/{boris.ok('GET', f'/api/tables/{table}')['rematch']}")
    assert (following["options"]["scenario"], following["options"]["won"], following["mine"]) == (
        "breath_in_the_walls",
        "m",
        [1, 2],
    )


def play_a_little(people: list[tuple[Visitor, Line]], table: str) -> None:
    acted: set[int] = set()
    for _ in range(120):
        for visitor, line in people:
            shown = visitor.ok("GET", f"/api/tables/{table}")
            answers = all_answers(shown["asked"])
            if answers:
                seat, action = answers[shown["number"] * 7 % len(answers)]
                line.act(table, seat, shown["number"], action)
                acted.add(seat)
                break
        if acted == {0, 1, 2}:
            return


def test_at_an_analysis_table_the_machine_answers_for_either_side(anna: Visitor) -> None:
    """What 'play on against the machine' asks: a bot's answer to each question; also from a position set up anew."""
    table: Message = anna.ok("POST", "/api/analysis", {"game": "doom2004"})
    assert table["mine"] == [seat["seat"] for seat in table["seats"]] and table["analysis"]
    line, answered = anna.line(), set[int]()
    for number in range(60):
        if len(answered) > 1 and number > 20:
            break
        hint = anna.ok("GET", f"/api/tables/{table['id']}/hint")
        assert (hint["seat"], hint["action"]) in all_answers(table["asked"])
        answered.add(hint["seat"])
        line.act(table["id"], hint["seat"], number, hint["action"])
        table = anna.ok("GET", f"/api/tables/{table['id']}")
    assert {0, 1} <= answered
    again = anna.ok("POST", "/api/analysis", {"game": "doom2004", "position": table["facts"]})
    hint = anna.ok("GET", f"/api/tables/{again['id']}/hint")
    assert (hint["seat"], hint["action"]) in all_answers(again["asked"])
