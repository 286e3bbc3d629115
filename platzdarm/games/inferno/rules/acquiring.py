"""Acquiring cards and champions (chapters ACQ, AMB)."""

from typing import Any

from platzdarm.games.inferno.rules.cards import AMBUSH, CHAMPION, CONSTRUCT, Card
from platzdarm.games.inferno.rules.entering import join
from platzdarm.games.inferno.rules.field import OFF
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.programs import CARD_TEXT, KIND, ability_of, start
from platzdarm.games.inferno.rules.row import offered, take
from platzdarm.games.inferno.rules.verbs import ACQUIRE, FIRST_PILE, PASS, SLOTS, YES
from platzdarm.kernel.action import pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step


def can_pay(position: Contest, seat: int, card: Card) -> bool:
    """Runes for heroes and constructs, power for Fallen champions (INF-ACQ-01, 02)."""
    if card.type == CHAMPION:
        return position.power[seat] >= card.cost
    purse = position.runes[seat] + (position.gear_runes[seat] if card.type == CONSTRUCT else 0)
    return purse >= card.cost


def acquirable(position: Contest, seat: int) -> list[int]:
    """ACQUIRE slot."""
    found: list[int] = []
    for slot in range(len(SLOTS)):
        card = offered(position, slot)
        if card != NO_CARD and can_pay(position, seat, position.setting.card(card)):
            found.append(pack(ACQUIRE, slot))
    return found


def buy(position: Contest, seat: int, slot: int) -> None:
    card = position.setting.card(offered(position, slot))
    if card.type == CHAMPION:
        spend_power(position, seat, card.cost)
    else:
        special = min(card.cost, position.gear_runes[seat]) if card.type == CONSTRUCT else 0
        position.gear_runes[seat] -= special
        position.runes[seat] -= card.cost - special
    acquire(position, seat, slot)


def spend_power(position: Contest, seat: int, number: int) -> None:
    position.power[seat] -= number
    progress(position, seat, "spends_power", number)


def acquire(position: Contest, seat: int, slot: int) -> None:
    """The row is full again before an Ambush may be used (INF-ROW-02, INF-AMB-01)."""
    card = position.setting.card(offered(position, slot))
    position.tell("acquired", [seat, card.index])
    piece = OFF
    if card.type == CHAMPION:
        piece = position.setting.pieces_of(card.champion)[0]
        join(position, seat, piece)
    else:
        position.discard[seat] = (*position.discard[seat], card.index)
    take(position, slot)
    source, number = (KIND, card.champion) if card.type == CHAMPION else (CARD_TEXT, card.index)
    if slot < FIRST_PILE and ability_of(position, source, number).has(AMBUSH):
        position.agenda.append(Ambush(seat, source, number, piece))


class Ambush(Step[Contest]):
    """Only when a card is acquired from the row, and only if its new owner wants it (INF-AMB-01, 02)."""

    def __init__(self, seat: int, source: int, number: int, piece: int) -> None:
        self.seat = seat
        self.source = source
        self.number = number
        self.piece = piece

    def values(self) -> list[Any]:
        return [self.seat, self.source, self.number, self.piece]

    def decisions(self, position: Contest) -> list[Decision]:
        return [Decision(self.seat, "ambush", Answers([PASS, YES], []), [self.source, self.number])]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        position.agenda.pop()
        if action == YES:
            position.tell("ambush", [seat, self.source, self.number])
            start(position, seat, self.source, self.number, AMBUSH, self.piece)
