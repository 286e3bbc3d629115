import { expect, it } from 'vitest';
import type { ForayFacts } from '../facts.ts';
import { mayHit } from './blow.ts';

function facts(dice: string[], ...marines: [id: string, square: string][]): ForayFacts {
  return {
    marines: marines.map(([id, square]) => ({ id, square, orders: [] })),
    invaders: [],
    barrels: [],
    attack: { dice: dice.map((colour) => ({ colour })), targets: ['red'] },
  } as unknown as ForayFacts;
}

it('a shot that goes on is asked about where somebody stands within its dice, and not only on the next square', () => {
  const [next, red, green] = [['h20', 'j20'], ['red', 'i19'] as [string, string], ['green', 'k20'] as [string, string]];
  expect(mayHit(next, facts(['yellow', 'blue', 'green'], red, green))).toBe(true);
  expect(mayHit(next, facts(['yellow', 'blue'], red, green))).toBe(false);
  expect(mayHit(next, facts(['blue', 'blue', 'green'], red))).toBe(false);
});
