"""Records of whole missions: golden ones replay to their results, and an impossible line is named."""

from pathlib import Path

import pytest

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import RecordError
from platzdarm.kernel.match import Match, Replay
from platzdarm.kernel.record import Record, parse
from tests.doom2016.tabletop import library

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.rec"))


def game() -> Doom2016:
    return Doom2016(library())


def golden(path: Path) -> Record:
    return parse(path.read_text("utf-8"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    position = Replay(game(), golden(path)).check()
    assert position.over and position.result == golden(path).result


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_needs_no_seed(path: Path) -> None:
    """The outcomes beside the actions are enough, so a record outlives a change in the order of draws."""
    record = golden(path)
    record.seed = None
    assert Replay(game(), record).check().result == record.result


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert parse(text).format() == text


def test_golden_records_cover_every_mission_and_number_of_marines() -> None:
    options = [golden(path).options for path in GOLDEN]
    assert {one["mission"] for one in options} == set(library().missions)
    assert {one["marines"] for one in options} == {"1", "2", "3", "4"}
    assert {one["decks"] for one in options} == {"own", "recommended"}
    assert {(golden(path).result or [])[0] for path in GOLDEN} == {0.0, 1.0}, "both sides win somewhere"


# -- broken records ------------------------------------------------------------------------------------------------


def begun() -> list[str]:
    """The lines of a mission that has just begun."""
    match = Match(game(), {"mission": "pump_hall", "marines": "2"}, b"begun")
    luck = SeededChance(b"moves")
    while len(match.history) < 40:
        decision = match.position.pending()[0]
        match.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    return match.record(reveal_seed=True).format().splitlines()


def fault_of(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Replay(game(), parse("\n".join(lines) + "\n")).check()
    return caught.value


def test_the_record_of_a_mission_in_play_replays() -> None:
    Replay(game(), parse("\n".join(begun()) + "\n")).check()


def test_a_line_that_the_rules_forbid_is_named() -> None:
    lines = begun()
    last = lines[-1].split()
    lines[-1] = f"{last[0]} displace alpha a1"
    fault = fault_of(lines)
    assert fault.line == len(lines) and "displace" in str(fault)


def test_an_outcome_that_cannot_come_up_is_named() -> None:
    lines = begun()
    at = next(n for n, line in enumerate(lines) if "alpha:" in line)
    lines[at] = lines[at].replace("alpha:", "bravo:", 1)
    assert fault_of(lines).line == at + 1
