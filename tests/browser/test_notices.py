"""That it is my move: in the title, by a sound, by a note of the system; and each can be switched off."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, wait_until
from tests.browser.seat import answer, my_answers, place_hq, play_machine, wait_for_question

# What the page would play and show is counted instead.
SPIES = """
window.tones = [];
window.notes = [];
class Source {
  constructor() { this.frequency = {}; }
  connect(next) { return next; }
  start() { window.tones.push(this.frequency.value); }
  stop() {}
}
class Volume {
  constructor() {
    this.gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  }
  connect(next) { return next; }
}
window.AudioContext = class {
  constructor() { this.state = 'running'; this.currentTime = 0; }
  createOscillator() { return new Source(); }
  createGain() { return new Volume(); }
};
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (Notification.permission = window.leave ?? 'granted'); }
  constructor(title, options) { window.notes.push(options.body); }
  close() {}
};
"""
MY_TURN = 880  # hertz, the second tone of the cue


def spied(visit: Visitor, more: str = "") -> Page:
    page = visit(path="/settings")
    page.add_init_script(SPIES + more)
    page.reload()
    return page


def tones(page: Page) -> list[int]:
    found: list[int] = page.evaluate("window.tones")
    return found


def test_my_turn_is_heard_and_can_be_silent(visit: Visitor) -> None:
    page = spied(visit)
    page.goto("/")
    play_machine(page)
    place_hq(page)
    wait_for_question(page)
    wait_until(lambda: MY_TURN in tones(page))
    assert page.title().startswith("●")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_label("Sound").uncheck()
    page.keyboard.press("Escape")
    before = len(tones(page))
    answer(page, my_answers(page)[0])
    wait_for_question(page)
    assert len(tones(page)) == before


def test_a_note_of_the_system_comes_when_the_page_is_away(visit: Visitor) -> None:
    page = spied(visit)
    box = page.get_by_label("Notification of the system")
    box.check()
    expect(box).to_be_checked()
    page.goto("/")
    page.evaluate("Notification.permission = 'granted'")
    play_machine(page)
    wait_for_question(page)
    assert page.evaluate("window.notes") == []
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    place_hq(page)
    wait_until(lambda: bool(page.evaluate("window.notes")))
    assert page.evaluate("window.notes[0]") == "It is your move."


def test_a_browser_that_forbids_notes_is_told(visit: Visitor) -> None:
    page = spied(visit, "window.leave = 'denied';")
    box = page.get_by_label("Notification of the system")
    box.click()
    expect(page.locator(".toast")).to_contain_text("does not allow notifications")
    expect(box).not_to_be_checked()
