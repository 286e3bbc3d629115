import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../games/contract/game.ts';
import type { Question, TableInfo } from '../lib/types.ts';
import { line } from './connection.svelte.ts';
import { TableStore } from './table.svelte.ts';

vi.mock('./connection.svelte.ts', () => ({ line: { live: { watch: vi.fn(), act: vi.fn() } } }));

const game = { scenes: () => [], voice: { ending: ({ kind }: Question) => (kind === 'turn' || kind === 'done' ? { text: 'End', action: 'end', bare: kind === 'done' } : null) } } as unknown as GameModule;

function opened(kind: string, actions: string[], over: Partial<TableInfo> = {}): void {
  const answers = { count: actions.length, singles: actions, spans: [] };
  const asked = [{ seat: 0, kind, about: [], due: true, rule: '', answers }] as Question[];
  const store = new TableStore('t', game);
  store.info = { id: 't', number: 3, branch: 0, state: 'playing', facts: {}, log: [], mine: [0], asked, seats: [], offers: [], chat: [], undo: [], ...over } as unknown as TableInfo;
  store.open();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { addEventListener: vi.fn(), hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each([
  ['respawn', ['respawn b1'], {}, true],
  ['respawn', ['respawn b1', 'respawn c1'], {}, false],
  ['turn', ['end'], {}, false],
  ['window', ['pass'], {}, false],
  ['respawn', ['respawn b1'], { analysis: true }, false],
])('%s %j %j is answered by itself: %s', (kind, actions, over, byItself) => {
  opened(kind, actions, over as Partial<TableInfo>);
  vi.advanceTimersByTime(2000);
  expect(line.live.act).toHaveBeenCalledTimes(byItself ? 1 : 0);
  if (byItself) expect(line.live.act).toHaveBeenCalledWith(expect.objectContaining({ seat: 0, number: 3, action: actions[0] }));
});

test('a turn without anything left ends by itself, after a while in which one may read and think better of it', () => {
  opened('done', ['end']);
  vi.advanceTimersByTime(2000);
  expect(line.live.act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(line.live.act).toHaveBeenCalledWith(expect.objectContaining({ action: 'end' }));
});
