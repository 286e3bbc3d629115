"""Whether a game has words for all that its vocabulary names."""

import re
from typing import Any

from platzdarm.kernel.vocabulary import Vocabulary


def ids_in(texts: list[str]) -> set[str]:
    return {found for text in texts for found in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


def unworded(vocabulary: Vocabulary[Any], texts: list[str]) -> list[str]:
    """Rows without a message `...event-KIND`, `...ask-KIND` or `...action-VERB` in the catalogues of the game."""
    ids = {found.replace("_", "-") for found in ids_in(texts)}
    rows = [f"event-{kind}" for kind in vocabulary.events]
    rows += [f"ask-{kind}" for kind in vocabulary.questions]
    rows += [f"action-{verb}" for verb in vocabulary.by_word]
    return [row for row in rows if not any(re.search(rf"(^|-){row.replace('_', '-')}(-|$)", found) for found in ids)]
