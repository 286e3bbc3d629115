import { describe, expect, it } from 'vitest';
import { CELL, disc, hexagon, HexField, turned } from './field.ts';

describe('the board', () => {
  it('has 19 cells, or 37 when extended', () => {
    expect(disc(2)).toHaveLength(19);
    expect(new HexField(3).places).toHaveLength(37);
  });

  it('names columns by letters and rows by numbers, as the engine does', () => {
    const field = new HexField(2);
    expect(field.name([0, 0])).toBe('c3');
    expect(field.name([-2, 0])).toBe('a1');
    expect(field.name([2, -2])).toBe('e1');
    expect(field.name([2, 0])).toBe('e3');
    expect(field.name([0, 2])).toBe('c5');
    expect(new HexField(3).name([0, 0])).toBe('d4');
  });

  it('counts directions clockwise from the top', () => {
    const field = new HexField(2);
    expect([0, 1, 2, 3, 4, 5].map((way) => field.neighbour('c3', way))).toEqual(['c2', 'd2', 'd3', 'c4', 'b3', 'b2']);
    expect(field.neighbour('c1', 0)).toBeUndefined();
    expect(field.beside('c1')).toHaveLength(3);
  });

  it('draws direction 0 upwards and columns to the right', () => {
    const { byName } = new HexField(2);
    expect(byName.get('c2')).toMatchObject({ x: 0, y: -Math.sqrt(3) * CELL });
    expect(byName.get('d3')?.x).toBeCloseTo(1.5 * CELL);
    expect(byName.get('d3')?.y).toBeCloseTo((Math.sqrt(3) / 2) * CELL);
  });

  it.each([false, true])('lets every cell be reached by arrow keys (pointed tops: %s)', (pointed) => {
    const field = new HexField(3, pointed);
    const seen = new Set(['d4']);
    const front = ['d4'];
    for (let cell = front.pop(); cell; cell = front.pop()) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = field.step(cell, key, false);
        if (next && !seen.has(next)) {
          seen.add(next);
          front.push(next);
        }
      }
    }
    expect(seen.size).toBe(37);
  });

  it('lets Shift choose the other slant, and knows no other keys', () => {
    const field = new HexField(3);
    expect(field.step('d4', 'ArrowRight', true)).toBe('e3');
    expect(field.step('d4', 'a', false)).toBeUndefined();
  });

  it.each([
    [false, 2 * 5.5 * CELL, Math.sqrt(3) * 7 * CELL],
    [true, Math.sqrt(3) * 7 * CELL, 2 * 5.5 * CELL],
  ])('knows the box around all cells (pointed tops: %s)', (pointed, width, height) => {
    const { box } = new HexField(3, pointed);
    expect(box.width).toBeCloseTo(width);
    expect(box.height).toBeCloseTo(height);
    expect([box.x, box.y]).toEqual([-box.width / 2, -box.height / 2]);
  });

  it('sets arrow keys by what one sees: with pointed tops right is straight', () => {
    const field = new HexField(6, true);
    const from = field.name([0, 0]);
    const at = (key: string): { x: number; y: number } | undefined => field.byName.get(field.step(from, key, false) ?? '');
    expect(at('ArrowRight')).toMatchObject({ x: Math.sqrt(3) * CELL, y: 0 });
    expect(at('ArrowUp')?.y).toBeLessThan(0);
    expect(at('ArrowDown')?.y).toBeGreaterThan(0);
  });
});

it('draws hexagons flat side up and turns clockwise', () => {
  expect(hexagon(60).split(' ')[0]).toBe('60,0');
  const right = turned({ x: 0, y: -10 }, 90);
  expect(right.x).toBeCloseTo(10);
  expect(right.y).toBeCloseTo(0);
});
