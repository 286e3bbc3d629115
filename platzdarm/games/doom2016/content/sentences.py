"""A sentence that the rules would never carry out is refused when it is read."""

from collections.abc import Iterator
from typing import Any

from platzdarm.content.effects import ConditionEntry, EffectWords, check_sense, check_words
from platzdarm.content.faults import Faults
from platzdarm.games.doom2016.content.building import Files, file_of
from platzdarm.games.doom2016.content.schema import EffectEntry
from platzdarm.games.doom2016.rules.effect_verbs import VERBS
from platzdarm.games.doom2016.rules.effects import ASKED, COUNTS, KINDS, MARKS, NAMED, PLACES
from platzdarm.kernel.errors import ContentError, Place

COSTS = ("exhaust", "discard", "card")
ROLLING = ("add_dice", "attack", "attack_each", "next_add_dice", "roll_damage")
WORDS = EffectWords(VERBS, KINDS, NAMED, PLACES, ASKED, COUNTS, MARKS, COSTS)


def check_sentences(entries: dict[str, Any], files: Files) -> list[ContentError]:
    sets = [entry.id for entry in entries["weapons"]]
    faults = Faults()
    for kind, names, effects in holders(entries):
        entry = Place("entry", place=file_of(files, kind, names[0]), entry="', '".join(names))
        for number, effect in enumerate(effects):
            where = Place("field", place=entry, field=f"effects[{number}]")
            with faults.noted():
                check_words(effect, WORDS, where)
                faults.found += check_weapon(effect, sets, where)
                faults.found += check_dice(effect, where)
                check_sense(effect, VERBS, where)
    return faults.found


def check_dice(effect: EffectEntry, place: object) -> Iterator[ContentError]:
    """A verb that rolls needs something to roll."""
    takes = VERBS.by_name[effect.do].takes
    if effect.do in ROLLING and "red" in takes and not effect.red + effect.black:
        yield ContentError("d16-own-dice", place=Place("part", place=place, part="red"), verb=effect.do)


def check_weapon(effect: EffectEntry, sets: list[str], place: object) -> Iterator[ContentError]:
    """A set that is named, or an attribute that some set has (D16-WEAPON-06)."""
    named: list[tuple[str, str, list[str]]] = []
    if "weapon" in VERBS.by_name[effect.do].takes:
        named.append(("weapon", effect.weapon, sets))
    if condition_asks(effect, "attacks_with"):
        of = effect.needs.of if isinstance(effect.needs, ConditionEntry) else ""
        named.append(("needs.of", of, [*sets, *sorted({word for name in sets for word in name.split("_")})]))
    for field, name, known in named:
        if name not in known:
            yield ContentError(
                "d16-own-weapon", place=Place("part", place=place, part=field), weapon=name, known=", ".join(known)
            )


def condition_asks(effect: EffectEntry, mark: str) -> bool:
    return effect.needs == mark or (isinstance(effect.needs, ConditionEntry) and effect.needs.be == mark)


def holders(entries: dict[str, Any]) -> Iterator[tuple[str, list[str], Any]]:
    """All lists of effects: the kind of entry, the ids that lead to it, the list."""
    for kind in ("classes", "glory_kills", "squads"):
        for entry in entries[kind]:
            yield kind, [entry.id], entry.effects
    for kind, parts in (("weapons", "cards"), ("events", "cards"), ("demons", "abilities")):
        for entry in entries[kind]:
            for part in getattr(entry, parts):
                yield kind, [entry.id, part.id], part.effects
