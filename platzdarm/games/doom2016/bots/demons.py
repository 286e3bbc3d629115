"""A demon's activation: the place from which its attack does most, nearer to its prey, and out of sight if it can."""

from platzdarm.board.paths import FAR, Reach
from platzdarm.games.doom2016.bots.judge import Study
from platzdarm.games.doom2016.rules.demons import DemonActivation
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.odds import action_odds
from platzdarm.games.doom2016.rules.setting import is_marine
from platzdarm.games.doom2016.rules.verbs import ATTACK, DOOR, END, FLAMES, STOP, USE
from platzdarm.kernel.action import first, pack, third, verb_of
from platzdarm.kernel.decision import Decision

SEES = 8
FLIGHT = 16  # farther away from the marines a demon with a sample need not be
NO_WAY = 20  # squares that a place counts as farther from which a large figure finds no way now


def act(study: Study, decision: Decision) -> int:
    step = study.position.agenda[-1]
    assert isinstance(step, DemonActivation)
    return Choice(study, step, decision.answers.as_list()).best()


def prey_value(study: Study, target: int, red: int, black: int) -> float:
    """What an attack on a marine or on something that they guard is worth."""
    blow = study.blow(red, black, target)
    return share(study, target, blow.mean, blow.kill)


def share(study: Study, target: int, mean: float, kill: float) -> float:
    position, horde = study.position, study.eye.horde
    left = position.health(target) - position.damage[target]
    done = min(mean, left) / left
    if is_marine(target):
        value = horde.frag * kill + horde.wound * done
        return value * horde.bearer if position.carried[target] else value
    worth = horde.drone if position.setting.objective.kind == "drone_escort" else horde.machine
    return worth * (kill + 0.7 * done)


def prey(study: Study) -> dict[int, int]:
    """Where demons want to go: to weak marines rather than strong ones, and to what they guard."""
    position = study.position
    seeds: dict[int, int] = {}
    for figure in range(10):
        square = position.place[figure]
        if square == OFF:
            continue
        if is_marine(figure):
            left = position.health(figure) - position.damage[figure]
            handicap = max(study.eye.horde.weak * left // 3 - (2 if position.carried[figure] else 0), 0)
        else:
            handicap = 1
        seeds[square] = handicap
    return seeds or {position.setting.start: 0}


def watchers(seen: list[tuple[int, int]]) -> int:
    """How many of these are marines."""
    return sum(1 for target, _ in seen if is_marine(target))


class Choice:
    def __init__(self, study: Study, step: DemonActivation, options: list[int]) -> None:
        self.study = study
        self.position = study.position
        self.horde = study.eye.horde
        self.step = step
        self.figure = step.figure
        self.options = options
        self.kind = self.position.setting.demon(step.figure)
        self.flies = self.position.flies(step.figure)
        self.doors = self.position.setting.threat.demons_open_doors
        large = self.position.is_large(step.figure)
        self.far = study.distances(prey(study), self.flies or large, self.doors)
        self.hides = self.position.carried[step.figure] > 0 and self.position.round < self.horde.patience
        self.journey = study.large_distances(step.figure, self.far) if large else {}
        self.boosts = [action for action in options if verb_of(action) == USE]
        more = 2 if self.boosts else 0
        self.reach: Reach = study.reach(step, step.points + more)

    def best(self) -> int:
        """Attack now if no other place is better for it; else go there; else use what lengthens the way; else end."""
        place, value = self.best_place(self.step.points)
        if self.boosts and self.step.offers:
            _, boosted = self.best_place(self.step.points + 2)
            if boosted > value + 0.8:
                return self.boosts[0]
        move = self.reach.first_move(place) if place != OFF else OFF
        if move != OFF and move in self.options:
            return move
        return self.on_the_spot()

    def on_the_spot(self) -> int:
        attack = self.best_attack()
        if attack is not None:
            return attack
        door = self.useful_door()
        if door is not None:
            return door
        if END in self.options:
            return END
        return STOP if STOP in self.options else self.options[0]

    def best_place(self, points: int) -> tuple[int, float]:
        best, chosen = -float(FAR), OFF
        for place in self.reach.order:
            cost = self.reach.cost[place]
            if cost > points:
                break
            value = self.place_worth(place) - 0.01 * cost
            if value > best:
                best, chosen = value, place
        return chosen, best

    def place_worth(self, place: int) -> float:
        squares = self.study.base(self.figure, place)
        seen = self.preys_in_view(squares)
        far = self.how_far(place, squares)
        watched, horde = watchers(seen), self.horde
        if self.hides:
            value = horde.stride * min(far, FLIGHT) - horde.exposed * watched
        else:
            value = -horde.stride * max(far - self.kind.range, 0) - horde.closer * far - horde.seen * watched
        if self.step.offers:
            value += self.best_target(seen)[0]
        return value

    def best_target(self, seen: list[tuple[int, int]]) -> tuple[float, int]:
        """What the best attack on one of these is worth, and on whom; OFF if nobody is in reach."""
        best, chosen = 0.0, OFF
        for target, far in seen:
            value = self.offer_value(target, far)
            if value > best:
                best, chosen = value, target
        return best, chosen

    def how_far(self, place: int, squares: list[int]) -> int:
        far = min(self.far[square] for square in squares)
        return self.journey.get(place, far + NO_WAY) if self.journey else far

    def preys_in_view(self, squares: list[int]) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for target in self.study.foes(self.figure):
            far = self.study.can_hit(squares, self.flies, target, SEES)
            if far != OFF:
                found.append((target, far))
        return self.study.nearest(found)

    def offer_value(self, target: int, far: int) -> float:
        best = 0.0
        for red, black, reach, _, excluded in self.step.offers:
            if target == excluded:
                continue
            if far <= reach:
                best = max(best, prey_value(self.study, target, red, black))
            else:
                best = max(best, self.stretched(target, red, black, far - reach))
        return best

    def stretched(self, target: int, red: int, black: int, missing: int) -> float:
        """With an ability that adds range, paid in argent power."""
        for _, ability in self.step.payable(self.position):
            if ability.extra_range >= missing:
                red += sum(effect.red for effect in ability.at("before_roll"))
                black += sum(effect.black for effect in ability.at("before_roll"))
                return prey_value(self.study, target, red, black) - self.horde.paid * ability.argent
        return 0.0

    def best_attack(self) -> int | None:
        best, chosen = 0.0, None
        for action in self.options:
            verb = verb_of(action)
            if verb == ATTACK:
                value = self.attack_worth(action)
            elif verb == FLAMES:
                value = self.flames_worth(first(action))
            else:
                continue
            if value > best:
                best, chosen = value, action
        return chosen

    def attack_worth(self, action: int) -> float:
        odds = action_odds(self.position, action)
        assert odds is not None
        paid = self.kind.abilities[third(action) - 1].argent if third(action) else 0
        return max(share(self.study, first(action), odds.mean, odds.kill) - self.horde.paid * paid, 0.01)

    def flames_worth(self, number: int) -> float:
        ability = self.kind.abilities[number]
        effect = ability.at("instead_of_attack")[0]
        total = -self.horde.paid * ability.argent
        for target in self.study.foes(self.figure):
            squares = self.position.squares(self.figure)
            if self.study.can_hit(squares, self.flies, target, effect.range) != OFF:
                total += prey_value(self.study, target, effect.red, effect.black)
        return total

    def useful_door(self) -> int | None:
        """A shut door beyond which the prey is nearer."""
        field = self.position.setting.field
        own = self.position.squares(self.figure)
        for action in self.options:
            if verb_of(action) == DOOR:
                for one, other in field.doors[first(action)]:
                    near, beyond = (one, other) if one in own else (other, one)
                    if near in own and self.far[beyond] < self.far[near]:
                        return pack(DOOR, first(action))
        return None
