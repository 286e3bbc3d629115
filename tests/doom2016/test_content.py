"""Content is checked when it is loaded; an error names file, entry and field."""

from importlib import resources

import pytest

from platzdarm.games.doom2016.content.library import FILES, built_in_library, read_entries
from platzdarm.games.doom2016.content.library import Library as Loaded
from platzdarm.kernel.errors import ContentError
from tests.wording import raises


def texts() -> dict[str, str]:
    folder = resources.files("platzdarm.games.doom2016.content")
    return {name: (folder / f"{name}.toml").read_text("utf-8") for name in FILES}


def test_every_entry_says_where_it_comes_from_and_has_two_names() -> None:
    library = built_in_library()
    for name, found in library.entries.items():
        for entry in found if isinstance(found, list) else [found]:
            assert entry.origin in ("published", "original"), name
            if hasattr(entry, "name"):
                assert entry.name.en and entry.name.ru


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("demons", "speed = 3", 'speed = "three"', r"demons.toml: entry 'possessed_soldier', field speed"),
        ("weapons", 'do = "next_add_dice"', 'do = "fly_away"', r"weapons.toml: entry 'uac', 'combat_focus'"),
        (
            "events",
            'id = "ferocity_2"',
            'id = "ferocity_1"',
            r"events.toml: entry 'ferocity_1', field id: stands twice",
        ),
        (
            "classes",
            'do = "redraw_defence"',
            'do = "sing"',
            r"classes.toml: entry 'commando', field effects\[0\].do: Invalid enum value 'sing'; choose",
        ),
        (
            "classes",
            'when = "while_attacking", do = "redraw_defence"',
            'when = "bonus", do = "redraw_defence"',
            r"entry 'commando', field effects\[0\]: 'redraw_defence' goes with while_attacking, not 'bonus'",
        ),
        (
            "weapons",
            'do = "mark"',
            'do = "mark", n = 2',
            r"weapons.toml: entry 'heavy_assault_rifle', 'tracer', field effects\[0\].n: 'mark' does not read it",
        ),
        (
            "weapons",
            'per = "symbols"',
            'per = "stars"',
            r"'rocket_salvo', field effects\[0\].n.per: Invalid enum value",
        ),
        ("weapons", 'of = "chaingun"', 'of = "spoon"', r"'spin_up', field effects\[1\].needs.of: there is no 'spoon'"),
        (
            "classes",
            'needs = { near = "defender"',
            'needs = { behind = "defender"',
            r"'breacher', field effects\[0\].needs: Invalid enum value 'behind'; choose one of beside, near",
        ),
        ("events", 'near = "killed"', 'near = "moon"', r"'soul_harvest_1', field effects\[0\].who.near: Invalid enum"),
        (
            "events",
            'pick = "all"',
            'pick = "some"',
            r"field effects\[0\].who.pick: Invalid enum value 'some'; choose one",
        ),
        ("dice", "red = [1", "red = [0", r"dice.toml: field red\[0\]"),
        ("invasions", 'type = "pinky"', 'type = "hell_knight"', r"invasions.toml: entry '\w+', field .*hell_knight"),
    ],
)
def test_a_mistake_is_named_with_file_entry_and_field(file: str, old: str, new: str, said: str) -> None:
    broken = texts()
    assert old in broken[file]
    broken[file] = broken[file].replace(old, new, 1)
    with raises(ContentError, match=said):
        Loaded(read_entries(broken))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('objective = "guard_duty"', 'objective = "picnic"', "field objective: there is no 'picnic'"),
        ("start = [0, 0]", "start = [50, 50]", r"field start: \[50, 50\] is not a square"),
        (
            '{ id = "13", side = "A", turn = 180, at = [0, 0] }',
            '{ id = "13", side = "A", turn = 180, at = [0, 1] }',
            "overlaps",
        ),
    ],
)
def test_a_mistake_in_a_mission_is_named(old: str, new: str, said: str) -> None:
    folder = resources.files("platzdarm.games.doom2016.content") / "missions"
    text = (folder / "04_pump_hall.toml").read_text("utf-8")
    assert old in text
    library = Loaded(read_entries(texts()))
    with raises(ContentError, match=said):
        library.add_mission(text.replace(old, new, 1), "own.toml")
