"""Moments of golden records, opened as analysis tables: whoever looks has all seats, and is asked something."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, RunningServer, settle
from tests.browser.finished import come_as
from tests.server.visitor import Visitor


class Moment(NamedTuple):
    game: str
    # How the record's name begins, what somebody does there, and how many actions after that the moment is.
    record: str
    deed: str
    after: int = 0


NEUROSHIMA = {
    "an HQ is set up": Moment("neuroshima", "duel-2-1", "hq"),
    "three tiles are drawn": Moment("neuroshima", "duel-2-1", "discard"),
    "a tile can be placed": Moment("neuroshima", "duel-2-1", "place"),
    "a battle can begin": Moment("neuroshima", "duel-2-1", "battle"),
    "a medic may save": Moment("neuroshima", "", "heal"),
    "a unit may be moved": Moment("neuroshima", "", "move"),
    "a unit may be pushed": Moment("neuroshima", "", "push"),
    "an air strike may fall": Moment("neuroshima", "", "airstrike"),
    "teams play": Moment("neuroshima", "teams-4-1", "place"),
    "six play": Moment("neuroshima", "free_for_all-6-1", "place"),
    "six fight": Moment("neuroshima", "free_for_all-6-1", "battle", 168),
}
DOOM = {
    "a portal can be sealed": Moment("doom2016", "breach_point", "seal"),
    "a machine can be worked on": Moment("doom2016", "choir_of_wires", "work"),
    "a large demon moves": Moment("doom2016", "", "turn"),
    "a grenade burns": Moment("doom2016", "", "play frag_grenade", 1),
    "a marine may attack": Moment("doom2016", "first_steps", "attack"),
    "four events are held": Moment("doom2016", "bone_stair", "attack alpha"),
    "a marine defends": Moment("doom2016", "ember_ward", "use hand armor"),
    "an effect hits a neighbour": Moment("doom2016", "", "use card wide_choke"),
    "an effect could only hit its user": Moment("doom2016", "throne_of_the_titan", "use glory blood_fury", 2),
    "weapons are chosen": Moment("doom2016", "titans_shadow", "weapons"),
    "the invader places": Moment("doom2016", "titans_shadow", "put"),
    "a card can be played": Moment("doom2016", "first_steps", "play"),
}
FORAY = {
    "an action is declared": Moment("doom2004", "ash_and_red_light-2", "action"),
    "a marine may shoot": Moment("doom2004", "ash_and_red_light-2", "attack"),
    "a door can be opened": Moment("doom2004", "ash_and_red_light-2", "door"),
    "dice may be rolled again": Moment("doom2004", "the_sump-1", "reroll"),
    "somebody is met": Moment("doom2004", "the_sump-3", "choose"),
    "a marine returns": Moment("doom2004", "ash_and_red_light-3", "respawn"),
    "the invader spawns": Moment("doom2004", "ash_and_red_light-1", "spawn"),
    "an invader appears": Moment("doom2004", "ash_and_red_light-3", "put"),
    "a trap may snap": Moment("doom2004", "ash_and_red_light-2", "use event its_a_trap"),
    "an invader may strike": Moment("doom2004", "throne_is_a_machine-2", "strike"),
}
INFERNO = {
    "champions are drafted": Moment("inferno", "love_lives_forever-duel", "draft"),
    "a gate gives power": Moment("inferno", "love_lives_forever-duel", "gate"),
    "something can be bought": Moment("inferno", "war_gates-duel", "acquire"),
    "a champion is ordered": Moment("inferno", "love_lives_forever-duel", "strike"),
    "a treasure may be used": Moment("inferno", "soul_spires_2-duel", "use"),
    "a quest is kept": Moment("inferno", "circle_of_stones-duel", "keep"),
    "four play by themselves": Moment("inferno", "soul_spires_4-four", "gate"),
}
MOMENTS = NEUROSHIMA | DOOM | FORAY | INFERNO


def record_of(moment: Moment) -> tuple[str, int]:
    """The first golden record in which that is done, and after how many actions the moment is."""
    for path in sorted((ROOT / "tests" / moment.game / "golden").glob(f"{moment.record}*.rec")):
        text = path.read_text("utf-8")
        moves = text.split("\nstart", 1)[1].splitlines()[1:]
        for at, move in enumerate(moves):
            if move.split(" ", 1)[1].startswith(moment.deed):
                return text, at + moment.after
    raise AssertionError(f"no golden record '{moment.record}' has '{moment.deed}'")


class Moments:
    """The tables of a session of tests. Who only looks shares a table with others who look at the same moment."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.made: dict[str, tuple[str, Visitor]] = {}

    def open(self, page: Page, name: str, own: bool = False) -> str:
        """The page comes to the moment and asks what is asked there; the address. Who acts needs a table of his own."""
        if own or name not in self.made:
            made = self.make(name)
        else:
            made = self.made[name]
        if not own:
            self.made[name] = made
        table, owner = made
        address = f"/table/{table}"
        come_as(page, owner, address)
        expect(page.locator(".table[data-asked]")).to_be_visible()
        settle(page)
        return address

    def make(self, name: str) -> tuple[str, Visitor]:
        moment = MOMENTS[name]
        record, at = record_of(moment)
        owner = Visitor(self.server.address).guest()
        table = owner.ok("POST", "/api/analysis", {"game": moment.game, "record": record, "at": at})
        return str(table["id"]), owner

    def table(self, page: Page, game: str, seats: list[str], **options: str) -> None:
        """A table in play, whoever looks is its owner; seats as 'me', 'person', 'open', or the name of a machine."""
        owner = Visitor(self.server.address).guest()
        kinds = [one if one in ("me", "person", "open") else f"bot:{one}" for one in seats]
        come_as(page, owner, f"/table/{owner.open_table(*kinds, game=game, options=options)['table']['id']}")
