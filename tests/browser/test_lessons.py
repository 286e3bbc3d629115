"""Lessons and puzzles: each step waits for its own deed, nothing happens behind it, and it ends with a victory."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, UPRIGHT, Visitor
from tests.browser.seat import answer, board_cell, shown_number

SOURCE = (ROOT / "web" / "src" / "games" / "doom2016" / "lesson" / "lesson.ts").read_text("utf-8")
DOOM = [re.findall(r"'(.+?)'", found) for found in re.findall(r"solution: \[(.*?)\]", SOURCE)]
LAST = len(DOOM)


def do(page: Page, actions: list[str]) -> None:
    for action in actions:
        expect(page.locator(".table[data-asked]")).to_be_visible()
        answer(page, action)


@pytest.mark.parametrize("step", [number for number, actions in enumerate(DOOM, 1) if actions])
def test_each_step_of_the_first_mission_can_be_done(visit: Visitor, step: int) -> None:
    page = visit(path=f"/learn/doom2016#{step}")
    expect(page.get_by_text(f"Step {step} of {LAST}").first).to_be_visible()
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)
    do(page, DOOM[step - 1])
    # after the last one stands what was learnt
    expect(page.get_by_text("Done!" if step < LAST else "What you can do now").first).to_be_visible()


def test_nothing_happens_while_the_learner_reads(visit: Visitor) -> None:
    page = visit(path="/learn/doom2016#1")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    page.wait_for_timeout(2500)
    assert shown_number(page) == 0
    expect(page.get_by_role("group", name="Hand: Alpha")).to_contain_text("Double Time")


def test_deeds_are_done_one_after_the_other(visit: Visitor) -> None:
    """The present one is lit, and the rules of the step lie open."""
    page = visit(path="/learn/neuroshima#3")
    present = page.locator(".deeds [aria-current]")
    expect(present).to_contain_text("Put it beside Moloch's HQ")
    expect(page.locator(".thought svg")).to_be_visible()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("link", name="NH-MEL-01")).to_be_visible()
    board_cell(page, "e3").click()
    expect(page.locator(".prompt")).to_contain_text("e3")
    expect(present).to_contain_text("Put it beside Moloch's HQ")
    board_cell(page, "d3").click()
    page.keyboard.press("e")
    expect(present).to_contain_text("Turn its wedge to the HQ")
    page.keyboard.press("q")
    expect(present).to_contain_text("Place")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Done!").first).to_be_visible()
    expect(present).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, UPRIGHT])
def test_the_pointer_ends_at_the_edge_of_a_button_and_hides_no_word_of_it(
    visit: Visitor, size: tuple[int, int]
) -> None:
    page = visit(path="/learn/neuroshima#3", size=size)
    board_cell(page, "d3").click()
    button = page.get_by_role("button", name="Place").first
    expect(button).to_be_visible()
    end = page.locator("svg.pointer circle")
    expect(end).to_be_visible()
    page.wait_for_function(
        """() => {
            const buttons = [...document.querySelectorAll('button')];
            const place = buttons.find((one) => one.textContent.trim().startsWith('Place'));
            const end = document.querySelector('svg.pointer circle');
            const [a, b] = [end, place].map((one) => one?.getBoundingClientRect());
            if (!a || !b) return false;
            const beside = a.right <= b.left + 1 || a.left >= b.right - 1;
            const apart = beside || a.bottom <= b.top + 1 || a.top >= b.bottom - 1;
            return apart && a.bottom > b.top - 30 && a.top < b.bottom + 30;
        }"""
    )


def test_something_else_is_taken_back_with_a_reason(visit: Visitor) -> None:
    page = visit(path="/learn/neuroshima#3")
    answer(page, "place brawler d3 r1")
    expect(page.get_by_text("Not yet: the wedge looks at an empty cell").first).to_be_visible()
    expect(page.locator('.table[data-number="0"]')).to_be_visible()
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)


def test_the_answer_is_shown_and_then_it_is_the_learners_turn(visit: Visitor) -> None:
    page = visit(path="/learn/neuroshima#3")
    page.get_by_role("button", name="Show the answer").first.click()
    expect(page.locator('.table[data-number="1"]')).to_be_visible()
    expect(page.locator('.table[data-number="0"]')).to_be_visible()
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)


def test_an_answer_that_wins_is_shown_to_its_end_and_then_it_is_the_learners_turn(visit: Visitor) -> None:
    page = visit(path="/learn/neuroshima#12")
    page.get_by_role("button", name="Show the answer").first.click()
    expect(page.locator('.table[data-number="1"]')).to_be_visible()
    expect(page.locator('.table[data-number="0"][data-asked]')).to_be_visible(timeout=20_000)
    expect(page.get_by_text("Victory")).to_have_count(0)
    expect(page.get_by_text("The game is over", exact=True)).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "actions", "title"),
    [
        ("/learn/neuroshima#12", ["battle"], "Victory: Moloch's HQ has fallen"),
        (f"/learn/doom2016#{LAST}", DOOM[-1], "Victory: the samples are yours"),
    ],
)
def test_a_lesson_ends_with_a_victory_and_three_ways_on(
    visit: Visitor, path: str, actions: list[str], title: str
) -> None:
    page = visit(path=path)
    do(page, actions)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_text("One moment")).to_have_count(0)
    expect(page.locator(".ways section")).to_have_count(3)
    expect(page.get_by_role("heading", name="What you can do now")).to_be_visible()
    page.get_by_role("button", name="Play the machine").click()
    page.wait_for_url(re.compile("/table/"))


def test_a_lesson_begins_with_one_click_from_the_start_page(visit: Visitor) -> None:
    for game, title in (("neuroshima", "Your headquarters"), ("doom2016", "Go")):
        page = visit()
        page.locator(f'article[data-game="{game}"]').get_by_role("link", name="Learn").click()
        expect(page.get_by_role("heading", name=title, exact=True).first).to_be_visible()


def test_a_failed_puzzle_freezes_and_offers_another_try(visit: Visitor) -> None:
    page = visit(path="/puzzle/neuroshima/1")
    expect(page.locator(".table[data-asked]")).to_be_visible()
    hand = page.locator(".hand .tile")
    tiles = hand.count()
    answer(page, "battle")
    expect(page.get_by_text("Not solved:").first).to_be_visible()
    # Nobody plays the other side: nothing is asked of whoever looks.
    expect(page.locator(".table[data-asked]")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator('.table[data-number="0"]')).to_be_visible()
    expect(hand).to_have_count(tiles)


def test_a_solved_puzzle_has_a_picture_and_a_tick(visit: Visitor) -> None:
    page = visit(path="/puzzles")
    cards = page.locator(".puzzles > li")
    expect(cards.first.locator("[data-cell]").first).to_be_visible()
    expect(page.locator(".puzzles .tick")).to_have_count(0)
    cards.first.click()
    page.get_by_role("button", name="Show the answer").first.click()
    expect(page.get_by_role("heading", name="That is the answer")).to_be_visible()
    page.get_by_role("button", name="Now you").click()
    expect(page.locator('.table[data-number="0"]')).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, UPRIGHT, PHONE], ids=["desktop", "upright", "phone"])
def test_a_tile_to_be_thrown_away_is_led_to_its_button(visit: Visitor, size: tuple[int, int]) -> None:
    """Wherever the button stands, above the board or below; and nobody is told to choose a cell."""
    page = visit(path="/learn/neuroshima#2", size=size)
    page.locator(".hand .tile").last.click()
    expect(page.locator(".prompt").first).to_contain_text("Scout is chosen")
    button = page.locator('[data-deed="discard scout"]')
    expect(button).to_be_visible()
    if size == DESKTOP:
        expect(page.locator("svg.pointer")).to_be_visible()
    button.click()
    expect(page.get_by_text("Done!").first).to_be_visible()


def test_no_step_is_done_by_what_was_done_in_the_one_before(visit: Visitor) -> None:
    """The wedge of step 3 does to the HQ what step 4 wants of an arrow."""
    page = visit(path="/learn/neuroshima#3")
    board_cell(page, "d3").click()
    expect(page.locator(".deeds [aria-current]")).to_contain_text("Place")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Done!").first).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Step 4 of 12").first).to_be_visible()
    expect(page.locator(".table[data-asked]")).to_be_visible()
    expect(board_cell(page, "e1")).to_have_attribute("aria-label", re.compile("HQ, Moloch"))
    expect(page.get_by_text("Done!")).to_have_count(0)
    expect(page.locator(".deeds [aria-current]")).to_contain_text("Put it on a line")
