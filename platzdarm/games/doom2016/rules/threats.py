"""Threat cards (D16-CARDS-01 to 04): how portals are turned up, and when demons come."""

from typing import Any

from platzdarm.games.doom2016.rules.cards import RED, YELLOW
from platzdarm.games.doom2016.rules.position import Incursion, Stage
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.games.doom2016.rules.sight import sees
from platzdarm.games.doom2016.rules.summoning import Summon
from platzdarm.games.doom2016.rules.verbs import PASS, PORTAL
from platzdarm.kernel.action import first
from platzdarm.kernel.answers import Answers, each
from platzdarm.kernel.decision import Decision


def portals(position: Incursion, mask: int) -> list[int]:
    return [n for n in range(len(position.setting.portals)) if mask >> n & 1]


def face_up(position: Incursion) -> list[int]:
    """The portals that can be used (D16-SUMMON-03)."""
    return portals(position, position.portals_left & position.portals_up)


def begin(position: Incursion, shown: int) -> None:
    """Set-up: Infestation summons from the portals that lie face up; Horde and Assault turn all of them up."""
    kind = position.setting.threat.kind
    if kind == "infestation":
        position.portals_up = shown
        position.agenda.append(Summon(face_up(position)))
    elif kind in ("horde", "assault"):
        position.portals_up = position.portals_left


def status_phase(position: Incursion) -> None:
    """At the start of the status phase: Horde summons once, Assault gains tokens and spends them."""
    threat = position.setting.threat
    if threat.kind == "horde":
        open_now = [n for n in face_up(position) if n != position.last_portal and is_due(position, n)]
        if open_now:
            position.agenda.append(Once(open_now))
    elif threat.kind == "assault":
        gained = threat.tokens + (threat.tokens_after_kill if position.killed_before else 0)
        position.threat = min(position.threat + gained, threat.most_tokens)
        position.tell("threat", [position.threat])
        position.agenda.append(Spend())


def is_due(position: Incursion, portal: int) -> bool:
    """Horde: stronger portals open in later rounds."""
    colour = position.setting.portals[portal][1]
    threat = position.setting.threat
    if colour == YELLOW:
        return position.round >= threat.first_yellow_round
    return colour != RED or position.round >= threat.first_red_round


class Once(Stage):
    """Horde: one portal, of the invader's choice."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices

    def values(self) -> list[Any]:
        return [self.choices]

    def run(self, position: Incursion) -> bool:
        if len(self.choices) > 1:
            return False
        position.agenda[-1] = Summon(self.choices)
        return True

    def decisions(self, position: Incursion) -> list[Decision]:
        return [Decision(INVADER, "portal", Answers([], [each(PORTAL, self.choices, 8)]))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        position.agenda[-1] = Summon([first(action)])


class Spend(Stage):
    """Assault: threat tokens buy summonings, any number of them (D16-CARDS-04)."""

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def values(self) -> list[Any]:
        return [self.done]

    def affordable(self, position: Incursion) -> list[int]:
        prices = position.setting.threat.prices
        return [n for n in face_up(position) if prices[position.setting.portals[n][1]] <= position.threat]

    def run(self, position: Incursion) -> bool:
        if not self.done and self.affordable(position):
            return False
        position.agenda.pop()
        return True

    def decisions(self, position: Incursion) -> list[Decision]:
        return [Decision(INVADER, "spend", Answers([PASS], [each(PORTAL, self.affordable(position), 8)]))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        if action == PASS:
            self.done = 1
            return
        portal = first(action)
        position.threat -= position.setting.threat.prices[position.setting.portals[portal][1]]
        position.tell("threat", [position.threat])
        position.agenda.append(Summon([portal]))


# -- portals that are found --------------------------------------------------------------------------------------


def in_sight(position: Incursion, marine: int, square: int) -> bool:
    field = position.setting.field
    outlook = field.outlook(position.shut)
    return sees(outlook, position.squares(marine), [square])


def turn_up(position: Incursion, marines: list[int]) -> None:
    """Face-down portals in sight of these marines are turned up, and demons come out of them at once."""
    hidden = portals(position, position.portals_left & ~position.portals_up)
    found = [n for n in hidden if any(in_sight(position, m, position.setting.portals[n][0]) for m in marines)]
    show(position, found)


def show(position: Incursion, found: list[int]) -> None:
    for portal in found:
        position.portals_up |= 1 << portal
        position.tell("portal_up", [portal])
    if found:
        position.agenda.append(Summon(found))


def door_opened(position: Incursion) -> None:
    """A marine has opened a door: Infestation, and the tutorial's first door (D16-TUTORIAL-07)."""
    kind = position.setting.threat.kind
    if kind == "infestation":
        turn_up(position, position.marines_on_map())
    elif kind == "first_door":
        show(position, portals(position, position.portals_left & ~position.portals_up))


def marine_activates(position: Incursion, marine: int) -> None:
    if position.setting.threat.kind == "infestation" and position.on_map(marine):
        turn_up(position, [marine])
