"""What the page has for the host of a server: a report from the table, and the end of a game that he has closed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import select

from platzdarm.server.store import deeds, schema
from platzdarm.server.store.deeds import Hand
from platzdarm.server.store.store import Store
from tests.browser.conftest import RunningServer, Visitor
from tests.browser.test_two_people import meet

WORDS = {
    "en": (
        "Table menu",
        "Report to the host",
        "Whom or what",
        "What is wrong",
        "Send the report",
        "was sent to the host",
    ),
    "ru": ("Меню стола", "Пожаловаться хозяину", "На кого или на что", "Что не так", "Отправить жалобу", "отправлена"),
}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_somebody_at_the_table_is_reported(visit: Visitor, server: RunningServer, lang: str) -> None:
    host = visit()
    guest = meet(host, visit, lang)
    report(host if lang == "en" else guest, lang, f"slow beyond words, {lang}")
    store = Store(str(server.database))
    with store.one_moment() as connection:
        found = connection.execute(select(schema.reports).order_by(schema.reports.c.id.desc())).mappings().first()
    store.close()
    assert found is not None and found["reason"] == f"slow beyond words, {lang}"
    assert found["person"] != found["reporter"] and found["said"] is None


def report(page: Page, lang: str, reason: str) -> None:
    menu, begin, about, why, send, sent = WORDS[lang]
    page.get_by_role("button", name=menu).click()
    page.get_by_role("button", name=begin).click()
    expect(page.get_by_label(about).locator("option")).to_have_count(1)
    expect(page.get_by_label(about)).to_have_value(re.compile(r"seat \d"))  # it says whom it will be about
    expect(page.get_by_role("button", name=send)).to_be_disabled()
    page.get_by_label(why).fill(reason)
    page.get_by_role("button", name=send).click()
    expect(page.get_by_text(sent)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_alone_there_is_nobody_to_report(visit: Visitor) -> None:
    page = visit()
    page.locator('article[data-game="neuroshima"]').get_by_role("button", name="Play the machine").click()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Report to the host")).to_have_count(0)


def test_a_game_that_the_host_has_closed_says_so(visit: Visitor, server: RunningServer) -> None:
    page = visit()
    meet(page, visit)
    table = page.url.rsplit("/", 1)[1]
    store = Store(str(server.database))
    with store.all_or_nothing() as connection:
        deeds.close_table(connection, Hand("test", 1), table, "")
    store.close()
    expect(page.get_by_text("The game was ended by the host.")).to_be_visible()
    expect(page.get_by_text("closed by the host")).to_be_visible()
