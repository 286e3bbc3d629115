"""Exploration, kills, respawn and victory (chapters EXPL, KILL, RESP, VICT)."""

import pytest

from platzdarm.games.doom2004.rules.doors import open_door
from platzdarm.games.doom2004.rules.marines import BEFORE, MarineTurn
from platzdarm.games.doom2004.rules.position import KILLED, LEFT, Foray
from platzdarm.games.doom2004.rules.respawning import respawn_squares
from platzdarm.games.doom2004.rules.rounds import Rounds
from platzdarm.games.doom2004.rules.scenario import Placing
from platzdarm.games.doom2004.rules.sight import seen_by_marines
from platzdarm.games.doom2004.rules.wounds import kill_marine, wound
from tests.doom2004.tabletop import (
    act,
    acting,
    arm,
    asked,
    at,
    content,
    deal,
    kinds,
    layout,
    legal,
    number,
    points,
    ready,
    refused,
    shoot,
    square,
    turn,
)

DOOR = [("d1", "normal", "v", (3, 0))]
BEHIND = {(x, y): 1 for x in range(3, 8) for y in range(2)}


def two_rooms(figures: str, **more: object) -> Foray:
    """A room of three by two, a door, and a room behind it with an imp, a zombie and a health token."""
    position = layout(figures, size=(8, 2), areas=BEHIND, doors=DOOR, **more)  # type: ignore[arg-type]
    area = position.setting.scenario.areas[1]
    assert area is not None
    area.filling.invaders = [
        Placing(content().invader("imp").index, square(position, (6, 0)), 1, 1, 3),
        Placing(content().invader("zombie").index, square(position, (6, 1)), 2, 1, 3),
        Placing(content().invader("demon").index, square(position, (4, 1)), 1, 3, 3),
    ]
    area.filling.tokens = [Placing(3, square(position, (5, 0)), 1, 1, 3)]
    area.filling.barrels = [square(position, (7, 1))]
    return position


@pytest.mark.rule("D04-EXPL-01", "D04-EXPL-02", "D04-EXPL-04")
def test_opening_a_door_builds_and_fills_what_lies_behind_it_once() -> None:
    position = turn(two_rooms("green (2,0), red (0,1)"), "green", "sprint")
    assert position.areas == 1
    told = kinds(act(position, "green", "door d1"))
    assert position.areas == 3 and at(position, "imp") == (6, 0) and at(position, "zombie") == (6, 1)
    assert not position.on_board(number(position, "demon")), "not at this level"
    assert len(position.tokens) == 1 and len(position.barrels) == 1
    assert told.index("door_opened") < told.index("revealed") < told.index("read") and told.count("read") == 1
    assert "revealed" not in kinds(act(position, "green", "door d1")) + kinds(act(position, "green", "door d1"))
    by_itself = turn(two_rooms("green (2,0), red (0,1)"), "green", "sprint")
    open_door(by_itself, 0)
    ready(by_itself, *by_itself.agenda)
    assert by_itself.areas == 3, "a rule of the scenario opens it, and he sees behind it"


@pytest.mark.rule("D04-EXPL-01")
def test_an_area_is_revealed_when_it_is_seen_not_when_a_door_opens() -> None:
    position = two_rooms("green (0,1), zombie (2,0), red (1,1)", obstacles=[(2, 1)])
    acting(position, "zombie")
    act(position, "invader", "door d1")
    assert position.areas == 1, "figures and an obstacle are in the way"
    hidden = layout("green (0,0), imp (2,2)", size=(6, 3), areas={(x, y): 1 for x in range(3, 6) for y in range(3)},
                    doors=[("d1", "normal", "v", (3, 1))], obstacles=[(1, 0), (0, 1), (1, 1)])  # fmt: skip
    acting(hidden, "imp")
    act(hidden, "invader", "door d1")
    assert hidden.areas == 1 and not legal(hidden, "invader", "step e"), "it does not exist yet"
    assert not legal(hidden, "invader", "strike (3,2)") and legal(hidden, "invader", "strike (2,0)")


@pytest.mark.rule("D04-EXPL-03")
def test_figures_that_are_short_may_be_taken_from_the_board() -> None:
    imps = ", ".join(f"imp-{n + 1} ({n // 2},{n % 2})" for n in range(4))
    position = layout(f"green (2,0), {imps}", size=(8, 2), areas=BEHIND, doors=DOOR, marines=1)
    area = position.setting.scenario.areas[1]
    assert area is not None
    imp = content().invader("imp").index
    area.filling.invaders = [Placing(imp, square(position, (x, 0)), 1, 1, 3) for x in (5, 6)]
    turn(position, "green", "sprint")
    act(position, "green", "door d1")
    assert asked(position) == ("invader", "recycle")
    act(position, "invader", "recycle imp-1")
    act(position, "invader", "pass")
    assert at(position, "imp-1") == (5, 0) and len(position.invaders_on_board()) == 4


@pytest.mark.rule("D04-EXPL-05")
def test_play_goes_on_where_it_stopped() -> None:
    position = turn(two_rooms("green (2,0), red (0,1)"), "green", "advance")
    act(position, "green", "door d1")
    assert asked(position) == ("green", "act") and points(position) == 2
    assert legal(position, "green", "attack pistol (6,0)")


@pytest.mark.rule("D04-EVENT-01")
def test_an_ambush_activates_one_of_the_area_at_once() -> None:
    position = turn(deal(two_rooms("green (2,0), red (0,1)"), "ambush_1"), "green", "advance")
    act(position, "green", "door d1")
    assert asked(position) == ("invader", "area_revealed")
    act(position, "invader", "use event ambush_1 imp-1")
    assert asked(position) == ("invader", "invader")


# -- kills -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-KILL-02", "D04-KILL-03", "D04-KILL-04")
def test_a_killed_marine_is_gone_until_he_returns_and_keeps_what_he_had() -> None:
    position = arm(layout("green (4,5)", marines=1), "green", "shotgun", bullets=1)
    position.armour[0], position.berserk[0], position.adrenaline[0], position.keys = 3, 2, 1, 1
    kill_marine(position, 0)
    assert position.death[0] == square(position, (4, 5)) and position.state[0] == KILLED
    assert seen_by_marines(position) == 0 and position.figures_at(square(position, (4, 5))) == []
    assert (position.life[0], position.armour[0], position.berserk[0]) == (10, 2, 0)
    assert position.ammo_left(0, 0) == 1 and position.weapon_tokens(0, 4) == 1
    assert position.adrenaline[0] == 1 and position.keys == 1


@pytest.mark.rule("D04-KILL-06")
def test_acid_and_barrels_give_frags_too() -> None:
    position = layout("green (0,0), red (3,0)", acid=[(1, 0)], barrels=[(4, 0)])
    position.life[:2] = [1, 1]
    turn(position, "green", "sprint")
    act(position, "green", "step e")
    assert position.frags == 1
    barrel = layout("green (0,0), red (3,0)", barrels=[(3, 1)])
    barrel.life[1] = 1
    shoot(barrel, "green", (3, 1), "yellow=2/2 green=2/1", "pistol")
    assert barrel.frags == 1


@pytest.mark.rule("D04-KILL-07")
def test_a_marine_killed_in_his_own_turn_ends_it() -> None:
    position = layout("green (0,0), red (9,9)", acid=[(1, 0)])
    position.life[0] = 1
    turn(position, "green", "sprint")
    act(position, "green", "step e")
    assert asked(position) == ("red", "action")


# -- respawn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-RESP-02", "D04-RESP-03")
def test_respawn_squares_are_free_and_eight_to_sixteen_squares_away() -> None:
    position = layout("imp (9,1), red (12,0)", barrels=[(8, 2)])
    position.state[0], position.death[0] = KILLED, square(position, (0, 0))
    ready(position, Rounds(1), MarineTurn(0, BEFORE))
    for far in ((8, 0), (16, 3), (9, 0)):
        assert legal(position, "green", f"respawn ({far[0]},{far[1]})")
    for wrong in ((7, 7), (17, 0), (9, 1), (8, 2), (12, 0)):
        assert refused(position, "green", f"respawn ({wrong[0]},{wrong[1]})") == "D04-RESP-03"
    assert "respawned" in kinds(act(position, "green", "respawn (9,0)"))
    assert at(position, "green") == (9, 0) and asked(position) == ("green", "action")


@pytest.mark.rule("D04-RESP-04", "D04-RESP-05")
def test_where_no_square_fits_the_nearest_to_the_band_serves() -> None:
    position = layout("red (5,0)", size=(7, 1))
    position.state[0], position.death[0] = KILLED, square(position, (0, 0))
    assert respawn_squares(position, 0) == [square(position, (6, 0))]
    position.put(1, square(position, (6, 0)))
    assert respawn_squares(position, 0) == [square(position, (5, 0))], "some free square is always offered"


# -- victory -----------------------------------------------------------------------------------------------------

EXIT = [("r1", "red", "v", (0, 0))]


@pytest.mark.rule("D04-VICT-01")
def test_the_marines_win_when_the_last_of_them_has_left_by_the_door() -> None:
    position = layout("green (0,0), red (0,1)", doors=EXIT, leave_by="r1")
    assert refused(turn(position, "green", "advance"), "green", "door r1") == "D04-DOOR-09", "no key"
    position.keys = 1
    turn(position, "green", "advance")
    assert not legal(position, "green", "leave")
    act(position, "green", "door r1")
    act(position, "green", "leave")
    assert position.state[0] == LEFT and not position.over and asked(position) == ("red", "action")
    act(position, "red", "action advance")
    for way in ("e", "nw", "s"):
        act(position, "red", f"step {way}")
    assert points(position) == 1
    act(position, "red", "leave")
    assert position.result == [0.0, 1.0, 1.0]
    early = layout("green (0,0), red (0,1)", doors=EXIT, leave_by="r1")
    early.shut = 0
    kill_marine(early, 1)
    act(turn(early, "green", "advance"), "green", "leave")
    assert not early.over, "who was killed has not left"


@pytest.mark.rule("D04-VICT-02", "D04-VICT-04")
def test_the_invader_wins_at_once_when_the_frags_are_enough() -> None:
    position = layout("green (0,0), red (1,0)")
    for _ in range(2):
        position.put(0, square(position, (0, 0)))
        kill_marine(position, 0)
    for _ in range(3):
        position.put(1, square(position, (1, 0)))
        kill_marine(position, 1)
    assert position.frags == 5 and position.result is None and position.state[:2] == [KILLED, KILLED]
    position.put(0, square(position, (0, 0)))
    wound(position, 0, 99)
    assert position.result == [1.0, 0.0, 0.0]
