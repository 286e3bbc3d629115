/** What must not lie over an answer finds its own place: controls go to a free corner, chips tell what is out of sight. */
import type { Point, Size } from './ground.ts';

const EDGE = 8;

/** The middle of something that is better not hidden, and half its side where that is not a place's. */
export interface Piece extends Point {
  reach?: number;
}

/**
 * The upper left corner of controls of that size, where they cover none of `answers` and as few of `pieces` as can be;
 * nothing where every corner holds an answer. All in pixels; `reach` is half the side of a place.
 */
export function freeCorner(frame: Size, size: Size, answers: readonly Point[], pieces: readonly Piece[], reach: number): Point | undefined {
  return leastHiding(cornersOf(frame, size), size, answers, pieces, reach);
}

/** The same for what is read, which may stand anywhere along both sides where the corners hide something. */
export function freeSide(frame: Size, size: Size, answers: readonly Point[], pieces: readonly Piece[], reach: number): Point | undefined {
  const { right, bottom } = ends(frame, size);
  const heights = Array.from({ length: Math.max(Math.ceil((bottom - EDGE) / PACE), 0) }, (_, pace) => bottom - pace * PACE);
  const sides = [right, EDGE].flatMap((x) => heights.map((y) => ({ x, y })));
  return leastHiding([...cornersOf(frame, size), ...sides], size, answers, pieces, reach);
}

/** Pixels from one place along a side to the next. */
const PACE = 8;

function ends(frame: Size, size: Size): { right: number; bottom: number } {
  return { right: frame.width - size.width - EDGE, bottom: frame.height - size.height - EDGE };
}

function cornersOf(frame: Size, size: Size): Point[] {
  const { right, bottom } = ends(frame, size);
  const middle = (frame.height - size.height) / 2;
  return [
    { x: right, y: bottom },
    { x: right, y: EDGE },
    { x: EDGE, y: bottom },
    { x: EDGE, y: EDGE },
    { x: right, y: middle },
    { x: EDGE, y: middle },
  ];
}

/** The first of these that covers no answer and the fewest pieces. */
function leastHiding(corners: readonly Point[], size: Size, answers: readonly Point[], pieces: readonly Piece[], reach: number): Point | undefined {
  const covers =
    (corner: Point) =>
    ({ x, y, reach: around = reach }: Piece): boolean =>
      x > corner.x - around && x < corner.x + size.width + around && y > corner.y - around && y < corner.y + size.height + around;
  const free = corners.filter((corner) => !answers.some(covers(corner)));
  const hides = (corner: Point): number => pieces.filter(covers(corner)).length;
  return free.reduce<Point | undefined>((best, corner) => (best && hides(best) <= hides(corner) ? best : corner), undefined);
}

export type EdgeSide = 'left' | 'right' | 'top' | 'bottom';

export interface Out {
  name: string;
  label: string;
  /** Where it would be, in pixels of the frame. */
  at: Point;
  /** It comes before what is nearer and is not. */
  major?: boolean;
}

/** At most one of what is out of sight for each side: what is major first, then the nearest. */
export function edgeChips(outside: readonly Out[], frame: Size): (Out & { side: EdgeSide })[] {
  const nearest = new Map<EdgeSide, Out & { side: EdgeSide; far: number }>();
  for (const one of outside) {
    const { side, far } = beyond(one.at, frame);
    const before = nearest.get(side);
    if (!before || (one.major ?? false) > (before.major ?? false) || (one.major === before.major && far < before.far)) nearest.set(side, { ...one, side, far });
  }
  return [...nearest.values()].map(({ far: _, ...chip }) => chip);
}

/** Where an edge has no corner: half of a chip that is as long as it may be. */
const CORNER = 70;

/**
 * Where along an edge of that length a chip stands: as near to what it points at as may be without lying over an answer,
 * unless the edge is full of them. `taken` are the answers along the edge; `clear` is how far the chip's middle keeps from each.
 */
export function alongEdge(wanted: number, length: number, taken: readonly number[], clear: number): number {
  const within = (value: number): number => Math.min(Math.max(value, CORNER), Math.max(length - CORNER, CORNER));
  const spots = [wanted, ...taken.flatMap((one) => [one - clear, one + clear])].map(within);
  const free = spots.filter((spot) => taken.every((one) => Math.abs(one - spot) >= clear - 0.5));
  return free.reduce((best, spot) => (Math.abs(spot - wanted) < Math.abs(best - wanted) ? spot : best), free[0] ?? within(wanted));
}

/** Which side it lies beyond, and by how many pixels. */
function beyond({ x, y }: Point, frame: Size): { side: EdgeSide; far: number } {
  const over: [EdgeSide, number][] = [
    ['left', -x],
    ['right', x - frame.width],
    ['top', -y],
    ['bottom', y - frame.height],
  ];
  const [side, far] = over.reduce((most, one) => (one[1] > most[1] ? one : most));
  return { side, far };
}
