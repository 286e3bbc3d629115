import { describe, expect, it } from 'vitest';
import type { AttackOdds, TargetOdds } from '../facts.ts';
import { headlineOf } from './odds.ts';

const target = (more: Partial<TargetOdds>): TargetOdds => ({ figure: 'imp-1', armour: 2, health: 2, dodges: false, success: 0.8, ammo: 0.2, wounds: [0.5, 0.3, 0.2], mean: 0.7, kill: 0.2, ...more });

describe('the headline of an attack', () => {
  it('is the best that can happen', () => {
    expect(headlineOf(target({}))).toEqual({ what: 'kill', chance: 0.2 });
    expect(headlineOf(target({ kill: 0, wounds: [0.75, 0.25, 0] }))).toEqual({ what: 'wound', chance: 0.25 });
  });

  it('never tells the chance of something impossible', () => {
    expect(headlineOf(target({ kill: 0, wounds: [1, 0, 0] })).what).toBe('nothing');
  });

  it('of a barrel alone is the chance to set it off', () => {
    expect(headlineOf(undefined, { barrels: { c4: 0.6 } } as unknown as AttackOdds)).toEqual({ what: 'barrel', chance: 0.6 });
  });
});
