import { describe, expect, it } from 'vitest';
import type { ContestFacts } from '../facts.ts';
import { picksMade, saysToSets, settled } from './drafting.ts';

describe('open champions', () => {
  it('stay where they lie when another is taken, and the new one lies in its place', () => {
    expect(settled([], ['a', 'b', 'c'], true)).toEqual(['a', 'b', 'c']);
    expect(settled(['a', 'b', 'c'], ['a', 'c', 'd'], true)).toEqual(['a', 'd', 'c']);
    expect(settled(['a', 'd', 'c'], ['d', 'c', 'e'], true)).toEqual(['e', 'd', 'c']);
  });

  it('leave a place empty while a pick is shown, and the new one comes into it', () => {
    const shown = settled(['a', 'b', 'c'], ['a', 'c'], true);
    expect(shown).toEqual(['a', null, 'c']);
    expect(settled(shown, ['a', 'c', 'd'], true)).toEqual(['a', 'd', 'c']);
  });

  it('move together where nobody comes after the taken one', () => {
    expect(settled(['a', 'b', 'c'], ['a', 'c'], false)).toEqual(['a', 'c']);
  });
});

describe('picks', () => {
  it('stand in the order in which they were made, a pack once', () => {
    const facts = {
      champions: ['emma', 'pack-1', 'pack-2', 'rakar'].map((id) => ({ id, kind: id.replace(/-.*/, '') })),
      draft: { offer: [], order: [0], taken: ['rakar', 'emma', 'pack'], sets: null },
    } as unknown as ContestFacts;
    expect(picksMade(facts).map(({ id }) => id)).toEqual(['rakar', 'emma', 'pack-1']);
  });
});

describe('the sets of the book', () => {
  it('are offered by one, and each of the others thinks or has agreed', () => {
    const draft = { offer: [], order: [1, 0], taken: [], sets: { by: 1, waiting: [2] } };
    expect([0, 1, 2].map((seat) => saysToSets({ draft }, seat))).toEqual(['agrees', 'offers', 'thinks']);
    expect(saysToSets({ draft: { ...draft, sets: null } }, 0)).toBeNull();
  });
});
