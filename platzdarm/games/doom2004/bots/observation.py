"""What a seat of Doom (2004) sees, as numbers. Of areas that nobody has entered a marine sees nothing."""

from collections.abc import Mapping
from typing import Final

from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.kernel.observing import SMALL, SMALLS, WIDE, Bits, Counts, Each, Places, Shape, Smalls, Stack, Wide

ANSWERS: Final = 192  # to one question, as a rule: how many make a page for programs

BARRELS: Final = 24
ACID: Final = 48  # squares
DUCTS: Final = 24
TOKENS: Final = 96
DELAYED: Final = 4  # rules of the scenario that wait for their round

COUNTERS: Final = ("plates", "boss_movement", "boss_reach", "boss_blast", "frags", "round", "turn")
BY_MARINE: Final = ("state", "life", "armour", "ammo", "order", "adrenaline", "berserk")


def shapes(start: Foray) -> Mapping[str, Shape]:
    setting, scenario = start.setting, start.setting.scenario
    field = scenario.field
    squares = [(field.column(square), field.row(square)) for square in range(field.limit)]
    areas, doors, cards = Bits(len(scenario.areas)), Bits(len(field.doors)), Counts(len(setting.content.cards))
    told: dict[str, Shape] = dict.fromkeys(COUNTERS, SMALL)
    told |= dict.fromkeys((*BY_MARINE, "turned", "wounds"), SMALLS)
    told |= {"place": Places(squares), "death": Places(squares), "kept": Smalls(up=1)}
    told["weapons"] = Each(Bits(2 * len(setting.content.weapons)))
    told["cards"] = Each(Counts(len(setting.content.marine_cards)))
    # the board
    told |= dict.fromkeys(("areas", "encounters", "no_ducts", "no_acid"), areas)
    told |= dict.fromkeys(("shut", "gone", "sealed"), doors)
    told |= {"barrels": Places(squares, BARRELS), "acid": Places(squares, ACID), "ducts": Places(squares, DUCTS)}
    told |= {"tokens": Tokens(squares), "keys": WIDE, "first_key": WIDE}
    # the scenario's own
    told |= {"flags": Bits(len(scenario.flags)), "marks": Bits(len(scenario.marks))}
    told |= {"live_plates": SMALL, "variants": Bits(len(scenario.variants)), "specials": Bits(len(scenario.specials))}
    told["delayed"] = Wide(DELAYED)
    # the invader
    told |= {"hand": cards, "discards": cards, "deck": Stack(len(setting.content.cards))}
    return told


def values(position: Foray) -> list[object]:
    """The fields in the order of `shapes`."""
    told: list[object] = [position.plates, position.boss_movement, position.boss_reach, position.boss_blast]
    told += [position.frags, position.round, position.turn, position.state, position.life, position.armour]
    told += [position.ammo, position.order, position.adrenaline, position.berserk, position.turned, position.wounds]
    told += [position.place, position.death, position.kept, position.weapons, position.cards, position.areas]
    told += [position.encounters, position.no_ducts, position.no_acid, position.shut, position.gone, position.sealed]
    told += [position.barrels, position.acid, position.ducts, position.tokens, position.keys, position.first_key]
    told += [position.flags, position.marks, position.live_plates, position.variants, position.specials]
    told += [position.delayed, position.hand, position.discards, position.deck]
    return told


class Tokens(Shape):
    """Column, row and kind of each, all one higher, in their order."""

    def __init__(self, squares: list[tuple[int, int]]) -> None:
        self.squares = squares

    def tell(self, value: object, seat: int) -> bytes:
        assert isinstance(value, tuple)
        told: list[int] = []
        for token in value:
            column, row = self.squares[token >> 8]
            told += [column + 1, row + 1, (token & 255) + 1]
        return bytes(told)[: 3 * TOKENS].ljust(3 * TOKENS, b"\0")
