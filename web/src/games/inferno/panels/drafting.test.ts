import { describe, expect, it } from 'vitest';
import type { ContestFacts } from '../facts.ts';
import { picksMade, saysToSets, settled } from './drafting.ts';

describe('open champions', () => {
  it('stay where they lie when another is taken, and the new one lies in its place', () => {
    expect(settled([], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(settled(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual(['a', 'd', 'c']);
    expect(settled(['a', 'd', 'c'], ['d', 'c', 'e'])).toEqual(['e', 'd', 'c']);
  });

  it('move together when nobody comes after the taken one', () => {
    expect(settled(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'c']);
  });
});

describe('picks', () => {
  it('stand in the order in which they were made, the last to move first, a pack once', () => {
    const facts = {
      players: [{ seat: 0, side: 0, gate: 1 }, { seat: 1, side: 1, gate: 2 }],
      champions: [
        { id: 'emma', kind: 'emma', owner: 0 },
        { id: 'pack-1', kind: 'pack', owner: 1 },
        { id: 'pack-2', kind: 'pack', owner: 1 },
        { id: 'rakar', kind: 'rakar', owner: 1 },
      ],
      draft: { offer: [], order: [0], taken: 3, sets: null },
    } as unknown as ContestFacts;
    expect(picksMade(facts)).toEqual([{ side: 1, champion: 'pack-1' }, { side: 0, champion: 'emma' }, { side: 1, champion: 'rakar' }]);
  });
});

describe('the sets of the book', () => {
  it('are offered by one, and each of the others thinks or has agreed', () => {
    const draft = { offer: [], order: [1, 0], taken: 0, sets: { by: 1, waiting: [2] } };
    expect([0, 1, 2].map((seat) => saysToSets({ draft }, seat))).toEqual(['agrees', 'offers', 'thinks']);
    expect(saysToSets({ draft: { ...draft, sets: null } }, 0)).toBeNull();
  });
});
