"""Games that are over, played by programs over the wire, for tests of what comes after a game."""

from functools import cache

from playwright.sync_api import Page

from tests.browser.conftest import RunningServer
from tests.server.test_tables import seated
from tests.server.test_whole_game import play_to_the_end
from tests.server.visitor import COOKIE, Visitor


def finished_duel(server: RunningServer) -> tuple[str, Visitor, Visitor]:
    """The table, and who sat there."""
    anna, boris = Visitor(server.address).guest("Anna"), Visitor(server.address).guest("Boris")
    table = seated(anna, boris)
    play_to_the_end([anna.line(), boris.line()], table)
    return table, anna, boris


@cache
def shared_duel(server: RunningServer) -> tuple[str, Visitor, Visitor]:
    """The same one for all who only look at it."""
    return finished_duel(server)


def come_as(page: Page, visitor: Visitor, path: str) -> None:
    """The page goes on as somebody who is known to the server already."""
    session = visitor.http.cookies.get(COOKIE)
    assert session is not None
    page.context.add_cookies([{"name": COOKIE, "value": session, "url": visitor.address}])
    page.goto(path)
