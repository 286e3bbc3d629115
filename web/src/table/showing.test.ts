import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../games/contract/scenes.ts';
import type { LogEntry, LogLine, Moved, TableInfo, Told } from '../lib/types.ts';
import { Showing } from './showing.svelte.ts';

const LONG = 1000;

/** A game in which each event is one scene, marks its cell, and counts a point. */
const game = {
  retold: (log: readonly LogEntry[], facts: unknown): Scene[][] => log.map((entry) => game.scenes(entry, facts)),
  scenes: ({ events }: Told, before: unknown): Scene[] =>
    events.map(({ kind, cell, by }, at) => ({
      kind: kind as string,
      facts: { points: (before as { points: number }).points + at } as never,
      lasts: LONG,
      upTo: at + 1,
      about: cell ? `tile:${String(cell)}` : undefined,
      seat: by as number | undefined,
      marks: cell ? [{ kind: 'new' as const, places: [cell as string], seat: 1, by: 1 }] : [],
      show: null,
    })),
};

const ASKED = { kind: 'act', about: [], due: true, rule: '' };

function table(over: Partial<TableInfo> = {}): TableInfo {
  const facts = { points: 0 } as never;
  const seats = [0, 1].map((seat) => ({ seat, here: true })) as TableInfo['seats'];
  return { id: 't', number: 0, branch: 0, state: 'playing', facts, log: [], mine: [0], asked: [{ ...ASKED, seat: 1 }], seats, offers: [], chat: [], undo: [], ...over } as TableInfo;
}

function line(id: string, after: number): LogLine {
  return { id, after };
}

function moved(number: number, cells: string[], over: Partial<Moved> = {}): Moved {
  const events = cells.map((cell) => ({ kind: 'placed', cell }));
  const lines = cells.map((cell, at) => line(cell, at + 1));
  return { type: 'moved', table: 't', number, seat: 1, action: null, events, lines, facts: { points: number * 10 } as never, asked: [{ ...ASKED, seat: 0 }], undo: [], ...over } as Moved;
}

function begin(over: Partial<TableInfo> = {}) {
  const on = { changed: vi.fn(), rested: vi.fn(), sound: vi.fn(), unanswered: vi.fn(), missed: vi.fn() };
  const showing = new Showing(game, on);
  showing.begin(table(over));
  const told = (): string[] => [...(showing.info?.log ?? []).flatMap((entry) => entry.lines), ...showing.telling].map(({ id }) => id);
  const places = (): string[] => showing.marks.flatMap((mark) => mark.places);
  return { showing, on, told, places };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an action that is shown', () => {
  test('is told line by line, with its steps', () => {
    const { showing, told } = begin();
    showing.moved(moved(1, ['a1', 'b1']));
    expect(told()).toEqual(['a1']);
    vi.advanceTimersByTime(LONG);
    expect(told()).toEqual(['a1', 'b1']);
    vi.advanceTimersByTime(LONG);
    expect(told()).toEqual(['a1', 'b1']);
    expect(showing.player.running).toBe(false);
  });

  test('changes nothing else until it has been shown: no number, no points, no next question', () => {
    const { showing, on } = begin();
    showing.moved(moved(1, ['a1', 'b1']));
    vi.advanceTimersByTime(LONG * 1.5);
    expect(showing.info).toMatchObject({ number: 0, facts: { points: 0 }, asked: [{ seat: 1 }] });
    expect(on.changed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LONG);
    expect(showing.info).toMatchObject({ number: 1, facts: { points: 10 }, asked: [{ seat: 0 }] });
    // whoever is told of it has the new table at hand: whose turn it is may be news
    expect(on.changed).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ seat: 1 })], expect.objectContaining({ number: 1, asked: [expect.objectContaining({ seat: 0 })] }));
  });

  test('is followed by the next one, which is not told before', () => {
    const { showing, told } = begin();
    showing.moved(moved(1, ['a1']));
    showing.moved(moved(2, ['b1'], { seat: 0 }));
    expect(told()).toEqual(['a1']);
    vi.advanceTimersByTime(LONG);
    expect(told()).toEqual(['a1', 'b1']);
    expect(showing.info?.number).toBe(1);
  });

  test('rests with everything that is told while it is paused', () => {
    const { showing, told } = begin();
    showing.moved(moved(1, ['a1', 'b1']));
    showing.player.pause();
    showing.moved(moved(2, ['c1']));
    vi.advanceTimersByTime(LONG * 20);
    expect(told()).toEqual(['a1']);
    showing.player.forward();
    expect(told()).toEqual(['a1', 'b1']);
    showing.player.forward();
    expect(told()).toEqual(['a1', 'b1', 'c1']);
    expect(showing.info?.number).toBe(1);
  });

  test('can be gone back in: board and log show it again, and nothing of what came after', () => {
    const { showing, told, places } = begin();
    showing.moved(moved(1, ['a1', 'b1']));
    showing.player.pause();
    showing.player.forward();
    expect(places()).toEqual(['a1', 'b1']);
    showing.player.back();
    expect(places()).toEqual(['a1']);
    expect(told()).toEqual(['a1']);
    showing.player.back();
    showing.player.pause();
    vi.advanceTimersByTime(LONG * 2);
    expect(told()).toEqual(['a1', 'b1']);
    expect(showing.info?.number).toBe(1);
  });

  test('leads back into the action before it, with the table as it stood then; who is here is told as it is', () => {
    const { showing, told, on } = begin();
    showing.moved(moved(1, ['a1']));
    showing.moved(moved(2, ['b1']));
    showing.player.pause();
    showing.player.forward();
    expect(showing.info).toMatchObject({ number: 1, facts: { points: 10 }, asked: [{ seat: 0 }] });
    showing.player.back();
    expect(told()).toEqual(['a1']);
    expect(showing.info).toMatchObject({ number: 0, facts: { points: 0 }, asked: [{ seat: 1 }] });
    showing.said({ seat: 1, name: 'x', text: 'hello' } as never);
    expect(showing.info?.chat).toHaveLength(1);
    showing.player.forward();
    expect(told()).toEqual(['a1', 'b1']);
    showing.player.skip();
    expect(showing.info).toMatchObject({ number: 2, facts: { points: 20 }, chat: [{}] });
    expect(on.changed).toHaveBeenCalledTimes(2);
  });

  test('can be skipped, and then all of it is true at once', () => {
    const { showing, on, told } = begin();
    showing.moved(moved(1, ['a1', 'b1']));
    showing.moved(moved(2, ['c1']));
    showing.player.skip();
    expect(told()).toEqual(['a1', 'b1', 'c1']);
    expect(showing.info).toMatchObject({ number: 2, facts: { points: 20 } });
    expect(on.rested).toHaveBeenCalledOnce();
  });

  test('lasts a moment only where it is the own one', () => {
    const { showing } = begin();
    showing.moved(moved(1, ['a1'], { seat: 0 }));
    vi.advanceTimersByTime(LONG / 2);
    expect(showing.info?.number).toBe(1);
  });
});

describe('what comes beside the game', () => {
  test('the end is not told before the last action is shown', () => {
    const { showing, on } = begin();
    showing.moved(moved(1, ['a1']));
    showing.over({ type: 'over', table: 't', result: [1, 0], reason: 'rules', seed: 's' });
    showing.replace(table({ number: 1, state: 'over', result: [1, 0], log: [{ ...moved(1, ['a1']) }] }));
    expect(showing.info).toMatchObject({ state: 'playing', number: 0 });
    expect(on.sound).not.toHaveBeenCalledWith('over');
    vi.advanceTimersByTime(LONG);
    expect(showing.info).toMatchObject({ state: 'over', result: [1, 0], number: 1 });
    expect(on.sound).toHaveBeenCalledWith('over');
  });

  test('who comes and goes is shown at once', () => {
    const { showing } = begin();
    showing.moved(moved(1, ['a1']));
    const away = table().seats.map((seat) => ({ ...seat, here: false }));
    showing.replace(table({ number: 1, seats: away }));
    expect(showing.info?.seats.every((seat) => !seat.here)).toBe(true);
    expect(showing.info?.number).toBe(0);
  });

  test('a table that is told anew shows the present at once', () => {
    const { showing } = begin();
    showing.moved(moved(1, ['a1', 'b1']));
    const log = [1, 2, 3].map((number) => ({ ...moved(number, ['x']) }));
    showing.replace(table({ number: 3, log }));
    expect(showing.player.running).toBe(false);
    expect(showing.info?.number).toBe(3);
  });

  test('an offer that was declined, or that the game has gone past, is told to who made it', () => {
    const offers = [{ what: 'draw' as const, seat: 0, yes: [0] }];
    const declined = begin({ offers });
    declined.showing.replace(table());
    expect(declined.on.unanswered).toHaveBeenCalledWith('draw', 'refused');
    const lapsed = begin({ offers });
    lapsed.showing.moved(moved(1, ['a1']));
    expect(lapsed.on.unanswered).toHaveBeenCalledWith('draw', 'lapsed');
    expect(lapsed.showing.info?.offers).toEqual([]);
    const others = begin({ offers: [{ ...offers[0]!, seat: 1 }] });
    others.showing.replace(table());
    expect(others.on.unanswered).not.toHaveBeenCalled();
  });

  test('a rematch that was declined is told to who offered it, one that came about is not', () => {
    const offers = [{ what: 'rematch' as const, seat: 0, yes: [0] }];
    const declined = begin({ state: 'over', offers });
    declined.showing.replace(table({ state: 'over' }));
    expect(declined.on.unanswered).toHaveBeenCalledWith('rematch', 'refused');
    const accepted = begin({ state: 'over', offers });
    accepted.showing.replace(table({ state: 'over', rematch: 'another' }));
    expect(accepted.on.unanswered).not.toHaveBeenCalled();
  });
});

test('something that goes on after a question is shown once more as a whole', () => {
  const strip = (now: number): Scene['strip'] => ({ title: String, parts: [], now, heading: String, lines: () => [] });
  const parts = [[0, 1], [2], [0]];
  const scenes = (): Scene[] => (parts.shift() ?? []).map((now) => ({ kind: 'part', facts: {} as never, lasts: LONG, show: null, strip: strip(now) }));
  const showing = new Showing({ scenes }, { changed: vi.fn(), rested: vi.fn(), sound: vi.fn(), unanswered: vi.fn(), missed: vi.fn() });
  showing.begin(table());
  const kept = (): (number | undefined)[] => showing.battle.map(({ scene }) => scene?.strip?.now);
  for (const [number, expected] of [[1, [0, 1]], [2, [0, 1, 2]], [3, [0]]] as const) {
    showing.moved(moved(number, ['a1']));
    showing.player.skip();
    expect(kept()).toEqual(expected);
  }
});

describe('once more', () => {
  const strip = (title: string): Scene['strip'] => ({ title: () => title, parts: [], now: 0, heading: String, lines: () => [] });
  const inParts = { ...game, scenes: (told: Told, before: unknown): Scene[] => game.scenes(told, before).map((scene) => ({ ...scene, strip: strip(scene.kind) })) };

  test('actions of a game that is over are told step by step, as far as the board shows them', () => {
    const entry = (number: number, ...cells: string[]): LogEntry => ({ number, seat: 1, action: null, events: moved(number, cells).events, lines: moved(number, cells).lines });
    const log = [entry(1, 'a1'), entry(2, 'b1', 'b2'), entry(3, 'c1'), entry(4, 'd1')];
    const { showing, told } = begin({ state: 'over', number: 4, log });
    showing.watch(log.slice(1, 3), { points: 1 } as never, { points: 4 } as never);
    const seen: [string[], string[]][] = [];
    while (showing.player.running) {
      seen.push([told(), showing.sentence.map(({ id }) => id)]);
      vi.advanceTimersByTime(LONG);
    }
    expect(seen).toEqual([[['a1', 'b1'], ['b1']], [['a1', 'b1', 'b2'], ['b2']], [['a1', 'b1', 'b2', 'c1'], ['c1']]]);
    expect(told()).toEqual(['a1', 'b1', 'b2', 'c1', 'd1']);
    expect(showing.info).toMatchObject({ state: 'over', number: 4 });
  });

  test.each(['seen', 'skipped'])('the last battle is told as it was, whether it was %s', (how) => {
    const showing = new Showing(inParts, { changed: vi.fn(), rested: vi.fn(), sound: vi.fn(), unanswered: vi.fn(), missed: vi.fn() });
    showing.begin(table());
    showing.moved(moved(1, ['a1', 'b1']));
    if (how === 'seen') vi.advanceTimersByTime(2 * LONG);
    else showing.player.skip();
    showing.showAgain();
    expect(showing.info).toMatchObject({ number: 0, facts: { points: 0 }, log: [] });
    expect(showing.telling.map(({ id }) => id)).toEqual(['a1']);
    showing.player.skip();
    expect(showing.info).toMatchObject({ number: 1, facts: { points: 10 } });
  });
});

test('a step without words of its own is not told in those of another deed', () => {
  const { showing } = begin();
  showing.moved(moved(1, ['a1']));
  showing.moved(moved(2, ['b1'], { seat: 0, lines: [] }));
  expect(showing.sentence.map(({ id }) => id)).toEqual(['a1']);
  vi.advanceTimersByTime(LONG);
  expect(showing.sentence).toEqual([]);
});

test('nor in those of another seat, where an action goes on with what that one does', () => {
  const turns = { ...game, scenes: (told: Told, before: unknown): Scene[] => game.scenes(told, before).map((scene, seat) => ({ ...scene, seat })) };
  const showing = new Showing(turns, { changed: vi.fn(), rested: vi.fn(), sound: vi.fn(), unanswered: vi.fn(), missed: vi.fn() });
  showing.begin(table({ mine: [] }));
  showing.moved(moved(1, ['a1', 'b1'], { lines: [line('a1', 1)] }));
  expect(showing.sentence.map(({ id }) => id)).toEqual(['a1']);
  vi.advanceTimersByTime(LONG);
  expect(showing.player.step?.seat).toBe(1);
  expect(showing.sentence).toEqual([]);
});

describe('marks', () => {
  test('of the others stay until whoever looks acts', () => {
    const { showing, places } = begin();
    showing.moved(moved(1, ['a1']));
    showing.moved(moved(2, ['b1']));
    showing.player.skip();
    expect(places()).toEqual(['a1', 'b1']);
    showing.forget();
    expect(places()).toEqual([]);
    showing.moved(moved(3, ['c1'], { seat: 0 }));
    showing.player.skip();
    expect(places()).toEqual([]);
  });

  test('of the others stay when whoever looks only passes, as the page does where nothing can be done', () => {
    const log = [moved(1, ['a1']), moved(2, [], { seat: 0 }), moved(3, ['b1'])] as unknown as LogEntry[];
    expect(begin({ number: 3, log }).places()).toEqual(['a1', 'b1']);
  });

  test('of the others stay when one of them goes on because whoever looks has passed', () => {
    const { showing, places } = begin();
    const goes = { seat: 0, events: [{ kind: 'placed', cell: 'b1', by: 1 }] };
    showing.moved(moved(1, ['a1']));
    showing.moved(moved(2, ['b1'], goes));
    showing.player.skip();
    expect(places()).toEqual(['a1', 'b1']);
    const log = [moved(1, ['a1']), moved(2, ['b1'], goes)] as unknown as LogEntry[];
    expect(begin({ number: 2, log }).places()).toEqual(['a1', 'b1']);
  });

  test('of one step are found by its line', () => {
    const { showing } = begin();
    showing.moved(moved(1, ['a1', 'b1']));
    showing.player.skip();
    expect(showing.marksOf(1, 2)?.map((mark) => mark.places)).toEqual([['b1']]);
    expect(showing.marksOf(9, 1)).toBeNull();
    expect(showing.aboutOf(1, 2)).toEqual({ thing: 'tile:b1', seat: 1 });
    expect(showing.aboutOf(9, 1)).toBeNull();
  });

  test('are there for who comes back, and every line may be pointed at', () => {
    const log = [moved(1, ['a1']), moved(2, ['b1'], { seat: 0 }), moved(3, ['c1']), moved(4, ['d1'])] as unknown as LogEntry[];
    const { showing, places } = begin({ number: 4, log });
    expect(places()).toEqual(['c1', 'd1']);
    expect(showing.marksOf(1, 1)?.map((mark) => mark.places)).toEqual([['a1']]);
    showing.forget();
    expect(places()).toEqual([]);
  });

  test('of a time without a line are there afterwards', () => {
    const { showing, places } = begin();
    const log = [moved(1, ['a1']), moved(2, ['b1'])] as unknown as LogEntry[];
    showing.replace(table({ number: 2, log }));
    expect(places()).toEqual(['a1', 'b1']);
  });

  test('of who only looks are those of the seat that acts', () => {
    const { showing, places } = begin({ mine: [] });
    showing.moved(moved(1, ['a1']));
    showing.moved(moved(2, ['b1'], { seat: 0 }));
    showing.player.skip();
    expect(places()).toEqual(['b1']);
  });
});
