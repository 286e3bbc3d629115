import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../games/contract/game.ts';
import type { Moved, Question, ServerMessage, TableInfo } from '../lib/types.ts';
import { line } from './connection.svelte.ts';
import { TableStore } from './table.svelte.ts';

vi.mock('./connection.svelte.ts', () => ({ line: { live: { watch: vi.fn(), act: vi.fn() } } }));

const game = { scenes: () => [], voice: { ending: () => null } } as unknown as GameModule;
const answers = { count: 2, singles: ['pass', 'use shield'], spans: [] };
const asked = [{ seat: 0, kind: 'defending', about: [], due: true, rule: '', answers }] as Question[];

function opened(orders: TableInfo['orders']): { store: TableStore; hear: (message: ServerMessage) => void } {
  const store = new TableStore('t', game);
  store.info = { id: 't', number: 3, branch: 0, state: 'playing', facts: {}, log: [], mine: [0], asked, seats: [], offers: [], chat: [], undo: [], orders } as unknown as TableInfo;
  store.open();
  const watcher = vi.mocked(line.live.watch).mock.lastCall?.[1];
  return { store, hear: (message) => watcher?.hear(message) };
}

function passed(seat: number): ServerMessage {
  return { type: 'moved', table: 't', number: 4, seat, action: 'pass', events: [], lines: [], facts: {}, asked: [], undo: [] } as unknown as Moved as ServerMessage;
}

beforeEach(() => vi.stubGlobal('document', { addEventListener: vi.fn(), hidden: false }));
afterEach(() => vi.unstubAllGlobals());

test('a pass that the server gives by a standing order is told in the log', () => {
  const { store, hear } = opened({ '0': { defending: 'pass' } });
  hear(passed(0));
  expect(store.notes.map(({ number, seat, words }) => [number, seat, words(String)])).toEqual([[4, 0, 'log-order']]);
});

test('a pass of one\'s own, or of another, is not', async () => {
  const mine = opened({ '0': { defending: 'pass' } });
  await mine.store.act('pass');
  mine.hear(passed(0));
  expect(mine.store.notes).toEqual([]);
  const others = opened({ '0': { defending: 'pass' } });
  others.hear(passed(1));
  expect(others.store.notes).toEqual([]);
  const unordered = opened({});
  unordered.hear(passed(0));
  expect(unordered.store.notes).toEqual([]);
});
