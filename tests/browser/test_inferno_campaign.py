"""The campaign of Inferno in the browser: an evening begun by a click, its story, its end, and the way on by a link."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, RunningServer, Visitor, wait_until
from tests.browser.finished import come_as
from tests.browser.seat import TABLE, facts_of, question_shown
from tests.browser.test_access import problems
from tests.browser.test_inferno_play import CALL, confirm
from tests.browser.won_evening import EVENING, won_evening
from tests.server.visitor import Visitor as Person

WORDS = {
    "en": {
        "begin": "Begin evening 1",
        "play": "To the table",
        "on": "Go on with evening 1",
        "next": "Begin evening 2",
        "again": "Lost",
        "campaign": "The campaign",
    },
    "ru": {
        "begin": "Начать вечер 1",
        "play": "К столу",
        "on": "Продолжить вечер 1",
        "next": "Начать вечер 2",
        "again": "Поражение",
        "campaign": "К кампании",
    },
}
GIVE_UP = """async (table) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/live');
  await new Promise((go) => (socket.onopen = go));
  socket.send(JSON.stringify({type: 'resign', id: 'given-up', table, seat: 0}));
  await new Promise((go) => (socket.onmessage = go));
  socket.close();
}"""


def begun(page: Page, words: dict[str, str]) -> str:
    """The first evening from the campaign's page, with a program; its story is told."""
    page.get_by_role("button", name=words["begin"]).click()
    page.wait_for_url(TABLE)
    told = page.get_by_role("dialog")
    expect(told).to_be_visible()
    told.get_by_role("button", name=words["play"]).click()
    expect(told).to_have_count(0)
    return page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_evening_is_begun_left_and_found_again_by_the_link(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    words = WORDS[lang]
    page = visit("/campaigns/inferno", lang=lang, size=size)
    table = begun(page, words)
    facts = facts_of(page)
    assert (facts["series"], facts["options"]["scenario"]) == (table, "campaign_1")
    page.goto(f"/campaign/{table}")
    expect(page.locator("li.now")).to_have_count(1)
    expect(page.locator("li.closed")).to_have_count(3)
    assert problems(page) == []
    page.get_by_role("link", name=words["on"]).click()
    page.wait_for_url(TABLE)
    assert page.url.endswith(table)
    expect(page.get_by_role("dialog")).to_have_count(0)  # the story is told once by itself


def test_two_seats_on_one_screen_choose_in_any_order(visit: Visitor) -> None:
    """Both are asked at once: one of them has the page, and the other by a button (INF-CSET-02)."""
    page = visit()
    options = {"scenario": "campaign_1", "mode": "pair", "difficulty": "normal"}
    made = page.evaluate(CALL, ["/api/tables", {"game": "inferno", "options": options, "seats": [{"kind": "me"}] * 2}])
    page.goto(f"/table/{made['table']['id']}")
    page.get_by_role("dialog").get_by_role("button", name=WORDS["en"]["play"]).click()
    mine, mates = (page.get_by_role("button", name=f"Play for Blue, gate {gate}") for gate in (1, 2))
    for _ in range(2):  # the first click chooses, the second takes
        page.locator("[data-kind]").first.click()
    expect(page.get_by_text("champion 2 of 3", exact=True)).to_be_visible()
    mates.click()
    expect(page.get_by_text("champion 1 of 3", exact=True)).to_be_visible()
    expect(mine).to_be_visible()
    for _ in range(2):
        page.locator("[data-kind]").first.click()
    wait_until(lambda: len({one["owner"] for one in facts_of(page)["facts"]["champions"] if one["owner"] < 2}) == 2)
    assert facts_of(page)["number"] == 2


def test_the_own_champions_are_reached_past_the_card_of_what_was_looked_at(visit: Visitor) -> None:
    """On a laptop the villains are many, and the card of something pointed at lies over the foot of the column."""
    kinds = ("canonist_templar", "clockwork_guardian", "yuk_war_priest")
    champions = [{"id": kind, "owner": 0} for kind in kinds]
    page = visit("/campaigns/inferno", size=LAPTOP)
    position = {"scenario": "campaign_1", "mode": "pair", "champions": champions, "players": [{"power": 3}, {}]}
    made = page.evaluate(CALL, ["/api/analysis", {"game": "inferno", "position": position, "luck": "16" * 32}])
    page.goto(f"/table/{made['id']}")
    question_shown(page)
    page.locator('[data-slot="row-1"]').hover()
    page.locator('[data-cell="a7"]').hover()
    last = page.locator("[data-supply]").last
    expect(last).to_be_visible()
    box = last.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y, steps=20)
    page.mouse.click(x, y)
    wait_until(lambda: facts_of(page)["facts"]["order"] is not None)


def test_what_villains_do_bears_their_mark_in_the_log(visit: Visitor) -> None:
    page = visit("/campaigns/inferno")
    position = {"scenario": "campaign_1", "mode": "solo", "champions": [{"id": "yuk_war_priest", "owner": 0}]}
    made = page.evaluate(CALL, ["/api/analysis", {"game": "inferno", "position": position, "luck": "16" * 32}])
    page.goto(f"/table/{made['id']}")
    question_shown(page)
    page.get_by_role("button", name="End turn").click()
    confirm(page)
    turn = page.locator(".log h3", has_text="Turn of the villains")
    expect(turn.locator('[fill="var(--seat-invader)"]')).to_be_visible(timeout=20_000)
    entered = page.locator(".log p", has_text="Giant Rat enters").first  # nobody's until now
    expect(entered.locator('[fill="var(--seat-invader)"]')).to_be_visible()


def test_after_a_lost_evening_the_same_one_begins_anew_with_another_difficulty(visit: Visitor) -> None:
    words = WORDS["en"]
    page = visit("/campaigns/inferno")
    table = begun(page, words)
    page.evaluate(GIVE_UP, table)
    wait_until(lambda: facts_of(page)["state"] == "over")
    page.get_by_role("link", name=words["campaign"]).click()
    expect(page).to_have_url(re.compile(f"/campaign/{table}$"))
    expect(page.get_by_text(words["again"]).first).to_be_visible()
    page.get_by_role("radio", name="hard").check(force=True)
    page.get_by_role("button", name=words["next"]).click()
    page.wait_for_url(TABLE)
    wait_until(lambda: not page.url.endswith(table))
    second = facts_of(page)
    assert (second["series"], second["options"]["difficulty"]) == (table, "hard")
    page.goto(f"/campaign/{second['id']}")  # any evening names its campaign
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)


def test_a_won_evening_leads_to_the_next_one(visit: Visitor, server: RunningServer) -> None:
    """All but the last answer are given by a program; that one by a click, and so is the way on."""
    anna = Person(server.address).guest("Anna")
    table = anna.open_table("me", game="inferno", options=EVENING)["table"]["id"]
    line = anna.line()
    line.watch(table)
    *answers, last = won_evening()
    for number, answer in enumerate(answers):
        line.act(table, 0, number, answer)
    assert last == "end"
    page = visit(path=None)
    come_as(page, anna, f"/table/{table}")
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_visible(timeout=40_000)
    page.keyboard.press("Escape")  # the story of the evening
    end.click()
    expect(page.get_by_role("heading", name="The villains are beaten")).to_be_visible()
    expect(page.get_by_role("heading", name="The story")).to_be_visible()
    assert problems(page) == []
    page.get_by_role("link", name=WORDS["en"]["campaign"]).click()
    expect(page.locator("li.won")).to_have_count(1)
    page.get_by_role("button", name=WORDS["en"]["next"]).click()
    page.wait_for_url(TABLE)
    wait_until(lambda: not page.url.endswith(table))
    following = facts_of(page)
    assert (following["series"], following["options"]["scenario"]) == (table, "campaign_2")


def test_what_all_lose_together_is_no_draw(visit: Visitor) -> None:
    page = visit("/campaigns/inferno")
    table = begun(page, WORDS["en"])
    page.evaluate(GIVE_UP, table)
    expect(page.get_by_role("heading", name="You have lost")).to_be_visible()
    beaten = page.locator(".banner .right")  # by those on whose side nobody sits
    expect(beaten).to_contain_text("Villains")
    expect(beaten).to_contain_text("winner")
    expect(page.get_by_role("button", name="Again: Rat King")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)


def test_the_start_page_leads_to_the_campaign_and_a_wrong_address_answers_in_words(visit: Visitor) -> None:
    page = visit("/")
    page.locator('article[data-game="inferno"]').get_by_role("link", name="Campaign").click()
    expect(page.get_by_role("heading", name="The End of Suffering")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Rat King"))).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=re.compile("Kythis")).click()
    expect(page.get_by_text("Its story is told when its evening has come.")).to_be_visible()
    page = visit("/campaigns/neuroshima")
    expect(page.get_by_text("has no campaign")).to_be_visible()


def test_an_address_that_names_no_campaign_says_so(visit: Visitor) -> None:
    page = visit("/campaign/nowhere", hoped_for=("404",))
    expect(page.get_by_role("alert")).to_have_text(re.compile("no such campaign", re.IGNORECASE))
