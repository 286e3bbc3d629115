import { expect, test, vi } from 'vitest';
import type { GameModule } from '../games/contract/game.ts';
import type { LogEntry, Question, TableInfo } from '../lib/types.ts';
import { TableStore } from './table.svelte.ts';

vi.mock('./connection.svelte.ts', () => ({ line: { live: { watch: vi.fn(), act: vi.fn() } } }));

function seatOf(mine: number[], asked: number, ...acted: number[]): number | null {
  const store = new TableStore('t', { scenes: () => [] } as unknown as GameModule);
  const log = acted.map((seat, at) => ({ number: at + 1, seat, action: 'pass', events: [], lines: [] }) as LogEntry);
  store.info = { id: 't', state: 'playing', facts: {}, log, mine, asked: [{ seat: asked, due: true } as Question] } as unknown as TableInfo;
  return store.seat;
}

test('the hand at the bottom stays that of whoever acted last while another decides', () => {
  expect(seatOf([1, 2], 2, 1)).toBe(2);
  expect(seatOf([1, 2], 0, 1, 2)).toBe(2);
  expect(seatOf([1, 2], 0, 2, 1, 0)).toBe(1);
  expect(seatOf([1, 2], 0)).toBe(1);
  expect(seatOf([1], 0, 1)).toBe(1);
  expect(seatOf([], 0, 1)).toBe(null);
});

test('of several own seats in one turn one is asked, and another when it is taken', () => {
  const answers = { count: 1, singles: ['end'], spans: [] };
  const asked = [0, 1].map((seat) => ({ seat, kind: 'act', about: [], due: true, rule: '', answers }) as unknown as Question);
  const opened = (together: boolean): TableStore => {
    const store = new TableStore('t', { scenes: () => [], ...(together ? { together: () => true } : {}) } as unknown as GameModule);
    store.info = { id: 't', state: 'playing', facts: {}, log: [], mine: [0, 1], asked } as unknown as TableInfo;
    return store;
  };
  const asks = (store: TableStore): number[] => store.questions.map(({ seat }) => seat);
  expect(asks(opened(false))).toEqual([0, 1]);
  const store = opened(true);
  expect([store.seat, asks(store), store.ready]).toEqual([0, [0], [0, 1]]);
  store.take(1);
  expect([store.seat, asks(store)]).toEqual([1, [1]]);
});

test('whoever plays with machines, even on several seats, keeps nobody waiting', () => {
  const alone = (mine: number[], ...kinds: string[]): boolean => {
    const store = new TableStore('t', { scenes: () => [] } as unknown as GameModule);
    store.info = { id: 't', state: 'playing', facts: {}, log: [], mine, asked: [], seats: kinds.map((kind, seat) => ({ seat, kind })) } as unknown as TableInfo;
    return store.alone;
  };
  expect(alone([1, 2], 'bot', 'person', 'person')).toBe(true);
  expect(alone([1], 'bot', 'person', 'person')).toBe(false);
});
