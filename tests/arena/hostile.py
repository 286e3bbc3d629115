"""Bots that do what no bot should."""

from contextlib import suppress
from time import sleep
from typing import Any

from platzdarm.bots.random_bot import RandomBot
from platzdarm.kernel.action import pack
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.position import View

TELEPORT = pack(200, 1, 2, 3)  # an action that no rule knows


class Crasher(RandomBot):
    name = "crasher"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        raise ZeroDivisionError("oops")


class Quitter(RandomBot):
    name = "quitter"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        raise SystemExit(3)


class Idler(RandomBot):
    """Never answers, and bears with whatever is done about it."""

    name = "idler"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        while True:
            with suppress(Exception):
                sleep(0.01)


class Latecomer(RandomBot):
    """Answers, but long after it was asked."""

    name = "latecomer"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        sleep(3)
        return super().choose(view, decision, chance)


class Illegal(RandomBot):
    name = "illegal"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        return TELEPORT


class Poet(RandomBot):
    name = "poet"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> Any:
        return "to be or not to be"


class Forger(RandomBot):
    """Writes itself a new legal answer, and gives it."""

    name = "forger"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        for question in (decision, *view.pending()):
            question.answers.singles.append(TELEPORT)
        return TELEPORT


class Poltergeist(RandomBot):
    """Answers legally, but only after it has wrecked all that its view lets it reach."""

    name = "poltergeist"

    def choose(self, view: View[Any], decision: Decision, chance: Chance) -> int:
        answer = super().choose(view, decision, chance)
        known: Any = view.known
        with suppress(Unknown):  # what chance would bring is sealed
            known.play(decision.seat, answer)
        known.points[:] = [20 if seat == view.seat else 0 for seat in range(len(known.points))]
        known.cells[:] = [None] * len(known.cells)
        known.hands[:] = [()] * len(known.hands)
        known.result = [1.0 if seat == view.seat else 0.0 for seat in range(len(known.points))]
        known.agenda.clear()
        return answer
