"""Verbs for figures on the map: damage, stun, healing, movement, attacks of their own."""

from typing import Final

from platzdarm.games.doom2016.rules import killing
from platzdarm.games.doom2016.rules.attack import NO_CARD, Attack, in_reach, targets
from platzdarm.games.doom2016.rules.cards import Effect
from platzdarm.games.doom2016.rules.effects import Deed, Judge, Use, owner_of, pairs
from platzdarm.games.doom2016.rules.effects_attack import roll
from platzdarm.games.doom2016.rules.effects_standing import ON_PLAY
from platzdarm.games.doom2016.rules.going import active_squares, carries_asset
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import is_flying
from platzdarm.games.doom2016.rules.moving import Walk, arrive
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER, is_demon, is_marine
from platzdarm.kernel.effects import ANYTIME, ONE_OR_TWO, Words


class ToFigures(Deed):
    """Aimed at figures, if its selector lets somebody pick them. Never offered where nobody would feel it."""

    takes: Words = ("n", "who")

    def aims(self, effect: Effect) -> Words:
        if effect.who is None or not effect.who.picks:
            return ()
        return ("figure", "figure") if effect.who.pick == ONE_OR_TWO else ("figure",)

    def applies(self, use: Use, effect: Effect) -> bool:
        if effect.who is not None and effect.who.of == "killer" and not is_marine(use.moment.other):
            return False
        return len(self.aims(effect)) > 0 or len(self.feeling(use, effect)) > 0

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        return pairs(effect.who, self.feeling(use, effect))

    def feeling(self, use: Use, effect: Effect) -> list[int]:
        return [figure for figure in use.meant(effect.who) if self.feels(use, effect, figure)]

    def feels(self, use: Use, effect: Effect, figure: int) -> bool:
        """Whether anything about the figure, which is on the map, would change."""
        return True

    def by_amount(self, effect: Effect) -> str:
        """Words of its own for an amount that is as much as something else."""
        own = f"-{effect.amount.per}"
        if not effect.amount.per:
            return ""
        return own if own in self.endings and effect.amount.n == effect.amount.each == 1 else "-per"


class Damage(ToFigures):
    name = "damage"
    moments: Words = (ANYTIME, ON_PLAY)
    endings: Words = ("", "-symbols", "-damage_beyond", "-per")
    keep = 1.6

    def feels(self, use: Use, effect: Effect, figure: int) -> bool:
        return use.value(effect.amount) > 0

    def apply(self, use: Use, effect: Effect) -> None:
        amount = use.value(effect.amount)
        for figure in use.struck(effect):
            killing.suffer(use.position, figure, amount, use.figure)

    def ending(self, effect: Effect) -> str:
        return self.by_amount(effect)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.harm(judge.use.struck(effect), judge.use.value(effect.amount))


class RollDamage(ToFigures):
    """On a grenade's card it says what the token does to those at it (`grenades.explode`)."""

    name = "roll_damage"
    moments: Words = (ANYTIME, "next_card")
    takes: Words = ("red", "black", "who")

    def apply(self, use: Use, effect: Effect) -> None:
        amount = roll(use.position, effect.red, effect.black)
        for figure in use.struck(effect):
            killing.suffer(use.position, figure, amount, use.figure)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.harm(judge.use.struck(effect), judge.mean(effect.red, effect.black))


class Stun(ToFigures):
    """Inside an attack a stun takes hold when the attack is over, or the same attack would end it."""

    name = "stun"
    takes: Words = ("who",)
    keep = 2.0

    def feels(self, use: Use, effect: Effect, figure: int) -> bool:
        """Whoever is stunned already does so only if the attack in progress ends that stun (D16-STUN-04, 05)."""
        if not killing.can_be_stunned(use.position, figure):
            return False
        fights = use.attack is not None and figure in (use.attack.attacker, use.attack.defender)
        return fights or not use.position.is_stunned(figure)

    def apply(self, use: Use, effect: Effect) -> None:
        if use.attack is not None:
            use.attack.stuns.append(self.figure(use))
            return
        for figure in use.struck(effect):
            killing.stun(use.position, figure)
            use.position.agenda.append(Moment("when_stunned", [INVADER], figure))

    def figure(self, use: Use) -> int:
        return use.target - 1 if use.target or use.attack is None else use.attack.defender

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.stun(self.figure(judge.use))


class Heal(ToFigures):
    name = "heal"
    moments: Words = (ANYTIME, "on_gain", "next_card")
    endings: Words = ("", "-self", "-damage_dealt", "-per")
    keep = 1.6

    def feels(self, use: Use, effect: Effect, figure: int) -> bool:
        return use.position.damage[figure] > 0

    def apply(self, use: Use, effect: Effect) -> None:
        amount = use.value(effect.amount)
        for figure in use.struck(effect):
            killing.heal(use.position, figure, amount)

    def ending(self, effect: Effect) -> str:
        if effect.amount.per:
            return self.by_amount(effect)
        return "-self" if effect.who is None or effect.who.of == "self" else ""

    def worth(self, judge: Judge, effect: Effect) -> float:
        healed = sum(min(effect.n, judge.use.position.damage[figure]) for figure in judge.use.struck(effect))
        return float(healed) if healed >= min(effect.n, 2) else 0.0


def takes_points(position: Incursion, figure: int) -> bool:
    return owner_of(position, figure) is not None or position.on_map(figure)


def give_points(position: Incursion, figure: int, points: int, seat: int) -> None:
    """In the figure's own activation they join the pool (D16-MP-02), outside it they are spent at once (D16-MP-06)."""
    mover = owner_of(position, figure)
    if mover is not None:
        mover.points += points
    elif position.on_map(figure):
        position.agenda.append(Walk(figure, points, seat))


class GainPoints(Deed):
    name = "gain_mp"
    takes: Words = ("n",)
    keep = 1.6

    def applies(self, use: Use, effect: Effect) -> bool:
        return takes_points(use.position, use.figure)

    def apply(self, use: Use, effect: Effect) -> None:
        give_points(use.position, use.figure, effect.n, use.seat)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.points(effect.n)


class AllyGainsPoints(Deed):
    name = "ally_gain_mp"
    moments: Words = ("ally_start_activation",)
    takes: Words = ("n",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.moment.figure != use.seat - 1 and takes_points(use.position, use.moment.figure)

    def apply(self, use: Use, effect: Effect) -> None:
        give_points(use.position, use.moment.figure, effect.n, use.moment.figure + 1)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.card(judge.use.other - 1)


class Fly(Deed):
    name = "fly"
    moments: Words = (ANYTIME, ON_PLAY)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.mover is not None and not is_flying(use.position, use.mover)

    def apply(self, use: Use, effect: Effect) -> None:
        mover = use.mover
        if mover is not None:
            mover.flight = 1


class Teleport(Deed):
    name = "teleport"
    takes: Words = ("range",)
    aim: Words = ("square",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position, marine = use.position, use.seat - 1
        if not position.on_map(marine) or carries_asset(position, marine):  # D16-GOLD-05
            return []
        reach = position.setting.field.spread(position.place[marine], False, position.shut)
        return [
            (square + 1, 0)
            for square in active_squares(position)
            if 0 < reach[square] <= effect.range and not any(not is_demon(f) for f in position.figures_at(square))
        ]

    def apply(self, use: Use, effect: Effect) -> None:
        arrive(use.position, use.figure, use.target - 1)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.jump(judge.use.target - 1)


class MakeAttack(Deed):
    name = "attack"
    takes: Words = ("red", "black", "range")
    aim: Words = ("figure",)
    endings: Words = ("", "-that-demon")

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position, marine = use.position, use.seat - 1
        if use.attack is not None or not position.on_map(marine):
            return []  # no attack inside an attack (D16-ATTACK-10)
        if use.moment.name == "demon_near":
            near = in_reach(position, marine, use.moment.figure, effect.range)
            return [(use.moment.figure + 1, 0)] if near else []
        return [(figure + 1, 0) for figure in targets(position, marine, effect.range)]

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.agenda.append(Attack(use.figure, use.target - 1, NO_CARD, effect.red, effect.black))

    def ending(self, effect: Effect) -> str:
        return "-that-demon" if effect.when == "demon_near" else ""

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.blow(effect.red, effect.black, judge.use.target - 1)


ROLL_DAMAGE: Final = RollDamage()
HEAL: Final = Heal()

TO_FIGURES: Final = (
    AllyGainsPoints(),
    Damage(),
    Fly(),
    GainPoints(),
    HEAL,
    MakeAttack(),
    ROLL_DAMAGE,
    Stun(),
    Teleport(),
)
