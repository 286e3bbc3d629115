"""The four scenarios' own rules, and that bots play them to an end."""

import pytest

from platzdarm.games.doom2004.bots.greedy import Doom2004Greedy
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules import happenings
from platzdarm.games.doom2004.rules.attack import Attack
from platzdarm.games.doom2004.rules.conditions import holds
from platzdarm.games.doom2004.rules.exploring import Reveal
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.rounds import Rounds
from platzdarm.games.doom2004.rules.scenario import Area, Condition
from platzdarm.games.doom2004.rules.setting import FIRST_INVADER, INVADER
from platzdarm.games.doom2004.rules.wounds import wound
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from tests.doom2004.tabletop import act, asked, legal, library, number, pass_windows, ready, turn


def start(scenario: str, **options: str) -> Foray:
    position = Doom2004(library()).start({"scenario": scenario, **options}, SeededChance(b"scenarios"))
    position.hand = ()
    position.cards = [()] * 3
    return ready(position, *position.agenda)


@pytest.mark.rule("D04-VICT-02", "D04-TERM-07")
def test_a_scenario_may_ask_for_more_frags_where_more_marines_play() -> None:
    wanted = {name: [start(name, marines=str(n)).setting.frags for n in (1, 2, 3)] for name in library().scenarios}
    assert wanted["ash_and_red_light"] == [7, 8, 10] and wanted["breath_in_the_walls"] == [6, 10, 11]
    assert start("the_sump", marines="3").masked(1).setting.frags == 11


def reveal(position: Foray, *areas: str) -> Foray:
    """As if somebody had seen them; nobody is placed in them."""
    ids = [area.id for area in known(position)]
    ready(position, *position.agenda, *[Reveal(ids.index(area)) for area in areas])
    while asked(position)[1] == "recycle":
        act(position, "invader", "pass")
    for figure in position.invaders_on_board():
        position.take_off(figure)
    return position


def known(position: Foray) -> list[Area]:
    return [area for area in position.setting.scenario.areas if area is not None]


def stand(position: Foray, marine: str, square: int) -> None:
    position.put(number(position, marine), square)


def encounter_square(position: Foray, area: str) -> int:
    found = next(one for one in known(position) if one.id == area)
    assert found.encounter is not None
    return found.encounter.square


def meet(position: Foray, marine: str, area: str, way: str = "") -> None:
    """His turn ends on the encounter."""
    stand(position, marine, encounter_square(position, area))
    turn(position, marine, "unload")
    act(position, marine, "end")
    if way:
        act(position, marine, f"choose {way}")


@pytest.mark.rule("D04-PROP-11")
def test_the_first_scenarios_switch_shuts_the_vents() -> None:
    position = reveal(start("ash_and_red_light", marines="1"), "a5", "a7", "a8")
    before = len(position.ducts)
    meet(position, "green", "a8")
    assert len(position.ducts) == before - 2


@pytest.mark.rule("D04-PROP-11")
def test_the_crawlway_opens_by_choice_and_leads_into_the_unknown() -> None:
    position = reveal(start("breath_in_the_walls", marines="1"), "a1", "a2")
    vent = next(
        v for area in position.setting.scenario.areas if area is not None for v in area.vents if v.id == "vent_west"
    )
    stand(position, "green", vent.square)
    assert not legal(turn(position, "green", "sprint"), "green", "crawl")
    meet(position, "green", "a2", "way-1")
    assert not legal(turn(position, "green", "sprint"), "green", "crawl"), "he does not stand at a vent"
    stand(position, "green", vent.square)
    turn(position, "green", "sprint")
    act(position, "green", "crawl")
    pass_windows(position)
    ids = [area.id for area in known(position)]
    assert position.areas >> ids.index("a6") & 1 and position.place[0] == vent.partner


@pytest.mark.rule("D04-PROP-11")
def test_sealing_the_vents_removes_all_ducts_for_good() -> None:
    position = reveal(start("breath_in_the_walls", marines="1"), "a1", "a2")
    assert position.ducts
    meet(position, "green", "a2", "way-2")
    assert position.ducts == () and position.marks == 1 << position.setting.scenario.marks.index("sealed")
    reveal(position, "a3")
    assert position.ducts == ()


@pytest.mark.rule("D04-PROP-11")
def test_flushing_the_hall_wounds_every_invader_there_and_no_other() -> None:
    position = reveal(start("the_sump", marines="1"), "a1", "a7")
    hall, elsewhere = (next(one for one in known(position) if one.id == id).squares for id in ("a1", "start"))
    trite, archvile, imp = (number(position, name) for name in ("trite", "archvile", "imp"))
    free = [square for square in hall if not position.solid() >> square & 1]
    for figure, square in ((trite, free[0]), (archvile, free[-1]), (imp, elsewhere[-1])):
        position.put(figure, square)
    meet(position, "green", "a7", "way-2")
    assert not position.on_board(trite) and position.wounds[archvile] == 1
    assert position.on_board(imp) and position.wounds[imp] == 0


@pytest.mark.rule("D04-PROP-11")
def test_the_gate_is_dead_until_both_anchors_are_set() -> None:
    position = reveal(start("breath_in_the_walls", marines="1"), "a1", "a4", "a6", "a8")
    gate = next(
        p for area in position.setting.scenario.areas if area is not None for p in area.plates if p.id == "gate"
    )
    stand(position, "green", gate.square)
    assert not legal(turn(position, "green", "advance"), "green", "leave")
    meet(position, "green", "a4")
    meet(position, "green", "a6")
    while not position.over and asked(position)[1] in ("recycle", "prepare", "activate"):
        act(position, "invader", "pass" if asked(position)[1] != "activate" else "end")
    ids = [area.id for area in known(position)]
    assert position.areas >> ids.index("a5") & 1, "the gallery wakes"
    stand(position, "green", gate.square)
    turn(position, "green", "advance")
    act(position, "green", "leave")
    assert position.result == [0.0, 1.0]


@pytest.mark.rule("D04-PROP-11")
def test_the_lift_comes_late_and_only_to_those_with_both_keys() -> None:
    position = reveal(start("the_sump", marines="2"), "a1", "a8")
    meet(position, "green", "a8")
    assert position.encounters, "without keys the encounter stays"
    position.keys = 0b110
    position.round = 5
    meet(position, "green", "a8")
    door = position.setting.scenario.goal.door
    happenings.settle(position)
    assert position.delayed and position.shut >> door & 1
    position.round = 6
    ready(position, Rounds(3))
    assert position.shut >> door & 1
    position.round = 7
    ready(position, Rounds(3))
    assert not position.shut >> door & 1 and position.delayed == (), "it comes once"


@pytest.mark.rule("D04-EXPL-02")
def test_the_first_key_decides_which_half_of_the_plant_wakes() -> None:
    position = reveal(start("the_sump", marines="1"), "a1", "a2", "a3")
    position.keys, position.first_key = 0b010, 1
    turn(position, "green", "unload")
    names = position.setting.scenario.marks
    assert position.marks == 1 << names.index("blue_first")
    ids = [area.id for area in known(position)]
    ready(position, *position.agenda, Reveal(ids.index("a5")))
    trites = [position.setting.names[figure] for figure in position.invaders_on_board()]
    assert any(name.startswith("trite") for name in trites)


@pytest.mark.rule("D04-EXPL-02")
def test_where_the_other_half_was_seen_already_the_invader_draws_instead() -> None:
    position = reveal(start("the_sump", marines="1"), "a1", "a2", "a3", "a5")
    assert position.hand == ()
    position.keys, position.first_key = 0b010, 1
    turn(position, "green", "unload")
    assert len(position.hand) == 1 and not position.invaders_on_board()


@pytest.mark.rule("D04-EXPL-02")
def test_a_mark_of_an_earlier_scenario_is_asked_for_by_name() -> None:
    position = start("the_sump", marines="1")
    condition = Condition()
    condition.mark = 0b10
    for marks in (0b00, 0b01, 0b10):
        position.marks = marks
        assert holds(position, condition) == (marks == 0b10)


@pytest.mark.rule("D04-EXPL-02")
def test_the_boss_has_plates_for_stations_that_are_not_set() -> None:
    position = reveal(start("throne_is_a_machine", marines="2"), "a1", "a2", "a3", "a5")
    asleep = next(figure for figure in range(FIRST_INVADER, position.setting.figures) if position.is_boss(figure))
    assert position.rating(asleep) == 4, "no plates before his area is revealed: brought in by hand he has none"
    meet(position, "green", "a2", "way-1")
    ids = [area.id for area in known(position)]
    ready(position, *position.agenda, Reveal(ids.index("a6")))
    boss = next(figure for figure in position.invaders_on_board() if position.is_boss(figure))
    assert position.rating(boss) == 4 + 2 and position.movement(boss) == 2, "two stations, and cold joints"
    wound(position, boss, 99, 0)
    assert position.result == [0.0, 1.0, 1.0]
    spared = reveal(start("throne_is_a_machine", marines="2"), "a1", "a2", "a3", "a5")
    mark = spared.setting.scenario.boss
    assert mark is not None
    spared.marks |= mark.spared_mark
    ready(spared, *spared.agenda, Reveal(ids.index("a6")))
    assert spared.rating(boss) == 4 + 2, "three stations, less one that an earlier scenario has spared them"


@pytest.mark.rule("D04-MODS-01", "D04-PROP-11")
def test_a_boss_that_is_blinded_lacks_range() -> None:
    position = reveal(start("throne_is_a_machine", marines="2"), "a1", "a2", "a3", "a5")
    ids = [area.id for area in known(position)]
    ready(position, *position.agenda, Reveal(ids.index("a6")))
    boss = next(figure for figure in position.invaders_on_board() if position.is_boss(figure))
    strike = Attack(boss, OFF, encounter_square(position, "a3"), False)
    before = strike.reach(position)
    meet(position, "green", "a2", "way-2")
    assert strike.reach(position) == before - 2


@pytest.mark.rule("D04-BLAST-01", "D04-PROP-11")
def test_a_boss_whose_gun_is_starved_hits_one_square() -> None:
    position = reveal(start("throne_is_a_machine", marines="2"), "a1", "a2", "a3", "a5")
    ids = [area.id for area in known(position)]
    ready(position, *position.agenda, Reveal(ids.index("a6")))
    boss = next(figure for figure in position.invaders_on_board() if position.is_boss(figure))
    strike = Attack(boss, OFF, encounter_square(position, "a3"), False)
    assert len(strike.area(position)) > 1
    meet(position, "green", "a3", "way-1")
    assert strike.area(position) == [strike.square]


@pytest.mark.rule("D04-EXPL-02")
def test_the_boss_wakes_by_itself_in_time() -> None:
    position = start("throne_is_a_machine", marines="2")
    position.round = 15
    position.turn = INVADER
    position.agenda = [Rounds(0)]
    assert happenings.settle(position)
    ready(position, *position.agenda)
    while asked(position)[1] in ("recycle", "area_revealed"):
        act(position, "invader", "pass")
    ids = [area.id for area in known(position)]
    assert position.areas >> ids.index("a6") & 1 and any(position.is_boss(f) for f in position.invaders_on_board())


@pytest.mark.rule("D04-EXPL-02")
def test_a_half_dead_boss_strikes_at_once() -> None:
    position = reveal(start("throne_is_a_machine", marines="1"), "a1", "a2", "a3", "a5")
    ids = [area.id for area in known(position)]
    ready(position, *position.agenda, Reveal(ids.index("a6")))
    boss = next(figure for figure in position.invaders_on_board() if position.is_boss(figure))
    turn(position, "green", "unload")
    wound(position, boss, (position.rating(boss) + 1) // 2, 0)
    ready(position, *position.agenda)
    assert asked(position) == ("invader", "invader") and position.pending()[0].about == [boss]
    assert position.place[boss] != OFF


@pytest.mark.parametrize("scenario", list(library().scenarios))
@pytest.mark.parametrize("marines", ["1", pytest.param("3", marks=pytest.mark.slow)])
def test_bots_play_a_scenario_to_its_end(scenario: str, marines: str) -> None:
    game, bot = Doom2004(library()), Doom2004Greedy()
    position = game.start({"scenario": scenario, "marines": marines}, SeededChance(b"bots"))
    for _ in range(8_000):
        if position.over:
            break
        decision = next(one for one in position.pending() if one.due)
        view = View(position, decision.seat)
        asked_of = next(one for one in view.pending() if one.due)
        position.play(decision.seat, bot.choose(view, asked_of, SeededChance(b"luck")))
    assert position.result is not None and position.areas.bit_count() > 2
