"""What schemes and villains' cards do, verb by verb (chapters CTURN, CVIL, CARD)."""

from typing import Any, Final

from platzdarm.games.inferno.rules.bosses import Commands, surge
from platzdarm.games.inferno.rules.cards import CONSTRUCT, ORDERED, SCHEME, THREAT, Effect
from platzdarm.games.inferno.rules.commands import enter_near
from platzdarm.games.inferno.rules.council import ask_all, tell_choice
from platzdarm.games.inferno.rules.decks import without
from platzdarm.games.inferno.rules.figures import distance
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.programs import Deed, Use
from platzdarm.games.inferno.rules.robbing import discard_at_random
from platzdarm.games.inferno.rules.row import take
from platzdarm.games.inferno.rules.setting import NOBODY, PLAYERS, VILLAINS, WEBS
from platzdarm.games.inferno.rules.sight import blockers_for, in_ranged_range
from platzdarm.games.inferno.rules.targets import enemies
from platzdarm.games.inferno.rules.terrain import controlled_shrines, raise_pool
from platzdarm.games.inferno.rules.treasures import NO_TREASURE, add_souls, from_bag
from platzdarm.games.inferno.rules.verbs import CHAMPION, RANDOM, SLOT, TOKEN
from platzdarm.games.inferno.rules.villainy import (
    card_of,
    devil_rat,
    goal_cell,
    has_pool,
    next_villain_rat,
    of_goal,
    rat_place,
    villains,
)
from platzdarm.kernel.action import first, pack, verb_of
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.effects import Words
from platzdarm.kernel.position import Fixed, Step

PLOTTED: Final[Words] = (SCHEME, THREAT)


class Plot(Deed):
    """A verb that schemes alone have."""

    moments: Words = PLOTTED


class OrderGoal(Plot):
    """The villains of a colour (INF-CORD-01)."""

    name = "order_goal"
    takes: Words = ("goal",)

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.agenda.append(Commands(of_goal(use.position, effect.goal)))


class OrderBoss(Plot):
    name = "order_boss"

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.agenda.append(Commands([use.position.setting.boss]))


class OrderNearest(Plot):
    """The villain whose target lies nearest to the Devil Rat; nobody without one."""

    name = "order_nearest"
    takes: Words = ("into",)

    def applies(self, use: Use, effect: Effect) -> bool:
        return use.position.on_field(devil_rat(use.position))

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.agenda.append(Nearest())


class Surge(Plot):
    name = "surge"

    def apply(self, use: Use, effect: Effect) -> None:
        surge(use.position)


class EnterRat(Plot):
    """Where the target of a colour lies, or next to it (INF-CVIL-08, 09)."""

    name = "enter_rat"
    takes: Words = ("into", "goal")

    def apply(self, use: Use, effect: Effect) -> None:
        rat = next_villain_rat(use.position, effect.into)
        if rat != NOBODY:
            enter_near(use.position, rat, rat_place(use.position, effect.goal))


class VillainHonour(Plot):
    """For each shrine that they control."""

    name = "villain_honour"
    takes: Words = ("n",)

    def apply(self, use: Use, effect: Effect) -> None:
        shrines = len(controlled_shrines(use.position, VILLAINS))
        gain_honour(use.position, VILLAINS, effect.n * effect.amount.times(shrines))


class Forge(Plot):
    """The dearest construct of the row, of equals as the players say; its Ambush is ignored (INF-CVIL-04)."""

    name = "forge"
    takes: Words = ("goal",)

    def apply(self, use: Use, effect: Effect) -> None:
        bearers = of_goal(use.position, effect.goal)
        if bearers:
            use.position.agenda.append(Smith(card_of(use.position, bearers[0])))


class RevealTreasure(Plot):
    """A treasure of the bag helps all villains until their next turn; its souls stay (INF-CARD-18)."""

    name = "reveal_treasure"
    takes: Words = ("n",)

    def apply(self, use: Use, effect: Effect) -> None:
        position = use.position
        for _ in range(effect.n):
            treasure = from_bag(position)
            if treasure == NO_TREASURE:
                return
            found = position.setting.content.treasures[treasure]
            position.omens = (*position.omens, treasure)
            position.tell("omen", [treasure])
            for piece in villains(position):
                add_souls(position, piece, found.souls)
                if has_pool(position, piece):
                    raise_pool(position, found.defence + found.souls)


class Harden(Plot):
    """Strength and defence until the villains' next turn."""

    name = "harden"
    takes: Words = ("n", "goal")

    def apply(self, use: Use, effect: Effect) -> None:
        for piece in of_goal(use.position, effect.goal):
            use.position.hardened[piece] += effect.n
            use.position.tell("hardened", [piece, effect.n])
            if has_pool(use.position, piece):
                raise_pool(use.position, effect.n)


class EachLoses(Plot):
    """Each player a treasure or a random card, or both; treasures on cards are safe (INF-CARD-19)."""

    name = "each_loses"
    takes: Words = ("n",)

    def apply(self, use: Use, effect: Effect) -> None:
        use.position.agenda.append(Toll(use.position.turn_order(), effect.n))


class WebChampion(Deed):
    """Webs under the nearest champions of the players that the Widow sees (INF-TOKEN-06)."""

    name = "web_champion"
    moments: Words = (ORDERED,)
    takes: Words = ("n",)

    def apply(self, use: Use, effect: Effect) -> None:
        position, piece = use.position, use.piece
        blockers = blockers_for(position, piece)
        seen = [other for other in enemies(position, piece) if in_ranged_range(position, piece, other, blockers)]
        least = min([distance(position, piece, other) for other in seen], default=0)
        for other in seen:
            cell = position.cell[other]
            if distance(position, piece, other) == least and cell not in position.webs and len(position.webs) < WEBS:
                position.webs = tuple(sorted([*position.webs, cell]))
                position.tell("web", [cell])


SCHEMING: Final[list[Deed]] = [
    EachLoses(),
    EnterRat(),
    Forge(),
    Harden(),
    OrderBoss(),
    OrderGoal(),
    OrderNearest(),
    RevealTreasure(),
    Surge(),
    VillainHonour(),
    WebChampion(),
]


# -- what must be asked ------------------------------------------------------------------------------------------


class Nearest(Fixed[Contest]):
    """Which villain the Devil Rat calls, of those whose targets are equally near."""

    def choices(self, position: Contest) -> list[int]:
        rat = position.cell[devil_rat(position)]
        far: dict[int, int] = {}
        for piece in villains(position):
            cell = goal_cell(position, position.goal[piece])
            if cell >= 0 and card_of(position, piece) == piece:
                far[piece] = position.field.distance(rat, cell)
        least = min(far.values(), default=0)
        return [piece for piece, found in far.items() if found == least]

    def run(self, position: Contest) -> bool:
        choices = self.choices(position)
        if len(choices) > 1:
            return False
        position.agenda.pop()
        if choices:
            call(position, choices[0])
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        return ask_all(position, "villain_called", [pack(CHAMPION, piece + 1) for piece in self.choices(position)])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        position.agenda.pop()
        tell_choice(position, seat, first(action) - 1)
        call(position, first(action) - 1)


def call(position: Contest, piece: int) -> None:
    position.agenda.append(Commands(of_goal(position, position.goal[piece])))


class Smith(Step[Contest]):
    def __init__(self, piece: int) -> None:
        self.piece = piece

    def values(self) -> list[Any]:
        return [self.piece]

    def choices(self, position: Contest) -> list[int]:
        """Places of the row with the dearest constructs."""
        costs: dict[int, int] = {}
        for slot, card in enumerate(position.row):
            if card != NO_CARD and position.setting.card(card).type == CONSTRUCT:
                costs[slot] = position.setting.card(card).cost
        most = max(costs.values(), default=0)
        return [slot for slot, cost in costs.items() if cost == most]

    def run(self, position: Contest) -> bool:
        choices = self.choices(position)
        if len({position.row[slot] for slot in choices}) > 1:
            return False
        position.agenda.pop()
        if choices:
            self.equip(position, choices[0])
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        return ask_all(position, "forge", [pack(SLOT, slot + 1) for slot in self.choices(position)], [self.piece])

    def answer(self, position: Contest, seat: int, action: int) -> None:
        position.agenda.pop()
        tell_choice(position, seat, self.piece)
        self.equip(position, first(action) - 1)

    def equip(self, position: Contest, slot: int) -> None:
        card = take(position, slot)
        position.gear[self.piece] = (*position.gear[self.piece], card)
        position.tell("forged", [self.piece, card])
        if has_pool(position, self.piece):
            raise_pool(position, position.setting.card(card).defence)


class Toll(Step[Contest]):
    """`seats` have yet to lose something: one thing, or two of different kinds."""

    def __init__(self, seats: list[int], number: int) -> None:
        self.seats = seats
        self.number = number

    def values(self) -> list[Any]:
        return [self.seats, self.number]

    def run(self, position: Contest) -> bool:
        if not self.seats:
            position.agenda.pop()
            return True
        if position.treasures[PLAYERS]:
            return False
        seat, self.seats = self.seats[0], self.seats[1:]
        discard_at_random(position, seat)
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        seat, held = self.seats[0], position.treasures[PLAYERS]
        hides = position.hides(seat)
        answers = [] if hides else [pack(TOKEN, treasure + 1) for treasure in sorted(set(held))]
        if self.number == 1 and position.hand[seat]:
            answers.append(RANDOM)
        return [Decision(seat, "toll", Answers(answers, [], hides))]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        self.seats = self.seats[1:]
        if verb_of(action) == TOKEN:
            treasure = first(action) - 1
            position.treasures[PLAYERS] = without(position.treasures[PLAYERS], treasure)
            position.spent = (*position.spent, treasure)
            position.tell("treasure_lost", [seat, treasure])
        if verb_of(action) == RANDOM or self.number > 1:
            discard_at_random(position, seat)
