"""docs/tools.md: every example is run, and the answer is the one that stands there."""

import json
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.desk import Desk

PAGE = Path(__file__).parents[2] / "docs" / "tools.md"
SECTION = re.compile(r"^## `(platzdarm .+?)`\n(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
TEXT = PAGE.read_text("utf-8")
EXAMPLES = SECTION.findall(TEXT)


def block(text: str, kind: str) -> str:
    found = re.search(rf"^```{re.escape(kind)}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return found[1] if found else ""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an empty folder with the record of the page, and without content of one's own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLATZDARM_CONTENT", str(tmp_path / "content"))
    Path("sample.record").write_text(block(TEXT, "text sample.record"), "utf-8")


@pytest.mark.parametrize("command, told", EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_the_example_gives_the_answer_that_stands_there(desk: Desk, command: str, told: str) -> None:
    said = desk.call(*shlex.split(command)[1:], typed=block(told, "json in"))
    assert (said.code, said.err) == (0, "")
    answer, expected = json.loads(said.out), json.loads(block(told, "json out"))
    if isinstance(answer, dict) and "seconds" in answer:
        assert answer.pop("seconds") > 0 and expected.pop("seconds") > 0
    assert answer == expected


def test_every_tool_that_prints_json_stands_there() -> None:
    commands = " ".join(command for command, _ in EXAMPLES)
    for tool in (
        "neuroshima battle",
        "doom2016 sight",
        "doom2016 odds",
        "doom2004 sight",
        "doom2004 odds",
        "inferno reach",
        "inferno villain",
        "simulate",
        "legal",
        "show",
        "content list",
    ):
        assert f"platzdarm {tool} " in commands
