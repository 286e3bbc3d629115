"""What the rules know of a whole position: who may see what, a guess of what is hidden, a count of all pieces.

Two things are hidden from marines and onlookers: the invader's hand, and what has not been revealed of the base. The
first can be guessed. The second cannot: in a view the areas do not exist, and to enter one raises Unknown.
"""

from collections.abc import Callable
from typing import Any, Final

from platzdarm.games.doom2004.rules import (
    activation,
    arrival,
    attack,
    decks,
    events,
    exploring,
    happenings,
    invaders,
    marines,
    moments,
    orders,
    refusals,
    rounds,
    spawning,
    teleporting,
    victory,
)
from platzdarm.games.doom2004.rules.events import EVENTS
from platzdarm.games.doom2004.rules.moments import Interrupt
from platzdarm.games.doom2004.rules.position import DERIVED, FIELDS, Foray
from platzdarm.games.doom2004.rules.setting import INVADER, seat_of
from platzdarm.games.doom2004.rules.verbs import HEALING
from platzdarm.kernel import last_turn
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.chance import Chance, deal
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.fields import steps
from platzdarm.kernel.pile import UNSEEN, Bag, Pile, bag_of, bag_with
from platzdarm.kernel.rules import Rules

STEPS: Final = steps(
    activation,
    arrival,
    attack,
    decks,
    events,
    exploring,
    happenings,
    invaders,
    last_turn,
    marines,
    moments,
    rounds,
    spawning,
    teleporting,
    victory,
)


class ForayRules(Rules[Foray]):
    def __init__(self, tell: Callable[[Foray, int], Any]) -> None:
        super().__init__(tell, FIELDS, STEPS, DERIVED)

    def refusal(self, position: Foray, seat: int, action: int) -> IllegalAction:
        return refusals.refusal(position, seat, action)

    def conceal(self, position: Foray, seat: int) -> None:
        conceal(position, seat)

    def guess(self, position: Foray, seat: int, chance: Chance) -> Foray:
        return guess(position, seat, chance)

    def inventory(self, position: Foray) -> dict[str, int]:
        return inventory(position)

    def playable(self, position: Foray, seat: int, window: Any) -> list[int]:
        if isinstance(window, Interrupt):
            return orders.interrupts(position, seat, window)
        return EVENTS.offered(position, seat, window)

    def concerns(self, position: Foray, seat: int, window: Any) -> bool:
        if isinstance(window, Interrupt):
            return bool(orders.interrupts(position, seat, window))
        return EVENTS.concerns(position, seat, window)

    def react(self, position: Foray, seat: int, action: int, window: Any) -> None:
        if isinstance(window, Interrupt):
            orders.interrupt(position, seat, action)
        else:
            EVENTS.use(position, seat, action, window)

    def open_decisions(self, position: Foray) -> list[Decision]:
        """A healing order can be used at any time, in anybody's turn (D04-HEAL-02)."""
        found: list[Decision] = []
        if HEALING not in position.order:
            return found
        for marine in range(position.setting.marines):
            answers = orders.healings(position, marine)
            if answers:
                found.append(Decision(seat_of(marine), "heal", Answers(answers, []), [marine], due=False))
        return found

    def interrupt(self, position: Foray, seat: int, action: int) -> None:
        orders.interrupt(position, seat, action)


def hidden_pool(position: Foray) -> list[int]:
    """The cards that are in the invader's hand or in the deck: all that do not lie in the open."""
    counts = [1] * len(position.setting.content.cards)
    for card in (*position.discards, *decks.in_play(position)):
        counts[card] -= 1
    return counts


def conceal(position: Foray, seat: int) -> None:
    if seat == INVADER:
        return
    size = position.deck.size
    position.deck = Pile([Bag(hidden_pool(position), size)] if size else [])
    position.hand = (UNSEEN,) * len(position.hand)
    position.hidden |= 1 << INVADER
    position.setting = position.setting.known(position.areas)
    position.known_terrain = None  # it was that of the whole base


def guess(position: Foray, seat: int, chance: Chance) -> Foray:
    world = position.masked(seat)
    if world.hides(INVADER):
        pool = bag_with(hidden_pool(world))
        hand, deck = deal(pool, [len(world.hand), world.deck.size], chance)
        world.hand = tuple(sorted(hand))
        world.deck = Pile([bag_of(deck, len(pool.counts))] if deck else [])
    world.hidden = 0
    world.asked = None
    world.chance = chance
    return world


def inventory(position: Foray) -> dict[str, int]:
    """Cards wherever they are; marine cards that were dealt; marines, wherever they are."""
    counts = position.deck.counts(len(position.setting.content.cards))
    for card in (*position.hand, *position.discards, *decks.in_play(position)):
        counts[card] += 1
    return {
        "invader cards": sum(counts),
        "cards twice": len([count for count in counts if count > 1]),
        "marine cards": sum([len(cards) for cards in position.cards]),
        "marines": len([state for state in position.state if state]),
    }
