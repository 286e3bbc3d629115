"""Rules whose point shows only when they are played: each test fails when the rule is broken where it stands."""

from typing import Any

import pytest

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules import operations, rounds
from platzdarm.games.doom2016.rules.demons import TypeActivation
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_OBJECT
from platzdarm.games.doom2016.rules.summoning import Summon
from platzdarm.kernel.chance import SeededChance
from tests.doom2016.tabletop import (
    action,
    activation_phase,
    asks,
    at,
    attack,
    class_of,
    demon_acts,
    demon_type,
    glory_of,
    hand,
    layout,
    legal,
    library,
    luck,
    marine_acts,
    name,
    new_game,
    number,
    pass_all,
    play,
    points,
    refused,
    square,
    stack_events,
)
from tests.doom2016.test_effects import BLANK, use
from tests.doom2016.test_summoning import gate, put_all, summon


def strike(position: Incursion, card: str, effect: str = "") -> Incursion:
    """Alpha's attack with that card does nothing to the pinky but what its text says."""
    stack_events(position, BLANK)
    attack(luck(position, f"event:{BLANK}"), "alpha", "pinky", 0, 0, card)
    pass_all(position, "before_roll", "while_attacking", "while_defending")
    if effect:
        use(position, effect)
    return pass_all(position)


# -- stagger -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-GLORY-07")
def test_two_cards_that_lower_stagger_add_up() -> None:
    position = layout("alpha (0,0), pinky (1,0) with 1 damage")
    pinky = number(position, "pinky")
    assert position.setting.demon(pinky).stagger == 4
    strike(position, "gut", "card gut-1")
    assert not position.is_staggered(pinky)
    strike(position, "finisher", "card finisher-1")
    assert position.is_staggered(pinky)


@pytest.mark.rule("D16-GLORY-08")
def test_an_executioner_lowers_the_same_demons_stagger_once() -> None:
    for wounds, staggered in ((2, False), (3, True)):
        position = class_of(layout(f"alpha (0,0), pinky (1,0) with {wounds} damage"), "alpha", "executioner")
        for _ in range(2):
            strike(position, "pump_blast")
        assert position.is_staggered(number(position, "pinky")) == staggered


# -- movement points, initiative ---------------------------------------------------------------------------------


@pytest.mark.rule("D16-MP-03")
def test_a_demons_next_activation_begins_with_its_speed_alone() -> None:
    position = layout("alpha (0,0), imp (6,6)")
    for _ in range(2):
        position.agenda = [TypeActivation(demon_type("imp"), [])]
        position.asked = None
        position.advance()
        assert points(position) == 4
        play(position, "step n", "end")


@pytest.mark.rule("D16-INIT-03")
def test_a_type_that_is_summoned_in_the_activation_phase_brings_no_card() -> None:
    position = activation_phase(gate("alpha (0,0), bravo (1,0), pinky (9,9)"), "alpha bravo invader")
    position.invasion = [card.id for card in library().content.invasions].index("first_strike")
    position.portals_up = position.portals_left
    position.agenda.append(Summon([0]))
    position.asked = None
    position.advance()
    put_all(play(position, "group second"))
    assert len(position.types_on_map()) == 2
    assert position.initiative.size == 2 and sum(position.unrevealed) == 2
    rounds.prepare_deck(position)
    assert position.unrevealed == [1, 1, 0, 0, 2]


@pytest.mark.rule("D16-CARDS-12")
def test_both_activations_of_a_lone_marine_are_full_ones() -> None:
    position = layout("alpha (0,0)", marines=1)
    position.setting.squad = library().content.squad_of(1)
    activation_phase(position, "alpha alpha")
    for _ in range(2):
        step = position.agenda[-1]
        assert asks(position) == (1, "act") and isinstance(step, MarineActivation) and step.mains == 2
        play(position, "end")
        assert len(hand(position, "alpha")) == 4
    assert position.agenda == []


@pytest.mark.rule("D16-MARINE-03")
def test_an_activation_begins_with_one_main_action() -> None:
    position = activation_phase(layout("alpha (0,0), bravo (9,9)"), "alpha")
    step = position.agenda[-1]
    assert isinstance(step, MarineActivation) and step.mains == 1


@pytest.mark.rule("D16-ACTION-06")
def test_a_second_main_action_is_no_matter_of_bonus_actions() -> None:
    position = layout("alpha (0,0), bravo (9,9)")
    position.setting.squad = library().content.squad_of(2)
    marine_acts(position, cards="tracer rack_and_advance pump_blast steady_fire scoped_burst")
    step = position.agenda[-1]
    assert isinstance(step, MarineActivation)
    step.begin(position)
    assert step.mains == 2
    play(position, "play tracer", "play rack_and_advance")
    assert step.mains == 2
    play(position, "play pump_blast", "play steady_fire")
    assert refused(position, "play scoped_burst")


# -- summoning, teleporters --------------------------------------------------------------------------------------


@pytest.mark.rule("D16-SUMMON-04")
def test_a_summoning_goes_step_by_step() -> None:
    position = summon(gate(), "imp_assault")
    assert asks(position)[1] == "group"
    told = [event.kind for event in position.play(0, position.pending()[0].answers.at(1))]
    assert position.portals_left and not any(position.argent)
    while position.pending() and asks(position)[1] in ("place", "carry"):
        told += [event.kind for event in position.play(0, position.pending()[0].answers.at(0))]
    order = [told.index(kind) for kind in ("summoned", "placed")]
    assert order == sorted(order) and told.count("placed") == 2
    while position.pending():
        assert len(position.demons_on_map()) == 2, "argent power comes after the demons"
        told += [event.kind for event in position.play(0, position.pending()[0].answers.at(0))]
    assert told.index("placed") < told.index("argent") < told.index("portal_closed")
    assert sum(position.argent) + position.invasion_argent == 2


@pytest.mark.rule("D16-TELE-02")
def test_the_link_counts_neither_for_range_nor_for_the_nearest_square() -> None:
    links: dict[str, Any] = {"teleporters": [(0, 0), (5, 5)], "active": 3}
    for attacker in ("imp (6,5), alpha (0,0)", "imp (5,5), alpha (0,0)"):
        position = demon_acts(layout(attacker, **links), "imp", points=1)
        assert not [text for text in legal(position) if text.startswith(("teleport", "attack"))]
    position = marine_acts(layout("alpha (0,0), imp (6,5)", **links), cards="wide_choke")
    assert not [text for text in legal(play(position, "play wide_choke")) if text.startswith("attack")]
    walls = "[0,0]-[0,1] [1,0]-[1,1] [0,0]-[1,0] [0,1]-[1,1]"
    position = layout("alpha (0,0), bravo (9,9)", walls=walls, **links)
    assert position.nearest_free(0, square(position, (0, 0))) == []


# -- weapons, frags ----------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-COMP-04")
def test_the_weapons_by_name() -> None:
    weapons = library().content.weapons
    carried = "combat_shotgun super_shotgun heavy_assault_rifle plasma_rifle burst_rifle static_rifle"
    assert {weapon.id for weapon in weapons if weapon.starting} == set(carried.split())
    assert {weapon.id for weapon in weapons if weapon.grenade} == {"frag_grenade", "siphon_grenade", "decoy_grenade"}
    found = {weapon.id for weapon in weapons if not weapon.starting and not weapon.grenade and weapon.id != "uac"}
    assert found == {"rocket_launcher", "chaingun", "chainsaw", "gauss_cannon", "bfg_9000"}


@pytest.mark.rule("D16-KILL-05")
def test_a_marine_killed_by_a_comrade_is_a_frag_too() -> None:
    position = layout("alpha (0,0), imp (2,0), bravo (3,0) with 9 damage")
    stack_events(position, BLANK)
    attack(luck(position, f"red=1 event:{BLANK}"), "alpha", "imp", 1, 0, "wide_choke")
    use(position, "card wide_choke-1 bravo")
    assert at(position, "bravo") is None and position.frags == 1


# -- the next attack, objectives, operations ---------------------------------------------------------------------


@pytest.mark.rule("D16-GOLD-02")
def test_combat_focus_adds_its_die_to_one_attack() -> None:
    position = layout("alpha (0,0), mancubus (4,0)")
    marine_acts(position, cards="combat_focus tracer rack_and_advance snap_shot")
    play(position, "play combat_focus")
    assert position.next_red[0] == 1
    play(position, "play tracer")
    rolled: list[int] = []
    for shot in ("tracer", "snap_shot"):
        if shot == "snap_shot":
            play(position, "play snap_shot")
        events = position.play(1, position.pending()[0].answers.at(legal(position).index("attack mancubus-1")))
        while position.pending() and "pass" in legal(position):
            events = [*events, *position.play(position.pending()[0].seat, action_of(position, "pass"))]
        rolled += [len(event.values) - 1 for event in events if event.kind == "rolled"][:1]
    assert rolled == [2, 2], "1 + 1 for the first, the card's own 2 for the second"


def action_of(position: Incursion, text: str) -> int:
    return position.pending()[0].answers.at(legal(position).index(text))


@pytest.mark.rule("D16-GOLD-02")
def test_combat_focus_is_over_with_the_activation() -> None:
    position = activation_phase(layout("alpha (0,0), bravo (9,9)"), "alpha bravo")
    position.hands[0] = (action("combat_focus"),)
    position.asked = None
    play(position, "play combat_focus")
    assert position.next_red[0] == 1
    play(position, "end")
    assert position.next_red[0] == 0


@pytest.mark.rule("D16-CARDS-05")
def test_a_machine_is_worked_on_no_further_than_its_progress() -> None:
    position = layout("alpha (0,0)", objective="system_restart")
    position.setting.object_squares = [square(position, spot) for spot in ((1, 0), (5, 5), (7, 7))]
    marine_acts(position, cards="armor tracer double_time")
    machine = name(position, (1, 0))
    play(position, f"work {machine} armor", f"work {machine} tracer")
    assert position.worked[0] == 2
    assert not [text for text in legal(position) if text.startswith("work")] and refused(
        position, f"work {machine} double_time"
    )


@pytest.mark.rule("D16-CARDS-05", "D16-TOKEN-02")
def test_every_objective_lies_out_at_the_start() -> None:
    for mission, entry in library().missions.items():
        position = new_game(mission=mission, marines="2")
        setting = position.setting
        there = sorted(setting.field.index[spot] for spot in entry.objectives)
        kind = setting.objective.kind
        standing = [position.place[FIRST_OBJECT + one] for one in range(len(there))]
        assert position.samples + sum(position.carried) == (3 if kind == "sample_collection" else 0)
        assert sorted(position.tokens) == (there if kind == "asset_extraction" else [])
        if kind in ("guard_duty", "drone_escort"):
            assert sorted(standing) == there != []
        if kind == "system_restart":
            assert sorted(setting.object_squares) == there and position.worked == [0] * 6


@pytest.mark.rule("D16-OPS-03", "D16-OPS-04")
@pytest.mark.parametrize("operation", ["black_bishop", "exodus"])
def test_an_operation_goes_on_with_the_very_next_mission_and_nothing_found(operation: str) -> None:
    game = Doom2016(library())
    missions = operations.missions_of(library(), operation)
    options = game.settle({"operation": operation, "marines": "2"})
    for number_of, won in enumerate(([0.0, 1.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 1.0])):
        assert options["mission"] == missions[number_of]
        position = game.start(options, SeededChance(b"operation"))
        glory_of(position, "alpha", "shockwave")
        position.weapons[0] |= 1 << library().content.weapon("rocket_launcher").index
        position.result = list(won)
        following = game.sequel(options, position)
        assert following is not None and following["mission"] == missions[number_of + 1]
        options = game.settle(following)
        anew = game.start(options, SeededChance(b"operation"))
        assert anew.glory[0] == () and anew.frags == 0
        assert not anew.weapons[0] >> library().content.weapon("rocket_launcher").index & 1
    assert options["won"] == "1-2"


@pytest.mark.rule("D16-OPS-01")
def test_the_objectives_of_exodus_come_in_an_order_of_their_own() -> None:
    one, other = (
        [library().missions[name].objective for name in operations.missions_of(library(), operation)]
        for operation in ("black_bishop", "exodus")
    )
    assert sorted(one) == sorted(other) and sum(a == b for a, b in zip(one, other, strict=True)) == 2


@pytest.mark.rule("D16-OPS-03")
def test_every_mission_has_a_text_for_either_winner() -> None:
    told = set()
    for mission in library().missions:
        for won in (True, False):
            text = library().closing(mission, won)
            assert text is not None and len(text.en) > 40 and len(text.ru) > 40
            told |= {text.en, text.ru}
    assert len(told) == 13 * 4


@pytest.mark.rule("D16-CARDS-11")
def test_against_a_lone_marine_the_invader_has_a_head_start() -> None:
    assert [new_game(mission="knee_deep_in_the_dead", marines=str(n)).frags for n in (1, 2, 3, 4)] == [3, 0, 0, 0]
    assert new_game(mission="first_steps", marines="1").frags == 0, "the tutorial has no squad cards"
