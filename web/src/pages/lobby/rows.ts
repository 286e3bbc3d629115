/** The rows of the lobby: which are shown, in what order, and who is here. */
import type { ClockWish, LobbyRow } from '../../lib/types.ts';

export type Pace = 'any' | 'evening' | 'days';

export function paceOf(clock: ClockWish): Pace {
  return clock.kind === 'days' ? 'days' : 'evening';
}

/**
 * While somebody points at the list nothing moves under the pointer: what is new comes last, and nothing changes places.
 * Rows that are `held` stay although they are gone: they tell why.
 */
export function merged(before: readonly LobbyRow[], now: readonly LobbyRow[], pointed: boolean, held: readonly string[] = []): LobbyRow[] {
  if (!pointed && !held.length) return [...now];
  const fresh = new Map(now.map((row) => [row.id, row]));
  const kept = before.flatMap((row) => fresh.get(row.id) ?? (held.includes(row.id) ? row : []));
  const known = new Set(kept.map((row) => row.id));
  return [...kept, ...now.filter((row) => !known.has(row.id))];
}

/** More rows of the same list: what came between two questions stands in both answers. */
export function joined(first: readonly LobbyRow[], rest: readonly LobbyRow[]): LobbyRow[] {
  const known = new Set(first.map((row) => row.id));
  return [...first, ...rest.filter((row) => !known.has(row.id))];
}

export interface Person {
  name: string;
  game: string;
  table: string;
  state: LobbyRow['state'];
  here: boolean;
}

/** Everybody who sits at one of these tables once, those who are here first. */
export function peopleAt(rows: readonly LobbyRow[]): Person[] {
  const found = new Map<string, Person>();
  for (const row of rows) {
    for (const seat of row.seats) {
      if (!seat.person || !seat.name || row.state === 'over' || row.mine.includes(seat.seat)) continue;
      if (found.get(seat.person)?.here) continue;
      found.set(seat.person, { name: seat.name, game: row.game, table: row.id, state: row.state, here: seat.here });
    }
  }
  return [...found.values()].sort((one, other) => Number(other.here) - Number(one.here));
}

export function freeSeats(row: LobbyRow): number {
  return row.seats.filter((seat) => !seat.person && seat.kind !== 'bot').length;
}

/** A table where the game begins as soon as one person sits down: for who wants to play at once. */
export function ready(rows: readonly LobbyRow[], game: string, pace: Pace): LobbyRow | null {
  const fits = (row: LobbyRow): boolean => row.game === game && paceOf(row.clock as ClockWish) === pace && !row.rated && !row.mine.length && freeSeats(row) === 1;
  const here = (row: LobbyRow): boolean => row.seats.some((seat) => seat.here);
  return rows.find((row) => fits(row) && here(row)) ?? rows.find(fits) ?? null;
}
