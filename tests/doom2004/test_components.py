"""Terms, components, sides, set-up and the board (chapters TERM, COMP, SIDE, SETUP, BOARD)."""

import msgspec
import pytest

from platzdarm.games.doom2004.content import schema
from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.attack import scatter_square
from platzdarm.games.doom2004.rules.cards import AMMO, DICE, POWERS
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER, enemies
from platzdarm.games.doom2004.rules.sight import in_sight
from platzdarm.games.doom2004.rules.spawning import hidden_places
from platzdarm.games.doom2004.rules.verbs import END, ORDERS, PASS
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import OptionsError
from tests.doom2004.tabletop import (
    acting,
    arm,
    content,
    layout,
    legal,
    library,
    number,
    refused,
    shoot,
    square,
    turn,
)


def start(**options: str) -> Foray:
    return Doom2004(library()).start(options, SeededChance(b"start"))


# -- terms -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-TERM-01")
def test_marines_are_friends_of_each_other_and_invaders_are() -> None:
    position = layout("green (0,0), red (1,0), zombie (2,0), imp (3,0)")
    green, red, zombie, imp = (number(position, name) for name in ("green", "red", "zombie", "imp"))
    assert not enemies(green, red) and not enemies(zombie, imp)
    assert enemies(green, zombie) and enemies(imp, red)


@pytest.mark.rule("D04-TERM-02")
def test_distance_counts_squares_and_a_diagonal_step_as_one() -> None:
    position = layout()
    field = position.setting.field
    assert field.distance(square(position, (0, 0)), square(position, (3, 4))) == 4
    assert field.distance(square(position, (2, 2)), square(position, (2, 2))) == 0


@pytest.mark.rule("D04-TERM-03")
def test_a_closed_door_or_a_wall_parts_squares_that_touch() -> None:
    position = layout(doors=[("d1", "normal", "h", (0, 1))], walls=[(1, (5, 0))])
    field = position.setting.field

    def beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
        return field.adjacent(square(position, one), square(position, other), position.shut)

    assert beside((3, 3), (4, 4)) and beside((0, 0), (1, 0))
    assert not beside((0, 0), (0, 1)) and not beside((0, 0), (1, 1))
    assert not beside((1, 0), (2, 1)), "the end of the door touches the corner between them"
    assert not beside((4, 0), (5, 0)), "a wall"
    position.shut = 0
    assert beside((0, 0), (0, 1)) and beside((1, 0), (2, 1))


@pytest.mark.rule("D04-TERM-04", "D04-DMG-03")
def test_armour_turns_damage_into_wounds() -> None:
    position = shoot(layout("green (0,0), red (1,0)"), "green", (1, 0), "yellow=1/3 green=2/0", "pistol")
    assert position.life[1] == 9 - 1, "3 damage on armour 2"


@pytest.mark.rule("D04-TERM-05")
def test_a_figure_has_no_facing() -> None:
    """Nothing in a position says which way a figure looks; only a demon's two squares are told apart by direction."""
    position = layout("green (0,0), imp (5,5)")
    assert "facing" not in position.data() and position.turned[number(position, "imp")] == 0


@pytest.mark.rule("D04-TERM-06")
def test_numbers_come_from_the_content() -> None:
    position = layout("green (0,0), demon (3,0)")
    weapon = content().weapon("pistol")
    assert [DICE[c] for c, n in enumerate(weapon.dice) if n] == ["yellow", "green"] and sum(weapon.dice) == 2
    assert position.setting.invader(number(position, "demon")).armour == 3
    zombie = content().invader("zombie")
    assert [DICE[c] for c, n in enumerate(zombie.dice) if n] == ["red", "blue"]


@pytest.mark.rule("D04-TERM-07", "D04-VICT-02")
def test_a_scenario_says_how_many_frags_are_needed() -> None:
    assert start(scenario="ash_and_red_light").setting.frags == 8
    assert start(scenario="throne_is_a_machine").setting.frags == 10, "seven, and three more with two marines"


@pytest.mark.rule("D04-TERM-08")
def test_abilities_and_orders_have_their_names() -> None:
    assert set(POWERS) == {
        "accuracy", "aimed", "blast", "blow_through", "deadly", "knockback", "scuttle", "seeking", "sweep", "watchful",
    }  # fmt: skip
    assert ORDERS[1:] == ("aim", "guard", "dodge", "heal")


# -- components --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-COMP-01")
def test_figures_fill_one_two_or_four_squares() -> None:
    sizes = {kind.id: kind.width * kind.height for kind in content().invaders}
    assert sizes == {
        "zombie": 1, "imp": 1, "trite": 1, "archvile": 1, "demon": 2, "mancubus": 4, "hell_knight": 4, "cyberdemon": 4,
    }  # fmt: skip


@pytest.mark.rule("D04-COMP-02")
def test_no_scenario_has_more_doors_than_the_box() -> None:
    for entry in library().scenario_entries.values():
        kinds = [door.kind for door in entry.doors]
        assert kinds.count("normal") <= 11
        assert all(kinds.count(colour) <= 1 for colour in ("red", "blue", "yellow"))


@pytest.mark.rule("D04-COMP-03")
def test_every_invader_card_is_a_spawn_or_an_event_and_has_a_scatter_diagram() -> None:
    cards = content().cards
    assert len(cards) == 66
    assert all((card.ability is None) == bool(card.groups) for card in cards)
    assert all(len(card.scatter) in (0, 2) for card in cards)
    assert 0 < len([card for card in cards if not card.scatter]) < 66, "some show the miss sign"


@pytest.mark.rule("D04-COMP-04")
def test_a_weapon_uses_one_type_of_ammo() -> None:
    assert AMMO[content().weapon("pistol").ammo] == "bullets"
    assert AMMO[content().weapon("grenade").ammo] == "rockets"
    assert AMMO[content().weapon("plasma_gun").ammo] == "cells"


@pytest.mark.rule("D04-COMP-05")
def test_misses_are_on_red_and_yellow_dice_alone() -> None:
    for colour, faces in zip(DICE, content().faces, strict=True):
        assert len(faces) == 6
        assert any(face.miss for face in faces) == (colour in ("red", "yellow"))
        assert all(face.reach == face.damage == 0 for face in faces if face.miss)


@pytest.mark.rule("D04-COMP-06")
def test_an_entry_without_a_field_is_refused() -> None:
    whole = msgspec.to_builtins(library().entries["invaders"][0])
    for field in ("movement", "armour", "wounds", "dice", "melee"):
        with pytest.raises(msgspec.ValidationError, match=field):
            msgspec.convert({key: value for key, value in whole.items() if key != field}, schema.InvaderEntry)


@pytest.mark.rule("D04-COMP-07", "D04-SETUP-03", "D04-SETUP-04")
@pytest.mark.parametrize(("marines", "bullets", "wounds"), [("1", 4, 10), ("2", 3, 9), ("3", 2, 8)])
def test_what_marines_start_with(marines: str, bullets: int, wounds: int) -> None:
    position = start(marines=marines)
    for marine in range(int(marines)):
        position.cards[marine] = ()
        position.ammo[3 * marine : 3 * marine + 3] = [0, 0, 0]
        position.equip(marine)
        assert position.ammo[3 * marine : 3 * marine + 3] == [bullets, 0, 0]
        assert (position.life[marine], position.armour[marine]) == (wounds, 2)
        assert position.weapons[marine] == position.adrenaline[marine] == position.berserk[marine] == 0


@pytest.mark.rule("D04-COMP-08")
def test_an_unknown_prop_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"prop": "fountain", "cells": [[0, 0]]}, schema.LaidProp)


# -- sides and set-up --------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-SIDE-01")
@pytest.mark.parametrize("options", [{"marines": "0"}, {"marines": "4"}, {"marines": "2", "colours": "red,red"}])
def test_one_to_three_marines_of_different_colours_play(options: dict[str, str]) -> None:
    with pytest.raises(OptionsError):
        Doom2004(library()).settle(options)
    assert Doom2004(library()).settle({"marines": "2", "colours": "red,green"})["colours"] == "red,green"


@pytest.mark.rule("D04-SIDE-02")
def test_figures_of_colours_that_nobody_plays_stay_in_the_box() -> None:
    position = start(marines="2", colours="red,green")
    zombies = position.setting.figures_of(content().invader("zombie").index)
    assert len(zombies) == 8
    assert {position.setting.colour_of[figure] for figure in zombies} == {0, 1}, "green and red"


@pytest.mark.rule("D04-SIDE-03")
def test_each_marine_has_a_seat_and_the_invader_has_all_invaders() -> None:
    position = start(marines="3")
    assert position.seat_count() == 4 and len(position.marines_on_board()) == 3
    board = layout("green (0,0), red (1,0), imp (5,5)")
    assert [decision.seat for decision in acting(board, "imp").pending()] == [INVADER]
    assert refused(board, "green", "step n") == "D04-ROUND-01"


@pytest.mark.rule("D04-SIDE-04", "D04-ROUND-01")
def test_marines_take_their_turns_from_the_invaders_left_and_he_comes_last() -> None:
    position = start(marines="3", scenario="ash_and_red_light")
    turns = []
    while position.round < 3:
        decision = position.pending()[0]
        for event in position.play(decision.seat, leave_it(decision)):
            if event.kind in ("turn", "invader_turn"):
                turns.append(event.values[0] + 1 if event.values else INVADER)
    assert turns[:7] == [2, 3, 0, 1, 2, 3, 0], "the first turn began with the game"


def leave_it(decision: Decision) -> int:
    """Ends or passes where that is possible."""
    return next((action for action in (END, PASS) if action in decision.answers.singles), decision.answers.at(0))


@pytest.mark.rule("D04-SETUP-01", "D04-SETUP-02", "D04-BOARD-03")
def test_only_the_start_is_built_and_everybody_is_equipped_before_the_first_turn() -> None:
    position = start(scenario="ash_and_red_light", marines="2")
    assert position.areas == 1
    assert [position.setting.field.area[position.place[marine]] for marine in (0, 1)] == [0, 0]
    assert position.invaders_on_board() == []
    assert len(position.tokens) == 8, "the equipment of the duty room"
    assert position.turn == 1 and position.pending()[0].kind == "marine_turn", "the first marine's turn begins"
    position.place[0] = OFF
    position.known_standing = None
    places = hidden_places(position, 0, 0)
    assert all(position.setting.field.area[place] == 0 for place in places)


@pytest.mark.rule("D04-SETUP-05")
def test_the_starting_values_are_remembered() -> None:
    position = start(marines="3")
    position.cards = [()] * 3
    assert position.most_life(0) == 8 and position.first_armour(0) == 2


@pytest.mark.rule("D04-SETUP-06")
@pytest.mark.parametrize(("marines", "cards"), [("1", 3), ("2", 3), ("3", 2)])
def test_marine_cards_lie_face_up(marines: str, cards: int) -> None:
    position = start(marines=marines)
    for marine in range(int(marines)):
        assert len(position.cards[marine]) == cards
        for viewer in range(position.seat_count()):
            assert position.masked(viewer).cards[marine] == position.cards[marine]


@pytest.mark.rule("D04-SETUP-07")
def test_the_invader_draws_five_cards_that_marines_do_not_see() -> None:
    position = start(marines="3")
    assert len(position.hand) == 5 and position.deck.size == 61
    view = position.masked(1)
    assert view.facts(1).hand is None and view.facts(1).hand_size == 5
    assert position.masked(INVADER).facts(INVADER).hand == [content().cards[c].id for c in position.hand]


# -- the board ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-BOARD-01")
def test_what_is_no_square_is_wall() -> None:
    position = acting(layout("mancubus (0,0), green (9,9)", size=(12, 12), void=[(2, 0)]), "mancubus")
    assert not legal(position, "invader", "step e"), "one of its squares would be off the map"
    assert legal(position, "invader", "step n")
    wall = layout("green (0,0)", void=[(1, 0)])
    assert not in_sight(wall, 0, square(wall, (3, 0)), 0)


@pytest.mark.rule("D04-BOARD-02", "D04-SCAT-03")
def test_the_compass_turns_scatter_diagrams_and_nothing_else() -> None:
    position = layout("green (5,5)")
    target = square(position, (5, 5))
    assert scatter_square(position, target, [0, 2]) == square(position, (5, 7))
    seen = position.terrain().vista(target).squares
    position.setting.scenario.compass = 1
    assert scatter_square(position, target, [0, 2]) == square(position, (7, 5))
    assert position.terrain().vista(target).squares == seen


@pytest.mark.rule("D04-ATK-04")
def test_fist_pistol_and_grenade_are_always_there_but_need_ammo() -> None:
    position = turn(layout("green (0,0), imp (1,0)"), "green", "advance")
    assert legal(position, "green", "attack fist (1,0)") and legal(position, "green", "attack pistol (1,0)")
    assert not legal(position, "green", "attack grenade (1,0)")
    assert legal(turn(arm(position, "green", rockets=1), "green", "advance"), "green", "attack grenade (1,0)")
