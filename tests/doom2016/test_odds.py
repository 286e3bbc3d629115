"""Exact odds of an attack: against full enumeration, and as the cards and conditions of the table ask for them."""

from fractions import Fraction
from itertools import combinations

import pytest

from platzdarm.games.doom2016.rules.dice_odds import OTHER, RESHUFFLED, SAME, Blow, Guard, damage_weights
from platzdarm.games.doom2016.rules.effects_standing import WEAR_DOWN
from platzdarm.games.doom2016.rules.mover import AttackOffer
from platzdarm.games.doom2016.rules.odds import Odds, action_odds, add_copies, attack_odds
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.verbs import ATTACK
from platzdarm.kernel.action import pack
from platzdarm.kernel.errors import Unknown
from tests.doom2016.enumeration import BLACK, DODGES, RED, Spread, as_fractions, bag, enumerated
from tests.doom2016.tabletop import (
    action,
    class_of,
    demon_acts,
    event,
    layout,
    library,
    marine_acts,
    number,
    play,
    stack_deck,
    stack_events,
)

DECKS = ([0], [1, 0], [0, 0, 2, DODGES], [1, 1, 2, 0, DODGES], [3, 2, 0])


@pytest.mark.rule("D16-ATTACK-08", "D16-COVER-07", "D16-COVER-08", "D16-DEFENCE-02")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("dice", [(1, 0), (0, 2), (2, 1)])
@pytest.mark.parametrize("cover", [False, True])
def test_the_spread_is_that_of_all_orders_and_all_faces(deck: list[int], dice: tuple[int, int], cover: bool) -> None:
    for health, armour, hits, cancelled in ((1, 0, 0, 0), (3, 1, 0, 0), (2, 0, 1, 1), (9, 1, 2, 2)):
        discards = [2, 0]
        blow = Blow(RED, BLACK, *dice, hits=hits, cancelled=cancelled)
        source, second = (SAME, ()) if len(deck) > 1 else (RESHUFFLED, bag(discards))
        guard = Guard(health, armour, bag(deck), cover, source, second)
        assert as_fractions(damage_weights(blow, guard)) == enumerated(blow, guard, deck, discards)


@pytest.mark.rule("D16-ATTACK-08")
@pytest.mark.parametrize("rerolls", [(1,), (2,), (20,), (1, 1), (1, 20)])
@pytest.mark.parametrize("dice", [(2, 0), (1, 1), (0, 2)])
@pytest.mark.parametrize("cover", [False, True])
def test_rerolls_are_used_as_well_as_can_be(rerolls: tuple[int, ...], dice: tuple[int, int], cover: bool) -> None:
    """Against every choice of dice, also the silly ones; the defender in cover reckons with them."""
    deck = [0, 1, 2, DODGES]
    for health in (1, 3, 9):
        blow = Blow(RED, BLACK, *dice, rerolls=rerolls)
        guard = Guard(health, 0, bag(deck), cover)
        assert as_fractions(damage_weights(blow, guard)) == enumerated(blow, guard, deck, [])


@pytest.mark.rule("D16-ATTACK-08")
@pytest.mark.parametrize("dice", [(3, 0), (2, 1)])
def test_three_dice_and_a_reroll(dice: tuple[int, int]) -> None:
    deck = [0, 1, 2]
    blow, guard = Blow(RED, BLACK, *dice, rerolls=(2,)), Guard(4, 0, bag(deck), True)
    assert as_fractions(damage_weights(blow, guard)) == enumerated(blow, guard, deck, [])


@pytest.mark.rule("D16-ATTACK-08")
def test_the_second_card_comes_from_the_next_bag_once_the_first_is_empty() -> None:
    blow = Blow(RED, BLACK, 0, 1)
    guard = Guard(9, 0, bag([0]), True, OTHER, bag([2, DODGES]))
    weights = as_fractions(damage_weights(blow, guard))
    assert weights == {0: Fraction(5, 6), 1: Fraction(1, 6)}  # always taken: 3 symbols against 2 shields hurt


@pytest.mark.rule("D16-STUN-03")
def test_a_stunned_attacker_removes_the_weaker_die() -> None:
    guard = Guard(9, 0, bag([1]))
    assert damage_weights(Blow(RED, BLACK, 1, 1, stunned=True), guard) == damage_weights(Blow(RED, BLACK, 0, 1), guard)
    assert as_fractions(damage_weights(Blow(RED, BLACK, 1, 0, stunned=True), guard)) == {0: Fraction(1)}
    for red, black in ((2, 0), (0, 2)):  # where there is no choice
        one_fewer = Blow(RED, BLACK, max(red - 1, 0), max(black - 1, 0))
        assert damage_weights(Blow(RED, BLACK, red, black, stunned=True), guard) == damage_weights(one_fewer, guard)


@pytest.mark.rule("D16-ATTACK-08")
def test_a_red_die_may_be_the_better_one_to_keep() -> None:
    """Where dice are made so: the choice is by what they do, not by their colour."""
    guard = Guard(9)
    stronger = Blow((3,) * 6, (1,) * 6, 1, 1, stunned=True)
    assert as_fractions(damage_weights(stronger, guard)) == {3: Fraction(1)}


# -- from a position -----------------------------------------------------------------------------------------------


def known(position: Incursion, events: str = "", deck: str = "") -> Incursion:
    """The event deck and Alpha's deck hold exactly these cards, in an order that nobody knows."""
    position.event_deck = position.event_deck.with_cards([event(card) for card in events.split()])
    position.decks[0] = position.decks[0].with_cards([action(card) for card in deck.split()])
    return position


def odds(position: Incursion, attacker: str, defender: str, red: int = 1, black: int = 0, card: str = "") -> Odds:
    offer = AttackOffer(red, black, 8, action(card) if card else -1)
    return attack_odds(position, number(position, attacker), number(position, defender), offer)


def chances(found: Odds) -> Spread:
    return as_fractions(found.weights)


THIRD = Fraction(1, 3)


@pytest.mark.rule("D16-DEFENCE-04", "D16-DEFENCE-05", "D16-DEFENCE-06", "D16-DEFENCE-07")
def test_cards_count_for_the_demon_that_defends() -> None:
    """Hellish Power 2 has the special symbol: shields for a Cacodemon, a dodge for an Imp; a Pinky has armour."""
    position = known(
        layout("alpha (0,0), imp (3,0), cacodemon (0,4), pinky (4,4)"), "hellish_power_2 demonic_strength_1"
    )
    assert chances(odds(position, "alpha", "imp", 0, 1)) == {0: Fraction(10, 12), 1: Fraction(2, 12)}
    shields = position.setting.demon(number(position, "cacodemon")).special_shields
    assert shields == 2
    assert chances(odds(position, "alpha", "cacodemon", 0, 1)) == {0: Fraction(2, 3), 1: THIRD}
    assert odds(position, "alpha", "pinky", 0, 1).spread[0] == 1 - odds(position, "alpha", "pinky", 0, 1).at_least(1)
    bare = known(layout("alpha (0,0), pinky (3,0) stunned"), "demonic_strength_1")
    assert chances(odds(bare, "alpha", "pinky", 1)) == {0: 2 * THIRD, 1: THIRD}


@pytest.mark.rule("D16-STUN-02")
def test_a_stunned_defender_shows_no_card_and_has_no_cover() -> None:
    position = known(layout("alpha (0,0) stunned, imp (4,0)", difficult=[(2, 0)]), deck="armor armor")
    assert chances(odds(position, "imp", "alpha")) == {1: 2 * THIRD, 2: THIRD}


@pytest.mark.rule("D16-ATTACK-06", "D16-DECK-03", "D16-DECK-04")
def test_an_empty_deck_is_made_of_the_discards_and_without_cards_nothing_defends() -> None:
    position = known(layout("alpha (0,0), imp (3,0)"))
    assert chances(odds(position, "imp", "alpha")) == {1: 2 * THIRD, 2: THIRD}
    position.decks[0] = position.decks[0].with_discards((action("combat_focus"),))
    assert chances(odds(position, "imp", "alpha")) == {0: 2 * THIRD, 1: THIRD}


@pytest.mark.rule("D16-COVER-07", "D16-COVER-08")
def test_cover_offers_the_second_card_and_the_first_may_come_again() -> None:
    hidden = layout("alpha (0,0), imp (4,0)", difficult=[(2, 0)])
    stack_deck(hidden, "alpha", "twin_barrels armor")  # no shield, then two
    assert chances(odds(hidden, "imp", "alpha", 0, 1)) == {0: 2 * THIRD, 1: THIRD}
    stack_deck(hidden, "alpha", "twin_barrels")
    hidden.decks[0] = hidden.decks[0].with_discards((action("armor"),))
    assert chances(odds(hidden, "imp", "alpha", 1)) == {0: Fraction(1, 2), 1: THIRD, 2: Fraction(1, 6)}


@pytest.mark.rule("D16-TIMING-07")
def test_a_view_knows_the_pool_and_not_the_hand() -> None:
    """Alpha holds his only Armor. He knows it; the invader reckons with it in the deck as much as elsewhere."""
    position = layout("alpha (0,0), imp (3,0)")
    marine_acts(position, cards="armor")
    own = odds(position.masked(1), "imp", "alpha")
    seen = odds(position.masked(0), "imp", "alpha")
    cards = position.decks[0].size
    assert own.total == 6 * cards and seen.total == 6 * (cards + 1)
    assert seen.mean < own.mean
    with pytest.raises(Unknown):
        position.masked(0).chance.roll(6)


@pytest.mark.rule("D16-ATTACK-08")
def test_unknown_sets_are_averaged_over_all_choices_that_fit() -> None:
    position = layout("alpha (0,0), imp (3,0)")
    position.setting.own_decks = True
    position.event_hand = ()
    shown = event("hellish_power_1")
    position.events_seen = 1 << shown
    deck = position.event_deck.discarding(shown)
    position.event_deck = deck.with_pile(deck.pile.without(shown))
    view = position.masked(1)
    assert isinstance(view, Incursion)
    found = odds(view, "alpha", "imp")
    content = library().content
    unseen = {a: [c for c in content.events if c.set in (0, *a)] for a in combinations(range(1, 6), 2)}
    hurt = [
        Fraction(sum(1 for c in cards if not c.special and c.shields < face and c.id != "hellish_power_1"), 17)
        for cards in unseen.values()
        for face in RED
    ]
    assert Fraction(sum(found.weights[1:]), found.total) == sum(hurt) / len(hurt)


# -- what the attacker brings along --------------------------------------------------------------------------------


@pytest.mark.rule("D16-ATTACK-08")
def test_free_sentences_of_the_attacking_card_count() -> None:
    position = known(
        layout("alpha (0,0), imp (4,0), pinky (0,4)", difficult=[(2, 0)]), "soul_harvest_2 hellish_power_1"
    )
    assert odds(position, "alpha", "imp", 3).mean < odds(position, "alpha", "imp", 3, card="scoped_burst").mean  # cover
    assert odds(position, "alpha", "pinky", 3).mean < odds(position, "alpha", "pinky", 3, card="steady_fire").mean


@pytest.mark.rule("D16-ATTACK-08")
def test_dice_for_the_next_attack_and_waiting_rerolls_count() -> None:
    position = known(layout("alpha (0,0), pinky (3,0)"), "soul_harvest_2")
    plain = odds(position, "alpha", "pinky", 2)
    position.next_red[0] = 1
    assert odds(position, "alpha", "pinky", 1).weights == plain.weights
    position.next_red[0] = 0
    position.marked = 1 << number(position, "pinky")
    once = odds(position, "alpha", "pinky", 2)
    position.rerolls = 1
    assert plain.mean < once.mean < odds(position, "alpha", "pinky", 2).mean


@pytest.mark.rule("D16-ATTACK-08")
def test_a_demon_uses_what_is_free_and_pays_only_when_told() -> None:
    """Firing Line needs a comrade who sees the marine; Burst costs argent power."""
    alone = known(layout("alpha (0,0), possessed_soldier-1 (3,0)"), deck="twin_barrels")
    joined = known(layout("alpha (0,0), possessed_soldier-1 (3,0), possessed_soldier-2 (0,3)"), deck="twin_barrels")
    assert odds(alone, "possessed_soldier-1", "alpha", 2).mean < odds(joined, "possessed_soldier-1", "alpha", 2).mean
    soldier = number(alone, "possessed_soldier-1")
    burst = alone.setting.demon(soldier).abilities[1]
    paid = attack_odds(alone, soldier, 0, AttackOffer(2, 0, 5), [burst])
    assert paid.weights == odds(alone, "possessed_soldier-1", "alpha", 3).weights


@pytest.mark.rule("D16-ATTACK-08")
def test_the_odds_of_an_action_are_those_of_its_offer_and_its_ability() -> None:
    position = known(layout("alpha (0,0), imp (6,0)"), deck="twin_barrels")
    position.argent[position.setting.type_of[number(position, "imp")]] = 1
    demon_acts(position, "imp")
    far = next(a for a in position.pending()[0].answers if a & 255 == ATTACK)  # out of range but for its fireball
    assert far == pack(ATTACK, 0, 0, 2)
    found = action_odds(position, far)
    assert found is not None and found.weights == odds(position, "imp", "alpha", 3).weights
    assert action_odds(position, 0) is None


# -- what follows --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-DAMAGE-01", "D16-DAMAGE-02", "D16-DAMAGE-03", "D16-GLORY-07", "D16-GLORY-08")
def test_kill_and_stagger_follow_from_damage_that_is_there() -> None:
    position = known(layout("alpha (0,0), imp (3,0) with 1 damage"), "soul_harvest_2")  # health 3, stagger 2
    found = odds(position, "alpha", "imp")
    assert found.kill == pytest.approx(1 / 3) and found.stagger == pytest.approx(2 / 3)
    hardy = known(layout("alpha (0,0), cacodemon (3,0)"), "soul_harvest_2")
    before = odds(hardy, "alpha", "cacodemon", 0, 1)
    executioner = next(card.id for card in library().content.classes if card.passive(WEAR_DOWN))
    class_of(hardy, "alpha", executioner)
    after = odds(hardy, "alpha", "cacodemon", 0, 1)
    demon = hardy.setting.demon(number(hardy, "cacodemon"))
    assert before.stagger == before.at_least(demon.stagger) and after.stagger == after.at_least(demon.stagger - 1)
    assert odds(known(layout("alpha (0,0), imp (3,0)")), "imp", "alpha").stagger == 0


@pytest.mark.rule("D16-ATTACK-08")
def test_nothing_is_changed_and_no_chance_is_asked() -> None:
    position = stack_events(layout("alpha (0,0), imp (3,0)"), "soul_harvest_2")
    play(marine_acts(position, cards="pump_blast"), "play pump_blast")
    before = position.data()
    for choice in position.pending()[0].answers:
        action_odds(position, choice)
    assert position.data() == before


@pytest.mark.rule("D16-DEFENCE-05")
def test_a_defence_card_may_have_more_shields_than_any_that_is_printed() -> None:
    """Three shields and five: the bag of what cards do grows as far as it must."""
    found = [0] * 4
    add_copies(found, 4, 2)
    add_copies(found, 6, 1)
    assert found == [0, 0, 0, 0, 2, 0, 1]
