"""Whatever somebody writes into a field is text: it is shown as it is or refused with a reason, and never done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.seat import play_machine, wait_for_question
from tests.browser.test_two_people import meet

NAMES = {
    "a picture": "<img src=x onerror=a()>",
    "a script": "<script>a()</script>",
    "an end of an attribute": "\"'><b onclick=a()>",
    "a direction": "Anna\u202ebob",
    "nothing to see": "\u200b\u200d\u2060",
    "a path": "../../settings",
    "a message": "{ $count } { name }",
    "a pile of marks": "Z" + "\u0351" * 20,
}
REFUSED = ("400 (Bad Request)",)
# Nothing of what was written may have become a part of the page.
FOREIGN = "document.querySelectorAll('img[src=x], b[onclick], main script, [onerror]').length"


def unharmed(page: Page) -> None:
    assert page.evaluate(FOREIGN) == 0
    assert page.evaluate("typeof a") == "undefined"
    expect(page.locator("h1, h2, .table").first).to_be_attached()


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_refused_with_a_reason_or_shown_as_it_is(visit: Visitor, name: str) -> None:
    page = visit(path="/account", lang="ru", hoped_for=REFUSED)
    page.get_by_text("Завести запись").first.click()
    page.get_by_label("Имя").fill(NAMES[name])
    page.get_by_label("Пароль").fill("a long password")
    with page.expect_response("**/api/accounts") as told:
        page.locator("form button[type=submit]").click()
    if told.value.ok:
        expect(page.get_by_role("link", name=NAMES[name].strip())).to_be_visible()
    else:
        refused = page.get_by_role("alert")
        expect(refused).to_be_visible()
        assert not re.search("[a-z]", refused.inner_text()), "the reason is told in Russian"
    unharmed(page)


def test_what_is_said_at_a_table_is_text(visit: Visitor) -> None:
    host = visit()
    guest = meet(host, visit)
    said = "<img src=x onerror=a()> <script>a()</script> { $name } https://example.com"
    host.get_by_role("textbox", name="Say something at the table").fill(said)
    host.keyboard.press("Enter")
    for page in (host, guest):
        expect(page.get_by_text(said)).to_be_visible()
        expect(page.locator(".chat .lines p svg")).to_have_count(1)  # the mark of the seat that says it
        unharmed(page)
    # A word without an end is refused as long as it is too long, and then breaks anywhere.
    for times, heard in ((2000, 0), (125, 1)):
        box = host.get_by_role("textbox", name="Say something at the table")
        box.fill("long" * times)
        box.press("Enter")
        expect(host.get_by_text("letters too many")).to_have_count(1 - heard)
        expect(guest.get_by_text("longlong")).to_have_count(heard)
        for page in (host, guest):
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    "code", ["javascript:a()", "//example.com/table/x?invitation=1", "<img src=x onerror=a()>", "%00%ff", "x" * 5000]
)
def test_a_code_leads_nowhere_but_to_a_table(visit: Visitor, code: str) -> None:
    page = visit(hoped_for=REFUSED)
    page.get_by_role("textbox", name="Link or table code").fill(code)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator(".toast, h1:has-text('cannot be opened')").first).to_be_visible()
    unharmed(page)


def test_what_is_searched_for_is_text(visit: Visitor) -> None:
    page = visit()
    play_machine(page)
    wait_for_question(page)
    for tab, words in (("Answers", "[ ( * <img src=x onerror=a()>"), ("Rules", "((( <b onclick=a()> \\")):
        page.get_by_role("tab", name=tab).click()
        page.get_by_role("tabpanel").get_by_role("searchbox").fill(words)
        expect(page.get_by_role("tabpanel")).to_be_visible()
        unharmed(page)
    page.get_by_role("tab", name="Answers").click()
    expect(page.locator("[data-action]").first).to_be_visible()


@pytest.mark.parametrize("path", ["/player/%3Cimg%20src=x%20onerror=a()%3E", "/replay/%2e%2e%2fsecret", "/puzzle/x/-1"])
def test_an_address_that_somebody_made_up_is_told_to_lead_nowhere(visit: Visitor, path: str) -> None:
    page = visit(path=path)
    expect(page.get_by_role("heading").or_(page.get_by_role("alert")).first).to_be_visible()
    unharmed(page)


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/table/%", "Такого стола нет"),
        ("/rules/neuroshima#%", "Нейрошима: правила"),
        ("/puzzle/neuroshima/999", "этюда 999 нет"),
    ],
)
def test_an_address_that_was_mistyped_is_answered_in_words(visit: Visitor, path: str, told: str) -> None:
    page = visit(path=path, lang="ru")
    expect(
        page.locator("h1, [role=alert], .toast").filter(has_text=re.compile(told, re.IGNORECASE)).first
    ).to_be_visible()
