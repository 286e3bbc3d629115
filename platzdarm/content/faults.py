"""All that is wrong with a file, told at once: who wrote it need not mend and try again for each mistake."""

from collections.abc import Iterator
from contextlib import contextmanager

from platzdarm.kernel.errors import ContentError


class Faults:
    def __init__(self) -> None:
        self.found: list[ContentError] = []

    @contextmanager
    def noted(self) -> Iterator[None]:
        """What is wrong within is noted, and the reading goes on after it."""
        try:
            yield
        except ContentError as error:
            self.found += [error, *error.more]

    def tell(self) -> None:
        """Raises the first, which names the others; nothing where all is right."""
        if self.found:
            first, *first.more = self.found
            raise first
