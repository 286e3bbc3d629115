/**
 * Keeps the keyboard where it was. What one has acted with often goes away or cannot be used for a moment: a tile of
 * the hand, a row of the list of answers, a button of the prompt. Then the focus would fall out of the page. Where
 * nothing near can be used it rests on the table as a whole until something can.
 */

/** The rooms of a table; in each the focus finds something near. */
const ROOMS = '.board, .hand, .actions-slot, .prompt-slot, .content, .facts, .aside-slot';
const WHOLE = 'main';
/** Whoever has ended a turn goes on with the board in the next one: the same key again must not end that as well. */
const ENDS = '.ending';
/** Nor is there more to do in the bar once a move has been taken back. */
const TOOLS = 'header, .tools';
const BOARD = '.board';
const BESIDE = '.facts, .aside-slot';
const USABLE = '[tabindex="0"]:not(:disabled), button:not(:disabled), input:not(:disabled)';

/** The button that Enter stands for, so that the key does what is written on it. Beside the board are switches as well: without an answer there, one goes on with the board. */
function nearest(room: HTMLElement): HTMLElement | null {
  const main = room.querySelector<HTMLElement>('button.main:not(:disabled)');
  if (main || !room.matches(BESIDE)) return main ?? room.querySelector<HTMLElement>(USABLE);
  return room.querySelector<HTMLElement>('[data-deed]:not(:disabled)') ?? document.querySelector(BOARD)?.querySelector<HTMLElement>(USABLE) ?? null;
}

/** Whether keys would act on nothing. What has just been disabled has the focus still, and loses it with the next picture. */
function isNowhere(): boolean {
  const now = document.activeElement;
  return !now || now === document.body || now.localName === WHOLE || now.matches(':disabled');
}

export class FocusKeeper {
  private last: HTMLElement | null = null;
  private room: HTMLElement | null = null;

  note(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target.localName === WHOLE) return;
    this.last = target;
    this.room = target.matches(ENDS) || target.closest(TOOLS) ? document.querySelector<HTMLElement>(BOARD) : target.closest<HTMLElement>(ROOMS);
  }

  /** Who presses elsewhere leaves the place; what is pressed gets the focus right after. */
  forget(): void {
    this.last = this.room = null;
  }

  /** After something has changed. */
  restore(): void {
    const { last, room } = this;
    if (!last || !isNowhere()) return;
    if (last.isConnected && !last.matches(`:disabled, ${ENDS}`)) last.focus({ preventScroll: true });
    if (isNowhere() && room?.isConnected) nearest(room)?.focus({ preventScroll: true });
    if (isNowhere()) document.querySelector<HTMLElement>(WHOLE)?.focus({ preventScroll: true });
  }
}
