"""Armies, missions and scenarios made in the page: checked as one goes, tried at once, saved and opened again."""

from __future__ import annotations

import re
import tomllib
import zipfile
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, UPRIGHT, Visitor
from tests.browser.seat import TABLE, facts_of
from tests.browser.test_access import problems


def right(page: Page) -> None:
    expect(page.get_by_text("all is right")).to_be_attached(timeout=60_000)


def test_an_army_is_made_checked_and_tried(visit: Visitor) -> None:
    page = visit(size=DESKTOP, lang="en", path="/new/neuroshima")
    page.get_by_role("link", name="Make an army").click()
    page.get_by_role("button", name="The sample: Steppe Riders").click()
    right(page)
    page.locator('[data-side="2"]').click()
    page.locator('[data-side="2"]').press("3")
    expect(page.get_by_role("button", name="right-down: melee 3")).to_be_visible()
    phase = page.get_by_role("group", name=re.compile("Initiative")).get_by_role("button", name="3", exact=True)
    phase.click()
    wrong = page.locator(".bench .faults")
    expect(wrong).to_contain_text("needs")
    expect(page.get_by_role("button", name="Play against the machine")).to_be_disabled()
    assert problems(page) == []
    page.get_by_role("button", name="Take back").click()
    expect(wrong).to_have_count(0)
    right(page)
    page.reload()
    expect(page.get_by_role("button", name="right-down: melee 3")).to_be_visible()
    right(page)
    page.get_by_role("button", name="Play against the machine").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_text("Steppe Riders").first).to_be_visible()
    assert facts_of(page)["facts"]["seats"][0]["army"] == "steppe_riders"


def test_a_mission_is_laid_saved_and_opened_again(visit: Visitor, tmp_path: Path) -> None:
    page = visit(size=DESKTOP, lang="en", path="/editor/doom2016")
    page.get_by_role("button", name="The sample: Last Light").click()
    right(page)
    page.get_by_role("button", name=re.compile(r"^02A")).click()
    page.locator('.bench [data-cell="b18"]').focus()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile(r"^02A.*× 0"))).to_be_visible()
    page.get_by_label("A lesson").check()
    page.get_by_label("Recommends weapons").check()
    right(page)
    assert problems(page) == []
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Save the pack").click()
    expect(page.get_by_label("Who made it")).to_be_focused()  # what is missing is shown; a guest's name is nobody's
    page.get_by_label("Who made it").fill("Anna")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the pack").click()
    pack = tmp_path / "mine.zip"
    saving.value.save_as(pack)
    with zipfile.ZipFile(pack) as archive:
        assert sorted(archive.namelist()) == ["last_light/last_light.toml", "last_light/pack.toml"]
        saved = archive.read("last_light/last_light.toml").decode()
    assert '{ id = "02", side = "A", turn = 90' in saved
    assert "tutorial = true" in saved
    assert saved.count('["', saved.index("starting_weapons")) == 4
    page.get_by_role("button", name="New").click()
    page.get_by_role("button", name="Empty").click()
    expect(page.get_by_role("button", name=re.compile(r"^02A.*× 1"))).to_be_visible()
    page.get_by_role("button", name="New").click()
    page.locator('input[type="file"]').set_input_files(pack)
    expect(page.get_by_role("button", name=re.compile(r"^02A.*× 0"))).to_be_visible()


def test_what_is_wrong_with_a_file_or_a_field_is_told_there_in_the_language_of_the_page(
    visit: Visitor, tmp_path: Path
) -> None:
    page = visit(size=DESKTOP, lang="ru", path="/editor/neuroshima")
    broken = tmp_path / "broken.toml"
    broken.write_bytes("Всадники".encode("cp1251"))
    page.locator(".begin input[type=file]").set_input_files(broken)
    expect(page.locator(".begin [role=alert]")).to_have_text("Это не текст в кодировке UTF-8")
    page.get_by_role("button", name="Пустое").click()
    page.get_by_role("button", name="Сохранить", exact=True).click()
    version = page.get_by_label("Версия")
    version.fill("первая")
    page.get_by_role("button", name="Сохранить набор").click()
    assert version.evaluate("field => field.validationMessage") == "три числа, например 0.1.0"
    version.fill("0.1.0")
    assert version.evaluate("field => field.validationMessage") == ""


def test_a_finger_has_room_on_a_tablet(visit: Visitor) -> None:
    page = visit(size=PHONE, lang="en", path="/editor/doom2016")
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    page.get_by_role("button", name="The sample: Last Light").click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_label("Who made it")).to_be_visible()
    boxes = [button.bounding_box() for button in page.locator("dialog button").all()]
    assert len(boxes) == 3
    assert all(box and box["height"] >= 40 and box["width"] >= 40 for box in boxes)


def test_a_scenario_of_doom_2004_is_laid_saved_and_tried(visit: Visitor, tmp_path: Path) -> None:
    """A room more, a door to it and an imp in it; without the door the validator says where one is missing."""
    page = visit(size=DESKTOP, lang="en", path="/new/doom2004")
    page.get_by_role("link", name="Make a scenario").click()
    page.get_by_role("button", name="The sample: Two Rooms").click()
    right(page)
    page.get_by_role("button", name="New area").click()
    page.get_by_role("button", name=re.compile("^room 4×4")).click()
    square(page, 3, 6).focus()
    page.keyboard.press("Enter")
    faults = page.get_by_role("region", name="Check").locator(".faults li")
    expect(faults.filter(has_text="door").first).to_be_visible(timeout=60_000)
    assert problems(page) == []
    page.get_by_role("button", name=re.compile("^ordinary")).click()
    page.locator('[data-door*="4,-5|4,-6"]').press("Enter")
    page.get_by_role("button", name=re.compile("^Imp")).click()
    square(page, 4, 8).focus()
    page.keyboard.press("Enter")
    expect(faults.filter(has_text="door")).to_have_count(0)
    for lang in ("English", "Russian"):
        page.get_by_role("group", name="Read out as it is revealed").get_by_label(lang).fill("Cold.")
    right(page)
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Only the file").click()
    saving.value.save_as(tmp_path / "two_rooms.toml")
    saved = tomllib.loads((tmp_path / "two_rooms.toml").read_text("utf-8"))
    assert saved["doors"][-1]["joins"] == ["start", "a1"]
    assert saved["areas"][-1]["invaders"] == [{"type": "imp", "at": [4, 8]}]
    page.get_by_role("button", name="Play against the machine").click()
    page.wait_for_url(TABLE)
    assert facts_of(page)["facts"]["scenario"] == "two_rooms"
    page.goto("/lobby")
    row = page.get_by_role("link", name=re.compile("a draft"))
    expect(row).to_be_visible()
    expect(row.locator(".sign svg")).to_be_visible()


def square(page: Page, x: int, y: int) -> Locator:
    return page.locator(f'.bench [aria-label^="Column {x}, row {y}:"]')


def test_a_scenario_of_inferno_is_drawn_and_tried(visit: Visitor) -> None:
    page = visit(size=DESKTOP, lang="en", path="/editor/inferno")
    page.get_by_role("button", name="The sample: Two Lamps").click()
    right(page)
    page.get_by_role("button", name=re.compile("^treasure")).click()
    centre = page.locator('.bench [data-cell="g7"]')
    centre.focus()
    page.keyboard.press("Enter")
    expect(centre).to_have_attribute("aria-label", "g7: ordinary ground, treasure")
    page.get_by_label("three, all against all").check()
    faults = page.get_by_role("region", name="Check").locator(".faults li")
    expect(faults.filter(has_text="green").first).to_be_visible(timeout=60_000)
    assert problems(page) == []
    page.get_by_label("three, all against all").uncheck()
    right(page)
    page.get_by_role("button", name="Play against the machine").click()
    page.wait_for_url(TABLE)
    facts = facts_of(page)["facts"]
    assert (facts["scenario"], "g7" in facts["treasures"]) == ("two_lamps", True)


def test_on_a_phone_the_parts_of_the_editor_are_tabs(visit: Visitor) -> None:
    page = visit(size=PHONE, lang="ru", path="/editor/neuroshima")
    page.get_by_role("button", name="Скопировать").click()
    for tab, seen in (("Фишки", "Добавить фишку"), ("Армия", "Сложность"), ("Проверка", "Играть с машиной")):
        page.get_by_role("navigation").get_by_role("button", name=tab).click()
        expect(page.get_by_text(seen).first).to_be_visible()
        if tab == "Проверка":
            expect(page.locator(".texts li").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert problems(page) == [], tab
