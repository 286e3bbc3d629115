"""All that can be pressed on a page, found as a visitor finds it: whatever is seen, enabled, and behind no dialog."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import ElementHandle, Page, expect

from tests.browser.conftest import settle

FOUND = """
// Of these one stands for all: of places one that is in sight.
const LISTS = ['[data-action]', '.legal[data-cell]', '[data-cell]:not(.legal)'];
const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
const over = (one) => {
  const box = one.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
};
// Cards that are laid out to choose from can be put aside; until then they lie over a part of the table.
const laidOver = (one) => over(one)?.closest('div[role=dialog]')?.contains(one) === false;
const found = () => {
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = [...room.querySelectorAll('button, a[href], summary, [role=button], [role=switch], input, select')];
  const free = all.filter((one) => seen(one) && !one.disabled && !one.closest('[inert]') && !laidOver(one));
  const stands = (list) => free.find((one) => one.matches(list) && (!one.dataset.cell || over(one) === one));
  return free.filter((one) => LISTS.every((list) => !one.matches(list) || one === stands(list)));
};
const named = (one) => {
  const words = one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent;
  return words.trim().replace(/\\s+/g, ' ');
};
const key = (one) => `${one.localName} ${one.getAttribute('href') ?? one.dataset.cell ?? ''} ${named(one)}`;
"""
KEYS = f"() => {{ {FOUND} return found().map(key); }}"
NTH = f"([wanted, nth]) => {{ {FOUND} return found().filter((one) => key(one) === wanted)[nth] ?? null; }}"
# What lies over the middle of an answer that can be seen: of a glowing place of the board, or of what may be pressed.
HIDDEN = """() => {
  const frame = document.querySelector('.board .frame, .board svg').getBoundingClientRect();
  const of = '.board [data-cell].legal, .hand .usable button, .actions-slot button:enabled';
  const answers = [...document.querySelectorAll(of)];
  return answers.flatMap((one) => {
    if (!one.checkVisibility()) return [];  // in a list that is folded
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const inside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    if (one.dataset.cell && !inside) return [];  // a chip at the edge leads there
    const there = document.elementFromPoint(x, y);
    // Chips at the edges are looked at by another test; reactions lie over the cards that they tell of.
    const chips = '.frame > :is(.left, .right, .top, .bottom)';
    const may = one.dataset.cell ? `[data-cell], .handles, ${chips}` : '.hand, .uses, .aside-slot';
    if (there === one || one.contains(there) || there?.closest(may)) return [];
    return [`${one.dataset.cell ?? one.textContent} under ${there?.outerHTML.slice(0, 120)}`];
  });
}"""
# Where it can be pressed, as near to its middle as may be: cards of a fan lie over each other.
POINT = """(one) => {
  const box = one.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const spots = shares.flatMap((x) => shares.map((y) => ({ x: box.x + x * box.width, y: box.y + y * box.height })));
  const hit = ({ x, y }) => one.contains(document.elementFromPoint(x, y));
  return spots.find(hit) ?? null;
}"""
# It comes into sight, and what kind of thing it is; a list to choose from takes the focus.
COME = f"""([wanted, nth]) => {{ {FOUND}
  const one = found().filter((other) => key(other) === wanted)[nth];
  if (one?.localName === 'select') one.focus();
  else one?.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
  return one?.localName ?? null;
}}"""
SPOT = f"([wanted, nth]) => {{ {FOUND} return ({POINT})(found().filter((one) => key(one) === wanted)[nth]); }}"
OPEN = "dialog[open]"


class Control(NamedTuple):
    """One of the things to press: what it is called, and which of those that are called so."""

    key: str
    nth: int


def controls(page: Page) -> list[Control]:
    keys: list[str] = page.evaluate(KEYS)
    return [Control(key, keys[:at].count(key)) for at, key in enumerate(keys)]


def element(page: Page, control: Control) -> ElementHandle | None:
    return page.evaluate_handle(NTH, list(control)).as_element()


def press(page: Page, control: Control) -> None:
    """With the mouse, where something of it is seen; what lies wholly under something else fails the test.

    Whoever presses has waited until the page stood still.
    """
    page.mouse.move(1, 1)  # what grew under the pointer is small again
    kind = page.evaluate(COME, list(control))
    assert kind is not None, f"{control} has gone"
    if kind == "select":
        return
    settle(page)
    spot = page.evaluate(SPOT, list(control))
    assert spot is not None, f"{control} cannot be pressed: it is covered"
    page.mouse.click(spot["x"], spot["y"])


def leave(page: Page) -> None:
    """Esc as often as somebody would press it: out of dialogs, hints, drafts."""
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)


def hidden(page: Page) -> list[str]:
    found: list[str] = page.evaluate(HIDDEN)
    return found


def focus(page: Page) -> str:
    """What the keyboard would act on."""
    script = (
        "() => { const one = document.activeElement; return one === document.body ? '' : one.outerHTML.slice(0, 90); }"
    )
    found: str = page.evaluate(script)
    return found
