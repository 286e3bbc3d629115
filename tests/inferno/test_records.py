"""Records of whole games: which tables the golden ones cover; that they replay, `tests/games` tries."""

import pytest

from platzdarm.games.inferno.rules.scenario import CAMPAIGN
from platzdarm.games.inferno.rules.setup import DIFFICULTIES, standalone_modes
from platzdarm.kernel.errors import RecordError
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import Record, parse
from tests.games.golden import golden_paths, golden_records
from tests.inferno.tabletop import game, library


@pytest.fixture(scope="module")
def golden() -> list[Record]:
    return golden_records("inferno")


def test_golden_records_cover_every_scenario_in_every_variant(golden: list[Record]) -> None:
    tables = {(record.options["scenario"], record.options["mode"]) for record in golden}
    alone = {(id, mode) for id, found in library().scenarios.items() for mode in standalone_modes(found)}
    assert alone <= tables
    assert {record.options["draft"] for record in golden if "draft" in record.options} == {"no", "yes"}
    winners = {(record.result or []).index(1.0) for record in golden if record.options["mode"] not in CAMPAIGN}
    assert len(winners) > 1, "the first seat does not always win"


def test_golden_records_cover_the_campaign(golden: list[Record]) -> None:
    evenings = [record for record in golden if record.options["mode"] in CAMPAIGN]
    assert {record.options["scenario"] for record in evenings} == {f"campaign_{number}" for number in range(1, 5)}
    assert {record.options["mode"] for record in evenings} == set(CAMPAIGN)
    assert {record.options["difficulty"] for record in evenings} == set(DIFFICULTIES)
    assert {(record.result or [])[0] for record in evenings} == {0.0, 1.0}, "players win somewhere, and villains do"


def test_a_line_that_the_rules_forbid_is_named_with_its_rule() -> None:
    lines = golden_paths("inferno")[0].read_text("utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("start"))
    at = next(at for at in range(start, len(lines)) if " gate" in lines[at])
    lines[at] = f"{lines[at].split()[0]} complete two_graves rakar"
    with pytest.raises(RecordError) as caught:
        Replay(game(), parse("\n".join(lines) + "\n")).check()
    assert caught.value.line == at + 1 and "two_graves" in str(caught.value)
