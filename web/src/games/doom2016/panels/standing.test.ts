import { describe, expect, it } from 'vitest';
import type { IncursionFacts } from '../facts.ts';
import { isOver, passes } from './standing.svelte.ts';

const facts = (more: object): IncursionFacts => ({ round: 4, attack: null, active: null, figures: [{ id: 'alpha', health: 10, damage: 6 }], ...more }) as unknown as IncursionFacts;
const blow = (damage: number, rolled = true): object => ({ attack: { defender: 'alpha', damage, rolled } });

describe('passing until something', () => {
  it('lets no deadly blow through, nor one whose dice are still to roll', () => {
    const order = { seat: 1, until: 'deadly', round: 4 } as const;
    expect(passes(order, facts(blow(3)))).toBe(true);
    expect(passes(order, facts(blow(4)))).toBe(false);
    expect(passes(order, facts(blow(0, false)))).toBe(false);
  });

  it('ends with the own activation, or with the round', () => {
    expect(isOver({ seat: 1, until: 'activation', round: 4 }, facts({}))).toBe(false);
    expect(isOver({ seat: 1, until: 'activation', round: 4 }, facts({ active: { figure: 'alpha' } }))).toBe(true);
    expect(isOver({ seat: 1, until: 'round', round: 4 }, facts({ round: 5 }))).toBe(true);
    expect(isOver({ seat: 1, until: 'round', round: 4 }, facts({}))).toBe(false);
  });
});
