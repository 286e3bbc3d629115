"""axe-core finds no serious problem on any page, in both themes and languages."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Keeper, Visitor, settle
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
    "/learn/neuroshima",
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
    settle(page)
    keep_screen(page, f"page{path.replace('/', '-')}-{theme}")
    assert problems(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_table(visit: Visitor, theme: str) -> None:
    page = visit(theme=theme)
    play_machine(page)
    place_hq(page)
    wait_for_question(page)
    settle(page)
    assert problems(page) == []
    page.get_by_role("tab", name="Answers").click()
    assert problems(page) == []
    page.get_by_role("button", name="Table menu").click()
    assert problems(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_replay_and_player(visit: Visitor, keep_screen: Keeper, theme: str) -> None:
    page = visit(path="/account", theme=theme)
    page.get_by_text("Make an account").first.click()
    page.get_by_label("Name").fill(f"Eva-{theme}")
    page.get_by_label("Password").fill("a long password")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("link", name=f"Eva-{theme}")).to_be_visible()
    page.goto("/")
    play_machine(page)
    place_hq(page)
    wait_for_question(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up").click()
    expect(page.get_by_text("You have lost")).to_be_visible()
    assert problems(page) == []
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("log")).to_contain_text("HQ")
    keep_screen(page, f"replay-{theme}")
    assert problems(page) == []
    page.goto(f"/player/Eva-{theme}")
    expect(page.get_by_text("Finished games")).to_be_visible()
    expect(page.locator("li.panel")).to_have_count(1)
    keep_screen(page, f"player-{theme}")
    assert problems(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_strong_contrast(visit: Visitor, keep_screen: Keeper, theme: str) -> None:
    page = visit(path="/settings", theme=theme)
    page.get_by_role("radio", name="strong contrast").check(force=True)
    page.goto("/")
    expect(page.locator(':root[data-colours="contrast"]')).to_be_attached()
    assert problems(page) == []
    play_machine(page)
    place_hq(page)
    wait_for_question(page)
    keep_screen(page, f"contrast-{theme}")
    assert problems(page) == []


def test_table_on_a_phone(visit: Visitor) -> None:
    page = visit(size=PHONE, lang="ru")
    play_machine(page, "ru")
    place_hq(page, tap=True)
    wait_for_question(page)
    assert problems(page) == []
