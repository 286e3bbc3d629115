"""Why the bot would go that way, or play that card: what is gained where the way ends, for whoever asked for a hint."""

from platzdarm.games.doom2016.bots import demons, marines
from platzdarm.games.doom2016.bots.demons import prey, watchers
from platzdarm.games.doom2016.bots.errands import HURT, Seeds, apart, marine_errands
from platzdarm.games.doom2016.bots.judge import Homeward, Study
from platzdarm.games.doom2016.rules import killing
from platzdarm.games.doom2016.rules.demons import DemonActivation
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.moving import Walk
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import is_demon, is_marine
from platzdarm.games.doom2016.rules.verbs import DOOR, PLAY, RUN
from platzdarm.games.doom2016.text.chronicle import Chronicle
from platzdarm.kernel.action import first, verb_of
from platzdarm.text.lines import Line, Part

LEAST = 0.05  # what gains less than this is no reason
USUAL = 0.5  # to come nearer is what most steps do: what else is gained is told even if it weighs less
Gain = tuple[float, Line]
BEST = Line("d16-reason-best")


def way_of(study: Study, seat: int, action: int) -> Line | None:
    """Nothing where nobody is under way."""
    step = study.position.agenda[-1]
    if isinstance(step, MarineActivation):
        return MarinesWay(study, step, options(study.position, seat)).told(action)
    if isinstance(step, DemonActivation):
        return DemonsWay(study, step, options(study.position, seat)).told(action)
    return on_foot(study, step.figure) if isinstance(step, Walk) else None


def options(position: Incursion, seat: int) -> list[int]:
    return next(decision.answers.as_list() for decision in position.pending() if decision.seat == seat)


def weightiest(gains: list[Gain]) -> Line:
    value, line = max(gains, key=lambda gain: gain[0])
    return line if value >= LEAST else BEST


def named(position: Incursion, figure: int) -> Part:
    return Chronicle(position).figure(position.setting.names[figure])


def on_foot(study: Study, figure: int) -> Line:
    """With points gained outside an activation."""
    position = study.position
    if is_marine(figure):
        return towards(study, figure, position.place[figure])
    return hunt(study, figure) if is_demon(figure) else Line("d16-reason-exit")


# -- marines -----------------------------------------------------------------------------------------------------


class MarinesWay:
    """What a marine gains where its plan leads to, beside what it has where it stands."""

    def __init__(self, study: Study, step: MarineActivation, options: list[int]) -> None:
        self.study = study
        self.position = study.position
        self.marine = step.figure
        self.choice = marines.Choice(study, step, options)
        self.here = self.position.place[step.figure]

    def told(self, action: int) -> Line:
        verb = verb_of(action)
        if verb == DOOR:
            return Line("d16-reason-door")
        if verb not in (PLAY, RUN):
            return weightiest(self.gains(self.choice.stay()))
        plans = [plan for plan in self.choice.card_plans() if plan.action == action and plan.place != OFF]
        if plans:
            return weightiest(self.gains(max(plans, key=lambda plan: plan.value)))
        card = self.position.setting.content.actions[first(action)]
        if card.aim == "square":
            return Line("d16-reason-grenade")
        return Line("d16-reason-stays") if card.stays else BEST

    def gains(self, plan: marines.Plan) -> list[Gain]:
        there = plan.place // 2
        return [
            self.attack(there, plan),
            *self.glory(there),
            *self.finds(there),
            self.shelter(there),
            self.nearer(there),
        ]

    def attack(self, there: int, plan: marines.Plan) -> Gain:
        value, target = self.choice.best_target(there, plan.offers)
        if target == OFF:
            return 0.0, BEST
        return value - self.choice.attack_value(self.here, self.choice.step.offers), self.of("d16-reason-aims", target)

    def glory(self, there: int) -> list[Gain]:
        return [
            (1.0 + self.choice.demon_value(one), self.of("d16-reason-glory", one))
            for one in self.choice.underfoot(there)
        ]

    def finds(self, there: int) -> list[Gain]:
        if there == self.here:
            return []
        return [(value, Line("d16-reason-finds", {"what": what})) for value, what in self.choice.finds(there)]

    def shelter(self, there: int) -> Gain:
        fewer = len(self.choice.threats(self.here)) - len(self.choice.threats(there))
        gain = self.choice.danger(self.here) - self.choice.danger(there)
        return gain if fewer > 0 else 0.0, Line("d16-reason-shelter", {"count": fewer})

    def nearer(self, there: int) -> Gain:
        errand = self.choice.errand
        squad = self.study.eye.squad
        gain = squad.stride * (errand[self.here] - errand[there]) + (0.0 if errand[there] else squad.arrived)
        return USUAL * gain if there != self.here else 0.0, towards(self.study, self.marine, there)

    def of(self, message: str, demon: int) -> Line:
        return Line(message, {"figure": named(self.position, demon)})


def towards(study: Study, marine: int, square: int) -> Line:
    """What a marine on that square is heading for."""
    seeds = marine_errands(study, marine)
    return Line(
        "d16-reason-towards", {"goal": goal(study.position, marine, nearest(study, seeds, square, False, True))}
    )


def nearest(study: Study, seeds: Seeds, square: int, flying: bool, doors: bool) -> int:
    """The seed that the way leads to from there; the square itself where no way leads to any."""
    far = study.distances(seeds, flying, doors)
    ways = Homeward(study.position, flying, doors)
    while far[square] != seeds.get(square, OFF):
        onward = [hop.to for hop in ways.hops(square) if far[hop.to] < far[square]]
        if not onward:
            return square
        square = min(onward, key=far.__getitem__)
    return square


def goal(position: Incursion, marine: int, square: int) -> str:
    """The word for what is to be had on a square that a marine strives for."""
    setting = position.setting
    kind = setting.objective.kind
    if square in position.tokens:
        return "token"
    if position.carried[marine] and square == setting.start:
        return "home"
    if any(is_demon(figure) for figure in position.figures_at(square)):
        return "demon"
    if position.damage[marine] >= HURT and any(
        place == square and position.packs_left >> number & 1 for number, place in enumerate(setting.packs)
    ):
        return "pack"
    if any(place == square and position.weapons_left >> at & 1 for at, (place, _) in enumerate(setting.weapons)):
        return "weapon"
    if any(place == square and position.portals_left >> at & 1 for at, (place, _) in enumerate(setting.portals)):
        return "portal"
    if any(is_marine(figure) and position.carried[figure] for figure in position.figures_at(square)):
        return "carrier"
    if kind in ("guard_duty", "system_restart"):
        return "machine"
    if any(apart(position, position.place[drone], square) == 1 for drone in killing.objects(position)):
        return "drone"
    return "door" if position.shut else "start"


# -- demons ------------------------------------------------------------------------------------------------------


class DemonsWay:
    """What a demon gains where it goes to."""

    def __init__(self, study: Study, step: DemonActivation, options: list[int]) -> None:
        self.study = study
        self.position = study.position
        self.figure = step.figure
        self.choice = demons.Choice(study, step, options)

    def told(self, action: int) -> Line:
        if verb_of(action) == DOOR:
            return Line("d16-reason-door")
        place, _ = self.choice.best_place(self.choice.step.points)
        return BEST if place == OFF else weightiest(self.gains(self.choice.reach.start, place))

    def gains(self, here: int, there: int) -> list[Gain]:
        choice, study = self.choice, self.study
        bases = study.base(self.figure, here), study.base(self.figure, there)
        before, after = (choice.preys_in_view(squares) for squares in bases)
        value, target = choice.best_target(after)
        attack = value - choice.best_target(before)[0], self.of("d16-reason-aims", target)
        fewer = watchers(before) - watchers(after)
        horde = study.eye.horde
        unseen = horde.seen * fewer, Line("d16-reason-unseen", {"count": fewer})
        closer = choice.how_far(here, bases[0]) - choice.how_far(there, bases[1])
        nearer = USUAL * horde.stride * closer, hunt(study, self.figure)
        flight = -horde.stride * closer + horde.exposed * fewer, Line("d16-reason-flees")
        return [attack, unseen, flight if choice.hides else nearer]

    def of(self, message: str, target: int) -> Line:
        return Line(message, {"figure": named(self.position, target)}) if target != OFF else BEST


def hunt(study: Study, figure: int) -> Line:
    """Whom a demon is after: the prey that its way leads to first."""
    position = study.position
    doors = position.setting.threat.demons_open_doors
    square = nearest(study, prey(study), position.place[figure], position.flies(figure), doors)
    there = [one for one in position.figures_at(square) if not is_demon(one)]
    return Line("d16-reason-nears", {"figure": named(position, there[0])}) if there else BEST
