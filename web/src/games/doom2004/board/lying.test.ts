import { expect, it } from 'vitest';
import type { ForayFacts } from '../facts.ts';
import { hiddenIn } from './lying.ts';

it('tells what lies under figures, and not what can be seen around them', () => {
  const facts = {
    areas: [{ plates: [], encounter: 'a1' }],
    acid: ['b1'],
    ducts: ['c1'],
    barrels: [],
    tokens: [{ square: 'b1', token: 'bullets' }, { square: 'd4', token: 'armour' }],
    marines: [{ id: 'red', seat: 1, state: 'on board', square: 'a1', life: 8, most_life: 8 }],
    invaders: [{ id: 'demon-1', type: 'demon', squares: ['b1', 'c1'], wounds: 0, rating: 2 }],
  } as unknown as ForayFacts;
  expect(hiddenIn(facts).map(({ square, lying }) => [square, lying.kind])).toEqual([['c1', 'duct'], ['a1', 'encounter'], ['b1', 'token']]);
});
