/** Colour and mark of a side: marines have their own, every demon is the invader's. */
import type { SeatLook } from '../../contract/look.ts';

export type Colour = SeatLook['colour'];
export type Shape = SeatLook['shape'];

const MARINES: Record<string, readonly [Colour, Shape]> = {
  alpha: ['blue', 'circle'],
  bravo: ['yellow', 'triangle'],
  charlie: ['green', 'square'],
  delta: ['red', 'diamond'],
};

export const MARINE_NAMES: readonly string[] = Object.keys(MARINES);

export function colourOf(name: string): Colour {
  return MARINES[name]?.[0] ?? 'invader';
}

export function shapeOf(name: string): Shape {
  return MARINES[name]?.[1] ?? 'horns';
}
