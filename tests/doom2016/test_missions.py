"""Missions and packs of one's own: the documented examples work, and every mistake is named."""

import re
from importlib import resources
from pathlib import Path

import pytest

from platzdarm.games.doom2016.content.library import built_in_library, library_with
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.conformance import examine
from platzdarm.kernel.errors import ContentError
from platzdarm.kernel.match import Match
from platzdarm.text.words import Words
from tests.wording import english

DOCUMENT = Path(__file__).parents[2] / "docs" / "doom2016-content.md"
MISSION, PACK = map(str, re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL))
OPTIONS = {"mission": "last_light", "marines": "2"}


def changed(old: str, new: str) -> str:
    assert old in MISSION, old
    return MISSION.replace(old, new, 1)


def fault(*texts: str) -> str:
    with pytest.raises(ContentError) as error:
        library_with([(f"own_{number}.toml", text) for number, text in enumerate(texts)])
    return english(error.value)


def test_a_new_pack_begins_with_what_is_documented() -> None:
    sample = resources.files("platzdarm.games.doom2016.content") / "sample"
    assert [(sample / f"{name}.toml").read_text("utf-8") for name in ("last_light", "my_box")] == [MISSION, PACK]


def test_the_documented_mission_plays_a_whole_random_game() -> None:
    library = library_with([("own.toml", MISSION)])
    assert library.missions["last_light"].name.ru == "Последний свет"
    examine(Doom2016(library), OPTIONS, b"last light", thorough=20)


def test_the_documented_pack_replaces_and_adds() -> None:
    library = library_with([("mission.toml", MISSION), ("pack.toml", PACK)])
    assert "night_watch" in [card.id for card in library.content.classes]
    assert len(library.content.classes) == len(built_in_library().content.classes) + 1
    fury = next(card for card in library.content.glory if card.id == "blood_fury")
    assert fury.ability.effects[0].red == 2 and len(library.content.glory) == len(built_in_library().content.glory)
    own = next(card for card in built_in_library().content.glory if card.id == "blood_fury")
    assert own.ability.effects[0].red == 1, "the game's own library stays as it is"


def test_records_name_what_is_not_of_the_box() -> None:
    library = library_with([("mission.toml", MISSION), ("pack.toml", PACK)])
    record = Match(Doom2016(library), OPTIONS, b"seed").record()
    assert set(record.packs) == {"last_light", "my_box"}
    ordinary = Match(Doom2016(library), {"mission": "pump_hall"}, b"seed").record()
    assert set(ordinary.packs) == {"my_box"}
    assert Match(Doom2016(), {"mission": "pump_hall"}, b"seed").record().packs == {}


@pytest.mark.rule("D16-COMP-05", "D16-MAP-01", "D16-MAP-02")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "13", side', 'id = "99", side', "field tiles[0]: there is no tile '99'"),
        ('{ id = "11"', '{ id = "05"', "field tiles[4]: the box holds 1 of tile '05'"),
        ("turn = 0, at = [0, 2]", "turn = 0, at = [1, 1]", "tile '03' overlaps another at [1, 1]"),
        ("start = [0, 0]", "start = [0, -1]", "field start: [0, -1] is not a square of the map"),
        ("teleporters = [[6, 8]]", "teleporters = [[20, 8]]", "field teleporters[0]: [20, 8] is not a square"),
        ("teleporters = [[6, 8]]", "teleporters = [[0, 0]]", "field teleporters: two of them are on [0, 0]"),
        ('"red", at = [7, 9]', '"red", at = [1, 12]', "field portals: two of them are on [1, 12]"),
        ("health_packs = [[3, 2]", "health_packs = [[1, 4]", "field health_packs[0]: nobody can walk onto [1, 4]"),
        ('type = "imp", at', 'type = "hell_knight", at', "field demons[0]: there is no 'hell_knight'; choose one of"),
        ('type = "imp", at = [5, 5]', 'type = "imp", at = [1, 4]', "field demons[0]: 'imp' cannot stand on [1, 4]"),
        ('type = "imp", at = [5, 5]', 'type = "imp", at = [0, 0]', "field demons[0]: [0, 0] is taken by start"),
        (
            '{ type = "imp", at = [5, 5] },',
            '{ type = "imp", at = [5, 5] }, { type = "mancubus", at = [4, 5], marines = [2] },',
            "field demons[1]: [5, 5] is taken by demons[0]",
        ),
        (
            'type = "imp", at = [5, 5]',
            'type = "mancubus", at = [3, 4]',
            "'mancubus' (2x2) stands across a wall, a door",
        ),
        (
            '{ type = "imp", at = [5, 5] },',
            '{ type = "cyberdemon", at = [3, 8] }, { type = "cyberdemon", at = [5, 8] },',
            "field demons[1]: the box holds 1 figures of 'cyberdemon' [D16-COMP-05]",
        ),
        ("objectives = [[2, 7], ", "objectives = [", "field objectives: 3 squares are needed, not 2"),
        ('objective = "guard_duty"', 'objective = "drone_escort"', "field objectives: 1 squares are needed, not 3"),
        ("start = [0, 0]  ", "exit = [6, 8]\nstart = [0, 0]  ", "field exit: the objective 'guard_duty' has none"),
        ("[[[0, 7], [0, 8]]", "[[[0, 7], [0, 9]]", "field doors[1]: a door stands on a border between two squares"),
        ("[[[3, 4], [4, 4]]", "[[[3, 3], [3, 4]], [[3, 2], [4, 4]]", "field doors[0]: a door stands on a border"),
        ("[[[0, 7], [0, 8]]", "[[[3, 4], [4, 4]]", "field doors[1]: there is a door between [3, 4] and [4, 4] already"),
        ('invasion = "first_strike"', 'invasion = "tea_party"', "field invasion: there is no 'tea_party'; choose one"),
        (
            '"seek_and_destroy", "blood_rush"]',
            '"blood_rush", "blood_rush"]',
            "field event_sets: the same set stands twice",
        ),
        ('weapon = "rocket_launcher"', 'weapon = "spoon"', "field weapons[0]: there is no 'spoon'; choose one of"),
        ("number = 50", "number = 50\nmoon = 1", "there is no field 'moon' here"),
        ('colour = "blue"', 'colour = "green"', "'green' cannot stand here; choose one of blue, yellow, red"),
        ("turn = 180, at", "turn = 45, at", "field turn: 45 cannot stand here; choose one of 0, 90, 180, 270"),
        ("start = [0, 0]", "start = [0, 0", "not valid TOML: "),
        ("start = [0, 0]  ", "classes = ['commando']\nstart = [0, 0]  ", "field classes: name four different ones"),
        (
            "start = [0, 0]  ",
            "starting_weapons = [['burst_rifle', 'burst_rifle']]\nstart = [0, 0]  ",
            "field starting_weapons: name a pair for each of four marines",
        ),
    ],
)
def test_a_mistake_in_a_mission_is_named(old: str, new: str, said: str) -> None:
    told = fault(changed(old, new))
    assert told.startswith("own_0.toml: ") and said in told


def test_toml_errors_name_the_line() -> None:
    assert re.search(r"not valid TOML: .*line 2\b", fault('id = "x"\nthis is no toml'))


def test_everything_must_be_reached_on_foot() -> None:
    island = changed("at = [7, 9] },\n]", 'at = [7, 9] },\n    { id = "16", side = "A", turn = 0, at = [30, 30] },\n]')
    island = island.replace("health_packs = [[3, 2]", "health_packs = [[30, 30]")
    assert "field health_packs[0]: [30, 30] cannot be reached from the start [D16-MOVE-02]" in fault(island)


def test_samples_need_strong_portals() -> None:
    text = changed('objective = "guard_duty"', 'objective = "sample_collection"')
    text = text.replace("objectives = [[2, 7], [4, 7], [3, 10]]", "objectives = []")
    library_with([("own.toml", text)])  # under Horde portals stay
    text = text.replace('threat = "horde"', 'threat = "infestation"')
    assert "field portals: 3 samples need as many yellow or red ones, not 2" in fault(text)
    assert "no demon can come without a portal" in fault(
        re.sub(r"portals = \[.*?\n\]", "portals = []", text, flags=re.S)
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('pack = "Big Box"', "own_0.toml: field pack: only small letters, figures and _"),
        ('pack = "box"\ncats = [1]', "own_0.toml: field cats: a pack holds dice, demons, weapons, sets"),
        (PACK + PACK.split("\n", 1)[1], "own_0.toml: entry 'night_watch', field id: stands twice"),
        (
            PACK.replace('do = "hand_limit"', 'do = "sing"'),
            "entry 'night_watch', field effects[0].do: 'sing' cannot stand here",
        ),
        (
            PACK.replace("n = 1 },\n    {", "m = 1 },\n    {"),
            "entry 'night_watch', field effects[0]: there is no field",
        ),
        (
            PACK.replace(', ru = "Ночной дозор"', ""),
            "entry 'night_watch', field name: the field 'ru' is missing",
        ),
        (
            PACK.replace('do = "hand_limit", n = 1', 'do = "start_with_weapon", weapon = "spoon"'),
            "own_0.toml: entry 'night_watch', field effects[0].weapon: there is no 'spoon'; choose one of uac",
        ),
        (
            PACK.replace('when = "passive"', 'when = "on_kill"'),
            "own_0.toml: entry 'night_watch', field effects[0]: 'hand_limit' goes with passive, not 'on_kill'",
        ),
        (
            PACK.replace('do = "hand_limit"', 'do = "damage"'),
            "own_0.toml: entry 'night_watch', field effects[0]: 'passive' goes with activations, doors_free",
        ),
        (
            'pack = "box"\n[[operations]]\nid = "black_bishop"\norigin = "original"\nname = {en = "a", ru = "a"}\n'
            'missions = ["a", "b", "c", "d", "e", "f"]',
            "own_0.toml: entry 'black_bishop', field missions[0]: no mission 'a'",
        ),
    ],
)
def test_a_mistake_in_a_pack_is_named(text: str, said: str) -> None:
    assert said in fault(text)


@pytest.mark.rule("D16-COMP-05")
def test_a_group_is_no_larger_than_the_box_and_demon_types_are_eight() -> None:
    groups = '[{demons = [{type = "cyberdemon", number = 2}]}, {demons = [{type = "imp", number = 1}]}]'
    card = (
        f'pack = "box"\n[[invasions]]\nid = "x"\norigin = "original"\nname = {{en = "a", ru = "a"}}\nblue = {groups}\n'
    )
    card += f"yellow = {groups}\nred = {groups}\n"
    assert "own_0.toml: entry 'x', field blue[0]: the box holds 1 figures of 'cyberdemon'" in fault(card)
    ninth = 'pack = "box"\n[[demons]]\nid = "ninth"\norigin = "original"\nname = {en = "a", ru = "a"}\nfigures = 1\n'
    ninth += "base = [1, 1]\nspeed = 1\nrange = 1\nhealth = 1\nstagger = 1\n"
    assert "own_0.toml: 9 demons in all; there is room for 8" in fault(ninth)


def test_nothing_stands_twice() -> None:
    assert "own_1.toml: field id: there is already a mission 'last_light'" in fault(MISSION, MISSION)
    assert "own_1.toml: field pack: there is already a pack 'my_box'" in fault(PACK, PACK)


def test_a_mission_of_ones_own_can_be_chosen() -> None:
    game = Doom2016(library_with([("own.toml", MISSION)]))
    assert game.start(OPTIONS, SeededChance(b"x")).setting.mission == "last_light"


def test_where_a_mistake_stands_is_said_in_russian_too() -> None:
    with pytest.raises(ContentError) as caught:
        library_with([("own.toml", "pack = 3\n")])
    assert english(caught.value) == "own.toml: field pack: text should stand here, not a whole number"
    assert Words("ru").fault(caught.value) == "own.toml: поле pack: ожидается строка, а стоит целое число"
