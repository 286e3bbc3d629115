"""Teams, six at a table, and several seats of one person: who is who is seen at every size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, SIDEWAYS, SMALL, UPRIGHT, Visitor, settle
from tests.browser.controls import hidden, leave
from tests.browser.moments import Moments
from tests.browser.seat import facts_of, question_shown
from tests.browser.test_first_move import sticks_out

RANDOM = "random"


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def whole(plates: Locator, count: int) -> None:
    """Each is seen, where need be after scrolling, and none is cut."""
    expect(plates).to_have_count(count)
    for plate in plates.all():
        plate.scroll_into_view_if_needed()
        expect(plate).to_be_in_viewport(ratio=0.99)


def everybody(page: Page, count: int) -> None:
    """All the others, in the bar or behind the one button that says how many they are."""
    button = page.get_by_role("button", name=re.compile("Everybody at the table|Все за столом"))
    if not button.is_visible():
        whole(page.locator(".other"), count)
        return
    expect(button).to_have_text(str(count))
    button.click()
    whole(page.get_by_role("dialog").locator(".plate"), count)
    leave(page)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_two_teams_stand_together_in_the_bar(visit: Visitor, moments: Moments, lang: str) -> None:
    page = visit(path=None, lang=lang)
    moments.table(page, "neuroshima", ["me", RANDOM, RANDOM, RANDOM], players="4", mode="teams")
    question_shown(page)
    own, against = {"en": ("your team", "against you"), "ru": ("ваша команда", "противники")}[lang]
    facts = facts_of(page)["facts"]
    team = [seat["team"] for seat in facts["seats"]]
    for size in (DESKTOP, LAPTOP, UPRIGHT):
        resize(page, size)
        sides = page.locator(".others .side")
        expect(sides).to_have_count(2)
        expect(sides.first).to_contain_text(own)
        expect(sides.first.locator(".other")).to_have_count(1)
        expect(sides.last).to_contain_text(against)
        expect(sides.last.locator(".other")).to_have_count(2)
        for side in (0, 1):
            seats = [seat for seat in range(4) if (team[seat] == team[0]) == (side == 0)]
            points = sum(facts["seats"][seat]["hq"] for seat in seats)
            expect(sides.nth(side).locator(".sum b")).to_have_text(str(points))
        whole(page.locator(".other"), 3)
        assert not sticks_out(page)
    for size in (SMALL, SIDEWAYS):
        resize(page, size)
        everybody(page, 3)
        assert not sticks_out(page)
        assert hidden(page) == []


def test_six_fit_on_every_screen(visit: Visitor, moments: Moments) -> None:
    page = visit(path=None, lang="ru")
    moments.table(page, "neuroshima", ["me", *[RANDOM] * 5], players="6", mode="free_for_all", board="extended")
    question_shown(page)
    for size in (DESKTOP, LAPTOP, UPRIGHT, SMALL, SIDEWAYS):
        resize(page, size)
        everybody(page, 5)
        assert not sticks_out(page), size
        assert hidden(page) == [], size


@pytest.mark.parametrize(
    ("game", "lang", "seats", "options", "told"),
    [
        (
            "neuroshima",
            "en",
            ["me", "me", RANDOM],
            {"players": "3", "mode": "free_for_all", "armies": "outpost,moloch,borgo"},
            "All your sides give up together: Outpost and Moloch.",
        ),
        ("doom2016", "ru", [RANDOM, "me", "me"], {"marines": "2"}, "Сдаются сразу все ваши стороны: "),
    ],
)
def test_all_my_seats_give_up_together_by_name(
    visit: Visitor, moments: Moments, game: str, lang: str, seats: list[str], options: dict[str, str], told: str
) -> None:
    page = visit(path=None, lang=lang)
    moments.table(page, game, seats, **options)
    question_shown(page)
    menu = page.get_by_role("button", name={"en": "Table menu", "ru": "Меню стола"}[lang])
    give_up = page.get_by_role("button", name={"en": "Give up", "ru": "Сдаться"}[lang], exact=True)
    menu.click()
    give_up.click()
    expect(page.get_by_role("dialog")).to_contain_text(told)
    page.get_by_role("button", name={"en": "Back", "ru": "Назад"}[lang], exact=True).click()
    expect(page.get_by_role("dialog")).not_to_contain_text(told)
    assert facts_of(page)["state"] == "playing", "who thinks better of it plays on"
    give_up.click()
    page.locator("dialog .danger").click()
    expect(page.locator(".result")).to_be_visible()
    table = facts_of(page)
    assert table["reason"] == "resigned"
    assert [seat["resigned"] for seat in table["seats"]] == [kind == "me" for kind in seats]


def test_a_mission_that_is_given_up_says_so_once_and_tells_no_story(visit: Visitor, moments: Moments) -> None:
    page = visit(path=None)
    moments.table(page, "doom2016", [RANDOM, "me", "me"], marines="2", mission="first_steps")
    question_shown(page, seconds=60)  # the invader may go first
    name = facts_of(page)["seats"][1]["name"]
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up").click()
    result = page.get_by_role("region", name="The result")
    expect(result).to_contain_text("You gave up.")
    expect(result).not_to_contain_text(f"{name} and {name}")
    expect(result).to_contain_text(re.compile(r"\d+ rounds? · \d+ (s|min) · \d+ actions?"))
    expect(result.locator(".story")).to_have_count(0)
