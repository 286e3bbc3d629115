/**
 * Who sees what (chapters LOS and COVER), for the overlay that shows it. The engine decides; this is a plain reading of
 * the same rules, and its tests compare it with the engine's word.
 */
import type { Corner, Square } from '../../../boards/squares/field.ts';
import type { Field } from './geometry.ts';

export type Sighting = 'clear' | 'cover';

export interface Looker {
  squares: string[];
  flying?: boolean;
}

/** From a corner to a corner; `seen` where one sees along it, `clear` where nothing covers either. */
export interface SightLine {
  from: Corner;
  to: Corner;
  seen: boolean;
  clear: boolean;
}

const SIDES = ['n', 'e', 's', 'w'] as const;

function cornersOf({ column, row }: Square): [Corner, Corner, Corner, Corner] {
  return [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
}

/** Whether the line passes through the inside of a square. */
function enters(a: Corner, b: Corner, square: Square): boolean {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [low, high] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  if (left >= square.column + 1 || right <= square.column || low >= square.row + 1 || high <= square.row) return false;
  const sides = cornersOf(square).map(([x, y]) => Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])));
  return sides.includes(1) && sides.includes(-1);
}

/** D16-COVER-06. */
function shares(corner: Corner, square: Square): boolean {
  return cornersOf(square).some(([x, y]) => x === corner[0] && y === corner[1]);
}

/** A corner from which nothing covers is the best; then the one with the most lines that nothing covers, or by which one sees;
 *  of equal ones the nearest. */
function worth(lines: readonly SightLine[]): number {
  const [clear, seen] = [lines.filter((line) => line.clear).length, lines.filter((line) => line.seen).length];
  const length = lines.reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 1);
  return (clear && clear === lines.length ? 100 : 8 * clear + seen) + 1 / length;
}

/** Lines of sight on a map with these doors shut. Squares are numbered row by row, gaps too. */
export class Sight {
  /** For each square, which of its sides (bits: n, e, s, w) are open: no wall, no shut door, a square behind. */
  private readonly open: Uint8Array;
  private readonly seen: Uint32Array;
  /** Masks that most questions share. */
  private readonly blocking: Uint8Array;
  private readonly rough: Uint8Array;
  private stamp = 0;

  constructor(
    private readonly field: Field,
    private readonly shut: ReadonlySet<number>,
    /** Squares with figures. */
    private readonly occupied: ReadonlySet<string>,
    /** The tutorial knows no cover (D16-TUTORIAL-09). */
    private readonly covers = true,
  ) {
    const size = field.width * field.height;
    this.open = new Uint8Array(size);
    this.seen = new Uint32Array(size);
    for (const square of field.places) {
      SIDES.forEach((side, bit) => {
        const next = field.beside(square.name, side);
        if (next && !field.parted(square, next, 'fly', shut)) this.open[this.index(square)]! |= 1 << bit;
      });
    }
    this.blocking = this.mask(({ terrain }) => terrain === 'blocking');
    this.rough = this.mask(({ terrain }) => terrain !== 'impassable');
  }

  private index({ column, row }: Square): number {
    return row * this.field.width + column;
  }

  /** How the one sees the other: not at all, clearly, or in cover; the best corner counts (D16-COVER-01). */
  between(looker: Looker, target: Looker, stunned = false): Sighting | undefined {
    const ignored = new Set([...this.enclosure(looker), ...this.enclosure(target)]);
    const stops = ignored.size ? this.mask(({ terrain, name }) => terrain === 'blocking' && !ignored.has(name)) : this.blocking;
    const [starts, ends] = [this.squares(looker), this.squares(target)];
    if (!starts.some((from) => ends.some((to) => this.anyLine(from, to, stops)))) return undefined;
    const [only] = ends;
    // D16-STUN-02, D16-LARGE-14
    if (stunned || ends.length > 1 || !only || !this.covers) return 'clear';
    const own = new Set(looker.squares);
    const plain = !ignored.size && starts.every(({ terrain }) => terrain !== 'difficult');
    const veil = plain ? this.rough : this.mask(({ terrain, name }) => terrain !== 'impassable' && !ignored.has(name) && !own.has(name));
    const others = this.field.places.filter(({ name }) => this.occupied.has(name) && !own.has(name) && name !== only.name);
    return starts.some((from) => this.isUncovered(from, only, stops, veil, others)) ? 'clear' : 'cover';
  }

  /**
   * The lines from the looker's best corner to the corners of the target's nearest square, for the drawing. Where nothing
   * covers, those by which it is seen are all there are; else those that something covers are there too.
   */
  lines(looker: Looker, target: Looker, stunned = false): SightLine[] {
    const ignored = new Set([...this.enclosure(looker), ...this.enclosure(target)]);
    const own = new Set(looker.squares);
    const stops = this.mask(({ terrain, name }) => terrain === 'blocking' && !ignored.has(name));
    const veil = this.mask(({ terrain, name }) => terrain !== 'impassable' && !ignored.has(name) && !own.has(name) && !target.squares.includes(name));
    const others = this.field.places.filter(({ name }) => this.occupied.has(name) && !own.has(name) && !target.squares.includes(name));
    const open = stunned || target.squares.length > 1 || !this.covers;
    /** The target's own difficult square covers only from lines that pass through it (D16-COVER-05). */
    const under = (end: Square): Square[] => (end.terrain === 'difficult' && !ignored.has(end.name) ? [...others, end] : others);
    let best: SightLine[] = [];
    for (const start of this.squares(looker)) {
      for (const end of this.squares(target)) {
        for (const from of cornersOf(start)) {
          const free = (to: Corner): boolean => this.isClear(start, from, end, to, veil) && !under(end).some((other) => enters(from, to, other));
          const uncovered = open || shares(from, end);
          const found = cornersOf(end).map((to) => ({ from, to, seen: this.isClear(start, from, end, to, stops), clear: uncovered || free(to) }));
          if (!found.some(({ seen }) => seen)) continue;
          const lines = found.flatMap(({ to, seen, clear }) => (seen || !uncovered ? [{ from, to, seen, clear: seen && clear }] : []));
          if (!best.length || worth(lines) > worth(best)) best = lines;
        }
      }
    }
    return best;
  }

  private squares({ squares }: Looker): Square[] {
    return squares.map((name) => this.field.byName.get(name)).filter((square) => square !== undefined);
  }

  private mask(holds: (square: Square) => boolean): Uint8Array {
    const found = new Uint8Array(this.open.length);
    for (const square of this.field.places) if (square.terrain !== 'plain' && holds(square)) found[this.index(square)] = 1;
    return found;
  }

  /** The blocking terrain that flyers and large figures stand in, and so see out of (D16-FLY-05, D16-LARGE-16). */
  private enclosure({ squares, flying = false }: Looker): Set<string> {
    const found = new Set<string>();
    if (!flying && squares.length < 2) return found;
    const queue = this.squares({ squares }).filter((one) => one.terrain === 'blocking');
    for (const square of queue) {
      if (found.has(square.name)) continue;
      found.add(square.name);
      for (const side of SIDES) {
        const next = this.field.beside(square.name, side);
        if (next?.terrain === 'blocking' && !this.field.parted(square, next, 'fly', this.shut)) queue.push(next);
      }
    }
    return found;
  }

  private anyLine(from: Square, to: Square, stops: Uint8Array): boolean {
    return cornersOf(from).some((a) => cornersOf(to).some((b) => this.isClear(from, a, to, b, stops)));
  }

  /** Whether some corner of `from` has nothing between itself and any corner of `to` (D16-COVER-01 to 06). */
  private isUncovered(from: Square, to: Square, stops: Uint8Array, veil: Uint8Array, others: Square[]): boolean {
    const ends = cornersOf(to);
    return cornersOf(from).some((corner) => {
      if (shares(corner, to)) return ends.some((end) => this.isClear(from, corner, to, end, stops));
      return ends.every((end) => this.isClear(from, corner, to, end, veil) && !others.some((other) => enters(corner, end, other)));
    });
  }

  /**
   * D16-LOS-01: from the one square one steps straight between squares that the line touches, over borders that it
   * touches and that nothing shuts. The line is clear if the other square is reached.
   */
  private isClear(from: Square, [ax, ay]: Corner, to: Square, [bx, by]: Corner, stops: Uint8Array): boolean {
    const { open, seen, field } = this;
    const { width } = field;
    const [start, goal] = [this.index(from), this.index(to)];
    if (start === goal) return true;
    if (stops[start] || stops[goal]) return false;
    const line = (this.stamp += 1);
    const [dx, dy] = [bx - ax, by - ay];
    const [left, right, low, high] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
    /** On which side of the line a corner lies. */
    const side = (x: number, y: number): number => dx * (y - ay) - dy * (x - ax);
    const meets = (x: number, y: number, toX: number, toY: number): boolean =>
      toX >= left && x <= right && toY >= low && y <= high && side(x, y) * side(toX, toY) <= 0;
    const queue = [start];
    seen[start] = line;
    for (const at of queue) {
      const [x, y, ways] = [at % width, Math.floor(at / width), open[at] ?? 0];
      const step = (next: number): void => {
        if (seen[next] === line || stops[next]) return;
        seen[next] = line;
        queue.push(next);
      };
      if (ways & 1 && meets(x, y + 1, x + 1, y + 1)) step(at + width);
      if (ways & 2 && meets(x + 1, y, x + 1, y + 1)) step(at + 1);
      if (ways & 4 && meets(x, y, x + 1, y)) step(at - width);
      if (ways & 8 && meets(x, y, x, y + 1)) step(at - 1);
      if (seen[goal] === line) return true;
    }
    return false;
  }
}
