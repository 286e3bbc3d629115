"""What searching bots know of Inferno: which questions deserve a search, and what a position is worth.

The moves of a search are those of a plan: an order with all that the champion does (begun in one way or another), a
purchase, research, the end of the turn. Whatever else is asked is answered as greedy does, for everybody.
"""

from math import tanh
from time import perf_counter
from typing import Final

from platzdarm.bots.heuristics import Heuristics, Identity
from platzdarm.bots.replies import ReplySearch
from platzdarm.bots.turns import Line
from platzdarm.games.inferno.bots.answers import answer
from platzdarm.games.inferno.bots.judge import Study
from platzdarm.games.inferno.bots.shopping import Shopping
from platzdarm.games.inferno.bots.turn import Turn, order_on
from platzdarm.games.inferno.rules.cards import CHAMPION as CHAMPION_CARD
from platzdarm.games.inferno.rules.figures import defence, order_cost
from platzdarm.games.inferno.rules.goals import PROGRESS_BITS
from platzdarm.games.inferno.rules.orders import NOT_MOVED, Order
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.scenario import ALL_BEACONS, BEACON_INCOME, BEELZEPUG, GATES_OF_WAR
from platzdarm.games.inferno.rules.scoring import income
from platzdarm.games.inferno.rules.setting import VILLAIN, VILLAINS
from platzdarm.games.inferno.rules.terrain import beacons_of, controlled_shrines
from platzdarm.games.inferno.rules.verbs import ACQUIRE, END, GATE, ORDER, PLAY, RESEARCH, STEP, STRIKE
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import UNSEEN
from platzdarm.kernel.position import Position

HORIZON: Final = 2  # turns that are played after one's own, before the position is judged

# what things are worth, in honour or thereabouts
INCOME: Final = 1.6  # what shrines and beacons pay each turn
TREASURE: Final = 0.9
BEACON: Final = 0.3
BEACON_WANTED: Final = 1.0  # where the scenario pays for beacons, or lets nobody score without them
ENTERED: Final = 1.0  # a champion on the field, besides what its orders cost
BODY: Final = 0.35
MINION: Final = 0.5
GEAR: Final = 0.7
SOUL: Final = 0.8
NEARER: Final = 0.14  # for each step towards a shrine or beacon that is wanted
CARD: Final = 0.3  # of what a card is worth to whoever acquires it
PLAIN: Final = 1.0  # what a starting card is worth
DEAR: Final = 0.6  # how much a price counts
VILLAIN_HERE: Final = 0.8
VILLAIN_HONOUR: Final = 0.6
POOL: Final = 0.45
EVEN: Final = 6.0  # a lead that nearly decides at the end of a game, and how much more it takes before
AHEAD: Final = 0.6


class InfernoHeuristics(Heuristics):
    def __init__(self) -> None:
        self.cards: dict[int, list[float]] = {}  # what each card is worth to a seat, in this search

    def forget(self) -> None:
        self.cards = {}

    # -- a turn -------------------------------------------------------------------------------------------------------

    def ready_answer(self, position: Position, decision: Decision) -> int | None:
        assert isinstance(position, Contest)
        return None if is_fork(position, decision) else usual(position, decision)

    def settle(self, position: Position) -> None:
        assert isinstance(position, Contest)
        while not position.over:
            decision = position.pending()[0]
            if is_fork(position, decision):
                return
            position.play(decision.seat, usual(position, decision))

    def continues(self, start: Position, position: Position, seat: int) -> Decision | None:
        assert isinstance(start, Contest) and isinstance(position, Contest)
        if position.over or position.side != start.side or position.turns[seat] != start.turns[seat]:
            return None
        # partners act in any order in one turn (INF-TEAM-03), so that another may be asked before
        return next((decision for decision in position.pending() if decision.seat == seat and decision.due), None)

    def promising(self, position: Position, decision: Decision, limit: int) -> list[int]:
        assert isinstance(position, Contest)
        if limit <= 1 or not is_fork(position, decision):
            return [usual(position, decision)]
        return (
            beginnings(position, decision, limit)
            if decision.kind == "champion"
            else spendings(position, decision, limit)
        )

    def identity(self, position: Position) -> Identity:
        """What lies open and may change in a turn; orders that are under way are at different points."""
        assert isinstance(position, Contest)
        found = [position.side, *position.turns, *position.cell, *position.exhausted, *position.damage, *position.souls]
        found += [*position.power, *position.runes, *position.row, *position.honour]
        for seat in range(position.setting.seats):
            found += [-1, *sorted(position.discard[seat]), -2, *sorted(position.played[seat])]
        for gear in position.gear:
            found += [-3, *gear]
        for step in position.agenda:
            if isinstance(step, Order):
                found += [-4, step.piece, step.points, step.attacks]
        return tuple(found)

    # -- what a position is worth -------------------------------------------------------------------------------------

    def judge(self, position: Position, seat: int) -> float:
        assert isinstance(position, Contest)
        if position.result is not None:
            return 2 * position.result[seat] - 1
        side = position.setting.side_of(seat)
        values = [self.value(position, one) for one in range(position.setting.sides)]
        best = max([value for one, value in enumerate(values) if one != side])
        left = position.setting.scenario.honour - max(position.honour)
        return tanh((values[side] - best) / (EVEN + AHEAD * max(left, 0)))

    def value(self, position: Contest, side: int) -> float:
        """Honour, and what will bring some: by what the scenario pays for."""
        setting, scenario = position.setting, position.setting.scenario
        if setting.campaign and side == VILLAINS:
            return position.honour[side] + villains(position)
        found = position.honour[side] + INCOME * income(position, side) + TREASURE * len(position.treasures[side])
        ways = [position.field.steps_to(cell) for cell in wanted(position, side)]
        if scenario.beacons:
            own = beacons_of(position, side)
            found += own * (BEACON_WANTED if pays_for_beacons(position) else BEACON)
            if not position.raced:
                found += scenario.special(ALL_BEACONS) * (own / len(scenario.beacons)) ** 3
        for seat in setting.members(side):
            found += CARD * self.deck(position, seat)
            for piece in position.supply(seat):
                found += champion(position, piece, ways)
        return found if position.side == side else found - danger(position, setting.members(side)[0])

    def deck(self, position: Contest, seat: int) -> float:
        """A player's cards wherever they are, beyond what starting cards are worth."""
        worth = self.cards.get(seat)
        if worth is None:
            shopping = Shopping(position, seat)
            cards = position.setting.content.cards
            worth = [shopping.worth(card) - PLAIN if card.type != CHAMPION_CARD else 0.0 for card in cards]
            self.cards[seat] = worth
        own = [*position.discard[seat], *position.played[seat]]
        own += [card for card in position.hand[seat] if card != UNSEEN]
        own += [entry >> PROGRESS_BITS for entry in position.pursued[seat]]
        found = sum([worth[card] for card in own])
        for card, number in enumerate(position.deck[seat].counts(len(worth))):
            if number:
                found += number * worth[card]
        return found


def wanted(position: Contest, side: int) -> list[int]:
    """Shrines that the side does not control, and beacons of others where they count."""
    scenario, held = position.setting.scenario, controlled_shrines(position, side)
    found = [shrine for shrine in scenario.shrines if shrine not in held]
    if pays_for_beacons(position) or (scenario.special(ALL_BEACONS) and not position.raced):
        found += [cell for number, cell in enumerate(scenario.beacons) if position.beacons[number] != side + 1]
    return found


def pays_for_beacons(position: Contest) -> bool:
    scenario = position.setting.scenario
    return scenario.special(BEACON_INCOME) > 0 or scenario.special(GATES_OF_WAR) > 0


def champion(position: Contest, piece: int, ways: list[list[int]]) -> float:
    found = GEAR * len(position.gear[piece]) + SOUL * position.souls[piece]
    if not position.on_field(piece):
        return found
    if position.is_minion(piece):
        return found + MINION
    found += ENTERED + BODY * position.kind_at(piece).order
    return found - NEARER * min([steps[position.cell[piece]] for steps in ways]) if ways else found


def danger(position: Contest, seat: int) -> float:
    """What a side may lose in the turn of the others."""
    study = Study(position, seat)
    found = 0.0
    for member in position.setting.members(study.side):
        for piece in position.supply(member):
            if position.on_field(piece):
                found += risk(study, piece) * (ENTERED + BODY * order_cost(position, piece))
    return found


def risk(study: Study, piece: int) -> float:
    position = study.position
    bears, cell = defence(position, piece), position.cell[piece]
    for threat in study.threats():
        if threat.blow >= bears and threat.steps[cell] <= threat.far and (position.markers[piece] or not threat.hunts):
            return threat.likely
    return 0.0


def villains(position: Contest) -> float:
    """Those that stand, and what they have gathered; Beelzepug falls when his pool is empty (INF-CPUG-07)."""
    found = POOL * position.pool if position.setting.scenario.special(BEELZEPUG) else 0.0
    for piece in position.standing():
        if position.owner[piece] == VILLAIN:
            found += VILLAIN_HERE + VILLAIN_HONOUR * position.kind_at(piece).honour + position.markers[piece]
    return found


# -- what is a move, and what greedy would do ----------------------------------------------------------------------


def is_fork(position: Contest, decision: Decision) -> bool:
    """Whether a question deserves a search: how power and runes are spent, and how an order begins."""
    if decision.kind == "act":
        options = decision.answers
        return not options.spans and not any(verb_of(action) in (GATE, PLAY) for action in options.singles)
    if decision.kind != "champion" or len(decision.answers) < 2:
        return False
    order = position.agenda[-1]
    if not isinstance(order, Order) or position.owner[order.piece] != decision.seat:
        return False
    return order.points == NOT_MOVED and not order.attacks


def usual(position: Contest, decision: Decision) -> int:
    """What greedy answers, without its whims."""
    if decision.kind == "act":
        return Turn(position, decision, position.chance, 0.0, 1.0).act()
    if len(decision.answers) == 1:
        return decision.answers.at(0)
    study = Study(position, decision.seat)
    if decision.kind == "champion":
        return order_on(study, decision.about[0], decision.answers.as_list())
    return answer(study, decision, no_whim)


def no_whim() -> float:
    return 0.0


def beginnings(position: Contest, decision: Decision, limit: int) -> list[int]:
    """An order as greedy would begin it, and other blows and ways."""
    best = usual(position, decision)
    others = [action for action in decision.answers.as_list() if action != best and verb_of(action) in (STRIKE, STEP)]
    return [best, *others][:limit]


def spendings(position: Contest, decision: Decision, limit: int) -> list[int]:
    """What greedy would do first, then other orders and purchases by what they bring, and that it is enough."""
    turn = Turn(position, decision, position.chance, 0.0, 1.0)
    best = turn.act()
    rated: list[tuple[float, int]] = []
    for action in turn.by_verb.get(ORDER, []):
        gain = turn.study.gain(first(action), second(action))
        rated.append((gain / order_cost(position, first(action)) ** DEAR, action))
    for action in turn.by_verb.get(ACQUIRE, []):
        card = position.setting.card(offered(position, first(action)))
        worth = turn.shopping.worth(card)
        rated.append((worth / max(card.cost, 1) ** DEAR if card.type == CHAMPION_CARD else worth / 2, action))
    rated.sort(reverse=True)
    found = [best, *[action for _, action in rated if action != best][: limit - 2]]
    return found + [action for action in (RESEARCH, END) if action in turn.by_verb and action != best]


# -- the search ------------------------------------------------------------------------------------------------------


class Rollouts(ReplySearch):
    """Tries a line by playing on from its end as greedy would, for everybody, until some more turns are over.

    What stands then was fought for: whether a shrine could be held, a champion was caught, a card was any use.
    """

    def outcome(self, line: Line, luck: bytes) -> float:
        position = line.before.copy()
        position.chance = SeededChance(luck)
        position.play(self.seat, line.path[-1])
        assert isinstance(position, Contest)
        side, turns = position.side, 0
        while not position.over and perf_counter() < self.deadline:  # what is cut short does not count
            if position.side != side:
                side = position.side
                turns += 1
                if turns > HORIZON:
                    break
            decision = position.pending()[0]
            position.play(decision.seat, usual(position, decision))
        return self.heuristics.judge(position, self.seat)
