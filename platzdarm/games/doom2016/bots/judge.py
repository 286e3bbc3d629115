"""How good things look from one seat: the guide of bots.

`Study` is a position as a seat knows it, looked at for one decision: what an attack can be expected to do, who sees
whom, how far it is to somewhere, and what a figure risks on a square. It reads the position and changes nothing;
hidden cards enter only as the pool that the seat may reckon with.
"""

from typing import Final

from platzdarm.board.dice import chances
from platzdarm.board.paths import FAR, Going, Hop, Reach, distances, explore
from platzdarm.games.doom2016.rules import knowledge
from platzdarm.games.doom2016.rules.cards import REACTION, ActionCard, DemonType
from platzdarm.games.doom2016.rules.field import DIFFICULT, OFF
from platzdarm.games.doom2016.rules.going import LargeGoing, base_size, going
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_DEMON, is_demon, is_marine
from platzdarm.games.doom2016.rules.sight import distance, sees

DODGE: Final = 15  # more shields than any roll has symbols
NEXT_TO: Final = 5  # so far from a seed, handicap and all, a large figure's journey is as good as over
SIGHT: Final = 12  # nobody reckons with attacks from farther away
WHOLE: Final = SIGHT * SIGHT  # more targets than anybody sees
RED_MEAN: Final = 1.33
BLACK_MEAN: Final = 2.17


class Squad:
    """What marines weigh, and how much."""

    def __init__(
        self,
        stride: float = 0.3,
        arrived: float = 0.5,
        death: float = 40.0,
        kill: float = 1.0,
        thrown: float = 0.5,
        harm: float = 0.5,
        stagger: float = 0.25,
        find: float = 1.5,
        bearer: float = 2.5,
        run: float = 0.15,
        burden: float = 1.5,
        scatter: float = 0.3,
        crowd: float = 2.0,
        friend: float = 2.0,
        spared: float = 1.5,
    ) -> None:
        self.stride = stride  # a square nearer to the errand
        self.arrived = arrived  # to be there
        self.death = death  # the deaths that the invader still needs, together
        self.kill = kill  # to kill a demon, which is more than to take its health
        self.thrown = thrown  # what a grenade must be worth
        self.harm = harm  # all of a demon's health left
        self.stagger = stagger  # to stagger a demon
        self.find = find  # a weapon, an asset or a sample in reach
        self.bearer = bearer  # a demon that carries a sample is worth so many times more
        self.run = run  # what a card is worth that is thrown away to run
        self.burden = burden  # so many times more a marine risks who carries a token
        self.scatter = scatter  # what a demon does at least whose attack is weak
        self.crowd = crowd  # to what power what demons do is feared: two hurt more than twice as much
        self.friend = friend  # a marine hurt by a grenade, in demons
        self.spared = spared  # damage that a reaction from hand must prevent, unless it saves a life


class Horde:
    """What the invader and its demons weigh, and how much."""

    def __init__(
        self,
        seen: float = 0.12,
        closer: float = 0.02,
        wound: float = 3.0,
        machine: float = 3.0,
        bearer: float = 1.5,
        paid: float = 0.15,
        argent: float = 0.7,
        kept: float = 1.5,
        weak: int = 1,
        landing: int = 0,
        patience: int = 12,
        stride: float = 0.25,
        frag: float = 5.0,
        drone: float = 5.0,
        exposed: float = 0.8,
        spared: float = 1.5,
        near: float = 4.0,
        card: float = 1.0,
    ) -> None:
        self.seen = seen  # for each marine that sees the place, against it
        self.closer = closer  # a square nearer to the prey within range already
        self.wound = wound  # all of a marine's health left
        self.machine = machine  # a machine destroyed
        self.bearer = bearer  # a marine that carries a token is worth so many times more
        self.paid = paid  # an argent token spent
        self.argent = argent  # and one that comes with a group
        self.kept = kept  # an event card of this worth is not thrown away for argent power
        self.weak = weak  # squares of way for which a prey is taken that has three health less
        self.landing = landing  # how far from its prey a demon comes out of a portal, if it may
        self.patience = patience  # rounds after which even a demon with a sample hunts, lest play never end
        self.stride = stride  # a square nearer to the prey
        self.frag = frag  # a marine's death
        self.drone = drone  # that of the drone
        self.exposed = exposed  # for each marine that sees a demon with a sample, against it
        self.spared = spared  # damage that a reaction must prevent, unless it saves a life
        self.near = near  # how little the way from a portal counts
        self.card = card  # an event card that an ability costs


USUAL_SQUAD: Final = Squad()
USUAL_HORDE: Final = Horde()


class Eye:
    """How far and how broadly a bot looks, and for what; the odds that it knows are the same for all."""

    def __init__(
        self,
        dangers: bool,
        targets: int,
        tricks: bool,
        plans: bool,
        squad: Squad = USUAL_SQUAD,
        horde: Horde = USUAL_HORDE,
    ) -> None:
        self.dangers = dangers  # whether marines see what may be done to them
        self.targets = targets  # so many of the nearest are weighed
        self.tricks = tricks  # whether abilities, reactions, grenades and events are thought of
        self.plans = plans  # whether the invader weighs who acts first and who comes: else whatever is named first
        self.squad = squad
        self.horde = horde


KEEN: Final = Eye(dangers=True, targets=WHOLE, tricks=True, plans=True)


class Blow:
    """What an attack can be expected to do: mean damage (not beyond the health left), chance to kill, to stagger."""

    def __init__(self, mean: float, kill: float, stagger: float) -> None:
        self.mean = mean
        self.kill = kill
        self.stagger = stagger


class Study:
    def __init__(self, position: Incursion, eye: Eye = KEEN) -> None:
        self.position = position
        self.eye = eye
        self.rolls: dict[int, list[float]] = {}
        self.guards: dict[int, list[float]] = {}
        self.blows: dict[int, Blow] = {}
        self.views: dict[int, list[tuple[int, int]]] = {}
        self.closed = position.setting.field.closed(position.shut)

    # -- attacks ----------------------------------------------------------------------------------------------

    def roll(self, red: int, black: int) -> list[float]:
        """The chance of each number of symbols."""
        key = red * 16 + black
        known = self.rolls.get(key)
        if known is None:
            content = self.position.setting.content
            known = chances((tuple(content.red),) * red + (tuple(content.black),) * black)
            self.rolls[key] = known
        return known

    def guard(self, defender: int) -> list[float]:
        """The chance of each number of shields on the card that the defender reveals; DODGE for a dodge."""
        known = self.guards.get(defender)
        if known is None:
            known = self.find_guard(defender)
            self.guards[defender] = known
        return known

    def find_guard(self, defender: int) -> list[float]:
        position = self.position
        found = [0.0] * (DODGE + 1)
        if not is_demon(defender) and not is_marine(defender):
            found[position.setting.objective.shields] = 1.0
            return found
        if is_demon(defender):
            demon = position.setting.demon(defender)
            always = 1 if demon.armoured and not position.setting.tutorial else 0
        else:
            always = 0
        if position.is_stunned(defender):
            found[always] = 1.0
            return found
        counts = self.pool(defender)
        total = sum(counts)
        if not total:
            found[always] = 1.0
            return found
        for card, copies in enumerate(counts):
            if copies > 0:
                found[self.shields(defender, card, always)] += copies / total
        return found

    def pool(self, defender: int) -> list[int]:
        """What the next defence card may be; after the last one the discards are shuffled."""
        position = self.position
        if is_demon(defender):
            counts = knowledge.event_pool(position, knowledge.possible_sets(position))
            discards = position.event_deck.discards
        else:
            counts = knowledge.marine_pool(position, defender)
            discards = position.decks[defender].discards
        if not any(count > 0 for count in counts):
            for card in discards:
                counts[card] += 1
        return counts

    def shields(self, defender: int, card: int, always: int) -> int:
        content = self.position.setting.content
        if not is_demon(defender):
            action = content.actions[card]
            return DODGE if action.dodge else min(action.shields + always, DODGE - 1)
        demon = self.position.setting.demon(defender)
        event = content.events[card]
        if event.special and demon.special_dodge:
            return DODGE
        return min(event.shields + always + (demon.special_shields if event.special else 0), DODGE - 1)

    def blow(self, red: int, black: int, defender: int) -> Blow:
        """A quick forecast, for many squares and cards; of the attack itself `odds` knows more."""
        key = (defender * 16 + red) * 16 + black
        known = self.blows.get(key)
        if known is None:
            known = self.find_blow(red, black, defender)
            self.blows[key] = known
        return known

    def find_blow(self, red: int, black: int, defender: int) -> Blow:
        position = self.position
        left = position.health(defender) - position.damage[defender]
        unsteady = left
        if is_demon(defender):
            unsteady = position.setting.demon(defender).stagger - position.damage[defender]
        guard = self.guard(defender)
        mean = kill = stagger = 0.0
        for hits, chance in enumerate(self.roll(red, black)):
            for block, likely in enumerate(guard):
                dealt = hits - block
                if dealt <= 0:
                    break  # more shields let no more through
                weight = chance * likely
                mean += weight * min(dealt, left)
                if dealt >= left:
                    kill += weight
                elif dealt >= unsteady:
                    stagger += weight
        return Blow(mean, kill, stagger)

    # -- sight ------------------------------------------------------------------------------------------------

    def can_hit(self, squares: list[int], flies: bool, target: int, reach: int) -> int:
        """The distance from these squares to a figure in sight, or OFF if it is farther than `reach` or not seen."""
        position = self.position
        setting = position.setting
        field = setting.field
        x, y = field.coordinates[squares[0]]
        there = field.coordinates[position.place[target]]
        slack = reach + (3 if setting.large[target] or len(squares) > 1 else 0)
        if abs(there[0] - x) > slack or abs(there[1] - y) > slack:
            return OFF
        others = position.squares(target)
        if len(squares) > 1 or flies or setting.large[target] or setting.flying[target]:
            outlook = field.ground.between(self.closed, squares, flies, others, setting.flying[target])
        else:
            outlook = field.outlook(position.shut)
        far = distance(outlook, squares, others)
        if far is None or far > reach or not sees(outlook, squares, others):
            return OFF
        return far

    def in_view(self, square: int, figure: int) -> list[tuple[int, int]]:
        """The enemies that a small figure would see from a square, with their distances."""
        known = self.views.get(square)
        if known is None:
            known = []
            flies = self.position.flies(figure)
            for target in self.foes(figure):
                far = self.can_hit([square], flies, target, SIGHT)
                if far != OFF:
                    known.append((target, far))
            known = self.nearest(known)
            self.views[square] = known
        return known

    def nearest(self, seen: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Of targets with their distances, those that are weighed."""
        if len(seen) <= self.eye.targets:
            return seen
        return sorted(seen, key=lambda one: one[1])[: self.eye.targets]

    def foes(self, figure: int) -> list[int]:
        place = self.position.place
        others = range(FIRST_DEMON) if is_demon(figure) else range(FIRST_DEMON, self.position.setting.figures)
        return [other for other in others if place[other] != OFF]

    # -- movement ---------------------------------------------------------------------------------------------

    def reach(self, mover: Mover, points: int) -> Reach:
        """Where the mover can get with so many points; a large figure does not stop on anybody."""
        position, figure = self.position, mover.figure
        start = position.place[figure] * 2 + position.turned[figure]
        found = explore(start, points, going(position, mover))
        if position.is_large(figure):
            found.order = [place for place in found.order if not self.crowded(figure, self.base(figure, place))]
        return found

    def base(self, figure: int, place: int) -> list[int]:
        """The squares that a figure covers on a place of its reach."""
        if not self.position.is_large(figure):
            return [place // 2]
        width, height = base_size(self.position, figure, place % 2)
        return self.position.setting.field.base(place // 2, width, height, self.position.shut)

    def crowded(self, figure: int, squares: list[int]) -> bool:
        return any(other != figure for square in squares for other in self.position.figures_at(square))

    def large_distances(self, figure: int, far: list[int]) -> dict[int, int]:
        """For each place of a large figure, how far it is to one from which it touches a seed of `far`.

        Where its base does not fit through, the squares under it know no way around.
        """
        position = self.position
        seeds: dict[int, int] = {}
        width, height = base_size(position, figure, 0)
        for anchor in range(position.setting.field.size):
            for turned in (0, 1) if width != height else (0,):
                squares = self.base(figure, anchor * 2 + turned)
                least = min([far[square] for square in squares]) if squares else FAR
                if least <= NEXT_TO:
                    seeds[anchor * 2 + turned] = least
        return distances(seeds, LargeGoing(position, figure))

    def distances(self, seeds: dict[int, int], flying: bool, doors: bool) -> list[int]:
        """How far it is from each square to the nearest of `seeds` (squares with a handicap); FAR where no way leads.

        With `doors` a shut door is a way that costs 1 more.
        """
        found = distances(seeds, Homeward(self.position, flying, doors))
        return [found.get(square, FAR) for square in range(self.position.setting.field.size)]


class Homeward(Going):
    """Ways back from a goal, over squares: what it costs to enter the square that one comes from."""

    def __init__(self, position: Incursion, flying: bool, doors: bool) -> None:
        field = position.setting.field
        ways, now = field.ways(0 if doors else position.shut), field.ways(position.shut)
        self.around = (ways.fly if flying else ways.walk).around
        self.open_now = (now.fly if flying else now.walk).around
        self.terrain = field.terrain
        self.flying = flying

    def hops(self, place: int) -> list[Hop]:
        enter = 2 if not self.flying and self.terrain[place] == DIFFICULT else 1
        around, open_now = self.around[place], self.open_now[place]
        found: list[Hop] = []
        for direction in range(8):
            to = around[direction]
            if to != OFF:
                found.append(Hop(to, enter + (1 if open_now[direction] == OFF else 0), direction, True))
        return found


# -- what figures are worth --------------------------------------------------------------------------------------


def mean_symbols(red: int, black: int) -> float:
    return RED_MEAN * red + BLACK_MEAN * black


def demon_worth(demon: DemonType) -> float:
    """What its death means to the marines: the symbols that it throws, and how long it would stand."""
    return mean_symbols(demon.red, demon.black) + 0.3 * demon.health


def card_worth(card: ActionCard) -> float:
    """How gladly a card is kept in hand."""
    if card.kind == REACTION:
        return 2.0
    return mean_symbols(card.red, card.black) + 0.2 * card.speed + 0.1 * card.range
