/** Shapes that figures stand on. Marines have round bases, demons cut plates, objects plates with steps. */
import { extent, SIDE, type SquareField } from '../../../boards/squares/field.ts';

export type Side = 'marine' | 'demon' | 'object';

const INSET = 2.6;

/** A plate of so many units around (0, 0), its corners cut by `cut`. */
export function cutPlate(width: number, height: number, cut: number, inset = INSET): string {
  const [x, y] = [width / 2 - inset, height / 2 - inset];
  const corners = [
    [-x + cut, -y],
    [x - cut, -y],
    [x, -y + cut],
    [x, y - cut],
    [x - cut, y],
    [-x + cut, y],
    [-x, y - cut],
    [-x, -y + cut],
  ];
  return `M${corners.map(([a, b]) => `${a} ${b}`).join('L')}Z`;
}

/** The part of a circle of that radius from `from` to `to`, both shares of a full turn from the top, clockwise. */
export function arc(radius: number, from: number, to: number): string {
  const [start, end] = [point(radius, from), point(radius, to)];
  return `M${start}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${end}`;
}

function point(radius: number, share: number): string {
  const angle = share * 2 * Math.PI;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** How large a picture of 100 x 100 is drawn on a plate. */
export function artScale(width: number, height: number, side: Side): number {
  const room = Math.min(width, height);
  if (side === 'marine') return 0.31;
  return (room - (room > SIDE ? 20 : 13)) / 100;
}

/** The segments of a bar of life: x and width of each, in a row that is as wide as `width`. */
export function segments(count: number, width: number): { x: number; width: number }[] {
  const gap = count > 8 ? 0.9 : 1.4;
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, place) => ({ x: round(-width / 2 + place * (each + gap)), width: round(each) }));
}

/** The plate around whoever stands on these squares, as attributes of a path. */
export function plateUnder(squares: readonly string[], field: SquareField): { d: string; transform: string } {
  const [width, height] = extent(squares);
  const centre = field.centreOf(squares) ?? { x: 0, y: 0 };
  return { d: cutPlate(width * SIDE, height * SIDE, 10, -1), transform: `translate(${centre.x} ${centre.y})` };
}
