import { describe, expect, it } from 'vitest';
import { dailyOf, dayOf, longestRow, rowOf, untilTomorrow } from './daily.ts';

describe('the puzzle of the day', () => {
  it('is the same all day and another one tomorrow', () => {
    expect(dayOf(new Date(2026, 10, 16, 0, 5))).toBe(dayOf(new Date(2026, 10, 16, 23, 55)));
    const day = dayOf(new Date(2026, 10, 16, 12));
    expect(dayOf(new Date(2026, 10, 17, 12))).toBe(day + 1);
    const week = Array.from({ length: 10 }, (_, at) => dailyOf(10, day + at));
    expect(new Set(week).size).toBe(10);
    expect(dailyOf(0, day)).toBe(-1);
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
