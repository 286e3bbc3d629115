"""Content: what is wrong in a file is told with its place, and all that is there can be played."""

from typing import Any

import msgspec
import pytest

from platzdarm.games.inferno.content.building import build, every_part
from platzdarm.games.inferno.content.library import SCENARIOS, library_with, read_entries
from platzdarm.games.inferno.rules.cards import CONSTRUCT, HERO, QUEST, STARTING_SET
from platzdarm.games.inferno.rules.effect_verbs import VERBS
from platzdarm.games.inferno.rules.goals import HAPPENINGS, STATES
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import ContentError
from tests.inferno.tabletop import Cell, cards, content, do, library, may, offered, piece, table

FIELD = "\n".join(" ".join("." * (13 - abs(row - 6))) for row in range(13))


def scenario(**changes: Any) -> str:
    field = changes.pop("field", FIELD.replace(".", "1", 1)[:-1] + "2")
    lines = {
        "id": '"mine"',
        "origin": '"original"',
        "name": '{ en = "Mine", ru = "Моё" }',
        "short": '{ en = "Mine", ru = "Моё" }',
        "board": '{ en = "Mine", ru = "Моё" }',
        "honour": "20",
        "shrine": "2",
        "modes": '["duel"]',
        "field": f"'''\n{field}\n'''",
        "recommended": '{ blue = ["jirra"], yellow = ["virak"] }',
        "counts": "{ portal = 2 }",
        **changes,
    }
    return "\n".join(f"{key} = {value}" for key, value in lines.items())


def test_a_scenario_of_ones_own() -> None:
    found = library_with([("mine.toml", scenario())])
    assert found.scenarios["mine"].honour == 20 and "mine" in found.digests
    assert list(library().scenarios) == list(SCENARIOS)


@pytest.mark.parametrize(
    ("changes", "slug", "field"),
    [
        ({"field": FIELD, "counts": "{ portal = 0 }"}, "inf-no-portal", "field"),
        ({"field": "1 2"}, "inf-rows", "field"),
        ({"field": FIELD.replace(".", "?", 1)}, "inf-letter", "field"),
        ({"field": FIELD + " ."}, "inf-row", "field"),
        ({"counts": "{ portal = 2, forest = 3 }"}, "inf-count", "counts.forest"),
        ({"treasures": "[[9, 9]]"}, "inf-no-cell", "treasures"),
        ({"recommended": '{ blue = ["jirra"], yellow = ["wisp"] }'}, "inf-no-champion", "recommended.yellow"),
        ({"recommended": '{ blue = ["jirra"], yellow = ["nobody"] }'}, "inf-no-champion", "recommended.yellow"),
        ({"recommended": '{ blue = ["jirra"] }'}, "inf-no-recommended", "recommended"),
        ({"specials": "{ fireworks = 1 }"}, "inf-no-special", "specials.fireworks"),
        ({"id": '"circle_of_stones"'}, "inf-id-twice", "id"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_told_with_its_place(changes: dict[str, Any], slug: str, field: str) -> None:
    with pytest.raises(ContentError) as wrong:
        library_with([("mine.toml", scenario(**changes))])
    assert wrong.value.slug == slug
    place = wrong.value.place
    assert getattr(place, "arguments", {})["field"] == field and "mine.toml" in str(place)


def test_all_missing_portals_are_told_at_once() -> None:
    with pytest.raises(ContentError) as wrong:
        library_with([("mine.toml", scenario(field=FIELD, counts="{ portal = 0 }"))])
    assert [fault.slug for fault in (wrong.value, *wrong.value.more)] == ["inf-no-portal"] * 2


def changed(file: str, id: str, changes: dict[str, Any]) -> dict[str, Any]:
    entries = read_entries()
    kind = type(entries[file][0])
    plain = [msgspec.to_builtins(entry) for entry in entries[file]]
    for entry in plain:
        if entry["id"] == id:
            entry.update(changes)
    entries[file] = [msgspec.convert(entry, kind) for entry in plain]
    return entries


@pytest.mark.parametrize(
    ("file", "id", "changes", "slug"),
    [
        ("centre", "night_runner", {"effects": [{"when": "on_play", "do": "fly"}]}, "invalid-choice"),
        ("centre", "night_runner", {"effects": [{"when": "on_play", "do": "draw", "into": "wisp"}]}, "inf-unread"),
        ("centre", "night_runner", {"effects": [{"when": "on_play", "do": "have_speed", "n": 1}]}, "inf-moment"),
        ("centre", "night_runner", {"effects": [{"when": "on_play"}]}, "inf-no-verb"),
        ("centre", "night_runner", {"strength": 2}, "inf-hero-bonus"),
        (
            "champions",
            "scrapbot",
            {"effects": [{"when": "equipped", "do": "transform", "into": "nobody"}]},
            "inf-no-champion",
        ),
        ("champions", "scrapbot", {"factions": []}, "inf-no-faction"),
        ("champions", "scrapbot", {"cost": 3}, "inf-champion-cost"),
        ("quests", "overclock", {"goal": {"event": "sings", "n": 1}}, "inf-no-goal"),
        ("treasures", "war_horn", {"strength": 0}, "inf-empty-treasure"),
        ("centre", "night_runner", {"id": "bark_plate"}, "inf-id-twice"),
        ("champions", "wisp", {"id": "whisp"}, "inf-missing"),
    ],
)
def test_what_is_wrong_with_a_card_is_told(file: str, id: str, changes: dict[str, Any], slug: str) -> None:
    with pytest.raises(ContentError) as wrong:
        build(changed(file, id, changes))
    assert wrong.value.slug == slug


def test_every_verb_and_every_goal_is_used() -> None:
    files = ("basic", "centre", "champions", "quests", "villains", "schemes")
    entries = [entry for file in files for entry in library().entries[file]]
    parts = [part for entry in entries for part in every_part([*entry.effects, *getattr(entry, "more", ())])]
    assert {part.do for part in parts if part.do} == set(VERBS.by_name)
    assert {entry.goal.event for entry in library().entries["quests"]} == {*HAPPENINGS, *STATES}


def test_no_card_is_strictly_better_than_another_of_its_cost() -> None:
    """Of plain constructs; what has effects is compared by play."""
    plain = [card for card in content().cards if card.type == CONSTRUCT and not card.ability.effects]
    for one in plain:
        for other in plain:
            if one is not other and one.cost == other.cost and not other.keywords & ~one.keywords:
                better = (one.strength, one.defence, one.speed)
                worse = (other.strength, other.defence, other.speed)
                if one.keywords == other.keywords:
                    assert any(a < b for a, b in zip(better, worse, strict=True)), (one.id, other.id)


# -- everything is carried out -----------------------------------------------------------------------------------


def settled(position: Contest, seed: bytes) -> None:
    """Answers whatever is asked until the player may act again."""
    luck = SeededChance(seed)
    for _ in range(60):
        due = [decision for decision in position.pending() if decision.due]
        if not due or due[0].kind == "act":
            return
        position.play(due[0].seat, due[0].answers.at(luck.roll(len(due[0].answers))))
    raise AssertionError("the effects of a card come to an end")


CHAMPIONS: dict[str, tuple[int, Cell | None]] = {
    "rakar": (0, (0, 0)),
    "muse_of_rebirth": (0, None),
    "virak": (1, (1, 0)),
    "giant_rat-2a": (1, (0, 1)),
    "jirra": (1, (4, -2)),
}
PLAYED = [card.id for card in content().cards if card.type in (HERO, CONSTRUCT)]
QUESTS = [card.id for card in content().cards if card.type == QUEST]


@pytest.mark.parametrize("id", PLAYED)
def test_every_card_can_be_played_and_its_ambush_used(id: str) -> None:
    hand = [id, "gear_hand", "apprentice", "bark_plate"]
    position = table(dict(CHAMPIONS), hand=hand, deck=["mystic"] * 9, row=[id, *["kythis"] * 5], runes=20, power=9)
    before = position.inventory()
    for text in (f"play {id}", f"play {id} rakar"):
        if may(position, text):
            do(position, text)
            break
    else:
        raise AssertionError(f"{id} cannot be played")
    settled(position, id.encode())
    if may(position, "acquire row-1"):
        do(position, "acquire row-1")
        settled(position, id.encode())
    assert position.inventory() == before


@pytest.mark.parametrize("id", [kind.id for kind in content().of_set(STARTING_SET)])
def test_every_starting_champion_can_be_ordered_and_slaughters(id: str) -> None:
    name = f"{id}-1" if content().kind(id).figures > 1 else id
    champions: dict[str, tuple[int, Cell | None]] = {name: (0, (0, 0)), "giant_rat-2a": (1, (1, 0))}
    hand = ["seed_bearer", "night_runner", "gear_hand", "archive_novice", "pit_torturer", "mystic"]
    position = table(champions, hand=hand, deck=["mystic"] * 9, terrain={"forest": [(-1, 0)]}, power=20)
    for text in hand:
        do(position, f"play {text}")
        settled(position, text.encode())
    do(position, f"order {name}")
    luck = SeededChance(id.encode())
    for _ in range(40):
        due = [decision for decision in position.pending() if decision.due]
        if due[0].kind == "act":
            break
        strike = [text for text in offered(position) if text.startswith("strike")]
        if due[0].kind == "champion" and strike:
            do(position, strike[0])
        else:
            position.play(due[0].seat, due[0].answers.at(luck.roll(len(due[0].answers))))
    assert position.cell[piece(position, "giant_rat-2a")] < 0


@pytest.mark.parametrize("id", QUESTS)
def test_every_quest_can_be_completed(id: str) -> None:
    position = table({"rakar": (0, (0, 0)), "virak": (1, (3, 0))}, hand=[id], deck=["mystic"], power=9)
    do(position, f"play {id}")
    goal = content().card(id).goal
    assert goal is not None
    if goal.event in STATES:
        rakar = piece(position, "rakar")
        position.souls[rakar], position.beaten[rakar] = 2, 1
        position.gear[rakar] = cards(["bark_plate", "wind_sash"])
        if goal.event == "controls_shrines":
            return
    else:
        position.pursued[0] = tuple(entry + goal.n for entry in position.pursued[0])
    position.asked = None
    do(position, f"complete {id} rakar")
    settled(position, id.encode())
    assert len(position.attached[piece(position, "rakar")]) == 1
