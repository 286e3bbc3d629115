"""The pages that list all components and scenarios are those of the content."""

from tests.doom2004.catalogue import pages


def test_the_catalogue_is_that_of_the_content() -> None:
    for path, page in pages().items():
        assert path.read_text("utf-8") == page, "stale: python -m tests.made"
