"""The page of DOOM (2016) on every screen: nothing hides an answer, tokens under figures are seen, aims are named.

The moments are those of golden records, opened as analysis tables.
"""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, ROOT, SIZES, RunningServer, Visitor, wait_until
from tests.browser.finished import come_as
from tests.browser.moments import Moments
from tests.browser.seat import TABLE, facts_of
from tests.server.visitor import Visitor as Guest

# each legal square: hit by a click in its middle, covered by something, or out of the frame; and how near to an edge
HITS = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect();
  return [...document.querySelectorAll('polygon.legal')].map((square) => {
    const box = square.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = [box.left - frame.left, box.top - frame.top];
    const edge = Math.min(...before, frame.right - box.right, frame.bottom - box.bottom);
    const out = x < frame.left || y < frame.top || x > frame.right || y > frame.bottom;
    const hit = out ? null : document.elementFromPoint(x, y);
    const found = hit?.closest('[data-cell]') !== null && hit !== null;
    return {cell: square.dataset.cell, out, found, edge, by: hit?.outerHTML.slice(0, 120), size: box.width};
  });
}"""
BOXES = """() => [...document.querySelectorAll('.hand .card')].map((card) => {
  const box = card.getBoundingClientRect();
  return {left: box.left, right: box.right, bottom: box.bottom, opacity: getComputedStyle(card).opacity};
})"""

# the square is what one sees at its place: neither outside of the frame nor under something
SEEN = """(cell) => {
  const box = document.querySelector(`.board polygon[data-cell="${cell}"]`).getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there?.closest('[data-cell]')?.dataset.cell === cell;
}"""


def look(
    visit: Visitor, moments: Moments, moment: str, size: tuple[int, int] = DESKTOP, lang: str = "en", own: bool = False
) -> Page:
    page = visit(path=None, size=size, lang=lang)
    moments.open(page, moment, own)
    return page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "moment", ["a portal can be sealed", "a machine can be worked on", "a large demon moves", "the invader places"]
)
def test_a_click_reaches_every_legal_square(visit: Visitor, moments: Moments, moment: str, size: str) -> None:
    page = look(visit, moments, moment, size=SIZES[size])
    squares = page.evaluate(HITS)
    assert squares, "the moment has answers on the map"
    covered = [square for square in squares if not square["out"] and not square["found"]]
    assert covered == []
    inside = [square for square in squares if square["edge"] >= 7]
    outside = [square for square in squares if square["edge"] < 7]
    assert len(inside) >= len(outside), outside
    if outside:  # a chip at the edge leads to them
        expect(page.locator(".frame > button:is(.left, .right, .top, .bottom)").first).to_be_visible()
    assert min(square["size"] for square in squares) >= 35


@pytest.mark.parametrize("size", SIZES)
def test_what_lies_under_a_figure_is_seen(visit: Visitor, moments: Moments, size: str) -> None:
    page = look(visit, moments, "a portal can be sealed", size=SIZES[size])
    facts = facts_of(page)["facts"]
    under = {portal["square"] for portal in facts["portals"]} & {
        square for figure in facts["figures"] for square in figure["squares"]
    }
    assert under, "somebody stands on a portal"
    for square in under:
        assert page.locator(f'[data-rim="{square}"]').count() == 1
        assert page.locator(f'[data-tab="{square}"]').count() == 1
        order = "(square) => { const tab = document.querySelector(`[data-tab='${square}']`);"
        order += " return [...document.querySelectorAll('.figure')].every((one) =>"
        order += " one.compareDocumentPosition(tab) & Node.DOCUMENT_POSITION_FOLLOWING || one.closest('.ghost')); }"
        assert page.evaluate(order, square), "the tab lies above all figures"


def test_a_grenade_tells_how_long_it_burns(visit: Visitor, moments: Moments) -> None:
    page = look(visit, moments, "a grenade burns")
    [[_, square, _, fuse]] = facts_of(page)["facts"]["grenades"]
    expect(page.locator(f'[data-tab="{square}"] text')).to_have_text(str(fuse))


def test_a_portal_that_lies_face_down_is_drawn(visit: Visitor, moments: Moments) -> None:
    page = look(visit, moments, "the invader places")
    facts = facts_of(page)["facts"]
    if not any(portal["colour"] is None for portal in facts["portals"]):
        pytest.fail("the moment has a portal face down")
    box = page.locator(".portal.down").first.bounding_box()
    assert box is not None and box["width"] > 10
    assert page.locator(".portal.down").first.evaluate("(one) => getComputedStyle(one).clipPath") == "none"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_goal_frags_and_initiative_are_always_there(visit: Visitor, moments: Moments, size: str, lang: str) -> None:
    page = look(visit, moments, "a portal can be sealed", size=SIZES[size], lang=lang)
    facts = facts_of(page)["facts"]
    of = {"en": "of", "ru": "из"}[lang]
    done, needed = facts["goal"]["done"], facts["goal"]["needed"]
    goal = page.locator(".goals .aim").first
    expect(goal).to_contain_text(f"{done} {of} {needed}")
    expect(page.locator(".goals .frags")).to_contain_text(f"{facts['frags'][0]} {of} {facts['frags'][1]}")
    cards = len(facts["initiative"]["revealed"]) + facts["initiative"]["left"]
    assert page.locator(".order li").count() == cards
    for part in (goal, page.locator(".order li").last):
        box = part.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= SIZES[size][0]
    if size in ("phone", "small"):
        header = page.locator("header.bar").bounding_box()
        assert header is not None and header["height"] <= 96
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
        goal.click()
        expect(page.get_by_role("dialog")).to_contain_text("argent" if lang == "en" else "аргент")


# Figures of the own plate and of the hand that do not lie wholly in the plate, or in the card.
PAIRS = "[['.own-slot .count', '.own-slot'], ['.hand .figures > *', '.body']]"
CUT_FIGURES = (
    f"() => {PAIRS}"
    + """.flatMap(([figures, around]) =>
  [...document.querySelectorAll(figures)].filter((one) => {
    const [box, room] = [one.getBoundingClientRect(), one.closest(around).getBoundingClientRect()];
    return box.width && (box.left < room.left - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 1);
  }).map((one) => one.title || one.ariaLabel))"""
)


@pytest.mark.parametrize("moment", ["a card can be played", "a machine can be worked on", "a grenade burns"])
def test_the_smallest_phone_cuts_no_figure(visit: Visitor, moments: Moments, moment: str) -> None:
    page = look(visit, moments, moment, size=SIZES["small"])
    turned = "document.querySelectorAll('.hand .lift').forEach((one) => (one.style.transform = 'none'))"
    page.evaluate(turned)  # a card that leans has a box larger than itself
    assert page.locator(".own-slot .count").count() and page.locator(".hand .figures").count()
    assert page.evaluate(CUT_FIGURES) == []


def test_on_the_smallest_phone_who_defends_reads_all_of_question_and_answer(visit: Visitor, moments: Moments) -> None:
    page = look(visit, moments, "a marine defends", size=SIZES["small"], lang="ru")
    words = page.locator(".prompt .grow")
    assert words.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    answer, leave = (page.locator(".sheet").locator(one).first.bounding_box() for one in (".use", ".pass"))
    assert answer is not None and leave is not None
    assert answer["y"] + answer["height"] <= leave["y"]


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_the_invaders_six_cards_stand_side_by_side(visit: Visitor, moments: Moments, size: str) -> None:
    page = look(visit, moments, "a large demon moves", size=SIZES[size], lang="ru")
    boxes = page.evaluate(BOXES)
    assert len(boxes) >= 4
    for one, other in pairwise(boxes):
        assert one["right"] <= other["left"] + 0.5
    assert all(box["opacity"] == "1" for box in boxes)
    assert all(box["bottom"] <= SIZES[size][1] for box in boxes)
    page.keyboard.press("2")
    expect(page.locator(".hand .place").nth(1)).to_have_class(re.compile("grown"))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_on_a_phone_the_invader_reads_the_names_of_all_his_cards_and_the_page_stays(
    visit: Visitor, server: RunningServer, lang: str
) -> None:
    owner = Guest(server.address).guest()
    mission, cards = HANDS[1]
    board = {"mission": mission, "marines": 2, "events": cards.split()}
    table = owner.ok("POST", "/api/analysis", {"game": "doom2016", "position": board})
    page = visit(path=None, size=SIZES["small"], lang=lang)
    come_as(page, owner, f"/table/{table['id']}")
    for size in ("small", "phone"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".hand .card")).to_have_count(6)
        assert page.evaluate(NAMES_COVERED) == [], size
        assert page.evaluate("document.scrollingElement.scrollHeight - document.scrollingElement.clientHeight") == 0


# names of which a corner or the middle lies under another card or outside of the page
NAMES_COVERED = """() => [...document.querySelectorAll('.hand .card')].filter((card) => {
  const name = card.querySelector('.name, b');
  const text = document.createRange();
  text.selectNodeContents(name);
  const box = text.getBoundingClientRect();
  const middle = [box.left + box.width / 2, box.top + box.height / 2];
  const points = [[box.left + 1, box.top + 2], [box.right - 1, box.bottom - 2], middle];
  return points.some(([x, y]) => !card.contains(document.elementFromPoint(x, y)));
}).map((card) => card.textContent)"""


# every event once, and the six longest together; a mission for each hand that has these sets
HANDS = (
    (
        "titans_shadow",
        "hellish_power_1 demonic_strength_1 explosive_blast_1 demonic_speed_1 demonic_precision_1 ambush_1",
    ),
    ("titans_shadow", "execution_1 darkness_1 unbreakable_1 death_curse_1 onslaught_1 demonic_precision_2"),
    ("locked_archive", "ferocity_1 soul_harvest_1 crippling_strike_1 demonic_speed_2 execution_1 onslaught_1"),
    (
        "knee_deep_in_the_dead",
        "iron_skin_1 iron_skin_2 demonic_resilience_1 unstoppable_1 unstoppable_2 onslaught_1",
    ),
    ("locked_archive", "paranoia_1 paranoia_2 devious_schemes_1 devious_schemes_2 dark_pact_1 dark_pact_2"),
)
# a text that has no room goes on in a column that nobody sees
CUT = """() => [...document.querySelectorAll('.hand .card .text')]
  .filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)
  .map((text) => text.closest('.face').querySelector('.name').textContent)"""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_text_of_an_event_is_cut(visit: Visitor, server: RunningServer, lang: str) -> None:
    owner = Guest(server.address).guest()
    page = visit(path=None, size=DESKTOP, lang=lang)
    for mission, cards in HANDS:
        board = {"mission": mission, "marines": 2, "events": cards.split()}
        table = owner.ok("POST", "/api/analysis", {"game": "doom2016", "position": board})
        come_as(page, owner, f"/table/{table['id']}")
        for size in ("desktop", "laptop"):
            page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
            expect(page.locator(".hand .card")).to_have_count(6)
            assert page.evaluate(CUT) == [], (mission, size)


def test_no_text_of_a_marines_six_cards_is_cut(visit: Visitor, server: RunningServer) -> None:
    owner = Guest(server.address).guest()
    hand = ["service_carbine", "combat_focus", "pump_blast", "scoped_burst", "wide_choke", "tracer"]
    board = {"mission": "knee_deep_in_the_dead", "marines": [{"name": "alpha", "hand": hand}], "turn": "alpha"}
    table = owner.ok("POST", "/api/analysis", {"game": "doom2016", "position": board})
    page = visit(path=None, size=SIZES["laptop"], lang="ru")
    come_as(page, owner, f"/table/{table['id']}")
    expect(page.locator(".hand .card")).to_have_count(6)
    assert page.evaluate(CUT) == []


def test_a_large_figure_is_turned_by_a_button_and_by_a_key(visit: Visitor, moments: Moments) -> None:
    page = look(visit, moments, "a large demon moves")
    pad = page.get_by_role("region", name="Eight poses")
    expect(pad.get_by_role("button")).to_have_count(8)
    legal = pad.locator("button.legal").first
    legal.click()
    expect(page.locator(".prompt .title")).to_contain_text(":")
    expect(page.locator(".prompt .hint")).to_contain_text("Will stand on")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .hint")).not_to_contain_text("Will stand on")


def test_a_portal_is_sealed_by_the_button_at_its_place(visit: Visitor, moments: Moments) -> None:
    page = look(visit, moments, "a portal can be sealed", own=True)
    before = facts_of(page)["facts"]["goal"]["done"]
    page.get_by_role("button", name="Seal portal").click()
    expect(page.locator(".prompt .title")).to_contain_text("Seal portal")
    assert facts_of(page)["facts"]["goal"]["done"] == before, "nothing happens before it is confirmed"
    page.get_by_role("button", name="Yes, seal it").click()
    expect(page.locator(".goals .aim").first).to_contain_text(f"{before + 1} of")


def test_an_effect_names_whom_it_hits(visit: Visitor, moments: Moments) -> None:
    page = look(visit, moments, "an effect hits a neighbour")
    use = page.locator(".uses .use").first
    expect(use).to_be_visible()
    if "→" not in use.inner_text():
        use.click()
    expect(page.locator(".uses").get_by_text("→").first).to_be_visible()


def test_who_could_only_hit_himself_is_asked_twice(visit: Visitor, moments: Moments) -> None:
    page = look(visit, moments, "an effect could only hit its user")
    before = facts_of(page)["number"]
    page.locator(".uses .use.folded").click()
    expect(page.locator(".uses .aim.harm")).to_contain_text("this is you")
    page.get_by_role("button", name="Nobody").click()
    expect(page.locator(".uses .aim")).to_have_count(0)
    assert facts_of(page)["number"] == before


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_reaction_tells_its_own_result(visit: Visitor, moments: Moments, size: str) -> None:
    page = look(visit, moments, "a marine defends", size=SIZES[size])
    expect(page.locator(".uses .use .result").first).to_contain_text("damage")
    expect(page.locator(".uses .pass")).to_contain_text("Pass")


def test_a_deck_is_chosen_on_one_screen_with_all_that_its_cards_say(visit: Visitor, moments: Moments) -> None:
    page = look(visit, moments, "weapons are chosen", own=True)
    chooser = page.get_by_role("dialog")
    expect(chooser.get_by_role("heading", name="Alpha")).to_be_visible()
    done = chooser.get_by_role("button", name="Choose", exact=True)
    chooser.get_by_role("button", name=re.compile("^Grenadier")).click()
    for weapon in ("Plasma Rifle", "Super Shotgun"):
        expect(done).to_be_disabled()
        chooser.get_by_role("button", name=re.compile(f"^{weapon}")).click()
    chooser.locator("footer").get_by_role("button", name="Stun Bomb").hover()
    expect(chooser.locator(".looked")).to_contain_text("stun")
    done.click()
    # the class was chosen with the weapons: the next to choose is Bravo, who cannot have it
    expect(chooser.get_by_role("heading", name="Bravo")).to_be_visible()
    expect(chooser.locator(".taken", has_text="Grenadier")).to_contain_text("Alpha")
    alpha = facts_of(page)["facts"]["marines"][0]
    assert (alpha["class"], alpha["weapons"]) == ("grenadier", ["uac", "super_shotgun", "plasma_rifle", "frag_grenade"])


@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_the_invader_chooses_sets_and_card_on_one_screen_and_sees_the_portal(visit: Visitor, size: str) -> None:
    page = visit(path="/new/doom2016", size=SIZES[size], lang="en")
    page.get_by_role("radio", name="chosen by each player").check(force=True)
    for seat, who in ((1, "me (this screen)"), (2, "machine"), (3, "machine")):
        page.get_by_label(f"Who sits on seat {seat}").select_option(who)
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)
    chooser = page.get_by_role("dialog")
    expect(chooser).to_contain_text("Hellish Power ×2. Before")
    done = chooser.get_by_role("button", name="Choose", exact=True)
    for name in ("Overwhelming Power", "Blood Rush", "Dark Counsel"):
        chooser.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(done).to_be_disabled()
    if size == "phone":
        chooser.get_by_role("button", name=re.compile("^Invasion card")).click()
    chooser.get_by_role("button", name=re.compile("^Imp Assault")).click()
    done.click()
    portal = page.get_by_role("button", name=re.compile("Choose the portal at")).first
    square = portal.get_attribute("data-cell")
    portal.click()
    expect(chooser.get_by_role("button", name=re.compile("^Group 2"))).to_be_visible()
    invader = facts_of(page)["facts"]["invader"]
    assert invader["invasion"] == "imp_assault" and len(invader["sets"]) == 3
    page.wait_for_function(SEEN, arg=square)


def test_on_a_phone_the_end_scrolls_in_its_frame_and_the_page_stays(visit: Visitor, server: RunningServer) -> None:
    owner = Guest(server.address).guest()
    table = owner.open_table("me", "bot:random", "bot:random", game="doom2016")["table"]["id"]
    owner.line().ok("resign", table=table, seat=0)
    page = visit(path=None, size=SIZES["phone"], lang="ru")
    come_as(page, owner, f"/table/{table}")
    expect(page.locator(".result")).to_contain_text("Вы сдались.")
    expect(page.locator(".result table").first).to_be_attached()
    assert page.evaluate("document.scrollingElement.scrollHeight") <= SIZES["phone"][1]


def test_the_end_shows_where_the_last_deed_was_done(visit: Visitor, server: RunningServer) -> None:
    """Bravo's glory kill ends the mission, far from Charlie, the last of the figures."""
    record = (ROOT / "tests" / "doom2016" / "golden" / "breach_point-3.rec").read_text("utf-8")
    moves = record.split("\nstart", 1)[1].splitlines()[1:]
    owner = Guest(server.address).guest()
    table = owner.ok("POST", "/api/analysis", {"game": "doom2016", "record": record, "at": len(moves) - 1})["id"]
    line = owner.line()
    seat, deed = moves[-1].split(" | ")[0].split(" ", 1)
    line.act(table, int(seat), line.watch(table)["number"], deed)
    line.close()
    page = visit(path=None, size=DESKTOP, lang="en")
    come_as(page, owner, f"/table/{table}")
    picture = page.locator(".result .map")
    expect(picture.locator(".moved")).to_have_count(1)
    expect(picture.locator(".controls")).to_have_count(0)
    frame, step = picture.bounding_box(), picture.locator(".moved").bounding_box()
    assert frame is not None and step is not None
    assert frame["x"] < step["x"] < step["x"] + step["width"] < frame["x"] + frame["width"]
    assert frame["y"] < step["y"] < step["y"] + step["height"] < frame["y"] + frame["height"]


def in_a_fight(visit: Visitor, server: RunningServer) -> Page:
    """Alpha with movement points and an attack to make, two imps beside it."""
    owner = Guest(server.address).guest()
    figures = [{"id": name, "squares": [at]} for name, at in (("alpha", "d13"), ("imp-1", "e14"), ("imp-2", "d15"))]
    board = {
        "mission": "knee_deep_in_the_dead",
        "marines": [{"name": "alpha", "hand": ["double_time", "service_carbine"]}],
        "turn": "alpha",
        "doors": [],
        "portals_left": [],
        "figures": figures,
    }
    table = owner.ok("POST", "/api/analysis", {"game": "doom2016", "position": board})
    page = visit(path=None, size=SIZES["laptop"], lang="en")
    come_as(page, owner, f"/table/{table['id']}")
    for card in ("Double Time", "Service Carbine"):
        page.locator(".hand .card", has_text=card).click()
        page.locator(".hand").get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".in-play")).to_contain_text(card)
    return page


def test_the_map_stays_while_an_attack_is_begun(visit: Visitor, server: RunningServer) -> None:
    """With more ways than the frame holds: the second click, which attacks, must meet the same square."""
    page = in_a_fight(visit, server)
    imp = page.get_by_role("button", name=re.compile(r"^e14\b"))
    expect(imp).to_have_accessible_name(re.compile("Attack"))
    settle(page)
    before = imp.bounding_box()
    imp.click()
    expect(page.locator(".prompt .title")).to_contain_text("Imp 1")
    settle(page)
    assert imp.bounding_box() == before


def test_on_a_tablet_the_own_row_stays_while_an_attack_is_shown(visit: Visitor, moments: Moments) -> None:
    page = look(visit, moments, "a marine may attack", size=SIZES["upright"], own=True)
    page.evaluate("""localStorage.setItem('platzdarm-settings', '{"speed": 1}')""")
    page.reload()
    row = page.locator(".actions-slot")
    expect(row.get_by_role("button", name="End activation")).to_be_visible()
    asked = row.bounding_box()
    page.locator(".board [data-cell]:is([aria-label*='Attack'])").first.click()
    row.get_by_role("button", name="Attack").click()
    expect(row.locator(".controls")).to_be_visible()
    row.get_by_role("button", name="Pause").click()
    expect(row.locator(".step").first).to_be_visible()
    assert row.bounding_box() == asked


def test_one_press_takes_back_a_whole_way(visit: Visitor, server: RunningServer) -> None:
    page = in_a_fight(visit, server)
    table = facts_of(page)
    far = next(way["to"] for way in table["facts"]["active"]["reach"] if way["rest"] and way["cost"] > 1)
    settle(page)
    page.get_by_role("button", name=re.compile(rf"^{far}\b")).click()
    wait_until(lambda: facts_of(page)["number"] > table["number"] + 1)
    expect(page.get_by_role("button", name="Take back (U)")).to_be_enabled()
    page.keyboard.press("u")
    wait_until(lambda: facts_of(page)["number"] == table["number"])


def settle(page: Page) -> None:
    """The camera glides for a moment."""
    page.wait_for_function(
        """() => { const now = document.querySelector('[aria-label^="e14"]').getBoundingClientRect().top;
          const was = window.wasTop; window.wasTop = now; return was === now }""",
        polling=400,
    )
