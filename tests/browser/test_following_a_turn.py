"""What others do is shown step by step; log, points and prompt follow the board, and marks stay behind."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ROOT, Visitor, wait_until
from tests.browser.seat import (
    TABLE,
    answer,
    board_cell,
    facts_of,
    game_card,
    place_hq,
    play_machine,
    shown_number,
    wait_for_question,
)
from tests.browser.test_two_people import meet

SLOWLY = "localStorage.setItem('platzdarm-settings', JSON.stringify({speed: 0.5}))"


def at_a_slow_table(visit: Visitor) -> Page:
    """Against the machine, at half the speed, with time to look; the own HQ is to be set up."""
    page = visit(path=None)
    page.add_init_script(SLOWLY)
    page.goto("/")
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
    wait_until(lambda: told_by_server(page) > shown_number(page))  # the machine has played on
    lines, number = log_lines(page), shown_number(page)
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
    answer(page, next(one for one in options if one.startswith(("place", "discard"))))
    expect(page.locator(".board .word text", has_text="new")).to_have_count(0)


def in_a_golden_game(visit: Visitor, *coming: str) -> tuple[Page, list[str]]:
    """An analysis table with all seats, where actions of these forms come next; and those actions."""
    record = (ROOT / "tests" / "neuroshima" / "golden" / "duel-2-1.rec").read_text("utf-8")
    actions = [line.partition(" |")[0] for line in record.partition("\n\n")[2].splitlines()]
    many = len(coming)
    at = next(at for at in range(1, len(actions)) if all(map(re.match, coming, actions[at : at + many])))
    page = visit()
    page.evaluate(SLOWLY)
    wish = {"game": "neuroshima", "record": record, "at": at - 1}
    script = """async wish => {
        const ask = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'X-Platzdarm': '1', 'Content-Type': 'application/json'}});
        await ask('/api/guest', {});
        return (await (await ask('/api/analysis', wish)).json()).id;
    }"""
    page.goto(f"/table/{page.evaluate(script, wish)}")
    wait_for_question(page)
    return page, [line.partition(" ")[2] for line in actions[at : at + many]]


def give(page: Page, action: str) -> None:
    """By the list of answers; nobody waits until it is shown."""
    page.get_by_role("tab", name="Answers").click()
    page.get_by_role("searchbox").fill(action)
    page.locator(f'button[data-action="{action}"]').click()


def test_a_paused_battle_does_not_tell_its_outcome(visit: Visitor) -> None:
    page, _ = in_a_golden_game(visit, r"1 battle$")
    number = shown_number(page)
    give(page, "battle")
    battle = page.get_by_role("region", name="Battle", exact=True)
    expect(battle).to_be_visible()
    battle.get_by_role("button", name="Pause").click()
    page.get_by_role("tab", name="Log").click()
    wait_until(lambda: told_by_server(page) > number)
    assert number == shown_number(page)
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
    """The tile is still landing when the next one is chosen."""
    page, (first, _) = in_a_golden_game(visit, r"1 place ", r"1 place ")
    give(page, first)
    expect(page.locator(".table[data-showing]")).to_be_visible()
    page.locator(".hand button").first.click()
    expect(page.locator('.hand button[aria-pressed="true"]')).to_have_count(1)


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


def test_a_declined_draw_is_told_and_who_goes_is_seen_to_go(visit: Visitor) -> None:
    host = visit()
    guest = meet(host, visit)
    here = host.get_by_role("img", name="at the table")
    expect(here.first).to_be_visible()
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Offer a draw").click()
    guest.get_by_role("button", name="Decline").click()
    expect(host.get_by_text("The draw was declined.")).to_be_visible()
    guest.goto("/")
    expect(host.get_by_text("no connection").first).to_be_visible()


def test_a_waiting_table_says_where_its_link_works_and_can_be_cancelled(visit: Visitor) -> None:
    page = visit()
    game_card(page).get_by_role("button", name="Invite", exact=True).click()
    page.wait_for_url(TABLE)
    expect(page.get_by_text("works on this computer only")).to_be_visible()
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    page.get_by_role("button", name="Cancel the table").click()
    page.get_by_role("button", name="Really cancel it?").click()
    page.wait_for_url(re.compile(r"/$"))
