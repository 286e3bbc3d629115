/** What can be shown over the field by a switch: where enemies could strike, and the names of the cells. */
import type { Facts, Say } from '../../../lib/types.ts';
import type { Overlay } from '../../contract/game.ts';

export const THREAT = 'threat';
export const NAMES = 'names';

export function overlays(_facts: Facts, _seat: number | null, t: Say): Overlay[] {
  return [
    { id: THREAT, label: t('inf-overlay-threat'), short: t('inf-overlay-threat-short'), icon: 'hatch' },
    { id: NAMES, label: t('inf-overlay-names'), short: t('inf-overlay-names-short'), icon: 'eye' },
  ];
}
