"""What the environments promise beyond the tests of PettingZoo and Gymnasium."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

from platzdarm.bots.bot import Bot
from platzdarm.environments.seat import SeatEnv
from platzdarm.environments.seats import SeatsEnv
from platzdarm.environments.table import Seen, Table
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.course import FIRST
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import View
from tests.server.running import ROOT


def play(env: SeatsEnv, seed: int) -> list[tuple[str, int]]:
    """A random game, as who did what."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    done: list[tuple[str, int]] = []
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            assert seen is not None
            done.append((agent, int(luck.choice(np.flatnonzero(seen["action_mask"])))))
            env.step(done[-1][1])
    return done


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    env = SeatsEnv("neuroshima")
    first = play(env, 1)
    assert play(SeatsEnv("neuroshima"), 1) == first and play(env, 2) != first


def test_the_reward_is_the_result_and_comes_at_the_end() -> None:
    env = SeatsEnv("neuroshima")
    env.reset(seed=3)
    luck = np.random.default_rng(3)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        seen, *_ = env.last()
        assert seen is not None
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(env.rewards.values()) == env.course.position.result and sum(env.rewards.values()) == 1.0


def test_an_answer_that_is_not_legal_forfeits() -> None:
    env = SeatsEnv("neuroshima")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(env.table.actions - 1)
    assert env.rewards[loser] == 0.0 and sum(env.rewards.values()) == 1.0 and env.infos[loser]["forfeit"]
    assert all(env.terminations.values())


def test_a_long_game_is_broken_off() -> None:
    env = SeatsEnv("doom2016", limit=5)
    play(env, 1)
    env.reset(seed=1)
    for _ in range(5):
        seen, *_ = env.last()
        assert seen is not None
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_options_make_tables_of_other_sizes() -> None:
    assert SeatsEnv("neuroshima", {"players": "4"}).max_num_agents == 4
    assert SeatsEnv("doom2016", {"marines": "4"}).max_num_agents == 5


def test_answers_say_what_they_mean() -> None:
    table = Table("neuroshima")
    table.begin(b"meaning")
    seen, course = table.see(table.course.seat), table.course
    for number in np.flatnonzero(seen["action_mask"]):
        assert int.from_bytes(seen["answers"][number].tobytes(), "little") == course.packed(int(number))


def test_what_was_seen_is_ones_own() -> None:
    """A learner keeps what it was given: later steps do not change it, and it may be written to."""
    table = Table("inferno")
    table.begin(b"own")
    seen = table.see(table.course.seat)
    kept = {key: value.copy() for key, value in seen.items()}
    table.course.answer(FIRST)
    table.see(table.course.seat)
    assert all(np.array_equal(seen[key], kept[key]) for key in seen)
    seen["action_mask"][:] = 0
    seen["observation"][:] = 0


# -- one seat among bots -------------------------------------------------------------------------------------------


class Fool(Bot):
    name = "fool"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        return 255


def test_a_bot_that_answers_illegally_forfeits_to_the_learner() -> None:
    env = SeatEnv("neuroshima", {"first": "0"}, seat=1, bots=[Fool()])
    env.reset(seed=1)
    assert env.course.over and env.course.result() == [0.0, 1.0]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(FIRST)


def random_game(env: SeatEnv, seed: int) -> float:
    luck = np.random.default_rng(seed)
    seen: Seen
    seen, _ = env.reset(seed=seed)
    while True:
        seen, reward, terminated, truncated, _ = env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        if terminated or truncated:
            return float(reward)


def test_bots_play_the_other_seats() -> None:
    rewards = [random_game(SeatEnv("neuroshima", seat=seed % 2, bots=["greedy"]), seed) for seed in range(2)]
    assert rewards == [0.0, 0.0], "greedy beats random"


@pytest.mark.parametrize(
    ("settings", "slug"),
    [
        ({"game": "chess"}, "no-game"),
        ({"game": "neuroshima", "seat": 2}, "environment-seat"),
        ({"game": "neuroshima", "bots": []}, "bots-none"),
        ({"game": "neuroshima", "bots": ["nobody"]}, "no-bot"),
        ({"game": "neuroshima", "page": 0}, "environment"),
    ],
)
def test_what_is_asked_for_wrongly_is_named(settings: dict[str, Any], slug: str) -> None:
    with pytest.raises(OptionsError) as error:
        SeatEnv(**settings)
    assert error.value.slug == slug


def test_without_the_extra_the_error_names_it() -> None:
    """A finder in front of all others hides a package as if it were not installed."""
    hidden = (
        "import sys\n"
        "class Hidden:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'pettingzoo':\n"
        "            raise ModuleNotFoundError('no pettingzoo', name=name)\n"
        "sys.meta_path.insert(0, Hidden())\n"
        "import platzdarm.environments\n"
    )
    done = subprocess.run([sys.executable, "-c", hidden], cwd=ROOT, capture_output=True, text=True)
    assert "needs pettingzoo: install the extra `learning`" in done.stderr.splitlines()[-1]
