"""Summoning, argent power, threat and objective cards (chapters SUMMON, ARGENT, CARDS, TOKEN)."""

from collections.abc import Mapping

import pytest

from platzdarm.games.doom2016.rules import killing, rounds, threats
from platzdarm.games.doom2016.rules.cards import BLUE, RED, YELLOW
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.rounds import Status
from platzdarm.games.doom2016.rules.summoning import Summon
from tests.doom2016.tabletop import (
    Square,
    asks,
    at,
    base,
    demon_acts,
    demon_type,
    layout,
    legal,
    library,
    marine_acts,
    name,
    number,
    pass_all,
    play,
    refused,
    square,
)


def invasion(name: str) -> int:
    return [card.id for card in library().content.invasions].index(name)


def summon(position: Incursion, card: str, portals: list[int] | None = None) -> Incursion:
    position.invasion = invasion(card)
    position.portals_up = position.portals_left
    position.agenda = [Summon(portals if portals is not None else [0])]
    position.asked = None
    position.advance()
    return position


def gate(figures: str = "", colour: int = BLUE, **more: object) -> Incursion:
    portals: Mapping[Square, int] = {(4, 4): colour}
    return layout(figures, portals=portals, **more)  # type: ignore[arg-type]


def put_all(position: Incursion) -> Incursion:
    """Put every figure on the first square that is offered."""
    while position.pending() and asks(position)[1] in ("place", "carry"):
        play(position, legal(position)[0])
    return position


@pytest.mark.rule("D16-SUMMON-01")
def test_an_invasion_card_has_two_groups_for_each_colour() -> None:
    for card in library().content.invasions:
        assert [len(groups) for groups in card.groups] == [2, 2, 2]


@pytest.mark.rule("D16-SUMMON-04", "D16-SUMMON-05", "D16-SUMMON-13")
def test_portal_group_figures_then_the_portal_goes() -> None:
    position = summon(gate(), "first_strike")
    assert asks(position) == (0, "group") and legal(position) == ["group first", "group second"]
    put_all(play(position, "group second"))
    assert len(position.demons_on_map()) == 3 and position.types_on_map() == [demon_type("imp")]
    assert position.portals_left == 0


@pytest.mark.rule("D16-SUMMON-02")
def test_a_group_may_be_chosen_again() -> None:
    position = layout(portals={(4, 4): BLUE, (8, 8): BLUE})
    summon(position, "first_strike", [0, 1])
    put_all(play(position, "portal k11", "group second"))
    assert legal(position) == ["group first", "group second"]
    put_all(play(position, "group second"))
    assert len(position.demons_on_map()) == 6


@pytest.mark.rule("D16-SUMMON-03", "D16-SUMMON-14")
def test_only_face_up_portals_are_used_one_after_the_other() -> None:
    position = layout(portals={(4, 4): BLUE, (8, 8): RED, (0, 0): YELLOW}, threat="horde")
    position.portals_up = 0b101
    assert threats.face_up(position) == [0, 2]
    summon(position, "first_strike", [0, 2])
    assert legal(position) == ["portal g7", "portal c3"] and refused(position, "portal k11")


@pytest.mark.rule("D16-SUMMON-06", "D16-SUMMON-11", "D16-DEMON-02")
def test_types_from_top_to_bottom() -> None:
    position = summon(gate(colour=YELLOW), "imp_assault")
    play(position, "group first")
    order = []
    while asks(position)[1] == "place":
        before = set(position.demons_on_map())
        play(position, legal(position)[0])
        order += [position.setting.names[f] for f in set(position.demons_on_map()) - before]
        if not position.pending():
            break
    assert [text.split("-")[0] for text in order] == ["imp", "imp", "cacodemon", "cacodemon"]
    assert position.types_on_map() == sorted([demon_type("imp"), demon_type("cacodemon")])


@pytest.mark.rule("D16-SUMMON-07")
def test_figures_go_on_free_squares_on_or_beside_the_portal() -> None:
    position = play(summon(gate("alpha (4,4)"), "first_strike"), "group first")
    offered = {text.split()[1] for text in legal(position)}
    around = {(x, y) for x in (3, 4, 5) for y in (3, 4, 5)} - {(4, 4)}
    assert offered == {name(position, place) for place in around}


@pytest.mark.rule("D16-SUMMON-08")
def test_a_full_portal_sends_them_to_the_nearest_square() -> None:
    others = [(x, y) for x in (3, 4, 5) for y in (3, 4, 5)]
    names = ["alpha", "bravo", "charlie", "delta", *(f"imp-{n}" for n in range(1, 6))]
    figures = ", ".join(f"{who} ({x},{y})" for who, (x, y) in zip(names, others, strict=True))
    position = play(summon(gate(figures, marines=4), "first_strike"), "group first")
    far = {(x, y) for x in range(2, 7) for y in range(2, 7)} - set(others)
    assert {text.split()[1] for text in legal(position)} == {name(position, place) for place in far}


@pytest.mark.rule("D16-SUMMON-09")
def test_a_large_figure_displaces_nobody() -> None:
    ring = [(x, y) for x in (3, 5) for y in (3, 5)]
    names = ["alpha", "bravo", "charlie", "delta"]
    figures = ", ".join(f"{who} ({x},{y})" for who, (x, y) in zip(names, ring, strict=True))
    position = play(summon(gate(figures, YELLOW, marines=4), "siege_line"), "group first")
    play(position, legal(position)[0])
    assert not base(position, "mancubus") & set(ring)
    assert [at(position, who) for who in names] == ring


@pytest.mark.rule("D16-SUMMON-10")
def test_flyers_do_not_mind_terrain() -> None:
    position = play(summon(gate(impassable=[(5, 4)]), "eye_of_the_storm"), "group first")
    assert any(text.split()[1] == name(position, (5, 4)) for text in legal(position))
    position = play(summon(gate(impassable=[(5, 4)]), "first_strike"), "group second")
    assert not any(text.split()[1] == name(position, (5, 4)) for text in legal(position))


@pytest.mark.rule("D16-SUMMON-12")
def test_the_groups_argent_goes_on_its_own_cards() -> None:
    position = summon(gate("pinky (9,9)", YELLOW), "imp_assault")
    put_all(play(position, "group first"))
    assert asks(position) == (0, "argent") and sorted(legal(position)) == ["argent cacodemon", "argent imp"]
    play(position, "argent imp", "argent cacodemon")
    assert position.argent[demon_type("imp")] == 1 and position.argent[demon_type("cacodemon")] == 1


@pytest.mark.rule("D16-COMP-08")
def test_an_empty_supply_gives_a_group_nothing() -> None:
    position = gate("pinky (9,9)", YELLOW)
    position.argent[demon_type("pinky")] = 18
    put_all(play(summon(position, "imp_assault"), "group first"))
    assert position.argent[demon_type("imp")] == 0 and position.over


@pytest.mark.rule("D16-COMP-07")
def test_without_figures_left_fewer_come() -> None:
    figures = ", ".join(f"imp-{n} ({n - 3},9)" for n in range(1, 8))
    position = put_all(play(summon(gate(figures), "first_strike"), "group second"))
    assert len(position.demons_on_map()) == 8


@pytest.mark.rule("D16-ARGENT-04", "D16-ARGENT-05")
def test_tokens_on_the_invasion_card_go_to_the_group_or_are_lost() -> None:
    position = gate("pinky (9,9)")
    position.invasion_argent = 3
    put_all(play(summon(position, "first_strike"), "group second"))
    assert asks(position) == (0, "transfer") and legal(position) == ["pass", "argent imp"]
    play(position, "argent imp", "pass")
    assert position.argent[demon_type("imp")] == 1 and position.invasion_argent == 0 and position.argent_left() == 17


# -- threat cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-CARDS-02", "D16-CARDS-01")
def test_infestation_turns_up_portals_that_marines_come_to_see() -> None:
    wall = " ".join(f"[1,{y}]-[1,{y + 1}]" for y in range(-2, 10) if y != 0)
    position = layout("alpha (0,0)", portals={(4, 0): BLUE}, threat="infestation", walls=wall, doors="[1,0]-[1,1]")
    position.invasion = invasion("first_strike")
    play(marine_acts(position, points=2), "open c3-d3")
    assert asks(position) == (0, "group") and position.portals_up == 1
    put_all(play(position, "group first"))
    assert asks(position) == (1, "act") and len(position.demons_on_map()) == 2
    assert refused(demon_acts(layout("imp (0,0)", threat="infestation", doors="[1,0]-[1,1]"), "imp"), "open c3-d3")


@pytest.mark.rule("D16-CARDS-03")
def test_horde_summons_every_round_and_portals_stay() -> None:
    position = layout("alpha (0,0)", portals={(4, 4): BLUE, (8, 8): BLUE, (0, 8): RED}, threat="horde")
    position.invasion = invasion("first_strike")
    position.portals_up = 7
    position.round = 1
    threats.status_phase(position)
    position.advance()
    assert legal(position) == ["portal g7", "portal k11"]
    put_all(play(position, "portal k11", "group first"))
    assert position.portals_left == 7
    position.round = position.setting.threat.first_red_round
    position.asked = None
    threats.status_phase(position)
    position.advance()
    assert legal(position) == ["portal g7", "portal c11"]  # not the same portal two rounds running


@pytest.mark.rule("D16-CARDS-04", "D16-TOKEN-04")
def test_assault_spends_threat_tokens_before_the_initiative_deck_is_made() -> None:
    position = layout("alpha (0,0)", portals={(4, 4): BLUE}, threat="assault")
    position.invasion = invasion("first_strike")
    position.portals_up = 1
    position.agenda = [Status(rounds.THREAT, 0)]
    position.advance()
    assert position.threat == 2 and legal(position) == ["pass", "portal g7"]
    put_all(play(position, "portal g7", "group second"))
    assert position.threat == 0 and position.unrevealed[4] == 1


# -- objective tokens and objectives -----------------------------------------------------------------------------


@pytest.mark.rule("D16-TOKEN-02", "D16-CARDS-05")
def test_a_killed_carrier_drops_its_token_and_marines_win_with_all() -> None:
    position = layout("alpha (0,0), pinky (1,0), bravo (5,5)")
    position.carried[number(position, "pinky")] = 1
    position.carried[1] = 2
    killing.kill(position, number(position, "pinky"), 0, False)
    assert position.tokens == (square(position, (1, 0)),)
    pass_all(play(marine_acts(position, points=1), "step e", "take token"))
    assert position.result == [0.0, 1.0, 1.0]


@pytest.mark.rule("D16-TOKEN-02")
def test_for_a_large_figure_the_marines_choose_the_square() -> None:
    position = layout("alpha (0,0), bravo (8,8), mancubus (4,4)")
    position.carried[number(position, "mancubus")] = 1
    killing.kill(position, number(position, "mancubus"), 0, False)
    position.agenda.sort(key=lambda step: step.data()[0] == "Drop")
    position.asked = None
    assert {decision.seat for decision in position.pending()} == {1, 2} and len(legal(position)) == 4
    play(position, f"drop {name(position, (5, 5))}")
    assert position.tokens == (square(position, (5, 5)),)


@pytest.mark.rule("D16-TOKEN-03")
def test_a_token_does_not_lie_in_terrain() -> None:
    position = layout("alpha (0,0), pinky (4,4)", difficult=[(4, 4)])
    killing.drop(position, position.squares(number(position, "pinky")), 1)
    position.advance()
    assert len(legal(position)) == 8


@pytest.mark.rule("D16-CARDS-05")
def test_assets_are_secured_on_the_start_square() -> None:
    position = layout("alpha (0,0)", objective="asset_extraction", teleporters=[(1, 0), (5, 5)], active=3)
    position.carried[0] = 1
    position.secured = 1
    give_run = marine_acts(position, cards="armor", points=1)
    assert refused(give_run, "run armor")
    play(position, "step e")
    assert position.secured == 2 and position.result == [0.0, 1.0, 1.0]


@pytest.mark.rule("D16-CARDS-05")
def test_machines_are_restarted_with_cards() -> None:
    position = layout("alpha (0,0)", objective="system_restart")
    position.setting.object_squares = [square(position, (1, 1)), square(position, (9, 9)), square(position, (9, 8))]
    position.worked = [1, 2, 2, 0, 0, 0]
    held = len(position.event_hand)
    play(marine_acts(position, cards="armor"), "work d4 armor")
    assert position.worked[0] == 2 and len(position.event_hand) == held + 1 and position.result == [0.0, 1.0, 1.0]


@pytest.mark.rule("D16-CARDS-05")
def test_portals_are_sealed_for_three_points_if_no_demon_is_near() -> None:
    position = layout("alpha (4,4), imp (5,4)", objective="seal_the_breach", portals={(4, 4): BLUE})
    assert refused(marine_acts(position, points=3), "seal g7")
    position.put(number(position, "imp"), square(position, (8, 8)))
    play(marine_acts(position, points=3), "seal g7")
    assert position.portals_left == 0 and position.result is None


@pytest.mark.rule("D16-CARDS-05")
def test_guarded_machines_can_be_attacked_and_lost() -> None:
    last = library().content.objectives["guard_duty"].health - 1
    position = layout(f"imp (1,0), alpha (9,9), object-1 (0,0) with {last} damage", objective="guard_duty")
    demon_acts(position, "imp")
    play(position, "attack object-1")
    pass_all(position)
    assert position.result == [1.0, 0.0, 0.0]


@pytest.mark.rule("D16-CARDS-05")
def test_the_drone_follows_marines_to_its_exit() -> None:
    position = layout("alpha (0,0), object-1 (1,0)", objective="drone_escort")
    position.setting.exit = square(position, (2, 0))
    play(marine_acts(position), "end")
    assert asks(position) == (1, "walk")
    play(position, "step e")
    assert position.result == [0.0, 1.0, 1.0]


@pytest.mark.rule("D16-CARDS-05", "D16-COMP-07")
def test_a_sample_comes_even_if_no_figure_is_left() -> None:
    figures = ", ".join(f"imp-{n} ({n - 3},9)" for n in range(1, 9))
    more = ", ".join(f"cacodemon-{n} ({n - 3},8)" for n in range(1, 5))
    position = gate(f"{figures}, {more}", YELLOW)
    position.samples = 3
    play(summon(position, "imp_assault"), "group first")
    assert position.samples == 2 and position.tokens == (square(position, (4, 4)),)


@pytest.mark.rule("D16-CARDS-05")
def test_a_demon_of_a_yellow_group_carries_a_sample() -> None:
    position = gate("alpha (0,0)", YELLOW)
    position.samples = 3
    play(summon(position, "imp_assault"), "group first")
    while asks(position)[1] == "place":
        play(position, legal(position)[0])
    assert asks(position) == (0, "carry") and len(legal(position)) == 4
    play(position, "carry cacodemon-2")
    assert position.carried[number(position, "cacodemon-2")] == 1 and position.samples == 2
