"""What a seat may foresee: the rest of a battle, or one as if it began now, and the cells that each seat threatens."""

from typing import Annotated, Any

from msgspec import UNSET, Struct, UnsetType, convert, field

from platzdarm.content.meaning import meaning, shaped
from platzdarm.games.neuroshima.rules.battle import UNSTARTED, Battle
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.sides import STRIDE
from platzdarm.games.neuroshima.table.facts import Cell, SkirmishFacts, facts
from platzdarm.games.neuroshima.table.scenario import begin_battle, phases_of
from platzdarm.games.neuroshima.text.chronicle import Chronicle
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.events import Event
from platzdarm.kernel.position import SPECTATOR
from platzdarm.text.lines import Line


class Threat(Struct, frozen=True):
    """The cells that a seat's tiles could strike in a battle that begins now."""

    seat: Annotated[int, meaning("Whose tiles.")]
    cells: Annotated[list[Cell], meaning("Where they strike.")]


class Healing(Struct, frozen=True):
    """A medic that took the damage of one attack."""

    tile: Annotated[Cell, meaning("The patient.")]
    source: Annotated[Cell, meaning("Who had struck it.")] = field(name="from")
    medic: Annotated[Cell, meaning("Who was spent for it.")]


class Phase(Struct, frozen=True, omit_defaults=True):
    """A phase of a battle."""

    initiative: Annotated[int, meaning("Its number.")]
    acted: Annotated[list[Cell], meaning("Who acted.")]
    destroyed: Annotated[list[Cell], meaning("What left the board, spent medics too.")]
    healed: Annotated[list[Healing], meaning("What medics did; missing where they did nothing.")] = []


class BattlePreview(Struct, frozen=True):
    """The battle with the first answer to each choice."""

    number: Annotated[int, meaning("After how many actions this is.")]
    running: Annotated[bool, meaning("Whether this is the rest of a battle that is being fought.")]
    phases: Annotated[list[Phase], meaning("The battle, phase by phase.")]
    events: Annotated[Any, shaped("AnyEvent", many=True), meaning("The same as events of a game.")]
    lines: Annotated[list[Line], meaning("The same for the log.")]
    after: Annotated[SkirmishFacts, meaning("The position afterwards; it can be posted as one for analysis.")]
    threats: Annotated[list[Threat], meaning("What each seat threatens, as the board stands.")]
    before: Annotated[
        SkirmishFacts | UnsetType, meaning("Where an action was named: the position after it, before the battle.")
    ] = UNSET


def fought(position: Skirmish, number: int, before: SkirmishFacts | UnsetType) -> BattlePreview:
    """The position is used up."""
    threats = [Threat(seat, threatened(position, seat)) for seat in range(position.setting.seats)]
    running = [step for step in position.agenda if isinstance(step, Battle) and step.phase != UNSTARTED]
    position.agenda = [*running]
    position.asked = None
    position.result = None
    chronicle = Chronicle(position.copy())
    events = rest_of(position, running[0]) if running else list(begin_battle(position))
    while not position.over:
        decision = position.pending()[0]
        events += position.play(decision.seat, decision.answers.at(0))
    told = [VOCABULARY.event(position, event) for event in events]
    return BattlePreview(
        number=number,
        running=bool(running),
        phases=convert(phases_of(events, position.setting.field.name), list[Phase]),
        events=told,
        lines=chronicle.tell(told),
        after=facts(position, SPECTATOR),
        threats=threats,
        before=before,
    )


def rest_of(position: Skirmish, battle: Battle) -> list[Event]:
    """The phase that waits for a choice is told again: what is foreseen begins with it."""
    position.events = []
    position.tell("phase", [battle.phase])
    position.advance()
    return position.events


def threatened(position: Skirmish, seat: int) -> list[str]:
    """The cells that attacks of this seat's tiles reach now, as far as shots go."""
    field, sides = position.setting.field, position.setting.sides
    control = position.control()
    found: set[int] = set()
    for cell, piece in enumerate(position.cells):
        if piece is None or piece.seat != seat or control.is_netted(cell) or not piece.tile.initiative:
            continue
        for way in piece.facing.melee_ways:
            found.add(field.neighbour[cell * 6 + way])
        for way in piece.facing.ranged_ways:
            for target in field.ray[cell * 6 + way]:
                found.add(target)
                other = position.cells[target]
                if other is not None and sides.hits[seat * STRIDE + other.seat] and not piece.tile.gauss:
                    break
    return [field.name(cell) for cell in sorted(found) if cell >= 0]
