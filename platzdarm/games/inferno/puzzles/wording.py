"""What a made puzzle asks for, and its hints: who gets the order, and what decides."""

from platzdarm.content.schema import Text
from platzdarm.games.inferno.content.library import Library
from platzdarm.puzzles.entry import PuzzleEntry
from platzdarm.puzzles.making import in_both

DECIDES = ("strike", "play", "use", "acquire")  # the more telling last


def task_of(library: Library, entry: PuzzleEntry) -> Text:
    needed = library.scenarios[entry.position["scenario"]].honour
    mine, other = (side["honour"] for side in entry.position["sides"])
    return in_both("inf-puzzle-task", mine=needed - mine, other=needed - other)


def hints_of(library: Library, entry: PuzzleEntry) -> list[Text]:
    """Who is ordered first, then the rarest thing that is done: a card, a treasure, a purchase, else a blow."""
    names = {one.id: one.name for part in ("centre", "champions", "treasures") for one in library.entries[part]}
    plain = {one.id for one in library.entries["basic"]}
    lines = [words for line in entry.solution if not plain & set(words := line.split())]
    hints = [in_both("inf-puzzle-hint-order", champion=names[words[1]]) for words in lines if words[0] == "order"][:1]
    for verb in reversed(DECIDES):
        found = [words for words in lines if words[0] == verb]
        if found:
            named = [names[word] for word in found[0][1:] if word in names]
            row = [names[entry.position["row"][0]]] if verb == "acquire" else named[:1]
            return hints + [in_both(f"inf-puzzle-hint-{verb}", name=name) for name in row]
    return hints
