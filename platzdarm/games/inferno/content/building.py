"""Makes cards and champions of content entries, and checks what their types cannot say."""

from collections.abc import Iterable
from typing import Any

from platzdarm.content import effects
from platzdarm.content.effects import EffectWords, check_words
from platzdarm.content.faults import Faults
from platzdarm.games.inferno.content import schema
from platzdarm.games.inferno.content.faults import fault
from platzdarm.games.inferno.content.sources import Sources
from platzdarm.games.inferno.rules import cards
from platzdarm.games.inferno.rules.cards import FACTIONS, KEYWORDS, Ability, Card, Content, Effect, Kind
from platzdarm.games.inferno.rules.effect_verbs import VERBS
from platzdarm.games.inferno.rules.effects import COUNTS, KINDS, MARKS, NAMED, PLACES
from platzdarm.games.inferno.rules.goals import HAPPENINGS, STATES
from platzdarm.games.inferno.rules.scenario import BOSS, GOALS, NO_GOAL
from platzdarm.games.inferno.rules.setting import DEVIL_RAT, GIANT_RAT, SUMMONED
from platzdarm.kernel.errors import Place

WORDS = EffectWords(VERBS, KINDS, NAMED, PLACES, {}, COUNTS, MARKS, ())
NEEDED_CARDS = ("apprentice", "militia", "mystic", "heavy_infantry")
NEEDED_KINDS = (*SUMMONED, GIANT_RAT, DEVIL_RAT)


def build(entries: dict[str, Any], sources: Sources | None = None) -> Content:
    """`sources` say which entries are a pack's. What is wrong with any of them is told at once."""
    content, sources, faults = Content(), sources or Sources(), Faults()
    unique(entries)
    for name in ("basic", "centre", "champions", "quests", "treasures", "gates", "villains", "schemes"):
        for entry in entries[name]:
            with faults.noted():
                add_entry(content, name, entry, sources.place(name, entry.id), entries)
    faults.tell()
    content.seal()
    check_needed(content)
    check_figures(content, entries, sources)
    return content


def add_entry(content: Content, name: str, entry: Any, place: Place, entries: dict[str, Any]) -> None:
    """An entry of the file with that name."""
    match name:
        case "basic":
            source = cards.STARTING if entry.deal else cards.AVAILABLE
            add_card(content, entry, place, cards.HERO, source).dealt = entry.deal
        case "centre":
            card = add_card(content, entry, place, cards.TYPES.index(entry.type), cards.CENTRE)
            card.family = entry.family or ""
            fill_bonus(card, entry, place)
        case "champions":
            add_kind(content, entry, place)
        case "quests":
            add_quest(content, entry, place)
        case "treasures":
            content.treasures.append(build_treasure(len(content.treasures), entry, place))
        case "gates":
            content.gates[entry.id] = cards.Gate(entry.id, entry.power, entry.first_power)
        case "villains":
            add_villain(content, entry, [known for known in entries["champions"] if known.id == entry.id])
        case _:
            ability = build_ability(entry.id, [*entry.effects, *entry.more], place)
            content.schemes.append(cards.Scheme(len(content.schemes), entry.id, entry.copies, entry.threat, ability))


def unique(entries: dict[str, Any]) -> None:
    """An id stands for one thing in its file; cards and quests, which lie in the same decks, have no id in common."""
    for names in (["basic", "centre", "quests"], ["champions"], ["treasures"], ["gates"], ["schemes"], ["villains"]):
        found: set[str] = set()
        for name in names:
            for entry in entries[name]:
                if entry.id in found:
                    raise fault("id-twice", Place("entry", place=f"{name}.toml", entry=entry.id), "id", id=entry.id)
                found.add(entry.id)


def check_needed(content: Content) -> None:
    """The rules name some of the cards and champions: these must be there."""
    for id in NEEDED_CARDS:
        if id not in content.card_named:
            raise fault("missing", "basic.toml", "basic", id=id)
    for id in NEEDED_KINDS:
        if id not in content.kind_named:
            raise fault("missing", "champions.toml", "champions", id=id)


def check_figures(content: Content, entries: dict[str, Any], sources: Sources) -> None:
    """A champion that another becomes, or that enters, must be one."""
    faults = Faults()
    for name in ("basic", "centre", "champions", "quests", "villains", "schemes"):
        for entry in entries[name]:
            for number, part in enumerate(every_part([*entry.effects, *getattr(entry, "more", ())])):
                if part.into is not None and part.into not in content.kind_named:
                    place = sources.place(name, entry.id)
                    known = ", ".join(content.kind_named)
                    wrong = fault("no-champion", place, f"effects[{number}].into", name=part.into, known=known)
                    faults.found.append(wrong)
    faults.tell()


def every_part(effects: Iterable[schema.EffectEntry]) -> list[schema.EffectEntry]:
    found: list[schema.EffectEntry] = []
    for effect in effects:
        found += [effect, *every_part(effect.then)]
        for way in effect.choose:
            found += every_part(way)
    return found


def faction_bits(factions: Iterable[str]) -> int:
    return sum(1 << FACTIONS.index(faction) for faction in factions)


def keyword_bits(keywords: Iterable[str]) -> int:
    return sum(1 << KEYWORDS.index(keyword) for keyword in keywords)


# -- effects -----------------------------------------------------------------------------------------------------


def build_ability(id: str, entries: Iterable[schema.EffectEntry], place: Place) -> Ability:
    faults, built = Faults(), []
    for number, part in enumerate(entries):
        with faults.noted():
            built.append(build_effect(part, "", place, f"effects[{number}]"))
    faults.tell()
    return Ability(id, built)


def build_effect(entry: schema.EffectEntry, when: str, place: object, field: str) -> Effect:
    """A part of a program has the moment of the whole."""
    where = Place("field", place=place, field=field)
    check_words(entry, WORDS, where)
    moment = entry.when or when
    if not moment or bool(entry.do) == bool(entry.choose):
        raise fault("no-verb", place, field)
    verb = VERBS.by_name[entry.do] if entry.do else NOTHING
    if entry.do:
        check_fields(entry, verb, place, field)
        if not VERBS.goes_with(verb, moment):
            raise fault("moment", place, field, verb=entry.do, when=moment, known=", ".join(verb.moments))
    effect = Effect(moment, verb)
    effects.fill(effect, entry)
    effect.may = entry.may
    effect.factions = faction_bits(entry.factions)
    effect.allegiance = FACTIONS.index(entry.allegiance) if entry.allegiance else cards.NO_FACTION
    effect.keyword = keyword_bits([entry.keyword]) if entry.keyword else 0
    effect.cost_most = -1 if entry.cost_most is None else entry.cost_most
    effect.into = entry.into or ""
    effect.goal = NO_GOAL if entry.goal is None else BOSS if entry.goal == "boss" else GOALS.index(entry.goal)
    effect.threat = entry.threat
    effect.then = [build_effect(part, moment, place, f"{field}.then[{n}]") for n, part in enumerate(entry.then)]
    for number, way in enumerate(entry.choose):
        inner = f"{field}.choose[{number}]"
        effect.choose.append([build_effect(part, moment, place, f"{inner}[{n}]") for n, part in enumerate(way)])
    return effect


SHARED_FIELDS = ("when", "do", "cost", "needs", "may", "then", "choose", "threat")


def check_fields(entry: schema.EffectEntry, verb: Any, place: object, field: str) -> None:
    """A field that its verb does not read says nothing."""
    faults = Faults()
    for name in type(entry).__struct_fields__:
        value, default = getattr(entry, name), getattr(EMPTY, name)
        if value != default and name not in (*SHARED_FIELDS, *verb.takes):
            known = ", ".join(verb.takes)
            faults.found.append(fault("unread", place, f"{field}.{name}", verb=entry.do, known=known))
    faults.tell()


EMPTY = schema.EffectEntry()
NOTHING = VERBS.by_name["gain_runes"]  # stands at the place of a choice, whose ways have their own verbs


# -- components --------------------------------------------------------------------------------------------------


def add_card(content: Content, entry: Any, place: Place, type: int, source: int) -> Card:
    card = Card(len(content.cards), entry.id, type, source, build_ability(entry.id, entry.effects, place))
    card.factions = faction_bits(getattr(entry, "factions", ()))
    card.cost = entry.cost
    card.copies = entry.copies
    content.cards.append(card)
    return card


def fill_bonus(card: Card, entry: Any, place: Place) -> None:
    card.strength, card.defence, card.speed = entry.strength, entry.defence, entry.speed
    card.keywords = keyword_bits(entry.keywords)
    if card.type == cards.HERO and (card.strength or card.defence or card.speed or card.keywords):
        raise fault("hero-bonus", place, "strength", rule="INF-CONS-02")


def add_kind(content: Content, entry: schema.ChampionEntry, place: Place) -> None:
    """Those of the centre deck have a card there as well, which is bought with power (INF-ACQ-02)."""
    faults, ability, set = Faults(), Ability(entry.id, []), cards.SETS.index(entry.set)
    with faults.noted():
        ability = build_ability(entry.id, entry.effects, place)
    if not entry.factions and set != cards.NEUTRAL_SET:
        faults.found.append(fault("no-faction", place, "factions", rule="INF-CHAMP-01"))
    if bool(entry.cost) != (set == cards.CENTRE_SET):
        faults.found.append(fault("champion-cost", place, "cost", rule="INF-ACQ-02"))
    faults.tell()
    kind = Kind(len(content.kinds), entry.id, set, ability)
    kind.factions = faction_bits(entry.factions)
    kind.cost, kind.order, kind.strength, kind.defence = entry.cost, entry.order, entry.strength, entry.defence
    kind.speed = cards.BASE_SPEED + entry.speed
    kind.keywords = keyword_bits(entry.keywords)
    kind.cells, kind.figures = entry.cells, entry.figures
    content.kinds.append(kind)
    if kind.set == cards.CENTRE_SET:
        card = Card(len(content.cards), entry.id, cards.CHAMPION, cards.CENTRE, Ability(entry.id, []))
        card.factions, card.cost, card.champion = kind.factions, kind.cost, kind.index
        content.cards.append(card)


def add_villain(content: Content, entry: schema.VillainEntry, named: list[schema.ChampionEntry]) -> None:
    """A face for each number of players (INF-CSET-03); its name and its factions are those of the champion."""
    place = Place("entry", place="villains.toml", entry=entry.id)
    if not named:
        known = ", ".join(kind.id for kind in content.kinds)
        raise fault("no-champion", place, "id", name=entry.id, known=known)
    ability = build_ability(entry.id, entry.effects, place)
    faces: list[Kind] = []
    for number in range(len(entry.strength)):
        kind = Kind(len(content.kinds), cards.VILLAIN_PREFIX + entry.id, cards.VILLAIN_SET, ability)
        kind.factions = faction_bits(named[0].factions)
        kind.strength, kind.defence, kind.honour = entry.strength[number], entry.defence[number], entry.honour[number]
        kind.speed = cards.BASE_SPEED + entry.speed
        kind.keywords = keyword_bits(entry.keywords)
        kind.cells, kind.levels = entry.cells, list(entry.figures)
        faces.append(kind)
    faces[0].faces = faces
    content.web_cost = max([content.web_cost, *[part.n for part in ability.effects if part.do == "web_champion"]])
    content.kinds.append(faces[0])


def add_quest(content: Content, entry: schema.QuestEntry, place: Place) -> None:
    ability = build_ability(entry.id, entry.effects, place)
    card = Card(len(content.cards), entry.id, cards.QUEST, cards.QUESTS, ability)
    card.factions = faction_bits([entry.faction])
    fill_bonus(card, entry, place)
    if entry.goal.event not in (*HAPPENINGS, *STATES):
        known = ", ".join([*HAPPENINGS, *STATES])
        raise fault("no-goal", place, "goal.event", name=entry.goal.event, known=known)
    of = FACTIONS.index(entry.goal.of) if entry.goal.of else -1
    card.goal = cards.Goal(entry.goal.event, entry.goal.n, of)
    content.cards.append(card)


def build_treasure(index: int, entry: schema.TreasureEntry, place: Place) -> cards.Treasure:
    treasure = cards.Treasure(index, entry.id, entry.copies)
    treasure.strength, treasure.defence, treasure.speed = entry.strength, entry.defence, entry.speed
    treasure.keywords, treasure.souls = keyword_bits(entry.keywords), entry.souls
    if not (treasure.strength or treasure.defence or treasure.speed or treasure.keywords or treasure.souls):
        raise fault("empty-treasure", place, "strength", rule="INF-TREAS-06")
    return treasure
