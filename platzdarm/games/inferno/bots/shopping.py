"""What cards and champions are worth to a player, in honour or thereabouts: made of the same data that the rules use.

A player buys towards a plan: cards of factions that the deck and the champions have already are worth more.
"""

from math import pow
from typing import Final

from platzdarm.games.inferno.rules.cards import (
    AMBUSH,
    AREA,
    CHAMPION,
    CONSTRUCT,
    COUNTER,
    DOUBLE,
    FACTIONS,
    MINION,
    NO_FACTION,
    ON_PLAY,
    RANGED,
    REACH,
    STANDING,
    STARTING,
    SURE_FOOTED,
    SWEEP,
    WEB_WALKER,
    Ability,
    Card,
    Effect,
    Kind,
)
from platzdarm.games.inferno.rules.goals import PROGRESS_BITS
from platzdarm.games.inferno.rules.position import CARD_BITS, Contest
from platzdarm.kernel.pile import UNSEEN

# what one of a thing is worth
DEEDS: Final = {
    "gain_runes": 1.0,
    "gain_construct_runes": 0.6,
    "gain_power": 1.15,
    "gain_honour": 1.8,
    "draw": 1.5,
    "gain_treasure": 1.2,
    "opponents_discard": 0.9,
    "discard": -0.6,
    "add_strength": 0.5,
    "add_defence": 0.4,
    "add_speed": 0.4,
    "gain_souls": 1.1,
    "inspire_next": 0.9,
    "have_strength": 0.45,
    "have_defence": 0.4,
    "have_speed": 0.45,
    "order_discount": 0.8,
    "strike_afar": 0.3,
    "shrug_off": 0.2,
}
# what a thing is worth that has no number, or whose number says something else
WHOLE: Final = {
    "banish": 0.8,
    "rob_hands": 1.6,
    "research": 1.4,
    "fetch": 0.9,
    "copy_hero": 1.9,
    "gain_card": 1.6,
    "grant": 0.7,
    "have": 0.9,
    "ready": 1.7,
    "order_free": 1.6,
    "order_rat": 0.9,
    "transform": 1.8,
    "crush": 1.8,
    "join_supply": 3.0,
    "awaken": 2.0,
    "keep_treasure": 1.5,
}
OTHER: Final = 0.9
KEYWORD: Final = {
    RANGED: 1.2,
    REACH: 0.8,
    AREA: 1.0,
    SWEEP: 0.6,
    DOUBLE: 1.5,
    COUNTER: 0.9,
    SURE_FOOTED: 1.0,
    WEB_WALKER: 0.4,
}
STRENGTH: Final = 0.55
DEFENCE: Final = 0.5
SPEED: Final = 0.4
ALL_CHAMPIONS: Final = 1.6  # an effect on all of one's champions
ONCE: Final = 0.5  # an Ambush works but once
BORNE: Final = 1.2  # a construct stays
PLAN: Final = 0.14  # for each card of a faction that a player owns
COMRADE: Final = 0.3  # for each champion of it
DEAR: Final = 0.66  # how much the price of orders counts
EARLY: Final = 6  # turns in which runes are worth more than power
MOST_SHARED: Final = 5
ALLEGIANCE: Final = 0.55  # how often a faction is met that one has no card of yet, since one will buy some


class Shopping:
    def __init__(self, position: Contest, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.content = position.setting.content
        self.owned = owned(position, seat)
        self.comrades = [0] * len(FACTIONS)
        for piece in position.supply(seat):
            for faction in range(len(FACTIONS)):
                self.comrades[faction] += position.kind_at(piece).factions >> faction & 1
        self.early = position.turns[seat] <= EARLY

    # -- cards ------------------------------------------------------------------------------------------------

    def worth(self, card: Card) -> float:
        """To somebody who acquires it."""
        if card.type == CHAMPION:
            return self.champion(self.content.kinds[card.champion])
        found = self.ability(card.ability, on_card=True) + self.plan(card.factions)
        if card.type == CONSTRUCT:
            found += BORNE * self.bonuses(card)
        return found

    def bonuses(self, card: Card) -> float:
        found = STRENGTH * card.strength + DEFENCE * card.defence + SPEED * card.speed
        return found + keyword_worth(card.keywords)

    def plan(self, factions: int) -> float:
        found = 0.0
        for faction in range(len(FACTIONS)):
            if factions >> faction & 1:
                found += PLAN * min(self.owned[faction], MOST_SHARED) + COMRADE * min(self.comrades[faction], 2)
        return found

    def keeping(self, card: Card) -> float:
        """What a card in hand or deck is worth: starting cards are the first to go."""
        return self.ability(card.ability, on_card=True) + self.bonuses(card) - (1.0 if card.source == STARTING else 0.0)

    # -- champions --------------------------------------------------------------------------------------------

    def champion(self, kind: Kind) -> float:
        """Its body for the price of its orders: cheap champions hold shrines as well as dear ones."""
        body = (STRENGTH * kind.strength + DEFENCE * kind.defence) * (1 + 0.5 * (kind.figures - 1))
        found = body / pow(kind.order, DEAR) + SPEED * (kind.speed - 3) + keyword_worth(kind.keywords)
        return found + self.ability(kind.ability, on_card=False) + self.plan(kind.factions)

    # -- effects ----------------------------------------------------------------------------------------------

    def ability(self, ability: Ability, on_card: bool) -> float:
        found = 0.0
        for effect in ability.effects:
            weight = 1.0 if on_card and effect.when in (ON_PLAY, STANDING) else 0.8
            found += self.effect(effect) * (ONCE if effect.when == AMBUSH else weight)
        return found

    def effect(self, effect: Effect) -> float:
        """With all that follows from it; of several ways the best."""
        if effect.choose:
            found = max(sum(self.effect(part) for part in way if isinstance(part, Effect)) for way in effect.choose)
        else:
            found = self.deed(effect) + sum(self.effect(part) for part in effect.then if isinstance(part, Effect))
        return found * self.likely(effect)

    def deed(self, effect: Effect) -> float:
        if effect.do not in DEEDS:
            return keyword_worth(effect.keyword) if effect.keyword else WHOLE.get(effect.do, OTHER)
        number = effect.amount.n * (1.5 if effect.amount.per else 1)
        found = DEEDS[effect.do] * number
        if effect.do == "gain_runes":
            found *= 1.15 if self.early else 0.85
        if effect.do == "gain_power":
            found *= 0.95 if self.early else 1.2
        return found * (ALL_CHAMPIONS if effect.who is not None and effect.who.pick == "all" else 1)

    def likely(self, effect: Effect) -> float:
        """How often it works: Allegiance the more often, the more cards of the faction one has."""
        if effect.allegiance != NO_FACTION:
            return min(ALLEGIANCE + 0.1 * self.owned[effect.allegiance], 0.9)
        if effect.needs is None:
            return 1.0
        return 0.9 if effect.needs.most >= 0 else 0.5  # a bound is seldom reached, a need not always met


def keyword_worth(keywords: int) -> float:
    found = sum(worth for keyword, worth in KEYWORD.items() if keywords & keyword)
    return found - (1.0 if keywords & MINION else 0.0)


def owned(position: Contest, seat: int) -> list[int]:
    """A player's own cards, by faction: wherever they are, they come back."""
    cards = list(position.discard[seat]) + list(position.played[seat])
    cards += [entry >> PROGRESS_BITS for entry in position.pursued[seat]]
    cards += [card for card in position.hand[seat] if card != UNSEEN]
    cards += [entry & CARD_BITS for piece in position.supply(seat) for entry in position.gear[piece]]
    counts = position.deck[seat].counts(len(position.setting.content.cards))
    for card in cards:
        counts[card] += 1
    found = [0] * len(FACTIONS)
    for card, number in enumerate(counts):
        factions = position.setting.content.cards[card].factions if number else 0
        for faction in range(len(FACTIONS)):
            if factions >> faction & 1:
                found[faction] += number
    return found
