/** What became of the tiles that a seat had in its last turn: hands and discards lie open (NH-TURN-05). */
import type { LogEntry } from '../../lib/types.ts';
import { eventsOf, type AnyEvent } from './facts.ts';
import { tileOf } from './tiles.ts';

export interface Fate {
  tile: string;
  /** `now` while it is being shown. */
  how: 'discarded' | 'placed' | 'played' | 'now';
  cell?: string;
}

/** Actions that a turn has at most, the battles in it included. */
const TURN = 60;

/** The fates of the turn that goes on, or of the one right before it; of older turns nothing. */
export function fatesOf(log: readonly LogEntry[], seat: number, turn: number): Fate[] {
  const events = log.slice(-2 * TURN).flatMap(eventsOf);
  const from = events.findLastIndex((event) => event.kind === 'turn' && event.seat === seat);
  const began = events[from];
  if (began?.kind !== 'turn' || turn - began.turn > 1) return [];
  return events.slice(from).flatMap((event) => fateIn(event, seat));
}

function fateIn(event: AnyEvent, seat: number): Fate[] {
  if (!('seat' in event) || event.seat !== seat) return [];
  switch (event.kind) {
    case 'placed':
      return tileOf(event.tile).kind === 'hq' ? [] : [{ tile: event.tile, how: 'placed', cell: event.cell }];
    case 'discarded':
    case 'played':
      return [{ tile: event.tile, how: event.kind }];
    case 'redrew':
      return event.tiles.map((tile): Fate => ({ tile, how: 'discarded' }));
    default:
      return [];
  }
}

/** What the hand had and has no more. */
export function leftHand(before: readonly string[], now: readonly string[]): Fate[] {
  const rest = [...now];
  return before.flatMap((tile): Fate[] => {
    const at = rest.indexOf(tile);
    if (at < 0) return [{ tile, how: 'now' }];
    rest.splice(at, 1);
    return [];
  });
}
