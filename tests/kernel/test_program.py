"""Programs of effects: in order, asking in the middle, saved and copied wherever they stand."""

from typing import Any

from platzdarm.kernel.action import pack
from platzdarm.kernel.effects import ANYTIME, ONE, Condition, Effect, Selector, Verb, Verbs
from platzdarm.kernel.program import Line, Program, lines
from platzdarm.kernel.reactions import Reaction, Use
from tests.ambush.platzdarm_ambush.game import SEATS, Raid, TeamTurn
from tests.kernel.raids import mustered, raid

YES, WAY, AIM = 20, 21, 22
WHEN = "briefing"


class Briefing(Use[Raid, Reaction[Raid]]):
    def fulfilled(self, effect: Effect) -> bool:
        assert effect.needs is not None
        return effect.needs.meets(len(self.position.hands[self.seat]))


class Draw(Verb[Briefing, Effect]):
    def __init__(self) -> None:
        self.name = "draw"

    def apply(self, use: Briefing, effect: Effect) -> None:
        for _ in range(effect.n):
            use.position.draw(use.seat)


class Shield(Verb[Briefing, Effect]):
    def __init__(self) -> None:
        self.name = "shield"

    def aims(self, effect: Effect) -> tuple[str, ...]:
        return ("seat",) if effect.who is not None and effect.who.picks else ()

    def applies(self, use: Briefing, effect: Effect) -> bool:
        return use.position.shields[use.seat] < 9

    def choices(self, use: Briefing, effect: Effect) -> list[tuple[int, int]]:
        return [(seat + 1, 0) for seat in range(SEATS) if seat != use.seat]

    def apply(self, use: Briefing, effect: Effect) -> None:
        use.position.shields[use.target - 1 if use.target else use.seat] += effect.n


class March(Verb[Briefing, Effect]):
    """Puts a step on the agenda that must be answered first."""

    def __init__(self) -> None:
        self.name = "march"
        self.moments = ("parade",)

    def apply(self, use: Briefing, effect: Effect) -> None:
        use.position.agenda.append(TeamTurn([use.seat]))


DRAW, SHIELD, MARCH = Draw(), Shield(), March()


def effect(verb: Verb[Any, Any], n: int = 1, **more: Any) -> Effect:
    made = Effect(WHEN, verb, n)
    for field, value in more.items():
        setattr(made, field, value)
    return made


ANYBODY = Selector("seat", ONE)
PROGRAMS = [
    [effect(DRAW), effect(SHIELD, who=ANYBODY), effect(SHIELD, 2)],
    [effect(DRAW, 2, may=True, then=[effect(SHIELD, 3)]), effect(SHIELD)],
    [effect(DRAW, needs=Condition(count="hand", most=0), then=[effect(SHIELD, 5)]), effect(SHIELD)],
    [effect(SHIELD, choose=[[effect(DRAW), effect(SHIELD)], [effect(SHIELD, 4)]], then=[effect(SHIELD, 2)])],
    [effect(MARCH), effect(SHIELD)],
]


class Orders(Program[Raid, Reaction[Raid]]):
    def __init__(self, number: int, seat: int, place: int = 0, given: list[int] | None = None) -> None:
        super().__init__(seat, place, given)
        self.number = number

    def code(self, position: Raid) -> list[Line]:
        return lines(PROGRAMS[self.number])

    def in_use(self, position: Raid) -> Briefing:
        return Briefing(position, self.seat, Reaction(WHEN, [self.seat]))

    def yes(self) -> int:
        return YES

    def way(self, number: int) -> int:
        return pack(WAY, number)

    def aim(self, target: int, other: int) -> int:
        return pack(AIM, target)

    def values(self) -> list[Any]:
        return [self.number, *super().values()]


def begun(number: int, *given: int) -> Raid:
    """Seat 0 carries out a program; nobody has shields."""
    position = raid(mustered())
    position.shields = [0] * SEATS
    position.agenda.append(Orders(number, 0, 0, list(given)))
    position.asked = None
    position.advance()
    return position


def asked(position: Raid) -> tuple[str, list[int]]:
    decision = position.pending()[0]
    return decision.kind, decision.answers.singles


def carried_out(position: Raid) -> bool:
    return not any(isinstance(step, Orders) for step in position.agenda)


def test_effects_follow_one_another_and_ask_for_their_aim() -> None:
    position = begun(0)
    assert len(position.hands[0]) == 3, "the first is done before the second is asked for"
    assert asked(position) == ("aim", [pack(AIM, seat + 1) for seat in (1, 2, 3)])
    position.play(0, pack(AIM, 3))
    assert position.shields == [2, 0, 1, 0] and carried_out(position)


def test_operands_may_be_given_beforehand() -> None:
    position = begun(0, 4)
    assert position.shields == [2, 0, 0, 1] and carried_out(position)


def test_a_program_in_its_middle_is_copied_and_saved() -> None:
    position = begun(0)
    twin = position.copy()
    name, *values = position.agenda[-1].data()
    again = position.copy()
    again.agenda[-1] = Orders(*values)
    position.play(0, pack(AIM, 2))
    assert name == "Orders" and twin.shields == [0] * SEATS and not carried_out(twin)
    for other in (twin, again):
        other.play(0, pack(AIM, 2))
        assert other.data() == position.data()


def test_what_may_be_done_may_be_left_with_all_that_follows_from_it() -> None:
    left = begun(1)
    assert asked(left) == ("may", [0, YES])
    left.play(0, 0)
    assert left.shields[0] == 1 and len(left.hands[0]) == 2
    done = begun(1)
    done.play(0, YES)
    assert done.shields[0] == 4 and len(done.hands[0]) == 4


def test_an_effect_whose_condition_does_not_hold_is_left_out() -> None:
    position = begun(2)
    assert position.shields[0] == 1 and len(position.hands[0]) == 2 and carried_out(position)


def test_one_of_several_ways_is_taken_and_then_they_join_again() -> None:
    drawing = begun(3)
    assert asked(drawing) == ("choose", [pack(WAY, 0), pack(WAY, 1)])
    drawing.play(0, pack(WAY, 0))
    assert (drawing.shields[0], len(drawing.hands[0])) == (3, 3) and carried_out(drawing)
    shielding = begun(3)
    shielding.play(0, pack(WAY, 1))
    assert (shielding.shields[0], len(shielding.hands[0])) == (6, 2)


def test_a_program_waits_for_the_steps_that_its_effects_bring() -> None:
    position = begun(4)
    assert position.pending()[0].kind == "act" and position.shields[0] == 0
    position.play(0, 5)  # wait
    assert position.shields[0] == 1 and carried_out(position)


def test_a_table_of_verbs_knows_which_moment_goes_with_which() -> None:
    verbs = Verbs([DRAW, SHIELD, MARCH], [WHEN, "parade"], ["parade"])
    assert verbs.at(WHEN) == ["draw", "shield"] and ANYTIME in DRAW.moments
    assert verbs.at("parade") == ["march"], "a closed moment knows only verbs that name it"
