/** Where a panel stands beside a place on a board: where it hides the fewest pieces, and as near as can be. */

import type { Point, Size } from './ground.ts';

const GAP = 10;
const EDGE = 6;
/** A piece or an answer that is hidden weighs as much as so many pixels of distance. */
const HIDDEN = 400;
/** And one whose rim is. */
const TOUCHED = 60;
const ANSWER = 90;
const PIECE = 120;

/** Half the sides of what a panel stands beside, which may be long and thin, and of one piece. */
export interface Around extends Point {
  piece: number;
}

/** The upper left corner of a panel. All in pixels of the frame; `reach` is half the longest side of what it stands
 *  beside, `avoid` are the middles of pieces, `answers` those of places that may be clicked. */
export function placeBeside(at: Point, reach: number, panel: Size, frame: Size, avoid: Point[], answers: Point[] = [], around: Around = { x: reach, y: reach, piece: reach }): Point {
  const [beside, over] = [reach + GAP, panel.height + reach + GAP];
  const columns = [at.x + beside, at.x - beside - panel.width, at.x - panel.width / 2, at.x - reach, at.x + reach - panel.width];
  const rows = [at.y - panel.height / 2, at.y - over, at.y + beside, at.y - reach, at.y + reach - panel.height, at.y - over - 2 * reach, at.y + beside + 2 * reach];
  const corners = [EDGE, frame.width].flatMap((x) => [EDGE, frame.height].map((y) => ({ x, y })));
  const wanted: Point[] = [...columns.flatMap((x) => rows.map((y) => ({ x, y }))), ...corners];
  const inside = wanted.map(({ x, y }) => ({ x: clamp(x, frame.width - panel.width), y: clamp(y, frame.height - panel.height) }));
  const cost = (corner: Point): number => {
    const hides = (point: Point, x: number, y: number): boolean =>
      point.x > corner.x - x && point.x < corner.x + panel.width + x && point.y > corner.y - y && point.y < corner.y + panel.height + y;
    const small = around.piece * 0.6;
    const hidden = avoid.filter((point) => hides(point, small, small)).length + (hides(at, around.x * 0.9, around.y * 0.9) ? 5 : 0);
    const touched = avoid.filter((point) => hides(point, around.piece, around.piece)).length;
    const answered = answers.filter((point) => hides(point, small, small)).length;
    const far = (from: number, size: number, to: number): number => Math.max(from - to, to - from - size, 0);
    return hidden * HIDDEN + touched * TOUCHED + answered * ANSWER + Math.hypot(far(corner.x, panel.width, at.x), far(corner.y, panel.height, at.y));
  };
  const cheapest = (corners: Point[], first: Point | undefined = corners[0]): Point => corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best), first ?? { x: EDGE, y: EDGE });
  const best = cheapest(inside);
  // Where each of these hides something, a less regular spot may hide less.
  return cost(best) < TOUCHED ? best : cheapest(spots(panel, frame), best);
}

const STEP = 16;

/** Everywhere in the frame. */
function spots(panel: Size, frame: Size): Point[] {
  const along = (room: number): number[] => Array.from({ length: Math.max(Math.floor((room - 2 * EDGE) / STEP) + 1, 0) }, (_, at) => EDGE + at * STEP);
  return along(frame.height - panel.height).flatMap((y) => along(frame.width - panel.width).map((x) => ({ x, y })));
}

/**
 * For a panel that must hide nothing: the nearest spot without an answer and without a piece, or without an answer at
 * least; nothing where there is none.
 */
export function placeClear(at: Point, reach: number, panel: Size, frame: Size, avoid: Point[], answers: Point[]): Point | undefined {
  const covers = (corner: Point, point: Point, far: number): boolean =>
    point.x > corner.x - far && point.x < corner.x + panel.width + far && point.y > corner.y - far && point.y < corner.y + panel.height + far;
  let best: { corner: Point; cost: number } | undefined;
  for (const corner of spots(panel, frame)) {
    const { x, y } = corner;
    const far = Math.hypot(Math.max(x - at.x, at.x - x - panel.width, 0), Math.max(y - at.y, at.y - y - panel.height, 0));
    if (best && far >= best.cost) continue;
    if (covers(corner, at, reach) || answers.some((point) => covers(corner, point, reach))) continue;
    const cost = far + avoid.filter((point) => covers(corner, point, reach * 0.7)).length * PIECE;
    if (!best || cost < best.cost) best = { corner, cost };
  }
  return best?.corner;
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}
