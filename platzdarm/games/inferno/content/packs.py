"""Packs: cards, champions, quests and treasures of one's own, added to those of the game before anything is built."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from platzdarm.content.faults import Faults
from platzdarm.content.files import convert, parse
from platzdarm.games.inferno.content import schema
from platzdarm.games.inferno.content.faults import fault
from platzdarm.games.inferno.content.sources import Sources
from platzdarm.kernel.errors import Place

KEY: Final = "expansion"
PARTS: Final = ("centre", "champions", "quests", "treasures")
MOST_CARDS: Final = 250  # a card is told by one byte


def is_pack(file: str, text: str) -> bool:
    return KEY in parse(text, file)


def with_pack(
    entries: dict[str, Any], file: str, text: str, choices: dict[str, tuple[Any, ...]], sources: Sources
) -> dict[str, Any]:
    """The entries of the game with those of a pack, each with an id of its own; `sources` learn whose they are."""
    pack: schema.PackEntry = convert(parse(text, file), schema.PackEntry, file, choices)
    known = {entry.id for name in entries for entry in entries[name] if name not in ("schemes", "villains", "gates")}
    becomes = {(part.do, part.into) for name in PARTS for entry in entries[name] for part in parts_of(entry)}
    found, faults = dict(entries), Faults()
    for name in PARTS:
        for entry in getattr(pack, name):
            place = Place("entry", place=file, entry=entry.id)
            if entry.id in known:
                faults.found.append(fault("id-twice", place, "id", id=entry.id))
            known.add(entry.id)
            sources.add(name, entry.id, file)
            for part in parts_of(entry):
                if part.into and (part.do, part.into) not in becomes:  # there are words for these alone
                    can = ", ".join(sorted(into for do, into in becomes if do == part.do and into))
                    faults.found.append(fault("no-into", place, "effects", verb=part.do, into=part.into, known=can))
        found[name] = [*entries[name], *getattr(pack, name)]
    faults.tell()
    if len(known) > MOST_CARDS:
        raise fault("too-many", Place("entry", place=file, entry=pack.id), "centre", found=len(known), most=MOST_CARDS)
    return found


def parts_of(entry: Any) -> Iterator[schema.EffectEntry]:
    """Every effect of an entry, and every part of it."""
    return every_part(getattr(entry, "effects", ()))


def every_part(effects: Iterable[schema.EffectEntry]) -> Iterator[schema.EffectEntry]:
    for effect in effects:
        yield effect
        yield from every_part(effect.then)
        for way in effect.choose:
            yield from every_part(way)
