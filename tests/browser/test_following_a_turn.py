"""What others do is shown step by step; log, points and prompt follow the board, and marks stay behind."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ROOT, Visitor
from tests.browser.seat import answer, board_cell, facts_of, place_hq, play_machine, shown_number, wait_for_question

SLOWLY = "localStorage.setItem('platzdarm-settings', JSON.stringify({speed: 0.5}))"


def at_a_slow_table(visit: Visitor) -> Page:
    """Against the machine, at half the speed, with time to look; the own HQ is to be set up."""
    page = visit()
    page.evaluate(SLOWLY)
    page.reload()
    play_machine(page)
    return page


def strip(page: Page) -> Locator:
    return page.get_by_role("region", name="What happens")


def log_lines(page: Page) -> list[str]:
    return page.get_by_role("log").locator("p:not(.more), h3").all_inner_texts()


def told_by_server(page: Page) -> int:
    return int(facts_of(page)["number"])


def test_while_a_turn_is_paused_nothing_of_it_is_told_ahead(visit: Visitor) -> None:
    page = at_a_slow_table(visit)
    place_hq(page)
    expect(strip(page)).to_be_visible()
    page.keyboard.press("Space")
    expect(strip(page).get_by_role("button", name="Go on")).to_be_visible()
    page.wait_for_timeout(1500)  # the machine has played on long ago
    lines, number = log_lines(page), shown_number(page)
    assert told_by_server(page) > number
    assert page.locator(".table[data-asked]").count() == 0
    assert not any("ends the turn" in line for line in lines)
    page.wait_for_timeout(700)
    assert (log_lines(page), shown_number(page)) == (lines, number)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("log").locator("p:not(.more), h3")).not_to_have_count(len(lines))
    page.keyboard.press("ArrowLeft")
    strip(page).get_by_role("button", name="To my turn").click()
    wait_for_question(page)
    assert shown_number(page) == told_by_server(page)


def test_the_machines_turn_names_who_acts_and_leaves_marks_until_one_acts(visit: Visitor) -> None:
    page = at_a_slow_table(visit)
    place_hq(page)
    expect(strip(page)).to_be_visible()
    side = page.locator(".other strong, .other .names span").first
    expect(side).to_be_visible()
    expect(page.get_by_text("Your move is on its way")).to_have_count(0)
    expect(page.locator(".board .word text", has_text="new").first).to_be_visible()
    strip(page).get_by_role("button", name="To my turn").click()
    options = wait_for_question(page)
    expect(page.locator(".board .word text", has_text="new").first).to_be_visible()
    answer(page, next(one for one in options if one.startswith(("place", "discard", "end"))))
    expect(page.locator(".board .word text", has_text="new")).to_have_count(0)


def before_a_battle(visit: Visitor) -> Page:
    """A golden game, opened where somebody is about to play a Battle tile."""
    record = (ROOT / "tests" / "neuroshima" / "golden" / "duel-2-1.rec").read_text("utf-8")
    actions = record.partition("\n\n")[2].splitlines()
    battles = [at for at, line in enumerate(actions) if re.match(r"\d battle\b", line)]
    page = visit()
    page.evaluate(SLOWLY)
    wish = {"game": "neuroshima", "record": record, "at": battles[-1] - 1}
    script = """async wish => {
        const ask = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'X-Platzdarm': '1', 'Content-Type': 'application/json'}});
        await ask('/api/guest', {});
        return (await (await ask('/api/analysis', wish)).json()).id;
    }"""
    page.goto(f"/table/{page.evaluate(script, wish)}")
    wait_for_question(page)
    return page


def test_a_paused_battle_does_not_tell_its_outcome(visit: Visitor) -> None:
    page = before_a_battle(visit)
    number = shown_number(page)
    page.get_by_role("tab", name="Answers").click()
    page.locator('button[data-action="battle"]').click()
    battle = page.get_by_role("region", name="Battle", exact=True)
    expect(battle).to_be_visible()
    battle.get_by_role("button", name="Pause").click()
    page.get_by_role("tab", name="Log").click()
    page.wait_for_timeout(600)
    assert told_by_server(page) > number == shown_number(page)
    lines = log_lines(page)
    assert not any("The battle is over" in line or "draws" in line for line in lines[-3:])
    battle.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("log").locator("p:not(.more), h3")).not_to_have_count(len(lines))
    battle.get_by_role("button", name="To the outcome").click()
    wait_for_question(page)
    expect(page.get_by_role("log").get_by_text("The battle is over").last).to_be_visible()
    page.get_by_role("button", name="Show once more: Battle").click()
    expect(page.get_by_role("region", name="Battle", exact=True)).to_be_visible()


def test_a_click_right_after_the_own_deed_is_not_lost(visit: Visitor) -> None:
    """The own deed is still sliding when the next one begins."""
    page = at_a_slow_table(visit)
    place_hq(page)
    expect(strip(page)).to_be_visible()
    strip(page).get_by_role("button", name="To my turn").click()
    first = next(one for one in wait_for_question(page) if one.startswith("place"))
    tile, cell = first.split()[1:3]
    number = shown_number(page)
    page.locator(".hand button").first.click()
    for _ in range(2):
        board_cell(page, cell).click()
    page.get_by_role("button", name="End the turn").click()
    expect(page.locator(f'.table[data-number="{number}"]')).to_be_hidden()
    assert tile
    expect(page.get_by_role("log").get_by_text("ends the turn").first).to_be_visible()


def test_the_keyboard_stays_where_it_was_after_an_action(visit: Visitor) -> None:
    page = at_a_slow_table(visit)
    cell = wait_for_question(page)[0].split()[1]
    board_cell(page, cell).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(strip(page)).to_be_visible()
    strip(page).get_by_role("button", name="To my turn").click()
    wait_for_question(page)
    assert page.evaluate("document.activeElement !== document.body")
