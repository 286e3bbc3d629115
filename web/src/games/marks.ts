/** By whose mark a line of the log is told. */
import type { Facts, Say } from '../lib/types.ts';
import type { GameModule } from './contract/game.ts';
import type { SeatLook } from './contract/look.ts';

/** The looks of seats by their number, and of those in the log whom nobody plays. */
export function marksOf(game: GameModule, facts: Facts, seats: readonly number[], t: Say): SeatLook[] {
  const marks: SeatLook[] = [];
  for (const seat of [...seats, ...(game.unseated ?? [])]) marks[seat] = game.look(facts, seat, t);
  return marks;
}
