import { expect, test } from 'vitest';
import { isHandedOver, stateOf } from './puzzles.ts';

test('a puzzle is solved by who wins, and tried by who does not', () => {
  expect(stateOf({ result: null }, false, 1)).toBe('open');
  expect(stateOf({ result: [0, 1] }, false, 1)).toBe('solved');
  expect(stateOf({ result: [1, 0] }, false, 1)).toBe('tried');
});

test('what is left to luck is not solved, though the dice were kind', () => {
  expect(stateOf({ result: null }, true, 1)).toBe('tried');
  expect(stateOf({ result: [0, 1] }, true, 1)).toBe('tried');
});

test('a turn in which somebody else is asked is over', () => {
  expect(isHandedOver([{ seat: 1, due: true }], 1)).toBe(false);
  expect(isHandedOver([{ seat: 0, due: false }, { seat: 1, due: true }], 1)).toBe(false);
  expect(isHandedOver([{ seat: 0, due: true }], 1)).toBe(true);
});
