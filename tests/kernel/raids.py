"""Games of the toy that begin as a test wants: known orders, known hands, known luck."""

from collections.abc import Sequence

from platzdarm.kernel.chance import ScriptedChance, SeededChance
from platzdarm.kernel.match import Match
from tests.ambush.platzdarm_ambush.game import CARDS, Ambush, Raid

HANDS = ("captain scout", "ambush captain", "ambush soldier", "scout scout")


def new_match(hands: Sequence[str] = HANDS, luck: Sequence[int | str] = (), orders: int = 2) -> Match:
    """`luck` is what chance brings after the deal: cards by name, dice by number; then a seed goes on."""
    script = [orders, *(CARDS.index(card) for hand in hands for card in hand.split())]
    script += [CARDS.index(one) if isinstance(one, str) else one for one in luck]
    options = {"hand": str(len(hands[0].split()))}
    return Match(Ambush(), options, b"raid", ScriptedChance(script, SeededChance(b"raid")))


def mustered(luck: Sequence[int | str] = (), orders: int = 2) -> Match:
    """The same, after everybody has chosen to be steady: the first turn of seats 0 and 2."""
    match = new_match(luck=luck, orders=orders)
    for seat in range(4):
        match.play_text(seat, "steady")
    return match


def play(match: Match, *lines: str) -> Match:
    """Each line is a seat and what it does: `0 attack captain 1`."""
    for line in lines:
        seat, _, text = line.partition(" ")
        match.play_text(int(seat), text)
    return match


def raid(match: Match) -> Raid:
    assert isinstance(match.position, Raid)
    return match.position


def questions(match: Match) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in match.position.pending()]


def answers(match: Match, seat: int) -> list[str]:
    """All that a seat may do now, as text."""
    mine = [decision for decision in match.position.pending() if decision.seat == seat]
    return [match.game.write(match.position, seat, action) for decision in mine for action in decision.answers]
