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


def play_machine(page: Page, lang: str = "en") -> None:
    page.get_by_role("button", name=WORDS[lang]["machine"]).click()
    page.wait_for_url(TABLE)


def board_cell(page: Page, cell: str) -> Locator:
    return page.locator(f'[data-cell="{cell}"]')


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
    row = page.locator(f'button[data-action="{action}"]')
    expect(row).to_be_visible()
    row.click()


def legal(question: dict[str, Any]) -> list[str]:
    """Every answer, written out."""
    found = list(question["options"]["singles"])
    for span in question["options"]["spans"]:
        for x in span["x"]:
            form = span["form"].replace("{x}", str(x))
            found += [form.replace("{y}", str(y)) for y in span["y"] or [""]]
    return found


def my_answers(page: Page) -> list[str]:
    question = asked(facts_of(page))
    return [] if question is None else legal(question)


def wait_for_question(page: Page) -> list[str]:
    wait_until(lambda: bool(my_answers(page)))
    return my_answers(page)


def place_hq(page: Page, tap: bool = False) -> str:
    """On the first free cell: once shows it, twice does it."""
    cell = wait_for_question(page)[0].split()[1]
    for _ in range(2):
        if tap:
            board_cell(page, cell).tap()
        else:
            board_cell(page, cell).click()
    return cell
