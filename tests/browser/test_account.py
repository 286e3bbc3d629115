"""Accounts as people use them: what they type wrongly is told at its place, and the password can be changed."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, RunningServer, Visitor
from tests.browser.finished import come_as
from tests.browser.test_access import problems
from tests.server.test_people import new_name
from tests.server.visitor import Visitor as Somebody

PASSWORD = "correct horse"
LONG = "another long one"


def sign_up(page: Page, name: str, password: str) -> None:
    page.get_by_text("Завести запись").first.click()
    page.get_by_label("Имя").fill(name)
    page.get_by_label("Пароль").fill(password)
    page.get_by_role("button", name="Завести запись").click()


@pytest.mark.parametrize(
    ("name", "password", "told"),
    [
        ("", PASSWORD, "Введите имя."),
        ("     ", PASSWORD, "Введите имя."),
        ("x" * 200, PASSWORD, "В имени не больше 24 букв."),
        ("Лис 😀", PASSWORD, "в имени от 1 до 24 букв, цифр, пробелов"),
        ("\u202eevil", PASSWORD, "в имени от 1 до 24 букв, цифр, пробелов"),
        ("Новый Лис", "", "Введите пароль."),
        ("Новый Лис", "short", "Слишком коротко"),
        ("Новый Лис", "password", "этот пароль легко угадать"),
        ("Новый Лис", "        ", "этот пароль легко угадать"),
    ],
)
def test_what_is_typed_wrongly_is_told_in_the_language_of_the_page(
    visit: Visitor, name: str, password: str, told: str
) -> None:
    page = visit(path="/account", lang="ru")
    sign_up(page, name, password)
    expect(page.get_by_role("alert")).to_contain_text(told)
    assert page.url.endswith("/account")
    assert problems(page) == []


def test_a_name_from_right_to_left_is_a_name(visit: Visitor) -> None:
    page = visit(path="/account", lang="ru")
    sign_up(page, "משה לוי", PASSWORD)
    expect(page.get_by_role("link", name="משה לוי")).to_be_visible()


def test_who_signs_in_goes_on_where_he_came_from(visit: Visitor, server: RunningServer) -> None:
    page = visit(path="/campaign/of_somebody_else", lang="ru")
    page.get_by_role("link", name="Войти").first.click()
    sign_up(page, new_name("Лис"), PASSWORD)
    page.wait_for_url("**/campaign/of_somebody_else")


def test_a_name_of_two_words_stays_in_one_line_on_a_phone(visit: Visitor, server: RunningServer) -> None:
    page = visit(size=PHONE, lang="ru")
    come_as(page, Somebody(server.address).account(f"Маша {new_name('К')}"), "/account")
    title = page.get_by_role("heading", level=1)
    assert title.evaluate("line => line.clientHeight < 2 * parseFloat(getComputedStyle(line).lineHeight)")


def test_a_wrong_password_and_a_taken_name(visit: Visitor, server: RunningServer) -> None:
    name = new_name("Maria")
    Somebody(server.address).account(name, PASSWORD)
    page = visit(path="/account", lang="ru")
    page.get_by_label("Имя").fill(name)
    page.get_by_label("Пароль").fill("wrong one")
    page.get_by_role("button", name="Войти").click()
    expect(page.get_by_role("alert")).to_have_text("имя или пароль неверны")
    sign_up(page, name, LONG)
    expect(page.get_by_role("alert")).to_contain_text("это имя занято")


def test_the_password_is_changed_and_others_are_signed_out(visit: Visitor, server: RunningServer) -> None:
    name = new_name("Maria")
    maria = Somebody(server.address).account(name, PASSWORD)
    elsewhere = Somebody(server.address)
    elsewhere.ok("POST", "/api/sessions", {"name": name, "password": PASSWORD})
    page = visit()
    come_as(page, maria, "/account")
    expect(page.get_by_role("button", name="End", exact=True)).to_have_count(2)

    def change(old: str, new: str, again: str) -> None:
        page.get_by_label("Present password").fill(old)
        page.get_by_label("New password").fill(new)
        page.get_by_label("The new one again").fill(again)
        page.get_by_role("button", name="Change the password").click()

    change("", LONG, LONG)
    expect(page.get_by_role("alert")).to_have_text("Type the password.")
    change(PASSWORD, LONG, LONG + "!")
    expect(page.get_by_role("alert")).to_have_text("The two are not the same.")
    change(PASSWORD, "short", "short")
    expect(page.get_by_role("alert")).to_contain_text("too short")
    change("not that one", LONG, LONG)
    expect(page.get_by_role("alert")).to_have_text("That is not your present password.")
    change(PASSWORD, name + "!!!!", name + "!!!!")
    expect(page.get_by_role("alert")).to_contain_text("too easy to guess")
    change(PASSWORD, LONG, LONG)
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    expect(page.get_by_role("button", name="End", exact=True)).to_have_count(1)
    assert elsewhere.ok("GET", "/api/me")["person"] is None
    Somebody(server.address).ok("POST", "/api/sessions", {"name": name, "password": LONG})


def test_a_token_needs_a_name(visit: Visitor, server: RunningServer) -> None:
    page = visit()
    come_as(page, Somebody(server.address).account(new_name("Maria")), "/account")
    page.get_by_role("textbox", name="Name of the program").fill("   ")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_role("alert")).to_have_text("Name the program first.")
