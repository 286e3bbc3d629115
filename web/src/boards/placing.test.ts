import { describe, expect, it } from 'vitest';
import { placeBeside, placeClear } from './placing.ts';

const frame = { width: 800, height: 600 };
const panel = { width: 200, height: 120 };

describe('a panel beside a place', () => {
  it('stands right of it where nothing is in the way', () => {
    expect(placeBeside({ x: 300, y: 300 }, 20, panel, frame, [])).toEqual({ x: 330, y: 240 });
  });

  it('goes elsewhere when figures would be hidden there', () => {
    const { x, y } = placeBeside({ x: 300, y: 300 }, 20, panel, frame, [{ x: 400, y: 300 }, { x: 450, y: 280 }]);
    expect(x + panel.width <= 300 - 20 || y + panel.height <= 300 - 20 || y >= 300 + 20).toBe(true);
  });

  it('leaves even the rim of a figure free where it can', () => {
    const figure = { x: 548, y: 300 }; // its rim is 2 pixels behind the right edge of where the panel would stand
    const { x, y } = placeBeside({ x: 300, y: 300 }, 20, panel, frame, [figure]);
    expect(figure.x - 20 < x + panel.width && figure.y + 20 > y && figure.y - 20 < y + panel.height).toBe(false);
  });

  it('stays inside the frame and off the place itself, however near to the edge that is', () => {
    for (const at of [{ x: 5, y: 5 }, { x: 795, y: 595 }, { x: 790, y: 10 }, { x: 400, y: 598 }]) {
      const { x, y } = placeBeside(at, 20, panel, frame, []);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + panel.width).toBeLessThanOrEqual(frame.width);
      expect(y + panel.height).toBeLessThanOrEqual(frame.height);
      expect(at.x > x && at.x < x + panel.width && at.y > y && at.y < y + panel.height).toBe(false);
    }
  });
});

describe('a panel that hides nothing', () => {
  const answers = [200, 250, 300, 350, 400].flatMap((x) => [200, 250, 300, 350, 400].map((y) => ({ x, y })));

  it('stands off every answer, as near as can be', () => {
    const { x, y } = placeClear({ x: 300, y: 300 }, 25, panel, frame, [], answers)!;
    for (const point of answers) expect(point.x > x && point.x < x + panel.width && point.y > y && point.y < y + panel.height).toBe(false);
    expect(Math.hypot(x - 300, y - 300)).toBeLessThan(320);
  });

  it('is nowhere when answers are everywhere', () => {
    const all = Array.from({ length: 16 }, (_, x) => Array.from({ length: 12 }, (_, y) => ({ x: x * 50 + 25, y: y * 50 + 25 }))).flat();
    expect(placeClear({ x: 300, y: 300 }, 25, panel, frame, [], all)).toBeUndefined();
  });
});
