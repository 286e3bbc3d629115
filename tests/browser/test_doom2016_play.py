"""A person plays the first rounds of a mission of DOOM (2016) by clicking: the squad, then the invader."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Keeper, Visitor, settle, wait_until
from tests.browser.seat import asked, facts_of, game_card, legal, play_machine, question_shown

MOMENTS = ("activation", "roll", "defending", "attacking", "attack", "kill", "declared", "near", "stunned", "phase")
BOTS_THINK = 40  # seconds, for a whole turn of theirs
Table = dict[str, Any]


def number(page: Page) -> int:
    return int(facts_of(page)["number"])


def goes_on(page: Page, before: int) -> None:
    wait_until(lambda: number(page) > before)


def click_square(page: Page, square: str) -> None:
    """The whole map is shown first, so that the square is in the window; without room for the button it gives way."""
    whole = page.get_by_role("button", name="Whole map")
    if whole.is_visible():
        whole.click()
    page.locator(f'[data-cell="{square}"]').first.click()


def press(page: Page, name: str) -> None:
    """A button of the prompt; on small screens it stands under the thumb."""
    page.locator(".prompt, .actions").get_by_role("button", name=name).first.click()


def is_moment(question: Table) -> bool:
    return question["kind"].endswith(MOMENTS) and "pass" in question["answers"]["singles"]


def until_kind(page: Page, kinds: tuple[str, ...]) -> tuple[Table, Table]:
    """Pass whatever may be passed, until something of these kinds is asked. With nothing to use the page passes."""
    for _ in range(40):
        table, question = question_shown(page, BOTS_THINK)
        if question["kind"] in kinds:
            return table, question
        before = table["number"]
        if is_moment(question):
            if question["answers"]["count"] > 1:
                page.locator(".uses .pass:visible").click()
        else:
            answer_by_click(page, table, question)
        goes_on(page, before)
    raise AssertionError(f"none of {kinds} was asked")


def answer_by_click(page: Page, table: Table, question: Table) -> None:
    """The first answer to a question that has a place on the screen."""
    facts = table["facts"]
    action = legal(question)[0]
    words = action.split()
    match question["kind"]:
        case "group":
            page.locator(".choice:visible").first.click()
            page.get_by_role("button", name="Choose", exact=True).click()
        case "place" | "drop":
            click_square(page, words[1])
        case "respawn" | "displace":  # on a square, or a figure on a square
            click_square(page, words[-1])
        case "portal" | "spend":
            if len(words) > 1:
                click_square(page, words[1])
            else:
                press(page, "Pass")
        case "argent" | "activate" | "transfer":
            page.locator(".demon.may:visible").first.click()
        case "carry" | "next_demon":
            figure = next(one for one in facts["figures"] if one["id"] == words[1])
            click_square(page, figure["squares"][0])
        case "argent_discard":
            press(page, "Pass")
        case "cover":
            press(page, "Keep it")
        case "lose_die":
            press(page, "Take a red die away")
        case "act" | "demon" | "walk":
            page.get_by_role("button", name=re.compile("End activation|Done moving")).click()
        case kind:
            raise AssertionError(f"no test clicks on '{kind}'")


def test_a_squad_is_led_through_its_first_activations(visit: Visitor, keep_screen: Keeper) -> None:
    page = visit()
    play_machine(page, game="doom2016")
    table, question = until_kind(page, ("act",))
    figure = table["facts"]["active"]["figure"]
    expect(page.locator(".prompt.mine")).to_be_visible()
    # a card is chosen, then played
    cards = [words[1] for action in question["answers"]["singles"] if (words := action.split())[0] == "play"]
    assert cards, "a hand of four holds something to play"
    page.locator(".place.usable .card").filter(has=page.locator(".main, .bonus")).first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    goes_on(page, table["number"])
    table, question = until_kind(page, ("act",))
    assert table["facts"]["marines"][int(question["seat"]) - 1]["in_play"]
    reach = [way for way in table["facts"]["active"]["reach"] if way["rest"]]
    if reach:  # then it goes as far as the card lets it
        click_square(page, reach[-1]["to"])
        wait_until(lambda: place_of(page, figure) == reach[-1]["to"] or asked(facts_of(page)) is None)
    expect(page.get_by_role("log").first).to_contain_text("plays")
    keep_screen(page, "doom2016-squad")
    table, _ = until_kind(page, ("act",))
    page.get_by_role("button", name="End activation").click()
    goes_on(page, table["number"])
    table, _ = until_kind(page, ("act",))
    assert table["facts"]["round"] >= 1


def place_of(page: Page, figure: str) -> str:
    found = [one["squares"][0] for one in facts_of(page)["facts"]["figures"] if one["id"] == figure]
    return str(found[0]) if found else ""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_invader_brings_demons_and_moves_one(visit: Visitor, keep_screen: Keeper, size: tuple[int, int]) -> None:
    page = visit(size=size)
    game_card(page, "doom2016").get_by_label("Your side").select_option("invader")
    play_machine(page, game="doom2016")
    table, _ = until_kind(page, ("demon",))
    facts = table["facts"]
    assert facts["figures"] and any(figure["seat"] == 0 for figure in facts["figures"])
    active = facts["active"]
    ways = [way for way in active["reach"] if way["rest"] and way["cost"] == 1]
    if ways:
        click_square(page, ways[0]["to"])
        wait_until(lambda: place_of(page, active["figure"]) == ways[0]["to"])
    keep_screen(page, f"doom2016-invader-{size[0]}")
    before = number(page)
    page.get_by_role("button", name="End activation").click()
    goes_on(page, before)


def frame_of(page: Page) -> str:
    """Where the first square of the map lies on the screen, and how large it is, once it stands still."""
    settle(page)
    box = page.locator("[data-cell]").first.bounding_box()
    assert box is not None
    return str([round(value) for value in (box["x"], box["y"], box["width"], box["height"])])


def test_choosing_one_demon_after_another_leaves_the_map_where_it_is(visit: Visitor) -> None:
    page = visit(size=LAPTOP)
    game_card(page, "doom2016").get_by_label("Your side").select_option("invader")
    play_machine(page, game="doom2016")
    table, question = until_kind(page, ("activate", "next_demon"))
    frames = {frame_of(page)}
    if question["kind"] == "activate":
        page.locator(".demon.may:visible").first.click()
        goes_on(page, table["number"])
    for _ in range(2):  # its squares were in sight before; of the next ones more than the frame can hold are legal
        table, question = until_kind(page, ("next_demon",))
        frames.add(frame_of(page))
        figure = next(one for one in table["facts"]["figures"] if one["id"] == legal(question)[0].split()[1])
        page.locator(f'[data-cell="{figure["squares"][0]}"]').first.click()
        goes_on(page, table["number"])
        table, _ = until_kind(page, ("demon",))
        frames.add(frame_of(page))
        page.get_by_role("button", name="End activation").click()
        goes_on(page, table["number"])
    assert len(frames) == 1


def test_a_chosen_card_stays_in_the_row_of_the_hand(visit: Visitor) -> None:
    page = visit(size=LAPTOP)
    play_machine(page, game="doom2016")
    until_kind(page, ("act",))
    page.locator(".place.usable .card").first.click()
    expect(page.locator(".place.chosen .offer button").first).to_be_visible()
    hand, lift = (page.locator(where).bounding_box() for where in (".hand:has(> .place)", ".place.chosen .lift"))
    assert hand is not None and lift is not None
    assert lift["y"] > hand["y"] - 10, "it rises over the board"


def test_a_raised_card_leaves_the_fight_in_sight(visit: Visitor) -> None:
    page = visit(size=PHONE)
    play_machine(page, game="doom2016")
    table, _ = until_kind(page, ("act",))
    page.locator(".place.usable .card").first.click()
    expect(page.locator(".raised")).to_be_visible()
    settle(page)
    square = place_of(page, table["facts"]["active"]["figure"])
    figure = page.locator(f'[data-cell="{square}"]:not([inert] *)').bounding_box()
    card = page.locator(".raised").bounding_box()
    assert figure is not None and card is not None
    assert figure["y"] + figure["height"] <= card["y"], "whoever acts is under the card"
