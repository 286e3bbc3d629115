"""On a phone, and without a mouse."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Keeper, Visitor, wait_until
from tests.browser.moments import Moments
from tests.browser.seat import TABLE, board_cell, facts_of, game_card, place_hq, play_machine, wait_for_question


def test_phone(visit: Visitor, keep_screen: Keeper) -> None:
    page = visit(lang="ru", size=PHONE)
    play_machine(page, "ru")
    place_hq(page, tap=True)
    wait_until(lambda: any(tile["seat"] == 0 for tile in facts_of(page)["facts"]["tiles"]))
    wait_for_question(page)
    page.get_by_role("button", name="Журнал, правила, ответы, чат").tap()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("log")).to_contain_text("командный центр")
    drawer.get_by_role("tab", name="Ответы").tap()
    expect(drawer.locator("[data-action]").first).to_be_visible()
    keep_screen(page, "drawer-ru-390")
    drawer.get_by_role("tab", name="Чат").tap()
    drawer.get_by_role("textbox").fill("Привет")
    page.keyboard.press("Enter")
    expect(drawer.get_by_text("Привет")).to_be_visible()
    drawer.get_by_role("button", name="Закрыть").tap()
    expect(drawer).to_be_hidden()


def test_a_push_shows_where_it_may_push_to_before_anybody_is_aimed_at(visit: Visitor, moments: Moments) -> None:
    page = visit(path=None, size=PHONE)
    moments.open(page, "a unit may be pushed", own=True)
    page.locator(".hand").get_by_role("button", name="Push").tap()
    page.locator(".board [data-cell].legal").first.tap(force=True)
    expect(page.locator(".prompt")).to_contain_text("Dotted cells show where it may go")
    expect(page.locator(".board .dotted").first).to_be_visible()


def test_the_card_of_a_tile_goes_with_the_next_press(visit: Visitor, moments: Moments) -> None:
    page = visit(path=None, size=PHONE)
    moments.open(page, "a battle can begin")
    box = page.locator(".board [data-cell][aria-label*='HQ']").first.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    card = page.locator(".board .popover")
    expect(card).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_be_visible()
    page.locator(".prompt .title").tap()
    expect(card).to_have_count(0)


def test_every_control_on_a_phone_is_large_enough(visit: Visitor) -> None:
    page = visit(size=PHONE)
    play_machine(page)
    wait_for_question(page)
    script = """() => [...document.querySelectorAll('button, a.button, input, select')]
        .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && box.height > 0 && (box.height < 40 || box.width < 40))
        .map(([text]) => text)"""
    assert page.evaluate(script) == []


def test_keyboard_only(visit: Visitor) -> None:
    page = visit()
    button = game_card(page).get_by_role("button", name="Play the machine")
    expect(button).to_be_enabled()
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(TABLE)
    wait_for_question(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.hasAttribute('data-cell')"):
            break
    cell = page.evaluate("document.activeElement.dataset.cell")
    for key in ("ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
        moved = page.evaluate("document.activeElement.dataset.cell")
        free = page.evaluate("document.activeElement.matches('.legal')")  # the machine's HQ may stand there
        if moved != cell and free:
            break
    assert moved != cell
    chosen = board_cell(page, moved).and_(page.locator(".legal"))
    expect(chosen).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_contain_text(moved)
    page.keyboard.press("Escape")
    expect(page.get_by_role("status").first).not_to_contain_text(moved)
    expect(chosen).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    wait_until(lambda: any(tile["seat"] == 0 for tile in facts_of(page)["facts"]["tiles"]))
    answers = wait_for_question(page)
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Answers")).to_have_attribute("aria-selected", "true")
    assert "end" in answers
    page.get_by_role("button", name="End the turn", exact=True).focus()
    page.keyboard.press("Enter")
    wait_for_question(page)
    # The same key again must not end the next turn as well: the keyboard goes on with the board.
    expect(page.locator("[data-cell]:focus")).to_have_count(1)


def test_the_focus_can_be_seen(visit: Visitor) -> None:
    page = visit()
    expect(game_card(page).get_by_role("button", name="Play the machine")).to_be_enabled()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert style == "solid"
