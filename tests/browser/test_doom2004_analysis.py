"""Doom (2004): a position by hand, in a link, and played on with the machine's advice."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import UPRIGHT, Visitor, settle
from tests.browser.seat import board_cell, question_shown
from tests.browser.test_doom2004_play import CALL, LUCK


def figure(page: Page, name: str) -> None:
    page.get_by_role("list", name="Figures").get_by_role("button", name=name).first.click()


def test_a_position_is_set_up_shared_by_a_link_and_played_out(visit: Visitor) -> None:
    page = visit("/analysis/doom2004")
    squares = page.locator(".board polygon[data-cell]")
    expect(squares.first).to_be_visible()
    start = squares.count()
    page.get_by_label("Areas revealed").fill("2")
    page.get_by_label("Areas revealed").press("Enter")
    expect(board_cell(page, "l20")).to_be_visible()  # the service spine is the server's to tell
    assert squares.count() > start
    figure(page, "Imp")
    board_cell(page, "l20").click()
    expect(page.get_by_text("Imp 1 on l20")).to_be_visible()
    figure(page, "Green")
    board_cell(page, "h20").click()
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(r"green\.h20.*imp-1\.l20"))

    link = page.url.split("/", 3)[3]
    friend = visit(f"/{link}", lang="ru", size=UPRIGHT)
    expect(friend.get_by_text("Имп 1 на l20")).to_be_visible()

    friend.get_by_role("button", name="Против машины").click()
    expect(friend).to_have_url(re.compile(r"machine=0$"))  # both marines are his who plays on

    page.get_by_role("button", name="Play it out").click()
    table, question = question_shown(page)
    assert question["kind"] == "action"
    assert table["facts"]["marines"][0]["square"] == "h20"
    assert [one["squares"] for one in table["facts"]["invaders"]] == [["l20"]]


def test_doors_are_opened_by_hand_and_invaders_removed(visit: Visitor) -> None:
    page = visit("/analysis/doom2004")
    expect(board_cell(page, "f19")).to_be_visible()
    settle(page)
    page.locator('.board [data-cell="door d1"]').click(force=True)
    expect(page).to_have_url(re.compile(r"~d1~"))  # nothing to confirm: it can be taken back
    chip = page.get_by_role("group", name="Open doors").get_by_role("button", name="D1")
    expect(chip).to_have_attribute("aria-pressed", "true")
    chip.press("Enter")
    expect(page).not_to_have_url(re.compile(r"~d1~"))
    chip.press("Enter")
    figure(page, "Zombie")
    board_cell(page, "e16").click()
    expect(page.get_by_text("Zombie 1 on e16")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Zombie 1 on e16")).to_have_count(0)
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.get_by_text("Zombie 1 on e16")).to_be_visible()


def test_the_machine_may_play_a_side_of_a_position(visit: Visitor) -> None:
    page = visit()
    marine = {"id": "red", "square": "c19", "weapons": ["shotgun"], "cards": []}
    position = {"scenario": "ash_and_red_light", "marines": [marine], "invaders": [], "hand": [], "turn": 0}
    table = page.evaluate(CALL, ["/api/analysis", {"game": "doom2004", "position": position, "luck": LUCK}])
    page.goto(f"/table/{table['id']}?machine=0")
    expect(page.locator('.table[data-asked="action"]')).to_be_visible(timeout=60_000)
    expect(page.get_by_role("group", name="Everybody at the table").get_by_text("Machine")).to_be_visible()
