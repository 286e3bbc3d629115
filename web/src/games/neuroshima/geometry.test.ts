import { describe, expect, it } from 'vitest';
import { arrowStep, CELL, disc, Field, fieldOf, hexagon, turned } from './geometry.ts';

describe('the board', () => {
  it('has 19 cells, or 37 when extended', () => {
    expect(disc(2)).toHaveLength(19);
    expect(fieldOf('extended').cells).toHaveLength(37);
  });

  it('names columns by letters and rows by numbers, as the engine does', () => {
    const field = new Field(2);
    expect(field.name([0, 0])).toBe('c3');
    expect(field.name([-2, 0])).toBe('a1');
    expect(field.name([2, -2])).toBe('e1');
    expect(field.name([2, 0])).toBe('e3');
    expect(field.name([0, 2])).toBe('c5');
    expect(new Field(3).name([0, 0])).toBe('d4');
  });

  it('counts directions clockwise from the top', () => {
    const field = new Field(2);
    expect([0, 1, 2, 3, 4, 5].map((way) => field.neighbour('c3', way))).toEqual(['c2', 'd2', 'd3', 'c4', 'b3', 'b2']);
    expect(field.neighbour('c1', 0)).toBeUndefined();
    expect(field.around('c1')).toHaveLength(3);
    expect(field.direction('c3', 'd3')).toBe(2);
    expect(field.direction('c3', 'e3')).toBeUndefined();
  });

  it('draws direction 0 upwards and columns to the right', () => {
    const { byName } = new Field(2);
    expect(byName.get('c2')).toMatchObject({ x: 0, y: -Math.sqrt(3) * CELL });
    expect(byName.get('d3')?.x).toBeCloseTo(1.5 * CELL);
    expect(byName.get('d3')?.y).toBeCloseTo((Math.sqrt(3) / 2) * CELL);
  });

  it('lets every cell be reached by arrow keys', () => {
    const field = new Field(3);
    const seen = new Set(['d4']);
    const front = ['d4'];
    for (let cell = front.pop(); cell; cell = front.pop()) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = arrowStep(field, cell, key, false);
        if (next && !seen.has(next)) {
          seen.add(next);
          front.push(next);
        }
      }
    }
    expect(seen.size).toBe(37);
    expect(arrowStep(field, 'd4', 'ArrowRight', true)).toBe('e3');
    expect(arrowStep(field, 'd4', 'a', false)).toBeUndefined();
  });
});

it('draws hexagons flat side up and turns clockwise', () => {
  expect(hexagon(60).split(' ')[0]).toBe('60,0');
  const right = turned({ x: 0, y: -10 }, 90);
  expect(right.x).toBeCloseTo(10);
  expect(right.y).toBeCloseTo(0);
});
