"""The odds of an attack before it is made, as the position stands: bonuses of weapon, cards and leaders counted.

And those of an attack that has been rolled, for every set of dice that may be rolled again.
"""

from typing import Final

from platzdarm.games.doom2004.rules.attack import DIE, Attack
from platzdarm.games.doom2004.rules.odds import Odds, Strike, again, faces_of, odds
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import is_marine
from platzdarm.games.doom2004.rules.targets import attack_range, dice_of
from platzdarm.games.doom2004.rules.verbs import DODGE

SURE: Final = 99  # damage that is more than any armour


def health_left(position: Foray, figure: int) -> int:
    """The wounds that kill it."""
    return position.life[figure] if is_marine(figure) else position.rating(figure) - position.wounds[figure]


def strike(position: Foray, attacker: int, weapon: int, square: int, figure: int) -> Strike:
    """An attack on a square, as it concerns one figure."""
    attack = Attack(attacker, weapon, square, False)
    attack.distance = attack_range(position, attacker, weapon, square)
    return strike_of(position, attack, figure)


def strike_of(position: Foray, attack: Attack, figure: int) -> Strike:
    """An attack in progress, as it concerns one figure; berserk fists take no notice of armour (D04-TOKEN-10)."""
    bare = Attack(attack.attacker, attack.weapon, attack.square, False)  # without dice it shows what is added to them
    bare.deadly = attack.deadly
    outright = attack.berserk(position) and not is_marine(figure)
    dice = dice_of(position, attack.attacker, attack.weapon)
    return Strike(
        faces_of(position.setting.content.faces),
        tuple([number - attack.removed.count(colour) for colour, number in enumerate(dice)]),
        attack.distance,
        1 if outright else max(position.armour_of(figure), 1),
        1 if outright else max(health_left(position, figure), 1),
        attack.melee(position),
        bare.reach(position),
        SURE if outright else bare.damage(position),
    )


def barrel_strike(position: Foray, attack: Attack) -> Strike:
    """As it concerns a barrel: any damage sets it off (D04-PROP-07)."""
    return strike_of(position, attack, attack.attacker)._replace(armour=1, health=1)


def attack_odds(position: Foray, attacker: int, weapon: int, square: int, figure: int, aimed: bool = False) -> Odds:
    attack = Attack(attacker, weapon, square, aimed)
    attack.distance = attack_range(position, attacker, weapon, square)
    return odds_of(position, attack, figure)


def odds_of(position: Foray, attack: Attack, figure: int) -> Odds:
    """With the choice of an aiming attacker, or of a figure that dodges."""
    aims = attack.aimed or position.powers(attack.attacker, attack.weapon).aimed
    dodges = is_marine(figure) and position.order[figure] == DODGE
    return full(position, figure, odds(strike_of(position, attack, figure), aims, dodges), attack.attacker)


def reroll_odds(position: Foray, attack: Attack, figure: int, chosen: int) -> Odds:
    """If the dice of these places are rolled again, and the others kept."""
    dice = [(die // DIE, die % DIE) for die in attack.dice]
    return full(position, figure, again(strike_of(position, attack, figure), dice, chosen), attack.attacker)


def full(position: Foray, figure: int, found: Odds, attacker: int) -> Odds:
    """Where one success is enough for a kill, the odds have but one step: told by all wounds up to the kill."""
    health = max(health_left(position, figure), 1)
    if len(found.wounds) == health + 1 or is_marine(figure) or not is_marine(attacker):
        return found
    boss = position.setting.scenario.boss
    taken = min(boss.outright, health) if boss is not None and position.is_boss(figure) else health
    wounds = [0] * (health + 1)
    wounds[0] += found.wounds[0]
    wounds[taken] += found.wounds[1]
    return found._replace(wounds=tuple(wounds))
