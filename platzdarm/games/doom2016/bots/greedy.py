"""Greedy at a table of DOOM (2016): which room answers which question."""

from platzdarm.bots.bot import Bot
from platzdarm.games.doom2016.bots import demons, invader, marines, windows
from platzdarm.games.doom2016.bots.demons import prey
from platzdarm.games.doom2016.bots.errands import marine_errands
from platzdarm.games.doom2016.bots.judge import KEEN, Study
from platzdarm.games.doom2016.rules.attack import Attack
from platzdarm.games.doom2016.rules.moving import Walk
from platzdarm.games.doom2016.rules.peeking import Look
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER, is_marine
from platzdarm.games.doom2016.rules.setup import CLASSES_FOR_BEGINNERS, WEAPONS_FOR_BEGINNERS
from platzdarm.games.doom2016.rules.verbs import KEEP, SECOND
from platzdarm.kernel.action import first, pack, second
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View

INVADERS_CARD = 4  # of the initiative deck
TOP = 0


class Doom2016Greedy(Bot):
    """Looks at its own view only, plans no farther than the activation that is under way, and never dawdles."""

    name = "greedy"
    eye = KEEN  # other levels see less, or more

    def choose(self, view: View[Incursion], decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        return respond(Study(view.known, self.eye), decision)


def respond(study: Study, decision: Decision) -> int:
    options = decision.answers.as_list()
    match decision.kind:
        case "act":
            return marines.act(study, decision)
        case "demon":
            return demons.act(study, decision)
        case "walk":
            return walk(study, decision.about[0], options)
        case "activate":
            return invader.activate(study, options)
        case "next_demon":
            return invader.next_demon(study, options)
        case "portal" | "spend":
            return invader.portal(study, options)
        case "group":
            return invader.group(study, options)
        case "place":
            return invader.place(study, options)
        case "carry":
            return invader.carry(study, options)
        case "argent" | "transfer":
            return invader.argent(study, options)
        case "argent_discard":
            return invader.throw_for_argent(study, options)
        case "discard":
            return invader.throw_event(study, options)
        case "respawn" | "drop" | "displace":
            return settle_down(study, decision, options)
        case "cover":
            return cover(study)
        case "lose_die":
            return pack(options[0] & 255, 0)
        case "peek" | "reorder":
            return put_back(study, decision.seat, options)
        case "sets" | "invasion":
            return invader.choose_decks(study, decision.kind, options)
        case "weapons" | "class" | "leader":
            return outfit(study, decision, options)
        case _:
            return windows.answer(study, decision.seat, options)


def walk(study: Study, figure: int, options: list[int]) -> int:
    position = study.position
    step = position.agenda[-1]
    assert isinstance(step, Walk)
    if is_marine(figure):
        errand = study.distances(marine_errands(study, figure), False, True)
    elif figure < 10:
        errand = study.distances({position.setting.exit: 0}, False, True)
    else:
        errand = study.distances(prey(study), position.flies(figure), False)
    return marines.walk(study, step, errand, options)


def settle_down(study: Study, decision: Decision, options: list[int]) -> int:
    """Where a figure, or a token, is put: marines near their errand, demons near their prey, tokens near the start."""
    position = study.position
    if decision.kind == "respawn":
        errand = study.distances(marine_errands(study, decision.about[0]), False, True)
        return min(options, key=lambda action: errand[square_of(action)])
    if decision.seat == INVADER:
        errand = study.distances(prey(study), False, True)
        return min(options, key=lambda action: errand[square_of(action)])
    errand = study.distances({position.setting.start: 0}, False, True)
    return min(options, key=lambda action: errand[square_of(action)])


def square_of(action: int) -> int:
    """RESPAWN and DROP name a square, DISPLACE a figure and a square."""
    return second(action) if action >> 16 else first(action)


def cover(study: Study) -> int:
    """Throw the first card away if it lets more through than the average one (D16-COVER-07)."""
    attack = study.position.agenda[-1]
    assert isinstance(attack, Attack)
    if attack.is_dodged(study.position) or attack.blocked(study.position) >= attack.symbols():
        return KEEP
    guard = study.guard(attack.defender)
    average = sum(min(block, 4) * chance for block, chance in enumerate(guard))
    return KEEP if attack.blocked(study.position) >= average else SECOND


def put_back(study: Study, seat: int, options: list[int]) -> int:
    """The own side's initiative cards on top: of several put back on top, the last lies topmost."""
    step = study.position.agenda[-1]
    assert isinstance(step, Look)
    for action in options:
        own = (first(action) == INVADERS_CARD) == (seat == INVADER)
        if step.kind == "peek" and own == (second(action) == TOP):
            return action
        if step.kind == "reorder" and not own:
            return action
    return options[0]


def outfit(study: Study, decision: Decision, options: list[int]) -> int:
    """Weapons and class for beginners, as far as they are left."""
    content = study.position.setting.content
    marine = decision.seat - 1
    if decision.kind == "weapons":
        for names in (WEAPONS_FOR_BEGINNERS[marine], *WEAPONS_FOR_BEGINNERS):
            pair = sorted(content.weapon(name).index for name in names)
            if pack(options[0] & 255, *pair) in options:
                return pack(options[0] & 255, *pair)
    if decision.kind == "class":
        wanted = [card.index for card in content.classes if card.id == CLASSES_FOR_BEGINNERS[marine]]
        for action in options:
            if first(action) in wanted:
                return action
    return options[0]
