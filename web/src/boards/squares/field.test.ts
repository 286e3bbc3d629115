import { describe, expect, it } from 'vitest';
import { directionOf, extent, nameOf, placeOf, SIDE, SquareField, type Square, type SquarePlan } from './field.ts';

/** Rows from the north, as one reads them. */
function field(rows: string[], more: Partial<SquarePlan> = {}): SquareField {
  const plan = { width: rows[0]?.length ?? 0, height: rows.length, rows: [...rows].reverse(), walls: [], doors: [], ...more };
  return new SquareField(plan, { '.': 'plain', d: 'difficult' });
}

describe('names of squares', () => {
  it('are letters from the left and numbers from the bottom, and read back', () => {
    expect([nameOf(0, 0), nameOf(2, 3), nameOf(25, 9), nameOf(26, 0), nameOf(27, 11)]).toEqual(['a1', 'c4', 'z10', 'aa1', 'ab12']);
    for (const name of ['a1', 'z4', 'aa31']) expect(nameOf(...(placeOf(name) as [number, number]))).toBe(name);
    expect(placeOf('imp-2')).toBeUndefined();
  });

  it('stand where the engine has them: the first row is the lowest on the screen', () => {
    const map = field(['..', '..', '.d']);
    expect(map.byName.get('b1')).toMatchObject({ terrain: 'difficult', x: 1.5 * SIDE, y: 2.5 * SIDE });
    expect(map.byName.get('a3')).toMatchObject({ x: 0.5 * SIDE, y: 0.5 * SIDE });
  });
});

describe('drawing', () => {
  it('goes around squares that lie together, and not between them', () => {
    const around = field(['..', '..']).rim(['a1', 'b1']);
    expect(around.split('M').slice(1)).toHaveLength(6);
    expect(around).not.toContain(`M${SIDE} ${2 * SIDE}L${SIDE} ${SIDE}`);
  });

  it('joins walls to long runs', () => {
    const map = field(['..', '..'], { walls: [[[0, 2], [1, 2]], [[1, 2], [2, 2]], [[0, 0], [0, 1]]] });
    expect(map.wallRuns()).toEqual([
      { from: { x: 0, y: 0 }, to: { x: 2 * SIDE, y: 0 } },
      { from: { x: 0, y: 2 * SIDE }, to: { x: 0, y: SIDE } },
    ]);
  });

  it('puts a figure of several squares in their middle', () => {
    const map = field(['...', '...']);
    expect(map.centreOf(['a1', 'b1', 'a2', 'b2'])).toEqual({ x: SIDE, y: SIDE });
    expect(map.centreOf([])).toBeUndefined();
    expect(extent(['c2', 'b1', 'b2', 'c1', 'd1'])).toEqual([3, 2]);
  });
});

describe('keys', () => {
  it('lead to the next square of the map that way, over gaps and walls', () => {
    const map = field(['. .', '...'], { walls: [[[1, 0], [1, 1]]] });
    expect(map.step('a2', 'ArrowRight')).toBe('c2');
    expect(map.step('a1', 'ArrowRight')).toBe('b1');
    expect(map.step('b1', 'ArrowUp')).toBeUndefined();
    expect(map.step('a1', 'Enter')).toBeUndefined();
  });

  it('name the direction of a neighbour as the notation does', () => {
    const map = field(['...', '...', '...']);
    const way = (to: string): string | undefined => directionOf(map.byName.get('b2') as Square, map.byName.get(to) as Square);
    expect([way('b3'), way('c1'), way('a2'), way('b2')]).toEqual(['n', 'se', 'w', undefined]);
  });
});
