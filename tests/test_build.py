"""The engine comes from where it should, all compiled or all interpreted, never a mixture; a wheel brings the page."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import platzdarm
from hatch_build import PACKAGE, engine_modules
from platzdarm.games.discovery import game_names

FOLDER = Path(str(platzdarm.__file__)).parent


def loaded_from(module: Path) -> str:
    """'compiled' or 'interpreted': what importing this module of the package really loads."""
    name = ".".join([PACKAGE, *module.with_suffix("").parts])
    file = str(importlib.import_module(name).__file__)
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def test_the_engine_is_built_as_this_run_expects() -> None:
    kinds = {loaded_from(module) for module in engine_modules(FOLDER)}
    expected = os.environ.get("PLATZDARM_EXPECT")
    if expected:
        assert kinds == {expected}
    else:
        assert len(kinds) == 1


def test_content_and_entries_are_never_compiled() -> None:
    # msgspec Structs silently lose their tags when compiled.
    engine = set(engine_modules(FOLDER))
    others = [path.relative_to(FOLDER) for path in FOLDER.glob("games/**/*.py") if path.name != "__init__.py"]
    left_out = [module for module in others if module not in engine]
    for game in game_names():
        assert Path(f"games/{game}/content/schema.py") in left_out
        assert Path(f"games/{game}/game.py") in left_out
        assert Path(f"games/{game}/rules/position.py") in engine
    assert {loaded_from(module) for module in left_out} == {"interpreted"}


@pytest.mark.skipif(
    "site-packages" not in FOLDER.parts, reason="beside the sources the page is built when it is wanted"
)
def test_the_wheel_brings_the_page_that_was_built_for_it() -> None:
    page = FOLDER / "server" / "page"
    assert (page / "index.html").exists() and list(page.glob("assets/*.js"))
