"""What players will read of cards and missions of one's own, in both languages."""

from collections.abc import Iterator
from typing import Any, Final

from platzdarm.content.previews import EntryPreview, Lines, same_lines
from platzdarm.games.doom2016.content.library import FILES, Library
from platzdarm.games.doom2016.text.card_text import card_text
from platzdarm.text.words import LANGUAGES, Words

NO_LINES: Final = Lines([], [])
KINDS: Final = {  # the content's list -> what one of it is called in `card_text`
    "demons": "demon",
    "invasions": "invasion",
    "classes": "class",
    "glory_kills": "glory",
    "squads": "squad",
    "threats": "threat",
    "objectives": "objective",
}
BARE: Final = {"initiative": "initiative", "operations": "operation"}  # a name is all that they say


def mission_preview(library: Library, id: str) -> EntryPreview:
    """Before the table is opened: what its goal is, and how demons come."""
    mission = library.missions[id]
    goal, threat = (told(library, kind, getattr(mission, kind)) for kind in ("objective", "threat"))
    return EntryPreview("mission", id, mission.name, Lines(goal.en + threat.en, goal.ru + threat.ru), option="mission")


def card_previews(library: Library, raw: dict[str, Any]) -> list[EntryPreview]:
    """The entries of a pack of cards, in its order; weapons and event sets with the cards that they hold."""
    names = {key: name for name, (key, _) in FILES.items()}
    found: list[EntryPreview] = []
    for key, entries in raw.items():
        if isinstance(entries, list) and key in names:
            for entry in entries:
                found += previews_of(library, names[key], entry["id"])
    return found


def previews_of(library: Library, name: str, id: str) -> Iterator[EntryPreview]:
    number, entry = next((at, one) for at, one in enumerate(library.entries[name]) if one.id == id)
    if name in KINDS:
        text = told(library, KINDS[name], id if name in ("threats", "objectives") else number)
        yield EntryPreview(KINDS[name], id, entry.name, text, count=getattr(entry, "copies", 0))
    elif name in BARE:
        yield EntryPreview(BARE[name], id, entry.name, NO_LINES)
    elif name == "closings":
        mission = library.missions[id].name
        yield EntryPreview("closing", id, mission, same_lines([entry.marines, entry.invader]), secret=True)
    elif name == "weapons":
        yield EntryPreview("weapon", id, entry.name, NO_LINES)
        yield from cards_of(library, "action", entry, [card.id for card in library.content.actions])
    elif name == "events":
        yield EntryPreview("event_set", id, entry.name, NO_LINES)
        yield from cards_of(library, "event", entry, [card.id for card in library.content.events])


def cards_of(library: Library, kind: str, entry: Any, ids: list[str]) -> Iterator[EntryPreview]:
    for card in entry.cards:
        yield EntryPreview(kind, card.id, card.name, told(library, kind, ids.index(card.id)))


def told(library: Library, kind: str, number: int | str) -> Lines:
    return Lines(*(card_text(Words(lang), library, kind, number) for lang in LANGUAGES))
