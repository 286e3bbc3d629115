"""Shared set-up of the tests."""

from collections import Counter

import pytest

LONG = 60  # seconds of tests after which it is told where they went


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How long the tests of each folder took: each game has its own, and its share of the whole can be seen."""
    spent: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                spent["/".join(report.nodeid.split("::")[0].split("/")[:2])] += round(report.duration * 1000)
    if spent.total() > LONG * 1000:
        terminalreporter.section("minutes of one processor")
        for place, thousandths in spent.most_common():
            terminalreporter.line(f"{thousandths // 60_000:4}:{thousandths // 1000 % 60:02}  {place}")
