"""Movement (chapters MP, MOVE, TERR, DOOR, LARGE, FLY, TELE, and appendix 1)."""

import pytest

from tests.doom2016.tabletop import (
    at,
    attack,
    base,
    class_of,
    damage,
    demon_acts,
    demon_type,
    layout,
    legal,
    luck,
    marine_acts,
    name,
    number,
    play,
    points,
    refused,
    square,
)

# -- appendix 1 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-EXMOVE-01", "D16-ADJ-03")
def test_a_diagonal_step_needs_a_third_square_open_to_both() -> None:
    position = marine_acts(layout("alpha (0,0)", walls="[1,0]-[1,1]"), points=1)
    play(position, "step ne")
    assert at(position, "alpha") == (1, 1) and points(position) == 0
    position = marine_acts(layout("alpha (0,0)", walls="[1,0]-[1,1] [0,1]-[1,1]"), points=1)
    assert refused(position, "step ne")


@pytest.mark.rule("D16-EXMOVE-02", "D16-MOVE-07")
def test_the_third_square_costs_nothing_whatever_is_on_it() -> None:
    position = layout("alpha (0,0), imp (0,1)", walls="[1,0]-[1,1]", difficult=[(0, 1)])
    play(marine_acts(position, points=1), "step ne")
    assert at(position, "alpha") == (1, 1) and points(position) == 0


@pytest.mark.rule("D16-EXMOVE-03", "D16-LARGE-05")
def test_a_large_figure_ignores_terrain() -> None:
    position = demon_acts(layout("mancubus (0,0)", blocking=[(2, 0)]), "mancubus")
    play(position, "step e")
    assert base(position, "mancubus") == {(1, 0), (2, 0), (1, 1), (2, 1)} and points(position) == 2
    assert "end" in legal(position)


@pytest.mark.rule("D16-EXMOVE-04", "D16-LARGE-01")
def test_a_large_figure_does_not_move_diagonally() -> None:
    position = demon_acts(layout("mancubus (0,0)"), "mancubus")
    assert refused(position, "step ne")
    play(position, "step e", "step n")
    assert at(position, "mancubus") == (1, 1) and points(position) == 1


@pytest.mark.rule("D16-EXMOVE-05", "D16-LARGE-03", "D16-LARGE-04")
def test_a_figure_of_two_squares_turns_about_one_of_them() -> None:
    position = demon_acts(layout("baron_of_hell (2,2) turned"), "baron_of_hell")
    assert base(position, "baron_of_hell") == {(2, 2), (3, 2)}
    assert refused(position, f"turn {name(position, (4, 2))}")
    play(position, f"turn {name(position, (3, 2))}")
    assert base(position, "baron_of_hell") == {(3, 2), (3, 3)} and points(position) == 3


@pytest.mark.rule("D16-EXMOVE-06", "D16-EXMOVE-07", "D16-LARGE-04")
def test_a_figure_of_six_squares_keeps_four_of_them() -> None:
    position = demon_acts(layout("cyberdemon (0,0) turned"), "cyberdemon")
    assert base(position, "cyberdemon") == {(x, y) for x in range(3) for y in range(2)}
    assert refused(position, f"turn {name(position, (2, 0))}")
    play(position, f"turn {name(position, (0, 0))}")
    assert base(position, "cyberdemon") == {(x, y) for x in range(2) for y in range(3)} and points(position) == 3


@pytest.mark.rule("D16-LARGE-03")
def test_a_square_base_does_not_turn() -> None:
    position = demon_acts(layout("mancubus (0,0)"), "mancubus")
    assert not [text for text in legal(position) if text.startswith("turn")]


@pytest.mark.rule("D16-LARGE-02", "D16-LARGE-07")
def test_every_section_of_a_base_must_be_able_to_cross() -> None:
    position = demon_acts(layout("mancubus (0,0)", walls="[2,1]-[2,2]"), "mancubus")
    assert refused(position, "step e")
    play(position, "step w")
    position = demon_acts(layout("mancubus (0,0)", doors="[2,0]-[2,1]"), "mancubus")
    assert refused(position, "step e")


@pytest.mark.rule("D16-LARGE-02")
def test_a_base_never_stands_astride_a_wall() -> None:
    position = demon_acts(layout("mancubus (0,0)", walls="[2,2]-[3,2]"), "mancubus")
    play(position, "step n")
    assert refused(position, "step e")


# -- movement points ---------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-MP-01", "D16-MP-04", "D16-DEMON-05")
def test_movement_points_are_spent_in_parts_around_an_attack() -> None:
    position = demon_acts(layout("alpha (0,0), imp (6,0)"), "imp")
    assert points(position) == 4
    play(position, "step w", "step w", "attack alpha")
    assert not [text for text in legal(position) if text.startswith("step")]
    while position.agenda and "step w" not in legal(position):
        play(position, next(text for text in ("pass", "keep") if text in legal(position)))
    play(position, "step e", "step e")
    assert at(position, "imp") == (6, 0) and refused(position, "attack alpha")


@pytest.mark.rule("D16-MP-02", "D16-MP-05")
def test_points_of_all_cards_form_one_pool() -> None:
    position = marine_acts(layout("alpha (0,0)"), cards="pump_blast rack_and_advance")
    play(position, "play rack_and_advance", "play pump_blast")
    assert points(position) == 2 + 4


@pytest.mark.rule("D16-MP-03")
def test_points_left_over_are_lost() -> None:
    position = demon_acts(layout("alpha (0,0), imp (6,6)"), "imp")
    play(position, "step n", "end")
    assert points(demon_acts(position, "imp")) == 4


# -- steps -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-MOVE-01", "D16-ADJ-01")
def test_every_step_to_one_of_eight_neighbours_costs_one() -> None:
    for direction in ("n", "ne", "e", "se", "s", "sw", "w", "nw"):
        position = marine_acts(layout("alpha (2,2)"), points=1)
        assert len([text for text in legal(position) if text.startswith("step")]) == 8
        assert points(play(position, f"step {direction}")) == 0


@pytest.mark.rule("D16-MAP-02", "D16-MAP-03", "D16-MOVE-02", "D16-ADJ-02")
def test_walls_the_rim_and_terrain_stop_movement() -> None:
    position = marine_acts(
        layout("alpha (0,0)", walls="[1,0]-[1,1]", blocking=[(0, 1)], impassable=[(0, -1)]), points=3
    )
    for direction in ("e", "n", "s"):
        assert refused(position, f"step {direction}")
    position = marine_acts(layout("alpha (-2,-2)"), points=3)
    for direction in ("w", "s", "sw"):
        assert refused(position, f"step {direction}")


@pytest.mark.rule("D16-MOVE-03")
def test_a_friend_costs_nothing_extra() -> None:
    position = marine_acts(
        layout("alpha (0,0), bravo (1,0)", size=(4, 1), origin=(0, 0), teleporters=[(3, 0)]), points=2
    )
    play(position, "step e", "step e")
    assert at(position, "alpha") == (2, 0) and points(position) == 0


@pytest.mark.rule("D16-MOVE-04", "D16-MOVE-06", "D16-EXRULE-02")
def test_an_enemy_costs_one_more_and_nobody_stops_on_him() -> None:
    position = marine_acts(layout("alpha (0,0), imp (1,1)"), points=2)
    assert refused(position, "step ne")
    position = marine_acts(layout("alpha (-1,-1), imp (1,1)"), points=4)
    play(position, "step ne", "step ne")
    assert points(position) == 1
    for text in ("end", "attack imp-1"):
        assert refused(position, text)
    play(position, "step ne")
    assert points(position) == 0 and at(position, "alpha") == (2, 2)


@pytest.mark.rule("D16-MOVE-05", "D16-TERR-04")
def test_extra_costs_add_up() -> None:
    position = marine_acts(layout("alpha (0,0), imp (1,0)", difficult=[(1, 0)]), points=4)
    assert points(play(position, "step e")) == 1
    position = marine_acts(layout("alpha (0,0)", difficult=[(1, 0), (2, 0)]), points=5)
    play(position, "step e", "step e")
    assert points(position) == 1
    assert points(play(position, "step e")) == 0


@pytest.mark.rule("D16-MAP-04")
def test_tokens_do_not_occupy_a_square() -> None:
    position = marine_acts(layout("alpha (0,0)", packs=[(1, 0)]), points=1)
    play(position, "step e", "end")
    assert at(position, "alpha") == (1, 0)


@pytest.mark.rule("D16-ADJ-04", "D16-ADJ-05")
def test_a_straight_wall_or_terrain_on_both_sides_parts_a_diagonal() -> None:
    position = marine_acts(layout("alpha (0,0)", walls="[1,0]-[1,1] [1,1]-[1,2]"), points=1)
    assert refused(position, "step ne")
    assert play(marine_acts(layout("alpha (0,0)", blocking=[(1, 0)]), points=1), "step ne")
    assert refused(marine_acts(layout("alpha (0,0)", blocking=[(1, 0), (0, 1)]), points=1), "step ne")


# -- doors -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-DOOR-01", "D16-DOOR-03", "D16-DOOR-04")
def test_a_door_is_a_wall_until_it_is_opened_for_good() -> None:
    position = marine_acts(layout("alpha (0,0)", doors="[1,0]-[1,1]"), points=3)
    assert refused(position, "step e")
    play(position, "open c3-d3", "step e")
    assert points(position) == 1 and at(position, "alpha") == (1, 0)
    assert refused(position, "open c3-d3")


@pytest.mark.rule("D16-DOOR-02")
def test_one_opens_a_door_from_its_own_squares_only() -> None:
    assert refused(marine_acts(layout("alpha (0,1)", doors="[1,0]-[1,1]"), points=3), "open c3-d3")
    for place in ("(0,0)", "(1,0)"):
        assert "open c3-d3" in legal(marine_acts(layout(f"alpha {place}", doors="[1,0]-[1,1]"), points=1))


@pytest.mark.rule("D16-DOOR-03")
def test_demons_open_doors_too() -> None:
    position = demon_acts(layout("imp (0,0)", doors="[1,0]-[1,1]"), "imp")
    assert points(play(position, "open c3-d3")) == 3


# -- large figures on others -------------------------------------------------------------------------------------


@pytest.mark.rule("D16-LARGE-06")
def test_a_large_figure_pays_nothing_extra() -> None:
    position = demon_acts(layout("mancubus (0,0), alpha (2,0)", difficult=[(2, 0)]), "mancubus")
    assert points(play(position, "step e")) == 2


@pytest.mark.rule("D16-LARGE-08", "D16-LARGE-11", "D16-GOLD-01")
def test_it_stops_on_small_figures_which_their_owner_moves_aside() -> None:
    position = demon_acts(layout("mancubus (0,0), alpha (2,0)"), "mancubus")
    play(position, "step e")
    for text in ("end", "attack alpha"):
        assert refused(position, text)
    play(position, "stop")
    assert position.pending()[0].seat == 1
    targets = {text.split()[2] for text in legal(position)}
    beside = {name(position, s) for s in ((3, -1), (3, 0), (3, 1), (1, -1), (2, -1))}
    assert targets == beside
    play(position, f"displace alpha {name(position, (3, 0))}")
    assert at(position, "alpha") == (3, 0) and "end" in legal(position)


@pytest.mark.rule("D16-LARGE-09", "D16-LARGE-10")
def test_the_nearest_free_square_is_counted_round_walls() -> None:
    position = layout(
        "mancubus (0,0), alpha (2,0)",
        size=(5, 2),
        origin=(0, 0),
        teleporters=[(4, 0)],
        walls="[3,0]-[3,1] [3,1]-[3,2]",
    )
    play(demon_acts(position, "mancubus"), "step e", "stop")
    assert {text.split()[2] for text in legal(position)} == {name(position, (0, 0)), name(position, (0, 1))}


@pytest.mark.rule("D16-LARGE-12")
def test_demons_are_placed_before_marines() -> None:
    position = layout("mancubus (0,0), alpha (2,0), imp (2,1)")
    play(demon_acts(position, "mancubus"), "step e", "stop")
    assert position.pending()[0].seat == 0 and all("imp" in text for text in legal(position))
    play(position, legal(position)[0])
    assert position.pending()[0].seat == 1


@pytest.mark.rule("D16-LARGE-13")
def test_a_large_figure_passes_another_but_does_not_stop_on_it() -> None:
    position = demon_acts(layout("mancubus-1 (0,0), mancubus-2 (2,0)"), "mancubus-1", points=1)
    assert refused(position, "step e")
    position = demon_acts(layout("mancubus-1 (0,0), mancubus-2 (2,0)"), "mancubus-1", points=4)
    play(position, "step e", "step e")
    assert refused(position, "stop") and refused(position, "end")


# -- flying ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-FLY-01")
def test_a_flyer_ignores_terrain() -> None:
    position = demon_acts(layout("cacodemon (0,0)", blocking=[(1, 0), (0, 1)]), "cacodemon")
    assert points(play(position, "step ne")) == 3
    play(position, "step s", "end")
    assert at(position, "cacodemon") == (1, 0)


@pytest.mark.rule("D16-FLY-02")
def test_a_flyer_cannot_pass_walls() -> None:
    position = demon_acts(layout("cacodemon (0,0)", walls="[1,0]-[1,1] [0,1]-[1,1]"), "cacodemon")
    assert refused(position, "step ne") and refused(position, "step e")


@pytest.mark.rule("D16-FLY-03", "D16-FLY-04")
def test_a_flyer_pays_one_over_enemies_and_does_not_end_there() -> None:
    position = layout("cacodemon (0,0), alpha (1,0)", difficult=[(1, 0)])
    assert points(play(demon_acts(position, "cacodemon", points=2), "step e")) == 1
    assert refused(position, "end")
    assert refused(demon_acts(layout("cacodemon (0,0), alpha (1,0)"), "cacodemon", points=1), "step e")


# -- teleporters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-TELE-01")
def test_active_teleporters_are_next_to_each_other() -> None:
    position = marine_acts(layout("alpha (0,0)", teleporters=[(0, 0), (5, 5), (7, 7)], active=3), points=1)
    assert refused(position, f"teleport {name(position, (7, 7))}")
    play(position, f"teleport {name(position, (5, 5))}")
    assert at(position, "alpha") == (5, 5) and points(position) == 0


@pytest.mark.rule("D16-TELE-02")
def test_demons_do_not_use_teleporters_nor_does_range() -> None:
    position = demon_acts(layout("pinky (0,0), alpha (5,5)", teleporters=[(0, 0), (5, 5)], active=3), "pinky")
    assert not [text for text in legal(position) if text.startswith(("teleport", "attack"))]


@pytest.mark.rule("D16-TELE-03")
def test_a_teleporter_is_switched_on_in_passing() -> None:
    position = marine_acts(layout("alpha (4,5)", teleporters=[(0, 0), (5, 5)], active=1), points=2)
    play(position, "step e")
    assert f"teleport {name(position, (0, 0))}" in legal(position)


@pytest.mark.rule("D16-TELE-04", "D16-TELE-05")
def test_a_telefrag_kills_for_one_point() -> None:
    position = marine_acts(layout("alpha (0,0), pinky (5,5)", teleporters=[(0, 0), (5, 5)], active=3), points=1)
    play(position, f"teleport {name(position, (5, 5))}")
    assert at(position, "pinky") is None and points(position) == 0 and "end" in legal(position)
    assert position.glory[0] == ()


@pytest.mark.rule("D16-TELE-06")
def test_a_telefrag_kills_a_large_demon() -> None:
    position = marine_acts(layout("alpha (0,0), cyberdemon (4,4)", teleporters=[(0, 0), (5, 5)], active=3), points=1)
    play(position, f"teleport {name(position, (5, 5))}")
    assert at(position, "cyberdemon") is None


@pytest.mark.rule("D16-TELE-07")
def test_a_telefrag_of_a_staggered_demon_is_a_glory_kill() -> None:
    text = "alpha (0,0) with 3 damage, pinky (5,5) with 4 damage"
    position = marine_acts(layout(text, teleporters=[(0, 0), (5, 5)], active=3), points=1)
    luck(position, "glory:blood_fury")
    play(position, f"teleport {name(position, (5, 5))}")
    assert len(position.glory[0]) == 1 and damage(position, "alpha") == 1


@pytest.mark.rule("D16-TELE-08")
def test_walking_onto_a_teleporter_is_no_telefrag() -> None:
    position = marine_acts(layout("alpha (4,5), pinky (5,5)", teleporters=[(0, 0), (5, 5)], active=3), points=3)
    play(position, "step e")
    assert at(position, "pinky") == (5, 5) and points(position) == 1


# -- glory kills -------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-GLORY-01", "D16-GLORY-02", "D16-GLORY-03", "D16-GLORY-04")
def test_moving_into_a_staggered_demon_kills_it_gloriously() -> None:
    position = layout("alpha (0,0) with 3 damage, imp (1,0) with 2 damage")
    assert refused(marine_acts(position, points=1), "step e")
    luck(marine_acts(position, points=3), "glory:blood_fury")
    play(position, "step e")
    assert at(position, "imp") is None and at(position, "alpha") == (1, 0)
    assert points(position) == 1 and damage(position, "alpha") == 1 and len(position.glory[0]) == 1
    assert {"end", "step e"} <= set(legal(position))


@pytest.mark.rule("D16-GLORY-01")
def test_any_square_of_a_staggered_large_demon_will_do() -> None:
    position = layout("alpha (0,0), mancubus (1,0) with 6 damage")
    luck(marine_acts(position, points=2), "glory:blood_fury")
    play(position, "step ne")
    assert at(position, "mancubus") is None and at(position, "alpha") == (1, 1)


@pytest.mark.rule("D16-GLORY-07", "D16-GLORY-08", "D16-DAMAGE-03")
def test_reductions_of_stagger_add_up_and_that_of_a_class_counts_once() -> None:
    position = layout("alpha (0,0), pinky (1,0) with 2 damage")
    pinky = number(position, "pinky")
    assert not position.is_staggered(pinky)
    position.stagger_cut[pinky] = 1
    assert not position.is_staggered(pinky)
    position.stagger_cut[pinky] = 2
    assert position.is_staggered(pinky)
    position.stagger_cut[pinky] = 0
    position.damage[pinky] = 3
    position.executed |= 1 << pinky
    position.executed |= 1 << pinky
    assert position.is_staggered(pinky)
    assert demon_type("pinky") == position.setting.type_of[pinky]


# -- golden rules ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-GOLD-03")
def test_a_demon_that_cannot_be_glory_killed_is_not() -> None:
    position = layout("alpha (0,0), imp (1,0) with 2 damage")
    position.no_glory = 1 << number(position, "imp")
    play(marine_acts(position, points=3), "step e")
    assert at(position, "imp") == (1, 0) and refused(position, "end")
    position = layout("alpha (0,0), imp (5,5) with 2 damage", teleporters=[(0, 0), (5, 5)], active=3)
    position.no_glory = 1 << number(position, "imp")
    play(marine_acts(position, points=1), f"teleport {name(position, (5, 5))}")
    assert at(position, "imp") is None and position.glory[0] == ()


@pytest.mark.rule("D16-GOLD-05")
def test_what_an_objective_card_forbids_no_class_card_allows() -> None:
    position = layout("alpha (0,0)", objective="asset_extraction", teleporters=[(2, 0), (5, 5)], active=3)
    class_of(position, "alpha", "rift_walker")
    assert any(text.startswith("use class") for text in legal(marine_acts(position)))
    position.carried[0] = 1
    assert not any(text.startswith("use class") for text in legal(marine_acts(position)))


@pytest.mark.rule("D16-TERR-08")
def test_nobody_is_pushed_through_terrain() -> None:
    position = layout("alpha (2,0) stunned, pinky (1,0)", impassable=[(3, y) for y in range(-2, 10)])
    position.argent[demon_type("pinky")] = 1
    attack(luck(position, "red=1 black=1"), "pinky", "alpha", 1, 1)
    words = [text.split() for text in legal(position)]
    squares = [position.setting.field.named(word[3]) for word in words if word[:3] == ["use", "ability", "bowl_over"]]
    reached = {position.setting.field.coordinates[place] for place in squares}
    assert (2, 2) in reached and not any(x >= 3 for x, _ in reached)


@pytest.mark.rule("D16-CARDS-05")
def test_an_asset_is_secured_also_by_a_carrier_who_is_pushed_home() -> None:
    position = layout("alpha (2,0) stunned, pinky (1,0)", objective="asset_extraction")
    position.setting.start = square(position, (2, 2))
    position.carried[0] = 1
    position.argent[demon_type("pinky")] = 1
    attack(luck(position, "red=1 black=1"), "pinky", "alpha", 1, 1)
    home = name(position, (2, 2))
    play(position, next(text for text in legal(position) if text.split()[:4] == ["use", "ability", "bowl_over", home]))
    assert (position.secured, position.carried[0]) == (1, 0)


@pytest.mark.rule("D16-MOVE-06", "D16-DOOR-03")
def test_a_door_is_opened_in_passing_over_a_friend() -> None:
    """In a corridor one square wide the second marine opens the door at which the first stands."""
    position = marine_acts(layout("alpha (0,0), bravo (1,0)", doors="[2,0]-[2,1]"), points=5)
    play(position, "step e")
    assert not {"end", "run armor"} & set(legal(position))
    play(position, *[text for text in legal(position) if text.startswith("open")])
    assert points(position) == 3
    play(position, "step e")
    assert at(position, "alpha") == (2, 0) and "end" in legal(position)


@pytest.mark.rule("D16-MOVE-06")
def test_the_points_after_the_door_must_still_lead_to_a_place_to_stop() -> None:
    for left, opened in ((2, False), (3, True)):
        corridor = layout(
            "alpha (0,0), bravo (1,0)", doors="[2,0]-[2,1]", size=(3, 1), origin=(0, 0), teleporters=[(0, 0)]
        )
        position = play(marine_acts(corridor, points=left), "step e")
        assert any(text.startswith("open") for text in legal(position)) == opened


@pytest.mark.rule("D16-MOVE-06", "D16-LARGE-13")
def test_a_large_figure_over_small_ones_opens_a_door_with_its_last_point() -> None:
    """It may stop where it is: those beneath it make room."""
    position = layout("mancubus (0,0), alpha (1,1)", doors="[2,0]-[2,1]")
    demon_acts(position, "mancubus", points=1)
    assert [text for text in legal(position) if text.startswith("open")]


@pytest.mark.rule("D16-MOVE-06")
def test_who_can_neither_stop_nor_go_on_is_displaced() -> None:
    """Demons behind a door that was opened in passing may take every place to stop: nobody is left without answers."""
    position = marine_acts(layout("alpha (1,0), bravo (1,0)"), points=0)
    assert len(legal(position)) == 8 and all(text.startswith("displace alpha") for text in legal(position))
    play(position, f"displace alpha {name(position, (1, 1))}")
    assert at(position, "alpha") == (1, 1) and "end" in legal(position)
