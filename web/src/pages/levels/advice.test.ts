import { expect, test } from 'vitest';
import { advised, shareOf } from './advice.ts';

const levels = ['calm', 'keen', 'hard'].map((bot, at) => ({ bot, strength: 1300 + 100 * at, seconds: at, times: [] }));
const record = (bot: string, won: number, lost: number, drawn = 0) => ({ bot, won, lost, drawn, latest: [] });

test('whoever has not played is sent to the weakest', () => {
  expect(advised(levels, [])).toBe('calm');
});

test('whoever wins more than three of five is sent one further', () => {
  expect(advised(levels, [record('calm', 3, 2)])).toBe('calm');
  expect(advised(levels, [record('calm', 4, 2)])).toBe('keen');
  expect(advised(levels, [record('calm', 2, 0)])).toBe('calm'); // too few to say
});

test('who beats a strong one need not beat the weaker ones first', () => {
  expect(advised(levels, [record('keen', 9, 1)])).toBe('hard');
  expect(advised(levels, [record('hard', 9, 1)])).toBe('hard');
  expect(advised([], [])).toBeNull();
});

test('a draw is half a point', () => {
  expect(shareOf(record('calm', 1, 1, 2))).toBe(0.5);
});
