"""What the rules know of a whole position: who may see what, a guess of what is hidden, a count of all pieces.

Hidden are the hands of opponents, the treasures that they hold, and quests that others have looked at. All cards are
acquired in the open, so what is in another's hand and deck together is known. Partners see each other's (INF-TEAM-03).
"""

from collections.abc import Callable
from typing import Any, Final

from platzdarm.games.inferno.rules import (
    acquiring,
    arrival,
    attack,
    bosses,
    captives,
    commands,
    damage,
    drafting,
    hoard,
    luring,
    moments,
    orders,
    playing,
    plots,
    programs,
    quests,
    recruiting,
    refusals,
    research,
    robbing,
    schemes,
    scoring,
    treasures,
    turn,
    vermin,
)
from platzdarm.games.inferno.rules.cards import CENTRE_SET, QUESTS
from platzdarm.games.inferno.rules.goals import PROGRESS_BITS
from platzdarm.games.inferno.rules.position import CARD_BITS, DERIVED, FIELDS, NO_CARD, Contest
from platzdarm.games.inferno.rules.research import Research
from platzdarm.games.inferno.rules.setting import NEUTRAL
from platzdarm.games.inferno.rules.verbs import COMPLETE
from platzdarm.kernel import last_turn
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.chance import Chance, deal
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.fields import steps
from platzdarm.kernel.pile import NOBODY, UNSEEN, Bag, Pile, bag_of, bag_with
from platzdarm.kernel.position import SPECTATOR, Step
from platzdarm.kernel.rules import Rules

STEPS: Final = steps(
    acquiring,
    arrival,
    attack,
    bosses,
    captives,
    commands,
    drafting,
    hoard,
    last_turn,
    luring,
    moments,
    orders,
    playing,
    plots,
    programs,
    quests,
    recruiting,
    research,
    robbing,
    schemes,
    scoring,
    turn,
    vermin,
)


class ContestRules(Rules[Contest]):
    def __init__(self, tell: Callable[[Contest, int], Any]) -> None:
        super().__init__(tell, FIELDS, STEPS, DERIVED)

    def refusal(self, position: Contest, seat: int, action: int) -> IllegalAction:
        return refusals.refusal(position, seat, action)

    def conceal(self, position: Contest, seat: int) -> None:
        conceal(position, seat)

    def guess(self, position: Contest, seat: int, chance: Chance) -> Contest:
        return guess(position, seat, chance)

    def inventory(self, position: Contest) -> dict[str, int]:
        return inventory(position)

    def settle(self, position: Contest) -> None:
        damage.settle(position)

    def close(self, position: Contest) -> None:
        recruiting.close(position)

    # -- treasures and quests, at any moment (INF-TREAS-05, INF-QUEST-07) ------------------------------------------

    def playable(self, position: Contest, seat: int, window: Any) -> list[int]:
        return [span.at(number) for span in treasures.uses(position, seat) for number in range(span.size)]

    def concerns(self, position: Contest, seat: int, window: Any) -> bool:
        """How many treasures somebody holds lies open, so that being asked tells nothing more."""
        return holds_treasures(position, seat)

    def react(self, position: Contest, seat: int, action: int, window: Any) -> None:
        treasures.use(position, seat, first(action), second(action))

    def open_decisions(self, position: Contest) -> list[Decision]:
        found: list[Decision] = []
        for seat in range(position.setting.seats):
            if holds_treasures(position, seat):
                hides = position.hides(seat)
                spans = [] if hides else treasures.uses(position, seat)
                found.append(Decision(seat, "treasure", Answers([], spans, hides), due=False))
            if position.in_turn(seat):
                spans = quests.completable(position, seat)
                if spans:
                    found.append(Decision(seat, "complete", Answers([], spans), due=False))
        return found

    def interrupt(self, position: Contest, seat: int, action: int) -> None:
        if verb_of(action) == COMPLETE:
            quests.complete(position, seat, first(action), second(action))
        else:
            treasures.use(position, seat, first(action), second(action))


def holds_treasures(position: Contest, seat: int) -> bool:
    held = position.treasures[position.setting.side_of(seat)]
    return len(held) > 0 and seat in position.owner


# -- what is hidden ----------------------------------------------------------------------------------------------


def hidden_seats(position: Contest, seat: int) -> list[int]:
    """All but the viewer and his partner; onlookers see no hand."""
    shown = [] if seat == SPECTATOR else position.partners(seat)
    return [other for other in range(position.setting.seats) if other not in shown]


def personal_pool(position: Contest, seat: int) -> list[int]:
    """Hand and deck together; in a masked position the deck's bag has all of them."""
    counts = position.deck[seat].counts(len(position.setting.content.cards))
    if UNSEEN not in position.hand[seat]:
        for card in position.hand[seat]:
            counts[card] += 1
    return counts


def treasure_pool(position: Contest, sides: list[int]) -> list[int]:
    """What lies on the field, in the bag or with these sides."""
    kinds = len(position.setting.content.treasures)
    counts = position.unseen.counts(kinds)
    for treasure, count in enumerate(position.bag.counts(kinds)):
        counts[treasure] += count
    for side in sides:
        for treasure in position.treasures[side]:
            counts[treasure] += 1
    return counts


def quest_pool(position: Contest, seat: int) -> list[int]:
    """Quests that a viewer cannot place: in bags of the quest deck that he does not know, or just looked at."""
    content = position.setting.content
    counts = [1 if card.source == QUESTS else 0 for card in content.cards]
    for other in range(position.setting.seats):
        for card, count in enumerate(personal_pool(position, other)):
            counts[card] -= count
        for card in position.discard[other]:
            counts[card] -= 1
        for entry in position.pursued[other]:
            counts[entry >> PROGRESS_BITS] -= 1
    for attached in position.attached:
        for entry in attached:
            counts[entry & CARD_BITS] -= 1
    for step in position.agenda:
        if isinstance(step, Research) and UNSEEN not in step.cards:
            for card in step.cards:
                counts[card] -= 1
    for bag in position.quests.bags:
        if bag.is_known_to(seat):
            for card, count in enumerate(bag.counts):
                counts[card] -= count
    return [max(count, 0) for count in counts]


def conceal(position: Contest, seat: int) -> None:
    """A position that hides something already is a view."""
    if position.hidden:
        return
    if any(not bag.is_known_to(seat) for bag in position.quests.bags):
        position.quests = position.quests.as_seen_by(seat, quest_pool(position, seat))
    hidden = hidden_seats(position, seat)
    sides = sorted({position.setting.side_of(other) for other in hidden})
    pool = treasure_pool(position, sides)
    position.unseen = Pile([Bag(pool, position.unseen.size, NOBODY)])
    if position.bag.size:
        position.bag = Pile([Bag(pool, position.bag.size, NOBODY)])
    for side in sides:
        position.treasures[side] = (UNSEEN,) * len(position.treasures[side])
    for other in hidden:
        position.deck[other] = Pile([Bag(personal_pool(position, other), position.deck[other].size, NOBODY)])
        position.hand[other] = (UNSEEN,) * len(position.hand[other])
        position.hidden |= 1 << other


def guess(position: Contest, seat: int, chance: Chance) -> Contest:
    world = position.masked(seat)
    hidden = hidden_seats(world, seat)
    guess_quests(world, seat, chance)
    for other in hidden:
        pool = personal_pool(world, other)
        hand, deck = deal(bag_with(pool), [len(world.hand[other]), world.deck[other].size], chance)
        world.hand[other] = tuple(sorted(hand))
        world.deck[other] = Pile([bag_of(deck, len(pool))] if deck else [])
    guess_treasures(world, hidden, chance)
    world.hidden = 0
    world.asked = None
    world.chance = chance
    return world


def guess_treasures(world: Contest, hidden: list[int], chance: Chance) -> None:
    sides = sorted({world.setting.side_of(other) for other in hidden})
    pool = world.unseen.bags[0].counts
    sizes = [world.unseen.size, world.bag.size, *[len(world.treasures[side]) for side in sides]]
    field, bag, *held = deal(bag_with(pool), sizes, chance)
    world.unseen = Pile([bag_of(field, len(pool))] if field else [])
    world.bag = Pile([bag_of(bag, len(pool))] if bag else [])
    for side, found in zip(sides, held, strict=True):
        world.treasures[side] = tuple(sorted(found))


def guess_quests(world: Contest, seat: int, chance: Chance) -> None:
    """The bags that the viewer does not know, and what another has just looked at."""
    pool = bag_with(quest_pool(world, seat))
    unknown = [number for number, bag in enumerate(world.quests.bags) if not bag.is_known_to(seat)]
    looked = [at for at, step in enumerate(world.agenda) if isinstance(step, Research) and UNSEEN in step.cards]
    sizes = [world.quests.bags[number].size for number in unknown] + [held_at(world.agenda[at]) for at in looked]
    dealt = deal(pool, sizes, chance)
    bags = list(world.quests.bags)
    for number, cards in zip(unknown, dealt, strict=False):
        bags[number] = bag_of(cards, len(pool.counts), NOBODY)
    world.quests = Pile(bags)
    for at, cards in zip(looked, dealt[len(unknown) :], strict=True):
        step = world.agenda[at]
        assert isinstance(step, Research)
        world.agenda[at] = Research(step.seat, sorted(cards))


def held_at(step: Step[Any]) -> int:
    assert isinstance(step, Research)
    return len(step.cards)


# -- counting ----------------------------------------------------------------------------------------------------


def inventory(position: Contest) -> dict[str, int]:
    """Every card and every treasure, wherever it is."""
    content = position.setting.content
    counts = position.centre.counts(len(content.cards))
    for card, count in enumerate(position.quests.counts(len(content.cards))):
        counts[card] += count
    for card in open_cards(position):
        counts[card] += 1
    for seat in range(position.setting.seats):
        for card, count in enumerate(personal_pool(position, seat)):
            counts[card] += count
    counts[position.setting.mystic] += position.mystics
    counts[position.setting.infantry] += position.infantry
    owned = [position.kind[piece] for piece, owner in enumerate(position.owner) if 0 <= owner < NEUTRAL]
    for known in content.cards:
        if known.champion >= 0 and content.kinds[known.champion].set == CENTRE_SET:
            counts[known.index] += owned.count(known.champion)
    found = {known.id: counts[known.index] for known in content.cards}
    sides = list(range(position.setting.sides))
    tokens = treasure_pool(position, sides)
    for treasure in [*position.spent, *position.omens, *position.hoard, *[kept - 1 for kept in position.kept if kept]]:
        tokens[treasure] += 1
    plots = position.schemes.counts(len(content.schemes))
    for number in position.plotted + position.plots:
        plots[number] += 1
    found |= {f"scheme {scheme.id}": plots[scheme.index] for scheme in content.schemes}
    return found | {f"treasure {treasure.id}": tokens[treasure.index] for treasure in content.treasures}


def open_cards(position: Contest) -> list[int]:
    found = [card for card in position.row if card != NO_CARD]
    found += [*position.banished, *position.boxed]
    for seat in range(position.setting.seats):
        found += [*position.discard[seat], *position.played[seat]]
        found += [entry >> PROGRESS_BITS for entry in position.pursued[seat]]
    for entries in (position.gear, position.attached):
        found += [entry & CARD_BITS for carried in entries for entry in carried]
    for step in position.agenda:
        if isinstance(step, Research):
            found += step.cards
    return found
