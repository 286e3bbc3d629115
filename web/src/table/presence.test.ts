import { expect, test } from 'vitest';
import { presenceOf } from './presence.ts';

const NOW = 1_000_000_000;
const gone = { kind: 'person' as const, person: 'p', here: false, left: NOW };

test('who watches is here, and so is who loads the page again', () => {
  expect(presenceOf({ ...gone, here: true }, null, NOW)?.state).toBe('here');
  expect(presenceOf(gone, NOW, NOW + 1_000)?.state).toBe('here');
});

test('a lost line is told first, then that somebody is away and for how long', () => {
  expect(presenceOf(gone, null, NOW + 10_000)?.state).toBe('lost');
  expect(presenceOf(gone, null, NOW + 120_000)).toEqual({ state: 'away', for: 120_000 });
});

test('where the server does not know since when, it counts from when it was noticed', () => {
  expect(presenceOf({ ...gone, left: null }, NOW, NOW + 60_000)).toEqual({ state: 'away', for: 60_000 });
});

test('machines and free seats have no presence', () => {
  expect(presenceOf({ ...gone, kind: 'bot' }, null, NOW)).toBeNull();
  expect(presenceOf({ ...gone, person: null }, null, NOW)).toBeNull();
});
