"""The effect language of this game: the verbs of event cards, whom they mean, and on what condition.

Marine cards hold all the time; their verbs stand in `standing`.
"""

from collections.abc import Callable
from typing import Any, Final

from platzdarm.games.doom2004.rules import doors
from platzdarm.games.doom2004.rules.activation import activate
from platzdarm.games.doom2004.rules.attack import Attack, current
from platzdarm.games.doom2004.rules.marines import MarineTurn
from platzdarm.games.doom2004.rules.moments import Moment
from platzdarm.games.doom2004.rules.mover import mover_of
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import is_marine
from platzdarm.games.doom2004.rules.sight import sees
from platzdarm.games.doom2004.rules.standing import PASSIVE, STANDING
from platzdarm.games.doom2004.rules.verbs import NO_ORDER
from platzdarm.games.doom2004.rules.wounds import lose_order
from platzdarm.kernel import reactions
from platzdarm.kernel.effects import ONE_OR_TWO, Condition, Effect, Selector, Verb, Verbs, Words

KINDS: Final = ("invader", "marine", "door", "equipment", "die")
NAMED: Final = ("attacker", "marine")
PLACES: Final = {"at": ("area",), "beside": ("invader",), "near": ("marine", "self")}
N: Final[Words] = ("n",)
WHO: Final[Words] = ("who",)
FIGURE: Final[Words] = ("figure",)


class Use(reactions.Use[Foray, Moment]):
    """An event card in use: `attack` is the one in progress."""

    def __init__(self, position: Foray, seat: int, moment: Moment) -> None:
        super().__init__(position, seat, moment)
        self.attack: Attack | None = current(position)

    @property
    def fight(self) -> Attack:
        assert self.attack is not None
        return self.attack

    def fulfilled(self, effect: Any) -> bool:
        needs: Condition = effect.needs
        return MARKS[needs.be](self) != needs.unless

    def invaders(self, who: Selector | None) -> list[int]:
        """The invaders that a selector describes: in the area just revealed, or in sight of the marine."""
        position = self.position
        found = position.invaders_on_board()
        if who is None or not who.relation:
            return found
        if who.relation == "at":
            area_of = position.setting.field.area
            return [f for f in found if any(area_of[s] == self.moment.area for s in position.squares(f))]
        marine = self.moment.figure
        return [f for f in found if position.on_board(marine) and sees(position, f, marine)]


class Deed(Verb[Use, Effect]):
    """A verb of this game that is carried out."""


def one_or_two(figures: list[int], who: Selector | None) -> list[tuple[int, int]]:
    """Of two the first acts first, and which that is the invader chooses (D04-ACT-02)."""
    found = [(figure + 1, 0) for figure in figures]
    if who is not None and who.pick == ONE_OR_TWO:
        found += [(one + 1, other + 1) for one in figures for other in figures if one != other]
    return found


# -- invaders ----------------------------------------------------------------------------------------------------


class Activate(Deed):
    """They move and attack now, in whoever's turn it is."""

    name = "activate"
    moments: Words = ("equipment_taken", "area_revealed")
    takes = WHO
    keep = 3.0

    def aims(self, effect: Effect) -> Words:
        return ("figure", "figure") if effect.who is not None and effect.who.pick == ONE_OR_TWO else FIGURE

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        return one_or_two(use.invaders(effect.who), effect.who)

    def apply(self, use: Use, effect: Effect) -> None:
        for figure in (use.other - 1, use.target - 1):
            if figure >= 0 and use.position.on_board(figure):
                activate(use.position, figure)


class AttackNow(Deed):
    """One that sees the marine attacks without moving."""

    name = "attack_now"
    moments: Words = ("marine_turn",)
    takes = WHO
    aim = FIGURE
    keep = 2.0

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        return one_or_two(use.invaders(effect.who), effect.who)

    def apply(self, use: Use, effect: Effect) -> None:
        activate(use.position, use.target - 1, False)


class RemoveWound(Deed):
    name = "remove_wound"
    moments: Words = ("attack_declared",)
    takes: Words = ("n", "who")
    aim = FIGURE
    keep = 2.0

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        wounds = use.position.wounds
        return one_or_two([figure for figure in use.invaders(effect.who) if wounds[figure]], None)

    def apply(self, use: Use, effect: Effect) -> None:
        figure = use.target - 1
        use.position.wounds[figure] = max(use.position.wounds[figure] - effect.n, 0)
        use.position.tell("mended", [figure, use.position.wounds[figure]])


class DoubleMovement(Deed):
    name = "double_movement"
    moments: Words = ("invader_activated",)
    keep = 1.5

    def apply(self, use: Use, effect: Effect) -> None:
        mover = mover_of(use.position, use.moment.figure)
        assert mover is not None
        mover.points += use.position.movement(use.moment.figure)


class AddAttacks(Deed):
    name = "add_attacks"
    moments: Words = ("invader_activated",)
    takes = N
    keep = 2.5

    def apply(self, use: Use, effect: Effect) -> None:
        mover = mover_of(use.position, use.moment.figure)
        assert mover is not None
        mover.attacks += effect.n


# -- attacks -----------------------------------------------------------------------------------------------------


class RerollDice(Deed):
    """The attacker rolls the dice once more that the invader picks; an aimed attack is not aimed any more."""

    name = "reroll_dice"
    moments: Words = ("attack_rolled",)
    takes = WHO
    aim: Words = ("dice",)
    keep = 2.5

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.attack is not None and not use.attack.settled

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        return [(bits, 0) for bits in range(1, 1 << len(use.fight.dice))]

    def apply(self, use: Use, effect: Effect) -> None:
        attack = use.fight
        if attack.aimed or use.position.powers(attack.attacker, attack.weapon).aimed:
            attack.cancel_aim(use.position)
        else:
            attack.reroll(use.position, use.target)


class Misfire(Deed):
    """The attack fails; no ammo is spent, and a blast does not scatter."""

    name = "misfire"
    moments: Words = ("attack_declared",)
    keep = 2.5

    def apply(self, use: Use, effect: Effect) -> None:
        use.fight.misfired = True


class NoDodge(Deed):
    name = "no_dodge"
    moments: Words = ("strike_declared",)

    def apply(self, use: Use, effect: Effect) -> None:
        use.fight.no_dodge = True


class AddDamage(Deed):
    name = "add_damage"
    moments: Words = ("strike_declared",)
    takes = N
    keep = 2.0

    def apply(self, use: Use, effect: Effect) -> None:
        use.fight.deadly += effect.n


# -- marines, doors and tokens -----------------------------------------------------------------------------------


class DiscardOrder(Deed):
    name = "discard_order"
    moments: Words = ("invader_turn",)
    takes = WHO
    aim = FIGURE
    keep = 1.5

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        marines = use.position.marines_on_board()
        return one_or_two([marine for marine in marines if use.position.order[marine] != NO_ORDER], None)

    def apply(self, use: Use, effect: Effect) -> None:
        lose_order(use.position, use.target - 1)


class SlowDown(Deed):
    name = "slow_down"
    moments: Words = ("marine_turn",)
    takes = N

    def apply(self, use: Use, effect: Effect) -> None:
        turn = mover_of(use.position, use.moment.figure)
        assert isinstance(turn, MarineTurn)
        turn.slowed += effect.n


class Dim(Deed):
    name = "dim"
    moments: Words = ("marine_turn",)
    takes = N

    def apply(self, use: Use, effect: Effect) -> None:
        turn = mover_of(use.position, use.moment.figure)
        assert turn is not None
        turn.dimmed += effect.n


class SealDoor(Deed):
    """A closed ordinary door stays closed in this marine's turn."""

    name = "seal_door"
    moments: Words = ("marine_turn",)
    takes = WHO
    aim: Words = ("door",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        found = [door for door in position.setting.field.doors if door is not None and not door.secured]
        return [(door.number + 1, 0) for door in found if position.shut & ~position.sealed & 1 << door.number]

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.sealed |= 1 << (use.target - 1)


class RemoveDoor(Deed):
    """A closed door next to an invader, security doors too (D04-DOOR-08)."""

    name = "remove_door"
    moments: Words = ("invader_turn",)
    takes = WHO
    aim: Words = ("door",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        position = use.position
        found: list[tuple[int, int]] = []
        for door in position.setting.field.doors:
            if door is None or not position.shut >> door.number & 1:
                continue
            beside = [figure for square in door.squares for figure in position.figures_at(square)]
            if door.number not in position.setting.scenario.by_hand and any(not is_marine(f) for f in beside):
                found.append((door.number + 1, 0))
        return found

    def apply(self, use: Use, effect: Effect) -> None:
        doors.destroy(use.position, use.target - 1)


class SwapTokens(Deed):
    """Two tokens on the board change places."""

    name = "swap_tokens"
    moments: Words = ("invader_turn",)
    takes = WHO
    aim: Words = ("token", "token")
    keep = 0.5

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        tokens = use.position.tokens
        return [
            (one + 1, other + 1)
            for one in range(len(tokens))
            for other in range(one + 1, len(tokens))
            if tokens[one] & 255 != tokens[other] & 255 and tokens[one] >> 8 != tokens[other] >> 8
        ]

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        one, other = position.tokens[use.target - 1], position.tokens[use.other - 1]
        for token in (one, other):
            position.lift(token & 255, token >> 8)
        position.lay(one & 255, other >> 8)
        position.lay(other & 255, one >> 8)
        position.tell("swapped", [one & 255, one >> 8, other & 255, other >> 8])


# -- conditions, and the table -----------------------------------------------------------------------------------


def invader_attacked(use: Use) -> bool:
    return any(not is_marine(figure) for figure in use.fight.concerned(use.position))


def uses_ammo(use: Use) -> bool:
    return use.fight.uses_ammo(use.position)


MARKS: Final[dict[str, Callable[[Use], bool]]] = {"invader_attacked": invader_attacked, "uses_ammo": uses_ammo}
MOMENTS: Final = (
    PASSIVE,
    "marine_turn",
    "attack_declared",
    "strike_declared",
    "attack_rolled",
    "invader_turn",
    "invader_activated",
    "area_revealed",
    "equipment_taken",
)
DEEDS: Final[list[Verb[Any, Any]]] = [
    Activate(),
    AddAttacks(),
    AddDamage(),
    AttackNow(),
    Dim(),
    DiscardOrder(),
    DoubleMovement(),
    Misfire(),
    NoDodge(),
    RemoveDoor(),
    RemoveWound(),
    RerollDice(),
    SealDoor(),
    SlowDown(),
    SwapTokens(),
]
VERBS: Final = Verbs([*DEEDS, *STANDING], MOMENTS, MOMENTS)
