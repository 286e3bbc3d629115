"""Offers between two browsers, accepted, refused and lapsed; who is there; a line that breaks and comes back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visitor
from tests.browser.seat import asked, facts_of, place_hq, shown_number, wait_for_number, wait_for_question
from tests.browser.test_two_people import meet


def from_menu(page: Page, wish: str) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name=wish).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def two_with_one_hq(visit: Visitor) -> tuple[Page, Page]:
    """Whoever has acted, and the other, who is asked now; the other reads Russian where he is the guest."""
    host = visit()
    guest = meet(host, visit)
    first, second = (host, guest) if asked(facts_of(host)) else (guest, host)
    place_hq(first)
    wait_for_question(second)
    return first, second


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visitor) -> None:
    first, second = two_with_one_hq(visit)
    from_menu(first, "Ask to take back")
    expect(first.get_by_text("You have asked to take a move back.")).to_be_visible()
    expect(second.get_by_text("would like to take a move back.")).to_be_visible()
    second.get_by_role("button", name="Agree").click()
    for page in (first, second):
        wait_for_number(page, 0)
    expect(second.get_by_role("button", name="Agree")).to_have_count(0)
    place_hq(first)  # and the game goes on


def test_a_move_stays_when_the_other_declines(visit: Visitor) -> None:
    first, second = two_with_one_hq(visit)
    from_menu(first, "Ask to take back")
    second.get_by_role("button", name="Decline").click()
    expect(first.get_by_text("Taking back was declined.")).to_be_visible()
    for page in (first, second):
        assert shown_number(page) == 1
        expect(page.get_by_role("region", name="An offer")).to_have_count(0)
    place_hq(second)


def test_an_offer_lapses_when_the_game_goes_on(visit: Visitor) -> None:
    first, second = two_with_one_hq(visit)
    from_menu(first, "Offer a draw")
    expect(second.get_by_role("button", name="Agree")).to_be_visible()
    place_hq(second)
    expect(first.get_by_text("your offer of a draw has lapsed")).to_be_visible()
    expect(second.get_by_role("button", name="Agree")).to_have_count(0)


def test_an_offer_covers_no_answer(visit: Visitor) -> None:
    first, second = two_with_one_hq(visit)
    from_menu(first, "Offer a draw")
    offer = second.get_by_role("region", name="An offer")
    for size in ((1366, 768), (820, 1180), (390, 844), (375, 667), (844, 390)):
        second.set_viewport_size({"width": size[0], "height": size[1]})
        expect(offer).to_be_in_viewport(ratio=0.99)
        covered = """() => [...document.querySelectorAll('.board [data-cell].legal')].filter((cell) => {
            const box = cell.getBoundingClientRect();
            return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) !== cell;
        }).map((cell) => cell.dataset.cell)"""
        assert second.evaluate(covered) == [], size


class Line:
    """The line of a page to the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.open: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(re.compile("/api/live"), self.asked_for)

    def asked_for(self, ours: WebSocketRoute) -> None:
        if self.cut:
            ours.close()
        else:
            self.open.append((ours, ours.connect_to_server()))

    def break_off(self) -> None:
        self.cut = True
        for ends in self.open:
            for end in ends:
                end.close()
        self.open.clear()


def test_a_line_that_breaks_is_seen_by_both_and_nothing_is_missed(visit: Visitor) -> None:
    host = visit()
    guest = meet(host, visit)
    line = Line(guest)
    guest.reload()
    here = host.locator(".other").get_by_role("img", name="at the table")
    expect(here).to_be_visible()
    if asked(facts_of(host)) is None:
        place_hq(guest)
    cell_of = wait_for_question(host)[0]
    line.break_off()
    expect(guest.get_by_role("alert")).to_contain_text("The connection is lost")
    expect(host.locator(".other").get_by_text("no connection")).to_be_visible()
    place_hq(host)  # while the other cannot hear of it
    number = shown_number(host)
    line.cut = False
    expect(guest.get_by_role("alert")).to_have_count(0)
    wait_for_number(guest, number)
    expect(guest.get_by_role("log").first).to_contain_text(cell_of.split()[1])
    expect(here).to_be_visible()
    expect(host.locator(".other").get_by_text("no connection")).to_have_count(0)
