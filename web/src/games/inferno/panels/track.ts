/** Where the marks of the sides stand on the way to the honour that wins. */
import type { ContestFacts } from '../facts.ts';

type Race = Pick<ContestFacts, 'sides' | 'honour_needed'>;

/** A mark and its number, in pixels. */
const WIDE = 36;

/** Two sides may have the same honour: every other one has its mark below the line. */
export function isBelow(side: number): boolean {
  return side % 2 === 1;
}

/** Three and four may have it, too: then a mark stands beside the one that it would cover. */
export function placeOnTrack(side: number, { sides, honour_needed: needed }: Race): string {
  const share = (honour: number): string => `${Math.min(100, (100 * honour) / needed)}%`;
  const own = sides.find((one) => one.side === side)?.honour ?? 0;
  const behind = sides.filter((one) => one.side !== side && isBelow(one.side) === isBelow(side) && (one.honour < own || (one.honour === own && one.side < side)));
  return `max(${[share(own), ...behind.map(({ honour }) => `${share(honour)} + ${WIDE}px`)].join(', ')})`;
}
