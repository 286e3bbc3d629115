"""For those who make a scenario: what they may begin with, and the pieces, tokens, props and invaders of the box."""

from typing import Any

import msgspec

from platzdarm.content.making import content_texts
from platzdarm.content.packs import File
from platzdarm.games.doom2004.content.library import PACKAGE, SCENARIOS, built_in_library
from platzdarm.games.doom2004.content.scenarios import CELLS, PROPS_IN_BOX


def sample() -> File:
    return content_texts(PACKAGE, ["sample/two_rooms"])[0]


def published() -> list[File]:
    return content_texts(PACKAGE, [f"scenarios/{name}" for name in SCENARIOS])


def parts() -> dict[str, Any]:
    entries = built_in_library().entries
    lists = ("pieces", "tokens", "weapons", "invaders")
    props = [{"id": name, "copies": most, "cells": CELLS.get(name, 1)} for name, most in PROPS_IN_BOX.items()]
    return {"props": props, **{name: msgspec.to_builtins(entries[name]) for name in lists}}
