import { describe, expect, it } from 'vitest';
import type { ContestFacts, Foreseen } from './facts.ts';
import { targetsOf } from './targets.ts';

const blow = (champion: string): object => ({ champion, damage: 5, defence: 4, falls: true, shrugs: false, back: 0 });
const facts = { champions: [{ id: 'rakar', cells: ['h7'] }, { id: 'virak', cells: ['k7'] }] } as unknown as ContestFacts;
const seen = {
  attacks: [{ attacker: 'emma', how: 'melee', blows: [blow('rakar')], back: 0, defence: 7, attacker_falls: false, action: 'strike melee rakar' }],
  cells: [{ cell: 'j7', attacks: [{ attacker: 'emma', how: 'melee', blows: [blow('virak')], back: 0, defence: 7, attacker_falls: false }] }, { cell: 'g8', attacks: [] }],
  safe: [{ champion: 'virak', distance: 4, reason: 'far' }],
} as unknown as Foreseen;

describe('targets', () => {
  it('are those in reach from where the champion stands, and the others with the reason', () => {
    const { blows, safe } = targetsOf(seen, null, facts);
    expect(blows.map((one) => one.blow.champion)).toEqual(['rakar']);
    expect(safe).toEqual([{ champion: 'virak', distance: 4, reason: 'far' }]);
  });

  it('are those in reach from a cell that is pointed at, and the others as far as they are from there', () => {
    const { blows, safe } = targetsOf(seen, 'j7', facts);
    expect(blows.map((one) => one.blow.champion)).toEqual(['virak']);
    expect(safe).toEqual([{ champion: 'rakar', distance: 2, reason: 'there' }]);
    expect(targetsOf(seen, 'g8', facts).blows).toEqual([]);
  });
});
