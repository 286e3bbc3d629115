"""A pass tells nothing by its moment: it is known after the same while, whether it had to be or was said."""

import json
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.server.config import Config
from platzdarm.server.tables import waiting
from tests.server.running import server_in_thread
from tests.server.test_doom2016_tables import joined
from tests.server.visitor import Line, Visitor, all_answers

WHILE = 1.2
SLACK = 1.0  # less than another while, and more than a busy machine takes for a message
VAIN, SAID = "vain", "said"


@pytest.fixture
def company(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Visitor, Visitor]]:
    """Two people at a server that keeps every pass back for the same while."""
    monkeypatch.setattr(waiting, "drawn", lambda: WHILE)
    with server_in_thread(Config(str(tmp_path / "p.db"), port=0, rates=1000, grace=0)) as (address, _):
        yield Visitor(address).guest("Anna"), Visitor(address).guest("Boris")


class Evening:
    """Both play at random; windows in which one may pass are noted."""

    def __init__(self, anna: Visitor, boris: Visitor) -> None:
        self.table = joined(anna, boris, "me", "person")
        self.lines = [anna.line(), boris.line()]
        self.shown = [line.watch(self.table) for line in self.lines]
        self.rnd = Random(5)
        self.took: dict[str, list[float]] = {VAIN: [], SAID: []}

    def window(self) -> tuple[int, dict[str, Any]] | None:
        """Whose due question it is, if it is one at which a pass is kept back."""
        for who, known in enumerate(self.shown):
            for question in known["asked"]:
                answers = question.get("answers")
                if answers and question["due"] and question["kind"] in VOCABULARY.orderable:
                    assert "pass" in answers["singles"]
                    return who, question
        return None

    def hear(self, number: int) -> None:
        for line, known in zip(self.lines, self.shown, strict=True):
            known |= line.wait("moved", number=number)

    def step(self) -> None:
        number = self.shown[0]["number"]
        found = self.window()
        began = time.monotonic()
        if found is None:
            line, (seat, action) = self.rnd.choice(self.choices())
            line.act(self.table, seat, number, action)
            self.hear(number + 1)
            return
        who, question = found
        kind = VAIN if question["answers"]["count"] == 1 else SAID
        if kind == SAID:
            self.say_pass(self.lines[who], question["seat"], number)
        self.hear(number + 1)
        self.took[kind].append(time.monotonic() - began)

    def say_pass(self, line: Line, seat: int, number: int) -> None:
        began = time.monotonic()
        said = {"type": "act", "id": f"pass {number}", "table": self.table, "seat": seat}
        line.send_raw(json.dumps(said | {"number": number, "action": "pass"}))
        line.wait("held", id=f"pass {number}")
        assert time.monotonic() - began < SLACK, "who has passed is told at once"

    def choices(self) -> list[tuple[Line, tuple[int, str]]]:
        pairs = zip(self.lines, self.shown, strict=True)
        return [(line, answer) for line, known in pairs for answer in all_answers(known["asked"])]


@pytest.mark.slow
def test_a_pass_is_known_after_the_same_while_whoever_passes_and_why(company: tuple[Visitor, Visitor]) -> None:
    evening = Evening(*company)
    for _ in range(220):
        evening.step()
        if min(len(times) for times in evening.took.values()) >= 2:
            break
    vain, said = evening.took[VAIN], evening.took[SAID]
    assert len(vain) >= 2 and len(said) >= 2, "the game brought no such windows"
    for took in (*vain, *said):
        assert WHILE - 0.05 <= took < WHILE + SLACK
    assert abs(statistics.median(vain) - statistics.median(said)) < SLACK


@pytest.mark.slow
def test_a_pass_by_order_is_known_after_the_same_while(company: tuple[Visitor, Visitor]) -> None:
    evening = Evening(*company)
    orders = dict.fromkeys(VOCABULARY.orderable[:16], "pass")
    for who, line in enumerate(evening.lines):
        line.ok("orders", table=evening.table, seat=who, orders=orders)
    took: list[float] = []
    for _ in range(220):
        window, began = evening.window(), time.monotonic()
        if window is None or window[1]["kind"] not in orders:
            evening.step()
            continue
        evening.hear(evening.shown[0]["number"] + 1)  # nobody says anything
        took.append(time.monotonic() - began)
        if len(took) == 3:
            break
    assert len(took) == 3 and all(WHILE - 0.05 <= one < WHILE + SLACK for one in took)


def test_the_while_is_drawn_with_a_long_tail() -> None:
    drawn = sorted(waiting.drawn() for _ in range(4000))
    assert drawn[0] >= waiting.SHORTEST and drawn[-1] <= waiting.LONGEST
    assert drawn[2000] < 3.5 < drawn[3400], "mostly short, often enough long"
