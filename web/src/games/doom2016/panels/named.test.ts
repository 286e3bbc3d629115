import { describe, expect, it } from 'vitest';
import type { Foreseen, IncursionFacts } from '../facts.ts';
import type { Use } from '../uses.ts';
import { blowOf, isFolded, rowsOf } from './named.ts';

const facts = {
  seat: 1,
  figures: [
    { id: 'alpha', seat: 1, squares: ['d6'], health: 11, damage: 0 },
    { id: 'bravo', seat: 2, squares: ['d7'], health: 10, damage: 4 },
    { id: 'imp-4', seat: 0, squares: ['b2'], health: 3, damage: 0 },
  ],
  attack: { attacker: 'imp-4', defender: 'bravo' },
} as unknown as IncursionFacts;

const use = (...figures: string[]): Use => ({ key: 'use card wide_choke-1', source: 'card', title: '', text: '', ways: figures.map((id) => ({ action: `use ${id}`, things: [id], dice: [], label: '' })) });
const seen = (...health: [string, number, number][]): Foreseen => ({ outcomes: health.map((one) => ({ action: `use ${one[0]}`, health: [one], damage: null })) }) as unknown as Foreseen;

describe('the aims of an ability', () => {
  const outcomes = seen(['alpha', 11, 10], ['bravo', 6, 5], ['imp-4', 3, 2]);

  it('are named with health before and after, oneself and partners last', () => {
    const rows = rowsOf(use('alpha', 'bravo', 'imp-4'), facts, outcomes, [1]);
    expect(rows.map(({ figure, harms }) => [figure?.id, harms])).toEqual([['imp-4', undefined], ['bravo', 'partner'], ['alpha', 'own']]);
    expect(rows[0]?.health).toEqual([3, 2]);
    expect(isFolded(rows)).toBe(false);
  });

  it('put friends last and mark them where enemies can be meant too, though nothing is wounded', () => {
    const rows = rowsOf(use('alpha', 'imp-4', 'bravo'), facts, null, [1]);
    expect(rows.map(({ figure, friend }) => [figure?.id, friend])).toEqual([['imp-4', undefined], ['bravo', 'partner'], ['alpha', 'own']]);
    expect(rowsOf(use('alpha', 'bravo'), facts, null, [1]).map(({ figure }) => figure?.id)).toEqual(['alpha', 'bravo']);
  });

  it('are folded where only friends are left, and not where they are healed', () => {
    expect(isFolded(rowsOf(use('alpha'), facts, outcomes, [1]))).toBe(true);
    expect(isFolded(rowsOf(use('bravo'), facts, seen(['bravo', 6, 8]), [2]))).toBe(false);
  });

  it('are not said to be wounded by what the attack does anyway', () => {
    const { outcomes } = seen(['imp-4', 3, 2]);
    const stunned = { outcomes: [...outcomes, { action: 'pass', health: [['imp-4', 3, 2]], damage: null }] } as unknown as Foreseen;
    expect(rowsOf(use('imp-4'), facts, stunned, [1])[0]?.health).toBeUndefined();
  });

  it('tell of friends that a blast wounds besides, and not of those whom the attack wounds anyway', () => {
    const blast = { key: 'use event explosive_blast-1', source: 'event', title: '', text: '', ways: [{ action: 'use blast', things: [], dice: [], label: '' }] } as unknown as Use;
    const all = [['alpha', 11, 10], ['imp-4', 3, 2]];
    const outcomes = (...passed: unknown[]): Foreseen => ({ outcomes: [{ action: 'use blast', health: all, damage: 0 }, { action: 'pass', health: passed, damage: 0 }] }) as unknown as Foreseen;
    const wounds = (seen: Foreseen, seat: number): unknown => rowsOf(blast, facts, seen, [seat])[0]?.wounds.map(({ figure, health }) => [figure.id, health]);
    expect(wounds(outcomes(), 0)).toEqual([['imp-4', [3, 2]]]);
    expect(wounds(outcomes(), 1)).toEqual([['alpha', [11, 10]]]);
    expect(wounds(outcomes(['imp-4', 3, 2]), 0)).toEqual([]);
  });

  it('tell nothing where chance decides', () => {
    expect(rowsOf(use('imp-4'), facts, null, [1])[0]).toMatchObject({ health: undefined, harms: undefined });
  });
});

describe('a blow', () => {
  it('takes what is left at most', () => {
    expect(blowOf(facts, 3)).toEqual([6, 3]);
    expect(blowOf(facts, 9)).toEqual([6, 0]);
  });
});
