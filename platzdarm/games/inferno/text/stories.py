"""Which texts of a scenario's story are told when: ids of messages. No rule depends on them."""

from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import Scenario
from platzdarm.games.inferno.rules.story import LATE, TALES
from platzdarm.games.inferno.rules.villainy import threat

FEW, SOME = 2, 5  # captives freed, for the last line of the campaign
PARTS = ("prologue", "victory", "defeat", "clean", "late", "lost")


def tale(scenario: Scenario) -> str:
    """The tale of a scenario of the campaign, named by its boss; '' for others."""
    return next((name for name in TALES if scenario.special(name)), "")


def opening(scenario: Scenario) -> str:
    """What is told before a scenario is set up; '' where nothing is, as in a scenario of one's own."""
    found = tale(scenario)
    return f"inf-story-{found}-prologue" if found else f"inf-story-{scenario.id}-hook"


def ending(position: Contest) -> list[str]:
    """What is told when a scenario of the campaign is over: how it ended, what came of it, the last line of all."""
    found = tale(position.setting.scenario)
    if not found or position.result is None:
        return []
    if position.result[0] == 0:
        defeat = f"inf-story-{found}-defeat" if position.schemes.size else "inf-story-schemes_out"
        return [defeat, f"inf-story-{found}-lost"]
    told = [f"inf-story-{found}-victory", f"inf-story-{found}-{'late' if threat(position) >= LATE else 'clean'}"]
    if not position.setting.scenario.follows:
        told.append(
            f"inf-story-freed-{'few' if position.freed <= FEW else 'some' if position.freed <= SOME else 'all'}"
        )
    return told
