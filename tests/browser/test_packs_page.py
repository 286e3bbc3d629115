"""The page of packs: somebody looks, has a wrong pack told and a right one put in use, and plays with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from platzdarm.content.installing import write_folder
from tests.browser.conftest import PHONE, RunningServer, Visitor, settle
from tests.browser.test_access import problems
from tests.server.test_packs import sample

COLD = 60_000  # milliseconds for a worker process that has to load all games first


@pytest.fixture
def club(tmp_path: Path, built_page: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server whose host has a pack in use, and allows uploads."""
    content = tmp_path / "content"
    write_folder(content / "doom2004" / "rooms", sample("doom2004", "rooms"))
    monkeypatch.setenv("PLATZDARM_CONTENT", str(content))
    monkeypatch.setenv("PLATZDARM_PACK_UPLOADS", "2")
    made = RunningServer(tmp_path / "platzdarm.db", built_page)
    made.start()
    yield made
    made.kill()


def files(folder: Path, name: str, change: tuple[str, str] = ("", "")) -> list[Path]:
    """A pack of an army on somebody's disk."""
    place = folder / name
    place.mkdir()
    for file, text in sample("neuroshima", name).items():
        (place / file).write_text(text.replace(*change, 1), "utf-8")
    return sorted(place.iterdir())


def test_a_pack_is_opened_mended_put_in_use_and_played_with(
    visit: Visitor, club: RunningServer, tmp_path: Path
) -> None:
    page = visit("/packs", at=club)
    page.request.post(
        "/api/accounts", data={"name": "Maria", "password": "correct horse"}, headers={"X-Platzdarm": "1"}
    )
    page.reload()
    rooms = page.get_by_role("button", name="Scenario for DOOM 2004")
    expect(rooms).to_be_visible(timeout=COLD)
    for game in ("DOOM 2004", "Inferno"):
        expect(page.get_by_role("link", name=f"Make a scenario {game}")).to_be_visible()
    page.get_by_role("button", name="Neuroshima", exact=True).click()
    expect(rooms).to_have_count(0)

    chooser = page.get_by_label("Open a file")
    chooser.set_input_files(files(tmp_path, "broken", ("melee = [2, 0, 0, 0, 0, 0]", "melee = [2, 0]")))
    expect(page.get_by_text("1 error", exact=True).first).to_be_visible(timeout=COLD)
    expect(page.locator(".source .here")).to_contain_text("melee = [2, 0]")
    expect(page.get_by_role("button", name="Put in use")).to_be_disabled()
    preview = page.get_by_role("region", name="Preview")
    expect(preview.get_by_role("listitem").first).to_contain_text(
        re.compile(r"lancer\s*Cannot be shown until line \d+")
    )
    with page.expect_file_chooser() as asked:  # it has changed, so the browser no longer reads it
        for path in files(tmp_path, "mended"):
            (tmp_path / "broken" / path.name).write_text(path.read_text("utf-8").replace("mended", "broken"), "utf-8")
        page.get_by_role("button", name="Check again").click()
    asked.value.set_files(sorted((tmp_path / "broken").iterdir()))
    expect(page.get_by_text("Everything is right")).to_be_visible()
    page.get_by_role("link", name="Edit").click()
    expect(page.get_by_role("button", name="Play against the machine")).to_be_enabled(timeout=COLD)
    page.go_back()
    page.get_by_role("button", name="Close it here").click()

    chooser.set_input_files(files(tmp_path, "fine"))
    expect(page.get_by_text("Everything is right")).to_be_visible()
    lancer = page.get_by_role("region", name="Preview").get_by_role("listitem").filter(has_text="Lancer Tile")
    expect(lancer).to_contain_text("Melee, strength 2: up")
    page.get_by_role("group", name="Language of the preview").get_by_role("button", name="Русский").click()
    preview = page.get_by_role("region", name="Preview")
    expect(preview).to_contain_text("Ближний бой, сила 2: вверх")
    settle(page)
    assert problems(page) == []

    page.get_by_role("button", name="Put in use").click()
    page.get_by_role("link", name="Play with it").click()
    chosen = page.get_by_role("radio", name="Steppe Riders")
    expect(chosen).to_be_checked()
    expect(page.locator("label.chosen", has_text="pack “Riders”")).to_be_visible()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="pack “Riders”")).to_be_visible()


def test_a_phone_shows_a_pack_without_its_secrets(visit: Visitor, club: RunningServer) -> None:
    page = visit("/packs?pack=doom2004/rooms", at=club, lang="ru", size=PHONE)
    expect(page.get_by_role("region", name="Что прочтут игроки")).to_contain_text("Один коридор", timeout=COLD)
    expect(page.get_by_text("Карта остаётся в коридоре")).to_have_count(0)
    settle(page)
    assert fits(page)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
