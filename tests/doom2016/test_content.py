"""Content is checked when it is loaded; an error names file, entry and field."""

from importlib import resources

import pytest

from platzdarm.games.doom2016.content.library import FILES, built_in_library, library_with, read_entries
from platzdarm.games.doom2016.content.library import Library as Loaded
from platzdarm.games.doom2016.rules.cards import ActionCard
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
            r"classes.toml: entry 'commando', field effects\[0\].do: 'sing' cannot stand here; choose",
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
            r"'rocket_salvo', field effects\[0\].n.per: .* cannot stand here",
        ),
        ("weapons", 'of = "chaingun"', 'of = "spoon"', r"'spin_up', field effects\[1\].needs.of: there is no 'spoon'"),
        (
            "classes",
            'needs = { near = "defender"',
            'needs = { behind = "defender"',
            r"'breacher', field effects\[0\].needs: 'behind' cannot stand here; choose one of beside, near",
        ),
        ("events", 'near = "killed"', 'near = "moon"', r"'soul_harvest_1', field effects\[0\].who.near: 'moon' cannot"),
        (
            "events",
            'pick = "all"',
            'pick = "some"',
            r"field effects\[0\].who.pick: 'some' cannot stand here; choose one",
        ),
        ("weapons", "shields = 2\n", "shields = 2\nrange = 3\n", r"'uac', 'armor', field range: a card without dice"),
        ("weapons", "dodge = true", "dodge = true\nshields = 1", r"'double_time', field shields: a card that dodges"),
        (
            "weapons",
            'do = "add_dice", needs = { beside = "defender" }, red = 1',
            'do = "add_dice", needs = { beside = "defender" }',
            r"'pump_blast', field effects\[0\].red: 'add_dice' needs at least one die",
        ),
        (
            "objectives",
            "speed = 4",
            "speed = 4\ntokens = 1",
            r"objectives.toml: entry 'drone_escort', field tokens: an objective of the kind 'drone_escort' does not",
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


def test_an_empty_pack_is_refused() -> None:
    with raises(ContentError, match="mine.toml: the pack has no entries"):
        library_with([("mine.toml", 'pack = "mine"\nclasses = []\n')])


FOUND = ("rocket_launcher", "chaingun", "chainsaw", "gauss_cannon", "bfg_9000")


def figures(card: ActionCard) -> tuple[int, ...]:
    return card.speed, card.range, card.red, card.black, 9 if card.dodge else card.shields


def test_no_action_card_is_just_worse_than_another() -> None:
    """Of the sets that one chooses from, and of those that one finds: a card without a reason would never be wanted."""
    entries = {card.id: card for weapon in built_in_library().entries["weapons"] for card in weapon.cards}
    content = built_in_library().content
    for one in content.actions:
        for other in content.actions:
            found = [content.weapons[card.weapon].id in FOUND for card in (one, other)]
            if one is other or one.kind != other.kind or content.weapons[one.weapon].grenade or found == [False, True]:
                continue
            better = all(a <= b for a, b in zip(figures(one), figures(other), strict=True))
            assert not (better and all(e in entries[other.id].effects for e in entries[one.id].effects)), (
                f"{one.id} is never better than {other.id}"
            )


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
