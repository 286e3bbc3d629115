import { describe, expect, it } from 'vitest';
import { piecesOf } from '../facts.ts';
import { sample, SAMPLES } from '../gallery/samples.ts';
import { bonusAt, bonusesOf, counted, influenceOf, phasesOf } from './influence.ts';

describe('what tiles give to each other', () => {
  it.each(SAMPLES)('is counted as the engine counts it wherever it matters: %s', (name) => {
    const { facts } = sample(name);
    const pieces = piecesOf(facts);
    const influence = influenceOf(facts, pieces);
    const [told, ours] = [bonusesOf(facts, influence), counted(influence)];
    for (const [cell, { tile }] of pieces) {
      const [engine, page] = [bonusAt(told, cell), bonusAt(ours, cell)];
      if (tile.initiative.length) expect([cell, page.initiative, page.extra]).toEqual([cell, engine.initiative, engine.extra]);
      if (tile.melee.some(Boolean)) expect([cell, page.melee]).toEqual([cell, engine.melee]);
      if (tile.ranged.some(Boolean)) expect([cell, page.ranged]).toEqual([cell, engine.ranged]);
    }
  });

  it('is what the engine says, whatever the board looks like', () => {
    const { facts } = sample('act');
    const said = { ...facts, bonuses: [{ cell: 'c3', initiative: 2, melee: 0, ranged: 0, extra: 0 }] };
    expect(bonusAt(bonusesOf(said, influenceOf(said, piecesOf(said))), 'c3').initiative).toBe(2);
  });

  it('shifts initiative, never below 0, and adds extra attacks after the lowest', () => {
    const piece = [...piecesOf(sample('act').facts).values()].find(({ tile }) => tile.initiative.join() === '2');
    if (!piece) throw new Error('the sample has no tile with initiative 2');
    const given = (figure: 'initiative' | 'extra', value: number): number[] =>
      phasesOf(piece, new Map([[piece.cell, { initiative: 0, melee: 0, ranged: 0, extra: 0, [figure]: value }]]));
    expect(given('initiative', 1)).toEqual([3]);
    expect(given('initiative', -5)).toEqual([0]);
    expect(given('extra', 1)).toEqual([2, 1]);
  });
});
