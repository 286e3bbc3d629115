"""What the invader decides besides its demons' own activations: who acts, who comes, where argent power goes."""

from platzdarm.games.doom2016.bots.demons import prey, prey_value
from platzdarm.games.doom2016.bots.judge import Study, demon_worth
from platzdarm.games.doom2016.rules.cards import Effect, EventCard
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_DEMON
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD, Summon
from platzdarm.kernel.action import first, second, third, verb_of
from platzdarm.kernel.pile import seen
from platzdarm.kernel.window import PASS

NEAR = 12  # a portal farther away brings no demon into play soon
SELDOM = ("beside", "large", "defender_damage")  # conditions that often do not hold


def event_worth(card: EventCard) -> float:
    return max(effect_worth(effect) for effect in card.ability.effects)


def effect_worth(effect: Effect) -> float:
    return effect.verb.keep - 0.5 if effect.needs is not None and effect.needs.key in SELDOM else effect.verb.keep


# -- who acts ----------------------------------------------------------------------------------------------------


def activate(study: Study, options: list[int]) -> int:
    """The type that can do most at once."""
    if not study.eye.plans:
        return options[0]
    return max(options, key=lambda action: type_promise(study, first(action)))


def type_promise(study: Study, kind: int) -> float:
    position = study.position
    return sum(promise(study, f) for f in position.setting.figures_of(kind) if position.on_map(f))


def next_demon(study: Study, options: list[int]) -> int:
    if not study.eye.plans:
        return options[0]
    return max(options, key=lambda action: promise(study, first(action)))


def promise(study: Study, figure: int) -> float:
    """What a demon's attack may do if it comes within range in this activation."""
    position = study.position
    demon = position.setting.demon(figure)
    x, y = position.setting.field.coordinates[position.place[figure]]
    best = 0.0
    for target in range(FIRST_DEMON):
        if position.place[target] != OFF:
            there = position.setting.field.coordinates[position.place[target]]
            far = max(abs(there[0] - x), abs(there[1] - y))
            if far <= demon.speed + demon.range:
                best = max(best, prey_value(study, target, demon.red, demon.black) - 0.01 * far)
    return best


# -- who comes ---------------------------------------------------------------------------------------------------


def portal(study: Study, options: list[int]) -> int:
    """The portal whose demons are worth most, and come out near the marines; to pass if none would come at all."""
    if not study.eye.plans:
        return next((action for action in options if action != PASS), PASS)
    far = study.distances(prey(study), False, study.position.setting.threat.demons_open_doors)
    best, chosen = 0.0, PASS if PASS in options else options[0]
    for action in options:
        if action != PASS:
            square, colour = study.position.setting.portals[first(action)]
            strength = max(group_worth(study, colour, which) for which in (0, 1))
            value = strength / (study.eye.horde.near + min(far[square], 2 * NEAR))
            if value > best:
                best, chosen = value, action
    return chosen


def group(study: Study, options: list[int]) -> int:
    position = study.position
    step = position.agenda[-1]
    assert isinstance(step, Summon)
    colour = position.setting.portals[step.portal][1]
    return max(options, key=lambda action: group_worth(study, colour, first(action)))


def group_worth(study: Study, colour: int, which: int) -> float:
    """As far as there are figures left for it."""
    position = study.position
    found = position.setting.content.invasions[seen(position.invasion)].groups[colour][which]
    total = 0.0
    for kind, number in found.demons:
        spare = sum(1 for figure in position.setting.figures_of(kind) if not position.on_map(figure))
        total += min(number, spare) * demon_worth(position.setting.content.demons[kind])
    return total + study.eye.horde.argent * found.argent if total else 0.0


def place(study: Study, options: list[int]) -> int:
    """As near to the marines as it likes to come out, if it can stand there."""
    far = study.distances(prey(study), False, study.position.setting.threat.demons_open_doors)
    landing = study.eye.horde.landing
    return min(options, key=lambda action: (abs(far[first(action)] - landing), far[first(action)]))


def carry(study: Study, options: list[int]) -> int:
    """The toughest demon takes the sample."""
    return max(options, key=lambda action: study.position.health(first(action)))


# -- argent power and events -------------------------------------------------------------------------------------


def need_of(position: Incursion, kind: int) -> float:
    """How much one token more on a demon card is wanted."""
    demon = position.setting.content.demons[kind]
    price = max((ability.argent for ability in demon.abilities), default=0)
    figures = sum(1 for figure in position.setting.figures_of(kind) if position.on_map(figure))
    if not price or position.argent[kind] >= price * figures:
        return 0.0
    return demon_worth(demon) / (price * (1 + position.argent[kind]))


def argent(study: Study, options: list[int]) -> int:
    position = study.position
    best, chosen = -1.0, options[0]
    for action in options:
        if verb_of(action) == PASS:
            continue
        value = 0.1 if first(action) == INVASION_CARD else need_of(position, first(action))
        if value > best:
            best, chosen = value, action
    return chosen


def throw_for_argent(study: Study, options: list[int]) -> int:
    """A weak event card for a token, as long as some type can use one."""
    position = study.position
    events = position.setting.content.events
    wanted = sum(need_of(position, kind) for kind in position.types_on_map())
    weak = [
        action for action in options if action != PASS and event_worth(events[first(action)]) < study.eye.horde.kept
    ]
    if not weak or not wanted:
        return PASS
    return min(weak, key=lambda action: event_worth(events[first(action)]))


def throw_event(study: Study, options: list[int]) -> int:
    events = study.position.setting.content.events
    return min(options, key=lambda action: event_worth(events[first(action)]))


def choose_decks(study: Study, kind: str, options: list[int]) -> int:
    """What the mission recommends."""
    setting = study.position.setting
    if kind == "invasion":
        return next(action for action in options if first(action) == setting.invasion)
    wanted = [number for number in range(len(setting.content.sets)) if setting.sets >> number & 1]
    return next(action for action in options if [first(action), second(action), third(action)] == wanted)
