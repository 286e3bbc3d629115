"""Every key of the help list does what it says, in every game that has it, on Russian keyboards as on English ones."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor, settle
from tests.browser.moments import Moments
from tests.browser.seat import (
    board_cell,
    play_machine,
    shootable,
    shown_number,
    wait_for_news,
    wait_for_number,
    wait_for_question,
)
from tests.browser.test_doom2016_play import until_kind
from tests.browser.test_following_a_turn import SLOWLY
from tests.browser.test_frames import choose_tile

Deed = Callable[[Page, Moments], None]
# What a Russian keyboard writes with the keys of these letters.
RUSSIAN = {"q": "й", "a": "ф", "e": "у", "u": "г", "h": "р", "t": "е", "l": "д", "n": "т"}


def strike(page: Page, letter: str) -> None:
    """The key where that letter is, on the keyboard that suits the page's language."""
    if language(page) == "en":
        page.keyboard.press(letter)
        return
    keyboard = page.context.new_cdp_session(page)
    stroke = {"code": f"Key{letter.upper()}", "key": RUSSIAN[letter], "windowsVirtualKeyCode": ord(letter.upper())}
    keyboard.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": RUSSIAN[letter], **stroke})
    keyboard.send("Input.dispatchKeyEvent", {"type": "keyUp", **stroke})


def language(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def prompt(page: Page) -> Locator:
    return page.locator(".prompt")


# -- Neuroshima -----------------------------------------------------------------------------------------------------


def begin_to_place(page: Page, moments: Moments) -> str:
    """A tile of the hand stands on a cell as a ghost; what the prompt said before."""
    moments.open(page, "a tile can be placed", own=True)
    before = prompt(page).inner_text()
    choose_tile(page)
    page.locator(".board [data-cell].legal").first.click()
    expect(page.locator(".prompt .main")).to_be_visible()
    return before


def turns_a_tile(page: Page, moments: Moments) -> None:
    begin_to_place(page, moments)
    facings = [prompt(page).locator(".title").inner_text()]
    for letter in "qqe":
        strike(page, letter)
        expect(prompt(page).locator(".title")).not_to_have_text(facings[-1])
        facings.append(prompt(page).locator(".title").inner_text())
    assert facings[3] == facings[1]
    assert len(set(facings)) == 3


def places_a_tile(page: Page, moments: Moments) -> None:
    begin_to_place(page, moments)
    number = shown_number(page)
    page.keyboard.press("Enter")
    wait_for_number(page, number + 1)


def takes_back_a_ghost(page: Page, moments: Moments) -> None:
    before = begin_to_place(page, moments)
    number = shown_number(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(prompt(page)).to_have_text(before, use_inner_text=True)
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(0)
    assert shown_number(page) == number


def takes_back_a_discard(page: Page, moments: Moments) -> None:
    moments.open(page, "three tiles are drawn", own=True)
    number = shown_number(page)
    for _ in range(2):
        page.locator(".place.usable button.tile").first.click()
    wait_for_number(page, number + 1)
    strike(page, "u")
    wait_for_number(page, number)


def shows_threats(page: Page, moments: Moments) -> None:
    moments.open(page, "a battle can begin")
    expect(page.locator(".threat")).to_have_count(0)
    strike(page, "t")
    expect(page.locator(".threat").first).to_be_visible()
    strike(page, "t")
    expect(page.locator(".threat")).to_have_count(0)


def watch_the_machine(page: Page, _: Moments) -> None:
    page.add_init_script(SLOWLY)
    page.goto("/")
    play_machine(page)
    cell = wait_for_question(page)[0].split()[1]
    for _again in range(2):
        board_cell(page, cell).click()


# -- DOOM -----------------------------------------------------------------------------------------------------------


def turns_a_large_figure(page: Page, moments: Moments) -> None:
    moments.open(page, "a large demon moves", own=True)
    before = prompt(page).inner_text()
    strike(page, "q")
    expect(prompt(page)).not_to_have_text(before, use_inner_text=True)


def begin_to_seal(page: Page, moments: Moments) -> str:
    moments.open(page, "a portal can be sealed", own=True)
    before = prompt(page).inner_text()
    page.locator(".board .popover button, .board .menu button").first.click()
    expect(page.locator(".prompt .main")).to_be_visible()
    return before


def seals_a_portal(page: Page, moments: Moments) -> None:
    begin_to_seal(page, moments)
    number = shown_number(page)
    page.keyboard.press("Enter")
    wait_for_news(page, number)


def takes_back_the_seal(page: Page, moments: Moments) -> None:
    before = begin_to_seal(page, moments)
    page.keyboard.press("Escape")
    expect(prompt(page)).to_have_text(before, use_inner_text=True)


def takes_back_a_step(page: Page, moments: Moments) -> None:
    moments.open(page, "a large demon moves", own=True)
    number = shown_number(page)
    page.locator("button.legal").first.click()
    page.keyboard.press("Enter")
    wait_for_news(page, number)
    strike(page, "u")
    wait_for_number(page, number)


def shows_sight(moment: str) -> Deed:
    def switches(page: Page, moments: Moments) -> None:
        moments.open(page, moment)
        switch = page.get_by_role("switch").first
        expect(switch).not_to_be_checked()
        strike(page, "t")
        expect(switch).to_be_checked()
        strike(page, "t")
        expect(switch).not_to_be_checked()

    return switches


def watch_the_invader(page: Page, _: Moments) -> None:
    page.goto("/")
    play_machine(page, game="doom2016")
    until_kind(page, ("act",))
    page.add_init_script(SLOWLY)
    page.reload()
    page.locator(".ending").click()


# -- Doom (2004) ----------------------------------------------------------------------------------------------------


def takes_a_weapon(page: Page, moments: Moments) -> None:
    moments.open(page, "a marine may shoot")
    page.keyboard.press("2")
    expect(page.locator(".hand .weapon").nth(1)).to_have_attribute("aria-pressed", "true")


def begin_to_shoot(page: Page, moments: Moments) -> str:
    moments.open(page, "a marine may shoot", own=True)
    before = prompt(page).inner_text()
    board_cell(page, shootable(page)).click()
    expect(page.locator(".prompt .main")).to_be_visible()
    return before


def shoots(page: Page, moments: Moments) -> None:
    begin_to_shoot(page, moments)
    number = shown_number(page)
    page.keyboard.press("Enter")
    wait_for_news(page, number)


def takes_back_the_shot(page: Page, moments: Moments) -> None:
    before = begin_to_shoot(page, moments)
    page.keyboard.press("Escape")
    expect(prompt(page)).to_have_text(before, use_inner_text=True)


def takes_back_an_action(page: Page, moments: Moments) -> None:
    moments.open(page, "an action is declared", own=True)
    number = shown_number(page)
    page.locator('[data-deed="action sprint"]').click()
    wait_for_news(page, number)
    strike(page, "u")
    wait_for_number(page, number)


# -- Inferno --------------------------------------------------------------------------------------------------------


def chooses_a_card(page: Page, moments: Moments) -> None:
    moments.open(page, "a gate gives power", own=True)
    number = shown_number(page)
    page.keyboard.press("2")  # a hero asks for nothing more
    wait_for_news(page, number)


def plays_the_hand(page: Page, moments: Moments) -> None:
    moments.open(page, "a gate gives power", own=True)
    assert page.locator(".hand .place").count() == 5
    strike(page, "a")
    expect(page.locator(".hand .place")).to_have_count(0)


def begin_to_take(page: Page, moments: Moments) -> str:
    moments.open(page, "champions are drafted", own=True)
    before = prompt(page).inner_text()
    page.locator("button.champion").first.click()
    expect(page.locator(".prompt .main")).to_be_visible()
    return before


def takes_a_champion(page: Page, moments: Moments) -> None:
    begin_to_take(page, moments)
    number = shown_number(page)
    page.keyboard.press("Enter")
    wait_for_news(page, number)


def leaves_a_champion(page: Page, moments: Moments) -> None:
    before = begin_to_take(page, moments)
    page.keyboard.press("Escape")
    expect(prompt(page)).to_have_text(before, use_inner_text=True)


def takes_back_a_card(page: Page, moments: Moments) -> None:
    moments.open(page, "a gate gives power", own=True)
    number = shown_number(page)
    page.locator(".hand .usable .card").first.click()
    wait_for_news(page, number)
    strike(page, "u")
    wait_for_number(page, number)


def watch_the_other_gate(page: Page, _: Moments) -> None:
    page.goto("/")
    play_machine(page, game="inferno")
    wait_for_question(page)
    page.keyboard.press("a")
    expect(page.locator(".hand .place")).to_have_count(0)
    page.add_init_script(SLOWLY)
    page.reload()
    expect(page.locator(".table[data-asked]")).to_be_visible()
    page.locator(".ending").click()


# -- all -----------------------------------------------------------------------------------------------------------


def hints(moment: str) -> Deed:
    def asks(page: Page, moments: Moments) -> None:
        moments.open(page, moment)
        strike(page, "h")
        expect(page.locator(".hinted")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".hinted")).to_have_count(0)

    return asks


def lists(moment: str) -> Deed:
    def opens(page: Page, moments: Moments) -> None:
        moments.open(page, moment)
        strike(page, "l")
        expect(page.locator("#tab-answers")).to_have_attribute("aria-selected", "true")
        expect(page.locator("[data-action]").first).to_be_in_viewport()

    return opens


def pauses(watch: Deed) -> Deed:
    def steers(page: Page, moments: Moments) -> None:
        watch(page, moments)
        happening = page.locator(".table[data-showing]")
        expect(happening).to_be_visible()
        page.keyboard.press("Space")
        back = page.locator(".controls .step").first
        expect(back).to_be_visible()
        expect(strip_of(page)).to_contain_text(" of ")  # from the second step on they are counted
        step = strip_of(page).inner_text().partition(" of ")[0]  # more steps come while it rests
        page.keyboard.press("ArrowRight")
        expect(strip_of(page)).not_to_contain_text(f"{step} of ")
        page.keyboard.press("ArrowLeft")
        expect(strip_of(page)).to_contain_text(f"{step} of ")
        for _again in range(3):  # something great that is told over the board takes the key first: it goes on
            page.keyboard.press("Space")
            settle(page)
            if not back.is_visible():
                break
        expect(back).to_have_count(0)

    return steers


def test_an_own_deed_that_was_paused_can_be_let_go_on(visit: Visitor, moments: Moments) -> None:
    page = visit(path=None)
    watch_the_machine(page, moments)
    expect(page.locator(".table[data-showing]")).to_be_visible()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".table[data-asked]")).to_be_visible()


def strip_of(page: Page) -> Locator:
    return page.locator(".prompt-slot .strip .hint").first


def takes(moment: str) -> Deed:
    def chooses(page: Page, moments: Moments) -> None:
        moments.open(page, moment)
        page.keyboard.press("2")
        expect(page.locator(".hand .place").nth(1)).to_have_class(re.compile("chosen|grown"))

    return chooses


def goes_about(moment: str) -> Deed:
    def goes(page: Page, moments: Moments) -> None:
        moments.open(page, moment)
        passed = []
        for key in ("ArrowUp", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):  # from wherever one is
            page.keyboard.press(key)
            passed.append(focused_cell(page))
        assert len(set(passed)) > 1 and all(passed)

    return goes


def presses_the_first_answer(page: Page, moments: Moments) -> None:
    moments.open(page, "an action is declared", own=True)
    number = shown_number(page)
    page.keyboard.down("Shift")
    expect(page.locator("[data-digit='1']")).to_have_attribute("data-deed", re.compile("^action "))
    page.keyboard.press("Digit1")
    page.keyboard.up("Shift")
    wait_for_news(page, number)
    expect(page.locator("[data-digit]")).to_have_count(0)


def opens_the_list_first(page: Page, moments: Moments) -> None:
    moments.open(page, "a medic may save", own=True)
    number = shown_number(page)
    page.keyboard.press("Shift+Digit1")
    expect(page.locator("details[open] [data-deed]").first).to_be_focused()
    assert shown_number(page) == number
    page.keyboard.press("Enter")
    wait_for_news(page, number)


def ends(moment: str) -> Deed:
    def passes(page: Page, moments: Moments) -> None:
        moments.open(page, moment, own=True)
        number = shown_number(page)
        expect(page.locator(".ending kbd")).to_have_text("N")
        strike(page, "n")
        wait_for_news(page, number)

    return passes


def focused_cell(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.cell ?? ''"))


def zooms(moment: str) -> Deed:
    def nears(page: Page, moments: Moments) -> None:
        moments.open(page, moment)
        widths = [cell_width(page)]
        for key in ("+", "-", "0"):
            page.keyboard.press(key)
            settle(page)
            widths.append(cell_width(page))
        assert widths[1] > widths[0] and widths[2] < widths[1]
        assert widths[3] != widths[2] or widths[3] == widths[0], "the whole map, or back from it"

    return nears


def cell_width(page: Page) -> float:
    return float(page.locator(".board [data-cell]").first.evaluate("one => one.getBoundingClientRect().width"))


def lists_the_keys(page: Page, moments: Moments) -> None:
    moments.open(page, "a card can be played", own=True)
    page.keyboard.press("Digit1")
    card = page.locator(".hand .card").first
    expect(card).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator("dialog dl kbd")).to_have_count(len(KEYS))
    page.keyboard.press("Escape")
    expect(card).to_be_focused()


KEYS: dict[str, dict[str, Deed]] = {
    "1 … 9": {
        "neuroshima": takes("three tiles are drawn"),
        "doom2016": takes("a card can be played"),
        "doom2004": takes_a_weapon,
        "inferno": chooses_a_card,
    },
    "Shift + 1 … 9": {"neuroshima": opens_the_list_first, "doom2004": presses_the_first_answer},
    "N": {"neuroshima": ends("a tile can be placed"), "inferno": ends("something can be bought")},
    "← ↑ → ↓": {
        "neuroshima": goes_about("an HQ is set up"),
        "doom2016": goes_about("a portal can be sealed"),
        "doom2004": goes_about("a marine may shoot"),
        "inferno": goes_about("a champion is ordered"),
    },
    "Q · E": {"neuroshima": turns_a_tile, "doom2016": turns_a_large_figure},
    "A": {"inferno": plays_the_hand},
    "Enter": {
        "neuroshima": places_a_tile,
        "doom2016": seals_a_portal,
        "doom2004": shoots,
        "inferno": takes_a_champion,
    },
    "Esc": {
        "neuroshima": takes_back_a_ghost,
        "doom2016": takes_back_the_seal,
        "doom2004": takes_back_the_shot,
        "inferno": leaves_a_champion,
    },
    "U": {
        "neuroshima": takes_back_a_discard,
        "doom2016": takes_back_a_step,
        "doom2004": takes_back_an_action,
        "inferno": takes_back_a_card,
    },
    "H": {
        "neuroshima": hints("a tile can be placed"),
        "doom2016": hints("a card can be played"),
        "doom2004": hints("a marine may shoot"),
        "inferno": hints("something can be bought"),
    },
    "T": {
        "neuroshima": shows_threats,
        "doom2016": shows_sight("a portal can be sealed"),
        "doom2004": shows_sight("a marine may shoot"),
        "inferno": shows_sight("something can be bought"),
    },
    "L": {
        "neuroshima": lists("a tile can be placed"),
        "doom2016": lists("a card can be played"),
        "doom2004": lists("a marine may shoot"),
        "inferno": lists("something can be bought"),
    },
    "Space": {
        "neuroshima": pauses(watch_the_machine),
        "doom2016": pauses(watch_the_invader),
        "inferno": pauses(watch_the_other_gate),
    },
    "+ · − · 0": {
        "neuroshima": zooms("an HQ is set up"),
        "doom2016": zooms("a portal can be sealed"),
        "doom2004": zooms("a marine may shoot"),
        "inferno": zooms("a champion is ordered"),
    },
    "?": {"doom2016": lists_the_keys},
}


def test_the_help_list_names_the_keys_that_are_tried_here(visit: Visitor) -> None:
    page = visit(path="/settings")
    expect(page.locator("dl kbd").first).to_be_visible()
    assert page.locator("dl kbd").all_inner_texts() == list(KEYS)


@pytest.mark.parametrize(("key", "game"), [(key, game) for key, games in KEYS.items() for game in games])
def test_a_key_does_what_the_list_says(visit: Visitor, moments: Moments, key: str, game: str) -> None:
    lang = "en" if key in ("Q · E", "Esc", "H", "L", "Space") else "ru"
    KEYS[key][game](visit(path=None, lang=lang), moments)
