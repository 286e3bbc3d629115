"""The other pages: lessons, puzzles, analysis, rules, settings, accounts; both languages."""

import re
import tomllib

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import ROOT, Visitor, wait_until
from tests.browser.seat import answer, facts_of, my_answers, play_machine

LESSONS = (ROOT / "web" / "src" / "games" / "neuroshima" / "lesson" / "lesson.ts").read_text("utf-8")
SOLUTIONS = re.findall(r"solution: \['(.+?)'\]", LESSONS)
PUZZLES = sorted((ROOT / "platzdarm" / "games" / "neuroshima" / "content" / "puzzles").glob("*.toml"))


@pytest.mark.parametrize("step", range(1, len(SOLUTIONS) + 1))
def test_each_step_of_the_guided_game_can_be_done(visit: Visitor, step: int) -> None:
    page = visit(path=f"/learn/neuroshima#{step}")
    expect(page.get_by_text(f"Step {step} of {len(SOLUTIONS)}").first).to_be_visible()
    expect(page.get_by_text("Done!").first).to_be_hidden()
    answer(page, SOLUTIONS[step - 1])
    said = "Done!" if step < len(SOLUTIONS) else "What you can do now"
    expect(page.get_by_text(said).first).to_be_visible()


def test_the_guided_game_has_a_dozen_steps_and_leads_on(visit: Visitor) -> None:
    assert len(SOLUTIONS) == 12
    page = visit(path="/learn/neuroshima", lang="ru")
    expect(page.get_by_text("Шаг 1 из 12").first).to_be_visible()
    expect(page.get_by_role("button", name="Дальше")).to_have_count(0)  # not before the deed is done
    answer(page, SOLUTIONS[0], "ru")
    page.get_by_role("button", name="Дальше").first.click()
    expect(page.get_by_text("Шаг 2 из 12").first).to_be_visible()


@pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1, 12))
def test_a_puzzle_is_solved_by_its_solution(visit: Visitor, number: int) -> None:
    """Every twelfth: that each is solved is a test of the rules, that a page can say every answer needs fewer."""
    page = visit(path=f"/puzzle/neuroshima/{number}")
    for action in tomllib.loads(PUZZLES[number - 1].read_text("utf-8"))["solution"]:
        answer(page, action)
        expect(page.locator(f'button[data-action="{action}"]')).to_be_hidden()
    expect(page.get_by_text("Solved!").first).to_be_visible()


def test_analysis_is_set_up_fought_taken_back_and_shared(visit: Visitor) -> None:
    page = visit(path="/analysis")
    page.get_by_role("button", name="Brawler").click()
    page.locator('[data-cell="d3"]').click()
    page.locator('[data-cell="d3"]').click()
    expect(page.get_by_text("Brawler on d3")).to_be_visible()
    page.get_by_role("button", name="Fight the battle").click()
    expect(page.get_by_role("region", name="If the battle began now")).to_contain_text("18")
    page.get_by_role("button", name="Take over the outcome").click()
    expect(page.get_by_label("HQ points of Moloch")).to_have_value("18")
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_label("HQ points of Moloch")).to_have_value("20")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    other = visit(path=link, lang="ru")
    expect(other.get_by_text("Драчун, клетка d3")).to_be_visible()
    other.get_by_role("button", name="Доиграть").click()
    other.wait_for_url(re.compile("/table/"))
    wait_until(lambda: "end" in my_answers(other))
    assert facts_of(other)["mine"] == [0, 1]


def test_rules_are_found_and_have_addresses(visit: Visitor) -> None:
    page = visit(path="/rules/neuroshima#NH-NET-03")
    expect(page.locator("#NH-NET-03")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("medics")
    expect(page.locator("mark").first).to_be_visible()
    russian = visit(path="/rules", lang="ru")
    russian.get_by_role("searchbox").fill("медика")
    expect(russian.locator("mark").first).to_be_visible()


def test_language_and_theme_change_at_once_and_last(visit: Visitor) -> None:
    page = visit()
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("За стол. Прямо сейчас.")
    assert page.evaluate("document.documentElement.lang") == "ru"
    page.get_by_role("button", name="Светлая тема").click()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("За стол. Прямо сейчас.")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_an_account_is_made_left_and_entered(visit: Visitor) -> None:
    page = visit(path="/account")
    page.get_by_text("Make an account").first.click()
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Password").fill("a long password")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("link", name="Ada")).to_be_visible()
    page.get_by_role("link", name="Ada").click()
    page.get_by_role("textbox", name="Name of the program").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_text("The token of my bot")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Password").fill("a long password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("link", name="Ada")).to_be_visible()
    page.goto("/player/Ada")
    expect(page.get_by_text("No rated game yet.")).to_be_visible()


@pytest.mark.parametrize("game", ["neuroshima", "doom2016", "doom2004", "inferno"])
def test_the_script_is_small(visit: Visitor, game: str) -> None:
    """What comes over the line for a table of a game, start page included, compressed."""
    page = visit()
    play_machine(page, game=game)
    expect(page.locator(".table [data-cell]").first).to_be_visible()  # whoever begins
    page.wait_for_load_state("networkidle")
    script = "performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))"
    sizes: list[int] = page.evaluate(f"{script}.map(one => one.encodedBodySize)")
    assert 50_000 < sum(sizes) < 250_000


@pytest.mark.parametrize(
    ("path", "offered"),
    [
        ("/analysis/{}", "/analysis/neuroshima"),
        ("/new/{}", "/new/doom2016"),
        ("/learn/{}", "/learn/doom2016"),
        ("/puzzle/{}/1", "/puzzle/neuroshima/1"),
        ("/rules/{}", "/rules/doom2016"),
        ("/machine/{}", "/machine/inferno"),
        ("/editor/{}", "/editor/neuroshima"),
    ],
)
def test_an_address_with_a_game_that_is_not_here_says_so_and_leads_on(visit: Visitor, path: str, offered: str) -> None:
    page = visit(path=path.format("chess"), lang="ru")
    expect(page.get_by_role("heading", name="Игры «chess» здесь нет")).to_be_visible()
    expect(page.get_by_text(re.compile("game-chess|not-found-"))).to_have_count(0)
    page.locator(f'main a[href="{offered}"]').click()
    expect(page.get_by_text("здесь нет")).to_have_count(0)
    page.goto(path.format("%3Cb%3Echess"))
    expect(page.get_by_role("heading", name="Игры «<b>chess» здесь нет")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "lang", "said", "title"),
    [
        ("/table/x", "ru", "Такого стола нет", "Этот стол открыть нельзя · Плацдарм"),
        ("/rules/neuroshima#NH-XYZ-99", "ru", "Правила NH-XYZ-99 в этой игре нет", "Правила · Плацдарм"),
        ("/rules/neuroshima#NH-XYZ-99", "en", "There is no rule NH-XYZ-99 in this game", "Rules · Platzdarm"),
        (f"/player/{'a' * 300}", "ru", "Игрока с таким именем нет", "Игрок · Плацдарм"),
        (f"/player/anna/against/{'a' * 300}", "en", "There is no account of this name", "Compare players · Platzdarm"),
    ],
)
def test_an_address_of_what_is_not_there_is_answered_with_a_sentence(
    visit: Visitor, path: str, lang: str, said: str, title: str
) -> None:
    page = visit(path=path, lang=lang)
    expect(page.get_by_role("alert").first).to_contain_text(said, ignore_case=True)
    expect(page).to_have_title(title)


def test_puzzles_of_a_game_that_is_not_here_are_none_and_not_all_solved(visit: Visitor) -> None:
    page = visit(path="/puzzles?game=chess", lang="ru")
    expect(page.locator(".puzzles > li")).to_have_text(re.compile("С такими условиями ничего нет"))


def test_a_number_that_no_puzzle_has_is_told_in_both_languages(visit: Visitor) -> None:
    page = visit(path="/puzzle/doom2016/999")
    expect(page.get_by_role("alert")).to_contain_text("none with the number 999")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzles > li").first).to_be_visible()
    page = visit(path="/puzzle/doom2016/999", lang="ru")
    expect(page.get_by_role("alert")).to_contain_text("этюда 999 нет")


def test_the_start_page_stays_where_it_is_when_the_puzzle_of_the_day_comes(visit: Visitor) -> None:
    page = visit(path=None, lang="ru")
    wanted: list[Route] = []
    page.route("**/puzzles", lambda route: wanted.append(route))
    page.goto("/")
    foot = page.get_by_role("link", name="Наборы")
    expect(page.locator("select").first).to_be_visible()
    wait_until(lambda: len(wanted) > 0)
    before = foot.bounding_box()
    for route in wanted:
        route.continue_()
    expect(page.locator(".art svg")).to_have_count(5)
    assert foot.bounding_box() == before
