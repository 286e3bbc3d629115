"""Entering the battlefield (chapters ENTER, BASE), and how figures come into play and leave it."""

from platzdarm.games.inferno.rules.cards import WEB_WALKER
from platzdarm.games.inferno.rules.figures import has
from platzdarm.games.inferno.rules.position import CARD_BITS, Contest
from platzdarm.games.inferno.rules.rats import has_base, next_rat
from platzdarm.games.inferno.rules.row import banish, below_quests
from platzdarm.games.inferno.rules.scenario import BEELZEPUG
from platzdarm.games.inferno.rules.setting import CAPTIVE, GIANT_RAT, NOBODY
from platzdarm.games.inferno.rules.story import beat
from platzdarm.games.inferno.rules.terrain import note_portal
from platzdarm.games.inferno.rules.treasures import collect
from platzdarm.games.inferno.rules.villainy import is_villain


def join(position: Contest, seat: int, piece: int) -> None:
    """Into a supply, ready and off the field (INF-ACQ-02)."""
    if position.owner[piece] != seat:
        position.owner[piece] = seat
        position.exhausted[piece] = 0
        position.tell("joined", [seat, piece])


def enter(position: Contest, piece: int, cell: int, turned: int = 0) -> None:
    """A treasure there is its owner's (INF-TREAS-01)."""
    position.put(piece, cell, turned)
    position.tell("entered", [piece, cell])
    if is_villain(position, piece):  # INF-CVIL-03
        return
    collect(position, piece)
    for covered in position.cells_of(piece):
        note_portal(position, position.owner[piece], covered)
    mark(position, piece, cell)


def mark(position: Contest, piece: int, cell: int) -> None:
    """Whoever enters where Beelzepug's target lies bears it from then on, but for minions (INF-CPUG-04)."""
    scenario = position.setting.scenario
    if not scenario.special(BEELZEPUG) or position.marked != NOBODY or position.is_minion(piece):
        return
    if cell == scenario.goals[position.goal[position.setting.boss]]:
        position.marked = piece
        position.tell("marked", [piece])
        beat(position, BEELZEPUG, 1)


def entries(position: Contest, seat: int, piece: int) -> list[int]:
    """Where a champion that is off the field may enter: cells, twice, plus one for the other way a big one lies.

    A free own portal (INF-ENTER-01, 04), or for some a web (INF-TOKEN-05); none without a base (INF-BASE-01).
    """
    if not has_base(position, seat):
        return []
    cells = list(position.portals(seat))
    if has(position, piece, WEB_WALKER):
        cells += position.webs
    if position.kind_at(piece).cells == 1:
        side = position.setting.side_of(seat)
        return [cell << 1 for cell in cells if position.is_free(cell) and position.bears(cell, side)]
    return [place for place in free_triangles(position, seat, NOBODY) if covers_any(position, place, cells)]


def free_triangles(position: Contest, seat: int, crushed: int) -> list[int]:
    """Triangles of cells that are free, but for a champion that will be crushed."""
    side = position.setting.side_of(seat)
    found: list[int] = []
    for turned, triangles in enumerate(position.field.triangles):
        for cell, covered in enumerate(triangles):
            if covered and all(
                position.bears(one, side) and position.occupants().get(one, crushed) == crushed for one in covered
            ):
                found.append(cell << 1 | turned)
    return found


def covers_any(position: Contest, place: int, cells: list[int]) -> bool:
    return any(cell in cells for cell in position.field.triangles[place & 1][place >> 1])


def triangles_over(position: Contest, seat: int, piece: int) -> list[int]:
    """Those over an enemy's cell (INF-CARD-07)."""
    cells = position.cells_of(piece)
    return [place for place in free_triangles(position, seat, piece) if covers_any(position, place, cells)]


def figure_to_enter(position: Contest, seat: int, kind: str, beside: int) -> int:
    """An own figure that is off the field, or one of the stock; NOBODY if there is none."""
    if kind == GIANT_RAT:
        return next_rat(position, seat)
    for piece in position.setting.pieces_of(position.setting.content.kind(kind).index):
        if piece != beside and not position.on_field(piece) and position.owner[piece] in (seat, NOBODY):
            if position.owner[piece] == seat or position.is_minion(piece):
                return piece
    return NOBODY


def cells_beside(position: Contest, piece: int) -> list[int]:
    """Free cells next to a champion in which its side may stand."""
    side = position.side_of(position.owner[piece])
    found: list[int] = []
    for cell in position.cells_of(piece):
        for beside in position.field.around[cell]:
            if position.is_free(beside) and position.bears(beside, side) and beside not in found:
                found.append(beside)
    return sorted(found)


def distance_to(position: Contest, piece: int, cell: int) -> int:
    return min([position.field.distance(own, cell) for own in position.cells_of(piece)])


def pulled(position: Contest, piece: int, chest: int, steps: int) -> list[int]:
    """Where a treasure may end that is pulled towards a champion: each step nearer, into no enemy's cell."""
    found: list[int] = []
    front = [chest]
    for _ in range(steps):
        ahead: list[int] = []
        for cell in front:
            near = distance_to(position, piece, cell)
            for beside in position.field.around[cell]:
                if distance_to(position, piece, beside) < near and beside not in ahead:
                    other = position.occupants().get(beside, piece)
                    if position.owner[other] == CAPTIVE:
                        continue
                    if not position.are_enemies(piece, other) and beside not in position.chests:
                        ahead.append(beside)
        found += [cell for cell in ahead if cell not in found]
        front = ahead
    return sorted(found)


def banish_champion(position: Contest, seat: int, piece: int) -> None:
    """Its card goes to the banished pile, quests on it below the quest deck (INF-CARD-09)."""
    for entry in position.attached[piece]:
        below_quests(position, entry & CARD_BITS)
    position.attached[piece] = ()
    position.souls[piece] = 0
    position.lit[piece] = 0
    position.exhausted[piece] = 0
    position.beaten[piece] = 0
    position.owner[piece] = NOBODY
    card = next(card for card in position.setting.content.cards if card.champion == position.kind[piece])
    banish(position, seat, card.index)
