"""The page draws sight, influence and lines of fire by itself; what it is tested with must be the engine's word."""

import pytest

from tests.page.samples import games, path_of, written


def test_there_are_samples() -> None:
    assert games()


@pytest.mark.parametrize("game", games())
@pytest.mark.slow
def test_the_samples_are_what_the_engine_says_now(game: str) -> None:
    stale = f"the samples of {game} are stale: python -m tests.made"
    assert path_of(game).read_text(encoding="utf-8") == written(game), stale
