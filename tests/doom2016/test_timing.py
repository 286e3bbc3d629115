"""When abilities are used, by whom and in which order (chapters TIMING, GOLD), and what must or may be done."""

import pytest

from platzdarm.games.doom2016.rules import rounds, threats
from platzdarm.games.doom2016.rules.attack import in_reach
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import enemies
from tests.doom2016.tabletop import (
    asks,
    attack,
    class_of,
    damage,
    demon_acts,
    demon_type,
    event,
    give,
    layout,
    legal,
    library,
    luck,
    new_game,
    number,
    pass_all,
    play,
    refused,
    stack_events,
)

ALL_EVENTS = " ".join(card.id for card in library().content.events)


def events_offered(position: Incursion) -> set[str]:
    return {text.split()[2] for text in legal(position) if text.startswith("use event")}


def events_for(moment: str, *but: str) -> set[str]:
    """The cards that say so, less those whose condition is not met."""
    return {card.id for card in library().content.events if card.ability.has(moment) and card.id not in but}


# -- may and must ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-TIMING-01")
def test_each_event_card_is_offered_at_its_own_moment_only() -> None:
    """The invader holds all 36: an imp attacks from afar, in the open, a lone marine with 5 damage."""
    position = stack_events(layout("alpha (0,0) with 5 damage stunned, imp (2,0)"), "soul_harvest_2", held=ALL_EVENTS)
    attack(luck(position, "red=1 red=1"), "imp", "alpha")
    nearby = {"ferocity_1", "ferocity_2"}  # adjacent enemies only
    precise = {"demonic_precision_1", "demonic_precision_2"}  # there is no cover to ignore
    assert asks(position) == (0, "before_roll")
    assert events_offered(position) == events_for("before_roll", *nearby, *precise)
    play(position, "pass")
    assert asks(position) == (0, "while_attacking")
    assert events_offered(position) == events_for("while_attacking", "explosive_blast_1", "explosive_blast_2")
    position = stack_events(layout("alpha (0,0), imp (2,0)"), "soul_harvest_2", held=ALL_EVENTS)
    attack(luck(position, "red=1 red=1"), "alpha", "imp")
    assert asks(position) == (0, "while_defending")
    assert events_offered(position) == events_for("while_defending", "iron_skin_1", "iron_skin_2")  # large demons only


@pytest.mark.rule("D16-TIMING-01", "D16-GOLD-04")
def test_an_ability_is_optional_and_passing_costs_nothing() -> None:
    position = layout("alpha (0,0) stunned, possessed_soldier (2,0)")
    stack_events(position, "soul_harvest_2", held="hellish_power_1")
    position.argent[demon_type("possessed_soldier")] = 2
    attack(luck(position, "red=1 red=1"), "possessed_soldier", "alpha")
    assert legal(position) == ["pass", "use ability burst", "use event hellish_power_1"]
    pass_all(position)
    assert position.argent[demon_type("possessed_soldier")] == 2 and damage(position, "alpha") == 2
    assert position.event_hand == (event("hellish_power_1"),)


@pytest.mark.rule("D16-GOLD-04")
def test_what_a_card_says_must_be_done_once_it_is_used() -> None:
    """Devious Schemes may be left alone; whoever draws for it must discard."""
    position = stack_events(layout("alpha (0,0), imp (9,9)"), "ferocity_1 ferocity_2", held="devious_schemes_1")
    rounds.prepare_deck(position)
    position.agenda = [rounds.ActivationPhase(0)]
    position.advance()
    assert "pass" in legal(position)
    play(position, "use event devious_schemes_1")
    assert asks(position) == (0, "discard")
    assert sorted(legal(position)) == ["discard ferocity_1", "discard ferocity_2"] and refused(position, "pass")
    play(position, "discard ferocity_1")
    assert position.event_hand == (event("ferocity_2"),)


@pytest.mark.rule("D16-GOLD-04", "D16-STUN-03")
def test_what_is_compulsory_offers_no_pass() -> None:
    position = attack(layout("alpha (0,0) stunned, imp (2,0)"), "alpha", "imp", 1, 1)
    assert asks(position) == (1, "lose_die") and legal(position) == ["lose red", "lose black"]
    assert refused(position, "pass")


# -- order -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-TIMING-06")
def test_the_order_of_simultaneous_effects_is_its_players_choice() -> None:
    """A marine has three rerolls at one moment: whichever comes first, the other two are still there."""
    names = ("use card steady_fire-1", "use class deadeye-1", "use reroll mark")
    for first in names:
        position = class_of(layout("alpha (0,0), cyberdemon (2,0) stunned"), "alpha", "deadeye")
        position.marked = 1 << number(position, "cyberdemon")
        attack(luck(position, "red=1 red=1 red=1 red=2"), "alpha", "cyberdemon", 3, 0, "steady_fire")
        assert {name for name in names if any(text.startswith(name) for text in legal(position))} == set(names)
        play(position, f"{first} dice-1")
        left = {name for name in names if any(text.startswith(name) for text in legal(position))}
        assert left == set(names) - {first}
        pass_all(position)
        assert damage(position, "cyberdemon") == 2 + 1 + 1 - 1  # armour


@pytest.mark.rule("D16-TIMING-06", "D16-TIMING-05")
def test_marines_are_asked_from_alpha_to_delta_and_one_who_acts_is_asked_again() -> None:
    position = layout("alpha (0,0), bravo (0,2), charlie (0,4), delta (0,6), imp (9,9)", marines=4)
    for marine in ("alpha", "bravo", "charlie", "delta"):
        class_of(position, marine, "forward_observer")
    rounds.prepare_deck(position)
    position.agenda = [rounds.ActivationPhase(0)]
    position.advance()
    order = []
    while asks(position)[1] == "activation_phase":
        order.append(asks(position)[0])
        play(position, "pass")
    assert order == [1, 2, 3, 4]


# -- threat cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-CARDS-01")
@pytest.mark.parametrize("mission", list(library().missions))
def test_the_one_threat_card_says_which_portals_are_active_at_the_start(mission: str) -> None:
    position = new_game(mission=mission, marines="2")
    entry = library().missions[mission]
    assert position.setting.threat.id == entry.threat
    every = (1 << len(entry.portals)) - 1
    shown = sum(1 << n for n, portal in enumerate(entry.portals) if portal.face_up)
    waiting = sum(1 for demon in entry.demons if 2 in demon.marines)
    match position.setting.threat.kind:
        case "infestation":
            assert position.portals_up & ~shown == 0 and shown
            assert asks(position)[1] in ("portal", "group")  # and demons come at once
        case "first_door":
            assert position.portals_up == 0 and len(position.demons_on_map()) == waiting
        case _:
            assert position.portals_up == every and len(position.demons_on_map()) == waiting


# -- threat and progress tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("D16-TOKEN-04", "D16-CARDS-04")
def test_assault_counts_threat_tokens() -> None:
    """Two a round, one more after a round in which a marine was killed, sixteen at most; none elsewhere."""
    position = layout("alpha (0,0)", portals={(4, 4): 0}, threat="assault")
    for before, killed, after in ((0, 0, 2), (2, 0, 4), (4, 1, 7), (15, 0, 16), (16, 1, 16)):
        position.threat, position.killed_before = before, killed
        threats.status_phase(position)
        assert position.threat == after
    calm = layout("alpha (0,0)", portals={(4, 4): 0}, threat="horde")
    threats.status_phase(calm)
    assert calm.threat == 0


@pytest.mark.rule("D16-TOKEN-04", "D16-CARDS-04")
def test_threat_tokens_are_spent_by_colour() -> None:
    for colour, price in enumerate(library().content.threats["assault"].prices):
        position = layout("alpha (0,0)", portals={(4, 4): colour}, threat="assault")
        position.invasion, position.portals_up, position.threat = 0, 1, price - 3  # two are gained first
        threats.status_phase(position)
        position.advance()
        assert not position.pending() or legal(position) == ["pass"], "one token is missing"
        position = layout("alpha (0,0)", portals={(4, 4): colour}, threat="assault")
        position.invasion, position.portals_up, position.threat = 0, 1, price - 2
        threats.status_phase(position)
        position.advance()
        assert legal(position) == ["pass", "portal g7"]
        play(position, "portal g7")
        assert position.threat == 0


@pytest.mark.rule("D16-TOKEN-04", "D16-CARDS-05")
def test_progress_tokens_count_rounds_or_work_as_the_objective_says() -> None:
    guarding = layout("alpha (0,0), object-1 (5,5), imp (9,9)", objective="guard_duty")
    working = layout("alpha (0,0), imp (9,9)", objective="system_restart")
    for position, gained in ((guarding, 1), (working, 0)):
        position.round = 1
        position.agenda = [rounds.Rounds()]
        position.advance()
        assert position.progress == gained and position.threat == 0


# -- sight is open -----------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-LOS-07")
def test_every_seat_may_check_sight_whoever_decides() -> None:
    """Views of all seats and of a spectator answer as the position does, and nothing changes by asking."""
    figures = "alpha (0,0), bravo (4,4), imp-1 (3,0), mancubus (0,4), cacodemon (6,6)"
    position = demon_acts(layout(figures, walls="[1,0]-[1,1]", blocking=[(2, 2)], doors="[5,4]-[5,5]"), "imp-1")
    give(position, "alpha", "armor")
    on_map = [figure for figure in range(position.setting.figures) if position.on_map(figure)]
    pairs = [(a, b) for a in on_map for b in on_map if enemies(a, b)]
    before = position.data()
    truth = [in_reach(position, a, b, 6) for a, b in pairs]
    assert any(truth) and not all(truth)
    for seat in (0, 1, 2, -1):
        view = position.masked(seat)
        assert isinstance(view, Incursion)
        assert [in_reach(view, a, b, 6) for a, b in pairs] == truth
    assert position.data() == before


@pytest.mark.rule("D16-CARDS-03")
@pytest.mark.parametrize(("number", "open_now"), [(1, [0]), (3, [0]), (4, [0, 1]), (6, [0, 1]), (7, [0, 1, 2])])
def test_the_horde_comes_from_stronger_portals_in_later_rounds(number: int, open_now: list[int]) -> None:
    """Yellow from round 4, red from round 7; never twice running from the same one, if there is another."""
    position = layout("alpha (0,0)", portals={(4, 4): 0, (8, 8): 1, (0, 8): 2}, threat="horde")
    position.round, position.portals_up = number, 7
    assert [portal for portal in range(3) if threats.is_due(position, portal)] == open_now
    for last in range(3):
        position.agenda, position.last_portal = [], last
        threats.status_phase(position)
        left = [portal for portal in open_now if portal != last]
        assert [step.data()[1] for step in position.agenda] == ([left] if left else [])
