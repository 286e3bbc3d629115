/** What the solver of a puzzle has to play with. */
import type { Facts } from '../../lib/types.ts';
import { contest } from './facts.ts';
import { cardName, treasureName } from './names.ts';

export const SOLVER = 0;

/** The names of what the solver holds. */
export function meansOf(facts: Facts): string[] {
  const { players, sides } = contest(facts);
  const treasures = sides[players[SOLVER]?.side ?? SOLVER]?.treasures ?? [];
  return [...(players[SOLVER]?.hand ?? []).map(cardName), ...treasures.map(treasureName)];
}
