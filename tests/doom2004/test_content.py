"""Content files: the box is whole, and what is wrong in a scenario is told with its file, entry and field."""

from importlib import resources

import pytest

from platzdarm.games.doom2004.content.library import library_with
from platzdarm.kernel.errors import ContentError, PlatzdarmError
from tests.doom2004.tabletop import content, library
from tests.wording import english, raises

FOLDER = resources.files("platzdarm.games.doom2004.content") / "scenarios"


def scenario(number: int = 1) -> str:
    name = next(name for name in ("01_ash_and_red_light", "03_the_sump") if name.startswith(f"0{number}"))
    text = (FOLDER / f"{name}.toml").read_text("utf-8")
    return text.replace('id = "', 'id = "my_', 1)


def test_the_box_is_whole() -> None:
    box = content()
    assert len(box.cards) == 66 and len([card for card in box.cards if card.ability is None]) == 30
    assert sum(card.copies for card in box.marine_cards) == 18 and len(box.marine_cards) == 15
    assert len(box.weapons) == 10 and len(box.invaders) == 8 and len(box.levels) == 5
    figures = {kind.id: 3 * kind.figures for kind in box.invaders}
    assert sum(figures.values()) == 63, "and three marines make 66"
    pieces = library().entries["pieces"]
    assert sum(piece.copies for piece in pieces) == 58
    tokens = {entry.id: entry.tokens for entry in library().entries["tokens"]}
    assert [tokens[kind] for kind in ("bullets", "rockets", "cells")] == [21, 15, 9]


def test_scatter_diagrams_are_spread_evenly() -> None:
    diagrams = [tuple(card.scatter) for card in content().cards]
    assert diagrams.count(()) == 18
    assert {diagrams.count(diagram) for diagram in set(diagrams) - {()}} == {2} and len(set(diagrams)) == 25


def test_the_dice_have_the_damage_of_the_reviews() -> None:
    most = [max(face.damage for face in faces) for faces in content().faces]
    assert sum(n * d for n, d in zip(content().weapon("bfg").dice, most, strict=True)) == 15


@pytest.mark.parametrize(
    ("old", "new", "slug", "field"),
    [
        ('piece = "room_5x5"', 'piece = "room_7x7"', "no-piece", "pieces[0].piece"),
        ('piece = "cap"', 'piece = "room_9x10"', "overlap", "pieces["),
        ('joins = ["start", "a1"]', 'joins = ["start", "a2"]', "door-joins", "doors[0].joins"),
        ("at = [6, 11]\njoins", "at = [7, 11]\njoins", "door-joins", "doors[0].joins"),
        ("at = [6, 11]\njoins", "at = [6, 2]\njoins", "door-in-the-air", "doors[0].at"),
        ('token = "shotgun"', 'token = "crossbow"', "no-token", "areas[0].equipment[0].token"),
        ('token = "shotgun"', 'token = "pistol"', "no-token", "areas[0].equipment[0].token"),
        ('type = "zombie", at = [11, 11]', 'type = "ghoul", at = [11, 11]', "no-invader", "areas[1].invaders[0].type"),
        ('type = "zombie", at = [11, 11]', 'type = "zombie", at = [2, 12]', "other-area", "areas[1].invaders[0].at"),
        ('type = "zombie", at = [11, 11]', 'type = "mancubus", at = [18, 10]', "no-square", "areas[1].invaders[0].at"),
        ('prop = "duct", cells = [[18, 11]]', 'prop = "duct", cells = [[18, 40]]', "no-square", "areas[1].props[0]"),
        ('door = "r1"', 'door = "r9"', "no-door-named", "goal.door"),
        ('door = "r1"', 'door = "d1"', "no-exit", "goal.door"),
        ("marine_starts = [[2, 12]", "marine_starts = [[2, 14]", "stacked", "marine_starts[1]"),
        ('kind = "blue"', 'kind = "red"', "too-many", "doors"),
        (
            "[[pieces]]\n",
            '[[pieces]]\npiece = "cap"\nturn = 0\nat = [0, 0]\narea = "start"\n\n[[pieces]]\n',
            "cut-off",
            "pieces[0].at",
        ),
        ('id = "d2"', 'id = "d1"', "id-twice", "doors"),
        ('area = "a2"\ntext', 'area = "a3"\ntext', "encounter-square", "encounters[0].area"),
    ],
)
def test_a_broken_scenario_is_told_with_its_place(old: str, new: str, slug: str, field: str) -> None:
    text = scenario()
    assert old in text
    with pytest.raises(ContentError) as wrong:
        library_with([("mine.toml", text.replace(old, new, 1))])
    assert wrong.value.slug == f"d04-{slug}" and field in str(wrong.value.place)
    assert "mine.toml" in str(wrong.value.place) and "my_ash_and_red_light" in str(wrong.value.place)


WRONG = {
    'token = "shotgun"': 'token = "crossbow"',
    'type = "zombie", at = [11, 11]': 'type = "ghoul", at = [11, 11]',
    'prop = "duct", cells = [[18, 11]]': 'prop = "duct", cells = [[18, 40]]',
    'door = "r1"': 'door = "r9"',
    'id = "d2"': 'id = "d1"',
}


def test_all_that_is_wrong_with_a_scenario_is_told_at_once() -> None:
    text = scenario()
    for old, new in WRONG.items():
        text = text.replace(old, new, 1)
    with pytest.raises(ContentError) as wrong:
        library_with([("mine.toml", text)])
    told = [wrong.value, *wrong.value.more]
    assert [one.slug.removeprefix("d04-") for one in told] == [
        "no-token",
        "no-invader",
        "no-square",
        "no-door-named",
        "id-twice",
    ]
    assert "shotgun" in str(told[0].arguments["known"]) and "zombie" in str(told[1].arguments["known"])


def test_a_wrong_word_is_told_with_those_that_may_stand_there() -> None:
    """In that very field: a `kind` is a goal's, or a door's."""
    text = scenario().replace('kind = "all_leave"', 'kind = "al_leave"', 1).replace('kind = "blue"', 'kind = "bleu"', 1)
    with raises(ContentError, "field goal.kind: 'al_leave' cannot stand here; choose one of all_leave, kill") as wrong:
        library_with([("mine.toml", text)])
    assert isinstance(wrong.value, ContentError)
    (door,) = wrong.value.more
    assert english(door).endswith("field kind: 'bleu' cannot stand here; choose one of normal, red, blue, yellow")


def test_all_values_of_a_wrong_type_are_told_at_once() -> None:
    text = scenario().replace("frags = ", "fargs = ", 1).replace("at = [2, 12]", 'at = "2, 12"', 1)
    text = text.replace('prop = "duct"', 'prop = "dukt"', 1).replace('token = "shotgun"', "token = 5", 1)
    with pytest.raises(ContentError) as wrong:
        library_with([("mine.toml", text)])
    told = [wrong.value, *wrong.value.more]
    assert all(isinstance(one.arguments["reason"], PlatzdarmError) for one in told)
    reasons = sorted(str(one.arguments["reason"]) for one in told)
    assert len(told) >= 4 and any("fargs" in reason for reason in reasons)
    assert any("dukt" in reason and "barrel" in reason for reason in reasons), "the valid names stand beside"


@pytest.mark.parametrize(
    ("old", "new", "slug"),
    [
        ('flags = ["lift_here"]', 'flags = ["lift_gone"]', "no-flag"),
        ('variant = "flood_rises"', 'variant = "flood_falls"', "no-variant"),
        ('doors = ["r1"]', 'doors = ["r7"]', "no-door-named"),
    ],
)
def test_what_a_rule_names_must_be_there(old: str, new: str, slug: str) -> None:
    text = scenario(3)
    assert old in text
    with pytest.raises(ContentError) as wrong:
        library_with([("mine.toml", text.replace(old, new))])
    assert wrong.value.slug == f"d04-{slug}"


def test_a_scenario_of_ones_own_is_played_and_named_in_records() -> None:
    found = library_with([("mine.toml", scenario())])
    assert "my_ash_and_red_light" in found.scenarios
    assert list(found.digests_for("my_ash_and_red_light")) == ["my_ash_and_red_light"]
    assert found.digests_for("the_sump") == {}


def test_every_placement_is_possible() -> None:
    """No figure of an area stands on another, nor on what blocks, at any level and with any number of marines."""
    for one in library().scenarios.values():
        for area in one.areas:
            assert area is not None
            for level in (1, 2, 3):
                for marines in (1, 2, 3):
                    taken: set[int] = set(area.filling.barrels)
                    for placing in area.filling.invaders:
                        if placing.holds(marines, level):
                            kind = content().invaders[placing.what]
                            squares = set(one.field.base(placing.square, kind.width, kind.height, -1))
                            assert squares and not squares & taken
                            assert not any(area.obstacles >> square & 1 for square in squares)
                            taken |= squares
