"""Spawning (chapter SPAWN): a card's figures, one after the other, where no marine sees them."""

from typing import Any

from platzdarm.games.doom2004.rules import decks
from platzdarm.games.doom2004.rules.exploring import look, recyclable, spare_figure
from platzdarm.games.doom2004.rules.field import OFF, listed
from platzdarm.games.doom2004.rules.position import Foray, Stage
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.sight import seen_by_marines
from platzdarm.games.doom2004.rules.verbs import AFTER_FIRST_SQUARE, PASS, PUT, RECYCLE, SPAWN, SQUARE_FIRST
from platzdarm.kernel.action import WIDE, first, pack, second, wide
from platzdarm.kernel.answers import Answers, Span, each
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import seen


def spawn_cards(position: Foray) -> list[int]:
    """SPAWN card group: one group of a card that offers two (D04-SPAWN-06)."""
    found: list[int] = []
    for number in position.hand:
        card = position.setting.content.cards[seen(number)]
        found += [pack(SPAWN, number, group) for group in range(len(card.groups))]
    return found


def spawn(position: Foray, action: int) -> None:
    """The card is discarded in any case (D04-SPAWN-05)."""
    card, group = first(action), second(action)
    position.tell("spawn", [card, group])
    decks.discard(position, card)
    position.agenda.append(Spawning(card, group))


def unseen_squares(position: Foray) -> int:
    return position.floor() & ~(seen_by_marines(position) | position.solid() | position.occupied())


def hidden_places(position: Foray, kind: int, turned: int) -> list[int]:
    """Anchors where a figure of the type fits on free squares, all of them out of sight (D04-SPAWN-02 to 04)."""
    invader = position.setting.content.invaders[kind]
    width, height = (invader.height, invader.width) if turned else (invader.width, invader.height)
    open_squares = unseen_squares(position)
    if not invader.large:
        return listed(open_squares)
    anchors = open_squares & position.terrain().room(width, height)
    for dy in range(height):
        for dx in range(width):
            anchors &= open_squares >> (dy * position.setting.field.stride + dx)
    return listed(anchors)


def without_place(position: Foray, group: list[int]) -> list[int]:
    """Those of a group that fit nowhere, or for whom those before them leave too few squares."""
    left = unseen_squares(position).bit_count()
    found: list[int] = []
    for kind in group:
        invader = position.setting.content.invaders[kind]
        size = invader.width * invader.height
        if size <= left and (hidden_places(position, kind, 0) or hidden_places(position, kind, 1)):
            left -= size
        else:
            found.append(kind)
    return found


class Spawning(Stage):
    """`place` counts the figures of the group, `figure` is one taken off the board for this, `fresh` those placed."""

    def __init__(
        self, card: int, group: int, place: int = 0, figure: int = OFF, fresh: list[int] | None = None
    ) -> None:
        self.card = card
        self.group = group
        self.place = place
        self.figure = figure
        self.fresh: list[int] = fresh if fresh is not None else []
        self.question: Decision | None = None  # where the figure is put, from `run` until the answer

    def values(self) -> list[Any]:
        return [self.card, self.group, self.place, self.figure, self.fresh]

    def kinds(self, position: Foray) -> list[int]:
        return position.setting.content.cards[self.card].groups[self.group]

    def run(self, position: Foray) -> bool:
        kinds = self.kinds(position)
        while self.place < len(kinds):
            kind = kinds[self.place]
            if self.figure == OFF:
                self.figure = spare_figure(position, kind)
            if self.figure == OFF and self.recyclable(position, kind):
                return False
            if self.figure != OFF:
                self.question = self.where(position, kind)
                if self.question.answers.size:
                    return False
                position.tell("no_place", [kind])
            else:
                position.tell("no_figure", [kind])
            self.next()
        position.agenda.pop()
        look(position)  # one that was taken up may have been in the way
        return True

    def next(self) -> None:
        self.place += 1
        self.figure = OFF
        self.question = None

    def recyclable(self, position: Foray, kind: int) -> list[int]:
        """All figures are on the board: one may be taken off to be placed anew (D04-SPAWN-08)."""
        return recyclable(position, kind, self.fresh)

    def spans(self, position: Foray, kind: int) -> list[Span]:
        invader = position.setting.content.invaders[kind]
        found: list[Span] = []
        for turned in range(2 if invader.width != invader.height else 1):
            squares = hidden_places(position, kind, turned)
            if squares:
                found.append(each(PUT | turned << AFTER_FIRST_SQUARE, squares, SQUARE_FIRST, WIDE))
        return found

    def decisions(self, position: Foray) -> list[Decision]:
        kind = self.kinds(position)[self.place]
        if self.figure == OFF:
            answers = [pack(RECYCLE, figure) for figure in self.recyclable(position, kind)]
            return [Decision(INVADER, "recycle", Answers([PASS, *answers], []), [kind])]
        return [self.question if self.question is not None else self.where(position, kind)]

    def where(self, position: Foray, kind: int) -> Decision:
        return Decision(INVADER, "put", Answers([], self.spans(position, kind)), [kind])

    def answer(self, position: Foray, seat: int, action: int) -> None:
        if action == PASS:
            self.next()
        elif self.figure == OFF:
            self.figure = first(action)
            position.tell("recycled", [self.figure])
            position.take_off(self.figure)  # it comes back fresh, and was not killed
        else:
            square, turned = wide(action, SQUARE_FIRST), action >> AFTER_FIRST_SQUARE & 255
            position.put(self.figure, square, turned)
            position.tell("placed", [self.figure, square, turned])
            self.fresh.append(self.figure)
            self.next()
