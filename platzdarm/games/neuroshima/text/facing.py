"""Where a tile looks, for words: the direction of its front, since nobody knows how a tile lies unturned."""

from platzdarm.games.neuroshima.rules.tiles import SIDES, Tile

ALONG = (2, 1, -1, -2, -1, 1)  # how well a side looks along another, by the steps between them


def front(tile: Tile) -> int:
    """The printed side in the middle of the tile's attacks; without any, of its nets, then of its links."""
    attacks = [melee + ranged for melee, ranged in zip(tile.melee, tile.ranged, strict=True)]
    marks = next((marks for marks in (attacks, tile.net, tile.link) if any(marks)), [])
    best, found = -1000, 0
    for side, mark in enumerate(marks):
        value = 100 * sum(other * ALONG[(at - side) % SIDES] for at, other in enumerate(marks)) + mark
        if mark and value > best:
            best, found = value, side
    return found


def facing(tile: Tile, rotation: int) -> int:
    """The direction on the board in which its front looks (NH-CONV-02)."""
    return (front(tile) + rotation) % SIDES
