"""Against the machine: the levels of a game, one's own record, and a table against the one that was chosen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, RunningServer, Visitor, settle
from tests.browser.finished import come_as
from tests.browser.seat import facts_of
from tests.browser.test_lobby import WIDER
from tests.server.visitor import Visitor as Somebody


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_ones_record_is_shown_and_the_chosen_machine_sits_down(
    visit: Visitor, server: RunningServer, lang: str, size: tuple[int, int]
) -> None:
    anna = Somebody(server.address).guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "calm"}]
    for number in range(2):
        table = anna.ok("POST", "/api/tables", {"game": "neuroshima", "seats": seats})["table"]["id"]
        anna.line().ok("resign", table=table, seat=0, id=f"m{number}")
    page = visit(path=None, lang=lang, size=size)
    come_as(page, anna, "/machine/neuroshima")
    cards = page.locator("label.card")
    expect(cards).to_have_count(4)
    expect(cards.first).to_contain_text("0 : 2")
    expect(cards.first.locator("li.lost")).to_have_count(2)
    expect(cards.first.locator("input")).to_be_checked()
    settle(page)
    assert page.evaluate(WIDER) <= 0
    expect(page.locator("main .button.main")).to_have_count(1)  # what is picked is not lit, only what begins the game
    cards.first.locator("input").focus()
    page.keyboard.press("ArrowDown")
    expect(cards.nth(1).locator("input")).to_be_checked()
    page.get_by_role("button", name={"en": "Play the keen one", "ru": "Играть с упорной"}[lang]).click()
    page.wait_for_url(re.compile("/table/"))
    told = anna.ok("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["bot"] for seat in told["seats"]] == [None, "keen"]


def test_the_start_page_leads_there_for_every_game(visit: Visitor) -> None:
    page = visit()
    for game in ("neuroshima", "doom2016", "doom2004", "inferno"):
        page.locator(f'article[data-game="{game}"] .machine a').click()
        page.wait_for_url(re.compile(f"/machine/{game}"))
        expect(page.locator("label.card").first).to_be_visible()
        expect(page.get_by_role("button", name="Play the calm one")).to_be_enabled()
        page.go_back()


def test_that_the_stronger_thinks_longer_is_said_only_where_it_does(visit: Visitor) -> None:
    page = visit(path="/machine/neuroshima")
    expect(page.get_by_text("The stronger, the longer it thinks; the rules are the same for all")).to_be_visible()
    page.goto("/machine/doom2016")
    expect(page.get_by_text("DOOM 2016. The rules are the same for all")).to_be_visible()
    expect(page.get_by_text("answers at once")).to_have_count(3)


def test_the_machine_that_was_chosen_is_seated_again(visit: Visitor) -> None:
    page = visit(path="/machine/neuroshima")
    page.locator("label.card", has_text="Hard").click()
    page.get_by_role("button", name="Play the hard one").click()
    page.wait_for_url(re.compile("/table/"))
    page.goto("/")
    card = page.locator('article[data-game="neuroshima"]')
    expect(card.get_by_title("Machine: Hard. Choose another")).to_be_visible()
    expect(page.locator('article[data-game="inferno"]').get_by_title("Machine: Greedy")).to_be_visible()
    card.get_by_role("button", name="Play the machine").click()
    page.wait_for_url(re.compile("/table/"))
    assert [seat["bot"] for seat in facts_of(page)["seats"]] == [None, "hard"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), PHONE], ids=["desktop", "tablet", "phone"])
def test_who_searches_is_given_a_time_that_stays_with_it(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    said = {
        "en": ("Its time for a turn", "its own: 0.2 s", "thinks about 5 s", "Play the", "Hard"),
        "ru": ("Время ей на ход", "своё: 0,2 с", "около 5 с", "Играть", "Жёсткая"),
    }
    label, own, about, play, hard = said[lang]
    page = visit(path="/machine/neuroshima", lang=lang, size=size)
    slider = page.get_by_label(label)
    expect(slider).to_be_disabled()  # the calm one answers at once, whatever one would give it
    page.locator("label.card", has_text=hard).click()
    expect(slider).to_have_attribute("aria-valuetext", own)
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator("label.card", has_text=hard)).to_contain_text(about)
    settle(page)
    assert page.evaluate(WIDER) <= 0
    page.get_by_role("button", name=play).click()
    page.wait_for_url(re.compile("/table/"))
    assert [seat["bot"] for seat in facts_of(page)["seats"]] == [None, "hard@5"]
    page.goto("/machine/neuroshima")  # it is seated again, with its time
    page.locator("label.card", has_text=hard).click()
    expect(slider).to_have_attribute("aria-valuetext", {"en": "5 s", "ru": "5 с"}[lang])


def test_a_table_of_ones_own_gives_each_machine_its_time(visit: Visitor) -> None:
    page = visit(path="/new/neuroshima")
    page.get_by_label("Which machine sits on seat 2").select_option("ruthless")
    page.get_by_label("How long the machine on seat 2 thinks about a turn").select_option("2 s")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("/table/"))
    assert [seat["bot"] for seat in facts_of(page)["seats"]] == [None, "ruthless@2"]
    page.goto("/new/doom2016")
    expect(page.get_by_label("How long the machine on seat 1 thinks about a turn")).to_have_count(0)
