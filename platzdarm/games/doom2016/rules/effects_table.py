"""Verbs for cards, tokens and the initiative deck, and those of cards that a marine plays."""

from typing import Final

from platzdarm.games.doom2016.rules import decks, killing
from platzdarm.games.doom2016.rules.cards import Effect
from platzdarm.games.doom2016.rules.effects import Deed, Judge, Use
from platzdarm.games.doom2016.rules.effects_standing import GRENADE_RANGE, ON_PLAY
from platzdarm.games.doom2016.rules.peeking import Look
from platzdarm.games.doom2016.rules.position import RANDOM_CARD, Incursion
from platzdarm.games.doom2016.rules.sight import distance, sees
from platzdarm.kernel.effects import ANYTIME, Words
from platzdarm.kernel.pile import bag_of, seen


class Welcome(Deed):
    """Does good whenever it is used."""

    def worth(self, judge: Judge, effect: Effect) -> float:
        return 1.0


class Draw(Welcome):
    name = "draw"
    moments: Words = (ANYTIME, ON_PLAY)
    takes: Words = ("n",)

    def apply(self, use: Use, effect: Effect) -> None:
        decks.draw(use.position, use.seat - 1, effect.n)


class TakeGlory(Welcome):
    name = "take_glory"

    def applies(self, use: Use, effect: Effect) -> bool:
        return bool(use.position.glory_deck.size or use.position.glory_deck.discards)

    def apply(self, use: Use, effect: Effect) -> None:
        killing.take_glory(use.position, use.seat - 1)


class SwapCard(Deed):
    name = "swap_card"
    aim: Words = ("card",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        hand = use.position.hands[use.seat - 1]
        if use.position.hides(use.seat):
            return [(1, 0)] if hand else []
        return [(card + 1, 0) for card in sorted(set(hand))]

    def apply(self, use: Use, effect: Effect) -> None:
        decks.discard(use.position, use.seat - 1, use.target - 1)
        decks.draw(use.position, use.seat - 1, 1)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.card(judge.use.target - 1)


class DiscardRandom(Deed):
    name = "discard_random"
    aim: Words = ("figure",)
    keep = 2.0

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        return [(marine + 1, 0) for marine in range(position.setting.marines) if position.hands[marine]]

    def apply(self, use: Use, effect: Effect) -> None:
        position, marine = use.position, use.target - 1
        hand = [seen(card) for card in position.hands[marine]]
        card = position.chance.draw(bag_of(hand, len(position.setting.content.actions)), RANDOM_CARD)
        decks.discard(position, marine, card)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return 0.5 + 0.1 * len(judge.use.position.hands[judge.use.target - 1])


class OnDemonCard(Deed):
    """Argent tokens on the card of a type."""

    takes: Words = ("n",)
    aim: Words = ("type",)

    def put(self, use: Use, tokens: int) -> None:
        kind = use.target - 1
        use.position.argent[kind] = tokens
        use.position.tell("argent", [kind, tokens])

    def worth(self, judge: Judge, effect: Effect) -> float:
        return 0.3 + 0.01 * judge.use.position.argent[judge.use.target - 1]


class PlaceArgent(OnDemonCard):
    name = "place_argent"

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        return [(kind + 1, 0) for kind in position.types_on_map()] if position.argent_left() else []

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        self.put(use, position.argent[use.target - 1] + min(effect.n, position.argent_left()))


class RemoveArgent(OnDemonCard):
    name = "remove_argent"

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        return [(kind + 1, 0) for kind, tokens in enumerate(use.position.argent) if tokens]

    def apply(self, use: Use, effect: Effect) -> None:
        self.put(use, max(use.position.argent[use.target - 1] - effect.n, 0))


class LimitRange(Welcome):
    name = "limit_range"
    takes: Words = ("n",)
    keep = 1.6

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.range_limit = effect.n


class DrawEvents(Welcome):
    name = "draw_events"
    takes: Words = ("n",)
    keep = 2.0

    def apply(self, use: Use, effect: Effect) -> None:
        decks.draw_events(use.position, effect.n)
        use.position.agenda.append(Look("discard", use.seat, [], 1))


class LookAhead(Deed):
    """The top cards of the initiative deck are looked at and put back."""

    takes: Words = ("n",)

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind

    def apply(self, use: Use, effect: Effect) -> None:
        Look.begin(use.position, use.seat, effect.n, self.kind)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.foreknowledge()


class FirstCard(Welcome):
    name = "first_card"
    moments: Words = ("status_phase",)

    def apply(self, use: Use, effect: Effect) -> None:
        first_card(use.position, use.seat - 1)


def first_card(position: Incursion, marine: int) -> None:
    """The own initiative card goes to the top; which one is there is known to all (D16-INIT-05)."""
    card = 0 if position.setting.marines == 1 else marine
    for at, bag in enumerate(position.initiative.bags):
        if bag.has(card):
            position.initiative = position.initiative.without_at(at, card).with_on_top(bag_of([card], len(bag.counts)))
            position.tell("first_card", [marine])
            return


# -- cards that a marine plays -----------------------------------------------------------------------------------


class NextAddDice(Deed):
    name = "next_add_dice"
    moments: Words = (ON_PLAY,)
    takes: Words = ("red",)

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.next_red[use.figure] += effect.red


class NextReroll(Deed):
    name = "next_reroll"
    moments: Words = (ON_PLAY,)

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.rerolls |= 1 << use.figure


class TakeBack(Deed):
    name = "take_back"
    moments: Words = (ON_PLAY,)
    takes: Words = ("weapon",)
    aim: Words = ("card",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        cards = use.position.setting.content.weapon(effect.weapon).cards
        return [(card + 1, 0) for card in cards if card in use.position.decks[use.figure].discards] or [(0, 0)]

    def apply(self, use: Use, effect: Effect) -> None:
        if use.target:
            position, marine, card = use.position, use.figure, use.target - 1
            deck = position.decks[marine]
            position.decks[marine] = deck.with_discards(decks.without(deck.discards, card))
            decks.to_hand(position, marine, card)


class PlaceGrenade(Deed):
    name = "place_grenade"
    moments: Words = (ON_PLAY,)
    takes: Words = ("range",)
    aim: Words = ("square",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        weapon = use.position.setting.content.actions[use.card].weapon
        if any(owner == use.figure and thrown == weapon for owner, thrown, _, _ in use.position.grenades):
            return []  # its token is still on the map
        return [(square + 1, 0) for square in self.squares(use.position, use.figure, effect)]

    def squares(self, position: Incursion, marine: int, effect: Effect) -> list[int]:
        """In sight and within the range of a grenade."""
        field = position.setting.field
        outlook = field.outlook(position.shut)
        squares = position.squares(marine)
        reach = effect.range + position.passive(marine, GRENADE_RANGE)
        found: list[int] = []
        for square in range(field.size):
            far = distance(outlook, squares, [square])
            if far is not None and far <= reach and sees(outlook, squares, [square]):
                found.append(square)
        return found

    def apply(self, use: Use, effect: Effect) -> None:
        position, marine, square = use.position, use.figure, use.target - 1
        position.grenades = (*position.grenades, (marine, position.setting.content.actions[use.card].weapon, square, 0))
        position.tell("thrown", [marine, square])


NEXT_ADD_DICE: Final = NextAddDice()
NEXT_REROLL: Final = NextReroll()
PLACE_GRENADE: Final = PlaceGrenade()
TAKE_BACK: Final = TakeBack()

ON_THE_TABLE: Final = (
    DiscardRandom(),
    Draw(),
    DrawEvents(),
    FirstCard(),
    LimitRange(),
    LookAhead("peek_initiative", "peek"),
    LookAhead("reorder_initiative", "reorder"),
    NEXT_ADD_DICE,
    NEXT_REROLL,
    PLACE_GRENADE,
    PlaceArgent(),
    RemoveArgent(),
    SwapCard(),
    TAKE_BACK,
    TakeGlory(),
)
