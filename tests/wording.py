"""Errors as English readers get them, for tests."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.text.words import Words


def english(error: PlatzdarmError) -> str:
    return Words("en").fault(error)


@contextmanager
def raises(kind: type[PlatzdarmError], match: str) -> Iterator[pytest.ExceptionInfo[PlatzdarmError]]:
    """As `pytest.raises`, by the sentence that a reader gets; it must be there in Russian too."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(match, english(caught.value)), english(caught.value)
    assert Words("ru").fault(caught.value)
