"""Effects of cards and champions as programs on the agenda (chapters PLAY, KEY): in order, asking in their middle.

A program knows where its effects stand (a card, a kind of champion, or a scheme), at which moment they work, which of
them are carried out, the champion that they mean by 'this champion', and the cell that they are about.
"""

from typing import Any, Final

from platzdarm.games.inferno.rules.cards import NO_FACTION, ON_PLAY, Ability, Effect
from platzdarm.games.inferno.rules.field import OFF
from platzdarm.games.inferno.rules.figures import allegiance, amount, by_shrine, carried, counted
from platzdarm.games.inferno.rules.moments import WHEN, Moment
from platzdarm.games.inferno.rules.position import CARD_BITS, FRESH, NO_CARD, Contest
from platzdarm.games.inferno.rules.setting import VILLAIN
from platzdarm.games.inferno.rules.verbs import CARD, CELL, CHAMPION, SLOT, TOKEN, TRIGGER, WAY, YES
from platzdarm.kernel import reactions
from platzdarm.kernel.action import pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.effects import Condition, Verb
from platzdarm.kernel.program import CHOOSE, MAY, Line, Program
from platzdarm.kernel.together import Together
from platzdarm.kernel.window import PASS

# where effects stand
CARD_TEXT: Final = 0
KIND: Final = 1
PLOT: Final = 2
SOURCES: Final = ("card", "champion", "scheme")
VILLAINOUS: Final = ("gain_souls", "web_champion", "add_strength", "add_defence", "add_speed", "grant")

# what effects are aimed at, and the verb of the action that names it
AIMS: Final = {"champion": CHAMPION, "card": CARD, "slot": SLOT, "cell": CELL, "token": TOKEN}


class Use(reactions.Use[Contest, Moment]):
    """`piece` is 'this champion', or OFF; `entry` the card that the effect stands on, FRESH if it was just played."""

    def __init__(self, position: Contest, seat: int, moment: Moment, piece: int, entry: int, cell: int) -> None:
        super().__init__(position, seat, moment)
        self.piece = piece
        self.entry = entry
        self.cell = cell

    def fulfilled(self, effect: Any) -> bool:
        needs: Condition = effect.needs
        if needs.be:
            return by_shrine(self.position, self.piece)
        return needs.meets(counted(self.position, self.piece, needs.count, self.entry))

    def number(self, effect: Effect) -> int:
        """How much: of the champion, or, where a card is played, of its player."""
        if effect.amount.per and self.piece == OFF:
            supply = self.position.supply(self.seat)
            return amount(self.position, supply[0], effect, self.entry) if supply else 0
        return amount(self.position, self.piece, effect, self.entry)


class Deed(Verb[Use, Effect]):
    """A verb of this game that is carried out."""


class AimedDeed(Deed):
    """One that does something only where there is something to aim at."""

    def applies(self, use: Use, effect: Effect) -> bool:
        return bool(self.choices(use, effect))


class Effects(Program[Contest, Moment]):
    def __init__(
        self,
        seat: int,
        source: int,
        number: int,
        when: str,
        mask: int,
        piece: int,
        cell: int,
        place: int = 0,
        given: list[int] | None = None,
    ) -> None:
        super().__init__(seat, place, given)
        self.source = source
        self.number = number
        self.when = when
        self.mask = mask
        self.piece = piece
        self.cell = cell

    def values(self) -> list[Any]:
        place = [self.piece, self.cell, self.place, self.given]
        return [self.seat, self.source, self.number, self.when, self.mask, *place]

    def code(self, position: Contest) -> list[Line]:
        return ability_of(position, self.source, self.number).code(self.when, self.mask)

    def in_use(self, position: Contest) -> Use:
        entry = self.number | FRESH if self.source == CARD_TEXT else NO_CARD
        return Use(position, self.seat, WHEN[self.when], self.piece, entry, self.cell)

    def yes(self) -> int:
        return YES

    def way(self, number: int) -> int:
        return pack(WAY, number)

    def answer(self, position: Contest, seat: int, action: int) -> None:
        """Whether somebody uses what he may is told, as it decides what is asked next."""
        if self.code(position)[self.place].op == MAY:
            position.tell("accepted" if action == YES else "declined", [seat, self.source, self.number])
        super().answer(position, seat, action)

    def decisions(self, position: Contest) -> list[Decision]:
        """About what the effects stand on, so that whoever is asked knows what for."""
        found = super().decisions(position)
        for decision in found:
            decision.about = [self.source, self.number]
        return found

    def offers(self, position: Contest) -> list[int]:
        """What an effect is aimed at is named by a verb for its kind."""
        line = self.code(position)[self.place]
        if line.op == MAY:
            return [PASS, YES]
        if line.op == CHOOSE:
            return [self.way(number) for number in range(len(line.to))]
        verb = AIMS[line.effect.verb.aims(line.effect)[0]]
        choices: list[tuple[int, int]] = line.effect.verb.choices(self.in_use(position), line.effect)
        return [pack(verb, target, other) for target, other in choices]


def ability_of(position: Contest, source: int, number: int) -> Ability:
    content = position.setting.content
    if source == PLOT:
        return content.schemes[number].ability
    return content.cards[number].ability if source == CARD_TEXT else content.kinds[number].ability


def start(position: Contest, seat: int, source: int, number: int, when: str, piece: int = OFF, cell: int = OFF) -> None:
    """Put the effects of a moment on the agenda."""
    step = begun(position, seat, source, number, when, piece, cell)
    if step is not None:
        position.agenda.append(step)


def begun(position: Contest, seat: int, source: int, number: int, when: str, piece: int, cell: int) -> Effects | None:
    """The effects of a moment, without those whose allegiance is not met.

    On a card that is played, such an effect waits for the next card of its faction (INF-KEY-01). The card itself has
    not been counted among those played yet. A villain has neither hand nor purse: what a construct gives to its
    player it does not give (INF-CVIL-01), and what says a threat level waits for that (INF-CVIL-06).
    """
    effects = ability_of(position, source, number).at(when)
    mask = 0
    for at, effect in enumerate(effects):
        if effect.threat > len(position.plotted) or (seat == VILLAIN and effect.do not in VILLAINOUS):
            continue
        if effect.allegiance == NO_FACTION or allegiance(position, seat, effect.allegiance, NO_CARD):
            mask |= 1 << at
        elif when == ON_PLAY:
            position.waiting[seat] = (*position.waiting[seat], number * 16 + at)
    return Effects(seat, source, number, when, mask, piece, cell) if mask else None


def resume(position: Contest, seat: int, factions: int, waited: int) -> None:
    """After the effects of a card of these factions, those that waited for one of them (INF-KEY-01, INF-PLAY-05).

    `waited` effects did so before the card was played: it is not the other card for its own.
    """
    left: list[int] = []
    found: list[list[int]] = []
    for at, entry in enumerate(position.waiting[seat]):
        effect = position.setting.card(entry >> 4).ability.at(ON_PLAY)[entry & 15]
        if at < waited and factions >> effect.allegiance & 1:
            found.append([seat, Trigger(CARD_TEXT, entry >> 4, ON_PLAY, OFF, OFF, 1 << (entry & 15)).code()])
        else:
            left.append(entry)
    position.waiting[seat] = tuple(left)
    if found:
        position.agenda.append(Triggers(found))


# -- several at once ---------------------------------------------------------------------------------------------

WHENS: Final = tuple(WHEN)
NO_PIECE: Final = 255
MASK_BITS: Final = 6
EVERY: Final = 63  # effects of the moment


class Trigger:
    """Effects that are to come: as one number, for the agenda."""

    def __init__(self, source: int, number: int, when: str, piece: int, cell: int, mask: int) -> None:
        self.source = source
        self.number = number
        self.when = when
        self.piece = piece
        self.cell = cell
        self.mask = mask

    def code(self) -> int:
        piece = NO_PIECE if self.piece == OFF else self.piece
        cell = NO_PIECE if self.cell == OFF else self.cell
        where = (piece << 8 | cell) << 8 | self.number
        return ((where << 1 | self.source) << 4 | WHENS.index(self.when)) << MASK_BITS | self.mask


def trigger_of(code: int) -> Trigger:
    mask, code = code & EVERY, code >> MASK_BITS
    when, code = WHENS[code & 15], code >> 4
    source, code = code & 1, code >> 1
    number, cell, piece = code & 255, code >> 8 & 255, code >> 16
    return Trigger(source, number, when, OFF if piece == NO_PIECE else piece, OFF if cell == NO_PIECE else cell, mask)


class Triggers(Together[Contest]):
    """Effects at the same time, in an order that the active player chooses (INF-TURN-03)."""

    def order(self, position: Contest) -> list[int]:
        return [*position.turn_order(), VILLAIN]

    def decisions(self, position: Contest) -> list[Decision]:
        """For villains the players choose (INF-CTURN-06)."""
        turn = self.turn(position)
        seats = list(range(position.setting.seats)) if turn == VILLAIN else [turn]
        return [Decision(seat, "order", Answers(list(self.picks(position)), [])) for seat in seats]

    def name(self, position: Contest, effect: int) -> int:
        trigger = trigger_of(effect)
        return pack(TRIGGER, trigger.source, trigger.number)

    def take(self, position: Contest, entry: list[int]) -> None:
        """For the seat that the entry names: its champion may have left the game in the meantime."""
        self.waiting = self.waiting.copy()
        self.waiting.remove(entry)
        seat, found = entry[0], trigger_of(entry[1])
        if found.mask == EVERY:
            step = begun(position, seat, found.source, found.number, found.when, found.piece, found.cell)
        else:
            step = Effects(seat, found.source, found.number, found.when, found.mask, found.piece, found.cell)
        works = step is not None and has_work(position, step)
        position.tell("triggered" if works else "unmet", [seat, found.source, found.number])
        if step is not None:
            position.agenda.append(step)


def has_work(position: Contest, step: Effects) -> bool:
    """Whether what one of its effects needs is there: of the others the chronicle does not say that they work."""
    effects, use = ability_of(position, step.source, step.number).at(step.when), step.in_use(position)
    for at, effect in enumerate(effects):
        if step.mask >> at & 1 and (effect.needs is None or use.fulfilled(effect)):
            return True
    return False


def sources_on(position: Contest, piece: int, when: str) -> list[tuple[int, int]]:
    """What has effects at a moment for a champion: its own card, its gear, its quests."""
    found: list[tuple[int, int]] = []
    if position.kind_at(piece).ability.has(when):
        found.append((KIND, position.kind[piece]))
    for entry in carried(position, piece):
        if position.setting.card(entry & CARD_BITS).ability.has(when):
            found.append((CARD_TEXT, entry & CARD_BITS))
    return found


def trigger(position: Contest, piece: int, when: str, cell: int = OFF) -> None:
    """All effects of a champion at a moment."""
    seat = position.owner[piece]
    sources = sources_on(position, piece, when)
    found = [[seat, Trigger(source, number, when, piece, cell, EVERY).code()] for source, number in sources]
    if found:
        position.agenda.append(Triggers(found))
