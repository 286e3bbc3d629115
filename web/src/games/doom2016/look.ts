/** Colour, mark and name of a seat. */
import type { Facts, Say } from '../../lib/types.ts';
import type { SeatLook } from '../contract/look.ts';
import { seatSide, sideName } from './names.ts';
import { colourOf, shapeOf } from '../shared/figures/seats.ts';

export function look(_: Facts, seat: number, t: Say): SeatLook {
  const side = seatSide(seat);
  return { colour: colourOf(side), shape: shapeOf(side), name: sideName(side, t) };
}
