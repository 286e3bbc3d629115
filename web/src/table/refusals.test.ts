import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../games/contract/answering.ts';
import type { GameModule } from '../games/contract/game.ts';
import { toasts } from '../lib/toasts.svelte.ts';
import type { Moved, Question, ServerMessage, TableInfo } from '../lib/types.ts';
import { line } from './connection.svelte.ts';
import { TableStore } from './table.svelte.ts';

vi.mock('./connection.svelte.ts', () => ({ line: { live: { watch: vi.fn(), act: vi.fn() } } }));

const game = { scenes: () => [], voice: { ending: () => null } } as unknown as GameModule;
const answers = { count: 2, singles: ['step n', 'end'], spans: [] };
const asked = [{ seat: 0, kind: 'act', about: [], due: true, rule: '', answers }] as Question[];
const MOVED = { type: 'moved', table: 't', number: 4, seat: 0, action: 'step n', events: [], lines: [], facts: {}, asked, undo: [] } as unknown as Moved as ServerMessage;
let tell: (word: string) => void;

function opened(): { store: TableStore; hear: (message: ServerMessage) => void } {
  const store = new TableStore('t', game);
  store.info = { id: 't', number: 3, branch: 0, state: 'playing', facts: {}, log: [], mine: [0], asked, seats: [], offers: [], chat: [], undo: [] } as unknown as TableInfo;
  store.open();
  const watcher = vi.mocked(line.live.watch).mock.lastCall?.[1];
  return { store, hear: (message) => watcher?.hear(message) };
}

/** Asks why not; the server has yet to answer. */
function asks(store: TableStore): Promise<void> {
  const answer = new Promise<Response>((done) => (tell = (word) => done(new Response(word, { headers: { 'Content-Type': 'application/json' } }))));
  vi.stubGlobal('fetch', vi.fn(() => answer));
  return store.why('step s');
}

const NO = '{"legal": false, "slug": "", "rule": "R-1", "text": "a wall"}';
const shown = (): string[] => toasts.list.map(({ rule, text }) => rule || text);

beforeEach(() => vi.stubGlobal('document', { addEventListener: vi.fn(), hidden: false }));
afterEach(() => {
  toasts.clear();
  vi.unstubAllGlobals();
});

test('a refusal stands until something else is asked; what else was said stays', async () => {
  const { store, hear } = opened();
  const why = asks(store);
  tell(NO);
  await why;
  toasts.say('Copied');
  expect(shown()).toEqual(['R-1', 'Copied']);
  hear(MOVED);
  expect(shown()).toEqual(['Copied']);
});

test('a refusal goes when an answer is begun, whose words stand in the same place', async () => {
  const { store } = opened();
  const why = asks(store);
  tell(NO);
  await why;
  store.begin({ action: 'end', title: 'End', hint: '', verb: 'End', confirm: () => undefined, cancel: () => undefined } as unknown as Draft);
  expect(shown()).toEqual([]);
});

test('a refusal that comes after the next question is not shown over it', async () => {
  const { store, hear } = opened();
  const why = asks(store);
  hear(MOVED);
  tell(NO);
  await why;
  expect(shown()).toEqual([]);
});
