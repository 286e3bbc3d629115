import { expect, test } from 'vitest';
import type { Show } from './shows.ts';
import { trailWith } from './trail.ts';

const walk = (figure: string, from: string, to: string): Show => ({ type: 'walk', figure, path: [[from], [to]] });

test('steps of one figure are one way, and another figure begins anew', () => {
  const two = trailWith(trailWith(null, walk('imp-1', 'a1', 'b1')), walk('imp-1', 'b1', 'c1'));
  expect(two).toEqual({ figure: 'imp-1', stands: [['a1'], ['b1'], ['c1']] });
  expect(trailWith(two, walk('imp-2', 'e5', 'e6'))?.stands).toEqual([['e5'], ['e6']]);
});

test('a step that was not watched breaks the way, and what is no step changes nothing', () => {
  const one = trailWith(null, walk('imp-1', 'a1', 'b1'));
  expect(trailWith(one, walk('imp-1', 'd1', 'e1'))?.stands).toEqual([['d1'], ['e1']]);
  expect(trailWith(one, { type: 'door', door: 0 })).toBe(one);
});
