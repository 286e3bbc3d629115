"""A ghost turns with the pointer that is dragged from it, and the board does not go along."""

import math

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.seat import board_cell, play_machine, shown_number
from tests.browser.test_frames import board_at, choose_tile, to_my_turn


def drag_around(page: Page, cell: str, degrees: list[int]) -> None:
    """With the mouse held down, from one direction of the cell's middle to the next."""
    box = board_cell(page, cell).bounding_box()
    assert box is not None
    x, y, far = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["height"] / 3
    at = [(x + far * math.cos(math.radians(one)), y + far * math.sin(math.radians(one))) for one in degrees]
    page.mouse.move(*at[0])
    page.mouse.down()
    for point in at[1:]:
        page.mouse.move(*point, steps=4)
    page.mouse.up()


def test_a_ghost_is_turned_by_dragging_it(visit: Visitor) -> None:
    page = visit()
    page.get_by_label("Your army").select_option("borgo")
    play_machine(page)
    to_my_turn(page)
    choose_tile(page)
    cell = page.locator(".board [data-cell].legal").first.get_attribute("data-cell") or ""
    board_cell(page, cell).click()
    title = page.locator(".prompt")
    expect(title).to_contain_text("facing")
    before, at, number = title.inner_text(), board_at(page), shown_number(page)
    drag_around(page, cell, [0, 60, 120])
    turned = title.inner_text()
    assert turned != before
    drag_around(page, cell, [0, -60, -120])
    assert title.inner_text() == before, "two steps one way, two steps back"
    assert board_at(page) == at and shown_number(page) == number, "it is neither moved nor placed"
