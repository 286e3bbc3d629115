"""Whether all that cards of one's own say can be put into words: a text is made of messages, and each must be there."""

from collections.abc import Iterator

from platzdarm.games.inferno.content.faults import fault
from platzdarm.games.inferno.content.library import Library
from platzdarm.games.inferno.text.card_text import Sentence, card_text, champion_text, treasure_text
from platzdarm.text.words import Words


def check_texts(library: Library) -> None:
    """Content that comes with the game is tested; only packs are looked at."""
    if not library.packs:
        return
    words = Words("en")  # both languages have the same messages
    for id, sentences in texts(library):
        place = library.sources.of_pack(id)
        for message, _ in [part for sentence in sentences for part in sentence]:
            if place is not None and not words.has(message):
                raise fault("no-words", place, "effects", message=message)


def texts(library: Library) -> Iterator[tuple[str, list[Sentence]]]:
    content = library.content
    yield from ((card.id, card_text(card)) for card in content.cards if card.champion < 0)
    yield from ((kind.id, champion_text(kind)) for kind in content.kinds)
    yield from ((treasure.id, treasure_text(treasure)) for treasure in content.treasures)
