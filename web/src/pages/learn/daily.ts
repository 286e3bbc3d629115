/** The puzzle of the day, and the row of days on which it was solved. Days are counted where the solver lives. */

const DAY = 86_400_000;

export function dayOf(date: Date): number {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);
}

/** Which of so many it is today: all of them come before one comes again, and those that stand together lie days apart. */
export function dailyOf(count: number, day: number): number {
  if (!count) return -1;
  let step = Math.max(1, Math.round(count * 0.618));
  while (commonOf(step, count) !== 1) step += 1;
  return (day * step) % count;
}

/** Where the one with this number stands, counted through all games in their order. */
export function placeOf(counts: readonly { game: string; count: number }[], number: number): { game: string; at: number } | null {
  let at = number;
  for (const { game, count } of counts) {
    if (at >= 0 && at < count) return { game, at };
    at -= count;
  }
  return null;
}

function commonOf(one: number, other: number): number {
  return other ? commonOf(other, one % other) : one;
}

/** So many days without a gap up to today; a day that is not over does not break the row. */
export function rowOf(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  const last = day;
  while (solved.has(day)) day -= 1;
  return last - day;
}

export function longestRow(days: readonly number[]): number {
  const solved = new Set(days);
  return Math.max(0, ...[...solved].map((day) => rowOf([...solved].filter((one) => one <= day), day)));
}

/** How long the puzzle of the day stays, in hours and minutes. */
export function untilTomorrow(now: Date): { hours: number; minutes: number } {
  const since = now.getTime() - now.getTimezoneOffset() * 60_000 - dayOf(now) * DAY;
  const left = Math.ceil((DAY - since) / 60_000);
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}
