"""The campaign of Doom (2004) in the browser: begun by a click, and gone on with, with what a marine brings along."""

from playwright.sync_api import expect

from tests.browser.conftest import RunningServer, Visitor, settle, wait_until
from tests.browser.finished import come_as
from tests.browser.seat import board_cell, facts_of, question_shown, wait_for_news
from tests.server.visitor import Visitor as Person
from tests.server.visitor import all_answers


def test_set_up_tells_what_a_campaign_is_and_begins_it(visit: Visitor) -> None:
    page = visit("/new/doom2004")
    page.get_by_text("Campaign: Four Doors Down").click()
    expect(page.get_by_text("takes one weapon along")).to_be_visible()
    expect(page.get_by_text("after scenario 1")).to_be_visible()
    page.get_by_role("button", name="Make the table").click()
    table, _ = question_shown(page, 40)
    assert (table["options"]["campaign"], table["options"]["scenario"]) == ("four_doors_down", "ash_and_red_light")


def test_the_next_scenario_begins_with_what_was_brought_along(visit: Visitor, server: RunningServer) -> None:
    """A marine takes a weapon, the invader gives up, and both agree to go on."""
    marine, invader = Person(server.address).guest("Anna"), Person(server.address).guest("Boris")
    options = {"campaign": "four_doors_down", "marines": "1"}
    made = marine.open_table("open", "me", game="doom2004", options=options)["table"]["id"]
    invader.ok("POST", f"/api/tables/{made}/join", {"seat": 0})
    line = invader.line()
    shown = line.watch(made)
    for seat, action in all_answers(shown["asked"]):  # a card before the first turn may be offered to him
        if action == "pass":
            line.act(made, seat, shown["number"], action)

    page = visit(path=None)
    come_as(page, marine, f"/table/{made}")
    table, question = question_shown(page)
    assert question["kind"] == "action"
    page.locator('[data-deed="action sprint"]').click()
    wait_for_news(page, table["number"])
    question_shown(page)
    settle(page)
    board_cell(page, "e19").click()  # a machine gun lies there
    expect(page.locator(".hand .weapon", has_text="Machine Gun")).to_be_visible()
    line.ok("resign", table=made, seat=0)
    expect(page.get_by_text("Green takes along: Machine Gun")).to_be_visible()
    page.get_by_role("button", name="Next: Breath in the Walls").click()
    wait_until(lambda: bool(invader.ok("GET", f"/api/tables/{made}")["offers"]))
    line.ok("next", table=made)
    following = invader.ok("GET", f"/api/tables/{made}")["rematch"]
    page.goto(f"/table/{following}")  # its link brings one back whenever one likes
    expect(page.locator(".hand .weapon", has_text="Machine Gun")).to_be_visible()
    assert facts_of(page)["options"]["won"] == "m"
