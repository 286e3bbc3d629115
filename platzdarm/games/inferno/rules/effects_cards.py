"""Verbs for runes, power, honour and cards of hand, deck and row (chapters CARD, BAN, ACQ)."""

from typing import Final

from platzdarm.games.inferno.rules import acquiring, research, robbing
from platzdarm.games.inferno.rules.cards import CONSTRUCT, HERO, ON_PLAY, Effect
from platzdarm.games.inferno.rules.decks import add_to_hand, discard_from_hand, draw_by_effect, without
from platzdarm.games.inferno.rules.effects import CARRIED_OUT, Plain
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.programs import CARD_TEXT, Deed, Use, start
from platzdarm.games.inferno.rules.row import banish, offered, put_in_row
from platzdarm.games.inferno.rules.treasures import gain_treasure
from platzdarm.games.inferno.rules.verbs import FIRST_PILE, IN_DISCARD, IN_HAND, PLAYED, SLOTS
from platzdarm.kernel.effects import Words


class GainRunes(Plain):
    name = "gain_runes"

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.runes[use.seat] += use.number(effect)
        use.position.tell("runes", [use.seat, use.number(effect)])
        progress(use.position, use.seat, "gains_runes", use.number(effect))


class GainConstructRunes(Plain):
    """They buy constructs alone."""

    name = "gain_construct_runes"

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.gear_runes[use.seat] += use.number(effect)
        use.position.tell("runes", [use.seat, use.number(effect)])
        progress(use.position, use.seat, "gains_runes", use.number(effect))


class GainPower(Plain):
    name = "gain_power"

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.power[use.seat] += use.number(effect)
        use.position.tell("power", [use.seat, use.number(effect)])


class Draw(Plain):
    name = "draw"

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.number(effect) > 0

    def apply(self, use: Use, effect: Effect) -> None:
        draw_by_effect(use.position, use.seat, use.number(effect))


class GainHonour(Plain):
    name = "gain_honour"

    def apply(self, use: Use, effect: Effect) -> None:
        gain_honour(use.position, use.position.setting.side_of(use.seat), effect.n)


class GainTreasure(Plain):
    name = "gain_treasure"

    def apply(self, use: Use, effect: Effect) -> None:
        for _ in range(effect.n):
            gain_treasure(use.position, use.seat)


class Research(Plain):
    """For nothing (INF-QUEST-03)."""

    name = "research"
    takes: Words = ("allegiance",)

    def apply(self, use: Use, effect: Effect) -> None:
        research.look(use.position, use.seat)


class OfCard(Deed):
    """Aimed at a card: zone and card, each one higher."""

    moments: Words = CARRIED_OUT
    takes: Words = ("who", "allegiance")
    aim: Words = ("card",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        assert effect.who is not None
        return cards_meant(use.position, use.seat, effect.who.of)


def cards_meant(position: Contest, seat: int, of: str) -> list[tuple[int, int]]:
    """Zone and card, each one higher; a card that was played is neither in hand nor discarded (INF-BAN-06)."""
    zones = {
        "own_card": [IN_HAND, IN_DISCARD],
        "hand_card": [IN_HAND],
        "discarded_construct": [IN_DISCARD],
        "played_card": [PLAYED],
        "hero_played": [PLAYED],
    }[of]
    found: list[tuple[int, int]] = []
    for zone in zones:
        for card in sorted(set(zone_of(position, seat, zone))):
            known = position.setting.card(card)
            if of == "discarded_construct" and known.type != CONSTRUCT:
                continue
            if of == "hero_played" and (known.type != HERO or known.ability.effects[0].do == "copy_hero"):
                continue
            found.append((zone + 1, card + 1))
    return found


def zone_of(position: Contest, seat: int, zone: int) -> tuple[int, ...]:
    if zone == IN_HAND:
        return position.hand[seat]
    return position.discard[seat] if zone == IN_DISCARD else position.played[seat]


class Banish(OfCard):
    """A card of one's own, of those played (INF-BAN-07), or of the row."""

    name = "banish"

    def aims(self, effect: Effect) -> Words:
        return ("slot",) if effect.who is not None and effect.who.of == "row_card" else self.aim

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.position.hides(use.seat) or bool(self.choices(use, effect))

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        assert effect.who is not None
        if effect.who.of == "row_card":
            return [(slot + 1, 0) for slot, card in enumerate(use.position.row) if card != NO_CARD]
        return cards_meant(use.position, use.seat, effect.who.of)

    def apply(self, use: Use, effect: Effect) -> None:
        position, seat = use.position, use.seat
        if effect.who is not None and effect.who.of == "row_card":
            card = position.row[use.target - 1]
            put_in_row(position, use.target - 1, NO_CARD)
        else:
            zone, card = use.target - 1, use.other - 1
            if zone == IN_HAND:
                position.hand[seat] = without(position.hand[seat], card)
            elif zone == IN_DISCARD:
                position.discard[seat] = without(position.discard[seat], card)
            else:
                position.played[seat] = without(position.played[seat], card)
        banish(position, seat, card)


class Discard(OfCard):
    name = "discard"
    takes: Words = ("n", "who", "allegiance")

    def applies(self, use: Use, effect: Effect) -> bool:
        return len(use.position.hand[use.seat]) > 0

    def apply(self, use: Use, effect: Effect) -> None:
        discard_from_hand(use.position, use.seat, use.other - 1)


class OpponentsDiscard(Plain):
    """Each opponent chooses which."""

    name = "opponents_discard"

    def apply(self, use: Use, effect: Effect) -> None:
        seats = [seat for seat in use.position.opponents(use.seat) for _ in range(effect.n)]
        use.position.agenda.append(robbing.EachDiscards(seats))


class RobHands(Plain):
    """Xeron's reward (INF-IDOL-10)."""

    name = "rob_hands"
    takes: Words = ()

    def apply(self, use: Use, effect: Effect) -> None:
        robbing.rob(use.position, use.seat)


class Fetch(OfCard):
    """A construct from the discards into the hand."""

    name = "fetch"

    def apply(self, use: Use, effect: Effect) -> None:
        position, seat, card = use.position, use.seat, use.other - 1
        position.discard[seat] = without(position.discard[seat], card)
        add_to_hand(position, seat, card)
        position.tell("fetched", [seat, card])


class CopyHero(OfCard):
    """As if that hero had been played, without its Ambush and its faction (INF-CARD-05).

    The copied hero is the other card for an allegiance of the copy.
    """

    name = "copy_hero"

    def apply(self, use: Use, effect: Effect) -> None:
        position, card = use.position, use.other - 1
        if position.setting.card(card).ability.standing:
            position.lines[use.seat] = (*position.lines[use.seat], card)
        position.tell("copied", [use.seat, card])
        start(position, use.seat, CARD_TEXT, card, ON_PLAY)


class GainCard(Deed):
    """For nothing: of the row, or, where no place is named, of the piles as well (INF-ACQ-06)."""

    name = "gain_card"
    moments: Words = CARRIED_OUT
    takes: Words = ("who", "cost_most", "allegiance")
    aim: Words = ("slot",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        assert effect.who is not None
        position, found = use.position, []
        for slot in range(FIRST_PILE if effect.who.of == "row_card" else len(SLOTS)):
            card = offered(position, slot)
            if card == NO_CARD:
                continue
            known = position.setting.card(card)
            if effect.who.of == "hero_on_offer" and known.type != HERO:
                continue
            if effect.cost_most < 0 or known.cost <= effect.cost_most:
                found.append((slot + 1, 0))
        return found

    def apply(self, use: Use, effect: Effect) -> None:
        acquiring.acquire(use.position, use.seat, use.target - 1)


WITH_CARDS: Final[list[Deed]] = [
    Banish(),
    CopyHero(),
    Discard(),
    Draw(),
    Fetch(),
    GainCard(),
    GainConstructRunes(),
    GainHonour(),
    GainPower(),
    GainRunes(),
    GainTreasure(),
    OpponentsDiscard(),
    Research(),
    RobHands(),
]
