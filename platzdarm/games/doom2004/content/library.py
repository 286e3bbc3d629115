"""Loads the content files and makes cards and scenarios of them. What is wrong is told with file, entry and field."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, get_args

from platzdarm.content.files import convert, digest, parse
from platzdarm.content.schema import Origin
from platzdarm.games.doom2004.content import schema
from platzdarm.games.doom2004.content.building import build, build_campaign
from platzdarm.games.doom2004.content.faults import fault
from platzdarm.games.doom2004.content.plans import Plan
from platzdarm.games.doom2004.content.scenarios import build_scenario
from platzdarm.games.doom2004.rules.campaign import Campaign
from platzdarm.games.doom2004.rules.scenario import Scenario
from platzdarm.kernel.errors import Place
from platzdarm.puzzles.entry import PuzzleEntry

PACKAGE = "platzdarm.games.doom2004.content"
CHOICES: dict[str, tuple[Any, ...]] = {
    "origin": get_args(Origin),
    "prop": get_args(schema.Prop),
    "ammo": get_args(schema.AmmoName),
    "turn": (0, 90, 180, 270),
}
FILES = {
    "dice": ("dice", schema.DiceEntry),
    "weapons": ("weapons", list[schema.WeaponEntry]),
    "invaders": ("invaders", list[schema.InvaderEntry]),
    "tokens": ("tokens", list[schema.TokenEntry]),
    "marine_cards": ("marine_cards", list[schema.MarineCardEntry]),
    "events": ("events", list[schema.EventEntry]),
    "spawns": ("spawns", list[schema.SpawnEntry]),
    "levels": ("levels", list[schema.LevelEntry]),
    "pieces": ("pieces", list[schema.PieceEntry]),
    "campaigns": ("campaigns", list[schema.CampaignEntry]),
}
SCENARIOS = ("01_ash_and_red_light", "02_breath_in_the_walls", "03_the_sump", "04_throne_is_a_machine")


class Library:
    """The entries as they were read, the components made of them, and the scenarios."""

    def __init__(self, entries: dict[str, Any]) -> None:
        self.entries = entries
        self.content = build(entries)
        self.pieces: dict[str, schema.PieceEntry] = {piece.id: piece for piece in entries["pieces"]}
        self.tokens = {entry.id: entry.tokens for entry in [*entries["tokens"], *entries["weapons"]] if entry.tokens}
        self.campaigns: dict[str, Campaign] = {entry.id: build_campaign(entry) for entry in entries["campaigns"]}
        self.scenario_entries: dict[str, schema.ScenarioEntry] = {}
        self.scenarios: dict[str, Scenario] = {}
        self.digests: dict[str, str] = {}  # of scenarios that do not come with the game
        self.puzzles: list[PuzzleEntry] = []  # those of one's own

    def add_scenario(self, text: str, file: str, built_in: bool = False) -> Scenario:
        entry: schema.ScenarioEntry = convert(parse(text, file), schema.ScenarioEntry, file, CHOICES)
        place = Place("entry", place=file, entry=entry.id)
        if entry.id in self.scenarios:
            raise fault("id-twice", place, "id", id=entry.id)
        scenario = build_scenario(entry, Plan(entry, self.pieces, place), self.content, self.tokens, place)
        self.scenario_entries[entry.id] = entry
        self.scenarios[entry.id] = scenario
        if not built_in:
            self.digests[entry.id] = digest(text)
        return scenario

    def digests_for(self, scenario: str) -> dict[str, str]:
        return {id: found for id, found in self.digests.items() if id == scenario}


@cache
def built_in_library() -> Library:
    return library_with([])


def library_with(texts: Sequence[tuple[str, str]]) -> Library:
    """The content of the game with scenarios of one's own, given as name and text."""
    library = Library(read_entries())
    folder = resources.files(PACKAGE) / "scenarios"
    for name in SCENARIOS:
        library.add_scenario((folder / f"{name}.toml").read_text("utf-8"), f"{name}.toml", built_in=True)
    for file, text in texts:
        library.add_scenario(text, file)
    for campaign in library.campaigns.values():
        for name in campaign.scenarios:
            if name not in library.scenarios:
                place = Place("entry", place="campaigns.toml", entry=campaign.id)
                raise fault("no-scenario", place, "scenarios", name=name, known=", ".join(library.scenarios))
    return library


def read_entries() -> dict[str, Any]:
    entries: dict[str, Any] = {}
    for name, (key, kind) in FILES.items():
        file = f"{name}.toml"
        raw = parse((resources.files(PACKAGE) / file).read_text("utf-8"), file)
        entries[name] = convert(raw.get(key), kind, file, CHOICES)
    return entries
