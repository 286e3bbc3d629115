"""All cards, champions, schemes, scenarios and stories of Inferno, as a page in each language.

`tests/made.py` writes the pages; `test_catalogue.py` compares them with what the content says today.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import UNSET

from platzdarm.content.schema import Text
from platzdarm.games.inferno.content.library import SCENARIOS, Library, built_in_library
from platzdarm.games.inferno.rules.cards import FACTIONS
from platzdarm.games.inferno.table.page_content import (
    CardContent,
    ChampionContent,
    ContestContent,
    LineContent,
    PageContent,
    ScenarioContent,
    VillainContent,
)
from platzdarm.games.inferno.text.stories import PARTS, tale
from platzdarm.text.words import LANGUAGES, Words

DOCS = Path(__file__).parents[2] / "docs"
BEATS = 8  # more moments than any tale has

HEADINGS = {
    "title": Text(
        "Ascension Tactics: Inferno: cards, champions, scenarios and stories",
        "Ascension Tactics: Inferno: карты, чемпионы, сценарии и истории",
    ),
    "about": Text(
        "Made from the content files by `python -m tests.inferno.catalogue`. *Published* is what the box says in full;"
        " all else is ours, its figures and texts above all. The stories at the end tell what happens in the campaign.",
        "Сделано из файлов содержания командой `python -m tests.inferno.catalogue`. *Из коробки* — то, что целиком"
        " напечатано в ней; остальное, прежде всего числа и тексты, наше. Истории в конце рассказывают, что случится"
        " в кампании.",
    ),
    "published": Text("published", "из коробки"),
    "original": Text("ours", "наше"),
    "starting": Text("Starting cards", "Начальные карты"),
    "available": Text("Cards that are always on offer", "Всегда доступные карты"),
    "centre": Text("Centre deck: heroes and constructs", "Центральная колода: герои и конструкции"),
    "quests": Text("Quests", "Задания"),
    "champions-starting": Text("Starting champions", "Начальные чемпионы"),
    "champions-centre": Text("Champions of the centre deck", "Чемпионы центральной колоды"),
    "champions-special": Text("Special champions", "Особые чемпионы"),
    "champions-rat": Text("Rats", "Крысы"),
    "champions-neutral": Text("Neutral champions", "Нейтральные чемпионы"),
    "treasures": Text("Treasures", "Сокровища"),
    "gates": Text("Gates", "Врата"),
    "villains": Text("Villains", "Злодеи"),
    "schemes": Text("Schemes", "Замыслы"),
    "scenarios": Text("Scenarios", "Сценарии"),
    "stories": Text("Stories of the campaign", "Истории кампании"),
    "name": Text("name", "название"),
    "factions": Text("faction", "фракция"),
    "cost": Text("cost", "цена"),
    "copies": Text("copies", "копий"),
    "order": Text("order", "приказ"),
    "strength": Text("strength", "сила"),
    "defence": Text("defence", "защита"),
    "honour": Text("honour", "слава"),
    "threat": Text("threat", "угроза"),
    "power": Text("power a turn", "мощи за ход"),
    "first": Text("more in the first turn", "ещё в первом ходу"),
    "says": Text("says", "что говорит"),
    "lower": Text("from the threat level on", "с уровня угрозы"),
    "origin": Text("origin", "откуда"),
    "field": Text("Field", "Поле"),
    "modes": Text("Played", "Как играют"),
    "recommended": Text("Recommended champions", "Рекомендованные чемпионы"),
    "prologue": Text("Before", "До"),
    "beats": Text("On the way", "По дороге"),
    "victory": Text("Victory", "Победа"),
    "defeat": Text("Defeat", "Поражение"),
    "clean": Text("After an early victory", "После ранней победы"),
    "late": Text("After a late victory", "После поздней победы"),
    "lost": Text("After a defeat", "После поражения"),
    "last": Text("The last line of all", "Последняя строка"),
}
LAST = ("freed-few", "freed-some", "freed-all", "schemes_out")


class Catalogue:
    def __init__(self, lang: str, library: Library, content: ContestContent) -> None:
        self.lang = lang
        self.library = library
        self.content = content
        self.words = Words(lang)
        self.origins = {
            (file, entry.id): entry.origin for file, entries in library.entries.items() for entry in entries
        }

    def pick(self, text: Text) -> str:
        return text.ru if self.lang == "ru" else text.en

    def head(self, key: str) -> str:
        return self.pick(HEADINGS[key])

    def origin(self, files: Iterable[str], id: str) -> str:
        return self.head(next(self.origins[file, id] for file in files if (file, id) in self.origins))

    def page(self) -> str:
        parts = [
            [f"# {self.head('title')}", "", self.head("about")],
            *self.cards(),
            *self.champions(),
            *self.villainy(),
            *self.scenarios(),
            *self.stories(),
        ]
        return "\n\n".join("\n".join(part) for part in parts) + "\n"

    def chapter(self, key: str, heads: list[str], rows: Iterable[list[str]]) -> list[str]:
        """A table; a column in which nothing stands is left out."""
        found = list(rows)
        kept = [number for number in range(len(heads)) if any(cells[number] for cells in found)]
        lines = [row(self.head(heads[number]) for number in kept), row("---" for _ in kept)]
        return [f"## {self.head(key)}", "", *lines, *[row(cells[number] for number in kept) for cells in found]]

    def said(self, lines: list[LineContent]) -> str:
        told = []
        for line in lines:
            label = self.pick(line.label) if line.label is not UNSET else ""
            told.append(f"{label} {self.pick(line.text)}".strip())
        return "; ".join(told)

    def of_factions(self, names: Iterable[str]) -> str:
        return ", ".join(self.words.say(f"inf-faction-{name}") for name in FACTIONS if name in list(names))

    # -- cards --------------------------------------------------------------------------------------------------------

    def cards(self) -> Iterator[list[str]]:
        for source in ("starting", "available", "centre", "quests"):
            found = [card for card in self.content.cards if card.source == source and card.champion is UNSET]
            yield self.chapter(source, ["name", "factions", "cost", "copies", "says", "origin"], map(self.card, found))
        treasures = [
            [self.pick(t.name), str(t.copies), self.said(t.lines), self.origin(["treasures"], t.id)]
            for t in self.content.treasures
        ]
        yield self.chapter("treasures", ["name", "copies", "says", "origin"], treasures)
        gates = [[g.id, str(g.power), str(g.first or ""), self.origin(["gates"], g.id)] for g in self.content.gates]
        yield self.chapter("gates", ["name", "power", "first", "origin"], gates)

    def card(self, card: CardContent) -> list[str]:
        origin = self.origin(["basic", "centre", "quests"], card.id)
        cells = [self.pick(card.name), self.of_factions(card.factions), str(card.cost or ""), str(card.copies)]
        return [*cells, self.said(card.lines), origin]

    # -- champions ----------------------------------------------------------------------------------------------------

    def champions(self) -> Iterator[list[str]]:
        heads = ["name", "factions", "cost", "order", "strength", "defence", "says", "origin"]
        for which in ("starting", "centre", "special", "rat", "neutral"):
            found = [champion for champion in self.content.champions if champion.set == which]
            yield self.chapter(f"champions-{which}", heads, map(self.champion, found))

    def champion(self, champion: ChampionContent) -> list[str]:
        figures = [str(champion.cost or ""), str(champion.order), str(champion.strength), str(champion.defence)]
        origin = self.origin(["champions"], champion.id)
        return [
            *[self.pick(champion.name), self.of_factions(champion.factions)],
            *[*figures, self.said(champion.lines), origin],
        ]

    # -- villains -----------------------------------------------------------------------------------------------------

    def villainy(self) -> Iterator[list[str]]:
        heads = ["name", "strength", "defence", "honour", "says", "origin"]
        yield self.chapter("villains", heads, map(self.villain, self.content.villains))
        schemes = [
            [
                *[self.pick(s.name), str(s.copies), " ".join(map(self.pick, s.upper)), str(s.threat)],
                *[" ".join(map(self.pick, s.lower)), self.origin(["schemes"], s.id)],
            ]
            for s in self.content.schemes
        ]
        yield self.chapter("schemes", ["name", "copies", "says", "threat", "lower", "origin"], schemes)

    def villain(self, villain: VillainContent) -> list[str]:
        """Figures for one, two, three and four players."""
        figures = [" / ".join(map(str, one)) for one in (villain.strength, villain.defence, villain.honour)]
        return [
            *[self.pick(villain.name), *figures],
            *[self.said(villain.lines), self.origin(["villains"], villain.champion)],
        ]

    # -- scenarios and stories ----------------------------------------------------------------------------------------

    def scenarios(self) -> Iterator[list[str]]:
        yield [f"## {self.head('scenarios')}"]
        for scenario in self.content.scenarios:
            yield from self.scenario(scenario)

    def scenario(self, scenario: ScenarioContent) -> Iterator[list[str]]:
        entry = self.library.scenario_entries[scenario.id]
        yield [f"### {self.pick(scenario.name)}", "", f"{self.pick(scenario.short)}. *{self.head(entry.origin)}*"]
        if scenario.story is not UNSET and not tale(self.library.scenarios[scenario.id]):
            yield [self.pick(scenario.story)]
        yield [
            *[f"- {self.pick(line)}" for line in scenario.text],
            f"- {self.head('modes')}: {', '.join(self.words.say('inf-mode', mode=mode) for mode in scenario.modes)}",
        ]
        names = {champion.id: self.pick(champion.name) for champion in self.content.champions}
        sides = ["; ".join(names[id] for id in ids) for ids in scenario.recommended.values()]
        if sides:
            yield [f"{self.head('recommended')}: {' / '.join(sides)}"]
        yield [f"{self.head('field')}: {self.pick(scenario.board)}", "", "```", entry.field.strip("\n"), "```"]

    def stories(self) -> Iterator[list[str]]:
        yield [f"## {self.head('stories')}"]
        for id in SCENARIOS:
            told = tale(self.library.scenarios[id])
            if told:
                yield [f"### {self.pick(self.library.scenario_entries[id].name)}"]
                yield from self.story(told)
        yield [f"**{self.head('last')}**", "", *[f"- {self.words.say(f'inf-story-{part}')}" for part in LAST]]

    def story(self, told: str) -> Iterator[list[str]]:
        beats = [f"inf-event-beat-{told}-{number}" for number in range(BEATS)]
        for part in PARTS:
            yield [f"**{self.head(part)}.** {self.words.say(f'inf-story-{told}-{part}')}"]
            if part == "prologue":
                said = [f"- {self.words.say(beat)}" for beat in beats if self.words.has(beat)]
                yield [f"**{self.head('beats')}**", "", *said]


def row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def pages() -> dict[Path, str]:
    library = built_in_library()
    content = PageContent(library).everything()
    return {DOCS / f"inferno-catalogue.{lang}.md": Catalogue(lang, library, content).page() for lang in LANGUAGES}
