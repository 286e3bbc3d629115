"""What the page tells of balance and length is what was measured."""

import re
from pathlib import Path

from platzdarm.games.doom2004.content.library import built_in_library
from platzdarm.games.doom2016.content import library as doom2016

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| (.*?) \| (\d) \| (\d+) \| \d+ \| \d+ \| (\d+) % \| .*? \| (\d+) \|$", re.MULTILINE)
MISSION_ROW = re.compile(r"^\| \d+\. (.*?) \| (\d) \| \d+ \| \d+ \| (\d+)% \| .*? \| .*?\| (\d+) \|$", re.MULTILINE)
TOLD = re.compile(r"(\w+): \{ share: \[(.*?)\], rounds: \[(.*?)\] \}")


def test_the_page_tells_the_shares_and_lengths_that_were_measured_with_these_limits() -> None:
    sheet = ROW.findall((ROOT / "docs" / "doom2004-balance.md").read_text("utf-8"))
    page = (ROOT / "web" / "src" / "games" / "doom2004" / "setup" / "balance.ts").read_text("utf-8")
    told = {id: (shares.split(", "), rounds.split(", ")) for id, shares, rounds in TOLD.findall(page)}
    entries = built_in_library().scenario_entries
    assert len(sheet) == 3 * len(entries) == 3 * len(told)
    names = {entry.name.en: id for id, entry in entries.items()}
    name = ""
    for cell, marines, frags, share, rounds in sheet:
        name = cell or name
        id, at = names[name], int(marines) - 1
        assert (told[id][0][at], told[id][1][at]) == (share, rounds), name
        assert entries[id].frags + entries[id].more_frags[at] == int(frags), name


def test_the_page_tells_how_long_and_how_hard_each_mission_was() -> None:
    sheet = MISSION_ROW.findall((ROOT / "docs" / "doom2016-balance.md").read_text("utf-8"))
    page = (ROOT / "web" / "src" / "games" / "doom2016" / "setup" / "balance.ts").read_text("utf-8")
    told = {id: (shares.split(", "), rounds.split(", ")) for id, shares, rounds in TOLD.findall(page)}
    names = {entry.name.en: id for id, entry in doom2016.built_in_library().missions.items()}
    assert set(told) == set(names.values())
    assert len(sheet) == 4 * len(told)
    for name, marines, share, rounds in sheet:
        shares, lengths = told[names[name]]
        assert (shares[int(marines) - 1], lengths[int(marines) - 1]) == (share, rounds), name
