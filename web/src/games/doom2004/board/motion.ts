/** Where figures are while they move. */
import type { Point } from '../../../boards/ground.ts';
import { along } from '../../../boards/progress.svelte.ts';
import type { FigureOn } from '../facts.ts';
import type { Field } from './geometry.ts';
import type { Show } from './shows.ts';

export interface Placed extends Point {
  opacity: number;
}

/** The middle of a figure when that share of the scene is over; a dying one fades. */
export function placeIn(show: Show | null, share: number, figure: FigureOn, field: Field): Placed | undefined {
  const still = field.centreOf(figure.squares);
  if (!still) return undefined;
  if (!show || !('figure' in show) || show.figure !== figure.id) return { ...still, opacity: 1 };
  switch (show.type) {
    case 'walk':
    case 'knock':
      return { ...along(show.path.map((squares) => field.centreOf(squares) ?? still), share), opacity: 1 };
    case 'teleport':
      return share < 0.5 ? { ...still, opacity: 1 - share * 2 } : { ...(field.centreOf(show.squares) ?? still), opacity: share * 2 - 1 };
    case 'kill':
      return { ...still, opacity: 1 - Math.max(0, share - 0.4) };
    case 'wound':
      return { x: still.x + Math.sin(share * 22) * 3 * (1 - share), y: still.y, opacity: 1 };
    default:
      return { ...still, opacity: 1 };
  }
}
