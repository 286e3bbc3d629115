import { expect, test } from 'vitest';
import { borderOf, cellIn, edgeKey, key, lay, layOut, nameIn, windowFor, type Cell } from './laying.ts';

const ROWS = ['ab', '..', '.c'];
const OPEN = [{ at: [1, 2] as Cell, side: 'E' as const }];
const letters = (quarters: number): Record<string, string> => Object.fromEntries([...lay(ROWS, OPEN, quarters, [0, 0]).cells].map(([name, { letter }]) => [name, letter]));

test('a piece turns counter-clockwise about its lower left corner', () => {
  expect(letters(0)).toMatchObject({ '0,2': 'a', '1,2': 'b', '1,0': 'c' });
  expect(letters(1)).toMatchObject({ '0,0': 'a', '0,1': 'b', '2,1': 'c' });
  expect(letters(2)).toMatchObject({ '1,0': 'a', '0,0': 'b', '0,2': 'c' });
  expect(letters(3)).toMatchObject({ '2,1': 'a', '2,0': 'b', '0,0': 'c' });
});

test('its openings turn with it', () => {
  expect([0, 1, 2, 3].map((quarters) => [...lay(ROWS, OPEN, quarters, [5, 5]).openings][0])).toEqual([
    edgeKey([6, 7], 'E'),
    edgeKey([5, 6], 'N'),
    edgeKey([5, 5], 'W'),
    edgeKey([7, 5], 'S'),
  ]);
});

const room = (at: Cell, open: { at: Cell; side: 'E' | 'W' }[]) => lay(['..', '..'], open, 0, at);

test('pieces are joined where both have an opening, and walled off elsewhere', () => {
  const both = layOut([room([0, 0], [{ at: [1, 0], side: 'E' }, { at: [1, 1], side: 'E' }]), room([2, 0], [{ at: [0, 0], side: 'W' }, { at: [0, 1], side: 'W' }])]);
  expect(both.passages).toEqual([[[[1, 0], [2, 0]], [[1, 1], [2, 1]]]]);
  const one = layOut([room([0, 0], [{ at: [1, 0], side: 'E' }]), room([2, 0], [])]);
  expect(one.passages).toEqual([]);
  expect(one.walls).toContainEqual([[1, 0], [2, 0]]);
});

test('squares with two pieces are named', () => {
  expect(layOut([room([0, 0], []), room([1, 1], [])]).doubled.map(key)).toEqual(['1,1']);
});

test('the window has room on all sides and never shrinks', () => {
  const first = windowFor([[0, 0], [5, 3]], null);
  expect(first).toEqual({ x: -4, y: -4, width: 14, height: 14 });
  const wider = windowFor([[0, 0], [20, 3]], first);
  expect(wider).toEqual({ x: -4, y: -4, width: 29, height: 14 });
  expect(windowFor([[0, 0]], wider)).toBe(wider);
  expect(cellIn(wider, nameIn(wider, [7, -2]))).toEqual([7, -2]);
});

test('a border runs between two corners of the window', () => {
  const window = { x: -1, y: -1, width: 14, height: 14 };
  expect(borderOf(window, [[0, 0], [1, 0]])).toEqual([[2, 1], [2, 2]]);
  expect(borderOf(window, [[0, 1], [0, 0]])).toEqual([[1, 2], [2, 2]]);
});
