"""Many tables at once: the same games however many processes, and nothing left over."""

import os

import numpy as np
import pytest

from platzdarm.environments.fleet import Batch, Fleet, FleetError
from platzdarm.kernel.errors import OptionsError


def random_answers(batch: Batch, luck: np.random.Generator) -> list[int]:
    return [int(luck.choice(np.flatnonzero(mask))) for mask in batch.action_mask]


def course_of(fleet: Fleet, steps: int) -> list[bytes]:
    luck, told = np.random.default_rng(7), []
    for _ in range(steps):
        batch = fleet.step(random_answers(fleet.batch, luck))
        told.append(b"".join(part.tobytes() for part in batch))
    return told


def test_the_same_games_are_played_whatever_the_number_of_processes() -> None:
    found = []
    for processes in (0, 2):
        with Fleet("neuroshima", tables=5, processes=processes, seed=3) as fleet:
            found.append(course_of(fleet, 60))
    assert found[0] == found[1]


def test_a_table_that_ends_begins_anew_and_tells_the_result() -> None:
    fleet, luck, ended = Fleet("neuroshima", tables=4, processes=0), np.random.default_rng(1), 0
    for _ in range(200):
        batch = fleet.step(random_answers(fleet.batch, luck))
        assert batch.action_mask.any(axis=1).all() and (batch.seat >= 0).all()
        assert (batch.reward.sum(axis=1) == batch.done).all()
        ended += int(batch.done.sum())
    assert ended > 4


def test_other_seeds_and_other_tables_play_other_games() -> None:
    one, other = (course_of(Fleet("neuroshima", tables=1, processes=0, seed=seed), 20) for seed in (1, 2))
    assert one != other
    fleet = Fleet("neuroshima", tables=2, processes=0)
    course_of(fleet, 8)
    assert fleet.batch.observation[0].tobytes() != fleet.batch.observation[1].tobytes()


def test_without_descriptions_there_are_none() -> None:
    assert Fleet("inferno", tables=2, processes=0, described=False).batch.answers.size == 0


def test_a_process_that_ends_is_told_and_the_others_end_too() -> None:
    with Fleet("neuroshima", tables=2, processes=2) as fleet:
        processes = list(fleet.processes)
        os.kill(processes[0].pid, 9)
        processes[0].join()
        with pytest.raises(FleetError):
            course_of(fleet, 2)
    assert not any(process.is_alive() for process in processes)


@pytest.mark.parametrize(("tables", "processes"), [(0, 0), (2, 3), (2, -1)])
def test_impossible_numbers_are_named(tables: int, processes: int) -> None:
    with pytest.raises(OptionsError, match="fleet"):
        Fleet("neuroshima", tables=tables, processes=processes)
