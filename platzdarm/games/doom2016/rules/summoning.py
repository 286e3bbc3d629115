"""Summoning and argent power (chapters SUMMON, ARGENT): portal, group, figures one by one, tokens, portal gone."""

from typing import Any, Final

from platzdarm.games.doom2016.rules.cards import BLUE
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.position import Incursion, Stage
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.games.doom2016.rules.verbs import ARGENT, CARRY, GROUP, PASS, PORTAL, PUT
from platzdarm.kernel.action import first, pack, second
from platzdarm.kernel.answers import Answers, each
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import seen

INVASION_CARD: Final = 8  # as a place for argent power, after the eight demon types
NO_PORTAL: Final = -1

# the stages of one group (D16-SUMMON-04)
CHOOSE_PORTAL: Final = 0
CHOOSE_GROUP: Final = 1
PLACE: Final = 2
GAIN: Final = 3
REMOVE: Final = 4


class Summon(Stage):
    """The portals of `portals` are resolved one after the other (D16-SUMMON-14), in the invader's order."""

    def __init__(
        self,
        portals: list[int],
        stage: int = CHOOSE_PORTAL,
        portal: int = NO_PORTAL,
        group: int = 0,
        waiting: list[int] | None = None,
        placed: list[int] | None = None,
    ) -> None:
        self.portals = portals
        self.stage = stage
        self.portal = portal
        self.group = group
        self.waiting: list[int] = waiting if waiting is not None else []  # types to place, the next one first
        self.placed: list[int] = placed if placed is not None else []

    def values(self) -> list[Any]:
        return [self.portals, self.stage, self.portal, self.group, self.waiting, self.placed]

    def run(self, position: Incursion) -> bool:
        if self.stage == CHOOSE_PORTAL:
            if len(self.portals) > 1:
                return False
            if not self.portals:
                position.agenda.pop()
            else:
                self.choose_portal(position, self.portals[0])
            return True
        if self.stage == CHOOSE_GROUP:
            return False
        if self.stage == PLACE:
            return self.place_next(position)
        if self.stage == GAIN:
            self.stage = REMOVE
            self.gain(position)
        else:
            self.remove_portal(position)
        return True

    def choose_portal(self, position: Incursion, portal: int) -> None:
        self.portal = portal
        position.tell("portal", [portal])
        self.portals = [other for other in self.portals if other != portal]
        self.stage = CHOOSE_GROUP

    def decisions(self, position: Incursion) -> list[Decision]:
        if self.stage == CHOOSE_PORTAL:
            return [Decision(INVADER, "portal", Answers([], [each(PORTAL, self.portals, 8)]))]
        square, colour = position.setting.portals[self.portal]
        if self.stage == CHOOSE_GROUP:
            return [Decision(INVADER, "group", Answers([pack(GROUP, 0), pack(GROUP, 1)], []), [square, colour])]
        answers = [pack(PUT, anchor, turned) for anchor, turned in places(position, self.waiting[0], square)]
        return [Decision(INVADER, "place", Answers(answers, []), [square, self.waiting[0]])]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        if self.stage == CHOOSE_PORTAL:
            self.choose_portal(position, first(action))
        elif self.stage == CHOOSE_GROUP:
            self.choose_group(position, first(action))
        else:
            self.put(position, first(action), second(action))

    def choose_group(self, position: Incursion, which: int) -> None:
        colour = position.setting.portals[self.portal][1]
        group = position.setting.content.invasions[seen(position.invasion)].groups[colour][which]
        self.group = which
        self.waiting = [kind for kind, number in group.demons for _ in range(number)]
        self.stage = PLACE
        shown = (colour * 2 + which, group.argent, *self.waiting)
        if shown not in position.groups_seen:
            position.groups_seen = tuple(sorted([*position.groups_seen, shown]))
        position.tell("summoned", [self.portal, colour, which, group.argent, *self.waiting])

    def place_next(self, position: Incursion) -> bool:
        """Types from top to bottom, figures one at a time, as far as the box goes (D16-SUMMON-06, D16-COMP-07)."""
        square = position.setting.portals[self.portal][0]
        while self.waiting:
            kind = self.waiting[0]
            found = places(position, kind, square) if spare_figure(position, kind) != OFF else []
            if len(found) > 1:
                return False
            if found:
                self.put(position, found[0][0], found[0][1])
            else:
                self.waiting = self.waiting[1:]
        self.stage = GAIN
        if position.samples and position.setting.portals[self.portal][1] != BLUE:
            self.bring_sample(position, square)
        return True

    def bring_sample(self, position: Incursion, square: int) -> None:
        """One demon of the group carries it; where no figure was left to come, it lies on the portal's square."""
        if self.placed:
            position.agenda.append(GiveSample(self.placed.copy()))
        else:
            position.samples -= 1
            position.tokens = tuple(sorted([*position.tokens, square]))
            position.tell("token_dropped", [square])

    def put(self, position: Incursion, anchor: int, turned: int) -> None:
        figure = spare_figure(position, self.waiting[0])
        position.put(figure, anchor, turned)
        self.waiting = self.waiting[1:]
        self.placed = [*self.placed, figure]
        position.tell("placed", [figure, anchor, turned])

    def types(self, position: Incursion) -> list[int]:
        """The types of the group whose cards lie face up."""
        colour = position.setting.portals[self.portal][1]
        group = position.setting.content.invasions[seen(position.invasion)].groups[colour][self.group]
        face_up = position.types_on_map()
        return [kind for kind in dict.fromkeys(kind for kind, _ in group.demons) if kind in face_up]

    def gain(self, position: Incursion) -> None:
        """The group's own tokens, then those that wait on the invasion card (D16-SUMMON-12, D16-ARGENT-04, 05)."""
        if position.setting.tutorial:
            return  # D16-TUTORIAL-08
        types = self.types(position)
        if position.invasion_argent:
            position.agenda.append(Transfer(types))
        colour = position.setting.portals[self.portal][1]
        group = position.setting.content.invasions[seen(position.invasion)].groups[colour][self.group]
        if group.argent and types:
            position.agenda.append(Spread(group.argent, types))

    def remove_portal(self, position: Incursion) -> None:
        if not position.setting.threat.portals_stay:
            position.portals_left &= ~(1 << self.portal)
            position.portals_up &= ~(1 << self.portal)
            position.tell("portal_closed", [self.portal])
        position.last_portal = self.portal
        self.stage = CHOOSE_PORTAL
        self.placed = []


def spare_figure(position: Incursion, kind: int) -> int:
    """A figure of the type that is not on the map, or OFF (D16-COMP-07)."""
    for figure in position.setting.figures_of(kind):
        if not position.on_map(figure):
            return figure
    return OFF


def places(position: Incursion, kind: int, portal: int) -> list[tuple[int, int]]:
    """Where a figure of the type may be put: on or next to the portal, else as near as possible, on free squares;
    large and flying ones do not mind terrain (D16-SUMMON-07 to 10)."""
    demon = position.setting.content.demons[kind]
    field = position.setting.field
    reach = field.spread(portal, demon.flying or demon.large, position.shut)
    standing = position.standing()
    least = OFF
    found: list[tuple[int, int]] = []
    for turned in (0, 1) if demon.width != demon.height else (0,):
        width, height = (demon.height, demon.width) if turned else (demon.width, demon.height)
        for anchor in range(field.size):
            if reach[anchor] == OFF or standing[anchor]:
                continue
            far = reach[anchor]
            if demon.large:
                far = base_distance(field.base(anchor, width, height, position.shut), reach, standing)
                if far == OFF:
                    continue
            far = max(far, 1)
            if least == OFF or far < least:
                least = far
                found = []
            if far == least:
                found.append((anchor, turned))
    return found


def base_distance(base: list[int], reach: list[int], standing: list[list[int]]) -> int:
    """How far the nearest of these squares is; OFF where there is no base, or one of them is taken."""
    least = OFF
    for square in base:
        if reach[square] == OFF or standing[square]:
            return OFF
        if least == OFF or reach[square] < least:
            least = reach[square]
    return least


class GiveSample(Stage):
    """Sample Collection: one demon of a group from a yellow or red portal takes a sample."""

    def __init__(self, figures: list[int]) -> None:
        self.figures = figures

    def values(self) -> list[Any]:
        return [self.figures]

    def run(self, position: Incursion) -> bool:
        if len(self.figures) > 1:
            return False
        self.give(position, self.figures[0])
        return True

    def decisions(self, position: Incursion) -> list[Decision]:
        return [Decision(INVADER, "carry", Answers([], [each(CARRY, self.figures, 8)]))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        self.give(position, first(action))

    def give(self, position: Incursion, figure: int) -> None:
        position.agenda.pop()
        position.samples -= 1
        position.carried[figure] += 1
        position.tell("carries", [figure])


# -- argent power ------------------------------------------------------------------------------------------------


class Spread(Stage):
    """Tokens that were gained are laid down one by one, on the places that are allowed (D16-ARGENT-01, 02)."""

    def __init__(self, tokens: int, places: list[int]) -> None:
        self.tokens = tokens
        self.places = places

    def values(self) -> list[Any]:
        return [self.tokens, self.places]

    def run(self, position: Incursion) -> bool:
        if not self.tokens or not self.places or not position.argent_left():
            position.agenda.pop()
            return True
        if len(self.places) == 1:
            lay(position, self.places[0])
            self.tokens -= 1
            return True
        return False

    def decisions(self, position: Incursion) -> list[Decision]:
        return [Decision(INVADER, "argent", Answers([], [each(ARGENT, self.places, 8)]))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        self.tokens -= 1
        lay(position, first(action))


def lay(position: Incursion, place: int) -> None:
    if place == INVASION_CARD:
        position.invasion_argent += 1
        position.tell("argent", [place, position.invasion_argent])
    else:
        position.argent[place] += 1
        position.tell("argent", [place, position.argent[place]])


class Transfer(Stage):
    """After a summoning tokens may go from the invasion card to the group's cards; the rest is lost."""

    def __init__(self, types: list[int]) -> None:
        self.types = types

    def values(self) -> list[Any]:
        return [self.types]

    def run(self, position: Incursion) -> bool:
        if position.invasion_argent and self.types:
            return False
        self.close(position)
        return True

    def decisions(self, position: Incursion) -> list[Decision]:
        return [Decision(INVADER, "transfer", Answers([PASS], [each(ARGENT, self.types, 8)]))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        if action == PASS:
            self.close(position)
        else:
            position.invasion_argent -= 1
            lay(position, first(action))

    def close(self, position: Incursion) -> None:
        position.agenda.pop()
        if position.invasion_argent:
            position.invasion_argent = 0
            position.tell("argent", [INVASION_CARD, 0])
