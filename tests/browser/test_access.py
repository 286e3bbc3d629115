"""axe-core finds no serious problem on any page, in both themes and languages."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Keeper, Visitor
from tests.browser.seat import place_hq, play_machine, wait_for_question

PAGES = (
    "/",
    "/lobby",
    "/new",
    "/puzzles",
    "/rules/neuroshima",
    "/settings",
    "/account",
    "/analysis",
    "/learn",
    "/puzzle/1",
    "/nowhere",
)
SERIOUS = ("serious", "critical")


def problems(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", PAGES)
def test_pages(visit: Visitor, keep_screen: Keeper, path: str, theme: str) -> None:
    page = visit(path=path, theme=theme, lang="ru" if theme == "dark" else "en")
    expect(page.get_by_role("heading").first).to_be_attached()
    page.wait_for_timeout(600)
    keep_screen(page, f"page{path.replace('/', '-')}-{theme}")
    assert problems(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_table(visit: Visitor, theme: str) -> None:
    page = visit(theme=theme)
    play_machine(page)
    place_hq(page)
    wait_for_question(page)
    page.wait_for_timeout(400)
    assert problems(page) == []
    page.get_by_role("tab", name="Answers").click()
    assert problems(page) == []
    page.get_by_role("button", name="Table menu").click()
    assert problems(page) == []


def test_table_on_a_phone(visit: Visitor) -> None:
    page = visit(size=PHONE, lang="ru")
    play_machine(page, "ru")
    place_hq(page, tap=True)
    wait_for_question(page)
    assert problems(page) == []
