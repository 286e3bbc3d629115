import { describe, expect, it } from 'vitest';
import type { AttackOdds, ForayFacts } from '../facts.ts';
import { isOver, passes } from './standing.svelte.ts';

const facts = (more: Partial<ForayFacts>): ForayFacts => ({ turn: 0, attack: null, ...more }) as ForayFacts;
const odds = (kill: number, figure = 'imp-1'): AttackOdds[] => [{ targets: [{ figure, kill }] } as unknown as AttackOdds];

describe('when a marine wants to be asked', () => {
  it('passes until the chance to kill is even', () => {
    expect(passes({ seat: 1, until: 'likely' }, facts({}), odds(0.42))).toBe(true);
    expect(passes({ seat: 1, until: 'likely' }, facts({}), odds(0.5))).toBe(false);
  });

  it('passes though a friend would be killed more often than not', () => {
    expect(passes({ seat: 1, until: 'likely' }, facts({}), odds(0.9, 'red'))).toBe(true);
  });

  it('passes until somebody attacks', () => {
    expect(passes({ seat: 1, until: 'danger' }, facts({}), odds(1))).toBe(true);
    expect(passes({ seat: 1, until: 'danger' }, facts({ attack: {} as ForayFacts['attack'] }), odds(0))).toBe(false);
  });

  it('does not let a chance to heal pass for a wish that is about shots', () => {
    expect(passes({ seat: 3, until: 'likely' }, facts({}), [], true)).toBe(false);
    expect(passes({ seat: 3, until: 'turn' }, facts({}), [], true)).toBe(true);
  });

  it('ends with the own turn', () => {
    expect(isOver({ seat: 1, until: 'turn' }, facts({ turn: 1 }))).toBe(true);
    expect(isOver({ seat: 1, until: 'danger' }, facts({ turn: 1 }))).toBe(false);
  });
});
