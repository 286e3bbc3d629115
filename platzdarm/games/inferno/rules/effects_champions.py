"""Verbs that touch champions which are there: boosts, souls, orders, transformation (chapters ORDER, KEY)."""

from typing import Final

from platzdarm.games.inferno.rules import orders
from platzdarm.games.inferno.rules.cards import AMBUSH, COMPLETED, EQUIPPED, ORDER_ENDED, ORDERED, SLAUGHTER, Effect
from platzdarm.games.inferno.rules.effects import CARRIED_OUT, ON_CHAMPION, WHOM, Plain
from platzdarm.games.inferno.rules.figures import concerns
from platzdarm.games.inferno.rules.programs import Deed, Use
from platzdarm.games.inferno.rules.rats import boostable
from platzdarm.games.inferno.rules.schemes import PLOTTED
from platzdarm.games.inferno.rules.treasures import add_souls
from platzdarm.games.inferno.rules.villainy import of_goal
from platzdarm.kernel.effects import Words


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


TO_CHAMPIONS: Final[list[Deed]] = [
    AddDefence(),
    AddSpeed(),
    AddStrength(),
    GainSouls(),
    Grant(),
    InspireNext(),
    OrderFree(),
    OrderRat(),
    Ready(),
    Transform(),
]
