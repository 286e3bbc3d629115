"""Verbs that change the attack in progress (chapters ATTACK to STUN)."""

from typing import Final

from platzdarm.games.doom2016.rules import killing
from platzdarm.games.doom2016.rules.attack import BLACK_FACE, NO_CARD
from platzdarm.games.doom2016.rules.cards import Effect
from platzdarm.games.doom2016.rules.effects import Deed, Judge, Tally, Use, beside, owner_of
from platzdarm.games.doom2016.rules.mover import AttackOffer
from platzdarm.games.doom2016.rules.moving import switch_on
from platzdarm.games.doom2016.rules.position import BLACK_DIE, RED_DIE, Incursion
from platzdarm.games.doom2016.rules.setting import is_demon, is_marine
from platzdarm.kernel.effects import Words

EVERY_DIE: Final = 6  # a reroll of more dice than that takes all of them


class Counted(Deed):
    """What it does to the attack, the odds reckon with."""

    def count(self, tally: Tally, effect: Effect) -> None:
        self.apply(tally.use, effect)


class AddDice(Counted):
    name = "add_dice"
    moments: Words = ("before_roll",)
    takes: Words = ("red", "black", "times")
    endings: Words = ("", "-per")
    keep = 3.0

    def apply(self, use: Use, effect: Effect) -> None:
        times = use.value(effect.times)
        use.fight.red += effect.red * times
        use.fight.black += effect.black * times

    def ending(self, effect: Effect) -> str:
        return "-per" if effect.times.per else ""

    def worth(self, judge: Judge, effect: Effect) -> float:
        return 1.0


class AddHits(Counted):
    name = "add_hits"
    moments: Words = ("before_roll", "while_attacking")
    takes: Words = ("n",)
    keep = 2.0

    def apply(self, use: Use, effect: Effect) -> None:
        use.fight.hits += effect.n

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.gain(effect.n)


class CancelShields(Counted):
    name = "cancel_shields"
    moments: Words = ("while_attacking",)
    takes: Words = ("n",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.fight.blocked(use.position) > 0

    def apply(self, use: Use, effect: Effect) -> None:
        use.fight.cancelled += effect.n

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.gain(min(effect.n, judge.use.fight.blocked(judge.use.position)))


class IgnoreCover(Counted):
    name = "ignore_cover"
    moments: Words = ("before_roll",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.fight.has_cover(use.position)

    def apply(self, use: Use, effect: Effect) -> None:
        use.fight.ignores_cover = 1

    def worth(self, judge: Judge, effect: Effect) -> float:
        return 1.0


class AddShields(Deed):
    name = "add_shields"
    moments: Words = ("while_defending",)
    takes: Words = ("n",)
    keep = 2.0

    def apply(self, use: Use, effect: Effect) -> None:
        use.fight.shields += effect.n

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.saved(min(effect.n, judge.coming()))


class Dodge(Deed):
    """With `who` near a token it stands on a grenade's card: the token is what is used."""

    name = "dodge"
    moments: Words = ("while_defending",)
    takes: Words = ("who",)
    endings: Words = ("", "-near-token")

    def apply(self, use: Use, effect: Effect) -> None:
        use.fight.dodged = 1

    def ending(self, effect: Effect) -> str:
        return "-near-token" if effect.who is not None else ""

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.saved(judge.coming())


class OnDice(Deed):
    """A verb for dice that lie on the table."""

    moments: Words = ("while_attacking",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.attack is not None and len(use.attack.dice) > 0


class RerollDice(OnDice):
    name = "reroll_dice"
    takes: Words = ("n",)
    aim: Words = ("dice",)
    endings: Words = ("", "-all")
    keep = 1.8

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        number = min(len(use.fight.dice), 8)  # a set of dice is one operand
        every = (1 << number) - 1
        if effect.n >= number:
            return [(every, 0)] if effect.n > EVERY_DIE else [(bits, 0) for bits in range(1, every + 1)]
        return [(bits, 0) for bits in range(1, every + 1) if bits.bit_count() <= effect.n]

    def apply(self, use: Use, effect: Effect) -> None:
        position, attack = use.position, use.fight
        content = position.setting.content
        for at in range(len(attack.dice)):
            if use.target >> at & 1:
                if attack.dice[at] >= BLACK_FACE:
                    attack.dice[at] = BLACK_FACE + content.black[position.chance.below(6, BLACK_DIE)]
                else:
                    attack.dice[at] = content.red[position.chance.below(6, RED_DIE)]
        position.tell("rolled", [attack.attacker, *attack.dice])

    def ending(self, effect: Effect) -> str:
        return "-all" if effect.n > EVERY_DIE else ""

    def count(self, tally: Tally, effect: Effect) -> None:
        tally.rerolls.append(effect.n)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.reroll()


class SetDie(OnDice):
    name = "set_die"
    aim: Words = ("die", "face")

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        """Any die, any of its faces."""
        content = use.position.setting.content
        found: list[tuple[int, int]] = []
        for at, die in enumerate(use.fight.dice):
            faces = content.black if die >= BLACK_FACE else content.red
            found += [(at + 1, value) for value in sorted(set(faces)) if value != die % BLACK_FACE]
        return found

    def apply(self, use: Use, effect: Effect) -> None:
        attack = use.fight
        black = attack.dice[use.target - 1] >= BLACK_FACE
        attack.dice[use.target - 1] = use.other + (BLACK_FACE if black else 0)
        use.position.tell("rolled", [attack.attacker, *attack.dice])

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.gain(judge.use.other - judge.use.fight.dice[judge.use.target - 1] % BLACK_FACE)


class RedrawDefence(Deed):
    name = "redraw_defence"
    moments: Words = ("while_attacking",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.fight.shown != NO_CARD

    def apply(self, use: Use, effect: Effect) -> None:
        use.fight.discard_shown(use.position)
        use.fight.reveal(use.position)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.redraw()


class LowerStagger(Deed):
    name = "lower_stagger"
    moments: Words = ("while_attacking", "after_attack")
    takes: Words = ("n",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.position.on_map(use.fight.defender)

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.stagger_cut[use.fight.defender] += effect.n

    def count(self, tally: Tally, effect: Effect) -> None:
        tally.stagger_cut += effect.n

    def worth(self, judge: Judge, effect: Effect) -> float:
        return 1.0 if judge.use.fight.dealt else 0.0


class ForbidGloryKill(Deed):
    name = "forbid_glory_kill"
    moments: Words = ("while_defending",)

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.no_glory |= 1 << use.fight.defender

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.no_glory_kill()


class Mark(Deed):
    name = "mark"
    moments: Words = ("while_attacking", "after_attack")

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.position.on_map(use.fight.defender)

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.marked |= 1 << use.fight.defender

    def worth(self, judge: Judge, effect: Effect) -> float:
        return 0.5


class Push(Deed):
    name = "push"
    moments: Words = ("after_attack",)
    takes: Words = ("n",)
    aim: Words = ("square",)

    def choices(self, use: Use, effect: Effect) -> list[tuple[int, int]]:
        """Free squares that the defender can be moved to: never through terrain that stops it (D16-TERR-08)."""
        position, defender = use.position, use.fight.defender
        if not position.on_map(defender) or position.is_large(defender):
            return []
        reach = position.setting.field.spread(position.place[defender], position.flies(defender), position.shut)
        standing = position.standing()
        return [(n + 1, 0) for n in range(len(reach)) if 0 < reach[n] <= effect.n and not standing[n]]

    def apply(self, use: Use, effect: Effect) -> None:
        position, defender, square = use.position, use.fight.defender, use.target - 1
        position.put(defender, square)
        position.tell("displaced", [defender, square])
        if is_marine(defender):
            switch_on(position, square)
        killing.judge_place(position, defender)

    def worth(self, judge: Judge, effect: Effect) -> float:
        return 0.2


class AttackAgain(Deed):
    """One more attack in the same activation, with other dice; without any, one die fewer than the demon has."""

    name = "attack_again"
    moments: Words = ("after_attack",)
    takes: Words = ("red", "black", "range", "who")
    endings: Words = ("", "-another", "-fewer")
    keep = 2.5

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.attack is not None and owner_of(use.position, use.attack.attacker) is not None

    def apply(self, use: Use, effect: Effect) -> None:
        position, attack = use.position, use.fight
        mover = owner_of(position, attack.attacker)
        assert mover is not None
        red, black = effect.red, effect.black
        if is_demon(attack.attacker) and not red + black:
            demon = position.setting.demon(attack.attacker)
            red, black = (demon.red - 1, demon.black) if demon.red else (0, max(demon.black - 1, 0))
        # without its card, or the card would grant yet another attack, and so for ever
        mover.offers.append(AttackOffer(red, black, self.reach(use, effect), NO_CARD, self.excluded(use, effect)))

    def reach(self, use: Use, effect: Effect) -> int:
        attacker = use.fight.attacker
        return effect.range or (use.position.setting.demon(attacker).range if is_demon(attacker) else 0)

    def excluded(self, use: Use, effect: Effect) -> int:
        return use.fight.defender if effect.who is not None else -1

    def ending(self, effect: Effect) -> str:
        if not effect.red + effect.black:
            return "-fewer"
        return "-another" if effect.who is not None else ""

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.another_attack(self.reach(judge.use, effect), self.excluded(judge.use, effect))


class TakeAttack(Deed):
    name = "take_attack"
    moments: Words = ("declared",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.position.on_map(use.figure) and beside(use.position, use.figure, use.moment.figure)

    def apply(self, use: Use, effect: Effect) -> None:
        attack, position = use.fight, use.position
        attack.defender = use.figure
        attack.where = list(position.squares(use.figure))
        attack.was_stunned = attack.was_stunned & 1 | 2 * int(position.is_stunned(use.figure))
        position.tell("attack", [attack.attacker, attack.defender, attack.card, attack.red, attack.black])

    def worth(self, judge: Judge, effect: Effect) -> float:
        return judge.guarding()


DODGE: Final = Dodge()
IGNORE_COVER: Final = IgnoreCover()
REROLL_DICE: Final = RerollDice()

IN_ATTACK: Final = (
    AddDice(),
    AddHits(),
    AddShields(),
    AttackAgain(),
    CancelShields(),
    DODGE,
    ForbidGloryKill(),
    IGNORE_COVER,
    LowerStagger(),
    Mark(),
    Push(),
    RedrawDefence(),
    REROLL_DICE,
    SetDie(),
    TakeAttack(),
)


def roll(position: Incursion, red: int, black: int) -> int:
    """Dice outside an attack."""
    content = position.setting.content
    values = [content.red[position.chance.below(6, RED_DIE)] for _ in range(red)]
    values += [content.black[position.chance.below(6, BLACK_DIE)] for _ in range(black)]
    position.tell("rolled", [-1, *values[:red], *(BLACK_FACE + value for value in values[red:])])
    return sum(values)
