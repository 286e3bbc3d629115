"""What each seat may see, and the whole position as plain data (chapter TIMING, 07 to 10).

Hidden are hands, glory kill cards, the event sets and the invasion card, and initiative cards that another has looked
at. A deck and a hand that are both unknown share one pool of unseen cards; which pile within the deck a card lies in
is not told, so a guess may be a little wider than what a careful player could work out.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from platzdarm.games.doom2016.rules import (
    abilities,
    attack,
    demons,
    killing,
    marines,
    moments,
    moving,
    peeking,
    refusals,
    rounds,
    setup,
    summoning,
    threats,
)
from platzdarm.games.doom2016.rules.abilities import ABILITIES
from platzdarm.games.doom2016.rules.attack_cards import ACTION, EVENT, in_flight
from platzdarm.games.doom2016.rules.killing import Drop
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.peeking import KINDS, Look
from platzdarm.games.doom2016.rules.position import DERIVED, FIELDS, NONE, Incursion
from platzdarm.games.doom2016.rules.setting import EVENT_SETS, INVADER
from platzdarm.kernel import last_turn
from platzdarm.kernel.chance import Chance, deal
from platzdarm.kernel.deck import Deck
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.fields import steps
from platzdarm.kernel.pile import UNSEEN, Bag, Pile, bag_of, bag_with
from platzdarm.kernel.rules import Rules

STEPS: Final = steps(
    *(
        abilities,
        attack,
        demons,
        killing,
        last_turn,
        marines,
        moments,
        moving,
        peeking,
        rounds,
        setup,
        summoning,
        threats,
    )
)
SOME_SETS: Final = 255  # in a view: chosen, but not known


class IncursionRules(Rules[Incursion]):
    def __init__(self, tell: Callable[[Incursion, int], Any]) -> None:
        super().__init__(tell, FIELDS, STEPS, DERIVED)

    def refusal(self, position: Incursion, seat: int, action: int) -> IllegalAction:
        return refusals.refusal(position, seat, action)

    def conceal(self, position: Incursion, seat: int) -> None:
        conceal(position, seat)

    def guess(self, position: Incursion, seat: int, chance: Chance) -> Incursion:
        return guess(position, seat, chance)

    def inventory(self, position: Incursion) -> dict[str, int]:
        return inventory(position)

    def playable(self, position: Incursion, seat: int, window: Moment) -> list[int]:
        return ABILITIES.offered(position, seat, window)

    def concerns(self, position: Incursion, seat: int, window: Moment) -> bool:
        return ABILITIES.concerns(position, seat, window)

    def react(self, position: Incursion, seat: int, action: int, window: Moment) -> None:
        ABILITIES.use(position, seat, action, window)


# -- pools -------------------------------------------------------------------------------------------------------


def marine_pool(position: Incursion, marine: int) -> list[int]:
    """What may be in the hand and the deck of a marine: the cards of its sets that do not lie open."""
    content = position.setting.content
    counts = [0] * len(content.actions)
    for weapon in content.weapons:
        if position.weapons[marine] >> weapon.index & 1:
            for card in weapon.cards:
                counts[card] += 1
    shown = [card for kind, owner, card in in_flight(position) if kind == ACTION and owner == marine]
    for card in [*position.decks[marine].discards, *position.in_play[marine], *shown]:
        counts[card] -= 1
    return counts


def possible_sets(position: Incursion) -> int:
    """The event sets that marines must reckon with, as bits."""
    setting = position.setting
    if not setting.own_decks:
        return setting.sets
    certain = 0
    for event in setting.content.events:
        if position.events_seen >> event.index & 1:
            certain |= 1 << event.set
    return certain if certain.bit_count() == EVENT_SETS else (1 << len(setting.content.sets)) - 1


def event_pool(position: Incursion, sets: int) -> list[int]:
    events = position.setting.content.events
    counts = [1 if sets >> event.set & 1 else 0 for event in events]
    shown = [card for kind, _, card in in_flight(position) if kind == EVENT]
    for card in [*position.event_deck.discards, *shown]:
        counts[card] -= 1
    return counts


def glory_pool(position: Incursion, seat: int) -> list[int]:
    counts = [card.copies for card in position.setting.content.glory]
    for card in position.glory_deck.discards:
        counts[card] -= 1
    for card in position.glory[seat - 1] if seat > 0 else ():
        counts[card] -= 1
    return counts


def initiative_pool(position: Incursion, seat: int) -> list[int]:
    """The initiative cards that `seat` knows to be there but not where: all that were not revealed yet, less those
    in bags that it knows and those that it is looking at."""
    counts = position.unrevealed.copy()
    for bag in position.initiative.bags:
        if bag.is_known_to(seat):
            counts = [a - b for a, b in zip(counts, bag.counts, strict=True)]
    for step in position.agenda:
        if isinstance(step, Look) and step.seat == seat:
            for card in step.cards:
                counts[card] -= 1
    return counts


# -- concealing --------------------------------------------------------------------------------------------------


def conceal(position: Incursion, seat: int) -> None:
    position.initiative = position.initiative.as_seen_by(seat, initiative_pool(position, seat))
    position.glory_deck = mixed(position.glory_deck, glory_pool(position, seat))
    for marine in range(position.setting.marines):
        if marine + 1 != seat:
            hand = len(position.hands[marine])
            position.hands[marine] = (UNSEEN,) * hand
            position.glory[marine] = (UNSEEN,) * len(position.glory[marine])
            position.decks[marine] = mixed(position.decks[marine], marine_pool(position, marine))
            position.hidden |= 1 << (marine + 1)
    if seat != INVADER:
        position.event_hand = (UNSEEN,) * len(position.event_hand)
        position.event_deck = mixed(position.event_deck, event_pool(position, possible_sets(position)))
        if not position.setting.tutorial:
            position.sets = SOME_SETS if position.sets else 0
            position.invasion = NONE
        position.hidden |= 1 << INVADER


def mixed(deck: Deck, pool: list[int]) -> Deck:
    """As many cards out of the pool, nobody knows which."""
    return deck.with_only(Bag(pool, deck.size))


# -- guessing ----------------------------------------------------------------------------------------------------


def guess(position: Incursion, seat: int, chance: Chance) -> Incursion:
    world = position.masked(seat)
    guess_initiative(world, seat, chance)
    guess_glory(world, seat, chance)
    for marine in range(world.setting.marines):
        if world.hides(marine + 1):
            pool = bag_with(marine_pool(world, marine))
            hand, deck = deal(pool, [len(world.hands[marine]), world.decks[marine].size], chance)
            world.hands[marine] = tuple(sorted(hand))
            world.decks[marine] = world.decks[marine].with_cards(deck)
    if world.hides(INVADER):
        guess_invader(world, chance)
    world.hidden = 0
    world.asked = None
    world.chance = chance
    return world


def guess_invader(world: Incursion, chance: Chance) -> None:
    setting = world.setting
    if world.sets == SOME_SETS:
        world.sets = guess_sets(world, chance)
    choosing = any(step.data()[0] == "Outfit" and step.data()[1] < 2 for step in world.agenda)
    if world.invasion == NONE and not choosing:
        world.invasion = setting.invasion if not setting.own_decks else guess_invasion(world, chance)
    if world.event_deck.size or world.event_hand:
        pool = bag_with(event_pool(world, world.sets))
        hand, deck = deal(pool, [len(world.event_hand), world.event_deck.size], chance)
        world.event_hand = tuple(sorted(hand))
        world.event_deck = world.event_deck.with_cards(deck)


def fitting_sets(position: Incursion) -> list[int]:
    """The choices of event sets that hold every card seen so far: alike likely, if they were so at the start."""
    content = position.setting.content
    certain = 0
    for event in content.events:
        if position.events_seen >> event.index & 1:
            certain |= 1 << event.set
    triples = [1 << a | 1 << b | 1 << c for a, b, c in combinations(range(len(content.sets)), EVENT_SETS)]
    return [triple for triple in triples if triple & certain == certain]


def guess_sets(world: Incursion, chance: Chance) -> int:
    if not world.setting.own_decks:
        return world.setting.sets
    fitting = fitting_sets(world)
    return fitting[chance.roll(len(fitting))]


def guess_invasion(world: Incursion, chance: Chance) -> int:
    """A card that has every group announced so far."""
    fitting: list[int] = []
    for card in world.setting.content.invasions:
        for shown in world.groups_seen:
            group = card.groups[shown[0] // 2][shown[0] % 2]
            types = [kind for kind, number in group.demons for _ in range(number)]
            if group.argent != shown[1] or types != list(shown[2:]):
                break
        else:
            fitting.append(card.index)
    return fitting[chance.roll(len(fitting))]


def guess_glory(world: Incursion, seat: int, chance: Chance) -> None:
    hidden = [m for m in range(world.setting.marines) if m + 1 != seat]
    pool = bag_with(glory_pool(world, seat))
    sizes = [len(world.glory[marine]) for marine in hidden]
    dealt = deal(pool, [*sizes, world.glory_deck.size], chance)
    for marine, cards in zip(hidden, dealt, strict=False):
        world.glory[marine] = tuple(sorted(cards))
    world.glory_deck = world.glory_deck.with_cards(dealt[-1])


def guess_initiative(world: Incursion, seat: int, chance: Chance) -> None:
    bags = world.initiative.bags.copy()
    unknown = [at for at, bag in enumerate(bags) if not bag.is_known_to(seat)]
    lookers: list[tuple[int, Look]] = []
    for at, step in enumerate(world.agenda):
        if isinstance(step, Look) and step.seat != seat and UNSEEN in step.cards:
            lookers.append((at, step))
    if not unknown and not lookers:
        return
    pool = bag_with(initiative_pool(world, seat))
    sizes = [bags[at].size for at in unknown] + [len(look.cards) for _, look in lookers]
    dealt = deal(pool, sizes, chance)
    for at, cards in zip(unknown, dealt, strict=False):
        bags[at] = bag_of(cards, KINDS, bags[at].known_to)
    world.initiative = Pile(bags)
    for (at, look), cards in zip(lookers, dealt[len(unknown) :], strict=True):
        world.agenda[at] = Look(look.kind, look.seat, sorted(cards), look.left)


# -- counting ----------------------------------------------------------------------------------------------------


def inventory(position: Incursion) -> dict[str, int]:
    """Cards wherever they are, those left in the box included; figures on the map and in the pool."""
    content = position.setting.content
    shown = in_flight(position)
    count: dict[str, int] = {}
    for number, copies in enumerate(action_cards(position, shown)):
        count[content.actions[number].id] = copies
    events = position.event_deck.pile.counts(len(content.events))
    for cards in (position.event_hand, position.event_deck.discards):
        for card in cards:
            events[card] += 1
    for kind, _, card in shown:
        if kind == EVENT:
            events[card] += 1
    count["events"] = sum(events) or 6 * EVENT_SETS
    count["event twice"] = sum([1 for number in events if number > 1])
    glory = position.glory_deck.pile.counts(len(content.glory))
    for hand in [*position.glory, position.glory_deck.discards]:
        for card in hand:
            glory[card] += 1
    for number, copies in enumerate(glory):
        count[content.glory[number].id] = copies
    count["tokens"] = objective_tokens(position)
    return count


def action_cards(position: Incursion, shown: list[tuple[int, int, int]]) -> list[int]:
    """How many there are of each: left in the box, and with the marines."""
    content = position.setting.content
    total = [0] * len(content.actions)
    for weapon in content.weapons:
        left = weapon.copies
        for owned in position.weapons:
            left -= owned >> weapon.index & 1
        for card in weapon.cards:
            total[card] += left
    for marine in range(position.setting.marines):
        deck = position.decks[marine]
        for card, copies in enumerate(deck.pile.counts(deck.kinds)):
            total[card] += copies
        for cards in (position.hands[marine], deck.discards, position.in_play[marine]):
            for card in cards:
                total[card] += 1
    for kind, _, card in shown:
        if kind == ACTION:
            total[card] += 1
    return total


def objective_tokens(position: Incursion) -> int:
    lying = len(position.tokens) + sum(position.carried) + position.secured + position.samples
    for step in position.agenda:
        if isinstance(step, Drop):
            lying += step.tokens
    if position.setting.objective.kind in ("sample_collection", "asset_extraction"):
        return lying or position.setting.objective.tokens
    return 0
