"""Setting up: from the options of a table to its first question (chapters WEAPON, DECK, ARGENT, CARDS, TUTORIAL)."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from platzdarm.games.doom2016.content.library import Library
from platzdarm.games.doom2016.content.schema import MissionEntry
from platzdarm.games.doom2016.rules import decks, objectives, operations, threats
from platzdarm.games.doom2016.rules.cards import COLOURS
from platzdarm.games.doom2016.rules.position import Incursion, Stage
from platzdarm.games.doom2016.rules.rounds import Rounds
from platzdarm.games.doom2016.rules.setting import EVENT_SETS, INVADER, Setting
from platzdarm.games.doom2016.rules.verbs import CLASS, INVASION, LEADER, SETS, WEAPONS
from platzdarm.kernel.action import first, pack, second, third
from platzdarm.kernel.answers import Answers, each
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.pile import bag_with
from platzdarm.kernel.rules import Rules

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
            raise OptionsError("option-unknown", option=key, known=", ".join(KEYS))
    campaign = operations.settle(options, library)
    mission = campaign.get("mission", options.get("mission", "knee_deep_in_the_dead"))
    if mission not in library.missions:
        raise OptionsError("option-value", option="mission", value=mission, known=", ".join(library.missions))
    marines = options.get("marines", "2")
    if marines not in ("1", "2", "3", "4"):
        raise OptionsError("d16-marines", rule="D16-SIDES-01", marines=marines)
    chosen = options.get("decks", RECOMMENDED)
    if chosen not in DECKS:
        raise OptionsError("option-value", option="decks", value=chosen, known=", ".join(DECKS))
    if library.missions[mission].tutorial and chosen == OWN:
        raise OptionsError("d16-tutorial-decks", rule="D16-TUTORIAL-09")
    return {**campaign, "mission": mission, "marines": marines, "decks": chosen}


def make_setting(options: Mapping[str, str], library: Library) -> Setting:
    mission = library.missions[options["mission"]]
    content = library.content
    field = library.fields[mission.id]
    setting = Setting(content, field, int(options["marines"]))
    setting.mission = mission.id
    setting.objective = content.objectives[mission.objective]
    setting.threat = content.threats[mission.threat]
    setting.tutorial = mission.tutorial
    setting.own_decks = options["decks"] == OWN
    setting.start = field.index[mission.start]
    setting.exit = field.index[mission.exit] if mission.exit is not None else -1
    setting.boss = content.demon(mission.boss).index if mission.boss else -1
    setting.teleporters = [setting.start, *(field.index[square] for square in mission.teleporters)]
    setting.portals = [(field.index[portal.at], COLOURS.index(portal.colour)) for portal in mission.portals]
    setting.packs = [field.index[square] for square in mission.health_packs]
    setting.weapons = [(field.index[item.at], content.weapon(item.weapon).index) for item in mission.weapons]
    setting.object_squares = [field.index[square] for square in mission.objectives]
    setting.sets = sum(1 << content.sets.index(name) for name in mission.event_sets)
    setting.invasion = [card.id for card in content.invasions].index(mission.invasion)
    setting.portals_shown = sum(1 << n for n, portal in enumerate(mission.portals) if portal.face_up)
    present = [item for item in mission.demons if setting.marines in item.marines]
    setting.demons = [(content.demon(item.type).index, field.index[item.at]) for item in present]
    setting.squad = None if mission.tutorial else content.squad_of(setting.marines)
    return setting


def start(rules: Rules[Incursion], options: Mapping[str, str], library: Library, chance: Chance) -> Incursion:
    setting = make_setting(options, library)
    position = Incursion(rules, setting, [Outfit(0)], chance)
    content = setting.content
    position.frags = setting.squad.head_start if setting.squad is not None else 0
    position.glory_deck = position.glory_deck.with_only(bag_with([card.copies for card in content.glory]))
    for marine in range(setting.marines):
        give_set(position, marine, content.weapon("uac").index)
    if not setting.own_decks:
        outfit_beginners(position, library.missions[setting.mission])
    chance.outcomes = []
    position.advance()
    return position


def give_set(position: Incursion, marine: int, weapon: int) -> None:
    """A weapon set joins the deck before it is shuffled (D16-WEAPON-05)."""
    position.weapons[marine] |= 1 << weapon
    position.decks[marine] = position.decks[marine].shuffled(position.setting.content.weapons[weapon].cards)


def advice(mission: MissionEntry) -> tuple[Sequence[tuple[str, str]], Sequence[str]]:
    """Weapons and classes for beginners, marine by marine."""
    return mission.starting_weapons or WEAPONS_FOR_BEGINNERS, mission.classes or CLASSES_FOR_BEGINNERS


def outfit_beginners(position: Incursion, mission: MissionEntry) -> None:
    """Recommended decks: event sets and invasion card of the mission, weapons and classes for beginners."""
    setting = position.setting
    content = setting.content
    position.sets = setting.sets
    position.invasion = setting.invasion
    pairs, chosen = advice(mission)
    names = [card.id for card in content.classes]
    for marine in range(setting.marines):
        for weapon in pairs[marine]:
            give_set(position, marine, content.weapon(weapon).index)
        if not setting.tutorial:
            choose_class(position, marine, names.index(chosen[marine]))


def choose_class(position: Incursion, marine: int, number: int) -> None:
    position.classes[marine] = number
    for ability in position.setting.content.classes[number].abilities:
        for effect in ability.at("setup"):
            give_set(position, marine, position.setting.content.weapon(effect.weapon).index)


class Outfit(Stage):
    """Own decks: the invader chooses in secret (D16-ARGENT-06), then each marine; three marines name a leader."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.stage]

    def last(self, position: Incursion) -> int:
        return 2 + 2 * position.setting.marines

    def run(self, position: Incursion) -> bool:
        last = self.last(position)
        if self.stage < last and not position.setting.own_decks:
            self.stage = last
        if self.stage == last and (position.setting.squad is None or position.setting.marines != 3):
            self.stage = last + 1
        if self.stage <= last:
            return False
        position.agenda.pop()
        deploy(position)
        return True

    def decisions(self, position: Incursion) -> list[Decision]:
        content = position.setting.content
        if self.stage == 0:
            triples = [pack(SETS, a, b, c) for a, b, c in combinations(range(len(content.sets)), EVENT_SETS)]
            return [Decision(INVADER, "sets", Answers(triples, []))]
        if self.stage == 1:
            every = list(range(len(content.invasions)))
            return [Decision(INVADER, "invasion", Answers([], [each(INVASION, every, 8)]))]
        if self.stage == self.last(position):
            options = Answers([], [each(LEADER, list(range(position.setting.marines)), 8)])
            return [Decision(seat, "leader", options) for seat in position.setting.marine_seats()]
        marine = (self.stage - 2) // 2
        if self.stage % 2 == 0:
            free = [w.index for w in content.weapons if w.starting and decks.sets_in_use(position, w.index) < w.copies]
            pairs = [pack(WEAPONS, a, b) for a, b in combinations(free, 2)]
            return [Decision(marine + 1, "weapons", Answers(pairs, []))]
        left = [card.index for card in content.classes if card.index not in position.classes]
        return [Decision(marine + 1, "class", Answers([], [each(CLASS, left, 8)]))]

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
    setting = position.setting
    content = setting.content
    chosen = [card.index for card in content.events if position.sets >> card.set & 1]
    position.event_deck = position.event_deck.with_cards(chosen)
    objectives.set_up(position)
    for marine in range(setting.marines):
        taken = position.figures_at(setting.start)
        position.put(marine, position.nearest_free(marine, setting.start)[0] if taken else setting.start)
        decks.draw_to_limit(position, marine)
    position.agenda.append(Rounds())
    place_demons(position)
    threats.begin(position, setting.portals_shown)


def place_demons(position: Incursion) -> None:
    setting = position.setting
    used = [0] * len(setting.content.demons)
    for kind, square in setting.demons:
        position.put(setting.figures_of(kind)[used[kind]], square)
        used[kind] += 1
