"""A campaign goes on in another browser by its secret link, and by nothing else; in the first one it is taken back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitor, wait_until
from tests.browser.seat import TABLE, facts_of
from tests.browser.test_access import problems


def begun(page: Page) -> str:
    page.get_by_role("button", name="Begin evening 1").click()
    page.wait_for_url(TABLE)
    return page.url.rsplit("/", 1)[1]


def secret_link(page: Page, table: str) -> str:
    page.goto(f"/campaign/{table}")
    page.get_by_role("button", name="Share the link").click()
    expect(page.get_by_role("textbox", name="To go on elsewhere")).to_have_count(0)  # made when it is asked for
    page.get_by_role("button", name="Make the link").click()
    field = page.get_by_role("textbox", name="To go on elsewhere")
    expect(field).to_have_value(re.compile(f"/campaign/{table}#"))
    assert problems(page) == []
    link = field.input_value()
    page.keyboard.press("Escape")
    return link


@pytest.mark.parametrize("game", ["doom2004", "inferno"])
def test_a_guest_goes_on_elsewhere_and_comes_back(visit: Visitor, game: str) -> None:
    first = visit(f"/campaigns/{game}", size=DESKTOP)
    table = begun(first)
    link = secret_link(first, table)
    second = visit(f"/campaign/{table}", size=PHONE, hoped_for=("403",))
    expect(second.get_by_role("heading", name="Those who play see this campaign")).to_be_visible()
    expect(second.get_by_role("button", name="Go on here")).to_have_count(0)
    second.goto("/")
    second.goto(link)
    expect(second).to_have_url(re.compile(f"/campaign/{table}$"))  # the secret is not left to be passed on
    second.get_by_role("button", name="Go on here").click()
    second.get_by_role("link", name="Go on with evening 1").click()
    second.wait_for_url(TABLE)
    wait_until(lambda: bool(facts_of(second)["mine"]))

    first.reload()
    expect(first.get_by_role("link", name="Watch evening 1")).to_be_visible()
    first.get_by_role("button", name="Go on here").click()
    expect(first.get_by_role("link", name="Go on with evening 1")).to_be_visible()
    expect(first.get_by_role("button", name="Go on here")).to_have_count(0)
    expect(second.get_by_text("You are watching this game")).to_have_count(1)


def test_a_link_that_has_ended_says_so(visit: Visitor) -> None:
    first = visit("/campaigns/doom2004")
    table = begun(first)
    link = secret_link(first, table)
    first.get_by_role("button", name="Share the link").click()
    first.get_by_role("button", name="Make the link").click()
    first.get_by_role("button", name="Another link").click()
    wait_until(lambda: first.get_by_role("textbox", name="To go on elsewhere").input_value() != link)
    late = visit(link, hoped_for=("403",))
    late.get_by_role("button", name="Go on here").click()
    expect(late.get_by_text("not valid any more")).to_be_visible()
    expect(late.get_by_role("heading", name="Those who play see this campaign")).to_be_visible()
