import { expect, test, vi } from 'vitest';
import type { GameModule } from '../games/contract/game.ts';
import type { TableInfo } from '../lib/types.ts';
import { line } from './connection.svelte.ts';
import type { Showing } from './showing.svelte.ts';
import { TableStore } from './table.svelte.ts';

vi.mock('./connection.svelte.ts', () => ({ line: { live: { ask: vi.fn() } } }));

const game = { scenes: () => [], continues: (action: string, before: string) => action.startsWith('step') && before.startsWith('step') } as unknown as GameModule;

/** A table with that log, whose server takes back until `shown`: the number of the last action that told something new. */
function opened(actions: string[], over: Partial<TableInfo> = {}, shown = 0): TableStore {
  const store = new TableStore('t', game);
  const log = actions.map((text, at) => ({ number: at + 1, seat: text.startsWith('other') ? 1 : 0, action: text.replace('other ', ''), events: [], lines: [] }));
  const at = (number: number): TableInfo => ({ number, log: log.slice(0, number), mine: [0], undo: number > shown ? [0] : [], ...over }) as unknown as TableInfo;
  store.info = at(actions.length);
  vi.mocked(line.live.ask).mockImplementation((message) => {
    store.info = at('to' in message && message.to != null ? message.to : (store.info?.number ?? 0) - 1);
    return Promise.resolve() as never;
  });
  Object.defineProperty(store, 'seat', { value: 0 });
  return store;
}

test.each([
  ['a whole move', ['order a', 'step b2', 'step b3', 'step b4'], 1],
  ['then the order', ['order a'], 0],
  ['a single deed', ['step b2', 'play militia'], 1],
  ['not what another has done', ['other step a1', 'step b2'], 1],
])('one press takes back %s', async (_, actions, left) => {
  const store = opened(actions);
  await store.undo();
  expect(store.info?.number).toBe(left);
});

test('a move on which something was shown is taken back as far as to there', async () => {
  const store = opened(['step b2', 'step b3', 'step b4'], {}, 2);
  await store.undo();
  expect(store.info?.number).toBe(2);
});

test('at an analysis table a move is taken back by one message', async () => {
  const store = opened(['order a', 'step b2', 'step b3'], { analysis: true });
  vi.mocked(line.live.ask).mockClear();
  await store.undo();
  expect(line.live.ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'undo', to: 1 }));
});

test('while an action is shown, what the server knows counts: another has answered, and nothing is to be taken back', async () => {
  const store = opened(['play militia']);
  const scene = { kind: 'placed', facts: {}, lasts: 1000, upTo: 1, show: null };
  Object.assign(store.game, { scenes: () => [scene] });
  const told = { type: 'moved', table: 't', seat: 0, action: 'play sniper', events: [], lines: [], facts: {}, asked: [] };
  store.info = { ...(store.info as TableInfo), facts: {}, asked: [], offers: [], seats: [], chat: [] } as unknown as TableInfo;
  const showing = (store as unknown as { showing: Showing }).showing;
  showing.moved({ ...told, number: 2, undo: [0] } as never);
  expect([store.player.running, store.info?.number, store.mayUndo]).toEqual([true, 1, true]);
  vi.mocked(line.live.ask).mockClear();
  await store.undo();
  expect(line.live.ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'undo', number: 2 }));
  store.info = { ...(store.info as TableInfo), number: 1, facts: {}, asked: [], offers: [], seats: [], chat: [], undo: [0] } as unknown as TableInfo;
  showing.moved({ ...told, number: 2, seat: 1, undo: [] } as never);
  expect(store.mayUndo).toBe(false);
  store.player.skip();
});
