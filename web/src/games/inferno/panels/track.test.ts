import { describe, expect, it } from 'vitest';
import { isBelow, placeOnTrack } from './track.ts';
import type { ContestFacts } from '../facts.ts';

type Sides = ContestFacts['sides'];

const race = (...honour: number[]) => ({ honour_needed: 40, sides: honour.map((one, side) => ({ side, honour: one })) as Sides });

describe('marks on the way to the honour that wins', () => {
  it('of two sides stand where their honour is, on two lines', () => {
    expect([0, 1].map((side) => placeOnTrack(side, race(10, 10)))).toEqual(['max(25%)', 'max(25%)']);
    expect([0, 1].map(isBelow)).toEqual([false, true]);
  });

  it('of four do not cover each other: who has more, or moves later, stands farther', () => {
    const places = [0, 1, 2, 3].map((side) => placeOnTrack(side, race(0, 20, 0, 18)));
    expect(places).toEqual(['max(0%)', 'max(50%, 45% + 36px)', 'max(0%, 0% + 36px)', 'max(45%)']);
  });

  it('do not leave the way', () => {
    expect(placeOnTrack(0, race(50, 0))).toBe('max(100%)');
  });
});
