import { describe, expect, it } from 'vitest';
import { dailyOf, dayOf, longestRow, placeOf, rowOf, untilTomorrow } from './daily.ts';

describe('the puzzle of the day', () => {
  it('is the same all day and another one tomorrow', () => {
    expect(dayOf(new Date(2026, 10, 16, 0, 5))).toBe(dayOf(new Date(2026, 10, 16, 23, 55)));
    const day = dayOf(new Date(2026, 10, 16, 12));
    expect(dayOf(new Date(2026, 10, 17, 12))).toBe(day + 1);
    const week = Array.from({ length: 10 }, (_, at) => dailyOf(10, day + at));
    expect(new Set(week).size).toBe(10);
    expect(dailyOf(0, day)).toBe(-1);
    const all = Array.from({ length: 121 }, (_, at) => dailyOf(121, day + at));
    expect(new Set(all).size).toBe(121);
    expect(Math.abs(all[1]! - all[0]!)).toBeGreaterThan(20); // easy ones stand together in the book
  });

  it('stays until midnight where the solver lives', () => {
    expect(untilTomorrow(new Date(2026, 10, 16, 14, 48))).toEqual({ hours: 9, minutes: 12 });
    expect(untilTomorrow(new Date(2026, 10, 16, 23, 59, 30))).toEqual({ hours: 0, minutes: 1 });
  });

  it('counts days in a row, and today is not lost before it is over', () => {
    expect(rowOf([5, 6, 7], 7)).toBe(3);
    expect(rowOf([5, 6], 7)).toBe(2);
    expect(rowOf([5], 7)).toBe(0);
    expect(rowOf([], 7)).toBe(0);
    expect(longestRow([1, 2, 3, 4, 9, 10])).toBe(4);
    expect(longestRow([])).toBe(0);
  });
});

it('the puzzle of the day is counted through all games', () => {
  const counts = [
    { game: 'one', count: 3 },
    { game: 'two', count: 2 },
  ];
  expect(placeOf(counts, 2)).toEqual({ game: 'one', at: 2 });
  expect(placeOf(counts, 3)).toEqual({ game: 'two', at: 0 });
  expect(placeOf(counts, 5)).toBeNull();
  expect(placeOf([], -1)).toBeNull();
});
