import { expect, it } from 'vitest';
import { isSameWay } from './sameWay.ts';

it.each([
  ['step b3', 'step b2', true],
  ['step n', 'step ne', true],
  ['step b2', 'order clockwork_guardian', false],
  ['end', 'step b2', false],
])('%s after %s: %s', (action, before, together) => {
  expect(isSameWay(action, before)).toBe(together);
});
