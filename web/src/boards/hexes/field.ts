/** Hexagons in axial coordinates, as platzdarm/board/hexes.py: directions 0 to 5 clockwise from the top. */
import { Ground, round, type Place, type Point } from '../ground.ts';

export type Axial = readonly [number, number];

export interface Cell extends Place {
  at: Axial;
}

export const DIRECTIONS: readonly Axial[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const WAYS = [0, 1, 2, 3, 4, 5] as const;

/** The side of a cell, which is half its width from corner to corner, in drawing units. */
export const CELL = 65.5;
const COLUMNS = 'abcdefghijklmnopqrstuvwxyz';
export const HALF_HEIGHT = Math.sqrt(3) / 2;

/** Where an arrow key leads at first and, at the edge, instead; for flat tops, with Shift, for pointed tops, with Shift. */
const ARROWS: Record<string, readonly (readonly [number, number])[]> = {
  ArrowUp: [[0, 0], [0, 0], [1, 0], [0, 1]],
  ArrowDown: [[3, 3], [3, 3], [3, 4], [4, 3]],
  ArrowRight: [[2, 1], [1, 2], [2, 2], [2, 2]],
  ArrowLeft: [[4, 5], [5, 4], [5, 5], [5, 5]],
};

/** All cells within `radius` of the centre, column by column from the left, each from the top. */
export function disc(radius: number): Axial[] {
  const cells: Axial[] = [];
  for (let q = -radius; q <= radius; q += 1) {
    for (let r = -radius; r <= radius; r += 1) {
      if (Math.abs(q + r) <= radius) cells.push([q, r]);
    }
  }
  return cells;
}

/** Columns are letters from the left, rows numbers from the top of the column, or of the whole field: the centre of 19 is c3. */
function nameOf([q, r]: Axial, radius: number, level: boolean): string {
  const top = level ? -radius : Math.max(-radius, -q - radius);
  return `${COLUMNS[q + radius]}${r - top + 1}`;
}

function centre([q, r]: Axial, pointed: boolean): Point {
  const [straight, slanted] = [1.5 * CELL, 2 * HALF_HEIGHT * CELL];
  return pointed ? { x: slanted * (q + r / 2), y: straight * r } : { x: straight * q, y: slanted * (r + q / 2) };
}

function cornersOf(radius: number, pointed = false): Point[] {
  return WAYS.map((way) => turned({ x: radius, y: 0 }, 60 * way + (pointed ? 30 : 0)));
}

/** A hexagon with a flat top around (0, 0), as the `points` of a polygon. */
export function hexagon(radius: number): string {
  return cornersOf(radius).map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

/** A point turned clockwise around the middle. */
export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** A hexagon of hexagons: its cells by name, and who is whose neighbour. */
export class HexField extends Ground<Cell> {
  readonly side = CELL;

  constructor(
    readonly radius: number,
    /** Cells stand on a corner instead of a side. */
    readonly pointed = false,
    /** Rows are counted from the top of the field, not of each column: all cells of a row have its number. */
    private readonly level = false,
  ) {
    super(
      disc(radius).map((at) => ({ name: nameOf(at, radius, level), at, ...centre(at, pointed) })),
      pointed ? { x: HALF_HEIGHT * CELL, y: CELL } : { x: CELL, y: HALF_HEIGHT * CELL },
    );
  }

  corners(more = 0): Point[] {
    return cornersOf(CELL + more, this.pointed);
  }

  has([q, r]: Axial): boolean {
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= this.radius;
  }

  name(at: Axial): string {
    return nameOf(at, this.radius, this.level);
  }

  /** The next cell that way, or nothing at the edge. */
  neighbour(name: string, direction: number): string | undefined {
    const cell = this.byName.get(name);
    const step = DIRECTIONS[((direction % 6) + 6) % 6];
    if (!cell || !step) return undefined;
    const at: Axial = [cell.at[0] + step[0], cell.at[1] + step[1]];
    return this.has(at) ? this.name(at) : undefined;
  }

  /** The line around these cells, as a path: the sides that they share with no other of them. */
  border(names: Iterable<string>): string {
    const inside = new Set(names);
    const corners = this.corners();
    const first = this.pointed ? 3 : 2; // the way that the side after the first corner looks
    return this.these([...inside])
      .flatMap(({ name, x, y }) =>
        WAYS.filter((side) => !inside.has(this.neighbour(name, side + first) ?? '')).map((side) => {
          const [from, to] = [corners[side], corners[(side + 1) % 6]];
          return from && to ? `M${round(x + from.x)} ${round(y + from.y)}L${round(x + to.x)} ${round(y + to.y)}` : '';
        }),
      )
      .join('');
  }

  beside(name: string): string[] {
    return WAYS.map((way) => this.neighbour(name, way)).filter((cell) => cell !== undefined);
  }

  step(from: string, key: string, shift: boolean): string | undefined {
    const [first, second] = ARROWS[key]?.[(this.pointed ? 2 : 0) + (shift ? 1 : 0)] ?? [];
    if (first === undefined || second === undefined) return undefined;
    return this.neighbour(from, first) ?? this.neighbour(from, second);
  }
}
