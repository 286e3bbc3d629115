"""A seat for Gymnasium: one's own, while bots have the others.

    env = SeatEnv("neuroshima", {"armies": "outpost,moloch"}, seat=0, bots=["greedy"])
    seen, _ = env.reset(seed=1)
    done = False
    while not done:
        seen, reward, terminated, truncated, _ = env.step(env.action_space.sample(seen["action_mask"]))
        done = terminated or truncated

The reward comes at the end: a win is 1, a shared win the share. Bots answer when play waits for them; they never
interrupt others.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from platzdarm.bots.bot import Bot
from platzdarm.environments.table import Seen, Table, seed_bytes
from platzdarm.games.roster import make_bot
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.course import FIRST, WAIT
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import View

SEEDS = 1 << 63


class SeatEnv(gymnasium.Env[Seen, Any]):
    """`bots` sit on the other seats in order, and the last of them takes those that are left; `more` as in `Table`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        seat: int = 0,
        bots: Sequence[str | Bot] = ("random",),
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        self.table = Table(game, options, **more)
        self.course = self.table.course
        if not 0 <= seat < self.table.seats:
            raise OptionsError("environment-seat", seat=seat, last=self.table.seats - 1)
        if not bots:
            raise OptionsError("bots-none")
        self.seat = seat
        self.render_mode = render_mode
        made = [make_bot(bot, game) if isinstance(bot, str) else bot for bot in bots]
        others = [other for other in range(self.table.seats) if other != seat]
        self.bots = {other: made[min(place, len(made) - 1)] for place, other in enumerate(others)}
        self.action_space: gymnasium.Space[Any] = self.table.action_space()
        self.observation_space: gymnasium.Space[Any] = self.table.observation_space()
        self.luck: Chance = SeededChance(b"")

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game; without a seed, the next of a row that the last seed began."""
        super().reset(seed=seed)
        self.table.begin(seed_bytes(int(self.np_random.integers(SEEDS))))
        self.luck = SeededChance(seed_bytes(int(self.np_random.integers(SEEDS))))
        self.play_others()
        return self.table.see(self.seat), {}

    def step(self, action: int | np.integer[Any]) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        course = self.course
        if course.over or course.broken_off:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        course.answer(int(action))
        self.play_others()
        told: dict[str, Any] = {"forfeit": True} if course.forfeit == self.seat else {}
        return self.table.see(self.seat), course.result()[self.seat], course.over, course.broken_off, told

    def play_others(self) -> None:
        """Until one's own seat is asked, or the game is over."""
        course = self.course
        while course.seat != self.seat and not course.over and not course.broken_off:
            assert course.asked is not None
            decision = course.asked.decisions[0]
            if not decision.due:
                course.answer(WAIT)
                continue
            view = View(course.position, course.seat)
            chosen = self.bots[course.seat].choose(view, decision, self.luck)
            course.answer(course.turn_to(course.seat, chosen) if chosen in decision.answers else FIRST - 1)

    def render(self) -> str:
        """Who is asked what."""
        return str(self.table)
