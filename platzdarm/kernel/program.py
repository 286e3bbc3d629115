"""A program of effects with a place in it: a step on the agenda, so that a choice in its middle is data.

The effects are carried out in order. One with a condition is left out where that does not hold (if); one that says
`may` is asked for first; one with `choose` is several ways, of which the seat takes one; what stands in `then` follows
only if its effect was carried out. An effect that puts steps on the agenda (a walk, an attack) is waited for. Operands
may be given beforehand; an effect that is aimed and has none asks for its own.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.effects import Effect
from platzdarm.kernel.position import Step
from platzdarm.kernel.reactions import M, P, Use
from platzdarm.kernel.window import PASS

DO: Final = 0
IF: Final = 1
MAY: Final = 2
CHOOSE: Final = 3
JUMP: Final = 4
QUESTIONS: Final = ("aim", "", "may", "choose")  # the kinds of decision by what stands at the place


class Line:
    """`to` are the places to go on at: where it is left out, or for CHOOSE the beginning of each way."""

    def __init__(self, op: int, effect: Effect) -> None:
        self.op = op
        self.effect = effect
        self.to: list[int] = []


def lines(effects: Sequence[Effect]) -> list[Line]:
    """A list of effects as lines, in which every way through it is a place to go on at."""
    code: list[Line] = []
    for effect in effects:
        write(effect, code)
    return code


def write(effect: Effect, code: list[Line]) -> None:
    leaving: list[Line] = []
    if effect.needs is not None:
        leaving.append(Line(IF, effect))
    if effect.may:
        leaving.append(Line(MAY, effect))
    if not effect.choose:
        leaving.append(Line(DO, effect))
    code += leaving
    if effect.choose:
        ways = Line(CHOOSE, effect)
        code.append(ways)
        jumps: list[Line] = []
        for way in effect.choose:
            ways.to.append(len(code))
            code += shifted(lines(way), len(code))
            jumps.append(Line(JUMP, effect))
            code.append(jumps[-1])
        for jump in jumps:
            jump.to.append(len(code))
    code += shifted(lines(effect.then), len(code))
    for line in leaving:
        line.to.append(len(code))


def shifted(code: list[Line], by: int) -> list[Line]:
    for line in code:
        line.to = [place + by for place in line.to]
    return code


@mypyc_attr(allow_interpreted_subclasses=True)
class Program(Step[P], Generic[P, M]):
    """`place` is the line that comes next, `given` are operands that were named beforehand."""

    def __init__(self, seat: int, place: int = 0, given: list[int] | None = None) -> None:
        self.seat = seat
        self.place = place
        self.given: list[int] = given if given is not None else []

    # -- what a game says -------------------------------------------------------------------------------------

    def code(self, position: P) -> list[Line]:
        raise TypeError("a program must know its lines")

    def in_use(self, position: P) -> Use[P, M]:
        raise TypeError("a program must know who uses what")

    def yes(self) -> int:
        """The action that says yes to what one may do; no is PASS."""
        raise TypeError("this game has no effects that may be done or left")

    def way(self, number: int) -> int:
        """The action that takes one of several ways."""
        raise TypeError("this game has no effects to choose from")

    def aim(self, target: int, other: int) -> int:
        """The action that names what an effect is aimed at."""
        raise TypeError("this game names what is aimed at when an ability is used")

    # -- running ----------------------------------------------------------------------------------------------

    def run(self, position: P) -> bool:
        code = self.code(position)
        while self.place < len(code):
            line = code[self.place]
            use = self.in_use(position)
            if line.op == IF:
                self.place = self.place + 1 if use.fulfilled(line.effect) else line.to[0]
            elif line.op == JUMP:
                self.place = line.to[0]
            elif line.op == CHOOSE or (line.op == MAY and line.effect.choose):
                return False
            elif not use.applies(line.effect):
                self.place = line.to[0]
            elif line.op == MAY or not self.do(use, line):
                return False
            if position.agenda[-1] is not self:
                return True
        position.agenda.pop()
        return True

    def do(self, use: Use[P, M], line: Line) -> bool:
        """Carry out an effect, or leave it out where there is nothing to aim at. False: it must be asked for."""
        pair = (0, 0)
        if line.effect.verb.aims(line.effect):
            if self.given:
                pair = (self.given[0], self.given[1] if len(self.given) > 1 else 0)
                self.given = self.given[1:]
            else:
                choices: list[tuple[int, int]] = line.effect.verb.choices(use, line.effect)
                if len(choices) > 1 or use.position.hides(self.seat):
                    return False
                pair = choices[0] if choices else pair
            if not pair[0]:
                self.place = line.to[0]
                return True
        self.carry_out(use, line.effect, pair)
        return True

    def carry_out(self, use: Use[P, M], effect: Effect, pair: tuple[int, int]) -> None:
        """The place moves on first: what the effect puts on the agenda comes before the next line."""
        self.place += 1
        use.target, use.other = pair
        effect.verb.apply(use, effect)

    def offers(self, position: P) -> list[int]:
        """The answers to the question at the place."""
        line = self.code(position)[self.place]
        if line.op == MAY:
            return [PASS, self.yes()]
        if line.op == CHOOSE:
            return [self.way(number) for number in range(len(line.to))]
        choices: list[tuple[int, int]] = line.effect.verb.choices(self.in_use(position), line.effect)
        return [self.aim(target, other) for target, other in choices]

    def decisions(self, position: P) -> list[Decision]:
        hides = position.hides(self.seat)
        line = self.code(position)[self.place]
        answers = Answers([] if hides and line.op == DO else self.offers(position), [], hides and line.op == DO)
        return [Decision(self.seat, QUESTIONS[line.op], answers)]

    def answer(self, position: P, seat: int, action: int) -> None:
        line = self.code(position)[self.place]
        if line.op == MAY:
            self.place = line.to[0] if action == PASS else self.place + 1
            return
        chosen = self.offers(position).index(action)
        if line.op == CHOOSE:
            self.place = line.to[chosen]
            return
        use = self.in_use(position)
        self.carry_out(use, line.effect, line.effect.verb.choices(use, line.effect)[chosen])

    def values(self) -> list[Any]:
        return [self.seat, self.place, self.given]
