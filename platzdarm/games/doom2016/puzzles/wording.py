"""What a made puzzle asks for, and its hints: how demons die without dice, and a card that is needed."""

from platzdarm.content.schema import Text
from platzdarm.games.doom2016.content.library import Library
from platzdarm.games.doom2016.puzzles.maker import LAST_DEMONS
from platzdarm.puzzles.entry import PuzzleEntry
from platzdarm.puzzles.making import in_both


def task_of(entry: PuzzleEntry) -> Text:
    demons = len(entry.position["figures"]) - 1
    if entry.position["mission"] in LAST_DEMONS:
        return in_both("d16-puzzle-task-demons", count=demons)
    return in_both("d16-puzzle-task-sample", lies=int(bool(entry.position["tokens"])))


def hints_of(library: Library, entry: PuzzleEntry) -> list[Text]:
    names = {card.id: card.name for weapon in library.entries["weapons"] for card in weapon.cards}
    played = [line.split()[1] for line in entry.solution if line.startswith("play ")]
    hints = [in_both("d16-puzzle-hint-glory")]
    return hints + [in_both("d16-puzzle-hint-card", name=names[card]) for card in played[-1:]]
