/** What can be shown over the map by a switch: what a figure sees, and where enemies could go. */
import type { Facts, Say } from '../../../lib/types.ts';
import type { Overlay } from '../../contract/game.ts';

export const SIGHT = 'sight';
export const REACH = 'reach';

export function overlays(facts: Facts, _seat: number | null, t: Say): Overlay[] {
  if (facts.result) return [];
  return [
    { id: SIGHT, label: t('d16-overlay-sight'), short: t('d16-overlay-sight-short') },
    { id: REACH, label: t('d16-overlay-reach'), short: t('d16-overlay-reach-short') },
  ];
}
