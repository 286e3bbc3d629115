import { expect, it } from 'vitest';
import { mixed } from './mixed.ts';

it('takes one of each kind in turn, and the rest as it was', () => {
  expect(mixed(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'], (one) => one.charAt(0))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});
