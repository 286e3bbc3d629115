"""Records of whole missions: golden ones replay to their results, and an impossible line is named."""

import pytest

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import RecordError
from platzdarm.kernel.match import Match, Replay
from platzdarm.kernel.record import parse
from tests.doom2016.tabletop import library
from tests.games.golden import golden_records

GOLDEN = golden_records("doom2016")


def game() -> Doom2016:
    return Doom2016(library())


def test_golden_records_cover_every_mission_and_number_of_marines() -> None:
    options = [record.options for record in GOLDEN]
    assert {one["mission"] for one in options} == set(library().missions)
    assert {one["marines"] for one in options} == {"1", "2", "3", "4"}
    assert {one["decks"] for one in options} == {"own", "recommended"}
    assert {(record.result or [])[0] for record in GOLDEN} == {0.0, 1.0}, "both sides win somewhere"


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
