"""The guided first contest of Inferno: each step can be done, and the last one is a victory."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Visitor
from tests.browser.seat import answer

SOURCE = (ROOT / "web" / "src" / "games" / "inferno" / "lesson" / "lesson.ts").read_text("utf-8")
STEPS = [re.findall(r"'(.+?)'", found) for found in re.findall(r"solution: \[(.*?)\]", SOURCE)]


@pytest.mark.parametrize("step", range(1, len(STEPS) + 1))
def test_each_step_of_the_first_contest_can_be_done(visit: Visitor, step: int) -> None:
    page = visit(path=f"/learn/inferno#{step}")
    expect(page.get_by_text(f"Step {step} of {len(STEPS)}").first).to_be_visible()
    for action in STEPS[step - 1]:
        expect(page.locator(".table[data-asked]")).to_be_visible()
        answer(page, action)
    if step == len(STEPS):
        expect(page.get_by_role("heading", name="Victory: thirty honour")).to_be_visible()
        expect(page.locator(".ways section")).to_have_count(3)
    else:
        expect(page.get_by_text("Done!").first).to_be_visible()


def test_another_purchase_is_taken_back_with_a_reason(visit: Visitor) -> None:
    page = visit(path="/learn/inferno#2")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    answer(page, "acquire heavy_infantry")
    expect(page.get_by_text("Not yet: keep the three runes for the Mystic").first).to_be_visible()
