"""What goes wrong is said, and the table goes on."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import RunningServer, Visitor, wait_until
from tests.browser.seat import TABLE, board_cell, facts_of, place_hq, play_machine, wait_for_question


def test_a_click_on_what_is_not_legal_says_why(visit: Visitor) -> None:
    page = visit(path="/new")
    page.get_by_label("Who sits on seat 2").select_option("me")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    cell = place_hq(page)
    wait_until(lambda: facts_of(page)["number"] == 1)
    wait_for_question(page)
    board_cell(page, cell).click()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("A cell holds one tile only")
    expect(toast.get_by_role("link", name="NH-BRD-03")).to_have_attribute("href", "/rules/neuroshima#NH-BRD-03")
    assert facts_of(page)["number"] == 1


def test_a_lost_connection_comes_back_by_itself(visit: Visitor, own_server: RunningServer) -> None:
    page = visit(at=own_server)
    play_machine(page)
    cell = wait_for_question(page)[0].split()[1]
    own_server.kill()
    expect(page.get_by_role("alert")).to_contain_text("The connection is lost")
    # What is said in the meantime is not heard, and not lost.
    said = page.get_by_role("textbox", name="Say something at the table")
    said.fill("Are you there?")
    said.press("Enter")
    expect(page.locator(".toast")).to_be_visible()
    expect(said).to_have_value("Are you there?")
    # A move that is made in the meantime is kept and sent again.
    board_cell(page, cell).click()
    board_cell(page, cell).click()
    expect(page.locator(".prompt")).to_contain_text("Your move is on its way")
    own_server.start()
    expect(page.get_by_role("alert")).to_be_hidden(timeout=20_000)
    wait_until(lambda: [tile for tile in facts_of(page)["facts"]["tiles"] if tile["seat"] == 0] != [])
    log = [line["action"] for line in facts_of(page)["log"] if line["seat"] == 0]
    assert log.count(f"hq {cell}") == 1
    expect(page.get_by_role("log").first).to_contain_text(cell)


@pytest.mark.parametrize("upgraded", [True, False])
def test_a_part_that_is_gone_loads_the_page_anew_if_another_one_is_served(
    visit: Visitor, server: RunningServer, upgraded: bool
) -> None:
    """After an upgrade the parts that an open page had not loaded yet have other names."""
    page = visit(hoped_for=("404", "Failed to fetch"))
    page.evaluate("window.kept = true")
    page.route("**/assets/Learn-*.js", lambda route: route.fulfill(status=404))
    learn = page.get_by_role("link", name="Learn", exact=True).first
    if not upgraded:
        learn.click()
        expect(page.get_by_role("alert").first).to_be_visible()
        assert page.evaluate("window.kept")
        return
    newer = '<script type="module" src="/assets/index-newer.js"></script>'
    page.route(f"{server.address}/", lambda route: route.fulfill(body=newer, content_type="text/html"), times=1)
    with page.expect_event("domcontentloaded"):
        learn.click()
    assert not page.evaluate("window.kept ?? false")


def test_a_table_that_is_not_there(visit: Visitor) -> None:
    page = visit(path="/table/nosuchtable")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_role("navigation").first).to_be_visible()


def test_an_address_that_leads_nowhere(visit: Visitor) -> None:
    page = visit(path="/no/such/place", lang="ru")
    expect(page.get_by_role("heading", name="Такой страницы нет")).to_be_visible()


def test_a_wrong_code(visit: Visitor) -> None:
    page = visit()
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator(".toast")).to_have_text("Paste a link or a table code.")
    page.get_by_role("textbox", name="Link or table code").fill("not a code!")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator(".toast")).to_have_text("That is neither a link of this server nor a table code.")


def test_a_wrong_password_is_told(visit: Visitor) -> None:
    page = visit(path="/account", lang="ru")
    page.get_by_label("Имя").fill("nobody-here")
    page.get_by_label("Пароль").fill("wrong-password")
    page.get_by_role("button", name="Войти").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_broken_link_to_a_position_is_told_once_and_the_board_stays(visit: Visitor) -> None:
    """It was told without end, until the page gave up."""
    page = visit(path="/analysis/neuroshima#broken")
    toast = page.locator(".toast")
    expect(toast).to_contain_text("cannot be read")
    expect(toast).to_have_count(1)
    expect(board_cell(page, "c3")).to_be_visible()


def test_an_address_that_can_be_nobodys_says_that_nothing_is_there(visit: Visitor) -> None:
    page = visit(path=f"/table/{'a' * 300}")
    expect(page.get_by_role("alert")).to_have_text("There is no such thing.")
    page.goto(f"/player/{'a' * 300}")
    expect(page.get_by_role("alert")).to_have_text("there is no account of this name")
