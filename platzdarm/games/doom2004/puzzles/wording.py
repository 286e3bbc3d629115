"""What a made puzzle asks for, and its hints: what wins without dice, and how many points it takes."""

from platzdarm.content.schema import Text
from platzdarm.games.doom2004.puzzles.maker import BOSS
from platzdarm.games.doom2004.rules.setting import POINTS, SPRINT_POINTS
from platzdarm.puzzles.entry import PuzzleEntry
from platzdarm.puzzles.making import in_both


def task_of(entry: PuzzleEntry) -> Text:
    hunts = any(invader["id"] == BOSS for invader in entry.position["invaders"])
    return in_both("d04-puzzle-task-boss" if hunts else "d04-puzzle-task-leave")


def hints_of(entry: PuzzleEntry) -> list[Text]:
    """The first says what is needed, the second how far it is."""
    watched = any(invader["id"].startswith("demon") for invader in entry.position["invaders"])
    points = SPRINT_POINTS + POINTS * entry.solution.count("adrenaline")
    return [
        in_both("d04-puzzle-hint-watch" if watched else "d04-puzzle-hint-run"),
        in_both("d04-puzzle-hint-points", points=points),
    ]
