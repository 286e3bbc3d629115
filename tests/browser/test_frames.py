"""The table at every size: the board stays where it is, and nothing lies over what may be chosen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, SIZES, SMALL, UPRIGHT, Keeper, RunningServer, Visitor, settle
from tests.browser.finished import come_as
from tests.browser.moments import Moments
from tests.browser.seat import (
    board_cell,
    legal,
    place_hq,
    play_machine,
    question_shown,
    wait_for_news,
    wait_for_question,
)
from tests.browser.test_first_move import sticks_out
from tests.browser.test_following_a_turn import SLOWLY
from tests.server.visitor import Visitor as Guest

EVERY_SIZE = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
FRAME = """() => {
    const box = document.querySelector('.board svg').getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
}"""
COVERED = """() => [...document.querySelectorAll('.board [data-cell].legal')]
    .filter((cell) => {
      const box = cell.getBoundingClientRect();
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) !== cell;
    })
    .map((cell) => cell.dataset.cell)"""
OUTSIDE = """() => [...document.querySelectorAll('.board [data-cell], .hand button, .actions-slot button')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.x < -1 || box.y < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    })
    .map((one) => one.dataset.cell ?? one.textContent)"""


def board_at(page: Page) -> tuple[Any, Any]:
    """Where the board and a cell of it are."""
    return page.evaluate(FRAME), board_cell(page, "c3").bounding_box()


def choose_tile(page: Page) -> None:
    """The first tile of the hand that is placed on the board."""
    for tile in page.locator(".place.usable button.tile").all():
        tile.click()
        if page.locator(".board [data-cell].legal").count() > 3:
            return
        page.keyboard.press("Escape")
    raise AssertionError("no tile can be placed")


def to_my_turn(page: Page) -> None:
    """To a turn in which a tile can be placed: past the HQ, past discards, past turns without one."""
    place_hq(page)
    while True:
        table, question = question_shown(page)
        if any(action.startswith("place") for action in legal(question)):
            return
        if question["kind"] == "act":
            page.get_by_role("button", name="End the turn").click()
        else:
            throw_away(page)
        wait_for_news(page, table["number"])


def throw_away(page: Page) -> None:
    """An instant if there is one, by two clicks."""
    tiles = page.locator(".place.usable button.tile")
    instants = [place for place, tile in enumerate(tiles.all()) if tile.get_attribute("aria-label") in INSTANTS]
    for _ in range(2):
        tiles.nth(instants[0] if instants else 0).click()


INSTANTS = ("Battle", "Move", "Push", "Sniper", "Grenade", "Air Strike")


@EVERY_SIZE
def test_the_board_stays_where_it_is_for_a_turn(visit: Visitor, keep_screen: Keeper, size: tuple[int, int]) -> None:
    page = visit(size=size)
    page.get_by_label("Your army").select_option("borgo")
    play_machine(page)
    to_my_turn(page)
    settle(page)
    at = board_at(page)
    choose_tile(page)
    assert board_at(page) == at, "a tile is chosen"
    assert page.evaluate(COVERED) == []
    assert page.evaluate(OUTSIDE) == []
    with page.expect_response(re.compile(r"/preview\?.*action=")):
        page.locator(".board [data-cell].legal").first.click()
        verb = page.get_by_role("button", name="Place").last
        expect(verb).to_be_visible()
        assert board_at(page) == at, "a ghost stands"
    settle(page)
    assert board_at(page) == at, "the preview came"
    assert page.evaluate(OUTSIDE) == []
    keep_screen(page, f"frame-ghost-{size[0]}x{size[1]}")
    assert not sticks_out(page)
    number = int(page.locator(".table").get_attribute("data-number") or 0)
    verb.click()
    wait_for_news(page, number)
    wait_for_question(page)
    settle(page)
    assert board_at(page) == at, "a tile is placed"
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    assert board_at(page) == at, "a hint came"
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Hint")).to_be_hidden()


@EVERY_SIZE
def test_a_refusal_hides_nothing_that_may_be_chosen(visit: Visitor, keep_screen: Keeper, size: tuple[int, int]) -> None:
    page = visit(size=size, lang="ru")
    page.get_by_label("Ваша армия").select_option("borgo")
    play_machine(page, "ru")
    cell = wait_for_question(page)[0].split()[1]
    at = board_at(page)
    number = int(page.locator(".table").get_attribute("data-number") or 0)
    board_cell(page, cell).click()
    assert board_at(page) == at
    board_cell(page, cell).click()
    wait_for_news(page, number)
    question_shown(page)
    board_cell(page, cell).click()  # the HQ does not move
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    text = toast.inner_text()
    assert text[:1].isupper() and "NH-" in text
    settle(page)
    keep_screen(page, f"frame-refusal-{size[0]}x{size[1]}")
    assert page.evaluate(COVERED) == []
    hidden = """() => [...document.querySelectorAll('.hand button, .actions-slot button')].filter((one) => {
        const box = one.getBoundingClientRect();
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return there !== one && !one.contains(there); }).length"""
    assert page.evaluate(hidden) == 0
    page.keyboard.press("Escape")
    expect(toast).to_be_hidden()


@EVERY_SIZE
@pytest.mark.parametrize("moment", ["a tile can be placed", "a card can be played", "a marine may shoot"])
def test_every_target_is_large_enough_for_a_finger(
    visit: Visitor, moments: Moments, size: tuple[int, int], moment: str
) -> None:
    least = 40 if size[0] <= 1180 else 28
    page = visit(path=None, size=size)
    moments.open(page, moment)
    script = """(least) => [...document.querySelectorAll('button, a.button, input, select')]
        .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && box.height > 0 && (box.height < least || box.width < least))
        .map(([text]) => text)"""
    assert page.evaluate(script, least) == []


def test_the_prompt_follows_what_is_done(visit: Visitor) -> None:
    page = visit()
    page.get_by_label("Your army").select_option("borgo")
    play_machine(page)
    to_my_turn(page)
    prompt = page.get_by_role("region", name="What is asked")
    expect(prompt).to_contain_text("In hand:")
    choose_tile(page)
    name = page.locator(".place.chosen .name").inner_text()
    expect(prompt).to_contain_text(f"{name}: choose a cell")
    before = prompt.inner_text()
    page.keyboard.press("e")  # it turns before a cell is chosen
    expect(prompt).not_to_have_text(before)
    page.locator(".board [data-cell].legal").first.click()
    expect(prompt).to_contain_text(f"{name} on")
    expect(prompt).to_contain_text("facing")
    expect(prompt).not_to_contain_text("rotation")
    for _ in range(2):
        page.keyboard.press("Escape")
    expect(prompt).to_contain_text("In hand:")
    page.keyboard.press("1")
    expect(page.locator(".place.chosen")).to_have_count(1)


def test_a_hint_has_a_ghost_and_a_reason(visit: Visitor) -> None:
    page = visit()
    play_machine(page)
    wait_for_question(page)
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("A good cell for this army’s HQ")
    expect(page.locator(".ghost-edge.dotted")).to_have_count(1)
    number = int(page.locator(".table").get_attribute("data-number") or 0)
    hint.get_by_role("button", name="Play").click()
    wait_for_news(page, number)
    expect(hint).to_be_hidden()


def test_an_advised_step_has_its_ghost_where_it_leads(visit: Visitor) -> None:
    page = visit()
    play_machine(page, game="doom2004")
    hint = page.get_by_role("region", name="Hint")
    for _ in range(8):  # what comes before: a class, a card, an action
        wait_for_question(page)
        page.keyboard.press("h")
        expect(hint).to_contain_text("Hint:")
        if "Step " in hint.inner_text():
            break
        number = int(page.locator(".table").get_attribute("data-number") or 0)
        hint.get_by_role("button", name="Play").click()
        wait_for_news(page, number)
    expect(page.locator("g.ghost")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    expect(page.locator("g.ghost")).to_have_count(0)


def close_hint(page: Page) -> None:
    """The machine takes its time to think, and then lies over the prompt."""
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_looking_things_up_leaves_the_board_usable(visit: Visitor) -> None:
    """Every button of the bar and every rule link opens something, and the board can be clicked afterwards."""
    for size in (DESKTOP, UPRIGHT, SMALL):
        page = visit(size=size)
        play_machine(page)
        wait_for_question(page)
        tools = page.locator(".tools button:enabled:visible")
        for place in range(tools.count()):
            tools.nth(place).click()
            if tools.nth(place).get_attribute("aria-label") == "Hint (H)":
                close_hint(page)
            else:
                page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
            assert page.evaluate(COVERED) == []
        links = page.locator(".prompt-slot a")
        for place in range(links.count()):
            links.nth(place).click()
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
            assert page.evaluate(COVERED) == []
        for key in ("l", "t", "h", "u"):
            page.keyboard.press(key)
            settle(page)
            if key == "h":
                close_hint(page)
            else:
                page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
            assert page.evaluate(COVERED) == [], key


# Of each card: how far its middle is from the middle of the one before.
STEPS = """() => [...document.querySelectorAll('.hand.fan .lift')]
    .map((one) => { const box = one.getBoundingClientRect(); return box.x + box.width / 2; })
    .flatMap((x, at, all) => (at ? [x - all[at - 1]] : []))"""
# Lines of text on cards of which a part is seen and a part is not.
CUT = """() => [...document.querySelectorAll('.face .text')].filter((one) => one.offsetParent).flatMap((text) => {
  const box = text.getBoundingClientRect();
  const lines = document.createRange();
  lines.selectNodeContents(text);
  return [...lines.getClientRects()]
    .filter((line) => line.left < box.right && line.top < box.bottom - 1 && line.bottom > box.bottom + 2)
    .map(() => text.textContent);
})"""


def test_the_cards_of_a_fan_lie_at_even_steps(visit: Visitor, moments: Moments) -> None:
    page = visit(path=None, size=SIZES["phone"])
    moments.open(page, "four events are held")  # more would lie as tiles, in rows
    steps = page.evaluate(STEPS)
    assert len(steps) == 3
    assert max(steps) - min(steps) < 4, steps


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", ["desktop", "laptop", "upright"])
def test_no_line_on_a_card_is_cut_through(visit: Visitor, moments: Moments, size: str, lang: str) -> None:
    page = visit(path=None, size=SIZES[size], lang=lang)
    for moment in ("an effect hits a neighbour", "a machine can be worked on"):
        moments.open(page, moment)
        assert page.locator(".in-play .text").count() == 1
        assert page.evaluate(CUT) == []


# Cells of which something lies under the panel that tells of a phase.
UNDER_PANEL = """() => {
    const panel = document.querySelector('.aside-slot .parts').getBoundingClientRect();
    const found = new Set();
    for (let x = panel.left; x <= panel.right; x += 6)
      for (let y = panel.top; y <= panel.bottom; y += 6)
        for (const one of document.elementsFromPoint(x, y)) if (one.dataset.cell) found.add(one.dataset.cell);
    return [...found];
}"""


def test_on_a_tablet_what_a_phase_tells_covers_no_cell(visit: Visitor, moments: Moments) -> None:
    page = visit(path=None, size=UPRIGHT, lang="ru")
    page.add_init_script(SLOWLY)
    moments.open(page, "six fight", own=True)
    page.get_by_role("button", name="Бой", exact=True).click()
    page.locator(".actions .confirm").click()
    expect(page.locator(".aside-slot .parts li").nth(8)).to_be_attached()
    assert page.evaluate(UNDER_PANEL) == []


def test_on_a_tablet_the_log_comes_from_the_right_and_leaves_the_board_in_sight(
    visit: Visitor, moments: Moments
) -> None:
    page = visit(path=None, size=UPRIGHT)
    moments.open(page, "a tile can be placed")
    board = board_cell(page, "a2").bounding_box()
    page.get_by_role("button", name="Log, rules, answers, chat").first.click()
    drawer = page.get_by_role("dialog").bounding_box()
    assert board is not None and drawer is not None
    assert drawer["width"] <= 404 and drawer["x"] + drawer["width"] == UPRIGHT[0] and drawer["height"] == UPRIGHT[1]
    assert board_cell(page, "a2").bounding_box() == board and board["x"] + board["width"] < drawer["x"]


# Clocks of which something is cut off, by the window or by what they lie in.
CUT_CLOCKS = """() => [...document.querySelectorAll('[role=timer]')].filter((clock) => {
    const box = clock.getBoundingClientRect();
    const rooms = [new DOMRect(0, 0, innerWidth, innerHeight)];
    for (let room = clock.parentElement; room; room = room.parentElement)
      if (getComputedStyle(room).overflow !== 'visible') rooms.push(room.getBoundingClientRect());
    const across = (room) => box.left < room.left - 1 || box.right > room.right + 1;
    return rooms.some((room) => across(room) || box.top < room.top - 1 || box.bottom > room.bottom + 1);
  }).map((clock) => clock.textContent.trim())"""


@pytest.mark.parametrize("game", ["neuroshima", "doom2016", "doom2004", "inferno"])
def test_no_clock_is_cut(visit: Visitor, server: RunningServer, game: str) -> None:
    owner, friend = Guest(server.address).guest(), Guest(server.address).guest()
    options = {} if game in ("neuroshima", "inferno") else {"marines": "1"}
    clock = {"kind": "total", "seconds": 1500, "increment": 15}
    made = owner.open_table("me", "person", game=game, options=options, clock=clock)
    address = f"/table/{made['table']['id']}"
    friend.ok("POST", f"/api/tables/{made['table']['id']}/join", {"invitation": made["invitations"][0]["invitation"]})
    for who in (owner, friend):
        page = visit(path=None)
        come_as(page, who, address)
        for size in SIZES.values():
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(page.get_by_role("timer").first).to_be_visible()
            settle(page)
            assert page.evaluate(CUT_CLOCKS) == [], size


@pytest.mark.parametrize(
    ("moment", "size"),
    [("a medic may save", "phone"), *((one, "upright") for one in ("a medic may save", "teams play", "six play"))],
)
def test_no_plate_is_cut(visit: Visitor, moments: Moments, moment: str, size: str) -> None:
    page = visit(path=None, size=SIZES[size], lang="ru")
    moments.open(page, moment)
    assert page.locator(".others").first.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
