/** How much room each card of a hand gets. */

/** Below this a card cannot be read: then cards lie over each other instead. */
const LEAST = 100;
/** Of what all need: with so much each still has most of its text. */
const NEARLY = 0.8;

/**
 * Pixels for each card of a row: as it wishes; else what it needs so that no text is cut, and a share of the rest; else
 * nearly what each needs, or all alike; else they overlap.
 */
export function widthsOf(wishes: readonly number[], room: number, gap: number, needs: readonly number[] = []): number[] {
  const free = room - gap * Math.max(0, wishes.length - 1);
  const all = sumOf(wishes);
  if (!room || all <= free) return [...wishes];
  const least = sumOf(needs);
  if (needs.length && least <= free) {
    const share = (free - least) / (all - least);
    return wishes.map((wish, at) => Math.floor((needs[at] ?? wish) + (wish - (needs[at] ?? wish)) * share));
  }
  const share = Math.floor(free / wishes.length);
  if (free >= least * NEARLY && needs.length) return nearly(needs, free);
  if (share >= LEAST) return fair(wishes, free);
  return wishes.map(() => Math.max(share, 44));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** Of what each needs the same part, but enough for a long word; a full hand never leaves its row for that. */
function nearly(needs: readonly number[], free: number): number[] {
  const words = needs.map((need) => Math.min(need, LEAST));
  const part = Math.min(1, free / sumOf(words));
  const floors = words.map((word) => word * part);
  const share = Math.max(0, free - sumOf(floors)) / Math.max(1, sumOf(needs) - sumOf(floors));
  return needs.map((need, at) => Math.floor((floors[at] ?? 0) + (need - (floors[at] ?? 0)) * share));
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

/** A card of a fan in pixels; it turns around a point that lies `stem` below its upper edge. */
const FAN = { width: 98, stem: 163, overlap: 10, turn: 3.4, most: 14 };
const EDGE = 4;

/** A fan on a phone: the width of a card, the room it takes, and degrees from one to the next. */
export function fanOf(cards: number, room: number): { width: number; step: number; turn: number } {
  const { width, stem, overlap, most } = FAN;
  const turn = cards > 1 ? Math.min(FAN.turn, most / (cards - 1)) : 0;
  // The upper corners of the outermost cards lean out of the row.
  const lean = stem * Math.sin((((turn * (cards - 1)) / 2) * Math.PI) / 180);
  const free = room ? (room - width - 2 * (lean + EDGE)) / Math.max(1, cards - 1) : width;
  return { width, step: Math.min(width - overlap, Math.max(24, free)), turn };
}
