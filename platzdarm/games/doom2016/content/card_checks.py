"""What the types of card files cannot say: ids that stand twice, figures that would never count, demons that are not
there, more than the box or the engine holds. All of it is told at once.
"""

from collections.abc import Iterator
from typing import Any

from platzdarm.games.doom2016.content import schema
from platzdarm.games.doom2016.content.building import SQUAD, Files, file_of
from platzdarm.games.doom2016.rules import cards
from platzdarm.games.doom2016.rules.setting import FIRST_DEMON, FIRST_OBJECT
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD
from platzdarm.kernel.errors import ContentError, Place

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


def check_cards(entries: dict[str, Any], files: Files) -> Iterator[ContentError]:
    yield from check_ids(entries, files)
    for entry in entries["weapons"]:
        for card in entry.cards:
            file = file_of(files, "weapons", entry.id)
            yield from check_card(card, Place("entry", place=file, entry=f"{entry.id}', '{card.id}"))
    for entry in entries["invasions"]:
        yield from check_invasion(entry, entries["demons"], file_of(files, "invasions", entry.id))
    for entry in entries["objectives"]:
        yield from check_objective(entry, file_of(files, "objectives", entry.id))
    for entry in entries["squads"]:
        file = file_of(files, "squads", entry.id)
        for effect in entry.effects:
            if effect.do not in SQUAD:
                place = Place("entry", place=file, entry=entry.id)
                yield ContentError("d16-own-squad", place=place, verb=effect.do)
    yield from check_numbers(entries, files)


def check_ids(entries: dict[str, Any], files: Files) -> Iterator[ContentError]:
    for name, found in entries.items():
        ids = [entry.id for entry in found] if isinstance(found, list) else []
        if name in ("weapons", "events"):
            ids += [card.id for entry in found for card in entry.cards if card.id != entry.id]
        for id in dict.fromkeys(ids):
            if ids.count(id) > 1:
                file = next((f for (kind, _), f in files.items() if kind == name), f"{name}.toml")
                yield ContentError("d16-own-id-twice", place=Place("entry-field", place=file, entry=id, field="id"))


def check_card(card: schema.CardEntry, place: object) -> Iterator[ContentError]:
    """A main action attacks; and no figures that would never count."""
    dice = card.red + card.black
    if card.type == "main" and not dice:
        yield ContentError("d16-own-main", place=Place("field", place=place, field="red"), rule="D16-ACTION-01")
    if card.range and not dice:
        yield ContentError("d16-own-range", place=Place("field", place=place, field="range"))
    if card.dodge and card.shields:
        yield ContentError("d16-own-dodge", place=Place("field", place=place, field="shields"))


def check_invasion(entry: schema.InvasionEntry, demons: list[schema.DemonEntry], file: str) -> Iterator[ContentError]:
    figures = {demon.id: demon.figures for demon in demons}
    for colour in cards.COLOURS:
        for number, group in enumerate(getattr(entry, colour)):
            where = Place("entry-field", place=file, entry=entry.id, field=f"{colour}[{number}]")
            for line in group.demons:
                demon, most = line.type, figures.get(line.type, 0)
                if demon not in figures:
                    yield ContentError("d16-own-group-demon", place=where, demon=demon, known=", ".join(figures))
                elif line.number > most:
                    yield ContentError("d16-own-figures-of", place=where, rule="D16-COMP-05", most=most, demon=demon)


def check_objective(entry: schema.ObjectiveEntry, file: str) -> Iterator[ContentError]:
    frags = entry.frags_by_marines if entry.frags_by_marines is not None else [entry.frags]
    if not all(frags):
        yield ContentError("d16-own-frags", place=Place("entry-field", place=file, entry=entry.id, field="frags"))
    if entry.tokens > MACHINES:
        place = Place("entry-field", place=file, entry=entry.id, field="tokens")
        yield ContentError("d16-own-tokens", place=place, most=MACHINES)
    for field in ("tokens", "health", "shields", "rounds", "progress", "speed", "price"):
        if getattr(entry, field) and field not in OBJECTIVES[entry.kind]:
            place = Place("entry-field", place=file, entry=entry.id, field=field)
            yield ContentError("d16-own-objective-field", place=place, kind=entry.kind)


def check_numbers(entries: dict[str, Any], files: Files) -> Iterator[ContentError]:
    """What the engine has room for."""
    for kind in ("demons", "weapons", "events", "invasions", "classes", "glory_kills"):
        found, most = entries[kind], INVASION_CARD if kind == "demons" else MOST
        number = sum(len(entry.cards) for entry in found) if kind in ("weapons", "events") else len(found)
        if number > most:
            file = file_of(files, kind, found[-1].id)
            yield ContentError("d16-own-room", place=file, number=number, kind=kind, most=most)
    demons = entries["demons"]
    figures = FIRST_DEMON + sum(demon.figures for demon in demons)
    if figures > MOST:
        yield ContentError("d16-own-figures", place=file_of(files, "demons", demons[-1].id), number=figures)
