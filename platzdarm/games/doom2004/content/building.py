"""Makes cards and figures of content entries, and checks what their types cannot say."""

from typing import Any

from platzdarm.content import effects
from platzdarm.content.effects import EffectWords, check_sense, check_words
from platzdarm.games.doom2004.content import schema
from platzdarm.games.doom2004.content.faults import fault
from platzdarm.games.doom2004.rules import cards
from platzdarm.games.doom2004.rules.campaign import Campaign
from platzdarm.games.doom2004.rules.cards import AMMO, DICE, INFINITE, POWERS, TOKENS, Ability, Content, Powers
from platzdarm.games.doom2004.rules.effects import KINDS, MARKS, NAMED, PLACES, VERBS
from platzdarm.kernel.effects import Effect
from platzdarm.kernel.errors import Place

WORDS = EffectWords(VERBS, KINDS, NAMED, PLACES, {}, (), MARKS, ())
MISSES = ("red", "yellow")  # D04-COMP-05


def build(entries: dict[str, Any]) -> Content:
    content = Content()
    content.faces = build_dice(entries["dice"])
    unique(entries)
    check_tokens(entries["tokens"])
    for entry in entries["weapons"]:
        content.weapons.append(build_weapon(len(content.weapons), entry))
    for entry in entries["invaders"]:
        content.invaders.append(build_invader(len(content.invaders), entry))
    for entry in entries["marine_cards"]:
        ability = build_ability(entry, "marine_cards.toml")
        content.marine_cards.append(cards.MarineCard(len(content.marine_cards), ability, entry.copies))
    for entry in entries["events"]:
        ability = build_ability(entry, "events.toml")
        for number, scatter in enumerate(entry.scatter):
            add_card(content, f"{entry.id}_{number + 1}", ability, [], scatter)
    for entry in entries["spawns"]:
        groups = [build_group(content, entry, group) for group in entry.groups]
        for number, scatter in enumerate(entry.scatter):
            add_card(content, f"{entry.id}_{number + 1}", None, groups, scatter)
    for entry in entries["levels"]:
        content.levels[entry.id] = build_level(entry)
    content.seal()
    return content


def unique(entries: dict[str, Any]) -> None:
    for name, found in entries.items():
        ids = [entry.id for entry in found] if isinstance(found, list) else []
        for id in ids:
            if ids.count(id) > 1:
                raise fault("id-twice", Place("entry", place=f"{name}.toml", entry=id), "id", id=id)


def check_tokens(entries: list[schema.TokenEntry]) -> None:
    """The engine knows what each kind of token does, and counts them in this order."""
    found = [entry.id for entry in entries]
    if found != list(TOKENS):
        raise fault("tokens", "tokens.toml", "tokens", found=", ".join(found), known=", ".join(TOKENS))


def build_dice(entry: schema.DiceEntry) -> list[list[cards.Face]]:
    found: list[list[cards.Face]] = []
    for colour in DICE:
        faces = getattr(entry, colour)
        if colour not in MISSES and any(face.miss for face in faces):
            raise fault("miss", "dice.toml", f"dice.{colour}", rule="D04-COMP-05", colour=colour)
        found.append([cards.Face(face.range, face.damage, face.ammo, face.miss) for face in faces])
    return found


def rolled(entry: schema.RolledEntry) -> list[int]:
    return [getattr(entry, colour) for colour in DICE]


def build_powers(entry: schema.PowersEntry) -> Powers:
    powers = Powers()
    for name in POWERS:
        setattr(powers, name, getattr(entry, name))
    return powers


def build_weapon(index: int, entry: schema.WeaponEntry) -> cards.Weapon:
    place = Place("entry", place="weapons.toml", entry=entry.id)
    if not any(rolled(entry.dice)):
        raise fault("no-dice", place, "dice", rule="D04-COMP-06")
    if entry.basic == (entry.tokens > 0):
        raise fault("basic-tokens", place, "tokens", rule="D04-ATK-04")
    ammo = INFINITE if entry.ammo == "none" else AMMO.index(entry.ammo)
    weapon = cards.Weapon(index, entry.id, rolled(entry.dice), ammo, entry.melee, entry.basic)
    weapon.powers = build_powers(entry.powers)
    return weapon


def build_invader(index: int, entry: schema.InvaderEntry) -> cards.InvaderType:
    place = Place("entry", place="invaders.toml", entry=entry.id)
    if not any(rolled(entry.dice)):
        raise fault("no-dice", place, "dice", rule="D04-COMP-06")
    if tuple(entry.base) not in ((1, 1), (2, 1), (2, 2)):
        raise fault("base", place, "base", rule="D04-COMP-01")
    kind = cards.InvaderType(index, entry.id, entry.figures, *entry.base)
    kind.movement, kind.armour, kind.wounds = entry.movement, entry.armour, entry.wounds
    kind.dice, kind.melee, kind.powers = rolled(entry.dice), entry.melee, build_powers(entry.powers)
    return kind


def build_ability(entry: schema.EventEntry | schema.MarineCardEntry, file: str) -> Ability:
    found: list[Effect] = []
    for number, part in enumerate(entry.effects):
        where = Place("field", place=Place("entry", place=file, entry=entry.id), field=f"effects[{number}]")
        check_words(part, WORDS, where)
        check_sense(part, VERBS, where)
        effect = Effect(part.when, VERBS.by_name[part.do])
        effects.fill(effect, part)
        found.append(effect)
    return Ability(entry.id, entry.id, found)


def build_group(content: Content, entry: schema.SpawnEntry, group: dict[str, int]) -> list[int]:
    known = [kind.id for kind in content.invaders]
    place = Place("entry", place="spawns.toml", entry=entry.id)
    for name in group:
        if name not in known:
            raise fault("no-invader", place, "groups", name=name, known=", ".join(known))
    return [known.index(name) for name, number in group.items() for _ in range(number)]


def add_card(content: Content, id: str, ability: Ability | None, groups: list[list[int]], scatter: list[int]) -> None:
    """Scatter diagrams are drawn with north at the top; the rules count north upwards."""
    place = Place("entry", place="events.toml" if ability is not None else "spawns.toml", entry=id)
    if len(scatter) == 1 or scatter == [0, 0]:
        raise fault("scatter", place, "scatter", rule="D04-COMP-03")
    offset = [scatter[0], -scatter[1]] if scatter else []
    content.cards.append(cards.InvaderCard(len(content.cards), id, ability, groups, offset))


def build_level(entry: schema.LevelEntry) -> cards.Level:
    level = cards.Level(entry.id, entry.placements)
    level.wounds, level.bullets, level.marine_cards = entry.wounds, entry.bullets, entry.marine_cards
    level.hand_limit, level.extra_draw, level.spawn_cards = entry.hand_limit, entry.extra_draw, entry.spawn_cards
    return level


def build_campaign(entry: schema.CampaignEntry) -> Campaign:
    return Campaign(entry.id, list(entry.scenarios), list(entry.marks))
