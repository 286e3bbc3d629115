"""All that lies in the box and all that is played with it, as a page in each language.

`tests/made.py` writes the pages; `test_catalogue.py` compares them with what the content says today.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from platzdarm.content.schema import Text
from platzdarm.games.doom2004.content.library import Library, built_in_library
from platzdarm.games.doom2004.content.schema import AreaEntry, EncounterEntry, ScenarioEntry
from platzdarm.games.doom2004.text.words import Names
from platzdarm.text.words import LANGUAGES, Words

DOCS = Path(__file__).parents[2] / "docs"

HEADINGS = {
    "title": Text(
        "Doom: The Boardgame (2004): cards, figures and scenarios",
        "Doom: The Boardgame (2004): карты, фигуры, сценарии",
    ),
    "about": Text(
        "Made from the content files by `python -m tests.doom2004.catalogue`. *Published* is what the box says; all"
        " else is ours. The scenarios at the end tell what their players are to find out for themselves.",
        "Сделано из файлов содержания командой `python -m tests.doom2004.catalogue`. *Из коробки* — то, что в ней"
        " напечатано; остальное наше. Сценарии в конце рассказывают то, что их игроки должны узнать сами.",
    ),
    "published": Text("published", "из коробки"),
    "original": Text("ours", "наше"),
    "weapons": Text("Weapons", "Оружие"),
    "invaders": Text("Invaders", "Захватчики"),
    "tokens": Text("Equipment", "Снаряжение"),
    "marine_cards": Text("Marine cards", "Карты пехотинцев"),
    "events": Text("Event cards", "Карты событий"),
    "spawns": Text("Spawn cards", "Карты высадки"),
    "levels": Text("Levels of difficulty", "Уровни сложности"),
    "scenarios": Text("Scenarios", "Сценарии"),
    "campaigns": Text("Campaigns", "Кампании"),
    "component": Text("component", "что"),
    "says": Text("says", "что говорит"),
    "copies": Text("copies", "копий"),
    "origin": Text("origin", "откуда"),
    "goals": Text("Marines", "Пехотинцы"),
    "invader": Text("Invader", "Захватчик"),
    "frags": Text("Frags with one, two and three marines", "Фраги с одним, двумя и тремя пехотинцами"),
    "met": Text("Encounter", "Встреча"),
    "then": Text("When it comes to that", "Когда дойдёт до этого"),
    "won": Text("If the marines win", "Если победили пехотинцы"),
    "lost": Text("If the invader wins", "Если победил захватчик"),
    "lies": Text("Lies there", "Лежит"),
    "waits": Text("Waits there", "Ждёт"),
    "from": Text("from {} marines on", "от {} пехотинцев"),
}


class Catalogue:
    def __init__(self, lang: str, library: Library) -> None:
        self.library = library
        self.names = Names(Words(lang), library)
        self.texts = self.names.texts
        self.pick = self.names.pick

    def head(self, key: str) -> str:
        return self.pick(HEADINGS[key])

    def page(self) -> str:
        parts = [[f"# {self.head('title')}", "", self.head("about")], *self.components(), *self.stories()]
        return "\n\n".join("\n".join(part) for part in parts) + "\n"

    # -- the box --------------------------------------------------------------------------------------------------

    def components(self) -> Iterator[list[str]]:
        entries, texts = self.library.entries, self.texts
        yield self.chapter(
            "weapons", [(w.name, w.tokens or 1, texts.weapon(w.id), w.origin) for w in entries["weapons"]]
        )
        invaders = [(i.name, i.figures, texts.invader(i.id), i.origin) for i in entries["invaders"]]
        yield self.chapter("invaders", invaders)
        yield self.chapter("tokens", [(t.name, t.tokens, [], t.origin) for t in entries["tokens"]])
        cards = [(c.name, c.copies, texts.marine_card(c.id), c.origin) for c in entries["marine_cards"]]
        yield self.chapter("marine_cards", cards)
        events = [(e.name, len(e.scatter), self.told(e.id), e.origin) for e in entries["events"]]
        yield self.chapter("events", events)
        spawns = [
            (" / ".join(self.told(s.id)), len(s.scatter), self.scatters(s.id), s.origin) for s in entries["spawns"]
        ]
        yield self.chapter("spawns", spawns)
        levels = [(level.name, 1, texts.level(level.id), level.origin) for level in entries["levels"]]
        yield self.chapter("levels", levels)

    def chapter(self, key: str, rows: Iterable[tuple[Text | str, int, list[str], str]]) -> list[str]:
        """A table; what says nothing that is not in its name has no column for it."""
        rows = list(rows)
        keys = (
            ["component", "copies", "says", "origin"]
            if any(says for _, _, says, _ in rows)
            else ["component", "copies", "origin"]
        )
        lines = [f"## {self.head(key)}", "", row(self.head(one) for one in keys), row("---" for _ in keys)]
        for name, copies, says, origin in rows:
            cells = {
                "component": name if isinstance(name, str) else self.pick(name),
                "copies": str(copies),
                "says": " ".join(says),
                "origin": self.head(origin),
            }
            lines.append(row(cells[one] for one in keys))
        return lines

    def copies_of(self, id: str) -> list[str]:
        return [card.id for card in self.library.content.cards if card.id.rpartition("_")[0] == id]

    def told(self, id: str) -> list[str]:
        """What a card says; each copy has its own scatter beside it."""
        return self.texts.card(self.copies_of(id)[0])[:-1]

    def scatters(self, id: str) -> list[str]:
        return [self.texts.card(copy)[-1] for copy in self.copies_of(id)]

    # -- what is played with it -----------------------------------------------------------------------------------

    def stories(self) -> Iterator[list[str]]:
        yield [f"## {self.head('campaigns')}"]
        for campaign in self.library.entries["campaigns"]:
            names = [self.names.scenario(id) for id in campaign.scenarios]
            yield [f"**{self.pick(campaign.name)}**: {' → '.join(names)}"]
        yield [f"## {self.head('scenarios')}"]
        for scenario in self.library.scenario_entries.values():
            yield from self.scenario(scenario)

    def scenario(self, entry: ScenarioEntry) -> Iterator[list[str]]:
        frags = ", ".join(str(entry.frags + more) for more in entry.more_frags)
        yield [f"### {self.pick(entry.name)}", "", self.pick(entry.briefing)]
        yield [
            f"- {self.head('goals')}: {self.pick(entry.goals.marines)}",
            f"- {self.head('invader')}: {self.pick(entry.goals.invader)}",
            f"- {self.head('frags')}: {frags}",
        ]
        met = {encounter.area: encounter for encounter in entry.encounters}
        for area in entry.areas:
            yield self.area(area, met.get(area.id))
        if entry.specials:
            yield [f"**{self.head('then')}**", "", *[f"- {self.pick(special.text)}" for special in entry.specials]]
        yield [
            f"- {self.head('won')}: {self.pick(entry.endings.marines)}",
            f"- {self.head('lost')}: {self.pick(entry.endings.invader)}",
        ]

    def area(self, area: AreaEntry, met: EncounterEntry | None) -> list[str]:
        tokens = [(self.names.name("token", one.token), one.min_marines) for one in area.equipment]
        figures = [(self.names.name("type", one.type), one.min_marines) for one in area.invaders if one.min_level < 3]
        lines = [f"**{self.pick(area.name)}.** {self.pick(area.text)}", ""]
        for key, found in (("lies", tokens), ("waits", figures)):
            if found:
                lines.append(f"- {self.head(key)}: {self.listed(found)}")
        if met is not None:
            ways = " / ".join(self.pick(way.label) for way in met.ways)
            lines.append(f"- {self.head('met')}: {self.pick(met.text)}" + (f" ({ways})" if ways else ""))
        return lines

    def listed(self, found: list[tuple[str, int]]) -> str:
        """Equal ones together, with the number of marines from which on they are there."""
        told = []
        for name, least in dict.fromkeys(found):
            number = found.count((name, least))
            said = self.names.words.say("d04-times", what=name, n=number) if number > 1 else name
            told.append(f"{said} ({self.head('from').format(least)})" if least > 1 else said)
        return ", ".join(told)


def row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def pages() -> dict[Path, str]:
    library = built_in_library()
    return {DOCS / f"doom2004-catalogue.{lang}.md": Catalogue(lang, library).page() for lang in LANGUAGES}
