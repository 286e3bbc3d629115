"""Attacks (chapters MEL, RNG, ARM, and the Gauss Cannon, Clown and Quartermaster): who is hit, and how hard.

A hit is an integer: source, target and damage. All damage that one tile does to another in one phase is one hit,
because one medic cancels all of it (NH-MED-01).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules.field import Field
from platzdarm.games.neuroshima.rules.modules import Influence
from platzdarm.games.neuroshima.rules.sides import STRIDE, Sides
from platzdarm.games.neuroshima.rules.tiles import HQ, Piece

NO_CONVERSION: Final = -1
TO_MELEE: Final = 0
TO_RANGED: Final = 1

INSTANT_SOURCE: Final = 254  # the 'cell' from which Sniper, Grenade and Air Strike come


def make_hit(source: int, target: int, damage: int) -> int:
    return source << 16 | target << 8 | damage


def hit_source(hit: int) -> int:
    return hit >> 16


def hit_target(hit: int) -> int:
    return hit >> 8 & 255


def hit_damage(hit: int) -> int:
    return hit & 255


def conversion(way: int, to: int) -> int:
    """A Quartermaster's change of the attack in direction `way` (NH-HEG-11, 12)."""
    return way << 1 | to


@mypyc_attr(acyclic=True, free_list_len=1)
class Volley:
    """The attacks of one phase, all fixed on the board as it stood when the phase began (NH-BAT-03)."""

    def __init__(self, cells: list[Piece | None], field: Field, sides: Sides, influence: Influence) -> None:
        self.cells = cells
        self.field = field
        self.sides = sides
        self.influence = influence
        self.hits: list[int] = []

    def attack(self, cell: int, piece: Piece, changed: int) -> None:
        """All attacks of one tile; `changed` is the attack that a Quartermaster converts, or NO_CONVERSION."""
        facing = piece.facing
        melee_bonus = self.influence.melee[cell]
        # The Gauss Cannon's shot is never strengthened (NH-MOL-05).
        ranged_bonus = 0 if piece.tile.gauss else self.influence.ranged[cell]
        for way in facing.melee_ways:
            if changed != NO_CONVERSION and changed == conversion(way, TO_RANGED):
                # printed strength first, then the change, then the bonuses of the new kind (NH-HEG-13)
                self.shoot(cell, piece, way, facing.melee[way] + self.influence.ranged[cell], False)
            else:
                self.strike(cell, piece, way, facing.melee[way] + melee_bonus)
        for way in facing.ranged_ways:
            if changed != NO_CONVERSION and changed == conversion(way, TO_MELEE):
                self.strike(cell, piece, way, facing.ranged[way] + melee_bonus)
            else:
                self.shoot(cell, piece, way, facing.ranged[way] + ranged_bonus, piece.tile.gauss)

    def strike(self, cell: int, piece: Piece, way: int, strength: int) -> None:
        target = self.field.neighbour[cell * 6 + way]
        if target == OFF or strength <= 0:
            return
        other = self.cells[target]
        if other is None or not self.sides.hits[piece.seat * STRIDE + other.seat]:
            return
        if piece.tile.kind == HQ and other.tile.kind == HQ:
            return  # a HQ never harms a HQ (NH-HQ-02)
        self.add(cell, target, strength)

    def shoot(self, cell: int, piece: Piece, way: int, strength: int, through: bool) -> None:
        """A shot stops at the first enemy; through friends it passes, and the Gauss shot through everybody."""
        for target in self.field.ray[cell * 6 + way]:
            other = self.cells[target]
            if other is None or not self.sides.hits[piece.seat * STRIDE + other.seat]:
                continue
            if piece.tile.kind == HQ and other.tile.kind == HQ:
                return
            # The shot meets the face that looks back along its way (NH-CONV-03); armour takes 1 off (NH-ARM-01).
            damage = strength - other.facing.armour[(way + 3) % 6]
            if damage > 0:
                self.add(cell, target, damage)
            if not through:
                return

    def explode(self, cell: int) -> None:
        """The Clown: 1 damage to every neighbour, friends and HQs included, armour or not (NH-MOL-11, 12)."""
        for target in self.field.around[cell]:
            if self.cells[target] is not None:
                self.add(cell, target, 1)

    def add(self, source: int, target: int, damage: int) -> None:
        pair = source << 8 | target
        hits = self.hits
        for place in range(len(hits) - 1, -1, -1):
            if hits[place] >> 16 != source:
                break
            if hits[place] >> 8 == pair:
                hits[place] += damage
                return
        hits.append(make_hit(source, target, damage))
