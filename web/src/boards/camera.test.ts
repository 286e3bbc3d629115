import { describe, expect, it } from 'vitest';
import { Camera, type Lens } from './camera.svelte.ts';
import { HexField } from './hexes/field.ts';
import { SIDE, SquareField } from './squares/field.ts';

const map = new SquareField({ width: 20, height: 20, rows: Array.from({ length: 20 }, () => '.'.repeat(20)), walls: [], doors: [] }, { '.': 'plain' });

function camera(width: number, height: number, lens: Partial<Lens> = {}): Camera {
  return Object.assign(new Camera(() => map, lens), { width, height });
}

describe('a camera', () => {
  it('fits the board into a large frame, and keeps places large enough for fingers in a small one', () => {
    const large = camera(1200, 1200);
    expect(large.place({ x: 0, y: 0 }).x).toBeGreaterThan(0);
    expect(large.place({ x: 20 * SIDE, y: 20 * SIDE }).y).toBeLessThan(1200);
    expect(camera(390, 600).scale * SIDE).toBeCloseTo(44);
  });

  it('puts the middle of any ground into the middle of the frame', () => {
    const hexes = Object.assign(new Camera(() => new HexField(6, true)), { width: 800, height: 600 });
    const middle = hexes.place({ x: 0, y: 0 });
    expect([Math.round(middle.x), Math.round(middle.y)]).toEqual([400, 300]);
  });

  it('keeps what is under the pointer there while it zooms', () => {
    const one = camera(1000, 1000);
    one.zoomBy(2);
    const before = one.place({ x: 300, y: 400 });
    one.zoomBy(1.2, before);
    expect(one.place({ x: 300, y: 400 }).x).toBeCloseTo(before.x);
    expect(one.place({ x: 300, y: 400 }).y).toBeCloseTo(before.y);
  });

  it('pans by a drag, no further than the edge and the slack, and tells a drag from a click', () => {
    const edges = [0, 80].map((slack) => {
      const one = camera(390, 600, { slack });
      one.down(1, { x: 10, y: 10 });
      one.drag(1, { x: 12, y: 12 });
      expect(one.dragged).toBe(false);
      one.drag(1, { x: 9000, y: 9000 });
      expect(one.dragged).toBe(true);
      return one.place({ x: 0, y: 0 }).x / one.scale;
    });
    expect(edges[0]).toBeCloseTo(14);
    expect(edges[1]).toBeCloseTo(14 + 80);
  });

  it('zooms by two fingers that part', () => {
    const one = camera(1000, 1000);
    const { scale } = one;
    one.down(1, { x: 400, y: 500 });
    one.down(2, { x: 600, y: 500 });
    one.drag(2, { x: 800, y: 500 });
    expect(one.scale).toBeCloseTo(scale * 2);
  });

  it('glides to what is hidden, and stays where all is seen', () => {
    const one = camera(390, 600);
    one.show([{ x: 10 * SIDE, y: 10 * SIDE }]);
    expect(one.gliding).toBe(false);
    one.show([{ x: SIDE, y: SIDE }]);
    expect(one.gliding).toBe(true);
    const { x, y } = one.place({ x: SIDE, y: SIDE });
    expect(x > 0 && x < 390 && y > 0 && y < 600).toBe(true);
  });

  it('frames all answers clear of the edges, and shrinks places for it no further than the floor', () => {
    const one = camera(390, 480, { fingers: 46, floor: 36 });
    const answers = [5, 6, 7, 8, 9, 10, 11, 12, 13].map((column) => ({ x: (column + 0.5) * SIDE, y: 4.5 * SIDE }));
    one.focus(answers, [], true);
    expect(one.scale * SIDE).toBeGreaterThanOrEqual(36);
    for (const answer of answers) expect(one.sees(answer)).toBe(true);
    const before = one.transform;
    one.focus(answers.slice(2, 5));
    expect(one.transform).toBe(before);
  });

  it('keeps whoever was chosen under the pointer where places become smaller for what he may do', () => {
    const one = camera(600, 600, { mice: 46, floor: 30 });
    one.focus([{ x: 9.5 * SIDE, y: 9.5 * SIDE }], [], true);
    const chosen = { x: 8.5 * SIDE, y: 8.5 * SIDE };
    const before = { ...one.place(chosen), scale: one.scale };
    one.focus([chosen, { x: 2.5 * SIDE, y: 8.5 * SIDE }, { x: 15.5 * SIDE, y: 8.5 * SIDE }]);
    expect(one.scale).toBeLessThan(before.scale);
    expect(one.place(chosen).y).toBeCloseTo(before.y);
  });

  it('shows the nearest of more than fits, and what a sheet does not cover', () => {
    const one = camera(390, 480, { fingers: 46, floor: 36 });
    const answers = Array.from({ length: 18 }, (_, column) => ({ x: (column + 0.5) * SIDE, y: 9.5 * SIDE }));
    one.focus(answers, [], true);
    expect(answers.map((answer) => one.sees(answer)).indexOf(false)).toBeGreaterThan(7);
    one.insets = { top: 0, right: 0, left: 0, bottom: 260 };
    one.focus(answers.slice(0, 3));
    expect(one.place(answers[0]!).y).toBeLessThan(480 - 260);
  });

  it('keeps places large enough for a finger, whoever else could be seen at a smaller size', () => {
    const [here, far] = [{ x: 4.5 * SIDE, y: 9.5 * SIDE }, { x: 13.5 * SIDE, y: 9.5 * SIDE }];
    const [mouse, finger] = [false, true].map((coarse) => {
      const one = camera(390, 480, { fingers: 46, floor: 36 });
      one.coarse = coarse;
      one.focus([here], [far], true);
      return one;
    }) as [Camera, Camera];
    expect([mouse.sees(far), finger.sees(far), finger.sees(here)]).toEqual([true, false, true]);
    expect(finger.scale * SIDE).toBeCloseTo(46);
  });

  it('shows both ends of a long shot above a sheet, smaller than what is touched', () => {
    const ends = [9.5, 13.5].map((row) => ({ x: 4.5 * SIDE, y: row * SIDE }));
    const [usual, looked] = [undefined, 22].map((floor) => {
      const one = camera(375, 320, { fingers: 46, floor: 36 });
      one.coarse = true;
      one.insets = { top: 0, right: 0, left: 0, bottom: 170 };
      one.focus(ends, [], false, floor);
      return ends.map((end) => one.sees(end));
    });
    expect(usual).toEqual([true, false]);
    expect(looked).toEqual([true, true]);
  });

  it('shows a long shot smaller than a map that fits, and the map as it was afterwards', () => {
    const small = new SquareField({ width: 6, height: 7, rows: Array.from({ length: 7 }, () => '......'), walls: [], doors: [] }, { '.': 'plain' });
    const one = Object.assign(new Camera(() => small, { fingers: 46, floor: 36 }), { width: 375, height: 320 });
    const usual = one.transform;
    const ends = [1.5, 5.5].map((row) => ({ x: 4.5 * SIDE, y: row * SIDE }));
    one.insets = { top: 0, right: 0, left: 0, bottom: 170 };
    one.focus(ends, [], false, 22);
    expect(ends.map((end) => one.sees(end))).toEqual([true, true]);
    one.insets = { top: 0, right: 0, left: 0, bottom: 0 };
    one.lookAway();
    expect(one.transform).toBe(usual);
  });

  it('lifts the last row of a map that fits above a high sheet', () => {
    const one = camera(1100, 1100);
    one.insets = { top: 0, right: 0, left: 0, bottom: 400 };
    const last = { x: 9.5 * SIDE, y: 19.5 * SIDE };
    one.focus([last]);
    expect(one.sees(last)).toBe(true);
  });

  it('stays while a pointer is down', () => {
    const one = camera(390, 480);
    const before = one.transform;
    one.down(1, { x: 5, y: 5 });
    one.focus([{ x: SIDE, y: SIDE }], [], true);
    expect(one.transform).toBe(before);
  });
});
