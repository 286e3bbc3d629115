"""Makes cards of content entries that were found right (`card_checks`, `sentences`)."""

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

# what a squad card may add, and where it is written down
SQUAD = {
    ACTIVATIONS.name: "activations",
    EXTRA_HEALTH.name: "health",
    EXTRA_MAIN.name: "extra_main",
    HAND_LIMIT.name: "hand_limit",
    HEAD_START.name: "head_start",
    MAIN_ACTIONS.name: "main_actions",
}
Files = dict[tuple[str, str], str]  # kind and id of an entry of one's own -> its file


def file_of(files: Files, kind: str, id: str) -> str:
    return files.get((kind, id), f"{kind}.toml")


def build(entries: dict[str, Any]) -> Content:
    content = Content()
    content.red = list(entries["dice"].red)
    content.black = list(entries["dice"].black)
    for entry in entries["demons"]:
        content.demons.append(build_demon(len(content.demons), entry))
    for entry in entries["weapons"]:
        build_weapon(content, entry)
    for entry in entries["events"]:
        for card in entry.cards:
            ability = build_ability(card.id, card.name.en, 0, card.effects)
            number = len(content.events)
            content.events.append(cards.EventCard(number, len(content.sets), card.shields, card.special, ability))
        content.sets.append(entry.id)
    for entry in entries["invasions"]:
        content.invasions.append(build_invasion(content, entry))
    for entry in entries["threats"]:
        content.threats[entry.id] = build_threat(entry)
    for entry in entries["objectives"]:
        content.objectives[entry.id] = build_objective(entry)
    for entry in entries["classes"]:
        abilities = [build_ability(f"{entry.id}_{i}", f"{entry.id} {i}", 0, [e]) for i, e in enumerate(entry.effects)]
        content.classes.append(cards.ClassCard(len(content.classes), entry.id, abilities))
    for entry in entries["glory_kills"]:
        ability = build_ability(entry.id, entry.name.en, 0, entry.effects)
        content.glory.append(cards.GloryCard(len(content.glory), entry.copies, ability))
    for entry in entries["squads"]:
        content.squads.append(build_squad(entry))
    content.seal()
    return content


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


def build_weapon(content: Content, entry: schema.WeaponEntry) -> None:
    weapon = cards.Weapon(len(content.weapons), entry.id, entry.copies, entry.starting, entry.grenade)
    for item in entry.cards:
        card = cards.ActionCard(len(content.actions), item.id, weapon.index, cards.CARD_TYPES.index(item.type))
        card.speed, card.range, card.red, card.black = item.speed, item.range, item.red, item.black
        card.shields, card.dodge = item.shields, item.dodge
        card.abilities = [build_ability(f"{item.id}_{i}", f"{item.id} {i}", 0, [e]) for i, e in enumerate(item.effects)]
        weapon.cards.append(card.index)
        content.actions.append(card)
    content.weapons.append(weapon)


def build_invasion(content: Content, entry: schema.InvasionEntry) -> cards.Invasion:
    known = {demon.id: demon.index for demon in content.demons}
    groups = [
        [
            cards.Group([(known[line.type], line.number) for line in group.demons], group.argent)
            for group in getattr(entry, colour)
        ]
        for colour in cards.COLOURS
    ]
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


def build_objective(entry: schema.ObjectiveEntry) -> cards.Objective:
    frags = list(entry.frags_by_marines) if entry.frags_by_marines is not None else [entry.frags] * 4
    objective = cards.Objective(entry.id, entry.kind, frags)
    objective.tokens, objective.health, objective.shields = entry.tokens, entry.health, entry.shields
    objective.rounds, objective.progress = entry.rounds, entry.progress
    objective.speed, objective.price = entry.speed, entry.price
    return objective


def build_squad(entry: schema.SquadEntry) -> cards.Squad:
    squad = cards.Squad(entry.id, entry.marines)
    for effect in entry.effects:
        setattr(squad, SQUAD[effect.do], effect.n)
    return squad
