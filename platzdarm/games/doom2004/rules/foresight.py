"""The odds of an attack before it is made, as the position stands: bonuses of weapon, cards and leaders counted."""

from platzdarm.games.doom2004.rules.attack import Attack
from platzdarm.games.doom2004.rules.odds import Odds, Strike, faces_of, odds
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import is_marine
from platzdarm.games.doom2004.rules.targets import attack_range, dice_of, is_melee
from platzdarm.games.doom2004.rules.verbs import DODGE


def health_left(position: Foray, figure: int) -> int:
    """The wounds that kill it."""
    return position.life[figure] if is_marine(figure) else position.rating(figure) - position.wounds[figure]


def strike(position: Foray, attacker: int, weapon: int, square: int, figure: int) -> Strike:
    """An attack on a square, as it concerns one figure."""
    bare = Attack(attacker, weapon, square, False)  # without dice it shows what is added to them
    return Strike(
        faces_of(position.setting.content.faces),
        tuple(dice_of(position, attacker, weapon)),
        attack_range(position, attacker, weapon, square),
        max(position.armour_of(figure), 1),
        max(health_left(position, figure), 1),
        is_melee(position, attacker, weapon),
        bare.reach(position),
        bare.damage(position),
    )


def attack_odds(position: Foray, attacker: int, weapon: int, square: int, figure: int, aimed: bool = False) -> Odds:
    """With the choice of an aiming attacker, or of a figure that dodges."""
    aims = aimed or position.powers(attacker, weapon).aimed
    dodges = is_marine(figure) and position.order[figure] == DODGE
    return odds(strike(position, attacker, weapon, square, figure), aims, dodges)
