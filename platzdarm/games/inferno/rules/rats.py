"""Giant Rats (chapter RAT) and other figures that lie in the stock until they enter the field."""

from platzdarm.games.inferno.rules.cards import RAT_SET
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import BASES, NOBODY, RATS_EACH


def next_rat(position: Contest, seat: int) -> int:
    """The Giant Rat that a player would enter next: one with boosts first (INF-RAT-06); NOBODY if four are out."""
    first = position.setting.rat_of[seat]
    stock = [rat for rat in range(first, first + RATS_EACH) if position.owner[rat] == NOBODY]
    boosted = [rat for rat in stock if is_boosted(position, rat)]
    return boosted[0] if boosted else stock[0] if stock else NOBODY


def is_boosted(position: Contest, piece: int) -> bool:
    boosts = (
        position.strength_up[piece],
        position.defence_up[piece],
        position.speed_up[piece],
        position.granted[piece],
    )
    return any(boosts)


def is_rat_of(position: Contest, piece: int, seat: int) -> bool:
    first = position.setting.rat_of[seat]
    return first <= piece < first + RATS_EACH


def is_rat(position: Contest, piece: int) -> bool:
    return position.kind_at(piece).set == RAT_SET


def boostable(position: Contest, seat: int) -> list[int]:
    """Own champions that an effect may choose, a Giant Rat not yet entered among them (INF-RAT-06)."""
    rat = next_rat(position, seat)
    return sorted([*position.supply(seat), rat]) if rat != NOBODY else position.supply(seat)


def has_base(position: Contest, seat: int) -> bool:
    """INF-BASE-01: eight bases of a colour, one for each champion on the field."""
    return len([piece for piece in position.supply(seat) if position.on_field(piece)]) < BASES


def back_to_stock(position: Contest, piece: int) -> None:
    """A defeated minion leaves only its figure (INF-RAT-07): nothing of it stays."""
    position.owner[piece] = NOBODY
    position.exhausted[piece] = 0
    position.strength_up[piece] = 0
    position.defence_up[piece] = 0
    position.speed_up[piece] = 0
    position.granted[piece] = 0
    position.beaten[piece] = 0
