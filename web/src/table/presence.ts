/** Who is at the table. */
import type { SeatInfo } from '../lib/types.ts';

/** A page that is loaded again is away for a moment only; after a while its person is. */
const RELOADS = 4_000;
const AWAY = 20_000;

export interface Presence {
  state: 'here' | 'lost' | 'away';
  /** Milliseconds. */
  for: number;
}

/** Null for machines and free seats. `noticed` is when this page saw that somebody had gone. */
export function presenceOf({ kind, person, here, left }: Pick<SeatInfo, 'kind' | 'person' | 'here' | 'left'>, noticed: number | null, now: number): Presence | null {
  if (kind === 'bot' || !person) return null;
  const gone = here ? 0 : now - Math.min(left ?? noticed ?? now, now);
  if (here || gone < RELOADS) return { state: 'here', for: 0 };
  return { state: gone < AWAY ? 'lost' : 'away', for: gone };
}
