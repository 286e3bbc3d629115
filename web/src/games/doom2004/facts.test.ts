import { describe, expect, it } from 'vitest';
import { canHarm } from './facts.ts';
import type { AttackOdds } from './wire.ts';

function attack(figure: string): AttackOdds {
  return { attacker: 'red', targets: [{ figure, mean: 1 }], barrels: {} } as unknown as AttackOdds;
}

describe('an attack', () => {
  it('is worth asking about where it may hurt an enemy, not where it only hurts a friend', () => {
    expect([canHarm(attack('imp-1')), canHarm(attack('green'))]).toEqual([true, false]);
  });
  it('is worth asking about where a barrel may go up', () => {
    expect(canHarm({ ...attack('green'), barrels: { c4: 0.5 } })).toBe(true);
  });
});
