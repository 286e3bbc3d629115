"""A person at a table, as the tests play: looking at the page and using what it offers."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import wait_until

WORDS = {
    "en": {
        "machine": "Play the machine",
        "invite": "Invite",
        "answers": "Answers",
        "log": "Log",
        "end": "End the turn",
    },
    "ru": {
        "machine": "Играть с машиной",
        "invite": "Позвать",
        "answers": "Ответы",
        "log": "Журнал",
        "end": "Закончить ход",
    },
}
TABLE = re.compile(r"/table/[\w-]+$")


def game_card(page: Page, game: str = "neuroshima") -> Locator:
    """The card of a game on the start page."""
    return page.locator(f'article[data-game="{game}"]')


def play_machine(page: Page, lang: str = "en", game: str = "neuroshima") -> None:
    game_card(page, game).get_by_role("button", name=WORDS[lang]["machine"]).click()
    page.wait_for_url(TABLE)


def board_cell(page: Page, cell: str) -> Locator:
    """Of the board that one plays on, not of a small picture of one."""
    return page.locator(f'[data-cell="{cell}"]:not([inert] *)')


def facts_of(page: Page) -> dict[str, Any]:
    """The table as this person may know it, asked of the server."""
    script = "async () => await (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()"
    found: dict[str, Any] = page.evaluate(script)
    return found


def asked(table: dict[str, Any]) -> dict[str, Any] | None:
    for question in table["asked"]:
        if question["seat"] in table["mine"]:
            found: dict[str, Any] = question
            return found
    return None


def answer(page: Page, action: str, lang: str = "en") -> None:
    """By the list of answers, as somebody does who does not use the board."""
    page.get_by_role("tab", name=WORDS[lang]["answers"]).click()
    page.get_by_role("searchbox").fill(action)
    number = shown_number(page)
    row = page.locator(f'button[data-action="{action}"]')
    expect(row).to_be_visible()
    row.click()
    begun = page.locator(f'.table[data-begun="{action}"]')
    wait_until(lambda: shown_number(page) > number or begun.count() > 0)
    if begun.count() and shown_number(page) == number:  # what cannot be taken back is confirmed here too
        row.press("Enter")
    wait_for_news(page, number)


def legal(question: dict[str, Any]) -> list[str]:
    """Every answer, written out."""
    found = list(question["answers"]["singles"])
    for span in question["answers"]["spans"]:
        for x in span["x"]:
            form = span["form"].replace("{x}", str(x))
            found += [form.replace("{y}", str(y)) for y in span["y"] or [""]]
    return found


def my_answers(page: Page) -> list[str]:
    question = asked(facts_of(page))
    return [] if question is None else legal(question)


def shown_number(page: Page) -> int:
    """How many actions the page itself knows of; it hears of them a moment after the server has them."""
    return int(page.locator(".table[data-number]").get_attribute("data-number") or 0)


def wait_for_number(page: Page, number: int) -> None:
    """Until the page shows that many actions."""
    expect(page.locator(f'.table[data-number="{number}"]')).to_be_visible()


def wait_for_news(page: Page, number: int) -> None:
    """Until the page shows more than that many actions."""
    expect(page.locator(f'.table[data-number="{number}"]')).to_be_hidden()


def question_shown(page: Page, seconds: float = 15) -> tuple[dict[str, Any], dict[str, Any]]:
    """The table and what this person is asked, once the page asks it and the server knows of nothing newer."""
    found: list[tuple[dict[str, Any], dict[str, Any]]] = []

    def agreed() -> bool:
        if page.locator(".table[data-asked]").is_visible():
            table = facts_of(page)
            question = asked(table)
            if question is not None and "answers" in question and table["number"] == shown_number(page):
                found.append((table, question))
        return bool(found)

    wait_until(agreed, seconds)
    return found[0]


def wait_for_question(page: Page) -> list[str]:
    """Until something is asked of whoever looks at this page, and the page takes answers."""
    return legal(question_shown(page)[1])


def shootable(page: Page) -> str:
    """The square of an invader that may be attacked (Doom 2004)."""
    table, question = question_shown(page)
    aims = {action.split()[2] for action in legal(question) if action.startswith("attack ")}
    return next(str(square) for one in table["facts"]["invaders"] for square in one["squares"] if square in aims)


def place_hq(page: Page, tap: bool = False) -> str:
    """On the first free cell: once shows it, twice does it."""
    cell = wait_for_question(page)[0].split()[1]
    number = shown_number(page)
    for _ in range(2):
        if tap:
            board_cell(page, cell).tap()
        else:
            board_cell(page, cell).click()
    wait_for_news(page, number)
    return cell
