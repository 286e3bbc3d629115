import { expect, test, vi } from 'vitest';
import type { GameModule } from '../games/contract/game.ts';
import { toasts } from '../lib/toasts.svelte.ts';
import type { TableInfo } from '../lib/types.ts';
import { TableStore } from './table.svelte.ts';

vi.mock('./connection.svelte.ts', () => ({ line: { live: { watch: vi.fn(), act: vi.fn() } } }));
vi.mock('../lib/api.ts', async (real) => ({
  ...(await real<object>()),
  post: async () => ({ legal: false, text: 'one tile to a cell', rule: 'NH-BRD-03' }),
}));

test('what said why not goes with the next answer that is begun, and nothing else does', async () => {
  const store = new TableStore('t', { scenes: () => [] } as unknown as GameModule);
  store.info = { id: 't', state: 'playing', facts: {}, log: [], mine: [0], asked: [] } as unknown as TableInfo;
  toasts.say('a tile was copied');
  await store.why('place x b1 0');
  expect(toasts.list.map(({ text }) => text)).toEqual(['A tile was copied', 'One tile to a cell']);
  store.begin(null);
  expect(toasts.list).toHaveLength(2);
  store.begin({ action: 'place x a2 0', title: '', hint: '', verb: '', confirm: () => {}, cancel: () => {} });
  expect(toasts.list.map(({ text }) => text)).toEqual(['A tile was copied']);
});
