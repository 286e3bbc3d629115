/** What the solver of a puzzle has to play with: life, adrenaline, keys and cards. Without dice no weapon helps. */
import type { Facts, Say } from '../../lib/types.ts';
import { foray } from './facts.ts';
import { marineCardName } from './names.ts';

export const SOLVER = 1;

export function meansOf(facts: Facts, t: Say): string[] {
  const { marines, keys } = foray(facts);
  const { life = 0, adrenaline = 0, cards = [] } = marines[SOLVER - 1] ?? {};
  return [
    t('d04-puzzle-life', { life }),
    ...(adrenaline ? [t('d04-puzzle-adrenaline', { count: adrenaline })] : []),
    ...keys.map((colour) => t('d04-puzzle-key', { colour })),
    ...cards.map(marineCardName),
  ];
}
