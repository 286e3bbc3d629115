"""Loads the content files and makes cards and scenarios of them. What is wrong is told with file, entry and field."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, get_args

from platzdarm.content.files import convert, digest, parse
from platzdarm.content.schema import Origin
from platzdarm.games.inferno.content import schema
from platzdarm.games.inferno.content.boards import build_scenario
from platzdarm.games.inferno.content.building import build
from platzdarm.games.inferno.content.faults import fault
from platzdarm.games.inferno.content.packs import is_pack, with_pack
from platzdarm.games.inferno.content.sources import Sources
from platzdarm.games.inferno.rules.scenario import Scenario
from platzdarm.kernel.errors import Place
from platzdarm.puzzles.entry import PuzzleEntry

PACKAGE = "platzdarm.games.inferno.content"
CHOICES: dict[str, tuple[Any, ...]] = {
    "origin": get_args(Origin),
    "type": get_args(schema.CardType),
    "set": get_args(schema.ChampionSet),
    "factions": get_args(schema.Faction),
    "faction": get_args(schema.Faction),
    "allegiance": get_args(schema.Faction),
    "keywords": get_args(schema.Keyword),
    "keyword": get_args(schema.Keyword),
    "modes": get_args(schema.Mode),
}
FILES: dict[str, Any] = {
    "basic": list[schema.BasicEntry],
    "centre": list[schema.CentreEntry],
    "champions": list[schema.ChampionEntry],
    "quests": list[schema.QuestEntry],
    "treasures": list[schema.TreasureEntry],
    "gates": list[schema.GateEntry],
    "schemes": list[schema.SchemeEntry],
    "villains": list[schema.VillainEntry],
}
SCENARIOS = (
    "love_lives_forever",
    "soul_spires_2",
    "soul_spires_3",
    "soul_spires_4",
    "twilight_of_idols",
    "infernal_battle",
    "war_gates",
    "circle_of_stones",
    "campaign_1",
    "campaign_2",
    "campaign_3",
    "campaign_4",
)


class Library:
    """The entries as they were read, the components made of them, and the scenarios."""

    def __init__(self, entries: dict[str, Any], sources: Sources) -> None:
        self.entries = entries
        self.sources = sources
        self.content = build(entries, sources)
        self.scenario_entries: dict[str, schema.ScenarioEntry] = {}
        self.scenarios: dict[str, Scenario] = {}
        self.digests: dict[str, str] = {}  # of scenarios that do not come with the game
        self.packs: dict[str, str] = {}  # digests of packs, which every table uses
        self.puzzles: list[PuzzleEntry] = []  # those of one's own

    def add_scenario(self, text: str, file: str, built_in: bool = False) -> Scenario:
        entry: schema.ScenarioEntry = convert(parse(text, file), schema.ScenarioEntry, file, CHOICES)
        place = Place("entry", place=file, entry=entry.id)
        if entry.id in self.scenarios:
            raise fault("id-twice", place, "id", id=entry.id)
        scenario = build_scenario(entry, self.content, place)
        self.scenario_entries[entry.id] = entry
        self.scenarios[entry.id] = scenario
        if not built_in:
            self.digests[entry.id] = digest(text)
        return scenario

    def digests_for(self, scenario: str) -> dict[str, str]:
        return self.packs | {id: found for id, found in self.digests.items() if id == scenario}


@cache
def built_in_library() -> Library:
    return library_with([])


def library_with(texts: Sequence[tuple[str, str]]) -> Library:
    """The content of the game with packs and scenarios of one's own, given as name and text."""
    entries, packs = read_entries(), [(file, text) for file, text in texts if is_pack(file, text)]
    sources = Sources()
    for file, text in packs:
        entries = with_pack(entries, file, text, CHOICES, sources)
    library = Library(entries, sources)
    library.packs = {parse(text, file)["id"]: digest(text) for file, text in packs}
    folder = resources.files(PACKAGE) / "scenarios"
    for name in SCENARIOS:
        library.add_scenario((folder / f"{name}.toml").read_text("utf-8"), f"{name}.toml", built_in=True)
    for file, text in texts:
        if not is_pack(file, text):
            library.add_scenario(text, file)
    return library


def read_entries() -> dict[str, Any]:
    entries: dict[str, Any] = {}
    for name, kind in FILES.items():
        file = f"{name}.toml"
        raw = parse((resources.files(PACKAGE) / file).read_text("utf-8"), file)
        entries[name] = convert(raw.get(name), kind, file, CHOICES)
    return entries
