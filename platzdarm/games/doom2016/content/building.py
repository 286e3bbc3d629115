"""Makes cards of content entries. A mistake is named with the file that the entry stands in."""

from collections.abc import Iterable
from typing import Any

from platzdarm.content import effects
from platzdarm.games.doom2016.content import schema
from platzdarm.games.doom2016.content.schema import EffectEntry
from platzdarm.games.doom2016.rules import cards
from platzdarm.games.doom2016.rules.cards import Ability, Content, Effect
from platzdarm.games.doom2016.rules.effect_verbs import VERBS
from platzdarm.games.doom2016.rules.effects_standing import (
    ACTIVATIONS,
    EXTRA_HEALTH,
    EXTRA_MAIN,
    HAND_LIMIT,
    HEAD_START,
    MAIN_ACTIONS,
)
from platzdarm.games.doom2016.rules.setting import FIRST_DEMON, FIRST_OBJECT
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD
from platzdarm.kernel.errors import ContentError, Place

# what a squad card may add, and where it is written down
SQUAD = {
    ACTIVATIONS.name: "activations",
    EXTRA_HEALTH.name: "health",
    EXTRA_MAIN.name: "extra_main",
    HAND_LIMIT.name: "hand_limit",
    HEAD_START.name: "head_start",
    MAIN_ACTIONS.name: "main_actions",
}
OBJECTIVES = {  # which figures each kind of objective reads
    "sample_collection": ("tokens",),
    "asset_extraction": ("tokens",),
    "guard_duty": ("tokens", "health", "shields", "rounds"),
    "system_restart": ("tokens", "progress"),
    "drone_escort": ("health", "shields", "speed"),
    "seal_the_breach": ("price",),
    "first_contact": (),
}
MACHINES = FIRST_DEMON - FIRST_OBJECT
MOST = 254  # a card's number is a byte of an action, and 255 stands for a card that is not seen

Files = dict[tuple[str, str], str]  # kind and id of an entry of one's own -> its file


def file_of(files: Files, kind: str, id: str) -> str:
    return files.get((kind, id), f"{kind}.toml")


def build(entries: dict[str, Any], files: Files) -> Content:
    content = Content()
    content.red = list(entries["dice"].red)
    content.black = list(entries["dice"].black)
    unique(entries, files)
    for entry in entries["demons"]:
        content.demons.append(build_demon(len(content.demons), entry))
    for entry in entries["weapons"]:
        build_weapon(content, entry, file_of(files, "weapons", entry.id))
    for entry in entries["events"]:
        for card in entry.cards:
            ability = build_ability(card.id, card.name.en, 0, card.effects)
            number = len(content.events)
            content.events.append(cards.EventCard(number, len(content.sets), card.shields, card.special, ability))
        content.sets.append(entry.id)
    for entry in entries["invasions"]:
        content.invasions.append(build_invasion(content, entry, file_of(files, "invasions", entry.id)))
    for entry in entries["threats"]:
        content.threats[entry.id] = build_threat(entry)
    for entry in entries["objectives"]:
        content.objectives[entry.id] = build_objective(entry, file_of(files, "objectives", entry.id))
    for entry in entries["classes"]:
        abilities = [build_ability(f"{entry.id}_{i}", f"{entry.id} {i}", 0, [e]) for i, e in enumerate(entry.effects)]
        content.classes.append(cards.ClassCard(len(content.classes), entry.id, abilities))
    for entry in entries["glory_kills"]:
        ability = build_ability(entry.id, entry.name.en, 0, entry.effects)
        content.glory.append(cards.GloryCard(len(content.glory), entry.copies, ability))
    for entry in entries["squads"]:
        content.squads.append(build_squad(entry, file_of(files, "squads", entry.id)))
    check_numbers(content, entries, files)
    content.seal()
    return content


def check_numbers(content: Content, entries: dict[str, Any], files: Files) -> None:
    """What the engine has room for."""
    room = [
        ("demons", len(content.demons), INVASION_CARD),
        ("weapons", len(content.actions), MOST),
        ("events", len(content.events), MOST),
        ("invasions", len(content.invasions), MOST),
        ("classes", len(content.classes), MOST),
        ("glory_kills", len(content.glory), MOST),
    ]
    for kind, number, most in room:
        if number > most:
            file = file_of(files, kind, entries[kind][-1].id)
            raise ContentError("d16-own-room", place=file, number=number, kind=kind, most=most)
    figures = FIRST_DEMON + sum(demon.figures for demon in content.demons)
    if figures > MOST:
        raise ContentError("d16-own-figures", place=file_of(files, "demons", content.demons[-1].id), number=figures)


def unique(entries: dict[str, Any], files: Files) -> None:
    for name, found in entries.items():
        ids = [entry.id for entry in found] if isinstance(found, list) else []
        if name in ("weapons", "events"):
            ids += [card.id for entry in found for card in entry.cards if card.id != entry.id]
        for id in ids:
            if ids.count(id) > 1:
                file = next((f for (kind, _), f in files.items() if kind == name), f"{name}.toml")
                raise ContentError("d16-own-id-twice", place=Place("entry-field", place=file, entry=id, field="id"))


def build_ability(id: str, title: str, argent: int, entries: Iterable[EffectEntry]) -> Ability:
    return Ability(id, title, argent, [build_effect(entry) for entry in entries])


def build_effect(entry: EffectEntry) -> Effect:
    effect = Effect(entry.when, VERBS.by_name[entry.do])
    effects.fill(effect, entry)
    effect.times = effects.amount(entry.times if entry.times is not None else 1)
    effect.red, effect.black, effect.range, effect.weapon = entry.red, entry.black, entry.range, entry.weapon
    return effect


def build_demon(index: int, entry: schema.DemonEntry) -> cards.DemonType:
    demon = cards.DemonType(index, entry.id, entry.figures, entry.base[0], entry.base[1])
    demon.speed, demon.range, demon.red, demon.black = entry.speed, entry.range, entry.red, entry.black
    demon.health, demon.stagger, demon.armoured, demon.flying = (
        entry.health,
        entry.stagger,
        entry.armoured,
        entry.flying,
    )
    demon.special_shields, demon.special_dodge = entry.special_shields, entry.special_dodge
    demon.abilities = [build_ability(a.id, a.name.en, a.argent, a.effects) for a in entry.abilities]
    return demon


def build_weapon(content: Content, entry: schema.WeaponEntry, file: str) -> None:
    weapon = cards.Weapon(len(content.weapons), entry.id, entry.copies, entry.starting, entry.grenade)
    for item in entry.cards:
        if item.type == "main" and not item.red + item.black:
            raise ContentError(
                "d16-own-main",
                place=Place("entry-field", place=file, entry=f"{entry.id}/{item.id}", field="red"),
                rule="D16-ACTION-01",
            )
        check_card(item, Place("entry", place=file, entry=f"{entry.id}', '{item.id}"))
        card = cards.ActionCard(len(content.actions), item.id, weapon.index, cards.CARD_TYPES.index(item.type))
        card.speed, card.range, card.red, card.black = item.speed, item.range, item.red, item.black
        card.shields, card.dodge = item.shields, item.dodge
        card.abilities = [build_ability(f"{item.id}_{i}", f"{item.id} {i}", 0, [e]) for i, e in enumerate(item.effects)]
        weapon.cards.append(card.index)
        content.actions.append(card)
    content.weapons.append(weapon)


def check_card(item: schema.CardEntry, place: object) -> None:
    """Figures that would never count."""
    if item.range and not item.red + item.black:
        raise ContentError("d16-own-range", place=Place("field", place=place, field="range"))
    if item.dodge and item.shields:
        raise ContentError("d16-own-dodge", place=Place("field", place=place, field="shields"))


def build_invasion(content: Content, entry: schema.InvasionEntry, file: str) -> cards.Invasion:
    known = {demon.id: demon for demon in content.demons}
    groups: list[list[cards.Group]] = []
    for colour in cards.COLOURS:
        row: list[cards.Group] = []
        for number, group in enumerate(getattr(entry, colour)):
            where = f"{file}: entry '{entry.id}', field {colour}[{number}]"
            for line in group.demons:
                if line.type not in known:
                    raise ContentError("d16-own-group-demon", place=where, demon=line.type)
                most = known[line.type].figures
                if line.number > most:
                    raise ContentError(
                        "d16-own-figures-of", place=where, rule="D16-COMP-05", most=most, demon=line.type
                    )
            row.append(cards.Group([(known[line.type].index, line.number) for line in group.demons], group.argent))
        groups.append(row)
    return cards.Invasion(len(content.invasions), entry.id, groups)


def build_threat(entry: schema.ThreatEntry) -> cards.Threat:
    threat = cards.Threat(entry.id, entry.kind)
    threat.portals_stay, threat.demons_open_doors = entry.portals_stay, entry.demons_open_doors
    threat.first_yellow_round, threat.first_red_round = entry.first_yellow_round, entry.first_red_round
    threat.tokens, threat.tokens_after_kill, threat.most_tokens = (
        entry.tokens,
        entry.tokens_after_kill,
        entry.most_tokens,
    )
    threat.prices = entry.prices
    return threat


def build_objective(entry: schema.ObjectiveEntry, file: str) -> cards.Objective:
    frags = list(entry.frags_by_marines) if entry.frags_by_marines is not None else [entry.frags] * 4
    if not all(frags):
        raise ContentError("d16-own-frags", place=Place("entry-field", place=file, entry=entry.id, field="frags"))
    if entry.tokens > MACHINES:
        raise ContentError(
            "d16-own-tokens", place=Place("entry-field", place=file, entry=entry.id, field="tokens"), most=MACHINES
        )
    for field in ("tokens", "health", "shields", "rounds", "progress", "speed", "price"):
        if getattr(entry, field) and field not in OBJECTIVES[entry.kind]:
            place = Place("entry-field", place=file, entry=entry.id, field=field)
            raise ContentError("d16-own-objective-field", place=place, kind=entry.kind)
    objective = cards.Objective(entry.id, entry.kind, frags)
    objective.tokens, objective.health, objective.shields = entry.tokens, entry.health, entry.shields
    objective.rounds, objective.progress = entry.rounds, entry.progress
    objective.speed, objective.price = entry.speed, entry.price
    return objective


def build_squad(entry: schema.SquadEntry, file: str) -> cards.Squad:
    squad = cards.Squad(entry.id, entry.marines)
    for effect in entry.effects:
        if effect.do not in SQUAD:
            raise ContentError("d16-own-squad", place=Place("entry", place=file, entry=entry.id), verb=effect.do)
        setattr(squad, SQUAD[effect.do], effect.n)
    return squad
