"""Actions as people write them: things by their names, both ways."""

import pytest

from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.verbs import ARGENT, ATTACK, DOOR, HAND, LATER, PORTAL, PUT, USE
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import pack
from platzdarm.kernel.errors import NotationError
from tests.doom2016.tabletop import (
    attack,
    class_of,
    demon_acts,
    demon_type,
    layout,
    legal,
    luck,
    marine_acts,
    play,
    stack_events,
)
from tests.wording import english


def both_ways(position: Incursion) -> list[str]:
    """All answers that stand, each different, each read back as what was written."""
    texts = legal(position)
    decision = position.pending()[0]
    assert len(set(texts)) == len(texts)
    assert [VOCABULARY.read(position, decision.seat, text) for text in texts] == list(decision.answers)
    return texts


def refusal(position: Incursion, text: str, seat: int = 1) -> str:
    with pytest.raises(NotationError) as error:
        VOCABULARY.read(position, seat, text)
    return english(error.value)


def test_a_door_is_named_by_any_of_its_borders_from_either_side() -> None:
    position = marine_acts(layout("alpha (0,0)", doors="[1,0]-[1,1] [0,1]-[1,1]"), points=1)
    position.setting.field.doors[0].append((position.setting.field.index[(0, 1)], position.setting.field.index[(1, 1)]))
    assert {"open c3-d3", "open c3-c4"} <= set(both_ways(position))
    for text in ("open c3-d3", "open d3-c3", "open c4-d4", "open d4-c4"):
        assert VOCABULARY.read(position, 1, text) == pack(DOOR, 0)
    assert refusal(position, "open c3-e3") == "there is no door 'c3-e3'"


def test_portals_are_named_by_their_squares() -> None:
    position = layout(portals={(4, 4): 0, (0, 0): 1})
    assert [VOCABULARY.write(position, 0, pack(PORTAL, n)) for n in (0, 1)] == ["portal g7", "portal c3"]
    assert refusal(position, "portal a1", 0) == "there is no portal 'a1'"


def test_dice_are_named_by_their_places() -> None:
    position = layout("alpha (0,0), pinky (2,0) stunned")
    attack(luck(position, "red=1 red=2 red=1"), "alpha", "pinky", 3, 0, "steady_fire")
    assert both_ways(position) == ["pass", *(f"use card steady_fire-1 dice-{n}" for n in (1, 2, 3))]
    for bad in ("dice-", "dice-9", "dice-1+", "1", "dice-0"):
        assert "is no set of dice; write 'dice-1+3'" in refusal(position, f"use card steady_fire-1 {bad}")


def test_a_set_of_dice_and_a_die_that_is_set() -> None:
    position = class_of(layout("alpha (0,0), pinky (2,0) stunned"), "alpha", "deadeye")
    attack(luck(position, "red=1 red=2"), "alpha", "pinky", 2)
    assert both_ways(position) == ["pass", *(f"use class deadeye-1 dice-{dice}" for dice in ("1", "2", "1+2"))]
    position = class_of(layout("alpha (0,0), pinky (2,0) stunned"), "alpha", "breacher")
    attack(luck(position, "red=1 black=2"), "alpha", "pinky", 1, 1)
    faces = ("die-1 face-2", "die-2 face-1", "die-2 face-3")
    assert both_ways(position) == ["pass", *(f"use class breacher-1 {one}" for one in faces)]


@pytest.mark.rule("D16-TIMING-01")
def test_abilities_are_named_where_they_stand_and_aimed_at_named_things() -> None:
    position = stack_events(layout("alpha (0,0), cacodemon (2,0)"), "soul_harvest_2")
    attack(luck(position, "red=1 red=1 event:soul_harvest_2"), "alpha", "cacodemon", 2, 0, "stun_bomb")
    assert both_ways(position) == ["pass", "use card stun_bomb-1 cacodemon-1"]
    position = layout("alpha (0,0) stunned, pinky (1,0)", size=(4, 3), origin=(0, 0), teleporters=[(0, 0)])
    position.argent[demon_type("pinky")] = 1
    attack(luck(position, "red=1 black=1"), "pinky", "alpha", 1, 1)
    assert "use ability bowl_over a3" in both_ways(position)


@pytest.mark.rule("D16-TIMING-01")
def test_what_is_left_of_a_card_is_named_by_the_card_and_its_effect() -> None:
    position = layout("alpha (0,0) stunned, imp (4,0)", difficult=[(2, 0)])
    stack_events(position, "soul_harvest_2", held="demonic_precision_1")
    attack(luck(position, "red=1 red=1"), "imp", "alpha", 2)
    play(position, "pass")
    assert VOCABULARY.write(position, 0, pack(USE, LATER, 0)) == "use later #0"  # nothing is left of anything
    position = layout("alpha (0,0), imp (4,0)", difficult=[(2, 0)])
    stack_events(position, "soul_harvest_2", held="demonic_precision_1")
    attack(luck(position, "red=1 red=1"), "imp", "alpha", 2)
    play(position, "use event demonic_precision_1")
    later = [text for text in both_ways(position) if text.startswith("use later")]
    assert later == [f"use later demonic_precision_1-1 dice-{dice}" for dice in ("1", "2", "1+2")]


def test_an_attack_names_its_ability_and_which_of_several_it_is() -> None:
    position = layout("alpha (0,0), imp (6,0)")
    position.argent[demon_type("imp")] = 1
    demon_acts(position, "imp")
    assert "attack alpha charged_fireball" in both_ways(position)
    assert VOCABULARY.write(position, 0, pack(ATTACK, 0, 1, 2)) == "attack alpha offer-2 charged_fireball"
    assert VOCABULARY.read(position, 0, "attack alpha offer-2") == pack(ATTACK, 0, 1)
    assert refusal(position, "attack alpha breath", 0) == "there is no ability 'breath'"
    assert refusal(position, "attack alpha offer-0", 0) == "there is no offer 'offer-0'"
    assert "write 'attack FIGURE OFFER ABILITY'" in refusal(position, "attack alpha hit_run hit_run", 0)


def test_what_has_no_name_is_a_number_and_reads_back() -> None:
    position = marine_acts(layout("alpha (0,0)"))
    for action in (
        pack(PORTAL, 7),
        pack(ATTACK, 250, 9, 4),
        pack(USE, HAND, 200, 3, 4),
        pack(USE, 77, 1),
        pack(PUT, 255, 1),
        pack(PUT, 3, 9),
        pack(ARGENT, 8),
        pack(ARGENT, 9),
    ):
        text = VOCABULARY.write(position, 1, action)
        assert VOCABULARY.read(position, 1, text) == action, text
    assert VOCABULARY.write(position, 1, pack(ARGENT, 8)) == "argent invasion"
    assert refusal(position, "portal #256") == "'#256' is not a number from 0 to 255"
    assert refusal(position, "use hand armor alpha") == "'armor' is not aimed at 'alpha' now"
