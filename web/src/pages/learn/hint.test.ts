import { expect, it } from 'vitest';
import { nextOf } from './hint.ts';

it('a hint follows what was done rightly, and begins anew where it was not', () => {
  const solution = ['snipe e2', 'place thug d2 r2', 'battle'];
  expect(nextOf(solution, [])).toBe('snipe e2');
  expect(nextOf(solution, ['snipe e2'])).toBe('place thug d2 r2');
  expect(nextOf(solution, ['battle'])).toBe('snipe e2');
  expect(nextOf(solution, solution)).toBe('snipe e2');
  expect(nextOf([], [])).toBeNull();
});
