/** Where the figures beside a curve stand, so that they cover neither each other nor what is drawn. */

export interface Fall {
  x: number;
  y: number;
  text: string;
}

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of the figures: a sign's width and their height. The marks of the falls are as high. */
const [SIGN, HIGH] = [7, 12];
const ASIDE = 8;
/** Left of the fall and below it, where the line is not, before all other corners. */
const CORNERS = [
  { x: -ASIDE, y: 17, anchor: 'end' },
  { x: -ASIDE, y: -7, anchor: 'end' },
  { x: ASIDE, y: 17, anchor: 'start' },
  { x: ASIDE, y: -7, anchor: 'start' },
] as const;
/** What it costs to cover another figure, a mark, or a line, to stand outside, or nearer to another fall of that turn. */
const COST = { label: 100, outside: 100, astray: 30, mark: 10, line: 3 };

export function boxOf({ x, y, anchor }: Label, text: string): Box {
  const wide = SIGN * text.length;
  const left = anchor === 'end' ? x - wide : x;
  return { left, right: left + wide, top: y - HIGH + 1, bottom: y + 1 };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** `courses` has the corners of each line, `falls` those of them that are told, by seat; `floor` is the axis. */
export function labelsOf(courses: { x: number; y: number }[][], falls: Fall[][], floor: number): Label[][] {
  const marks = falls.flat().map((fall) => ({ fall, box: around(fall) }));
  const strokes = courses.flatMap((course) => course.slice(1).map((to, at) => stroke(course[at] as { x: number; y: number }, to)));
  const placed: Box[] = [];

  function cost(label: Label, fall: Fall): number {
    const box = boxOf(label, fall.text);
    const count = (others: Box[]): number => others.filter((other) => overlap(box, other)).length;
    const others = marks.filter((mark) => mark.fall !== fall);
    const far = (one: Fall): number => Math.abs((box.top + box.bottom) / 2 - one.y);
    const astray = others.some((other) => other.fall.x === fall.x && far(other.fall) < far(fall));
    const covers = COST.label * count(placed) + COST.mark * count(others.map((other) => other.box)) + COST.line * count(strokes);
    return covers + (box.bottom > floor ? COST.outside : 0) + (astray ? COST.astray : 0);
  }

  function place(fall: Fall): Label {
    const tried = CORNERS.map((corner) => ({ x: fall.x + corner.x, y: fall.y + corner.y, anchor: corner.anchor }));
    const best = tried.reduce((one, other) => (cost(other, fall) < cost(one, fall) ? other : one));
    placed.push(boxOf(best, fall.text));
    return best;
  }
  return falls.map((own) => own.map(place));
}

function around({ x, y }: { x: number; y: number }): Box {
  return { left: x - HIGH / 2, right: x + HIGH / 2, top: y - HIGH / 2, bottom: y + HIGH / 2 };
}

function stroke(from: { x: number; y: number }, to: { x: number; y: number }): Box {
  return { left: Math.min(from.x, to.x) - 1, right: Math.max(from.x, to.x) + 1, top: Math.min(from.y, to.y) - 1, bottom: Math.max(from.y, to.y) + 1 };
}
