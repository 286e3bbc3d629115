"""Every link of the pages leads somewhere: followed from the start page on, in both languages, to the rule it names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitor, settle

OTHERS = re.compile(r"/(table|replay|player|api)/")  # what tests leave behind, and what is no page
LINKS = "[...document.querySelectorAll('a[href]')].map(one => one.getAttribute('href'))"
IDS = "[...document.querySelectorAll('[id]')].map(one => one.id)"


def read(page: Page, path: str) -> tuple[list[str], set[str]]:
    """The links of a page, and what an address can point at in it."""
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_attached()
    settle(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("main").first).not_to_be_empty()
    links: list[str] = page.evaluate(LINKS)
    return links, set(page.evaluate(IDS))


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("ru", PHONE)])
def test_every_link_leads_somewhere(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    page = visit(lang=lang, size=size)
    nowhere = {"en": "There is no such page", "ru": "Такой страницы нет"}[lang]
    ids: dict[str, set[str]] = {}
    pointed: set[tuple[str, str, str]] = set()
    ways = ["/"]
    while ways:
        path = ways.pop()
        if path in ids:
            continue
        links, ids[path] = read(page, path)
        expect(page.get_by_role("heading", name=nowhere)).to_have_count(0)
        for link in links:
            assert link.startswith(("/", "#", "https://")), f"{path} has a link to '{link}'"
            target, _, point = link.partition("#")
            if OTHERS.match(target) or target.startswith("https:"):
                continue
            ways.append(target or path)
            pointed.add((path, target or path, point))
    lost = [(start, target, point) for start, target, point in pointed if point and point not in ids[target]]
    assert [one for one in lost if one[1].startswith("/rules")] == []
    assert {"/rules/neuroshima", "/rules/doom2016", "/learn/neuroshima", "/settings"} <= set(ids)
