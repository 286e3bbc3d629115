import { describe, expect, it } from 'vitest';
import { bubbles } from './bubbles.ts';

const frame = { x: 0, y: 0, width: 400, height: 200 };
const size = { width: 120, height: 36 };

describe('words beside a curve', () => {
  it('lie inside the picture, off each other, and off the lines where they can', () => {
    const line = Array.from({ length: 41 }, (_, at) => ({ x: at * 10, y: 60 }));
    const found = bubbles([{ x: 150, y: 100 }, { x: 170, y: 104 }], size, frame, line);
    expect(found).not.toContain(null);
    const [one, other] = found as { x: number; y: number; width: number; height: number }[];
    for (const box of [one, other]) {
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 400 && box.y + box.height <= 200).toBe(true);
      expect(line.some(({ x, y }) => box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)).toBe(false);
    }
    expect(one && other && (one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y)).toBe(true);
  });

  it('are left out where there is no room', () => {
    expect(bubbles([{ x: 20, y: 20 }], size, { x: 0, y: 0, width: 100, height: 40 }, [])).toEqual([null]);
  });
});
