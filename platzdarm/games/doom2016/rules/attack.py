"""Attacks (chapters ATTACK, RANGE, COVER, DEFENCE, STUN): six steps, with moments for both sides."""

from typing import Any, Final

from platzdarm.games.doom2016.rules import decks, killing
from platzdarm.games.doom2016.rules.effects_standing import CANCEL_STUN, WEAR_DOWN
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.position import BLACK_DIE, RED_DIE, Incursion, Stage
from platzdarm.games.doom2016.rules.setting import FIRST_DEMON, INVADER, enemies, is_demon, is_marine, is_object
from platzdarm.games.doom2016.rules.sight import distance, has_cover, sees
from platzdarm.games.doom2016.rules.verbs import EVENT, KEEP, LOSE, SECOND
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.reactions import Later

# the steps of an attack (D16-ATTACK-01) and the moments between them
DECLARED: Final = 0
BEFORE_ROLL: Final = 1
ROLL: Final = 2
REVEAL: Final = 3
CHOOSE: Final = 4  # with cover: keep the first card or take a second
DEFEND: Final = 5
STRIKE: Final = 6
SUFFER: Final = 7
AFTER: Final = 8
FINISHED: Final = 9

NO_CARD: Final = -1
NOT_CHOSEN: Final = -1
BLACK_FACE: Final = 8  # added to the value of a black die


class Attack(Stage):
    """An attack in progress. `dice` are the symbols on each die, black ones 8 higher.

    `used` are the titles of abilities and cards used in it (D16-TIMING-02, D16-ARGENT-08), `later` the parts of them
    whose moment is still to come.
    """

    def __init__(
        self,
        attacker: int,
        defender: int,
        card: int,
        red: int,
        black: int,
        stage: int = DECLARED,
        numbers: list[int] | None = None,
        dice: list[int] | None = None,
        where: list[int] | None = None,
        used: list[str] | None = None,
        later: list[list[int]] | None = None,
        stuns: list[int] | None = None,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.card = card  # the action card that attacks, or NO_CARD
        self.red = red
        self.black = black
        self.stage = stage
        self.shown = NO_CARD  # the defence card
        self.shields = 0  # added to those of the card
        self.hits = 0  # added to those of the dice
        self.cancelled = 0  # shields taken away
        self.dodged = 0
        self.ignores_cover = 0
        self.dealt = 0
        self.lost = NOT_CHOSEN  # the colour of the die that a stunned attacker removes
        self.was_stunned = 0  # 1 attacker, 2 defender: stun that this attack ends
        if numbers is not None:
            self.set_numbers(numbers)
        self.dice: list[int] = dice if dice is not None else []
        self.where: list[int] = where if where is not None else []  # the defender's squares
        self.used: list[str] = used if used is not None else []
        self.later: list[Later] = [Later(*rest) for rest in later] if later is not None else []
        self.stuns: list[int] = stuns if stuns is not None else []  # figures that are stunned when it is over

    def numbers(self) -> list[int]:
        return [
            self.shown,
            self.shields,
            self.hits,
            self.cancelled,
            self.dodged,
            self.ignores_cover,
            self.dealt,
            self.lost,
            self.was_stunned,
        ]

    def set_numbers(self, numbers: list[int]) -> None:
        self.shown, self.shields, self.hits, self.cancelled, self.dodged = numbers[:5]
        self.ignores_cover, self.dealt, self.lost, self.was_stunned = numbers[5:]

    @property
    def unbroken(self) -> bool:
        return True

    def values(self) -> list[Any]:
        return [
            self.attacker,
            self.defender,
            self.card,
            self.red,
            self.black,
            self.stage,
            self.numbers(),
            self.dice,
            self.where,
            self.used,
            [rest.data() for rest in self.later],
            self.stuns,
        ]

    # -- what the chapters ask ----------------------------------------------------------------------------------

    def symbols(self) -> int:
        return sum(die % BLACK_FACE for die in self.dice) + self.hits

    def attacker_seat(self, position: Incursion) -> int:
        return position.setting.seat_of(self.attacker)

    def blocked(self, position: Incursion) -> int:
        """Shields of the card, special defence, armour, and what was added (chapter DEFENCE)."""
        setting = position.setting
        shields = self.shields
        if is_demon(self.defender):
            demon = setting.demon(self.defender)
            if demon.armoured and not setting.tutorial:
                shields += 1
            if self.shown != NO_CARD:
                event = setting.content.events[self.shown]
                shields += event.shields + (demon.special_shields if event.special else 0)
        elif is_object(self.defender):
            shields += setting.objective.shields
        elif self.shown != NO_CARD:
            shields += setting.content.actions[self.shown].shields
        return max(shields - self.cancelled, 0)

    def is_dodged(self, position: Incursion) -> bool:
        if self.dodged:
            return True
        if self.shown == NO_CARD:
            return False
        content = position.setting.content
        if is_demon(self.defender):
            return content.events[self.shown].special and position.setting.demon(self.defender).special_dodge
        return content.actions[self.shown].dodge

    # -- running ------------------------------------------------------------------------------------------------

    def run(self, position: Incursion) -> bool:
        if not (position.on_map(self.attacker) and position.on_map(self.defender)) and self.stage < SUFFER:
            position.agenda.pop()
            return True
        stage = self.stage
        self.stage += 1
        if stage == DECLARED:
            self.declare(position)
        elif stage == BEFORE_ROLL:
            position.agenda.append(Moment("before_roll", [self.attacker_seat(position)], self.attacker))
        elif stage == ROLL:
            return self.roll(position)
        elif stage == REVEAL:
            self.reveal(position)
        elif stage == CHOOSE:
            if self.offers_second(position):
                self.stage = CHOOSE
                return False
        elif stage == DEFEND:
            if not is_object(self.defender):
                position.agenda.append(
                    Moment("while_defending", [position.setting.seat_of(self.defender)], self.defender)
                )
        elif stage == STRIKE:
            position.agenda.append(Moment("while_attacking", [self.attacker_seat(position)], self.attacker))
        elif stage == SUFFER:
            self.suffer(position)
        elif stage == AFTER:
            self.end_stun(position)
            position.agenda.append(Moment("after_attack", [self.attacker_seat(position)], self.attacker))
        else:
            self.finish(position)
        return True

    def declare(self, position: Incursion) -> None:
        self.where = list(position.squares(self.defender))
        position.tell("attack", [self.attacker, self.defender, self.card, self.red, self.black])
        if is_marine(self.attacker):
            self.red += position.next_red[self.attacker]
            position.next_red[self.attacker] = 0
        self.was_stunned = int(position.is_stunned(self.attacker)) + 2 * int(position.is_stunned(self.defender))
        if is_marine(self.defender):
            guards = [m for m in position.marines_on_map() if m != self.defender]
            ready = [m + 1 for m in guards if position.has_ability(m, "declared")]
            if ready:
                position.agenda.append(Moment("declared", ready, self.defender))

    def roll(self, position: Incursion) -> bool:
        """A stunned attacker first removes a die of its choice (D16-STUN-03)."""
        if position.is_stunned(self.attacker):
            if self.lost == NOT_CHOSEN and self.red and self.black:
                self.stage = ROLL
                return False
            if self.lost == NOT_CHOSEN:
                self.lost = 0 if self.red else 1
            if self.lost == 0:
                self.red = max(self.red - 1, 0)
            else:
                self.black = max(self.black - 1, 0)
        content = position.setting.content
        self.dice = [content.red[position.chance.below(6, RED_DIE)] for _ in range(self.red)]
        self.dice += [BLACK_FACE + content.black[position.chance.below(6, BLACK_DIE)] for _ in range(self.black)]
        position.tell("rolled", [self.attacker, *self.dice])
        return True

    def reveal(self, position: Incursion) -> None:
        """The top card of the deck, unless the defender is stunned (D16-ATTACK-05, 06, D16-STUN-02)."""
        if is_object(self.defender) or position.is_stunned(self.defender):
            return
        if is_demon(self.defender):
            self.shown = decks.top_event(position)
            if self.shown != NO_CARD:
                decks.show_event(position, self.shown)
        else:
            self.shown = decks.top_card(position, self.defender)
        position.tell("defence", [self.defender, self.shown])

    def offers_second(self, position: Incursion) -> bool:
        """A defender in cover may discard the first card for a second (D16-COVER-07)."""
        return self.shown != NO_CARD and self.has_cover(position)

    def has_cover(self, position: Incursion) -> bool:
        if self.ignores_cover or position.setting.tutorial or position.is_large(self.defender):
            return False
        outlook = position.outlook(self.attacker, self.defender)
        squares, others = position.squares(self.attacker), position.squares(self.defender)
        return has_cover(outlook, squares, others, position.occupied(), position.is_stunned(self.defender))

    def discard_shown(self, position: Incursion) -> None:
        if self.shown == NO_CARD:
            return
        if is_demon(self.defender):
            decks.event_to_discards(position, self.shown)
        else:
            decks.to_discards(position, self.defender, self.shown)
        self.shown = NO_CARD

    def suffer(self, position: Incursion) -> None:
        """Symbols less shields (D16-ATTACK-08); the revealed card is discarded last (D16-ATTACK-09)."""
        if not position.on_map(self.defender):
            return
        dodged, symbols, shields = self.is_dodged(position), self.symbols(), self.blocked(position)
        self.dealt = 0 if dodged else max(symbols - shields, 0)
        position.tell("struck", [self.defender, symbols, shields, int(dodged), self.dealt])
        if is_marine(self.attacker) and is_demon(self.defender) and position.passive(self.attacker, WEAR_DOWN):
            position.executed |= 1 << self.defender
        killing.suffer(position, self.defender, self.dealt, self.attacker)
        self.discard_shown(position)

    def end_stun(self, position: Incursion) -> None:
        """Stun ends after the figure attacked or was attacked (D16-STUN-04)."""
        position.marked &= ~(1 << self.defender)
        if self.was_stunned & 1:
            position.stunned &= ~(1 << self.attacker)
        if self.was_stunned & 2:
            position.stunned &= ~(1 << self.defender)

    def finish(self, position: Incursion) -> None:
        position.agenda.pop()
        if is_marine(self.attacker):
            position.rerolls &= ~(1 << self.attacker)
        for figure in self.stuns:
            if not position.on_map(figure):
                continue
            if is_demon(figure) and self.cancels_stun(position, figure):
                continue
            killing.stun(position, figure)
            if is_demon(figure):
                position.agenda.append(Moment("when_stunned", [INVADER], figure))

    def cancels_stun(self, position: Incursion, figure: int) -> bool:
        """An event that was played while this demon defended shrugs the stun off."""
        events = position.setting.content.events
        for rest in self.later:
            if rest.kind == EVENT and events[rest.number].ability.effects[rest.effect].verb is CANCEL_STUN:
                return figure == self.defender
        return False

    # -- questions ----------------------------------------------------------------------------------------------

    def decisions(self, position: Incursion) -> list[Decision]:
        if self.stage == ROLL:
            answers = Answers([pack(LOSE, 0), pack(LOSE, 1)], [])
            return [Decision(self.attacker_seat(position), "lose_die", answers, [self.attacker])]
        seat = position.setting.seat_of(self.defender)
        return [Decision(seat, "cover", Answers([KEEP, SECOND], []), [self.attacker, self.defender, self.shown])]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        if self.stage == ROLL:
            self.lost = first(action)
            position.tell("lost_die", [self.attacker, self.lost])
            return
        self.stage = DEFEND
        if action == SECOND:
            self.discard_shown(position)
            self.reveal(position)  # it must be used; there is no third (D16-COVER-08)


def current(position: Incursion) -> Attack | None:
    """The attack in progress: there is never more than one that has begun (D16-ATTACK-10)."""
    agenda = position.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, Attack):
            return step
    return None


def in_reach(position: Incursion, attacker: int, defender: int, reach: int) -> bool:
    """In sight and within range (D16-ATTACK-02)."""
    if not enemies(attacker, defender) or not position.on_map(defender) or position.gap(attacker, defender) > reach:
        return False
    outlook = position.outlook(attacker, defender)
    squares, others = position.squares(attacker), position.squares(defender)
    far = distance(outlook, squares, others)
    return far is not None and far <= reach and sees(outlook, squares, others)


def targets(position: Incursion, attacker: int, reach: int, other_than: int = -1) -> list[int]:
    """The enemies that an attack of that range may name; marines' range may be limited for the round."""
    first, last = (0, FIRST_DEMON) if is_demon(attacker) else (FIRST_DEMON, position.setting.figures)
    if position.range_limit and not is_demon(attacker):
        reach = min(reach, position.range_limit)
    place = position.place
    near: list[int] = []
    for figure in range(first, last):
        if place[figure] != OFF and figure != other_than and in_reach(position, attacker, figure, reach):
            near.append(figure)
    return near
