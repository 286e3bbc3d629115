"""Why the bot would do that: the part of its judgement that gains most by an action, for whoever asked for a hint."""

from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.games.neuroshima.bots.judge import TILE, forecast, powers, survivors
from platzdarm.games.neuroshima.rules.position import NORMAL, Skirmish
from platzdarm.games.neuroshima.rules.setting import POINTS
from platzdarm.games.neuroshima.rules.sides import STRIDE
from platzdarm.games.neuroshima.rules.verbs import BATTLE, DISCARD, END, HEADQUARTERS, REDRAW
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.position import View
from platzdarm.text.lines import Argument, Line, Name

POINT = 0.05  # one point of a HQ, in shares of a game
NET = 0.03  # an enemy tile that is held fast
LEAST = 0.004  # what gains less than this is no reason

PLAIN = {
    HEADQUARTERS: "nh-reason-hq",
    END: "nh-reason-end",
    DISCARD: "nh-reason-discard",
    REDRAW: "nh-reason-redraw",
}


def reason(view: View[Skirmish], action: int, chance: Chance) -> Line | None:
    """The gain that weighs most, told as it would be seen in a battle that began right after the action."""
    position, seat = view.guess(chance), view.seat
    verb = verb_of(action)
    if verb == END and not position.hands[seat]:
        return Line("nh-reason-done")
    if verb == END and position.stage != NORMAL:
        return Line("nh-reason-last")
    if verb in PLAIN:
        return Line(PLAIN[verb])
    before, after = position.copy(), position.copy()
    before.quiet = after.quiet = True
    after.play(seat, action)
    NeuroshimaHeuristics().settle(after)
    if verb == BATTLE:
        return Line(
            "nh-reason-battle", {"own": lost(before, after, [seat]), "others": lost(before, after, foes(after, seat))}
        )
    if after.over:
        return Line("nh-reason-ends")
    gains = Comparison(before, after, seat).gains()
    value, line = max(gains, key=lambda gain: gain[0])
    return line if value >= LEAST else Line("nh-reason-best")


def foes(position: Skirmish, seat: int) -> list[int]:
    friends = position.setting.sides.friends
    return [other for other in range(position.setting.seats) if not friends[seat * STRIDE + other]]


def lost(before: Skirmish, after: Skirmish, seats: list[int]) -> int:
    return sum(before.points[seat] - after.points[seat] for seat in seats)


class Comparison:
    """The battle that would come without an action and with it."""

    def __init__(self, before: Skirmish, after: Skirmish, seat: int) -> None:
        self.before, self.after, self.seat = before, after, seat
        self.without, self.with_it = forecast(before), forecast(after)
        self.foes = foes(after, seat)
        # In the points game points are won, else they are what is left of a HQ.
        self.sign = -1 if after.setting.mode == POINTS else 1

    def gains(self) -> list[tuple[float, Line]]:
        return [*self.blows(), self.shelter(), *self.nets(), self.kills(), self.rescues(), self.strength()]

    def blows(self) -> list[tuple[float, Line]]:
        """What each enemy HQ would lose more."""
        told: list[tuple[float, Line]] = []
        for foe in self.foes:
            more = self.sign * (self.without.points[foe] - self.with_it.points[foe])
            told.append((POINT * more, Line("nh-reason-hits", {"army": self.army(foe), "damage": more})))
        return told

    def shelter(self) -> tuple[float, Line]:
        saved = self.sign * (self.with_it.points[self.seat] - self.without.points[self.seat])
        return POINT * saved, Line("nh-reason-protects", {"points": saved})

    def nets(self) -> list[tuple[float, Line]]:
        caught = self.after.control().netted & ~self.before.control().netted
        told: list[tuple[float, Line]] = []
        for cell, piece in enumerate(self.after.cells):
            if piece is not None and caught >> cell & 1 and piece.seat in self.foes:
                args: dict[str, Argument] = {"tile": Name("tile", piece.tile.id, [self.after.setting.field.name(cell)])}
                told.append((NET, Line("nh-reason-nets", args)))
        return told

    def kills(self) -> tuple[float, Line]:
        worths = sum(survivors(self.without)[foe] - survivors(self.with_it)[foe] for foe in self.foes)
        count = sum(standing(self.without, foe) - standing(self.with_it, foe) for foe in self.foes)
        return TILE * worths if count > 0 else 0.0, Line("nh-reason-destroys", {"count": count})

    def rescues(self) -> tuple[float, Line]:
        """Own tiles that outlive the battle, those that the action itself has placed aside."""
        count = standing(self.with_it, self.seat) - standing(self.without, self.seat)
        count -= standing(self.after, self.seat) - standing(self.before, self.seat)
        return TILE * count, Line("nh-reason-saves", {"count": count})

    def strength(self) -> tuple[float, Line]:
        """What stands on the board aims and helps better than before."""
        gain = powers(self.after)[self.seat] - powers(self.before)[self.seat]
        return TILE * gain / 4, Line("nh-reason-strength")

    def army(self, seat: int) -> Argument:
        return Name("army", self.after.setting.armies[seat].name)


def standing(position: Skirmish, seat: int) -> int:
    return sum(1 for piece in position.cells if piece is not None and piece.seat == seat)
