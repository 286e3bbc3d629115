/** Where the names of areas stand on the map of a game that is over: beside their area, over as little of the base as can be. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label {
  x: number;
  y: number;
  anchor: 'middle' | 'start' | 'end';
}

/** Drawing units of a letter, of a line, and between a name and its area. */
const LETTER = 13.5;
const LINE = 24;
const AWAY = 11;

/** One for each area, in their order; `floor` are all squares, `frame` is what is seen. */
export function labelsFor(areas: readonly { name: string; box: Box }[], floor: readonly Box[], frame: Box): Label[] {
  const taken: Box[] = [];
  return areas.map(({ name, box }) => {
    const places = around(name.length * LETTER, box);
    const costs = places.map(({ room }) => floor.filter((one) => meet(room, one)).length + (taken.some((one) => meet(room, one)) || !within(room, frame) ? floor.length + 1 : 0));
    const best = places[costs.indexOf(Math.min(...costs))] as (typeof places)[number];
    taken.push(best.room);
    return best.label;
  });
}

/** Below, above, to the right, to the left: the first is the usual one. */
function around(width: number, { x, y, width: wide, height: high }: Box): { label: Label; room: Box }[] {
  const middle = x + wide / 2;
  const level = y + (high + LINE) / 2 - AWAY / 2;
  return [
    at({ x: middle, y: y + high + LINE + 4, anchor: 'middle' }, middle - width / 2, width),
    at({ x: middle, y: y - AWAY, anchor: 'middle' }, middle - width / 2, width),
    at({ x: x + wide + 2 * AWAY, y: level, anchor: 'start' }, x + wide + 2 * AWAY, width),
    at({ x: x - 2 * AWAY, y: level, anchor: 'end' }, x - 2 * AWAY - width, width),
  ];
}

/** A label stands on its line: the room of its letters is above that. */
function at(label: Label, left: number, width: number): { label: Label; room: Box } {
  return { label, room: { x: left, y: label.y - LINE + AWAY, width, height: LINE - AWAY } };
}

function meet(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

function within({ x, y, width, height }: Box, frame: Box): boolean {
  return x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height;
}
