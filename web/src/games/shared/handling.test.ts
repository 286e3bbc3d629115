import { describe, expect, it } from 'vitest';
import { framed } from './handling.svelte.ts';

describe('what the camera frames', () => {
  const before = { turn: 'bravo 2', here: ['b9'], ways: [], choices: [], also: ['a9', 'c7'] };

  it('is whoever acts with the enemies around, as long as only a card can be played', () => {
    expect(framed(before, true)).toEqual([['b9'], ['a9', 'c7']]);
  });

  it('is what may be chosen with the enemies around, where nobody acts yet', () => {
    expect(framed({ ...before, here: [], choices: ['d14', 'a16'] }, true)).toEqual([['d14', 'a16'], ['d14', 'a16', 'a9', 'c7']]);
  });

  it('is ways and targets alone once there are some, and stays where it was within an activation', () => {
    expect(framed({ ...before, ways: ['b8'], choices: ['b8', 'a9'] }, true)).toEqual([['b9', 'b8'], ['b8', 'a9']]);
    expect(framed(before, false)).toEqual([['b9'], []]);
  });

  it('has room from the beginning for the ways of those that may be chosen', () => {
    const choosing = { ...before, choices: ['b9', 'd9'], later: ['b10', 'd10'] };
    expect(framed(choosing, true)).toEqual([['b9', 'b9', 'd9'], ['b9', 'd9', 'b10', 'd10']]);
    expect(framed(choosing, false)[1]).toEqual(['b9', 'd9']);
  });
});
