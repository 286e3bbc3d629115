"""What the bots ask of a position: how far it is, whom an attack would hurt, and what that is worth."""

from typing import Final

from platzdarm.games.doom2004.rules.attack import Attack
from platzdarm.games.doom2004.rules.doors import is_locked
from platzdarm.games.doom2004.rules.foresight import attack_odds, health_left
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import DOOR_COST, is_marine

FAR: Final = 999
DEATH: Final = 4.0  # of a marine, in wounds
# what it is worth to kill one, beside its wounds
WORTH: Final = {"zombie": 0.8, "imp": 1.2, "trite": 0.7, "demon": 1.5, "archvile": 2.0}
LARGE: Final = 2.5


class Study:
    """One position, and what is worked out of it once."""

    def __init__(self, position: Foray) -> None:
        self.position = position
        self.known: dict[tuple[tuple[tuple[int, int], ...], bool], dict[int, int]] = {}

    def distances(self, goals: dict[int, int], marine: bool) -> dict[int, int]:
        """Points from each square to the nearest goal (with its handicap); figures do not count, doors cost two."""
        key = (tuple(sorted(goals.items())), marine)
        found = self.known.get(key)
        if found is None:
            self.known[key] = found = self.spread(goals, marine)
        return found

    def spread(self, goals: dict[int, int], marine: bool) -> dict[int, int]:
        position = self.position
        field = position.setting.field
        barred = 0
        for door in field.doors:
            if door is not None and position.shut >> door.number & 1:
                if door.number in position.setting.scenario.by_hand or (
                    is_locked(position, door) if marine else door.secured
                ):
                    barred |= 1 << door.number
        solid, floor = position.solid(), position.floor()
        found: dict[int, int] = {}
        fronts: dict[int, list[int]] = {}
        for square, handicap in goals.items():
            fronts.setdefault(handicap, []).append(square)
        cost = 0
        while fronts:
            for square in fronts.pop(cost, []):
                if square in found:
                    continue
                found[square] = cost
                for at in range(8 * square, 8 * square + 8):
                    to = field.around[at]
                    if to < 0 or to in found or field.barred[at] & barred or solid >> to & 1 or not floor >> to & 1:
                        continue
                    price = 1 + (DOOR_COST if field.barred[at] & position.shut else 0)
                    fronts.setdefault(cost + price, []).append(to)
            cost += 1
        return found

    def near(self, figure: int, far: dict[int, int]) -> int:
        return min([far.get(square, FAR) for square in self.position.squares(figure)], default=FAR)

    # -- attacks ----------------------------------------------------------------------------------------------------

    def value(self, attacker: int, weapon: int, square: int, aimed: bool = False) -> float:
        """What an attack is worth to its side: wounds and kills of enemies, less those of friends."""
        position = self.position
        attack = Attack(attacker, weapon, square, aimed)
        total = 0.0
        for figure in attack.concerned(position):
            hostile = is_marine(figure) != is_marine(attacker)
            found = attack_odds(position, attacker, weapon, square, figure, aimed)
            worth = found.mean + found.kill * self.bounty(figure)
            if not is_marine(figure) and not hostile:
                worth *= 0.4  # invaders come again
            total += worth if hostile else -1.5 * worth
        return total

    def bounty(self, figure: int) -> float:
        if is_marine(figure):
            return DEATH
        kind = self.position.setting.invader(figure)
        return WORTH.get(kind.id, LARGE) + 0.1 * health_left(self.position, figure)
