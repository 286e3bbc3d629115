/** Where words beside the turning points of a curve lie: inside the picture, over no other words, and over as little of the lines as can be. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** The corner of the words nearest to the point lies this far from it. */
const OFF = { x: 16, y: 22 };

const meet = (one: Box, other: Box): boolean => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
const holds = (box: Box, { x, y }: Point): boolean => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** A box for each point, in their order; none where there is no room. `lines` are points on the lines that should stay seen. */
export function bubbles(points: readonly Point[], size: Pick<Box, 'width' | 'height'>, frame: Box, lines: readonly Point[]): (Box | null)[] {
  const placed: Box[] = [];
  return points.map((point) => {
    const free = around(point, size).filter((box) => isInside(box, frame) && !placed.some((other) => meet(box, other)) && !points.some((one) => holds(box, one)));
    const [best] = free.map((box) => ({ box, over: lines.filter((one) => holds(box, one)).length })).sort((one, other) => one.over - other.over);
    if (best) placed.push(best.box);
    return best?.box ?? null;
  });
}

function isInside(box: Box, frame: Box): boolean {
  return box.x >= frame.x && box.y >= frame.y && box.x + box.width <= frame.x + frame.width && box.y + box.height <= frame.y + frame.height;
}

/** Above and below, to the left, in the middle and to the right, near and further off. */
function around({ x, y }: Point, { width, height }: Pick<Box, 'width' | 'height'>): Box[] {
  return [1, 2.5, 4].flatMap((far) =>
    [y - OFF.y * far - height, y + OFF.y * far].flatMap((top) => [x - OFF.x - width, x - width / 2, x + OFF.x].map((left) => ({ x: left, y: top, width, height }))),
  );
}
