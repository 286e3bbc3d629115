import { expect, test } from 'vitest';
import type { Facts, Say } from '../../lib/types.ts';
import { describe, stateOf } from './describe.ts';
import type { ChampionFacts } from './facts.ts';
import { thing } from './thing.ts';

const t: Say = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;
const champion = { cells: [] as string[], exhausted: false, beaten: false };

test('whoever was defeated is called that, also while exhausted, and is what he is once he has entered again', () => {
  const state = (more: Partial<ChampionFacts>): string => stateOf({ ...champion, ...more } as ChampionFacts);
  expect(state({ beaten: true, exhausted: true })).toBe('beaten');
  expect(state({ beaten: true, exhausted: true, cells: ['g7'] })).toBe('exhausted');
  expect(state({})).toBe('off');
  expect(state({ cells: ['g7'] })).toBe('ready');
});

test('what stands on offer beside the cards says what it does', () => {
  for (const what of ['rat', 'research']) {
    expect(describe(thing('offer', what), {} as Facts, t)).toEqual({ title: `inf-row-${what} {}`, lines: [`inf-row-does {"what":"${what}"}`] });
  }
});
