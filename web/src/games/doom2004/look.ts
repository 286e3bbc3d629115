/** Colour, mark and name of a seat: marines have the colour of their figure. */
import type { Facts, Say } from '../../lib/types.ts';
import type { SeatLook } from '../contract/look.ts';
import { colourOf, shapeOf } from '../shared/figures/seats.ts';
import { foray, marineOf } from './facts.ts';
import { sideName } from './names.ts';

/** Both DOOM games draw marines by the same helmets; here they go by their colours. */
const HELMETS: Record<string, string> = { red: 'delta', blue: 'alpha', green: 'charlie' };

/** The name of a figure's picture: a marine's helmet, or the type of invader. */
export function artName(type: string): string {
  return HELMETS[type] ?? (type === 'demon' ? 'pinky' : type);
}

/** The colour of a side on boards and plates. */
export function tintOf(id: string): SeatLook['colour'] {
  return colourOf(artName(id));
}

export function markOf(id: string): SeatLook['shape'] {
  return shapeOf(artName(id));
}

/** The side of a seat: `invader`, or a marine's colour. */
export function sideOf(facts: Facts, seat: number | null): string {
  return marineOf(foray(facts), seat)?.id ?? 'invader';
}

export function look(facts: Facts, seat: number, t: Say): SeatLook {
  const side = sideOf(facts, seat);
  return { colour: tintOf(side), shape: markOf(side), name: sideName(side, t) };
}
