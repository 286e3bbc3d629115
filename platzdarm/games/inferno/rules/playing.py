"""Playing cards from hand (chapters PLAY, HERO, CONS, QUEST)."""

from typing import Any

from platzdarm.games.inferno.rules.cards import CONSTRUCT, EQUIPPED, FACTIONS, HERO, ON_PLAY, QUEST
from platzdarm.games.inferno.rules.decks import draw, without
from platzdarm.games.inferno.rules.goals import DEAR, PROGRESS_BITS, progress
from platzdarm.games.inferno.rules.position import FRESH, Contest
from platzdarm.games.inferno.rules.programs import CARD_TEXT, resume, start, trigger
from platzdarm.games.inferno.rules.verbs import PLAY
from platzdarm.kernel.action import pack
from platzdarm.kernel.answers import Span, each
from platzdarm.kernel.position import Step

QUEST_DRAWS = 1  # INF-QUEST-05


def bearers(position: Contest, seat: int) -> list[int]:
    """Champions that may be equipped: one's own, anywhere, ready or not, but no minions (INF-CONS-01, 04, 07)."""
    return [piece for piece in position.supply(seat) if not position.is_minion(piece)]


def plays(position: Contest, seat: int) -> tuple[list[int], list[Span]]:
    """PLAY card champion: the champion for a construct alone. A construct that nobody can bear is not played."""
    singles: list[int] = []
    constructs: list[int] = []
    for card in sorted(set(position.hand[seat])):
        if position.setting.card(card).type == CONSTRUCT:
            constructs.append(card)
        else:
            singles.append(pack(PLAY, card))
    pieces = [piece + 1 for piece in bearers(position, seat)] if constructs else []
    return singles, [each(pack(PLAY, card), pieces, 16) for card in constructs] if pieces else []


def play(position: Contest, seat: int, card: int, piece: int) -> None:
    """The card's own effects first; what it sets off comes afterwards (INF-PLAY-03)."""
    known = position.setting.card(card)
    position.hand[seat] = without(position.hand[seat], card)
    position.tell("played", [seat, card, piece])
    note(position, seat, card, piece)
    position.agenda.append(AfterPlay(seat, card, piece, len(position.waiting[seat])))
    if known.type == HERO:
        position.played[seat] = (*position.played[seat], card)
        if known.ability.standing:
            position.lines[seat] = (*position.lines[seat], card)
    elif known.type == QUEST:
        draw(position, seat, QUEST_DRAWS)
        position.pursued[seat] = (*position.pursued[seat], card << PROGRESS_BITS)
    else:
        position.gear[piece] = (*position.gear[piece], card | FRESH)
        position.forged[seat] += 1
    if known.type != QUEST:  # what a quest says works when it is completed
        start(position, seat, CARD_TEXT, card, ON_PLAY, piece)
    for faction in range(len(FACTIONS)):
        if known.factions >> faction & 1:
            position.banners[seat * len(FACTIONS) + faction] += 1


def note(position: Contest, seat: int, card: int, piece: int) -> None:
    """What quests count, before a quest that is played lies there itself."""
    known = position.setting.card(card)
    progress(position, seat, "plays", 1, known.factions)
    if known.cost >= DEAR:
        progress(position, seat, "plays_dear", 1)
    if known.type == CONSTRUCT:
        progress(position, seat, "plays_construct", 1)


class AfterPlay(Step[Contest]):
    """Effects that waited for a card of this faction, and those of the champion that was equipped."""

    def __init__(self, seat: int, card: int, piece: int, waited: int) -> None:
        self.seat = seat
        self.card = card
        self.piece = piece
        self.waited = waited

    def values(self) -> list[Any]:
        return [self.seat, self.card, self.piece, self.waited]

    def run(self, position: Contest) -> bool:
        position.agenda.pop()
        known = position.setting.card(self.card)
        if known.type == CONSTRUCT:
            trigger(position, self.piece, EQUIPPED)
        resume(position, self.seat, known.factions, self.waited)
        return True
