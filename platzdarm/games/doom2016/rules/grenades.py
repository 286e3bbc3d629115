"""Grenades on the map (D16-WEAPON-09): what their cards say, when they go off, what they do."""

from platzdarm.games.doom2016.rules import killing
from platzdarm.games.doom2016.rules.cards import Effect
from platzdarm.games.doom2016.rules.effects import around
from platzdarm.games.doom2016.rules.effects_attack import roll
from platzdarm.games.doom2016.rules.effects_figures import HEAL
from platzdarm.games.doom2016.rules.position import Incursion


def effect_of(position: Incursion, weapon: int, when: str) -> Effect | None:
    """What the card of a grenade says for a moment."""
    content = position.setting.content
    for ability in content.actions[content.weapons[weapon].cards[0]].abilities:
        for effect in ability.at(when):
            return effect
    return None


def take_off(position: Incursion, number: int) -> None:
    """The token comes back to its owner."""
    position.grenades = position.grenades[:number] + position.grenades[number + 1 :]


def explode(position: Incursion, when: str, owner: int = -1) -> None:
    """Grenades whose moment has come: each figure on or next to the token suffers what is rolled."""
    content = position.setting.content
    for number in range(len(position.grenades) - 1, -1, -1):
        marine, weapon, square, _ = position.grenades[number]
        effect = effect_of(position, weapon, when)
        if effect is None or owner not in (-1, marine):
            continue
        take_off(position, number)
        amount = roll(position, effect.red, effect.black)
        position.tell("exploded", [square, amount])
        dealt = 0
        for figure in [*position.figures_at(square), *around(position, [square])]:
            before = position.damage[figure]
            dealt += min(amount, position.health(figure) - before)
            killing.suffer(position, figure, amount, marine)
        drain = content.actions[content.weapons[weapon].cards[0]].find(HEAL)
        if drain is not None and position.on_map(marine):
            killing.heal(position, marine, drain.amount.times(dealt))
