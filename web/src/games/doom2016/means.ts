/** What the solver of a puzzle has to play with. */
import type { Facts } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import { actionOf } from './content.ts';
import { incursion } from './facts.ts';

export const SOLVER = 2;

/** The names of the solver's cards. */
export function handOf(facts: Facts): string[] {
  const { hand = [] } = incursion(facts).marines[SOLVER - 1] ?? {};
  return hand.flatMap((card) => (card === null ? [] : [pick(actionOf(card).name)]));
}
