"""The lists of all content in docs are those of the content files, and nothing is missing from them."""

from platzdarm.games.inferno.content.library import built_in_library
from tests.inferno.catalogue import pages


def test_the_catalogue_is_that_of_the_content() -> None:
    for path, page in pages().items():
        assert path.read_text("utf-8") == page, "stale: python -m tests.made"


def test_every_entry_is_listed_in_both_languages() -> None:
    library = built_in_library()
    entries = [entry for entries in library.entries.values() for entry in entries if hasattr(entry, "name")]
    assert len(entries) > 150
    for path, page in pages().items():
        lang = path.suffixes[-2].lstrip(".")
        missing = [entry.id for entry in entries if getattr(entry.name, lang) not in page]
        assert not missing, (lang, missing)
