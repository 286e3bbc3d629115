"""Completing quests (chapter QUEST)."""

from typing import Any

from platzdarm.games.inferno.rules.cards import COMPLETED
from platzdarm.games.inferno.rules.goals import PROGRESS_BITS, STATES
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.playing import bearers
from platzdarm.games.inferno.rules.position import CARD_BITS, FRESH, Contest
from platzdarm.games.inferno.rules.programs import CARD_TEXT, KIND, Trigger, Triggers
from platzdarm.games.inferno.rules.programs import EVERY as EVERY_EFFECT
from platzdarm.games.inferno.rules.scenario import RESEARCH_TOKENS
from platzdarm.games.inferno.rules.terrain import controlled_shrines
from platzdarm.games.inferno.rules.verbs import COMPLETE, PASS, SPEND
from platzdarm.kernel.action import pack
from platzdarm.kernel.answers import Answers, Span, each
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step


def is_met(position: Contest, seat: int, entry: int) -> bool:
    goal = position.setting.card(entry >> PROGRESS_BITS).goal
    assert goal is not None
    return (state(position, seat, goal.event) if goal.event in STATES else entry & CARD_BITS) >= goal.n


def state(position: Contest, seat: int, name: str) -> int:
    """Goals that ask for what is so, not for what happens."""
    if name == "controls_shrines":
        return len(controlled_shrines(position, position.setting.side_of(seat)))
    supply = position.supply(seat)
    if name == "bears_constructs":
        return sum([len(position.gear[piece]) for piece in supply])
    return sum([position.souls[piece] if name == "owns_souls" else position.beaten[piece] for piece in supply])


def completable(position: Contest, seat: int) -> list[Span]:
    """COMPLETE quest champion: in one's own turn, also in the middle of an order (INF-QUEST-06, 07)."""
    if not position.pursued[seat]:
        return []
    met = sorted({entry >> PROGRESS_BITS for entry in position.pursued[seat] if is_met(position, seat, entry)})
    pieces = bearers(position, seat) if met else []
    return [each(pack(COMPLETE, card), pieces, 16) for card in met] if pieces else []


def complete(position: Contest, seat: int, card: int, piece: int) -> None:
    """It stays with its champion for the rest of the game (INF-QUEST-08, 09)."""
    left = list(position.pursued[seat])
    left.remove(next(entry for entry in left if entry >> PROGRESS_BITS == card and is_met(position, seat, entry)))
    position.pursued[seat] = tuple(left)
    position.attached[piece] = (*position.attached[piece], card | FRESH)
    position.tell("completed", [seat, card, piece])
    if position.lamps[seat]:
        position.agenda.append(Offering(seat))
    found: list[list[int]] = []
    if position.kind_at(piece).ability.has(COMPLETED):
        found.append([seat, Trigger(KIND, position.kind[piece], COMPLETED, piece, -1, EVERY_EFFECT).code()])
    if position.setting.card(card).ability.has(COMPLETED):
        found.append([seat, Trigger(CARD_TEXT, card, COMPLETED, piece, -1, EVERY_EFFECT).code()])
    if found:
        position.agenda.append(Triggers(found))


class Offering(Step[Contest]):
    """A beacon token may be banished for honour, one for each quest (INF-SPIRE-05)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[Any]:
        return [self.seat]

    def decisions(self, position: Contest) -> list[Decision]:
        return [Decision(self.seat, "offering", Answers([PASS, SPEND], []))]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        position.agenda.pop()
        if action == SPEND:
            position.lamps[seat] -= 1
            position.tell("token_spent", [seat])
            gain_honour(position, position.setting.side_of(seat), position.setting.scenario.special(RESEARCH_TOKENS))
