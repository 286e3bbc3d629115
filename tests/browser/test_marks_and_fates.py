"""What the others did last is seen by who comes back, and what became of their tiles stands in their plate."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.seat import facts_of, place_hq, play_machine, wait_for_news, wait_for_question
from tests.browser.test_frames import throw_away


def test_after_a_reload_the_marks_of_the_last_turn_stand_there(visit: Visitor) -> None:
    page = visit()
    page.get_by_label("Your army").select_option("borgo")
    play_machine(page)
    place_hq(page)
    wait_for_question(page)  # the machine has placed its own
    marks = page.locator(".board g.new, .board g.moved, .board g.removed")
    expect(marks.first).to_be_attached()
    before = marks.count()
    page.reload()
    wait_for_question(page)
    expect(marks).to_have_count(before)
    line = page.get_by_role("log").locator("p", has_text="HQ").first
    line.hover()  # its own marks alone, though nobody has followed it here
    expect(page.locator(".board g.new")).to_have_count(1)


def test_the_plate_of_the_machine_tells_what_became_of_its_tiles(visit: Visitor) -> None:
    page = visit()
    page.get_by_label("Your army").select_option("borgo")
    play_machine(page)
    place_hq(page)
    wait_for_question(page)
    turns = 0
    while turns < 6:
        table = facts_of(page)
        events = [event for entry in table["log"] for event in entry["events"]]
        begun = [at for at, event in enumerate(events) if event["kind"] == "turn" and event["seat"] == 1]
        start = max(begun, default=0)
        told = [
            event["kind"]
            for event in events[start:]
            if event["kind"] in ("discarded", "placed", "played") and event["seat"] == 1
            if not event["tile"].endswith("_hq")
        ]
        fates = page.locator(".other [data-fate]")
        if "placed" in told and "discarded" in told:
            shown = fates.evaluate_all("all => all.map(one => one.dataset.fate)")
            assert shown[: len(told)] == told
            cell = next(e["cell"] for e in events[start:] if e["kind"] == "placed" and e["seat"] == 1)
            expect(page.locator('.other [data-fate="placed"]').first).to_contain_text(cell)
            return
        if table["asked"][0]["kind"] == "act":
            page.get_by_role("button", name="End the turn").click()
        else:
            throw_away(page)
        wait_for_news(page, table["number"])
        wait_for_question(page)
        turns += 1
    raise AssertionError("the machine has never placed one tile and discarded another")
