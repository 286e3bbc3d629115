"""The battle (chapter BAT): phases by initiative, all attacks of a phase at once, the dead leave when it ends."""

from typing import Any, Final

from platzdarm.games.neuroshima.rules import ending
from platzdarm.games.neuroshima.rules.attacks import NO_CONVERSION, TO_MELEE, TO_RANGED, Volley, conversion
from platzdarm.games.neuroshima.rules.initiative import highest_value, values_due
from platzdarm.games.neuroshima.rules.medics import Harm
from platzdarm.games.neuroshima.rules.modules import Control, Influence, linked
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.tiles import Piece
from platzdarm.games.neuroshima.rules.verbs import CONVERT, EXPLODE, FIGHT, KEEP
from platzdarm.kernel.action import first, pack, second, third, verb_of
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step

UNSTARTED: Final = 99

# what started it (NH-BAT-01)
BY_TILE: Final = 0
BY_FULL_BOARD: Final = 1
AS_LAST: Final = 2
BY_HAND: Final = 3


class Battle(Step[Skirmish]):
    """`used` holds, for each cell, the initiative values that its tile has used in this battle (NH-INI-07).

    The owner's choices of a phase (`exploding`, `converting`) are made when it begins; `settled` are the cells that
    have been asked about. `swapped` are the Quartermasters that have changed an attack in this battle.
    """

    def __init__(
        self,
        cause: int,
        used: list[int],
        phase: int = UNSTARTED,
        alive_before: int = 0,
        swapped: int = 0,
        settled: int = 0,
        exploding: int = 0,
        converting: list[tuple[int, int]] | None = None,
        harm: list[Any] | None = None,
    ) -> None:
        self.cause = cause
        self.used = used
        self.phase = phase
        self.alive_before = alive_before
        self.swapped = swapped
        self.settled = settled
        self.exploding = exploding
        self.converting = dict(converting or [])
        self.harm = Harm(*harm) if harm is not None else None
        self.question: Decision | None = None
        self.known_influence: Influence | None = None

    def values(self) -> list[Any]:
        return [
            self.cause,
            self.used,
            self.phase,
            self.alive_before,
            self.swapped,
            self.settled,
            self.exploding,
            sorted(self.converting.items()),
            None if self.harm is None else self.harm.values(),
        ]

    def copy(self) -> "Battle":
        twin = super().copy()
        assert isinstance(twin, Battle)
        twin.question = self.question
        twin.known_influence = self.known_influence
        return twin

    # -- running ----------------------------------------------------------------------------------------------

    def run(self, position: Skirmish) -> bool:
        if self.phase == UNSTARTED:
            self.begin(position)
        while self.phase >= 0:
            control = position.control()
            if self.harm is None:
                influence = self.bonuses(position)
                actors = self.actors(position, influence)
                if not actors:
                    self.end_phase(position)
                    continue
                self.question = self.choice(position, control, actors)
                if self.question is not None:
                    return False
                self.harm = self.strike(position, influence, actors)
            if not self.heal_all(position, control):
                return False
            self.harm.apply(position)
            self.end_phase(position)
            if position.result is not None:
                return True
        position.agenda.pop()
        position.tell("battle_ended", [])
        ending.after_battle(position, self.alive_before)
        return True

    def begin(self, position: Skirmish) -> None:
        self.alive_before = position.alive
        position.tell("battle_began", [self.cause])
        self.phase = highest_value(position.cells, self.bonuses(position))
        if self.phase >= 0:
            position.tell("phase", [self.phase])

    def bonuses(self, position: Skirmish) -> Influence:
        """The same through phases in which no tile leaves the board."""
        control = position.control()
        known = self.known_influence
        if known is None or known.control is not control:
            self.known_influence = known = position.influence()
        return known

    def end_phase(self, position: Skirmish) -> None:
        if self.harm is not None:
            self.harm = None
            ending.after_phase(position)
        self.settled = 0
        self.exploding = 0
        if self.converting:
            self.converting = {}
        self.phase -= 1
        if self.phase >= 0 and position.result is None:
            position.tell("phase", [self.phase])

    def actors(self, position: Skirmish, influence: Influence) -> list[int]:
        """The tiles that act in this phase: a value is due, and they are not netted (NH-INI-07)."""
        acting: list[int] = []
        for cell in influence.fighters:
            if influence.control.netted >> cell & 1:
                continue
            piece = position.cells[cell]
            assert piece is not None
            if values_due(piece, cell, influence, self.phase, self.used[cell]):
                acting.append(cell)
        return acting

    def strike(self, position: Skirmish, influence: Influence, actors: list[int]) -> Harm:
        """All who act attack at the same time; nobody can hold an attack back (NH-BAT-03, NH-MEL-03)."""
        volley = Volley(position.cells, position.setting.field, position.setting.sides, influence)
        for cell in actors:
            piece = position.cells[cell]
            assert piece is not None
            self.used[cell] |= values_due(piece, cell, influence, self.phase, self.used[cell])
            position.tell("acted", [cell])
            if self.exploding >> cell & 1:
                volley.explode(cell)
            else:
                volley.attack(cell, piece, self.converting.get(cell, NO_CONVERSION))
        if not position.quiet:
            for hit in volley.hits:
                position.tell("hit", [hit >> 16, hit >> 8 & 255, hit & 255])
        return Harm(volley.hits, self.exploding)

    def heal_all(self, position: Skirmish, control: Control) -> bool:
        """Spend medics until no damage can be healed; False where the owner has a choice."""
        assert self.harm is not None
        while True:
            question = self.harm.healing(position, control)
            if question is None:
                return True
            if len(question.answers) > 1:
                self.question = question
                return False
            self.harm.heal(position, question.answers.at(0))

    # -- choices when a phase begins --------------------------------------------------------------------------

    def choice(self, position: Skirmish, control: Control, actors: list[int]) -> Decision | None:
        """The Clown's explosion first, then the Quartermasters (NH-BAT-11, NH-MOL-13, NH-HEG-12)."""
        for cell in actors:
            piece = position.cells[cell]
            assert piece is not None
            if piece.tile.explodes and not self.settled >> cell & 1:
                answers = Answers([pack(FIGHT, cell), pack(EXPLODE, cell)], [])
                return Decision(piece.seat, "explode", answers, [cell])
        if not control.has_swappers:
            return None
        for cell, giver in enumerate(position.cells):
            if giver is not None and giver.tile.swaps_attack and not (self.swapped | self.settled) >> cell & 1:
                decision = self.quartermaster(position, control, cell, giver, actors)
                if decision is not None:
                    return decision
        return None

    def quartermaster(
        self, position: Skirmish, control: Control, cell: int, giver: Piece, actors: list[int]
    ) -> Decision | None:
        changes: list[int] = []
        about = [cell]
        for actor in actors:
            if self.exploding >> actor & 1 or actor in self.converting:
                continue
            if not linked(position.cells, position.setting.field, position.setting.sides, control, cell, actor):
                continue
            piece = position.cells[actor]
            assert piece is not None
            changes += [pack(CONVERT, actor, way, TO_RANGED) for way in piece.facing.melee_ways]
            changes += [pack(CONVERT, actor, way, TO_MELEE) for way in piece.facing.ranged_ways]
            about.append(actor)
        if not changes:
            return None
        answers = Answers([pack(KEEP, cell), *changes], [])
        return Decision(control.master(cell, giver), "convert", answers, about)

    def decisions(self, position: Skirmish) -> list[Decision]:
        return [self.question] if self.question is not None else []

    def answer(self, position: Skirmish, seat: int, action: int) -> None:
        question = self.question
        assert question is not None
        self.question = None
        verb, cell = verb_of(action), first(action)
        if question.kind == "heal":
            assert self.harm is not None
            self.harm.heal(position, action)
        elif verb == KEEP:
            self.settled |= 1 << cell
        elif verb == CONVERT:
            self.converting[cell] = conversion(second(action), third(action))
            self.swapped |= 1 << question.about[0]
            position.tell("converted", [cell, second(action), third(action)])
        else:
            self.settled |= 1 << cell
            if verb == EXPLODE:
                self.exploding |= 1 << cell
                position.tell("exploded", [cell])


def start_battle(position: Skirmish, cause: int) -> None:
    position.agenda.append(Battle(cause, [0] * position.setting.field.size))
