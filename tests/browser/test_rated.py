"""Two accounts play for their ratings."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Keeper, Visitor
from tests.browser.seat import TABLE, asked, facts_of, place_hq, wait_for_number


def sign_up(page: Page, name: str) -> None:
    page.goto("/account")
    page.get_by_text("Make an account").first.click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill("a long password")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("link", name=name)).to_be_visible()


def test_a_rated_game_changes_both_ratings(visit: Visitor, keep_screen: Keeper) -> None:
    host, guest = visit(), visit()
    sign_up(host, "Clara")
    sign_up(guest, "Dmitri")
    host.goto("/new")
    rated = host.get_by_label("Rated:")
    expect(rated).to_be_disabled()
    host.get_by_label("Who sits on seat 2").select_option("person")
    rated.check()
    expect(host.get_by_label("Casual:")).to_be_disabled()
    host.get_by_role("button", name="Make the table").click()
    host.wait_for_url(TABLE)
    field = host.get_by_role("textbox", name="Link")
    expect(field).to_have_value(re.compile("invitation="))
    guest.goto(field.input_value())
    for page in (host, guest):
        expect(page.locator("[data-cell]").first).to_be_visible()
        expect(page.get_by_role("button", name="Hint (H)")).to_be_hidden()
    first, second = (host, guest) if asked(facts_of(host)) else (guest, host)
    place_hq(first)
    place_hq(second)
    wait_for_number(host, 2)
    guest.get_by_role("button", name="Table menu").click()
    guest.get_by_role("button", name="Give up").click()
    guest.get_by_role("button", name="Really give up").click()
    expect(host.get_by_text("You have won")).to_be_visible()
    ratings = {}
    for name in ("Clara", "Dmitri"):
        host.goto(f"/player/{name}")
        expect(host.get_by_text("A rating comes after 4 more rated games")).to_be_visible()
        expect(host.locator(".rating b")).to_have_count(0)  # one game makes no number that says something
        [told] = host.request.get(f"/api/players/{name}").json()["ratings"]
        ratings[name] = told["rating"]
        keep_screen(host, f"player-{name}")
    assert ratings["Clara"] > 1500 > ratings["Dmitri"]
