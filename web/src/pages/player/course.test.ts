import { describe, expect, it } from 'vitest';
import type { LobbyRow } from '../../lib/types.ts';
import { changeOf } from '../../lib/ratings.ts';
import { curveOf, outcomeOf, tally, trendOf, wonAndLost } from './course.ts';

const DAY = 86_400_000;
const point = (at: number, rating: number, deviation: number | null = null, score = 1) => ({ game: 'neuroshima', at, rating, deviation, score });
const row = (result: number[] | null, mine: number[], other = 'Anna'): LobbyRow =>
  ({ result, mine, seats: [{ seat: 0, name: 'Maria' }, { seat: 1, name: other }] }) as unknown as LobbyRow;

describe("a player's games", () => {
  it('were won, lost or drawn', () => {
    expect(outcomeOf(row([1, 0], [0]))).toBe('won');
    expect(outcomeOf(row([1, 0], [1]))).toBe('lost');
    expect(outcomeOf(row([0.5, 0.5], [1]))).toBe('drawn');
    expect(outcomeOf(row([0, 1, 1], [2]))).toBe('won');
    expect(outcomeOf(row(null, [0]))).toBeNull();
    expect(outcomeOf(row([1, 0], []))).toBeNull();
  });

  it('change a rating where they count', () => {
    expect(changeOf({ rating: 1500, rating_after: 1514.3 })).toBe(14);
    expect(changeOf({ rating: 1500, rating_after: null })).toBeNull();
    expect(changeOf(undefined)).toBeNull();
  });

  it('have a trend over thirty days, from what the rating was before', () => {
    const now = 100 * DAY;
    expect(trendOf([point(10 * DAY, 1480), point(95 * DAY, 1500), point(99 * DAY, 1516)], now)).toBe(36);
    expect(trendOf([point(99 * DAY, 1488)], now)).toBe(-12);
    expect(trendOf([point(10 * DAY, 1480)], now)).toBeNull();
    expect(trendOf([], now)).toBeNull();
  });

  it('make a curve that stays in its box and names round ratings', () => {
    const curve = curveOf([point(1, 1500), point(2, 1662), point(3, 1580)], 200, 60);
    expect(curve?.end.x).toBe(200);
    expect(curve?.lines.map((line) => line.rating)).toEqual([1500, 1600]);
    for (const { y } of curve?.lines ?? []) expect(y).toBeGreaterThanOrEqual(0);
    expect(curve?.path.split('L')).toHaveLength(3);
    expect(curveOf([point(1, 1500)], 200, 60)).toBeNull();
  });

  it('name no more ratings than have room above each other, however wide the band is', () => {
    for (const deviation of [20, 100, 200, 350, 700]) {
      expect(curveOf([point(1, 1500, deviation), point(2, 1600, deviation)], 200, 60)?.lines.length).toBeLessThanOrEqual(5);
    }
  });

  it('show how sure a rating was, as far as that was noted, inside of the box', () => {
    const curve = curveOf([point(1, 1500), point(2, 1600, 100), point(3, 1580, 60)], 200, 60);
    const corners = (curve?.band.match(/[\d.-]+ [\d.-]+/g) ?? []).map((one) => one.split(' ').map(Number));
    expect(corners.map(([x]) => x)).toEqual([100, 200, 200, 100]);
    for (const [, y = -1] of corners) expect(y >= 0 && y <= 60).toBe(true);
    expect(curveOf([point(1, 1500), point(2, 1600, 100)], 200, 60)?.band).toBe('');
  });

  it('were won and lost so many times', () => {
    expect(wonAndLost([point(1, 1500), point(2, 1480, null, 0), point(3, 1480, null, 0.5), point(4, 1500)])).toEqual({ won: 2, lost: 1 });
  });

  it('are counted by opponent', () => {
    const rows = [row([1, 0], [0]), row([0, 1], [0]), row([1, 0], [0], 'Kim'), row([0.5, 0.5], [0]), row(null, [0])];
    const opponents = tally(rows, (one) => [one.seats[1]?.name ?? '']);
    expect(opponents).toEqual([
      { name: 'Anna', games: 3, won: 1, lost: 1 },
      { name: 'Kim', games: 1, won: 1, lost: 0 },
    ]);
  });
});
