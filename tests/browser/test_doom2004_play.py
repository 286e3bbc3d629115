"""Doom (2004) by clicks: a scenario is won, the invader kills, and on every screen each answer can be hit."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, SMALL, UPRIGHT, Visitor, settle, wait_until
from tests.browser.seat import board_cell, facts_of, play_machine, question_shown

SIZES = {
    "desktop": DESKTOP,
    "laptop": LAPTOP,
    "upright": UPRIGHT,
    "phone": PHONE,
    "small": SMALL,
    "sideways": (844, 390),
}
LUCK = "16" * 32
CALL = """async ([path, body]) => {
  const headers = {'X-Platzdarm': '1', 'content-type': 'application/json'};
  await fetch('/api/guest', {method: 'POST', headers, body: '{}'});
  return await (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
}"""
# legal squares in the frame that a click in their middle does not reach
COVERED = """() => {
  const frame = document.querySelector('.board .frame, .frame').getBoundingClientRect();
  return [...document.querySelectorAll('polygon.legal')].flatMap((square) => {
    const box = square.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < frame.left || y < frame.top || x > frame.right || y > frame.bottom) return [];
    const hit = document.elementFromPoint(x, y);
    return hit?.closest('[data-cell]') ? [] : [square.dataset.cell + ' by ' + hit?.outerHTML.slice(0, 100)];
  });
}"""
FRAME = """() => {
  const box = document.querySelector('.board svg').getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""
# buttons beside a place whose middle a click does not reach
HIDDEN = """() => [...document.querySelectorAll('.popover button')].flatMap((button) => {
  const box = button.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return button.contains(hit) ? [] : [button.textContent];
})"""
# what a card says and does not show: a line that has no room goes to a column beside it
CUT = """() => [...document.querySelectorAll('.hand .face, .hand .text')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || parseFloat(getComputedStyle(one).fontSize) < 11.5)
  .map((one) => one.textContent)"""
RED: dict[str, Any] = {"id": "red", "square": "c19", "weapons": ["shotgun"], "cards": []}
BASE: dict[str, Any] = {"scenario": "ash_and_red_light", "marines": [RED], "hand": [], "turn": 1}
MOMENTS: dict[str, dict[str, Any]] = {
    "a marine acts": {
        **BASE,
        "areas": [{"id": "a1"}],
        "doors": [{"id": "d1", "closed": False}],
        "invaders": [{"id": "imp-1", "squares": ["f19"]}, {"id": "zombie-1", "squares": ["i20"]}],
    },
    "a large invader moves": {
        **BASE,
        "turn": 0,
        "areas": [{"id": "a1"}],
        "doors": [{"id": "d1", "closed": False}],
        "invaders": [{"id": "demon-1", "squares": ["i19"]}],
    },
    "somebody is brought in": {**BASE, "turn": 0, "areas": [{"id": "a1"}], "invaders": [], "hand": None},
}


def set_up(
    visit: Visitor, position: dict[str, Any], size: tuple[int, int] = DESKTOP, luck: str = LUCK, lang: str = "en"
) -> Page:
    page = visit(size=size, lang=lang)
    table = page.evaluate(CALL, ["/api/analysis", {"game": "doom2004", "position": position, "luck": luck}])
    page.goto(f"/table/{table['id']}")
    question_shown(page)
    settle(page)
    return page


def goes_on(page: Page, before: int) -> None:
    wait_until(lambda: bool(facts_of(page)["number"] > before))


def press(page: Page, action: str) -> None:
    """A button that stands for just this answer: beside the board, on a card, or at its place."""
    table, _ = question_shown(page)
    page.locator(f'[data-deed="{action}"]:visible').first.click()
    goes_on(page, table["number"])


def square(page: Page, name: str) -> None:
    """With the whole map in the window; what lies over it gives way."""
    whole = page.get_by_role("button", name="Whole map")
    if whole.is_visible():
        whole.click()
    page.locator(f'[data-cell="{name}"]').first.click()


def go(page: Page, to: str) -> None:
    """A finger sees the way first, and goes when it comes again."""
    square(page, to)
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        expect(page.locator(".ghost")).to_be_visible()
        square(page, to)
    wait_until(lambda: facts_of(page)["facts"]["marines"][0]["square"] == to)


def shoot(page: Page, at: str) -> None:
    """Once shows the odds, twice shoots."""
    table, _ = question_shown(page)
    square(page, at)
    expect(page.get_by_role("region", name="Odds against").or_(page.locator("section.attack")).first).to_be_visible()
    page.locator(".prompt .button.main, .actions .button.main, .sheet .button.main").first.click()
    goes_on(page, table["number"])


def begin(page: Page, moment: str) -> None:
    """From the start of the turn to where the moment's answers lie on the board."""
    if moment == "a marine acts":
        press(page, "action advance")
        return
    table, question = question_shown(page)
    if moment == "somebody is brought in":
        spawn = next(action for action in question["answers"]["singles"] if action.startswith("spawn"))
        place = table["facts"]["hand"].index(spawn.split()[1])
        page.keyboard.press(str(place + 1))  # in a fan its neighbours lie over it
        page.locator(f'[data-deed="{spawn}"]:visible').first.click()
        goes_on(page, table["number"])
        return
    while question["kind"] != "invader":
        table, question = question_shown(page)
        if question["kind"] == "prepare":  # there is nothing to play: the page goes on by itself
            goes_on(page, table["number"])
        elif question["kind"] == "activate":
            square(page, "i19")
            goes_on(page, table["number"])


def test_choosing_one_invader_after_another_leaves_the_map_where_it_is(visit: Visitor) -> None:
    """A second click on whoever was chosen must not meet another square."""
    places = {"imp-1": "f19", "zombie-1": "i20"}
    invaders = [{"id": name, "squares": [at]} for name, at in places.items()]
    page = set_up(visit, {**BASE, "turn": 0, "areas": [{"id": "a1"}], "invaders": invaders}, LAPTOP)
    corners: list[tuple[float, float]] = []

    def look() -> None:
        settle(page)
        box = page.locator('[data-cell="f19"]').first.bounding_box()
        assert box is not None and round(box["width"]) == 44
        corners.append((box["x"], box["y"]))

    while places:
        table, question = question_shown(page)
        if question["kind"] == "prepare":  # there is nothing to play: the page goes on by itself
            goes_on(page, table["number"])
            continue
        look()
        if question["kind"] == "activate":
            page.locator(f'[data-cell="{places.pop(next(iter(places)))}"]').first.click()
            goes_on(page, table["number"])
        else:
            press(page, "end")
    question_shown(page)
    look()
    moved = [max(values) - min(values) for values in zip(*corners, strict=True)]
    assert max(moved) < 22, "half a square"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_click_reaches_every_legal_square(visit: Visitor, moment: str, size: str) -> None:
    page = set_up(visit, MOMENTS[moment], SIZES[size])
    begin(page, moment)
    question_shown(page)
    settle(page)
    assert page.locator("polygon.legal").count() > 2
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_board_stays_where_it_is_when_an_attack_is_begun(visit: Visitor, size: str) -> None:
    page = set_up(visit, MOMENTS["a marine acts"], SIZES[size])
    press(page, "action unload")
    question_shown(page)
    settle(page)
    before = page.evaluate(FRAME)
    square(page, "f19")
    expect(page.locator("section.attack").first).to_be_visible()
    assert page.evaluate(FRAME) == before
    expect(page.locator("section.attack").first).to_contain_text("%")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_marines_win_by_clicks(visit: Visitor, size: str) -> None:
    position = {**BASE, "marines": [{**RED, "square": "v2"}], "areas": [{"id": "a9"}], "keys": ["red"], "invaders": []}
    page = set_up(visit, position, SIZES[size])
    press(page, "action sprint")
    go(page, "t2")
    for action in ("door r1", "leave"):
        table, _ = question_shown(page)
        page.locator(f'[data-deed="{action}"]:visible').first.click()
        page.locator(".prompt .button.main, .actions .button.main").first.click()
        goes_on(page, table["number"])
    expect(page.get_by_text("The marines escape").first).to_be_visible()


def test_a_marine_aims_and_rolls_again(visit: Visitor) -> None:
    marine = {**RED, "square": "b19", "weapons": [], "order": "aim"}
    page = set_up(visit, {**BASE, "marines": [marine], "invaders": [{"id": "archvile-1", "squares": ["e19"]}]})
    press(page, "action unload")
    square(page, "e19")
    switch = page.locator("section.attack").get_by_role("switch")
    if switch.get_attribute("aria-checked") == "false":
        switch.click()
    table, _ = question_shown(page)
    page.locator(".prompt .button.main").click()
    goes_on(page, table["number"])
    table, question = question_shown(page)
    assert question["kind"] == "reroll"
    page.locator("section.attack tr button:has(svg)").first.click()
    page.locator('section.attack [data-deed^="reroll"]').click()
    goes_on(page, table["number"])
    expect(page.get_by_role("log").first).to_contain_text("Rolled again")


AIMED: dict[str, Any] = {
    **BASE,
    "marines": [{**RED, "square": "c21", "weapons": ["machine_gun"], "order": "aim"}],
    "invaders": [{"id": "archvile-1", "squares": ["c16"]}],
}


def aimed_shot(visit: Visitor, size: tuple[int, int]) -> Page:
    """From the top of the room to its bottom, rolled: dice may be picked."""
    page = set_up(visit, AIMED, size)
    press(page, "action unload")
    square(page, "c16")
    switch = page.locator("section.attack").get_by_role("switch")
    if switch.get_attribute("aria-checked") == "false":
        switch.click()
    table, _ = question_shown(page)
    page.locator(".prompt .button.main, .sheet .button.main").last.click()
    goes_on(page, table["number"])
    assert question_shown(page)[1]["kind"] == "reroll"
    return page


def test_a_small_phone_shows_shooter_and_target_while_dice_are_chosen(visit: Visitor) -> None:
    page = aimed_shot(visit, SMALL)

    def seen(name: str) -> bool:
        box, board, sheet = (
            page.locator(one).first.bounding_box() for one in (f'[data-cell="{name}"]', ".board", ".sheet")
        )
        return bool(box and board and sheet and box["y"] >= board["y"] and box["y"] + box["height"] <= sheet["y"])

    wait_until(lambda: seen("c21") and seen("c16"))


def test_dice_are_picked_and_rolled_by_keys_below_the_parts_of_the_attack(visit: Visitor) -> None:
    page = aimed_shot(visit, LAPTOP)
    strip = page.locator(".underway").bounding_box()
    assert strip is not None

    def below() -> bool:
        box = board_cell(page, "c21").bounding_box()
        return box is not None and box["y"] >= strip["y"] + strip["height"] - 8

    wait_until(below)
    board_cell(page, "c16").focus()
    dice = page.locator("section.attack").first.locator("button[aria-pressed]")
    before = [one.get_attribute("aria-pressed") for one in dice.all()]
    page.keyboard.press("2")
    after = [one.get_attribute("aria-pressed") for one in dice.all()]
    assert [at for at, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]] == [1]
    if "true" not in after:
        page.keyboard.press("1")
    table, _ = question_shown(page)
    page.keyboard.press("Enter")
    goes_on(page, table["number"])
    expect(page.get_by_role("log").first).to_contain_text("Rolled again")


GUARDED: dict[str, Any] = {
    **MOMENTS["a marine acts"],
    "turn": 0,
    "marines": [{**RED, "order": "guard"}],
    "invaders": [{"id": "imp-1", "squares": ["g19"]}],
}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_guard_alone_with_machines_has_no_clock_and_is_not_asked_again_before_his_turn(
    visit: Visitor, size: str
) -> None:
    """Nobody waits for him, so nothing passes for him by itself."""
    page = set_up(visit, GUARDED, SIZES[size])
    passing = page.locator(".sheet, .prompt").get_by_role("button", name="Pass until my turn")
    expect(passing).to_be_visible()
    assert facts_of(page)["asked"][0]["kind"] == "interrupt"
    expect(page.get_by_role("button", name="then the page passes")).to_have_count(0)
    passing.click()
    wait_until(lambda: facts_of(page)["asked"][0]["kind"] == "activate")
    page.locator('[data-cell="g19"]').first.click()
    wait_until(lambda: facts_of(page)["asked"][0]["kind"] == "invader")
    expect(passing).to_have_count(0)


def test_a_phone_tells_goal_and_turn_and_shows_a_guard_with_his_target(visit: Visitor) -> None:
    page = set_up(visit, GUARDED, PHONE)
    expect(page.locator("header .goal")).to_contain_text("ind the red key")
    expect(page.locator("header .turn")).to_have_text("Round 1 · The invader")
    expect(page.get_by_role("button", name="Not now").first).to_be_visible()
    edge = page.locator(".sheet:visible").bounding_box()
    assert edge is not None

    def seen(square: str) -> bool:
        box = page.locator(f'[data-cell="{square}"]').first.bounding_box()
        return (
            box is not None
            and box["x"] >= 0
            and box["x"] + box["width"] <= PHONE[0]
            and box["y"] + box["height"] <= edge["y"]
        )

    wait_until(lambda: seen("c19") and seen("g19"))


def test_one_press_takes_back_a_whole_way(visit: Visitor) -> None:
    page = set_up(visit, BASE)
    press(page, "action sprint")
    before = facts_of(page)["number"]
    go(page, "e19")
    assert facts_of(page)["number"] == before + 2
    settle(page)
    page.keyboard.press("u")
    wait_until(lambda: facts_of(page)["number"] == before)
    assert facts_of(page)["facts"]["marines"][0]["square"] == "c19"


def test_a_marine_walks_through_his_friend_and_a_guard_sees_what_threatens_both(visit: Visitor) -> None:
    """Two lamps on one square, and two threats by one invader."""
    green = {"id": "green", "square": "d19", "weapons": [], "cards": []}
    page = set_up(visit, {**BASE, "marines": [RED, green], "areas": [], "invaders": []})
    press(page, "action sprint")
    walker = facts_of(page)["facts"]["active"]["figure"]
    go_through = {"red": "d19", "green": "c19"}[walker]
    page.locator(f'[data-cell="{go_through}"]').first.hover()
    to = {"red": "e19", "green": "b19"}[walker]
    square(page, to)
    wait_until(lambda: any(one["square"] == to for one in facts_of(page)["facts"]["marines"]))
    expect(page.locator(f'[data-cell="{to}"]').first).to_have_attribute("aria-label", re.compile(walker, re.I))

    guarded = [{**RED, "order": "guard"}, {**green, "square": "c18"}]
    page = set_up(visit, {**GUARDED, "marines": guarded})
    page.get_by_role("button", name="On to the activations").first.click()
    wait_until(lambda: facts_of(page)["asked"][0]["kind"] == "interrupt")
    expect(page.locator("aside.left").get_by_text("On guard", exact=True)).to_be_visible()
    expect(page.locator("aside.left")).to_contain_text("could wound Red")
    expect(page.locator("aside.left")).to_contain_text("could wound Green")


def test_orders_are_listed_within_a_phone(visit: Visitor) -> None:
    page = set_up(visit, {**BASE, "invaders": []}, PHONE)
    press(page, "action ready")
    question_shown(page)
    page.locator("summary", has_text="Order").click()
    for one in page.locator("details[open] button, .actions button").all():
        box = one.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0], one.inner_text()


def test_a_phone_tells_of_comrades_and_the_keys_stay_on_the_board_when_an_attack_is_given_up(visit: Visitor) -> None:
    green = {"id": "green", "square": "b18", "weapons": [], "cards": [], "order": "guard"}
    page = set_up(visit, {**MOMENTS["a marine acts"], "marines": [RED, green]}, PHONE)
    page.locator("header .comrades button").click()
    expect(page.get_by_role("dialog")).to_contain_text("guard")
    page.keyboard.press("Escape")
    press(page, "action advance")
    question_shown(page)
    square(page, "f19")
    expect(page.locator(".prompt-slot")).to_contain_text("to kill")
    back = page.locator(".sheet").get_by_role("button", name="Back")
    back.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board :focus")).to_have_attribute("data-cell", re.compile(r"\w+"))


def test_a_door_says_why_it_stays_shut(visit: Visitor) -> None:
    page = set_up(visit, {**BASE, "marines": [{**RED, "square": "f19"}], "invaders": []})
    press(page, "action unload")
    question_shown(page)
    middle = page.locator('[data-cell="door d1"]').evaluate(
        "(door) => (({ x, y, width, height }) => [x + width / 2, y + height / 2])(door.getBoundingClientRect())"
    )
    page.mouse.click(*middle)
    expect(page.locator(".toasts")).to_contain_text("D04-")


def test_the_invader_kills_the_last_marine_by_clicks(visit: Visitor) -> None:
    """Every answer of the invader's is a click on the board or on the button beside it."""
    page = set_up(
        visit,
        {
            **BASE,
            "turn": 0,
            "frags": 6,
            "marines": [{**RED, "life": 1, "armour": 1, "square": "c18"}],
            "invaders": [{"id": f"zombie-{number}", "squares": [at]} for number, at in enumerate(("b18", "d18"), 1)],
        },
    )
    for _ in range(30):
        table = facts_of(page)
        if table["facts"]["result"]:
            break
        table, question = question_shown(page)
        match question["kind"]:
            case "activate" if len(question["answers"]["singles"]) > 1:
                square(page, "b18" if "activate zombie-1" in question["answers"]["singles"] else "d18")
            case "invader":
                strikes = [span for span in question["answers"]["spans"] if "strike" in span["form"]]
                if strikes:
                    square(page, "c18")
                    page.locator(".prompt .button.main").click()
                else:
                    page.get_by_role("button", name="End the activation").click()
            case "prepare":
                pass  # nothing to play: the page goes on by itself
            case "action":
                page.locator('[data-deed="action sprint"]').click()
            case "act" | "activate":
                page.get_by_role("button", name="End the turn").click()
            case _:
                page.locator('[data-deed="pass"]:visible').or_(page.get_by_role("button", name="Pass")).first.click()
        wait_until(lambda before=table["number"]: bool(facts_of(page)["number"] > before))  # type: ignore[misc]
    expect(page.get_by_text("The invader wins").first).to_be_visible()


# What is read out, and the squares that it lies over.
READ = """(squares) => {
  const text = document.querySelector('.room').getBoundingClientRect();
  return squares.filter((name) => {
    const box = document.querySelector(`polygon[data-cell="${name}"]`)?.getBoundingClientRect();
    if (!box || box.right < text.left + 1 || box.left > text.right - 1) return false;
    return box.bottom > text.top + 1 && box.top < text.bottom - 1;
  });
}"""


def test_the_briefing_covers_neither_the_first_door_nor_a_marine(visit: Visitor) -> None:
    """Where the marines start: nobody has done anything yet."""
    page = set_up(visit, {**BASE, "marines": [RED, {**RED, "id": "green", "square": "c17"}]}, LAPTOP)
    table, _ = question_shown(page)
    expect(page.locator(".room")).to_contain_text("Briefing", ignore_case=True)
    expect(page.locator(".room")).to_be_visible()
    facts = table["facts"]
    squares = [square for door in facts["doors"] for square in door["squares"]]
    squares += [marine["square"] for marine in facts["marines"]]
    assert page.evaluate(READ, squares) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_spawn_card_that_nobody_can_come_by_is_confirmed_first(visit: Visitor, size: str) -> None:
    """Both marines together see the whole room."""
    card = "spawn_zombie_and_imp_and_trite_2"
    marines = [{**RED, "square": "c20"}, {**RED, "id": "green", "square": "e17"}]
    page = set_up(visit, {**BASE, "marines": marines, "turn": 0, "hand": [card]}, SIZES[size])
    table, _ = question_shown(page)
    deed = page.locator(f'[data-deed="spawn {card} group-1"]:visible').first
    page.keyboard.press(str(table["facts"]["hand"].index(card) + 1))  # two have been drawn
    deed.click()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Spawn for nothing")
    expect(prompt).to_contain_text("Marines see every free square")
    page.keyboard.press("Escape")
    expect(prompt).not_to_contain_text("Spawn for nothing")
    assert card in facts_of(page)["facts"]["hand"]
    page.keyboard.press("l")
    page.locator(f'[data-action="spawn {card} group-1"]:visible').click()  # the plain list says it too
    expect(prompt).to_contain_text("Marines see every free square")
    assert card in facts_of(page)["facts"]["hand"]
    page.locator(".prompt .button.main, .actions .button.main").first.click()
    goes_on(page, table["number"])
    assert card not in facts_of(page)["facts"]["hand"]


def test_seven_cards_stand_side_by_side_on_a_laptop_with_all_their_words(visit: Visitor) -> None:
    """The longest texts, in the language that is longer; one more is drawn."""
    long = ["dud_1", "dodge_1", "jump_the_gun_1", "dark_energies_1"]
    hand = [*long, "spawn_demon_or_imp_and_zombie_1", "spawn_mancubus_or_zombie3_1"]
    page = set_up(visit, {**BASE, "turn": 0, "hand": hand}, LAPTOP, lang="ru")
    assert page.locator(".hand .card").count() == len(hand) + 1
    assert page.evaluate(CUT) == []


def test_the_die_that_a_shot_goes_on_for_is_chosen_before_the_strip(visit: Visitor) -> None:
    """Beside a wall at the upper edge of the window the choice has no other place."""
    mancubus = {"id": "mancubus-1", "squares": ["e18"]}
    moment = MOMENTS["a large invader moves"]
    marines = [{**RED, "square": "i19"}, {**RED, "id": "green", "square": "k20"}]
    position = {**moment, "invaders": [mancubus], "marines": marines}
    page = set_up(visit, position, LAPTOP, luck="77" * 32)  # the first shot hits
    page.locator(".prompt").get_by_role("button", name="On to the activations").click()
    expect(page.locator(".table")).to_have_attribute("data-asked", "activate")
    page.locator('[data-cell="e18"]').first.click()
    expect(page.locator(".table")).to_have_attribute("data-asked", "invader")
    shoot(page, "i19")
    expect(page.locator(".table")).to_have_attribute("data-asked", "walk")
    page.locator('[data-cell="j20"]').first.click()
    expect(page.locator(".popover button")).to_have_count(2)
    assert page.evaluate(HIDDEN) == []


def test_a_table_against_the_machine_grows_as_it_is_explored(visit: Visitor) -> None:
    page = visit()
    play_machine(page, game="doom2004")
    table, question = question_shown(page, 40)
    assert question["kind"] == "action" and len(table["facts"]["areas"]) == 1
    squares = page.locator(".board polygon[data-cell]").count()
    press(page, "action sprint")
    beside = next(door for door in table["facts"]["doors"] if door["id"] == "d1")["squares"]
    table, _ = question_shown(page)
    way = next(way for way in table["facts"]["active"]["reach"] if way["to"] in beside and way["rest"])
    square(page, way["to"])
    wait_until(lambda: facts_of(page)["facts"]["marines"][0]["square"] == way["to"])
    question_shown(page)
    page.locator('[data-deed="door d1"]:visible').first.click()
    page.locator(".prompt .button.main").click()
    wait_until(lambda: len(facts_of(page)["facts"]["areas"]) == 2)
    question_shown(page, 40)
    assert page.locator(".board polygon[data-cell]").count() > squares
    expect(page.get_by_role("log").first).to_contain_text("A new area: Service spine")
