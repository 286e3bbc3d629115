"""Rounds, actions, the invader's turn, spawning and activation (chapters ROUND, ACTION, DRAW, EVENT, SPAWN, ACT)."""

import pytest

from platzdarm.games.doom2004.game import Doom2004
from platzdarm.games.doom2004.rules.decks import draw
from platzdarm.games.doom2004.rules.invaders import ACTIVATING, DRAW, PREPARE, START, InvaderTurn
from platzdarm.games.doom2004.rules.marines import BEFORE, MarineTurn
from platzdarm.games.doom2004.rules.position import KILLED, Foray
from platzdarm.games.doom2004.rules.rounds import Rounds
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.spawning import Spawning, hidden_places
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import IllegalAction
from tests.doom2004.tabletop import (
    act,
    acting,
    asked,
    at,
    card,
    content,
    deal,
    dice,
    layout,
    legal,
    library,
    number,
    order,
    pass_windows,
    points,
    ready,
    refused,
    skill,
    square,
    turn,
)


def invader(position: Foray, stage: int = PREPARE) -> Foray:
    position.turn = INVADER
    return ready(position, Rounds(position.setting.marines + 1), InvaderTurn(stage))


def told(position: Foray) -> list[tuple[str, int]]:
    """The events of the last action that are about one thing."""
    return [(event.kind, event.values[0]) for event in position.events if event.values]


def kind(id: str) -> int:
    return content().invader(id).index


# -- a marine's turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-ROUND-02", "D04-RESP-01", "D04-TIME-04")
def test_a_turn_starts_with_events_then_respawn_orders_adrenaline_and_the_action() -> None:
    position = deal(layout("red (9,9)"), "darkness_1 charge_1")
    position.state[0], position.death[0], position.adrenaline[0] = KILLED, square(position, (0, 0)), 1
    ready(position, Rounds(1), MarineTurn(0, BEFORE))
    assert asked(position) == ("invader", "marine_turn")
    act(position, "invader", "use event darkness_1")
    assert asked(position)[1] == "marine_turn", "another such card may follow"
    act(position, "invader", "pass")
    assert asked(position) == ("green", "respawn")
    act(position, "green", "respawn (8,0)")
    assert asked(position) == ("green", "action") and legal(position, "green", "adrenaline")
    assert not legal(position, "invader", "use event darkness_1")
    act(position, "green", "action sprint")
    assert points(position) == 8


@pytest.mark.rule("D04-ACTION-01")
def test_nothing_is_done_before_an_action_is_declared_and_it_is_not_changed() -> None:
    position = turn(layout("green (0,0), imp (3,0)"))
    assert refused(position, "green", "step e") == "D04-ACTION-01"
    assert refused(position, "green", "attack pistol (3,0)") == "D04-ACTION-01"
    act(position, "green", "action sprint")
    assert refused(position, "green", "action advance")


@pytest.mark.rule("D04-ACTION-02", "D04-ACTION-09")
def test_sprint_gives_eight_points_and_no_attack() -> None:
    position = turn(layout("green (0,0), imp (19,19)"), "green", "sprint")
    assert not legal(position, "green", "attack pistol (1,1)")
    for _ in range(8):
        act(position, "green", "step e")
    assert at(position, "green") == (8, 0) and refused(position, "green", "step e") == "D04-COST-02"
    act(position, "green", "end")
    assert points(turn(position, "green", "advance")) == 4, "nothing is saved"


@pytest.mark.rule("D04-ACTION-03", "D04-ACTION-04", "D04-ACTION-05")
def test_unload_gives_two_attacks_one_after_the_other_and_no_movement() -> None:
    position = turn(layout("green (0,0), red (0,1), imp-1 (2,0), imp-2 (3,0)"), "green", "unload")
    assert refused(position, "green", "step e") and not legal(position, "green", "give bullets red")
    assert not legal(position, "green", "attack pistol (3,0)"), "an imp is in the way"
    dice(position, "yellow=2/2 green=2/1")
    act(position, "green", "attack pistol (2,0)")
    assert not position.on_board(number(position, "imp-1"))
    assert legal(position, "green", "attack pistol (3,0)") and legal(position, "green", "attack fist (1,1)")
    act(position, "green", "attack fist (1,1)")
    assert not legal(position, "green", "attack pistol (3,0)")


@pytest.mark.rule("D04-ACTION-06")
def test_advance_is_four_points_and_an_attack_at_any_point_between() -> None:
    position = turn(layout("green (0,0), imp (5,5)"), "green", "advance")
    act(position, "green", "step e")
    act(position, "green", "attack pistol (5,5)")
    assert not legal(position, "green", "attack pistol (5,5)")
    for _ in range(3):
        act(position, "green", "step n")
    assert refused(position, "green", "step n") == "D04-COST-02"


@pytest.mark.rule("D04-ACTION-07")
def test_ready_is_movement_or_an_attack() -> None:
    position = turn(layout("green (0,0), imp (5,5)"), "green", "ready")
    act(position, "green", "step e")
    assert not legal(position, "green", "attack pistol (5,5)") and points(position) == 3
    attacked = turn(layout("green (0,0), imp (5,5)"), "green", "ready")
    act(attacked, "green", "attack pistol (5,5)")
    assert not legal(attacked, "green", "step e")
    copied = turn(layout("green (0,0), imp (5,5)"), "green", "ready").copy()
    act(copied, "green", "step e")
    assert not legal(copied, "green", "attack pistol (5,5)"), "in a position that was thought of or saved, too"


@pytest.mark.rule("D04-ACTION-08", "D04-ORDER-01")
def test_an_order_is_placed_at_any_moment_of_a_ready_turn_and_once() -> None:
    position = turn(layout("green (0,0)"), "green", "ready")
    act(position, "green", "order dodge green")
    for _ in range(4):
        act(position, "green", "step e")
    assert not legal(position, "green", "order guard green")
    later = turn(layout("green (0,0)"), "green", "ready")
    act(later, "green", "step e")
    assert legal(later, "green", "order guard green")
    assert refused(turn(later, "green", "advance"), "green", "order guard green") == "D04-ORDER-01"


# -- drawing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-DRAW-01")
def test_the_invaders_turn_is_draw_spawn_and_activate() -> None:
    position = invader(deal(layout("green (0,0), imp (5,5)"), "spawn_zombie2_or_imp_1"), START)
    assert asked(position)[1] == "prepare" and len(position.hand) == 3
    act(position, "invader", "pass")
    assert asked(position)[1] == "activate"
    assert refused(position, "invader", "spawn spawn_zombie2_or_imp_1 group-1") == "D04-SPAWN-01"


@pytest.mark.rule("D04-DRAW-02")
@pytest.mark.parametrize(("marines", "fixed", "drawn"), [(3, False, 3), (1, False, 1), (3, True, 2)])
def test_a_card_is_drawn_for_each_marine_also_for_one_who_waits(marines: int, fixed: bool, drawn: int) -> None:
    position = layout("green (0,0)", marines=marines)
    position.state[marines - 1] = KILLED
    position.setting.draws = 2 if fixed else marines
    deal(position, "dodge_1 dodge_2 rage_1 rage_2")
    assert len(invader(position, DRAW).hand) == 4 + drawn


@pytest.mark.rule("D04-DRAW-02")
@pytest.mark.parametrize(("draw", "draws"), [("each", [1, 2, 3]), ("two", [2, 2, 2])])
def test_the_option_of_the_errata_makes_it_two_for_any_number_of_marines(draw: str, draws: list[int]) -> None:
    game = Doom2004(library())
    options = [game.settle({"draw": draw, "marines": str(marines)}) for marines in (1, 2, 3)]
    assert [game.start(one, SeededChance(b"draw")).setting.draws for one in options] == draws


@pytest.mark.rule("D04-DRAW-03")
def test_a_hand_above_the_limit_is_cut_by_the_invaders_choice() -> None:
    held = "dodge_1 dodge_2 dodge_3 rage_1 rage_2 rage_3 charge_1"
    position = invader(deal(layout("green (0,0)", marines=3), held), DRAW)
    assert len(position.hand) == 10 and asked(position)[1] == "discard"
    act(position, "invader", "discard dodge_1")
    act(position, "invader", "discard rage_1")
    assert len(position.hand) == 8 and asked(position)[1] == "prepare"


@pytest.mark.rule("D04-DRAW-04", "D04-DRAW-05", "D04-VICT-03")
def test_the_last_card_of_the_deck_is_a_frag_and_the_discards_become_the_deck() -> None:
    position = deal(layout("green (0,0)"), deck="dodge_1", gone="rage_1 rage_2 rage_3")
    draw(position, 3)
    assert position.frags == 1 and len(position.hand) == 3 and position.deck.size == 1 and position.discards == ()
    assert [event.values for event in position.events if event.kind == "drew"] == [[1], [2], [3]], "as all may count"
    assert [event.kind for event in position.events].count("shuffled") == 1
    close = deal(layout("green (0,0)"), deck="dodge_1", gone="rage_1")
    close.frags = 5
    draw(close, 1)
    assert close.result is not None and close.result[0] == 1.0


@pytest.mark.rule("D04-DRAW-06")
def test_without_discards_nothing_is_drawn_and_nothing_scored() -> None:
    position = deal(layout("green (0,0)"), deck="dodge_1")
    draw(position, 3)
    assert position.frags == 1 and len(position.hand) == 1
    draw(position, 1)
    assert position.frags == 1 and len(position.hand) == 1


@pytest.mark.rule("D04-EVENT-01", "D04-EVENT-02")
def test_events_are_played_in_marine_turns_too_without_a_limit_and_discarded() -> None:
    position = deal(layout("green (0,0), zombie-1 (3,0), zombie-2 (9,9)"), "dark_energies_1 dark_energies_2")
    for zombie in ("zombie-1", "zombie-2"):
        position.wounds[number(position, zombie)] = 1
    turn(position, "green", "advance")
    act(position, "green", "attack pistol (3,0)")
    assert asked(position) == ("invader", "attack_declared")
    act(position, "invader", "use event dark_energies_1 zombie-1")
    act(position, "invader", "use event dark_energies_2 zombie-2")
    assert position.hand == () and set(position.discards) >= {card("dark_energies_1"), card("dark_energies_2")}


@pytest.mark.rule("D04-EVENT-02", "D04-DRAW-04")
def test_an_event_is_discarded_only_when_its_effect_is_over() -> None:
    """It lies on the table meanwhile, so a deck that runs out in between is made of the other cards."""
    position = deal(layout("green (0,0), imp-1 (3,0)", tokens={(1, 0): "bullets"}), "its_a_trap_1", deck="dodge_1")
    position.discards = (card("panic_1"),)
    turn(position, "green", "advance")
    act(position, "green", "step e")
    act(position, "invader", "use event its_a_trap_1 imp-1")
    assert asked(position) == ("invader", "invader")
    assert position.hand == () and card("its_a_trap_1") not in position.discards
    draw(position, 1)
    assert position.deck.counts(len(position.setting.content.cards))[card("its_a_trap_1")] == 0
    act(position, "invader", "end")
    assert position.discards == (card("its_a_trap_1"),)


# -- spawning ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-SPAWN-01")
def test_one_spawn_card_may_be_played_in_a_turn_or_none() -> None:
    hand = "spawn_zombie2_or_imp_1 spawn_zombie2_or_imp_2"
    position = invader(deal(layout("green (0,0)", size=(9, 3), obstacles=[(4, y) for y in range(3)]), hand))
    assert legal(position, "invader", "pass")
    act(position, "invader", "spawn spawn_zombie2_or_imp_1 group-2")
    act(position, "invader", "put (8,1)")
    assert refused(position, "invader", "spawn spawn_zombie2_or_imp_2 group-2") == "D04-SPAWN-01"
    marine = turn(deal(position, hand), "green", "advance")
    assert refused(marine, "invader", "spawn spawn_zombie2_or_imp_1 group-1")


@pytest.mark.rule("D04-SPAWN-02")
def test_nobody_is_spawned_in_plain_view() -> None:
    door = [("d1", "normal", "v", (4, 0))]
    position = layout("green (0,0)", size=(8, 2), doors=door)
    places = hidden_places(position, kind("zombie"), 0)
    assert square(position, (2, 1)) not in places and square(position, (6, 1)) in places


@pytest.mark.rule("D04-SPAWN-02", "D04-SPAWN-04")
def test_why_a_square_is_no_place_for_a_spawn_is_told_one_by_one() -> None:
    board = layout("green (0,0), imp (6,1)", size=(9, 3), doors=[("d1", "normal", "v", (4, 0))], obstacles=[(8, 1)])
    position = invader(deal(board, "spawn_zombie2_or_imp_1"))
    act(position, "invader", "spawn spawn_zombie2_or_imp_1 group-2")

    def why(place: str) -> str:
        with pytest.raises(IllegalAction) as error:
            act(position, "invader", f"put {place}")
        return error.value.slug

    assert [why(place) for place in ("(2,1)", "(0,0)", "(6,1)", "(8,1)")] == [
        "d04-place-seen",
        "d04-place-taken",
        "d04-place-taken",
        "d04-place-taken",
    ]
    assert refused(position, "invader", "put (2,1)") == "D04-SPAWN-02"


@pytest.mark.rule("D04-SPAWN-03")
def test_invaders_do_not_hide_a_spawn_but_columns_and_marines_do() -> None:
    knight = layout("green (0,0), hell_knight (2,0)", size=(8, 2))
    assert square(knight, (6, 0)) not in hidden_places(knight, kind("zombie"), 0)
    column = layout("green (0,0)", size=(8, 1), obstacles=[(2, 0)])
    assert square(column, (6, 0)) in hidden_places(column, kind("zombie"), 0)
    friend = layout("green (0,0), red (2,0)", size=(8, 1), obstacles=[(3, 0)])
    assert square(friend, (6, 0)) in hidden_places(friend, kind("zombie"), 0)
    marine = layout("green (0,0)", size=(8, 1))
    marine.put(1, square(marine, (2, 0)))
    marine.state[1] = 1
    assert square(marine, (6, 0)) not in hidden_places(marine, kind("zombie"), 0), "the other marine sees it"


@pytest.mark.rule("D04-SPAWN-03")
def test_a_closed_door_hides_a_spawn_and_an_open_one_does_not() -> None:
    position = layout("green (0,0), red (0,1)", size=(8, 2), doors=[("d1", "normal", "v", (4, 0))])
    behind = square(position, (6, 0))
    assert behind in hidden_places(position, kind("zombie"), 0)
    assert square(position, (3, 0)) not in hidden_places(position, kind("zombie"), 0), "this side of it"
    position.shut = 0
    assert behind not in hidden_places(position, kind("zombie"), 0)


@pytest.mark.rule("D04-SPAWN-04")
def test_a_spawn_needs_free_squares_all_of_them_hidden() -> None:
    position = layout("green (0,1)", size=(8, 2), obstacles=[(3, 1)], barrels=[(7, 1)], acid=[(5, 1)])
    places = hidden_places(position, kind("zombie"), 0)
    assert square(position, (5, 1)) in places and square(position, (7, 1)) not in places
    assert square(position, (4, 0)) not in places, "in sight"
    assert hidden_places(position, kind("mancubus"), 0) == [], "one of its squares would be seen"


@pytest.mark.rule("D04-SPAWN-05", "D04-SPAWN-06")
def test_who_finds_no_place_is_left_out_and_the_card_is_discarded() -> None:
    position = layout("green (0,0)", size=(8, 1), obstacles=[(3, 0)])
    invader(deal(position, "spawn_knight_or_demon_and_zombie_1"))
    name = "spawn_knight_or_demon_and_zombie_1"
    assert legal(position, "invader", f"spawn {name} group-2")
    act(position, "invader", f"spawn {name} group-1")
    assert position.invaders_on_board() == [] and position.discards == (card(name),)
    assert told(position) == [("spawn", card(name)), ("no_place", kind("hell_knight"))], "and nobody wonders why"
    both = layout("green (0,0)", size=(6, 1), obstacles=[(3, 0)])
    both.barrels = (square(both, (5, 0)),)
    invader(deal(both, name))
    act(both, "invader", f"spawn {name} group-2")
    assert ("no_place", kind("demon")) in told(both)
    act(both, "invader", "put (4,0)")
    assert at(both, "zombie") == (4, 0) and not both.on_board(number(both, "demon"))


@pytest.mark.rule("D04-SPAWN-07", "D04-SPAWN-08")
def test_there_are_no_more_invaders_than_figures_but_one_may_be_taken_up_again() -> None:
    zombies = ", ".join(f"zombie-{n + 1} ({n},0)" for n in range(4))
    position = layout(f"green (0,5), {zombies}", marines=1, obstacles=[(10, y) for y in range(20)])
    position.wounds[number(position, "zombie-4")] = 1
    invader(deal(position, "spawn_zombie2_or_imp_1"))
    act(position, "invader", "spawn spawn_zombie2_or_imp_1 group-1")
    assert asked(position) == ("invader", "recycle")
    act(position, "invader", "recycle zombie-4")
    assert not legal(position, "invader", "put (15,5) turned"), "it is as long as it is wide"
    act(position, "invader", "put (15,5)")
    assert not legal(position, "invader", "recycle zombie-4"), "it has just come by this card"
    assert at(position, "zombie-4") == (15, 5) and position.wounds[number(position, "zombie-4")] == 0
    act(position, "invader", "pass")
    assert len(position.invaders_on_board()) == 4 and position.frags == 0
    here = [number(position, f"zombie-{n + 1}") for n in range(4)]
    ready(position, InvaderTurn(PREPARE), Spawning(card("spawn_zombie2_or_imp_1"), 0, fresh=here))
    assert told(position)[-2:] == [("no_figure", kind("zombie"))] * 2, "all have come by this card"


# -- activation --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D04-ACT-01", "D04-ACT-02")
def test_each_invader_is_activated_once_in_any_order_and_finished_before_the_next() -> None:
    position = invader(layout("green (19,19), imp (0,0), zombie (9,0)"), ACTIVATING)
    act(position, "invader", "activate zombie-1")
    act(position, "invader", "step n")
    assert refused(position, "invader", "activate imp-1")
    act(position, "invader", "end")
    assert refused(position, "invader", "activate zombie-1") == "D04-ACT-01"
    assert legal(position, "invader", "activate imp-1")


@pytest.mark.rule("D04-ACT-03")
def test_an_invader_moves_and_attacks_once_in_any_order() -> None:
    position = acting(layout("green (6,0), imp (0,0)"), "imp")
    act(position, "invader", "step e")
    act(position, "invader", "strike (6,0)")
    pass_windows(position)
    for _ in range(3):
        act(position, "invader", "step n")
    assert not legal(position, "invader", "step n") and not legal(position, "invader", "strike (6,0)")


@pytest.mark.rule("D04-ACT-04")
def test_an_invader_killed_in_its_activation_loses_the_rest() -> None:
    position = order(layout("green (6,0), imp (0,0)"), "green", "guard")
    position.turn = INVADER
    invader(position, ACTIVATING)
    act(position, "invader", "activate imp-1")
    act(position, "invader", "step e")
    dice(position, "yellow=3/1 green=2/1")
    act(position, "green", "attack pistol (1,0)")
    assert not position.on_board(number(position, "imp")) and asked(position) == ("invader", "activate")


@pytest.mark.rule("D04-ACT-05")
def test_the_round_ends_with_the_invaders_turn() -> None:
    position = invader(layout("green (0,0), imp (9,9)"), ACTIVATING)
    position.round = 4
    act(position, "invader", "end")
    assert position.round == 5 and asked(position) == ("green", "action")


# -- marine cards of the turn ------------------------------------------------------------------------------------


@pytest.mark.rule("D04-SETUP-06")
def test_scout_ground_assault_and_tactician_change_the_actions() -> None:
    assert points(turn(skill(layout("green (0,0)"), "green", "scout"), "green", "advance")) == 8
    position = turn(skill(layout("green (0,0), imp (3,3)"), "green", "ground_assault"), "green", "advance")
    act(position, "green", "attack fist (1,1)")
    assert legal(position, "green", "attack fist (1,1)")
    tactician = turn(skill(layout("green (0,0), red (5,0)"), "green", "tactician"), "green", "ready")
    act(tactician, "green", "step n")
    assert legal(tactician, "green", "attack fist (1,1)") and legal(tactician, "green", "order guard red")
