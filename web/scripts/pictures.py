"""The pictures of README and README.ru: the real page, at moments of golden records.

    cd web && npm run build && cd .. && PYTHONPATH=. .venv/bin/python web/scripts/pictures.py [LANG]

Written are `docs/pictures/NAME.LANG.webp`. They are committed; make them anew when the page looks different.
"""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import BEGINNING, LOCALES, PAGE, ROOT, STILL, RunningServer
from tests.browser.finished import come_as
from tests.browser.seat import board_cell, facts_of
from tests.needs import chromium
from tests.server.visitor import Visitor

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"  # of this tree, wherever `tests` come from
SIZE = {"width": 1280, "height": 800}
QUALITY = 0.8
PATIENCE = 120  # seconds for the replay of a long record, on a busy machine
MOST_BYTES = 200_000

# WebP is written by the browser itself, from what Playwright has taken: no further package is needed.
AS_WEBP = """async ([png, quality]) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


class Scene(NamedTuple):
    """The n-th line of a golden record that begins so; where an attack is `shown`, its target is clicked once."""

    record: str
    line: str
    which: int
    shown: bool = False


SCENES = {
    "neuroshima-battle": Scene("neuroshima/golden/duel-2-1.rec", "1 place", 12),
    "doom2016-odds": Scene("doom2016/golden/the_narrow_way-4.rec", "3 attack", 2, shown=True),
    "doom2004-dark": Scene("doom2004/golden/the_sump-3.rec", "1 attack", 2, shown=True),
    "inferno-order": Scene("inferno/golden/war_gates-duel.rec", "0 step", 30),
}


def found_in(scene: Scene) -> tuple[str, int, str]:
    """The record, how many actions lie before the scene, and the action that was played there."""
    text = (ROOT / "tests" / scene.record).read_text("utf-8")
    moves = text.split("\nstart", 1)[1].splitlines()[1:]
    at = [number for number, move in enumerate(moves) if move.startswith(scene.line)][scene.which - 1]
    return text, at, moves[at].split(" ", 1)[1].split(" |")[0]


def take_pictures(browser: Browser, server: RunningServer, lang: str) -> None:
    looks: dict[str, Any] = {
        "viewport": SIZE,
        "color_scheme": "dark",
        "reduced_motion": "reduce",
    }  # or eyes blink for ever
    context = browser.new_context(base_url=server.address, locale=LOCALES[lang], **looks)
    context.add_init_script(BEGINNING)
    page = context.new_page()
    page.goto("/")
    expect(page.locator("article[data-game]").first).to_be_visible()
    stand_still(page)
    keep(page, f"start.{lang}")
    for name, scene in SCENES.items():
        record, at, action = found_in(scene)
        owner = Visitor(server.address).guest()
        owner.http.timeout = PATIENCE
        wish = {"game": scene.record.split("/")[0], "record": record, "at": at}
        come_as(page, owner, f"/table/{owner.ok('POST', '/api/analysis', wish)['id']}")
        expect(page.locator(".table[data-asked]")).to_be_visible()
        if scene.shown:
            stand_still(page)
            board_cell(page, square_of(facts_of(page)["facts"], action.split()[-1])).click()
        stand_still(page)
        keep(page, f"{name}.{lang}")
    context.close()


def square_of(facts: dict[str, Any], aim: str) -> str:
    """Where a figure stands that is named; in Doom (2004) the aim is a square already."""
    figures = [one for one in facts.get("figures", []) if one["id"] == aim]
    return str(figures[0]["squares"][0]) if figures else aim


def stand_still(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate(STILL)


def keep(page: Page, name: str) -> None:
    blank = page.context.new_page()  # without the page's policy, which allows no such addresses
    png = base64.b64encode(page.screenshot()).decode()
    webp = base64.b64decode(blank.evaluate(AS_WEBP, [png, QUALITY]))
    blank.close()
    assert len(webp) < MOST_BYTES, f"{name} has {len(webp)} bytes"
    (FOLDER / f"{name}.webp").write_bytes(webp)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder) / "pictures.db", PAGE.parent)
        server.start()
        browser = playwright.chromium.launch(**chromium())
        try:
            for lang in sys.argv[1:] or LOCALES:
                take_pictures(browser, server, lang)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
