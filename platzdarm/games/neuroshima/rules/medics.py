"""Damage and medics (chapters TGH and MED): who is healed, who is wounded, who leaves the board.

Battle phases and damaging instants both come here with their hits. Healing is compulsory; where there is more than
one way to heal, it is a question.
"""

from typing import Any, Final

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules.attacks import hit_damage, hit_source, hit_target
from platzdarm.games.neuroshima.rules.modules import NOBODY, Control
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import FREE_FOR_ALL, POINTS
from platzdarm.games.neuroshima.rules.sides import STRIDE
from platzdarm.games.neuroshima.rules.tiles import HQ
from platzdarm.games.neuroshima.rules.verbs import HEAL
from platzdarm.kernel.action import first, pack, second, third
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision

NO_MEDICS: Final[list[int]] = []


class Harm:
    """Damage on its way: hits that are not cancelled yet, medics spent on it, tiles that go whatever happens."""

    def __init__(self, hits: list[int], gone: int, spent: int = 0) -> None:
        self.hits = hits
        self.gone = gone  # exploded Clowns, as cells
        self.spent = spent  # medics, as cells

    def values(self) -> list[Any]:
        return [self.hits.copy(), self.gone, self.spent]

    # -- healing ----------------------------------------------------------------------------------------------

    def healing(self, position: Skirmish, control: Control) -> Decision | None:
        """The next question of healing, if any; its options are all ways to spend one medic.

        The active seat is asked first, then the others in turn order.
        """
        medics = self.able_medics(position, control) if control.has_medics else NO_MEDICS
        if not medics:
            return None
        ways: list[int] = []
        for hit in self.hits:
            patient, source = hit_target(hit), hit_source(hit)
            for medic in self.absorbers(position, control, medics, patient):
                ways.append(pack(HEAL, patient, source, medic))
        if not ways:
            return None
        if len(ways) == 1:
            return Decision(self.decider(position, control, ways, ways[0]), "heal", Answers(ways, []))
        for seat in position.setting.order_from(position.active):
            own = [way for way in ways if self.decider(position, control, ways, way) == seat]
            if own:
                return Decision(seat, "heal", Answers(own, []))
        raise AssertionError("every way of healing has somebody who decides over it")

    def decider(self, position: Skirmish, control: Control, ways: list[int], way: int) -> int:
        """Who decides: the patient's owner (NH-MED-05, 07); but whose medic could save tiles of several seats (in a
        team) picks among them (NH-MED-06). That the two differ only there is our ruling."""
        seats: set[int] = set()
        for other in ways:
            if third(other) == third(way):
                piece = position.cells[first(other)]
                assert piece is not None
                seats.add(piece.seat)
        if len(seats) == 1:
            return seats.pop()
        medic = position.cells[third(way)]
        assert medic is not None
        return control.master(third(way), medic)

    def able_medics(self, position: Skirmish, control: Control) -> list[int]:
        """Medics that are free, not spent, and not about to die of this very damage (NH-MED-08)."""
        able: list[int] = []
        for cell, piece in enumerate(position.cells):
            if piece is not None and piece.tile.medic and not self.spent >> cell & 1:
                dying = self.damage_to(cell) >= piece.tile.hit_points - piece.wounds
                if not dying and control.master(cell, piece) != NOBODY:
                    able.append(cell)
        return able

    def damage_to(self, cell: int) -> int:
        damage = 0
        for hit in self.hits:
            if hit_target(hit) == cell:
                damage += hit_damage(hit)
        return damage

    def absorbers(self, position: Skirmish, control: Control, medics: list[int], patient: int) -> list[int]:
        """The medics that can take a hit on `patient` (NH-MED-07, 09, 10).

        A medic that has a medic of its own passes the damage on, so the last of the chain takes it; among medics
        that are linked to each other any may be the last.
        """
        if self.gone >> patient & 1:
            return []  # an exploding Clown cannot be saved (NH-MOL-12)
        near = medics_of(position, control, medics, patient)
        if len(medics) < 2 or not near:
            return near
        after = {medic: chain(position, control, medics, medic) for medic in medics}
        reached = set(near)
        for medic in near:
            reached |= after[medic]
        return [m for m in medics if m in reached and all(m in after[other] for other in after[m] if other != m)]

    def heal(self, position: Skirmish, action: int) -> None:
        patient, source, medic = first(action), second(action), third(action)
        self.hits = [hit for hit in self.hits if hit_target(hit) != patient or hit_source(hit) != source]
        self.spent |= 1 << medic
        position.tell("healed", [patient, source, medic])

    # -- applying ---------------------------------------------------------------------------------------------

    def apply(self, position: Skirmish) -> None:
        """Wounds and points all at once; then everything that was destroyed leaves together (NH-BAT-06, 09)."""
        leaving = self.spent | self.gone
        done = 0
        for hit in self.hits:
            target = hit_target(hit)
            if done >> target & 1:
                continue
            done |= 1 << target
            amount = self.damage_to(target)
            piece = position.cells[target]
            assert piece is not None
            if piece.tile.kind == HQ:
                if self.damage_hq(position, target, piece.seat, amount):
                    leaving |= 1 << target
            elif piece.wounds + amount >= piece.tile.hit_points:
                leaving |= 1 << target
            else:
                position.cells[target] = piece.hurt(amount)
                position.tell("wounded", [target, amount])
        if leaving:
            self.clear(position, leaving)

    def damage_hq(self, position: Skirmish, target: int, owner: int, amount: int) -> bool:
        """Count the damage; True if the HQ leaves the board when the phase ends (NH-BAT-10).

        Among players each for himself it stays to the end of the battle, as the rulebook says in so many words;
        this is the switch that the note of NH-FFA-03 asks for.
        """
        if position.setting.mode == POINTS:
            self.score(position, target, owner)
            return False
        left = max(position.points[owner] - amount, 0)
        position.points[owner] = left
        position.tell("hq_damaged", [owner, amount, left])
        if left == 0:
            position.alive &= ~(1 << owner)
        return left == 0 and position.setting.mode != FREE_FOR_ALL

    def score(self, position: Skirmish, target: int, owner: int) -> None:
        """Each damage to an enemy HQ is a point for the tile's owner (NH-PTS-01, 02)."""
        for hit in self.hits:
            if hit_target(hit) == target:
                source = position.cells[hit_source(hit)]
                assert source is not None
                if source.seat != owner:
                    position.points[source.seat] += hit_damage(hit)
                    position.tell("scored", [source.seat, hit_damage(hit), position.points[source.seat]])

    def clear(self, position: Skirmish, leaving: int) -> None:
        for cell in range(len(position.cells)):
            if leaving >> cell & 1:
                piece = position.cells[cell]
                assert piece is not None
                kind = "spent" if self.spent >> cell & 1 else "destroyed"
                position.tell(kind, [cell, piece.seat, piece.tile.index])
                position.remove(cell)


def medics_of(position: Skirmish, control: Control, medics: list[int], patient: int) -> list[int]:
    """The able medics that are linked to `patient`, whatever it is: unit, module, medic or HQ (NH-MED-11)."""
    other = position.cells[patient]
    assert other is not None
    near: list[int] = []
    field, sides = position.setting.field, position.setting.sides
    for medic in medics:
        piece = position.cells[medic]
        assert piece is not None
        if not sides.friends[control.master(medic, piece) * STRIDE + other.seat]:
            continue
        for way in piece.facing.gift_ways:
            target = field.neighbour[medic * 6 + way]
            if target != OFF and target == patient:
                near.append(medic)
    return near


def chain(position: Skirmish, control: Control, medics: list[int], start: int) -> set[int]:
    """All medics to which damage on the medic `start` could be passed on."""
    seen: set[int] = set()
    front = [start]
    while front:
        for medic in medics_of(position, control, medics, front.pop()):
            if medic not in seen:
                seen.add(medic)
                front.append(medic)
    return seen
