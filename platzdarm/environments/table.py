"""A table of a game for programs: a course of questions whose views and answers are arrays."""

import sys
from array import array
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from platzdarm.games import discovery
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.course import FIRST, MORE, WAIT, Course
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.game import Game
from platzdarm.kernel.observing import Observer
from platzdarm.kernel.position import Position

OBSERVATION = "bots.observation"  # where a game says how it is told in numbers
LIMIT = 20_000  # moves after which a game is broken off: where nobody wants to win, some would never end
BYTES = 8  # of a packed action

Seen = dict[str, NDArray[Any]]
Files = Iterable[tuple[str, str]]


class Table:
    """What PettingZoo's and Gymnasium's environments, the fleet and data sets have in common.

    `page`: how many answers are shown at a time; `limit`: moves after which a game is broken off; `interrupts`:
    whether those are asked too who only may act; `described`: whether views hold what each answer means.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        page: int | None = None,
        limit: int = LIMIT,
        interrupts: bool = True,
        described: bool = True,
        content: Files = (),
    ) -> None:
        self.game = loaded_game(game, tuple(content))
        if game not in discovery.games_with(OBSERVATION):
            raise OptionsError("no-observation", game=game, file=f"{OBSERVATION.replace('.', '/')}.py")
        told = discovery.part(game, OBSERVATION)
        self.options = self.game.settle(options or {})
        self.page: int = told.ANSWERS if page is None else page
        if self.page < 1 or limit < 1:
            raise OptionsError("environment", page=self.page, limit=limit)
        start = self.game.start(self.options, SeededChance(b""))
        self.seats = start.seat_count()
        kinds, values = list(self.game.vocabulary.questions), getattr(told, "values", None)
        self.observer = Observer(told.shapes(start), kinds, start, values)
        self.numbers = [np.frombuffer(self.observer.numbers(seat), np.uint8) for seat in range(self.seats)]
        self.course = Course(self.observer, start, self.page, limit, interrupts)
        self.actions = FIRST + self.page
        self.masks = Masks(self.actions)
        self.described = described

    def begin(self, seed: bytes) -> None:
        """A new game; the same seed and the same answers give the same one."""
        position: Position = self.game.start(self.options, SeededChance(seed))
        position.quiet = True
        self.course.start(position)

    # -- what a seat sees -------------------------------------------------------------------------------------

    def see(self, seat: int) -> Seen:
        """Its view, what it may do (nothing while others are asked), and what that would be."""
        course = self.course
        seen: Seen = {"observation": self.look(seat).copy(), "action_mask": self.mask(seat)}
        if self.described:
            seen["answers"] = self.describe(course.listed() if course.seat == seat else [])
        return seen

    def look(self, seat: int) -> NDArray[np.uint8]:
        """Its view, where its next look is written."""
        self.course.observe(seat)
        return self.numbers[seat]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may take now."""
        return self.masks[self.course.legal()].copy() if self.course.seat == seat else np.zeros(self.actions, np.int8)

    def describe(self, listed: list[int]) -> NDArray[np.uint8]:
        """A row for each action: the bytes of the game's own, which are its verb and operands."""
        packed = array("q", listed)
        if sys.byteorder == "big":
            packed.byteswap()
        rows = bytearray(BYTES * self.actions)
        rows[BYTES * FIRST : BYTES * (FIRST + len(listed))] = packed.tobytes()
        return np.frombuffer(rows, np.uint8).reshape(-1, BYTES)

    # -- spaces, the same for all seats -----------------------------------------------------------------------

    def action_space(self) -> "spaces.Discrete":
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.observer.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        }
        if self.described:
            parts["answers"] = spaces.Box(0, 255, (self.actions, BYTES), np.uint8)
        return spaces.Dict(parts)

    def __str__(self) -> str:
        """Who is asked what."""
        asked = self.course.asked
        if asked is None:
            return "the game is over"
        kinds = ", ".join(decision.kind for decision in asked.decisions)
        return f"seat {asked.seat} is asked: {kinds} ({len(asked.answers)} answers)"


@lru_cache(maxsize=4)
def loaded_game(name: str, content: tuple[tuple[str, str], ...]) -> Game[Any]:
    """A game keeps nothing of those who play it, so many tables share one."""
    return discovery.game_with(name, content)


class Masks(dict[int, NDArray[np.int8]]):
    """The masks by `Course.legal`: there are few different ones, so they are kept, and copies given away."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.actions = actions

    def __missing__(self, legal: int) -> NDArray[np.int8]:
        mask = self[legal] = np.zeros(self.actions, np.int8)
        mask[FIRST : FIRST + (legal >> 2)] = 1
        mask[MORE] = legal >> 1 & 1
        mask[WAIT] = legal & 1
        return mask


def seed_bytes(number: int) -> bytes:
    return number.to_bytes(16, "little")
