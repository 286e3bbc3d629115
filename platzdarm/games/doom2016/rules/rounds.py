"""Rounds (chapters STATUS, INIT): status phase, then initiative cards one after the other until none is left."""

from typing import Any, Final

from platzdarm.games.doom2016.rules import decks, grenades, objectives, threats
from platzdarm.games.doom2016.rules.demons import InvaderTurn
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.peeking import KINDS, take_top
from platzdarm.games.doom2016.rules.position import Incursion, Stage
from platzdarm.games.doom2016.rules.setting import INVADER, INVADER_CARDS, INVADER_HAND
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD, Spread
from platzdarm.games.doom2016.rules.verbs import DISCARD, PASS
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import Pile, bag_with

INVADER_CARD: Final = 4
MOST_DISCARDED: Final = 3  # D16-STATUS-06

# the status phase (D16-STATUS-03); threat cards come before it (D16-CARDS-04)
THREAT: Final = 0
DECK: Final = 1
READY: Final = 2
DRAW: Final = 3
ARGENT: Final = 4
DONE: Final = 5


class Rounds(Stage):
    """The bottom of the agenda (D16-STATUS-01). Stage 1: what went off at the end of the round has been settled."""

    def __init__(self, stage: int = 0) -> None:
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.stage]

    def run(self, position: Incursion) -> bool:
        if self.stage == 0:
            self.stage = 1
            grenades.explode(position, "next_card")
            return True
        self.stage = 0
        if position.round:
            objectives.round_over(position)
            if position.result is not None:
                return False
        position.round += 1
        position.range_limit = 0
        position.marked = 0
        position.killed_before, position.killed = position.killed, 0
        position.tell("round", [position.round])
        position.agenda.append(ActivationPhase(0))
        position.agenda.append(Status(THREAT, 0))
        return True


class Status(Stage):
    def __init__(self, stage: int, discarded: int) -> None:
        self.stage = stage
        self.discarded = discarded

    def values(self) -> list[Any]:
        return [self.stage, self.discarded]

    def run(self, position: Incursion) -> bool:
        stage = self.stage
        if stage == ARGENT and self.may_discard(position):
            return False
        self.stage += 1
        if stage == THREAT:
            threats.status_phase(position)
        elif stage == DECK:
            prepare_deck(position)
            position.agenda.append(Moment("status_phase", position.setting.marine_seats()))
        elif stage == READY:
            position.used_types = 0
        elif stage == DRAW:
            decks.draw_events(position, max(INVADER_HAND - len(position.event_hand), 0))
        elif stage == ARGENT:
            position.agenda.pop()
            position.agenda.append(Spread(self.discarded, [*position.types_on_map(), INVASION_CARD]))
        return True

    def may_discard(self, position: Incursion) -> bool:
        """Up to three event cards for a token each; not in the tutorial (D16-STATUS-06, D16-TUTORIAL-08)."""
        limit = min(MOST_DISCARDED, position.argent_left())
        return not position.setting.tutorial and self.discarded < limit and len(position.event_hand) > 0

    def decisions(self, position: Incursion) -> list[Decision]:
        hides = position.hides(INVADER)
        answers = [] if hides else [pack(DISCARD, card) for card in position.event_hand]
        return [Decision(INVADER, "argent_discard", Answers([PASS, *answers], [], hides))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        if action == PASS:
            position.agenda.pop()
            position.agenda.append(Spread(self.discarded, [*position.types_on_map(), INVASION_CARD]))
            return
        self.discarded += 1
        decks.discard_event(position, first(action))


def prepare_deck(position: Incursion) -> None:
    """One card for each marine, also a killed one, and one for each demon type on the map (D16-INIT-01 to 03)."""
    counts = [0] * KINDS
    for marine in range(position.setting.marines):
        counts[marine] = 1
    squad = position.setting.squad
    if squad is not None:
        counts[0] = squad.activations if position.setting.marines == 1 else 1  # D16-CARDS-11, 12
    counts[INVADER_CARD] = min(len(position.types_on_map()), INVADER_CARDS)
    position.initiative = Pile([bag_with(counts)])
    position.unrevealed = counts.copy()
    position.revealed = 0
    position.tell("initiative", list(counts))


class ActivationPhase(Stage):
    """Reveal the top initiative card, activate, discard it, until none is left (D16-INIT-04)."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.stage]

    def run(self, position: Incursion) -> bool:
        if self.stage == 0 and not position.initiative.size:
            position.agenda.pop()
            return True
        stage = self.stage
        self.stage = (stage + 1) % 3
        if stage == 0:
            position.agenda.append(Moment("activation_phase", position.setting.everyone()))
        elif stage == 1:
            self.reveal(position)
        else:
            burn(position)
        return True

    def reveal(self, position: Incursion) -> None:
        card = take_top(position)
        position.unrevealed[card] -= 1
        position.revealed = position.revealed * 8 + card + 1
        position.tell("revealed", [card])
        if card == INVADER_CARD:
            position.agenda.append(InvaderTurn())
        else:
            position.agenda.append(MarineActivation(card))


def burn(position: Incursion) -> None:
    """Grenades with a delay go off when the initiative card after the throw has been resolved."""
    old = [number for number, grenade in enumerate(position.grenades) if grenade[3] >= 1]
    if any(grenades.effect_of(position, position.grenades[n][1], "next_card") is not None for n in old):
        young = tuple(grenade for grenade in position.grenades if grenade[3] < 1)
        position.grenades = tuple(grenade for grenade in position.grenades if grenade[3] >= 1)
        grenades.explode(position, "next_card")
        position.grenades = (*position.grenades, *young)
    position.grenades = tuple((marine, weapon, square, 1) for marine, weapon, square, _ in position.grenades)
