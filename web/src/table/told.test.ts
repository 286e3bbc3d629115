import { expect, test } from 'vitest';
import { joined } from './told.ts';

test('after a lost connection the missing lines come behind the known ones', () => {
  const entry = (number: number) => ({ number, seat: 0, action: 'end', events: [] });
  expect(joined([entry(1), entry(2)], [entry(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
  expect(joined([entry(1), entry(2)], []).map((one) => one.number)).toEqual([1, 2]);
  expect(joined([entry(1), entry(2)], [entry(1), entry(2), entry(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});
