"""The effect language of this game: what cards, champions and quests do, verb by verb.

What holds all the time stands in `standing`. Whom an effect means: 'self' is the champion that the effect stands on;
otherwise one is picked, or all of a kind are meant.
"""

from typing import Final

from platzdarm.games.inferno.rules import acquiring, entering, orders, research, robbing
from platzdarm.games.inferno.rules.cards import (
    AMBUSH,
    COMPLETED,
    CONSTRUCT,
    DEFEATED,
    EQUIPPED,
    HERO,
    MOMENTS,
    ON_PLAY,
    ORDER_ENDED,
    ORDERED,
    SCHEME,
    SLAUGHTER,
    STANDING,
    THREAT,
    Effect,
)
from platzdarm.games.inferno.rules.damage import defeat
from platzdarm.games.inferno.rules.decks import add_to_hand, discard_from_hand, draw_by_effect, without
from platzdarm.games.inferno.rules.field import FOREST, OFF, PORTAL
from platzdarm.games.inferno.rules.figures import concerns, defence
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.programs import CARD_TEXT, Deed, Use, start
from platzdarm.games.inferno.rules.rats import boostable, has_base
from platzdarm.games.inferno.rules.row import banish, offered, put_in_row
from platzdarm.games.inferno.rules.schemes import PLOTTED, SCHEMING
from platzdarm.games.inferno.rules.setting import NOBODY, WEBS
from platzdarm.games.inferno.rules.standing import STANDINGS
from platzdarm.games.inferno.rules.terrain import clear
from platzdarm.games.inferno.rules.treasures import add_souls, discard_kept, gain_treasure, take_chest
from platzdarm.games.inferno.rules.verbs import FIRST_PILE, IN_DISCARD, IN_HAND, PLAYED, SLOTS
from platzdarm.games.inferno.rules.villainy import of_goal
from platzdarm.kernel.effects import Verbs, Words

KINDS: Final = (
    "own_champion",
    "exhausted_champion",
    "enemy_champion",
    "own_card",
    "hand_card",
    "played_card",
    "discarded_construct",
    "hero_played",
    "row_card",
    "hero_on_offer",
    "treasure",
    "own_treasure",
    "forest",
    "linked",
)
NAMED: Final = ("self",)
PLACES: Final = {"near": ("self",)}
COUNTS: Final = (
    "constructs_borne",
    "constructs_played",
    "other_pasythea",
    "souls",
    "constructs",
    "living_earths",
    "villain_shrines",
)
MARKS: Final = ("by_shrine",)

CARRIED_OUT: Final[Words] = tuple(moment for moment in MOMENTS if moment not in (STANDING, SCHEME, THREAT))
MUCH: Final[Words] = ("n", "allegiance")
WHOM: Final[Words] = ("n", "who", "factions", "allegiance")
ON_CHAMPION: Final[Words] = (ORDERED, ORDER_ENDED, SLAUGHTER, EQUIPPED, COMPLETED, DEFEATED, AMBUSH)


class Plain(Deed):
    """It needs nothing but a number."""

    moments: Words = CARRIED_OUT
    takes = MUCH


# -- resources and cards -----------------------------------------------------------------------------------------


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


# -- champions ---------------------------------------------------------------------------------------------------


class OfChampion(Deed):
    """'self', one that is picked, or all of a kind; those of some factions, where the effect names any."""

    moments: Words = CARRIED_OUT
    takes = WHOM

    def aims(self, effect: Effect) -> Words:
        return ("champion",) if effect.who is not None and effect.who.picks else ()

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        return [(piece + 1, 0) for piece in self.meant(use, effect)]

    def meant(self, use: Use, effect: Effect) -> list[int]:
        who = effect.who
        assert who is not None
        if who.of == "self":
            return [use.piece]
        position = use.position
        pieces = boostable(position, use.seat) if who.picks else position.supply(use.seat)
        if who.of == "exhausted_champion":
            pieces = [piece for piece in position.supply(use.seat) if position.exhausted[piece]]
        return [piece for piece in pieces if concerns(position, piece, effect)]

    def apply(self, use: Use, effect: Effect) -> None:
        pieces = [use.target - 1] if self.aims(effect) else self.meant(use, effect)
        for piece in pieces:
            self.touch(use, effect, piece)

    def touch(self, use: Use, effect: Effect, piece: int) -> None:
        raise TypeError("a verb must do something to a champion")


class AddStrength(OfChampion):
    """Of champions, or by a scheme of the villains of a colour."""

    name = "add_strength"
    moments: Words = (*CARRIED_OUT, *PLOTTED)
    takes: Words = (*WHOM, "goal")

    def meant(self, use: Use, effect: Effect) -> list[int]:
        return of_goal(use.position, effect.goal) if effect.goal >= 0 else super().meant(use, effect)

    def touch(self, use: Use, effect: Effect, piece: int) -> None:
        use.position.strength_up[piece] += effect.n
        use.position.tell("boosted", [piece, effect.n, 0, 0])


class AddDefence(OfChampion):
    name = "add_defence"

    def touch(self, use: Use, effect: Effect, piece: int) -> None:
        use.position.defence_up[piece] += effect.n
        use.position.tell("boosted", [piece, 0, effect.n, 0])


class AddSpeed(OfChampion):
    name = "add_speed"

    def touch(self, use: Use, effect: Effect, piece: int) -> None:
        use.position.speed_up[piece] += effect.n
        use.position.tell("boosted", [piece, 0, 0, effect.n])


class Grant(OfChampion):
    name = "grant"
    takes: Words = ("keyword", "who", "factions", "allegiance")

    def touch(self, use: Use, effect: Effect, piece: int) -> None:
        use.position.granted[piece] |= effect.keyword
        use.position.tell("granted", [piece, effect.keyword.bit_length() - 1])


class GainSouls(OfChampion):
    name = "gain_souls"

    def meant(self, use: Use, effect: Effect) -> list[int]:
        return [piece for piece in super().meant(use, effect) if not use.position.is_minion(piece)]

    def touch(self, use: Use, effect: Effect, piece: int) -> None:
        add_souls(use.position, piece, effect.n)


class Ready(OfChampion):
    name = "ready"

    def touch(self, use: Use, effect: Effect, piece: int) -> None:
        use.position.exhausted[piece] = 0
        use.position.tell("readied", [piece])


class InspireNext(Plain):
    """Strength and speed for the next champion that is ordered this turn."""

    name = "inspire_next"

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.inspired[use.seat] += effect.n


class OrderFree(Deed):
    """'This champion', at no cost; it must be ready, and have a portal to enter by (INF-ORDER-02, INF-ENTER-03)."""

    name = "order_free"
    moments: Words = (AMBUSH,)
    takes: Words = ("who",)

    def apply(self, use: Use, effect: Effect) -> None:
        orders.offer_free(use.position, use.seat, [use.piece])


class OrderRat(Deed):
    """A Giant Rat, which may be a new one, or the Devil Rat if it is on the field (INF-CARD-14)."""

    name = "order_rat"
    moments: Words = ON_CHAMPION
    takes: Words = ("allegiance",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return bool(orders.free_orders(use.position, use.seat, orders.rats_to_order(use.position, use.seat)))

    def apply(self, use: Use, effect: Effect) -> None:
        orders.offer_free(use.position, use.seat, orders.rats_to_order(use.position, use.seat))


class Transform(Deed):
    """Place, exhaustion, damage, boosts and what it carries are kept; the rest is the new card's (INF-KEY-17, 18)."""

    name = "transform"
    moments: Words = (ORDERED, ORDER_ENDED, SLAUGHTER, EQUIPPED, COMPLETED)
    takes: Words = ("into", "allegiance")

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.become(use.piece, use.position.setting.content.kind(effect.into).index)
        use.position.tell("transformed", [use.piece, use.position.kind[use.piece]])


# -- figures that come -------------------------------------------------------------------------------------------


class JoinSupply(Deed):
    """A special champion; where its owner has one already, nothing happens (INF-CARD-13)."""

    name = "join_supply"
    moments: Words = CARRIED_OUT
    takes: Words = ("into", "allegiance")

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        pieces = position.setting.pieces_of(position.setting.content.kind(effect.into).index)
        if not any(position.owner[piece] == use.seat for piece in pieces):
            for piece in pieces:
                if position.owner[piece] == NOBODY:
                    entering.join(position, use.seat, piece)


class EnterBeside(Deed):
    """A figure enters next to this champion: a copy that is off the field, or one from the stock."""

    name = "enter_beside"
    moments: Words = ON_CHAMPION
    takes: Words = ("into", "allegiance")
    aim: Words = ("cell",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return bool(self.choices(use, effect))

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        piece = entering.figure_to_enter(position, use.seat, effect.into, use.piece)
        if piece == NOBODY or not has_base(position, use.seat) or not position.on_field(use.piece):
            return []
        return [(cell + 1, 0) for cell in entering.cells_beside(position, use.piece)]

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        piece = entering.figure_to_enter(position, use.seat, effect.into, use.piece)
        entering.join(position, use.seat, piece)
        entering.enter(position, piece, use.target - 1)


class Awaken(Deed):
    """A forest nearby with nobody in it becomes a minion (INF-CARD-10)."""

    name = "awaken"
    moments: Words = (ORDERED,)
    takes: Words = ("into", "who", "allegiance")
    aim: Words = ("cell",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return bool(self.choices(use, effect))

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        assert effect.who is not None
        if not has_base(position, use.seat) or not position.on_field(use.piece):
            return []
        here = position.cell[use.piece]
        return [
            (cell + 1, 0)
            for cell, terrain in enumerate(position.terrain)
            if terrain == FOREST and position.is_free(cell) and position.field.distance(here, cell) <= effect.who.within
        ]

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        pieces = position.setting.pieces_of(position.setting.content.kind(effect.into).index)
        piece = next(piece for piece in pieces if position.owner[piece] == NOBODY)
        clear(position, use.target - 1)
        entering.join(position, use.seat, piece)
        entering.enter(position, piece, use.target - 1)


class Crush(Deed):
    """Beelzepug's Ambush: an enemy of at most such defence is defeated, and he enters there (INF-CARD-07, 08).

    The triangle that he takes is named as its first cell twice, plus one if it points upwards.
    """

    name = "crush"
    moments: Words = (AMBUSH,)
    takes: Words = ("n", "who")
    aim: Words = ("champion",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return bool(self.choices(use, effect))

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        found: list[tuple[int, int]] = []
        if not has_base(position, use.seat):
            return found
        for piece in position.standing():
            if position.side_of(position.owner[piece]) == position.setting.side_of(use.seat):
                continue
            if defence(position, piece) > effect.n or any(
                position.terrain[cell] == PORTAL for cell in position.cells_of(piece)
            ):
                continue
            found += [(piece + 1, place + 1) for place in entering.triangles_over(position, use.seat, piece)]
        return found

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        place = use.other - 1
        defeat(position, use.target - 1, use.seat)
        entering.enter(position, use.piece, place >> 1, place & 1)


class FallApart(Deed):
    """Beelzepug is banished, with the quests on him (INF-CARD-09); a Pack joins the supply (INF-CARD-16)."""

    name = "fall_apart"
    moments: Words = (DEFEATED,)
    takes: Words = ("into",)

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        entering.banish_champion(position, use.seat, use.piece)
        for piece in position.setting.pieces_of(position.setting.content.kind(effect.into).index):
            if position.owner[piece] == NOBODY:
                entering.join(position, use.seat, piece)


# -- tokens ------------------------------------------------------------------------------------------------------


class PlaceWeb(Deed):
    """In the cell of the defeated enemy (INF-TOKEN-04); when all webs are out, one of them is moved (INF-CARD-12)."""

    name = "place_web"
    moments: Words = (SLAUGHTER,)
    takes: Words = ("allegiance",)
    aim: Words = ("cell",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.cell != OFF and use.cell not in use.position.webs

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        webs = use.position.webs
        return [(web + 1, 0) for web in webs] if len(webs) == WEBS else [(use.cell + 1, 0)]

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        if use.target - 1 in position.webs:
            position.tell("torn", [use.target - 1])
        position.webs = tuple(sorted([*[web for web in position.webs if web != use.target - 1], use.cell]))
        position.tell("web", [use.cell])


class PullTreasure(Deed):
    """A treasure nearby comes up to so many cells nearer; a champion in its last cell has it (INF-CARD-04)."""

    name = "pull_treasure"
    moments: Words = (ORDERED,)
    takes: Words = ("n", "who", "allegiance")
    aim: Words = ("cell",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return bool(self.choices(use, effect))

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        assert effect.who is not None
        found: list[tuple[int, int]] = []
        if position.on_field(use.piece):
            for chest in position.chests:
                if 0 < entering.distance_to(position, use.piece, chest) <= effect.who.within:
                    ends = entering.pulled(position, use.piece, chest, effect.n)
                    found += [(chest + 1, end + 1) for end in ends]
        return found

    def apply(self, use: Use, effect: Effect) -> None:
        position, chest, end = use.position, use.target - 1, use.other - 1
        position.chests = tuple(sorted([*[other for other in position.chests if other != chest], end]))
        position.tell("pulled", [chest, end])
        if not position.is_free(end):
            take_chest(position, position.owner[position.occupants()[end]], end)


class KeepTreasure(Deed):
    """Onto the champion's card, where it works; the one that lay there is discarded (INF-CARD-17)."""

    name = "keep_treasure"
    moments: Words = (ORDERED,)
    takes: Words = ("who", "allegiance")
    aim: Words = ("token",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return len(use.position.treasures[use.position.setting.side_of(use.seat)]) > 0

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        held = use.position.treasures[use.position.setting.side_of(use.seat)]
        return [(treasure + 1, 0) for treasure in sorted(set(held))]

    def apply(self, use: Use, effect: Effect) -> None:
        position, side, treasure = use.position, use.position.setting.side_of(use.seat), use.target - 1
        discard_kept(position, use.piece)
        position.treasures[side] = without(position.treasures[side], treasure)
        position.kept[use.piece] = treasure + 1
        position.tell("kept", [use.piece, treasure])
        add_souls(position, use.piece, position.setting.content.treasures[treasure].souls)


DEEDS: Final[list[Deed]] = [
    AddDefence(),
    AddSpeed(),
    AddStrength(),
    Awaken(),
    Banish(),
    CopyHero(),
    Crush(),
    Discard(),
    Draw(),
    EnterBeside(),
    FallApart(),
    Fetch(),
    GainCard(),
    GainConstructRunes(),
    GainHonour(),
    GainPower(),
    GainRunes(),
    GainSouls(),
    GainTreasure(),
    Grant(),
    InspireNext(),
    JoinSupply(),
    KeepTreasure(),
    OpponentsDiscard(),
    OrderFree(),
    OrderRat(),
    PlaceWeb(),
    PullTreasure(),
    Ready(),
    Research(),
    RobHands(),
    Transform(),
]
VERBS: Final = Verbs([*DEEDS, *SCHEMING, *STANDINGS], MOMENTS, MOMENTS)
