"""What each seat may know (chapters SETUP, EXPL): the invader's hand and the unopened base are secret."""

from importlib import resources

import pytest

from platzdarm.games.doom2004.content.library import Library, library_with
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.scenario import SOMEWHERE, Plate
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.match import Match
from tests.doom2004.tabletop import library

TWIN = "twin"


def twins() -> tuple[Library, Library]:
    """Two bases that differ only in the fourth area: its figures, tokens and texts."""
    folder = resources.files("platzdarm.games.doom2004.content") / "scenarios"
    text = (folder / "01_ash_and_red_light.toml").read_text("utf-8")
    text = text.replace('id = "ash_and_red_light"', f'id = "{TWIN}"', 1)
    before, here, after = text.partition('id = "a3"\nname')
    other = before + here + after.replace('type = "zombie", at = [23, 10]', 'type = "trite", at = [24, 10]', 1)
    assert other != text
    return library_with([("one.toml", text)]), library_with([("other.toml", other)])


@pytest.mark.rule("D04-BOARD-03")
def test_twin_bases_look_alike_until_what_differs_is_revealed() -> None:
    one, other = (Doom2004(found) for found in twins())
    options = {"scenario": TWIN, "marines": "2"}
    here, there = (game.start(options, SeededChance(b"twins")) for game in (one, other))
    luck = SeededChance(b"players")
    for _ in range(600):
        if here.areas >> 3 & 1 or here.over:
            break
        for viewer in (-1, 1, 2):
            assert here.masked(viewer).data() == there.masked(viewer).data()
            assert here.masked(viewer).facts(viewer) == there.masked(viewer).facts(viewer)
        decision = here.pending()[0]
        action = decision.answers.at(luck.roll(len(decision.answers)))
        told = []
        for game, position in ((one, here), (other, there)):
            events = position.play(decision.seat, action)
            told.append([game.vocabulary.event(position, event) for event in events if event.seen_by(1)])
        assert told[0] == told[1]


@pytest.mark.rule("D04-BOARD-03")
def test_a_view_holds_nothing_of_unopened_areas() -> None:
    game = Doom2004(library())
    position = game.start({"scenario": "ash_and_red_light"}, SeededChance(b"view"))
    for viewer in (-1, 1, 2):
        setting = position.masked(viewer).setting
        assert [area.id for area in setting.scenario.areas if area is not None] == ["start"]
        assert len(setting.field.squares) == 31
        assert [door.id for door in setting.field.doors if door is not None] == ["d1"]
        full = position.terrain()
        view = position.masked(viewer)
        assert view.terrain() is not full and view.copy().hides(INVADER)
    assert len(position.masked(INVADER).setting.field.squares) == 396


@pytest.mark.parametrize("name", ["breath_in_the_walls", "the_sump", "throne_is_a_machine"])
def test_a_view_keeps_the_rules_of_its_scenario_that_are_no_secret(name: str) -> None:
    """What unlocks a door, what opens none by hand, how ducts and plates work: whoever plans with a view needs them."""
    position = Doom2004(library()).start({"scenario": name}, SeededChance(b"view"))
    whole, seen = position.setting.scenario, position.masked(1).setting.scenario
    assert (seen.unlocks, seen.by_hand, seen.dry_mark) == (whole.unlocks, whole.by_hand, whole.dry_mark)
    assert (seen.dead_plates, seen.crawlway, seen.crawl_cost) == (whole.dead_plates, whole.crawlway, whole.crawl_cost)
    assert (seen.starts, seen.goal, seen.boss) == (whole.starts, whole.goal, whole.boss)
    assert any([whole.unlocks, whole.by_hand, whole.dry_mark, whole.crawl_cost]), "there is something to keep"


@pytest.mark.rule("D04-BOARD-03")
def test_opening_a_door_to_the_unknown_cannot_be_taken_back() -> None:
    match = Match(Doom2004(library()), {"scenario": "ash_and_red_light", "marines": "1"}, b"undo")
    position = match.position
    assert isinstance(position, Foray)
    position.hand = ()
    position.asked = None
    position.advance()
    match.play_text(1, "action sprint")
    assert match.can_undo(1)
    for step in ("step e", "step e", "step e"):
        match.play_text(1, step)
    assert match.can_undo(1)
    doors = [d for d in match.position.pending()[0].answers.as_list() if d & 255 == 4]
    if doors:
        match.play(1, doors[0])
        assert not match.can_undo(1)


@pytest.mark.rule("D04-TELE-01", "D04-BOARD-03")
def test_where_a_teleporter_leads_is_known_once_its_other_end_is_revealed() -> None:
    plate = Plate("p", 4, 0, 9, 2)
    assert plate.known(0b111) is plate
    assert plate.known(0b011).partner == SOMEWHERE
    dead = Plate("p", 4, 0, OFF, 2)
    assert dead.known(0b011) is dead
