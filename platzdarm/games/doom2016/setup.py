"""Setting up: from the options of a table to its first question (chapters WEAPON, DECK, ARGENT, CARDS, TUTORIAL)."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from platzdarm.games.doom2016 import decks, objectives, operations, threats
from platzdarm.games.doom2016.cards import COLOURS
from platzdarm.games.doom2016.content.library import Library
from platzdarm.games.doom2016.content.schema import MissionEntry
from platzdarm.games.doom2016.moving import nearest_free
from platzdarm.games.doom2016.position import Incursion, Stage
from platzdarm.games.doom2016.rounds import Rounds
from platzdarm.games.doom2016.table import EVENT_SETS, INVADER, Table
from platzdarm.games.doom2016.verbs import CLASS, INVASION, LEADER, SETS, WEAPONS
from platzdarm.kernel.action import first, pack, second, third
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.options import Options, each
from platzdarm.kernel.pile import Pile, bag_of, bag_with

RECOMMENDED: Final = "recommended"
OWN: Final = "own"
DECKS: Final = (RECOMMENDED, OWN)
KEYS: Final = ("mission", "marines", "decks", "operation", "won", "played")
# for beginners, where the mission does not say otherwise
WEAPONS_FOR_BEGINNERS: Final = (
    ("combat_shotgun", "heavy_assault_rifle"),
    ("plasma_rifle", "super_shotgun"),
    ("burst_rifle", "static_rifle"),
    ("heavy_assault_rifle", "plasma_rifle"),
)
CLASSES_FOR_BEGINNERS: Final = ("commando", "field_medic", "marksman", "berserker")


def settle(options: Mapping[str, str], library: Library) -> dict[str, str]:
    for key in options:
        if key not in KEYS:
            raise OptionsError(f"unknown option '{key}'; there are {', '.join(KEYS)}")
    campaign = operations.settle(options, library)
    mission = campaign.get("mission", options.get("mission", "knee_deep_in_the_dead"))
    if mission not in library.missions:
        raise OptionsError(f"mission={mission}: choose one of {', '.join(library.missions)}")
    marines = options.get("marines", "2")
    if marines not in ("1", "2", "3", "4"):
        raise OptionsError(f"marines={marines}: there are 1 to 4 marines [D16-SIDES-01]")
    chosen = options.get("decks", RECOMMENDED)
    if chosen not in DECKS:
        raise OptionsError(f"decks={chosen}: choose one of {', '.join(DECKS)}")
    if library.missions[mission].tutorial and chosen == OWN:
        raise OptionsError("decks=own: the tutorial has its own decks [D16-TUTORIAL-09]")
    return {**campaign, "mission": mission, "marines": marines, "decks": chosen}


def make_table(options: Mapping[str, str], library: Library) -> Table:
    mission = library.missions[options["mission"]]
    content = library.content
    field = library.fields[mission.id]
    table = Table(content, field, int(options["marines"]))
    table.mission = mission.id
    table.objective = content.objectives[mission.objective]
    table.threat = content.threats[mission.threat]
    table.tutorial = mission.tutorial
    table.own_decks = options["decks"] == OWN
    table.start = field.index[mission.start]
    table.exit = field.index[mission.exit] if mission.exit is not None else -1
    table.boss = content.demon(mission.boss).index if mission.boss else -1
    table.teleporters = [table.start, *(field.index[square] for square in mission.teleporters)]
    table.portals = [(field.index[portal.at], COLOURS.index(portal.colour)) for portal in mission.portals]
    table.packs = [field.index[square] for square in mission.health_packs]
    table.weapons = [(field.index[item.at], content.weapon(item.weapon).index) for item in mission.weapons]
    table.object_squares = [field.index[square] for square in mission.objectives]
    table.sets = sum(1 << content.sets.index(name) for name in mission.event_sets)
    table.invasion = [card.id for card in content.invasions].index(mission.invasion)
    table.portals_shown = sum(1 << n for n, portal in enumerate(mission.portals) if portal.face_up)
    present = [item for item in mission.demons if table.marines in item.marines]
    table.demons = [(content.demon(item.type).index, field.index[item.at]) for item in present]
    table.squad = None if mission.tutorial else content.squad_of(table.marines)
    return table


def start(options: Mapping[str, str], library: Library, chance: Chance) -> Incursion:
    table = make_table(options, library)
    position = Incursion(table, [Outfit(0)], chance)
    content = table.content
    position.glory_deck = Pile([bag_with([card.copies for card in content.glory])])
    for marine in range(table.marines):
        give_set(position, marine, content.weapon("uac").index)
    if not table.own_decks:
        outfit_beginners(position, library.missions[table.mission])
    chance.outcomes = []
    position.advance()
    return position


def give_set(position: Incursion, marine: int, weapon: int) -> None:
    """A weapon set joins the deck before it is shuffled (D16-WEAPON-05)."""
    position.weapons[marine] |= 1 << weapon
    cards = position.table.content.weapons[weapon].cards
    kinds = len(position.table.content.actions)
    counts = position.decks[marine].counts(kinds)
    for card in cards:
        counts[card] += 1
    position.decks[marine] = Pile([bag_with(counts)])


def outfit_beginners(position: Incursion, mission: MissionEntry) -> None:
    """Recommended decks: event sets and invasion card of the mission, weapons and classes for beginners."""
    table = position.table
    content = table.content
    position.sets = table.sets
    position.invasion = table.invasion
    pairs = mission.starting_weapons or WEAPONS_FOR_BEGINNERS
    names = [card.id for card in content.classes]
    for marine in range(table.marines):
        for weapon in pairs[marine]:
            give_set(position, marine, content.weapon(weapon).index)
        if not table.tutorial:
            chosen = mission.classes or CLASSES_FOR_BEGINNERS
            choose_class(position, marine, names.index(chosen[marine]))


def choose_class(position: Incursion, marine: int, number: int) -> None:
    position.classes[marine] = number
    for ability in position.table.content.classes[number].abilities:
        for effect in ability.at("setup"):
            give_set(position, marine, position.table.content.weapon(effect.weapon).index)


class Outfit(Stage):
    """Own decks: the invader chooses in secret (D16-ARGENT-06), then each marine; three marines name a leader."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.stage]

    def last(self, position: Incursion) -> int:
        return 2 + 2 * position.table.marines

    def run(self, position: Incursion) -> bool:
        last = self.last(position)
        if self.stage < last and not position.table.own_decks:
            self.stage = last
        if self.stage == last and (position.table.squad is None or position.table.marines != 3):
            self.stage = last + 1
        if self.stage <= last:
            return False
        position.agenda.pop()
        deploy(position)
        return True

    def decisions(self, position: Incursion) -> list[Decision]:
        content = position.table.content
        if self.stage == 0:
            triples = [pack(SETS, a, b, c) for a, b, c in combinations(range(len(content.sets)), EVENT_SETS)]
            return [Decision(INVADER, "sets", Options(triples, []))]
        if self.stage == 1:
            every = list(range(len(content.invasions)))
            return [Decision(INVADER, "invasion", Options([], [each(INVASION, every, 8)]))]
        if self.stage == self.last(position):
            options = Options([], [each(LEADER, list(range(position.table.marines)), 8)])
            return [Decision(seat, "leader", options) for seat in position.table.marine_seats()]
        marine = (self.stage - 2) // 2
        if self.stage % 2 == 0:
            free = [w.index for w in content.weapons if w.starting and decks.sets_in_use(position, w.index) < w.copies]
            pairs = [pack(WEAPONS, a, b) for a, b in combinations(free, 2)]
            return [Decision(marine + 1, "weapons", Options(pairs, []))]
        left = [card.index for card in content.classes if card.index not in position.classes]
        return [Decision(marine + 1, "class", Options([], [each(CLASS, left, 8)]))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        stage = self.stage
        self.stage += 1
        if stage == 0:
            position.sets = 1 << first(action) | 1 << second(action) | 1 << third(action)
            position.tell("chose", [seat])
        elif stage == 1:
            position.invasion = first(action)
            position.tell("chose", [seat])
        elif stage == self.last(position):
            position.leader = first(action)
            position.tell("leader", [first(action)])
        elif stage % 2 == 0:
            for weapon in (first(action), second(action)):
                give_set(position, seat - 1, weapon)
            position.tell("armed", [seat - 1, first(action), second(action)])
        else:
            choose_class(position, seat - 1, first(action))
            position.tell("class", [seat - 1, first(action)])


def deploy(position: Incursion) -> None:
    """Figures on the map, decks shuffled, hands drawn; then the threat card's set-up, and round 1."""
    table = position.table
    content = table.content
    chosen = [card.index for card in content.events if position.sets >> card.set & 1]
    position.event_deck = Pile([bag_of(chosen, len(content.events))])
    objectives.set_up(position)
    for marine in range(table.marines):
        taken = position.figures_at(table.start)
        position.put(marine, nearest_free(position, marine, table.start)[0] if taken else table.start)
        decks.draw_to_limit(position, marine)
    position.agenda.append(Rounds())
    place_demons(position)
    threats.begin(position, table.portals_shown)


def place_demons(position: Incursion) -> None:
    table = position.table
    used = [0] * len(table.content.demons)
    for kind, square in table.demons:
        position.put(table.first_of[kind] + used[kind], square)
        used[kind] += 1
