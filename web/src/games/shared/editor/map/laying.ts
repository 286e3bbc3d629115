/** Map pieces on a grid: footprints, seams, walls, and the window of the grid that is worked in. y grows to the north. */
import { nameOf, placeOf, type Border, type SquarePlan } from '../../../../boards/squares/field.ts';

export type Cell = readonly [x: number, y: number];
export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export const OUTWARD: Record<Side, Cell> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** A piece where it lies: a letter for each of its squares, and the edges through which one can go. */
export interface Laid {
  cells: ReadonlyMap<string, { at: Cell; letter: string }>;
  openings: ReadonlySet<string>;
}

/** The part of the grid that is shown. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A border between two squares, by both of them. */
export type Edge = readonly [Cell, Cell];

export interface Layout {
  /** The piece on each square: the last that was laid there. */
  owner: ReadonlyMap<string, number>;
  letters: ReadonlyMap<string, string>;
  /** Squares on which two pieces lie. */
  doubled: readonly Cell[];
  walls: readonly Edge[];
  /** Open borders between two pieces, in runs: there doors can be. */
  passages: readonly Edge[][];
}

export const key = ([x, y]: Cell): string => `${x},${y}`;
export const edgeKey = ([x, y]: Cell, side: Side): string => `${x},${y} ${side}`;
export const moved = ([x, y]: Cell, [dx, dy]: Cell): Cell => [x + dx, y + dy];
export const same = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] as Side;
}

/** Counter-clockwise by quarters, with the lower left corner back at [0, 0]. */
export function turnedCell([x, y]: Cell, width: number, height: number, quarters: number): Cell {
  if (quarters === 1) return [height - 1 - y, x];
  if (quarters === 2) return [width - 1 - x, height - 1 - y];
  if (quarters === 3) return [y, width - 1 - x];
  return [x, y];
}

/** A piece of these rows, from north to south; blanks (`hole`) are no squares. Turned, then put with its lower left square at `at`. */
export function lay(rows: readonly string[], openings: readonly { at: Cell; side: Side }[], quarters: number, at: Cell, hole = ''): Laid {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const place = (cell: Cell): Cell => moved(turnedCell(cell, width, height, quarters), at);
  const cells = new Map<string, { at: Cell; letter: string }>();
  rows.forEach((row, from) =>
    [...row].forEach((letter, x) => {
      const cell = place([x, height - 1 - from]);
      if (letter !== hole) cells.set(key(cell), { at: cell, letter });
    }),
  );
  const open = openings.map(({ at: cell, side }) => edgeKey(place(cell), SIDES[(SIDES.indexOf(side) - quarters + 4) % 4] as Side));
  return { cells, openings: new Set(open) };
}

export function layOut(pieces: readonly Laid[]): Layout {
  const [owner, letters] = [new Map<string, number>(), new Map<string, string>()];
  const doubled: Cell[] = [];
  pieces.forEach((piece, number) => {
    for (const [name, { at, letter }] of piece.cells) {
      if (owner.has(name)) doubled.push(at);
      owner.set(name, number);
      letters.set(name, letter);
    }
  });
  const walls: Edge[] = [];
  const open: Edge[] = [];
  for (const piece of pieces) {
    for (const { at } of piece.cells.values()) {
      for (const side of SIDES) {
        const other = moved(at, OUTWARD[side]);
        if (owner.get(key(other)) === owner.get(key(at))) continue;
        const through = isOpen(pieces, owner, at, side) && isOpen(pieces, owner, other, opposite(side));
        if (!through) walls.push([at, other]);
        else if (side === 'N' || side === 'E') open.push([at, other]);
      }
    }
  }
  return { owner, letters, doubled, walls, passages: runs(open) };
}

function isOpen(pieces: readonly Laid[], owner: ReadonlyMap<string, number>, at: Cell, side: Side): boolean {
  const number = owner.get(key(at));
  return number !== undefined && (pieces[number]?.openings.has(edgeKey(at, side)) ?? false);
}

/** Borders that lie side by side, as one. */
export function runs(edges: readonly Edge[]): Edge[][] {
  const upright = ([one, other]: Edge): boolean => one[1] === other[1];
  const line = (edge: Edge): string => (upright(edge) ? `v${edge[0][0]}` : `h${edge[0][1]}`);
  const along = (edge: Edge): number => (upright(edge) ? edge[0][1] : edge[0][0]);
  const sorted = [...edges].sort((one, other) => line(one).localeCompare(line(other)) || along(one) - along(other));
  const found: Edge[][] = [];
  for (const edge of sorted) {
    const last = found.at(-1)?.at(-1);
    if (last && line(last) === line(edge) && along(last) + 1 === along(edge)) found.at(-1)?.push(edge);
    else found.push([edge]);
  }
  return found;
}

export function edgeName([one, other]: Edge): string {
  return [key(one), key(other)].sort().join('|');
}

// -- the window ------------------------------------------------------------------------------------------------------

/** How much of the grid is shown: so many squares around everything, and never more than `most` in a row. */
export interface Room {
  margin: number;
  most: number;
}

const ROOM: Room = { margin: 4, most: 44 };
const LEAST = 14;

/** Room around everything. It grows and never shrinks, so that nothing moves under the pointer. */
export function windowFor(cells: Iterable<Cell>, before: Window | null, { margin, most: limit }: Room = ROOM): Window {
  const all = [...cells];
  const now = before ?? { x: 0, y: 0, width: 0, height: 0 };
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const span = (values: number[], from: number, size: number): [number, number] => {
    const known = before && size > 0;
    if (!values.length) return known ? [from, size] : [-2, LEAST];
    const least = Math.min(...values) - margin;
    const most = Math.max(...values) + margin;
    const first = known ? Math.min(from, least) : least;
    const last = Math.max(known ? from + size - 1 : most, most, first + LEAST - 1);
    return [first, Math.min(limit, last - first + 1)];
  };
  const [x, width] = span(xs, now.x, now.width);
  const [y, height] = span(ys, now.y, now.height);
  const unchanged = before && x === before.x && y === before.y && width === before.width && height === before.height;
  return unchanged ? before : { x, y, width, height };
}

export function nameIn(window: Window, [x, y]: Cell): string {
  return nameOf(x - window.x, y - window.y);
}

export function cellIn(window: Window, name: string): Cell {
  const [column, row] = placeOf(name) ?? [0, 0];
  return [column + window.x, row + window.y];
}

/** Every square of the window, to be clicked. */
export function gridPlan(window: Window): SquarePlan {
  return { width: window.width, height: window.height, rows: Array.from({ length: window.height }, () => '_'.repeat(window.width)), walls: [], doors: [] };
}

/** The map in the window, to be drawn. */
export function mapPlan(window: Window, layout: Layout, doors: readonly (readonly Edge[])[]): SquarePlan {
  const rows = Array.from({ length: window.height }, (_, row) =>
    Array.from({ length: window.width }, (__, column) => layout.letters.get(key([column + window.x, row + window.y])) ?? ' ').join(''),
  );
  const border = (edge: Edge): Border => borderOf(window, edge);
  const unique = new Map(layout.walls.map((edge) => [edgeName(edge), edge]));
  return { width: window.width, height: window.height, rows, walls: [...unique.values()].map(border), doors: doors.map((door) => door.map(border)) };
}

/** The corners that a border runs between. */
export function borderOf(window: Window, [one, other]: Edge): Border {
  const [column, row] = [Math.max(one[0], other[0]) - window.x, Math.max(one[1], other[1]) - window.y];
  if (one[1] === other[1]) return [[column, row], [column, row + 1]];
  return [[column, row], [column + 1, row]];
}
