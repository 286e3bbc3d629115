"""DOOM (2016) over the wire: tables of two to five seats, one person with several marines, bots, and spies."""

import json
from typing import Any

import pytest

from platzdarm.games.doom2016.rules.odds import action_odds
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.server.services import Services
from tests.server.visitor import Line, Visitor, all_answers

Message = dict[str, Any]
MISSION = {"mission": "knee_deep_in_the_dead"}


def open_mission(visitor: Visitor, *kinds: str, **options: str) -> Message:
    marines = str(len(kinds) - 1)
    options = {**MISSION, **options, "marines": marines}
    return visitor.open_table(*kinds, game="doom2016", options=options, casual=True, open=True)


def joined(anna: Visitor, boris: Visitor, *kinds: str, **options: str) -> str:
    """A table of Anna's with one seat for Boris; its id."""
    made = open_mission(anna, *kinds, **options)
    table = str(made["table"]["id"])
    boris.ok("POST", f"/api/tables/{table}/join", {"invitation": made["invitations"][0]["invitation"]})
    return table


def choices(lines: list[Line], shown: list[Message]) -> list[tuple[Line, tuple[int, str]]]:
    """Every answer that somebody may give now, with the line of who may."""
    return [(line, answer) for line, known in zip(lines, shown, strict=True) for answer in all_answers(known["asked"])]


def hear(lines: list[Line], shown: list[Message], number: int) -> None:
    for line, known in zip(lines, shown, strict=True):
        known |= line.wait("moved", number=number)


@pytest.mark.parametrize("marines", [1, 2, 3, 4])
def test_a_mission_begins_with_any_number_of_marines(anna: Visitor, marines: int) -> None:
    made = open_mission(anna, "me", *["bot:random"] * marines)
    table = made["table"]
    assert (table["state"], table["mine"], len(table["seats"])) == ("playing", [0], marines + 1)
    facts = anna.line().watch(table["id"])["facts"]
    assert [marine["name"] for marine in facts["marines"]] == ["alpha", "bravo", "charlie", "delta"][:marines]
    assert facts["invader"]["invasion"] is not None
    assert all(card is None for marine in facts["marines"] for card in marine["hand"])


def test_a_person_with_two_marines_sees_the_hand_of_the_one_that_is_asked(anna: Visitor, boris: Visitor) -> None:
    table = joined(anna, boris, "person", "me", "me")
    lines = [anna.line(), boris.line()]
    seen: set[int] = set()
    shown = [line.watch(table) for line in lines]
    for _ in range(60):
        number = shown[0]["number"]
        own = [question["seat"] for question in shown[0]["asked"] if "answers" in question]
        if own:
            seen.add(own[0])
            hands = [marine["hand"] for marine in shown[0]["facts"]["marines"]]
            assert None not in hands[own[0] - 1]
            assert all(card is None for card in hands[2 - own[0]])
        answers = choices(lines, shown)
        line, (seat, action) = answers[-1]  # to end, where one may
        line.act(table, seat, number, action)
        hear(lines, shown, number + 1)
    assert seen == {1, 2}


# -- spies --------------------------------------------------------------------------------------------------------

PRIVATE = {"drew_card": "marine", "drew_glory_card": "marine", "drew_event_card": None, "looked_at": "seat"}
SEATS = ["invader", "alpha", "bravo", "charlie", "delta"]


def leaks(raw: list[str], seats: list[int]) -> list[str]:
    """Everything in what somebody with these seats was sent that he may not know."""
    found: list[str] = []
    for text in raw:
        message = json.loads(text)
        table = message.get("table") if message["type"] == "table" else message
        if not isinstance(table, dict) or "facts" not in table:
            continue
        facts = table["facts"]
        if 0 not in seats and (facts["invader"]["invasion"] or any(facts["invader"]["hand"])):
            found.append("the invader's cards")
        for number, marine in enumerate(facts["marines"], 1):
            if number not in seats and any([*marine["hand"], *marine["glory"]]):
                found.append(f"cards of {marine['name']}")
        found += [f"answers of {q['seat']}" for q in table["asked"] if "answers" in q and q["seat"] not in seats]
        entries = table.get("log", [message] if message["type"] == "moved" else [])
        found += [f"action of {entry['seat']}" for entry in entries if entry["action"] and entry["seat"] not in seats]
        found += [trouble for entry in entries for trouble in told(entry["events"], seats)]
    return found


def told(events: list[Message], seats: list[int]) -> list[str]:
    found: list[str] = []
    for event in events:
        if event["kind"] in PRIVATE:
            field = PRIVATE[event["kind"]]
            owner = 0 if field is None else event[field] if field == "seat" else SEATS.index(event[field])
            if owner not in seats:
                found.append(f"{event['kind']} of {owner}")
    return found


@pytest.mark.slow
def test_nobody_is_sent_a_secret_of_somebody_else(anna: Visitor, boris: Visitor, address: str) -> None:
    table = joined(anna, boris, "me", "person", "bot:random", decks="own")
    spy = Line(Visitor(address))
    spy.watch(table)
    lines = [anna.line(), boris.line()]
    shown = [line.watch(table) for line in lines]
    for turn in range(150):
        answers = choices(lines, shown)
        number = shown[0]["number"]
        if answers:
            line, (seat, action) = answers[(turn * 7919 + 13) % len(answers)]
            line.act(table, seat, number, action)
        hear(lines, shown, number + 1)
    spy.wait("moved", number=shown[0]["number"])
    assert leaks(spy.raw, []) == [] and leaks(lines[0].raw, [0]) == [] and leaks(lines[1].raw, [1]) == []
    assert leaks(lines[0].raw, [1]) and leaks(lines[1].raw, [0]), "each was shown what is his"
    assert anna.refused("GET", f"/api/tables/{table}/record") == ("forbidden", "record-secret")


@pytest.mark.slow
def test_a_mission_is_played_to_its_end_by_bots(anna: Visitor) -> None:
    made = open_mission(anna, "bot:greedy", "bot:greedy", mission="first_steps")
    line = anna.line()
    known = line.watch(made["table"]["id"])
    while known["state"] == "playing":
        if line.wait("moved", patience=60)["facts"]["result"] is not None:
            break
    over = line.wait("over", patience=30)
    assert over["reason"] == "rules" and sorted(set(over["result"])) == [0.0, 1.0]


# -- what is foreseen ---------------------------------------------------------------------------------------------


def test_the_preview_tells_the_odds_of_every_attack_that_may_be_made(anna: Visitor, services: Services) -> None:
    figures = [{"id": "alpha", "squares": ["b1"]}, {"id": "imp-1", "squares": ["b4"]}]
    made = anna.ok(
        "POST",
        "/api/analysis",
        {"game": "doom2016", "position": {"mission": "first_steps", "marines": 1, "figures": figures}},
    )
    line, table = anna.line(), made["id"]
    known = line.watch(table)
    for _ in range(60):
        answers = all_answers(known["asked"])
        attacks = [action for _, action in answers if action.startswith("attack")]
        if attacks:
            break
        seat, action = next((one for one in answers if one[1].startswith("play")), answers[-1])
        line.act(table, seat, known["number"], action)
        known |= line.wait("moved", number=known["number"] + 1)
    preview = anna.ok("GET", f"/api/tables/{table}/preview")
    assert [odds["action"] for odds in preview["attacks"]] == attacks
    position = services.tables.live[table].live.position  # type: ignore[union-attr]
    asked = next(question["seat"] for question in known["asked"] if "answers" in question)
    eyes = position.masked(asked)
    assert isinstance(eyes, Incursion)
    for odds in preview["attacks"]:
        expected = action_odds(eyes, VOCABULARY.read(eyes, asked, odds["action"]))
        assert expected is not None and odds["spread"] == pytest.approx(expected.spread, abs=1e-4)
        assert odds["kill"] == pytest.approx(expected.kill, abs=1e-4)
    sees = {figure["id"]: [other["id"] for other in figure["sees"]] for figure in preview["figures"]}
    assert {"alpha", "imp-1"} == set(sees) and ("imp-1" in sees["alpha"]) == ("alpha" in sees["imp-1"])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"figures": [{"id": "imp-99", "squares": ["b1"]}]}, "no figure 'imp-99'"),
        ({"figures": [{"id": "alpha", "squares": ["z99"]}]}, "no square 'z99'"),
        ({"figures": [{"id": "alpha", "squares": ["b1"]}, {"id": "imp-1", "squares": ["b1"]}]}, "taken by 'alpha'"),
        ({"figures": [{"id": "alpha", "squares": ["b1"], "damage": 99}]}, "lives with 0 to"),
        ({"doors": [9]}, "no door 9"),
        ({"mission": "nowhere"}, "mission=nowhere"),
        ({"figures": 7}, "figures"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_reason(anna: Visitor, change: Message, words: str) -> None:
    position = {"mission": "first_steps", "marines": 1, **change}
    answer = anna.call("POST", "/api/analysis", {"game": "doom2016", "position": position})
    assert answer.status_code == 400 and words in answer.json()["error"]["text"]


def test_the_facts_of_a_table_can_be_set_up_for_analysis(anna: Visitor) -> None:
    made = open_mission(anna, "me", "me", "me", "me", "me")
    facts = anna.line().watch(made["table"]["id"])["facts"]
    analysis = anna.ok("POST", "/api/analysis", {"game": "doom2016", "position": facts})
    assert analysis["mine"] == [0, 1, 2, 3, 4]
    places = [{figure["id"]: figure["squares"] for figure in one["figures"]} for one in (facts, analysis["facts"])]
    assert places[0] == places[1]
