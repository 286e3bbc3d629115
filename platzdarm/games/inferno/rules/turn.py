"""Turns (chapters TURN, END, GATE, TEAM): any number of actions in any order, then the four steps of the end.

Partners take their turn together: each is asked until he has ended it (INF-TEAM-03).
"""

from typing import Any, Final

from platzdarm.games.inferno.rules import research
from platzdarm.games.inferno.rules.acquiring import acquirable, buy
from platzdarm.games.inferno.rules.cards import FACTIONS
from platzdarm.games.inferno.rules.decks import draw
from platzdarm.games.inferno.rules.fading import fade
from platzdarm.games.inferno.rules.figures import order_cost
from platzdarm.games.inferno.rules.goals import PROGRESS_BITS
from platzdarm.games.inferno.rules.orders import give, orderable
from platzdarm.games.inferno.rules.playing import play, plays
from platzdarm.games.inferno.rules.plots import VillainTurn
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scoring import score
from platzdarm.games.inferno.rules.setting import HAND, NOBODY, RESEARCH_COST, VILLAINS
from platzdarm.games.inferno.rules.terrain import blight_burns
from platzdarm.games.inferno.rules.verbs import ACQUIRE, END, GATE, ORDER, PLAY, RESEARCH
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Fixed, Step

BEGINS: Final = 0
ACTS: Final = 1
CLEANS_UP: Final = 2
DRAWS: Final = 3
READIES: Final = 4
SCORES: Final = 5
OVER: Final = 6


class Rounds(Fixed[Contest]):
    """Turns in the order of the gates (INF-TURN-04); in the campaign the villains follow the players (INF-CSET-01)."""

    def run(self, position: Contest) -> bool:
        setting = position.setting
        following = setting.side_of(position.first) if position.side == NOBODY else (position.side + 1) % setting.sides
        villains = setting.campaign and following == VILLAINS
        position.agenda.append(VillainTurn() if villains else Turn(following))
        return True


class Turn(Step[Contest]):
    """`ended` are the members of the side, as bits, who have ended their turn."""

    def __init__(self, side: int, stage: int = BEGINS, ended: int = 0) -> None:
        self.side = side
        self.stage = stage
        self.ended = ended

    def values(self) -> list[Any]:
        return [self.side, self.stage, self.ended]

    def members(self, position: Contest) -> list[int]:
        return position.setting.members(self.side)

    def run(self, position: Contest) -> bool:
        stage = self.stage
        if stage == ACTS and any(not self.ended >> seat & 1 for seat in self.members(position)):
            return False
        self.stage += 1
        if stage == BEGINS:
            begin(position, self.side)
        elif stage == SCORES:
            score(position, self.side)
        elif stage == OVER:
            position.agenda.pop()
            fade(position)
        elif stage != ACTS:
            for seat in self.members(position):
                STAGES[stage](position, seat)
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        seats = [seat for seat in self.members(position) if not self.ended >> seat & 1]
        return [Decision(seat, "act", actions(position, seat)) for seat in seats]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == PLAY:
            play(position, seat, first(action), second(action) - 1)
        elif verb == ACQUIRE:
            buy(position, seat, first(action))
        elif verb == ORDER:
            piece = first(action)
            give(position, seat, piece, second(action), order_cost(position, piece))
        elif verb == GATE:
            use_gate(position, seat)
        elif verb == RESEARCH:
            position.runes[seat] -= RESEARCH_COST
            research.look(position, seat)
        else:
            self.ended |= 1 << seat
            position.tell("turn_ended", [seat])


# -- the actions -------------------------------------------------------------------------------------------------


def actions(position: Contest, seat: int) -> Answers:
    """INF-TURN-04."""
    hides = position.hides(seat)
    singles, spans = ([], []) if hides else plays(position, seat)
    singles = singles + acquirable(position, seat) + orderable(position, seat)
    if not position.gated[seat]:
        singles.append(GATE)
    if position.runes[seat] >= RESEARCH_COST:  # INF-QUEST-01
        singles.append(RESEARCH)
    singles.append(END)
    return Answers(singles, spans, hides)


def gate_power(position: Contest, seat: int) -> int:
    gate = position.setting.gate(position.gate_number(seat))
    return gate.power + (gate.first if position.turns[seat] <= 1 else 0)


def use_gate(position: Contest, seat: int) -> None:
    """Once in each own turn, with something more in the first (INF-GATE-02, 03, 04)."""
    power = gate_power(position, seat)
    position.gated[seat] = 1
    position.power[seat] += power
    position.tell("gate", [seat, power])


# -- beginning and end -------------------------------------------------------------------------------------------


def begin(position: Contest, side: int) -> None:
    position.side = side
    for seat in position.setting.members(side):
        position.turns[seat] += 1
        position.gated[seat] = 0
    position.tell("turn", [side])
    blight_burns(position)  # INF-TERR-11


def clean_up(position: Contest, seat: int) -> None:
    """Heroes, quests that were not completed and the hand (INF-END-02); what was not spent is gone (INF-END-03)."""
    quests = tuple([entry >> PROGRESS_BITS for entry in position.pursued[seat]])
    position.discard[seat] = position.discard[seat] + position.played[seat] + quests + position.hand[seat]
    shown = position.hand[seat] if position.deck[seat].size >= HAND else ()  # else they are shuffled at once
    position.tell("cleaned_up", [seat, *shown])
    position.hand[seat] = ()
    position.played[seat] = ()
    position.pursued[seat] = ()
    position.lines[seat] = ()
    position.waiting[seat] = ()
    position.runes[seat] = 0
    position.gear_runes[seat] = 0
    position.power[seat] = 0
    position.inspired[seat] = 0
    position.forged[seat] = 0
    for faction in range(len(FACTIONS)):
        position.banners[seat * len(FACTIONS) + faction] = 0


def draw_hand(position: Contest, seat: int) -> None:
    draw(position, seat, HAND)


def ready(position: Contest, seat: int) -> None:
    """On the field or not (INF-END-05)."""
    for piece in position.supply(seat):
        position.beaten[piece] = 0
        if position.exhausted[piece]:
            position.exhausted[piece] = 0
            position.tell("readied", [piece])


STAGES: Final = {CLEANS_UP: clean_up, DRAWS: draw_hand, READIES: ready}
