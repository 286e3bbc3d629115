"""Records as text: what is written reads back, and a broken line is named."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platzdarm.kernel.errors import RecordError
from platzdarm.kernel.record import MAGIC, Move, Record, parse
from tests.wording import english, raises

words = st.text("abcdefghijklmnopqrstuvwxyz0123456789_-:", min_size=1, max_size=8)
names = st.text("abcdefghij яб.", min_size=1, max_size=8).map(str.strip).filter(bool)
outcomes = st.lists(words, max_size=4)
digests = st.binary(min_size=4, max_size=16).map(bytes.hex)
scores = st.floats(0, 1000, width=32)


@st.composite
def records(draw: st.DrawFn) -> Record:
    texts = st.lists(words, min_size=1, max_size=4).map(" ".join)
    moves = [Move(draw(st.integers(0, 5)), draw(texts), draw(outcomes)) for _ in range(draw(st.integers(0, 5)))]
    return Record(
        game=draw(words),
        rules=draw(st.integers(0, 99)),
        options=draw(st.dictionaries(words, words, max_size=4)),
        packs=draw(st.dictionaries(words, digests, max_size=2)),
        seats=draw(st.lists(names, max_size=6)),
        seed=draw(st.none() | digests),
        seed_hash=draw(st.none() | digests),
        result=draw(st.none() | st.lists(scores, min_size=1, max_size=6)),
        moves=[Move(-1, "start", draw(outcomes)), *moves],
    )


@settings(deadline=None)
@given(records())
def test_what_is_written_reads_back(record: Record) -> None:
    text = record.format()
    again = parse(text)
    for move in again.moves:
        assert text.splitlines()[move.line - 1].startswith("start" if move.seat < 0 else f"{move.seat} {move.text}")
        move.line = 0
    assert again == record
    assert again.format() == text


def test_comments_and_empty_lines_between_moves_are_passed_over() -> None:
    text = f"{MAGIC}\ngame: toy\nrules: 1\noptions:\n\nstart\n# the first turn\n0 wait\n\n1 wait\n"
    assert [(move.line, move.seat) for move in parse(text).moves] == [(6, -1), (8, 0), (10, 1)]


HEADER = [MAGIC, "game: toy", "rules: 1", "options: a=b", "pack: p 00", "seed: 00", "result: 1 0", ""]
BROKEN = {
    "nothing at all": ("", 1, "not a record"),
    "another first line": ("platzdarm-record 2", 1, "the first line must be"),
    "unknown header": ("colour: red", 3, "unknown header line 'colour'"),
    "header without a colon": ("rules 1", 3, "unknown header line"),
    "header twice": ("game: other", 3, "'game:' stands twice"),
    "rules that are no number": ("rules: first", 3, "not a number"),
    "option without a value": ("options: a=b c", 4, "option 'c' has no value"),
    "result of words": ("result: won lost", 7, "not a list of numbers"),
    "line without a seat": ("wait", 10, "is not 'SEAT ACTION'"),
    "line without an action": ("0", 10, "is not 'SEAT ACTION'"),
    "seat below zero": ("-1 wait", 10, "is not 'SEAT ACTION'"),
    "seat that is no number": ("first wait", 10, "is not 'SEAT ACTION'"),
}


@pytest.mark.parametrize(("broken", "line", "why"), BROKEN.values(), ids=BROKEN)
def test_a_broken_line_is_named(broken: str, line: int, why: str) -> None:
    lines = [*HEADER, "start", "0 wait"]
    assert parse("\n".join(lines)).moves[-1].line == 10
    lines[line - 1] = broken
    with pytest.raises(RecordError) as caught:
        parse("\n".join(lines))
    assert why in english(caught.value)
    assert caught.value.line == line


@pytest.mark.parametrize("name", ["game", "rules", "options"])
def test_a_header_that_lacks_something_says_what(name: str) -> None:
    lines = [line for line in HEADER if not line.startswith(name)]
    with raises(RecordError, match=f"no '{name}:' line") as caught:
        parse("\n".join([*lines, "start"]))
    assert isinstance(caught.value, RecordError) and caught.value.line == len(lines)


def test_a_record_that_ends_in_its_header_has_no_moves() -> None:
    assert parse("\n".join(HEADER[:4])).moves == []
