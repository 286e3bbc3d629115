import { describe, expect, it } from 'vitest';
import { piecesOf } from './facts.ts';
import { bonus, influenceOf, phasesOf, type Influence } from './influence.ts';
import { sample, SAMPLES } from './samples.ts';

describe('what tiles give to each other', () => {
  it.each(SAMPLES)('agrees with the engine wherever it matters: %s', (name) => {
    const { facts, influence: counted } = sample(name);
    const pieces = piecesOf(facts);
    const influence = influenceOf(facts, pieces);
    for (const [cell, figures] of Object.entries(counted)) {
      const tile = pieces.get(cell)?.tile;
      if (tile?.initiative.length) {
        expect([cell, bonus(influence, cell, 'initiative')]).toEqual([cell, figures.initiative]);
        expect([cell, bonus(influence, cell, 'extra_attack')]).toEqual([cell, figures.extra]);
      }
      if (tile?.melee.some(Boolean)) expect([cell, bonus(influence, cell, 'melee_strength')]).toEqual([cell, figures.melee]);
      if (tile?.ranged.some(Boolean)) expect([cell, bonus(influence, cell, 'ranged_strength')]).toEqual([cell, figures.ranged]);
    }
  });

  it('shifts initiative, never below 0, and adds extra attacks after the lowest', () => {
    const piece = [...piecesOf(sample('act').facts).values()].find(({ tile }) => tile.id === 'outpost_runner');
    const given = (effect: string, value: number): Influence => ({
      gifts: new Map([[piece?.cell ?? '', [{ from: 'a1', effect, value }]]]),
      links: [],
    });
    if (!piece) throw new Error('the sample has no Runner');
    expect(phasesOf(piece, given('initiative', 1))).toEqual([3]);
    expect(phasesOf(piece, given('initiative', -5))).toEqual([0]);
    expect(phasesOf(piece, given('extra_attack', 1))).toEqual([2, 1]);
  });
});
