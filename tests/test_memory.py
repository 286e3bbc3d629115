"""A process that plays game after game does not grow."""

import subprocess
import sys

import pytest

import platzdarm.kernel.position as engine

COMPILED = not str(engine.__file__).endswith(".py")
# DOOM's missions are longer; this one has doors, and ends after six rounds
TABLES = {
    "neuroshima": ("", 2, 100_000 if COMPILED else 3_000),
    "doom2016": ("mission=ember_ward marines=3", 4, 1_000 if COMPILED else 60),
}
MOST_GROWTH = 50  # MB

# A process of its own, so that no other test's memory is counted. What is measured begins after the first games,
# when everything that is loaded once has been loaded.
PROGRAM = """
import os, sys
from platzdarm.arena.matches import simulate

def resident():
    if os.path.exists("/proc/self/statm"):
        with open("/proc/self/statm") as numbers:
            return int(numbers.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    import resource
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6  # bytes on a Mac

name, words, seats, games = sys.argv[1], sys.argv[2].split(), int(sys.argv[3]), int(sys.argv[4])
options, sizes = dict(word.split("=") for word in words), []
summary = simulate(name, options, ["random"] * seats, games, progress=lambda done: sizes.append(resident()))
assert summary.games == games and not summary.faults
print(max(sizes) - sizes[0])
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_many_finished_games_take_no_more_memory(game: str) -> None:
    options, seats, games = TABLES[game]
    command = [sys.executable, "-c", PROGRAM, game, options, str(seats), str(games)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) < MOST_GROWTH
