"""A position from the plain data that `Position.data` gave: for snapshots, so that a long game loads quickly."""

from collections.abc import Mapping
from typing import Any

from platzdarm.games.doom2016.rules import demons, killing, marines, moving, peeking, rounds, setup, summoning, threats
from platzdarm.games.doom2016.rules.abilities import Carrying
from platzdarm.games.doom2016.rules.attack import Attack
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.position import LISTS, NUMBERS, TUPLES, Incursion
from platzdarm.games.doom2016.rules.setting import Setting
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.pile import Bag, Pile
from platzdarm.kernel.position import Step
from platzdarm.kernel.rules import Rules

STEPS: dict[str, Any] = {
    step.__name__: step
    for step in (
        Attack,
        Carrying,
        Moment,
        demons.DemonActivation,
        demons.InvaderTurn,
        demons.TypeActivation,
        killing.Doomed,
        killing.Drop,
        peeking.Look,
        marines.MarineActivation,
        marines.Nearby,
        marines.Respawn,
        moving.Displace,
        moving.Walk,
        rounds.ActivationPhase,
        rounds.Rounds,
        rounds.Status,
        setup.Outfit,
        summoning.GiveSample,
        summoning.Spread,
        summoning.Summon,
        summoning.Transfer,
        threats.Once,
        threats.Spend,
    )
}


def load_step(data: list[Any]) -> Step[Any]:
    step = STEPS[data[0]](*[deep(value) for value in data[1:]])
    assert isinstance(step, Step)
    return step


def deep(value: Any) -> Any:
    return [deep(part) for part in value] if isinstance(value, list) else value


def load_pile(bags: list[Any]) -> Pile:
    return Pile([Bag(list(counts), size) for counts, size in bags])


def load(rules: Rules[Incursion], setting: Setting, data: Mapping[str, Any], chance: Chance) -> Incursion:
    position = Incursion(rules, setting, [load_step(step) for step in data["agenda"]], chance)
    for name, number in zip(NUMBERS, data["numbers"], strict=True):
        setattr(position, name, number)
    for name in LISTS:
        setattr(position, name, list(data[name]))
    for name in TUPLES:
        setattr(position, name, [tuple(cards) for cards in data[name]])
    for name in ("event_hand", "event_discards", "glory_discards", "tokens"):
        setattr(position, name, tuple(data[name]))
    for name in ("event_deck", "glory_deck"):
        setattr(position, name, load_pile(data[name]))
    position.hidden = data["hidden"]
    position.decks = [load_pile(bags) for bags in data["decks"]]
    position.grenades = tuple((m, weapon, square, age) for m, weapon, square, age in data["grenades"])
    position.groups_seen = tuple(tuple(group) for group in data["groups_seen"])
    position.initiative = tuple((tuple(bag), known, size) for bag, known, size in data["initiative"])
    position.result = data["result"]
    position.advance()  # a step that waits works out its question anew
    return position
