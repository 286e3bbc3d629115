import { describe, expect, it } from 'vitest';
import vocabularies from '../vocabularies.json';
import type { Question, VocabularyInfo } from '../../lib/types.ts';
import { answersTo, baseAt, bySquare, deedsOf, lightsSquare, offered, rankMeans, type Situation } from './answers.ts';
import { fieldOf } from './board/geometry.ts';
import type { AttackOdds, ForayFacts } from './facts.ts';
import { vocabulary } from './notation.ts';

const text = { en: '', ru: '' };
const marine = { id: 'red', seat: 1, state: 'on board', square: 'b1', life: 8, most_life: 8, armour: 2, order: 'none', usable: ['pistol', 'shotgun'] };
const imp = { id: 'imp-1', type: 'imp', squares: ['d1'], turned: false, wounds: 0, rating: 1 };
const door = { id: 'd1', kind: 'normal', border: [[0, 0], [0, 2]], squares: ['a1', 'a2'], closed: true, gone: false, sealed: false, locked: false, explored: false, exit: false };
const facts = {
  size: [4, 2],
  areas: [{ id: 'start', name: text, text, squares: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'], obstacles: [], plates: [], encounter: null }],
  walls: [],
  doors: [door],
  barrels: ['d2'],
  marines: [marine],
  invaders: [imp],
  active: { figure: 'red', action: 'advance', points: 4, attacks: 1, either: false, ordered: false, reach: [{ to: 'c1', turned: false, cost: 1, by: 'step e', before: -1, rest: true }, { to: 'c2', turned: false, cost: 2, by: 'step n', before: 0, rest: true }] },
  spawning: null,
} as unknown as ForayFacts;

const now = (more: Partial<Situation> = {}): Situation => ({ facts, field: fieldOf(facts), baseOf: () => [1, 1], odds: [], ...more });

function asked(kind: string, ...singles: string[]): Question[] {
  return [{ seat: 1, kind, about: [], rule: '', answers: { count: singles.length, singles, spans: [] } } as unknown as Question];
}

vocabulary.learn(vocabularies.doom2004.vocabulary as VocabularyInfo);

describe('what a click does', () => {
  const act = answersTo(asked('act', 'step e', 'attack pistol d1', 'attack shotgun d1', 'attack pistol d2', 'attack pistol c2', 'door d1', 'end'));

  it('walks a whole way, move by move', () => {
    const deeds = bySquare(deedsOf(act, now()));
    expect(deeds.get('c2')?.map(({ moves }) => moves)).toEqual([['step e', 'step n']]);
  });

  it('attacks whoever stands there by all means, and empty squares only with a chosen weapon', () => {
    expect(bySquare(deedsOf(act, now())).get('d1')?.[0]?.means).toEqual(['attack pistol d1', 'attack shotgun d1']);
    expect(bySquare(deedsOf(act, now())).get('d2')?.[0]?.verb).toBe('attack');
    expect(bySquare(deedsOf(act, now())).get('c2')?.some(({ verb }) => verb === 'attack')).toBe(false);
    expect(bySquare(deedsOf(act, now({ chosen: 'pistol' }))).get('c2')?.some(({ verb }) => verb === 'attack')).toBe(true);
    expect(bySquare(deedsOf(act, now({ chosen: 'shotgun' }))).get('d1')?.[0]?.means).toEqual(['attack shotgun d1']);
  });

  it('attacks an enemy whom one could walk through as well, and walks where no attack is left', () => {
    const beside = { ...facts, invaders: [{ ...imp, squares: ['c1'] }], active: { ...facts.active, reach: [] } } as unknown as ForayFacts;
    const verbs = (...singles: string[]): string[] | undefined => bySquare(deedsOf(answersTo(asked('act', ...singles)), now({ facts: beside }))).get('c1')?.map(({ verb }) => verb);
    expect(verbs('step e', 'attack pistol c1', 'end')).toEqual(['attack']);
    expect(verbs('step e', 'end')).toEqual(['step']);
  });

  it('opens a door by the door itself', () => {
    expect(bySquare(deedsOf(act, now())).get('door d1')?.[0]?.moves).toEqual(['door d1']);
  });

  it('prefers the means that kill most often', () => {
    const odds = [{ action: 'attack shotgun d1', attacker: 'red', targets: [{ figure: 'imp-1', kill: 0.6, mean: 1 }], barrels: {} }] as unknown as AttackOdds[];
    expect(rankMeans(['attack pistol d1', 'attack shotgun d1'], odds)[0]).toBe('attack shotgun d1');
  });

  it('does not offer first what would hurt a friend', () => {
    const imp = { figure: 'imp-1', kill: 0.6, mean: 1 };
    const odds = [
      { action: 'attack pistol d1', attacker: 'red', targets: [{ ...imp, kill: 0.5 }], barrels: {} },
      { action: 'attack grenade d1', attacker: 'red', targets: [imp, { figure: 'green', kill: 0, mean: 0.7 }], barrels: {} },
    ] as unknown as AttackOdds[];
    expect(rankMeans(['attack grenade d1', 'attack pistol d1'], odds)[0]).toBe('attack pistol d1');
  });

  it('attacks a large invader by a click anywhere on it: where it is hit best, if not there', () => {
    const knight = { ...imp, id: 'hell_knight-1', type: 'hell_knight', squares: ['c1', 'd1', 'c2', 'd2'] };
    const beside = { ...facts, barrels: [], invaders: [knight], active: { ...facts.active, reach: [] } } as unknown as ForayFacts;
    const odds = [{ action: 'attack pistol c2', attacker: 'red', targets: [{ figure: knight.id, kill: 0, mean: 0.4 }], barrels: {} }] as unknown as AttackOdds[];
    const all = answersTo(asked('act', 'attack pistol c1', 'attack pistol c2', 'end'));
    const at = bySquare(deedsOf(all, now({ facts: beside, odds })));
    expect(['c1', 'c2', 'd1', 'd2'].map((square) => at.get(square)?.map(({ moves }) => moves[0]))).toEqual([['attack pistol c1'], ['attack pistol c2'], ['attack pistol c2'], ['attack pistol c2']]);
  });

  it('shows an enemy whom a shot may go on to', () => {
    const walk = answersTo(asked('walk', 'pass', 'walk d1 blue', 'walk c2 blue'));
    expect(bySquare(deedsOf(walk, now())).get('d1')?.[0]?.figure).toBe('imp-1');
    expect(bySquare(deedsOf(walk, now())).get('c2')?.[0]?.figure).toBeUndefined();
  });
});

describe('light', () => {
  const lit = (kind: string, ...singles: string[]): string[] => deedsOf(answersTo(asked(kind, ...singles)), now()).filter(lightsSquare).flatMap(({ squares }) => squares);

  it('lies on squares where somebody is knocked, or put by hand', () => {
    expect(lit('knock', 'knock imp-1 c1', 'knock imp-1 c2', 'pass')).toEqual(['c1', 'c2']);
  });

  it('lies on whoever is meant, not on his square', () => {
    expect(lit('act', 'step e', 'door d1', 'attack pistol d1', 'end')).not.toContain('d1');
  });
});

describe('a large invader', () => {
  it('covers its base from the lower left square, turned or not', () => {
    expect(baseAt('b1', [2, 1])).toEqual(['b1', 'c1']);
    expect(baseAt('b1', [2, 1], true)).toEqual(['b1', 'b2']);
  });

  it('is placed as near to the click as it can', () => {
    const deeds = [baseAt('a1', [2, 2]), baseAt('b1', [2, 2])].map((stand) => ({ verb: 'put', moves: [stand[0] ?? ''], squares: stand, stand, seat: 0 }));
    expect(offered(deeds, 'c1', fieldOf(facts))[0]?.stand?.[0]).toBe('b1');
  });
});

describe('an invader', () => {
  const imps = { ...facts, invaders: [imp, { ...imp, id: 'imp-2', squares: ['c1'] }], active: { figure: 'imp-2', reach: [] } } as unknown as ForayFacts;

  it('may attack its friends, but nobody is told to', () => {
    const strikes = answersTo([{ ...asked('invader', 'strike b1', 'strike d1')[0], seat: 0 } as Question]);
    const odds = [{ action: 'strike d1', attacker: 'imp-2', targets: [{ figure: 'imp-1', kill: 0.5, mean: 0.5 }], barrels: {} }] as unknown as AttackOdds[];
    expect([...bySquare(deedsOf(strikes, now({ facts: imps, odds }))).keys()]).toEqual(['b1']);
  });
});

describe('an invader that sweeps', () => {
  it('attacks by a click on itself, or on any marine whom it would hit', () => {
    const swept = { ...facts, active: { figure: 'imp-1', reach: [] } } as unknown as ForayFacts;
    const sweep = answersTo([{ ...asked('invader', 'strike d1', 'end')[0], seat: 0 } as Question]);
    const marine = swept.marines[0]!;
    const odds = [{ action: 'strike d1', attacker: 'imp-1', targets: [{ figure: marine.id, kill: 0.5, mean: 0.5 }], barrels: {} }] as unknown as AttackOdds[];
    const found = bySquare(deedsOf(sweep, now({ facts: swept, odds })));
    expect([...found].map(([square, deeds]) => [square, deeds[0]?.figure, deeds[0]?.moves[0]])).toEqual([['d1', 'imp-1', 'strike d1'], [marine.square, marine.id, 'strike d1']]);
  });
});

describe('a card for one or two', () => {
  const two = { ...facts, invaders: [imp, { ...imp, id: 'trite-1', type: 'trite', squares: ['c2'] }] } as unknown as ForayFacts;
  const trap = answersTo(asked('equipment_taken', 'use event its_a_trap imp-1', 'use event its_a_trap trite-1', 'use event its_a_trap imp-1 trite-1', 'pass'));
  const clicks = (picked?: string): (string | undefined)[][] => {
    const found = bySquare(deedsOf(trap, now({ facts: two, chosen: 'its_a_trap', picked })));
    return [...found].map(([square, deeds]) => [square, ...deeds.map(({ verb, moves }) => (verb === 'pick' ? 'pick' : moves[0]))]);
  };

  it('has either of them picked first', () => {
    expect(clicks()).toEqual([['d1', 'pick'], ['c2', 'pick']]);
  });

  it('is then aimed at the other one too, or at the same once more for it alone', () => {
    expect(clicks('imp-1')).toEqual([['d1', 'use event its_a_trap imp-1'], ['c2', 'use event its_a_trap imp-1 trite-1']]);
    expect(clicks('trite-1')).toEqual([['c2', 'use event its_a_trap trite-1'], ['d1', 'use event its_a_trap imp-1 trite-1']]);
  });

  it('has one click less where only one can be meant', () => {
    const one = answersTo(asked('equipment_taken', 'use event its_a_trap imp-1', 'pass'));
    expect(deedsOf(one, now({ chosen: 'its_a_trap' })).map(({ verb, squares }) => [verb, ...squares])).toEqual([['use', 'd1']]);
  });
});

describe('a card for exactly two', () => {
  it('takes two tokens in any order, and none alone', () => {
    const swap = answersTo(asked('prepare', 'use event mislaid_crate bullets-a2 medkit-c1'));
    const chosen = 'mislaid_crate';
    expect(deedsOf(swap, now({ chosen })).map(({ verb, squares }) => [verb, ...squares])).toEqual([['pick', 'a2'], ['pick', 'c1']]);
    expect(deedsOf(swap, now({ chosen, picked: 'medkit-c1' })).map(({ verb, squares }) => [verb, ...squares])).toEqual([['use', 'a2']]);
  });
});
