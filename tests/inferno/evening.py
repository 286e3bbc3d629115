"""Evenings of the campaign for tests: set up as the game does it, then champions and villains put where a test wants.

Villains are named as they are in the rules (`villain_rakar`); cells are axial coordinates.
"""

from collections.abc import Mapping, Sequence

from platzdarm.games.inferno.rules.bosses import Commands
from platzdarm.games.inferno.rules.field import OFF, ORDINARY, TERRAIN
from platzdarm.games.inferno.rules.plots import VillainTurn, reveal
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import GOALS
from platzdarm.games.inferno.rules.setting import VILLAIN, VILLAINS
from platzdarm.games.inferno.rules.turn import Rounds
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.events import Event
from platzdarm.kernel.pile import bag_of
from tests.inferno.tabletop import Cell, cell, content, game, piece

TEAMS = {
    "solo": "jirra,virak,kehmep,scrapbot",
    "pair": "jirra,virak,kehmep;scrapbot,sadranis,soulcatcher",
    "trio": "jirra,virak;kehmep,scrapbot;sadranis,soulcatcher",
    "quartet": "jirra,virak;kehmep,scrapbot;sadranis,soulcatcher;emma_ironheart,aria_redforge",
}


def evening(
    number: int,
    champions: Mapping[str, Cell] | None = None,
    villains: Mapping[str, Cell] | None = None,
    *,
    mode: str = "solo",
    difficulty: str = "normal",
    team: str = "",
    bare: bool = False,
) -> Contest:
    """In the players' first turn; `bare` takes all terrain but portals and shrines off the field, and treasures."""
    options = {"scenario": f"campaign_{number}", "mode": mode, "difficulty": difficulty, "team": team or TEAMS[mode]}
    position = game().start(options, SeededChance(b"evening"))
    decide(position)
    if bare:
        kept = (ORDINARY, TERRAIN.index("portal"), TERRAIN.index("shrine"))
        position.terrain = tuple(found if found in kept else ORDINARY for found in position.terrain)
        position.chests = ()
    for name, at in (champions or {}).items():
        position.put(piece(position, name), cell(at))
    for name, at in (villains or {}).items():
        position.owner[piece(position, name)] = VILLAIN
        position.put(piece(position, name), cell(at))
    position.asked = None
    return position


def decide(position: Contest, *until: str) -> list[Event]:
    """Answers whatever is asked with the first answer, until a player may act or one of these questions comes."""
    events: list[Event] = []
    for _ in range(500):
        due = [decision for decision in position.pending() if decision.due]
        if not due or due[0].kind in ("act", *until):
            return events
        events += position.play(due[0].seat, due[0].answers.at(0))
    raise AssertionError("questions come to an end")


def order(position: Contest, *names: str) -> list[Event]:
    """Villains are ordered one after the other; stops at the first question."""
    return run(position, Commands([piece(position, name) for name in names]))


def unfold(position: Contest, *schemes: str) -> list[Event]:
    """A villains' turn in which these schemes come, without what its scenario says before them."""
    put_on_top(position, schemes)
    position.side, position.events = VILLAINS, []
    for _ in schemes:
        reveal(position)
    steps = position.agenda[-len(schemes) :]
    position.agenda = [Rounds(), *steps[::-1]]
    position.asked = None
    position.advance()
    return position.events


def run(position: Contest, step: Commands | VillainTurn) -> list[Event]:
    """A step of the villains, then the players' turn begins."""
    position.side, position.events, position.asked = VILLAINS, [], None
    position.agenda = [Rounds(), step]
    position.advance()
    return position.events


def villains_turn(position: Contest, *schemes: str) -> list[Event]:
    put_on_top(position, schemes)
    return run(position, VillainTurn())


def put_on_top(position: Contest, schemes: Sequence[str]) -> None:
    """They come next, in this order; the deck is no larger than it was."""
    kinds = len(content().schemes)
    for scheme in schemes[::-1]:
        bottom = position.schemes.bags[0]
        other = next(number for number, count in enumerate(bottom.counts) if count)
        position.schemes = position.schemes.without_at(0, index(scheme) if bottom.has(index(scheme)) else other)
        position.schemes = position.schemes.with_on_top(bag_of([index(scheme)], kinds))


def index(scheme: str) -> int:
    return next(found.index for found in content().schemes if found.id == scheme)


def discard(position: Contest, number: int) -> None:
    """So many schemes are discarded: the threat level."""
    position.plotted = (index("onslaught"),) * number
    position.asked = None


def goal(position: Contest, colour: str, at: Cell) -> None:
    goals = list(position.setting.scenario.goals)
    goals[GOALS.index(colour)] = cell(at)
    scenario = position.setting.scenario
    position.setting.scenario = type(scenario)(scenario.id, scenario.field, list(scenario.terrain), scenario.colour_at)
    for name, value in vars_of(scenario).items():
        setattr(position.setting.scenario, name, value)
    position.setting.scenario.goals = goals


def vars_of(scenario: object) -> dict[str, object]:
    names = ("modes", "honour", "shrine", "treasures", "specials", "villains", "dealt", "follows")
    return {name: getattr(scenario, name) for name in names}


def where(position: Contest, name: str) -> Cell | None:
    at = position.cell[piece(position, name)]
    return None if at == OFF else position.field.cells[at]


def told(events: Sequence[Event], kind: str) -> list[list[int]]:
    return [event.values for event in events if event.kind == kind]


def ground(position: Contest, at: Cell) -> str:
    return TERRAIN[position.terrain[cell(at)]]


def lay(position: Contest, terrain: str, *cells: Cell) -> None:
    found = list(position.terrain)
    for at in cells:
        found[cell(at)] = TERRAIN.index(terrain)
    position.terrain = tuple(found)
    position.asked = None
