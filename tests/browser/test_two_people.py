"""Two browsers against each other, from the invitation through a whole game to the rematch."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Keeper, Visitor, wait_until
from tests.browser.seat import (
    TABLE,
    WORDS,
    asked,
    facts_of,
    game_card,
    place_hq,
    shown_number,
    wait_for_news,
    wait_for_number,
    wait_for_question,
)

PLACED = 3  # tiles that each of the two places before he only discards and ends his turns
MOST_SECONDS = 180


def meet(host: Page, visit: Visitor, lang: str = "en") -> Page:
    """The host invites, the guest follows the link."""
    game_card(host).get_by_role("button", name=WORDS["en"]["invite"], exact=True).click()
    host.wait_for_url(TABLE)
    field = host.get_by_role("textbox", name="Link")
    expect(field).to_have_value(re.compile("invitation="))
    guest = visit(path=field.input_value(), lang=lang)
    for page in (host, guest):
        expect(page.locator("[data-cell]").first).to_be_visible()
    return guest


def choose(kind: str, actions: list[str], placed: int) -> str:
    """A short game: a few tiles, battles when they come, else nothing."""
    wanted = [
        "heal",
        "explode",
        "fight",
        "keep",
        "pass",
        "retreat",
        "discard" if placed >= PLACED else "place",
        "battle",
    ]
    if kind == "act" and "end" in actions:
        places = [action for action in actions if action.startswith("place ")]
        if placed < PLACED and places:
            return places[len(places) // 2]
        return "battle" if "battle" in actions else "end"
    for verb in wanted:
        found = [action for action in actions if action.split()[0] == verb]
        if found:
            return found[0]
    return actions[0]


def take_turn(page: Page, placed: dict[str, int], lang: str) -> bool:
    """One action of whoever looks at this page, from the list that stays open; False where nothing is asked of him."""
    kind: str = page.evaluate("document.querySelector('.table').dataset.asked ?? ''")
    if not kind:
        return False
    number = shown_number(page)
    if kind == "headquarters":
        place_hq(page)
        page.get_by_role("tab", name=WORDS[lang]["answers"]).click()
        return True
    rows: list[str] = page.locator("button[data-action]").evaluate_all("all => all.map(one => one.dataset.action)")
    action = choose(kind, rows, placed[lang])
    placed[lang] += action.startswith("place ")
    if action == "end":
        page.get_by_role("button", name=WORDS[lang]["end"], exact=True).click()
    else:
        page.locator(f'button[data-action="{action}"]').click()
    wait_for_news(page, number)
    return True


def test_a_whole_game_and_a_rematch(visit: Visitor, keep_screen: Keeper) -> None:
    host = visit(lang="en")
    guest = meet(host, visit, "ru")
    placed = {"en": 0, "ru": 0}

    def plays_on() -> bool:
        """True when both have seen the end."""
        if not take_turn(host, placed, "en"):
            take_turn(guest, placed, "ru")
        return all(page.locator(".result").is_visible() for page in (host, guest))

    wait_until(plays_on, MOST_SECONDS)
    assert facts_of(host)["state"] == "over"
    expect(host.get_by_role("button", name="Rematch")).to_be_visible()
    expect(guest.get_by_role("button", name="Ещё раз", exact=True)).to_be_visible()
    host.get_by_text("Draws verified").click()
    expect(host.get_by_text("Published at the start:")).to_be_visible()
    keep_screen(host, "over-en")
    keep_screen(guest, "over-ru")
    before = host.url
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="Согласиться").click()
    for page in (host, guest):
        page.wait_for_url(lambda url: url != before and re.search(TABLE, url) is not None)
        expect(page.locator("[data-cell]").first).to_be_visible()


def test_replay_and_branch(visit: Visitor, keep_screen: Keeper) -> None:
    host = visit()
    guest = meet(host, visit)
    first, second = (host, guest) if asked(facts_of(host)) else (guest, host)
    cell = place_hq(first)
    place_hq(second)
    wait_for_number(host, 2)
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Give up").click()
    host.get_by_role("button", name="Really give up").click()
    expect(host.get_by_text("You have lost")).to_be_visible()
    expect(guest.get_by_text("You have won")).to_be_visible()
    host.get_by_role("button", name="Replay").click()
    expect(host.get_by_text("0 of 2")).to_be_visible()
    host.get_by_role("button", name="One step on").click()
    expect(host.get_by_role("log")).to_contain_text(cell)
    host.get_by_role("slider").fill("2")
    expect(host.get_by_text("2 of 2")).to_be_visible()
    keep_screen(host, "replay-en")
    host.get_by_role("button", name="One step back").click()
    host.get_by_role("button", name="Play on from here").click()
    host.wait_for_url(TABLE)
    table = facts_of(host)
    assert table["analysis"] and table["number"] == 1 and table["mine"] == [0, 1]


def test_chat_tells_its_limit(visit: Visitor) -> None:
    host = visit()
    guest = meet(host, visit, "ru")
    expect(host.get_by_text(re.compile("Guest [0-9A-F]{4}")).first).to_be_visible()  # came in Russian
    box = host.get_by_role("textbox", name="Say something at the table")
    box.fill("x" * 2000)
    box.press("Enter")
    expect(host.get_by_text("1,500 letters too many: at most 500 in one message")).to_be_visible()
    expect(box).to_have_value("x" * 2000)
    box.fill("x" * 500)
    expect(host.get_by_text("0 letters left")).to_be_visible()
    box.press("Enter")
    expect(guest.get_by_text("x" * 500)).to_be_visible()
    expect(box).to_have_value("")


def test_on_a_phone_one_press_leads_to_what_was_said(visit: Visitor) -> None:
    host = visit()
    guest = meet(host, visit)
    guest.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    host.get_by_role("textbox", name="Say something at the table").fill("Good luck!")
    host.keyboard.press("Enter")
    guest.get_by_role("button", name="Log and chat, 1 new message").click()
    expect(guest.get_by_text("Good luck!")).to_be_visible()


def test_chat_draw_and_take_back(visit: Visitor) -> None:
    host = visit()
    guest = meet(host, visit, "ru")
    host.get_by_role("textbox", name="Say something at the table").fill("Good luck!")
    host.keyboard.press("Enter")
    expect(guest.get_by_text("Good luck!")).to_be_visible()
    first, second = (host, guest) if asked(facts_of(host)) else (guest, host)
    place_hq(first)
    wait_for_question(second)
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Offer a draw").click()
    expect(guest.get_by_text("предлагает ничью")).to_be_visible()
    guest.get_by_role("button", name="Согласиться").click()
    expect(host.get_by_text("A draw", exact=True)).to_be_visible()


JOIN = """async () => await fetch(location.pathname.replace('/table/', '/api/tables/') + '/join', {
    method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', 'X-Platzdarm': '1' } })"""


def test_a_spectator_sees_the_game_and_cannot_act(visit: Visitor) -> None:
    host = visit(path="/new")
    host.get_by_label("Who sits on seat 2").select_option("open")
    host.get_by_role("button", name="Make the table").click()
    host.wait_for_url(TABLE)
    guest = visit(path=host.url)
    expect(guest.get_by_role("heading", name="The table is set")).to_be_visible()
    guest.evaluate(JOIN)
    for page in (host, guest):
        expect(page.locator("[data-cell]").first).to_be_visible()
    watcher = visit(path=host.url)
    expect(watcher.get_by_text("You are watching this game.")).to_be_visible()
    first = host if asked(facts_of(host)) else guest
    cell = place_hq(first)
    expect(watcher.get_by_role("log").first).to_contain_text(cell)
    assert facts_of(watcher)["mine"] == []


def test_a_private_table_is_not_for_strangers(visit: Visitor) -> None:
    host = visit()
    meet(host, visit)
    stranger = visit(path=host.url)
    expect(stranger.get_by_text("this table is private")).to_be_visible()


def test_two_seats_on_one_screen(visit: Visitor) -> None:
    page = visit(path="/new")
    page.get_by_label("Who sits on seat 2").select_option("me")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    place_hq(page)
    place_hq(page)
    wait_for_number(page, 2)
    assert facts_of(page)["mine"] == [0, 1]


def test_the_next_mission_of_an_operation_follows(visit: Visitor, keep_screen: Keeper) -> None:
    page = visit(path="/new/doom2016")
    page.get_by_role("radio", name="Black Bishop", exact=True).check(force=True)
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_label("Who sits on seat 1").select_option("me")
    page.get_by_label("Who sits on seat 2").select_option("bot")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    wait_for_question(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up").click()
    expect(page.get_by_text("You have lost")).to_be_visible()
    keep_screen(page, "next-mission")
    before = page.url
    page.get_by_role("button", name="Next: Cold Reactor").click()
    page.wait_for_url(lambda url: url != before and re.search(TABLE, url) is not None)
    wait_for_question(page)
    options = facts_of(page)["options"]
    assert (options["mission"], options["won"]) == ("cold_reactor", "0-1")
