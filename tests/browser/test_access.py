"""axe-core finds no serious problem on any page and in any state of a table, in both themes and languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, SIDEWAYS, SMALL, UPRIGHT, Keeper, RunningServer, Visitor, settle
from tests.browser.finished import come_as, shared_duel
from tests.browser.moments import MOMENTS, Moments
from tests.browser.seat import board_cell, place_hq, play_machine, shootable, wait_for_question
from tests.browser.test_following_a_turn import SLOWLY
from tests.browser.test_frames import choose_tile

PAGES = (
    "/",
    "/lobby",
    "/new",
    "/new/doom2016",
    "/new/inferno",
    "/machine/neuroshima",
    "/puzzles",
    "/rules/neuroshima",
    "/rules/doom2016",
    "/rules/inferno",
    "/settings",
    "/account",
    "/analysis",
    "/learn",
    "/learn/neuroshima",
    "/learn/doom2016",
    "/puzzle/1",
    "/nowhere",
)
SERIOUS = ("serious", "critical")
# Words and numbers in sight that are set smaller than the design's floor, as the screen shows them.
# Signs drawn on pieces count only where the whole table is asked for: tiles have theirs smaller when they are small.
TINY = """([floor, drawings]) => {
  const found = new Set();
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const one = all.currentNode.parentElement;
    const words = all.currentNode.textContent.trim();
    if (!words || one.closest(drawings ? 'script, style' : 'script, style, svg')) continue;
    if (!one.checkVisibility({visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(all.currentNode);
    const {width, height} = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const drawn = one instanceof SVGElement ? one.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size < floor - 0.05) found.add(`${size.toFixed(1)} ${one.outerHTML.slice(0, 60)} ${words.slice(0, 30)}`);
  }
  return [...found];
}"""
FLOOR = 11.5
ENGLISH = "localStorage.setItem('platzdarm-settings', JSON.stringify({speed: 4, language: 'en'}))"


def problems(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("path", PAGES)
def test_pages(visit: Visitor, keep_screen: Keeper, path: str) -> None:
    page = visit(path=path, lang="ru")
    for theme in ("dark", "light"):
        expect(page.get_by_role("heading").first).to_be_attached()
        settle(page)
        keep_screen(page, f"page{path.replace('/', '-')}-{theme}")
        assert problems(page) == [], theme
        page.evaluate(ENGLISH)
        page.emulate_media(color_scheme="light")
        page.reload()


# -- at a table -----------------------------------------------------------------------------------------------------


def chosen_tile(page: Page) -> None:
    choose_tile(page)


def ghost(page: Page) -> None:
    choose_tile(page)
    page.locator(".board [data-cell].legal").first.click()
    expect(
        page.get_by_role("button", name="Place").or_(page.get_by_role("button", name="Поставить")).last
    ).to_be_visible()


def posed(page: Page) -> None:
    page.locator("button.legal").first.click()
    begun(page)


def begun(page: Page) -> None:
    """An answer waits to be confirmed, in the prompt or under the thumb."""
    expect(page.locator(".prompt .main, .actions .main").first).to_be_visible()


def hinted(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.locator(".hinted")).to_be_visible()


def refused(page: Page) -> None:
    page.locator(".board [data-cell]:not(.legal)").first.click()
    expect(page.locator(".toast")).to_be_visible()


def menu(page: Page) -> None:
    page.locator(".tools button:visible, header button:visible").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()


def tab(name: str) -> Callable[[Page], None]:
    def opens(page: Page) -> None:
        if not page.locator(f"#tab-{name}").is_visible():
            page.locator(".drawer-button:visible").click()
        page.locator(f"#tab-{name}").click()
        expect(page.get_by_role("tabpanel")).to_be_visible()

    return opens


def chosen_card(page: Page) -> None:
    page.locator(".hand .usable .card").first.click()
    expect(page.locator(".hand .chosen")).to_be_attached()


def attacked(page: Page) -> None:
    """An attack on an enemy, with its odds."""
    board_cell(page, shootable(page)).click()
    expect(page.locator("section.attack").first).to_be_visible()


def drafted(page: Page) -> None:
    page.locator("button.champion").first.click()
    begun(page)


def looked_at_row(page: Page) -> None:
    page.locator('[data-slot="row-1"]').hover()
    expect(page.locator(".left").get_by_text("Ваша колода")).to_be_visible()


def opened_row(page: Page) -> None:
    page.get_by_role("button", name="Row", exact=True).click()
    page.locator('.sheet [data-slot="row-1"]').click()
    expect(page.locator(".sheet footer")).to_be_visible()


def nothing(_: Page) -> None:
    """As it is."""


# moment, size, language, and what is done there
TABLES: dict[str, tuple[str, tuple[int, int], str, Callable[[Page], None]]] = {
    "an HQ is to be set up": ("an HQ is set up", DESKTOP, "en", nothing),
    "a tile is chosen": ("a tile can be placed", DESKTOP, "ru", chosen_tile),
    "a ghost stands": ("a tile can be placed", SMALL, "en", ghost),
    "a hint came": ("a tile can be placed", UPRIGHT, "ru", hinted),
    "a refusal came": ("a battle can begin", PHONE, "en", refused),
    "a turn on a phone": ("a battle can begin", PHONE, "ru", nothing),
    "a medic is asked": ("a medic may save", DESKTOP, "ru", nothing),
    "teams": ("teams play", DESKTOP, "en", nothing),
    "six": ("six play", SIDEWAYS, "ru", nothing),
    "the menu": ("a battle can begin", PHONE, "ru", menu),
    "the log in a drawer": ("a battle can begin", UPRIGHT, "en", tab("log")),
    "the rules in a drawer": ("a battle can begin", SMALL, "ru", tab("rules")),
    "the answers beside the board": ("a battle can begin", DESKTOP, "en", tab("answers")),
    "a marine's turn": ("a card can be played", DESKTOP, "en", nothing),
    "a card is chosen": ("a card can be played", PHONE, "ru", chosen_card),
    "a portal": ("a portal can be sealed", SIDEWAYS, "en", nothing),
    "a pose is chosen": ("a large demon moves", DESKTOP, "ru", posed),
    "a reaction": ("a marine defends", DESKTOP, "en", nothing),
    "a reaction on a phone": ("a marine defends", PHONE, "ru", nothing),
    "weapons": ("weapons are chosen", DESKTOP, "ru", nothing),
    "the invader's hand": ("the invader places", UPRIGHT, "en", nothing),
    "DOOM's menu": ("a card can be played", SMALL, "en", menu),
    "DOOM's answers in a drawer": ("a card can be played", UPRIGHT, "ru", tab("answers")),
    "an action of a marine": ("an action is declared", PHONE, "ru", nothing),
    "an attack is begun": ("a marine may shoot", DESKTOP, "ru", attacked),
    "an attack is begun on a phone": ("a marine may shoot", PHONE, "en", attacked),
    "dice to roll again": ("dice may be rolled again", DESKTOP, "en", nothing),
    "an encounter": ("somebody is met", UPRIGHT, "ru", nothing),
    "where nobody appears": ("an invader appears", SMALL, "ru", nothing),
    "who acts for the invader": ("an invader may strike", SIDEWAYS, "en", nothing),
    "a draft": ("champions are drafted", DESKTOP, "ru", drafted),
    "a draft on a phone": ("champions are drafted", PHONE, "en", drafted),
    "a turn of Inferno": ("a gate gives power", UPRIGHT, "en", nothing),
    "a card of the row": ("something can be bought", DESKTOP, "ru", looked_at_row),
    "the row on a phone": ("something can be bought", PHONE, "en", opened_row),
    "an order": ("a champion is ordered", DESKTOP, "en", nothing),
    "an order on a phone": ("a champion is ordered", SMALL, "ru", nothing),
    "treasures before damage": ("a treasure may be used", DESKTOP, "ru", nothing),
    "treasures before damage on a phone": ("a treasure may be used", PHONE, "en", nothing),
    "quests to choose from": ("a quest is kept", SIDEWAYS, "ru", nothing),
}


@pytest.mark.parametrize("state", TABLES)
def test_table(visit: Visitor, moments: Moments, keep_screen: Keeper, state: str) -> None:
    moment, size, lang, does = TABLES[state]
    page = visit(path=None, size=size, lang=lang)
    moments.open(page, moment)
    does(page)
    assert page.evaluate(TINY, [FLOOR, MOMENTS[moment].game == "inferno"]) == []
    in_both_themes(page)
    keep_screen(page, f"state-{state.replace(' ', '-')}")


def in_both_themes(page: Page) -> None:
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        settle(page)
        assert problems(page) == [], theme


def test_while_the_machine_acts(visit: Visitor) -> None:
    page = visit(path=None)
    page.add_init_script(SLOWLY)
    page.goto("/")
    play_machine(page)
    place_hq(page)
    expect(page.locator(".table[data-showing]")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    in_both_themes(page)


def test_a_battle_that_rests(visit: Visitor, moments: Moments) -> None:
    page = visit(path=None, lang="ru")
    page.add_init_script(SLOWLY)
    moments.open(page, "a battle can begin", own=True)
    tab("answers")(page)
    page.locator('button[data-action="battle"]').click()
    expect(page.locator(".table[data-showing]")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Дальше")).to_be_visible()
    in_both_themes(page)


def test_waiting_for_somebody(visit: Visitor, moments: Moments) -> None:
    page = visit(path=None, lang="ru", size=PHONE)
    moments.table(page, "neuroshima", ["me", "person"])
    expect(page.get_by_role("textbox")).to_be_visible()
    in_both_themes(page)


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "ru"), (PHONE, "en")])
def test_the_end_and_the_replay(visit: Visitor, server: RunningServer, size: tuple[int, int], lang: str) -> None:
    table, anna, _ = shared_duel(server)
    page = visit(path=None, size=size, lang=lang)
    come_as(page, anna, f"/table/{table}")
    expect(page.locator(".result")).to_be_visible()
    in_both_themes(page)
    page.goto(f"/replay/{table}")
    expect(page.locator("[data-cell]").first).to_be_visible()
    in_both_themes(page)


def test_replay_and_player(visit: Visitor, keep_screen: Keeper) -> None:
    page = visit(path="/account")
    page.get_by_text("Make an account").first.click()
    page.get_by_label("Name").fill("Eva")
    page.get_by_label("Password").fill("a long password")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("link", name="Eva")).to_be_visible()
    page.goto("/")
    play_machine(page)
    place_hq(page)
    wait_for_question(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up").click()
    expect(page.get_by_text("You have lost")).to_be_visible()
    in_both_themes(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("log")).to_contain_text("HQ")
    keep_screen(page, "replay")
    in_both_themes(page)
    page.goto("/player/Eva")
    expect(page.get_by_text("Finished games")).to_be_visible()
    expect(page.locator("li.panel")).to_have_count(1)
    keep_screen(page, "player")
    in_both_themes(page)


def test_strong_contrast(visit: Visitor, keep_screen: Keeper) -> None:
    page = visit(path="/settings")
    page.get_by_role("radio", name="strong contrast").check(force=True)
    page.goto("/")
    expect(page.locator(':root[data-colours="contrast"]')).to_be_attached()
    in_both_themes(page)
    play_machine(page)
    place_hq(page)
    wait_for_question(page)
    keep_screen(page, "contrast")
    in_both_themes(page)
