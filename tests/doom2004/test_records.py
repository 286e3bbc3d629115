"""Records of whole scenarios: which tables the golden ones cover; that they replay, `tests/games` tries."""

import pytest

from platzdarm.games.doom2004.game import Doom2004
from platzdarm.kernel.errors import RecordError
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import Record, parse
from tests.doom2004.tabletop import library
from tests.games.golden import golden_paths, golden_records


@pytest.fixture(scope="module")
def golden() -> list[Record]:
    return golden_records("doom2004")


def test_golden_records_cover_every_scenario_with_every_number_of_marines(golden: list[Record]) -> None:
    options = [record.options for record in golden]
    tables = {(one["scenario"], one["marines"]) for one in options}
    assert tables == {(scenario, marines) for scenario in library().scenarios for marines in ("1", "2", "3")}
    assert {one["draw"] for one in options} == {"each", "two"}
    assert {(record.result or [])[0] for record in golden} == {0.0, 1.0}, "both sides win somewhere"


def test_a_line_that_the_rules_forbid_is_named_with_its_rule() -> None:
    lines = golden_paths("doom2004")[0].read_text("utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("start"))
    at = next(at for at in range(start, len(lines)) if lines[at].startswith("1 action"))
    lines[at] = "1 step n"
    with pytest.raises(RecordError) as caught:
        Replay(Doom2004(library()), parse("\n".join(lines) + "\n")).check()
    assert caught.value.line == at + 1 and "step n" in str(caught.value)
