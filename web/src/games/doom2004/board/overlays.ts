/** What can be shown over the board by a switch: where the others could go, and where a step is answered. */
import type { Facts, Say } from '../../../lib/types.ts';
import type { Overlay } from '../../contract/game.ts';
import type { SeatLook } from '../../contract/look.ts';
import type { OutlookFacts } from '../facts.ts';
import { tintOf } from '../look.ts';
import { isMarine } from '../names.ts';

export const SIGHT = 'sight';
export const REACH = 'reach';

export function overlays(facts: Facts, _seat: number | null, t: Say): Overlay[] {
  if (facts.result) return [];
  return [
    { id: SIGHT, label: t('d04-overlay-sight'), short: t('d04-overlay-sight-short'), icon: 'eye' },
    { id: REACH, label: t('d04-overlay-reach'), short: t('d04-overlay-reach-short'), icon: 'hatch' },
  ];
}

/** Where enemies of that seat answer a step beside them: demons a marine's, a marine with a fist an invader's. */
export function watchedBy(outlooks: readonly OutlookFacts[], seat: number): { colour: SeatLook['colour']; places: string[] }[] {
  return outlooks.filter(({ id, watches }) => watches.length > 0 && isMarine(id) === (seat === 0)).map(({ id, watches }) => ({ colour: tintOf(id), places: watches }));
}
