import { expect, it } from 'vitest';
import { labelsFor, type Box } from './labels.ts';

const frame: Box = { x: -1000, y: -1000, width: 3000, height: 3000 };
const box = (x: number, y: number, width = 100, height = 100): Box => ({ x, y, width, height });
const anchors = (...boxes: Box[]): string[] => labelsFor(boxes.map((one) => ({ name: 'HALL', box: one })), boxes, frame).map(({ anchor, y }, at) => `${anchor} ${y > (boxes[at]?.y ?? 0) ? 'below' : 'above'}`);

it('names an area below it', () => {
  expect(anchors(box(0, 0))).toEqual(['middle below']);
});

it('names an area above it where another lies below, and beside it where both are taken', () => {
  expect(anchors(box(0, 0), box(0, 100))).toEqual(['middle above', 'middle below']);
  expect(anchors(box(0, 0), box(0, 100), box(0, 200))[1]).toMatch(/^start/);
});

it('lets no name leave the picture or lie over another', () => {
  const narrow: Box = { x: -10, y: -10, width: 230, height: 140 };
  const [label] = labelsFor([{ name: 'HALL', box: box(0, 0) }], [box(0, 0), box(0, 100)], narrow);
  expect(label?.anchor).toBe('start');
  const [first, second] = labelsFor([{ name: 'HALL', box: box(0, 0) }, { name: 'HALL', box: box(0, 0) }], [], frame);
  expect(first).not.toEqual(second);
});
