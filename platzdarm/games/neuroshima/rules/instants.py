"""Instants (chapters INST, PSH, GRN, SNP, AIR): their legal targets, and what they do."""

from typing import Any

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules.attacks import INSTANT_SOURCE, make_hit
from platzdarm.games.neuroshima.rules.medics import Harm
from platzdarm.games.neuroshima.rules.modules import Control
from platzdarm.games.neuroshima.rules.position import NORMAL, Skirmish
from platzdarm.games.neuroshima.rules.sides import STRIDE
from platzdarm.games.neuroshima.rules.tiles import AIR_STRIKE, BATTLE, GRENADE, HQ, PUSH, SNIPER
from platzdarm.games.neuroshima.rules.verbs import AIR_STRIKE as AIR_STRIKE_VERB
from platzdarm.games.neuroshima.rules.verbs import BATTLE as BATTLE_VERB
from platzdarm.games.neuroshima.rules.verbs import GRENADE as GRENADE_VERB
from platzdarm.games.neuroshima.rules.verbs import PUSH as PUSH_VERB
from platzdarm.games.neuroshima.rules.verbs import RETREAT, SNIPE
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers, Span, each
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step


def add_instant(position: Skirmish, control: Control, instant: int, singles: list[int], spans: list[Span]) -> None:
    """The ways to play an instant; none where it has no legal target (NH-PLAY-05). Move is with `moving`."""
    if instant == BATTLE:
        if position.stage == NORMAL:  # nobody has drawn his last tile (NH-END-02)
            singles.append(BATTLE_VERB)
    elif instant == PUSH:
        add_pushes(position, control, singles)
    elif instant == SNIPER:
        spans.append(each(SNIPE, enemy_tiles(position), 8))
    elif instant == GRENADE:
        spans.append(each(GRENADE_VERB, grenade_targets(position, control), 8))
    elif instant == AIR_STRIKE:
        spans.append(each(AIR_STRIKE_VERB, position.setting.field.inner_cells, 8))


def enemy_tiles(position: Skirmish) -> list[int]:
    """Enemy tiles that are no HQ, anywhere; allies are no targets (NH-SNP-02, NH-TEAM-04)."""
    friends, seat = position.setting.sides.friends, position.active
    found: list[int] = []
    for cell, piece in enumerate(position.cells):
        if piece is not None and piece.tile.kind != HQ and not friends[seat * STRIDE + piece.seat]:
            found.append(cell)
    return found


def grenade_targets(position: Skirmish, control: Control) -> list[int]:
    """Enemies next to the own HQ, if that is not netted (NH-GRN-01 to 03)."""
    base = position.hq_cell(position.active)
    if base == OFF or control.is_netted(base):
        return []
    around = position.setting.field.around[base]
    return [cell for cell in enemy_tiles(position) if cell in around]


def add_pushes(position: Skirmish, control: Control, singles: list[int]) -> None:
    """Pusher and pushed are adjacent, neither netted, with a free cell behind (NH-PSH-01, 04, NH-NET-09)."""
    field, catches = position.setting.field, position.setting.sides.catches
    cells = position.cells
    for cell, piece in enumerate(cells):
        if piece is not None and piece.seat == position.active and not control.netted >> cell & 1:
            for way in range(6):
                target = field.neighbour[cell * 6 + way]
                if target == OFF or control.netted >> target & 1:
                    continue
                other = cells[target]
                if other is not None and catches[piece.seat * STRIDE + other.seat]:
                    if any(cells[far] is None for far in field.behind[cell * 6 + way]):
                        singles.append(pack(PUSH_VERB, cell, target))


def retreats(position: Skirmish, pusher: int, pushed: int) -> list[int]:
    """Free cells next to the pushed tile and two away from the pusher (NH-PSH-02)."""
    field = position.setting.field
    way = field.neighbour[pusher * 6 : pusher * 6 + 6].index(pushed)
    return [cell for cell in field.behind[pusher * 6 + way] if position.cells[cell] is None]


class Retreat(Step[Skirmish]):
    """A pushed tile: its owner chooses the cell where several are free (NH-PSH-03)."""

    def __init__(self, pusher: int, pushed: int) -> None:
        self.pusher = pusher
        self.pushed = pushed

    def values(self) -> list[Any]:
        return [self.pusher, self.pushed]

    def run(self, position: Skirmish) -> bool:
        cells = retreats(position, self.pusher, self.pushed)
        if len(cells) > 1:
            return False
        self.go(position, cells[0])
        return True

    def decisions(self, position: Skirmish) -> list[Decision]:
        piece = position.cells[self.pushed]
        assert piece is not None
        cells = retreats(position, self.pusher, self.pushed)
        return [Decision(piece.seat, "retreat", Answers([], [each(RETREAT, cells, 8)]), [self.pushed])]

    def answer(self, position: Skirmish, seat: int, action: int) -> None:
        self.go(position, first(action))

    def go(self, position: Skirmish, cell: int) -> None:
        """The pushed tile keeps its rotation and wounds (NH-PSH-05)."""
        position.agenda.pop()
        position.put(cell, position.cells[self.pushed])
        position.put(self.pushed, None)
        position.tell("pushed", [self.pushed, cell])
        position.entered = cell


class InstantHarm(Step[Skirmish]):
    """Damage by Sniper, Grenade or Air Strike: medics may cancel it, then it is applied at once (NH-INST-02)."""

    def __init__(self, hits: list[int], spent: int = 0) -> None:
        self.harm = Harm(hits, 0, spent)

    def values(self) -> list[Any]:
        return [self.harm.hits, self.harm.spent]

    def run(self, position: Skirmish) -> bool:
        control = position.control()
        while True:
            question = self.harm.healing(position, control)
            if question is None:
                self.harm.apply(position)
                position.agenda.pop()
                return True
            if len(question.answers) > 1:
                return False
            self.harm.heal(position, question.answers.at(0))

    def decisions(self, position: Skirmish) -> list[Decision]:
        question = self.harm.healing(position, position.control())
        return [question] if question is not None else []

    def answer(self, position: Skirmish, seat: int, action: int) -> None:
        self.harm.heal(position, action)


def sniper_hits(position: Skirmish, cell: int) -> list[int]:
    """One damage, whatever the armour (NH-SNP-01)."""
    return [make_hit(INSTANT_SOURCE, cell, 1)]


def grenade_hits(position: Skirmish, cell: int) -> list[int]:
    """As much as the tile can take: it is destroyed outright (NH-GRN-01)."""
    piece = position.cells[cell]
    assert piece is not None
    return [make_hit(INSTANT_SOURCE, cell, piece.tile.hit_points)]


def air_strike_hits(position: Skirmish, centre: int) -> list[int]:
    """One damage to every unit and module of any side on seven cells, never to a HQ (NH-AIR-01, 03)."""
    hits: list[int] = []
    for cell in [centre, *position.setting.field.around[centre]]:
        piece = position.cells[cell]
        if piece is not None and piece.tile.kind != HQ:
            hits.append(make_hit(INSTANT_SOURCE, cell, 1))
    return hits
