/** Which steps of a lesson were done, and which puzzles were solved, kept in the browser. */

const key = (what: string): string => `platzdarm-done-${what}`;

/** Where the day is kept on which a lesson was won. */
export const wonKey = (game: string): string => `won-${game}`;

export function doneOf(what: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key(what)) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

export function keepDone(what: string, id: string): string[] {
  const known = doneOf(what);
  const next = known.includes(id) ? known : [...known, id];
  try {
    localStorage.setItem(key(what), JSON.stringify(next));
  } catch {
    // Without storage it is known as long as the page is open.
  }
  return next;
}

const TRIES = 'platzdarm-tries';

function allTries(): Record<string, unknown> {
  try {
    const kept = JSON.parse(localStorage.getItem(TRIES) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** How often a puzzle was tried in vain in this browser. */
export function triesOf(game: string, puzzle: string): number {
  const count = allTries()[`${game}/${puzzle}`];
  return typeof count === 'number' ? count : 0;
}

export function keepTry(game: string, puzzle: string): void {
  try {
    localStorage.setItem(TRIES, JSON.stringify({ ...allTries(), [`${game}/${puzzle}`]: triesOf(game, puzzle) + 1 }));
  } catch {
    // Without storage nobody counts them.
  }
}
