"""Inferno by hand: a turn with the mouse, with keys and with a finger; nothing that may be clicked is covered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, SIDEWAYS, SMALL, UPRIGHT, Visitor, settle, wait_until
from tests.browser.seat import facts_of, question_shown, wait_for_news
from tests.browser.test_access import problems

SIZES = {
    "desktop": DESKTOP,
    "laptop": LAPTOP,
    "upright": UPRIGHT,
    "phone": PHONE,
    "small": SMALL,
    "sideways": SIDEWAYS,
}
LUCK = "16" * 32
CALL = """async ([path, body]) => {
  const headers = {'X-Platzdarm': '1', 'content-type': 'application/json'};
  await fetch('/api/guest', {method: 'POST', headers, body: '{}'});
  return await (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
}"""
# legal cells in the frame that a click in their middle does not reach
COVERED = """() => {
  const frame = document.querySelector('.board .frame, .frame').getBoundingClientRect();
  return [...document.querySelectorAll('polygon.legal')].flatMap((cell) => {
    const box = cell.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < frame.left || y < frame.top || x > frame.right || y > frame.bottom) return [];
    const hit = document.elementFromPoint(x, y);
    return hit?.closest('[data-cell]') ? [] : [cell.dataset.cell + ' by ' + hit?.outerHTML.slice(0, 100)];
  });
}"""
GUARDIAN = {"id": "clockwork_guardian", "owner": 0}
SCRAPBOT = {"id": "scrapbot", "owner": 1, "cells": ["h7"]}
ME: dict[str, Any] = {"hand": ["apprentice", "militia", "bramble_bow"], "power": 3, "runes": 3, "turns": 2}
BASE: dict[str, Any] = {
    "scenario": "love_lives_forever",
    "mode": "duel",
    "champions": [{**GUARDIAN, "cells": []}, SCRAPBOT],
    "row": ["seed_bearer", "star_of_edges", "wind_sash", "bark_plate", "night_runner", "gear_hand"],
    "players": [ME, {"hand": ["apprentice"] * 4 + ["militia"]}],
}
ON_FIELD: dict[str, Any] = {**BASE, "champions": [{**GUARDIAN, "cells": ["f8"]}, SCRAPBOT]}


def set_up(visit: Visitor, position: dict[str, Any], size: tuple[int, int] = DESKTOP, **more: Any) -> Page:
    page = visit(size=size, **more)
    table = page.evaluate(CALL, ["/api/analysis", {"game": "inferno", "position": position, "luck": LUCK}])
    page.goto(f"/table/{table['id']}")
    question_shown(page)
    settle(page)
    return page


def me(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = facts_of(page)["facts"]["players"][0]
    return found


def champion(page: Page, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in facts_of(page)["facts"]["champions"] if one["id"] == id)
    return found


def cell(page: Page, name: str) -> None:
    """With the whole field in the window where it does not fit."""
    if not page.locator(f'[data-cell="{name}"]').first.is_visible():
        page.get_by_role("button", name="Whole map").click()
    page.locator(f'[data-cell="{name}"]').first.click()


def stands(page: Page, id: str, *cells: str) -> None:
    wait_until(lambda: champion(page, id)["cells"] == list(cells))


def confirm(page: Page) -> None:
    page.locator(".actions .button.main, .prompt .button.main").first.click()


GROUND = """(chosen) => {
  const channels = getComputedStyle(document.querySelector(chosen)).backgroundColor.match(/[\\d.]+/g).map(Number);
  return Math.min(...channels.slice(0, 3));
}"""


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_cards_are_as_light_as_the_page(visit: Visitor, size: str) -> None:
    players = [
        {**ME, "hand": ["apprentice", "bramble_bow", "seed_bearer", "night_runner"]},
        {"hand": ["apprentice"] * 5},
    ]
    page = set_up(visit, {**ON_FIELD, "players": players}, SIZES[size], theme="light")
    assert page.evaluate(GROUND, ".hand .face" if size == "laptop" else ".hand .tile") > 220
    assert problems(page) == []
    if size == "phone":
        page.get_by_role("button", name="Row", exact=True).click()
    assert page.evaluate(GROUND, '[data-slot="row-1"]') > 220
    assert problems(page) == []


# -- a turn ---------------------------------------------------------------------------------------------------------


def test_a_turn_with_the_mouse(visit: Visitor) -> None:
    page = set_up(visit, BASE)
    page.locator(".hand").get_by_role("button", name="Militia").click()
    wait_until(lambda: me(page)["power"] == 4)
    page.get_by_role("button", name="Gate: 2 power").click()
    wait_until(lambda: me(page)["power"] == 6)
    page.locator('[data-slot="mystic"]').click()
    wait_until(lambda: me(page)["discard"] == ["mystic"] and me(page)["runes"] == 0)
    question_shown(page)
    page.locator('[data-cell="a7"]').click()
    page.get_by_role("button", name="Clockwork Guardian, 6/7, enters at a7 for 3 power", exact=True).click()
    stands(page, "clockwork_guardian", "a7")
    question_shown(page)
    page.locator('[data-cell="d4"]').click()
    stands(page, "clockwork_guardian", "d4")
    question_shown(page)
    expect(page.locator("[data-treasure]")).to_have_count(1)
    page.get_by_role("button", name="End order").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()


def test_a_construct_is_put_on_a_champion_who_then_shoots(visit: Visitor) -> None:
    page = set_up(visit, ON_FIELD)
    page.locator(".hand").get_by_role("button", name="Bramble Bow").click()  # nobody else could bear it
    wait_until(lambda: champion(page, "clockwork_guardian")["constructs"] == ["bramble_bow"])
    question_shown(page)
    page.locator('[data-supply="clockwork_guardian"]').click()
    question_shown(page)
    target = page.locator(".left").get_by_role("button", name="Scrapbot")
    strength, defence = champion(page, "clockwork_guardian")["strength"], champion(page, "scrapbot")["defence"]
    expect(target).to_contain_text(f"{strength} : {defence}")
    page.locator('[data-cell="h7"]').click()
    wait_until(lambda: champion(page, "scrapbot")["cells"] == [])


def test_a_turn_with_the_keys(visit: Visitor) -> None:
    page = set_up(visit, ON_FIELD)
    page.keyboard.press("a")  # heroes alone
    wait_until(lambda: me(page)["hand"] == ["bramble_bow"])
    question_shown(page)
    page.locator('[data-cell="f8"]').focus()
    page.keyboard.press("Enter")
    wait_until(lambda: facts_of(page)["facts"]["order"] is not None)
    question_shown(page)
    page.locator('[data-cell="g8"]').focus()
    page.keyboard.press("Enter")
    stands(page, "clockwork_guardian", "g8")
    question_shown(page)
    page.locator('[data-cell="h7"]').focus()
    page.keyboard.press("Enter")
    wait_until(lambda: champion(page, "scrapbot")["cells"] == [])


def test_a_turn_on_a_phone_does_nothing_by_a_slip(visit: Visitor) -> None:
    page = set_up(visit, ON_FIELD, PHONE)
    number = facts_of(page)["number"]
    cell(page, "f8")
    expect(page.get_by_role("button", name="Order", exact=True)).to_be_visible()
    assert facts_of(page)["number"] == number
    confirm(page)
    wait_for_news(page, number)
    question_shown(page)
    cell(page, "g8")
    confirm(page)
    stands(page, "clockwork_guardian", "g8")
    question_shown(page)
    cell(page, "h7")
    expect(page.locator(".prompt")).to_contain_text("is defeated")
    confirm(page)
    wait_until(lambda: champion(page, "scrapbot")["cells"] == [])


# which of two cells lie under the sheet
UNDER = """(names) => {
  const edge = document.querySelector('.sheet').getBoundingClientRect();
  return names.filter((name) => {
    const box = document.querySelector(`[data-cell="${name}"]`).getBoundingClientRect();
    return box.x + box.width / 2 > edge.left && box.y + box.height / 2 > edge.top;
  });
}"""


DUEL = ["g8", "h7"]
MEANS = [{**ME, "power": 9}, {"hand": ["apprentice"] * 5}]


def struck_on_a_phone(visit: Visitor, *others: dict[str, Any]) -> Page:
    """The guardian attacks the scrapbot, whose side holds a treasure and is asked."""
    champions = [{**GUARDIAN, "cells": ["g8"]}, SCRAPBOT, *others]
    held = [{"treasures": []}, {"treasures": ["borrowed_shield"]}]
    page = set_up(visit, {**BASE, "champions": champions, "sides": held}, PHONE)
    for name in DUEL:
        cell(page, name)
        confirm(page)
        question_shown(page)
    return page


def test_an_announced_attack_is_seen_and_passed_on_a_phone(visit: Visitor) -> None:
    duel = DUEL
    page = struck_on_a_phone(visit)
    sheet = page.locator(".sheet")
    expect(sheet.locator("li").filter(visible=True)).to_have_count(1)  # whoever is off the field is in no hurry
    for width, height in (PHONE, SMALL, SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        wait_until(lambda: page.evaluate(UNDER, duel) == [])
    sheet.get_by_role("button", name="Pass", exact=True).click()
    wait_until(lambda: champion(page, "scrapbot")["cells"] == [])


def test_in_an_attack_on_a_phone_a_treasure_may_go_to_somebody_off_the_field(visit: Visitor) -> None:
    """Treasures are used at any moment (INF-TREAS-05), however little that helps now."""
    page = struck_on_a_phone(visit, {"id": "virak", "owner": 1, "cells": []})
    sheet = page.locator(".sheet")
    sheet.get_by_text("For those off the field").click()
    assert problems(page) == []
    sheet.locator('details [data-deed$="virak"]').click()
    wait_until(lambda: facts_of(page)["facts"]["sides"][1]["treasures"] == [])


def test_what_an_order_asks_is_read_whole_on_the_mat(visit: Visitor) -> None:
    """The prompt has two lines for it."""
    page = set_up(
        visit, {**BASE, "champions": [{"id": "virak", "owner": 0, "cells": ["f8"]}, SCRAPBOT], "players": MEANS}
    )
    page.locator('[data-cell="f8"]').click()
    mat = page.locator(".mat")
    expect(mat).to_contain_text("Living Earth")
    page.get_by_role("button", name="Do not use it").click()
    expect(mat).not_to_contain_text("Living Earth")  # targets have its room


def test_the_row_is_a_sheet_on_a_phone(visit: Visitor) -> None:
    page = set_up(visit, BASE, PHONE)
    page.get_by_role("button", name="Row", exact=True).click()
    page.locator('.sheet [data-slot="mystic"]').click()
    close = page.locator(".sheet").get_by_role("button", name="Close")
    place = close.bounding_box()
    page.get_by_role("button", name="Buy Mystic for 3 runes").click()
    wait_until(lambda: me(page)["discard"] == ["mystic"])
    settle(page)
    assert close.bounding_box() == place, "a finger that is on its way meets the button"
    close.click()
    expect(page.locator('.sheet [data-slot="mystic"]')).to_have_count(0)


def test_a_finger_on_a_tablet_buys_nothing_by_a_slip(visit: Visitor) -> None:
    page = set_up(visit, BASE, PHONE)
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    settle(page)
    sash = page.locator('[data-slot="row-3"]')
    sash.tap()
    expect(page.locator(".prompt")).to_contain_text("Wind Sash")
    assert facts_of(page)["facts"]["players"][0]["runes"] == 3
    page.get_by_role("button", name="Buy", exact=True).tap()
    wait_until(lambda: facts_of(page)["facts"]["players"][0]["runes"] == 1)


@pytest.mark.parametrize("size", ["desktop", "laptop", "upright"])
def test_a_card_of_the_hand_that_an_order_asks_for_can_be_taken(visit: Visitor, size: str) -> None:
    sadranis = {"id": "sadranis", "owner": 0, "cells": ["f8"]}
    page = set_up(visit, {**BASE, "champions": [sadranis, SCRAPBOT], "players": [{**ME, "power": 4}, {}]}, SIZES[size])
    page.locator('[data-cell="f8"]').click()
    page.get_by_role("button", name="Use it", exact=True).click()
    expect(page.locator(".prompt")).to_contain_text("which card")
    settle(page)
    west, east = (page.locator(f'[data-cell="{name}"]').bounding_box() for name in ("a7", "m7"))
    assert west is not None and east is not None and east["x"] - west["x"] > 400
    page.locator(".hand .usable .card").first.click()
    expect(page.locator(".prompt")).to_contain_text("Order to Sadranis")
    wait_until(lambda: champion(page, "sadranis")["strength"] == 10)


def test_a_turn_ends_with_cards_in_hand_only_if_one_is_sure(visit: Visitor) -> None:
    page = set_up(visit, BASE)
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".prompt")).to_contain_text("could still be played")
    assert me(page)["hand"] == ME["hand"]
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).not_to_contain_text("could still be played")
    page.get_by_role("button", name="End turn").click()
    page.keyboard.press("Enter")  # the button that began it has the focus still
    wait_until(lambda: facts_of(page)["facts"]["turn"] == 1)


def test_after_buying_by_key_the_focus_stays_on_the_place(visit: Visitor) -> None:
    page = set_up(visit, BASE)
    place = page.locator('[data-slot="row-4"]')
    expect(place).to_contain_text("Bark Plate")
    place.focus()
    page.keyboard.press("Enter")
    wait_until(lambda: me(page)["discard"] == ["bark_plate"])
    question_shown(page)
    expect(place).not_to_contain_text("Bark Plate")
    expect(place).to_be_focused()
    expect(page.locator(".left h3").last).to_have_text(place.locator(".name").inner_text())


def test_an_attack_in_which_one_falls_oneself_is_pressed_twice(visit: Visitor) -> None:
    strikes_back = {"id": "jirra", "owner": 1, "cells": ["g8"]}
    wounded = {**GUARDIAN, "cells": ["f8"], "damage": 5}
    page = set_up(visit, {**ON_FIELD, "champions": [wounded, strikes_back]})
    cell(page, "f8")
    question_shown(page)
    page.mouse.move(2, 2)  # while a cell is pointed at, the list tells of blows from there
    target = page.locator(".left").get_by_role("button", name="Jirra")
    number = facts_of(page)["number"]
    target.click()
    expect(target).to_contain_text("press again")
    assert facts_of(page)["number"] == number
    target.click()
    wait_for_news(page, number)


# -- what is seen ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_click_reaches_every_legal_cell(visit: Visitor, size: str) -> None:
    page = set_up(visit, ON_FIELD, SIZES[size])
    cell(page, "f8")
    if page.locator(".actions .button.main, .prompt .button.main").first.is_visible():
        confirm(page)
    wait_until(lambda: facts_of(page)["facts"]["order"] is not None)
    question_shown(page)
    settle(page)
    assert page.locator("polygon.legal").count() > 10
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_the_field_grows_while_an_order_is_given(visit: Visitor, size: str) -> None:
    page = set_up(visit, ON_FIELD, SIZES[size], lang="ru")
    buying = page.locator('[data-cell="g7"]').bounding_box()
    cell(page, "f8")
    wait_until(lambda: facts_of(page)["facts"]["order"] is not None)
    question_shown(page)
    settle(page)
    ordering = page.locator('[data-cell="g7"]').bounding_box()
    assert buying is not None and ordering is not None
    assert ordering["width"] > 1.15 * buying["width"]
    expect(page.locator("[data-slot]")).to_have_count(0)
    expect(page.get_by_role("list", name="Приказ по шагам")).to_be_visible()


@pytest.mark.parametrize("size", ["upright", "phone", "small"])
def test_the_field_keeps_its_size_when_the_hand_is_played(visit: Visitor, size: str) -> None:
    page = set_up(visit, {**ON_FIELD, "players": [{**ME, "hand": ["apprentice", "militia"]}, {}]}, SIZES[size])
    board = page.locator(".board .frame").first
    before = board.bounding_box()
    page.keyboard.press("a")
    wait_until(lambda: me(page)["hand"] == [])
    question_shown(page)
    settle(page)
    assert board.bounding_box() == before


def test_treasures_and_quests_are_at_hand_on_a_tablet(visit: Visitor) -> None:
    quests = [{"id": "silent_vigil", "progress": 1}]
    players = [{**ME, "quests": quests}, {}]
    page = set_up(visit, {**ON_FIELD, "players": players, "sides": [{"treasures": ["whetstone"]}, {}]}, UPRIGHT)
    page.locator('[data-treasure="whetstone"]').click()
    expect(page.locator(".prompt")).to_contain_text("Whetstone")
    strength = champion(page, "clockwork_guardian")["strength"]
    cell(page, "f8")
    wait_until(lambda: champion(page, "clockwork_guardian")["strength"] == strength + 2)
    page.get_by_role("button", name="complete Silent Vigil").click()
    wait_until(lambda: me(page)["quests"] == [])


def test_a_card_on_offer_says_what_buying_it_would_bring(visit: Visitor) -> None:
    page = set_up(visit, BASE)
    page.locator('[data-slot="mystic"]').hover()
    left = page.locator("aside.left")
    expect(left).to_contain_text("pay 3 runes, none left")
    expect(left).to_contain_text("the card goes to your discard pile")
    expect(left).to_contain_text("A hand of five gives 3.6 runes and 0.9 power on average.")
    page.locator('[data-slot="row-1"]').hover()
    expect(left).to_contain_text("the row is filled up first")
    page.locator('[data-deed="research"]').hover()
    expect(left).to_contain_text("3 runes: look at two quests")
    page.locator('[data-cell="g7"]').hover()
    expect(left).to_contain_text("Your champions")


# words of a hand, a plate, the track or a button that are wider than their place, or out of sight
CUT = """() => [...document.querySelectorAll(
  '.tile b, .deed b, .slot .name, .own .count, .status-slot b, .actions .button',
)].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const place = one.closest('.status-slot, .own-slot, aside, main').getBoundingClientRect();
  const out = box.left < place.left - 1 || box.right > place.right + 1;
  return one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 || out ? [one.textContent.trim()] : [];
})"""


@pytest.mark.parametrize("size", SIZES)
def test_no_name_and_no_figure_is_cut(visit: Visitor, size: str) -> None:
    page = set_up(visit, BASE, SIZES[size], lang="ru")
    assert page.evaluate(CUT) == []
    assert page.locator(".tile:visible b, .face:visible .name").count() >= 3


# words of a card in hand or row that went to a column out of sight
LOST = """() => [...document.querySelectorAll('.hand .face .text, .slot:not(.pile) .text')].flatMap((text) => {
  const box = (text.closest('.slot .body') ?? text).getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(text);
  return [...words.getClientRects()].some((line) => line.left >= box.right - 1 || line.bottom > box.bottom + 2.5)
    ? [text.textContent] : [];
})"""
# long texts, of which each was cut somewhere
WORDY_HAND = ["gate_scribe", "magnetic_gloves", "pasytheas_katana", "apprentice", "militia"]
WORDY_ROW = ["gate_scribe", "name_eater", "salvage_crew", "stair_duellist", "dream_seller", "abbot_of_the_high_stair"]
WORDIEST_ROW = [
    "magnetic_gloves",
    "pasytheas_scimitar",
    "pasytheas_mace",
    "error_of_creation",
    "forgemasters_armour",
    "thorn_ranger",
]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", ["desktop", "laptop", "upright"])
@pytest.mark.parametrize("row", [WORDY_ROW, WORDIEST_ROW], ids=["wordy", "wordiest"])
def test_all_words_of_long_cards_are_read_in_hand_and_row(visit: Visitor, row: list[str], size: str, lang: str) -> None:
    players = [{**ME, "hand": WORDY_HAND}, {}]
    page = set_up(visit, {**BASE, "row": row, "players": players}, SIZES[size], lang=lang)
    assert page.locator(".hand .face .text").count() == 5
    assert page.evaluate(LOST) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing(visit: Visitor, theme: str, size: str) -> None:
    page = set_up(visit, ON_FIELD, SIZES[size], theme=theme, lang="ru" if theme == "light" else "en")
    assert problems(page) == []


def test_a_scenario_is_chosen_by_its_field(visit: Visitor) -> None:
    page = visit(path="/new/inferno")
    page.get_by_text("Gates of War").first.click()
    page.get_by_text("two against two").last.click()
    expect(page.get_by_text("Everybody chooses in turn from six open champions.")).to_be_visible()


# -- the end --------------------------------------------------------------------------------------------------------


def test_the_end_of_a_duel_tells_who_won_and_how_it_came(visit: Visitor) -> None:
    """One honour before the goal, at a shrine that pays two."""
    champions = [{**GUARDIAN, "cells": ["g4"]}, SCRAPBOT]
    me_last = {"hand": [], "turns": 9, "gate_used": True}
    page = set_up(
        visit,
        {**BASE, "champions": champions, "players": [me_last, {}], "sides": [{"honour": 29}, {"honour": 21}]},
        size=LAPTOP,
    )
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("heading", name="Honour by round")).to_be_visible()
    expect(page.get_by_text("gate 1 has 31 honour in round")).to_be_visible()
    expect(page.get_by_text("held at the end of turns 2, won in between 0")).to_be_visible()
    for title in ("What brought most", "Where it came from", "Champions", "The field at the end"):
        expect(page.get_by_role("heading", name=title, exact=True)).to_have_count(1)
    assert problems(page) == []


def test_the_sets_of_the_book_are_offered_declined_and_agreed_on(visit: Visitor) -> None:
    """On a phone the sets are opened by a button; two seats on one screen answer each other."""
    page = visit(size=PHONE)
    options = {"scenario": "love_lives_forever", "mode": "duel", "draft": "yes"}
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = page.evaluate(CALL, ["/api/tables", {"game": "inferno", "options": options, "seats": seats}])
    page.goto(f"/table/{made['table']['id']}")
    for reply, said in (("Decline", "declined"), ("Agree", "")):
        _, question = question_shown(page)
        number = facts_of(page)["number"]
        assert question["kind"] == "draft"
        page.get_by_role("button", name="Sets of the book").click()
        page.get_by_role("dialog").get_by_role("button", name="Offer the sets").click()
        wait_for_news(page, number)
        expect(page.locator(".draft").get_by_text("offers the sets")).to_be_visible()
        expect(page.locator(".draft").get_by_text("thinks")).to_be_visible()
        page.get_by_role("button", name=reply).click()
        if said:
            expect(page.locator(".draft").get_by_text(said)).to_be_visible()
            champion = page.locator("button.champion.lit").first
            champion.click()
            champion.click()
            expect(page.locator(".draft .made")).to_have_count(1)
    wait_until(lambda: facts_of(page)["facts"]["draft"] is None)
    owners = [champion["owner"] for champion in facts_of(page)["facts"]["champions"]]
    assert set(owners) >= {0, 1}


def test_each_pick_of_the_draft_is_made_by_a_digit_and_enter(visit: Visitor) -> None:
    """After the first pick the focus lay on the row of picks: the digit chose, and Enter took nothing."""
    page = visit(size=LAPTOP)
    options = {"scenario": "love_lives_forever", "mode": "duel", "draft": "yes"}
    made = page.evaluate(CALL, ["/api/tables", {"game": "inferno", "options": options, "seats": [{"kind": "me"}] * 2}])
    page.goto(f"/table/{made['table']['id']}")
    for place in (2, 5, 3):
        number = question_shown(page)[0]["number"]
        kind = page.locator("button.champion").nth(place - 1).get_attribute("data-kind")
        page.keyboard.press(f"Digit{place}")
        page.keyboard.press("Enter")
        wait_for_news(page, number)
        assert kind in {one["kind"] for one in facts_of(page)["facts"]["champions"] if one["owner"] in (0, 1)}


def test_partners_draft_together_and_share_by_the_cards(visit: Visitor) -> None:
    page = visit(size=LAPTOP)
    options = {"scenario": "love_lives_forever", "mode": "teams"}
    made = page.evaluate(CALL, ["/api/tables", {"game": "inferno", "options": options, "seats": [{"kind": "me"}] * 4}])
    page.goto(f"/table/{made['table']['id']}")
    names: list[str] = []
    while question_shown(page)[1]["kind"] == "draft":
        number = facts_of(page)["number"]
        expect(page.locator(".draft .made")).to_have_text(names)
        chosen = page.locator("button.champion.lit").nth(len(names) % 3)
        names.append(chosen.locator("strong").inner_text())
        chosen.click()
        chosen.click()
        wait_for_news(page, number)
    for left in (6, 5, 4):
        number = question_shown(page)[0]["number"]
        expect(page.locator("button.champion.lit")).to_have_count(left)
        page.locator("button.champion.lit").first.click()
        page.get_by_role("button", name="Give", exact=True).click()
        wait_for_news(page, number)
    side = facts_of(page)["facts"]["sides"][1]["seats"]
    kinds = [{one["kind"] for one in facts_of(page)["facts"]["champions"] if one["owner"] == seat} for seat in side]
    assert [len(found) for found in kinds] == [3, 3]


PLACES = """() => [...document.querySelectorAll('.draft .place')].map((one) =>
  one.querySelector('[data-kind]')?.dataset.kind ?? '')"""
# what was seen in the places of the draft from now on, and whether the field was
WATCH = """() => {
  window.seen = [];
  const places = %s;
  const note = () => window.seen.push(document.querySelector('.field polygon') ? ['the field'] : places());
  new MutationObserver(note).observe(document.querySelector('main'), { subtree: true, childList: true });
}"""


def test_while_picks_are_shown_the_other_champions_stay_where_they_lie(visit: Visitor) -> None:
    """The field came and went with each pick of the others, and all champions moved up."""
    page = visit(size=LAPTOP)
    options = {"scenario": "love_lives_forever", "mode": "teams"}
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "calm"}] * 3]
    made = page.evaluate(CALL, ["/api/tables", {"game": "inferno", "options": options, "seats": seats}])
    page.goto(f"/table/{made['table']['id']}")
    question_shown(page)
    before = page.evaluate(PLACES)
    page.evaluate(WATCH % PLACES)
    page.locator(f'[data-kind="{before[2]}"]').dblclick()
    wait_until(lambda: question_shown(page)[0]["number"] >= 3)
    settle(page)
    seen = [*page.evaluate("window.seen"), page.evaluate(PLACES)]
    assert all(len(places) == 6 for places in seen)
    assert sum(old == new for old, new in zip(before, seen[-1], strict=True)) == 4
    assert all(one in (old, new, "") for places in seen for one, old, new in zip(places, before, seen[-1], strict=True))


def test_the_cells_of_the_lesson_can_be_hit_on_a_tablet_held_upright(visit: Visitor) -> None:
    """Coach, hand and row leave no room for the field: the row is a sheet there, six cards in a line."""
    page = visit("/learn/inferno#5", size=UPRIGHT)
    expect(page.locator(".table[data-asked]")).to_be_visible()
    expect(page.get_by_text("Step 5 of 7").first).to_be_visible()
    settle(page)
    assert width_of(page, '[data-cell="g7"]') >= 40
    page.get_by_role("button", name="Row", exact=True).click()
    last = page.locator('.sheet [data-slot="row-6"]')
    expect(last).to_be_in_viewport(ratio=0.9)
    tops = [one["y"] for one in map(Locator.bounding_box, page.locator('.sheet [data-slot^="row-"]').all()) if one]
    assert len(set(tops)) == 1


def width_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["width"]


# -- a hand of long names -------------------------------------------------------------------------------------------

LONG_HAND: list[str] = [
    "abbot_of_the_high_stair",
    "second_dawn_tablet",
    "hollow_acolyte",
    "forgemasters_armour",
    "computing_node",
    "lantern_halberd",
    "soul_thiefs_staff",
]
LONG_NAMES: dict[str, Any] = {**ON_FIELD, "players": [{**ME, "hand": LONG_HAND}, BASE["players"][1]]}
# tiles whose middle something else lies over, and those whose name does not fit
HIDDEN_TILES = """() => [...document.querySelectorAll('.hand .tile')].flatMap((tile) => {
  const box = tile.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const name = tile.querySelector('b').getBoundingClientRect();
  const told = hit && tile.parentElement.contains(hit) ? [] : [tile.innerText + ' is covered'];
  return name.bottom <= box.bottom + 1 && name.right <= box.right + 1 ? told : [...told, tile.innerText + ' is cut'];
})"""
# cards of a row whose cost reaches out of the card, or with a word of the name broken without a hyphen
CUT_CARDS = """() => [...document.querySelectorAll('.hand .face')].flatMap((face) => {
  const box = face.getBoundingClientRect();
  const cost = [...face.querySelectorAll('.ribbon .signs > *')].at(-1).getBoundingClientRect();
  return cost.width > 0 && cost.right <= box.right ? [] : [face.innerText];
})"""


def test_on_a_phone_held_sideways_the_hand_stays_between_prompt_and_buttons(visit: Visitor) -> None:
    page = set_up(visit, LONG_NAMES, SIDEWAYS, lang="ru")
    assert page.locator(".hand .tile").count() == len(LONG_HAND)
    assert page.evaluate(HIDDEN_TILES) == []


def test_on_a_laptop_no_card_of_a_full_hand_hides_its_cost(visit: Visitor) -> None:
    page = set_up(visit, LONG_NAMES, LAPTOP, lang="ru")
    assert page.locator(".hand .face").count() == len(LONG_HAND)
    assert page.evaluate(CUT_CARDS) == []


# -- what is folded -------------------------------------------------------------------------------------------------


def test_the_forecast_stays_in_sight_and_the_folded_card_opens_by_resting_and_by_key(visit: Visitor) -> None:
    page = set_up(visit, {**ON_FIELD, "champions": [{**GUARDIAN, "cells": ["g7"]}, SCRAPBOT]}, LAPTOP, lang="ru")
    page.locator('[data-supply="clockwork_guardian"]').click()
    question_shown(page)
    page.locator('[data-cell="h7"]').hover()
    more = page.locator(".left .more")
    expect(more).to_have_attribute("aria-expanded", "false")
    lines = page.locator(".left .card li")
    expect(lines.last).to_be_visible()  # after a while
    page.locator("[data-kept]").hover()
    expect(lines.last).to_be_hidden()
    more.focus()
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(lines.last).to_be_visible()


def test_one_press_takes_back_a_whole_move_and_the_next_the_order(visit: Visitor) -> None:
    page = set_up(visit, ON_FIELD)
    page.locator('[data-supply="clockwork_guardian"]').click()
    question_shown(page)
    page.locator('[data-cell="d8"]').click()
    stands(page, "clockwork_guardian", "d8")
    question_shown(page)
    page.keyboard.press("u")
    stands(page, "clockwork_guardian", "f8")
    question_shown(page)
    assert facts_of(page)["facts"]["order"] is not None
    page.keyboard.press("u")
    wait_until(lambda: facts_of(page)["facts"]["order"] is None)
