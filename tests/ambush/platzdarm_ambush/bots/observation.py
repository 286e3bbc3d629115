"""What a seat sees, as numbers."""

from collections.abc import Mapping

from platzdarm.kernel.observing import (
    SMALL,
    Counts,
    Owners,
    Shape,
    Stack,
    Turned,
    TurnedBits,
)

from ..game import CARDS, SEATS, Raid

ANSWERS = 12  # to one question, as a rule: how many make a page for programs


def shapes(start: Raid) -> Mapping[str, Shape]:
    seats, hand = TurnedBits(SEATS), Counts(len(CARDS))
    counters: dict[str, Shape] = dict.fromkeys(("turns", "turn", "orders"), SMALL)
    return counters | {
        "deck": Stack(len(CARDS)),
        "hands": Turned(hand),
        "discards": hand,
        "shields": Turned(SMALL),
        "points": Turned(SMALL),
        "flares": seats,
        "holder": Owners(SEATS),
        "readers": seats,
    }
