"""Exact odds of an attack before it is made, as somebody may know them (chapters ATTACK to STUN).

    odds = attack_odds(position, attacker, defender, offer)
    odds.spread    the chance of each amount of damage, from 0 on
    odds.mean      the damage to expect
    odds.kill      the chance that the defender is killed
    odds.stagger   the chance that a demon is alive afterwards and open to a glory kill

Give it the position of a view, and the odds are those of its seat: unseen cards are alike likely to lie on top. It
asks no chance, changes nothing, and needs no attack to be under way; whether the defender is in reach is not asked.

Counted are: the dice of the offer, and those that the attacker's earlier cards add; the attacker's free abilities
(of the attacking card, cards kept in play, the class card, a demon's abilities without argent cost, and rerolls that
wait for him) as far as they add dice or symbols, cancel shields or cover, reroll, or lower the stagger value; stun on
either side; one defence card, or its choice of two in cover, with the discard pile shuffled where the deck has run
out; armour, special defence and dodge. `extra` names abilities that cost something and are to be counted as used.

Not counted is what the defender may add (reaction, event and glory kill cards, class cards, a decoy), that another
marine may take the attack upon himself, that abilities redraw the defence card or set a die, and damage that
abilities do before or after the attack. How choices are made is said in `spread`.
"""

from collections.abc import Sequence
from typing import Final

from platzdarm.games.doom2016.rules.abilities import waiting_rerolls
from platzdarm.games.doom2016.rules.attack import Attack
from platzdarm.games.doom2016.rules.cards import Ability, DemonType
from platzdarm.games.doom2016.rules.dice_odds import DODGE, OTHER, RESHUFFLED, SAME, Blow, Cards, Guard, damage_weights
from platzdarm.games.doom2016.rules.effects import Tally, Use
from platzdarm.games.doom2016.rules.effects_standing import WEAR_DOWN
from platzdarm.games.doom2016.rules.knowledge import SOME_SETS, event_pool, fitting_sets
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import AttackOffer, Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import is_demon, is_marine, is_object
from platzdarm.games.doom2016.rules.verbs import ATTACK
from platzdarm.kernel.action import first, second, third, verb_of
from platzdarm.kernel.pile import Pile, bag_of

NEVER: Final = 1 << 16  # the stagger value of what cannot be staggered
COUNTED: Final = ("before_roll", "while_attacking", "after_attack")


class Odds:
    """How often each amount of damage comes up: `weights[damage]` out of `total`."""

    def __init__(self, weights: Sequence[int], health: int, stagger: int) -> None:
        self.weights = list(weights)
        self.total = sum(weights)
        self.health = health  # what is left of it
        self.stagger_at = stagger  # damage that staggers, 0 if the demon is staggered already

    @property
    def spread(self) -> list[float]:
        return [weight / self.total for weight in self.weights]

    @property
    def mean(self) -> float:
        return sum(damage * weight for damage, weight in enumerate(self.weights)) / self.total

    def at_least(self, damage: int) -> float:
        return sum(self.weights[damage:]) / self.total

    @property
    def kill(self) -> float:
        return self.at_least(self.health)

    @property
    def stagger(self) -> float:
        return sum(self.weights[self.stagger_at : self.health]) / self.total if self.stagger_at < self.health else 0.0


def attack_odds(
    position: Incursion, attacker: int, defender: int, offer: AttackOffer, extra: Sequence[Ability] = ()
) -> Odds:
    attack = Attack(attacker, defender, offer.card, offer.red, offer.black)
    armour = attack.blocked(position)  # no card is shown yet
    strike = Strike(position, attack, extra)
    health = position.health(defender) - position.damage[defender]
    stagger = stagger_at(position, attacker, defender, strike.stagger_cut)
    weights: list[int] = []
    for guard in guards(position, attack, Guard(health, armour)):
        found = damage_weights(strike.blow, guard)
        weights = [a + b for a, b in zip(weights, found, strict=True)] if weights else list(found)
    return Odds(weights, health, stagger)


def action_odds(position: Incursion, action: int) -> Odds | None:
    """The odds of an `attack ...` that stands to choice in the activation under way; None for other actions."""
    mover = acting(position)
    if verb_of(action) != ATTACK or mover is None:
        return None
    paid = paid_for(position, mover.figure, action)
    return attack_odds(position, mover.figure, first(action), mover.offers[second(action)], paid)


def paid_for(position: Incursion, figure: int, action: int) -> list[Ability]:
    """The ability that an attack needs, and for which a demon pays."""
    return [position.setting.demon(figure).abilities[third(action) - 1]] if third(action) else []


def acting(position: Incursion) -> Mover | None:
    for step in position.agenda[::-1]:
        if isinstance(step, Mover):
            return step
    return None


# -- the attacker ------------------------------------------------------------------------------------------------


class Strike:
    """The dice of an attack and what free abilities make of them."""

    def __init__(self, position: Incursion, attack: Attack, extra: Sequence[Ability]) -> None:
        attacker = attack.attacker
        if is_marine(attacker):
            attack.red += position.next_red[attacker]
        seat = attack.attacker_seat(position)
        tally = Tally(Use(position, seat, Moment("before_roll", [seat], attacker), attack))
        titles: list[str] = []
        for ability in [*free_abilities(position, attack), *extra]:
            if ability.title in titles:
                continue  # D16-TIMING-02
            titles.append(ability.title)
            for effect in ability.effects:
                if effect.when in COUNTED:
                    tally.add(effect)
        self.stagger_cut = tally.stagger_cut
        content = position.setting.content
        self.blow = Blow(
            tuple(content.red),
            tuple(content.black),
            attack.red,
            attack.black,
            attack.hits,
            attack.cancelled,
            tuple(tally.rerolls),
            position.is_stunned(attacker),
        )


def free_abilities(position: Incursion, attack: Attack) -> list[Ability]:
    """What costs the attacker nothing and lies open."""
    if is_demon(attack.attacker):
        return [ability for ability in position.setting.demon(attack.attacker).abilities if not ability.argent]
    marine = attack.attacker
    actions = position.setting.content.actions
    found = list(actions[attack.card].abilities) if attack.card >= 0 else []
    for kept in position.in_play[marine]:
        if actions[kept].stays and kept != attack.card:
            found += actions[kept].abilities
    card = position.class_card(marine)
    if card is not None:
        found += [ability for ability in card.abilities if not ability.cost]
    found += [source.ability for source in waiting_rerolls(position, marine, attack)]
    return found


def stagger_at(position: Incursion, attacker: int, defender: int, cut: int) -> int:
    """The further damage at which the defender is staggered when the attack is over (D16-DAMAGE-03, D16-GLORY-07)."""
    if not is_demon(defender) or not position.may_be_glory_killed(defender):
        return NEVER
    executed = position.executed >> defender & 1 or int(position.passive(attacker, WEAR_DOWN) > 0)
    value = position.setting.demon(defender).stagger - position.stagger_cut[defender] - cut - executed
    return max(value - position.damage[defender], 0)


# -- the defender ------------------------------------------------------------------------------------------------


def guards(position: Incursion, attack: Attack, bare: Guard) -> list[Guard]:
    """The defences to reckon with, all alike likely: more than one only while the invader's sets are unknown."""
    defender = attack.defender
    if is_object(defender) or position.is_stunned(defender):
        return [bare]
    bare = bare._replace(cover=attack.has_cover(position))
    if is_marine(defender):
        deck = position.decks[defender]
        bags = [marine_cards(position, bag.counts) for bag in deck.pile.bags]
        discards = marine_cards(position, bag_of([*deck.discards], deck.kinds).counts)
        return [with_cards(bare, deck.pile, bags, discards)]
    demon = position.setting.demon(defender)
    deck = position.event_deck
    discards = event_cards(position, demon, bag_of([*deck.discards], deck.kinds).counts)
    if position.sets == SOME_SETS and position.setting.own_decks:
        pools = [[event_pool(position, sets)] for sets in fitting_sets(position)]
    else:
        pools = [[bag.counts for bag in deck.pile.bags]]
    guesses = [[event_cards(position, demon, bag) for bag in pool] for pool in pools]
    return [with_cards(bare, deck.pile, bags, discards) for bags in guesses]


def with_cards(bare: Guard, pile: Pile, bags: list[Cards], discards: Cards) -> Guard:
    """The first card comes from the top bag; the second from the same, from the next one, or from a new pile."""
    if not pile.size:
        return bare._replace(first=discards, source=SAME if sum(discards) > 1 else RESHUFFLED)
    if pile.top.size > 1:
        return bare._replace(first=bags[-1], source=SAME)
    if pile.size > 1:
        return bare._replace(first=bags[-1], source=OTHER, second=bags[-2])
    return bare._replace(first=bags[-1], source=RESHUFFLED, second=discards)


def marine_cards(position: Incursion, counts: list[int]) -> Cards:
    """A bag of action cards by what they do in defence (D16-DEFENCE-01, 02)."""
    actions = position.setting.content.actions
    found = [0] * 4
    for number, copies in enumerate(counts):
        if copies:
            card = actions[number]
            add_copies(found, DODGE if card.dodge else 1 + card.shields, copies)
    return tuple(found)


def event_cards(position: Incursion, demon: DemonType, counts: list[int]) -> Cards:
    """A bag of event cards by what they do for that demon (D16-DEFENCE-04 to 06)."""
    events = position.setting.content.events
    found = [0] * 4
    for number, copies in enumerate(counts):
        if copies:
            event = events[number]
            if event.special and demon.special_dodge:
                found[DODGE] += copies
            else:
                add_copies(found, 1 + event.shields + (demon.special_shields if event.special else 0), copies)
    return tuple(found)


def add_copies(cards: list[int], kind: int, copies: int) -> None:
    while len(cards) <= kind:
        cards.append(0)
    cards[kind] += copies
