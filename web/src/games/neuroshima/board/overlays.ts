/** What can be shown over the board by a switch: which cells are in danger, and along which lines. */
import type { Facts, Say } from '../../../lib/types.ts';
import type { Overlay } from '../../contract/game.ts';

export const THREATS = 'threats';
export const LINES = 'lines';

export function overlays(facts: Facts, seat: number | null, t: Say): Overlay[] {
  if (facts.result) return [];
  return [
    { id: THREATS, label: seat === null ? t('threats-of-all') : t('threats'), short: t('threats-short'), icon: 'hatch' },
    { id: LINES, label: t('fire-lines'), short: t('fire-lines-short'), icon: 'eye' },
  ];
}
