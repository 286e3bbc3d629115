/** Where a panel stands beside a place on a board: where it hides the fewest pieces, and as near as can be. */

import type { Point, Size } from './ground.ts';

const GAP = 10;
const EDGE = 6;
/** A piece or an answer that is hidden weighs as much as so many pixels of distance. */
const HIDDEN = 400;
const ANSWER = 150;

/** The upper left corner of a panel. All in pixels of the frame; `avoid` are the middles of pieces, `answers` those of
 *  places that may be clicked. */
export function placeBeside(at: Point, reach: number, panel: Size, frame: Size, avoid: Point[], answers: Point[] = []): Point {
  const right = at.x + reach + GAP;
  const left = at.x - reach - GAP - panel.width;
  const [middle, centre] = [at.y - panel.height / 2, at.x - panel.width / 2];
  const [above, below] = [at.y - reach - GAP - panel.height, at.y + reach + GAP];
  const farRight = frame.width - panel.width - EDGE;
  const wanted: Point[] = [
    { x: right, y: middle },
    { x: left, y: middle },
    { x: centre, y: above },
    { x: centre, y: below },
    { x: farRight, y: middle },
    { x: EDGE, y: middle },
    { x: farRight, y: EDGE },
    { x: EDGE, y: EDGE },
    { x: farRight, y: frame.height },
    { x: EDGE, y: frame.height },
  ];
  const inside = wanted.map(({ x, y }) => ({ x: clamp(x, frame.width - panel.width), y: clamp(y, frame.height - panel.height) }));
  const cost = (corner: Point): number => {
    const hides = (point: Point, far: number): boolean =>
      point.x > corner.x - far && point.x < corner.x + panel.width + far && point.y > corner.y - far && point.y < corner.y + panel.height + far;
    const hidden = avoid.filter((point) => hides(point, reach * 0.6)).length + (hides(at, reach * 0.9) ? 5 : 0);
    const answered = answers.filter((point) => hides(point, reach * 0.6)).length;
    const far = (from: number, size: number, to: number): number => Math.max(from - to, to - from - size, 0);
    return hidden * HIDDEN + answered * ANSWER + Math.hypot(far(corner.x, panel.width, at.x), far(corner.y, panel.height, at.y));
  };
  return inside.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}
