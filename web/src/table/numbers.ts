/**
 * Buttons that answer have numbers: they bear them while Shift is held, and Shift with the digit presses one. A list
 * that is shut is opened first: nobody answers what he does not see.
 */
const DEEDS = '[data-deed]:not(:disabled), details:not([open]) > summary.button';
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

function deeds(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(DEEDS)].filter((one) => one.checkVisibility());
}

/** The button that the keys name. A question mark asks for help, whichever digit it shares its key with. */
export function numbered({ shiftKey, key, code }: KeyboardEvent): HTMLElement | undefined {
  const digit = shiftKey && key !== '?' ? DIGIT.exec(code)?.[1] : undefined;
  return digit ? deeds()[Number(digit) - 1] : undefined;
}

export function pressNumbered(event: KeyboardEvent): void {
  const one = numbered(event);
  if (!one) return;
  event.preventDefault();
  event.stopPropagation(); // without Shift the digit means the hand
  one.click();
  if (one.localName === 'summary') one.parentElement?.querySelector<HTMLElement>('[data-deed]')?.focus();
}

/** Write the numbers on them, or wipe them off. */
export function showNumbers(shown: boolean): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-digit]')) delete one.dataset.digit;
  if (shown) for (const [at, one] of deeds().slice(0, 9).entries()) one.dataset.digit = String(at + 1);
}
