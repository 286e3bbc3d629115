"""Event cards (chapters EVENT, TIME): who may play what when, and the marine who may stop it by giving up his order."""

from typing import Any, Final

from platzdarm.games.doom2004.rules import decks
from platzdarm.games.doom2004.rules.effects import Use
from platzdarm.games.doom2004.rules.moments import Moment
from platzdarm.games.doom2004.rules.position import Foray, Stage
from platzdarm.games.doom2004.rules.setting import INVADER, is_marine, seat_of
from platzdarm.games.doom2004.rules.standing import CANCEL_EVENTS
from platzdarm.games.doom2004.rules.verbs import CANCEL, EVENT, NO_ORDER, PASS, USE
from platzdarm.games.doom2004.rules.wounds import lose_order
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import seen
from platzdarm.kernel.reactions import Reactions, Source


class Events(Reactions[Foray, Moment]):
    """Only the invader has any, all of them in his hidden hand; there is no limit on their number (D04-EVENT-01)."""

    def sources(self, position: Foray, seat: int, moment: Moment, hidden: bool) -> list[Source]:
        found: list[Source] = []
        if hidden and seat == INVADER:
            for number in position.hand:
                ability = position.setting.content.cards[seen(number)].ability
                if ability is not None and ability.has(moment.name):
                    found.append(Source(EVENT, number, ability))
        return found

    def is_hidden(self, kind: int) -> bool:
        return True

    def might_hold(self, position: Foray, seat: int, moment: Moment) -> bool:
        """Some card for the moment lies neither among the discards nor on the table."""
        if seat != INVADER or not position.hand:
            return False
        cards = position.setting.content.event_moments.get(moment.name, [])
        played = decks.in_play(position)
        return any(card not in position.discards and card not in played for card in cards)

    def used(self, position: Foray, moment: Moment) -> list[str]:
        """A second card of the same name may follow the first."""
        return []

    def in_use(self, position: Foray, seat: int, moment: Moment) -> Use:
        return Use(position, seat, moment)

    def pay(self, use: Any, source: Source) -> None:
        use.position.tell("used", [source.number, use.target, use.other, use.moment.figure])
        decks.play(use.position, source.number)

    def apply(self, use: Any, source: Source) -> None:
        """A marine whom it affects may stop it first."""
        position: Foray = use.position
        marine = concerned(use, source.ability)
        if marine >= 0 and position.has(marine, CANCEL_EVENTS) and position.order[marine] != NO_ORDER:
            about = [use.moment.name, use.moment.figure, use.moment.area]
            position.agenda.append(Cancelling(source.number, marine, about, use.target, use.other))
        else:
            carry_out(use, source.number)


def concerned(use: Any, ability: Any) -> int:
    """The marine whom an event affects: the one it is aimed at, or whose turn, attack or deed it answers; or -1.

    Of an invader's attack it is the one who stands on the attacked square.
    """
    position: Foray = use.position
    if use.moment.name == "invader_turn":
        return use.target - 1 if "figure" in ability.aims() else -1
    if use.moment.name == "strike_declared":
        return next((figure for figure in position.figures_at(use.fight.square) if is_marine(figure)), -1)
    figure: int = use.moment.figure
    return figure if figure >= 0 and is_marine(figure) else -1


def carry_out(use: Any, card: int) -> None:
    ability = use.position.setting.content.cards[card].ability
    target, other = use.target, use.other
    for effect in ability.at(use.moment.name):
        use.target, use.other = target, other
        if use.applies(effect):
            effect.verb.apply(use, effect)


EVENTS: Final = Events(USE)


class Cancelling(Stage):
    """Prepared: he may discard his own order to cancel the card. `about` is the moment at which it was played."""

    def __init__(self, card: int, marine: int, about: list[Any], target: int, other: int) -> None:
        self.card = card
        self.marine = marine
        self.about = about
        self.target = target
        self.other = other

    def values(self) -> list[Any]:
        return [self.card, self.marine, self.about, self.target, self.other]

    def decisions(self, position: Foray) -> list[Decision]:
        return [Decision(seat_of(self.marine), "cancel", Answers([PASS, CANCEL], []), [self.card])]

    def answer(self, position: Foray, seat: int, action: int) -> None:
        position.agenda.pop()
        if action == CANCEL:
            lose_order(position, self.marine)
            position.tell("cancelled", [self.card, self.marine])
            return
        use = EVENTS.in_use(position, INVADER, Moment(self.about[0], [INVADER], self.about[1], self.about[2]))
        use.target, use.other = self.target, self.other
        carry_out(use, self.card)
