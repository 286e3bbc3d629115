/** Where champions are while they move. */
import type { Point } from '../../../boards/ground.ts';
import type { HexField } from '../../../boards/hexes/field.ts';
import { along } from '../../../boards/progress.svelte.ts';
import type { ChampionFacts } from '../facts.ts';
import type { Show } from './shows.ts';

export interface Placed extends Point {
  opacity: number;
}

/** The middle of a champion when that share of the scene is over; a fallen one fades. */
export function placeIn(show: Show | null, share: number, { id, cells }: ChampionFacts, field: HexField): Placed | undefined {
  const still = field.centreOf(cells);
  if (!still) return undefined;
  if (!show || !('champion' in show) || show.champion !== id) return { ...still, opacity: 1 };
  switch (show.type) {
    case 'walk':
      return { ...along(show.path.map((one) => field.centreOf(one) ?? still), share), opacity: 1 };
    case 'defeat':
      return { ...still, opacity: 1 - Math.max(0, share - 0.35) };
    case 'damage':
      return { x: still.x + Math.sin(share * 22) * 4 * (1 - share), y: still.y, opacity: 1 };
    default:
      return { ...still, opacity: 1 };
  }
}
