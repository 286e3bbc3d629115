"""A table for PettingZoo: every seat is an agent, and one is asked at a time (AEC).

    env = SeatsEnv("neuroshima", {"armies": "outpost,moloch"})
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))

The reward comes at the end: a win is 1, a shared win the share.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from platzdarm.environments.table import Seen, Table, seed_bytes

SEEDS = 1 << 63


class SeatsEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """`more` are the further settings of `Table`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, options: Mapping[str, str] | None = None, **more: Any) -> None:
        super().__init__()
        self.table = Table(game, options, **more)
        self.course = self.table.course
        self.metadata = {**type(self).metadata, "name": f"platzdarm_{game}"}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self.luck, _ = seeding.np_random()
        self.ended = True
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next of a row that the last seed began."""
        if seed is not None:
            self.luck, _ = seeding.np_random(seed)
        self.table.begin(seed_bytes(int(self.luck.integers(SEEDS))))
        self.ended = False
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.course.seat, 0)]

    def observe(self, agent: str) -> Seen:
        return self.table.see(self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """As PettingZoo's. The mask stands in the info too: who asks for no observation has it alone, and quickly."""
        agent = self.agent_selection
        info = self.infos[agent]
        seen = self.table.see(self.seat_of[agent]) if observe else None
        if self.ended:
            return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], info
        info["action_mask"] = self.table.mask(self.course.seat) if seen is None else seen["action_mask"]
        return seen, 0.0, False, False, info

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Give the answer of the agent that is asked; None for one whose game is over."""
        if self.ended:
            self._was_dead_step(None if action is None else int(action))
        elif action is None:
            raise ValueError(f"{self.agent_selection} is asked and must give an action")
        elif self.course.answer(int(action)):
            self.agent_selection = self.possible_agents[self.course.seat]
        else:
            self.finish()

    def finish(self) -> None:
        """Rewards come once, at the end; so those of the steps before need no accounts."""
        self.ended = True
        course = self.course
        for agent, reward in zip(self.possible_agents, course.result(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = course.over
            self.truncations[agent] = course.broken_off
        if course.forfeit >= 0:
            self.infos[self.possible_agents[course.forfeit]]["forfeit"] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = SEEDS) -> Iterator[str]:
        """As PettingZoo's, but quicker."""
        while max_iter > 0 and self.agents:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> str:
        """Who is asked what."""
        return str(self.table)

    def close(self) -> None:
        """Nothing is held open."""
