/** Flat-topped hexagons in axial coordinates, as platzdarm/board/hexes.py: directions 0 to 5 clockwise from the top. */

export type Axial = readonly [number, number];

export interface Point {
  x: number;
  y: number;
}

export interface Cell {
  name: string;
  at: Axial;
  x: number;
  y: number;
}

export const DIRECTIONS: readonly Axial[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Half the width of a tile, and of the cell that it lies in, in drawing units. */
export const TILE = 60;
export const CELL = 65.5;
const COLUMNS = 'abcdefghi';
const HALF_HEIGHT = Math.sqrt(3) / 2;
export const APOTHEM = TILE * HALF_HEIGHT;

export function radiusOf(board: string): number {
  return board === 'extended' ? 3 : 2;
}

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

/** Columns are letters from the left, rows numbers from the top of the column: the centre of 19 is c3. */
export function nameOf([q, r]: Axial, radius: number): string {
  const top = Math.max(-radius, -q - radius);
  return `${COLUMNS[q + radius]}${r - top + 1}`;
}

export function centre([q, r]: Axial): Point {
  return { x: 1.5 * CELL * q, y: 2 * HALF_HEIGHT * CELL * (r + q / 2) };
}

export function hexagon(radius: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => turned({ x: radius, y: 0 }, degrees));
  return corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

/** A point turned clockwise around the middle. */
export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A board of that radius: its cells by name, and who is whose neighbour. */
export class Field {
  readonly cells: Cell[];
  readonly byName: ReadonlyMap<string, Cell>;

  constructor(readonly radius: number) {
    this.cells = disc(radius).map((at) => ({ name: nameOf(at, radius), at, ...centre(at) }));
    this.byName = new Map(this.cells.map((cell) => [cell.name, cell]));
  }

  has([q, r]: Axial): boolean {
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= this.radius;
  }

  name(at: Axial): string {
    return nameOf(at, this.radius);
  }

  /** The next cell that way, or nothing at the edge. */
  neighbour(name: string, direction: number): string | undefined {
    const cell = this.byName.get(name);
    const step = DIRECTIONS[((direction % 6) + 6) % 6];
    if (!cell || !step) return undefined;
    const at: Axial = [cell.at[0] + step[0], cell.at[1] + step[1]];
    return this.has(at) ? this.name(at) : undefined;
  }

  around(name: string): string[] {
    return [0, 1, 2, 3, 4, 5].map((way) => this.neighbour(name, way)).filter((cell) => cell !== undefined);
  }

  /** The direction from one cell to its neighbour, or nothing where they do not touch. */
  direction(from: string, to: string): number | undefined {
    const way = [0, 1, 2, 3, 4, 5].find((direction) => this.neighbour(from, direction) === to);
    return way;
  }

  /** The smallest box around all cells, with a margin. */
  box(margin: number): { x: number; y: number; width: number; height: number } {
    const width = 2 * (1.5 * CELL * this.radius + CELL + margin);
    const height = 2 * (2 * HALF_HEIGHT * CELL * this.radius + HALF_HEIGHT * CELL + margin);
    return { x: -width / 2, y: -height / 2, width, height };
  }
}

const fields = new Map<number, Field>();

export function fieldOf(board: string): Field {
  const radius = radiusOf(board);
  const known = fields.get(radius);
  if (known) return known;
  const field = new Field(radius);
  fields.set(radius, field);
  return field;
}

/** Where an arrow key leads: right is down to the right, with Shift up to the right; at the edge the other of the two. */
export function arrowStep(field: Field, from: string, key: string, shift: boolean): string | undefined {
  const ways: Record<string, [number, number]> = {
    ArrowUp: [0, 0],
    ArrowDown: [3, 3],
    ArrowRight: shift ? [1, 2] : [2, 1],
    ArrowLeft: shift ? [5, 4] : [4, 5],
  };
  const [first, second] = ways[key] ?? [];
  if (first === undefined || second === undefined) return undefined;
  return field.neighbour(from, first) ?? field.neighbour(from, second);
}
