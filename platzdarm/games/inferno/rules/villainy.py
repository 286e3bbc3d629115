"""What a villain is (chapters CSET, CVIL): who is meant by a colour, its card, its target, the threat level."""

from platzdarm.games.inferno.rules.cards import Treasure
from platzdarm.games.inferno.rules.field import OFF, PORTAL
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import BEELZEPUG, BOSS, NO_GOAL, RAKAR, RAT_KING
from platzdarm.games.inferno.rules.setting import DEVIL_RAT, NOBODY, VILLAIN, VILLAIN_RATS


def threat(position: Contest) -> int:
    """INF-CTURN-07."""
    return len(position.plotted)


def is_villain(position: Contest, piece: int) -> bool:
    return position.owner[piece] == VILLAIN


def is_villain_rat(position: Contest, piece: int) -> bool:
    return is_villain(position, piece) and piece >= position.setting.villain_rats_from


def figures_of(position: Contest, piece: int) -> list[int]:
    """Those who share a villain's card, as far as the threat level has brought them (INF-CARD-21, 22)."""
    levels = position.kind_at(piece).levels
    if not levels:
        return [piece]
    first = card_of(position, piece)
    return [first + number for number, level in enumerate(levels) if number == 0 or threat(position) >= level]


def card_of(position: Contest, piece: int) -> int:
    """The figure that stands for the card: the first of a pack. What lies on the card lies with it."""
    if not position.kind_at(piece).levels:
        return piece
    return position.setting.pieces_of(position.setting.kind_of[piece])[0]


def of_goal(position: Contest, goal: int) -> list[int]:
    """The villains whose card bears a colour, in the order in which they are ordered (INF-CORD-01, INF-CKYT-06)."""
    if goal == BOSS:
        return [position.setting.boss]
    found: list[int] = []
    for piece in range(position.setting.villains_from, position.setting.villain_rats_from):
        if position.goal[piece] == goal and is_villain(position, piece) and card_of(position, piece) == piece:
            found.append(piece)
    found.sort(key=lambda piece: piece in position.risen)
    return [figure for piece in found for figure in figures_of(position, piece)]


def villains(position: Contest) -> list[int]:
    """All in their supply, rats on the field among them."""
    cast = range(position.setting.villains_from, position.setting.villain_rats_from)
    found = [piece for piece in cast if is_villain(position, piece) and piece in figures_of(position, piece)]
    return found + rats(position)


def rats(position: Contest) -> list[int]:
    """The villains' rats on the field."""
    return [piece for piece in position.standing() if is_villain_rat(position, piece)]


def giant_rats(position: Contest) -> list[int]:
    return [rat for rat in rats(position) if rat < position.setting.villain_rats_from + VILLAIN_RATS]


def devil_rat(position: Contest) -> int:
    return position.setting.villain_rats_from + VILLAIN_RATS


def next_villain_rat(position: Contest, kind: str) -> int:
    """A figure that is left in the box, or NOBODY (INF-CVIL-08); there is one Devil Rat for all."""
    if kind == DEVIL_RAT:
        rat = devil_rat(position)
        taken = position.owner[position.setting.piece_named[DEVIL_RAT]] != NOBODY
        return NOBODY if taken or position.owner[rat] == VILLAIN else rat
    first = position.setting.villain_rats_from
    stock = [rat for rat in range(first, first + VILLAIN_RATS) if position.owner[rat] == NOBODY]
    return stock[0] if stock else NOBODY


# -- targets -----------------------------------------------------------------------------------------------------


def goal_cell(position: Contest, goal: int) -> int:
    """Where the target token of a colour lies; OFF while it lies on a champion's card (INF-CPUG-04)."""
    if goal == NO_GOAL:
        return OFF
    if position.marked != NOBODY and goal == position.goal[position.setting.boss]:
        return OFF
    return position.setting.scenario.goals[goal]


def rat_place(position: Contest, goal: int) -> int:
    """Where a scheme brings a rat: the target of a colour, or the villains' portal where that cannot be.

    The target may lie on a card, or in a portal of the players, where no villain may be placed (INF-TERR-04).
    """
    cell = goal_cell(position, goal)
    if cell == OFF or position.terrain[cell] == PORTAL:
        return position.portals(VILLAIN)[0]
    return cell


# -- bosses ------------------------------------------------------------------------------------------------------


def is_boss(position: Contest, piece: int, special: str) -> bool:
    return piece == position.setting.boss and position.setting.scenario.special(special) > 0


def has_pool(position: Contest, piece: int) -> bool:
    """Beelzepug, whose defence is a store that damage uses up (INF-CPUG-07)."""
    return is_boss(position, piece, BEELZEPUG)


def is_shielded(position: Contest, piece: int) -> bool:
    """Rakar, while a marker lies on his card (INF-CRAK-06)."""
    return is_boss(position, piece, RAKAR) and position.markers[piece] > 0


def boons(position: Contest, piece: int) -> list[Treasure]:
    """Treasures that work on a villain: omens for all of them, and the hoard for the Rat King (INF-CRAT-08)."""
    if not is_villain(position, piece) or not (position.omens or position.hoard):
        return []
    found = position.omens
    if is_boss(position, piece, RAT_KING):
        found = found + position.hoard
    return [position.setting.content.treasures[treasure] for treasure in found]
