/** The map as the page draws it: squares, walls, doors and who is next to whom (chapters MAP, TERR, ADJ of the rules). */
import type { Border, MapContent } from './facts.ts';

export interface Point {
  x: number;
  y: number;
}

export type Terrain = 'plain' | 'difficult' | 'impassable' | 'blocking';

export interface Square {
  name: string;
  /** From the left and from the bottom, as the engine counts. */
  column: number;
  row: number;
  terrain: Terrain;
  /** The middle, in drawing units; y grows downwards. */
  x: number;
  y: number;
}

/** A border of length 1, in drawing units. */
export interface Segment {
  from: Point;
  to: Point;
}

export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** Drawing units for the side of a square. */
export const SIDE = 48;

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
const TERRAIN: Record<string, Terrain> = { '.': 'plain', d: 'difficult', i: 'impassable', b: 'blocking' };

/** Whose neighbours: of small walkers, of flyers and large figures, or for counting range (D16-ADJ-02, D16-RANGE-03). */
export type Gait = 'walk' | 'fly' | 'range';

const STOPPED_BY: Record<Gait, readonly Terrain[]> = { walk: ['impassable', 'blocking'], fly: [], range: ['blocking'] };

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

export class Field {
  readonly width: number;
  readonly height: number;
  readonly squares: Square[] = [];
  readonly byName: ReadonlyMap<string, Square>;
  private readonly walls: ReadonlySet<string>;
  private readonly doorsOn: ReadonlyMap<string, number>;

  constructor(readonly plan: MapContent) {
    this.height = plan.height;
    this.width = plan.width;
    plan.rows.forEach((line, row) => {
      [...line].forEach((letter, column) => {
        const terrain = TERRAIN[letter];
        const [x, y] = [(column + 0.5) * SIDE, (this.height - row - 0.5) * SIDE];
        if (terrain) this.squares.push({ name: nameOf(column, row), column, row, terrain, x, y });
      });
    });
    this.byName = new Map(this.squares.map((square) => [square.name, square]));
    this.walls = new Set(plan.walls.map(borderKey));
    this.doorsOn = new Map(plan.doors.flatMap((borders, door) => borders.map((border): [string, number] => [borderKey(border), door])));
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

  /** Where a point of the drawing lies. */
  under({ x, y }: Point): Square | undefined {
    return this.at(Math.floor(x / SIDE), this.height - 1 - Math.floor(y / SIDE));
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

  /** Whether one cannot go straight from one square to the next one. */
  parted(one: Square, other: Square, gait: Gait, shut: ReadonlySet<number>): boolean {
    const stops = STOPPED_BY[gait];
    if (stops.includes(one.terrain) || stops.includes(other.terrain) || this.isWall(one, other)) return true;
    const door = this.doorBetween(one, other);
    return door !== undefined && shut.has(door);
  }

  /** The adjacent square that way, if there is one: diagonally by way of a third square (D16-ADJ-03). */
  neighbour(name: string, direction: Direction, gait: Gait, shut: ReadonlySet<number>): Square | undefined {
    const from = this.byName.get(name);
    const to = this.beside(name, direction);
    if (!from || !to) return undefined;
    if (direction.length === 1) return this.parted(from, to, gait, shut) ? undefined : to;
    const ways = [...direction].map((way) => this.beside(name, way as Direction));
    return ways.some((by) => by && !this.parted(from, by, gait, shut) && !this.parted(by, to, gait, shut)) ? to : undefined;
  }

  neighbours(name: string, gait: Gait, shut: ReadonlySet<number>): Square[] {
    return DIRECTIONS.map((way) => this.neighbour(name, way, gait, shut)).filter((square) => square !== undefined);
  }

  /** Squares counted from these (D16-RANGE-01); those that no count reaches are missing. */
  distances(from: string[], shut: ReadonlySet<number>): Map<string, number> {
    const found = new Map(from.map((name) => [name, 0]));
    const queue = [...from];
    for (const name of queue) {
      for (const { name: next } of this.neighbours(name, 'range', shut)) {
        if (found.has(next)) continue;
        found.set(next, (found.get(name) ?? 0) + 1);
        queue.push(next);
      }
    }
    return found;
  }

  // -- for drawing ------------------------------------------------------------------------------------------------

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

  /** The box around the squares of a figure. */
  boxOf(names: string[]): { x: number; y: number; width: number; height: number } | undefined {
    const squares = names.map((name) => this.byName.get(name)).filter((square) => square !== undefined);
    if (!squares.length) return undefined;
    const [left, right] = [Math.min(...squares.map((one) => one.x)), Math.max(...squares.map((one) => one.x))];
    const [top, bottom] = [Math.min(...squares.map((one) => one.y)), Math.max(...squares.map((one) => one.y))];
    return { x: left - SIDE / 2, y: top - SIDE / 2, width: right - left + SIDE, height: bottom - top + SIDE };
  }

  centreOf(names: string[]): Point | undefined {
    const box = this.boxOf(names);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
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

/** Where an arrow key leads: the next square of the map that way, over walls and gaps, as a cursor goes. */
export function arrowStep(field: Field, from: string, key: string): string | undefined {
  const ways: Record<string, Direction> = { ArrowUp: 'n', ArrowDown: 's', ArrowRight: 'e', ArrowLeft: 'w' };
  const start = field.byName.get(from);
  const way = ways[key];
  if (!start || !way) return undefined;
  const [dx, dy] = STEPS[way];
  for (let far = 1; far < Math.max(field.width, field.height); far += 1) {
    const square = field.at(start.column + dx * far, start.row + dy * far);
    if (square) return square.name;
  }
  return undefined;
}

/** The direction of one square from its neighbour. */
export function directionOf(from: Square, to: Square): Direction | undefined {
  return DIRECTIONS.find((way) => STEPS[way][0] === to.column - from.column && STEPS[way][1] === to.row - from.row);
}

const fields = new WeakMap<MapContent, Field>();

/** One field for each map. */
export function fieldOf(plan: MapContent): Field {
  const field = fields.get(plan) ?? new Field(plan);
  fields.set(plan, field);
  return field;
}
