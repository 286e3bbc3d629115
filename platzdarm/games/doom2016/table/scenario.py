"""A position for analysis: a mission with its figures put where somebody wants them, at the start of a round."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from platzdarm.content.meaning import meaning
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.rounds import Rounds
from platzdarm.games.doom2016.rules.setting import FIRST_OBJECT, is_object
from platzdarm.games.doom2016.table.fact_types import FigureId, Square
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import ContentError
from platzdarm.text.foreign import understood

if TYPE_CHECKING:
    from platzdarm.games.doom2016.game import Doom2016

DEAL = b"an analysis deals its cards alike every time"


class FigureSetUp(msgspec.Struct, frozen=True):
    """Of a figure's facts what can be set up."""

    id: FigureId
    squares: Annotated[list[Square], meaning("The first is where it stands: the lower left one. None: off the map.")]
    turned: Annotated[bool, meaning("Whether a large figure stands across.")] = False
    damage: Annotated[int, meaning("Damage that it has.")] = 0
    stunned: Annotated[bool, meaning("Whether it is stunned.")] = False
    carries: Annotated[int, meaning("Objective tokens that it carries.")] = 0


class MarineSetUp(msgspec.Struct, frozen=True):
    """Of a marine's facts what can be set up: that there is one."""

    name: Annotated[str, meaning("`alpha`, `bravo`, `charlie` or `delta`.")]


class SetUp(msgspec.Struct, frozen=True):
    """The facts of a table, or as much of them as somebody wants to say; the rest is as at the start."""

    mission: Annotated[str, meaning("The mission's id.")]
    marines: Annotated[list[MarineSetUp] | int, meaning("How many marines, or the marines.")] = 2
    figures: Annotated[list[FigureSetUp] | None, meaning("All figures on the map; without it, those of the start.")] = (
        None
    )
    doors: Annotated[list[int] | None, meaning("The doors that are shut; without it, as at the start.")] = None
    round: Annotated[int, meaning("The number of the round.")] = 1
    frags: Annotated[list[int], meaning("Frag tokens; more than the first number is not read.")] = []


def set_up(game: "Doom2016", data: Mapping[str, Any]) -> tuple[dict[str, str], Incursion]:
    try:
        wish = msgspec.convert(data, SetUp)
    except msgspec.ValidationError as error:
        raise ContentError("because", place="board", reason=understood(str(error))) from None
    marines = wish.marines if isinstance(wish.marines, int) else len(wish.marines)
    options = game.settle({"mission": wish.mission, "marines": str(marines)})
    position = game.start(options, SeededChance(DEAL))
    for decision in position.pending()[:1]:
        if decision.kind == "leader":  # nothing is dealt before (D16-CARDS-09)
            position.play(decision.seat, decision.answers.at(0))
    if wish.figures is not None:
        arrange(position, wish.figures)
    if wish.doors is not None:
        shut_doors(position, wish.doors)
    begin(position, wish)
    return options, position


def arrange(position: Incursion, figures: list[FigureSetUp]) -> None:
    """Figures that are not named leave the map; a marine that is not named respawns when it activates."""
    for figure, place in enumerate(position.place):
        if place != OFF and not is_object(figure):
            position.remove(figure)
    position.carried = [0] * len(position.carried)
    for number, wish in enumerate(figures):
        put(position, wish, f"figures[{number}]")


def put(position: Incursion, wish: FigureSetUp, place: object) -> None:
    setting = position.setting
    figure = setting.figure_named.get(wish.id, OFF)
    if figure == OFF or setting.marines <= figure < FIRST_OBJECT:
        raise ContentError("d16-no-figure", place=f"{place}.id", rule="D16-COMP-07", figure=wish.id)
    if is_object(figure) or not wish.squares:
        return
    if position.on_map(figure):
        raise ContentError("d16-figure-twice", place=f"{place}.id", figure=wish.id)
    anchor = setting.field.named(wish.squares[0])
    if anchor == OFF:
        raise ContentError("d16-no-square", place=f"{place}.squares", rule="D16-MAP-01", square=wish.squares[0])
    position.put(figure, anchor, int(wish.turned))
    squares = position.squares(figure)
    if not squares:
        raise ContentError("d16-no-room", place=f"{place}.squares", rule="D16-LARGE-02", figure=wish.id)
    for square in squares:
        others = [other for other in position.figures_at(square) if other != figure]
        if others:
            raise ContentError(
                "d16-taken",
                place=f"{place}.squares",
                square=setting.field.name(square),
                figure=setting.names[others[0]],
            )
    if not 0 <= wish.damage < position.health(figure):
        most = position.health(figure) - 1
        raise ContentError("d16-damage", place=f"{place}.damage", damage=wish.damage, figure=wish.id, most=most)
    position.damage[figure] = wish.damage
    position.carried[figure] = max(wish.carries, 0)
    if wish.stunned:
        position.stunned |= 1 << figure


def shut_doors(position: Incursion, doors: list[int]) -> None:
    count = len(position.setting.field.doors)
    for number in doors:
        if not 0 <= number < count:
            raise ContentError("d16-no-door", door=number, last=count - 1)
    position.shut = sum(1 << number for number in set(doors))
    position.known_standing = None


def begin(position: Incursion, wish: SetUp) -> None:
    """The round begins anew, with its status phase; what came out of portals at the start is as it was put."""
    position.round = max(wish.round, 1) - 1
    position.frags = min(max(wish.frags[0] if wish.frags else 0, 0), position.setting.frags_needed() - 1)
    position.agenda = [Rounds(1)]
    position.asked = None
    position.result = None
    position.events = []
    position.advance()
