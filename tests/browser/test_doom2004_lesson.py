"""The guided first scenario of Doom (2004): each step can be done, and the last one is a victory."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Visitor
from tests.browser.seat import answer

SOURCE = (ROOT / "web" / "src" / "games" / "doom2004" / "lesson" / "lesson.ts").read_text("utf-8")
STEPS = [re.findall(r"'(.+?)'", found) for found in re.findall(r"solution: \[(.*?)\]", SOURCE)]


@pytest.mark.parametrize("step", [number for number, actions in enumerate(STEPS, 1) if actions])
def test_each_step_of_the_first_scenario_can_be_done(visit: Visitor, step: int) -> None:
    page = visit(path=f"/learn/doom2004#{step}")
    expect(page.get_by_text(f"Step {step} of {len(STEPS)}").first).to_be_visible()
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)
    for action in STEPS[step - 1]:
        expect(page.locator(".table[data-asked]")).to_be_visible()
        answer(page, action)
    if step == len(STEPS):
        expect(page.get_by_role("heading", name="Victory: you got out")).to_be_visible()
        expect(page.locator(".ways section")).to_have_count(3)
    else:
        expect(page.get_by_text("Done!").first).to_be_visible()


def test_a_step_that_is_only_read_counts_as_done(visit: Visitor) -> None:
    """Or the lesson would never be done whole."""
    page = visit(path="/learn/doom2004#6")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Step 7 of 7").first).to_be_visible()
    page.goto(page.url.split("/learn")[0] + "/learn")
    expect(page.get_by_text("1 of 7 steps done")).to_be_visible()


def test_whoever_was_killed_in_a_step_is_still_its_picture(visit: Visitor) -> None:
    page = visit(path="/learn/doom2004#2")
    for action in STEPS[1]:
        expect(page.locator(".table[data-asked]")).to_be_visible()
        answer(page, action)
    expect(page.get_by_text("Done!").first).to_be_visible()
    expect(page.locator(".coach .picture svg")).to_be_visible()


def test_ending_the_turn_too_early_is_taken_back_with_a_reason(visit: Visitor) -> None:
    page = visit(path="/learn/doom2004#1")
    for action in ("action sprint", "end"):
        expect(page.locator(".table[data-asked]")).to_be_visible()
        answer(page, action)
    expect(page.get_by_text("Not yet: declare Sprint and step onto the shotgun").first).to_be_visible()


def test_on_a_phone_a_step_is_read_first_and_then_nothing_is_out_of_sight(visit: Visitor) -> None:
    page = visit(path="/learn/doom2004#1", size=(390, 844))
    page.get_by_role("button", name="To the board").click()
    expect(page.locator(".brief [role=status]")).to_have_text("Declare Sprint")
    sprint = page.locator('[data-deed="action sprint"]')
    expect(sprint).to_be_in_viewport(ratio=1)
    sprint.click()
    expect(page.locator(".brief [role=status]")).to_contain_text("e17")
    for needed in ('[data-cell="e17"]', ".actions .ending", ".hand .weapon:first-child"):
        expect(page.locator(needed).first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_an_order_that_a_step_asks_for_is_in_sight(visit: Visitor) -> None:
    """Beside the step's words the other actions give way once one is declared."""
    page = visit(path="/learn/doom2004#5")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    answer(page, "action ready")
    order = page.locator('[data-deed^="order guard"]')
    expect(order).to_be_in_viewport(ratio=1)
    order.click(trial=True)
