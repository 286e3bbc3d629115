"""What one may do at a table beside playing: hint, undo, orders, clocks, preview, rules."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, wait_until
from tests.browser.seat import TABLE, answer, facts_of, place_hq, play_machine, wait_for_question


def after_the_hqs(page: Page) -> None:
    """A table on one screen, both HQs placed: the first turn."""
    page.get_by_label("Who sits on seat 2").select_option("me")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    for _ in range(2):
        place_hq(page)


def test_a_hint_can_be_played(visit: Visitor) -> None:
    page = visit()
    play_machine(page)
    wait_for_question(page)
    number = facts_of(page)["number"]
    page.get_by_role("button", name="Hint (H)").click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    wait_until(lambda: facts_of(page)["number"] > number)


def test_an_action_that_told_nothing_new_can_be_taken_back(visit: Visitor) -> None:
    page = visit(path="/new")
    after_the_hqs(page)
    drawn = facts_of(page)["facts"]["seats"][facts_of(page)["facts"]["active"]]["hand"]
    answer(page, f"discard {drawn[0].split('_', 1)[1]}")
    wait_until(lambda: facts_of(page)["number"] == 3)
    page.get_by_role("button", name="Take back (U)").click()
    wait_until(lambda: facts_of(page)["number"] == 2)
    expect(page.get_by_role("button", name="Take back (U)")).to_be_disabled()


def test_standing_orders_are_given(visit: Visitor) -> None:
    page = visit()
    play_machine(page)
    wait_for_question(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_label("Which medic saves whom").select_option("first")
    wait_until(lambda: facts_of(page)["orders"]["0"].get("heal") == "first")


def test_clocks_run(visit: Visitor) -> None:
    page = visit(path="/new")
    page.get_by_label("Clock").select_option(label="10 min + 10 s")
    after_the_hqs(page)
    expect(page.get_by_role("timer")).to_have_count(2)
    running = page.locator(".clock.running")
    before = running.first.inner_text()
    wait_until(lambda: running.first.inner_text() != before)


def test_the_rule_of_the_question_opens_beside_the_board(visit: Visitor) -> None:
    page = visit()
    play_machine(page)
    wait_for_question(page)
    page.get_by_role("link", name="Rule NH-SET-05").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel")).to_contain_text("NH-SET-05")
    assert TABLE.search(page.url)


def test_a_battle_is_shown_phase_by_phase_and_can_be_skipped(visit: Visitor) -> None:
    page = visit(path="/learn/neuroshima#3", motion=True)
    answer(page, "place brawler d3 r0")
    expect(page.get_by_text("Done!").first).to_be_visible()
    page.get_by_role("button", name="Show", exact=True).click()
    strip = page.get_by_role("region", name="Battle", exact=True)
    expect(strip).to_be_visible()
    strip.get_by_role("button", name="Pause").click()
    expect(strip.get_by_role("button", name="Go on")).to_be_visible()
    strip.get_by_role("button", name="To the outcome").click()
    expect(strip).to_be_hidden()


def test_the_preview_counts_in_the_tile_that_is_about_to_be_placed(visit: Visitor) -> None:
    page = visit(path="/learn/neuroshima#3")
    preview = page.get_by_role("region", name="If the battle began now")
    expect(preview).to_contain_text("20")
    page.locator(".hand .tile").first.click()
    page.locator('[data-cell="d3"]').click()
    expect(preview).to_contain_text("18")
    expect(preview).to_contain_text("without this tile 20 : 20")
    page.keyboard.press("Escape")
    expect(preview).not_to_contain_text("18")


def test_danger_is_shown_by_switches(visit: Visitor) -> None:
    page = visit(path="/learn/neuroshima#5")
    expect(page.locator(".threat")).to_have_count(0)
    page.get_by_role("switch", name="Show enemy threats").check()
    expect(page.locator(".threat").first).to_be_visible()
    expect(page.locator(".lines path")).to_have_count(0)
    page.get_by_role("switch", name="Lines of fire").check()
    expect(page.locator(".lines path").first).to_be_attached()
    page.keyboard.press("t")
    expect(page.locator(".threat")).to_have_count(0)


def test_the_list_of_tables_shows_mine_and_open_ones(visit: Visitor) -> None:
    page = visit(path="/new")
    page.get_by_label("Who sits on seat 2").select_option("open")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    page.goto("/lobby")
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    other = visit(path="/lobby")
    other.get_by_role("button", name="Take a seat").first.click()
    other.wait_for_url(TABLE)
    expect(other.locator("[data-cell]").first).to_be_visible()
