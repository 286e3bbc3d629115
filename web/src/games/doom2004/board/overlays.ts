/** What can be shown over the board by a switch: where the others could go, and where a step is answered. */
import type { Facts, Say } from '../../../lib/types.ts';
import type { Overlay } from '../../contract/game.ts';

export const SIGHT = 'sight';
export const REACH = 'reach';

export function overlays(facts: Facts, _seat: number | null, t: Say): Overlay[] {
  if (facts.result) return [];
  return [
    { id: SIGHT, label: t('d04-overlay-sight'), short: t('d04-overlay-sight-short'), icon: 'eye' },
    { id: REACH, label: t('d04-overlay-reach'), short: t('d04-overlay-reach-short'), icon: 'hatch' },
  ];
}
