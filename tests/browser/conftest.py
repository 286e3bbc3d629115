"""Browser tests: a real Chromium against the real server.

They run only when they are asked for, in a call of their own: `pytest tests/browser`. Playwright leaves an event loop
running, which the asynchronous tests of the server do not bear; and who tests the engine needs no browser.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

import pytest

from tests.needs import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Request

    from tests.browser.moments import Moments

collect_ignore_glob = [] if any("browser" in word for word in sys.argv) else ["test_*.py"]

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "platzdarm" / "server" / "page" / "index.html"
SCREENS = ROOT / "build" / "screens"
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
DESKTOP, LAPTOP, TABLET, UPRIGHT, PHONE = (1440, 900), (1366, 768), (1024, 768), (820, 1180), (390, 844)
SMALL, SIDEWAYS = (375, 667), (844, 390)
SIZES = {
    "desktop": DESKTOP,
    "laptop": LAPTOP,
    "upright": UPRIGHT,
    "phone": PHONE,
    "small": SMALL,
    "sideways": SIDEWAYS,
}
HOPED_FOR = (
    "401 (Unauthorized)",
    "400 (Bad Request)",
    "403 (Forbidden)",
    "409 (Conflict)",
    "422 (",
    "404 (",
    "WebSocket connection to",
    "ERR_CONNECTION_REFUSED",
)


def build_page() -> None:
    """The page is built once, and again when a source is newer."""
    folders = [WEB / "src", *(ROOT / "platzdarm").rglob("locale")]
    sources = [path for folder in folders for path in folder.rglob("*")]
    newest = max(path.stat().st_mtime for path in sources if path.is_file())
    if PAGE.exists() and PAGE.stat().st_mtime >= newest:
        return
    npm = shutil.which("npm")
    assert npm is not None, "npm builds the page and is not there"
    if not (WEB / "node_modules").exists():
        subprocess.run([npm, "ci"], cwd=WEB, check=True)
    subprocess.run([npm, "run", "build"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)


class RunningServer:
    """A server that can be killed and started again on the same port and database."""

    def __init__(self, database: Path, page: Path) -> None:
        self.database = database
        self.page = page
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        serving = str(Path(__file__).with_name("serving.py"))
        command = [sys.executable, serving, str(self.port), str(self.database), str(self.page)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == str(self.port)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy, since somebody may build the page anew while the tests run."""
    build_page()
    return Path(shutil.copytree(PAGE.parent, tmp_path_factory.mktemp("built") / "page"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[RunningServer]:
    made = RunningServer(tmp_path_factory.mktemp("server") / "platzdarm.db", built_page)
    made.start()
    yield made
    made.kill()


@pytest.fixture
def own_server(tmp_path: Path, built_page: Path) -> Iterator[RunningServer]:
    """For tests that kill their server."""
    made = RunningServer(tmp_path / "platzdarm.db", built_page)
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    from playwright.sync_api import expect

    expect.set_options(timeout=PATIENCE)
    return chromium()


PATIENCE = 15_000
# What others do is shown as fast as a person may have it; whoever tests the pace sets another one. What a page draws
# by lot (the machine's army) is the same in every run, and another in every page of a visit.
BEGINNING = """
if (location.protocol.startsWith('http')) {
  localStorage.getItem('platzdarm-settings') ?? localStorage.setItem('platzdarm-settings', '{"speed": 4}');
  let drawn = Number(sessionStorage.getItem('pages') ?? 0) + 1;
  sessionStorage.setItem('pages', drawn);
  Math.random = () => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
    return drawn / 2 ** 32;
  };
}
"""
Visitor = Callable[..., "Page"]
Keeper = Callable[["Page", str], None]


class Rooms:
    """Contexts of the browser. One that is given back is as if nobody had been there, but for the scripts of the page
    that it keeps: to fetch and compile them anew for every test took most of the time of many.

    A page of each, the keeper, stays open, and keeps the process alive in which all the others are shown.
    """

    def __init__(self, browser: Browser, lasting: str) -> None:
        self.browser = browser
        self.lasting = lasting  # the address of the server that all tests share
        self.free: dict[tuple[str, str, bool], list[Room]] = {}

    def take(self, address: str, lang: str, phone: bool) -> Room:
        waiting = self.free.setdefault((address, lang, phone), [])
        return waiting.pop() if waiting else self.make(address, lang, phone)

    def make(self, address: str, lang: str, phone: bool) -> Room:
        context = self.browser.new_context(
            base_url=address,
            locale=LOCALES[lang],
            has_touch=phone,
            is_mobile=phone,
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(BEGINNING)
        keeper = context.new_page()
        keeper.goto("/mark.svg")
        return Room(context, keeper, address, lang, phone)

    def give_back(self, room: Room) -> None:
        if room.address != self.lasting:
            room.context.close()
            return
        room.context.set_offline(False)
        for left in room.context.pages:
            if left is not room.keeper:
                left.close()
        storage = room.context.new_cdp_session(room.keeper)
        storage.send("Storage.clearDataForOrigin", {"origin": room.address, "storageTypes": "all"})
        storage.detach()
        room.context.clear_cookies()
        self.free[room.address, room.lang, room.phone].append(room)


class Room(NamedTuple):
    context: BrowserContext
    keeper: Page
    address: str
    lang: str
    phone: bool


@pytest.fixture(scope="session")
def rooms(browser: Browser, server: RunningServer) -> Rooms:
    return Rooms(browser, server.address)


@pytest.fixture
def visit(rooms: Rooms, server: RunningServer) -> Iterator[Visitor]:
    """Open the page as somebody new; at the end nothing may have gone wrong in any of the pages."""
    taken: list[Room] = []
    troubles: list[str] = []

    def open_page(
        path: str | None = "/",
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: str = "dark",
        motion: bool = False,
        at: RunningServer | None = None,
        hoped_for: tuple[str, ...] = (),
    ) -> Page:
        """Without a path the page stays empty, for whoever comes to a table that is yet to be made."""
        address = (at or server).address
        room = rooms.take(address, lang, phone=size == PHONE)
        taken.append(room)
        page = room.context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
        )
        # What was asked of a server that is killed gets no answer.
        cut_off = () if at is None else ("net::ERR_CONNECTION_RESET", "net::ERR_EMPTY_RESPONSE")
        watch(page, troubles, address, (*HOPED_FOR, *hoped_for, *cut_off))
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for room in taken:
        rooms.give_back(room)
    assert troubles == [], "\n".join(troubles)


@pytest.fixture(scope="session")
def moments(server: RunningServer) -> Moments:
    from tests.browser.moments import Moments

    return Moments(server)


# What each page has asked for and not got yet.
AWAITED: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()


def watch(page: Page, troubles: list[str], address: str, hoped_for: tuple[str, ...]) -> None:
    """Note what goes wrong in a page, and what it waits for."""
    awaited = AWAITED[page] = set()
    page.on("response", lambda told: refused(troubles, told.status, told.url))
    page.on("pageerror", lambda error: troubles.append(f"{error} {error.stack}"))
    page.on("console", lambda message: note(troubles, message.type, message.text, hoped_for))
    page.on("request", lambda request: foreign(troubles, request.url, address))
    page.on("request", lambda request: awaited.add(request))
    page.on("requestfinished", lambda request: awaited.discard(request))
    page.on("requestfailed", lambda request: awaited.discard(request))


def refused(troubles: list[str], status: int, url: str) -> None:
    if status >= 500:
        troubles.append(f"{status} {url}")


def note(troubles: list[str], kind: str, text: str, hoped_for: tuple[str, ...]) -> None:
    if kind == "error" and not any(sign in text for sign in hoped_for):
        troubles.append(text)


def foreign(troubles: list[str], url: str, address: str) -> None:
    """The page asks nobody but its own server."""
    if not url.startswith((address, "data:", "blob:")):
        troubles.append(f"request to {url}")


# Until letters are there, nothing is animated, and the places of a board stood still for three frames.
STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const places = () => [...document.querySelectorAll('[data-cell]')].slice(0, 2).map((one) => {
    const box = one.getBoundingClientRect();
    return [box.x, box.y, box.width];
  }).join();
  await document.fonts.ready;
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  for (let same = 0, before = places(); same < 3; before = places()) {
    await frame();
    same = places() === before ? same + 1 : 0;
  }
}"""


def settle(page: Page) -> None:
    """Until all that the page asked for is there, its letters too, and nothing moves."""
    page.evaluate(STILL)
    deadline = time.monotonic() + PATIENCE / 1000
    while AWAITED[page]:
        assert time.monotonic() < deadline, [request.url for request in AWAITED[page]]
        page.wait_for_timeout(20)
        page.evaluate(STILL)


@pytest.fixture
def keep_screen() -> Keeper:
    SCREENS.mkdir(parents=True, exist_ok=True)

    def keep(page: Page, name: str) -> None:
        page.screenshot(path=SCREENS / f"{name}.png")

    return keep


def wait_until(true: Callable[[], bool], seconds: float = 15) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)
