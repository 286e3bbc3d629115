"""A bot that learns: it plays against random bots and finds out which answers win.

    python examples/learner.py --game neuroshima --games 1500

It needs the extra `learning`. It knows nothing of any game. An answer is a verb and a few operands (the bytes of its
row in `seen["answers"]`); the bot keeps a preference for each verb in each kind of question, and for each operand of
each verb. The sum of these makes an answer more or less likely, and after each game the preferences of what was done
go up or down by how much better the game went than usual (REINFORCE). Put a network in the place of the tables, with
the view (`seen["observation"]`) before it, and you have a learner to be reckoned with.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from platzdarm.environments.seat import SeatEnv
from platzdarm.environments.table import Seen

BYTE = 256
OPERANDS = 3  # that are looked at

Places = NDArray[np.int64]


class Learner:
    def __init__(self, env: SeatEnv, seed: int) -> None:
        self.kinds = len(env.table.game.vocabulary.questions)
        first = env.table.observer.layout["question"].start
        self.asked = slice(first, first + self.kinds)  # 1 in the place of the kind that is asked
        self.preferences = np.zeros((self.kinds + OPERANDS * BYTE) * BYTE)
        self.luck = np.random.default_rng(seed)
        self.usual = 0.5
        self.done: list[tuple[Places, NDArray[np.float64], int]] = []

    def places(self, seen: Seen, legal: Places) -> Places:
        """For each legal answer, where its preferences stand: those of its verb, then those of its operands."""
        rows = seen["answers"][legal].astype(np.int64)
        verbs = rows[:, 0]
        found = [int(seen["observation"][self.asked].argmax()) * BYTE + verbs]
        for number in range(OPERANDS):
            found.append((self.kinds + number * BYTE + verbs) * BYTE + rows[:, 1 + number])
        return np.stack(found, axis=1)

    def choose(self, seen: Seen) -> int:
        legal = np.flatnonzero(seen["action_mask"])
        if len(legal) == 1:
            return int(legal[0])
        places = self.places(seen, legal)
        weights = np.exp(self.preferences[places].sum(axis=1).clip(-20, 20))
        weights /= weights.sum()
        chosen = int(np.searchsorted(weights.cumsum(), self.luck.random()).clip(0, len(legal) - 1))
        self.done.append((places, weights, chosen))
        return int(legal[chosen])

    def learn(self, reward: float, rate: float) -> None:
        """What led to more than usual becomes likelier, what led to less becomes rarer."""
        surprise = reward - self.usual
        self.usual += 0.02 * surprise
        for places, weights, chosen in self.done:
            np.subtract.at(self.preferences, places, rate * surprise * weights[:, None])
            np.add.at(self.preferences, places[chosen], rate * surprise)
        self.done.clear()


def play(env: SeatEnv, learner: Learner, seed: int) -> float:
    seen, _ = env.reset(seed=seed)
    while True:
        seen, reward, terminated, truncated, _ = env.step(learner.choose(seen))
        if terminated or truncated:
            return float(reward)


def score(env: SeatEnv, learner: Learner, games: int, first: int) -> float:
    """The mean result of games from which nothing is learnt."""
    results = [play(env, learner, first + number) for number in range(games)]
    learner.done.clear()
    return float(np.mean(results))


def main(words: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(description="A bot that learns which kinds of answer win.")
    parser.add_argument("--game", default="neuroshima")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--games", type=int, default=1500, help="to learn from")
    parser.add_argument("--trial", type=int, default=400, help="games to measure with, before and after")
    parser.add_argument("--rate", type=float, default=0.08)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(words)
    options = dict(word.split("=", 1) for word in arguments.option)
    env = SeatEnv(arguments.game, options, arguments.seat, ["random"], interrupts=False, limit=3000)
    learner = Learner(env, arguments.seed)
    before = score(env, learner, arguments.trial, 1_000_000)
    print(f"before: {before:.3f}", flush=True)
    for number in range(arguments.games):
        learner.learn(play(env, learner, number), arguments.rate)
        if (number + 1) % 200 == 0:
            print(f"{number + 1} games, usually {learner.usual:.3f}", flush=True)
    after = score(env, learner, arguments.trial, 2_000_000)
    print(f"after: {after:.3f}")
    return before, after


if __name__ == "__main__":
    main()
