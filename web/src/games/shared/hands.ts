/** How much room each card of a hand gets. */

/** Below this a card cannot be read: then cards lie over each other instead. */
const LEAST = 100;

/** Pixels for each card of a row: as it wishes; else all alike; else they overlap. */
export function widthsOf(wishes: readonly number[], room: number, gap: number): number[] {
  const free = room - gap * Math.max(0, wishes.length - 1);
  const all = wishes.reduce((sum, wish) => sum + wish, 0);
  if (!room || all <= free) return [...wishes];
  const share = Math.floor(free / wishes.length);
  if (share >= LEAST) return fair(wishes, free);
  return wishes.map(() => Math.max(share, 44));
}

/** Small wishes are granted, and the rest is shared by the others. */
function fair(wishes: readonly number[], free: number): number[] {
  const given = new Map<number, number>();
  let left = free;
  const order = wishes.map((wish, at) => ({ wish, at })).sort((one, other) => one.wish - other.wish);
  order.forEach(({ wish, at }, place) => {
    const share = Math.min(wish, Math.floor(left / (order.length - place)));
    given.set(at, share);
    left -= share;
  });
  return wishes.map((_, at) => given.get(at) ?? LEAST);
}

const FAN = { width: 98, overlap: 10, turn: 3.4 };

/** A fan on a phone: the width of a card, the room it takes, and degrees from one to the next. */
export function fanOf(cards: number, room: number): { width: number; step: number; turn: number } {
  const { width, overlap, turn } = FAN;
  const free = room ? (room - width - 24) / Math.max(1, cards - 1) : width;
  const step = Math.min(width - overlap, Math.max(24, free));
  return { width, step, turn: cards > 1 ? Math.min(turn, 14 / (cards - 1)) : 0 };
}
