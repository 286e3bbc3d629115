/** A map of squares as the page draws it: terrain, walls, doors, and figures that cover several squares. */
import { Ground, type Place, type Point } from '../ground.ts';

export interface Square extends Place {
  /** From the left and from the bottom, as the engine counts. */
  column: number;
  row: number;
  terrain: string;
}

export type Corner = readonly [column: number, row: number];
export type Border = readonly [Corner, Corner];

/** What a map must tell; a game's own may tell more. */
export interface SquarePlan {
  width: number;
  height: number;
  /** From the south to the north, a letter for each square's terrain; other characters are no square. */
  rows: readonly string[];
  /** Every wall, those of the rim too. */
  walls: readonly Border[];
  /** By number, each of one or more borders. */
  doors: readonly (readonly Border[])[];
}

/** A line along borders, in drawing units. */
export interface Segment {
  from: Point;
  to: Point;
}

export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** Drawing units for the side of a square. */
export const SIDE = 48;
const HALF = SIDE / 2;

export const DIRECTIONS: readonly Direction[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
export const STEPS: Record<Direction, readonly [number, number]> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};
const ARROWS: Record<string, Direction> = { ArrowUp: 'n', ArrowDown: 's', ArrowRight: 'e', ArrowLeft: 'w' };

export function nameOf(column: number, row: number): string {
  const letters = (column >= 26 ? String.fromCharCode(96 + Math.floor(column / 26)) : '') + String.fromCharCode(97 + (column % 26));
  return `${letters}${row + 1}`;
}

/** Column and row of a name, or nothing where it is none. */
export function placeOf(name: string): [number, number] | undefined {
  const found = /^([a-z]{1,2})(\d+)$/.exec(name);
  if (!found?.[1] || !found[2]) return undefined;
  const column = [...found[1]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return [column, Number(found[2]) - 1];
}

/** Width and height in squares of what covers these. */
export function extent(squares: readonly string[]): [number, number] {
  const places = squares.map(placeOf).filter((place) => place !== undefined);
  const spread = (axis: 0 | 1): number => Math.max(...places.map((one) => one[axis])) - Math.min(...places.map((one) => one[axis])) + 1;
  return places.length ? [spread(0), spread(1)] : [1, 1];
}

export class SquareField<Plan extends SquarePlan = SquarePlan> extends Ground<Square> {
  readonly side = SIDE;
  readonly width: number;
  readonly height: number;
  private readonly walls: ReadonlySet<string>;
  private readonly doorsOn: ReadonlyMap<string, number>;

  /** `legend` says which letters of the plan are squares, and of which terrain. */
  constructor(
    readonly plan: Plan,
    legend: Readonly<Record<string, string>>,
  ) {
    super(squaresOf(plan, legend), { x: HALF, y: HALF });
    this.width = plan.width;
    this.height = plan.height;
    this.walls = new Set(plan.walls.map(borderKey));
    this.doorsOn = new Map(plan.doors.flatMap((borders, door) => borders.map((border): [string, number] => [borderKey(border), door])));
  }

  corners(more = 0): Point[] {
    const far = HALF + more;
    return [{ x: -far, y: -far }, { x: far, y: -far }, { x: far, y: far }, { x: -far, y: far }];
  }

  at(column: number, row: number): Square | undefined {
    return this.byName.get(nameOf(column, row));
  }

  /** The square that way, whatever lies between. */
  beside(name: string, direction: Direction): Square | undefined {
    const square = this.byName.get(name);
    const [dx, dy] = STEPS[direction];
    return square && this.at(square.column + dx, square.row + dy);
  }

  /** The next square of the map that way, over walls and gaps, as a cursor goes. */
  step(from: string, key: string): string | undefined {
    const start = this.byName.get(from);
    const way = ARROWS[key];
    if (!start || !way) return undefined;
    const [dx, dy] = STEPS[way];
    for (let far = 1; far < Math.max(this.width, this.height); far += 1) {
      const square = this.at(start.column + dx * far, start.row + dy * far);
      if (square) return square.name;
    }
    return undefined;
  }

  /** A corner: [0, 0] is the lower left one of the whole map. */
  corner(column: number, row: number): Point {
    return { x: column * SIDE, y: (this.height - row) * SIDE };
  }

  // -- borders ----------------------------------------------------------------------------------------------------

  isWall(one: Square, other: Square): boolean {
    return this.walls.has(keyBetween(one, other));
  }

  doorBetween(one: Square, other: Square): number | undefined {
    return this.doorsOn.get(keyBetween(one, other));
  }

  /** Walls and rim, as runs that are as long as they can be. */
  wallRuns(): Segment[] {
    const lying = this.plan.walls.filter(([from, to]) => from[1] === to[1]);
    const upright = this.plan.walls.filter(([from, to]) => from[0] === to[0]);
    return [
      ...runs(lying.map(([from, to]) => [from[1], Math.min(from[0], to[0])])).map(([row, start, end]) => ({
        from: this.corner(start, row),
        to: this.corner(end, row),
      })),
      ...runs(upright.map(([from, to]) => [from[0], Math.min(from[1], to[1])])).map(([column, start, end]) => ({
        from: this.corner(column, start),
        to: this.corner(column, end),
      })),
    ];
  }

  /** The line around squares that lie together, as a path. */
  rim(names: readonly string[]): string {
    const inside = new Set(names);
    const sides = this.these(names).flatMap(({ column, row }) =>
      SIDES.flatMap(([[x, y], from, to]) => (inside.has(nameOf(column + x, row + y)) ? [] : [[this.corner(column + from[0], row + from[1]), this.corner(column + to[0], row + to[1])] as const])),
    );
    return sides.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  }

  /** A door as one bar, from end to end. */
  door(number: number): Segment | undefined {
    const ends = (this.plan.doors[number] ?? []).flat().sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const [first, last] = [ends[0], ends[ends.length - 1]];
    return first && last && { from: this.corner(...first), to: this.corner(...last) };
  }

  /** The squares on both sides of a door. */
  besideDoor(number: number): Square[] {
    return (this.plan.doors[number] ?? []).flatMap(([from, to]) => {
      const [column, row] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
      const both = from[0] === to[0] ? [this.at(column - 1, row), this.at(column, row)] : [this.at(column, row - 1), this.at(column, row)];
      return both.filter((square) => square !== undefined);
    });
  }
}

/** The neighbour beyond each side of a square, and the side's two ends. */
const SIDES = [
  [[0, -1], [0, 0], [1, 0]],
  [[1, 0], [1, 0], [1, 1]],
  [[0, 1], [1, 1], [0, 1]],
  [[-1, 0], [0, 1], [0, 0]],
] as const;

function squaresOf(plan: SquarePlan, legend: Readonly<Record<string, string>>): Square[] {
  return plan.rows.flatMap((line, row) =>
    [...line].flatMap((letter, column): Square[] => {
      const terrain = legend[letter];
      const [x, y] = [(column + 0.5) * SIDE, (plan.height - row - 0.5) * SIDE];
      return terrain ? [{ name: nameOf(column, row), column, row, terrain, x, y }] : [];
    }),
  );
}

function borderKey([from, to]: Border): string {
  return `${from[0] === to[0] ? 'v' : 'h'}${Math.min(from[0], to[0])},${Math.min(from[1], to[1])}`;
}

function keyBetween(one: Square, other: Square): string {
  const [column, row] = [Math.max(one.column, other.column), Math.max(one.row, other.row)];
  return `${one.row === other.row ? 'v' : 'h'}${column},${row}`;
}

/** Unit borders on parallel lines, joined: [line, start, end]. */
function runs(borders: [number, number][]): [number, number, number][] {
  const sorted = [...borders].sort(([a, b], [c, d]) => a - c || b - d);
  const found: [number, number, number][] = [];
  for (const [line, start] of sorted) {
    const last = found[found.length - 1];
    if (last && last[0] === line && last[2] === start) last[2] = start + 1;
    else found.push([line, start, start + 1]);
  }
  return found;
}

/** The direction of one square from its neighbour. */
export function directionOf(from: Square, to: Square): Direction | undefined {
  return DIRECTIONS.find((way) => STEPS[way][0] === to.column - from.column && STEPS[way][1] === to.row - from.row);
}
