"""What a server tells of a table: facts, what is foreseen, content for the page, and positions set up by hand."""

import json
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.foresight import attack_odds
from platzdarm.games.doom2004.rules.invaders import PREPARE, InvaderTurn
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.table.adapter import Adapter
from platzdarm.games.doom2004.table.fact_types import ForayFacts
from platzdarm.games.doom2004.table.foresight import Foreseen, foresee
from platzdarm.games.doom2004.text.chronicle import tell
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import ContentError, PlatzdarmError
from platzdarm.text.words import Words
from tests.doom2004.tabletop import (
    act,
    acting,
    arm,
    asked,
    deal,
    layout,
    library,
    number,
    order,
    ready,
    skill,
    turn,
    weapon,
)
from tests.doom2004.test_knowledge import TWIN, twins

VIEWERS = (-1, 0, 1, 2)


@pytest.fixture
def adapter() -> Adapter:
    return Adapter(Doom2004(library()))


def known(position: Foray, viewer: int) -> Foray:
    return position.masked(viewer)


def look(position: Foray, viewer: int = 1) -> Foreseen:
    return foresee(known(position, viewer), 0, msgspec.UNSET)


def shown(position: Foray, viewer: int) -> ForayFacts:
    told = known(position, viewer).facts(viewer)
    assert isinstance(told, ForayFacts)
    return told


def begun(scenario: str = "ash_and_red_light", marines: int = 2) -> Foray:
    return Doom2004(library()).start({"scenario": scenario, "marines": str(marines)}, SeededChance(b"begun"))


# -- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", library().scenarios)
def test_nobody_is_told_of_an_unopened_area(scenario: str, adapter: Adapter) -> None:
    """Neither in facts, the invader's among them, nor in what is foreseen, nor in the content that all pages load."""
    position = begun(scenario)
    entry = library().scenario_entries[scenario]
    secrets = [text for area in entry.areas[1:] for text in (area.name.en, area.name.ru, area.text.en, area.text.ru)]
    secrets += [one.text.en for one in entry.encounters if one.area != entry.areas[0].id]
    told = [msgspec.json.encode(shown(position, viewer)) for viewer in VIEWERS]
    told += [msgspec.json.encode(look(position, viewer)) for viewer in VIEWERS]
    told.append(msgspec.json.encode(adapter.content()))
    words = [json.dumps(json.loads(text), ensure_ascii=False) for text in told]
    assert [secret for secret in secrets for text in words if f'"{secret}"' in text] == []
    for viewer in VIEWERS:
        facts = shown(position, viewer)
        assert [area.id for area in facts.areas] == [entry.areas[0].id]
        squares = {square for area in facts.areas for square in area.squares}
        assert {square for door in facts.doors for square in door.squares} <= squares


def test_twin_bases_are_foreseen_and_told_alike_until_what_differs_is_revealed() -> None:
    here, there = (Doom2004(found).start({"scenario": TWIN}, SeededChance(b"twins")) for found in twins())
    game, luck = Doom2004(twins()[0]), SeededChance(b"players")
    for _ in range(250):
        if here.areas >> 3 & 1 or here.over:
            break
        assert look(here) == look(there)
        decision = here.pending()[0]
        action = decision.answers.at(luck.roll(len(decision.answers)))
        lines = []
        for position in (here, there):
            before = position.copy()
            events = position.play(decision.seat, action)
            told = [game.vocabulary.event(position, event) for event in events if event.seen_by(1)]
            lines.append(tell(before.masked(1), told))
        assert lines[0] == lines[1]


def test_the_invaders_hand_is_his_own() -> None:
    position = begun()
    hand = shown(position, 0).hand
    assert hand is not None and len(hand) == shown(position, 1).hand_size
    assert [shown(position, viewer).hand for viewer in (-1, 1, 2)] == [None] * 3


# -- reach and doors ---------------------------------------------------------------------------------------------


def test_every_place_within_reach_is_reached_by_the_way_that_is_told() -> None:
    position = turn(layout("green (2,2), red (4,2), imp-1 (2,6)", size=(7, 9), obstacles=[(3, 3)]), "green", "advance")
    active = shown(position, 1).active
    assert active is not None and (active.action, active.points, active.attacks) == ("advance", 4, 1)
    assert len(active.reach) > 20
    for place in active.reach:
        if not place.rest:
            continue
        way, at = [place], place
        while at.before >= 0:
            at = active.reach[at.before]
            way.insert(0, at)
        assert all(one.cost < other.cost for one, other in pairwise(way))
        twin = position.copy()
        for step in way:
            act(twin, "green", step.by)
        assert twin.setting.field.name(twin.place[0]) == place.to


def way_to(position: Foray, to: str) -> list[str]:
    active = shown(position, 1).active
    assert active is not None
    at = next(number for number, place in enumerate(active.reach) if place.to == to)
    squares: list[str] = []
    while at >= 0:
        squares.append(active.reach[at].to)
        at = active.reach[at].before
    return squares[::-1]


def test_of_ways_that_cost_the_same_the_harmless_and_straight_one_is_told() -> None:
    plain = turn(layout("green (0,2)", size=(9, 5), marines=1), "green", "sprint")
    assert way_to(plain, "d3") == ["b3", "c3", "d3"], "no zigzag"
    acid = turn(layout("green (0,2)", size=(9, 5), marines=1, acid=[(1, 2), (2, 2)]), "green", "sprint")
    assert way_to(acid, "d3") in (["b4", "c4", "d3"], ["b2", "c2", "d3"])
    eyes = turn(layout("green (0,2), demon (2,3)", size=(9, 5), marines=1), "green", "sprint")
    assert way_to(eyes, "f3") == ["b2", "c2", "d2", "e2", "f3"], "a demon is watchful"


def test_where_a_watchful_marine_answers_a_step_is_told_as_of_a_demon() -> None:
    position = acting(skill(layout("imp (3,0), demon (6,3), green (0,0)", size=(9, 5)), "green", "front_guard"), "imp")
    watches = {outlook.id: outlook.watches for outlook in look(position, 0).figures}
    assert watches["imp-1"] == [] and watches["demon-1"]
    assert sorted(watches["green"]) == ["a2", "b1", "b2"]


def test_a_door_to_the_unknown_shows_its_border_and_one_side() -> None:
    (door,) = shown(begun(), 1).doors
    assert (door.closed, door.explored, door.locked, len(door.squares)) == (True, False, False, 2)
    (x, y), (to_x, to_y) = door.border
    assert sorted((to_x - x, to_y - y)) == [0, 2]


# -- odds --------------------------------------------------------------------------------------------------------


def test_the_odds_of_each_attack_are_told_before_it_is_made() -> None:
    position = turn(arm(layout("green (2,2), imp-1 (2,6)"), "green", "shotgun", bullets=2), "green", "unload")
    told = {one.action: one for one in look(position).attacks}
    imp = number(position, "imp-1")
    for name in ("pistol", "shotgun"):
        one = told[f"attack {name} c7"]
        odds = attack_odds(position, 0, weapon(name), position.place[imp], imp)
        (target,) = one.targets
        assert one.range == 4 and target.figure == "imp-1"
        assert target.kill == pytest.approx(odds.kill, abs=1e-5)
        assert sum(target.wounds) == pytest.approx(1, abs=1e-4)
    assert not any("fist" in action for action in told if isinstance(action, str))


@pytest.mark.rule("D04-BLOW-04")
def test_the_odds_of_a_shot_that_goes_on_are_those_of_the_dice_that_are_left() -> None:
    """A shotgun without its blue die at range 4 never reaches; beside the shooter its red die may kill."""
    position = arm(layout("green (0,0), imp-1 (0,1), imp-2 (0,2)"), "green", "shotgun", bullets=3)
    act(turn(position, "green", "unload"), "green", "attack shotgun (0,1)")
    assert asked(position) == ("green", "walk")
    (told,) = look(position).attacks
    assert (told.action, told.dice, told.range) == ("walk a3 blue", [1, 0, 0, 0], 2)
    (target,) = told.targets
    assert target.figure == "imp-2" and target.kill == pytest.approx(1 / 6, abs=1e-5)


def test_an_aimed_attack_is_told_beside_the_plain_one_and_promises_more() -> None:
    position = layout("green (2,2), imp-1 (2,6)")
    turn(order(arm(position, "green", bullets=2), "green", "aim"), "green", "unload")
    told = {one.action: one.targets[0] for one in look(position).attacks}
    assert told["attack pistol c7 aimed"].mean > told["attack pistol c7"].mean


@pytest.mark.rule("D04-TOKEN-10")
def test_a_berserk_fist_kills_whenever_it_succeeds() -> None:
    position = layout("green (2,2), hell_knight-1 (3,3)")
    position.berserk[0] = 1
    turn(position, "green", "unload")
    fists = [one for one in look(position).attacks if one.weapon == "fist"]
    assert fists and all(one.targets[0].kill == one.targets[0].success > 0.5 for one in fists)


def test_a_blast_tells_where_it_may_land_if_it_fails() -> None:
    position = turn(arm(layout("green (5,2), imp-1 (5,8)"), "green", rockets=2), "green", "unload")
    grenade = next(one for one in look(position).attacks if one.action == "attack grenade f9")
    assert sum(landing.chance for landing in grenade.scatter) == pytest.approx(1, abs=1e-3)
    assert any(landing.square is None for landing in grenade.scatter)
    assert {"f9", "e8", "g10"} <= set(grenade.area)


def test_each_choice_of_dice_to_roll_again_is_told_with_its_odds() -> None:
    position = layout("green (2,2), imp-1 (2,6)")
    turn(order(arm(position, "green", bullets=2), "green", "aim"), "green", "unload")
    act(position, "green", "attack pistol c7 aimed")
    while position.pending()[0].kind != "reroll":
        position.play(position.pending()[0].seat, 0)
    told = look(position).rerolls
    attack = shown(position, 1).attack
    assert attack is not None and len(told) == 2 ** len(attack.dice)
    stay = next(one for one in told if one.dice == [])
    assert stay.action == "pass" and stay.targets[0].success == float(bool(attack.success))


def test_what_invaders_threaten_is_told() -> None:
    position = turn(layout("green (2,2), red (15,15), imp-1 (2,6)", walls=[]), "green", "advance")
    (threat,) = [one for one in look(position).threats if one.targets[0].figure == "green"]
    assert (threat.attacker, threat.range) == ("imp-1", 4) and 0 < threat.targets[0].success < 1


@pytest.mark.rule("D04-GUARD-05")
def test_a_guard_who_is_asked_sees_what_waiting_would_bring() -> None:
    position = order(arm(layout("green (2,2), imp-1 (2,8)"), "green", bullets=2), "green", "guard")
    act(acting(position, "imp-1"), "invader", "step s")
    assert asked(position) == ("green", "interrupt")
    pistol = next(one for one in look(position).attacks if one.action == "attack pistol c8")
    assert [far for far, _ in pistol.nearer] == [1, 2, 3, 4]
    assert pistol.nearer[0][1] >= pistol.nearer[-1][1] >= pistol.targets[0].kill
    assert [threat.targets[0].figure for threat in look(position).threats] == ["green"]


# -- spawning ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-SPAWN-02", "D04-SPAWN-04")
def test_squares_where_nobody_may_appear_say_why() -> None:
    rock = [(9, y) for y in range(9)]
    position = layout("green (2,2), imp-1 (2,6)", size=(14, 9), void=rock, obstacles=[(5, 5)], barrels=[(7, 7)])
    deal(position, hand="spawn_mancubus_or_trite2_1")
    ready(position, InvaderTurn(PREPARE))
    spawn = look(position, 0).spawn
    assert spawn is not None and spawn.type is None
    denied = {one.square: one for one in spawn.denied}
    assert denied["c7"].reason == "taken" and denied["h8"].reason == "blocked"
    assert (denied["c4"].reason, denied["c4"].marines) == ("seen", ["green"])
    assert "f6" not in denied and set(spawn.allowed).isdisjoint(denied)
    act(position, "invader", "spawn spawn_mancubus_or_trite2_1 group-1")
    placing = look(position, 0).spawn
    assert placing is not None and placing.type == "mancubus"
    assert {answer.split()[1] for answer in put_answers(position)} == set(placing.allowed)
    assert look(position, 1).spawn == placing  # all that it is made of lies openly


@pytest.mark.rule("D04-SPAWN-05")
def test_a_card_that_would_be_spent_in_vain_is_told_before() -> None:
    """The one square out of sight holds one trite of two, and no mancubus."""
    position = layout("green (0,0)", size=(3, 1), obstacles=[(1, 0)])
    deal(position, hand="spawn_mancubus_or_trite2_1")
    ready(position, InvaderTurn(PREPARE))
    spawn = look(position, 0).spawn
    assert spawn is not None and spawn.allowed == ["c1"]
    lost = [(one.action.split()[-1], one.types, one.placed) for one in spawn.lost]
    assert lost == [("group-1", ["mancubus"], 0), ("group-2", ["trite"], 1)]
    told = look(position, 1).spawn
    assert told is not None and told.lost == [], "the hand is the invader's alone"


def put_answers(position: Foray) -> list[str]:
    game = Doom2004(library())
    (decision,) = [one for one in position.pending() if one.kind == "put"]
    return [game.write(position, 0, action) for action in decision.answers.as_list()]


def test_an_activated_invader_tells_what_it_may_do() -> None:
    position = acting(layout("green (2,2), imp-1 (2,6)"), "imp-1")
    (strike,) = [one for one in look(position, 0).attacks if one.targets]
    assert strike.action == "strike c3" and strike.targets[0].figure == "green"


# -- set up by hand ----------------------------------------------------------------------------------------------


def test_the_facts_of_a_table_set_up_the_same_table(adapter: Adapter) -> None:
    wish: dict[str, Any] = {
        "scenario": "ash_and_red_light",
        "marines": [{"id": "red", "square": "h20", "life": 4, "weapons": ["shotgun"], "order": "aim"}],
        "areas": [{"id": "a1"}],
        "doors": [{"id": "d1", "closed": False}],
        "invaders": [{"id": "imp-1", "squares": ["j20"], "wounds": 0}],
        "hand": ["dodge_1"],
        "round": 3,
        "frags": 2,
    }
    options, position = adapter.set_up(wish)
    assert isinstance(position, Foray) and options["colours"] == "red"
    first = shown(position, 0)
    assert (first.round, first.frags, first.hand) == (3, 2, ["dodge_1"])
    assert first.marines[0].life == 4 and first.marines[0].usable.count("shotgun") == 1
    again = adapter.set_up(msgspec.to_builtins(first))[1]
    assert isinstance(again, Foray) and shown(again, 0) == first


def test_a_marine_may_stand_where_another_would_have_started(adapter: Adapter) -> None:
    _, begun = adapter.set_up({"scenario": "ash_and_red_light", "marines": 2})
    assert isinstance(begun, Foray)
    first, second = (begun.setting.field.name(begun.place[marine]) for marine in (0, 1))
    swapped = [{"id": "red", "square": second}, {"id": "blue", "square": first}]
    _, position = adapter.set_up({"scenario": "ash_and_red_light", "marines": swapped})
    assert isinstance(position, Foray)
    assert [marine.square for marine in shown(position, 0).marines] == [second, first]


WRONG = [
    ({"scenario": "nowhere"}, "scenario"),
    ({"scenario": "ash_and_red_light", "areas": [{"id": "b9"}]}, "areas[0].id"),
    ({"scenario": "ash_and_red_light", "doors": [{"id": "d5", "closed": True}]}, "doors[0].id"),
    ({"scenario": "ash_and_red_light", "marines": [{"id": "red", "square": "z9"}]}, "marines[0].square"),
    ({"scenario": "ash_and_red_light", "marines": [{"id": "red", "square": "b16", "life": 99}]}, "marines[0].life"),
    ({"scenario": "ash_and_red_light", "invaders": [{"id": "imp-77", "squares": ["b16"]}]}, "invaders[0].id"),
    ({"scenario": "ash_and_red_light", "tokens": [{"token": "sword", "square": "b16"}]}, "tokens[0].token"),
    ({"scenario": "ash_and_red_light", "hand": ["dodge_1", "dodge_1"]}, "hand"),
    ({"scenario": "ash_and_red_light", "turn": 7}, "turn"),
    ({"scenario": "ash_and_red_light", "frags": 60}, "frags"),
]


@pytest.mark.parametrize(("wish", "field"), WRONG)
def test_what_cannot_be_set_up_is_refused_with_its_place(adapter: Adapter, wish: dict[str, Any], field: str) -> None:
    with pytest.raises(PlatzdarmError) as caught:
        adapter.set_up(wish)
    assert field in Words("en").fault(caught.value)


def test_two_figures_on_one_square_are_refused(adapter: Adapter) -> None:
    wish = {
        "scenario": "ash_and_red_light",
        "marines": [{"id": "red", "square": "b16"}],
        "invaders": [{"id": "imp-1", "squares": ["b16"]}],
    }
    with pytest.raises(ContentError, match="d04-taken-by"):
        adapter.set_up(wish)


@pytest.mark.parametrize("squares", [["e18", "e19"], ["e18", "c16"], ["e18", "f18", "e19"]])
def test_squares_that_a_figure_does_not_cover_are_refused(adapter: Adapter, squares: list[str]) -> None:
    """Only the first was read: figures that overlap as they were given were set up apart."""
    wish = {
        "scenario": "ash_and_red_light",
        "areas": [{"id": "a1"}],
        "invaders": [{"id": "demon-1", "squares": squares}],
    }
    with pytest.raises(ContentError, match="d04-covers") as caught:
        adapter.set_up(wish)
    assert "e18, f18" in Words("en").fault(caught.value)
