import { expect, it } from 'vitest';
import { nextOf, placesIn } from './hint.ts';

it('a hint follows what was done rightly, and knows nothing on where it was not', () => {
  const solution = ['snipe e2', 'place thug d2 r2', 'battle'];
  expect(nextOf(solution, [])).toBe('snipe e2');
  expect(nextOf(solution, ['snipe e2'])).toBe('place thug d2 r2');
  expect(nextOf(solution, ['battle'])).toBeNull();
  expect(nextOf(solution, solution)).toBeNull();
  expect(nextOf([], [])).toBeNull();
});

it('the places that a hint names are shown', () => {
  expect(placesIn('Look at e2.')).toEqual(['e2']);
  expect(placesIn('Присмотритесь к a1 и ab12.')).toEqual(['a1', 'ab12']);
  expect(placesIn('It takes all 16 points, and a BFG 9000.')).toEqual([]);
});
