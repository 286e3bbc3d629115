"""The page words lines as the terminal does."""

from tests.server.lines_samples import FILE, samples


def test_the_page_is_tested_with_the_lines_that_the_server_tells_today() -> None:
    assert FILE.read_bytes() == samples(), "stale: python -m tests.made"
