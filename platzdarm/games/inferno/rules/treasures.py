"""Treasures (chapter TREAS): face down on the field and in the bag, held in secret, used at any moment."""

from typing import Final

from platzdarm.games.inferno.rules.decks import seen_by, without
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.rats import boostable
from platzdarm.games.inferno.rules.setting import TREASURES
from platzdarm.games.inferno.rules.verbs import USE
from platzdarm.kernel.action import pack
from platzdarm.kernel.answers import Span, each
from platzdarm.kernel.pile import Pile, bag_of

NO_TREASURE: Final = -1


def collect(position: Contest, piece: int) -> None:
    """Of the cells in which a champion ends its movement or enters (INF-TREAS-01)."""
    for cell in position.cells_of(piece):
        if cell in position.chests:
            take_chest(position, position.owner[piece], cell)


def take_chest(position: Contest, seat: int, cell: int) -> None:
    treasure = position.chance.draw(position.unseen.top, TREASURES)
    position.unseen = position.unseen.without(treasure)
    position.chests = tuple([chest for chest in position.chests if chest != cell])
    position.tell("collected", [seat, cell])
    hold(position, seat, treasure)


def gain_treasure(position: Contest, seat: int) -> None:
    """A random one from the bag (INF-TREAS-03)."""
    treasure = from_bag(position)
    if treasure != NO_TREASURE:
        position.tell("gained_treasure", [seat])
        hold(position, seat, treasure)


def hold(position: Contest, seat: int, treasure: int) -> None:
    """Secret from others (INF-TREAS-02); partners share what they hold (INF-TEAM-05)."""
    side = position.setting.side_of(seat)
    position.treasures[side] = tuple(sorted([*position.treasures[side], treasure]))
    position.tell("treasure", [seat, treasure], seen_by(position, seat))
    progress(position, seat, "takes_treasure", 1)


def from_bag(position: Contest) -> int:
    """When the bag is empty the discarded treasures go back into it (INF-TREAS-04).

    As long as the first filling lasts, nobody can tell what lies on the field from what is in the bag: they are one.
    """
    if position.bag.size:
        treasure = position.chance.draw(position.bag.top, TREASURES)
        position.bag = position.bag.without(treasure)
        return treasure
    if position.unseen.size > len(position.chests):
        treasure = position.chance.draw(position.unseen.top, TREASURES)
        position.unseen = position.unseen.without(treasure)
        return treasure
    if not position.spent:
        return NO_TREASURE
    position.bag = Pile([bag_of(list(position.spent), len(position.setting.content.treasures))])
    position.spent = ()
    return from_bag(position)


def uses(position: Contest, seat: int) -> list[Span]:
    """USE treasure champion: any of the side's treasures, on one of the player's own champions."""
    held = sorted(set(position.treasures[position.setting.side_of(seat)]))
    pieces = boostable(position, seat)
    return [each(pack(USE, treasure), pieces, 16) for treasure in held] if pieces else []


def use(position: Contest, seat: int, treasure: int, piece: int) -> None:
    """INF-TREAS-06, 07: boosts last until the end of the turn, a soul for good; a minion has none (INF-KEY-19)."""
    side = position.setting.side_of(seat)
    position.treasures[side] = without(position.treasures[side], treasure)
    position.spent = (*position.spent, treasure)
    found = position.setting.content.treasures[treasure]
    position.tell("used", [seat, treasure, piece])
    position.strength_up[piece] += found.strength
    position.defence_up[piece] += found.defence
    position.speed_up[piece] += found.speed
    position.granted[piece] |= found.keywords
    add_souls(position, piece, found.souls)


def add_souls(position: Contest, piece: int, number: int) -> None:
    """INF-TOKEN-02, 03."""
    if number and not position.is_minion(piece):
        position.souls[piece] += number
        position.tell("souls", [piece, position.souls[piece]])


def discard_kept(position: Contest, piece: int) -> None:
    """The treasure on a champion's card; a soul that it gave stays (INF-CARD-17)."""
    if position.kept[piece]:
        position.spent = (*position.spent, position.kept[piece] - 1)
        position.kept[piece] = 0
