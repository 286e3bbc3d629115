import { expect, test } from 'vitest';
import { boxOf, labelsOf, overlap, type Fall } from './falls.ts';

const FLOOR = 226;
const WIDTH = 674;

/** A game of 27 turns by the points of each seat after a turn, as the curve on a tablet draws it. */
function drawn(...seats: [number, number][][]): { courses: { x: number; y: number }[][]; falls: Fall[][] } {
  const x = (turn: number): number => 34 + ((WIDTH - 34) * (turn - 1)) / 26;
  const y = (points: number): number => 14 + 212 * (1 - points / 20);
  const falls = seats.map((seat) => seat.map(([turn, points], at) => ({ x: x(turn), y: y(points), text: `−${(seat[at - 1]?.[1] ?? 20) - points}` })));
  const courses = falls.map((own) => {
    const corners = [{ x: 34, y: y(20) }];
    for (const fall of own) corners.push({ x: fall.x, y: corners.at(-1)!.y }, { x: fall.x, y: fall.y });
    return [...corners, { x: WIDTH, y: corners.at(-1)!.y }];
  });
  return { courses, falls };
}

test('falls of the same turn and of the next one are told beside each other', () => {
  const hegemony: [number, number][] = [[5, 19], [6, 18], [8, 16], [12, 13], [15, 10], [18, 6], [27, 1]];
  const moloch: [number, number][] = [[5, 17], [8, 13]];
  const { courses, falls } = drawn(hegemony, moloch);
  const labels = labelsOf(courses, falls, FLOOR);
  const boxes = labels.flatMap((own, seat) => own.map((label, at) => boxOf(label, falls[seat]![at]!.text)));
  expect(boxes).toHaveLength(9);
  for (const [at, box] of boxes.entries()) {
    expect(box.bottom).toBeLessThanOrEqual(FLOOR);
    for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
  }
});

test('a lonely fall is told to its left and below, and never below the axis', () => {
  const { courses, falls } = drawn([[9, 12], [20, 0]]);
  const [[first, last] = []] = labelsOf(courses, falls, FLOOR);
  expect(first).toMatchObject({ anchor: 'end', y: falls[0]![0]!.y + 17 });
  expect(last!.y).toBeLessThan(falls[0]![1]!.y);
});

test('of two falls in one turn the upper one is told above the lower one', () => {
  const { courses, falls } = drawn([[5, 19], [10, 17]], [[10, 16]]);
  const [[, upper] = [], [lower] = []] = labelsOf(courses, falls, FLOOR);
  expect(upper!.y).toBeLessThan(lower!.y);
});
