import { expect, test } from 'vitest';
import { gameName, loadLanguage, wordFault } from '../lib/words.ts';
import type { Facts } from '../lib/types.ts';
import type { Draft } from './contract/answering.ts';
import { announced, entries, loadGame } from './games.ts';

test('a game that the page was built without is named, and the page says that it cannot draw it', async () => {
  const fault = await loadGame('ambush').catch((error: unknown) => error);
  await loadLanguage('ru');
  expect(wordFault(fault)).toContain('собрана без этой игры');
  await loadLanguage('en');
  expect(wordFault(fault)).toContain('built without this game');
  expect([gameName('ambush'), gameName(entries[0]?.name ?? '')]).toEqual(['ambush', 'Neuroshima']);
});

test('what is announced cannot be played yet, and stands after the games that can', () => {
  expect(announced.map((entry) => entry.name)).not.toEqual(expect.arrayContaining(entries.map((entry) => entry.name)));
  expect(Math.min(...announced.map((entry) => entry.order))).toBeGreaterThan(Math.max(...entries.map((entry) => entry.order)));
});

test('the server is not asked to foresee what nobody can: the draw after the HQs, what is thrown away', async () => {
  const { preview } = (await import('./neuroshima/index.ts')).default;
  const asks = (action: string): unknown => preview?.({ result: null } as unknown as Facts, { action } as Draft);
  expect([asks('place mutant c3 r2'), asks('hq c3'), asks('discard mutant'), asks('redraw')]).toEqual([true, false, false, false]);
});
