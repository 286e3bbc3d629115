"""The most damage that the enemy HQ can still take in the battle of this turn: what a proof need not look at.

A board is left out only if no battle on it could do enough, so the bound must never be too low. It forgives whatever
could stand in the way of a blow: nets, enemies in the line of fire, medics, armour, an early death of the attacker.
What is left is plain geometry, and each of its parts is at least what the rules allow:

- A tile hurts a HQ only along the direction in which the HQ stands: with its blow from the next cell, with its shot
  from any distance (chapters MEL, RNG). Its cell and rotation do not change in a battle.
- It attacks at most once for each printed initiative and once for each extra attack that it is given (NH-INI-07, XA).
- Bonuses come from tiles beside it that are linked to it, and a module works for its owner, or for
  whose Scoper holds it (NH-OUT-08).
- A Quartermaster may turn a blow into a shot and back (NH-HEG-11): where there is one, both count at any distance.
- A Clown beside the HQ, whoever's, does 1 more by exploding (NH-MOL-11).
- Instants never harm a HQ (NH-SNP-02, NH-GRN-01, NH-AIR-03).

What the hand may still add counts as if every tile found its best place: each unit the most that it can do in any
direction with every bonus there is, each module its bonus to everybody; what may still move counts likewise.
"""

from typing import Final

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules.field import Field
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.tiles import HQ, MOVE, OWN_MOVE, PUSH, SIDES, Facing, Gift, Piece, Tile

NO_WAY: Final = -1


class Bonuses:
    """Strength of blows, strength of shots, extra attacks."""

    def __init__(self, melee: int, ranged: int, extra: int) -> None:
        self.melee = melee
        self.ranged = ranged
        self.extra = extra

    def add(self, gift: Gift) -> None:
        self.melee += max(gift.melee, 0)
        self.ranged += max(gift.ranged, 0)
        self.extra += max(gift.extra, 0)


class Means:
    """What the turn still has to play, and which kinds of tiles are about that loosen what would else be fixed."""

    def __init__(self, position: Skirmish, seat: int) -> None:
        tiles = position.setting.armies[seat].tiles
        may_play = position.played < position.setting.puzzle_plays
        self.hand = [tiles[number] for number in position.hands[seat]] if may_play else []
        self.moves = 0  # Move tiles
        self.pushes = False
        self.carries = False  # Transports
        self.scoper = False
        self.swapper = False  # Quartermasters
        for tile in self.hand:
            self.moves += tile.instant == MOVE
            self.pushes = self.pushes or tile.instant == PUSH
            self.note(tile)
        for piece in position.cells:
            if piece is not None and piece.tile.works_on_others:
                self.note(piece.tile)

    def note(self, tile: Tile) -> None:
        self.carries = self.carries or tile.grants_mobility
        self.scoper = self.scoper or tile.takes_over
        self.swapper = self.swapper or tile.swaps_attack


class Reach:
    """For a puzzle of two seats."""

    def __init__(self, field: Field, seat: int) -> None:
        self.field = field
        self.seat = seat
        self.ways = [NO_WAY] * (field.size * field.size)  # from cell to cell, where they lie in a line
        for cell in range(field.size):
            for way in range(SIDES):
                for far in field.ray[cell * SIDES + way]:
                    self.ways[cell * field.size + far] = way

    def most(self, position: Skirmish) -> int:
        """Of what any play of the rest of this turn can do to the enemy HQ."""
        base = position.hq_cell(1 - self.seat)
        if base == OFF:
            return 0
        means = Means(position, self.seat)
        total = self.everything(position, means)
        damage = self.on_board(position, base, means, total)
        for tile in means.hand:
            damage += anywhere(tile, total) + tile.explodes
        return damage

    def on_board(self, position: Skirmish, base: int, means: Means, total: Bonuses) -> int:
        """What the tiles that lie there can do; each Move tile may bring one of them to its best place."""
        anyone = means.pushes or means.carries  # a pushed HQ may come before any tile's edge
        near = self.near(position, means.scoper)
        added = total if anyone else self.added(position, means)
        damage, gain = 0, 0
        for cell, piece in enumerate(position.cells):
            if piece is None:
                continue
            tile = piece.tile
            if tile.explodes and (anyone or base in self.field.around[cell]):
                damage += 1
            if piece.seat != self.seat or not tile.initiative or tile.kind == HQ:
                continue
            if anyone or (tile.mobility and not piece.spent & OWN_MOVE):
                damage += anywhere(tile, total)
                continue
            here = self.here(cell, piece, base, near[cell], added, means.swapper)
            damage += here
            if means.moves:
                gain = max(gain, anywhere(tile, total) + tile.explodes - here)
        return damage + gain * means.moves

    def everything(self, position: Skirmish, means: Means) -> Bonuses:
        """All bonuses that one tile could have at once."""
        found = Bonuses(0, 0, 0)
        for piece in position.cells:
            if piece is not None and piece.tile.gives:
                if piece.seat == self.seat or means.scoper:
                    found.add(piece.tile.to_friends)
                if piece.seat != self.seat or means.scoper:
                    found.add(piece.tile.to_foes)
        for tile in means.hand:
            found.add(tile.to_friends)
        return found

    def added(self, position: Skirmish, means: Means) -> Bonuses:
        """What modules from the hand, or those that move, may add to what a tile has where it stands."""
        found = Bonuses(0, 0, 0)
        for tile in means.hand:
            found.add(tile.to_friends)
        melee, ranged, extra = 0, 0, 0  # the best of what a Move tile could bring
        for piece in position.cells:
            if piece is None or piece.seat != self.seat or not piece.tile.gives:
                continue
            gift = piece.tile.to_friends
            if piece.tile.mobility and not piece.spent & OWN_MOVE:
                found.add(gift)
            else:
                melee, ranged, extra = max(melee, gift.melee), max(ranged, gift.ranged), max(extra, gift.extra)
        found.melee += melee * means.moves
        found.ranged += ranged * means.moves
        found.extra += extra * means.moves
        return found

    def near(self, position: Skirmish, scoper: bool) -> list[Bonuses | None]:
        """What each own tile has where it stands now."""
        found: list[Bonuses | None] = [None] * self.field.size
        for cell, piece in enumerate(position.cells):
            if piece is None or not piece.tile.gives:
                continue
            own = piece.seat == self.seat
            for way in piece.facing.gift_ways:
                target = self.field.neighbour[cell * SIDES + way]
                if target == OFF:
                    continue
                other = position.cells[target]
                if other is None or other.seat != self.seat:
                    continue
                given = found[target]
                if given is None:
                    given = Bonuses(0, 0, 0)
                    found[target] = given
                if own or scoper:
                    given.add(piece.tile.to_friends)
                if not own or scoper:
                    given.add(piece.tile.to_foes)
        return found

    def here(self, cell: int, piece: Piece, base: int, given: Bonuses | None, added: Bonuses, swapper: bool) -> int:
        """The most that a tile does to the HQ from where it stands, as it lies."""
        way = self.ways[cell * self.field.size + base]
        if way == NO_WAY:
            return 0
        melee, ranged, extra = added.melee, added.ranged, added.extra
        if given is not None:
            melee += given.melee
            ranged += given.ranged
            extra += given.extra
        if swapper:
            melee = ranged = max(melee, ranged)
        beside = self.field.neighbour[cell * SIDES + way] == base
        facing = piece.facing
        attack = facing.ranged[way] + ranged if facing.ranged[way] else 0
        if facing.melee[way] and (beside or swapper):
            attack += facing.melee[way] + melee
        return attack * (len(piece.tile.initiative) + extra)


def anywhere(tile: Tile, total: Bonuses) -> int:
    """The most that a tile can do to a HQ in the best place, with every bonus there is."""
    if not tile.initiative:
        return 0
    facing: Facing = tile.facings[0]
    best = 0
    bonus = max(total.melee, total.ranged)
    for way in range(SIDES):
        attack = 0
        if facing.melee[way]:
            attack += facing.melee[way] + bonus
        if facing.ranged[way]:
            attack += facing.ranged[way] + bonus
        best = max(best, attack)
    return best * (len(tile.initiative) + total.extra)
