"""Rounds, activations, cards, decks and items (chapters STATUS, INIT, DEMON, MARINE, ACTION, DECK, ITEM, WEAPON)."""

import pytest

from platzdarm.games.doom2016.rules import decks, rounds
from platzdarm.games.doom2016.rules.cards import Squad
from platzdarm.games.doom2016.rules.demons import InvaderTurn
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.rounds import ActivationPhase, Rounds, Status
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD
from tests.doom2016.tabletop import (
    action,
    activation_phase,
    asks,
    at,
    attack,
    class_of,
    damage,
    demon_type,
    discards,
    event,
    give,
    glory_of,
    hand,
    layout,
    legal,
    library,
    luck,
    marine_acts,
    name,
    number,
    pass_all,
    play,
    points,
    refused,
    stack_deck,
    stack_events,
)

SIX = "hellish_power_1 hellish_power_2 demonic_strength_1 demonic_strength_2 ferocity_1 ferocity_2"


def status(position: Incursion, stage: int = rounds.DECK) -> Incursion:
    position.agenda = [Status(stage, 0)]
    position.asked = None
    position.advance()
    return position


# -- status phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-STATUS-01", "D16-STATUS-03")
def test_a_round_is_a_status_phase_and_an_activation_phase() -> None:
    position = stack_events(layout("alpha (0,0), bravo (0,1), imp (9,9)"), SIX)
    position.used_types = 1 << demon_type("imp")
    position.agenda = [Rounds()]
    position.advance()
    assert position.round == 1 and [type(step) for step in position.agenda[:2]] == [Rounds, ActivationPhase]
    assert asks(position) == (0, "argent_discard")
    assert sum(position.unrevealed) == 3 and position.used_types == 0 and len(position.event_hand) == 6


@pytest.mark.rule("D16-STATUS-04", "D16-DEMON-03")
def test_demon_cards_are_readied() -> None:
    position = layout("alpha (0,0), imp (9,9), pinky (8,8)")
    position.used_types = 1 << demon_type("imp") | 1 << demon_type("pinky")
    assert status(position, rounds.READY).used_types == 0


@pytest.mark.rule("D16-STATUS-05", "D16-DECK-01")
@pytest.mark.parametrize(("held", "after"), [(4, 6), (6, 6), (0, 6)])
def test_the_invader_draws_up_to_six(held: int, after: int) -> None:
    cards = SIX.split()
    position = layout("alpha (0,0)")
    rest = " ".join(card for card in ["paranoia_1", "paranoia_2", "darkness_1", *cards[held:], "ambush_1"])
    stack_events(position, rest, held=" ".join(cards[:held]))
    status(position, rounds.DRAW)
    assert len(position.event_hand) == after


@pytest.mark.rule("D16-STATUS-06", "D16-ARGENT-01", "D16-ARGENT-02")
def test_up_to_three_events_are_given_for_argent_power() -> None:
    position = stack_events(layout("alpha (0,0), imp (9,9)"), "paranoia_1", held=SIX)
    status(position, rounds.ARGENT)
    play(position, "discard hellish_power_1", "discard hellish_power_2", "discard ferocity_1")
    assert asks(position) == (0, "argent") and refused(position, "argent pinky")
    play(position, "argent invasion", "argent imp", "argent imp")
    assert position.invasion_argent == 1 and position.argent[demon_type("imp")] == 2
    assert len(position.event_hand) == 3 and len(library().content.demons) == INVASION_CARD
    position = stack_events(layout("alpha (0,0), imp (9,9)"), "paranoia_1", held=SIX)
    play(status(position, rounds.ARGENT), "pass")
    assert position.argent_left() == 18 and len(position.event_hand) == 6


@pytest.mark.rule("D16-COMP-08")
def test_an_empty_supply_gives_no_argent_power() -> None:
    position = stack_events(layout("alpha (0,0), imp (9,9)"), "paranoia_1", held=SIX)
    position.argent[demon_type("imp")] = 17
    status(position, rounds.ARGENT)
    play(position, "discard hellish_power_1")
    play(position, "argent imp")
    assert position.argent[demon_type("imp")] == 18 and len(position.event_hand) == 5 and position.over


# -- initiative --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-INIT-01", "D16-INIT-02")
def test_one_card_for_each_marine_and_each_type() -> None:
    text = "alpha (0,0), bravo (1,0), imp-1 (9,9), imp-2 (8,8), possessed_soldier-1 (7,7), possessed_soldier-2 (6,6)"
    position = layout(text, marines=3)  # Charlie was killed and has not respawned
    rounds.prepare_deck(position)
    assert [(bag.counts, bag.known_to, bag.size) for bag in position.initiative.bags] == [([1, 1, 1, 0, 2], -1, 5)]


@pytest.mark.rule("D16-INIT-01")
def test_there_are_only_six_invader_cards() -> None:
    kinds = ["possessed_soldier", "imp", "pinky", "cacodemon", "revenant"]
    text = ", ".join(f"{kind}-1 ({n},9)" for n, kind in enumerate(kinds))
    position = layout(f"alpha (0,0), {text}, mancubus (0,5), baron_of_hell (4,5), cyberdemon (6,5)")
    rounds.prepare_deck(position)
    assert position.unrevealed[4] == 6


@pytest.mark.rule("D16-INIT-03")
def test_types_that_come_later_wait_for_the_next_status_phase() -> None:
    position = layout("alpha (0,0), imp (9,9)")
    rounds.prepare_deck(position)
    position.put(number(position, "pinky"), position.place[0] + 3)
    assert sum(position.unrevealed) == 3


@pytest.mark.rule("D16-INIT-04", "D16-INIT-05")
def test_cards_are_revealed_until_none_is_left() -> None:
    position = activation_phase(layout("alpha (0,0), bravo (1,0)"), "bravo alpha")
    assert asks(position) == (2, "act")
    play(position, "end")
    assert asks(position) == (1, "act")
    play(position, "end")
    assert position.agenda == []


@pytest.mark.rule("D16-INIT-06", "D16-INIT-07", "D16-DEMON-03", "D16-DEMON-04")
def test_the_invader_exhausts_a_ready_type_and_all_of_it_acts() -> None:
    position = activation_phase(layout("alpha (0,0), imp-1 (9,9), imp-2 (8,9), pinky (7,9)"), "invader invader")
    assert sorted(legal(position)) == ["activate imp", "activate pinky"]
    play(position, "activate imp")
    assert sorted(legal(position)) == ["next imp-1", "next imp-2"]
    play(position, "next imp-2", "end")
    assert asks(position) == (0, "demon")  # imp-1 is the last, so it is not asked for
    play(position, "end")
    assert position.agenda[-1].data()[:2] == ["DemonActivation", number(position, "pinky")]


@pytest.mark.rule("D16-INIT-07")
def test_an_invader_card_without_a_ready_type_does_nothing() -> None:
    position = layout("alpha (0,0), imp (9,9)")
    position.used_types = 1 << demon_type("imp")
    position.agenda = [InvaderTurn()]
    position.advance()
    assert position.agenda == []


# -- a marine's activation ---------------------------------------------------------------------------------------


def begin(position: Incursion, marine: str = "alpha") -> Incursion:
    position.agenda = [MarineActivation(number(position, marine))]
    position.asked = None
    position.advance()
    return position


@pytest.mark.rule("D16-MARINE-01", "D16-CARDS-07")
def test_the_class_card_is_readied_at_the_start_of_the_own_activation() -> None:
    position = layout("alpha (0,0), bravo (1,0)")
    position.exhausted = 3
    assert begin(position).exhausted == 2


@pytest.mark.rule("D16-MARINE-02", "D16-KILL-09", "D16-TUTORIAL-10")
def test_a_killed_marine_respawns_on_an_active_teleporter_and_acts() -> None:
    position = begin(layout("bravo (1,0)", teleporters=[(0, 0), (5, 5), (7, 7)], active=3))
    assert asks(position) == (1, "respawn")
    assert refused(position, f"respawn {name(position, (7, 7))}")
    play(position, f"respawn {name(position, (5, 5))}")
    assert at(position, "alpha") == (5, 5) and asks(position) == (1, "act")


@pytest.mark.rule("D16-KILL-09")
def test_only_if_none_is_active_any_teleporter_will_do() -> None:
    position = begin(layout("bravo (1,0)", teleporters=[(0, 0), (5, 5)], active=0))
    play(position, f"respawn {name(position, (5, 5))}")
    assert at(position, "alpha") == (5, 5) and position.active_teleporters == 2


@pytest.mark.rule("D16-KILL-10")
def test_respawning_kills_a_demon_there() -> None:
    position = begin(layout("cyberdemon (4,4)", teleporters=[(0, 0), (5, 5)], active=3))
    play(position, f"respawn {name(position, (5, 5))}")
    assert at(position, "cyberdemon") is None and at(position, "alpha") == (5, 5)


@pytest.mark.rule("D16-KILL-10", "D16-TELE-07")
def test_respawning_on_a_staggered_demon_is_a_telefrag_and_so_a_glory_kill() -> None:
    stagger = library().content.demon("imp").stagger
    for hurt, cards in ((stagger - 1, 0), (stagger, 1)):
        position = begin(layout(f"imp (5,5) with {hurt} damage", teleporters=[(0, 0), (5, 5)], active=3))
        play(position, f"respawn {name(position, (5, 5))}")
        assert at(position, "imp") is None and at(position, "alpha") == (5, 5)
        assert len(position.glory[0]) == cards


@pytest.mark.rule("D16-KILL-11")
def test_a_marine_there_sends_the_other_to_the_nearest_free_square() -> None:
    position = begin(layout("bravo (5,5)", teleporters=[(5, 5)]))
    play(position, f"respawn {name(position, (5, 5))}")
    assert len(legal(position)) == 8
    play(position, f"displace alpha {name(position, (5, 6))}")
    assert at(position, "alpha") == (5, 6) and asks(position) == (1, "act")


@pytest.mark.rule("D16-KILL-11")
def test_out_of_a_shut_room_that_is_full_no_door_hinders_the_newcomer() -> None:
    doors = "[0,0]-[0,1] [1,0]-[1,1] [0,0]-[1,0] [0,1]-[1,1]"
    position = begin(layout("bravo (0,0)", teleporters=[(0, 0)], doors=doors))
    play(position, f"respawn {name(position, (0, 0))}")
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    assert sorted(legal(position)) == sorted(f"displace alpha {name(position, square)}" for square in around)


@pytest.mark.rule("D16-KILL-08")
def test_a_marine_killed_in_its_own_activation_ends_it() -> None:
    position = marine_acts(layout("alpha (0,0) with 9 damage, bravo (5,5)"), cards="pump_blast", points=3)
    play(position, "play pump_blast")
    from platzdarm.games.doom2016.rules import killing

    killing.suffer(position, 0, 1, -1)
    position.asked = None
    position.advance()
    assert at(position, "alpha") is None and position.agenda == []
    assert discards(position, "alpha") == ["pump_blast"] and len(hand(position, "alpha")) == 3


@pytest.mark.rule("D16-MARINE-03", "D16-ACTION-07", "D16-ACTION-06")
def test_one_main_action_and_any_number_of_bonus_actions() -> None:
    position = marine_acts(layout("alpha (0,0)"), cards="pump_blast steady_fire tracer rack_and_advance")
    play(position, "play tracer", "play rack_and_advance", "play pump_blast")
    assert refused(position, "play steady_fire") and refused(position, "run steady_fire")
    assert "end" in legal(position)
    assert "end" in legal(marine_acts(layout("alpha (0,0)"), cards="pump_blast"))


@pytest.mark.rule("D16-MARINE-04", "D16-MARINE-05")
def test_played_cards_go_except_those_that_stay_then_the_hand_is_filled() -> None:
    position = marine_acts(layout("alpha (0,0)"), cards="tracer spin_up double_time")
    play(position, "play tracer", "play spin_up", "end")
    assert position.in_play[0] == (action("spin_up"),) and discards(position, "alpha") == ["tracer"]
    assert len(hand(position, "alpha")) == 3


@pytest.mark.rule("D16-MARINE-06")
def test_a_full_hand_neither_draws_nor_discards() -> None:
    position = marine_acts(layout("alpha (0,0)"), cards="tracer armor double_time pump_blast steady_fire")
    play(position, "end")
    assert len(hand(position, "alpha")) == 5 and discards(position, "alpha") == []


# -- action cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-ACTION-02")
def test_points_of_a_card_may_be_spent_before_its_attack() -> None:
    position = marine_acts(layout("alpha (0,0), imp (4,0)"), cards="rack_and_advance")
    play(position, "play rack_and_advance")
    assert refused(position, "attack imp-1")
    play(position, "step e", "step e", "attack imp-1")
    assert position.agenda[-1].data()[0] in ("Attack", "Moment", "MarineActivation")


@pytest.mark.rule("D16-ACTION-03")
def test_what_a_card_has_left_is_lost_when_another_is_played() -> None:
    position = marine_acts(layout("alpha (0,0), imp (1,0)"), cards="pump_blast double_time")
    play(position, "play pump_blast")
    assert "attack imp-1" in legal(position)
    play(position, "play double_time")
    assert refused(position, "attack imp-1")


@pytest.mark.rule("D16-ACTION-04", "D16-DECK-04")
def test_a_played_card_is_not_in_the_discard_pile_yet() -> None:
    position = marine_acts(layout("alpha (0,0)"), cards="tracer snap_it_shut")
    position.decks[0] = position.decks[0].with_cards([])
    play(position, "play tracer", "play snap_it_shut")
    assert hand(position, "alpha") == [] and discards(position, "alpha") == []


@pytest.mark.rule("D16-ACTION-05")
def test_run_costs_a_card_and_the_main_action() -> None:
    position = marine_acts(layout("alpha (0,0)"), cards="armor pump_blast tracer")
    play(position, "run armor")
    assert points(position) == 6 and len(hand(position, "alpha")) == 2 and discards(position, "alpha") == ["armor"]
    assert refused(position, "play pump_blast") and refused(position, "run tracer")
    assert not [text for text in legal(marine_acts(layout("alpha (0,0)"))) if text.startswith("run")]


@pytest.mark.rule("D16-ACTION-08")
def test_the_attack_of_a_bonus_card_comes_besides_that_of_the_main_card() -> None:
    position = marine_acts(layout("alpha (0,0), cyberdemon (1,0)"), cards="tracer pump_blast")
    for card in ("tracer", "pump_blast"):
        play(position, f"play {card}", "attack cyberdemon-1")
        pass_all(position)
    assert refused(position, "attack cyberdemon-1")


# -- decks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-DECK-02")
def test_each_raised_limit_counts() -> None:
    position = class_of(layout("alpha (0,0)", marines=4), "alpha", "squad_sergeant")
    assert position.hand_limit(0) == 4 and position.hand_limit(1) == 3
    position.setting.squad = Squad("pair", 2)
    position.setting.squad.hand_limit = 1
    position.setting.marines = 2
    assert position.hand_limit(0) == 5


@pytest.mark.rule("D16-DECK-03")
def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    position = stack_deck(layout("alpha (0,0)"), "alpha", "armor")
    cards = ("tracer", "pump_blast", "wide_choke", "steady_fire", "scoped_burst")
    position.decks[0] = position.decks[0].with_discards(tuple(action(card) for card in cards))
    decks.draw(position, 0, 3)
    assert "armor" in hand(position, "alpha") and len(hand(position, "alpha")) == 3
    assert position.decks[0].size == 3 and discards(position, "alpha") == []


@pytest.mark.rule("D16-DECK-05")
def test_the_event_discards_are_shuffled_when_the_deck_runs_out() -> None:
    position = stack_events(layout("alpha (0,0)"), "paranoia_1", gone=SIX)
    decks.draw_events(position, 3)
    assert event("paranoia_1") in position.event_hand and len(position.event_hand) == 3
    assert position.event_deck.size == 4 and position.event_deck.discards == ()


@pytest.mark.rule("D16-GLORY-05", "D16-GLORY-06")
def test_glory_kill_cards_are_kept_and_the_deck_is_reshuffled() -> None:
    position = layout("alpha (0,0)")
    for _ in range(12):
        decks.draw_glory(position, 0)
    assert len(position.glory[0]) == 12 and decks.draw_glory(position, 0) == -1
    for card in position.glory[0][:4]:
        decks.discard_glory(position, 0, card)
    assert decks.draw_glory(position, 0) >= 0 and position.glory_deck.size == 3


# -- items and weapons -------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-ITEM-01")
def test_items_are_taken_for_nothing_also_in_passing() -> None:
    position = marine_acts(layout("alpha (0,0), bravo (1,0)", packs=[(1, 0)]), points=2)
    play(position, "step e", "take health_pack")
    assert points(position) == 1 and position.packs_left == 0


@pytest.mark.rule("D16-ITEM-02", "D16-ITEM-03")
def test_no_item_is_taken_in_an_attack_nor_by_demons() -> None:
    position = stack_events(layout("alpha (0,0), imp (1,0)", packs=[(0, 0), (1, 0)]), "ferocity_1", held="ferocity_2")
    attack(position, "imp", "alpha")
    assert legal(position) and not [text for text in legal(position) if text.startswith("take")]
    from tests.doom2016.tabletop import demon_acts

    assert refused(demon_acts(position, "imp"), "take health_pack")


@pytest.mark.rule("D16-ITEM-05", "D16-WEAPON-01", "D16-WEAPON-03")
def test_a_weapon_set_goes_on_top_of_the_deck() -> None:
    position = marine_acts(layout("alpha (0,0)", weapons={(0, 0): "rocket_launcher"}))
    play(position, "take weapon")
    decks.draw(position, 0, 3)
    assert sorted(hand(position, "alpha")) == ["blast_hop", "direct_rocket", "rocket_salvo"]
    assert position.weapons[0] >> library().content.weapon("rocket_launcher").index & 1


@pytest.mark.rule("D16-WEAPON-02")
def test_no_weapon_set_twice() -> None:
    position = layout("alpha (0,0)", marines=1, weapons={(0, 0): "combat_shotgun"})  # the box holds another set
    assert refused(marine_acts(position), "take weapon") and position.weapons_left == 1


@pytest.mark.rule("D16-COMP-05")
def test_no_more_sets_than_the_box_holds() -> None:
    position = layout("alpha (0,0), bravo (5,5), charlie (6,6)", marines=3, weapons={(0, 0): "plasma_rifle"})
    plasma = library().content.weapon("plasma_rifle").index
    for marine in (1, 2):
        assert decks.gain_weapon(position, marine, plasma)
    assert refused(marine_acts(position), "take weapon")
    assert not decks.gain_weapon(position, 0, plasma) and not position.weapons[0] >> plasma & 1


@pytest.mark.rule("D16-WEAPON-07", "D16-WEAPON-08", "D16-WEAPON-09", "D16-WEAPON-10")
def test_a_grenade_lies_on_the_map_until_it_goes_off() -> None:
    position = layout("alpha (0,0), imp (3,0), bravo (8,8)")
    marine_acts(position, cards="frag_grenade")
    play(position, f"play frag_grenade {name(position, (3, 1))}")
    frag = library().content.weapon("frag_grenade").index
    assert position.grenades == ((0, frag, position.setting.field.index[(3, 1)], 0),)
    assert not decks.gain_weapon(position, 0, frag)
    luck(position, "red=2 black=3")
    rounds.burn(position)
    assert len(position.grenades) == 1
    rounds.burn(position)
    assert len(position.grenades) == 0 and at(position, "imp") is None
    assert position.weapons[0] >> frag & 1


@pytest.mark.rule("D16-WEAPON-08")
def test_a_thrown_grenade_cannot_be_taken() -> None:
    position = marine_acts(layout("alpha (0,0)"), cards="decoy")
    play(position, f"play decoy {name(position, (0, 0))}")
    assert not [text for text in legal(position) if text.startswith("take")]


@pytest.mark.rule("D16-MP-06")
def test_points_gained_outside_the_own_activation_are_spent_at_once_or_lost() -> None:
    position = layout("alpha (0,0), bravo (5,5)")
    from platzdarm.games.doom2016.rules.effects_figures import give_points

    position.agenda = [ActivationPhase(0)]
    give_points(position, 0, 2, 1)
    position.advance()
    assert asks(position) == (1, "walk")
    play(position, "step e", "end")
    assert at(position, "alpha") == (1, 0) and not any(step.data()[0] == "Walk" for step in position.agenda)


@pytest.mark.rule("D16-TIMING-03")
def test_a_bonus_ability_is_used_like_a_bonus_card_and_not_in_an_attack() -> None:
    position = glory_of(layout("alpha (0,0), imp (3,0)"), "alpha", "adrenaline_rush")
    marine_acts(position)
    play(position, "use glory adrenaline_rush")
    assert points(position) == 2 and position.glory[0] == ()
    position = glory_of(layout("alpha (0,0), imp (3,0)"), "alpha", "adrenaline_rush blood_fury")
    attack(position, "alpha", "imp")
    assert legal(position) == ["pass", "use glory blood_fury"] and damage(position, "imp") == 0
    assert give(position, "bravo", "armor")


# -- grenades that burn ------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-WEAPON-09", "D16-INIT-04")
def test_a_frag_grenade_burns_while_the_next_card_is_resolved_and_goes_off_right_after() -> None:
    """Before anybody is asked for the card after that; the invader holds an event for that moment."""
    position = layout("alpha (0,0), bravo (9,9), mancubus (4,0), pinky (7,7)")
    stack_events(give(position, "alpha", "frag_grenade"), SIX, held="darkness_1")
    activation_phase(position, "alpha bravo invader")
    play(position, "pass", f"play frag_grenade {name(position, (3, 0))}", "end")
    assert asks(position) == (0, "activation_phase")
    assert len(position.grenades) == 1 and damage(position, "mancubus") == 0
    play(position, "pass", "end")
    assert asks(position) == (0, "activation_phase"), "the invader's own card is yet to come"
    assert not position.grenades and damage(position, "mancubus") > 0 and damage(position, "pinky") == 0


@pytest.mark.rule("D16-WEAPON-09")
def test_of_two_frag_grenades_only_the_older_goes_off() -> None:
    position = layout("alpha (0,0), bravo (9,9), imp (4,0), imp-2 (9,5)")
    frag = library().content.weapon("frag_grenade").index
    old, young = (position.setting.field.index[place] for place in ((4, 1), (9, 6)))
    position.grenades = ((0, frag, old, 1), (1, frag, young, 0))
    rounds.burn(luck(position, "red=1 black=1"))
    assert list(position.grenades) == [(1, frag, young, 1)]
    assert damage(position, "imp") == 2 and damage(position, "imp-2") == 0


@pytest.mark.rule("D16-GLORY-07", "D16-GLORY-08")
def test_what_holds_until_the_end_of_an_activation_ends_with_it() -> None:
    """A lowered stagger, a glory kill that is barred, an Executioner's mark: a marine's end and a demon's alike."""
    for who in ("alpha", "invader"):
        position = stack_events(layout("alpha (0,0), pinky (9,9)", marines=1), SIX)
        activation_phase(position, who)
        while asks(position)[1] not in ("act", "demon"):
            play(position, legal(position)[0])
        pinky = number(position, "pinky")
        position.stagger_cut[pinky], position.no_glory, position.executed = 2, 1 << pinky, 1 << pinky
        pass_all(play(position, "end"))
        assert not any(position.stagger_cut) and not position.no_glory and not position.executed
